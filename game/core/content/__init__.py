"""Files in: strict YAML, guarded maps, packs."""
