// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::app {

/// Renames a damaged file to "FILE.damaged-20261122-190501-123" in its folder, so that a new one
/// can be begun and no data is lost. Returns the new name; empty where the folder may not be
/// written to.
[[nodiscard]] QString keepAside(const QString& path);

}  // namespace lanescope::app
