// SPDX-License-Identifier: Apache-2.0
#include "trace/flow/lineage.h"

#include <gtest/gtest.h>

#include "tests/gpu/trace/record_maker.h"

namespace lanescope::trace {
namespace {

TEST(Lineage, OfATreesLastValueIsTheWholeTree) {
  // Eight threads load two numbers each; the tree's sum goes to partial.
  const Timeline timeline(test::makeDotShared({8, 8, 1}), 0);
  const ElementMap map(timeline);
  const Dataflow flow(timeline, map);
  const auto last = static_cast<std::uint32_t>(flow.nodes().size() - 1);
  const Lineage lineage(flow, last);
  EXPECT_EQ(lineage.inputs(), 16U);
  EXPECT_EQ(lineage.descendants(), 0U);
  for (std::uint32_t i = 0; i < last; ++i) {
    EXPECT_EQ(lineage.partOf(i), Lineage::Part::ancestor) << i;
  }
}

TEST(Lineage, OfAnInputIsWhatItWentInto) {
  const Timeline timeline(test::makeDotShared({8, 8, 1}), 0);
  const ElementMap map(timeline);
  const Dataflow flow(timeline, map);
  // One product and the three sums of its way down the tree, and the partial sum.
  for (std::uint32_t i = 0; i < flow.nodes().size(); ++i) {
    if (!flow.nodes()[i].isInput) continue;
    const Lineage lineage(flow, i);
    EXPECT_EQ(lineage.inputs(), 0U);
    EXPECT_EQ(lineage.descendants(), 5U) << i;
    EXPECT_EQ(lineage.partOf(i), Lineage::Part::itself);
  }
}

}  // namespace
}  // namespace lanescope::trace
