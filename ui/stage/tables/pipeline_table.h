// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/tables/stage_table.h"

namespace lanescope::ui {

/// The pipeline view as a table: a row for each thread that copies, each stage and each warp group
/// that multiplies, a column for each round.
[[nodiscard]] StageTable pipelineTable(const TableFrame& frame);

}  // namespace lanescope::ui
