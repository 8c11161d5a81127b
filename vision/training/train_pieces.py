# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the networks that read roads, buildings, knights and the robber.

usage: train_pieces.py PHOTOGRAPHS --out FOLDER [--labels FILE] [--reader REEVE_CLI] [--leave PLACE ...]

PHOTOGRAPHS holds NAME.jpg beside NAME.json labels; only those whose licence allows it are trained on (--leave takes
further places out, to measure on them). FILE adds labels of pieces (default: more_pieces.json beside this script). With
--reader the places are taken as the reader finds them, which is what the networks will see. FOLDER receives places.onnx,
closeups.onnx, near.onnx and figures.onnx; crops are kept there for the next run. Needs python3-torch python3-onnx python3-opencv.
"""
import argparse
import copy
import json
import math
import multiprocessing
import pathlib
import time

import numpy as np
import torch
import torch.nn.functional as F

import accelerator
import piece_bank
import piece_boxes
import piece_labels
from from_onnx import take_back
from piece_nets import FIGURE_CELLS, NETWORKS, PARTS, SIZES
from to_onnx import export

REAL = {"figure": 0.5}  # weight of plain crops, against 0.8 of rendered ones; none shows a merchant
BARE = {"close": 0.22, "building": 0.3, "figure": 0.4}  # share of bare places in a batch; the second look is given few of them
MIXING = {"hex": 0.1, "figure": 0.1, "building": 0.1}  # strength of channel mixing; robbers and merchants have any colour
STRONG = ("building",)  # stronger augmentation than real tables need, so that the shape counts
PATCHES = 420  # of drawn boards in a file
MEMORY = 0.998  # decay of the running mean of the weights for each step
BOXES = {"closeups": 1000}  # drawn boxes, whose pieces the network's features compare
BOX_WEIGHT = 2.0  # of piece_boxes.loss
SHOWN_WEIGHT = 0.5  # of what the crops of a box show
SHARES = {"hex": 0.4}  # of --batch, of which other kinds get all


def shifted(wide, size, most):
    """A square of `size` pixels out of each picture, at most 2 * `most` pixels from its top left corner."""
    n, channels, _, width = wide.shape
    start, at = torch.randint(0, 2 * most + 1, (n, 2)), torch.arange(size)
    rows = (start[:, :1] + at)[:, None, :, None].expand(n, channels, size, width)
    columns = (start[:, 1:] + at)[:, None, None, :].expand(n, channels, size, size)
    return wide.gather(2, rows).gather(3, columns)


def mirrors(n):
    """`n` linear maps, half of them mirrors: at the upright axis, or at one 60 degrees beside it. The reader looks at buildings in such
    mirrors (vision/look/place_views.cpp)."""
    turned = 2 * math.pi / 3 * (torch.rand(n) < 0.5)
    c, s = torch.cos(turned), torch.sin(turned)
    mirror = torch.stack([-c, -s, -s, c], 1).view(n, 2, 2)
    return torch.where((torch.rand(n) < 0.5)[:, None, None], mirror, torch.eye(2))


def zooms(n):
    """`n` linear maps, seven in ten of which enlarge or reduce by some 12 % and stretch by some 5 %: boxes differ in the size of their
    pieces."""
    some = (torch.rand(n) < 0.7).float()
    scale, stretch = torch.exp(torch.randn(n) * 0.12 * some), torch.exp(torch.randn(n) * 0.05 * some)
    return torch.diag_embed(torch.stack([scale * stretch, scale / stretch], 1))


def reshaped(x):
    """Pictures mirrored and zoomed."""
    theta = F.pad(zooms(len(x)) @ mirrors(len(x)), (0, 1))
    return F.grid_sample(x, F.affine_grid(theta, x.shape, align_corners=False), padding_mode="border", align_corners=False)


def varied(x, mixing, strong):
    """Augments crops: shift by a pixel or two (more if `strong`), light; `mixing`: of the channels."""
    n, size = x.shape[0], x.shape[-1]
    most = size // 12 if strong else size // 32 + 1
    contrast, light, lamp = (0.15, 0.12, 0.05) if strong else (0.1, 0.1, 0.03)
    x = reshaped(x) if strong else x
    x = shifted(F.pad(x, (most,) * 4, mode="replicate"), size, most)
    mix = torch.eye(3) + torch.randn(n, 3, 3) * mixing
    x = torch.einsum("nij,njhw->nihw", mix / mix.sum(2, keepdim=True), x)
    mean = x.mean((2, 3), keepdim=True)
    x = mean + (x - mean) * torch.exp(torch.randn(n, 1, 1, 1) * contrast)
    return (x * torch.exp(torch.randn(n, 1, 1, 1) * light + torch.randn(n, 3, 1, 1) * lamp)).clamp(0, 1)


def rarities(pieces):
    """Weights that balance settlements and cities: photographs show three times as many settlements, and a network trained on that ratio
    takes cities for them."""
    weight = np.ones(1 + piece_bank.BUILDING)
    settlements, cities = (sum((p == k).sum() for p in pieces) for k in (1, 2))
    if settlements and cities:
        weight[1:3] = (settlements + cities) / 2 / np.array([settlements, cities])
    return weight


def without_lonely_kinds(reals, kind):
    """`reals`: targets by place, edited in place. If no place shows both settlements and cities, all become buildings of unknown kind;
    otherwise the network learns the light of a place instead of the shape."""
    if kind not in ("spot", "close", "building"):
        return
    kinds = [np.concatenate(targets)[:, 0] for targets in reals.values()]
    if not any((k == 1).any() and (k == 2).any() for k in kinds):
        for t in (t for targets in reals.values() for t in targets):
            t[(t[:, 0] == 1) | (t[:, 0] == 2), 0] = piece_bank.BUILDING


class Bank:
    """All crops of one kind of place, with sampling weights."""

    def __init__(self, groups, kind, bare_share=0.6, mixing=0.03):
        self.mixing, self.strong = mixing, kind in STRONG
        groups = [(share, crops, targets, photographed) for share, photographed, (crops, targets) in groups if len(crops)]
        self.crops = accelerator.placed(np.concatenate([g[1] for g in groups]))
        self.targets = accelerator.placed(np.concatenate([g[2] for g in groups]))
        total = sum(g[0] for g in groups)
        rarity = rarities([g[2][:, 0] for g in groups if g[3] and kind in ("spot", "close", "building")])
        weights = []
        for share, _, targets, photographed in groups:
            bare = (targets[:, 0] == 0) if kind != "figure" else (targets[:, :2] != 1).all(1)
            w = np.where(bare, bare_share / max(1, bare.sum()), (1 - bare_share) / max(1, (~bare).sum()))
            w = w * rarity[targets[:, 0]] if photographed else w
            weights.append(w / w.sum() * share / total)
        self.weight = accelerator.placed(np.concatenate(weights))

    def batch(self, n):
        ids = torch.multinomial(self.weight, n, True)
        return varied(self.crops[ids].permute(0, 3, 1, 2).float() / 255, self.mixing, self.strong), self.targets[ids]


def figures_loss(out, targets):
    """Target distribution of each figure's position: a known cell (shared among the nearest four), any cell, or nowhere."""
    n, pixels = FIGURE_CELLS, SIZES["figure"] / FIGURE_CELLS
    loss = 0
    for i, (a, b) in enumerate(PARTS["figure"].values()):
        chances = torch.log_softmax(out[:, a:b], 1)
        want = torch.zeros_like(chances)
        there, at = targets[:, i] == 1, targets[:, 2 + 2 * i:4 + 2 * i]
        inside = ((at >= 0) & (at < SIZES["figure"])).all(1)
        known = there & inside
        p = (at.float() + 0.5) / pixels - 0.5
        low = p.floor()
        for dx in (0, 1):
            for dy in (0, 1):
                x, y = (low[:, 0] + dx).clamp(0, n - 1).long(), (low[:, 1] + dy).clamp(0, n - 1).long()
                share = (1 - (p[:, 0] - low[:, 0] - dx).abs()) * (1 - (p[:, 1] - low[:, 1] - dy).abs())
                want.scatter_add_(1, (y * n + x)[:, None], (share * known)[:, None])
        want[:, -1] += targets[:, i] == 0
        want = want * 0.98 + 0.01 * (want.sum(1, keepdim=True) > 0) * torch.cat([want.new_full((n * n,), 1 / n ** 2), want.new_ones(1)])
        somewhere = torch.logsumexp(chances[:, :-1], 1)
        loss = loss - ((want * chances).sum(1) + somewhere * (there & ~inside)).sum() / max(1, int((targets[:, i] >= 0).sum()))
    a, b = PARTS["figure"]["merchant"]
    there = torch.log_softmax(out[:, a:b], 1)[:, -1] < math.log(0.5)
    return loss, float((there == (targets[:, 1] == 1)).float().mean())


