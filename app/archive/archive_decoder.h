// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decode/decoder.h"

namespace lanescope::app {

/// Unpacks a ZIP archive. The result is u64 (libzip's error; 0: none), u64 (number of entries), of
/// each text (path), u64 (bytes), u64 (packed bytes), u8 (readable) and u8 (special), and then of
/// each u8 (whole) and, where it is, its bytes. Beyond the limits of archive_reader.h there are
/// neither entries nor bytes.
extern const Decoder kArchiveDecoder;

}  // namespace lanescope::app
