# SPDX-License-Identifier: GPL-3.0-or-later
"""The hand-held camera, and the label that follows from where it stood."""
import json
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import board_model as board

TILT, YAW, ROLL, DISTANCE = 22.0, 8.0, 1.0, 12.1
TARGET = (0.05, -0.42, 0.0)


def place_camera(width, height):
    """A telephone's lens (focal length three quarters of the long side), focused on the middle of the island."""
    data = bpy.data.cameras.new("telephone")
    data.sensor_width, data.lens = 36.0, 27.0
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, DISTANCE, 0.5
    camera = bpy.data.objects.new("telephone", data)
    tilt, yaw = math.radians(TILT), math.radians(YAW)
    from_target = Vector((math.sin(tilt) * math.sin(yaw), -math.sin(tilt) * math.cos(yaw), math.cos(tilt)))
    camera.location = Vector(TARGET) + DISTANCE * from_target
    look = (-from_target).to_track_quat("-Z", "Y").to_matrix()
    camera.rotation_euler = (look @ Matrix.Rotation(math.radians(ROLL), 3, "Z")).to_euler()
    bpy.context.collection.objects.link(camera)
    scene = bpy.context.scene
    scene.camera = camera
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.update()
    return camera


def board_to_image(camera, width, height, top):
    """The homography from the board plane (the printed face, at height `top`) to pixels, row by row."""
    focal = camera.data.lens / camera.data.sensor_width * max(width, height)
    inner = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1.0]])
    view = np.array(camera.matrix_world.inverted())[:3]
    view = np.diag([1, -1, -1]) @ view  # Blender looks along -z with y up, a picture along z with y down.
    plane = np.array([[1, 0, 0], [0, -1, 0], [0, 0, top], [0, 0, 1.0]])
    matrix = inner @ view @ plane
    return matrix / matrix[2, 2]


def label(name, camera, width, height, top, with_pieces):
    """What lies where in the picture, in the form of a reading."""
    hexes = {h: {"terrain": t, **({"number": n} if n else {})} for h, (t, n) in board.LAYOUT.items()}
    pieces = [{"piece": kind, "color": colour, "at": at}
              for colour, kinds in board.PIECES.items() for kind, places in kinds.items() for at in places]
    matrix = board_to_image(camera, width, height, top)
    down = (camera.matrix_world.to_3x3() @ Vector((0, 0, -1))).normalized()
    return {
        "image": name,
        "board_to_image": [round(float(v), 8) for v in matrix.ravel()],
        "hexes": hexes,
        "tokens": True,
        "robber": next(h for h, (t, _) in board.LAYOUT.items() if t == "desert"),
        "harbors": [{"at": at, "gives": gives} for at, gives in board.HARBORS],
        "pieces": pieces if with_pieces else [],
        "tilt": round(math.degrees(math.acos(-down.z)), 1),
        "source": "rendered by render_board.py",
        "licence": "GPL-3.0-or-later",
    }


def write_label(path, content):
    """One line for each hex and each piece, so that a difference can be read."""
    def line(value):
        return json.dumps(value)
    parts = []
    for key, value in content.items():
        if key == "hexes":
            value = "{\n" + ",\n".join(f'  "{h}": {line(v)}' for h, v in value.items()) + "\n }"
        elif key in ("pieces", "harbors") and value:
            value = "[\n" + ",\n".join(f"  {line(v)}" for v in value) + "\n ]"
        else:
            value = line(value)
        parts.append(f' "{key}": {value}')
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n")
