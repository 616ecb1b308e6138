// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "simt/current.h"
#include "simt/thread_flow.h"
#include "trace/record/traced.h"

namespace lanescope::simt {

/// Makes room for another operation of the current thread; false when it has kept all that it may.
[[nodiscard]] bool extendFlow();

/// Keeps the operations of the calling thread: the Tracer of trace/record/traced.h.
struct Tracer {
  LANESCOPE_SIMT_INLINE static bool isTracing() { return current.flow != nullptr; }
  LANESCOPE_SIMT_INLINE static trace::Source note(const trace::Operation& operation) {
    if (!isTracing()) return trace::kNoSource;
    ThreadFlow& flow = ofThread();
    if (flow.cursor == flow.end) [[unlikely]] {
      if (!extendFlow()) return trace::kNoSource;
    }
    *flow.cursor++ = operation;
    return flow.next++;
  }
  LANESCOPE_SIMT_INLINE static trace::Source lastEvent() {
    if (!isTracing()) return trace::kNoSource;
    const ThreadFlow& flow = ofThread();
    return flow.eventsBefore + static_cast<trace::Source>(current.thread->cursor - flow.events) - 1;
  }

 private:
  LANESCOPE_SIMT_INLINE static ThreadFlow& ofThread() {
    return current.flow[current.thread - current.first];
  }
};
static_assert(trace::kNoSource == trace::Source{0} - 1, "the last event of a thread without one");

}  // namespace lanescope::simt
