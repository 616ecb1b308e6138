// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::app {

/// Takes a damaged file out of the way, so that a fresh one can begin and nothing is lost: it gets
/// the name "FILE.damaged-20261122-190501-123" in its folder. Returns that; empty where the folder
/// may not be written to.
[[nodiscard]] QString keepAside(const QString& path);

}  // namespace lanescope::app
