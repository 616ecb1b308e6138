// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "request/request.h"
#include "request/result.h"
#include "runner/memory_need.h"
#include "runner/time_estimate.h"
#include "values/error.h"

namespace lanescope::engine {

class KernelBench;

/// Called with each series of a benchmark as soon as it is measured.
using SeriesSink = std::function<void(const values::BenchSeries&)>;

/// The completed fraction of a benchmark, 0 to 1, and its current item: "dot_shared, n = 2^20".
using BenchProgress = std::function<void(double fraction, const std::string& what)>;

/// Times kernels in turn, and the CPU variants of their problem, size after size. A kernel or
/// variant that cannot be timed at a size, for example for lack of memory, gets a series with the
/// reason, and the others go on. One thread may use it.
class TimeBench {
 public:
  /// `rows`: the request's kernel and the compared ones. The arguments must outlive this object.
  /// Throws values::Error where the device cannot run one of the kernels.
  TimeBench(std::vector<const catalog::KernelRow*> rows, const values::BenchRequest& request,
            const values::DeviceInfo& device, backend::Backend& backend, MemoryReader memory);
  ~TimeBench();
  TimeBench(const TimeBench&) = delete;
  TimeBench& operator=(const TimeBench&) = delete;

  /// Returns about how many seconds a size takes. Progress is proportional to it.
  [[nodiscard]] double weightOf(std::int64_t n) const;
  /// Returns the bytes of host memory that a size takes.
  [[nodiscard]] double bytesAt(std::int64_t n) const;
  /// Measures one size and passes each series to `sink`. Throws values::Error when the request is
  /// wrong or cancelled, or the process must be replaced.
  void at(std::int64_t n, const std::stop_token& stop, const BenchProgress& progress,
          const SeriesSink& sink);
  /// Throws the first failure where nothing at all was timed.
  void throwIfNothingWasTimed() const;

 private:
  struct AtSize;

  void timeKernels(AtSize& size);
  void timeCpu(AtSize& size);
  /// Puts the plans on the device. Kernels that do not fit are left out.
  void prepare(AtSize& size, std::vector<std::unique_ptr<KernelBench>>& kernels);
  [[nodiscard]] values::Parameters parametersOf(std::size_t row, std::int64_t n) const;
  /// Returns a sentence if a kernel or variant would take too long at this size; else nothing.
  [[nodiscard]] std::optional<std::string> tooLong(const std::string& name, double amount) const;
  /// Returns a sentence if the kernel must not be launched at this size; else nothing.
  [[nodiscard]] std::optional<std::string> tooLongToLaunch(std::size_t row,
                                                           const AtSize& size) const;
  void keep(AtSize& size, const std::vector<values::BenchSeries>& all);
  /// Passes on a series that has a failure instead of measurements.
  void leaveOut(AtSize& size, values::BenchSeries series, const std::string& sentence);

  std::vector<const catalog::KernelRow*> m_rows;
  const values::BenchRequest& m_request;
  const values::DeviceInfo& m_device;
  backend::Backend& m_backend;
  MemoryReader m_memory;
  bool m_isEmulated;
  std::optional<values::Milliseconds> m_longestLaunch;
  TimeEstimate m_estimate;
  bool m_hasTimed = false;
  std::optional<std::string> m_firstFailure;
};

}  // namespace lanescope::engine
