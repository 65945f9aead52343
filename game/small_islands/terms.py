"""The words of Small Islands that its rules and its screens both list, each once and in the order they are told."""

RESOURCES = ("flower", "fruit", "leaf")
SYMBOLS = (*RESOURCES, "temple", "port")
