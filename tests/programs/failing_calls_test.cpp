// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the n-th call of a kind fail in a command, in its engine, or in the process that decodes
// its files, for one n after the other until no call is left: the command ends with a documented
// exit code and one sentence, a file that it was to write is whole or as it was before, and a
// history holds what it held before or what it should hold.
//
// Usually a few commands are tried, the first n, and then each some 1.4 times the one before. The
// environment says what else is tried, and where things lie on a machine without this build:
//   LANESCOPE_ALL_FAILURES=1     all commands, and every n; of the allocations, which are too many
//                                for that, the first of each place in the code
//   LANESCOPE_FAILURE_STEP=1.2   each n some 1.2 times the one before; 1: every n
//   LANESCOPE_FAILURE_RANGE=1-99 these n alone
//   LANESCOPE_PROGRAM, LANESCOPE_FAILING_CALL, LANESCOPE_FORMATS, LANESCOPE_PHOTOGRAPH
// Each test is of one command, one program and one kind of call, so that several processes can
// share them, by --gtest_filter or by GTEST_TOTAL_SHARDS and GTEST_SHARD_INDEX.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <limits>
#include <map>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "tests/programs/failing_commands.h"
#include "tests/programs/failing_places.h"
#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

const QByteArray kBefore = "what was there before";

QString formatsFolder() {
  return qEnvironmentVariable("LANESCOPE_FORMATS", LANESCOPE_FORMATS);
}

bool triesAll() {
  return qEnvironmentVariableIsSet("LANESCOPE_ALL_FAILURES");
}

/// The numbers of the calls that fail.
struct Numbers {
  long first = 1;
  long last = std::numeric_limits<long>::max();
  double step = triesAll() ? 1.0 : 1.4;
  bool isStepGiven = false;

  static Numbers fromEnvironment() {
    Numbers numbers;
    const QStringList range = qEnvironmentVariable("LANESCOPE_FAILURE_RANGE").split('-');
    if (range.size() == 2) {
      numbers.first = range[0].toLong();
      numbers.last = range[1].toLong();
    }
    const double step = qEnvironmentVariable("LANESCOPE_FAILURE_STEP").toDouble();
    numbers.isStepGiven = step >= 1.0;
    if (numbers.isStepGiven) numbers.step = step;
    return numbers;
  }

  [[nodiscard]] long after(long n) const {
    constexpr long kDense = 4;
    const auto next = static_cast<long>(static_cast<double>(n) * step);
    return n < kDense ? n + 1 : std::max(n + 1, next);
  }
};

/// Calls of one kind in one program, while one command runs.
struct FailingCall {
  FailingCommand command;
  const char* program;
  const char* call;

  [[nodiscard]] std::string name() const { return command.name + ", " + program + ", " + call; }
};

std::ostream& operator<<(std::ostream& out, const FailingCall& failing) {
  return out << failing.name();
}

class FailingCallsTest : public testing::TestWithParam<FailingCall> {
 protected:
  void SetUp() override {
    if (command().hasHistory) makeHistory();
    const QTemporaryDir folder;
    setUpFolder(folder.path());
    m_historyBefore = historyIn(folder.path());
    m_good = finishIn(folder.path(), {});
    if (command().isOfLab && m_good.code == 3) GTEST_SKIP() << m_good.err.toStdString();
    ASSERT_EQ(m_good.code, 0) << m_good.err.toStdString();
    m_goodFile = contentOf(folder.filePath(command().file));
    m_historyAfter = historyIn(folder.path());
  }

  /// Returns false where the command has no such call any more.
  bool tryAt(long n) {
    SCOPED_TRACE("call " + std::to_string(n));
    const QTemporaryDir folder;
    setUpFolder(folder.path());
    QDir(m_state.filePath("state")).removeRecursively();
    QByteArray mark;
    const Answer answer = finishIn(folder.path(), QString::number(n), mark);
    const bool hasFailed = mark == "1";
    if (hasFailed) ++m_outcomes[answer.code];
    if (answer.code != -1 || !hasFontconfigCrashed()) expectSound(answer);
    expectWhole(answer, folder.path());
    return hasFailed;
  }

