// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/report.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include "trace/record/tile_shape.h"
#include "ui/cli/common/terminal.h"

namespace lanescope::cli {
namespace {

/// A run with the GPU's own counters, which have one global load more than the record.
values::RunResult readRun() {
  values::RunResult result;
  result.kernel = "dot_shared";
  result.backend = values::BackendChoice::cuda;
  values::Counters& counters = result.counters.emplace();
  counters.recordedBlocks = 4;
  counters.blocks = 4;
  counters.total.globalLoads = {2048, 64, 256, 0, 0};
  counters.total.sharedStores = {1024, 32, 0, 34, 2};
  values::WarpCounters& read = result.hardwareCounters.emplace().launch.emplace();
  read.globalLoads = {0, 65, 256, 0, 0};
  read.sharedStores = {0, 0, 0, 34, 2};
  return result;
}

TEST(RunReport, ShowsTheGpusCountersNextToTheRecords) {
  const std::string text = runReport(readRun(), {}).toStdString();
  EXPECT_NE(text.find("  counter, whole launch          GPU  record\n"
                      "  global loads, requests          65      64  differs\n"
                      "  global loads, sectors          256     256\n"
                      "  shared stores, wavefronts       34      34\n"
                      "  shared stores, bank conflicts    2       2\n"
                      "  The GPU reads a few more where lanes of a warp run an unrolled loop "
                      "unequally often.\n"),
            std::string::npos)
      << text;
}

TEST(RunReport, SaysWhyTheGpusCountersDiffer) {
  const QString unrolled = QStringLiteral("run an unrolled loop unequally often");
  const QString looks = QStringLiteral("how often one looks differs from run to run");
  const QString joined = QStringLiteral("loads neighbouring words of shared memory at once");
  values::RunResult result = readRun();
  EXPECT_FALSE(runReport(result, {}).contains(looks));
  EXPECT_FALSE(runReport(result, {}).contains(joined));

  result.kernel = "scan_look_back";
  EXPECT_TRUE(runReport(result, {}).contains(looks));
  EXPECT_FALSE(runReport(result, {}).contains(unrolled));

  result.kernel = "matmul_tiled";
  result.counters->total.sharedLoads = {1024, 32, 0, 64, 0};
  result.hardwareCounters->launch->sharedLoads = {0, 0, 0, 40, 0};
  EXPECT_TRUE(runReport(result, {}).contains(joined));
}

TEST(RunReport, ShowsTheFloatingPointInstructionsNextToTheOperationsOfTheSource) {
  const QString fused = QStringLiteral("fuses a product with the sum that takes it");
  values::RunResult result = readRun();
  EXPECT_FALSE(runReport(result, {}).contains(fused));
  result.hardwareCounters->arithmetic = values::Arithmetic{{0, 0, 64}, {7, 0, 0}, 0};
  result.counters->arithmetic = values::Arithmetic{{64, 64, 0}, {7, 0, 0}, 0};
  const QString text = runReport(result, {}).simplified();
  EXPECT_TRUE(
      text.contains(QStringLiteral("additions, float32 0 64 differs "
                                   "multiplications, float32 0 64 differs "
                                   "fused multiply-adds, float32 64 0 differs "
                                   "additions, float64 7 7 ")))
      << text.toStdString();
  EXPECT_TRUE(text.contains(fused));
}

TEST(RunReport, CountsTheProductsOfWarpGroups) {
  using trace::Event;
  values::RunResult result = readRun();
  EXPECT_FALSE(runReport(result, {}).contains(QStringLiteral("tensor cores")));
  trace::Record& record = result.record.emplace();
  const trace::TileShape columns{128, 8};
  record.events.assign(128, Event::make(trace::EventKind::tensorProduct, 0, 9, 0, columns.bits(),
                                        static_cast<unsigned>(trace::ProductForm::right)));
  EXPECT_TRUE(runReport(result, {})
                  .simplified()
                  .contains(QStringLiteral("fused multiply-adds 65,536 by the tensor cores")));
}

TEST(RunReport, ComparesNothingWithTheRecordOfAPart) {
  values::RunResult result = readRun();
  result.counters->recordedBlocks = 1;
  const std::string text = runReport(result, {}).toStdString();
  EXPECT_NE(text.find("  counter, whole launch          GPU\n"
                      "  global loads, requests          65\n"
                      "  global loads, sectors          256\n"
                      "  shared stores, wavefronts       34\n"
                      "  shared stores, bank conflicts    2\n"
                      "  The record shows a part of the launch; these count all of it.\n"),
            std::string::npos)
      << text;
  result.counters->recordedBlocks = 4;
  result.counters->truncated = true;
  EXPECT_EQ(runReport(result, {}).indexOf("differs"), -1);
}

TEST(RunReport, SaysWhyTheGpusCountersWereNotRead) {
  values::RunResult result = readRun();
  result.hardwareCounters = values::HardwareCounters{std::nullopt, "The driver does not let us."};
  EXPECT_NE(runReport(result, {}).indexOf("\n  The driver does not let us.\n"), -1);
  result.hardwareCounters.reset();
  EXPECT_EQ(runReport(result, {}).indexOf("whole launch"), -1);
}

TEST(ProgressLine, PrintsTheTimeLeftNowAndThenWithoutATerminal) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
  ASSERT_NE(file, nullptr);
  {
    ProgressLine rare("sweeping", file.get(), std::chrono::hours(1));
    ProgressLine often("timing", file.get(), std::chrono::milliseconds(0));
    while (std::ftell(file.get()) == 0) {  // until the remaining time is known
      rare.set(0.5, "n = 2^10");
      often.set(0.5, "n = 2^20");
    }
  }
  std::rewind(file.get());
  std::array<char, 200> bytes{};
  const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), file.get());
  const std::string text(bytes.data(), count);
  EXPECT_TRUE(text.starts_with("lanescope: timing n = 2^20 · 50% · ")) << text;
  EXPECT_TRUE(text.ends_with(" left\n")) << text;
  EXPECT_EQ(text.find("sweeping"), std::string::npos) << text;
}

}  // namespace
}  // namespace lanescope::cli
