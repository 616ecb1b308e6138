// SPDX-License-Identifier: Apache-2.0
#include "spread/emulated_run.h"

#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "collective/threads.h"
#include "spread/device.h"
#include "spread/refusal.h"
#include "spread/spread.h"
#include "spread/total_progress.h"
#include "values/error.h"

namespace lanescope::spread {
namespace {

/// Returns the same request for the emulator, whose devices share the memory of one process.
values::RunRequest onEmulator(values::RunRequest request) {
  if (request.target.backend == values::BackendChoice::cuda) {
    values::refuse("Several devices of one engine are emulated; a GPU runs a kernel alone.");
  }
  if (request.target.device != 0) {
    values::refuse("Device " + std::to_string(request.target.device) +
                   " is one GPU, and several devices of one engine are emulated.");
  }
  request.target.backend = values::BackendChoice::emulator;
  return request;
}

}  // namespace

values::RunResult runEmulated(const values::RunRequest& request, engine::Runner& runner,
                              const std::stop_token& stop, const backend::Progress& progress,
                              const engine::MemoryReader& memory) {
  const std::int64_t ranks = request.target.ranks;
  checkRequest(catalog::find(request.kernel), request);
  const values::RunRequest own = onEmulator(request);
  std::mutex turns;
  TotalProgress total(ranks, progress);
  std::optional<values::RunResult> result;
  collective::onThreads(ranks, [&](collective::Communicator& communicator) {
    const std::int64_t rank = communicator.rank();
    Device device(runner, turns, ranks, own, stop,
                  [&total, rank](double fraction) { total.report(rank, fraction); });
    std::optional<values::RunResult> answer = run(own, device, communicator, memory);
    if (rank == 0) result = std::move(answer);
  });
  return std::move(*result);
}

}  // namespace lanescope::spread
