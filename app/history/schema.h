// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/database.h"

namespace lanescope::history {

/// It grows when older programs could not read the file rightly any more.
inline constexpr int kSchemaVersion = 1;
/// Marks the file as ours: "LANS".
inline constexpr int kApplicationId = 0x4c414e53;

/// Makes the tables of an empty file, and checks those of another: whether SQLite finds the file
/// sound, who wrote it, and whether this program knows its version. Throws values::Error
/// (unavailable) when it is not for us, Damaged when it is no sound file.
void prepareSchema(Database& database);

}  // namespace lanescope::history
