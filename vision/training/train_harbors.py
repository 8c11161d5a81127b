# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the network that reads harbours.

usage: train_harbors.py PHOTOGRAPHS --out FOLDER [--reader REEVE_CLI] [--leave PLACE ...] [--steps N]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels; the kinds of their harbours are in harbors.json beside this script.
Only photographs whose licence allows it are used for training (--leave excludes further places); all are used for measurement. With
--reader the homographies are those of the reader. FOLDER receives harbors.onnx; crops are kept there for the next run.
Needs python3-torch python3-onnx python3-opencv.
"""
import argparse
import json
import pathlib
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import accelerator
import harbors
from nets import block, parameters
from to_onnx import export


class HarborNet(nn.Module):
    """64 x 64 crop of a coast, seen from the sea -> logits of the harbour's kind (harbors.KINDS)."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(*block(3, 16, 2, 5), *block(16, 28, 2), *block(28, 40), *block(40, 56, 2), *block(56, 72), *block(72, 96, 2))
        self.drop = nn.Dropout(0.3)
        self.kind = nn.Linear(192, len(harbors.KINDS))

    def forward(self, x):
        y = self.body((x - 0.5) * 4)
        y = torch.cat([F.avg_pool2d(y, 4), F.max_pool2d(y, 4)], 1)
        return self.kind(self.drop(y.flatten(1)))


def look(net, photo):
    """Logits for the 30 coast paths of a photograph."""
    crops = [harbors.cut(photo.image, photo.h, *harbors.view(p)) for p in harbors.COAST]
    with torch.no_grad():
        return net(torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255)


def measure(net, photos):
    """Results by place, without fitting the frame: harbours of the right kind, and false positives."""
    rows, table = {}, np.zeros((7, 7), int)
    for photo, kinds in photos:
        got = look(net, photo).argmax(1).tolist()
        row = rows.setdefault(photo.place, np.zeros(5, int))
        row[0] += 1
        for path, want, saw in zip(harbors.COAST, kinds, got):
            if want < 0 or not harbors.seen_whole(photo, *harbors.view(path)):
                continue
            table[want, saw] += 1
            row[1 if want else 3] += 1
            row[2 if want else 4] += want == saw if want else saw != 0
    for place, (n, harbours, right, bare, wrong) in sorted(rows.items()):
        print(f"{place:8} {n:3} photographs: {right} of {harbours} harbours right, {wrong} of {bare} bare coasts taken for one")
    print(f"rows what is there, columns what is seen\n{'':8}" + "".join(f"{k:>8}" for k in harbors.KINDS))
    for kind, row in zip(harbors.KINDS, table):
        print(f"{kind:8}" + "".join(f"{n:8d}" for n in row), flush=True)


def train(groups, steps, rate=4e-3, batch=96):
    crops = accelerator.placed(np.concatenate([x for _, x, _ in groups]))
    targets = accelerator.placed(np.concatenate([t for _, _, t in groups])).long()
    weight = []
    for share, _, t in groups:
        w = np.zeros(len(t))
        for kind in range(7):
            w[t == kind] = (0.3 if kind == 0 else 0.7 / 6) / max(1, (t == kind).sum())
        weight.append(w * share)
    weight = accelerator.placed(np.concatenate(weight))
    net = HarborNet()
    print(f"{len(crops)} crops, {parameters(net)} parameters", flush=True)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=3e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.15)
    net.train()
    start, recent = time.time(), []
    for step in range(steps):
        ids = torch.multinomial(weight, batch, True)
        x = crops[ids].permute(0, 3, 1, 2).float() / 255
        x = (x * torch.exp(torch.randn(batch, 1, 1, 1) * 0.08 + torch.randn(batch, 3, 1, 1) * 0.05)).clamp(0, 1)
        out = net(x)
        loss = F.cross_entropy(out, targets[ids], label_smoothing=0.02)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        recent.append((float(loss), float((out.argmax(1) == targets[ids]).float().mean())))
        if (step + 1) % 200 == 0 or step + 1 == steps:
            print(f"{step + 1}/{steps} loss {np.mean(recent[-200:], 0)[0]:.3f} right {np.mean(recent[-200:], 0)[1]:.3f}  {time.time() - start:.0f} s", flush=True)
    return net.eval()


def kept(file, make):
    if not file.exists():
        crops, targets = make()
        np.savez(file, crops=np.stack(crops), targets=np.array(targets))
    with np.load(file) as f:
        return f["crops"], f["targets"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs")
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--bank", type=pathlib.Path, help="where crops are kept (default: OUT/bank)")
    parser.add_argument("--reader")
    parser.add_argument("--leave", nargs="*", default=[])
    parser.add_argument("--steps", type=int, default=1600)
    parser.add_argument("--drawn", type=int, default=300, help="drawn harbours for each photograph, and eight times as many on drawn coasts")
    parser.add_argument("--seed", type=int, default=7)
    accelerator.add_options(parser)
    options = parser.parse_args()
    accelerator.make_crops_alone()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    folder = options.bank or options.out / "bank"
    for f in (options.out, folder):
        f.mkdir(parents=True, exist_ok=True)
    places = folder / "places.json"
    cache = json.loads(places.read_text()) if places.exists() else {}
    photos = list(harbors.photographs(options.photographs, options.reader, cache))
    places.write_text(json.dumps(cache))
    used = [(p, k) for p, k in photos if p.may_train and p.place not in options.leave]
    print(f"training on {len(used)} photographs of {sorted({p.place for p, _ in used})}", flush=True)
    rng = np.random.default_rng(options.seed)
    groups = []
    for photo, kinds in used:
        real = kept(folder / f"{photo.name}.npz", lambda: harbors.real_crops(photo, kinds, rng))
        made = kept(folder / f"{photo.name}-drawn.npz",
                    lambda: harbors.drawn_crops(harbors.empty_seas(photo, kinds, rng), rng, options.drawn))
        groups += [(1.0, *real), (0.6, *made)]
    drawn = kept(folder / "drawn.npz", lambda: harbors.drawn_crops([], rng, 8 * options.drawn))
    groups.append((0.6 * len(used), *drawn))
    accelerator.use(options.device)
    net = train(groups, options.steps)
    torch.save(accelerator.state_of(net), options.out / "harbors.pt")
    export(net, options.out / "harbors.onnx", harbors.PIXELS, ["kind"])
    measure(net, [(p, k) for p, k in photos if not p.may_train or p.place in options.leave])


if __name__ == "__main__":
    main()
