// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

namespace lanescope::soak {

/// The processes below this one, without those that have ended (proc(5)).
[[nodiscard]] std::vector<int> descendants();
/// Those of them that are engines.
[[nodiscard]] std::vector<int> engines();
/// The processor time, in seconds, of this process and of those below it.
[[nodiscard]] double processorSeconds();
[[nodiscard]] double residentMiB();
/// What this process has allocated and not freed.
[[nodiscard]] double heapMiB();
[[nodiscard]] int openDescriptors();
/// The names of all that is in a folder.
[[nodiscard]] std::vector<std::string> contentsOf(const QString& folder);

}  // namespace lanescope::soak
