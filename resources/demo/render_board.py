# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders the project's own photograph of a board.

usage: blender -b -noaudio -P render_board.py -- [--pieces] [--width 2016] [--samples 48] [--out FOLDER]

Writes board.jpg (with --pieces board-pieces.jpg) and its label, the .json of the same name.
"""
import argparse
import math
import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import board_model as board  # noqa: E402
import camera as cam  # noqa: E402
import frame_art  # noqa: E402
import shapes  # noqa: E402
import small_art  # noqa: E402
from develop import develop  # noqa: E402
from surfaces import daylight, picture, surface  # noqa: E402

THICKNESS = 0.046
PAINT = {"red": (176, 22, 22), "blue": (22, 62, 152), "white": (232, 226, 212), "orange": (238, 116, 20)}


def arguments():
    parser = argparse.ArgumentParser(prog="render_board.py")
    parser.add_argument("--pieces", action="store_true", help="with the pieces of a game's start")
    parser.add_argument("--width", type=int, default=2016)
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--out", type=pathlib.Path, default=HERE)
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])


def lay_board(rng):
    """Frame, tiles, number tokens and the robber; every part lies a little off, as by hand."""
    art = picture("board", frame_art.board_art(rng))
    printed = surface("print", image=art, rough=0.46, shine=0.32, grain=0.22, grain_size=38)
    edge = surface("cardboard", (186, 168, 132), rough=0.9, shine=0.1)
    outer = [(board.FRAME_RADIUS * math.cos(math.radians(60 * k)), board.FRAME_RADIUS * math.sin(math.radians(60 * k))) for k in range(6)]
    inner = [(x * 1.004, -y * 1.004) for x, y in board.coast()]
    shapes.frame("frame", outer, inner, THICKNESS, frame_art.REACH, [printed, edge])
    ring = [(x * 0.987, -y * 0.987) for x, y in board.CORNERS]
    for name, (x, y) in board.hex_centres().items():
        tile = shapes.plate(name, ring, THICKNESS, frame_art.REACH, [printed, edge], offset=(x, -y))
        tile.location = (x + rng.normal(0, 0.003), -y + rng.normal(0, 0.003), 0.002 + abs(rng.normal(0, 0.002)))
        tile.rotation_euler = (rng.normal(0, 0.0022), rng.normal(0, 0.0022), rng.normal(0, 0.003))
        terrain, number = board.LAYOUT[name]
        if number:
            lay_token(rng, name, number, x, y, edge)
        else:
            pawn = shapes.lathe("robber", shapes.ROBBER, surface("grey", (112, 112, 110), rough=0.38, grain=0.06, grain_size=12))
            pawn.location = (x + 0.05, -y - 0.03, THICKNESS + 0.004)


def lay_token(rng, name, number, x, y, edge):
    radius = small_art.TOKEN_RADIUS
    face = picture(f"token-{name}", small_art.token(number, rng))
    ring = [(radius * math.cos(math.tau * k / 72), radius * math.sin(math.tau * k / 72)) for k in range(72)]
    token = shapes.plate(f"token-{name}", ring, 0.04, radius, [surface(f"token-{name}", image=face, rough=0.55, shine=0.25, grain=0.15), edge])
    token.location = (x + rng.normal(0, 0.025), -y + rng.normal(0, 0.025), THICKNESS + 0.005)
    token.rotation_euler = (0, 0, rng.normal(0, math.radians(11)))


def lay_table(rng):
    reach = 13.0
    colours, height = small_art.table(3600, rng)
    wood = surface("wood", image=picture("wood", colours), rough=0.44, shine=0.35, relief=picture("wood grain", height, is_colour=False))
    ring = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
    table = shapes.plate("table", ring, 0.5, reach, [wood, wood])
    table.location, table.rotation_euler = (0.3, -0.6, -0.5), (0, 0, math.radians(-3))


def wooden(kind, colour, paints):
    return shapes.bar(f"{kind}-{colour}", *shapes.WOODEN[kind], paints[colour])


def lay_supplies(rng, paints):
    """Each player's pieces in a loose heap at a corner of the frame, and two dice."""
    corners = {"red": (-6.3, 4.35), "blue": (6.35, 4.3), "white": (-5.75, -4.3), "orange": (5.85, -4.35)}
    for colour, (x, y) in corners.items():
        taken = []
        for kind in ["road"] * 9 + ["settlement"] * 4 + ["city"] * 3:
            for _ in range(300):
                px, py = x + rng.normal(0, 0.62), y + rng.normal(0, 0.5)
                clear = all(math.dist((px, py), t) > 0.46 for t in taken)
                if clear and abs(py) * 0.5 + abs(px) * 0.866 > 5.35 and max(abs(py), abs(px) * 0.866 + abs(py) * 0.5) > 5.45:
                    break
            else:
                continue
            taken.append((px, py))
            piece = wooden(kind, colour, paints)
            fallen = kind != "road" and rng.random() < 0.4
            piece.location = (px, py, 0.11 if fallen else 0.0)
            piece.rotation_euler = (math.pi / 2 if fallen else 0, 0, rng.uniform(0, math.tau))
    ink = surface("pip", (24, 22, 22), rough=0.5)
    ivory = surface("pip-light", (240, 236, 224), rough=0.4)
    for name, colour, pips, place, turn in (("red-die", (172, 20, 22), ivory, (-6.55, 1.75), 0.5), ("yellow-die", (232, 178, 30), ink, (-6.1, 1.2), -0.3)):
        die = shapes.die(name, 0.35, surface(name, colour, rough=0.25, shine=0.5), pips)
        die.location, die.rotation_euler = (*place, 0.0), (0, 0, turn)


