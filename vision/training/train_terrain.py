# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the networks that read terrain and number tokens.

usage: train_terrain.py PHOTOGRAPHS --out FOLDER [--leave PLACE ...] [--steps N M] [--tiles FILE] [--drawn N] [--tokens N]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels; only those whose licence allows it are used for training (--leave excludes
further places, for measurement). FOLDER receives tiles.onnx, tokens.onnx (if M is not 0) and the networks' states.
Needs packages of Debian 12: python3-torch python3-onnx python3-opencv python3-pil and the fonts named in
docs/reader-training.md.
"""
import argparse
import pathlib
import time

import cv2
import numpy as np
import torch
import torch.nn.functional as F

import accelerator
import nets
from batches import CELLS, Sources
from geometry import SOURCE_HALF, TERRAIN_HALF, TERRAIN_PIXELS, TOKEN_PIXELS, photos
from reading import look_at_terrain, table, to_tensor
from to_onnx import export


def where_loss(logits, at, known):
    log = F.log_softmax(logits, 1)
    cell = ((at + 1) / 2 * CELLS - 0.5).clamp(0, CELLS - 1.001)
    low = cell.floor()
    part = cell - low
    loss = torch.zeros(len(at))
    for i in (0, 1):
        for j in (0, 1):
            weight = (part[:, 0] if i else 1 - part[:, 0]) * (part[:, 1] if j else 1 - part[:, 1])
            index = ((low[:, 1] + j) * CELLS + low[:, 0] + i).long()
            loss = loss - weight * log.gather(1, index[:, None]).squeeze(1)
    loss = torch.where(known == 0, -log[:, -1], loss)
    somewhere = -torch.log1p(-log[:, -1].exp().clamp(max=0.9999))
    loss = torch.where(known == 2, somewhere, loss)
    return torch.where(known == 3, torch.zeros(1), loss).mean()


def train(net, make, loss_of, steps, rate, batch, name, saved):
    """One-cycle Adam; each batch is used twice, since making it costs as much as a training step.

    Resumes from the file `saved`, which is written every 250 steps.
    """
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=2e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.2)
    averaged = torch.optim.swa_utils.AveragedModel(net, avg_fn=lambda a, b, _: 0.985 * a + 0.015 * b)
    net.train()
    kept, start, recent, first = [], time.time(), [], 0
    if saved.exists():
        state = accelerator.weights_in(saved)
        first = state["step"]
        for part, key in ((net, "net"), (optimizer, "optimizer"), (schedule, "schedule"), (averaged, "averaged")):
            part.load_state_dict(state[key])
    for step in range(first, steps):
        if len(kept) < 8 or step % 2 == 0:
            kept.append(make(batch))
            kept = kept[-24:]
            data = kept[-1]
        else:
            data = kept[int(torch.randint(0, len(kept), (1,)))]
        loss, right = loss_of(net(data[0]), data)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step > steps * 0.75:
            averaged.update_parameters(net)
        recent.append((float(loss), right))
        if (step + 1) % 250 == 0:
            torch.save({"step": step + 1, "net": net.state_dict(), "optimizer": optimizer.state_dict(),
                        "schedule": schedule.state_dict(), "averaged": averaged.state_dict()}, saved)
        if (step + 1) % 100 == 0 or step + 1 == steps:
            mean = np.mean(recent[-100:], 0)
            print(f"{name} {step + 1}/{steps} loss {mean[0]:.3f} right {mean[1]:.3f}  {time.time() - start:.0f} s", flush=True)
    net.load_state_dict({k[7:]: v for k, v in averaged.state_dict().items() if k.startswith("module.")})
    net.train()  # recomputes the batch statistics for the averaged weights
    for layer in net.modules():
        if isinstance(layer, torch.nn.BatchNorm2d):
            layer.reset_running_stats()
            layer.momentum = None
    with torch.no_grad():
        for data in kept:
            net(data[0])
    return net.eval()


def train_on(device, sources, net, *arguments):
    """Trains on `device` and returns the network on the processor, where the tokens are located and the tables are made."""
    accelerator.use(device)
    accelerator.move(sources)
    net = train(net.to(device), *arguments).cpu()
    accelerator.use("cpu")
    accelerator.move(sources)
    return net


class BuiltTerrain:
    """A tiles.onnx with the interface of nets.TerrainNet."""

    def __init__(self, file):
        self.net = cv2.dnn.readNetFromONNX(file)

    def __call__(self, x):
        self.net.setInput(x.numpy())
        return [torch.from_numpy(out) for out in self.net.forward(["terrain", "where"])]


def find_tokens(sources, terrain_net):
    """Locates the tokens of photographed hexes, so that they can be trained on."""
    photographed = sources.photographed
    n = sources.hexes.shape[1]
    rim = int(round(n / 2 * (1 - TERRAIN_HALF / SOURCE_HALF)))
    for i in range(photographed):
        if sources.number[i] == 0 or sources.covered[i]:
            continue
        crop = cv2.resize(sources.hexes[i, rim:n - rim, rim:n - rim].numpy(), (TERRAIN_PIXELS, TERRAIN_PIXELS), interpolation=cv2.INTER_AREA)
        with torch.no_grad():
            _, at, there = look_at_terrain(terrain_net, to_tensor([crop]))
        if there[0] > 0.5:
            sources.found[i], sources.has_found[i] = at[0], True
    print(f"tokens found on {int(sources.has_found.sum())} of {int((sources.number > 0).sum())} photographed hexes", flush=True)


def terrain_loss(out, data):
    _, terrain, at, known = data
    kind = F.cross_entropy(out[0], terrain, label_smoothing=0.03)
    return kind + 0.4 * where_loss(out[1], at, known), float((out[0].argmax(1) == terrain).float().mean())


def token_loss(out, data):
    return F.cross_entropy(out, data[1], label_smoothing=0.03), float((out.argmax(1) == data[1]).float().mean())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs")
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--leave", nargs="*", default=[])
    parser.add_argument("--steps", nargs=2, type=int, default=[1500, 1800])
    parser.add_argument("--tiles", help="take this tiles.onnx instead of training one, and build tokens.onnx alone")
    parser.add_argument("--drawn", type=int, default=110, help="drawn hexes of each terrain")
    parser.add_argument("--tokens", type=int, default=5000, help="drawn tokens")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    accelerator.add_options(parser)
    options = parser.parse_args()
    accelerator.make_crops_alone()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    options.out.mkdir(parents=True, exist_ok=True)
    everything = list(photos(options.photographs))
    used = [p for p in everything if p.may_train and p.place not in options.leave]
    unseen = [p for p in everything if p not in used]
    print(f"training on {len(used)} photographs of {sorted({p.place for p in used})}", flush=True)
    sources = Sources(used, np.random.default_rng(options.seed), options.drawn, options.tokens)
    terrain_net, token_net = nets.TerrainNet(), nets.TokenNet()
    print(f"parameters: terrain {nets.parameters(terrain_net)}, tokens {nets.parameters(token_net)}")
    if options.tiles:
        terrain_net = BuiltTerrain(options.tiles)
    else:
        terrain_net = train_on(options.device, sources, terrain_net, sources.terrain_batch, terrain_loss, options.steps[0], 4e-3, 96, "tiles",
                               options.out / "tiles.part")
        torch.save(terrain_net.state_dict(), options.out / "tiles.pt")
        export(terrain_net, options.out / "tiles.onnx", TERRAIN_PIXELS, ["terrain", "where"])
        table(unseen, terrain_net, None)
    if not options.steps[1]:
        return
    find_tokens(sources, terrain_net)
    token_net = train_on(options.device, sources, token_net, sources.token_batch, token_loss, options.steps[1], 4e-3, 96, "tokens",
                         options.out / "tokens.part")
    torch.save(token_net.state_dict(), options.out / "tokens.pt")
    export(token_net, options.out / "tokens.onnx", TOKEN_PIXELS, ["number"])
    for spread in (0.0, 0.06):
        print(f"photographs not trained on, homography error {spread} sides")
        _, wrong, logits = table(unseen, terrain_net, token_net, spread)
        if spread == 0.0:
            for one in wrong:
                print(" ", *one)
            torch.save(logits, options.out / "logits.pt")


if __name__ == "__main__":
    main()
