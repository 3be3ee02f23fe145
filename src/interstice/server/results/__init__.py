"""What people have played: how they did, what they know, and how hard each card is."""
