// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_requests.h"

#include <algorithm>
#include <string>

#include "app/cli/bench_sizes.h"
#include "app/cli/sampling_options.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

constexpr const char* kCublasKernels[]{"matmul_cublas", "matmul_cublas_tf32", "matmul_cublas_bf16"};

/// What the kernels are timed against.
struct Against {
  bool cpu = true;
  bool cublas = false;
};

Against againstOf(const QCommandLineParser& parser) {
  if (!parser.isSet("against")) return {};
  Against against{false, false};
  for (const QString& name : parser.value("against").split(',')) {
    if (name == "cpu") {
      against.cpu = true;
    } else if (name == "cublas") {
      against.cublas = true;
    } else {
      values::refuse("against = '" + name.toStdString() +
                     "' is no baseline; choose of cublas and cpu, as in --against cublas,cpu.");
    }
  }
  return against;
}

/// Whether the kernel solves the same problem as that of the request, so that both can be timed on
/// the same inputs, each launched in its own way.
bool fitsBeside(const values::BenchRequest& own, const values::BenchRequest& request) {
  const catalog::KernelRow& row = catalog::find(own.kernel);
  const catalog::KernelRow& first = catalog::find(request.kernel);
  values::Parameters problem = own.parameters;
  problem.block = request.parameters.block;
  problem.grid = request.parameters.grid;
  problem.rule = request.parameters.rule;
  problem.items = request.parameters.items;
  problem.tile = request.parameters.tile;
  return row.family == first.family && row.inputs.size() == first.inputs.size() &&
         own.sizes == request.sizes && problem == request.parameters;
}

void addCublas(values::BenchRequest& request) {
  if (catalog::find(request.kernel).family != "matmul") {
    values::refuse("There is no cuBLAS baseline for " + request.kernel +
                   "; there is one for matrix products.");
  }
  for (const char* const kernel : kCublasKernels) {
    const bool isThere = kernel == request.kernel || std::ranges::count(request.beside, kernel) > 0;
    if (isThere) continue;
    request.beside.emplace_back(kernel);
    request.besideParameters.push_back(
        catalog::launchedAs(catalog::find(kernel), request.parameters));
  }
}

}  // namespace

Options benchedOptions() {
  return {
      {"kernels", "Kernels to time, as dot_global,dot_shared; the same as naming them.", "LIST"},
      {"against",
       "What to time the kernels against: cpu, the CPU variants of the problem; cublas, for "
       "matrix products. Usually cpu.",
       "LIST"},
      {"sizes",
       "Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, as "
       "1000,2^16. Usually 2^10..2^20, of matrices 2^4..2^10.",
       "SIZES"}};
}

QStringList benchedKernels(const QCommandLineParser& parser) {
  QStringList kernels = parser.positionalArguments();
  if (parser.isSet("kernels")) kernels += parser.value("kernels").split(',', Qt::SkipEmptyParts);
  if (kernels.isEmpty()) values::refuse("Name a kernel or several; `lanescope list` shows them.");
  return kernels;
}

std::vector<values::BenchRequest> benchRequests(const QCommandLineParser& parser) {
  const Against against = againstOf(parser);
  std::vector<values::BenchRequest> requests;
  for (const QString& kernel : benchedKernels(parser)) {
    const catalog::KernelRow& row = catalog::find(kernel.toStdString());
    values::BenchRequest own;
    own.kernel = row.id;
    own.parameters = parametersOf(parser, row);
    own.target = targetOf(parser);
    own.sizes =
        parser.isSet("sizes") ? benchSizes(parser.value("sizes"), row) : sizesOf(row.timedSizes);
    own.sampling = samplingOf(parser);
    own.withCpuVariants = against.cpu;
    const auto known = std::ranges::find_if(
        requests, [&](const values::BenchRequest& request) { return fitsBeside(own, request); });
    if (known == requests.end()) {
      requests.push_back(std::move(own));
    } else {
      known->beside.push_back(own.kernel);
      known->besideParameters.push_back(own.parameters);
    }
  }
  if (against.cublas) std::ranges::for_each(requests, addCublas);
  return requests;
}

}  // namespace lanescope::cli
