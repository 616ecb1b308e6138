// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QString>
#include <memory>
#include <utility>

#include "app/conditions/condition.h"
#include "tests/gpu/trace/record_maker.h"
#include "trace/flow/dataflow.h"

namespace lanescope::app {

/// All that a condition needs of the first block of a record.
struct ConditionRun {
  explicit ConditionRun(std::shared_ptr<const trace::Record> itsRecord)
      : record(std::move(itsRecord)) {}

  [[nodiscard]] Condition condition(const QString& text) const {
    return {text, {timeline, history}};
  }

  std::shared_ptr<const trace::Record> record;
  trace::Timeline timeline{record, 0};
  trace::ElementMap map{timeline};
  trace::Dataflow flow{timeline, map};
  trace::ElementHistory history{timeline, map, flow};
};

}  // namespace lanescope::app
