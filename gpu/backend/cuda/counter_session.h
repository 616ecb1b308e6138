// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "backend/cuda/cupti_library.h"
#include "values/counters.h"

namespace lanescope::backend {

using CuptiImage = std::vector<std::uint8_t>;

/// Something to undo at the end of its scope, unless the device was abandoned: CUPTI would wait for
/// it then.
class Undo {
 public:
  explicit Undo(std::function<void()> undo) : m_undo(std::move(undo)) {}
  Undo(const Undo&) = delete;
  Undo& operator=(const Undo&) = delete;
  ~Undo();

 private:
  std::function<void()> m_undo;
};

/// CUPTI's part on the host: which hardware counters give kHardwareMetrics on one kind of GPU.
/// Every member throws values::Error (unavailable).
class MetricSchedule {
 public:
  /// For a CUDA device; CUPTI is initialized, and nothing is being measured on `context`.
  MetricSchedule(const CuptiLibrary& cupti, int device, CUcontext context);

  /// What SetConfig takes.
  [[nodiscard]] const CuptiImage& config() const { return m_config; }
  /// The metrics of one range of a decoded image.
  [[nodiscard]] values::WarpCounters evaluate(const CuptiImage& counterData,
                                              std::size_t range) const;

 private:
  [[nodiscard]] CUpti_Profiler_Host_Object* open(int device) const;

  const CuptiLibrary& m_cupti;
  CuptiImage m_availability;  ///< the host object keeps a pointer into it
  CUpti_Profiler_Host_Object* m_host;
  Undo m_close;
  CuptiImage m_config;
};

/// CUPTI's part on the GPU: while an object of this lives, the GPU's counters are this program's.
/// Every member throws values::Error (unavailable).
class CounterSession {
 public:
  CounterSession(const CuptiLibrary& cupti, CUcontext context, const CuptiImage& config,
                 std::size_t ranges);

  /// Calls `work`, which calls `count` for each range, as often as there are passes.
  void measure(const std::function<void()>& work);
  /// Counts what `launch` does, from its begin to its end, as one range of a pass. Ranges of the
  /// same name would be added up.
  void count(const std::string& name, const std::function<void()>& launch);
  /// What was measured, for MetricSchedule::evaluate.
  [[nodiscard]] const CuptiImage& decode();

 private:
  [[nodiscard]] CUpti_RangeProfiler_Object* enable(CUcontext context) const;
  void makeImage(std::size_t ranges);

  const CuptiLibrary& m_cupti;
  CUpti_RangeProfiler_Object* m_profiler;
  Undo m_disable;
  CuptiImage m_counterData;
  std::size_t m_ranges;
};

}  // namespace lanescope::backend
