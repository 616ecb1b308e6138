// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every command and the window under limits of every kind, five values each. A cell of the tables
// that this prints is "ok", or the exit code that came with a sentence.
#include <grp.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <vector>

#include "tests/app/engine/process_state.h"
#include "tests/programs/control_group.h"
#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

constexpr std::uint64_t kKiB = 1024;
constexpr std::uint64_t kMiB = 1024 * kKiB;

/// One row of the table.
struct Subject {
  enum class End { byItself, atRest, atFirstPicture };
  const char* name;
  QStringList arguments;
  QStringList files;  ///< what it writes
  End end = End::byItself;
};

/// With a few numbers each: it is the start and the end that the limits meet.
std::vector<Subject> subjects() {
  const QStringList few{"--backend", "emulator", "--n", "64", "--block", "32"};
  const QStringList once{"--backend", "emulator", "--sizes", "256"};
  return {
      {"list", {"list"}, {}},
      {"devices", {"devices"}, {}},
      {"run", QStringList{"run", "dot_shared"} + few, {}},
      {"trace", QStringList{"trace", "dot_shared", "--out", "t.json"} + few, {"t.json"}},
      {"render",
       QStringList{"render", "dot_shared", "--size", "320x240", "--out", "r.png"} + few,
       {"r.png"}},
      {"equalize", {"equalize", LANESCOPE_PHOTOGRAPH, "e.png", "--backend", "emulator"}, {"e.png"}},
      {"bench",
       QStringList{"bench", "dot_shared", "--samples", "3", "--max-time", "0", "--out", "b.csv"} +
           once,
       {"b.csv"}},
      {"errors", QStringList{"errors", "dot_shared"} + once, {}},
      {"work", QStringList{"work", "dot_shared"} + once, {}},
      {"history", {"history", "list"}, {}},
      {"demo",
       {"demo", "--backend", "emulator", "--out", "."},
       {"dot-product.png", "dot-product.gif", "dot-product.mp4", "timings.png", "timings.svg"},
       Subject::End::atFirstPicture},
      {"window", {"-platform", "offscreen"}, {}, Subject::End::atRest},
  };
}

/// What a process is given before it becomes the program.
struct Limit {
  std::string text;
  std::function<void()> apply;
  std::shared_ptr<ControlGroup> group;  ///< what `apply` joins, or null
};

Limit resourceLimit(__rlimit_resource resource, std::uint64_t value, const std::string& text) {
  return {text,
          [=] {
            const rlimit limit{value, value};
            ::setrlimit(resource, &limit);
          },
          nullptr};
}

std::vector<Limit> resourceLimits(__rlimit_resource resource,
                                  const std::vector<std::uint64_t>& values, std::uint64_t unit,
                                  const char* suffix) {
  std::vector<Limit> limits;
  limits.reserve(values.size());
  for (const std::uint64_t value : values) {
    limits.push_back(resourceLimit(resource, value * unit, std::to_string(value) + suffix));
  }
  return limits;
}

/// The cell that is filled, from 1.
unsigned cellNumber = 0;

/// RLIMIT_NPROC counts all processes of a user and does not hold root. Where the tests may, they
/// take a user for each cell; elsewhere their own has more processes than any of these.
std::vector<Limit> processLimits() {
  std::vector<Limit> limits;
  for (const rlim_t value : {1, 2, 3, 6, 12}) {
    limits.push_back({std::to_string(value),
                      [value, isRoot = ::geteuid() == 0] {
                        constexpr uid_t kFirstUser = 1'000'000'000;
                        constexpr uid_t kUsers = 1000;  // of one run of the tests
                        const uid_t user =
                            kFirstUser + static_cast<uid_t>(::getppid()) * kUsers + cellNumber;
                        if (isRoot && (::setgroups(0, nullptr) != 0 || ::setgid(user) != 0 ||
                                       ::setuid(user) != 0)) {
                          ::_exit(127);
                        }
                        const rlimit limit{value, value};
                        ::setrlimit(RLIMIT_NPROC, &limit);
                      },
                      nullptr});
  }
  return limits;
}

std::vector<Limit> groupLimits(ControlGroup::Kind kind, const std::vector<std::uint64_t>& values,
                               std::uint64_t unit, const char* suffix) {
  std::vector<Limit> limits;
  for (const std::uint64_t value : values) {
    const auto group = std::make_shared<ControlGroup>(kind, value * unit);
    limits.push_back({std::to_string(value) + suffix, [group] { group->join(); }, group});
  }
  return limits;
}

class ResourceMatrix : public testing::Test {
 protected:
  /// Runs all subjects under all limits, prints the table and the sentences.
  void fill(const char* title, const std::vector<Limit>& limits);

 private:
  std::string cell(const Subject& subject, const Limit& limit);
  /// Runs the program to its end; asks it to end where its subject does not by itself.
  Answer run(QProcess& process, Subject::End end);
  std::map<std::string, char> m_sentences;
};

Answer ResourceMatrix::run(QProcess& process, Subject::End end) {
  constexpr int kLookMs = 50;
  constexpr qint64 kPatienceMs = 60'000;
  Answer answer;
  process.start();
  QElapsedTimer clock;
  clock.start();
  Rest rest;
  bool isAsked = false;
  while (!process.waitForFinished(kLookMs) && process.state() != QProcess::NotRunning) {
    answer.out += process.readAllStandardOutput();
    if (clock.elapsed() > kPatienceMs) {
      ADD_FAILURE() << "no end: " << process.arguments().join(' ').toStdString();
      process.kill();
      continue;
    }
    const bool isDue = (end == Subject::End::atRest && rest.look(process.processId()) &&
                        catchesTerm(process.processId())) ||
                       (end == Subject::End::atFirstPicture && answer.out.contains("Written:"));
    if (isDue && !isAsked) process.terminate();
    isAsked = isAsked || isDue;
  }
  answer.out += process.readAllStandardOutput();
  answer.err = process.readAllStandardError();
  if (process.exitStatus() == QProcess::NormalExit) answer.code = process.exitCode();
  constexpr int kInterrupted = 130;
  if (end == Subject::End::atFirstPicture && isAsked && answer.code == kInterrupted) {
    answer.code = 0;
    answer.err.clear();
  }
  return answer;
}

