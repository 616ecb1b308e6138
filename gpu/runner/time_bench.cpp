// SPDX-License-Identifier: Apache-2.0
#include "runner/time_bench.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <limits>
#include <new>
#include <utility>

#include "bench/sampler.h"
#include "bench/statistics.h"
#include "bench/wall_clock.h"
#include "catalog/workload.h"
#include "runner/compared.h"
#include "runner/display_limit.h"
#include "runner/kernel_bench.h"
#include "runner/problem.h"
#include "runner/variant_check.h"

namespace lanescope::engine {
namespace {

using values::BenchSeries;
using values::Error;
using values::ErrorKind;
using values::Milliseconds;

/// Larger problems would take too long on the emulator; its time is never compared with measured
/// time anyway.
constexpr double kLargestEmulated = 0x1p22;
/// The fraction of the kernels' time that their whole runs take before sampling.
constexpr double kRunsPart = 0.3;

/// Returns "2^20" for a larger power of two, else the number.
std::string sizeWords(std::int64_t n) {
  constexpr std::int64_t kFirstPower = 1024;
  const auto bits = static_cast<std::uint64_t>(n);
  if (n < kFirstPower || !std::has_single_bit(bits)) return std::to_string(n);
  return "2^" + std::to_string(std::bit_width(bits) - 1);
}

/// Runs the work and returns the sentence of a failure that concerns this work alone.
template <class Work>
std::optional<std::string> failureOf(const Work& work) {
  try {
    work();
    return std::nullopt;
  } catch (const Error& error) {
    if (error.kind() != ErrorKind::unavailable) throw;
    return error.what();
  } catch (const std::bad_alloc&) {
    return "There is not enough memory.";
  }
}

}  // namespace

/// The state of measuring one size.
struct TimeBench::AtSize {
  Problem problem;
  catalog::Reference reference;
  std::stop_token stop;
  const BenchProgress& progress;
  const SeriesSink& sink;

