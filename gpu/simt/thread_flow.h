// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "trace/record/event.h"
#include "trace/record/operation.h"

namespace lanescope::simt {

/// The state of one thread whose operations are recorded.
struct alignas(64) ThreadFlow {
  trace::Operation* cursor = nullptr;  ///< place of the next operation, if it is before `end`
  trace::Operation* end = nullptr;
  trace::Source next = trace::kOperationMark;  ///< the number of the next operation
  trace::Source eventsBefore = 0;              ///< number of events in the chunks before `events`
  const trace::Event* events = nullptr;        ///< the chunk of events that is being filled
};

}  // namespace lanescope::simt
