# SPDX-License-Identifier: GPL-3.0-or-later
"""The classifier of vision/set/blend.cpp without the marks of knights, their enlarged look and their metric, for compare_learners.py.

Kernel ridge regressions that differ in the columns they compare, in the width of the kernel and in the weight of the general reader are
averaged, weighted by their leave-one-out likelihoods of the examples.
"""
import numpy as np

RIDGE, REACHES, TRUSTS, PLAIN_FAVOR, TAUGHT = 0.3, (0.2, 0.5, 1.2), (1.0, 0.5, 0.0), 2.0, 0.99
FEATURES = [(0, 192), (192, 352), (352, 568)]  # columns of two networks and of the colours, compared by direction
BOX = [(at, at + 24) for at in range(568, 664, 24)]  # level, activity, wall, metropolis
OWN = {"level": BOX[0], "active": BOX[1], "wall": BOX[2], "metropolis": BOX[3]}


def softmax(z):
    e = np.exp(z - z.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def lacking(z, y, taught=TAUGHT, keep=True):
    """What lackingOdds() of vision/set/odds.cpp gives: what the log-odds z lack to give the classes y the chance `taught`. With `keep`
    nothing where they have it."""
    n = z.shape[1]
    p = softmax(z)
    target = np.full_like(z, np.log((1 - taught) / (n - 1)))
    target[np.arange(len(y)), y] = np.log(taught)
    r = target - np.log(np.maximum(p, 1e-4))
    r -= r.mean(1, keepdims=True)
    if keep:
        r[p[np.arange(len(y)), y] >= taught] = 0
    return r


def apart(a, b, columns):
    a, b = a[:, slice(*columns)], b[:, slice(*columns)]
    if columns in FEATURES:
        a, b = (v / np.maximum(np.linalg.norm(v, axis=1, keepdims=True), 1e-9) for v in (a, b))
    return np.maximum((a ** 2).sum(1)[:, None] + (b ** 2).sum(1)[None] - 2 * a @ b.T, 0)


def choices(trait):
    """The groups of columns that the regressions of a trait of an intersection compare."""
    if trait == "kind":
        return [FEATURES, BOX, FEATURES + BOX]
    if trait == "color":
        return [FEATURES[2:], FEATURES]
    both = [[BOX[0], BOX[1]], BOX] if trait in ("level", "active") else []
    return [FEATURES, [OWN[trait]], [*FEATURES, OWN[trait]], *both]


def blend(which):
    """-> the log-odds of the tested examples by a blend of the groups of columns `which`; arguments as of compare_learners.LEARNERS."""
    def learner(subject, train, z, y, test, zt):
        n, told, likelihoods = len(y), [], []
        log_of = lambda chances: np.log(np.maximum(chances[np.arange(n), y], 1e-3)).sum()
        between = {columns: apart(train, train, columns) for group in which for columns in group}
        scales = {columns: max(np.median(d[np.triu_indices(n, 1)]), 1e-6) for columns, d in between.items()} if n > 1 else dict.fromkeys(between, 1.0)
        for group in which:
            near = sum(between[columns] / scales[columns] for columns in group) / len(group)
            far = sum(apart(test, train, columns) / scales[columns] for columns in group) / len(group)
            for reach in REACHES:
                inverse = np.linalg.inv(np.exp(-near / reach) + RIDGE * np.eye(n))
                for trust in TRUSTS:
                    wanted = lacking(z * trust, y)
                    weights = inverse @ wanted
                    likelihoods.append(log_of(softmax(z * trust + wanted - weights / np.diag(inverse)[:, None])))
                    told.append(softmax(zt * trust + np.exp(-far / reach) @ weights))
        for trust in TRUSTS:
            likelihoods.append(PLAIN_FAVOR + log_of(softmax(z * trust)))
            told.append(softmax(zt * trust))
        share = softmax(np.array(likelihoods)[None])[0]
        return sum(s * np.log(np.maximum(t, 1e-4)) for s, t in zip(share, told))
    return learner
