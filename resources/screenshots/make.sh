#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws the manual's pictures of the stage anew, with the Lanescope of the build folder, into this one. Those of the window
# are photographs of its pages at 1504x940.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
draw() { "${LANESCOPE_BUILD_DIR:-../../build/release}/bin/lanescope" render "$@" --backend emulator; }

draw dot_shared --n 64 --block 64 --compare dot_no_tree_barrier --out break.png || (($? == 1))  # a result is wrong
draw matmul_naive --n 32 --pattern random --compare matmul_tiled --view memory --steps 48 --out product.png
draw reduce_interleaved_conflicts --n 512 --block 128 --view memory,space-time,warps,banks,grid --steps 13 --size 1600x960 --out views.png
draw scan_look_back --n 20000 --block 128 --items 1 --schedule reversed --view grid --steps 42 --size 1600x800 --out look_back.png
draw matmul_tiled --n 24 --tile 8 --pattern random --follow 19 --view memory --steps 19 --size 1280x900 --out thread.png
