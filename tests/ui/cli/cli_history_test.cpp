// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <csignal>

#include "app/history/history_file.h"
#include "app/history/result_file.h"
#include "tests/app/history/history_samples.h"
#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

using history::HistoryFile;
using nlohmann::json;

class CommandLineHistory : public testing::Test {
 protected:
  /// Arguments of the history command on this test's file.
  [[nodiscard]] QStringList history(const QStringList& arguments) const {
    return QStringList{"history"} + arguments + QStringList{"--history", m_path};
  }
  [[nodiscard]] std::string printed(const QStringList& arguments) const {
    const Answer answer = runProgram(history(arguments), m_folder.path());
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    EXPECT_EQ(answer.err, "");
    return answer.out.toStdString();
  }
  void expectRefused(const QStringList& arguments, int code, const QByteArray& part) const {
    expectRefusal(history(arguments), code, part, m_folder.path());
  }
  /// The ids of the listed entries, in order.
  [[nodiscard]] std::vector<int> listed(const QStringList& options = {}) const {
    std::vector<int> ids;
    const json list = jsonOf(history(QStringList{"list", "--json"} + options));
    for (const json& entry : list["entries"]) ids.push_back(entry["id"]);
    return ids;
  }
  /// Changes the file as the window would.
  template <class Work>
  auto inWindow(const Work& work) const {
    int argc = 1;
    char name[] = "test";
    char* argv[] = {name, nullptr};
    const QCoreApplication application(argc, argv);
    HistoryFile file(m_path);
    return work(file);
  }
  std::int64_t addBenchmark(const values::BenchResult& result) const {
    return inWindow([&](HistoryFile& file) { return file.addBenchmark(result); });
  }
  std::int64_t addRun() const {
    return inWindow([](HistoryFile& file) { return file.addRun(sampleRun(), sampleProvenance()); });
  }
  [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
  void write(const QString& name, const QByteArray& bytes) const {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }

  QTemporaryDir m_folder;
  QString m_path = m_folder.filePath("history.sqlite");
};

TEST_F(CommandLineHistory, ListsTheNewestFirstInAHundredColumns) {
  values::BenchResult longest =
      sampleBenchmark("a_kernel_of_another_program_with_a_very_long_name");
  longest.machine = "Some Processor of a Name That Is Longer than Usual with 128 Cores";
  longest.device.clear();
  longest.date = "2026-11-20T00:00:00Z";
  longest.series.back().n = 123'456'789'012;
  const std::int64_t first = addBenchmark(longest);
  const std::int64_t second = addBenchmark(sampleBenchmark());
  const std::int64_t run = addRun();
  EXPECT_EQ(printed({"tag", QString::number(first), QString(150, 'x')}).substr(0, 6), "Entry ");
  inWindow([](HistoryFile& file) {
    values::BenchResult begun = sampleBenchmark("scan_blelloch");
    begun.series.clear();
    begun.date = "2026-11-19T00:00:00Z";
    return file.beginBenchmark(begun, history::Kind::times);
  });
  const QString text = QString::fromStdString(printed({"list"}));
  for (const QString& line : text.split('\n')) EXPECT_LE(line.size(), 100) << line.toStdString();
  EXPECT_TRUE(text.contains("times*")) << text.toStdString();
  EXPECT_TRUE(text.contains("*: unfinished")) << text.toStdString();
  EXPECT_TRUE(text.contains("125 us")) << text.toStdString();
  const std::vector<int> expected{static_cast<int>(run), static_cast<int>(second),
                                  static_cast<int>(first), 4};
  EXPECT_EQ(listed(), expected);
  EXPECT_EQ(listed({"--limit", "2"}).size(), 2U);
  EXPECT_NE(printed({"list", "--limit", "2"}).find("Shown: the newest 2 of 4"), std::string::npos);
  EXPECT_EQ(listed({"--search", "128 Cores"}), std::vector{static_cast<int>(first)});
  EXPECT_EQ(printed({"list", "--search", "nowhere"}), "No entry matches.\n");
}

TEST_F(CommandLineHistory, ATimeWithTheEmulatorIsTheProcessors) {
  values::BenchResult result = sampleBenchmark();
  result.device = "Emulator";
  for (values::BenchSeries& series : result.series) series.emulated = !series.isOnCpu();
  addBenchmark(result);
  const std::string text = printed({"list"});
  EXPECT_NE(text.find("AMD EPYC 9554"), std::string::npos) << text;
  EXPECT_EQ(text.find("Emulator"), std::string::npos) << text;
}

TEST_F(CommandLineHistory, ShowsWhatTheCommandPrintedThatMeasured) {
  const QString run = QString::number(addRun());
  const QString benchmark = QString::number(addBenchmark(sampleBenchmark()));
  const std::string ran = printed({"show", run});
  EXPECT_NE(ran.find("Entry " + run.toStdString() + ": dot_shared, run, 2026-11-22"),
            std::string::npos)
      << ran;
  EXPECT_NE(ran.find("dot_shared on NVIDIA H200"), std::string::npos) << ran;
  EXPECT_NE(ran.find("2.5"), std::string::npos) << ran;
  const std::string timed = printed({"show", benchmark});
  EXPECT_NE(timed.find("cpu: SIMD"), std::string::npos) << timed;
  EXPECT_NE(timed.find("as fast"), std::string::npos) << timed;
  EXPECT_EQ(jsonOf(history({"show", run, "--json"}))["run"]["kernel"], "dot_shared");
  const json got = jsonOf(history({"show", benchmark, "--json"}));
  EXPECT_EQ(got["kind"], "times");
  EXPECT_EQ(got["benchmark"]["series"].size(), 4U);
}

TEST_F(CommandLineHistory, ComparesSizeBySizeWithTheInterval) {
  values::BenchResult slower = sampleBenchmark("dot_global");
  for (values::BenchSeries& series : slower.series) {
    if (series.isOnCpu()) continue;
    for (values::Milliseconds& sample : series.samples) sample *= 2;
  }
  const QString first = QString::number(addBenchmark(sampleBenchmark()));
  const QString other = QString::number(addBenchmark(slower));
  const json got = jsonOf(history({"compare", first, other, "--json"}));
  int doubled = 0;
  for (const json& time : got["times"]) {
    EXPECT_LE(time["low"], time["ratio"]);
    EXPECT_GE(time["high"], time["ratio"]);
    if (time["what"] != "dot_global / dot_shared") continue;
    ++doubled;
    EXPECT_DOUBLE_EQ(time["ratio"].get<double>(), 2.0);
    EXPECT_EQ(time["clear"], true);
  }
  EXPECT_EQ(doubled, 2);
  const QString text = QString::fromStdString(printed({"compare", first, other}));
  EXPECT_TRUE(text.contains("slower")) << text.toStdString();
  EXPECT_TRUE(text.contains("unclear")) << "the CPU's times are the same: " << text.toStdString();
  for (const QString& line : text.split('\n')) EXPECT_LE(line.size(), 100) << line.toStdString();
  EXPECT_TRUE(printed({"compare", other, first}).find("faster") != std::string::npos);

  values::BenchResult emulated = sampleBenchmark();
  for (values::BenchSeries& series : emulated.series) series.emulated = true;
  const QString without = QString::number(addBenchmark(emulated));
  EXPECT_NE(printed({"compare", first, without}).find("nothing in common"), std::string::npos);
  expectRefused({"compare", first, QString::number(addRun())}, 2, "is a single run");
  expectRefused({"compare", first}, 2,
                "Write `lanescope history compare A B`; there is 1 argument.");
}

TEST_F(CommandLineHistory, TagsAnEntryAndTakesTheTagAway) {
  const QString id = QString::number(addRun());
  EXPECT_NE(printed({"tag", id, "after", "the", "change"}).find("is tagged after the change"),
            std::string::npos);
  EXPECT_EQ(jsonOf(history({"show", id, "--json"}))["tag"], "after the change");
  EXPECT_NE(printed({"tag", id, ""}).find("has no tag now"), std::string::npos);
  EXPECT_EQ(jsonOf(history({"show", id, "--json"}))["tag"], "");
  expectRefused({"tag", id, QString(201, 'x')}, 2, "at most 200 letters; this one has 201");
}

TEST_F(CommandLineHistory, DeletesTheEntriesThatAreNamedAndNoOthers) {
  const int first = static_cast<int>(addRun());
  const int second = static_cast<int>(addBenchmark(sampleBenchmark()));
  const int third = static_cast<int>(addRun());
  const QString name = QString::number(second);
  expectRefused({"delete", name, "77"}, 2, "There is no entry 77 in the history");
  expectRefused({"delete", name, name}, 2, "named twice");
  expectRefused({"delete"}, 2, "history delete ID");
  EXPECT_EQ(listed().size(), 3U);
  EXPECT_EQ(printed({"delete", name})
                .find("Deleted: entry " + name.toStdString() + ", dot_shared, times, 2026-11-21"),
            0U);
  EXPECT_EQ(listed(), (std::vector{third, first}));
  expectRefused({"show", name}, 2, "There is no entry " + name.toUtf8());
}

TEST_F(CommandLineHistory, ExportsFilesThatItImports) {
  const QString first = QString::number(addBenchmark(sampleBenchmark()));
  const QString second = QString::number(addBenchmark(sampleBenchmark("reduce_shuffle")));
  for (const QString name : {"a.json", "a.recording.json", "a.csv"}) {
    EXPECT_EQ(printed({"export", first, second, "--out", name}),
              "Written: " + name.toStdString() + "\n");
    EXPECT_EQ(history::readResults(path(name)).size(), 2U) << name.toStdString();
    const QStringList into{"history", "import", name, "--history", name + ".sqlite"};
    EXPECT_EQ(runProgram(into, m_folder.path()).out, name.toUtf8() + ": 2 benchmarks imported\n");
    EXPECT_EQ(runProgram(into, m_folder.path()).out,
              name.toUtf8() + ": 0 benchmarks imported, 2 in the history already\n");
  }
  expectRefused({"export", first}, 2, "--out results.json");
  expectRefused({"export", first, "--out", "a.txt"}, 2, "has no known ending");
  expectRefused({"export", QString::number(addRun()), "--out", "b.json"}, 2, "is a single run");
  EXPECT_FALSE(QFile::exists(path("b.json")));
}

TEST_F(CommandLineHistory, ABadFileAmongSeveralLeavesTheHistoryUnchanged) {
  const values::BenchResult result = sampleBenchmark();
  history::writeResults({&result, 1}, path("good.csv"));
  write("bad.json", "{");
  addRun();
  expectRefused({"import", "good.csv", "bad.json"}, 2, "bad.json cannot be imported");
  expectRefused({"import", "good.csv", "none.json"}, 2, "there is no such file");
  EXPECT_EQ(listed().size(), 1U);
}

TEST_F(CommandLineHistory, AnImportThatIsInterruptedEndsSoonAndStoresNothing) {
  QByteArray text(R"({"context": {"date": "2026-11-22T15:00:00Z"}, "benchmarks": [)");
  constexpr int kEntries = 500'000;  // reading them takes seconds, storing them half a minute
  for (int i = 0; i < kEntries; ++i) {
    text += i == 0 ? "" : ",";
    text += "{\"name\": \"BM_" + QByteArray::number(i) + "/8\", \"real_time\": 5.0}";
  }
  write("large.json", text + "]}");
  QProcess process;
  prepare(process, history({"import", "large.json"}), m_folder.path());
  process.start();
  ASSERT_TRUE(process.waitForStarted());
  const auto isReading = [&process] {
    const QString id = QString::number(process.processId());
    QFile children("/proc/" + id + "/task/" + id + "/children");
    return children.open(QIODevice::ReadOnly) && !children.readAll().isEmpty();
  };
  while (process.state() == QProcess::Running && !isReading()) process.waitForFinished(10);
  QElapsedTimer since;
  since.start();
  ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
  ASSERT_TRUE(process.waitForFinished(60'000));
  EXPECT_LT(since.elapsed(), 10'000);  // a tenth of a second on an idle machine
  EXPECT_EQ(process.exitCode(), 130);
  EXPECT_EQ(process.readAllStandardError(), "lanescope: Interrupted; nothing was written.\n");
  EXPECT_EQ(process.readAllStandardOutput(), "");
  EXPECT_FALSE(QFile::exists(m_path) && !listed().empty());
}

TEST_F(CommandLineHistory, SaysWhatIsWrongWithTheArguments) {
  expectRefused({}, 2, "Say what to do: list, show, compare, tag, delete, export, import.");
  expectRefused({"lose"}, 2, "The history knows no 'lose': list,");
  expectRefused({"list"}, 2, "There is no history");
  addRun();
  expectRefused({"show", "first"}, 2, "'first' is no entry's number");
  expectRefused({"show", "0"}, 2, "'0' is no entry's number");
  expectRefused({"show", "99999999999999999999"}, 2, "is no entry's number");
  expectRefused({"show", "77"}, 2, "There is no entry 77 in the history");
  expectRefused({"show", "1", "--limit", "3"}, 2, "--limit does not go with");
  expectRefused({"list", "--limit", "0"}, 2, "limit = 0 is out of range");
  expectRefused({"list", "dot_shared"}, 2, "Write `lanescope history list`; there is 1 argument.");
}

TEST_F(CommandLineHistory, LeavesAFileAloneThatIsNoHistory) {
  const QByteArray noise(5000, 'x');
  write("history.sqlite", noise);
  expectRefused({"list"}, 2, "is damaged");
  QFile file(m_path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), noise);
  const values::BenchResult result = sampleBenchmark();
  history::writeResults({&result, 1}, path("good.csv"));
  expectRefusal({"history", "import", path("good.csv"), "--history", "/proc/none/h.sqlite"}, 3,
                "cannot be opened");
}

TEST_F(CommandLineHistory, LeavesNoLockFileForAFileThatItRefuses) {
  write("passwd", "root:x:0:0:root:/root:/bin/bash\n");
  m_path = path("passwd");
  const values::BenchResult result = sampleBenchmark();
  history::writeResults({&result, 1}, path("good.csv"));
  for (const QStringList& arguments :
       {QStringList{"list"}, {"show", "1"}, {"tag", "1", "x"}, {"import", "good.csv"}}) {
    expectRefused(arguments, 2, "is damaged");
  }
  EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden),
            (QStringList{"good.csv", "passwd"}));
}

TEST_F(CommandLineHistory, ExportsNoSweep) {
  const QString benchmark = QString::number(addBenchmark(sampleBenchmark()));
  const QString sweep = QString::number(inWindow([](HistoryFile& file) {
    return file.addBenchmark(sampleBenchmark(), history::Kind::sweep);
  }));
  expectRefused({"export", benchmark, sweep, "--out", "all.json"}, 2, "is a sweep");
  EXPECT_FALSE(QFile::exists(path("all.json")));
}

TEST_F(CommandLineHistory, ListsTheRestWhereOneEntryIsOdd) {
  addRun();
  const std::int64_t odd = addRun();
  inWindow([&](HistoryFile&) {
    history::Database(m_path, {}).run("UPDATE entries SET kind = 'poem' WHERE id = 2");
  });
  ASSERT_EQ(odd, 2);
  EXPECT_NE(printed({"list"}).find("Entry 2 of the history is left out: 'poem' is not a kind of "
                                   "entry; choose one of run, times, errors, work, sweep.\n"),
            std::string::npos);
  EXPECT_EQ(listed(), std::vector{1});
  EXPECT_EQ(jsonOf(history({"list", "--json"}))["left_out"].size(), 1U);
}

TEST_F(CommandLineHistory, SaysThatAnotherProgramWrites) {
  const QString id = QString::number(addRun());
  inWindow([&](HistoryFile&) {
    history::Database other(m_path, {});
    const history::Transaction writing(other);
    EXPECT_EQ(listed().size(), 1U) << "reading goes on meanwhile";
    expectRefused({"delete", id}, 3, "is locked by another program");
  });
  EXPECT_EQ(listed().size(), 1U);
}

TEST_F(CommandLineHistory, IsTheWindowsHistory) {
  qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
  m_path = path("lanescope/lanescope/history.sqlite");
  const std::int64_t id = addRun();
  EXPECT_EQ(jsonOf({"history", "show", QString::number(id), "--json"})["kind"], "run");
  qunsetenv("XDG_DATA_HOME");
}

}  // namespace
}  // namespace lanescope::tests
