// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <functional>
#include <vector>

#include "ui/stage/player/playback.h"

namespace lanescope::ui {
namespace {

/// A playback of 18 steps, with the epochs of a block of eight.
void fill(Playback& playback) {
  playback.setSteps(18, {0, 4, 8, 12, 16});
}

TEST(Playback, StepsForwardAndBackWithinItsRange) {
  Playback playback;
  fill(playback);
  playback.back();
  EXPECT_EQ(playback.step(), 0);
  playback.forward();
  playback.forward();
  EXPECT_EQ(playback.step(), 2);
  playback.back();
  EXPECT_EQ(playback.step(), 1);
  playback.last();
  playback.forward();
  EXPECT_EQ(playback.step(), 17);
  playback.first();
  EXPECT_EQ(playback.step(), 0);
  playback.jump(-3);
  EXPECT_EQ(playback.step(), 0);
  playback.jump(1000);
  EXPECT_EQ(playback.step(), 17);
}

TEST(Playback, GoesByEpochs) {
  Playback playback;
  fill(playback);
  playback.setGranularity(Granularity::epoch);
  playback.forward();
  EXPECT_EQ(playback.step(), 4);
  EXPECT_EQ(playback.epoch(), 1);
  playback.jump(10);
  playback.previousEpoch();
  EXPECT_EQ(playback.step(), 8);
  playback.previousEpoch();
  EXPECT_EQ(playback.step(), 4);
  playback.jump(17);
  playback.nextEpoch();
  EXPECT_EQ(playback.step(), 17);
}

TEST(Playback, PlaysToTheEndAndStops) {
  Playback playback;
  fill(playback);
  playback.setSpeed(Playback::kFastest);
  QSignalSpy playing(&playback, &Playback::playingChanged);
  playback.play();
  EXPECT_TRUE(playback.isPlaying());
  EXPECT_TRUE(QTest::qWaitFor([&] { return !playback.isPlaying(); }, 10000));
  EXPECT_EQ(playback.step(), 17);
  EXPECT_EQ(playback.progress(), 1.0);
  EXPECT_EQ(playing.count(), 2);
}

TEST(Playback, PlayingStopsAtTheStops) {
  Playback playback;
  fill(playback);
  playback.setMotion(Motion::off);
  playback.setSpeed(Playback::kFastest);
  playback.setStops({12, 5, 0, 99});
  EXPECT_EQ(playback.stops(), (std::vector{0, 5, 12}));
  const auto playOn = [&] {
    playback.play();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !playback.isPlaying(); }, 10000));
    EXPECT_EQ(playback.progress(), 1.0);
    return playback.step();
  };
  EXPECT_EQ(playOn(), 5);
  EXPECT_EQ(playOn(), 12);
  EXPECT_EQ(playOn(), 17);
  EXPECT_EQ(playOn(), 0);  // it starts over, and the first step is a stop
  playback.setGranularity(Granularity::epoch);
  EXPECT_EQ(playOn(), 5);
  playback.setAsFastAsDrawn();
  QObject::connect(&playback, &Playback::progressChanged, &playback, &Playback::drawn);
  playback.play();
  EXPECT_TRUE(QTest::qWaitFor(
      [&] {
        playback.drawn();
        return !playback.isPlaying();
      },
      10000));
  EXPECT_EQ(playback.step(), 12);
}

TEST(Playback, PlaysBackwardToTheFirstStep) {
  Playback playback;
  fill(playback);
  playback.setSpeed(Playback::kFastest);
  playback.jump(6);
  std::vector<int> seen;
  QObject::connect(&playback, &Playback::stepChanged, [&](int step) { seen.push_back(step); });
  playback.playBackward();
  EXPECT_TRUE(playback.isPlayingBackward());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !playback.isPlaying(); }, 10000));
  EXPECT_TRUE(std::ranges::is_sorted(seen, std::greater<>()));
  EXPECT_EQ(playback.step(), 0);
  EXPECT_EQ(playback.progress(), 1.0);
  EXPECT_FALSE(playback.isPlayingBackward());
  playback.setSpeed(Playback::kSlowest);
  playback.playBackward();  // from the first step it starts over at the last one
  EXPECT_EQ(playback.step(), 17);
  EXPECT_TRUE(playback.isPlaying());
}

