// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "simt/current.h"
#include "trace/record/traced.h"

namespace lanescope::simt {

/// Keeps the operations of the calling thread: the Tracer of trace/record/traced.h.
struct Tracer {
  LANESCOPE_SIMT_INLINE static bool isTracing() { return current.flow != nullptr; }
  static trace::Source note(const trace::Operation& operation);
  static trace::Source lastEvent();
};

}  // namespace lanescope::simt
