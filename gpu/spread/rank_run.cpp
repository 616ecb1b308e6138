// SPDX-License-Identifier: Apache-2.0
#include "spread/rank_run.h"

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <string>

#include "catalog/catalog.h"
#include "platform/memory.h"
#include "runner/problem.h"
#include "spread/device.h"
#include "spread/reduction.h"
#include "spread/refusal.h"
#include "spread/spread.h"
#include "values/error.h"

namespace lanescope::spread {

namespace {

/// The number of this rank among those of its host, as Open MPI's mpirun or Slurm's srun tell it.
int rankOnHost() {
  for (const char* const name : {"OMPI_COMM_WORLD_LOCAL_RANK", "SLURM_LOCALID"}) {
    if (const char* const text = std::getenv(name)) return std::atoi(text);
  }
  return 0;
}

values::Target targetOfRank(const values::Target& asked, engine::Runner& runner) {
  values::Target target = asked;
  if (target.backend == values::BackendChoice::emulator) return target;
  const std::vector<values::DeviceInfo> devices = runner.devices();
  const auto gpus = std::ranges::count_if(devices, [](const values::DeviceInfo& device) {
    return device.backend == values::BackendChoice::cuda && device.available;
  });
  if (gpus == 0) return target;
  target.device = rankOnHost();
  if (target.device >= gpus) {
    values::unavailable("Rank " + std::to_string(target.device) +
                        " of its host has no GPU; the number of GPUs there is " +
                        std::to_string(gpus) + ".");
  }
  return target;
}

}  // namespace

void checkRun(const values::RunRequest& request, std::int64_t ranks) {
  if (request.target.ranks != ranks) {
    values::refuse("ranks = " + std::to_string(request.target.ranks) + ", but this engine has " +
                   std::to_string(ranks) + ".");
  }
  if (request.target.device != 0) {
    values::refuse("Device " + std::to_string(request.target.device) +
                   " is one GPU, and each rank takes its own.");
  }
  const catalog::KernelRow& row = catalog::find(request.kernel);
  checkRequest(row, request);
  checkParts(row, engine::adaptedParameters(row, request.parameters, request.inputs),
             request.target.split, ranks, kChunk);
}

std::optional<values::RunResult> runOnRank(const values::RunRequest& request,
                                           engine::Runner& runner,
                                           collective::Communicator& communicator,
                                           const std::stop_token& stop,
                                           const backend::Progress& progress) {
  // The other ranks may compute as long as they like; mpirun ends all when one is lost.
  communicator.setLimit(std::nullopt);
  values::RunRequest own = request;
  own.target = targetOfRank(request.target, runner);
  std::mutex turns;
  Device device(runner, turns, 1, own, stop, progress);
  std::optional<values::RunResult> result =
      run(own, device, communicator, [] { return platform::readMemory(); });
  if (result) result->device += ", MPI";
  return result;
}

}  // namespace lanescope::spread
