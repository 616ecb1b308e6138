// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/background.h"

#include <gtest/gtest.h>

#include <QFutureWatcher>
#include <QTest>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>

namespace lanescope::app {
namespace {

constexpr int kPatienceMs = 60'000;

/// What came back from work that throws.
template <class Work>
values::Error errorOf(const Work& work) {
  QObject context;
  std::shared_ptr<values::Error> got;
  const QFuture<void> future = inBackground(
      &context, QStringLiteral("The chart"), work, [](auto&&...) { ADD_FAILURE() << "it threw"; },
      [&](const values::Error& error) { got = std::make_shared<values::Error>(error); });
  EXPECT_TRUE(QTest::qWaitFor([&] { return got != nullptr; }, kPatienceMs));
  EXPECT_NO_THROW(QFuture<void>(future).waitForFinished());
  return got == nullptr ? values::Error(values::ErrorKind::badInput, "nothing") : *got;
}

TEST(Background, WhatIsThrownThereComesBackAsASentence) {
  const values::Error refused = errorOf([]() -> int { values::refuse("n = 0 is too small."); });
  EXPECT_STREQ(refused.what(), "n = 0 is too small.");
  EXPECT_EQ(refused.kind(), values::ErrorKind::badInput);
  const values::Error cancelled =
      errorOf([] { throw values::Error(values::ErrorKind::cancelled, "Cancelled."); });
  EXPECT_EQ(cancelled.kind(), values::ErrorKind::cancelled);
  EXPECT_STREQ(errorOf([] { throw std::bad_alloc(); }).what(),
               "The chart needs more memory than this machine has free.");
  EXPECT_STREQ(errorOf([]() -> std::string { throw std::out_of_range("vector"); }).what(),
               "Something unexpected happened: vector.");
  EXPECT_STREQ(errorOf([]() -> int { throw 5; }).what(), "Something unexpected happened.");
}

TEST(Background, TheValueComesBackInTheContextsThread) {
  QObject context;
  std::string got;
  std::thread::id worker;
  std::thread::id receiver;
  inBackground(
      &context, QString(),
      [&] {
        worker = std::this_thread::get_id();
        return std::string("made");
      },
      [&](std::string& value) {
        receiver = std::this_thread::get_id();
        got = std::move(value);
      },
      [](const values::Error& error) { ADD_FAILURE() << error.what(); });
  ASSERT_TRUE(QTest::qWaitFor([&] { return !got.empty(); }, kPatienceMs));
  EXPECT_EQ(got, "made");
  EXPECT_EQ(receiver, std::this_thread::get_id());
  EXPECT_NE(worker, receiver);
}

TEST(Background, WhatIsThrownOverTheValueEndsInASentenceToo) {
  QObject context;
  QString sentence;
  inBackground(
      &context, QStringLiteral("The table"), [] { return 1; }, [](int) { throw std::bad_alloc(); },
      [&](const values::Error& error) { sentence = QString::fromUtf8(error.what()); });
  ASSERT_TRUE(QTest::qWaitFor([&] { return !sentence.isEmpty(); }, kPatienceMs));
  EXPECT_EQ(sentence.toStdString(), "The table needs more memory than this machine has free.");
}

TEST(Background, TellsItsProgress) {
  QObject context;
  bool isDone = false;
  int last = -1;
  QFutureWatcher<void> watcher;
  QObject::connect(&watcher, &QFutureWatcherBase::progressValueChanged, &context,
                   [&](int part) { last = part; });
  watcher.setFuture(inBackground(
      &context, QString(), [](const WorkProgress& progress) { progress(1.0); },
      [&] { isDone = true; }, [](const values::Error& error) { ADD_FAILURE() << error.what(); }));
  EXPECT_TRUE(QTest::qWaitFor([&] { return isDone && last == kProgressParts; }, kPatienceMs));
}

TEST(Background, NobodyIsToldWhenTheContextIsGone) {
  auto context = std::make_unique<QObject>();
  QFuture<void> future = inBackground(
      context.get(), QString(), [] { return 1; }, [](int) { ADD_FAILURE() << "it is gone"; },
      [](const values::Error&) { ADD_FAILURE() << "it is gone"; });
  context.reset();
  future.waitForFinished();
  QCoreApplication::processEvents();
}

}  // namespace
}  // namespace lanescope::app
