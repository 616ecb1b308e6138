// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "tests/gpu/trace/record_maker.h"
#include "trace/count/counters.h"
#include "ui/stage/scene/comparison_scene.h"

namespace lanescope::ui {

/// A run of which no more is known than its record, and what that counts.
inline ComparedRun runOf(const std::shared_ptr<const trace::Record>& record) {
  values::RunResult result;
  result.kernel = record->kernel;
  result.counters = trace::countersOf(*record);
  result.record = *record;
  return {std::make_shared<const values::RunResult>(std::move(result)),
          QString::fromStdString(record->kernel)};
}

/// A block of one record, and beside it that of another one.
inline std::shared_ptr<const ComparisonScene> bothOf(
    const std::shared_ptr<const trace::Record>& main, std::uint64_t block,
    const std::shared_ptr<const trace::Record>& other) {
  const ComparedRun run = runOf(main);
  return std::make_shared<const ComparisonScene>(
      std::make_shared<const StageScene>(run.record(), block), run, runOf(other));
}

}  // namespace lanescope::ui
