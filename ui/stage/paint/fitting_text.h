// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QStringList>

namespace lanescope::ui {

/// The first of some texts that is no wider than `width`; empty where none is. They say the same,
/// the longest first: what is said briefly is read, and what is cut is not.
[[nodiscard]] QString fittingText(const QFontMetricsF& metrics, double width,
                                  const QStringList& texts);

}  // namespace lanescope::ui
