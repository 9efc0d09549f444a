"""Bitmap fonts, made by `python -m tools.fonts`; import the modules of this package one by one.

small 8 px, text 10 px, big 13 px bold, face 14 px bold (card ranks), huge 22 px (one card fills
the screen). A font module holds HEIGHT and DATA. DATA: height, pages a column, gap between two
characters, first code, last code; then for each code and one more the number of its first column
(2 bytes, low byte first); then the columns, low byte on top, bit 0 on top. A code without columns
draws nothing. Codes are ISO 8859-15: Latin-1 with oe, OE, Y with diaeresis and the euro sign.
"""
