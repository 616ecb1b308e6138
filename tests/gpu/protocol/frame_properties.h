// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdlib>
#include <span>

#include "protocol/codec.h"
#include "protocol/dialogue.h"
#include "protocol/frame.h"

// What must hold for any bytes whatever; shared by the fuzzer and by the test with mutated frames.

namespace lanescope::tests {

/// Walks a record as its consumers do; a record that does not hold together crashes here, under
/// sanitizers at the latest.
inline std::uint64_t walk(const trace::Record& record) {
  std::uint64_t sum = 0;
  for (std::uint64_t block = 0; block < record.blockCount; ++block) {
    for (std::uint64_t thread = 0; thread < record.threadsPerBlock(); ++thread) {
      for (const trace::Event& event : record.eventsOf(block, thread)) {
        if (trace::namesElement(event.kind())) {
          sum += record.arrays[event.array()].count + event.bits;
        }
      }
    }
  }
  return sum;
}

/// Decodes the frame in both directions. What is accepted must be encodable and must come back.
/// Returns how many of the two directions accepted it.
inline int decodeBothWays(const engine::Frame& frame) {
  int accepted = 0;
  if (const auto decoded = engine::decodeToEngine(frame); decoded.message) {
    ++accepted;
    if (!engine::decodeToEngine(engine::encode(*decoded.message)).message) std::abort();
  }
  if (const auto decoded = engine::decodeToClient(frame); decoded.message) {
    ++accepted;
    if (!engine::decodeToClient(engine::encode(*decoded.message)).message) std::abort();
    engine::Dialogue dialogue;
    (void)dialogue.hear({0, engine::Hello{}});
    dialogue.say({decoded.message->id, values::RunRequest{}});
    (void)dialogue.hear(*decoded.message);
    const auto* const result = std::get_if<values::RunResult>(&decoded.message->body);
    if (result != nullptr && result->record) (void)walk(*result->record);
  }
  return accepted;
}

}  // namespace lanescope::tests
