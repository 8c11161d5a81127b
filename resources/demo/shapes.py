# SPDX-License-Identifier: GPL-3.0-or-later
"""Meshes: printed cardboard, tokens, wooden pieces. Blender's axes: x east, y north, z up; side of a hex = 1."""
import math

import bmesh
import bpy


def finish(name, bm, materials, bevel=0.0, smooth=False):
    """Turns a bmesh into an object of the scene."""
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for material in materials:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if bevel:
        rounding = thing.modifiers.new("rounding", "BEVEL")
        rounding.width, rounding.segments, rounding.limit_method = bevel, 2, "ANGLE"
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    return thing


def lay_picture(bm, half, offset=(0.0, 0.0)):
    """Lays a square picture that reaches `half` to each side over the mesh, seen from above."""
    layer = bm.loops.layers.uv.new("picture")
    for face in bm.faces:
        for loop in face.loops:
            x, y = loop.vert.co.x + offset[0], loop.vert.co.y + offset[1]
            loop[layer].uv = ((x + half) / (2 * half), (y + half) / (2 * half))


def plate(name, ring, thickness, half, materials, offset=(0.0, 0.0), rounding=0.012):
    """Die-cut cardboard: the printed top (first material) turns over a rounded rim, below is bare board (second)."""
    bm = bmesh.new()
    size = sum(math.hypot(*p) for p in ring) / len(ring)
    levels = [(1.0, 0.0), (1.0, thickness - rounding), (1 - 0.35 * rounding / size, thickness - 0.35 * rounding),
              (1 - rounding / size, thickness)]
    rings = [[bm.verts.new((x * k, y * k, z)) for x, y in ring] for k, z in levels]
    count = len(ring)
    for level, (low, high) in enumerate(zip(rings, rings[1:])):
        for i in range(count):
            face = bm.faces.new((low[i], low[(i + 1) % count], high[(i + 1) % count], high[i]))
            face.material_index = 1 if level == 0 else 0
    bm.faces.new(rings[-1])
    lay_picture(bm, half, offset)
    return finish(name, bm, materials, smooth=True)


def frame(name, outer, inner, thickness, half, materials):
    """A plate with a hole."""
    bm = bmesh.new()
    for ring in (outer, inner):
        verts = [bm.verts.new((x, y, thickness)) for x, y in ring]
        for a, b in zip(verts, verts[1:] + verts[:1]):
            bm.edges.new((a, b))
    bmesh.ops.triangle_fill(bm, use_beauty=True, use_dissolve=False, edges=bm.edges[:])
    top = bm.faces[:]
    grown = bmesh.ops.extrude_face_region(bm, geom=top, use_keep_orig=True)
    for vert in (v for v in grown["geom"] if isinstance(v, bmesh.types.BMVert)):
        vert.co.z = 0
    bm.normal_update()
    for face in bm.faces:
        face.material_index = 1 if abs(face.normal.z) < 0.5 else 0
    lay_picture(bm, half)
    return finish(name, bm, materials, bevel=0.01)


def lathe(name, profile, material, steps=56):
    """A turned piece from (radius, height) pairs."""
    bm = bmesh.new()
    rings = [[bm.verts.new((r * math.cos(math.tau * k / steps), r * math.sin(math.tau * k / steps), z)) for k in range(steps)]
             for r, z in profile]
    for low, high in zip(rings, rings[1:]):
        for k in range(steps):
            bm.faces.new((low[k], low[(k + 1) % steps], high[(k + 1) % steps], high[k]))
    bm.faces.new(rings[-1])
    bm.faces.new(rings[0])
    return finish(name, bm, [material], smooth=True)


def bar(name, outline, depth, material, bevel=0.012):
    """A wooden piece: an outline in x and z, as deep as given in y."""
    bm = bmesh.new()
    front = [bm.verts.new((x, -depth / 2, z)) for x, z in outline]
    back = [bm.verts.new((x, depth / 2, z)) for x, z in outline]
    bm.faces.new(front)
    bm.faces.new(back)
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        bm.faces.new((front[i], front[j], back[j], back[i]))
    return finish(name, bm, [material], bevel=bevel, smooth=True)


# Outlines of the wooden pieces in sides of a hex, the foot at height 0.
ROAD = ([(-0.275, 0), (0.275, 0), (0.275, 0.11), (-0.275, 0.11)], 0.11)
SETTLEMENT = ([(-0.15, 0), (0.15, 0), (0.15, 0.14), (0, 0.25), (-0.15, 0.14)], 0.22)
CITY = ([(-0.205, 0), (0.205, 0), (0.205, 0.2), (0.0, 0.2), (0.0, 0.3), (-0.1025, 0.41), (-0.205, 0.3)], 0.22)
WOODEN = {"road": ROAD, "settlement": SETTLEMENT, "city": CITY}
ROBBER = [(0.165, 0.0), (0.172, 0.015), (0.172, 0.05), (0.15, 0.075), (0.125, 0.10), (0.118, 0.16), (0.125, 0.24),
          (0.122, 0.31), (0.10, 0.38), (0.072, 0.42), (0.066, 0.44), (0.09, 0.465), (0.108, 0.50), (0.112, 0.54),
          (0.104, 0.58), (0.082, 0.615), (0.05, 0.637), (0.018, 0.645)]


def die(name, size, body, ink):
    """A die with its pips as flat round inlays on the three sides that are seen."""
    h = size / 2
    cube = bar(name, [(-h, 0), (h, 0), (h, size), (-h, size)], size, body, bevel=size * 0.12)
    s = size * 0.25
    faces = {"z": [(-s, -s), (0, 0), (s, s)], "y": [(-s, -s), (s, s), (-s, s), (s, -s)], "x": [(-s, 0.0), (s, 0.0)]}
    for axis, spots in faces.items():
        for u, v in spots:
            bm = bmesh.new()
            bmesh.ops.create_cone(bm, cap_ends=True, segments=20, radius1=size * 0.095, radius2=size * 0.095, depth=0.004)
            pip = finish(name + "-pip", bm, [ink])
            pip.parent = cube
            if axis == "z":
                pip.location = (u, v, size)
            elif axis == "y":
                pip.location, pip.rotation_euler = (u, -h, h + v), (math.pi / 2, 0, 0)
            else:
                pip.location, pip.rotation_euler = (h, u, h + v), (0, math.pi / 2, 0)
    return cube
