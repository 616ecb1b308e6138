// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/interrupt.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <QDir>
#include <QTemporaryDir>
#include <chrono>
#include <thread>

#include "app/files/output_file.h"
#include "app/files/scratch_folder.h"

namespace lanescope::cli {
namespace {

using namespace std::chrono_literals;

constexpr int kInterrupted = 130;

/// Works on without checking for a stop request.
[[noreturn]] void workOn() {
  while (true) std::this_thread::sleep_for(10ms);
}

TEST(InterruptDeathTest, AProcessThatDoesNotStopIsEndedAndLeavesNothing) {
  const QTemporaryDir folder;
  const auto files = [&] {
    return QDir(folder.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
        .size();
  };
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const auto since = std::chrono::steady_clock::now();
    EXPECT_EXIT(
        {
          const Interrupt interrupt;
          const app::OutputFile file(folder.filePath("begun.csv"));
          const app::ScratchFolder scratch(folder.filePath("frames"));
          app::writeFile(scratch.filePath("step-0001.png"), "begun");
          if (files() == 0) ::_exit(1);
          ::raise(signal);
          workOn();
        },
        testing::ExitedWithCode(kInterrupted), "^lanescope: Interrupted.\n$");
    EXPECT_GE(std::chrono::steady_clock::now() - since, 500ms) << "it may have wanted to stop";
    EXPECT_EQ(files(), 0);
  }
}

TEST(InterruptDeathTest, WhatIsWrittenAtTheEndMayTakeItsTime) {
  EXPECT_EXIT(
      {
        const Interrupt interrupt;
        ::raise(SIGTERM);
        while (!interrupt.token().stop_requested()) std::this_thread::sleep_for(1ms);
        interrupt.takeTime();
        std::this_thread::sleep_for(1500ms);
        ::_exit(7);
      },
      testing::ExitedWithCode(7), "^$");
}

TEST(InterruptDeathTest, ASecondSignalEndsTheProcessAtOnce) {
  EXPECT_EXIT(
      {
        const Interrupt interrupt;
        interrupt.takeTime();
        ::raise(SIGTERM);
        ::raise(SIGTERM);
        workOn();
      },
      testing::KilledBySignal(SIGTERM), "^$");
}

TEST(Interrupt, IsRequestedFromTheInstantOfTheSignalOn) {
  const Interrupt interrupt;
  EXPECT_FALSE(interrupt.requested());
  ::raise(SIGTERM);
  EXPECT_TRUE(interrupt.requested());
  while (!interrupt.token().stop_requested()) std::this_thread::yield();
}

}  // namespace
}  // namespace lanescope::cli
