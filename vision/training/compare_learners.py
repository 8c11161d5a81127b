# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares classifiers for sets, on the examples of sets that were learned from one picture each.

usage: compare_learners.py SETS [--from N] [--turns] [--traits TRAIT ...] [--learners LEARNER ...]

SETS holds TABLE-NUMBER.set, each learned from one picture. The first N sets of each table (default 1) are used for training, the others for
testing; with --turns every second picture, with the N - 1 after it, is used for training in turn. Prints for each trait the number of correct examples by the
general reader alone and by each classifier, in brackets the mean negative log-probability of the true class, and
the number of examples that the general reader classifies correctly and the set does not. The learner "blend" is for traits of
intersections only; of levels and states it leaves out the marks on knights and the metric of the set.
"""
import argparse
import collections
import pathlib
import struct

import numpy as np

import learner_blend
from learner_blend import TAUGHT, lacking, softmax

TRAITS = {"terrain": [("terrain", 6)], "first path": [("taken", 2)], "path": [("road", 7)], "first intersection": [("taken", 2)],
          "intersection": [("kind", 4), ("color", 6), ("level", 3), ("active", 2), ("wall", 2), ("metropolis", 2)],
          "figure": [("robber", 2), ("merchant", 2)], "harbor": [("harbor", 7)]}
PARTS = {"path": [160], "intersection": [192, 352], "figure": [80]}
PLAIN = 192 + 160 + 216  # columns of an intersection's row that are compared; the marks after them concern knights only


def read(file):
    """{subject: (is, general, features)} of a set file, in the format of vision/set/learned_set.cpp."""
    data, out, at = file.read_bytes(), {}, 16
    if not data.startswith(b"reeve-set/4\n"):
        raise SystemExit(f"{file} is no set of the format reeve-set/4")
    for subject, traits in TRAITS.items():
        _, count = struct.unpack_from("<II", data, at)
        at += 8
        classes, rows = sum(n for _, n in traits), []
        for _ in range(count):
            labels = np.frombuffer(data, np.int8, 6, at + 4)
            general = np.frombuffer(data, "<f4", classes, at + 10)
            step = struct.unpack_from("<f", data, at + 10 + 4 * classes)[0]
            length = struct.unpack_from("<I", data, at + 14 + 4 * classes)[0]
            feature = np.frombuffer(data, np.uint8, length, at + 18 + 4 * classes) * step
            rows.append((labels, general, feature))
            at += 18 + 4 * classes + length
        if rows:
            columns = max(len(feature) for _, _, feature in rows)  # rows end after their last part
            rows = [(labels, general, np.pad(feature, (0, columns - len(feature)))) for labels, general, feature in rows]
            out[subject] = tuple(np.array(c) for c in zip(*rows))
    return out


def normalized(subject, x):
    parts = np.split(x[:, :PLAIN], PARTS.get(subject, []), axis=1)
    return np.concatenate([p / np.maximum(np.linalg.norm(p, axis=1, keepdims=True), 1e-9) for p in parts], 1) / np.sqrt(len(parts))


def kernel_ridge(reach, ridge=1.0, taught=TAUGHT, keep=True, normal=normalized):
    def learner(subject, train, z, y, test, zt):
        a, b = normal(subject, train), normal(subject, test)
        k = np.exp((a @ a.T - 1) / reach)
        w = np.linalg.solve(k + ridge * np.eye(len(k)), lacking(z, y, taught, keep))
        return zt + np.exp((b @ a.T - 1) / reach) @ w
    return learner


def supported_ridge(reach, kept=0.3):
    """Scales each class's loss against the class with the greatest gain by the support of its own examples."""
    def learner(subject, train, z, y, test, zt):
        shift = kernel_ridge(reach)(subject, train, z, y, test, zt) - zt
        own = np.bincount(y, minlength=z.shape[1])
        return zt + shift + kept / (own + 1) * (shift.max(1, keepdims=True) - shift)
    return learner


