// SPDX-License-Identifier: Apache-2.0
#include "scaling/gpu_scaling.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <optional>
#include <string>
#include <utility>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "collective/cuda/gpu_names.h"
#include "collective/cuda/gpu_timer.h"
#include "collective/cuda/peer_group.h"
#include "collective/schedule.h"
#include "device/cuda_check.h"
#include "runner/filling.h"
#include "runner/problem.h"
#include "scaling/gpu_part.h"
#include "scaling/product_check.h"
#include "values/error.h"

namespace lanescope::scaling {

namespace {

using catalog::KernelRow;
using collective::GpuStream;
using engine::Problem;
using values::HostArray;

/// Refuses what does not end on the devices, or is neither a reduction by sums nor a product.
void check(const KernelRow& row, const values::ScalingRequest& request) {
  if (request.gpus.empty()) values::refuse("Name at least one GPU.");
  if (row.family != "reduce" && row.family != "matmul") {
    values::refuse(
        std::string(row.id) +
        " is neither a reduction nor a matrix product, which are what is timed on several "
        "GPUs.");
  }
  if (row.family == "matmul") return;
  if (request.parameters.op != values::Op::sum) {
    values::refuse("Several GPUs combine sums only; choose op = sum.");
  }
  for (const values::Buffer& buffer : row.plan(request.parameters).buffers) {
    if (buffer.role == values::Role::output && buffer.count > 1) {
      values::refuse(std::string(row.id) + " leaves " + std::to_string(buffer.count) +
                     " sums for the host to add; choose a kernel that ends with one, as "
                     "reduce_one_launch.");
    }
  }
}

/// Returns `count` elements, from number `first` on.
HostArray slice(const HostArray& array, std::size_t first, std::size_t count) {
  HostArray part(array.type, count);
  const std::size_t size = values::sizeOf(array.type);
  std::memcpy(part.bytes.data(), array.bytes.data() + first * size, count * size);
  return part;
}

/// One problem on some GPUs.
class Spread {
 public:
  Spread(const KernelRow& row, const Problem& problem, std::vector<std::int64_t> gpus,
         const std::stop_token& stop)
      : m_row(row), m_problem(problem) {
    const auto backend = backend::makeCudaBackend();
    const std::int64_t whole = isProduct() ? rows() : problem.parameters.n;
    const auto count = std::ssize(gpus);
    if (whole < count) {
      values::refuse(std::to_string(count) + " GPUs are more than the " + std::to_string(whole) +
                     (isProduct() ? " rows of A." : " elements."));
    }
    for (std::int64_t i = 0; i < count; ++i) {
      const std::int64_t first = i * whole / count;
      const std::int64_t own = (i + 1) * whole / count - first;
      values::Parameters parameters = problem.parameters;
      (isProduct() ? parameters.m.emplace() : parameters.n) = own;
      values::Target target;
      target.device = static_cast<int>(gpus[static_cast<std::size_t>(i)]);
      const values::Plan plan = row.plan(engine::fillingDevice(row, parameters, *backend, target));
      m_calls = GpuPart::mostCalls(plan);
      m_parts.emplace_back(target.device, plan, inputsOf(first, own), m_calls, stop);
    }
    if (!isProduct() && count > 1) {
      m_peers.emplace(streams(), problem.parameters.dtype, 1,
                      collective::messagesOf(values::AllReduce::recursiveDoubling, count, 1));
    }
    // Where they do not reach each other, B goes through the host.
    for (const GpuStream& other : streams()) {
      if (!isProduct() || other.number == m_parts.front().gpu().number) continue;
      static_cast<void>(collective::reach(m_parts.front().gpu(), other));
      static_cast<void>(collective::reach(other, m_parts.front().gpu()));
    }
    refresh();
    enqueue(0);
    for (const GpuStream& gpu : streams()) wait(gpu);
  }

  [[nodiscard]] std::vector<double> time(std::int64_t timings) {
    collective::GpuTimer timer(
        streams(), [this](int call) { enqueue(call); }, m_calls, [this] { refresh(); });
    std::vector<double> seconds;
    for (std::int64_t i = 0; i < timings; ++i) seconds.push_back(timer.take());
    if (m_peers) m_peers->requireArrived();
    m_lastCall = timer.calls() - 1;
    return seconds;
  }

  /// Returns the outputs of the last call, those of the whole problem.
  [[nodiscard]] std::vector<HostArray> outputs() {
    std::vector<HostArray> whole = m_parts.front().outputs(m_lastCall);
    for (std::size_t i = 1; i < m_parts.size() && isProduct(); ++i) {
      const HostArray part = m_parts[i].outputs(m_lastCall).front();
      whole.front().bytes.insert(whole.front().bytes.end(), part.bytes.begin(), part.bytes.end());
    }
    return whole;
  }

