// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "request/result.h"

namespace lanescope {

/// "n = 1000 · block 64 · grid 16 · iota-two"
[[nodiscard]] QString parametersText(const values::Parameters& parameters);
/// "GPU: NVIDIA H200" or "Emulator".
[[nodiscard]] QString originText(const values::RunResult& result);

/// "12.3 ms", "0.42 µs": `digits` digits and a unit that fits. A time that is not finite is
/// "unknown".
[[nodiscard]] QString timeText(values::Milliseconds time, int digits = 3);

}  // namespace lanescope