TEST(Playback, PlayingBackwardTakesTheMotionBack) {
  Playback playback;
  fill(playback);
  playback.setSpeed(1);
  playback.jump(6);
  std::vector<double> seen;
  QObject::connect(&playback, &Playback::progressChanged, [&](double progress) {
    if (playback.step() == 6) seen.push_back(progress);
  });
  playback.playBackward();
  ASSERT_TRUE(QTest::qWaitFor([&] { return playback.step() == 5; }, 10000));
  ASSERT_GT(seen.size(), 2U);
  EXPECT_TRUE(std::ranges::is_sorted(seen, std::greater<>()));
  EXPECT_EQ(playback.progress(), 1.0);
  playback.pause();
  EXPECT_EQ(playback.step(), 5);
}

TEST(Playback, PlayingBackwardStopsAtTheStopsAndTurns) {
  Playback playback;
  fill(playback);
  playback.setMotion(Motion::off);
  playback.setSpeed(Playback::kFastest);
  playback.setStops({5, 12});
  playback.last();
  const auto playOn = [&] {
    playback.playBackward();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !playback.isPlaying(); }, 10000));
    return playback.step();
  };
  EXPECT_EQ(playOn(), 12);
  EXPECT_EQ(playOn(), 5);
  EXPECT_EQ(playOn(), 0);
  playback.last();
  playback.setGranularity(Granularity::epoch);
  EXPECT_EQ(playOn(), 12);
  EXPECT_EQ(playOn(), 5);  // the epoch began at step 8
  playback.setGranularity(Granularity::subStep);
  playback.setAsFastAsDrawn();
  QObject::connect(&playback, &Playback::progressChanged, &playback, &Playback::drawn);
  EXPECT_EQ(playOn(), 0);
  playback.setSpeed(Playback::kSlowest);
  playback.jump(9);
  playback.play();
  playback.toggleBackward();
  EXPECT_TRUE(playback.isPlayingBackward());
  playback.play();
  EXPECT_TRUE(playback.isPlaying());
  EXPECT_FALSE(playback.isPlayingBackward());
}

TEST(Playback, LoopsBackwardWithinTheKnownSteps) {
  Playback playback;
  fill(playback);
  playback.setLoops(true);
  playback.setMotion(Motion::off);
  playback.setSpeed(Playback::kFastest);
  playback.setPredicting(true);
  playback.playBackward();
  EXPECT_FALSE(playback.isPlaying());  // only the first step is known
  playback.jump(4);
  int wraps = 0;
  int latest = 0;
  int before = 4;
  QObject::connect(&playback, &Playback::stepChanged, [&](int step) {
    wraps += step > before ? 1 : 0;
    latest = std::max(latest, step);
    before = step;
  });
  playback.playBackward();
  EXPECT_TRUE(QTest::qWaitFor([&] { return wraps >= 3; }, 10000));
  EXPECT_LE(latest, 4);
}

TEST(Playback, GoesToTheStopsBeforeAndBehind) {
  Playback playback;
  fill(playback);
  playback.nextStop();
  EXPECT_EQ(playback.step(), 0);
  playback.setStops({5, 12});
  playback.nextStop();
  EXPECT_EQ(playback.step(), 5);
  playback.nextStop();
  playback.nextStop();
  EXPECT_EQ(playback.step(), 12);
  playback.previousStop();
  playback.previousStop();
  EXPECT_EQ(playback.step(), 5);
  playback.setStepCount(8);
  EXPECT_EQ(playback.stops(), (std::vector{5}));
  fill(playback);
  EXPECT_TRUE(playback.stops().empty());
}

TEST(Playback, TakesTheTimeThatItsSpeedSays) {
  Playback playback;
  fill(playback);
  playback.setSpeed(32);
  QElapsedTimer clock;
  clock.start();
  playback.play();
  ASSERT_TRUE(QTest::qWaitFor([&] { return playback.step() >= 16; }, 10000));
  // Fifteen steps at 32 per second take at least this long; a busy machine takes longer.
  EXPECT_GE(clock.elapsed(), 15 * 1000 / 32 - 20);
}

TEST(Playback, ChangesItsSpeedWhilePlaying) {
  Playback playback;
  fill(playback);
  playback.setSpeed(Playback::kSlowest);
  playback.play();
  QTest::qWait(50);
  EXPECT_EQ(playback.step(), 1);
  playback.setSpeed(Playback::kFastest);
  EXPECT_TRUE(playback.isPlaying());
  EXPECT_TRUE(QTest::qWaitFor([&] { return playback.step() > 5; }, 10000));
}

