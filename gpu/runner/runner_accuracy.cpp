// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <string>

#include "catalog/comparison.h"
#include "runner/compared.h"
#include "runner/memory_need.h"
#include "runner/problem.h"
#include "runner/runner.h"
#include "runner/time_estimate.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using values::Milliseconds;
using values::Parameters;

/// The longest time of the emulator for one point. A point whose estimate exceeds it is left out.
constexpr Milliseconds kLongestEmulated{1000.0};

/// Returns the accuracy of the result, or of the element that is worst against its bound.
values::Accuracy accuracyOf(const values::Number& value, const catalog::Reference& reference,
                            const catalog::Comparison& comparison) {
  const double magnitude = comparison.element ? comparison.magnitude : reference.magnitude;
  return {value, reference.value, comparison.error, magnitude, comparison.tolerance};
}

}  // namespace

values::BenchResult Runner::compareAccuracy(const values::BenchRequest& request,
                                            const values::DeviceInfo& device,
                                            values::BenchResult result, const std::stop_token& stop,
                                            const backend::Progress& progress,
                                            const SeriesSink& sink) {
  const std::vector<const catalog::KernelRow*> rows = comparedRows(request);
  const catalog::KernelRow& first = *rows[0];
  const bool emulated = device.backend == values::BackendChoice::emulator;
  const auto keep = [&](values::BenchSeries series) {
    sink(series);
    result.series.push_back(std::move(series));
  };
  const auto stopIfAsked = [&] {
    if (stop.stop_requested())
      throw values::Error(values::ErrorKind::cancelled, "The comparison was cancelled.");
  };
  std::vector<std::int64_t> sizes = request.sizes;
  std::ranges::sort(sizes);
  Parameters largest = request.parameters;
  largest.n = sizes.back();
  platform::checkFits(sizeSentence(largest.n), bytesOfSize(rows, largest, emulated), m_memory());
  TimeEstimate estimate;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    Parameters parameters = request.parameters;
    parameters.n = sizes[i];
    const Problem problem = makeProblem(first, parameters, {});
    const catalog::Reference reference =
        referenceOf(first, parameters, problem.inputs, backendOf(device), request.target, stop);
    for (const catalog::KernelRow* row : rows) {
      stopIfAsked();
      const std::string name(row->id);
      const auto amount = static_cast<double>(sizes[i]);
      if (emulated && estimate.expected(name, amount) > kLongestEmulated) continue;
      const Parameters own =
          launchableAs(*row, parameters, device, backendOf(device), request.target);
      const auto begin = std::chrono::steady_clock::now();
      const backend::RunOutcome outcome = backendOf(device).run(
          row->plan(own), problem.inputs, {request.target, std::nullopt}, stop, [](double) {});
      estimate.took(name, amount, std::chrono::steady_clock::now() - begin);
      const catalog::Answer answer{row->finish(own, outcome.outputs), outcome.outputs};
      const catalog::Comparison comparison = row->compare(own, problem.inputs, reference, answer);
      values::BenchSeries series = kernelSeries(row->id, device, sizes[i]);
      series.passed = outcome.findings.empty() && comparison.passes();
      series.accuracy = accuracyOf(answer.value, reference, comparison);
      keep(std::move(series));
    }
    for (const catalog::CpuVariant& variant : first.cpuVariants(parameters)) {
      stopIfAsked();
      values::BenchSeries series = variantSeries(variant, sizes[i]);
      const values::Number value = variant.run(problem.inputs);
      const catalog::Comparison comparison =
          catalog::compareVariant(variant, parameters, value, reference);
      series.passed = comparison.passes();
      series.accuracy = accuracyOf(value, reference, comparison);
      keep(std::move(series));
    }
    progress(static_cast<double>(i + 1) / static_cast<double>(sizes.size()));
  }
  return result;
}

}  // namespace lanescope::engine
