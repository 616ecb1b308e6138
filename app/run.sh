#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Lanescope where that is needed and starts it; the arguments go to the program. Without arguments it opens
# the window, or, without a display, runs the demonstration. app/setup.sh says which variables steer it.
set -euo pipefail
# shellcheck source=app/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

# A display counts when something listens there: a variable left over from another session opens no window.
has_display() {
  [[ -n ${QT_QPA_PLATFORM:-} ]] && return
  case ${DISPLAY:-} in
    '') [[ -n ${WAYLAND_DISPLAY:-} ]] && compgen -G '/usr/lib/*/qt6/plugins/platforms/libqwayland*.so' >/dev/null ;;
    :*) local number=${DISPLAY#:}; [[ -S /tmp/.X11-unix/X${number%%.*} ]] ;;
    *) return 0 ;;
  esac
}

lanescope_install_missing "${lanescope_build_packages[@]}"
lanescope_configure OFF
lanescope_build lanescope lanescope-engine

case ${1:-} in
  '' | --engine | --engine=*)
    if ! has_display; then
      lanescope_say 'no display here, so the demonstration runs instead of the window.'
      set -- demo "$@"
    fi
    ;;
esac
exec "$lanescope_build_dir/bin/lanescope" "$@"
