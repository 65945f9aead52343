"""The workshop: a pack drawn, checked and tried while somebody writes it."""
