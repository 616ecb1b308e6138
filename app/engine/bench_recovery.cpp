// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/bench_recovery.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>

#include "catalog/catalog.h"

namespace lanescope::app {

using values::BenchRequest;
using values::BenchResult;
using values::BenchSeries;
using values::Error;
using values::ErrorKind;

std::optional<BenchRequest> BenchRecovery::next() {
  if (m_step == Step::begin) {
    m_step = Step::whole;
    return m_request;
  }
  if (!m_lost) return std::nullopt;
  if (std::exchange(m_isRepeated, false)) {
    BenchRequest request = m_request;
    request.sizes = incomplete();
    if (!request.sizes.empty()) return request;
    m_next = kernels();
  }
  while (m_next < kernels()) {
    BenchRequest request = alone(m_next++);
    if (request.sizes.empty()) continue;
    m_step = Step::alone;
    share(request.sizes.size());
    return request;
  }
  const bool isAny = std::ranges::any_of(
      m_series, [](const BenchSeries& series) { return !series.samples.empty(); });
  if (m_facts || !isAny || m_step == Step::facts) return std::nullopt;
  m_step = Step::facts;
  m_done = 1;
  m_share = 0;
  return forFacts();
}

bool BenchRecovery::add(const BenchSeries& series) {
  const auto key = [](const BenchSeries& one) { return std::tie(one.name, one.n, one.cache); };
  const bool isKnown = m_lost && std::ranges::any_of(m_series, [&](const BenchSeries& one) {
                         return key(one) == key(series);
                       });
  if (isKnown || m_step == Step::facts) return false;
  m_series.push_back(series);
  return true;
}

void BenchRecovery::finish(const BenchResult& result) {
  if (!m_facts) m_facts = result;
  if (m_step == Step::alone) m_isCpuMissing = false;
  if (m_step == Step::whole) m_next = kernels();
}

std::optional<BenchSeries> BenchRecovery::fail(const Error& error) {
  const bool isLost = error.kind() == ErrorKind::engineLost;
  // Where no engine can be started, no kernel is the cause, and the benchmark cannot be continued.
  const bool isOver = error.kind() == ErrorKind::cancelled || error.kind() == ErrorKind::noEngine;
  const bool goesOn = m_step == Step::alone ? !isOver
                                            : m_step == Step::whole && isLost &&
                                                  m_request.measure == values::Measure::time;
  if (!goesOn) throw Error(error);
  if (m_step == Step::alone) return giveUp(kernel(m_next - 1), error);
  const bool isFirst = !m_lost;
  m_lost = error;
  const std::size_t before = std::exchange(m_before, m_series.size());
  if (m_ranks > 1 && (isFirst || m_before > before)) {
    m_isRepeated = true;
    m_done = m_told;
    m_share = 1 - m_done;
    return std::nullopt;
  }
  m_isCpuMissing = m_request.withCpuVariants;
  m_done = m_told;
  m_share = 0;
  if (!m_request.compared.empty()) return std::nullopt;
  m_next = kernels();  // it was alone before
  return giveUp(m_request.kernel, error);
}

double BenchRecovery::progress(double ofPresent) {
  m_told = m_done + m_share * ofPresent;
  return m_told;
}

BenchResult BenchRecovery::result() && {
  if (!m_facts) throw Error(*m_lost);
  if (!m_lost) return *std::move(m_facts);
  std::ranges::stable_sort(m_series, {}, &BenchSeries::n);
  m_facts->kernel = m_request.kernel;
  m_facts->parameters = m_request.parameters;
  m_facts->series = std::move(m_series);
  if (m_ranks > 1) {
    //: Of processes that measure together; %1: a sentence on what ended them
    const QString note = tr("What the ranks had not completed was measured again. %1");
    m_facts->notes.push_back(note.arg(QString::fromUtf8(m_lost->what())).toStdString());
  }
  return *std::move(m_facts);
}

const std::string& BenchRecovery::kernel(std::size_t index) const {
  return index == 0 ? m_request.kernel : m_request.compared[index - 1];
}

BenchRequest BenchRecovery::alone(std::size_t index) const {
  BenchRequest request = m_request;
  request.compared.clear();
  request.comparedParameters.clear();
  request.kernel = kernel(index);
  if (index > 0) {
    // The engine launches it in the same way when it is compared with the first.
    request.parameters =
        m_request.comparedParameters.empty()
            ? catalog::launchedAs(catalog::find(request.kernel), m_request.parameters)
            : m_request.comparedParameters[index - 1];
  }
  request.withCpuVariants = m_isCpuMissing;
  request.sizes = missing(request.kernel, m_isCpuMissing);
  return request;
}

/// This request only tells where the benchmark was measured.
BenchRequest BenchRecovery::forFacts() const {
  BenchRequest request;
  request.kernel = "dot_shared";
  request.sizes = {request.parameters.n};
  request.target = m_request.target;
  request.withCpuVariants = false;
  request.sampling.maxTime = {};
  return request;
}

std::vector<std::int64_t> BenchRecovery::missing(const std::string& kernel, bool orCpu) const {
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

std::vector<std::int64_t> BenchRecovery::incomplete() const {
  std::vector<std::int64_t> sizes;
  for (std::size_t i = 0; i < kernels(); ++i) {
    std::ranges::copy(missing(kernel(i), i == 0 && m_request.withCpuVariants),
                      std::back_inserter(sizes));
  }
  std::ranges::sort(sizes);
  const auto [first, last] = std::ranges::unique(sizes);
  sizes.erase(first, last);
  return sizes;
}

void BenchRecovery::share(std::size_t sizes) {
  std::size_t left = sizes;
  for (std::size_t i = m_next; i < kernels(); ++i) left += missing(kernel(i), false).size();
  // The remaining sizes of a kernel that was given up count as done.
  m_done += m_share;
  m_share = (1 - m_done) * static_cast<double>(sizes) / static_cast<double>(left);
  m_told = m_done;
}

/// The series is at the first size without a result.
std::optional<BenchSeries> BenchRecovery::giveUp(const std::string& kernel, const Error& error) {
  const std::vector<std::int64_t> sizes = missing(kernel, false);
  if (sizes.empty()) return std::nullopt;
  BenchSeries series;
  series.name = kernel;
  series.where = "engine";
  series.n = std::ranges::min(sizes);
  series.passed = false;
  series.failure = error.what();
  m_series.push_back(series);
  return series;
}

}  // namespace lanescope::app
