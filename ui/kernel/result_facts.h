// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "request/result.h"
#include "ui/widgets/facts_table.h"

namespace lanescope::ui {

/// A result in words, ready for tables.
[[nodiscard]] QList<Fact> checkFacts(const values::RunResult& result);
[[nodiscard]] QList<Fact> phaseFacts(const values::RunResult& result);

}  // namespace lanescope::ui
