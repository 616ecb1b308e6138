// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/message_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "tests/ui/devices/device_sample.h"

namespace lanescope::ui {
namespace {

using tests::allReduceOf;
using values::AllReduce;

MessageModel::Replays replaysOf(std::initializer_list<AllReduce> algorithms) {
  MessageModel::Replays replays;
  for (const AllReduce algorithm : algorithms) {
    replays.push_back(std::make_shared<const DeviceReplay>(allReduceOf(algorithm, 4, 8)));
  }
  return replays;
}

TEST(MessageModel, IsAModelWithAndWithoutMessages) {
  MessageModel model;
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.rowCount(), 0);
  model.setReplays(replaysOf({AllReduce::ring}));
  EXPECT_EQ(model.rowCount(), 24);
  model.setReplays(replaysOf({AllReduce::ring, AllReduce::tree}));
  EXPECT_EQ(model.rowCount(), 30);
  model.setReplays({});
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(MessageModel, FindsTheMessageOfEachRow) {
  MessageModel model;
  model.setReplays(replaysOf({AllReduce::ring, AllReduce::tree}));
  for (int row = 0; row < model.rowCount(); ++row) {
    const MessageModel::Place place = model.placeAt(row);
    EXPECT_EQ(place.replay, row < 24 ? 0U : 1U);
    EXPECT_EQ(model.rowOf(place), row);
  }
}

TEST(MessageModel, TellsAllOfAMessage) {
  MessageModel model;
  model.setReplays(replaysOf({AllReduce::ring, AllReduce::tree}));
  const auto textsOf = [&](int row) {
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
      texts << model.index(row, column).data().toString();
      EXPECT_FALSE(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    }
    return texts.join('|');
  };
  EXPECT_EQ(textsOf(4), "Ring|2|0|1|6..7|8 B|added|14, 16");
  EXPECT_EQ(textsOf(29), "Tree|4|2|3|0..7|32 B|copied|4, 8, 12, 16, 20, 24, 28, 32");
}

}  // namespace
}  // namespace lanescope::ui
