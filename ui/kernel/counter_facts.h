// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "request/result.h"
#include "ui/widgets/facts_table.h"

namespace lanescope::ui {

/// What the record counts, of the launch and of each line, and what the GPU itself read: beside it
/// where the record is of the whole launch, else in lines of its own.
[[nodiscard]] QList<Fact> counterFacts(const values::RunResult& result);

}  // namespace lanescope::ui
