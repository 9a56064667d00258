"""Lets solid pieces fall and come to rest, by Blender's rigid bodies."""

import bpy


def settle(pieces, floors, frames=300, friction=0.6, rolling=0.5, margin=0.006, air=0.9):
    """Drops `pieces` on `floors`: every piece gets the matrix it comes to rest at. Pieces collide as their convex hulls;
    rolling (0..1) is how soon they stop turning, margin the gap that contacts keep,
    air (0..1) how much it brakes their fall: a fast fall scatters them. They must not touch at the start."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 8, 20
    world.point_cache.frame_end = frames
    for made in [*pieces, *floors]:
        bpy.context.view_layer.objects.active = made
        bpy.ops.rigidbody.object_add()
        body = made.rigid_body
        body.type = 'PASSIVE' if made in floors else 'ACTIVE'
        body.collision_shape = 'MESH' if made in floors else 'CONVEX_HULL'
        body.friction, body.restitution = friction, 0.05
        body.use_margin, body.collision_margin = True, margin
        body.linear_damping, body.angular_damping = air, rolling
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    resting = [made.evaluated_get(graph).matrix_world.copy() for made in pieces]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for made, matrix in zip(pieces, resting):
        made.matrix_world = matrix
    return resting