def loss_of(out, targets, kind):
    """The loss of all parts of a kind of place, and the share of crops whose first part is right. Waits for no accelerator."""
    if kind == "figure":
        return figures_loss(out, targets)
    loss, right = 0, None
    for i, (a, b) in enumerate(PARTS[kind].values()):
        logits, want = out[:, a:b], targets[:, i]
        known, either = want >= 0, want == piece_bank.BUILDING
        part = F.cross_entropy(logits, want.masked_fill(either | ~known, 1), label_smoothing=0.02, reduction="none")
        building = torch.logsumexp(logits, 1) - torch.logsumexp(logits[:, 1:3], 1)
        part = (torch.where(either, building, part) * known).sum() / known.sum().clamp(min=1)
        loss = loss + part * ((1.5 if i == 2 else 1.0) if i < 2 or kind == "close" else 0.3)
        if i == 0:
            right = ((logits.argmax(1) == want) & known).sum() / known.sum().clamp(min=1)
    return loss, right


class RunningMean:
    """The running mean of a network's weights, which generalizes better than the last step's."""

    def __init__(self, net):
        self.net = copy.deepcopy(net)
        pairs = [(kept, now) for kept, now in zip(self.net.state_dict().values(), net.state_dict().values()) if kept.dtype.is_floating_point]
        self.kept, self.now = (list(tensors) for tensors in zip(*pairs))

    def follow(self, memory):
        with torch.no_grad():  # one call for all weights, since an accelerator waits for the calls
            torch._foreach_mul_(self.kept, memory)
            torch._foreach_add_(self.kept, self.now, alpha=1 - memory)


