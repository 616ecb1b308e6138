// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/backend.h"
#include "backend/cuda/cuda_resources.h"
#include "backend/cuda/cuda_run.h"
#include "backend/cuda/stream_gate.h"
#include "bench/clock_match.h"
#include "values/time_line.h"

namespace lanescope::backend {

/// One run of several parts on the current device, of which it is noted what host and device do
/// when. Each part has a stream of its own. Copies wait for the copies of the part before, and
/// kernels for its kernels, so that the spans of the device contain no waiting in line.
///
/// The host's spans are read from its clock around each call. The device's are from events, which
/// the stream passes before and behind each piece of work; they resolve 0.5 us (CUDA Runtime API,
/// cudaEventElapsedTime). A kernel's span therefore contains the time in which the device waits for
/// the host's launch, where the stream is empty.
class CudaTimeLine {
 public:
  /// The parts must outlive this. `alone`: the time of the launches, measured apart.
  CudaTimeLine(const std::vector<TimeLinePart>& parts, std::chrono::nanoseconds alone,
               std::stop_token stop);

  /// Makes the run. Call it once.
  [[nodiscard]] values::TimeLine measure(const PartFinish& finish);

 private:
  /// An event in a stream, and when the host began to record it, in nanoseconds of its clock.
  struct Mark {
    Event event;
    std::int64_t recorded = 0;
  };
  /// A piece of the device's work, between two marks.
  struct Work {
    values::SpanKind kind;
    std::size_t begin = 0;  ///< position in m_marks
    std::size_t end = 0;
    std::uint64_t bytes = 0;
    std::size_t part = 0;
  };
  [[nodiscard]] bool isPinned() const { return m_parts.size() > 1; }
  [[nodiscard]] std::size_t bytesOf(std::size_t part, values::Role role) const;
  void lockMemory();
  void matchClocks();
  /// Does something and puts it on the host's lane.
  template <class Call>
  void onHost(values::SpanKind kind, std::uint64_t bytes, std::size_t part, const Call& call);
  /// Records the next event in the part's stream and returns its position.
  std::size_t mark(std::size_t part);
  /// Makes the part's stream wait for the last work of this kind in the part before.
  void waitForLast(values::SpanKind kind, std::size_t part);
  /// Does something between two events.
  template <class Call>
  void onDevice(values::SpanKind kind, std::uint64_t bytes, std::size_t part, const Call& call);
  void allocateParts();
  void copyIn(std::size_t part);
  void launch(std::size_t part);
  void copyOut(std::size_t part);
  void finishParts(const PartFinish& finish);
  void freeParts();
  [[nodiscard]] std::int64_t deviceTime(const Event& event) const;
  /// Puts the device's work on its lane, by the host's clock, and the brackets of events.
  void addDeviceSpans(values::TimeLine& line);

  const std::vector<TimeLinePart>& m_parts;
  std::chrono::nanoseconds m_alone;
  std::stop_token m_stop;
  Stream m_clockStream = makeStream();
  Event m_base = makeEvent();
  Event m_first = makeEvent();  ///< before the first allocation
  std::vector<bench::ClockPair> m_pairs;
  std::vector<std::unique_ptr<CudaRun>> m_runs;
  std::vector<HostMemory> m_lockedInputs;  ///< for each part; empty where nothing is page-locked
  std::vector<HostMemory> m_lockedOutputs;
  std::vector<std::vector<values::HostArray>> m_outputs;  ///< for each part
  std::vector<Mark> m_marks;
  std::size_t m_nextMark = 0;
  std::vector<Work> m_work;
  std::vector<values::TimeSpan> m_hostSpans;
};

}  // namespace lanescope::backend