void expectOneSentence(const QByteArray& text, const std::string& where) {
  EXPECT_TRUE(text.startsWith("lanescope: ")) << where;
  EXPECT_TRUE(text.endsWith(".\n")) << where;
  EXPECT_EQ(text.count('\n'), 1) << where;
  for (const char* const foreign : {"terminate called", "what()", "std::", "pthread", "QThread",
                                    "QProcess", "qt.", "GLib", "unexpected"}) {
    EXPECT_FALSE(text.contains(foreign)) << where;
  }
}

std::string ResourceMatrix::cell(const Subject& subject, const Limit& limit) {
  ++cellNumber;
  QTemporaryDir home;
  QTemporaryDir folder;
  for (const QTemporaryDir* const open : {&home, &folder}) {
    ::chmod(QFile::encodeName(open->path()).constData(), 0777);
  }
  QProcess process;
  prepare(process, subject.arguments, folder.path());
  QProcessEnvironment environment = process.processEnvironment();
  for (const char* const name :
       {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"}) {
    environment.insert(name, home.path());
  }
  process.setProcessEnvironment(environment);
  process.setChildProcessModifier(limit.apply);
  const Answer answer = run(process, subject.end);
  const std::string where = std::string(subject.name) + " under " + limit.text + ": code " +
                            std::to_string(answer.code) + "\n" + answer.err.toStdString();
  const QStringList left =
      QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  for (const QString& name : left) {
    const bool isWanted = answer.code == 0 && subject.files.contains(name);
    EXPECT_TRUE(isWanted) << where << "left " << name.toStdString();
  }
  if (answer.code == 0) {
    EXPECT_EQ(answer.err, "") << where;
    return "ok";
  }
  EXPECT_TRUE(answer.code == 2 || answer.code == 3) << where;
  expectOneSentence(answer.err, where);
  QString sentence = QString::fromUtf8(answer.err).trimmed();
  sentence.replace(home.path(), "~").replace(folder.path(), ".");
  const auto letter =
      m_sentences.try_emplace(sentence.toStdString(), static_cast<char>('a' + m_sentences.size()));
  return std::to_string(answer.code) + letter.first->second;
}

void ResourceMatrix::fill(const char* title, const std::vector<Limit>& limits) {
  std::printf("%-10s", title);
  for (const Limit& limit : limits) std::printf("%10s", limit.text.c_str());
  std::puts("");
  for (const Subject& subject : subjects()) {
    std::printf("%-10s", subject.name);
    for (const Limit& limit : limits) std::printf("%10s", cell(subject, limit).c_str());
    std::puts("");
    std::fflush(stdout);
  }
  for (const auto& [sentence, letter] : m_sentences) {
    std::printf("  %c  %s\n", letter, sentence.c_str());
  }
}

TEST_F(ResourceMatrix, AddressSpace) {
  if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "the sanitizers take terabytes of address space";
  fill("AS", resourceLimits(RLIMIT_AS, {128, 176, 256, 512, 2048}, kMiB, " MiB"));
}

TEST_F(ResourceMatrix, FileSize) {
  fill("FSIZE", resourceLimits(RLIMIT_FSIZE, {0, 1, 4, 64, 1024}, kKiB, " KiB"));
}

TEST_F(ResourceMatrix, Processes) {
  if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "the sanitizers start threads of their own";
  namespace fs = std::filesystem;
  for (fs::path path = LANESCOPE_PROGRAM; path != path.root_path(); path = path.parent_path()) {
    const bool isOpen =
        (fs::status(path).permissions() & fs::perms::others_exec) != fs::perms::none;
    if (::geteuid() == 0 && !isOpen) GTEST_SKIP() << "other users may not enter " << path;
  }
  fill("NPROC", processLimits());
}

TEST_F(ResourceMatrix, OpenFiles) {
  fill("NOFILE", resourceLimits(RLIMIT_NOFILE, {8, 24, 64, 128, 1024}, 1, ""));
}

TEST_F(ResourceMatrix, Stack) {
  fill("STACK", resourceLimits(RLIMIT_STACK, {128, 512, 1024, 2048, 8192}, kKiB, " KiB"));
}

TEST_F(ResourceMatrix, MemoryOfAControlGroup) {
  if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "the sanitizers take memory of their own";
  std::vector<Limit> limits;
  try {
    limits = groupLimits(ControlGroup::Kind::memory, {96, 128, 192, 512, 2048}, kMiB, " MiB");
  } catch (const std::runtime_error& error) {
    GTEST_SKIP() << error.what();
  }
  fill("memory", limits);
}

TEST_F(ResourceMatrix, ProcessesOfAControlGroup) {
  if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "the sanitizers start threads of their own";
  std::vector<Limit> limits;
  try {
    limits = groupLimits(ControlGroup::Kind::processes, {1, 2, 3, 6, 12}, 1, "");
  } catch (const std::runtime_error& error) {
    GTEST_SKIP() << error.what();
  }
  fill("pids", limits);
}

}  // namespace
}  // namespace lanescope::tests