def todays(subject, train, z, y, test, zt, colours=None):
    """The regression of vision/set (subject_model.cpp, limit_shift.cpp): supported_ridge(), and its shift between settlement and city scaled by how often both were taught in the colour.
    `colours`: those of the taught examples and the colour probabilities of the tested ones, if kinds are learned."""
    out = supported_ridge(0.25)(subject, train, z, y, test, zt)
    if colours is None:
        return out
    taught, chances = colours
    seen = np.array([[np.sum((y == kind) & (taught == c)) for c in range(6)] for kind in (1, 2)])
    both = (chances @ seen.T).min(1)
    shift = (out - zt)[:, 1:3]
    said = shift.mean(1, keepdims=True) + (both / (both + 1))[:, None] * (shift - shift.mean(1, keepdims=True))
    total = lambda s: np.logaddexp(zt[:, 1] + s[:, 0], zt[:, 2] + s[:, 1])
    out[:, 1:3] = zt[:, 1:3] + said + (total(shift) - total(said))[:, None]
    return out


def centred(subject, train, test):
    """Rows minus the mean of the taught ones, normalized to length 1."""
    a, b = normalized(subject, train), normalized(subject, test)
    m = a.mean(0)
    a, b = a - m, b - m
    return [v / np.maximum(np.linalg.norm(v, axis=1, keepdims=True), 1e-9) for v in (a, b)]


def centred_ridge(reach, ridge=1.0, taught=TAUGHT):
    def learner(subject, train, z, y, test, zt):
        a, b = centred(subject, train, test)
        k = np.exp((a @ a.T - 1) / reach)
        w = np.linalg.solve(k + ridge * np.eye(len(k)), lacking(z, y, taught))
        return zt + np.exp((b @ a.T - 1) / reach) @ w
    return learner


def linear_ridge(ridge=1.0, scale=10.0):
    def learner(subject, train, z, y, test, zt):
        a, b = normalized(subject, train) * scale, normalized(subject, test) * scale
        w = np.linalg.solve(a @ a.T + ridge * np.eye(len(a)), lacking(z, y))
        return zt + b @ a.T @ w
    return learner


def nearest_mean(sharp=20.0, prior=1.0):
    def learner(subject, train, z, y, test, zt):
        a, b = normalized(subject, train), normalized(subject, test)
        out = zt.copy()
        seen = np.unique(y)
        if len(seen) < 2:
            return out
        for c in seen:
            mine = a[y == c]
            mean = (mine.sum(0) + prior * a.mean(0)) / (len(mine) + prior)
            out[:, c] += sharp * len(mine) / (len(mine) + prior) * (b @ mean - b @ a.mean(0))
        return out
    return learner


def lda(shrink=0.5, prior=1.0, weight=1.0):
    def learner(subject, train, z, y, test, zt):
        a, b = normalized(subject, train), normalized(subject, test)
        seen = np.unique(y)
        if len(seen) < 2:
            return zt
        means = np.stack([a[y == c].mean(0) for c in seen])
        left = a - means[np.searchsorted(seen, y)]
        cov = left.T @ left / max(len(a) - len(seen), 1)
        cov = (1 - shrink) * cov + shrink * np.trace(cov) / cov.shape[0] * np.eye(cov.shape[0]) + 1e-6 * np.eye(cov.shape[0])
        inv = np.linalg.inv(cov)
        d = np.stack([-0.5 * np.einsum("ij,jk,ik->i", b - m, inv, b - m) for m in means], 1)
        d = np.clip(d - d.max(1, keepdims=True), -12, 0)
        out = zt.copy()
        n = np.array([(y == c).sum() for c in seen])
        out[:, seen] += weight * (d - d.mean(1, keepdims=True)) * n / (n + prior) / 4
        return out
    return learner


def product_ridge(reach, ridge=1.0, far=0.5):
    return kernel_ridge(reach, ridge)


