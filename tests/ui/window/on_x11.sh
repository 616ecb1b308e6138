#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a program on an X server of its own, without a screen, under the window manager Openbox.
#   on_x11.sh WIDTHxHEIGHT PROGRAM [ARGUMENT…]
set -euo pipefail
size=$1
shift

folder=$(mktemp -d)
server=
manager=
finish() {
  [[ -n $manager ]] && kill "$manager" 2>/dev/null
  [[ -n $server ]] && kill "$server" 2>/dev/null
  wait 2>/dev/null
  rm -rf "$folder"
}
trap finish EXIT

# The server chooses a number that is free, and tells it once it can be reached.
mkfifo "$folder/number"
Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp 3>"$folder/number" 2>"$folder/server.log" &
server=$!
number=
read -r -t 20 number <"$folder/number" || true
if [[ -z $number ]]; then
  cat "$folder/server.log" >&2
  echo "Xvfb did not start." >&2
  exit 1
fi
export DISPLAY=:$number QT_QPA_PLATFORM=xcb
unset WAYLAND_DISPLAY

HOME=$folder openbox --sm-disable --startup "touch $folder/ready" 2>"$folder/manager.log" &
manager=$!
for ((wait = 0; wait < 200; ++wait)); do
  [[ -e $folder/ready ]] && break
  sleep 0.1
done
[[ -e $folder/ready ]] || { cat "$folder/manager.log" >&2; echo "Openbox did not start." >&2; exit 1; }
"$@"
