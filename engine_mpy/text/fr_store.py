"""Texts of texts_store.toml, fr, made by tools.texts."""

BOOK = 1
TEXTS = (
    b"Une sauvegarde ab\xeem\xe9e a \xe9t\xe9 mise de c\xf4t\xe9.",  # SAVE_DAMAGED
    b"Une sauvegarde ab\xeem\xe9e a \xe9t\xe9 mise de c\xf4t\xe9. L'autre copie est reprise.",  # SAVE_OTHER_COPY
    b"Un fichier inconnu tenait la place d'une sauvegarde\xa0: il a \xe9t\xe9 mis de c\xf4t\xe9.",  # SAVE_FOREIGN
    b"La partie enregistr\xe9e ne suit pas les r\xe8gles\xa0: elle a \xe9t\xe9 mise de c\xf4t\xe9.",  # SAVE_IMPOSSIBLE
    b"Sauvegarde d'une console plus r\xe9cente\xa0: gard\xe9e telle quelle. Mettez celle-ci \xe0 jour.",  # SAVE_FUTURE
    b"Une sauvegarde ne peut pas \xeatre lue. \xc9teignez et rallumez la console.",  # SAVE_UNREADABLE
    b"M\xe9moire pleine, rien n'est enregistr\xe9\xa0: supprimez des fichiers. La partie continue.",  # SAVE_FULL
    b"M\xe9moire prot\xe9g\xe9e, rien n'est enregistr\xe9\xa0: autorisez l'\xe9criture. La partie continue.",  # SAVE_READ_ONLY
    b"L'enregistrement a \xe9chou\xe9. La partie continue\xa0; il sera essay\xe9 de nouveau.",  # SAVE_FAILED
)
