// SPDX-License-Identifier: Apache-2.0
#include "collective/communicator.h"

namespace lanescope::collective {

namespace {

/// "10 s", or "250 ms" below a second.
std::string textOf(std::chrono::milliseconds time) {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
  return seconds == time ? std::to_string(seconds.count()) + " s"
                         : std::to_string(time.count()) + " ms";
}

std::string sentenceOn(std::int64_t rank, std::int64_t size, std::int64_t step,
                       std::chrono::milliseconds limit) {
  if (step == kNoStep) {
    return "Rank " + std::to_string(rank) + " of " + std::to_string(size) +
           " did not answer within " + textOf(limit) + ".";
  }
  return "Rank " + std::to_string(rank) + " of " + std::to_string(size) +
         " did not take part in step " + std::to_string(step + 1) + " within " + textOf(limit) +
         ".";
}

}  // namespace

RankAbsent::RankAbsent(std::int64_t rank, std::int64_t size, std::int64_t step,
                       std::chrono::milliseconds limit)
    : Error(values::ErrorKind::timedOut, sentenceOn(rank, size, step, limit)),
      m_rank(rank),
      m_step(step) {}

}  // namespace lanescope::collective
