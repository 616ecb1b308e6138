// SPDX-License-Identifier: Apache-2.0
#include "protocol/frame.h"

#include <gtest/gtest.h>

#include <cstring>

namespace lanescope::engine {
namespace {

Frame sampleFrame(std::size_t headBytes, std::size_t payloadBytes) {
  Frame frame;
  for (std::size_t i = 0; i < headBytes; ++i) frame.head.push_back(static_cast<std::uint8_t>(i));
  for (std::size_t i = 0; i < payloadBytes; ++i) frame.payload.push_back(std::byte(3 * i));
  return frame;
}

std::vector<std::byte> headerThatPromises(std::uint32_t head, std::uint64_t payload) {
  std::vector<std::byte> bytes = frameHeader({});
  std::memcpy(bytes.data() + 4, &head, sizeof head);
  std::memcpy(bytes.data() + 8, &payload, sizeof payload);
  return bytes;
}

TEST(FrameDecoder, GivesTheSameFramesForChunksOfAnySize) {
  const std::vector<Frame> frames{sampleFrame(0, 0), sampleFrame(5, 0), sampleFrame(0, 300),
                                  sampleFrame(17, 1000), sampleFrame(1, 1)};
  std::vector<std::byte> stream;
  for (const Frame& frame : frames) {
    const std::vector<std::byte> bytes = frameBytes(frame);
    stream.insert(stream.end(), bytes.begin(), bytes.end());
  }
  for (std::size_t chunk = 1; chunk <= stream.size(); ++chunk) {
    FrameDecoder decoder;
    std::vector<Frame> decoded;
    for (std::size_t at = 0; at < stream.size(); at += chunk) {
      decoder.feed(std::span(stream).subspan(at, std::min(chunk, stream.size() - at)));
      while (std::optional<Frame> frame = decoder.next()) decoded.push_back(std::move(*frame));
    }
    ASSERT_EQ(decoded, frames) << "chunks of " << chunk;
    ASSERT_EQ(decoder.error(), "");
  }
}

TEST(FrameDecoder, SkipsLineEndsBetweenFramesAlone) {
  Frame frame = sampleFrame(5, 3);
  frame.head[0] = '\n';
  frame.payload[2] = std::byte('\n');
  FrameDecoder decoder;
  for (int i = 0; i < 3; ++i) {
    for (const std::byte byte : frameBytes(frame)) decoder.feed({&byte, 1});
    decoder.feed(std::as_bytes(std::span("\n\n", static_cast<std::size_t>(i))));
    EXPECT_FALSE(decoder.isWithinFrame());
    EXPECT_EQ(decoder.next(), frame);
  }
  EXPECT_EQ(decoder.error(), "");
}

TEST(FrameDecoder, GivesNothingBeforeTheLastByte) {
  const std::vector<std::byte> bytes = frameBytes(sampleFrame(4, 4));
  FrameDecoder decoder;
  decoder.feed(std::span(bytes).first(bytes.size() - 1));
  EXPECT_FALSE(decoder.next());
  decoder.feed(std::span(bytes).last(1));
  EXPECT_TRUE(decoder.next());
}

TEST(FrameDecoder, RefusesWhatDoesNotBeginWithTheMagic) {
  FrameDecoder decoder;
  decoder.feed(std::as_bytes(std::span("Last login: yesterday")));
  EXPECT_FALSE(decoder.next());
  EXPECT_EQ(decoder.error(), "The other side does not speak Lanescope's protocol.");
}

TEST(FrameDecoder, RefusesAHeadAboveItsLimitAndTakesOneAtIt) {
  FrameLimits limits;
  limits.headBytes = 100;
  FrameDecoder atLimit(limits);
  atLimit.feed(headerThatPromises(100, 0));
  EXPECT_EQ(atLimit.error(), "");
  FrameDecoder above(limits);
  above.feed(headerThatPromises(101, 0));
  EXPECT_EQ(above.error(), "A message's head of 101 bytes is over the limit of 100 bytes.");
}

TEST(FrameDecoder, RefusesAPayloadAboveItsLimit) {
  FrameDecoder decoder;
  decoder.feed(headerThatPromises(4, ~std::uint64_t{0}));
  EXPECT_NE(decoder.error().find("18446744073709551615"), std::string::npos) << decoder.error();
}

TEST(FrameDecoder, TakesNothingLargeBeforeTheGreeting) {
  const std::uint64_t large = FrameLimits{}.payloadBytes;
  FrameDecoder payload(kGreetingLimits, {});
  payload.feed(headerThatPromises(16, 1));
  EXPECT_EQ(payload.error(), "A message's payload of 1 bytes is over the limit of 0 bytes.");
  FrameDecoder head(kGreetingLimits, {});
  head.feed(headerThatPromises(1 << 20, 0));
  EXPECT_NE(head.error().find("over the limit of 4096 bytes"), std::string::npos) << head.error();
  // What follows in the same bytes may be large.
  FrameDecoder both(kGreetingLimits, {});
  std::vector<std::byte> stream = frameBytes(sampleFrame(100, 0));
  const std::vector<std::byte> next = headerThatPromises(16, large);
  stream.insert(stream.end(), next.begin(), next.end());
  both.feed(stream);
  EXPECT_TRUE(both.next());
  EXPECT_EQ(both.error(), "");
  EXPECT_TRUE(both.isWithinFrame());
}

TEST(FrameDecoder, AllocatesOnlyForWhatHasArrived) {
  // 2 GiB are promised a thousand times; taking them at their word would need 2 TiB.
  std::vector<FrameDecoder> decoders(1000);
  for (FrameDecoder& decoder : decoders) {
    decoder.feed(headerThatPromises(16, FrameLimits{}.payloadBytes));
    decoder.feed(std::as_bytes(std::span("a few bytes of it, and of the payload")));
    EXPECT_FALSE(decoder.next());
    EXPECT_EQ(decoder.error(), "");
  }
}

TEST(FrameDecoder, StaysInItsErrorButKeepsTheFramesBeforeIt) {
  FrameDecoder decoder;
  std::vector<std::byte> stream = frameBytes(sampleFrame(3, 3));
  stream.resize(stream.size() + kHeaderBytes);
  decoder.feed(stream);
  decoder.feed(frameBytes(sampleFrame(1, 1)));
  EXPECT_EQ(decoder.next(), sampleFrame(3, 3));
  EXPECT_FALSE(decoder.next());
  EXPECT_NE(decoder.error(), "");
}

}  // namespace
}  // namespace lanescope::engine
