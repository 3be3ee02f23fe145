"""What belongs to a person: everything that is stored about them, as one file for them, and how it is erased."""
