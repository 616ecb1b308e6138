// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <memory>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/tables/stage_table.h"

namespace lanescope::ui {
namespace {

using trace::ArrayInfo;
using trace::Event;
using trace::EventKind;
using trace::Space;
using values::DType;

std::string shown(const QStringList& texts) {
  return texts.join(QLatin1Char('\n')).toStdString();
}

/// A block of two warps and a half.
class WarpsTableTest : public testing::Test {
 protected:
  [[nodiscard]] StageTable at(int step, bool hidesFuture = false) const {
    return tableOf(StageView::warps, {m_model, step, hidesFuture});
  }
  StageModel m_model{test::makeDotShared({80, 80, 1}), 0};
  int m_last = m_model.stepCount() - 1;
};

TEST_F(WarpsTableTest, HasARowForEachWarpAndAColumnForEachLane) {
  const StageTable table = at(0);
  EXPECT_EQ(table.name, QStringLiteral("Warps at step 1 of %1").arg(m_last + 1));
  EXPECT_EQ(table.rows, (QStringList{"warp 0", "warp 1", "warp 2"})) << shown(table.rows);
  ASSERT_EQ(table.columns.size(), 33);
  EXPECT_EQ(table.columns.front(), QStringLiteral("lane 0"));
  EXPECT_EQ(table.columns.back(), QStringLiteral("lanes that take part"));
  EXPECT_EQ(table.cell(1, 5).toStdString(), "Thread 37 (warp 1, lane 5) reads a[37] = 37");
  EXPECT_EQ(table.cell(1, 32), QStringLiteral("32 of 32"));
  EXPECT_EQ(table.cell(2, 32), QStringLiteral("16 of 32"));
  EXPECT_EQ(table.cell(2, 20).toStdString(),
            "Warp 2 has no lane 20: the block ends with thread 79");
  EXPECT_EQ(table.summary.toStdString(),
            "3 of 3 warps work, 80 of their 96 lanes: 83 % efficiency");
}

TEST_F(WarpsTableTest, SaysWhyALaneIsIdle) {
  const StageTable table = at(m_last);
  EXPECT_EQ(table.cell(0, 32), QStringLiteral("1 of 32"));
  EXPECT_EQ(table.cell(1, 32), QStringLiteral("done"));
  EXPECT_NE(table.cell(1, 0).toStdString().find("is done"), std::string::npos)
      << table.cell(1, 0).toStdString();
}

TEST_F(WarpsTableTest, DoesNotTellTheFutureWhereItIsHidden) {
  const StageTable table = at(m_last, true);
  EXPECT_EQ(table.name, QStringLiteral("Warps at step %1").arg(m_last + 1));
  EXPECT_EQ(table.cell(1, 0).toStdString().find("done"), std::string::npos)
      << table.cell(1, 0).toStdString();
}

/// Threads that meet at a barrier, and then each read an element, `stride` further on than the
/// last.
std::shared_ptr<const trace::Record> strided(Space space, std::uint32_t threads, int stride) {
  test::Threads events(threads);
  for (std::uint32_t t = 0; t < threads; ++t) {
    events[t] = {Event::make(EventKind::barrier, 0, 2, 0, 0),
                 Event::make(EventKind::load, 0, 3, static_cast<std::int64_t>(t) * stride, 0)};
  }
  return test::makeRecord({ArrayInfo{"s", space, DType::float32, 4096}}, events);
}

StageTable banksAt(const StageModel& model, int step, Chosen chosen = {}) {
  return tableOf(StageView::banks, {model, step, false, nullptr, chosen});
}

TEST(BanksTable, HasARowForEachPassFromTopToBottomAndOneForTheLanes) {
  const StageModel model(strided(Space::shared, 32, 2), 0);
  const StageTable table = banksAt(model, 1);
  EXPECT_EQ(table.name, QStringLiteral("Banks and sectors at step 2 of 2"));
  EXPECT_EQ(table.rows, (QStringList{"pass 2", "pass 1", "lanes of warp 0"})) << shown(table.rows);
  ASSERT_EQ(table.columns.size(), 32);
  EXPECT_EQ(table.columns.back(), QStringLiteral("column 32"));
  EXPECT_EQ(table.cell(1, 4).toStdString(),
            "Bank 4, pass 1: the word at s[4], for lane 2; its bank has the most words: conflict");
  EXPECT_EQ(
      table.cell(0, 4).toStdString(),
      "Bank 4, pass 2: the word at s[36], for lane 18; its bank has the most words: conflict");
  EXPECT_EQ(table.cell(1, 5), QString()) << "no lane asks an odd bank";
  EXPECT_EQ(table.cell(2, 3).toStdString(), "Thread 3 (warp 0, lane 3) asks for s[6]");
  EXPECT_EQ(table.summary.toStdString(), "s, warp 0. 2-way conflict: 2 passes");
}

TEST(BanksTable, HasTheSectorsOfGlobalMemoryAndTheCostOfEachWarp) {
  const StageModel model(strided(Space::global, 64, 2), 0);
  const StageTable table = banksAt(model, 1, 40);
  EXPECT_EQ(table.rows, (QStringList{"sectors of s from element 64", "sectors of s from element 96",
                                     "lanes of warp 1", "cost of each warp"}))
      << shown(table.rows);
  EXPECT_EQ(table.cell(0, 1).toStdString(),
            "The sector of s[72] to [79]: 16 of its 32 bytes are requested by lanes 4–7");
  EXPECT_EQ(table.cell(0, 4), QString());
  EXPECT_EQ(table.cell(3, 1).toStdString(), "Warp 1: 8 sectors for 32 of its lanes");
  EXPECT_EQ(table.cell(3, 2), QString());
  EXPECT_EQ(table.summary.toStdString(),
            "s, warp 1, with thread 40. 8 sectors, 256 bytes fetched, 128 used (50 %)");
}

TEST(BanksTable, NamesSectorsOfALineThatAreNotAccessed) {
  const StageModel model(strided(Space::global, 2, 1), 0);
  const StageTable table = banksAt(model, 1);
  EXPECT_EQ(table.cell(0, 0).toStdString(),
            "The sector of s[0] to [7]: 8 of its 32 bytes are requested by lanes 0, 1");
  EXPECT_EQ(table.cell(0, 3), QStringLiteral("sector not accessed"));
  EXPECT_EQ(table.cell(1, 2), QStringLiteral("Lane 2 of warp 0 takes no part"));
}

TEST(BanksTable, IsEmptyAndSaysSoBeforeTheFirstAccess) {
  const StageModel model(strided(Space::shared, 32, 1), 0);
  const StageTable table = banksAt(model, 0);
  EXPECT_TRUE(table.rows.isEmpty());
  EXPECT_TRUE(table.columns.isEmpty());
  EXPECT_EQ(table.summary.toStdString(),
            "A barrier accesses no memory, and no thread has accessed any so far.");
}

TEST(GridTable, NamesEveryBlockAndWhatItStores) {
  const StageModel model(test::makeDotShared({64, 16, 4}), 1);
  const StageTable table = tableOf(StageView::grid, {model, model.stepCount() - 1});
  EXPECT_EQ(table.name, QStringLiteral("Grid at step %1 of %1").arg(model.stepCount()));
  QStringList blocks;
  for (int row = 0; row < table.rows.size(); ++row) {
    for (int column = 0; column < table.columns.size(); ++column) {
      const QString text = table.cell(row, column);
      if (!text.isEmpty()) blocks += text;
    }
  }
  ASSERT_EQ(blocks.size(), 4) << shown(blocks);
  // a[i] = i and b[i] = 2: twice the sum of 0 to 15, of 16 to 31, …
  EXPECT_EQ(blocks[0].toStdString(), "Block 0: stores partial[0] = 240");
  EXPECT_EQ(blocks[1].toStdString(), "Block 1: on the stage; stores partial[1] = 752");
  EXPECT_EQ(table.summary.toStdString(),
            "4 blocks, all recorded. No block here reads what another one stored.");
  EXPECT_TRUE(table.rows.front().startsWith(QStringLiteral("blocks 0 to "))) << shown(table.rows);
}

TEST(GridTable, DoesNotTellWhatTheShownBlockStoresLaterWhereTheFutureIsHidden) {
  const StageModel model(test::makeDotShared({64, 16, 4}), 1);
  const StageTable table = tableOf(StageView::grid, {model, 0, true});
  EXPECT_EQ(table.cell(0, 1).toStdString(), "Block 1: on the stage");
}

}  // namespace
}  // namespace lanescope::ui
