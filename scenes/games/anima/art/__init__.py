"""Pictures of Anima: night, ink and ember. Drawn from plain values; nothing here knows the rules or the table."""
