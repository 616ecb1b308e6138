// SPDX-License-Identifier: Apache-2.0
#include "spread/emulated_run.h"

#include <mutex>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "collective/threads.h"
#include "spread/device.h"
#include "spread/refusal.h"
#include "spread/spread.h"
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

/// The completed fraction of all ranks together. A rank that reports has the turn.
class TotalProgress {
 public:
  TotalProgress(std::int64_t ranks, const backend::Progress& progress)
      : m_fractions(static_cast<std::size_t>(ranks)), m_progress(progress) {}

  void report(std::int64_t rank, double fraction) {
    m_fractions[static_cast<std::size_t>(rank)] = fraction;
    m_progress(std::accumulate(m_fractions.begin(), m_fractions.end(), 0.0) /
               static_cast<double>(m_fractions.size()));
  }

 private:
  std::vector<double> m_fractions;
  const backend::Progress& m_progress;
};

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
