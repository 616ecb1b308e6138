// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace lanescope::values {

/// The accesses of one kind to one memory. Requests, sectors, wavefronts and conflicts are counted
/// as Nsight Compute counts them: l1tex__t_requests_pipe_lsu_mem_global_op_{ld,st}.sum,
/// l1tex__t_sectors_pipe_lsu_mem_global_op_{ld,st}.sum,
/// l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{ld,st}.sum,
/// l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{ld,st}.sum.
struct AccessCounters {
  std::uint64_t elements = 0;    ///< accesses of single threads
  std::uint64_t requests = 0;    ///< accesses of whole warps
  std::uint64_t sectors = 0;     ///< global: 32-byte pieces that the requests touch
  std::uint64_t wavefronts = 0;  ///< shared: passes over the banks
  std::uint64_t conflicts = 0;   ///< shared: wavefronts beyond those that the requests need
  bool operator==(const AccessCounters&) const = default;
};

/// What a set of warps did.
struct WarpCounters {
  std::uint64_t barriers = 0;  ///< arrivals at a barrier, counted once per warp
  AccessCounters globalLoads;
  AccessCounters globalStores;
  AccessCounters globalAtomics;
  AccessCounters sharedLoads;
  AccessCounters sharedStores;
  AccessCounters sharedAtomics;
  bool operator==(const WarpCounters&) const = default;
};

/// What the warps did on one line of the kernel's file.
struct LineCounters {
  int line = 0;
  WarpCounters warps;
  bool operator==(const LineCounters&) const = default;
};

/// The size of a block's computation: `operations` on two values, and `depth`, the longest chain of
/// operations in which each waits for the one before. See Blelloch, Programming Parallel
/// Algorithms (1996), which calls them work and depth.
struct Work {
  std::uint64_t operations = 0;
  std::uint32_t depth = 0;
  bool operator==(const Work&) const = default;
};

/// Operations of single threads on numbers of one floating-point type.
struct FloatOperations {
  std::uint64_t additions = 0;  ///< and subtractions
  std::uint64_t multiplications = 0;
  std::uint64_t fused = 0;  ///< fused multiply-adds
  bool operator==(const FloatOperations&) const = default;
};

/// The floating-point operations that the source writes. Nsight Compute counts those of the
/// compiled kernel, smsp__sass_thread_inst_executed_op_{fadd,fmul,ffma,dadd,dmul,dfma}_pred_on.sum;
/// the compiler may fuse a product with the sum that takes it, and leaves out what changes nothing.
struct Arithmetic {
  FloatOperations float32;
  FloatOperations float64;
  std::uint64_t tensor = 0;  ///< fused multiply-adds that are the tensor cores' in the plain build
  bool operator==(const Arithmetic&) const = default;
};

/// What a record shows of the launch, summed over the recorded warps.
struct Counters {
  std::uint64_t recordedBlocks = 0;
  std::uint64_t blocks = 0;  ///< blocks of the whole launch
  bool truncated = false;    ///< see Record::truncated
  WarpCounters total;
  std::vector<LineCounters> lines;  ///< in ascending order of lines
  double activeLanes = 0;           ///< mean number of lanes active in a warp access, 0 to 32
  /// Present where one block did all the work and the record has a flow.
  std::optional<Work> work = {};
  std::optional<Arithmetic> arithmetic = {};  ///< absent without a whole flow, see trace::Flow
  /// Whether the record covers the whole launch.
  [[nodiscard]] bool isOfWholeLaunch() const { return recordedBlocks == blocks && !truncated; }
  bool operator==(const Counters&) const = default;
};

}  // namespace lanescope::values
