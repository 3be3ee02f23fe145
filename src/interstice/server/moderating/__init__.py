"""Reports, those who read them, and what they do about them."""