def taken_from(file, net, crops):
    """Loads the weights of an earlier run's network into `net`. `crops`: a batch of what it is trained on."""
    if file.suffix == ".onnx":
        take_back(net, file, crops)
    else:
        net.load_state_dict(accelerator.weights_in(file))


class Boxes:
    """The crops of many boxes, for piece_boxes.loss."""

    def __init__(self, crops, targets, each_step):
        self.crops, self.targets, self.each_step = accelerator.placed(crops), accelerator.placed(targets), each_step

    def some(self):
        """The crops of each_step random boxes, in a row, and their targets, boxes x crops x columns."""
        at = torch.randint(len(self.crops), (self.each_step,))
        crops = self.crops[at].flatten(0, 1)
        return varied(crops.permute(0, 3, 1, 2).float() / 255, 0.03, False), self.targets[at]


def loss_of_all(net, banks, batch, boxes=None):
    """The loss of a batch that has crops of each kind in `banks`, and those of some of the `boxes` if given; and the mean share of those
    whose first part is right."""
    batches = {kind: bank.batch(round(batch * SHARES.get(kind, 1))) for kind, bank in banks.items()}
    all_crops, loss = torch.cat([x for x, _ in batches.values()]), 0
    if boxes:
        x, targets = boxes.some()
        looks, rows = net(torch.cat([all_crops, x]))
        outputs = (looks[:len(all_crops)],)
        shown, _ = loss_of(looks[len(all_crops):], piece_boxes.known_of_any_box(targets).flatten(0, 1), "close")
        loss = BOX_WEIGHT * piece_boxes.loss(rows[len(all_crops):].unflatten(0, targets.shape[:2]), targets) + SHOWN_WEIGHT * shown
    else:
        outputs = net(all_crops)
    outputs, right, first = dict(zip(net.kinds, outputs)), [], 0
    for kind, (x, targets) in batches.items():
        one, share = loss_of(outputs[kind][first:first + len(x)], targets, kind)
        loss, first = loss + one, first + len(x)
        right.append(share)
    return loss, sum(right) / len(right)


