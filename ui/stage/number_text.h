// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::ui {

/// A number in at most `maxChars` characters (at least 3): exact if it fits, else rounded with as
/// many digits as fit, else with k, M, G, T or as a power of ten ("65.5k", "-1.2M", "3e-9").
[[nodiscard]] QString shortNumber(double value, int maxChars);

/// An integer with thin spaces between groups of three digits.
[[nodiscard]] QString groupedNumber(qint64 value);

}  // namespace lanescope::ui
