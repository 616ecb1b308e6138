// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QStandardPaths>
#include <set>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

using nlohmann::json;

json parsed(const QString& path) {
  return json::parse(contentOf(path).toStdString(), nullptr, false);
}

TEST(CommandLine, ShowsHelpForItselfAndEachCommand) {
  const Answer overview = runProgram({"--help"});
  EXPECT_EQ(overview.code, 0);
  for (const char* const command :
       {"list", "devices", "run", "trace", "render", "bench", "errors", "work", "timeline",
        "allreduce", "program", "history", "demo"}) {
    EXPECT_TRUE(overview.out.contains(command)) << command;
    const Answer help = runProgram({command, "-h"});
    EXPECT_EQ(help.code, 0) << command;
    EXPECT_TRUE(help.out.startsWith(QByteArray("Usage: lanescope ") + command)) << command;
    EXPECT_TRUE(help.out.contains("Examples:")) << command;
    EXPECT_EQ(help.err, "") << command;
  }
}

TEST(CommandLine, TellsVersionCommitCompilerAndCuda) {
  const QByteArray version = runProgram({"--version"}).out;
  EXPECT_TRUE(version.startsWith("lanescope " LANESCOPE_VERSION "\n")) << version.toStdString();
  EXPECT_TRUE(version.contains("\ncompiler " LANESCOPE_COMPILER "\n")) << version.toStdString();
  EXPECT_TRUE(version.contains("\nCUDA ")) << version.toStdString();
  if (QFile::exists(LANESCOPE_SOURCE_DIR "/.git")) {
    static const QRegularExpression kCommit("\ncommit [0-9a-f]{40,}\n");
    EXPECT_TRUE(kCommit.match(version).hasMatch()) << version.toStdString();
  }
  QProcess engine;
  engine.start(QFileInfo(LANESCOPE_PROGRAM).path() + "/lanescope-engine", {"--version"});
  ASSERT_TRUE(engine.waitForFinished());
  EXPECT_EQ(engine.readAllStandardOutput().replace("lanescope-engine ", "lanescope "), version);
}

/// As a double click does it. The window takes times into the history.
TEST(CommandLine, OpensTimesInTheWindow) {
  const QTemporaryDir home;
  QProcess window;
  prepare(window, {LANESCOPE_RECORDING}, home.path());
  QProcessEnvironment environment = window.processEnvironment();
  environment.insert("HOME", home.path());
  environment.insert("XDG_DATA_HOME", home.path());
  QProcess history;
  prepare(history, {"history", "list", "--json"}, home.path());
  history.setProcessEnvironment(environment);
  environment.insert("QT_QPA_PLATFORM", "offscreen");
  window.setProcessEnvironment(environment);
  window.start();
  bool isThere = false;
  while (!isThere && !window.waitForFinished(100) && window.state() == QProcess::Running) {
    isThere = finish(history).out.contains("\"kind\": \"times\"");
  }
  EXPECT_TRUE(isThere) << window.readAllStandardError().toStdString();
  window.kill();
  window.waitForFinished();
}

TEST(CommandLine, ListsKernelsWithTheirLimits) {
  const json list = jsonOf({"list", "--json"});
  std::set<std::string> ids;
  for (const json& kernel : list["kernels"]) {
    ids.insert(kernel["id"].get<std::string>());
    for (const char* const key : {"family", "title", "origin", "parameters"}) {
      EXPECT_TRUE(kernel.contains(key)) << key;
    }
  }
  EXPECT_TRUE(ids.contains("dot_global"));
  EXPECT_TRUE(ids.contains("dot_shared"));
  EXPECT_TRUE(runProgram({"list"}).out.contains("a power of two"));
}

TEST(CommandLine, FindsTheEmulator) {
  bool found = false;
  const json answer = jsonOf({"devices", "--json"});
  for (const json& device : answer["devices"]) {
    found = found || (device["backend"] == "emulator" && device["available"] == true);
  }
  EXPECT_TRUE(found);
}

