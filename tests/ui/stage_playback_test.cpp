// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "ui/stage/playback.h"

namespace lanescope::ui {
namespace {

/// 18 steps in the epochs of a block of eight.
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

TEST(Playback, TakesTheTimeThatItsSpeedSays) {
  Playback playback;
  fill(playback);
  playback.setSpeed(32);
  QElapsedTimer clock;
  clock.start();
  playback.play();
  ASSERT_TRUE(QTest::qWaitFor([&] { return playback.step() >= 16; }, 10000));
  // Fifteen steps from step 1 at 32 a second; a busy machine may take longer, never less.
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
