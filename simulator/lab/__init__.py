"""The lab: the official MicroPython image on an emulated chip, with the console's board around it.

Tests, tools and `python -m simulator --lab` use it. `lab.Lab` is the way in; `image.find_image`
says where the image is. Nothing of the console is written again here, and nothing is kept in
the repository.
"""
