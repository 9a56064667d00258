"""Sections of extruded aluminium, drawn in millimetres."""

from shapes import Build


def rectangle(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


# Walls of each section as rectangles in millimetres; walls meet, none crosses another.
def box_tube(w, h, t):
    return [(0, 0, w, t), (0, h - t, w, h), (0, t, t, h - t), (w - t, t, w, h - t)]


def slot_profile(s, t=6):
    """Four T-slots: lips, corner posts, a hollow core on diagonal webs."""
    lips = [(0, 0, s * 0.38, t), (s * 0.62, 0, s, t), (0, s - t, s * 0.38, s), (s * 0.62, s - t, s, s)]
    sides = [(0, t, t, s * 0.38), (0, s * 0.62, t, s - t), (s - t, t, s, s * 0.38), (s - t, s * 0.62, s, s - t)]
    near, far = s * 0.34, s * 0.66
    core = [(near, near, far, near + 5), (near, far - 5, far, far), (near, near + 5, near + 5, far - 5), (far - 5, near + 5, far, far - 5)]
    web = [(t, t), (t + 5, t), (near, near - 5), (near, near), (near - 5, near), (t, t + 5)]
    return lips + sides + core + [[(s - x if right else x, s - z if up else z) for x, z in web] for right in (0, 1) for up in (0, 1)]


def heat_sink(w, h):
    return [(0, 0, w, 7)] + [(k * w / 8 - 1.8 + w / 16, 7, k * w / 8 + 1.8 + w / 16, h) for k in range(8)]


SECTIONS = [
    (60, 60, box_tube(60, 60, 4)), (100, 50, box_tube(100, 50, 4)), (80, 80, box_tube(80, 80, 3) + [(38.5, 3, 41.5, 77)]),
    (80, 80, slot_profile(80)), (90, 46, heat_sink(90, 46)), (70, 70, [(0, 0, 70, 6), (0, 6, 6, 70)]),
    (80, 60, [(0, 0, 80, 5), (37.5, 5, 42.5, 55), (0, 55, 80, 60)]), (90, 60, box_tube(90, 60, 2.6) + [(28, 2.6, 30.6, 57.4), (60, 2.6, 62.6, 57.4)]),
    (76, 40, [(0, 0, 4, 40), (72, 0, 76, 40), (4, 0, 72, 4)]),
]


def section(number, walls, metal, cut, length):
    """An extruded piece from y = 0 on, hidden; `cut` is its front face."""
    build = Build()
    for wall in walls:
        corners = [(x / 1000, z / 1000) for x, z in (wall if isinstance(wall, list) else rectangle(*wall))]
        count = len(corners)
        points = [(x, y, z) for y in (0, length) for x, z in corners]
        build.add(points, [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)], metal)
        build.add(points[:count], [tuple(range(count))], cut)
    made = build.done(f'section {number}')
    made.hide_render = True
    return made
