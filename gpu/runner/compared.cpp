// SPDX-License-Identifier: Apache-2.0
#include "runner/compared.h"

#include <algorithm>
#include <string>
#include <utility>

#include "cpu/cpu_info.h"
#include "runner/filling.h"
#include "runner/problem.h"
#include "values/error.h"

namespace lanescope::engine {

std::vector<const catalog::KernelRow*> comparedRows(const values::BenchRequest& request) {
  std::vector<const catalog::KernelRow*> rows{&catalog::find(request.kernel)};
  for (const std::string& id : request.compared) {
    rows.push_back(&catalog::find(id));
    if (rows.back()->inputs.size() != rows[0]->inputs.size()) {
      values::refuse("Kernels are compared on the same inputs, but " + request.kernel + " takes " +
                     std::to_string(rows[0]->inputs.size()) + " and " + id + " takes " +
                     std::to_string(rows.back()->inputs.size()) + ".");
    }
    if (catalog::takesMatrices(*rows.back()) != catalog::takesMatrices(*rows[0])) {
      values::refuse("Kernels are compared on the same inputs, but of " + request.kernel + " and " +
                     id + " one takes matrices and the other does not.");
    }
    if (!catalog::solveSameProblem(*rows[0], *rows.back())) {
      values::refuse("Only kernels of the same problem are compared, and " + id +
                     " computes something else than " + request.kernel + ".");
    }
  }
  return rows;
}

std::vector<values::BenchRequest> piecesOf(const values::BenchRequest& request) {
  const std::vector<const catalog::KernelRow*> rows = comparedRows(request);
  values::BenchRequest piece = request;
  piece.compared.clear();
  piece.comparedParameters.clear();
  std::vector<std::int64_t> sizes = request.sizes;
  std::ranges::sort(sizes);
  std::vector<values::BenchRequest> pieces;
  for (const std::int64_t n : sizes) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const bool isOwn = i > 0 && !request.comparedParameters.empty();
      piece.kernel = rows[i]->id;
      piece.parameters = isOwn ? request.comparedParameters[i - 1] : request.parameters;
      piece.parameters.n = n;
      if (i > 0 && !isOwn) piece.parameters = catalog::launchedAs(*rows[i], piece.parameters);
      piece.sizes = {n};
      pieces.push_back(piece);
    }
  }
  return pieces;
}

values::Parameters launchableAs(const catalog::KernelRow& row, const values::Parameters& parameters,
                                const values::DeviceInfo& device, backend::Backend& backend,
                                const values::Target& target) {
  if (const auto why = catalog::whyNotOn(device, row)) {
    values::unavailable(*why);
  }
  values::Parameters own = catalog::launchedAs(row, parameters);
  const auto wrong = catalog::violations(row, own);
  if (!wrong.empty()) values::refuse(std::string(row.id) + ": " + wrong.front().sentence);
  return fillingDevice(row, std::move(own), backend, target);
}

values::BenchSeries kernelSeries(std::string_view kernel, const values::DeviceInfo& device,
                                 std::int64_t n) {
  values::BenchSeries series;
  series.name = kernel;
  series.emulated = device.backend == values::BackendChoice::emulator;
  series.where = series.emulated ? "Emulator" : "GPU: " + device.name;
  series.n = n;
  return series;
}

values::BenchSeries variantSeries(const catalog::CpuVariant& variant, std::int64_t n) {
  values::BenchSeries series;
  series.name = std::string(values::kCpuPrefix) + std::string(variant.name);
  series.where = "CPU: " + cpu::describeCpu();
  series.n = n;
  return series;
}

}  // namespace lanescope::engine
