// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/gpu/protocol/frame_properties.h"
#include "tests/gpu/protocol/hostile_value.h"
#include "tests/gpu/protocol/sample_messages.h"

namespace lanescope::tests {
namespace {

using engine::Frame;
using nlohmann::json;

#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
constexpr int kFrames = 1'000'000;
#else
constexpr int kFrames = 50'000;
#endif

class Mutator {
 public:
  explicit Mutator(std::uint64_t seed) : m_random(seed) {
    for (const auto& message : sampleRequests()) m_samples.push_back(encode(message));
    for (const auto& message : sampleAnswers()) m_samples.push_back(encode(message));
    for (const Frame& frame : m_samples) m_heads.push_back(json::from_cbor(frame.head));
  }

  /// The bytes of one frame that is nearly right, or of none at all.
  std::vector<std::byte> next() {
    const std::size_t which = below(m_samples.size());
    Frame frame = m_samples[which];
    switch (below(4)) {
      case 0:
        changeFields(m_heads[which], frame);
        return engine::frameBytes(frame);
      case 1:
        scramble(frame.head);
        return engine::frameBytes(frame);
      case 2:
        scramble(frame.payload);
        return engine::frameBytes(frame);
      default: {
        std::vector<std::byte> bytes = engine::frameBytes(frame);
        scramble(bytes);
        return bytes;
      }
    }
  }
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

 private:
  template <class Byte>
  void scramble(std::vector<Byte>& bytes) {
    for (std::size_t step = 1 + below(4); step > 0; --step) {
      const auto at = static_cast<std::ptrdiff_t>(below(bytes.size() + 1));
      const bool isEnd = at == static_cast<std::ptrdiff_t>(bytes.size());
      switch (below(4)) {
        case 0:
          bytes.insert(bytes.begin() + at, below(20), Byte(m_random()));
          break;
        case 1:
          bytes.erase(bytes.begin() + at,
                      bytes.begin() + at +
                          std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(below(20)),
                                                   static_cast<std::ptrdiff_t>(bytes.size()) - at));
          break;
        case 2:
          if (!isEnd) bytes[static_cast<std::size_t>(at)] ^= Byte(1U << below(8));
          break;
        default:
          if (!isEnd) bytes[static_cast<std::size_t>(at)] = Byte(m_random());
          break;
      }
    }
  }

  /// Sound CBOR with a field or two of another value, so that the checks behind the parser are met.
  void changeFields(json head, Frame& frame) {
    for (std::size_t step = 1 + below(2); step > 0; --step) {
      json* part = &head;
      while (part->is_structured() && !part->empty() && (part == &head || below(4) != 0)) {
        auto child = part->begin();
        std::advance(child, static_cast<std::ptrdiff_t>(below(part->size())));
        part = &*child;
      }
      *part = anyValue();
    }
    frame.head = json::to_cbor(head);
  }

  json anyValue() { return hostileValue(m_random, m_heads[below(m_heads.size())]); }

  std::mt19937_64 m_random;
  std::vector<Frame> m_samples;
  std::vector<json> m_heads;
};

TEST(Codec, TakesAnyBytesInBothDirections) {
  Mutator mutator(20'26);
  engine::FrameDecoder decoder;
  int accepted = 0;
  int framesOut = 0;
  int streams = 0;
  while (framesOut < kFrames) {
    ++streams;
    const std::vector<std::byte> bytes = mutator.next();
    for (std::size_t at = 0; at < bytes.size();) {
      const std::size_t chunk = std::min(bytes.size() - at, 1 + mutator.below(700));
      decoder.feed(std::span(bytes).subspan(at, chunk));
      at += chunk;
    }
    while (const std::optional<Frame> frame = decoder.next()) {
      ++framesOut;
      accepted += decodeBothWays(*frame);
    }
    // A stream that went wrong ends; the next one begins now and then even without an error, so
    // that a promised payload does not swallow all that follows.
    if (!decoder.error().empty() || mutator.below(4) == 0) decoder = engine::FrameDecoder();
  }
  // The mutations are neither all refused at the door nor all harmless.
  EXPECT_GT(streams, framesOut);
  EXPECT_GT(accepted, framesOut / 100);
  EXPECT_LT(accepted, framesOut * 3 / 4);
}

}  // namespace
}  // namespace lanescope::tests
