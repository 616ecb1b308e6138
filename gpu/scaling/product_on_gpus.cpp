// SPDX-License-Identifier: Apache-2.0
#include "scaling/product_on_gpus.h"

#include <cstddef>
#include <utility>

#include "device/cuda_check.h"
#include "scaling/product_check.h"
#include "values/dtype.h"

namespace lanescope::scaling {

namespace {

constexpr std::size_t kPiecesOfB = 16;

}  // namespace

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
  for (std::size_t i = 0; i < parts().size(); ++i) {
    collective::select(parts()[i].gpu());
    m_arrived.emplace_back();
    for (std::size_t piece = 0; piece < kPiecesOfB; ++piece) {
      m_arrived.back().push_back(backend::makeEvent());
    }
    if (i == 0) continue;
    // Where they do not reach each other, B goes through the host.
    static_cast<void>(collective::reach(parts()[i - 1].gpu(), parts()[i].gpu()));
    static_cast<void>(collective::reach(parts()[i].gpu(), parts()[i - 1].gpu()));
  }
}

void ProductOnGpus::enqueue(int call) {
  handOnB();
  for (GpuPart& part : parts()) part.enqueue(0, call);
}

void ProductOnGpus::handOnB() {
  const auto bytes = static_cast<std::size_t>(parameters().depth() * parameters().n) *
                     values::sizeOf(inputs().typeOf(1));
  for (std::size_t piece = 0; piece < kPiecesOfB; ++piece) {
    const std::size_t first = bytes * piece / kPiecesOfB;
    const std::size_t count = bytes * (piece + 1) / kPiecesOfB - first;
    for (std::size_t i = 1; i < parts().size(); ++i) {
      const GpuPart& from = parts()[i - 1];
      const GpuPart& to = parts()[i];
      collective::select(to.gpu());
      if (i > 1) {
        backend::check(cudaStreamWaitEvent(to.gpu().stream, m_arrived[i - 1][piece].get()),
                       "cudaStreamWaitEvent");
      }
      backend::check(
          cudaMemcpyPeerAsync(static_cast<std::byte*>(to.input(1)) + first, to.gpu().number,
                              static_cast<const std::byte*>(from.input(1)) + first,
                              from.gpu().number, count, to.gpu().stream),
          "cudaMemcpyPeerAsync");
      backend::check(cudaEventRecord(m_arrived[i][piece].get(), to.gpu().stream),
                     "cudaEventRecord");
    }
  }
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
