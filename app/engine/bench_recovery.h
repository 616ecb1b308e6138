// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "request/request.h"
#include "request/result.h"
#include "values/error.h"

namespace lanescope::app {

/// A benchmark that outlives its engine. It makes the requests to the engine and receives their
/// results. When a kernel ends the engine, the results so far are kept, and a new engine measures
/// the rest, each kernel in a request of its own. The kernel that ended the engine gets a series
/// with the reason and is not measured at larger sizes. An engine of several ranks may end because
/// one of them is lost: then the sizes that it lacks are measured again, and only when that brings
/// nothing are the kernels measured one by one. Only benchmarks of times are continued.
class BenchRecovery {
  Q_DECLARE_TR_FUNCTIONS(BenchRecovery)

 public:
  /// `ranks`: of the engine.
  explicit BenchRecovery(values::BenchRequest request, std::int64_t ranks = 1)
      : m_request(std::move(request)), m_ranks(ranks) {}

  /// Returns the next request, which ends with `finish` or `fail`; nothing after the last one.
  [[nodiscard]] std::optional<values::BenchRequest> next();
  /// Takes a series of the current request. Returns false if it is not wanted: results from before
  /// the loss of the engine are not replaced.
  bool add(const values::BenchSeries& series);
  void finish(const values::BenchResult& result);
  /// Returns a series that says what ended a kernel, which belongs to the results. Throws `error`
  /// where the whole benchmark ends with it.
  std::optional<values::BenchSeries> fail(const values::Error& error);
  /// Returns the progress of the whole benchmark, 0 to 1, from that of the current request.
  [[nodiscard]] double progress(double ofPresent);
  /// Returns all results, smallest sizes first, when there is no next request. Throws the error
  /// that lost the engine where nothing could be timed.
  [[nodiscard]] values::BenchResult result() &&;

 private:
  enum class Step : std::uint8_t {
    begin,
    whole,  ///< the request as it was made, or at the sizes that it lacks
    alone,  ///< one kernel after the other, at the sizes that it lacks
    facts,  ///< about the machine, where no engine lived to tell them
  };

  [[nodiscard]] std::size_t kernels() const { return 1 + m_request.compared.size(); }
  [[nodiscard]] const std::string& kernel(std::size_t index) const;
  [[nodiscard]] values::BenchRequest alone(std::size_t index) const;
  [[nodiscard]] values::BenchRequest forFacts() const;
  /// Returns the sizes at which any kernel or the CPU variants have no series yet.
  [[nodiscard]] std::vector<std::int64_t> incomplete() const;
  /// Returns the sizes at which the kernel, or with `orCpu` a CPU variant, has no series yet.
  [[nodiscard]] std::vector<std::int64_t> missing(const std::string& kernel, bool orCpu) const;
  /// Assigns the current kernel its share of the remaining progress.
  void share(std::size_t sizes);
  std::optional<values::BenchSeries> giveUp(const std::string& kernel, const values::Error& error);

  values::BenchRequest m_request;
  std::int64_t m_ranks;
  bool m_isRepeated = false;  ///< the next request is of all kernels again
  std::size_t m_before = 0;   ///< series before the present request
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
