// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/facts_table.h"
#include "values/result.h"

namespace lanescope::ui {

/// A result in words, ready for tables.
[[nodiscard]] QList<Fact> checkFacts(const values::RunResult& result);
[[nodiscard]] QList<Fact> phaseFacts(const values::RunResult& result);

}  // namespace lanescope::ui