TEST(Playback, LoopsUntilItIsPaused) {
  Playback playback;
  playback.setSteps(3, {0});
  playback.setLoops(true);
  playback.setSpeed(Playback::kFastest);
  int wraps = 0;
  int previous = 0;
  QObject::connect(&playback, &Playback::stepChanged, [&](int step) {
    wraps += step < previous ? 1 : 0;
    previous = step;
  });
  playback.play();
  EXPECT_TRUE(QTest::qWaitFor([&] { return wraps >= 3; }, 10000));
  playback.pause();
  EXPECT_FALSE(playback.isPlaying());
}

TEST(Playback, StartsOverWhenPlayedAtTheEnd) {
  Playback playback;
  fill(playback);
  playback.last();
  playback.play();
  EXPECT_EQ(playback.step(), 0);
  EXPECT_EQ(playback.progress(), 0.0);
}

TEST(Playback, GoesByLines) {
  Playback playback;
  playback.setSteps(6, {0, 4}, {0, 2, 3});
  playback.setGranularity(Granularity::line);
  playback.forward();
  EXPECT_EQ(playback.step(), 2);
  playback.forward();
  EXPECT_EQ(playback.step(), 3);
  playback.forward();
  EXPECT_EQ(playback.step(), 3);  // the last line's accesses
  playback.jump(5);
  playback.back();
  EXPECT_EQ(playback.step(), 3);
  playback.back();
  EXPECT_EQ(playback.step(), 2);
  playback.back();
  playback.back();
  EXPECT_EQ(playback.step(), 0);
}

TEST(Playback, PlaysLineByLine) {
  Playback playback;
  playback.setSteps(6, {0}, {0, 2, 3});
  playback.setGranularity(Granularity::line);
  playback.setSpeed(Playback::kFastest);
  std::vector<int> seen;
  QObject::connect(&playback, &Playback::stepChanged, [&](int step) { seen.push_back(step); });
  playback.play();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !playback.isPlaying(); }, 10000));
  for (const int step : seen) EXPECT_TRUE(step == 2 || step == 3) << step;
  EXPECT_EQ(playback.step(), 3);
}

TEST(Playback, KeepsBookmarksInOrderAndGoesRound) {
  Playback playback;
  fill(playback);
  QSignalSpy marks(&playback, &Playback::marksChanged);
  playback.nextBookmark();
  EXPECT_EQ(playback.step(), 0);  // there are no bookmarks
  for (const int step : {9, 3, 15}) {
    playback.jump(step);
    playback.toggleBookmark();
  }
  EXPECT_EQ(playback.bookmarks(), (std::vector<int>{3, 9, 15}));
  EXPECT_EQ(marks.count(), 3);
  playback.nextBookmark();
  EXPECT_EQ(playback.step(), 3);
  playback.nextBookmark();
  EXPECT_EQ(playback.step(), 9);
  playback.previousBookmark();
  playback.previousBookmark();
  EXPECT_EQ(playback.step(), 15);
  playback.toggleBookmark();
  EXPECT_EQ(playback.bookmarks(), (std::vector<int>{3, 9}));
  playback.clearBookmarks();
  EXPECT_TRUE(playback.bookmarks().empty());
  playback.setBookmarks({17, 4, 4, -1, 18});
  EXPECT_EQ(playback.bookmarks(), (std::vector<int>{4, 17}));
  fill(playback);
  EXPECT_TRUE(playback.bookmarks().empty());  // they belonged to other steps
}

TEST(Playback, GoesToFindings) {
  Playback playback;
  fill(playback);
  playback.setFindings({12, 5});
  playback.nextFinding();
  EXPECT_EQ(playback.step(), 5);
  playback.nextFinding();
  EXPECT_EQ(playback.step(), 12);
  playback.nextFinding();
  EXPECT_EQ(playback.step(), 5);
  playback.previousFinding();
  EXPECT_EQ(playback.step(), 12);
}

TEST(Playback, AsFastAsDrawnShowsTheNextStepAfterEachFrame) {
  Playback playback;
  playback.setSteps(1000, {0});
  playback.setAsFastAsDrawn();
  playback.play();
  EXPECT_EQ(playback.step(), 1);
  QTest::qWait(60);
  EXPECT_EQ(playback.step(), 1);  // no frame has been drawn
  for (int frame = 2; frame < 50; ++frame) {
    playback.drawn();
    playback.drawn();                       // two windows show the same step
    EXPECT_EQ(playback.step(), frame - 1);  // the event loop has not run yet
    ASSERT_TRUE(QTest::qWaitFor([&] { return playback.step() == frame; }, 10000));
    EXPECT_EQ(playback.progress(), 1.0);
  }
  playback.pause();
  playback.drawn();
  QTest::qWait(20);
  EXPECT_EQ(playback.step(), 49);
}

