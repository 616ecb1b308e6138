// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::ui {

/// The scheme of addresses of the manual, "manual:glossary.md#warp". The window that holds the
/// manual opens them.
inline constexpr const char* kManualScheme = "manual";

/// Opens the manual at a place: "glossary.md#warp".
void openManual(const QString& place);

}  // namespace lanescope::ui
