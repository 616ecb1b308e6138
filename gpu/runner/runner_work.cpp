// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <optional>
#include <string>

#include "catalog/comparison.h"
#include "runner/compared.h"
#include "runner/memory_need.h"
#include "runner/problem.h"
#include "runner/runner.h"
#include "trace/flow/work.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using values::Parameters;

constexpr std::int64_t kMostThreads = 1024;

bool isOneBlock(const catalog::KernelRow& row, const Parameters& parameters) {
  if (!catalog::violations(row, parameters).empty()) return false;
  const values::Plan plan = row.plan(parameters);
  return plan.launches.size() == 1 && plan.launches[0].grid.total() == 1;
}

/// Returns the parameters unchanged if they make one block, else with the fewest threads that make
/// one block, else nothing.
std::optional<Parameters> inOneBlock(const catalog::KernelRow& row, Parameters parameters) {
  if (isOneBlock(row, parameters)) return parameters;
  for (parameters.block = 1; parameters.block <= kMostThreads; ++parameters.block) {
    if (isOneBlock(row, parameters)) return parameters;
  }
  return std::nullopt;
}

}  // namespace

values::BenchResult Runner::compareWork(const values::BenchRequest& request,
                                        const values::DeviceInfo& device,
                                        values::BenchResult result, const std::stop_token& stop,
                                        const backend::Progress& progress, const SeriesSink& sink) {
  const std::vector<const catalog::KernelRow*> rows = comparedRows(request);
  const bool emulated = device.backend == values::BackendChoice::emulator;
  std::vector<std::int64_t> sizes = request.sizes;
  std::ranges::sort(sizes);
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    for (const catalog::KernelRow* row : rows) {
      if (stop.stop_requested())
        throw values::Error(values::ErrorKind::cancelled, "The comparison was cancelled.");
      Parameters parameters = request.parameters;
      parameters.n = sizes[i];
      const auto own = inOneBlock(*row, catalog::launchedAs(*row, parameters));
      if (!own || !row->unrecorded.empty() || !row->untraced.empty()) continue;
      values::RunRequest recorded;
      recorded.record = true;
      platform::checkFits(sizeSentence(sizes[i]), bytesOfRun(*row, *own, recorded, emulated),
                          m_memory());
      const Problem problem = makeProblem(*row, *own, {});
      const catalog::Reference reference =
          referenceOf(*row, *own, problem.inputs, backendOf(device), request.target, stop);
      backend::RunOutcome outcome =
          backendOf(device).run(row->plan(*own), problem.inputs,
                                {request.target, trace::Window{.flow = true}}, stop, [](double) {});
      const auto record = std::make_shared<const trace::Record>(std::move(outcome.record.value()));
      values::BenchSeries series = kernelSeries(row->id, device, sizes[i]);
      series.work = trace::workOf(record);
      if (!series.work) continue;
      const catalog::Answer answer{row->finish(*own, outcome.outputs), outcome.outputs};
      series.passed = outcome.findings.empty() &&
                      row->compare(*own, problem.inputs, reference, answer).passes();
      sink(series);
      result.series.push_back(std::move(series));
    }
    progress(static_cast<double>(i + 1) / static_cast<double>(sizes.size()));
  }
  if (result.series.empty()) {
    values::refuse(
        "Work is counted where one block does it all and the record tells what its threads "
        "compute; none of these kernels does at these sizes. Try scan_hillis_steele and "
        "scan_blelloch from 2 to 1024 elements.");
  }
  return result;
}

}  // namespace lanescope::engine
