// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "request/result.h"
#include "trace/flow/sum_rounding.h"
#include "ui/widgets/facts_table.h"

#include <QCoreApplication>

namespace lanescope::ui {

/// Translates the facts of a result.
struct ResultWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::ResultFacts)
};

/// A result in words, ready for tables.
[[nodiscard]] QList<Fact> checkFacts(const values::RunResult& result);
[[nodiscard]] QList<Fact> phaseFacts(const values::RunResult& result);

/// What the record counts, of the launch and of each line, and what the GPU itself read: beside it
/// where the record is of the whole launch, else in lines of its own.
[[nodiscard]] QList<Fact> counterFacts(const values::RunResult& result);
/// What rounding took from the recorded blocks, and beside it what pairwise and Kahan's summation
/// of the same terms would have lost. Empty where there are no floating-point additions or
/// products.
[[nodiscard]] QList<Fact> roundingFacts(const trace::RecordRounding& rounding);

}  // namespace lanescope::ui
