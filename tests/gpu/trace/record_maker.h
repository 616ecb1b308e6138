// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "trace/record/record.h"

namespace lanescope::test {

/// The launch of a dot product with the inputs a[i] = i and b[i] = 2.
struct DotLaunch {
  std::uint32_t n = 8;
  std::uint32_t block = 8;
  std::uint32_t grid = 1;
};

/// Source lines of the test records, in the order of the kernels' text.
inline constexpr int kLoopLine = 24;
inline constexpr int kCacheLine = 27;
inline constexpr int kFirstBarrierLine = 28;
inline constexpr int kAddLine = 32;
inline constexpr int kLoopBarrierLine = 34;
inline constexpr int kPartialLine = 38;

/// Numbers of the arrays in the test records; only the tree has a cache.
inline constexpr unsigned kA = 0;
inline constexpr unsigned kB = 1;
inline constexpr unsigned kOut = 2;
inline constexpr unsigned kCache = 3;

/// The record of a run of the shared-memory tree: arrays a, b, partial (global) and cache (shared).
/// It is made by plain loops, independently of any backend, and has a flow.
[[nodiscard]] std::shared_ptr<const trace::Record> makeDotShared(const DotLaunch& launch);
/// The record of a run of the global-memory variant: arrays a, b, products.
[[nodiscard]] std::shared_ptr<const trace::Record> makeDotGlobal(const DotLaunch& launch);

/// The same record with a flow in which each value that a thread stores or sends is the sum of all
/// that it loaded and received since its last store; a constant where that is nothing.
[[nodiscard]] std::shared_ptr<const trace::Record> withSums(
    const std::shared_ptr<const trace::Record>& record);

/// The events of each thread of a block.
using Threads = std::vector<std::vector<trace::Event>>;

/// A record of one block, without a flow.
[[nodiscard]] std::shared_ptr<const trace::Record> makeRecord(std::vector<trace::ArrayInfo> arrays,
                                                              const Threads& threads);
/// A record of several blocks, all with the same number of threads.
[[nodiscard]] std::shared_ptr<const trace::Record> makeGridRecord(
    std::vector<trace::ArrayInfo> arrays, const std::vector<Threads>& blocks);

}  // namespace lanescope::test
