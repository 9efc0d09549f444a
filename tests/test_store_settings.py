"""Settings and the last set-up: ranges, defaults, files of older and newer consoles."""

from engine_mpy.match import match
from engine_mpy.store import settings as fields
from engine_mpy.store import setup
from engine_mpy.store.savefile import NO_MESSAGE, Store
from engine_mpy.store.settings import Settings
from engine_mpy.store.setup import LastSetup


def test_defaults_are_french_audible_and_in_range():
    settings = Settings()
    assert settings.language == 0
    assert settings.volume > 0 and settings.vibration > 0
    assert settings.cue_speed == 100
    assert not settings.flip and not settings.inverse
    assert all(settings.get(f) <= fields.HIGHEST[f] for f in range(fields.FIELDS))
    assert len(fields.HIGHEST) == len(fields.DEFAULT) == fields.FIELDS
    assert len(fields.SPEEDS) == fields.HIGHEST[fields.CUE_SPEED] + 1


def test_every_field_keeps_every_value(tmp_path):
    store = Store(str(tmp_path))
    for field in range(fields.FIELDS):
        for value in range(fields.HIGHEST[field] + 1):
            settings = Settings()
            settings.set(field, value)
            assert settings.save(store)
            again = Settings()
            again.load(store)
            assert again.get(field) == value
            assert again.value == settings.value


def test_values_out_of_range_come_to_the_nearest():
    settings = Settings()
    for field in range(fields.FIELDS):
        settings.set(field, 300)
        assert settings.get(field) == fields.HIGHEST[field]
        assert not settings.change(field, 1)
        settings.set(field, -1)
        assert settings.get(field) == 0
        assert not settings.change(field, -1)
        assert settings.change(field, 1)


def test_file_of_strange_values_is_brought_into_range(tmp_path):
    store = Store(str(tmp_path))
    assert store.save(fields.NAME, bytes([255] * fields.FIELDS), fields.FIELDS)
    settings = Settings()
    settings.load(store)
    assert bytes(settings.value[: fields.FIELDS]) == fields.HIGHEST
    assert store.message == NO_MESSAGE


def test_shorter_file_leaves_the_rest_at_its_default(tmp_path):
    store = Store(str(tmp_path))
    assert store.save(fields.NAME, b"\1\2", 2)
    settings = Settings()
    settings.set(fields.CONTRAST, 9)
    settings.load(store)
    assert bytes(settings.value[: fields.FIELDS]) == b"\1\2" + fields.DEFAULT[2:]


def test_settings_of_a_later_console_are_kept(tmp_path):
    store = Store(str(tmp_path))
    assert store.save(fields.NAME, bytes(fields.DEFAULT) + b"\7\x08", fields.FIELDS + 2)
    settings = Settings()
    settings.load(store)
    settings.set(fields.LANGUAGE, 1)
    assert settings.save(store)
    into = bytearray(40)
    assert store.load(fields.NAME, into) == fields.FIELDS + 2
    assert into[fields.FIELDS : fields.FIELDS + 2] == b"\7\x08" and into[fields.LANGUAGE] == 1


def test_damaged_file_gives_the_defaults(tmp_path):
    (tmp_path / "settings.a").write_bytes(b"rubbish")
    store = Store(str(tmp_path))
    settings = Settings()
    settings.set(fields.VOLUME, 0)
    settings.load(store)
    assert bytes(settings.value[: fields.FIELDS]) == fields.DEFAULT
    assert store.message != NO_MESSAGE
    assert settings.save(store)


def test_mute_silences_the_buzzer_and_not_the_motor():
    settings = Settings()
    settings.set(fields.VOLUME, 7)
    settings.set(fields.MUTE, 1)
    assert settings.volume == 0 and settings.vibration > 0
    settings.set(fields.MUTE, 0)
    assert settings.volume == 7


def test_contrast_for_the_panel():
    settings = Settings()
    seen = []
    for level in range(10):
        settings.set(fields.CONTRAST, level)
        seen.append(settings.contrast)
    assert seen == sorted(set(seen)) and seen[0] > 0 and seen[-1] <= 255


def test_last_setup_is_kept_a_game(tmp_path):
    store = Store(str(tmp_path))
    last = LastSetup()
    last.load(store)
    assert last.key() == 0 and last.seats(3) == 0
    last.keep(3, 0x1234, 4, bytes((0, 1, 2, 3, 3, 3)))
    last.keep(1, 2, 1, b"\0")
    last.names[10:16] = b"Jos\xe9e\0"
    assert last.save(store)
    again = LastSetup()
    again.load(Store(str(tmp_path)))
    assert again.key() == 1
    assert (again.seats(3), again.options(3)) == (4, 0x1234)
    assert [again.kind(3, seat) for seat in range(6)] == [0, 1, 2, 3, 0, 0]
    assert (again.seats(1), again.options(1), again.seats(2)) == (1, 2, 0)
    assert again.names[10:15] == b"Jos\xe9e"


def test_setup_of_another_size_is_none(tmp_path):
    store = Store(str(tmp_path))
    assert store.save(setup.NAME, b"\1\1\1", 3)
    last = LastSetup()
    last.load(store)
    assert last.key() == 0


def test_names_are_as_long_as_in_a_match():
    assert setup.NAME_BYTES == match.NAME_BYTES and setup.MAX_SEATS == match.MAX_SEATS


def test_the_count_goes_on_after_a_cut(tmp_path):
    store = Store(str(tmp_path))
    settings = Settings()
    assert [settings.next_count(store) for _ in range(3)] == [0, 1, 2]
    again = Settings()
    again.load(Store(str(tmp_path)))
    assert again.next_count(store) == 3


def test_the_count_begins_anew_after_65535():
    settings = Settings()
    settings.value[fields.COUNT] = settings.value[fields.COUNT + 1] = 255
    store = Store("/nowhere/at/all")  # nothing can be written; the count goes on in memory
    assert settings.next_count(store) == 65535
    assert settings.next_count(store) == 0
