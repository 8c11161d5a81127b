#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the pictures of this folder and of the manual anew from a build: make.sh [BUILD]. They are those of the test that walks through
# every page.
# Not club-*.jpg: these were taken by hand, of two windows in one club.
# Needs ImageMagick (`convert`, `montage`); takes about ten minutes.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$(cd "${1:-$root/build/release}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR="$work/runtime" QT_QPA_PLATFORM=offscreen
mkdir -m 700 "$XDG_RUNTIME_DIR"

# walk LANGUAGE SIZE THEME: every page of a window of that size as a picture
walk() {
    mkdir -p "$work/$1-$2"
    REEVE_PICTURES="$work/$1-$2" "$build/bin/tests/qml_evening_test" -input "$root/tests/qml/pages/access/tst_access.qml" \
        "access::test_everyPage:$2 $1 $3" >"$work/log" 2>&1 || { tail -20 "$work/log" >&2; exit 1; }
}
# picture LANGUAGE SIZE PAGE: the first picture of that page
picture() {
    local found
    found=$(find "$work/$1-$2" -name "*-[0-9][0-9][0-9]-$3.png" | sort | head -1)
    [ -n "$found" ] || { echo "make.sh: no picture of $3" >&2; exit 1; }
    printf '%s\n' "$found"
}
# sheet LANGUAGE SIZE TILES GEOMETRY FILE PAGE...
sheet() {
    local language=$1 size=$2 tiles=$3 geometry=$4 file=$5 page pictures=()
    shift 5
    for page in "$@"; do pictures+=("$(picture "$language" "$size" "$page")"); done
    montage "${pictures[@]}" -tile "$tiles" -geometry "$geometry" -background white "$file"
}

# manual LANGUAGE NAME PAGE: a picture of the manual
manual() { convert "$(picture "$1" 1280x800 "$3")" -strip -resize 640x -quality 68 "$root/resources/manual/$2-$1.jpg"; }

for language in en de; do
    walk "$language" 1280x800 light
    manual "$language" scan scan-read-
    manual "$language" dice game-rolled-
    manual "$language" cards sheet-cards-uncovered-
    manual "$language" build game-build-
    manual "$language" trade sheet-trade-uncovered-
    manual "$language" landing sheet-landing
    manual "$language" history history-a-moment-
    manual "$language" correct correct-a-place-
    manual "$language" check check-read-
    manual "$language" statistics statistics
    walk "$language" 800x1280 dark
    walk "$language" 1024x600 light
    sheet "$language" 1280x800 5x '395x247+5+5' "$work/wide.png" \
        home-games- new scan-read- random game-placing- \
        game-rolled- game-actions- game-knights- game-a-card-chosen- sheet-landing \
        game-a-city-is-lost- sheet-trade-uncovered- sheet-improve sheet-cards-uncovered- sheet-possible-uncovered- \
        game-discard-uncovered- game-whom-to-rob- game-won- history-a-moment- statistics \
        almanac correct-a-place- check-read- settings people-somebody-
    sheet "$language" 800x1280 6x '327x523+5+5' "$work/upright.png" \
        game-rolled- game-build- game-a-city-is-lost- game-won- statistics summary
    sheet "$language" 1024x600 4x '496x291+5+5' "$work/low.png" \
        game-rolled- game-a-city-is-lost- new game-six-players-
    convert "$work/wide.png" "$work/upright.png" "$work/low.png" -background white -append -quality 82 "$here/pages-$language.jpg"
done
convert "$(picture en 1280x800 game-actions-)" -strip "$here/game-light-en.png"
convert "$(picture de 1280x800 scan-read-)" -strip -quality 85 "$here/scan-de.jpg"
"$root/resources/manual/make.py"
