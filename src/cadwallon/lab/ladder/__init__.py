"""The ladder: how strong bots are against each other, from paired games."""
