#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Lanescope if necessary and starts it with the given arguments. Without arguments it opens the window, or,
# without a display, runs the demonstration. app/setup.sh lists the variables that it reads.
set -euo pipefail
# shellcheck source=app/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

# Whether a display accepts connections. A variable that is left over from another session is not enough.
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
