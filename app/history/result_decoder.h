// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decode/decoder.h"

namespace lanescope::history {

/// Reads a file of results. Progress is the millionths that are read. The result is a frame: a list
/// of benchmarks, whose samples are the payload.
extern const app::Decoder kResultDecoder;

}  // namespace lanescope::history
