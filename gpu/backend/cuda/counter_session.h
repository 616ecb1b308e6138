// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "backend/cuda/cupti_library.h"
#include "values/hardware_counters.h"

namespace lanescope::backend {

using CuptiImage = std::vector<std::uint8_t>;

/// Calls a function at the end of its scope, unless the device was abandoned, since CUPTI would
/// then wait for it.
class Undo {
 public:
  explicit Undo(std::function<void()> undo) : m_undo(std::move(undo)) {}
  Undo(const Undo&) = delete;
  Undo& operator=(const Undo&) = delete;
  ~Undo();

 private:
  std::function<void()> m_undo;
};

/// The host side of CUPTI: it schedules the hardware counters that kHardwareMetrics and
/// kArithmeticMetrics need on one kind of GPU. Every member throws values::Error (unavailable).
class MetricSchedule {
 public:
  /// For a CUDA device. CUPTI must be initialized, and no measurement may run on `context`.
  MetricSchedule(const CuptiLibrary& cupti, int device, CUcontext context);

  /// The argument of CounterSession and SetConfig.
  [[nodiscard]] const CuptiImage& config() const { return m_config; }
  /// Returns the metrics of one range of a decoded image.
  [[nodiscard]] values::HardwareCounters evaluate(const CuptiImage& counterData,
                                                  std::size_t range) const;

 private:
  [[nodiscard]] CUpti_Profiler_Host_Object* open(int device) const;

  const CuptiLibrary& m_cupti;
  CuptiImage m_availability;  ///< the host object keeps a pointer into it
  CUpti_Profiler_Host_Object* m_host;
  Undo m_close;
  CuptiImage m_config;
};

/// The device side of CUPTI: as long as an object exists, this program has the GPU's counters.
/// Every member throws values::Error (unavailable).
class CounterSession {
 public:
  CounterSession(const CuptiLibrary& cupti, CUcontext context, const CuptiImage& config,
                 std::size_t ranges);

  /// Calls `work` once per pass. `work` calls `count` for each range.
  void measure(const std::function<void()>& work);
  /// Counts what `launch` does as one range of a pass. Ranges of the same name would be added up.
  void count(const std::string& name, const std::function<void()>& launch);
  /// Returns the measurements for MetricSchedule::evaluate.
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
