#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the pictures of docs/show-your-pieces.md anew from a build: make-pieces.sh [BUILD]. The photographs in them are drawn
# (draw_pieces.py). Needs ImageMagick (`convert`) with WebP, python3-opencv and xvfb: a video is drawn on a screen only. Takes about
# two minutes.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "${1:-$root/build/release}" && pwd)
to="$root/docs/show-your-pieces"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR="$work/runtime" QT_QPA_PLATFORM=xcb QT_MEDIA_BACKEND=ffmpeg REEVE_PICTURES="$work/pictures"
mkdir -m 700 "$XDG_RUNTIME_DIR"
mkdir -p "$to"

python3 "$here/draw_pieces.py" "$REEVE_PICTURES/drawn"
xvfb-run -a -s "-screen 0 1280x1024x24" "$build/bin/tests/qml_evening_test" \
    -input "$root/tests/qml/pages/pictures/tst_show_pieces.qml" >"$work/log" 2>&1 ||
    { tail -30 "$work/log" >&2; exit 1; }
for language in en de; do
    number=0
    for step in choose lay live missing check result; do
        number=$((number + 1))
        found=$(find "$REEVE_PICTURES" -maxdepth 1 -name "1024x600-$language-*-$step.png")
        [ -n "$found" ] || { echo "make-pieces.sh: no picture of $step" >&2; exit 1; }
        convert "$found" -strip -quality 80 "$to/$number-$step-$language.webp"
    done
done
