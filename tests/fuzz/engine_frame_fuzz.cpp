// SPDX-License-Identifier: Apache-2.0
//
// Any bytes as the stream between the two programs, read in both directions.
#include <cstddef>
#include <cstdint>

#include "tests/gpu/protocol/frame_properties.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace lanescope;
  // The first byte says how large the chunks are in which the stream arrives.
  const std::size_t chunk = size == 0 ? 1 : std::size_t{data[0]} + 1;
  engine::FrameDecoder decoder;
  for (std::size_t at = 1; at < size; at += chunk) {
    const std::size_t count = size - at < chunk ? size - at : chunk;
    decoder.feed(std::as_bytes(std::span(data + at, count)));
    while (const auto frame = decoder.next()) (void)tests::decodeBothWays(*frame);
  }
  // A head of its own as well, since few mutations keep a frame's lengths right.
  engine::Frame frame;
  frame.head.assign(data, data + size);
  (void)tests::decodeBothWays(frame);
  return 0;
}