  void tell(double fraction, const std::string& what) const {
    progress(fraction, what + ", n = " + sizeWords(problem.parameters.n));
  }
  void stopIfAsked() const {
    if (stop.stop_requested()) throw Error(ErrorKind::cancelled, "The benchmark was cancelled.");
  }
};

TimeBench::TimeBench(std::vector<const catalog::KernelRow*> rows,
                     const values::BenchRequest& request, const values::DeviceInfo& device,
                     backend::Backend& backend, MemoryReader memory)
    : m_rows(std::move(rows)),
      m_request(request),
      m_device(device),
      m_backend(backend),
      m_memory(std::move(memory)),
      m_isEmulated(device.backend == values::BackendChoice::emulator),
      m_longestLaunch(backend.longestLaunch(request.target)) {
  for (const catalog::KernelRow* row : m_rows) {
    if (const auto why = catalog::whyNotOn(device, *row)) {
      values::unavailable(*why);
    }
  }
}

TimeBench::~TimeBench() = default;

double TimeBench::weightOf(std::int64_t n) const {
  // Seconds on a machine with few cores for generating and reading the inputs and the fewest calls
  // of all variants.
  constexpr double kSecondsOfAnElement = 6e-8;
  constexpr double kSecondsOfAProduct = 1e-8;
  if (bytesAt(n) > static_cast<double>(m_memory().total)) return 0;  // this size will be left out
  const double amount = catalog::amountOf(*m_rows[0], parametersOf(0, n));
  const double perPart =
      m_rows[0]->parameter("k") != nullptr ? kSecondsOfAProduct : kSecondsOfAnElement;
  return 2e-3 * m_request.sampling.maxTime.count() + perPart * amount;
}

double TimeBench::bytesAt(std::int64_t n) const {
  const values::Parameters parameters = parametersOf(0, n);
  const bool isEmulated =
      m_isEmulated && catalog::amountOf(*m_rows[0], parameters) <= kLargestEmulated;
  return bytesOfSize(m_rows, parameters, isEmulated);
}

void TimeBench::at(std::int64_t n, const std::stop_token& stop, const BenchProgress& progress,
                   const SeriesSink& sink) {
  AtSize size{{parametersOf(0, n), {}, {}}, {}, stop, progress, sink};
  size.tell(0, "inputs");
  const auto failure = failureOf([&] {
    platform::checkFits(sizeSentence(n), bytesAt(n), m_memory());
    size.problem = makeProblem(*m_rows[0], size.problem.parameters, {});
    size.stopIfAsked();
    size.reference = referenceOf(*m_rows[0], size.problem.parameters, size.problem.inputs,
                                 m_backend, m_request.target, stop);
  });
  if (failure) {
    for (const catalog::KernelRow* row : m_rows)
      leaveOut(size, kernelSeries(row->id, m_device, n), *failure);
    return;
  }
  timeKernels(size);
  size.stopIfAsked();
  if (m_request.withCpuVariants) timeCpu(size);
  size.stopIfAsked();
}

void TimeBench::throwIfNothingWasTimed() const {
  if (!m_hasTimed && m_firstFailure) values::unavailable(*m_firstFailure);
}

values::Parameters TimeBench::parametersOf(std::size_t row, std::int64_t n) const {
  const bool hasOwn = row > 0 && !m_request.comparedParameters.empty();
  values::Parameters own = hasOwn ? m_request.comparedParameters[row - 1] : m_request.parameters;
  own.n = n;
  return own;
}

std::optional<std::string> TimeBench::tooLong(const std::string& name, double amount) const {
  const auto expected = m_estimate.expected(name, amount);
  if (!expected) return std::nullopt;
  if (m_request.sampling.longestCall.count() > 0 && *expected > m_request.sampling.longestCall) {
    return "Left out: by the size before, one call would take about " + secondsText(*expected) +
           "; the limit is " + secondsText(m_request.sampling.longestCall) + ".";
  }
  return std::nullopt;
}

std::optional<std::string> TimeBench::tooLongToLaunch(std::size_t row, const AtSize& size) const {
  const auto expected = m_estimate.expected(
      std::string(m_rows[row]->id), catalog::amountOf(*m_rows[row], size.problem.parameters));
  // The time at a far smaller size is mostly that of a launch, and predicts too much.
  const bool mayBe = !m_longestLaunch || (expected && *expected <= *m_longestLaunch);
  if (mayBe) return std::nullopt;
  const std::int64_t n = size.problem.parameters.n;
  return tooLongForDisplay(
      *m_rows[row],
      launchableAs(*m_rows[row], parametersOf(row, n), m_device, m_backend, m_request.target),
      m_backend, {m_request.target, std::nullopt}, size.stop);
}

void TimeBench::keep(AtSize& size, const std::vector<BenchSeries>& all) {
  m_hasTimed = m_hasTimed || !all.empty();
  for (const BenchSeries& series : all) {
    if (!series.samples.empty())
      m_estimate.took(series.name, catalog::amountOf(*m_rows[0], size.problem.parameters),
                      bench::summarize(series.samples).median);
    size.sink(series);
  }
}

void TimeBench::leaveOut(AtSize& size, BenchSeries series, const std::string& sentence) {
  series.failure = sentence;
  size.sink(series);
  if (!m_firstFailure) m_firstFailure = sentence;
}

void TimeBench::prepare(AtSize& size, std::vector<std::unique_ptr<KernelBench>>& kernels) {
  while (!kernels.empty()) {
    std::vector<values::Plan> plans;
    plans.reserve(kernels.size());
    for (const auto& kernel : kernels) plans.push_back(kernel->plan());
    std::vector<std::unique_ptr<backend::TimedPlan>> timed;
    const auto failure = failureOf([&] {
      timed = m_backend.prepare(plans, size.problem.inputs, m_request.target, size.stop);
    });
    if (!failure) {
      timed.resize(kernels.size());
      for (std::size_t i = 0; i < kernels.size(); ++i) {
        kernels[i]->prepare(std::move(timed[i]), m_request.sampling);
      }
      return;
    }
    // The kernel with the largest arrays is left out, so that the others may fit.
    const auto largest = std::ranges::max_element(plans, {}, &values::Plan::bytes);
    leaveOut(size, kernelSeries(largest->kernel, m_device, size.problem.parameters.n), *failure);
    kernels.erase(kernels.begin() + (largest - plans.begin()));
  }
}

void TimeBench::timeKernels(AtSize& size) {
  const std::int64_t n = size.problem.parameters.n;
  std::vector<std::unique_ptr<KernelBench>> kernels;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const std::string name(m_rows[i]->id);
    size.stopIfAsked();
    size.tell(0.5 * kRunsPart * static_cast<double>(i) / static_cast<double>(m_rows.size()), name);
    const double amount = catalog::amountOf(*m_rows[i], size.problem.parameters);
    if (m_isEmulated && amount > kLargestEmulated) continue;
    std::optional<std::string> why = tooLong(name, amount);
    const auto failure = failureOf([&] {
      if (!why) why = tooLongToLaunch(i, size);
      if (why) return;
      kernels.push_back(std::make_unique<KernelBench>(
          *m_rows[i],
          launchableAs(*m_rows[i], parametersOf(i, n), m_device, m_backend, m_request.target),
          m_request, m_device, m_backend, size.problem.inputs, size.stop));
    });
    if (failure) why = failure;
    if (why) leaveOut(size, kernelSeries(name, m_device, n), *why);
  }
  prepare(size, kernels);

