"""The minds of the bots that come with the game: what they see in a position, how they plan, how far they search."""
