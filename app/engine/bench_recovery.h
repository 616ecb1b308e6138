// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "request/request.h"
#include "request/result.h"
#include "values/error.h"

namespace lanescope::app {

/// A benchmark that outlives its engine. Says what to ask the engine for next, and is told what
/// came of it. Where a kernel ends the engine, what was measured before is kept, and the rest goes
/// on with a new engine, each kernel for itself; the one that ended it has a series that says so,
/// and is not tried at larger sizes. Only times are gone on with.
class BenchRecovery {
 public:
  explicit BenchRecovery(values::BenchRequest request) : m_request(std::move(request)) {}

  /// The next request, which ends with `finish` or `fail`; nothing once all has been asked for.
  [[nodiscard]] std::optional<values::BenchRequest> next();
  /// A series of the present request. False: it is not wanted, since what was measured before the
  /// engine was lost is not replaced.
  bool add(const values::BenchSeries& series);
  void finish(const values::BenchResult& result);
  /// A series that says what ended a kernel, which goes with the others. Throws `error` where the
  /// benchmark ends with it.
  std::optional<values::BenchSeries> fail(const values::Error& error);
  /// How far all has come, 0 to 1, when the present request has come so far.
  [[nodiscard]] double progress(double ofPresent);
  /// Everything, the smallest sizes first, once there is no next request. Throws what the engine
  /// was lost with where nothing could be timed.
  [[nodiscard]] values::BenchResult result() &&;

 private:
  enum class Step : std::uint8_t {
    begin,
    whole,  ///< the request as it was made
    alone,  ///< one kernel after the other, at the sizes that it lacks
    facts,  ///< about the machine, where no engine lived to tell them
  };

  [[nodiscard]] std::size_t kernels() const { return 1 + m_request.compared.size(); }
  [[nodiscard]] const std::string& kernel(std::size_t index) const;
  [[nodiscard]] values::BenchRequest alone(std::size_t index) const;
  [[nodiscard]] values::BenchRequest forFacts() const;
  /// Sizes at which the kernel, or with `orCpu` a CPU variant, has no series yet.
  [[nodiscard]] std::vector<std::int64_t> missing(const std::string& kernel, bool orCpu) const;
  /// Begins the kernel's part of what is left.
  void share(std::size_t sizes);
  std::optional<values::BenchSeries> giveUp(const std::string& kernel, const values::Error& error);

  values::BenchRequest m_request;
  Step m_step = Step::begin;
  std::size_t m_next = 0;  ///< the kernel that is to be alone next
  bool m_isCpuMissing = false;
  std::vector<values::BenchSeries> m_series;
  std::optional<values::BenchResult> m_facts;  ///< of the machine, as the first result says
  std::optional<values::Error> m_lost;         ///< the first time
  double m_done = 0;                           ///< before the present request; 0 to 1
  double m_share = 1;                          ///< of the present request
  double m_told = 0;                           ///< by `progress`, last
};

}  // namespace lanescope::app
