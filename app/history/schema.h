// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/database.h"

namespace lanescope::history {

/// It grows when older programs could not read the file rightly any more.
inline constexpr int kSchemaVersion = 1;
/// Marks the file as ours: "LANS".
inline constexpr int kApplicationId = 0x4c414e53;

/// Looks at a file before anything is done to it or put beside it: whether it is a history that
/// this program knows, or nothing yet. Throws values::Error (unavailable) when it is another
/// program's, a newer Lanescope's or no regular file, Damaged when SQLite has not written it.
void checkOwner(const QString& path);

/// Makes the tables of an empty file, and checks those of another: whether SQLite finds the file
/// sound, who wrote it, and whether this program knows its version. Throws as `checkOwner`.
void prepareSchema(Database& database);

}  // namespace lanescope::history
