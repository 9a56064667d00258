"""The house colours, as linear light. Pictures take their colours from here and from nothing else where they can."""


def linear(code):
    """'#rrggbb' (sRGB) as three linear values, 0..1."""
    channels = [int(code.lstrip('#')[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


AMBER = linear('#f0a045')
COPPER = linear('#c8733a')
ICE = linear('#bcd6e0')
