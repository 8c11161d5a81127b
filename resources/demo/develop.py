# SPDX-License-Identifier: GPL-3.0-or-later
"""From the rendered light to a photograph: exposure, tone curve, vignette, lens blur, sensor noise, JPEG."""
import numpy as np
from PIL import Image, ImageFilter


def develop(light, path, rng, limit=690_000):
    """Writes the linear picture `light` (rows, columns, 3) as a JPEG of at most `limit` bytes."""
    rows, cols = light.shape[:2]
    y, x = np.mgrid[-1:1:rows * 1j, -1:1:cols * 1j]
    light = light * (1 - 0.17 * (x * x + 0.6 * y * y) ** 1.2)[..., None]
    light = light * (0.66 / np.percentile(light.max(axis=2), 97.0))
    # A bright patch runs softly into white instead of being cut off.
    light = np.where(light > 0.6, 0.6 + 0.4 * (1 - np.exp(-(light - 0.6) / 0.4)), light)
    light = np.clip(light, 0, 1)
    tone = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    tone = tone + 0.05 * np.sin((tone - 0.5) * 2 * np.pi) * 0.6
    grain = rng.normal(0, 1, (rows, cols, 1)) * 0.75 + rng.normal(0, 1, (rows, cols, 3)) * 0.5
    tone = tone + grain * (0.007 + 0.008 * (1 - tone))
    photo = Image.fromarray((np.clip(tone, 0, 1) * 255 + 0.5).astype(np.uint8))
    photo = photo.filter(ImageFilter.GaussianBlur(0.55)).filter(ImageFilter.UnsharpMask(1.6, 55, 2))
    for quality in range(92, 60, -2):
        photo.save(path, quality=quality, optimize=True, subsampling=2)
        if path.stat().st_size <= limit:
            return quality
    raise ValueError(f"{path}: larger than {limit} bytes at every quality")
