#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Lanescope with its tests and runs every one of them; the arguments go to CTest (-R dot, -L x11, …).
# app/setup.sh says which variables steer it; LANESCOPE_TEST_TARGET (all) is what it builds.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=app/setup.sh
source "$here/../app/setup.sh"

packages=("${lanescope_build_packages[@]}" "${lanescope_test_packages[@]}")
# The test of the engine over ssh starts a server of its own, on loopback. Where a service manager runs, installing
# that server would also open this machine's port 22; there the test is skipped unless the server is installed.
[[ $lanescope_preset == engine || -d /run/systemd/system ]] || packages+=(openssh-server)

lanescope_install_missing "${packages[@]}"
lanescope_configure ON
lanescope_build "${LANESCOPE_TEST_TARGET:-all}"

# Own code is held to every finding; libraries that keep memory until the process ends are named in the file.
export LSAN_OPTIONS="suppressions=$here/libraries.lsan:print_suppressions=0${LSAN_OPTIONS:+:$LSAN_OPTIONS}"
export UBSAN_OPTIONS="print_stacktrace=1${UBSAN_OPTIONS:+:$UBSAN_OPTIONS}"
export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}

log=$lanescope_build_dir/Testing/Temporary/LastTest.log
summary=$(mktemp)
trap 'rm -f "$summary"' EXIT
failed=0
ctest --test-dir "$lanescope_build_dir" --parallel "${LANESCOPE_TEST_JOBS:-2}" --output-on-failure --no-tests=error "$@" 2>&1 |
  awk -v summary="$summary" '/^[0-9]+% tests passed/ { held = 1 } held { print > summary; next } { print; fflush() }' ||
  failed=$?

# Why tests were skipped, each reason once, from the log that CTest keeps; then CTest's own summary.
if [[ -r $log ]]; then
  awk '/: Skipped$/ { getline reason; count[reason]++ }
       END { for (reason in count) printf "skipped %d: %s\n", count[reason], reason }' "$log" | sort
fi
cat "$summary"
exit "$failed"