  /// Returns the numbers of the allocations that are the first of their place in the code, in
  /// order.
  [[nodiscard]] std::set<long> places() const {
    const QTemporaryDir folder;
    setUpFolder(folder.path());
    QByteArray content;
    EXPECT_EQ(finishIn(folder.path(), "places", content).code, 0);
    const auto found = std::make_unique<FailingPlaces>();
    if (content.size() != sizeof(FailingPlaces)) return {};  // the command has no such program
    std::memcpy(found.get(), content.constData(), sizeof(FailingPlaces));
    EXPECT_LT(found->count, FailingPlaces::kMost);
    return {found->numbers, found->numbers + std::min<std::size_t>(found->count, found->kMost)};
  }

  void print() const {
    int tried = 0;
    std::string outcomes;
    for (const auto& [code, count] : m_outcomes) {
      tried += count;
      outcomes += ", exit code " + std::to_string(code) + ": " + std::to_string(count);
    }
    std::printf("%-45s %4d tried%s\n", GetParam().name().c_str(), tried, outcomes.c_str());
    std::fflush(stdout);
  }

 private:
  [[nodiscard]] static const FailingCommand& command() { return GetParam().command; }
  [[nodiscard]] static QString failingCall() {
    return qEnvironmentVariable("LANESCOPE_FAILING_CALL", LANESCOPE_FAILING_CALL);
  }
  [[nodiscard]] static bool writesAFile() { return command().file.contains('.'); }

  /// Whether the file may have other bytes: fontconfig leaves out what it has no memory for, or
  /// crashes, since it does not check each allocation, and OpenBLAS counts as missing.
  [[nodiscard]] static bool mayLackLibrary() {
    const bool hasLibrary = command().hasLetters || command().hasOpenBlas;
    return hasLibrary && std::string(GetParam().call) == "malloc";
  }
  [[nodiscard]] bool hasFontconfigCrashed() const {
    const QDir reports(m_state.filePath("state/lanescope/crashes"));
    const QStringList names = reports.entryList(QDir::Files);
    return std::ranges::any_of(names, [&](const QString& name) {
      return contentOf(reports.filePath(name)).contains("libfontconfig");
    });
  }

  /// Runs the command with failing_call.cpp, and reads what stands in the file of its mark.
  Answer finishIn(const QString& folder, const QString& at, QByteArray& mark) const {
    const QString file = m_state.filePath("mark");
    QFile::remove(file);
    Answer answer = finishIn(folder, {{"LD_PRELOAD", failingCall()},
                                      {"LANESCOPE_FAIL_PROGRAM", GetParam().program},
                                      {"LANESCOPE_FAIL_CALL", GetParam().call},
                                      {"LANESCOPE_FAIL_AT", at},
                                      {"LANESCOPE_FAIL_MARK", file}});
    mark = contentOf(file);
    return answer;
  }

  void makeHistory() const {
    const QString copy = m_state.filePath(kHistory);
    ASSERT_TRUE(QFile::copy(formatsFolder() + "/0.1/history.sqlite", copy));
    ASSERT_TRUE(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    if (command().before.isEmpty()) return;
    const Answer answer = runProgram(command().before, m_state.path());
    ASSERT_EQ(answer.code, 0) << answer.err.toStdString();
  }

  void setUpFolder(const QString& folder) const {
    if (writesAFile()) {
      QFile file(folder + '/' + command().file);
      ASSERT_TRUE(file.open(QIODevice::WriteOnly));
      file.write(kBefore);
    }
    if (command().hasHistory) {
      ASSERT_TRUE(QFile::copy(m_state.filePath(kHistory), folder + '/' + kHistory));
    }
  }

  /// Runs the command. What all runs may keep, such as compiled headers, is out of the folder.
  [[nodiscard]] Answer finishIn(const QString& folder,
                                const std::vector<std::pair<QString, QString>>& variables) const {
    QProcess process;
    prepare(process, command().arguments, folder);
    QProcessEnvironment environment = process.processEnvironment();
    environment.insert("XDG_CACHE_HOME", m_state.filePath("cache"));
    environment.insert("XDG_STATE_HOME", m_state.filePath("state"));
    for (const auto& [name, value] : variables) environment.insert(name, value);
    process.setProcessEnvironment(environment);
    return finish(process);
  }

  [[nodiscard]] static QByteArray historyIn(const QString& folder) {
    if (!command().hasHistory) return {};
    const Answer answer = runProgram({"history", "list", "--json", "--history", kHistory}, folder);
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    return answer.out;
  }

  /// What a library writes before it aborts is its own, and `grade` tells how far it is.
  static bool isNoError(const QByteArray& line) {
    static const QRegularExpression kProgress("^\\d+ of \\d+: ");
    return line.isEmpty() || line.contains("glibc error") || line.contains("Assertion `") ||
           line.startsWith("Fontconfig error: ") || line.startsWith("libpng error: ") ||
           kProgress.match(line).hasMatch();
  }

  static void expectSound(const Answer& answer) {
    EXPECT_TRUE(answer.code == 0 || answer.code == 3)
        << answer.code << " " << answer.out.toStdString() << answer.err.toStdString();
    if (answer.code == 0) return;
    QList<QByteArray> lines = answer.err.split('\n');
    lines.removeIf(isNoError);
    ASSERT_EQ(lines.size(), 1) << answer.err.toStdString();
    EXPECT_TRUE(lines.front().startsWith("lanescope: ")) << answer.err.toStdString();
    EXPECT_TRUE(lines.front().endsWith(".")) << answer.err.toStdString();
  }

  void expectWhole(const Answer& answer, const QString& folder) const {
    const bool isDone = answer.code == 0;
    if (isDone && command().isOutputTheSame) {
      EXPECT_EQ(answer.out, m_good.out);
    }
    if (writesAFile()) {
      const QByteArray content = contentOf(folder + '/' + command().file);
      if (content == kBefore) {
        EXPECT_FALSE(isDone) << answer.out.toStdString();
      } else if (command().isFileTheSame && !mayLackLibrary()) {
        EXPECT_TRUE(content == m_goodFile) << "other bytes " << answer.err.toStdString();
      } else {
        EXPECT_EQ(firstLine(content), firstLine(m_goodFile)) << answer.err.toStdString();
      }
    }
    const QByteArray history = historyIn(folder);
    if (isDone || history != m_historyBefore) {
      EXPECT_EQ(history, m_historyAfter);
    }
    const QStringList left =
        QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QString& name : left) {
      EXPECT_TRUE(name == command().file || name.startsWith(kHistory))
          << name.toStdString() << " is left";
    }
  }