def lay_pieces(rng, paints):
    """The players' first buildings and roads."""
    spots, ways = board.intersections(), board.paths()
    for colour, kinds in board.PIECES.items():
        for kind, places in kinds.items():
            for at in places:
                if kind == "road":
                    (ax, ay), (bx, by) = ways[at][0]
                    x, y, turn = (ax + bx) / 2, (ay + by) / 2, math.atan2(-(by - ay), bx - ax)
                    turn += rng.normal(0, 0.05)
                else:
                    (x, y), turn = spots[at], rng.uniform(-0.6, 0.6)
                piece = wooden(kind, colour, paints)
                piece.location = (x + rng.normal(0, 0.012), -y + rng.normal(0, 0.012), THICKNESS + 0.004)
                piece.rotation_euler = (0, 0, turn)


def render(width, height, samples):
    """The light that reaches the sensor, as rows of linear colours."""
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = "CYCLES", "CPU"
    scene.cycles.samples, scene.cycles.use_denoising, scene.cycles.max_bounces = samples, False, 4
    scene.cycles.sample_clamp_indirect = 4.0
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "OPEN_EXR"
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = str(pathlib.Path(folder) / "light.exr")
        bpy.ops.render.render(write_still=True)
        shot = bpy.data.images.load(scene.render.filepath)
        values = np.empty(width * height * 4, np.float32)
        shot.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[::-1, :, :3].astype(np.float64)


def main():
    options = arguments()
    board.check()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rng = np.random.default_rng(2024)
    lay_board(rng)
    lay_table(rng)
    paints = {c: surface(f"paint-{c}", v, rough=0.36, shine=0.42, grain=0.05, grain_size=14) for c, v in PAINT.items()}
    lay_supplies(rng, paints)
    if options.pieces:
        lay_pieces(rng, paints)
    daylight()
    width, height = options.width, options.width * 3 // 4
    camera = cam.place_camera(width, height)
    name = "board-pieces" if options.pieces else "board"
    options.out.mkdir(parents=True, exist_ok=True)
    cam.write_label(options.out / f"{name}.json",
                    cam.label(f"{name}.jpg", camera, width, height, THICKNESS + 0.004, options.pieces))
    develop(render(width, height, options.samples), options.out / f"{name}.jpg", rng)


main()
