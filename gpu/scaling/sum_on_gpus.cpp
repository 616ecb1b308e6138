// SPDX-License-Identifier: Apache-2.0
#include "scaling/sum_on_gpus.h"

#include <algorithm>

#include "scaling/exact_sums.h"

namespace lanescope::scaling {

SumOnGpus::SumOnGpus(const catalog::KernelRow& row, const values::Parameters& parameters,
                     const std::vector<std::int64_t>& gpus, const std::stop_token& stop)
    : GpuProblem(row, parameters, gpus, stop) {
  forParts(parameters.n, "elements", [&](int gpu, const spread::Part& part) {
    values::Parameters own = parameters;
    own.n = part.count;
    add(gpu, {planOf(row, own, gpu)});
    for (std::size_t i = 0; i < inputs().count(); ++i) parts().back().fill(i, inputs(), part);
  });
  if (gpuCount() > 1) m_exchange.emplace(streams(), parameters.dtype);
}

void SumOnGpus::enqueue(int call) {
  std::vector<collective::ExchangePlaces> places;
  for (GpuPart& part : parts()) {
    part.enqueue(0, call);
    places.push_back({part.output(0, call), nullptr, part.output(0, call)});
  }
  if (m_exchange) m_exchange->enqueue(collective::Whose::all, places);
}

void SumOnGpus::requireArrived() const {
  if (m_exchange) m_exchange->requireArrived();
}

void SumOnGpus::judge(values::ScalingPoint& point, Known& known) {
  if (known.sums.empty()) known.sums = exactSums(inputs(), stop());
  spread::Total exact(values::Op::sum, parameters().dtype);
  for (const spread::Total& sum : known.sums) exact.add(sum);
  catalog::Reference reference;
  reference.value = exact.value();
  reference.magnitude = exact.magnitude();
  const std::vector<values::HostArray> outputs = parts().front().outputs(0, lastCall());
  const catalog::Comparison comparison =
      row().compare(parameters(), {}, reference, {row().finish(parameters(), outputs), outputs});
  point.error = comparison.error;
  point.tolerance = comparison.tolerance;
  point.passed = comparison.passes() && std::ranges::all_of(parts(), [&](GpuPart& part) {
                   return part.outputs(0, lastCall()).front().bytes == outputs.front().bytes;
                 });
}

}  // namespace lanescope::scaling
