// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/steady_bench.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "values/error.h"

namespace lanescope::cli {
namespace {

using values::BenchRequest;
using values::BenchResult;
using values::BenchSeries;
using values::Error;
using values::ErrorKind;

/// A request that is carried on with after the engine was lost.
class SteadyBench {
 public:
  SteadyBench(EngineSession& engine, const BenchRequest& request, QString label)
      : m_engine(engine), m_request(request), m_label(std::move(label)) {}

  BenchResult run() {
    if (const auto lost = tryToTime(m_request)) goOn(*lost);
    std::ranges::stable_sort(m_series, {}, &BenchSeries::n);
    m_facts->kernel = m_request.kernel;
    m_facts->parameters = m_request.parameters;
    m_facts->series = std::move(m_series);
    return std::move(*m_facts);
  }

 private:
  /// The error that the engine was lost with, or nothing.
  std::optional<Error> tryToTime(const BenchRequest& request) {
    try {
      const auto result = m_engine.bench(
          request, [&](const BenchSeries& series) { keep(series); }, m_label);
      if (!m_facts) m_facts = *result;
      return std::nullopt;
    } catch (const Error& error) {
      if (error.kind() != ErrorKind::engineLost) throw;
      return error;
    }
  }

  void goOn(const Error& lost) {
    bool isCpuMissing = m_request.withCpuVariants;
    for (std::size_t i = 0; i <= m_request.beside.size(); ++i) {
      BenchRequest alone = m_request;
      alone.beside.clear();
      alone.besideParameters.clear();
      if (i > 0) {
        alone.kernel = m_request.beside[i - 1];
        alone.parameters = m_request.besideParameters[i - 1];
      }
      alone.withCpuVariants = isCpuMissing;
      alone.sizes = missing(alone.kernel, isCpuMissing);
      if (alone.sizes.empty()) continue;
      // A kernel that was alone before has ended the engine already.
      const bool wasAlone = m_request.beside.empty();
      const auto again = wasAlone ? std::optional(lost) : tryToTime(alone);
      if (again) {
        say(alone.kernel, *again);
      } else {
        isCpuMissing = false;
      }
    }
    if (!m_facts) askForFacts(lost);
  }

  /// Sizes at which the kernel, or with `orCpu` a CPU variant, has no series yet.
  [[nodiscard]] std::vector<std::int64_t> missing(const std::string& kernel, bool orCpu) const {
    std::vector<std::int64_t> sizes;
    for (const std::int64_t n : m_request.sizes) {
      const auto has = [&](auto is) {
        return std::ranges::any_of(
            m_series, [&](const BenchSeries& series) { return series.n == n && is(series); });
      };
      const bool hasKernel = has([&](const BenchSeries& series) { return series.name == kernel; });
      if (hasKernel && !(orCpu && !has(std::mem_fn(&BenchSeries::isOnCpu)))) continue;
      sizes.push_back(n);
    }
    return sizes;
  }

  /// What was measured before the engine was lost is not replaced.
  void keep(const BenchSeries& series) {
    const auto key = [](const BenchSeries& one) { return std::tie(one.name, one.n, one.cache); };
    const bool isKnown = std::ranges::any_of(
        m_series, [&](const BenchSeries& one) { return key(one) == key(series); });
    if (!isKnown) m_series.push_back(series);
  }

  /// At the first size at which it gave nothing.
  void say(const std::string& kernel, const Error& error) {
    const std::vector<std::int64_t> sizes = missing(kernel, false);
    if (sizes.empty()) return;
    BenchSeries series;
    series.name = kernel;
    series.where = "engine";
    series.n = std::ranges::min(sizes);
    series.passed = false;
    series.failure = error.what();
    m_series.push_back(series);
  }

  /// No engine lived to say where it was measured: one more does no more than that.
  void askForFacts(const Error& lost) {
    const bool isAny = std::ranges::any_of(
        m_series, [](const BenchSeries& series) { return !series.samples.empty(); });
    if (!isAny) throw Error(lost);
    BenchRequest request;
    request.kernel = "dot_shared";
    request.sizes = {request.parameters.n};
    request.target = m_request.target;
    request.withCpuVariants = false;
    request.sampling.maxTime = {};
    m_facts = *m_engine.bench(request, [](const BenchSeries&) {});
  }

  EngineSession& m_engine;
  const BenchRequest& m_request;
  QString m_label;
  std::vector<BenchSeries> m_series;
  std::optional<BenchResult> m_facts;  ///< of the machine, as the first result says
};

}  // namespace

BenchResult benchSteadily(EngineSession& engine, const BenchRequest& request,
                          const QString& label) {
  return SteadyBench(engine, request, label).run();
}

}  // namespace lanescope::cli
