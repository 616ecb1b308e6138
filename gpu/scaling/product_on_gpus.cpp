// SPDX-License-Identifier: Apache-2.0
#include "scaling/product_on_gpus.h"

#include "device/cuda_check.h"
#include "scaling/product_check.h"
#include "values/dtype.h"

namespace lanescope::scaling {

ProductOnGpus::ProductOnGpus(const catalog::KernelRow& row, const values::Parameters& parameters,
                             const std::vector<std::int64_t>& gpus, const std::stop_token& stop)
    : GpuProblem(row, parameters, gpus, stop) {
  const std::int64_t depth = parameters.depth();
  forParts(parameters.rows(), "rows of A", [&](int gpu, const spread::Part& rows) {
    values::Parameters own = parameters;
    own.m = rows.count;
    own.k = depth;
    add(gpu, {planOf(row, own, gpu)});
    parts().back().fill(0, inputs(), {rows.first * depth, rows.count * depth});
    parts().back().fill(1, inputs(), {0, depth * parameters.n});
  });
  // Where they do not reach each other, B goes through the host.
  const collective::GpuStream first = parts().front().gpu();
  for (const collective::GpuStream& other : streams()) {
    if (other.number == first.number) continue;
    static_cast<void>(collective::reach(first, other));
    static_cast<void>(collective::reach(other, first));
  }
}

void ProductOnGpus::enqueue(int call) {
  for (GpuPart& part : parts()) {
    if (&part != &parts().front()) copyB(part);
    part.enqueue(0, call);
  }
}

void ProductOnGpus::copyB(const GpuPart& part) {
  const GpuPart& first = parts().front();
  const auto bytes = static_cast<std::size_t>(parameters().depth() * parameters().n) *
                     values::sizeOf(inputs().typeOf(1));
  collective::select(part.gpu());
  backend::check(cudaMemcpyPeerAsync(part.input(1), part.gpu().number, first.input(1),
                                     first.gpu().number, bytes, part.gpu().stream),
                 "cudaMemcpyPeerAsync");
}

void ProductOnGpus::judge(values::ScalingPoint& point, Known& known) {
  values::HostArray c = parts().front().outputs(0, lastCall()).front();
  for (std::size_t i = 1; i < parts().size(); ++i) {
    const values::HostArray part = parts()[i].outputs(0, lastCall()).front();
    c.bytes.insert(c.bytes.end(), part.bytes.begin(), part.bytes.end());
  }
  const std::vector<values::HostArray> whole = inputs().whole();
  const catalog::Comparison comparison = checkProduct(parameters(), whole[0], whole[1], c);
  point.error = comparison.error;
  point.tolerance = comparison.tolerance;
  point.passed = comparison.passes() && (!known.product || known.product->bytes == c.bytes);
  if (!known.product) known.product = std::move(c);
}

}  // namespace lanescope::scaling
