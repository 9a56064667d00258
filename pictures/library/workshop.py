"""What lies and hangs in a training workshop: vices, files, helmets, a board of tools."""

import math

from mathutils import Vector

from shapes import Build


def slab(build, profile, width, made, x=0.0):
    """A side view (y, z), cut out `width` thick."""
    count = len(profile)
    points = [(x + side * width / 2, y, z) for side in (-1, 1) for y, z in profile]
    build.add(points, [tuple(range(count))[::-1], tuple(range(count, 2 * count))] + [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)], made)


def vice(paint, worn, bright, opening=0.03, handle=0.2):
    """A bench vice on a swivel foot, jaws towards -y; opening in metres, handle: how far its bar is turned."""
    made = Build()
    made.tube((0, 0.03, 0), (0, 0.03, 0.018), 0.105, paint, sides=48)
    made.tube((0, 0.03, 0.018), (0, 0.03, 0.034), 0.1, paint, end_radius=0.07, sides=48)
    made.tube((0, 0.03, 0.034), (0, 0.03, 0.075), 0.064, paint, end_radius=0.056, sides=40)
    for k in range(3):
        a = 0.5 + k * 2.1
        made.tube((0.087 * math.cos(a), 0.03 + 0.087 * math.sin(a), 0.015), (0.087 * math.cos(a), 0.03 + 0.087 * math.sin(a), 0.033), 0.011, worn, sides=6)
    slab(made, [(-0.05, 0.07), (0.09, 0.066), (0.13, 0.075), (0.158, 0.1), (0.168, 0.14), (0.163, 0.178), (0.15, 0.184), (0.118, 0.184), (0.106, 0.2), (0.098, 0.218), (0.05, 0.218), (0.042, 0.17), (-0.05, 0.158)], 0.094, paint)
    slab(made, [(0.046, 0.16), (0.07, 0.158), (0.1, 0.176), (0.102, 0.21), (0.094, 0.221), (0.046, 0.221)], 0.142, paint)
    made.box((0, 0.041, 0.2), (0.14, 0.011, 0.036), worn)
    front = 0.034 - opening
    made.box((0, (front - 0.06) / 2 + 0.03, 0.118), (0.062, 0.2, 0.062), worn)
    slab(made, [(front - 0.006, 0.218), (front - 0.004, 0.16), (front - 0.02, 0.078), (front - 0.062, 0.072), (front - 0.094, 0.082), (front - 0.104, 0.12), (front - 0.096, 0.156), (front - 0.066, 0.19), (front - 0.056, 0.212), (front - 0.05, 0.218)], 0.094, paint)
    slab(made, [(front - 0.006, 0.221), (front - 0.006, 0.16), (front - 0.03, 0.156), (front - 0.06, 0.178), (front - 0.062, 0.21), (front - 0.054, 0.221)], 0.142, paint)
    made.box((0, front - 0.001, 0.2), (0.14, 0.011, 0.036), worn)
    made.tube((0, front - 0.1, 0.118), (0, front - 0.118, 0.118), 0.034, worn, end_radius=0.03, sides=32)
    made.tube((0, front - 0.118, 0.118), (0, front - 0.15, 0.118), 0.014, bright, sides=24)
    made.tube((0, front - 0.145, 0.118), (0, front - 0.185, 0.118), 0.023, worn, sides=28)
    bar = Vector((math.cos(handle), 0, math.sin(handle)))
    hub = Vector((0, front - 0.166, 0.118)) + bar * 0.03
    made.tube(hub - bar * 0.11, hub + bar * 0.11, 0.0075, bright, sides=16)
    for end in (-0.11, 0.11):
        made.tube(hub + bar * (end - 0.009), hub + bar * (end + 0.009), 0.0125, bright, sides=20)
    done = made.done('vice', bevel=0.008, link=False)
    done.modifiers[0].segments = 3
    return done


def helmet(shell, inside):
    """A dome with two low ridges, brim and band; the open side looks along -z."""
    made, around, up = Build(), 72, 24
    corners = []
    for i in range(up + 1):
        t = math.pi / 2 * i / up
        wide, high = math.cos(t) ** 0.94, math.sin(t)
        for k in range(around):
            a = 2 * math.pi * k / around
            off = abs(math.sin(a)) * wide
            ridge = 1 + 0.009 * math.exp(-(((off - 0.3) / 0.08) ** 2)) * math.sin(t) ** 0.6
            corners.append((0.138 * ridge * wide * math.cos(a), 0.112 * ridge * wide * math.sin(a), 0.124 * ridge * high))
    faces = [(i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k) for i in range(up) for k in range(around)]
    made.add(corners, faces, shell, True)
    rim = [(0.138 * math.cos(a), 0.112 * math.sin(a), 0.0) for a in (2 * math.pi * k / around for k in range(around))]
    brim = [(x * (1.07 + 0.26 * max(0, x / 0.138) ** 2), y * 1.08, -0.012 - 0.016 * max(0, x / 0.138) ** 2) for x, y, z in rim]
    made.add(rim + brim, [(k, (k + 1) % around, around + (k + 1) % around, around + k) for k in range(around)], shell, True)
    for k in range(around):
        made.tube(brim[k], brim[(k + 1) % around], 0.003, shell, sides=8, caps=False)
    made.tube((0, 0, -0.004), (0, 0, -0.03), 0.1, inside, sides=36, caps=False)
    return made.done('helmet', link=False)


def tool_board(end, back, steel, worn, handle, red, blue):
    """Rows of spanners, hammers, screwdrivers and pliers on a board at x = end, facing -x."""
    board = Build()
    board.box((end, 0.6, 2.2), (0.04, 5.2, 1.5), back)
    for k in range(22):
        y, size = -1.75 + k * 0.105, 0.14 + 0.012 * k
        board.box((end - 0.04, y, 2.72 - size / 2), (0.008, 0.016 + 0.0006 * k, size), steel)
        for z in (2.72, 2.72 - size):
            board.tube((end - 0.035, y, z), (end - 0.046, y, z), 0.016 + 0.0007 * k, steel, sides=14)
    for k in range(9):
        y = 0.95 + k * 0.22
        board.tube((end - 0.05, y, 2.7), (end - 0.05, y, 2.42), 0.014, handle, sides=10)
        board.box((end - 0.05, y, 2.73), (0.03, 0.11, 0.034), worn)
    for k in range(26):
        y = -1.8 + k * 0.1
        board.tube((end - 0.05, y, 2.12), (end - 0.05, y, 2.02), 0.014, red if k % 3 else blue, sides=10)
        board.tube((end - 0.05, y, 2.02), (end - 0.05, y, 1.86 + 0.02 * (k % 4)), 0.004, steel, sides=8)
    for k in range(12):
        y = 1.0 + k * 0.17
        for side in (-1, 1):
            board.tube((end - 0.05, y, 2.1), (end - 0.05, y + side * 0.03, 1.95), 0.009, red if k % 2 else blue, sides=8)
            board.tube((end - 0.05, y, 2.1), (end - 0.05, y + side * 0.007, 2.17), 0.007, steel, sides=8)
    return board.done('tool board', bevel=0.002)
