// SPDX-License-Identifier: Apache-2.0
#include "catalog/scan_cluster.h"

#include <algorithm>
#include <string>

#include "catalog/specs.h"

namespace lanescope::catalog {
namespace {

using values::BufferIndex;
using values::Parameters;
using values::Role;

constexpr std::int64_t kBytesOfAThread = 32;  ///< two vectors of 16 bytes, as in the kernel
constexpr std::int64_t kMostBlocksOfCluster = 16;
constexpr std::int64_t kMostThreadsOfBlock = 1024;
constexpr std::int64_t kThreadsOfWarp = 32;

struct ClusterLaunch {
  std::int64_t block;
  std::int64_t grid;
};

/// Returns elements of a thread.
std::int64_t elementsOfAThread(const Parameters& parameters) {
  return kBytesOfAThread / static_cast<std::int64_t>(sizeOf(parameters.dtype));
}

/// Chooses the launch where the user names no blocks. Measured on an H200 with CUDA 13.0, float32
/// and int64 sums of 2^10 to 2^17 elements: up to 512 threads one block is fastest, since the
/// blocks of a cluster meet twice; above that blocks of 128 or 256 threads, as many as there can
/// be.
ClusterLaunch clusterLaunchOf(const Parameters& parameters) {
  if (parameters.grid) return {parameters.block, *parameters.grid};
  constexpr std::int64_t kMostAlone = 512;
  constexpr std::int64_t kFew = 8;
  const std::int64_t threads = (parameters.n - 1) / elementsOfAThread(parameters) + 1;
  const std::int64_t warps = (threads - 1) / kThreadsOfWarp + 1;
  if (threads <= kMostAlone) return {warps * kThreadsOfWarp, 1};
  const std::int64_t blocks = threads <= 4 * kMostAlone ? kFew : kMostBlocksOfCluster;
  return {
      std::min(((threads - 1) / blocks / kThreadsOfWarp + 1) * kThreadsOfWarp, kMostThreadsOfBlock),
      blocks};
}

}  // namespace

std::optional<Violation> limitOfScanCluster(const Parameters& parameters) {
  const ClusterLaunch launched = clusterLaunchOf(parameters);
  const std::int64_t room = launched.block * launched.grid * elementsOfAThread(parameters);
  if (parameters.n <= room) return std::nullopt;
  return Violation{"n", "n = " + std::to_string(parameters.n) +
                            " is too large: " + std::to_string(launched.grid) + " blocks of " +
                            std::to_string(launched.block) +
                            " threads, 32 bytes each, have room for " + std::to_string(room) +
                            " elements of " + std::string(nameOf(parameters.dtype)) + "."};
}

values::Plan planScanCluster(std::string_view id, const Entry& entry,
                             const Parameters& parameters) {
  const ClusterLaunch launched = clusterLaunchOf(parameters);
  values::Plan plan;
  plan.kernel = id;
  plan.computeCapability = 90;
  plan.buffers = {bufferOf("in", Role::input, parameters.dtype, parameters.n),
                  bufferOf("out", Role::output, parameters.dtype, parameters.n)};
  values::Launch launch =
      launchOf(instanceOf(entry, parameters), launched.grid, launched.block,
               {BufferIndex{0}, BufferIndex{1}, parameters.n, std::int64_t{parameters.exclusive}},
               {sharedOf(parameters.dtype, launched.block / kThreadsOfWarp),
                sharedOf(parameters.dtype, launched.grid > 1 ? launched.grid : 0)});
  launch.cluster = static_cast<std::uint32_t>(launched.grid);
  launch.overlaps = true;
  plan.launches = {std::move(launch)};
  return plan;
}

double scanClusterRoundings(const Parameters& parameters) {
  constexpr double kOfWarps = 5;  // a scan or a sum over a warp's lanes
  return static_cast<double>(elementsOfAThread(parameters)) + 3 * kOfWarps + 3;
}

}  // namespace lanescope::catalog
