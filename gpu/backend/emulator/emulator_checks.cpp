// SPDX-License-Identifier: Apache-2.0
#include "backend/emulator/emulator_checks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "simt/shared_memory.h"
#include "trace/record/record.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::backend {
namespace {

/// Returns "40 s", "12 min" or "5 h": the smallest unit that gives at most two digits, else hours.
std::string timeWords(Seconds time) {
  constexpr double kMost = 100;
  constexpr double kStep = 60;
  const double seconds = time.count();
  if (seconds < kMost) return std::to_string(std::llround(seconds)) + " s";
  if (seconds < kMost * kStep) return std::to_string(std::llround(seconds / kStep)) + " min";
  return std::to_string(std::llround(seconds / kStep / kStep)) + " h";
}

struct Extent {
  const char* what;
  std::uint32_t value;
  std::uint32_t limit;
};

}  // namespace

void checkLaunch(const values::Launch& launch) {
  // CUDA C++ Programming Guide, technical specifications per compute capability.
  const std::array extents{
      Extent{"block's x", launch.block.x, 1024}, Extent{"block's y", launch.block.y, 1024},
      Extent{"block's z", launch.block.z, 64},   Extent{"grid's x", launch.grid.x, 2147483647},
      Extent{"grid's y", launch.grid.y, 65535},  Extent{"grid's z", launch.grid.z, 65535},
  };
  for (const Extent& extent : extents) {
    if (extent.value >= 1 && extent.value <= extent.limit) continue;
    values::refuse("The " + std::string(extent.what) + " of " + launch.entry +
                   " must be from 1 to " + std::to_string(extent.limit) + ", but it is " +
                   std::to_string(extent.value) + ".");
  }
  constexpr std::uint64_t kMostThreads = 1024;
  if (launch.block.total() > kMostThreads) {
    values::refuse("A block can have " + std::to_string(kMostThreads) + " threads, but " +
                   launch.entry + " was launched with " + std::to_string(launch.block.total()) +
                   ".");
  }
  if (launch.cluster < 1 || launch.cluster > trace::kMostCluster) {
    values::refuse("A cluster can have " + std::to_string(trace::kMostCluster) + " blocks, but " +
                   launch.entry + " was launched with " + std::to_string(launch.cluster) + ".");
  }
  if (launch.grid.x % launch.cluster != 0) {
    values::refuse("The grid of " + launch.entry + " must consist of whole clusters: its x, " +
                   std::to_string(launch.grid.x) + ", is no multiple of " +
                   std::to_string(launch.cluster) + ".");
  }
  if (launch.dynamicSharedBytes > simt::SharedMemory::kMostBytes) {
    values::refuse("A block can have " + std::to_string(simt::SharedMemory::kMostBytes) +
                   " bytes of shared memory, but " + launch.entry + " was launched with " +
                   std::to_string(launch.dynamicSharedBytes) + ".");
  }
}

void checkInputs(const values::Plan& plan, const std::vector<values::HostArray>& inputs) {
  std::size_t given = 0;
  for (const values::Buffer& buffer : plan.buffers) {
    if (buffer.role != values::Role::input) continue;
    if (given == inputs.size()) {
      values::refuse("The input '" + buffer.name + "' is missing.");
    }
    const values::HostArray& input = inputs[given++];
    if (input.type != buffer.type || input.bytes.size() / sizeOf(input.type) != buffer.count) {
      values::refuse("The input '" + buffer.name + "' must have " + std::to_string(buffer.count) +
                     " elements of " + std::string(nameOf(buffer.type)) + ", but it has " +
                     std::to_string(input.count()) + " of " + std::string(nameOf(input.type)) +
                     ".");
    }
  }
  if (given != inputs.size()) {
    values::refuse("The kernel has " + std::to_string(given) + " inputs, but " +
                   std::to_string(inputs.size()) + " were given.");
  }
}

void checkMemory(const values::Plan& plan, std::uint64_t freeBytes) {
  // The sum is a double, since a count may be so large that the bytes exceed 64 bits.
  double needed = 0;
  for (const values::Buffer& buffer : plan.buffers) {
    const double bytes =
        static_cast<double>(buffer.count) * static_cast<double>(sizeOf(buffer.type));
    // An output has a copy on the host.
    needed += buffer.role == values::Role::output ? 2 * bytes : bytes;
  }
  if (needed <= static_cast<double>(freeBytes)) return;
  constexpr double kMostBytes = 0x1p63;
  const auto bytes = static_cast<std::uint64_t>(std::min(needed, kMostBytes));
  values::unavailable("The arrays of " + plan.kernel + " need " + values::sizeText(bytes) +
                      " of memory, but " + values::sizeText(freeBytes) + " are free.");
}

std::optional<std::string> whyTooLong(const values::Launch& launch, Seconds longest,
                                      double fraction, Seconds elapsed) {
  constexpr Seconds kLeastKnown{1.0};
  constexpr double kFewestBlocks = 100;
  const auto blocks = static_cast<double>(launch.grid.total());
  if (elapsed < kLeastKnown || fraction * blocks < kFewestBlocks) return std::nullopt;
  const Seconds all = elapsed / fraction;
  if (all <= longest) return std::nullopt;
  return "The emulator would take about " + timeWords(all) + " for the " +
         std::to_string(launch.grid.total()) + " blocks of " +
         std::to_string(launch.block.total()) + " threads of " + launch.entry + "; " +
         timeWords(longest) +
         " are the most that it is given. Launch fewer blocks, or run it on a GPU.";
}

}  // namespace lanescope::backend
