// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QTemporaryDir>
#include <algorithm>
#include <csignal>
#include <thread>

#include "app/session/session_file.h"
#include "tests/app/session/session_samples.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

/// With a record of so many events.
Session sessionWith(std::size_t events) {
  Session session = tests::sampleSession();
  session.run->compared.reset();
  values::RunResult result = *session.run->main.result;
  trace::Record& record = *result.record;
  const trace::Event event = record.events.front();
  record.events.resize(events);
  std::ranges::fill(record.events, event);
  record.offsets.assign(record.blockCount * record.threadsPerBlock() + 1, 0);
  record.offsets.back() = events;
  session.run->main.result = std::make_shared<const values::RunResult>(std::move(result));
  return session;
}

std::string sentenceOnWriting(const Session& session, const QString& path) {
  try {
    writeSession(session, path);
    return {};
  } catch (const values::Error& error) {
    return error.what();
  }
}

TEST(SessionWriter, SaysWhereItCannotWrite) {
  const QTemporaryDir folder;
  const Session session = tests::sampleSession();
  EXPECT_EQ(sentenceOnWriting(session, folder.path()),
            folder.path().toStdString() + " cannot be written: it is a folder.");
  if (geteuid() == 0) return;  // who may write everywhere
  QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
  EXPECT_NE(sentenceOnWriting(session, folder.filePath("s.lanescope")), "");
}

// A disk that is full, as far as this process can tell.
TEST(SessionWriter, LeavesTheOldFileWholeWhenTheDiskIsFull) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("s.lanescope");
  const Session old = tests::sampleSession();
  writeSession(old, path);
  const Session larger = sessionWith(1'000'000);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit low{1 << 20, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &low), 0);
  const std::string sentence = sentenceOnWriting(larger, path);
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  EXPECT_TRUE(sentence.starts_with(path.toStdString() + " cannot be written: ")) << sentence;
  EXPECT_EQ(sessionBytes(readSession(path)), sessionBytes(old));
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

TEST(SessionWriter, LeavesAWholeFileWheneverItIsKilled) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("s.lanescope");
  const std::vector<Session> sessions{tests::sampleSession(), sessionWith(300'000)};
  std::vector<std::vector<std::byte>> contents;
  contents.reserve(sessions.size());
  for (const Session& session : sessions) contents.push_back(sessionBytes(session));
  writeSession(sessions.front(), path);
  constexpr int kKills = 40;
  for (int i = 0; i < kKills; ++i) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      for (std::size_t turn = 0;; ++turn) writeSession(sessions[turn % 2], path);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(3 + 7 * (i % 10)));
    kill(child, SIGKILL);
    ASSERT_EQ(waitpid(child, nullptr, 0), child);
    const auto now = sessionBytes(readSession(path));
    ASSERT_TRUE(now == contents[0] || now == contents[1]) << "after kill " << i;
  }
}

}  // namespace
}  // namespace lanescope::app
