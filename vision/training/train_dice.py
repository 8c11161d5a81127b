# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains dice.onnx, which finds a die in a crop of the table, and tells its face and kind.

usage: train_dice.py PHOTOGRAPHS --out FOLDER [--bank FOLDER] [--crops N] [--steps N] [--seed N]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels: grounds onto which dice_scenes.py renders dice, plain, with rendered pieces (box_scenes.py)
and with the barbarians' track (ship_scenes.py). Only photographs whose licence allows it are used. The crops are kept in BANK for the next
run. Needs python3-torch python3-opencv.
"""
import argparse
import itertools
import json
import multiprocessing
import pathlib
import time

import cv2
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import accelerator
import box_scenes
import dice_scenes
import piece_labels
import ship_scenes
from geometry import photos, working_size
from nets import block, parameters
from to_onnx import export

TOGETHER = 4000  # crops in one file
ON_BOARD, FAR = 4.7, 9      # hex sides from the centre
FREE = {"desk": ON_BOARD}  # within which no dice lie on photographs of a place
BOXES = 5                  # of each family of pieces
MARKS = ["faces", "kinds", "there", "off"]


class DiceNet(nn.Module):
    """48 x 48 crop -> logits of the face (dice_scenes.FACES) and of the kind of die (dice_scenes.KINDS); of a die within the middle, and its
    position (halves of the crop). Of a larger picture it sees every crop, 8 pixels apart."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(*block(3, 12), *block(12, 24, 2), *block(24, 32), *block(32, 48, 2), *block(48, 56), *block(56, 48, 2),
                                  nn.Conv2d(48, 64, 6, bias=False), nn.BatchNorm2d(64), nn.ReLU(inplace=True))
        self.drop = nn.Dropout(0.15)
        self.face = nn.Conv2d(64, len(dice_scenes.FACES), 1)
        self.kind = nn.Conv2d(64, len(dice_scenes.KINDS), 1)
        self.where = nn.Conv2d(64, 3, 1)

    def forward(self, x):
        y = self.drop(self.body((x - 0.5) * 4))
        return self.face(y), self.kind(y), self.where(y)


def grounds_of(options):
    """Pictures with homographies, and how far from the centre they show no die."""
    found = [*photos(options.photographs, may_train=True, whole=True)]
    grounds = [(p.image, p.h, FREE.get(p.place, FAR)) for p in found]
    more = piece_labels.more_labels(pathlib.Path(__file__).parent / "more_pieces.json")
    for place in sorted({p.place for p in found}):
        labels = [json.loads((pathlib.Path(options.photographs) / f"{p.name}.json").read_text()) for p in found
                  if p.place == place and not more.get(p.name, {}).get("pieces")]
        labels = [label for label in labels if not label.get("pieces")]
        for family in (None, "kinds", "marks") if labels else ():
            for box, number in itertools.product(range(BOXES), range(2)):
                label = labels[(box * 3 + number) % len(labels)]
                picture = cv2.imread(str(pathlib.Path(options.photographs) / label["image"])).astype(np.float32)
                painted, _ = box_scenes.lay_scene(picture, label, box + 770, [77, box, number], family)
                h = np.array(label["board_to_image"], float).reshape(3, 3)
                grounds.append((*working_size(np.clip(painted, 0, 255).astype(np.uint8), h, all_of_it=True), ON_BOARD))
    ship_scenes.lay_clutter = lambda *_: None  # has dice
    half, rng = ship_scenes.HALF, np.random.default_rng(options.seed)
    for photo in [p for p in found if p.place not in FREE] * 2:
        table = ship_scenes.scene(ship_scenes.source(photo), rng).large
        scale = table.shape[0] / (2 * half)
        grounds.append((np.clip(table, 0, 255).astype(np.uint8), np.array([[scale, 0, half * scale], [0, scale, half * scale], [0, 0, 1]]), FAR - 0.5))
    return grounds


def make(job):
    file, seed, count = job
    if not file.exists():
        rng = np.random.default_rng(seed)
        some = lambda: make.grounds[rng.integers(len(make.grounds))]
        images, *marks = zip(*(dice_scenes.crop(rng, some()) for _ in range(count)))
        np.savez(file, images=np.stack(images), **{name: np.array(m) for name, m in zip(MARKS, marks)},
                 without=np.stack([dice_scenes.without(rng, some()) for _ in range(count)]))
    return file


