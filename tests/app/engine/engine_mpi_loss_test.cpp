// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <csignal>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/app/engine/engine_mpi_fixture.h"

// Ranks that are ended, stopped or cancelled.

namespace lanescope::tests {
namespace {

using app::EngineAddress;
using values::AllReduce;
using values::ErrorKind;

EngineAddress fourRanks() {
  EngineAddress address = EngineAddress::parse("mpi:4");
  app::EngineLimits limits = address.limits();
  limits.restart = std::chrono::milliseconds(10);
  address.setLimits(limits);
  return address;
}

/// Waits until an engine is ready and has all its ranks.
std::vector<qint64> waitForRanks(EngineListener& listener) {
  std::vector<qint64> ranks;
  EXPECT_TRUE(listener.waitForEngine());
  EXPECT_TRUE(waitFor([&ranks] { return (ranks = ranksBelow()).size() == 4; }));
  return ranks;
}

TEST_F(EngineMpi, ARankThatIsKilledAtAnyMomentGivesASentenceOrTheResult) {
  constexpr int kRounds = 100;
  constexpr int kLongestMs = 150;
  std::mt19937 random(1);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same moments each time
  std::map<QString, int> table;
  std::vector<double> waits;
  {
    EngineListener listener(fourRanks());
    for (int round = 0; round < kRounds; ++round) {
      const std::vector<qint64> ranks = waitForRanks(listener);
      ASSERT_EQ(ranks.size(), 4U) << round;
      const auto engines = static_cast<int>(listener.ready.size());
      const quint64 id = listener.engine->allReduce(
          requestOf(values::kAllReducesWithMessages[random() % 4], 4, 100'000));
      waitFor([] { return false; }, std::chrono::milliseconds(random() % kLongestMs));
      ASSERT_EQ(::kill(static_cast<pid_t>(ranks[random() % 4]), SIGKILL), 0);
      const UnhinderedTimer clock;
      ASSERT_TRUE(listener.waitForEnd(id)) << round;
      if (listener.allReduces.contains(id)) {
        EXPECT_TRUE(listener.allReduces[id]->passed);
        ++table["the right result"];
      } else {
        const QString sentence = listener.failures[id].sentence;
        EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost) << qPrintable(sentence);
        EXPECT_TRUE(sentence.endsWith('.') && !sentence.contains('\n') && !sentence.contains("--"))
            << qPrintable(sentence);
        waits.push_back(clock.elapsed());
        ++table[sentence];
      }
      for (const qint64 rank : ranks) EXPECT_TRUE(waitFor([rank] { return !isRunning(rank); }));
      const quint64 next = listener.engine->allReduce(requestOf(AllReduce::ring, 4, 100));
      ASSERT_TRUE(listener.waitForEnd(next)) << round;
      EXPECT_TRUE(listener.allReduces.contains(next))
          << qPrintable(listener.failures[next].sentence);
      EXPECT_GT(listener.ready.size(), engines) << round;
    }
  }
  EXPECT_TRUE(waitForNoDescendants());
  ASSERT_FALSE(waits.empty());
  const auto middle = waits.begin() + std::ssize(waits) / 2;
  std::ranges::nth_element(waits, middle);
  EXPECT_LT(*middle, 5000);
  for (const auto& [what, times] : table) std::printf("%3d  %s\n", times, qPrintable(what));
}

TEST_F(EngineMpi, ARankThatIsKilledDuringARunOfAllGivesASentence) {
  constexpr int kRounds = 8;
  std::mt19937 random(2);  // NOLINT(cert-msc32-c,cert-msc51-cpp): the same ranks each time
  EngineListener listener(fourRanks());
  for (int round = 0; round < kRounds; ++round) {
    const std::vector<qint64> ranks = waitForRanks(listener);
    ASSERT_EQ(ranks.size(), 4U) << round;
    const auto engines = static_cast<int>(listener.ready.size());
    values::RunRequest request = longRun();
    request.target.ranks = 4;
    const quint64 id = listener.engine->run(request);
    ASSERT_TRUE(waitFor([&] { return listener.progress[id] > 0 || listener.isOver(id); }));
    ASSERT_FALSE(listener.isOver(id)) << qPrintable(listener.failures[id].sentence);
    ASSERT_EQ(::kill(static_cast<pid_t>(ranks[random() % 4]), SIGKILL), 0);
    ASSERT_TRUE(listener.waitForEnd(id)) << round;
    EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost)
        << qPrintable(listener.failures[id].sentence);
    for (const qint64 rank : ranks) EXPECT_TRUE(waitFor([rank] { return !isRunning(rank); }));
    const quint64 next = listener.engine->allReduce(requestOf(AllReduce::ring, 4, 100));
    ASSERT_TRUE(listener.waitForEnd(next)) << round;
    EXPECT_TRUE(listener.allReduces.contains(next)) << qPrintable(listener.failures[next].sentence);
    EXPECT_GT(listener.ready.size(), engines) << round;
  }
}

TEST_F(EngineMpi, LeavesNoRankWhereMpirunIsKilled) {
  auto address = std::make_unique<EngineAddress>(fourRanks());
  const QStringList arguments = address->arguments();
  const QString shared = arguments.value(arguments.indexOf("btl_vader_backing_directory") + 1);
  EngineListener listener(*address);
  const std::vector<qint64> ranks = waitForRanks(listener);
  const quint64 id = listener.engine->run(longRun());
  ASSERT_TRUE(listener.waitForProgress(id));
  std::vector<qint64> children = childrenOf(QCoreApplication::applicationPid());
  std::erase_if(children, [](qint64 child) { return !isRunning(child); });
  ASSERT_EQ(children.size(), 1U);
  ASSERT_EQ(::kill(static_cast<pid_t>(children.front()), SIGKILL), 0);
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost);
  for (const qint64 rank : ranks) {
    EXPECT_LT(msUntilGone(rank), 5000);
  }
  EXPECT_TRUE(QFile::exists(shared));
  listener.engine.reset();
  address.reset();
  EXPECT_FALSE(QFile::exists(shared)) << "what the ranks have shared in memory";
}

TEST_F(EngineMpi, CancelsARunWithAllItsRanks) {
  EngineListener listener(fourRanks());
  const std::vector<qint64> ranks = waitForRanks(listener);
  const quint64 id = listener.engine->allReduce([] {
    values::AllReduceRequest request = requestOf(AllReduce::allToOne, 4, 1 << 20);
    request.timings = values::kMostTimings;
    return request;
  }());
  waitFor([] { return false; }, std::chrono::milliseconds(100));
  const UnhinderedTimer clock;
  listener.engine->cancel(id);
  ASSERT_TRUE(listener.waitForEnd(id));
  EXPECT_EQ(listener.failures[id].kind, ErrorKind::cancelled);
  EXPECT_LT(clock.elapsed(), 5000);
  for (const qint64 rank : ranks) {
    EXPECT_LT(msUntilGone(rank), 5000);
  }
}

TEST_F(EngineMpi, NamesARankThatDoesNotTakePart) {
  EngineListener listener(fourRanks());
  std::vector<qint64> ranks = waitForRanks(listener);
  std::erase(ranks, listener.pid());
  ASSERT_EQ(ranks.size(), 3U);
  ASSERT_EQ(::kill(static_cast<pid_t>(ranks.back()), SIGSTOP), 0);
  const UnhinderedTimer clock;
  const quint64 id = listener.engine->allReduce(requestOf(AllReduce::ring, 4, 1000));
  ASSERT_TRUE(listener.waitForEnd(id));
  // Some four seconds.
  EXPECT_LT(clock.elapsed(), 15'000);
  const std::string sentence = listener.failures[id].sentence.toStdString();
  EXPECT_TRUE(QString::fromStdString(sentence).contains(QRegularExpression(
      "^Rank [123] of 4 did not (answer|take part in step \\d+) within 3 s\\.$")))
      << sentence;
  const quint64 next = listener.engine->allReduce(requestOf(AllReduce::ring, 4, 1000));
  ASSERT_TRUE(listener.waitForEnd(next));
  EXPECT_TRUE(listener.allReduces.contains(next));
}

TEST_F(EngineMpi, TellsTheMistakesThatEndAnEngine) {
  EngineListener listener(fourRanks());
  for (const auto& [pitfall, sentence] :
       {std::pair{values::MessagePitfall::absentRank,
                  "Rank 3 of 4 did not take part in step 4 within 1 s"},
        std::pair{values::MessagePitfall::mismatchedCounts,
                  "Rank 3 of 4 sent 96 bytes in step 1, and 100 bytes were expected"}}) {
    values::AllReduceRequest request = requestOf(AllReduce::ring, 4, 100);
    request.pitfall = pitfall;
    request.waitSeconds = 1;
    const quint64 id = listener.engine->allReduce(request);
    ASSERT_TRUE(listener.waitForEnd(id));
    EXPECT_EQ(listener.failures[id].kind, ErrorKind::engineLost);
    EXPECT_TRUE(listener.failures[id].sentence.contains(sentence))
        << qPrintable(listener.failures[id].sentence);
  }
}

}  // namespace
}  // namespace lanescope::tests
