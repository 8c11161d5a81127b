# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the two networks that read the barbarians' track: table.onnx locates it beside the board, spaces.onnx reads its spaces.

usage: train_ship.py PHOTOGRAPHS --out FOLDER [--leave PLACE ...] [--scenes N] [--steps N] [--only table|spaces] [--start FILE]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels. Only photographs whose licence allows it are used for training (--leave excludes
further places), with tracks drawn onto them by ship_scenes.py, since no photograph shows one. The scenes are kept in
FOLDER/bank for the next run. Needs python3-torch python3-onnx python3-opencv.
"""
import argparse
import multiprocessing
import pathlib
import time
import zlib

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import accelerator
import ship_scenes
from geometry import photos
from nets import block, parameters
from to_onnx import export


TOGETHER = 50  # greatest number of scenes in one file


def wide(channels, gap):
    """A convolution with dilation `gap`."""
    return [nn.Conv2d(channels, channels, 3, 1, gap, gap, bias=False), nn.BatchNorm2d(channels), nn.ReLU(inplace=True)]


class TableNet(nn.Module):
    """320 x 320 crop of the table -> logits of a track in each of 40 x 40 cells."""

    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(*block(3, 12, 2, 5), *block(12, 24, 2), *block(24, 24), *block(24, 40, 2), *wide(40, 1), *wide(40, 2),
                                 *wide(40, 4), nn.Conv2d(40, 1, 1))

    def forward(self, x):
        return self.net((x - 0.5) * 4).flatten(1)


class SpacesNet(nn.Module):
    """192 x 192 crop around a place -> logits, 10 maps of 48 x 48 cells: no space, the eight spaces, the ship."""

    def __init__(self):
        super().__init__()
        self.fine = nn.Sequential(*block(3, 16, 2, 5), *block(16, 32, 2), *block(32, 32))
        self.far = nn.Sequential(*block(32, 64, 2), *wide(64, 1), *wide(64, 2), *wide(64, 4), *wide(64, 8), *wide(64, 1), nn.Conv2d(64, 32, 1))
        self.head = nn.Sequential(*block(32, 32), nn.Conv2d(32, 10, 1))

    def forward(self, x):
        fine = self.fine((x - 0.5) * 4)
        return self.head(fine + F.interpolate(self.far(fine), scale_factor=2.0, mode="nearest")).flatten(1)


def make(job):
    """Makes scenes of one photograph: crops of the table with the track, and nearer crops with the ship and the spaces."""
    file, photo, seed, count = job
    if not file.exists():
        rng = np.random.default_rng([zlib.crc32(file.stem.encode()), seed])
        tables, near = [], []
        for _ in range(count):
            scene = ship_scenes.scene(photo, rng)
            tables.append(scene.table(rng))
            near += [scene.near(at, rng) for at in scene.places_to_look(rng)]
        tables, near = [np.stack(p) for p in zip(*tables)], [np.stack(p) for p in zip(*near)]
        np.savez(file, tables=tables[0], table_track=tables[1], near=near[0], near_ship=near[1], near_spaces=near[2])
    return file


def turned(arrays, k):
    """Rotates and mirrors squares (n x C x a x a) into one of eight orientations."""
    out = [torch.rot90(a, k % 4, (-2, -1)) for a in arrays]
    return [torch.flip(a, (-1,)) for a in out] if k >= 4 else out


def ship_loss(logits, target):
    """Loss of the ship's map, weighted towards hard cells since few cells have the ship."""
    keep = target != ship_scenes.EITHER
    logits, want = logits[keep], (target[keep] == 1).float()
    p = torch.sigmoid(logits)
    miss = torch.where(want > 0, 1 - p, p)
    each = F.binary_cross_entropy_with_logits(logits, want, reduction="none") * miss.detach() ** 1.5 * torch.where(want > 0, 4.0, 1.0)
    return each.sum() / want.sum().clamp(min=1)


def table_loss(net, x, track):
    keep = track != ship_scenes.EITHER
    return F.binary_cross_entropy_with_logits(net(x).view_as(track)[keep], (track[keep] == 1).float(), pos_weight=torch.tensor(3.0))