  [[nodiscard]] static QByteArray firstLine(const QByteArray& content) {
    return content.left(content.indexOf('\n'));
  }

  const QTemporaryDir m_state;
  Answer m_good;
  QByteArray m_goodFile;
  QByteArray m_historyBefore;
  QByteArray m_historyAfter;
  std::map<int, int> m_outcomes;  ///< by exit code
};

/// All commands take long; usually one that writes a file and one that stores do. The sandbox's
/// library may compute for ever without memory, until the time for the file is over.
bool isUsual(const FailingCall& failing) {
  const std::string& name = failing.command.name;
  const std::string program = failing.program;
  const std::string call = failing.call;
  if (program == "lanescope-decode") return name == "equalize" && call != "malloc";
  if (call == "spawn") return name == "trace" || name == "equalize";
  return name == "trace" || (name == "history import" && program == "lanescope");
}

std::vector<FailingCall> failingCalls() {
  const std::vector<std::pair<const char*, std::vector<const char*>>> programs{
      {"lanescope", {"write", "fsync", "thread", "spawn", "malloc"}},
      {"lanescope-engine", {"write", "thread", "malloc"}},
      {"lanescope-decode", {"write", "thread", "malloc"}}};
  const QString photograph = qEnvironmentVariable("LANESCOPE_PHOTOGRAPH", LANESCOPE_PHOTOGRAPH);
  std::vector<FailingCall> all;
  for (const FailingCommand& command : failingCommands(formatsFolder(), photograph)) {
    for (const auto& [program, calls] : programs) {
      for (const char* const call : calls) all.push_back({command, program, call});
    }
  }
  if (!triesAll()) std::erase_if(all, [](const FailingCall& each) { return !isUsual(each); });
  return all;
}

TEST_P(FailingCallsTest, IsToldAndLeavesFilesWhole) {
  const Numbers numbers = Numbers::fromEnvironment();
  if (triesAll() && !numbers.isStepGiven && std::string(GetParam().call) == "malloc") {
    for (const long n : places()) {
      if (n >= numbers.first && n <= numbers.last) tryAt(n);
    }
  } else {
    for (long n = numbers.first; n <= numbers.last && tryAt(n);) n = numbers.after(n);
  }
  print();
}

std::string testName(const testing::TestParamInfo<FailingCall>& info) {
  std::string name = info.param.name();
  std::erase(name, ',');
  std::ranges::replace_if(
      name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Each, FailingCallsTest, testing::ValuesIn(failingCalls()), testName);

}  // namespace
}  // namespace lanescope::tests
