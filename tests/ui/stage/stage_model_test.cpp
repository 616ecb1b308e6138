// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/model/stage_model.h"

#include <gtest/gtest.h>

#include <bit>

#include "tests/gpu/trace/record_maker.h"

namespace lanescope::ui {
namespace {

using trace::ArrayInfo;
using trace::Event;
using trace::EventKind;
using trace::Space;
using values::DType;

constexpr std::uint64_t word(unsigned tag, std::uint32_t carried) {
  return std::uint64_t{tag} << 32U | carried;
}

TEST(StageModel, ReadsTheValueOfATaggedWordAndSaysWhatItIs) {
  std::vector<ArrayInfo> arrays{{"status", Space::global, DType::int64, 4},
                                {"wide", Space::global, DType::int64, 4}};
  arrays[0].tagged = DType::float32;
  arrays[1].tagged = DType::int64;
  const auto bits = std::bit_cast<std::uint32_t>(2.5F);
  const StageModel model(
      test::makeRecord(arrays, {{Event::make(EventKind::store, 0, 1, 2, word(1, bits))}}), 0);
  // The launch counts on in fours.
  for (const unsigned launch : {0U, 4U, 4000U}) {
    EXPECT_EQ(model.valueOf(0, word(launch + 1, bits)), 2.5);
    EXPECT_EQ(model.textOf(0, word(launch + 1, bits), 5), QStringLiteral("A2.5"));
    EXPECT_EQ(model.textOf(0, word(launch + 2, bits), 5), QStringLiteral("P2.5"));
  }
  EXPECT_EQ(model.textOf(0, word(0, 0), 5), QStringLiteral("0"));
  EXPECT_EQ(model.textOf(1, word(2, 7), 5), QStringLiteral("P7"));
  EXPECT_EQ(model.fullTextOf(0, word(1, bits)),
            QStringLiteral("2.5, the aggregate of the tile's elements"));
}

TEST(StageModel, ShowsTheTreeOfSharedMemoryUnlessThatOnlyHandsOnAFewValues) {
  const std::vector<ArrayInfo> arrays{{"out", Space::global, DType::float32, 64},
                                      {"warps", Space::shared, DType::float32, 64}};
  const auto focusOf = [&](int outs, int shared) {
    test::Threads threads(1);
    for (int i = 0; i < outs; ++i) threads[0].push_back(Event::make(EventKind::store, 0, 1, i, 0));
    for (int i = 0; i < shared; ++i) {
      threads[0].push_back(Event::make(EventKind::store, 1, 2, i, 0));
    }
    const StageModel model(test::makeRecord(arrays, threads), 0);
    return model.info(model.focus).name;
  };
  EXPECT_EQ(focusOf(1, 8), "warps");
  EXPECT_EQ(focusOf(8, 8), "warps");
  EXPECT_EQ(focusOf(64, 2), "out");
  EXPECT_EQ(focusOf(3, 0), "out");
}

}  // namespace
}  // namespace lanescope::ui
