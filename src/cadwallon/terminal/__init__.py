"""The game in a terminal: board, panels, sentences, and the loop that asks the people at the keyboard."""