 private:
  [[nodiscard]] bool isProduct() const { return m_row.family == "matmul"; }
  [[nodiscard]] std::int64_t rows() const {
    return m_problem.parameters.m.value_or(m_problem.parameters.n);
  }

  [[nodiscard]] std::vector<HostArray> inputsOf(std::int64_t first, std::int64_t count) const {
    std::vector<HostArray> inputs;
    for (const HostArray& input : m_problem.inputs) {
      if (isProduct() && !inputs.empty()) {
        inputs.push_back(input);
        continue;
      }
      const std::size_t columns =
          isProduct() ? input.count() / static_cast<std::size_t>(rows()) : 1;
      inputs.push_back(slice(input, static_cast<std::size_t>(first) * columns,
                             static_cast<std::size_t>(count) * columns));
    }
    return inputs;
  }

  [[nodiscard]] std::vector<GpuStream> streams() const {
    std::vector<GpuStream> streams;
    for (const GpuPart& part : m_parts) streams.push_back(part.gpu());
    return streams;
  }

  void refresh() const {
    for (const GpuPart& part : m_parts) part.refresh();
  }

  void enqueue(int call) {
    std::vector<void*> results;
    for (GpuPart& part : m_parts) {
      if (isProduct() && &part != &m_parts.front()) copyB(part);
      part.enqueue(call);
      results.push_back(part.output(call));
    }
    if (m_peers) m_peers->enqueue(results);
  }

  /// Enqueues the copy of B from the first GPU to this one.
  void copyB(const GpuPart& part) const {
    collective::select(part.gpu());
    backend::check(cudaMemcpyPeerAsync(part.input(1), part.gpu().number, m_parts.front().input(1),
                                       m_parts.front().gpu().number,
                                       m_problem.inputs[1].bytes.size(), part.gpu().stream),
                   "cudaMemcpyPeerAsync");
  }

  const KernelRow& m_row;
  const Problem& m_problem;
  std::deque<GpuPart> m_parts;
  std::optional<collective::PeerGroup> m_peers;
  int m_calls = 1;
  int m_lastCall = 0;
};

/// Compares the outputs with the reference. `onOne`: C of one GPU, of which each element is the sum
/// of the same products in the same order on several.
void judge(const KernelRow& row, const Problem& problem, const std::vector<HostArray>& outputs,
           const std::optional<HostArray>& onOne, values::ScalingPoint& point) {
  catalog::Comparison comparison;
  if (row.family == "matmul") {
    comparison =
        checkProduct(problem.parameters, problem.inputs[0], problem.inputs[1], outputs.front());
  } else {
    const catalog::Reference reference = row.reference(problem.parameters, problem.inputs);
    comparison = row.compare(problem.parameters, problem.inputs, reference,
                             {row.finish(problem.parameters, outputs), outputs});
  }
  point.error = comparison.error;
  point.tolerance = comparison.tolerance;
  point.passed = comparison.passes() && (!onOne || onOne->bytes == outputs.front().bytes);
}

}  // namespace

values::ScalingResult measureScaling(const values::ScalingRequest& request,
                                     const std::stop_token& stop) {
  const KernelRow& row = catalog::find(request.kernel);
  check(row, request);
  collective::checkGpus(request.gpus);
  values::ScalingResult result;
  result.request = request;
  result.device = collective::gpuNames(request.gpus);
  const bool isProduct = row.family == "matmul";
  std::optional<HostArray> onOne;
  for (std::size_t count = 1; count <= request.gpus.size(); ++count) {
    if (stop.stop_requested())
      throw values::Error(values::ErrorKind::cancelled, "The run was cancelled.");
    values::Parameters parameters = request.parameters;
    if (request.isWeak) {
      const auto times = static_cast<std::int64_t>(count);
      if (isProduct) {
        parameters.m = parameters.m.value_or(parameters.n) * times;
      } else {
        parameters.n *= times;
      }
    }
    const Problem problem = engine::makeProblem(row, parameters, {});
    Spread spread(row, problem,
                  {request.gpus.begin(), request.gpus.begin() + static_cast<std::ptrdiff_t>(count)},
                  stop);
    values::ScalingPoint point;
    point.gpus = static_cast<std::int64_t>(count);
    point.n = parameters.n;
    point.m = isProduct ? parameters.m.value_or(parameters.n) : 0;
    point.seconds = spread.time(request.timings);
    const std::vector<HostArray> outputs = spread.outputs();
    judge(row, problem, outputs, onOne, point);
    if (isProduct && !request.isWeak && !onOne) onOne = outputs.front();
    result.points.push_back(std::move(point));
  }
  return result;
}

}  // namespace lanescope::scaling
