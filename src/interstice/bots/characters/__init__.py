"""The characters that people can play against: one file each."""
