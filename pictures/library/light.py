"""Lamps and the camera."""

import math

import bpy
from mathutils import Vector


def aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def _lamp(kind, energy, colour):
    data = bpy.data.lights.new(kind, kind)
    data.energy, data.color = energy, colour
    made = bpy.data.objects.new(kind, data)
    bpy.context.collection.objects.link(made)
    return made


def area(at, target, size, watts, colour=(1, 1, 1), size_y=None, group=None, spread=None):
    """A softbox; spread in degrees narrows it; group names its light group for relighting."""
    made = _lamp('AREA', watts, colour)
    made.location = at
    aim(made, target)
    made.data.size = size
    if size_y:
        made.data.shape, made.data.size_y = 'RECTANGLE', size_y
    if spread:
        made.data.spread = math.radians(spread)
    if group:
        made.lightgroup = group
    return made


def point(at, watts, colour=(1, 1, 1), radius=0.3, group=None):
    made = _lamp('POINT', watts, colour)
    made.location = at
    made.data.shadow_soft_size = radius
    if group:
        made.lightgroup = group
    return made


def spot(at, target, watts, colour=(1, 1, 1), angle=45, blend=0.4, radius=0.2, group=None):
    made = _lamp('SPOT', watts, colour)
    made.location = at
    aim(made, target)
    made.data.spot_size, made.data.spot_blend, made.data.shadow_soft_size = math.radians(angle), blend, radius
    if group:
        made.lightgroup = group
    return made


def sun(direction, strength, colour=(1, 1, 1), angle=1.5, group=None):
    """direction is where the light goes to; angle in degrees softens its shadows."""
    made = _lamp('SUN', strength, colour)
    made.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    made.data.angle = math.radians(angle)
    if group:
        made.lightgroup = group
    return made


def camera(at, target, lens=50, fstop=None, focus=None, shift=(0, 0), roll=0.0, reach=20000):
    """lens in millimetres on 36 mm film; with an fstop it has a depth of field, focused on `focus` or the target."""
    data = bpy.data.cameras.new('Camera')
    made = bpy.data.objects.new('Camera', data)
    bpy.context.collection.objects.link(made)
    made.location = at
    aim(made, target)
    if roll:
        made.rotation_euler.rotate_axis('Z', math.radians(roll))
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = 0.01, reach
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop, data.dof.aperture_blades = fstop, 7
        data.dof.focus_distance = (Vector(focus if focus is not None else target) - made.location).length
    bpy.context.scene.camera = made
    return made
