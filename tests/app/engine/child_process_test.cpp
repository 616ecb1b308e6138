// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/child_process.h"

#include <gtest/gtest.h>

#include <QEventLoop>
#include <QTimer>
#include <csignal>
#include <span>

namespace lanescope::app {
namespace {

using std::chrono::seconds;

constexpr seconds kPatience{60};

/// A child, and the event loop that its sockets and signals need.
class ChildProcessTest : public testing::Test {
 protected:
  /// Until the child has ended.
  void runLoop() {
    QEventLoop loop;
    QObject::connect(&m_child, &ChildProcess::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    if (m_child.isRunning()) loop.exec();
    ASSERT_FALSE(m_child.isRunning());
  }
  void write(const QByteArray& text) {
    const auto bytes = std::as_bytes(std::span(text.constData(), std::size_t(text.size())));
    m_child.write({bytes.begin(), bytes.end()});
  }
  void startShell(const QString& script) {
    ASSERT_EQ(m_child.start("sh", {"-c", script}), QString());
  }

  ChildProcess m_child;
};

TEST_F(ChildProcessTest, TellsWhatAProgramPrintsAndHowItEnds) {
  startShell("echo out; echo err >&2; exit 7");
  runLoop();
  EXPECT_EQ(m_child.readAllStandardOutput(), "out\n");
  EXPECT_EQ(m_child.readAllStandardError(), "err\n");
  EXPECT_EQ(m_child.exitCode(), 7);
  EXPECT_FALSE(m_child.wasEndedBySignal());
}

TEST_F(ChildProcessTest, PassesMoreThanAPipeHoldsBothWaysInOrder) {
  startShell("cat");
  QByteArray sent;
  for (int i = 0; i < 3'000'000; ++i) sent.append(QByteArray::number(i));
  QByteArray received;
  QObject::connect(&m_child, &ChildProcess::readyReadStandardOutput, &m_child,
                   [&] { received += m_child.readAllStandardOutput(); });
  write(sent.first(sent.size() / 2));
  write(sent.sliced(sent.size() / 2));
  EXPECT_GT(m_child.bytesToWrite(), 0);
  m_child.closeInput();
  runLoop();
  EXPECT_TRUE(received == sent) << received.size() << " bytes of " << sent.size();
  EXPECT_EQ(m_child.exitCode(), 0);
}

TEST_F(ChildProcessTest, WaitsWithoutAnEventLoop) {
  startShell("cat >&2");
  const QByteArray sent(1'000'000, 'x');
  write(sent);
  // Standard error fills its pipe meanwhile, so that not all can go.
  EXPECT_FALSE(m_child.waitForBytesWritten(0, std::chrono::milliseconds(100)));
  m_child.closeInput();
  EXPECT_TRUE(m_child.waitForFinished(kPatience));
  EXPECT_TRUE(m_child.readAllStandardError() == sent);
}

TEST_F(ChildProcessTest, TellsTheSignalThatEndsAProgram) {
  startShell("kill -SEGV $$");
  runLoop();
  EXPECT_EQ(m_child.exitCode(), SIGSEGV);
  EXPECT_TRUE(m_child.wasEndedBySignal());
}

TEST_F(ChildProcessTest, KillsAProgramThatDoesNotEnd) {
  startShell("trap '' TERM; while :; do sleep 1; done");
  EXPECT_FALSE(m_child.waitForFinished(std::chrono::milliseconds(50)));
  m_child.kill();
  runLoop();
  EXPECT_EQ(m_child.exitCode(), SIGKILL);
}

TEST_F(ChildProcessTest, OutlivesAProgramThatReadsNothing) {
  startShell("exec 0<&-; sleep 0.1; exit 3");
  const QByteArray sent(10'000'000, 'x');
  write(sent);
  EXPECT_FALSE(m_child.waitForBytesWritten(0, kPatience));
  runLoop();
  EXPECT_EQ(m_child.bytesToWrite(), 0);
  EXPECT_EQ(m_child.exitCode(), 3);
}

TEST_F(ChildProcessTest, SaysWhyAProgramCannotBeStarted) {
  EXPECT_EQ(m_child.start("/no/such/program", {}), "No such file or directory");
  EXPECT_FALSE(m_child.isRunning());
}

}  // namespace
}  // namespace lanescope::app