TEST(CommandLine, RunsAKernelAndChecksTheClosedForm) {
  const json run = jsonOf({"run", "dot_shared", "--n", "2^12", "--block", "128", "--pattern",
                           "iota-two", "--backend", "emulator", "--json"});
  for (const char* const key :
       {"kernel", "backend", "device", "parameters", "result", "reference", "error", "tolerance",
        "passed", "phases_ms", "counters", "findings"}) {
    EXPECT_TRUE(run.contains(key)) << key;
  }
  EXPECT_EQ(run["result"], 4096.0 * 4095.0);
  EXPECT_EQ(run["closed_form"], 4096.0 * 4095.0);
  EXPECT_EQ(run["passed"], true);
  EXPECT_EQ(run["parameters"]["grid"], 32);
  const Answer text = runProgram({"run", "dot_shared", "--backend", "emulator"});
  EXPECT_EQ(text.code, 0);
  for (const char* const part : {"1,047,552", "check", "passed", "closed form", "host to device"}) {
    EXPECT_TRUE(text.out.contains(part)) << part << "\n" << text.out.toStdString();
  }
}

TEST(CommandLine, CountsTheMultiplyAddsOfTensorCores) {
  // Tensor cores multiply whole tiles.
  for (const auto& [kernel, multiplyAdds] : {std::pair{"matmul_warp_group", 128 * 64 * 96},
                                             {"matmul_fragments", 2 * 3 * 9 * 16 * 16 * 8},
                                             {"matmul_tiled", 0}}) {
    const json run = jsonOf(
        {"run", kernel, "--m", "17", "--n", "33", "--k", "65", "--backend", "emulator", "--json"});
    EXPECT_EQ(run["counters"]["tensor_multiply_adds"], multiplyAdds) << kernel;
  }
}

