"""What bots know of Small Islands."""
