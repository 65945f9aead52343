"""The texts of Small Islands."""
