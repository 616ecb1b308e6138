// SPDX-License-Identifier: Apache-2.0
#include "scaling/gpu_scaling.h"

#include <memory>
#include <utility>

#include "catalog/catalog.h"
#include "catalog/workload.h"
#include "collective/cuda/gpu_names.h"
#include "runner/problem.h"
#include "scaling/product_on_gpus.h"
#include "scaling/scan_on_gpus.h"
#include "scaling/sum_on_gpus.h"
#include "values/error.h"

namespace lanescope::scaling {

namespace {

using catalog::KernelRow;

std::unique_ptr<GpuProblem> makeProblem(const KernelRow& row, const values::Parameters& parameters,
                                        const std::vector<std::int64_t>& gpus,
                                        const std::stop_token& stop) {
  if (row.family == "matmul") return std::make_unique<ProductOnGpus>(row, parameters, gpus, stop);
  if (row.family == "scan") return std::make_unique<ScanOnGpus>(row, parameters, gpus, stop);
  return std::make_unique<SumOnGpus>(row, parameters, gpus, stop);
}

}  // namespace

values::ScalingResult measureScaling(const values::ScalingRequest& request,
                                     const std::stop_token& stop) {
  const KernelRow& row = catalog::find(request.kernel);
  if (request.gpus.empty()) values::refuse("Name at least one GPU.");
  if (const auto why = catalog::whyNotOnSeveralGpus(row, request.parameters)) values::refuse(*why);
  collective::checkGpus(request.gpus);
  values::ScalingResult result;
  result.request = request;
  result.device = collective::gpuNames(request.gpus);
  if (row.family == "scan") result.work = kScanWork;
  const bool isProduct = row.family == "matmul";
  Known known;
  for (std::int64_t count = 1; count <= std::ssize(request.gpus); ++count) {
    if (stop.stop_requested())
      throw values::Error(values::ErrorKind::cancelled, "The run was cancelled.");
    values::Parameters parameters = request.parameters;
    if (request.isWeak) {
      known = {};
      if (isProduct) {
        parameters.m = parameters.rows() * count;
      } else {
        parameters.n *= count;
      }
    }
    parameters = engine::checkedParameters(row, std::move(parameters), {});
    const auto problem =
        makeProblem(row, parameters, {request.gpus.begin(), request.gpus.begin() + count}, stop);
    values::ScalingPoint point;
    point.gpus = count;
    point.n = parameters.n;
    point.m = isProduct ? parameters.rows() : 0;
    point.seconds = problem->time(request.timings);
    problem->judge(point, known);
    result.points.push_back(std::move(point));
  }
  return result;
}

}  // namespace lanescope::scaling
