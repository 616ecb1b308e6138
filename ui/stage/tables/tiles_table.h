// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/tables/stage_table.h"

namespace lanescope::ui {

/// The view of tiles as a table: a row for each line of the swizzled tile, then one for each of a
/// warp's 16 rows of the result.
[[nodiscard]] StageTable tilesTable(const TableFrame& frame);

}  // namespace lanescope::ui
