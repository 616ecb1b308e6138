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

/// "2026-11-22 14:03" in the local time zone, or as the user's language writes it. A text that is
/// no date is returned unchanged.
[[nodiscard]] QString localDate(const QString& utc);
/// "2026-11-22": the day on which something is saved.
[[nodiscard]] QString today();

}  // namespace lanescope