TEST(CommandLine, EndsARunAtItsTimeLimitWithOneSentenceAndOne) {
  const QStringList run{"run",  "dot_shared", "--grid",   "4194304",   "--block",
                        "1024", "--backend",  "emulator", "--pattern", "ones"};
  const QByteArray sentence = "dot_shared did not end within its time limit of 0.2 s";
  expectRefusal(run + QStringList{"--time-limit", "0.2"}, 1, sentence);
  expectRefusal(run + QStringList{"--time-limit", "0.2", "--json"}, 1, sentence);
  const QTemporaryDir folder;
  QStringList render = run;
  render[0] = "render";
  expectRefusal(render + QStringList{"--time-limit", "0.2", "--out", "t.png"}, 1, sentence,
                folder.path());
  QStringList trace = run;
  trace[0] = "trace";
  expectRefusal(trace + QStringList{"--time-limit", "0.2", "--out", "t.json"}, 1, sentence,
                folder.path());
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(CommandLine, TakesATimeLimitInSecondsOrNone) {
  for (const char* const limit : {"0", "none", "86400", "1e3"}) {
    EXPECT_EQ(runProgram({"run", "dot_shared", "--n", "64", "--time-limit", limit}).code, 0);
  }
  for (const char* const limit : {"-1", "nan", "inf", "86401", "ten", ""}) {
    expectRefusal({"run", "dot_shared", "--time-limit", limit}, 2, "from 0 to 86400 seconds");
  }
  expectRefusal({"bench", "dot_shared", "--time-limit", "1"}, 2, "time-limit");
}

TEST(CommandLine, AnEndlessKernelOnTheEmulatorEndsWithAFindingBeforeAnyTimeLimit) {
  QStringList arguments{"run", "dot_endless", "--backend", "emulator", "--json"};
#if defined(__SANITIZE_ADDRESS__)  // ten times slower, so that the usual limit may come first
  arguments += {"--time-limit", "100"};
#endif
  const nlohmann::json run = jsonOf(arguments, 1);
  ASSERT_FALSE(run["findings"].empty());
  EXPECT_EQ(run["findings"][0]["kind"], "runaway");
}

TEST(CommandLine, ExitsWithOneWhenTheCheckFails) {
  const json run = jsonOf({"run", "dot_wild_store", "--backend", "emulator", "--json"}, 1);
  EXPECT_EQ(run["passed"], false);
  ASSERT_FALSE(run["findings"].empty());
  EXPECT_GT(run["findings"][0]["line"], 0);
}

class CommandLineFiles : public testing::Test {
 protected:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  void write(const QString& name, const QByteArray& text) {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  /// Runs the program in the folder; it must succeed.
  void run(const QStringList& arguments) {
    const Answer answer = runProgram(arguments, m_folder.path());
    EXPECT_EQ(answer.code, 0) << arguments.join(' ').toStdString() << "\n"
                              << answer.err.toStdString();
    EXPECT_EQ(answer.err, "");
  }
  QStringList files() const {
    return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }
  QTemporaryDir m_folder;
};

TEST_F(CommandLineFiles, OneColumnIsSummedAndTwoAreMultiplied) {
  write("one.csv", "x\n1\n2\n3.5\n");
  write("two.csv", "x;y\n1;4\n2;5\n3;6\n");
  write("three.csv", "x,y,z\n1,2,3\n4,5,6\n");
  const auto result = [&](const QStringList& options) {
    return jsonOf(QStringList{"run", "dot_shared", "--json", "--input"} + options);
  };
  const json one = result({path("one.csv")});
  EXPECT_EQ(one["result"], 6.5);
  EXPECT_EQ(one["input"]["columns"], json({"x", "ones"}));
  EXPECT_EQ(one["parameters"]["n"], 3);
  EXPECT_TRUE(one["parameters"]["pattern"].is_null());
  EXPECT_EQ(result({path("two.csv")})["result"], 32.0);
  EXPECT_EQ(result({path("two.csv"), "--n", "2"})["result"], 14.0);
  EXPECT_EQ(result({path("two.csv"), "--columns", "y,y"})["result"], 77.0);
  EXPECT_EQ(result({path("three.csv"), "--columns", "z,1"})["result"], 27.0);
}

TEST_F(CommandLineFiles, TwoMatricesAreMultiplied) {
  write("a.csv", "1,2,3\n4,5,6\n");
  write("b.csv", "1,0\n0,1\n1,1\n");
  const json product = jsonOf({"run", "matmul_tiled", "--json", "--backend", "emulator", "--input",
                               path("a.csv"), "--input", path("b.csv")});
  EXPECT_EQ(product["result"], 11.0);
  EXPECT_EQ(product["parameters"]["m"], 2);
  EXPECT_EQ(product["parameters"]["k"], 3);
  EXPECT_EQ(product["parameters"]["n"], 2);
  EXPECT_EQ(product["input"]["columns"], json({"2×3", "3×2"}));
  EXPECT_EQ(product["input"]["files"].size(), 2U);
}

TEST_F(CommandLineFiles, OneMatrixIsTransposed) {
  write("a.csv", "1,2,3\n4,5,6\n");
  const json transposed = jsonOf(
      {"run", "transpose_padded", "--json", "--backend", "emulator", "--input", path("a.csv")});
  EXPECT_EQ(transposed["result"], 6.0);
  EXPECT_EQ(transposed["parameters"]["m"], 2);
  EXPECT_EQ(transposed["parameters"]["n"], 3);
  EXPECT_EQ(transposed["input"]["columns"], json({"2×3"}));
}

TEST_F(CommandLineFiles, TracesAreWholeJson) {
  run({"trace", "dot_shared", "--n", "64", "--block", "32", "--backend", "emulator", "--out",
       "t.json"});
  const json record = parsed(path("t.json"));
  EXPECT_EQ(record["schema"], "lanescope-record");
  EXPECT_EQ(record["threads"].size(), 64U);
  run({"trace", "dot_shared", "--n", "64", "--block", "32", "--record-blocks", "1", "--block-index",
       "1", "--backend", "emulator", "--out", "t.perfetto.json"});
  const json trace = parsed(path("t.perfetto.json"));
  EXPECT_GT(trace["traceEvents"].size(), 32U);
  EXPECT_EQ(trace["traceEvents"][0]["args"]["name"], "block 1");
}

TEST_F(CommandLineFiles, PicturesHaveTheirSizeAndDiffer) {
  const QStringList start{"render",    "dot_shared", "--n",    "32",      "--block", "16",
                          "--backend", "emulator",   "--size", "640x400", "--out"};
  run(start + QStringList{"last.png"});
  run(start + QStringList{"first.png", "--steps", "1"});
  run(start + QStringList{"dark.png", "--theme", "dark"});
  run(start + QStringList{"memory.png", "--view", "memory"});
  std::set<QByteArray> contents;
  for (const char* const name : {"last.png", "first.png", "dark.png", "memory.png"}) {
    EXPECT_EQ(QImage(path(name)).size(), QSize(640, 400)) << name;
    contents.insert(contentOf(path(name)));
  }
  EXPECT_EQ(contents.size(), 4U);
  run(start + QStringList{"tree.svg", "--view", "space-time"});
  EXPECT_TRUE(contentOf(path("tree.svg")).contains("</svg>"));
  run(start + QStringList{"tree.pdf"});
  EXPECT_TRUE(contentOf(path("tree.pdf")).startsWith("%PDF"));
}

TEST_F(CommandLineFiles, PicturesOfTheSmallestSizesAreWholeToo) {
  for (const char* const size : {"64x64", "200x150", "321x241"}) {
    run({"render", "dot_shared", "--n", "16", "--block", "8", "--backend", "emulator", "--size",
         size, "--out", "small.png"});
    EXPECT_FALSE(QImage(path("small.png")).isNull()) << size;
  }
}

TEST_F(CommandLineFiles, AnimationsAreWhole) {
  const QStringList start{"render",  "dot_shared", "--n",      "16",     "--block",
                          "8",       "--backend",  "emulator", "--size", "321x241",
                          "--speed", "10",         "--out"};
  run(start + QStringList{"a.gif"});
  const QByteArray gif = contentOf(path("a.gif"));
  EXPECT_TRUE(gif.startsWith("GIF89a"));
  EXPECT_TRUE(gif.endsWith(';'));
  EXPECT_TRUE(gif.contains("NETSCAPE2.0"));
  EXPECT_GT(gif.count(QByteArray("\x21\xf9\x04", 3)), 10);  // one control block per frame
  run(start + QStringList{"frames/"});
  const QStringList frames = QDir(path("frames")).entryList(QDir::Files);
  ASSERT_GT(frames.size(), 5);
  EXPECT_EQ(frames.first(), "step-0001.png");
  EXPECT_EQ(QImage(path("frames/" + frames.last())).size(), QSize(321, 241));
  expectRefusal(start + QStringList{"frames/"}, 2, "not an empty folder", m_folder.path());
  EXPECT_EQ(files(), (QStringList{"a.gif", "frames"}));
}

TEST_F(CommandLineFiles, VideosNeedFfmpeg) {
  const QStringList arguments{"render",  "dot_shared", "--n",      "16",     "--block",
                              "8",       "--backend",  "emulator", "--size", "321x241",
                              "--speed", "10",         "--out",    "a.mp4"};
  if (QStandardPaths::findExecutable("ffmpeg").isEmpty()) {
    expectRefusal(arguments, 3, "MP4 needs ffmpeg", m_folder.path());
    return;
  }
  run(arguments);
  EXPECT_EQ(contentOf(path("a.mp4")).mid(4, 4), "ftyp");
  EXPECT_EQ(files(), QStringList{"a.mp4"});
}

TEST_F(CommandLineFiles, TimingsAreWrittenForGoogleBenchmarkSpreadsheetsAndAsCharts) {
  const QStringList start{"bench",     "dot_global", "dot_shared", "--sizes",  "2^10..2^12",
                          "--samples", "3",          "--backend",  "emulator", "--out"};
  run(start + QStringList{"b.json"});
  const json file = parsed(path("b.json"));
  EXPECT_TRUE(file["context"].contains("date"));
  std::set<std::string> names;
  for (const json& entry : file["benchmarks"]) {
    for (const char* const key :
         {"name", "run_name", "run_type", "iterations", "real_time", "cpu_time", "time_unit"}) {
      EXPECT_TRUE(entry.contains(key)) << key;
    }
    names.insert(entry["run_name"].get<std::string>());
  }
  EXPECT_TRUE(names.contains("dot_shared/kernel/4096"));
  run(start + QStringList{"b.csv"});
  EXPECT_GT(contentOf(path("b.csv")).count('\n'), 6);
  run(start + QStringList{"b.svg", "--size", "1200x600"});
  EXPECT_TRUE(contentOf(path("b.svg")).contains("</svg>"));
  for (const char* const chart : {"bandwidth", "phases", "distribution"}) {
    run(start + QStringList{"c.pdf", "--chart", chart});
    EXPECT_TRUE(contentOf(path("c.pdf")).startsWith("%PDF")) << chart;
  }
}

TEST_F(CommandLineFiles, TimingsThatArePrintedHaveNoProgressInAPipe) {
  const Answer answer = runProgram({"bench", "dot_global", "dot_shared", "--backend", "emulator",
                                    "--sizes", "64,1000", "--samples", "3", "--max-time", "0"});
  EXPECT_EQ(answer.code, 0);
  EXPECT_EQ(answer.err, "");
  EXPECT_TRUE(answer.out.contains("dot_shared"));
  EXPECT_TRUE(answer.out.contains("best CPU"));
}

TEST_F(CommandLineFiles, TheDemonstrationWritesItsPictures) {
  run({"demo", "--backend", "emulator"});
  for (const char* const name :
       {"dot-product.png", "dot-product.gif", "timings.png", "timings.svg"}) {
    EXPECT_GT(contentOf(path(QString("lanescope-demo/") + name)).size(), 1000) << name;
  }
}

TEST_F(CommandLineFiles, ADemonstrationThatCannotRunLeavesNoFolder) {
  const Answer answer = runProgram({"demo", "--device", "1023"}, m_folder.path());
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(files(), QStringList());
}

TEST_F(CommandLineFiles, AnInterruptedDemonstrationNamesWhatItHasWritten) {
  QProcess process;
  prepare(process, {"demo", "--backend", "emulator", "--out", "shown"}, m_folder.path());
  process.start();
  ASSERT_TRUE(process.waitForStarted());
  // The timings come after the pictures and take seconds.
  QByteArray out;
  while (!out.contains("Written: shown/dot-product.gif") && process.waitForReadyRead(120'000)) {
    out += process.readAllStandardOutput();
  }
  ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
  ASSERT_TRUE(process.waitForFinished(60'000));
  EXPECT_EQ(process.exitCode(), 130);
  const QByteArray err = process.readAllStandardError();
  EXPECT_TRUE(
      err.startsWith("lanescope: Interrupted; written before that: "
                     "shown/dot-product.png, shown/dot-product.gif"))
      << err.toStdString();
  EXPECT_EQ(err.count('\n'), 1);
  for (const QString& name : QDir(path("shown")).entryList(QDir::Files)) {
    EXPECT_TRUE(err.contains(name.toUtf8())) << name.toStdString();
  }
}

TEST_F(CommandLineFiles, AnInterruptLeavesNothingBehind) {
  QProcess process;
  prepare(process,
          {"render", "dot_shared", "--n", "4096", "--block", "1024", "--backend", "emulator",
           "--out", "long.gif"},
          m_folder.path());
  process.start();
  ASSERT_TRUE(process.waitForStarted());
  ASSERT_FALSE(process.waitForFinished(2000)) << "too short a run for this test";
  ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
  ASSERT_TRUE(process.waitForFinished(5000));
  EXPECT_EQ(process.exitCode(), 130);
  EXPECT_EQ(process.readAllStandardError().count('\n'), 1);
  EXPECT_EQ(files(), QStringList());
}

TEST_F(CommandLineFiles, AnEndlessKernelIsInterruptedTooOrEndsByItself) {
  QProcess process;
  prepare(process, {"run", "dot_endless", "--backend", "emulator"}, m_folder.path());
  process.start();
  ASSERT_TRUE(process.waitForStarted());
  if (!process.waitForFinished(1000)) {
    ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    ASSERT_TRUE(process.waitForFinished(5000));
  }
  // 130 after the interrupt, or 1 when the emulator found the endless loop first.
  EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
  EXPECT_TRUE(process.exitCode() == 130 || process.exitCode() == 1) << process.exitCode();
}

}  // namespace
}  // namespace lanescope::tests