LEARNERS = {"general reader": lambda s, t, z, y, x, zt: zt,
            "kernel ridge, reach 0.25": kernel_ridge(0.25), "supported ridge": supported_ridge(0.25), "today": todays,
            "nearest mean, shrunk": nearest_mean(), "regularised LDA": lda(), "linear ridge": linear_ridge(),
            "kernel ridge, reach 0.04": kernel_ridge(0.04), "kernel ridge, reach 0.08": kernel_ridge(0.08),
            "kernel ridge, reach 0.16": kernel_ridge(0.16), "kernel ridge, reach 0.3": kernel_ridge(0.3),
            "the same, ridge 0.3": kernel_ridge(0.16, 0.3),
            "centred kernel ridge 0.3": centred_ridge(0.3), "centred kernel ridge 0.5": centred_ridge(0.5), "centred kernel ridge 1": centred_ridge(1.0),
            "centred 0.5, ridge .3": centred_ridge(0.5, 0.3), "blend": None}


def lessons(tables, options):
    """The sets of each table, and the groups that are used for training together."""
    for sets in tables.values():
        for first in range(0, len(sets), 2) if options.turns else [0]:
            yield sets, [(first + i) % len(sets) for i in range(options.learn_from)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", type=pathlib.Path)
    parser.add_argument("--from", type=int, dest="learn_from", default=1, metavar="N")
    parser.add_argument("--turns", action="store_true")
    parser.add_argument("--traits", nargs="*")
    parser.add_argument("--learners", nargs="*", default=list(LEARNERS), choices=list(LEARNERS), metavar="LEARNER")
    options = parser.parse_args()
    tables = collections.defaultdict(list)
    for file in sorted(options.sets.glob("*.set")):
        tables[file.stem.rsplit("-", 1)[0]].append(read(file))
    print("| trait | tested | " + " | ".join(options.learners) + " |\n" + "|---" * (len(options.learners) + 2) + "|")
    for subject, traits in TRAITS.items():
        at = 0
        for number, (trait, classes) in enumerate(traits):
            right, loss, spoilt, tested = collections.Counter(), collections.Counter(), collections.Counter(), 0

            def gather(some):
                some = [s[subject] for s in some if subject in s]
                if not some:
                    return None
                labels, general, features = (np.concatenate(c) for c in zip(*some))
                known = labels[:, number] >= 0
                colours = (labels[known, 1].astype(int), softmax(general[known, 4:10].astype(float))) if trait == "kind" else None
                return features[known], general[known, at:at + classes].astype(float), labels[known, number].astype(int), colours
            for sets, teachers in lessons(tables, options):
                if options.traits and trait not in options.traits:
                    continue
                train, test = gather([sets[i] for i in teachers]), gather([s for i, s in enumerate(sets) if i not in teachers])
                if train is None or test is None or not len(train[2]) or not len(test[2]):
                    continue
                tested += len(test[2])
                was = test[1].argmax(1) == test[2]
                for name in options.learners:
                    if name == "blend" and subject != "intersection":
                        continue
                    more = {"colours": (train[3][0], test[3][1])} if name == "today" and trait == "kind" else {}
                    learner = learner_blend.blend(learner_blend.choices(trait)) if name == "blend" else LEARNERS[name]
                    z = learner(subject, *train[:3], test[0], test[1], **more)
                    is_right = z.argmax(1) == test[2]
                    right[name] += int(is_right.sum())
                    spoilt[name] += int((was & ~is_right).sum())
                    loss[name] += float(-np.log(np.maximum(softmax(z)[np.arange(len(z)), test[2]], 1e-4)).sum())
            at += classes
            if tested:
                cells = [f"{right[n]} ({loss[n] / tested:.3f}), {spoilt[n]} spoilt" if n in loss else "-" for n in options.learners]
                print(f"| {subject}: {trait} | {tested} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
