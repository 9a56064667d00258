"""Shader nodes written as expressions."""

import bpy


class Nodes:
    """Makes nodes in one tree: `nodes('ShaderNodeTexNoise', i_Scale=3.)` sets an input, other names set properties."""

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            if not key.startswith('i_'):
                setattr(node, key, value)
                continue
            name = key[2:]
            self.give(node.inputs[int(name) if name.isdigit() else name.replace('_', ' ')], value)
        return node

    def give(self, socket, value):
        """Links a socket or sets its value; a colour of three gets its alpha."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA' and not isinstance(value, (int, float)) and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def link(self, source, target):
        self.tree.links.new(source, target)

    def math(self, operation, first, second=None, third=None):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for place, value in enumerate((first, second, third)):
            if value is not None:
                self.give(node.inputs[place], value)
        return node.outputs[0]

    def vector(self, operation, first, second=None, output=0):
        node = self.tree.nodes.new('ShaderNodeVectorMath')
        node.operation = operation
        self.give(node.inputs[0], first)
        if second is not None:
            self.give(node.inputs[1], second)
        return node.outputs[output]

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """stops: (place, grey or colour)."""
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            element.color = (colour, colour, colour, 1) if isinstance(colour, (int, float)) else (*colour[:3], 1)
        self.tree.links.new(factor, node.inputs[0])
        return node.outputs[0]

    def mix(self, factor, first, second, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        for place, value in enumerate((factor, first, second)):
            self.give(node.inputs[place], value)
        return node.outputs[0]

    def noise(self, coordinates, scale, detail=4.0, roughness=0.6):
        return self('ShaderNodeTexNoise', i_Vector=coordinates, i_Scale=scale, i_Detail=detail, i_Roughness=roughness).outputs['Fac']

    def rings(self, coordinates, centre, step):
        """The marks a turning or sawing tool leaves round `centre`."""
        away = self.math('MULTIPLY', self.vector('DISTANCE', coordinates, centre, output='Value'), step)
        return self('ShaderNodeTexNoise', i_W=away, i_Scale=1.0, i_Detail=4.0, i_Roughness=0.75, noise_dimensions='1D').outputs['Fac']

    def coordinates(self, kind='Object'):
        return self('ShaderNodeTexCoord').outputs[kind]


def material(name):
    """A new material: itself, its nodes, its output."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.node_tree.nodes.clear()
    nodes = Nodes(made.node_tree)
    return made, nodes, nodes('ShaderNodeOutputMaterial')
