// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

TEST(CommandLine, NamesTheLimitOfN) {
  expectRefusal({"run", "dot_shared", "--n", "0"}, 2,
                "n = 0 is out of range: it must be from 1 to");
  expectRefusal({"run", "dot_shared", "--n", "-5"}, 2, "n = -5 is out of range");
  expectRefusal({"run", "dot_shared", "--n=-5"}, 2, "n = -5 is out of range");
  expectRefusal({"run", "dot_shared", "--n", "9223372036854775808"}, 2, "out of range");
  expectRefusal({"run", "dot_shared", "--n", "2^63"}, 2, "out of range");
  expectRefusal({"run", "dot_shared", "--n", "many"}, 2, "'many' is not a whole number");
  expectRefusal({"run", "dot_shared", "--n", "1.5"}, 2, "'1.5' is not a whole number");
  expectRefusal({"run", "dot_shared", "--n", ""}, 2, "is not a whole number");
}

TEST(CommandLine, SaysHowMuchMemoryNNeeds) {
  // An array of 2^40 elements has 4 TiB.
  expectRefusal({"run", "dot_shared", "--n", "2^40", "--backend", "emulator"}, 3, "TiB");
}

TEST(CommandLine, NamesTheLimitOfBlockAndGrid) {
  expectRefusal({"run", "dot_global", "--block", "0"}, 2, "block = 0 is out of range");
  expectRefusal({"run", "dot_global", "--block", "1025"}, 2, "from 1 to 1024");
  expectRefusal({"run", "dot_shared", "--grid", "0"}, 2, "grid = 0 is out of range");
}

TEST(CommandLine, RefusesInTheLanguageThatIsAskedFor) {
  expectRefusal({"run", "dot_global", "--block", "0", "--language", "sl"}, 2,
                "block = 0 je zunaj obsega: dovoljeno je od 1 do 1024.");
  expectRefusal({"run", "dot_global", "--block=0", "--language=zh_TW"}, 2, "超出範圍");
  expectRefusal({"list", "--language", "klingon"}, 2,
                "'klingon' is not a language; the languages are en, sl and zh_TW.");
}

TEST(CommandLine, ExplainsWhyTheTreeNeedsAPowerOfTwo) {
  expectRefusal({"run", "dot_shared", "--block", "100"}, 2,
                "block = 100 is not a power of two: the tree");
}

TEST(CommandLine, ListsWhatItKnowsWhenANameIsUnknown) {
  expectRefusal({"run", "dot_sharde"}, 2,
                "no kernel 'dot_sharde'; the kernels are vector_add, transpose_naive");
  expectRefusal({"run", "dot_shared", "--pattern", "noise"}, 2,
                "choose one of iota-two, iota-double, count, ones, random");
  expectRefusal({"run", "dot_shared", "--items", "4"}, 2, "dot_shared has no parameter 'items'");
  expectRefusal({"run", "dot_shared", "--colour", "red"}, 2,
                "Unknown option 'colour'; `lanescope run --help`");
  expectRefusal({"run", "dot_shared", "--n"}, 2, "--help` lists the options");
  expectRefusal({"run", "dot_shared", "--backend", "metal"}, 2,
                "the backends are auto, cuda and emulator");
  expectRefusal({"run", "dot_shared", "--schedule", "fair"}, 2, "the schedules are in-order");
  expectRefusal({"run", "dot_shared", "--engine", "http:x"}, 2, "ssh:");
  expectRefusal({"bench", "dot_shared", "--engine", "mpi:none-such"}, 2,
                "The file of hosts none-such cannot be read.");
  expectRefusal({"run", "dot_shared", "--engine", "ssh:-oProxyCommand=x"}, 2, "-oProxyCommand=x");
  expectRefusal({"fly"}, 2, "no command 'fly'; the commands are list, devices, run");
}

