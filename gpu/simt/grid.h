// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>

#include "request/request.h"
#include "simt/kernel_table.h"
#include "simt/limits.h"
#include "simt/printed_text.h"
#include "trace/record/record_builder.h"
#include "values/plan.h"

namespace lanescope::simt {

/// The data that all blocks of one launch share.
struct Grid {
  const values::Plan& plan;
  const values::Launch& launch;
  KernelBody body;
  values::Schedule schedule;
  Limits limits;
  std::optional<trace::ResolvedWindow> window;

  /// Blocks from this one on need not be finished: an earlier one has a finding, or, at 0, the run
  /// was cancelled.
  std::atomic<std::uint64_t> stopFrom{std::numeric_limits<std::uint64_t>::max()};

  std::unique_ptr<PrintedText> printed = std::make_unique<PrintedText>();

  [[nodiscard]] bool isStopped(std::uint64_t block) const {
    return block >= stopFrom.load(std::memory_order_relaxed);
  }
  void stopAfter(std::uint64_t block) {
    std::uint64_t first = stopFrom.load();
    while (block + 1 < first && !stopFrom.compare_exchange_weak(first, block + 1)) {
    }
  }
  [[nodiscard]] bool isRecorded(std::uint64_t block) const {
    return window && block >= window->firstBlock && block - window->firstBlock < window->blockCount;
  }
};

}  // namespace lanescope::simt
