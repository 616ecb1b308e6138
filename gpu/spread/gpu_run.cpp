// SPDX-License-Identifier: Apache-2.0
#include "spread/gpu_run.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "collective/threads.h"
#include "spread/device.h"
#include "spread/reduction.h"
#include "spread/refusal.h"
#include "spread/spread.h"
#include "spread/total_progress.h"
#include "values/error.h"

namespace lanescope::spread {
namespace {

void checkTarget(const values::Target& target) {
  if (target.ranks != std::ssize(target.gpus)) {
    values::refuse("ranks = " + std::to_string(target.ranks) + ", but " +
                   std::to_string(target.gpus.size()) + " GPUs are named.");
  }
  if (target.backend == values::BackendChoice::emulator) {
    values::refuse("Several GPUs run a kernel by CUDA, and the emulator was chosen.");
  }
  if (target.device != 0) {
    values::refuse("Device " + std::to_string(target.device) +
                   " is one GPU, and a list of GPUs is given.");
  }
  for (auto gpu = target.gpus.begin(); gpu != target.gpus.end(); ++gpu) {
    if (std::find(target.gpus.begin(), gpu, *gpu) == gpu) continue;
    values::refuse("GPU " + std::to_string(*gpu) + " is named twice.");
  }
}

}  // namespace

values::RunResult runOnGpus(const values::RunRequest& request, const MakeRunner& makeRunner,
                            const std::stop_token& stop, const backend::Progress& progress,
                            const engine::MemoryReader& memory) {
  checkTarget(request.target);
  checkRequest(catalog::find(request.kernel), request);
  const std::int64_t ranks = request.target.ranks;
  TotalProgress total(ranks, progress);
  std::optional<values::RunResult> result;
  collective::onThreads(ranks, [&](collective::Communicator& communicator) {
    const std::int64_t rank = communicator.rank();
    values::RunRequest own = request;
    own.target.backend = values::BackendChoice::cuda;
    own.target.device = static_cast<int>(request.target.gpus[static_cast<std::size_t>(rank)]);
    const std::unique_ptr<engine::Runner> runner = makeRunner();
    std::mutex turns;
    Device device(*runner, turns, ranks, own, stop,
                  [&total, rank](double fraction) { total.report(rank, fraction); });
    std::optional<values::RunResult> answer = run(own, device, communicator, memory);
    if (rank == 0) result = std::move(answer);
  });
  return std::move(*result);
}

values::TimeLine timeLineOnGpus(const values::TimeLineRequest& request,
                                const MakeRunner& makeRunner, const std::stop_token& stop,
                                const engine::MemoryReader& memory) {
  const catalog::KernelRow& row = catalog::find(request.kernel);
  if (request.withinKernel) {
    values::refuse("The time line within a kernel is that of one GPU; leave --devices out.");
  }
  if (request.chunks != 1) {
    values::refuse("Over several GPUs the size of the chunks is fixed; leave --chunks out.");
  }
  if (row.family != "reduce") {
    values::refuse(std::string(row.id) +
                   " does not go through GPUs in chunks; reductions and dot products do.");
  }
  values::RunRequest run;
  run.kernel = request.kernel;
  run.parameters = request.parameters;
  run.target = request.target;
  values::RunResult result = runOnGpus(
      run, makeRunner, stop, [](double) {}, memory);
  if (!result.timeLine) {
    const std::int64_t most = request.target.ranks * kGpuChunk;
    values::refuse("n = " + std::to_string(request.parameters.n) +
                   " is one chunk for each GPU; there are several from n = " +
                   std::to_string(most + 1) + " on.");
  }
  return std::move(*result.timeLine);
}

}  // namespace lanescope::spread
