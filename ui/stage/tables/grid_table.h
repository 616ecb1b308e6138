// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/tables/stage_table.h"

namespace lanescope::ui {

/// The grid view as a table: its blocks row by row. A grid of two dimensions keeps its shape. The
/// summary says how many blocks there are and what the shown one has read from others.
[[nodiscard]] StageTable gridTable(const TableFrame& frame);

}  // namespace lanescope::ui
