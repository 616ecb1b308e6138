// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <functional>
#include <string>

#include "collective/threads.h"

namespace lanescope::tests {

/// Calls `work` on ranks that are threads, of which none ends the others by an exception. Returns
/// what rank 0 threw; empty: nothing.
[[nodiscard]] inline std::string complaintOfRankZero(
    std::int64_t ranks, const std::function<void(collective::Communicator&)>& work) {
  std::string complaint;
  collective::onThreads(ranks, [&](collective::Communicator& own) {
    try {
      work(own);
    } catch (const std::exception& error) {
      if (own.rank() == 0) complaint = error.what();
    }
  });
  return complaint;
}

}  // namespace lanescope::tests
