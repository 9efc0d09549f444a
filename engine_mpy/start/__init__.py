"""What is around the game: keys held at power-on, news, crashes, safe mode. main.py calls it."""
