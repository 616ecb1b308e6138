// SPDX-License-Identifier: Apache-2.0
#include "scaling/scan_on_gpus.h"

#include <algorithm>
#include <variant>

#include "catalog/one_launch.h"
#include "catalog/scan_check.h"
#include "device/cuda_check.h"
#include "scaling/exact_sums.h"
#include "values/dtype.h"

namespace lanescope::scaling {

namespace {

constexpr std::size_t kScan = 0;
constexpr std::size_t kReduce = 1;

/// Returns the plan of the reduction of the scan's inputs.
values::Parameters reductionOf(const catalog::KernelRow& row, const values::Parameters& scan) {
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.n = scan.n;
  parameters.dtype = scan.dtype;
  return parameters;
}

}  // namespace

ScanOnGpus::ScanOnGpus(const catalog::KernelRow& row, const values::Parameters& parameters,
                       const std::vector<std::int64_t>& gpus, const std::stop_token& stop)
    : GpuProblem(row, parameters, gpus, stop) {
  const catalog::KernelRow& reduction = catalog::find("reduce_one_launch");
  const std::size_t size = values::sizeOf(parameters.dtype);
  forParts(parameters.n, "elements", [&](int gpu, const spread::Part& part) {
    values::Parameters own = parameters;
    own.n = part.count;
    std::vector<values::Plan> plans{planOf(row, own, gpu)};
    double roundings = row.roundings(own);
    if (gpuCount() > 1) {
      const values::Parameters sum = reductionOf(reduction, own);
      plans.push_back(planOf(reduction, sum, gpu));
      roundings += catalog::oneLaunchRoundings(sum) + static_cast<double>(gpuCount());
    }
    m_roundings = std::max(m_roundings, roundings);
    add(gpu, std::move(plans));
    GpuPart& added = parts().back();
    added.fill(0, inputs(), part);
    m_firsts.push_back(backend::allocate(size));
    backend::check(cudaMemcpyAsync(m_firsts.back().get(), added.input(0), size,
                                   cudaMemcpyDeviceToDevice, added.gpu().stream),
                   "cudaMemcpyAsync");
  });
  if (gpuCount() > 1) m_exchange.emplace(streams(), parameters.dtype);
}

void ScanOnGpus::enqueue(int call) {
  std::vector<collective::ExchangePlaces> places;
  for (std::size_t i = 0; i < parts().size() && m_exchange; ++i) {
    GpuPart& part = parts()[i];
    collective::select(part.gpu());
    backend::check(
        cudaMemcpyAsync(part.input(0), m_firsts[i].get(), values::sizeOf(parameters().dtype),
                        cudaMemcpyDeviceToDevice, part.gpu().stream),
        "cudaMemcpyAsync");
    part.enqueue(kReduce, call);
    places.push_back({part.output(kReduce, call), m_firsts[i].get(), part.input(0)});
  }
  if (m_exchange) m_exchange->enqueue(collective::Whose::before, places);
  for (GpuPart& part : parts()) part.enqueue(kScan, call);
}

void ScanOnGpus::requireArrived() const {
  if (m_exchange) m_exchange->requireArrived();
}

values::HostArray ScanOnGpus::ends() {
  const std::int64_t n = parameters().n;
  const std::int64_t pieces = piecesOf(n);
  const std::size_t size = values::sizeOf(parameters().dtype);
  values::HostArray ends(parameters().dtype, static_cast<std::size_t>(pieces));
  std::int64_t gpu = 0;
  for (std::int64_t piece = 0; piece < pieces; ++piece) {
    const std::int64_t element = spread::partOf(n, piece, pieces).end() - 1;
    while (element >= spread::partOf(n, gpu, gpuCount()).end()) ++gpu;
    GpuPart& part = parts()[static_cast<std::size_t>(gpu)];
    collective::select(part.gpu());
    const auto* const outputs = static_cast<const std::byte*>(part.output(kScan, lastCall()));
    const std::int64_t inPart = element - spread::partOf(n, gpu, gpuCount()).first;
    backend::check(
        cudaMemcpy(ends.bytes.data() + static_cast<std::size_t>(piece) * size,
                   outputs + static_cast<std::size_t>(inPart) * size, size, cudaMemcpyDeviceToHost),
        "cudaMemcpy");
  }
  return ends;
}

void ScanOnGpus::judge(values::ScalingPoint& point, Known& known) {
  if (known.sums.empty()) known.sums = exactSums(inputs(), stop());
  const std::size_t pieces = known.sums.size();
  const bool isWhole = std::holds_alternative<std::int64_t>(known.sums.front().value());
  catalog::Reference reference;
  reference.elements =
      values::HostArray(isWhole ? values::DType::int64 : values::DType::float64, pieces);
  reference.magnitudes = values::HostArray(values::DType::float64, pieces);
  spread::Total sum(values::Op::sum, parameters().dtype);
  for (std::size_t i = 0; i < pieces; ++i) {
    sum.add(known.sums[i]);
    reference.magnitudes.as<double>()[i] = sum.magnitude();
    const values::Number value = sum.value();
    if (isWhole) {
      reference.elements.as<std::int64_t>()[i] = std::get<std::int64_t>(value);
    } else {
      reference.elements.as<double>()[i] = std::get<double>(value);
    }
  }
  const catalog::Comparison comparison =
      catalog::compareElements(parameters(), m_roundings, reference, ends());
  point.error = comparison.error;
  point.tolerance = comparison.tolerance;
  point.passed = comparison.passes();
}

}  // namespace lanescope::scaling
