# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes networks as .onnx files that OpenCV 4.6 reads.

usage: to_onnx.py FOLDER [NETWORK ...]

Writes NAME.onnx for each NAME.pt in FOLDER, or for the networks named: after a training on another machine, whose PyTorch may write
other layers than Debian's. The reader finds the layers of a network by their names (vision/networks/networks.h).
Needs python3-torch.
"""
import inspect
import pathlib
import sys

import torch


def export(net, file, pixels, outputs):
    """`pixels`: of a side of the network's square; `outputs`: their names, in the order of the network."""
    older = {"dynamo": False} if "dynamo" in inspect.signature(torch.onnx.export).parameters else {}
    torch.onnx.export(net.cpu().eval(), torch.zeros(1, 3, pixels, pixels, device="cpu"), str(file), opset_version=11, input_names=["crops"],
                      output_names=outputs, dynamic_axes={name: {0: "n"} for name in ["crops", *outputs]}, **older)


def networks():
    """{name: (a new network, pixels of a side, names of the outputs)}"""
    import dice_scenes
    import harbors
    import nets
    import piece_nets
    import ship_scenes
    import train_dice
    import train_harbors
    import train_ship
    from geometry import TERRAIN_PIXELS, TOKEN_PIXELS
    return {"tiles": (nets.TerrainNet(), TERRAIN_PIXELS, ["terrain", "where"]), "tokens": (nets.TokenNet(), TOKEN_PIXELS, ["number"]),
            **{name: (of(), piece_nets.SIZES[of.kinds[0]], list(of.outputs)) for name, of in piece_nets.NETWORKS.items()},
            "harbors": (train_harbors.HarborNet(), harbors.PIXELS, ["kind"]),
            "table": (train_ship.TableNet(), ship_scenes.PIXELS, ["track"]),
            "spaces": (train_ship.SpacesNet(), ship_scenes.NEAR_PIXELS, ["spaces"]),
            "dice": (train_dice.DiceNet(), dice_scenes.PIXELS, ["face", "kind", "where"])}


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder, of = pathlib.Path(sys.argv[1]), networks()
    for name in sys.argv[2:] or [name for name in of if (folder / f"{name}.pt").exists()]:
        net, pixels, outputs = of[name]
        net.load_state_dict(torch.load(folder / f"{name}.pt", map_location="cpu"))
        export(net, folder / f"{name}.onnx", pixels, outputs)
        print(folder / f"{name}.onnx")


if __name__ == "__main__":
    main()
