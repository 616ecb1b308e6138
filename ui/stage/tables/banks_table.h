// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/tables/stage_table.h"

namespace lanescope::ui {

/// The view of banks and sectors as a table. The rows are those of the picture, from top to bottom:
/// the passes of shared memory with a cell for each bank, or the 128-byte lines of global memory
/// with a cell for each of their four sectors. A row with what each lane of the shown warp asks for
/// follows, and in a block of several warps a row with what the access costs each warp. The summary
/// says which access it is and what it costs. Before the first access there are no rows.
[[nodiscard]] StageTable banksTable(const TableFrame& frame);

}  // namespace lanescope::ui