def spaces_loss(net, x, ship, spaces):
    out = net(x).view(len(x), 10, *ship.shape[-2:])
    some = torch.logsumexp(out[:, 1:9], 1) - out[:, 0]  # log-odds of any space
    here = (spaces > 0) & (spaces != ship_scenes.EITHER)
    which = F.cross_entropy(out[:, 1:9].permute(0, 2, 3, 1)[here], spaces[here].long() - 1)
    there = torch.where(here, 1, spaces)
    return which + 0.3 * ship_loss(some, there) + 0.3 * ship_loss(out[:, 9], ship)


def train(net, data, loss_of, steps, batch, rate=4e-3):
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=3e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.15)
    mean = torch.optim.swa_utils.AveragedModel(net, avg_fn=lambda m, now, n: m * 0.995 + now * 0.005)
    print(f"{len(data[0])} squares, {parameters(net)} parameters", flush=True)
    net.train()
    start, recent = time.time(), []
    for step in range(steps):
        ids = torch.randint(len(data[0]), (batch,))
        x, *marks = (a[ids] for a in data)
        x, *marks = turned([x.permute(0, 3, 1, 2).float() / 255, *marks], int(torch.randint(8, ())))
        loss = loss_of(net, (x * torch.exp(torch.randn(batch, 1, 1, 1) * 0.08)).clamp(0, 1), *marks)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        mean.update_parameters(net)
        recent.append(float(loss))
        if (step + 1) % 100 == 0 or step + 1 == steps:
            print(f"{step + 1}/{steps} loss {np.mean(recent[-100:]):.3f}  {time.time() - start:.0f} s", flush=True)
    net.load_state_dict(mean.module.state_dict())
    net.train()
    with torch.no_grad():  # batch statistics of the mean weights on whole squares, for normalization
        for _ in range(40):
            net(data[0][torch.randint(len(data[0]), (batch,))].permute(0, 3, 1, 2).float() / 255)
    return net.eval()


def begun(net, file):
    if file:
        net.load_state_dict(accelerator.weights_in(file))
    return net


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs")
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--bank", type=pathlib.Path, help="where scenes are kept (default: OUT/bank)")
    parser.add_argument("--leave", nargs="*", default=[])
    parser.add_argument("--scenes", type=int, default=150, help="of each photograph")
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--only", choices=["table", "spaces"])
    parser.add_argument("--start", help="weights of an earlier run (OUT/table.pt, OUT/spaces.pt) to go on from, with --only")
    parser.add_argument("--seed", type=int, default=1)
    accelerator.add_options(parser)
    options = parser.parse_args()
    accelerator.make_crops_alone()
    torch.set_num_threads(options.cores)
    torch.manual_seed(options.seed)
    folder = options.bank or options.out / "bank"
    for f in (options.out, folder):
        f.mkdir(parents=True, exist_ok=True)
    used = [(p.name, ship_scenes.source(p)) for p in photos(options.photographs, may_train=True, whole=True) if p.place not in options.leave]
    count = min(TOGETHER, options.scenes)
    jobs = [(folder / f"{name}-{count}-{seed}.npz", photo, seed, count)
            for name, photo in used for seed in range(options.seed, options.seed + -(-options.scenes // count))]
    with multiprocessing.Pool(options.cores) as pool:
        files = pool.map(make, jobs, chunksize=1)
    kept = [np.load(f) for f in files]
    accelerator.use(options.device)
    of = lambda *names: [accelerator.placed(np.concatenate([k[name] for k in kept])) for name in names]
    if options.only != "spaces":
        net = train(begun(TableNet(), options.start), of("tables", "table_track"), table_loss, options.steps, options.batch)
        torch.save(accelerator.state_of(net), options.out / "table.pt")
        export(net, options.out / "table.onnx", ship_scenes.PIXELS, ["track"])
    if options.only != "table":
        net = train(begun(SpacesNet(), options.start), of("near", "near_ship", "near_spaces"), spaces_loss, options.steps, options.batch)
        torch.save(accelerator.state_of(net), options.out / "spaces.pt")
        export(net, options.out / "spaces.onnx", ship_scenes.NEAR_PIXELS, ["spaces"])


if __name__ == "__main__":
    main()
