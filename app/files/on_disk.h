// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// What has reached the disk is there after a power loss. The bytes of a file and its name in the
// folder get there apart from each other; see fsync(2).

namespace lanescope::app {

/// Brings the bytes of an open file to the disk, or the names in an open folder. Returns whether
/// the disk took them; errno says why not. True for what has no disk, as a pipe.
[[nodiscard]] bool isOnDisk(int file);

/// Brings the names in a folder to the disk. A failure is not told: whoever replaced a file there
/// has done so, and after a power loss one of the two is there whole.
void bringNamesToDisk(const QString& folder);

/// Gives a finished file, or a folder of files that are on the disk, its name in the same file
/// system, and replaces a file or an empty folder there. After a power loss, at any time, either is
/// there whole. Throws values::Error (unavailable) that names `to`.
void moveIntoPlace(const QString& from, const QString& to);

}  // namespace lanescope::app
