// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "collective/communicator.h"
#include "request/request.h"
#include "request/result.h"

// Which ranks of an engine time a benchmark, so that none disturbs another: on a host, what the CPU
// takes part in is timed by one rank, and kernels on its GPUs by one rank for each.

namespace lanescope::engine {

/// Where a rank is.
struct RankPlace {
  std::string host;     ///< the same for the ranks of a machine, and for no others
  std::string machine;  ///< its CPU and how many threads it has, as benchmarks name them
  /// The names of its GPUs in the order of CUDA's numbers; empty: one that does not work.
  std::vector<std::string> gpus;
  bool operator==(const RankPlace&) const = default;
};

/// Returns the place of this process. `devices`: what it can use.
[[nodiscard]] RankPlace placeHere(const std::vector<values::DeviceInfo>& devices);

/// The number of the device that each rank times on, from rank 0; kIdle where it does not.
struct TimingRanks {
  static constexpr std::int64_t kIdle = -1;
  std::vector<std::int64_t> ofHosts;  ///< one rank of each host
  std::vector<std::int64_t> ofGpus;   ///< the same, and one for each further GPU of a host
  bool operator==(const TimingRanks&) const = default;
};

/// Chooses the ranks. Only those with the CPU of rank 0 time, and on a GPU only those with GPUs of
/// its model, so that the times are of one kind of machine. On a host they take the GPUs from the
/// target's on, one each. `isOnGpu`: else on the emulator.
[[nodiscard]] TimingRanks chooseRanks(const std::vector<RankPlace>& places, int device,
                                      bool isOnGpu);

/// Has all ranks tell their places, and tells all which of them time. All ranks call it.
[[nodiscard]] TimingRanks agreeOnRanks(const RankPlace& own, int device, bool isOnGpu,
                                       collective::Communicator& communicator);

/// Returns a sentence on how many ranks time.
[[nodiscard]] std::string describe(const TimingRanks& ranks);

}  // namespace lanescope::engine
