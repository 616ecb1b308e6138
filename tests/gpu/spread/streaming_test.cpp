// SPDX-License-Identifier: Apache-2.0
#include "spread/streaming.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "collective/threads.h"
#include "spread/part.h"

namespace lanescope::spread {
namespace {

TEST(Chunks, CoverThePartInOrder) {
  for (const std::int64_t count : {0, 1, 7, 8, 9, 16, 17}) {
    const Chunks chunks{{100, count}, 8};
    std::int64_t next = 100;
    for (std::int64_t i = 0; i < chunks.count(); ++i) {
      const Part chunk = chunks.at(i);
      EXPECT_EQ(chunk.first, next);
      EXPECT_GE(chunk.count, 1);
      EXPECT_TRUE(chunk.count == 8 || i + 1 == chunks.count());
      next = chunk.end();
    }
    EXPECT_EQ(next, 100 + count);
  }
}

/// Three ranks: the second has no elements.
StreamedRanks sampleRanks() {
  StreamedRanks ranks;
  ranks.ranks = {{.chunks = 40,
                  .size = 8,
                  .isGenerated = true,
                  .generatingMs = 3,
                  .begin = 1'000,
                  .end = 5'001'000},
                 {},
                 {.chunks = 2,
                  .size = 8,
                  .isGenerated = true,
                  .generatingMs = 1.5,
                  .begin = 900,
                  .end = 2'000'000}};
  ranks.spans = {{{.lane = values::Lane::device, .begin = 1'100, .end = 1'200, .stream = 3}},
                 {},
                 {{.lane = values::Lane::host, .begin = 900, .end = 950}}};
  return ranks;
}

TEST(StreamedRanks, HaveOneTimeLineByTheSameClock) {
  const values::TimeLine line = sampleRanks().timeLine({0, 1, 5});
  EXPECT_EQ(line.chunks, values::kMostChunks);
  EXPECT_EQ(line.streaming->chunks, 42);
  EXPECT_EQ(line.streaming->streams, 4);
  EXPECT_EQ(line.streaming->duration, 5'000'100);
  ASSERT_EQ(line.spans.size(), 2);
  EXPECT_EQ(line.spans[0].begin, 200);
  EXPECT_EQ(line.spans[0].end, 300);
  EXPECT_EQ(line.spans[1].begin, 0);
  EXPECT_EQ(line.spans[1].gpu, 2);
}

TEST(StreamedRanks, SayHowManyChunksThereWereAndWhoMadeThem) {
  const std::vector<std::string> notes = sampleRanks().notes();
  ASSERT_EQ(notes.size(), 2);
  EXPECT_NE(notes[0].find("42 chunks of at most 8"), std::string::npos) << notes[0];
  EXPECT_NE(notes[0].find("the slowest GPU took 5 ms"), std::string::npos) << notes[0];
  EXPECT_NE(notes[1].find("in 3 ms"), std::string::npos) << notes[1];
  StreamedRanks none;
  none.ranks.resize(2);
  EXPECT_TRUE(none.notes().empty());
}

TEST(StreamedRanks, AreGatheredOnRank0) {
  collective::onThreads(3, [](collective::Communicator& communicator) {
    const auto rank = static_cast<std::size_t>(communicator.rank());
    const StreamedRanks sample = sampleRanks();
    const StreamedRanks all = gatherStreamed(sample.ranks[rank], sample.spans[rank], communicator);
    if (rank != 0) {
      EXPECT_FALSE(all.isStreamed());
      return;
    }
    EXPECT_EQ(all.spans, sample.spans);
    EXPECT_EQ(all.notes(), sample.notes());
  });
}

}  // namespace
}  // namespace lanescope::spread
