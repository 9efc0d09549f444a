"""The tones of a buzzer's timeline, whoever wrote it down: the simulator or the lab."""

SHORTEST_US = 3_000  # pitch and loudness are two writes: what is between them is no tone
PAUSE_US = 200_000  # what follows a longer silence is another cue


def tones(changes):
    """(us, hz, duty) changes of one pin to [(hz, duty, length_us)], silences within a cue too."""
    heard = []
    for (us, hz, duty), (until, _, _) in zip(changes, changes[1:], strict=False):
        tone = (round(hz), round(duty, 3)) if hz and duty else (0, 0.0)
        if until - us < SHORTEST_US:
            continue
        if heard and heard[-1][:2] == tone:
            heard[-1] = (*tone, heard[-1][2] + until - us)
        else:
            heard.append((*tone, until - us))
    return [tone for tone in heard if tone[0] or tone[2] < PAUSE_US]