def train(name, banks, steps, start=None, rate=4e-3, batch=112, boxes=None):
    """Trains a network. `banks`: {kind: Bank} of its kinds of places. `start`: the file of an earlier run's network. `boxes`: Boxes to compare
    pieces of as well."""
    net = NETWORKS[name]()
    if start:
        taken_from(start, net, next(iter(banks.values())).batch(400)[0])
        rate /= 2
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=3e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.15)
    net.train()
    mean = RunningMean(net)
    began, recent = time.time(), []
    for step in range(steps):
        loss, right = loss_of_all(net, banks, batch, boxes)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        mean.follow(min(MEMORY, (step + 1) / (step + 10)))
        recent.append(torch.stack([loss.detach(), torch.as_tensor(right)]))
        if (step + 1) % 100 == 0 or step + 1 == steps:
            lost, right = torch.stack(recent).mean(0).tolist()
            print(f"{name} {step + 1}/{steps} loss {lost:.3f} right {right:.3f}  {time.time() - began:.0f} s", flush=True)
            recent.clear()
    return mean.net.eval()


def write(file, *arrays):
    """Writes arrays to a file that is either whole or not there, even if this is stopped."""
    part = file.with_suffix(".part")
    with open(part, "wb") as out:
        np.savez(out, *arrays)
    part.replace(file)


def make_file(job):
    """Writes the crops of one photograph, or those of some patches of drawn boards (`photo` is None), unless the file is there.
    `scenes`: rendered onto the photograph, or patches."""
    file, photo, kind, seed, scenes = job
    if file.exists():
        return
    if photo is None:
        write(file, *piece_bank.drawn_bank(kind, seed, scenes))
    else:
        real, made = piece_bank.photo_bank(photo, kind, seed, rendered=scenes)
        write(file, *real, *made)


def jobs_of(kind, used, folder, options):
    """Arguments of make_file: first the patches of drawn boards, in files of PATCHES, then the photographs."""
    patches = (options.rendered or 3 * PATCHES) // 3
    for i, first in enumerate(range(0, patches, PATCHES)):
        seed = options.seed * 1000 + 500 + i if i else options.seed
        yield folder / f"{kind}-drawn{i or ''}.npz", None, kind, seed, min(PATCHES, patches - first)
    for i, photo in enumerate(used):
        yield folder / f"{kind}-{photo.name}.npz", photo, kind, options.seed * 1000 + i, options.rendered


def make_all(make, jobs, cores):
    """Calls `make` for each job in `cores` processes, or in this one."""
    if cores > 1:
        with multiprocessing.Pool(cores) as pool:
            pool.map(make, jobs, chunksize=1)
    else:
        for job in jobs:
            make(job)


def crops_of(kind, used, folder, options):
    """The groups of crops of a kind of place (as for Bank), made by options.cores processes and kept in `folder`."""
    jobs = list(jobs_of(kind, used, folder, options))
    make_all(make_file, jobs, options.cores)
    groups, reals, drawn = [], {}, []
    for file, photo, *_ in jobs:
        with np.load(file) as f:
            arrays = [f[k] for k in f.files]
        if photo is None:
            drawn.append(arrays)
            continue
        real_x, real_t, made_x, made_t = arrays
        reals.setdefault(photo.place, []).append(real_t)
        groups += [(REAL.get(kind, 1.0), True, (real_x, real_t)), (0.8, False, (made_x, made_t))]
    without_lonely_kinds(reals, kind)
    groups.append((0.4 * sum(g[0] for g in groups) or 1.0, False, tuple(np.concatenate(parts) for parts in zip(*drawn))))
    return groups


