// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/winners.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <thread>

#include "app/files/file_lock.h"
#include "values/error.h"

namespace lanescope::tune {
namespace {

Winner sampleWinner() {
  return {"A GPU",
          "dot_shared",
          "float32",
          "sum",
          1024,
          2047,
          {{"block", "512"}, {"grid", "264"}, {"rule", "book"}},
          0.012,
          "2026-01-02T03:04:05Z"};
}

class WinnersTest : public testing::Test {
 protected:
  [[nodiscard]] QString file() const { return m_folder.filePath("settings/winners.json"); }
  void write(const QByteArray& content) {
    ASSERT_TRUE(QDir(m_folder.path()).mkpath("settings"));
    QFile out(file());
    ASSERT_TRUE(out.open(QIODevice::WriteOnly));
    out.write(content);
  }
  [[nodiscard]] std::string refusal(const std::string& device, std::int64_t n) {
    values::Parameters parameters = catalog::defaultsOf(m_row);
    parameters.n = n;
    try {
      static_cast<void>(Winners(file()).take(device, m_row, parameters));
    } catch (const values::Error& error) {
      return error.what();
    }
    return {};
  }

  QTemporaryDir m_folder;
  const catalog::KernelRow& m_row = catalog::find("dot_shared");
};

TEST_F(WinnersTest, AStoredLaunchIsTakenOnItsDeviceAndForItsSizesAlone) {
  Winners(file()).store(sampleWinner());
  values::Parameters parameters = catalog::defaultsOf(m_row);
  parameters.n = 1500;
  EXPECT_EQ(Winners(file()).take("A GPU", m_row, parameters),
            QStringLiteral("auto: block 512, grid 264, stored for A GPU on 2026-01-02."));
  EXPECT_EQ(parameters.block, 512);
  EXPECT_EQ(parameters.grid, 264);
  EXPECT_EQ(refusal("A GPU", 1024), "");
  EXPECT_EQ(refusal("A GPU", 2047), "");
  EXPECT_EQ(refusal("A GPU", 2048),
            "block = auto: no launch of dot_shared is stored for A GPU, float32 and n = 2048; a "
            "sweep finds the fastest, and Store as auto keeps it.");
  EXPECT_NE(refusal("Another GPU", 1500), "");
}

TEST_F(WinnersTest, TheNewestOneForTheSameReplacesTheOthers) {
  Winners winners(file());
  winners.store(sampleWinner());
  Winner other = sampleWinner();
  other.device = "Another GPU";
  winners.store(other);
  Winner newer = sampleWinner();
  newer.launch.front().second = "128";
  winners.store(newer);
  EXPECT_EQ(winners.all(), (std::vector<Winner>{other, newer}));
}

TEST_F(WinnersTest, AWinnerIsForTheSizesUpToTheNextPowerOfTwo) {
  SweepResults results;
  values::Parameters parameters = catalog::defaultsOf(m_row);
  parameters.n = 5000;
  results.space = {m_row, parameters, {{"block", {64, 128}}}};
  results.device = "A GPU";
  results.cells.emplace_back().parameters = results.space.at(1);
  results.cells[0].setSamples({values::Milliseconds(0.5)});
  const Winner winner = winnerOf(results, 0);
  EXPECT_EQ(winner.from, 4096);
  EXPECT_EQ(winner.to, 8191);
  EXPECT_EQ(winner.medianMs, 0.5);
  EXPECT_EQ(winner.text(), "block 128, grid auto");
}

TEST_F(WinnersTest, ADamagedFileIsKeptAsideAndSaidSo) {
  for (const char* const content :
       {"", "{", "[]", "{\"winners\": 7}", "{\"winners\": [{}]}",
        "{\"winners\": [{\"device\": 1}]}", "{\"winners\": [[[[[[]]]]]]}"}) {
    write(content);
    Winners winners(file());
    EXPECT_TRUE(winners.all().empty()) << content;
    EXPECT_NE(winners.complaint(), QString()) << content;
    EXPECT_FALSE(QFile::exists(file())) << content;
    EXPECT_NE(refusal("A GPU", 1500), "");
  }
  EXPECT_EQ(QDir(m_folder.filePath("settings")).entryList({"*.damaged*"}).size(), 7);
  Winners winners(file());
  winners.store(sampleWinner());
  EXPECT_EQ(winners.all().size(), 1U);
  EXPECT_EQ(winners.complaint(), QString());
}

TEST_F(WinnersTest, NoneIsLostOfThoseThatSeveralStoreAtOnce) {
  constexpr int kWriters = 6;
  constexpr int kEach = 8;
  std::vector<std::thread> writers;
  writers.reserve(kWriters);
  for (int writer = 0; writer < kWriters; ++writer) {
    writers.emplace_back([this, writer] {
      for (int i = 0; i < kEach; ++i) {
        Winner winner = sampleWinner();
        winner.device = "GPU " + std::to_string(writer) + " of computer " + std::to_string(i);
        Winners(file(), std::chrono::minutes(2)).store(winner);
      }
    });
  }
  for (std::thread& writer : writers) writer.join();
  Winners winners(file());
  std::vector<std::string> devices;
  for (const Winner& winner : winners.all()) devices.push_back(winner.device);
  std::ranges::sort(devices);
  EXPECT_EQ(devices.size(), std::size_t{kWriters * kEach});
  EXPECT_TRUE(std::ranges::unique(devices).empty());
  EXPECT_EQ(winners.complaint(), QString());
}

TEST_F(WinnersTest, ALockThatIsNotGivenUpIsSaid) {
  Winners winners(file(), std::chrono::milliseconds(20));
  winners.store(sampleWinner());
  {
    const app::FileLock other(file() + ".lock", std::chrono::milliseconds(0));
    ASSERT_FALSE(other.isHeldElsewhere());
    Winner another = sampleWinner();
    another.device = "Another GPU";
    try {
      winners.store(another);
      ADD_FAILURE() << "stored beside another program";
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::unavailable);
      EXPECT_EQ(error.what(), "The file of stored launches, " + file().toStdString() +
                                  ", is locked by another program.");
    }
    EXPECT_EQ(winners.all(), std::vector{sampleWinner()}) << "reading goes on meanwhile";
  }
}

TEST_F(WinnersTest, ALockThatAnEndedProgramLeftHoldsNobodyUp) {
  Winners(file()).store(sampleWinner());
  ASSERT_TRUE(QFile::exists(file() + ".lock"));
  Winner newer = sampleWinner();
  newer.date = "2026-02-03T04:05:06Z";
  Winners winners(file(), std::chrono::milliseconds(0));
  winners.store(newer);
  EXPECT_EQ(winners.all(), std::vector{newer});
}

TEST_F(WinnersTest, ADamagedFileStaysWhileAnotherProgramHoldsTheLock) {
  write("{");
  const app::FileLock other(file() + ".lock", std::chrono::milliseconds(0));
  Winners winners(file(), std::chrono::milliseconds(20));
  EXPECT_TRUE(winners.all().empty());
  EXPECT_TRUE(winners.complaint().contains("is locked")) << qPrintable(winners.complaint());
  EXPECT_TRUE(QFile::exists(file()));
}

TEST_F(WinnersTest, AStoredLaunchThatTheKernelDoesNotTakeIsRefused) {
  Winner winner = sampleWinner();
  winner.launch = {{"block", "100000"}};
  Winners(file()).store(winner);
  EXPECT_EQ(refusal("A GPU", 1500), "block = 100000 is out of range: it must be from 1 to 1024.");
}

}  // namespace
}  // namespace lanescope::tune
