// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decode/decoder.h"

namespace lanescope::app {

/// Reads a session. The result is the frame of `encodeSession`.
extern const Decoder kSessionDecoder;

}  // namespace lanescope::app