def make_boxes(job):
    """Writes the crops of some boxes unless the file is there."""
    file, photos, seeds = job
    if not file.exists():
        crops, targets = zip(*[piece_boxes.box_crops(photos, seed) for seed in seeds])
        write(file, np.stack(crops), np.stack(targets))


def boxes_of(count, used, folder, options):
    """The crops of boxes with pieces on the photographs `used`, boxes x crops x the picture, and their targets; made and kept as crops_of does."""
    photos, each = [p for p in used if p.pieces is not None], 50
    firsts = range(0, count, each)
    jobs = [(folder / f"boxes-{first}.npz", photos, range(options.seed * 10000 + first, options.seed * 10000 + min(first + each, count)))
            for first in firsts]
    make_all(make_boxes, jobs, options.cores)
    all_crops = all_targets = None
    for first, (file, *_) in zip(firsts, jobs):
        with np.load(file) as f:
            crops, targets = (f[k] for k in f.files)
        if all_crops is None:  # once in memory, not twice: a thousand boxes are 1.4 GB
            all_crops, all_targets = np.empty((count, *crops.shape[1:]), crops.dtype), np.empty((count, *targets.shape[1:]), targets.dtype)
        all_crops[first:first + each], all_targets[first:first + each] = crops, targets
    return all_crops, all_targets


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", nargs="+")
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--bank", type=pathlib.Path, help="where crops are kept (default: OUT/bank)")
    parser.add_argument("--labels", type=pathlib.Path, default=pathlib.Path(__file__).parent / "more_pieces.json")
    parser.add_argument("--reader")
    parser.add_argument("--leave", nargs="*", default=[])
    parser.add_argument("--networks", nargs="*", choices=list(NETWORKS), default=list(NETWORKS))
    parser.add_argument("--steps", type=int, default=1600)
    parser.add_argument("--batch", type=int, default=112)
    parser.add_argument("--rendered", type=int, help="scenes rendered onto each photograph, and a third as many drawn patches")
    parser.add_argument("--boxes", type=int, help="boxes to compare pieces of (default: as BOXES)")
    parser.add_argument("--boxes-a-step", type=int, default=1, help="boxes whose pieces each step compares (default: 1)")
    parser.add_argument("--start", type=pathlib.Path, help="an earlier run's network (.pt or .onnx) to go on from")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=7)
    accelerator.add_options(parser)
    options = parser.parse_args()
    if options.start and len(options.networks) != 1:
        parser.error("--start is the file of one network: name that with --networks")
    accelerator.make_crops_alone()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    folder = options.bank or options.out / "bank"
    for f in (options.out, folder):
        f.mkdir(parents=True, exist_ok=True)
    more = piece_labels.more_labels(options.labels) if options.labels else {}
    places = folder / "places.json"
    cache = json.loads(places.read_text()) if places.exists() else {}
    photos = [p for f in options.photographs for p in piece_bank.photographs(f, more, options.reader, cache)]
    places.write_text(json.dumps(cache))
    used = [p for p in photos if p.may_train and p.place not in options.leave]
    print(f"training on {sum(p.pieces is not None for p in used)} photographs with pieces of {sorted({p.place for p in used})}", flush=True)
    for name in options.networks:
        kinds, outputs = NETWORKS[name].kinds, NETWORKS[name].outputs
        groups = {kind: crops_of(kind, used, folder, options) for kind in kinds}
        boxes = boxes_of(options.boxes or BOXES[name], used, folder, options) if name in BOXES else None
        accelerator.use(options.device)
        banks = {kind: Bank(groups.pop(kind), kind, BARE.get(kind, 0.6), MIXING.get(kind, 0.03)) for kind in kinds}
        print(", ".join(f"{kind}: {len(bank.crops)} crops" for kind, bank in banks.items()), flush=True)
        net = train(name, banks, options.steps, options.start, batch=options.batch,
                    boxes=Boxes(*boxes, options.boxes_a_step) if boxes else None)
        torch.save(accelerator.state_of(net), options.out / f"{name}.pt")
        export(net, options.out / f"{name}.onnx", SIZES[kinds[0]], list(outputs))


if __name__ == "__main__":
    main()
