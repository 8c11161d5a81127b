# SPDX-License-Identifier: GPL-3.0-or-later
"""Materials and light."""
import bpy
import numpy as np


def linear(colour):
    """An sRGB colour of 0..255 as Blender wants it."""
    v = np.asarray(colour) / 255
    return (*np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4), 1.0)


def picture(name, pixels, is_colour=True):
    """An array of colours (or of grey) as a picture of Blender's, held in memory."""
    if pixels.ndim == 2:
        pixels = np.repeat((pixels * 255)[..., None], 3, axis=2)
    rows, cols = pixels.shape[:2]
    image = bpy.data.images.new(name, cols, rows, alpha=False, is_data=not is_colour)
    full = np.ones((rows, cols, 4), np.float32)
    full[..., :3] = pixels[::-1] / 255
    image.pixels.foreach_set(full.ravel())
    image.pack()
    return image


def surface(name, colour=None, image=None, rough=0.5, shine=0.4, grain=0.0, grain_size=60.0, relief=None):
    """A material: one colour or a picture, how rough and shiny, and a fine grain or a relief picture."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    body = nodes["Principled BSDF"]
    body.inputs["Roughness"].default_value, body.inputs["Specular"].default_value = rough, shine
    if image is not None:
        texture = nodes.new("ShaderNodeTexImage")
        texture.image, texture.interpolation = image, "Cubic"
        links.new(texture.outputs["Color"], body.inputs["Base Color"])
    else:
        body.inputs["Base Color"].default_value = linear(colour)
    if grain or relief is not None:
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.01
        bump.inputs["Strength"].default_value = grain if relief is None else 0.5
        if relief is None:
            place, source = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise")
            source.inputs["Scale"].default_value, source.inputs["Detail"].default_value = grain_size, 3
            links.new(place.outputs["Object"], source.inputs["Vector"])
            links.new(source.outputs["Fac"], bump.inputs["Height"])
        else:
            source = nodes.new("ShaderNodeTexImage")
            source.image = relief
            links.new(source.outputs["Color"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], body.inputs["Normal"])
    return material


def area_light(name, place, size, energy, colour):
    """A rectangular light (a window, a bright wall) that faces the board."""
    from mathutils import Vector
    light = bpy.data.lights.new(name, "AREA")
    light.shape, (light.size, light.size_y), light.energy, light.color = "RECTANGLE", size, energy, colour
    thing = bpy.data.objects.new(name, light)
    thing.location = place
    thing.rotation_euler = (-Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)


def daylight():
    """Low afternoon sun through a window on the left, the blue of the sky and the room's walls."""
    area_light("window", (-13, 8, 11.5), (6.5, 5.0), 5200, (1.0, 0.87, 0.70))
    area_light("wall", (12, -9, 12), (10, 8), 900, (1.0, 0.93, 0.85))
    world = bpy.context.scene.world or bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.62, 0.74, 0.95, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.42
