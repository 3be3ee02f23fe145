"""How minds play: a module for each rule set, named by its id, and one for all others."""
