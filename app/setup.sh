# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# The functions that app/run.sh and tests/run.sh share: they install missing packages, configure and build. Source this
# file with bash; it defines functions and changes nothing by itself.
#
#   LANESCOPE_PRESET       the CMake preset (release)
#   LANESCOPE_BUILD_DIR    the build folder (build/ and the preset's name)
#   LANESCOPE_CUDA         AUTO, ON or OFF (default: that of the preset); see resources/manual/first-steps.md
#   LANESCOPE_WERROR       ON makes warnings errors (default: that of the preset)
#   LANESCOPE_NO_INSTALL   if set, build with the installed libraries without asking the package manager

lanescope_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
lanescope_preset=${LANESCOPE_PRESET:-release}
lanescope_build_dir=${LANESCOPE_BUILD_DIR:-$lanescope_root/build/$lanescope_preset}

# Bars separate alternatives; the first that the distribution has is installed.
lanescope_engine_packages=(
  g++ cmake ninja-build libboost-context-dev libtbb-dev nlohmann-json3-dev libseccomp-dev libopenmpi-dev
  'libopenblas0-pthread|libopenblas0'
  'libclang-16-dev|libclang-19-dev|libclang-18-dev|libclang-17-dev'
)
lanescope_window_packages=(
  qt6-base-dev qt6-l10n-tools qt6-translations-l10n 'qt6-svg-dev|libqt6svg6-dev' 'qt6-svg-plugins|libqt6svg6'
  libqcustomplot-dev libqscintilla2-qt6-dev libgif-dev
  libmuparser-dev libmd4c-dev libzip-dev
  qt6-image-formats-plugins libqt6sql6-sqlite
)
lanescope_build_packages=("${lanescope_engine_packages[@]}")
lanescope_test_packages=(libgtest-dev)
if [[ $lanescope_preset != engine && $lanescope_preset != tsan ]]; then
  lanescope_build_packages+=("${lanescope_window_packages[@]}")
  lanescope_test_packages+=(
    openmpi-bin openssh-client ffmpeg xvfb openbox at-spi2-core dbus-daemon gir1.2-atspi-2.0 python3-gi libxml2-utils
  )
fi

lanescope_say() { printf 'lanescope: %s\n' "$*" >&2; }
lanescope_stop() { lanescope_say "$*"; exit 2; }

lanescope_installed() {
  local name
  for name in ${1//|/ }; do
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null) == installed ]] && return 0
  done
  return 1
}

# Prints the first alternative that apt knows.
lanescope_pick() {
  local name
  for name in ${1//|/ }; do
    if apt-cache show "$name" >/dev/null 2>&1; then
      printf '%s\n' "$name"
      return
    fi
  done
  printf '%s\n' "${1%%|*}"
}

# Whether this is Debian 12 or newer (testing and unstable have no number) or Ubuntu 24.04 or newer.
lanescope_known_system() {
  local id version
  [[ -r /etc/os-release ]] || return 1
  # shellcheck disable=SC1091
  id=$(. /etc/os-release && printf '%s' "${ID:-}")
  # shellcheck disable=SC1091
  version=$(. /etc/os-release && printf '%s' "${VERSION_ID:-9999}")
  version=${version//./}
  case $id in
    debian) ((version >= 12)) ;;
    ubuntu) ((version >= 2404)) ;;
    *) return 1 ;;
  esac
}

# lanescope_install_missing package…: installs the missing packages, or stops with their list.
lanescope_install_missing() {
  [[ -n ${LANESCOPE_NO_INSTALL:-} ]] && return
  if ! lanescope_known_system; then
    lanescope_stop "packages are installed only on Debian 12 or newer and Ubuntu 24.04 or newer; here, install what" \
      "Debian calls ${*%%|*} by hand and start again with LANESCOPE_NO_INSTALL=1."
  fi
  local package missing=()
  for package in "$@"; do
    lanescope_installed "$package" || missing+=("$package")
  done
  ((${#missing[@]})) || return 0

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      lanescope_stop "${missing[*]%%|*} must be installed, and that needs root or sudo; install them and start again."
    as_root=(sudo)
  fi
  lanescope_say "installing ${missing[*]%%|*}"
  local log
  log=$(mktemp)
  if ! {
    "${as_root[@]}" apt-get update -q &&
      mapfile -t missing < <(for package in "${missing[@]}"; do lanescope_pick "$package"; done) &&
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends "${missing[@]}"
  } >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    lanescope_stop "apt-get could not install ${missing[*]}; its last lines stand above."
  fi
  rm -f "$log"
}

# lanescope_configure ON|OFF (the tests): runs CMake when the build folder is new or was configured with other options.
# A folder that was configured with the tests also serves without them, so that the two scripts can share it.
lanescope_configure() {
  local options=(--preset "$lanescope_preset") tests=$1
  [[ -n ${LANESCOPE_CUDA:-} ]] && options+=("-DLANESCOPE_CUDA=$LANESCOPE_CUDA")
  [[ -n ${LANESCOPE_WERROR:-} ]] && options+=("-DLANESCOPE_WERROR=$LANESCOPE_WERROR")
  local stamp=$lanescope_build_dir/configured-with configured=
  [[ -f $lanescope_build_dir/build.ninja && -f $stamp ]] && configured=$(<"$stamp")
  case $configured in
    "${options[*]} tests $tests" | "${options[*]} tests ON") return ;;
  esac
  rm -f "$stamp"
  (cd "$lanescope_root" && cmake "${options[@]}" -B "$lanescope_build_dir" -DLANESCOPE_TESTS="$tests") >&2 ||
    lanescope_stop "CMake could not configure $lanescope_build_dir; the reason stands above."
  printf '%s' "${options[*]} tests $tests" >"$stamp"
}

# Prints the number of jobs: one per core, but at most one per 1.5 GB of memory, since a compiler takes about that.
lanescope_jobs() {
  local cores memory
  cores=$(nproc)
  memory=$(awk '/^MemTotal/ { print int($2 / 1500000) }' /proc/meminfo)
  ((memory < 1)) && memory=1
  printf '%s\n' $((cores < memory ? cores : memory))
}

# lanescope_build target…: builds, and prints nothing when everything is up to date. It needs pipefail.
lanescope_build() {
  ninja -C "$lanescope_build_dir" -j "$(lanescope_jobs)" "$@" 2>&1 |
    sed -u '/Entering directory/d; /Re-checking globbed/d; /no work to do/d' >&2 ||
    lanescope_stop "the build in $lanescope_build_dir failed; the reason stands above."
}
