#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# appimage.sh ARCHIVE OUT: makes the AppImage OUT of the portable archive. It needs appimagetool in PATH
# (https://github.com/AppImage/appimagetool).
set -euo pipefail
archive=$1
out=$2
id=org.lanescope.lanescope

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar -xzf "$archive" -C "$folder" --strip-components=1
ln -s bin/lanescope "$folder/AppRun"
cp "$folder/share/applications/$id.desktop" "$folder/share/icons/hicolor/256x256/apps/$id.png" "$folder"
ln -s "$id.png" "$folder/.DirIcon"
appimagetool "$folder" "$out"
