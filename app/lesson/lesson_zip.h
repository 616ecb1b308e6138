// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lanescope::app {

/// No file of a lesson has shrunk more when it was packed: text shrinks to a tenth at the most
/// usual, a bomb to a thousandth.
inline constexpr int kMostZipRatio = 200;

/// Unpacks a .lesson or .exercise file into an empty folder. Every name, size and ratio is checked
/// before a byte is written, and what a file gives is held to the size that it promised. Throws
/// values::Error with a sentence that names the file and the limit.
void unpackLesson(const QString& archive, const QString& folder);

/// Packs the files of a folder, `without` aside. The same files give the same bytes. Throws
/// values::Error.
void packLesson(const QString& folder, const QString& archive, const QString& without = {});

}  // namespace lanescope::app
