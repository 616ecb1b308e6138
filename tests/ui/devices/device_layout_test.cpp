// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_layout.h"

#include <gtest/gtest.h>

#include "tests/ui/devices/device_sample.h"

namespace lanescope::ui {
namespace {

using tests::allReduceOf;
using values::AllReduce;

constexpr QSizeF kRoom(900, 500);
constexpr double kUnit = 15;

TEST(DeviceLayout, EveryMessageHasAnEdgeFromItsSenderToItsReceiver) {
  for (const AllReduce algorithm : values::kAllReducesWithMessages) {
    for (const std::int64_t devices : {2, 3, 8, 16}) {
      const DeviceReplay replay(allReduceOf(algorithm, devices, 16));
      const DeviceLayout layout(replay, kRoom, kUnit);
      const QRectF picture(QPointF(), layout.size());
      for (const values::DeviceMessage& message : replay.result().messages) {
        const int row = static_cast<int>(message.step);
        const QRectF sender = layout.cell(row, static_cast<int>(message.from));
        const QRectF receiver = layout.cell(row + 1, static_cast<int>(message.to));
        const QList<QLineF> edge = layout.edge(message);
        ASSERT_FALSE(edge.isEmpty());
        EXPECT_EQ(edge.front().p1(), QPointF(sender.center().x(), sender.bottom()));
        EXPECT_EQ(edge.back().p2(), QPointF(receiver.center().x(), receiver.top()));
        for (const QLineF& line : edge) {
          EXPECT_TRUE(picture.contains(line.p1()) && picture.contains(line.p2()));
        }
      }
    }
  }
}

TEST(DeviceLayout, TheLastEdgeOfARingGoesAroundAsSteepAsTheOthers) {
  const DeviceReplay replay(allReduceOf(AllReduce::ring, 8, 16));
  const DeviceLayout layout(replay, kRoom, kUnit);
  const auto& messages = replay.result().messages;
  const QLineF usual = layout.edge(messages.front()).front();
  const QList<QLineF> around = layout.edge(messages[7]);
  ASSERT_EQ(around.size(), 2);
  EXPECT_EQ(messages[7].from, 7);
  for (const QLineF& line : around) EXPECT_NEAR(line.angle(), usual.angle(), 1e-6);
  EXPECT_NEAR(around[0].length() + around[1].length(), usual.length(), 1e-6);
  // A tree's edge to device 0 crosses the picture.
  const DeviceReplay tree(allReduceOf(AllReduce::allToOne, 8, 16));
  EXPECT_EQ(DeviceLayout(tree, kRoom, kUnit).edge(tree.result().messages[6]).size(), 1);
}

TEST(DeviceLayout, CellsStandApartInRowsAndColumns) {
  const DeviceReplay replay(allReduceOf(AllReduce::ring, 16, 16));
  for (const QSizeF room : {QSizeF(300, 200), kRoom, QSizeF(3000, 2000)}) {
    const DeviceLayout layout(replay, room, kUnit);
    for (int row = 0; row < replay.rows(); ++row) {
      for (int device = 0; device < 16; ++device) {
        const QRectF cell = layout.cell(row, device);
        EXPECT_GE(cell.top(), layout.heading());
        if (device > 0) {
          EXPECT_LT(layout.cell(row, device - 1).right(), cell.left());
        }
        if (row > 0) {
          EXPECT_LT(layout.cell(row - 1, device).bottom() + kUnit, cell.top());
        }
      }
    }
    const QRectF last = layout.cell(replay.steps(), 15);
    EXPECT_LE(last.right(), layout.size().width());
    EXPECT_LE(last.bottom(), layout.size().height());
  }
}

TEST(DeviceLayout, TakesMoreThanItsRoomWhereThatIsTooSmall) {
  const DeviceReplay replay(allReduceOf(AllReduce::ring, 16, 16));
  EXPECT_GT(DeviceLayout(replay, kRoom, kUnit).size().height(), kRoom.height());
  EXPECT_LE(DeviceLayout(replay, kRoom, kUnit).size().width(), kRoom.width() + 1e-6);
  EXPECT_GT(DeviceLayout(replay, {200, 200}, kUnit).size().width(), 200);
}

TEST(DeviceLayout, ShowsTheValuesWhereThereIsRoomForAll) {
  const DeviceReplay replay(allReduceOf(AllReduce::tree, 8, 16));
  EXPECT_FALSE(DeviceLayout(replay, {400, 400}, kUnit).showsValues());
  const DeviceLayout wide(replay, {1600, 400}, kUnit);
  ASSERT_TRUE(wide.showsValues());
  for (std::int64_t i = 0; i < 16; ++i) {
    const QRectF element = wide.element(2, 3, i);
    EXPECT_TRUE(wide.cell(2, 3).adjusted(-0.1, -0.1, 0.1, 0.1).contains(element));
    const auto found = wide.cellAt(element.center());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->row, 2);
    EXPECT_EQ(found->device, 3);
    EXPECT_EQ(found->element, i);
  }
  const DeviceReplay many(allReduceOf(AllReduce::tree, 2, 4096));
  EXPECT_FALSE(DeviceLayout(many, {1600, 400}, kUnit).showsValues());
}

TEST(DeviceLayout, PartsFillTheirCell) {
  const DeviceReplay replay(allReduceOf(AllReduce::ring, 5, 7));
  const DeviceLayout layout(replay, {300, 400}, kUnit);
  ASSERT_FALSE(layout.showsValues());
  const QRectF cell = layout.cell(1, 2);
  double at = cell.left();
  for (int part = 0; part < replay.parts(); ++part) {
    const QRectF place = layout.part(1, 2, part);
    EXPECT_NEAR(place.left(), at, 1e-6);
    at = place.right();
    const auto found = layout.cellAt(place.center());
    ASSERT_TRUE(found);
    EXPECT_EQ(replay.partOf(found->element), part);
  }
  EXPECT_NEAR(at, cell.right(), 1e-6);
}

TEST(DeviceLayout, FindsTheMessageAtAPoint) {
  for (const AllReduce algorithm : {AllReduce::ring, AllReduce::tree, AllReduce::allToOne}) {
    const DeviceReplay replay(allReduceOf(algorithm, 8, 16));
    const DeviceLayout layout(replay, kRoom, kUnit);
    for (std::size_t i = 0; i < replay.result().messages.size(); ++i) {
      for (const QLineF& line : layout.edge(replay.result().messages[i])) {
        EXPECT_EQ(layout.messageAt(line.center()), i) << values::nameOf(algorithm);
      }
    }
    EXPECT_FALSE(layout.messageAt(layout.cell(1, 1).center()));
    EXPECT_FALSE(layout.messageAt({5, layout.step(1).center().y()}));
    EXPECT_FALSE(layout.cellAt({layout.cell(0, 0).center().x(), layout.step(1).center().y()}));
  }
}

}  // namespace
}  // namespace lanescope::ui