def losses(net, x, face, kind, there, off):
    """A loss for each crop."""
    told, of, where = (y.flatten(1) for y in net(x))
    each = lambda logits, target: F.cross_entropy(logits, target.long(), ignore_index=dice_scenes.ANY, reduction="none")
    here = F.binary_cross_entropy_with_logits(where[:, 0], (there == 1).float(), reduction="none") * (there != dice_scenes.ANY)
    return each(told, face) + 0.3 * each(of, kind) + here + 3 * ((where[:, 1:] - off) ** 2).sum(1) * (there == 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs")
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--bank", type=pathlib.Path, help="where crops are kept (default: OUT/bank)")
    parser.add_argument("--crops", type=int, default=64000)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    accelerator.add_options(parser)
    options = parser.parse_args()
    accelerator.make_crops_alone()
    torch.set_num_threads(options.cores)
    torch.manual_seed(options.seed)
    torch.set_flush_denormal(True)  # they slow the last steps down fivefold
    folder = options.bank or options.out / "bank"
    folder.mkdir(parents=True, exist_ok=True)
    count = min(TOGETHER, options.crops)
    files = [folder / f"dice-{count}-{seed}.npz" for seed in range(-(-options.crops // count))]
    make.grounds = [] if all(f.exists() for f in files) else grounds_of(options)  # for the processes that are forked
    with multiprocessing.Pool(options.cores) as pool:
        kept = [np.load(f) for f in pool.imap(make, [(f, seed, count) for seed, f in enumerate(files)])]
    accelerator.use(options.device)
    images, without, *marks = (accelerator.placed(np.concatenate([k[name] for k in kept])) for name in ("images", "without", *MARKS))
    marks[-1] = marks[-1].float()
    held = count // 4  # the last crops are not trained on
    pixels = lambda some: some.permute(0, 3, 1, 2).float() / 255
    net = DiceNet()
    optimizer = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=3e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=options.steps, pct_start=0.15)
    hard = torch.ones(len(without) - held)  # loss of each crop without dice when it was seen last: the hard ones are seen more often
    print(f"{len(images)} crops, {parameters(net)} parameters", flush=True)
    start, recent, few = time.time(), [], options.batch // 3
    nothing = [torch.zeros(few), torch.full((few,), dice_scenes.ANY), torch.zeros(few), torch.zeros(few, 2)]
    for step in range(options.steps):
        ids, other = torch.randint(len(images) - held, (options.batch - few,)), torch.multinomial(hard, few)
        x, face, kind, there, off = torch.cat([pixels(images[ids]), pixels(without[other])]), *(torch.cat([m[ids], n]) for m, n in zip(marks, nothing))
        k = int(torch.randint(4, ()))
        x = torch.rot90(x, k, (-2, -1))
        for _ in range(k):
            off = torch.stack([off[:, 1], -off[:, 0]], 1)
        if torch.rand(()) < 0.5:
            x, off = x.flip(-1), off * torch.tensor([-1.0, 1.0])
        each = losses(net, (x * torch.exp(torch.randn(len(x), 3, 1, 1) * 0.05)).clamp(0, 1), face, kind, there, off)
        hard[other] = each[-few:].detach() + 0.01
        optimizer.zero_grad()
        each.mean().backward()
        optimizer.step()
        schedule.step()
        recent.append(float(each.mean()))
        if (step + 1) % 100 == 0:
            print(f"{step + 1}/{options.steps} loss {np.mean(recent[-100:]):.3f}  {time.time() - start:.0f} s", flush=True)
    net.eval()
    with torch.no_grad():
        of = lambda some: [torch.cat(parts).flatten(1) for parts in zip(*(net(pixels(some[i:i + 500])) for i in range(len(some) - held, len(some), 500)))]
        (face, kind, where), (none, _, nowhere) = of(images), of(without)
    told = marks[0][-held:] != dice_scenes.ANY
    chance, best = face.softmax(1).max(1)
    wrong, sure = (best != marks[0][-held:])[told], (chance > 0.95)[told]
    kinds = marks[1][-held:]
    print(f"of {int(told.sum())} further crops: face right {1 - wrong.float().mean():.4f}, sure {sure.float().mean():.4f} and then wrong "
          f"{wrong[sure].float().mean():.4f}, kind right {(kind.argmax(1) == kinds)[kinds != dice_scenes.ANY].float().mean():.4f}; of {held} without "
          f"dice: {(nowhere[:, 0] > 0).float().mean():.4f} may have one, {(none.softmax(1)[:, 0] < 0.5).float().mean():.4f} seem to")
    torch.save(accelerator.state_of(net), options.out / "dice.pt")
    export(net, options.out / "dice.onnx", dice_scenes.PIXELS, ["face", "kind", "where"])


if __name__ == "__main__":
    main()
