#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes all packages in dist/ of the build folder: installs what building and packing need, builds, and packs. The variables of
# app/setup.sh steer it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=app/setup.sh
source app/setup.sh

lanescope_install_missing "${lanescope_build_packages[@]}" \
  appstream 'clang-16|clang-19|clang-18|clang-17' desktop-file-utils dpkg-dev git lintian 'lld-16|lld-19|lld-18|lld-17' man-db patchelf
lanescope_configure OFF
lanescope_build packages
lintian --fail-on error,warning "$lanescope_build_dir"/dist/*.deb