TEST(Playback, AsFastAsDrawnEndsOrLoops) {
  Playback playback;
  playback.setSteps(3, {0});
  playback.setAsFastAsDrawn();
  QObject::connect(&playback, &Playback::progressChanged, [&] { playback.drawn(); });
  playback.play();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !playback.isPlaying(); }, 10000));
  EXPECT_EQ(playback.step(), 2);
  playback.setLoops(true);
  int wraps = 0;
  QObject::connect(&playback, &Playback::stepChanged, [&](int step) { wraps += step == 0; });
  playback.play();
  EXPECT_TRUE(QTest::qWaitFor([&] { return wraps >= 3; }, 10000));
  playback.pause();
}

TEST(Playback, SpeedGoesBeyondTheFastestAndBackWhilePlaying) {
  Playback playback;
  playback.setSteps(100'000, {0});
  playback.setSpeed(32);
  playback.play();
  playback.faster();
  EXPECT_EQ(playback.speed(), Playback::kFastest);
  EXPECT_FALSE(playback.isAsFastAsDrawn());
  playback.faster();
  EXPECT_TRUE(playback.isAsFastAsDrawn());
  EXPECT_TRUE(playback.isPlaying());
  playback.faster();
  EXPECT_TRUE(playback.isAsFastAsDrawn());
  playback.slower();
  EXPECT_FALSE(playback.isAsFastAsDrawn());
  EXPECT_EQ(playback.speed(), Playback::kFastest);
  const int step = playback.step();
  EXPECT_TRUE(QTest::qWaitFor([&] { return playback.step() > step; }, 10000));
  playback.slower();
  EXPECT_EQ(playback.speed(), 32);
}

/// The time in seconds from the beginning of a step to the end of its motion, at a slow pace.
double secondsOfMotion(Motion motion) {
  Playback playback;
  fill(playback);
  playback.setMotion(motion);
  playback.setSpeed(0.25);
  QElapsedTimer clock;
  clock.start();
  playback.play();
  EXPECT_TRUE(QTest::qWaitFor([&] { return playback.progress() == 1.0; }, 10000));
  EXPECT_EQ(playback.step(), 1);
  return static_cast<double>(clock.elapsed()) / 1000;
}

TEST(Playback, MotionHasADurationOfItsOwn) {
  EXPECT_LT(secondsOfMotion(Motion::off), 0.05);
  const double fast = secondsOfMotion(Motion::fast);
  EXPECT_GE(fast, 0.18);
  EXPECT_LT(fast, 0.55);
  EXPECT_GE(secondsOfMotion(Motion::normal), 0.58);
}

TEST(Playback, MotionIsDoneBeforeTheStepIs) {
  Playback playback;
  playback.setSteps(1000, {0});
  playback.setMotion(Motion::slow);
  playback.setSpeed(4);
  int rests = 0;
  int step = 0;
  QObject::connect(&playback, &Playback::progressChanged, [&](double progress) {
    if (progress == 1.0 && playback.step() != step) {
      ++rests;
      step = playback.step();
    }
  });
  playback.play();
  ASSERT_TRUE(QTest::qWaitFor([&] { return playback.step() >= 4; }, 10000));
  EXPECT_GE(rests, 3);
}

TEST(Playback, APictureThatRestsIsNotDrawnAgain) {
  Playback playback;
  fill(playback);
  playback.setMotion(Motion::off);
  playback.setSpeed(Playback::kSlowest);
  playback.play();
  QSignalSpy frames(&playback, &Playback::progressChanged);
  QTest::qWait(120);
  EXPECT_EQ(frames.count(), 0);
  EXPECT_TRUE(playback.isPlaying());
}

TEST(Playback, ClipsItsSpeedAndIgnoresPlayWithoutSteps) {
  Playback playback;
  playback.play();
  EXPECT_FALSE(playback.isPlaying());
  playback.setSpeed(1e9);
  EXPECT_EQ(playback.speed(), Playback::kFastest);
  playback.setSpeed(0);
  EXPECT_EQ(playback.speed(), Playback::kSlowest);
}

}  // namespace
}  // namespace lanescope::ui
