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

/// Called for each series of a benchmark as soon as it is measured.
using SeriesSink = std::function<void(const values::BenchSeries&)>;

/// How far a benchmark has come, 0 to 1, and what it is at: "dot_shared, n = 2^20".
using BenchProgress = std::function<void(double fraction, const std::string& what)>;

/// Times kernels in turn, and the CPU variants of their problem, size after size. What cannot be
/// timed at a size, such as a kernel whose arrays find no room, has a series that says why, and the
/// others go on. Used by one thread.
class TimeBench {
 public:
  /// `rows`: the request's kernel and those beside it. All of that outlives this. Throws
  /// values::Error where the device cannot run one of them.
  TimeBench(std::vector<const catalog::KernelRow*> rows, const values::BenchRequest& request,
            const values::DeviceInfo& device, backend::Backend& backend, MemoryReader memory);
  ~TimeBench();
  TimeBench(const TimeBench&) = delete;
  TimeBench& operator=(const TimeBench&) = delete;

  /// About how many seconds a size takes, by which progress is shared out.
  [[nodiscard]] double weightOf(std::int64_t n) const;
  /// The host's memory that a size takes, in bytes.
  [[nodiscard]] double bytesAt(std::int64_t n) const;
  /// All of one size, handed to `sink` as soon as it is there. Throws values::Error when the
  /// request is wrong, is cancelled, or the process must be replaced.
  void at(std::int64_t n, const std::stop_token& stop, const BenchProgress& progress,
          const SeriesSink& sink);
  /// Throws what went wrong first where nothing at all was timed.
  void throwIfNothingWasTimed() const;

 private:
  struct AtSize;

  void timeKernels(AtSize& size);
  void timeCpu(AtSize& size);
  /// Puts the plans on the device; kernels for which there is no room are taken out.
  void prepare(AtSize& size, std::vector<std::unique_ptr<KernelBench>>& kernels);
  [[nodiscard]] values::Parameters parametersOf(std::size_t row, std::int64_t n) const;
  /// Why the thing should not be timed at this size, as a sentence; nothing where it may be.
  [[nodiscard]] std::optional<std::string> tooLong(const std::string& name, double amount) const;
  /// Why the kernel must not be launched at this size, likewise.
  [[nodiscard]] std::optional<std::string> tooLongToLaunch(std::size_t row,
                                                           const AtSize& size) const;
  void keep(AtSize& size, const std::vector<values::BenchSeries>& all);
  void leaveOut(AtSize& size, const std::string& name, const std::string& sentence);

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