  std::vector<bench::Subject*> subjects;
  for (const auto& kernel : kernels) {
    std::ranges::copy(kernel->subjects(), std::back_inserter(subjects));
  }
  values::Sampling sampling = m_request.sampling;
  // The emulator's time means little, however precise it is.
  if (m_isEmulated) sampling.relativeError = std::numeric_limits<double>::infinity();
  const std::string what = kernels.size() == 1
                               ? kernels[0]->plan().kernel
                               : std::to_string(kernels.size()) + " kernels in turn";
  std::vector<bench::Sampled> sampled = bench::sampleInTurn(
      subjects, sampling, size.stop,
      [&](double fraction) { size.tell(0.5 * (kRunsPart + (1 - kRunsPart) * fraction), what); });
  auto next = sampled.begin();
  for (const auto& kernel : kernels) {
    size.stopIfAsked();
    const auto begin =
        std::exchange(next, next + static_cast<std::ptrdiff_t>(kernel->subjects().size()));
    const auto broken =
        std::find_if(begin, next, [](const bench::Sampled& one) { return !one.failure.empty(); });
    if (broken != next) {
      leaveOut(size, kernelSeries(kernel->plan().kernel, m_device, n), broken->failure);
      continue;
    }
    const auto failure = failureOf([&] {
      keep(size, kernel->finish({begin, next}, size.reference));
    });
    if (failure) leaveOut(size, kernelSeries(kernel->plan().kernel, m_device, n), *failure);
  }
}

void TimeBench::timeCpu(AtSize& size) {
  const values::Parameters& parameters = size.problem.parameters;
  const double amount = catalog::amountOf(*m_rows[0], parameters);
  std::vector<catalog::CpuVariant> variants = m_rows[0]->cpuVariants(parameters);
  std::erase_if(variants, [&](const catalog::CpuVariant& variant) {
    if (!variant.isTimed) return true;
    const BenchSeries series = variantSeries(variant, parameters.n);
    const auto why = tooLong(series.name, amount);
    if (why) leaveOut(size, series, *why);
    return why.has_value();
  });
  values::Number result;
  std::vector<std::unique_ptr<bench::WallClock>> clocks;
  std::vector<bench::Subject*> subjects;
  for (const catalog::CpuVariant& variant : variants) {
    clocks.push_back(
        std::make_unique<bench::WallClock>([&] { result = variant.run(size.problem.inputs); }));
    subjects.push_back(clocks.back().get());
  }
  std::vector<bench::Sampled> sampled =
      bench::sampleInTurn(subjects, m_request.sampling, size.stop,
                          [&](double fraction) { size.tell(0.5 + fraction / 2, "CPU variants"); });
  size.stopIfAsked();
  std::vector<catalog::CpuVariant> timed;
  std::vector<BenchSeries> all;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (!sampled[i].failure.empty()) {
      leaveOut(size, variantSeries(variants[i], parameters.n), sampled[i].failure);
      continue;
    }
    timed.push_back(variants[i]);
    BenchSeries& series = all.emplace_back(variantSeries(variants[i], parameters.n));
    series.samples = std::move(sampled[i].samples);
    series.calls = clocks[i]->calls();
    series.noisy = sampled[i].noisy;
  }
  const auto unchecked = failureOf([&] {
    const std::vector<bool> isRight =
        checkVariants(*m_rows[0], timed, size.problem, size.reference, size.stop);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].passed = isRight[i];
  });
  size.stopIfAsked();
  if (unchecked) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      leaveOut(size, variantSeries(timed[i], all[i].n), *unchecked);
    }
    return;
  }
  keep(size, all);
}

}  // namespace lanescope::engine
