// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/database.h"

namespace lanescope::history {

/// The version of the file's format. It grows when older programs could no longer read the file.
inline constexpr int kSchemaVersion = 1;
/// SQLite's application id of our files: "LANS".
inline constexpr int kApplicationId = 0x4c414e53;

/// Checks, before the file is changed, that it is a history of a known version or empty. Throws
/// values::Error (unavailable) when it is another program's, a newer Lanescope's or no regular
/// file, Damaged when it is no SQLite file.
void checkOwner(const QString& path);

/// Creates the tables in an empty file. Otherwise checks that the file is sound, ours and of a
/// known version. Throws what `checkOwner` throws.
void prepareSchema(Database& database);

}  // namespace lanescope::history
