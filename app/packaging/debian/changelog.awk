# SPDX-License-Identifier: GPL-3.0-or-later
# Writes CHANGELOG.md as Debian's changelog. Variables: `package`; `version`, that of the sources, and `seconds`, their date, for
# what is not released yet; `maintainer`. The time zone must be UTC.
function flush_item(  count, i, line, words) {
  if (item == "") return
  gsub(/`/, "", item)
  gsub(/\]\([^)]*\)/, "]", item)
  count = split(item, words, " ")
  line = "  *"
  for (i = 1; i <= count; ++i) {
    if (length(line) + 1 + length(words[i]) > 79) { print line; line = "   " }
    line = line " " words[i]
  }
  print line
  item = ""
}
function flush_version() {
  flush_item()
  if (date != "") printf "\n -- %s  %s\n\n", maintainer, date
  date = ""
}
/^## \[/ {
  flush_version()
  match($0, /\[[^]]*\]/)
  name = substr($0, RSTART + 1, RLENGTH - 2)
  if (name == "Unreleased") {
    name = version
    date = strftime("%a, %d %b %Y %H:%M:%S +0000", seconds)
  } else {
    split($NF, day, "-")
    date = strftime("%a, %d %b %Y %H:%M:%S +0000", mktime(day[1] " " day[2] " " day[3] " 00 00 00"))
  }
  printf "%s (%s-1) unstable; urgency=medium\n", package, name
  next
}
/^### / { flush_item(); printf "\n  [ %s ]\n", substr($0, 5); next }
/^- / { flush_item(); item = substr($0, 3); next }
/^ +[^ ]/ { if (item != "") { sub(/^ +/, ""); item = item " " $0 } }
END { flush_version() }