TEST(CommandLine, AnswersHostileArgumentsInOneShortLine) {
  const QString escape = QStringLiteral("\x1b[31m\n\x07\x7f") + QChar(0x9b) + QChar(0x202e);
  const QString longest(100'000, 'x');
  for (const QString& word : {escape, longest, escape + longest}) {
    expectRefusal({"fly" + word}, 2, "There is no command 'fly");
    expectRefusal({"run", word}, 2, "There is no kernel '");
    expectRefusal({"run", "dot_shared", "--n", word}, 2, "'");
    expectRefusal({"run", "dot_shared", "--colour" + word}, 2, "colour");
    expectRefusal({"run", "dot_shared", "--engine", "ssh:" + word}, 2, "no name of a host");
    expectRefusal({"history", word}, 2, "The history knows no");
  }
}

TEST(CommandLine, SaysWhichFilesTheWindowOpens) {
  const QTemporaryDir folder;
  QFile table(folder.filePath("data.csv"));
  ASSERT_TRUE(table.open(QIODevice::WriteOnly));
  table.write("1,2\n");
  table.close();
  expectRefusal({"data.csv"}, 2, "data.csv is no file that the window opens", folder.path());
  expectRefusal({folder.path()}, 2, "is no file that the window opens");
  // Other files are read before the window appears.
  ASSERT_TRUE(table.copy(folder.filePath("data.lanescope")));
  for (const auto& [file, part] : {std::pair{"data.lanescope", "is not a Lanescope session"},
                                   {"none.lanescope", "there is no such file"},
                                   {"none.lesson", "There is no lesson"},
                                   {"none.recording.json", "none.recording.json"},
                                   {"none.cu", "No such file"}}) {
    QProcess process;
    prepare(process, {file}, folder.path());
    QProcessEnvironment environment = process.processEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    process.setProcessEnvironment(environment);
    process.start();
    ASSERT_TRUE(process.waitForFinished());
    EXPECT_EQ(process.exitCode(), 2) << file;
    EXPECT_TRUE(process.readAllStandardError().contains(part)) << file;
  }
}

TEST(CommandLine, WantsOneKernel) {
  expectRefusal({"run"}, 2, "Name a kernel");
  expectRefusal({"run", "dot_shared", "dot_global"}, 2, "One kernel is enough");
  expectRefusal({"bench"}, 2, "Name a kernel");
  expectRefusal({"list", "everything"}, 2, "takes no arguments");
}

TEST(CommandLine, NamesTheLimitsOfPictures) {
  QTemporaryDir folder;
  const QString out = folder.filePath("x.png");
  const auto refused = [&](const QStringList& options, const QByteArray& part) {
    expectRefusal(QStringList{"render", "dot_shared", "--n", "64"} + options, 2, part,
                  folder.path());
  };
  refused({}, "--out");
  refused({"--out", "x.bmp"}, "the formats are .png, .svg");
  refused({"--out", "none/x.png"}, "does not exist");
  refused({"--out", out, "--size", "63x900"}, "each side must be from 64 to 7680 pixels");
  refused({"--out", out, "--size", "900x7681"}, "each side must be from 64 to 7680 pixels");
  refused({"--out", out, "--size", "big"}, "write it as 1600x900");
  refused({"--out", out, "--view", "front"},
          "the views are memory, space-time, warps, banks, grid, pipeline and tiles, several with "
          "commas between");
  refused({"--out", out, "--theme", "pink"}, "the themes are light, dark and high-contrast");
  refused({"--out", out, "--steps", "100000"}, "the steps of this block are 1 to");
  refused({"--out", out, "--speed", "0"}, "from 0.1 to 1000");
  refused({"--out", out, "--fps", "61"}, "from 1 to 60");
  refused({"--out", out, "--block-index", "32"}, "32");
  refused({"--out", "x.gif", "--fps", "60"}, "from 1 to 50");
  EXPECT_TRUE(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

TEST(CommandLine, RefusesEndingsAndSizesItDoesNotKnow) {
  expectRefusal({"trace", "dot_shared", "--out", "x.xml"}, 2, ".perfetto.json");
  expectRefusal({"trace", "dot_shared"}, 2, "--out");
  expectRefusal({"bench", "dot_shared", "--out", "x.xls"}, 2, ".csv, .json, .png");
  expectRefusal({"bench", "dot_shared", "--out", "x.png", "--chart", "pie"}, 2,
                "the charts are time, speedup,");
  expectRefusal({"bench", "dot_shared", "--chart", "time"}, 2, "needs a picture");
  expectRefusal({"bench", "dot_shared", "--sizes", "2^12..2^10"}, 2, "no range");
  expectRefusal({"bench", "dot_shared", "--sizes", "0"}, 2, "n = 0 is out of range");
  expectRefusal({"bench", "dot_shared", "--samples", "0"}, 2, "samples = 0 is out of range");
  expectRefusal({"bench", "dot_shared", "--min-time", "-1"}, 2, "from 0 to 3600 seconds");
  expectRefusal({"bench", "dot_shared", "--max-time", "nan"}, 2, "from 0 to 3600 seconds");
  expectRefusal({"bench", "dot_shared", "--min-time", "2", "--max-time", "1"}, 2, "shorter");
}

TEST(CommandLine, SaysThatThisMachineHasNoGpu) {
  bool hasGpu = false;
  const nlohmann::json answer = jsonOf({"devices", "--json"});
  for (const nlohmann::json& device : answer["devices"]) {
    hasGpu = hasGpu || (device["backend"] == "cuda" && device["available"] == true);
  }
  if (hasGpu) GTEST_SKIP() << "this machine has a GPU";
  expectRefusal({"run", "dot_shared", "--backend", "cuda"}, 3, "CUDA");
}

/// Refused tables, in a temporary folder.
class CommandLineTables : public testing::Test {
 protected:
  void write(const QString& name, const QByteArray& text) {
    QFile file(m_folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  void expectRefused(const QString& name, const QByteArray& part) {
    expectRefusal({"run", "dot_shared", "--input", name}, 2, part, m_folder.path());
  }
  QTemporaryDir m_folder;
};

TEST_F(CommandLineTables, AreRefusedWithFileLineAndReason) {
  expectRefused("none.csv", "none.csv does not exist");
  expectRefused(".", "is a directory");
  write("empty.csv", "");
  expectRefused("empty.csv", "empty.csv is empty");
  write("binary.csv", QByteArray("1,2\n\0\x01\x02", 7));
  expectRefused("binary.csv", "binary.csv is not a text file");
  write("ragged.csv", "a,b\n1,2\n3\n");
  expectRefused("ragged.csv", "ragged.csv, line 3, has 1 field, but line 1 has 2");
  write("text.csv", "a,b\n1,2\n3,four\n");
  expectRefused("text.csv", "text.csv, line 3, column 2 (b): 'four' is not a number");
  write("nan.csv", "1\nnan\n");
  expectRefused("nan.csv", "nan.csv, line 2, column 1: 'nan' is not a finite number");
  write("infinity.csv", "1\n-inf\n");
  expectRefused("infinity.csv", "'-inf' is not a finite number");
  write("beyond.csv", "1\n1e39\n");
  expectRefused("beyond.csv", "'1e39' is beyond the largest number that float32 holds");
  write("three.csv", "a,b,c\n1,2,3\n");
  expectRefused("three.csv", "three.csv has 3 columns, 1 'a', 2 'b', 3 'c'");
}

TEST_F(CommandLineTables, OfPairsOfWholeNumbersAreReadAndAskedAbout) {
  write("pairs.csv", "1,5\n2,5\n");
  const QStringList run{"run", "dot_shared", "--input", "pairs.csv", "--backend", "emulator"};
  const QByteArray remark = "pairs.csv was read as two columns of whole numbers";
  const Answer text = runProgram(run, m_folder.path());
  EXPECT_EQ(text.code, 0) << text.err.toStdString();
  EXPECT_TRUE(text.out.contains(remark)) << text.out.toStdString();
  const Answer json = runProgram(run + QStringList{"--json"}, m_folder.path());
  EXPECT_TRUE(json.out.contains(remark)) << json.out.toStdString();
  write("pairs.csv", "1,5;2,5\n0,5;4\n");
  const Answer decimals = runProgram(run, m_folder.path());
  EXPECT_TRUE(decimals.out.contains("5.75")) << decimals.out.toStdString();
  EXPECT_FALSE(decimals.out.contains(remark)) << decimals.out.toStdString();
  write("pairs.csv", "1,5\n2,05\n");
  expectRefused("pairs.csv", "'2,05' may be one number with a decimal comma");
}

TEST_F(CommandLineTables, SendNoControlByteToTheTerminal) {
  write("wide.csv", "\x1b[31mred,b\x9b,c\n1,2,3\n");
  expectRefused("wide.csv", "1 '?[31mred'");
  const QString file = QString("a\x1b]0;title\x07.csv");
  write(file, "\x1b[2Jx\x7f\n1\n2\n");
  const QStringList run{"run", "dot_shared", "--input", file, "--backend", "emulator"};
  const Answer answer = runProgram(run, m_folder.path());
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  EXPECT_TRUE(isPlain(answer.out)) << answer.out.toStdString();
  EXPECT_TRUE(answer.out.contains("\\u001b[2Jx\\u007f")) << answer.out.toStdString();
  // JSON output has the same error and stays JSON.
  const Answer json = runProgram(run + QStringList{"--json"}, m_folder.path());
  EXPECT_TRUE(isPlain(json.out)) << json.out.toStdString();
  const auto object = nlohmann::json::parse(json.out.toStdString(), nullptr, false);
  ASSERT_TRUE(object.is_object()) << json.out.toStdString();
  EXPECT_EQ(object["input"]["columns"][0], "\x1b[2Jx\x7f");
  EXPECT_EQ(object["input"]["file"], file.toStdString());
}

TEST_F(CommandLineTables, OfTwoGibibytesAreRefusedUnread) {
  write("huge.csv", "1\n");
  ASSERT_TRUE(QFile::resize(m_folder.filePath("huge.csv"), qint64{2} << 30));
  expectRefused("huge.csv",
                "huge.csv is 2147483648 bytes large; the limit is 1073741824 bytes (1.0 GiB)");
}

TEST_F(CommandLineTables, ExcludePatternsAndLongerN) {
  write("ok.csv", "1\n2\n");
  expectRefusal({"run", "dot_shared", "--input", "ok.csv", "--pattern", "ones"}, 2,
                "give one of the two", m_folder.path());
  expectRefusal({"run", "dot_shared", "--input", "ok.csv", "--n", "3"}, 2,
                "n = 3 is more than the 2 rows", m_folder.path());
  expectRefusal({"run", "dot_shared", "--columns", "a"}, 2, "--input", m_folder.path());
}

TEST_F(CommandLineTables, AreNoMatricesThatFitEachOther) {
  write("a.csv", "1,2,3\n4,5,6\n");
  write("b.csv", "1,2\n3,4\n");
  const auto refuse = [this](const QStringList& options, const QByteArray& part) {
    expectRefusal(QStringList{"run", "matmul_naive"} + options, 2, part, m_folder.path());
  };
  refuse({"--input", "a.csv", "--input", "b.csv"},
         "A is 2×3 and B is 2×2: A must have as many columns as B has rows.");
  refuse({"--input", "a.csv"}, "multiplies two matrices: give two files");
  refuse({"--input", "b.csv", "--input", "a.csv", "--k", "2"}, "give one of the two");
  refuse({"--input", "b.csv", "--input", "a.csv", "--columns", "1"}, "takes whole matrices");
  refuse({"--input", "b.csv", "--input", "none.csv"}, "none.csv does not exist");
  expectRefusal({"run", "transpose_tiled", "--input", "a.csv", "--input", "b.csv"}, 2,
                "transpose_tiled takes one matrix: give one file, --input A.csv, not 2",
                m_folder.path());
  expectRefusal({"run", "dot_shared", "--input", "a.csv", "--input", "b.csv"}, 2,
                "dot_shared takes one file, but 2 are given", m_folder.path());
}

TEST(CommandLine, NamesTheDevicesThereAreInsteadOfTakingAnother) {
  expectRefusal({"run", "dot_shared", "--device", "1023"}, 2,
                "There is no device 1023 here; the devices are ");
  expectRefusal({"run", "dot_shared", "--backend", "emulator", "--device", "1"}, 2,
                "emulator 0 (Emulator)");
}

TEST(CommandLine, NamesTheLimitOfEventsAtOnce) {
  for (const char* const count : {"0", "67108865", "80000000", "99999999999999999999"}) {
    expectRefusal({"trace", "dot_shared", "--max-events", count, "--out", "x.json", "--engine",
                   "ssh:no-such-host.invalid"},
                  2, QByteArray("max-events = ") + count);
    expectRefusal({"run", "dot_shared", "--max-events", count}, 2,
                  "it must be from 1 to 67108864.");
  }
}

}  // namespace
}  // namespace lanescope::tests
