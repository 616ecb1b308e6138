// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_words.h"

#include <gtest/gtest.h>

#include "tests/ui/time_line/time_line_sample.h"

namespace lanescope::ui {
namespace {

using tests::timeLineSample;

std::string wordsOf(const values::TimeLine& line) {
  return sentencesOf(line).join('\n').toStdString();
}

TEST(TimeLineWords, NameTheThreeTimings) {
  const std::string words = wordsOf(timeLineSample());
  EXPECT_NE(words.find("2 ms around everything"), std::string::npos) << words;
  EXPECT_NE(words.find("1.29 ms between events"), std::string::npos) << words;
  EXPECT_NE(words.find("for the kernel alone"), std::string::npos) << words;
}

TEST(TimeLineWords, SayThatALaunchReturnsAndACopyWaits) {
  const std::string words = wordsOf(timeLineSample());
  EXPECT_NE(words.find("the host does not wait for a kernel"), std::string::npos) << words;
  EXPECT_NE(words.find("also waits for the kernel"), std::string::npos) << words;
  values::TimeLine late = timeLineSample();
  for (values::TimeSpan& span : late.spans) {
    if (span.kind == values::SpanKind::launch) span.end = 900'000;
  }
  EXPECT_EQ(wordsOf(late).find("does not wait"), std::string::npos);
}

TEST(TimeLineWords, SayHowLongCopiesOverlapKernels) {
  const std::string words = wordsOf(timeLineSample(2));
  EXPECT_NE(words.find("2 chunks have a stream each"), std::string::npos) << words;
  EXPECT_NE(words.find("at the same time for " + durationText(100'000).toStdString()),
            std::string::npos)
      << words;
}

TEST(TimeLineWords, SayThatAResultIsWrong) {
  EXPECT_EQ(wordsOf(timeLineSample()).find("not right"), std::string::npos);
  values::TimeLine wrong = timeLineSample();
  wrong.passed = false;
  EXPECT_NE(wordsOf(wrong).find("not right"), std::string::npos);
}

TEST(TimeLineWords, TableAndSpreadsheetHaveEverySpanOnce) {
  const values::TimeLine line = timeLineSample(2);
  const ChartTable table = tableOf(line);
  ASSERT_EQ(table.rows, 3 + line.spans.size());
  EXPECT_EQ(table.text(0, 1), "around everything");
  EXPECT_EQ(table.text(3, 1), "allocate");
  EXPECT_EQ(table.text(3, 4), "8388608");
  for (std::size_t row = 0; row < table.rows; ++row) EXPECT_FALSE(table.words(row).isEmpty());
  const QStringList rows = csvOf(line).split('\n', Qt::SkipEmptyParts);
  EXPECT_EQ(rows.size(), static_cast<qsizetype>(1 + table.rows));
  EXPECT_EQ(rows[0], "lane,what,begin_ns,end_ns,bytes,chunk");
  EXPECT_EQ(rows[1], "timing,around everything,0,2000000,,");
  EXPECT_EQ(rows[4], "host,allocate,0,90000,8388608,1");
}

}  // namespace
}  // namespace lanescope::ui
