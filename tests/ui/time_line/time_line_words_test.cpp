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

TEST(TimeLineWords, NameTheTimings) {
  const std::string words = wordsOf(timeLineSample());
  EXPECT_NE(words.find("2 ms around everything"), std::string::npos) << words;
  EXPECT_NE(words.find("1.54 ms from the allocation on"), std::string::npos) << words;
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

TEST(TimeLineWords, SayWhatWarpsDoAndWhatTheNotesCost) {
  const values::TimeLine line = tests::kernelTimeLineSample();
  const std::string words = wordsOf(line);
  EXPECT_NE(words.find("The first block: 1 µs of prologue"), std::string::npos) << words;
  EXPECT_NE(words.find("2 µs of steady state"), std::string::npos) << words;
  EXPECT_NE(words.find("products under way for 75 % of the time and waited for tiles for 25 %"),
            std::string::npos)
      << words;
  EXPECT_NE(words.find("waited for a free stage for 50 %"), std::string::npos) << words;
  EXPECT_NE(words.find("its launch takes 6 µs instead of 5 µs, 20 % more"), std::string::npos)
      << words;
  EXPECT_EQ(words.find("room for"), std::string::npos) << words;
  EXPECT_EQ(titleOf(line), "Time line within matmul_tf32, n = 2¹⁰");
  EXPECT_EQ(ui::wordsOf(line.spans[3], line),
            "Warp 0: wait for stage, stage 0, phase 0: 1.4 µs, from 0.6 µs on.");
}

TEST(TimeLineWords, WithoutProductsOnlyTheNotesAreTold) {
  values::TimeLine line = tests::kernelTimeLineSample();
  line.brackets.clear();
  line.stamping->truncated = true;
  EXPECT_EQ(sentencesOf(line).size(), 2);
  EXPECT_NE(wordsOf(line).find("room for 8192 notes"), std::string::npos);
}

TEST(TimeLineWords, TheTableOfWarpsHasStagesAndPhases) {
  const values::TimeLine line = tests::kernelTimeLineSample();
  const ChartTable table = tableOf(line);
  ASSERT_EQ(table.rows, 3 + line.spans.size());
  EXPECT_EQ(table.columns[4].title, "Stage");
  EXPECT_EQ(table.text(0, 1), "prologue");
  EXPECT_EQ(table.text(5, 0), "Warp 0");
  EXPECT_EQ(table.text(5, 4), "1");
  EXPECT_EQ(table.text(5, 5), "0");
  const QStringList rows = csvOf(line).split('\n', Qt::SkipEmptyParts);
  EXPECT_EQ(rows.size(), static_cast<qsizetype>(1 + table.rows));
  EXPECT_EQ(rows[0], "warp,what,begin_ns,end_ns,stage,phase");
  EXPECT_EQ(rows[1], ",prologue,0,1000,,");
  EXPECT_EQ(rows[5], "0,issue copies,200,400,0,0");
}

TEST(TimeLineWords, SayHowAProblemWentThroughGpusInChunks) {
  values::TimeLine line = tests::streamedTimeLineSample();
  const std::string words = wordsOf(line);
  EXPECT_NE(words.find("in 2048 chunks, which took " + durationText(700'000'000).toStdString()),
            std::string::npos)
      << words;
  EXPECT_NE(words.find("the first 3 chunks of each GPU"), std::string::npos) << words;
  EXPECT_NE(words.find("at the same time for " + durationText(200'000).toStdString()),
            std::string::npos)
      << words;
  line.streaming->isGenerated = true;
  EXPECT_NE(wordsOf(line).find("made its elements by itself"), std::string::npos);
  line.streaming->chunks = 6;
  EXPECT_EQ(wordsOf(line).find("the first 3 chunks"), std::string::npos) << "all are there";
}

TEST(TimeLineWords, NameGpusAndStreams) {
  const values::TimeLine line = tests::streamedTimeLineSample();
  EXPECT_EQ(rowsOf(line), 6);
  EXPECT_EQ(rowName(line, 0), "Host for GPU 0");
  EXPECT_EQ(rowName(line, 2), "GPU 0, stream 2");
  EXPECT_EQ(rowName(line, 3), "Host for GPU 3");
  EXPECT_EQ(rowName(line, 5), "GPU 3, stream 2");
  const ChartTable table = tableOf(line);
  ASSERT_EQ(table.rows, line.spans.size());
  EXPECT_EQ(table.text(10, 0), "GPU 3, stream 1");
  EXPECT_EQ(table.text(10, 1), "copy in");
  EXPECT_TRUE(table.words(10).startsWith("GPU 3, stream 1: copy in, chunk 1: 128.0 MiB"))
      << table.words(10).toStdString();
  const QStringList rows = csvOf(line).split('\n', Qt::SkipEmptyParts);
  EXPECT_EQ(rows[0], "lane,what,begin_ns,end_ns,bytes,chunk,gpu,stream");
  EXPECT_EQ(rows[1], "host,generate,0,100000,0,1,0,");
  EXPECT_EQ(rows[11], "device,copy in,110000,410000,134217728,1,3,1");
}

TEST(TimeLineWords, TableAndSpreadsheetHaveEverySpanOnce) {
  const values::TimeLine line = timeLineSample(2);
  const ChartTable table = tableOf(line);
  ASSERT_EQ(table.rows, 4 + line.spans.size());
  EXPECT_EQ(table.text(0, 1), "around everything");
  EXPECT_EQ(table.text(4, 1), "allocate");
  EXPECT_EQ(table.text(4, 4), "8388608");
  for (std::size_t row = 0; row < table.rows; ++row) EXPECT_FALSE(table.words(row).isEmpty());
  const QStringList rows = csvOf(line).split('\n', Qt::SkipEmptyParts);
  EXPECT_EQ(rows.size(), static_cast<qsizetype>(1 + table.rows));
  EXPECT_EQ(rows[0], "lane,what,begin_ns,end_ns,bytes,chunk");
  EXPECT_EQ(rows[1], "timing,around everything,0,2000000,,");
  EXPECT_EQ(rows[5], "host,allocate,0,90000,8388608,1");
}

}  // namespace
}  // namespace lanescope::ui
