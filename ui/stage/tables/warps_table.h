// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/tables/stage_table.h"

namespace lanescope::ui {

/// The warps view as a table: a row for each warp, a column for each of its 32 lanes, and one with
/// the number of lanes that take part. The summary is the heading of the picture.
[[nodiscard]] StageTable warpsTable(const TableFrame& frame);

}  // namespace lanescope::ui
