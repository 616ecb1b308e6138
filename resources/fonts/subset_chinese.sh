#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes NotoSansCJKtc-Regular.otf anew: the part of Noto Sans CJK TC that Traditional Chinese texts need. It holds the
# 5,401 characters for daily use, which are the first level of Big5, and what else the translations, the manual and
# the lessons use.
# It needs Debian's packages fonts-noto-cjk and fonttools.
#
#   resources/fonts/subset_chinese.sh [NotoSansCJK-Regular.ttc]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source_font=${1:-/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc}
characters=$(mktemp)
trap 'rm -f "$characters"' EXIT
python3 - "$root" >"$characters" <<'PYTHON'
import pathlib
import sys

root = pathlib.Path(sys.argv[1])
found = set()
for first in range(0xA4, 0xC7):
    for second in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
        if first == 0xC6 and second > 0x7E:
            break
        found.add(bytes([first, second]).decode("big5"))
found.update("，。、；：？！「」『』（）《》〈〉【】…—～／％＝＋．・")
texts = [root / "resources/translations/lanescope_zh_TW.ts", *(root / "resources").glob("manual/*.md"),
         *(root / "resources").glob("lessons/*/*.md")]
for text in texts:
    # Latin letters, Greek and signs are those of the other fonts.
    found.update(c for c in text.read_text(encoding="utf-8") if 0x2E80 <= ord(c) <= 0x9FFF or 0xF900 <= ord(c) <= 0xFFEF)
print("".join(sorted(found)))
PYTHON
# The fourth font of the collection is the one of Taiwan.
pyftsubset "$source_font" --font-number=3 --text-file="$characters" --layout-features=locl,vert --no-hinting \
  --name-IDs='*' --output-file="$root/resources/fonts/NotoSansCJKtc-Regular.otf"
ls -l "$root/resources/fonts/NotoSansCJKtc-Regular.otf"
