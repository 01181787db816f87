"""Speed and memory of the game next to Catanatron, a well-known board game engine in pure Python."""
