// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the n-th call of a kind fail in a command or in its engine, for one n after the other until
// no call is left: the command ends with a documented exit code and one sentence, a file that it
// was to write is whole or as it was before, and the next run is right. In two or three of the
// commands the first n are tried, and then each some 1.4 times the one before; with
// LANESCOPE_ALL_FAILURES=1 every n is in all of them.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

struct FailingCommand {
  const char* name;
  QStringList arguments;
  const char* file;  ///< that it writes
  bool isExact;      ///< whether the file has the same bytes each time
};

std::vector<FailingCommand> failingCommands() {
  const QStringList few{"--backend", "emulator", "--n", "64", "--block", "32"};
  return {
      {"run", QStringList{"run", "dot_shared", "--out", "r.csv"} + few, "r.csv", true},
      {"trace", QStringList{"trace", "dot_shared", "--out", "t.json"} + few, "t.json", true},
      {"render", QStringList{"render", "dot_shared", "--size", "320x240", "--out", "p.png"} + few,
       "p.png", true},
      {"bench",
       {"bench", "dot_shared", "--samples", "3", "--max-time", "0", "--sizes", "256", "--backend",
        "emulator", "--out", "b.csv"},
       "b.csv",
       false},
      {"equalize",
       {"equalize", LANESCOPE_PHOTOGRAPH, "q.png", "--backend", "emulator"},
       "q.png",
       true},
      {"history import",
       {"history", "import", QStringLiteral(LANESCOPE_FORMATS) + "/0.1/benchmark.csv", "--history",
        "h.sqlite"},
       "h.sqlite",
       false},
  };
}

const QByteArray kBefore = "what was there before";

/// Failures of one kind in one program, while one command runs.
class FailingCalls {
 public:
  FailingCalls(FailingCommand command, const char* program, const char* call)
      : m_command(std::move(command)), m_program(program), m_call(call) {}

  void run() {
    const std::string name = std::string(m_command.name) + ", " + m_program + ", " + m_call;
    SCOPED_TRACE(name);
    m_good = expectGood();
    const bool isEach = qEnvironmentVariableIsSet("LANESCOPE_ALL_FAILURES");
    constexpr long kDense = 4;
    int tried = 0;
    for (long n = 1; tryAt(n); n = isEach || n < kDense ? n + 1 : n * 7 / 5 + 1) ++tried;
    std::string outcomes;
    for (const auto& [code, count] : m_outcomes) {
      outcomes += ", exit code " + std::to_string(code) + ": " + std::to_string(count);
    }
    std::printf("%-45s %4d tried%s\n", name.c_str(), tried, outcomes.c_str());
  }

 private:
  /// Returns false where the command has no such call any more.
  bool tryAt(long n) {
    SCOPED_TRACE("call " + std::to_string(n));
    const QTemporaryDir folder;
    const QString file = folder.filePath(m_command.file);
    if (m_command.isExact) write(file);
    const QString mark = folder.filePath("mark");
    QProcess process;
    prepare(process, m_command.arguments, folder.path());
    QProcessEnvironment environment = process.processEnvironment();
    environment.insert("LD_PRELOAD", LANESCOPE_FAILING_CALL);
    // Qt can do without GLib, which says by itself that it gets no memory, and raises SIGTRAP.
    environment.insert("QT_NO_GLIB", "1");
    environment.insert("LANESCOPE_FAIL_PROGRAM", m_program);
    environment.insert("LANESCOPE_FAIL_CALL", m_call);
    environment.insert("LANESCOPE_FAIL_AT", QString::number(n));
    environment.insert("LANESCOPE_FAIL_MARK", mark);
    process.setProcessEnvironment(environment);
    const Answer answer = finish(process);
    const bool hasFailed = QFile::remove(mark);
    ++m_outcomes[answer.code];
    expectSound(answer);
    if (m_command.isExact) {
      const QByteArray content = contentOf(file);
      EXPECT_EQ(content, answer.code == 0 ? m_good : kBefore) << answer.err.toStdString();
    }
    const QStringList left =
        QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QString& name : left) {
      EXPECT_TRUE(name.startsWith(m_command.file)) << name.toStdString() << " is left";
    }
    expectNextRun(folder.path());
    return hasFailed;
  }

  static void write(const QString& path) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(kBefore);
  }

  static void expectSound(const Answer& answer) {
    EXPECT_TRUE(answer.code == 0 || answer.code == 2 || answer.code == 3)
        << answer.code << " " << answer.err.toStdString();
    if (answer.code == 0) return;
    QList<QByteArray> lines = answer.err.split('\n');
    // What a library writes before it aborts is its own.
    lines.removeIf(
        [](const QByteArray& line) { return line.isEmpty() || line.contains("glibc error"); });
    ASSERT_EQ(lines.size(), 1) << answer.err.toStdString();
    EXPECT_TRUE(lines.front().startsWith("lanescope: ")) << answer.err.toStdString();
    EXPECT_TRUE(lines.front().endsWith(".")) << answer.err.toStdString();
  }

  /// Where the file could have been damaged, the command runs again on it.
  void expectNextRun(const QString& folder) const {
    if (m_command.isExact) return;
    const Answer answer = runProgram(m_command.arguments, folder);
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  }

  [[nodiscard]] QByteArray expectGood() const {
    const QTemporaryDir folder;
    const Answer answer = runProgram(m_command.arguments, folder.path());
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    return contentOf(folder.filePath(m_command.file));
  }

  FailingCommand m_command;
  const char* m_program;
  const char* m_call;
  QByteArray m_good;
  std::map<int, int> m_outcomes;  ///< by exit code
};

/// All commands take long; usually one that writes a file and one that stores do.
void failEach(const char* program, const char* call,
              const std::set<std::string>& usual = {"trace", "history import"}) {
  const bool isEach = qEnvironmentVariableIsSet("LANESCOPE_ALL_FAILURES");
  for (const FailingCommand& command : failingCommands()) {
    const std::string name = command.name;
    if (!isEach && !usual.contains(name)) continue;
    FailingCalls(command, program, call).run();
  }
}

TEST(FailingCallsTest, AWriteThatFailsIsToldAndLeavesFilesWhole) {
  failEach("lanescope", "write");
}

TEST(FailingCallsTest, AFileThatDoesNotReachTheDiskIsToldAndLeavesFilesWhole) {
  failEach("lanescope", "fsync");
}

TEST(FailingCallsTest, AThreadThatCannotBeStartedIsTold) {
  failEach("lanescope", "thread");
}

TEST(FailingCallsTest, AProgramThatCannotBeStartedIsTold) {
  failEach("lanescope", "spawn", {"trace", "equalize"});
}

TEST(FailingCallsTest, ALackOfMemoryIsTold) {
  failEach("lanescope", "malloc");
}

TEST(FailingCallsTest, AnEngineThatCannotWriteIsTold) {
  failEach("lanescope-engine", "write");
}

TEST(FailingCallsTest, AnEngineThatCannotStartThreadsIsTold) {
  failEach("lanescope-engine", "thread");
}

TEST(FailingCallsTest, AnEngineThatRunsOutOfMemoryIsTold) {
  failEach("lanescope-engine", "malloc");
}

}  // namespace
}  // namespace lanescope::tests
