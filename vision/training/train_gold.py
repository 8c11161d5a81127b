# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains the classifier of gold against other land: weights for the features before the last layer of tiles.onnx.

usage: train_gold.py PHOTOGRAPHS [--leave LOOK ...] [--write]

Trains a logistic regression, in about a second, on the hexes of the photographs whose licence allows it, and on the same hexes with gold of
gold_looks.py drawn onto them, under many lights; the token of the photograph is kept. Prints the numbers of correct drawn gold hexes (other draws) and of correct hexes
of all photographs; --leave excludes styles from the training and prints their results separately. --write writes the weights to
vision/look/gold_weights.h. Needs python3-opencv.
"""
import argparse
import pathlib

import cv2
import numpy as np

import gold_looks
from geometry import MEAN_BGR, TERRAIN_HALF, TERRAIN_PIXELS, TERRAIN_VIEWS, VISION, apply_gain, cut, hex_centres, photos, working_size

RARE = 4.0         # weight of land against gold: most hexes are not gold
DRAWS = 3          # gold hexes drawn from each hex of a photograph
TOKEN = 0.40       # radius (hex sides) within which the photograph's token is kept
SHRINK = 3e-4     # ridge penalty of the weights
FLIPS = ([], [2, 3], [2], [3])
MODEL = VISION.parent / "resources/models/tiles.onnx"
OUT = VISION / "look/gold_weights.h"


def features(net, crops):
    """A row of features for each hex: the mean over the reader's views."""
    total = 0
    for view in range(TERRAIN_VIEWS):
        turned = [cv2.flip(t, {1: -1, 2: 0, 3: 1}[view]) if view else t for t in crops]
        rows = []
        for crop in turned:
            net.setInput(cv2.dnn.blobFromImage(crop, 1 / 255))
            rows.append(net.forward("onnx_node!/Flatten").ravel().copy())
        total = total + np.array(rows)
    return total / TERRAIN_VIEWS


def lit(rng, crop):
    """Augmentation: lamp, contrast and blur."""
    out = crop.astype(np.float32) * rng.uniform(0.85, 1.15, 3) * rng.uniform(0.75, 1.25)
    out = (out - 115) * rng.uniform(0.8, 1.2) + 115
    if rng.random() < 0.4:
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.4, 1.4))
    return np.clip(out + rng.normal(0, rng.uniform(0, 4), out.shape), 0, 255).astype(np.uint8)


def golden(rng, crop, has_token, look=None):
    """The crop with its hex painted as gold, in the crop's light."""
    n = crop.shape[0]
    size = int(n * 1.0)
    gold = gold_looks.paint(rng, 2 * size, look)
    gold = cv2.resize(gold, (n, n), interpolation=cv2.INTER_AREA).astype(np.float32) * rng.uniform(0.7, 1.15)
    at = (np.arange(n) + 0.5) / n * 2 * TERRAIN_HALF - TERRAIN_HALF
    x, y = np.meshgrid(at, at)
    out = np.max([x * np.cos(k * np.pi / 3) + y * np.sin(k * np.pi / 3) for k in range(6)], axis=0)
    inside = (out < 0.78).astype(np.float32)
    if has_token:
        inside[np.hypot(x, y) < TOKEN] = 0
    inside = cv2.GaussianBlur(inside, (0, 0), 0.6)[..., None]
    return np.clip(crop * (1 - inside) + gold * inside, 0, 255).astype(np.uint8)


def fit(x, y, weight):
    """Logistic regression with a ridge penalty, by Newton's method; the last weight is the bias."""
    x = np.hstack([x, np.ones((len(x), 1))])
    w = np.zeros(x.shape[1])
    ridge = SHRINK * weight.sum() * np.r_[np.ones(x.shape[1] - 1), 0]
    for _ in range(30):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        grad = x.T @ (weight * (p - y)) + ridge * w
        hess = (x * (weight * p * (1 - p) + 1e-9)[:, None]).T @ x + np.diag(ridge + 1e-6)
        w = w - np.linalg.solve(hess, grad)
    return w


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("photographs", type=pathlib.Path)
    parser.add_argument("--leave", nargs="*", default=[])
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rng = np.random.default_rng(3)
    net = cv2.dnn.readNetFromONNX(str(MODEL))
    looks = [look for look in gold_looks.LOOKS if look not in options.leave]
    land, gold, test_land, test_gold = [], [], [], {look: [] for look in gold_looks.LOOKS}
    for photo in photos(options.photographs):
        crops = [apply_gain(t, photo.gain) for t in photo.hexes(photo.h)]
        if photo.may_train:
            land += [t for t in crops] + [lit(rng, t) for t in crops for _ in range(DRAWS)]
            gold += [lit(rng, golden(rng, t, photo.has_tokens and n > 0, str(rng.choice(looks)))) for t, n in zip(crops, photo.number) for _ in range(DRAWS)]
        else:
            test_land += crops
            for look in gold_looks.LOOKS:
                test_gold[look] += [golden(rng, t, photo.has_tokens and n > 0, look) for t, n in list(zip(crops, photo.number))[::4]]
    x = np.vstack([features(net, land), features(net, gold)])
    y = np.r_[np.zeros(len(land)), np.ones(len(gold))]
    weight = np.r_[np.full(len(land), RARE), np.full(len(gold), len(land) / max(1, len(gold)))]
    w = fit(x, y, weight)

    def odds(crops):
        return features(net, crops) @ w[:-1] + w[-1]

    plain = odds(test_land)
    print(f"trained on {len(land)} hexes of land and {len(gold)} of drawn gold")
    print(f"land of photographs not trained on: {int((plain < 0).sum())} of {len(plain)} told from gold, {int((plain > 2.2).sum())} taken for gold surely")
    for look, crops in test_gold.items():
        seen = odds(crops)
        print(f"gold {look}{' (left out)' if look in options.leave else ''}: {int((seen > 0).sum())} of {len(seen)}, {int((seen < -2.2).sum())} surely not gold")
    if options.write:
        numbers = ", ".join(f"{v:.5f}F" for v in w[:-1])
        OUT.write_text("// SPDX-License-Identifier: GPL-3.0-or-later\n// Made by vision/training/train_gold.py: what tells gold from other land in what tiles.onnx sees before its last\n"
                       "// layer (BoardFeatures::terrain), as logarithmic odds.\n#pragma once\n\n#include <array>\n\nnamespace reeve::vision {\n\n"
                       f"inline constexpr float kGoldBias = {w[-1]:.5f}F;\ninline constexpr std::array<float, {len(w) - 1}> kGoldWeights{{{numbers}}};\n\n}} // namespace reeve::vision\n")


if __name__ == "__main__":
    main()
