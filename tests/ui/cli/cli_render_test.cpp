// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QRegularExpression>
#include <QStandardPaths>
#include <csignal>
#include <optional>

#include "tests/ui/cli/cli_process.h"

namespace lanescope::tests {
namespace {

/// Runs `lanescope render` in a temporary folder.
class CommandLineRender : public testing::Test {
 protected:
  static QStringList dot(const QStringList& options) {
    return QStringList{"render", "dot_shared", "--n",      "16",     "--block",
                       "8",      "--backend",  "emulator", "--size", "321x241"} +
           options;
  }
  static QStringList product(const QStringList& options) {
    return QStringList{"render", "matmul_naive", "--n",    "16",        "--m",
                       "16",     "--k",          "16",     "--backend", "emulator",
                       "--size", "640x400",      "--view", "memory"} +
           options;
  }
  /// Runs the command, which must succeed, and returns its output.
  QByteArray run(const QStringList& arguments) const {
    const Answer answer = runProgram(arguments, m_folder.path());
    EXPECT_EQ(answer.code, 0) << arguments.join(' ').toStdString() << "\n"
                              << answer.err.toStdString();
    return answer.out;
  }
  void refuse(const QStringList& arguments, const QByteArray& part) const {
    expectRefusal(arguments, 2, part, m_folder.path());
    EXPECT_EQ(files(), QStringList());
  }
  [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
  [[nodiscard]] QImage image(const QString& name) const { return QImage(path(name)); }
  [[nodiscard]] QStringList files() const {
    return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }
  [[nodiscard]] int pagesOf(const QString& name) const {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromLatin1(file.readAll());
    return static_cast<int>(text.count(QRegularExpression("/Type /Page\\s")));
  }
  QTemporaryDir m_folder;
};

/// The duration in milliseconds, from the delays of the frames.
int durationOf(QImageReader& gif) {
  int duration = 0;
  while (gif.canRead() && !gif.read().isNull()) duration += gif.nextImageDelay();
  return duration;
}

TEST_F(CommandLineRender, StepsAreCountedAsThePictureCountsThem) {
  run(dot({"--out", "last.png"}));
  run(dot({"--steps", "1", "--out", "first.png"}));
  run(dot({"--out", "all/"}));
  run(dot({"--steps", "3..5", "--out", "three/"}));
  run(dot({"--steps", "17..", "--out", "end/"}));
  const QStringList all = QDir(path("all")).entryList(QDir::Files);
  EXPECT_EQ(all.size(), 18);
  EXPECT_EQ(all.first(), "step-0001.png");
  EXPECT_EQ(image("all/step-0001.png"), image("first.png"));
  EXPECT_EQ(image("all/step-0018.png"), image("last.png"));
  EXPECT_EQ(QDir(path("three")).entryList(QDir::Files),
            (QStringList{"step-0003.png", "step-0004.png", "step-0005.png"}));
  EXPECT_EQ(image("all/step-0004.png"), image("three/step-0004.png"));
  EXPECT_EQ(QDir(path("end")).entryList(QDir::Files),
            (QStringList{"step-0017.png", "step-0018.png"}));
}

TEST_F(CommandLineRender, APdfHasAPageForEachStep) {
  run(dot({"--out", "last.pdf"}));
  run(dot({"--steps", "3..7", "--out", "five.pdf"}));
  run(dot({"--steps", "1..", "--out", "all.pdf"}));
  EXPECT_EQ(pagesOf("last.pdf"), 1);
  EXPECT_EQ(pagesOf("five.pdf"), 5);
  EXPECT_EQ(pagesOf("all.pdf"), 18);
}

TEST_F(CommandLineRender, TheTextOfAPdfIsText) {
  const QString program = QStandardPaths::findExecutable("pdftotext");
  if (program.isEmpty()) GTEST_SKIP() << "pdftotext is not installed";
  run(dot({"--steps", "5", "--size", "1600x900", "--out", "x.pdf"}));
  QProcess process;
  process.start(program, {path("x.pdf"), "-"});
  ASSERT_TRUE(process.waitForFinished());
  const QByteArray text = process.readAllStandardOutput();
  EXPECT_TRUE(text.contains("Epoch 1: 4 of 8 threads each read")) << text.toStdString();
  EXPECT_TRUE(text.contains("step 5 of 18")) << text.toStdString();
}

TEST_F(CommandLineRender, AGifLastsAsLongAndPlaysAsOftenAsAsked) {
  const QStringList pace{"--steps", "3..7", "--speed", "10", "--fps", "20"};
  for (const auto& [loop, read] : {std::pair{"1", 0}, {"2", 1}, {"65536", 65535}, {"", -1}}) {
    const QStringList loops = *loop == '\0' ? QStringList() : QStringList{"--loop", loop};
    run(dot(pace + loops + QStringList{"--out", "x.gif"}));
    QImageReader gif(path("x.gif"));
    EXPECT_EQ(gif.size(), QSize(321, 241));
    EXPECT_GT(gif.imageCount(), 5);
    EXPECT_LE(gif.imageCount(), 50);
    EXPECT_EQ(durationOf(gif), 2500) << "half a second of steps, two of rest";
    EXPECT_EQ(gif.loopCount(), read) << loop;  // Qt counts repetitions, -1 for ever
  }
}

TEST_F(CommandLineRender, AVideoHasTheFramesOfItsSteps) {
  const QString program = QStandardPaths::findExecutable("ffprobe");
  if (program.isEmpty()) GTEST_SKIP() << "ffprobe is not installed";
  run(dot({"--steps", "3..7", "--speed", "10", "--fps", "20", "--out", "x.mp4"}));
  QProcess process;
  process.start(program, {"-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames",
                          "-of", "csv=p=0", path("x.mp4")});
  ASSERT_TRUE(process.waitForFinished());
  EXPECT_EQ(process.readAllStandardOutput().trimmed(), "50");
}

TEST_F(CommandLineRender, AFollowedThreadIsMarked) {
  run(product({"--steps", "9", "--out", "nobody.png"}));
  run(product({"--steps", "9", "--follow", "17", "--out", "17.png"}));
  run(product({"--steps", "9", "--follow", "0", "--out", "0.png"}));
  EXPECT_NE(image("nobody.png"), image("17.png"));
  EXPECT_NE(image("0.png"), image("17.png"));
}

TEST_F(CommandLineRender, TheDiagramIsShadedByRounding) {
  const QStringList scan{"scan_hillis_steele",
                         "--n",
                         "16",
                         "--pattern",
                         "random",
                         "--steps",
                         "20",
                         "--size",
                         "640x400",
                         "--view",
                         "space-time"};
  run(QStringList{"render"} + scan + QStringList{"--out", "plain.png"});
  run(QStringList{"render"} + scan + QStringList{"--rounding", "--out", "shaded.png"});
  EXPECT_NE(image("plain.png"), image("shaded.png"));
}

TEST_F(CommandLineRender, AnotherKernelIsComparedOnTheSameInputs) {
  run(product({"--steps", "9", "--out", "alone.png"}));
  run(product({"--steps", "9", "--compare", "matmul_tiled", "--out", "both.png"}));
  run(product({"--steps", "9", "--compare", "matmul_tiled", "--follow", "17", "--out", "17.png"}));
  EXPECT_EQ(image("both.png").size(), QSize(640, 400));
  EXPECT_NE(image("both.png"), image("alone.png"));
  EXPECT_NE(image("both.png"), image("17.png"));
  const QByteArray out = run(
      product({"--compare", "matmul_tiled", "--speed", "100", "--loop", "1", "--out", "x.gif"}));
  EXPECT_TRUE(out.contains("33 steps, written to x.gif")) << out.toStdString();
  EXPECT_GT(QImageReader(path("x.gif")).imageCount(), 3);
}

TEST_F(CommandLineRender, TheSameKernelIsComparedWithOtherParameters) {
  const QStringList one{"--steps", "9", "--out", "one.png"};
  run(dot(one + QStringList{"--compare", "dot_shared:block=16"}));
  const QImage block = image("one.png");
  run(dot(one + QStringList{"--compare", "dot_shared:block=16,schedule=reversed"}));
  EXPECT_NE(image("one.png"), block);
  run(dot(one + QStringList{"--compare", "dot_shared:block=16", "--in-step", "step"}));
  EXPECT_NE(image("one.png"), block);
  run(dot(one + QStringList{"--compare", "dot_shared:block=16", "--in-step", "input"}));
  EXPECT_EQ(image("one.png"), block);
}

TEST_F(CommandLineRender, APitfallIsRunUntilItLoses) {
  const Answer answer = runProgram(
      dot({"--steps", "9", "--compare", "dot_no_load_barrier", "--out", "x.png"}), m_folder.path());
  EXPECT_EQ(answer.code, 1) << "it has lost: " << answer.err.toStdString();
  EXPECT_TRUE(answer.out.contains("dot_no_load_barrier · schedule = adversarial"))
      << answer.out.toStdString();
  EXPECT_TRUE(QFile::exists(path("x.png")));
}

TEST_F(CommandLineRender, RefusesWhatCannotBeComparedOrFollowed) {
  const auto compared = [&](const char* kernel, const QByteArray& part) {
    refuse(product({"--compare", kernel, "--out", "x.png"}), part);
  };
  compared("matmul_teils", "no kernel 'matmul_teils'; the kernels are");
  compared("dot_shared", "dot_shared does not get the inputs of matmul_naive");
  compared("matmul_naive", "is the kernel itself");
  compared("matmul_cublas", "There is no record of matmul_cublas");
  refuse(dot({"--compare", "reduce_shuffle", "--out", "x.png"}), "does not get the inputs");
  refuse(dot({"--compare", "dot_shared:n=8", "--out", "x.png"}), "n is of the data");
  refuse(dot({"--compare", "dot_shared:block=5", "--out", "x.png"}), "not a power of two");
  refuse(dot({"--compare", "dot_shared:block", "--out", "x.png"}), "a part without a value");
  refuse(dot({"--compare", "dot_no_bounds", "--out", "x.png"}),
         "is a pitfall, which is compared with");
  refuse(dot({"--compare", "dot_global", "--in-step", "time", "--out", "x.png"}),
         "in-step = 'time' is not known; choose one of input, epoch and step.");
  refuse(dot({"--in-step", "step", "--out", "x.png"}), "needs --compare");
  refuse(product({"--follow", "256", "--out", "x.png"}), "the threads of this block are 0 to 255");
  refuse(product({"--follow", "-1", "--out", "x.png"}), "follow = -1 is out of range");
  refuse(product({"--follow", "none", "--out", "x.png"}), "follow = none is not a whole number");
  refuse(product({"--compare", "matmul_tiled", "--block-index", "1", "--out", "x.png"}),
         "the record ends before this block, with block 0");
}

TEST_F(CommandLineRender, RefusesStepsAndLoopsThatTheFormatHasNoRoomFor) {
  const auto steps = [&](const char* range, const char* out, const QByteArray& part) {
    refuse(dot({"--steps", range, "--out", out}), part);
  };
  steps("0", "x.png", "steps = '0' are no steps; write 5, 3..7 or 3..");
  steps("last", "x.png", "write 5, 3..7 or 3..");
  steps("1..2..3", "x.pdf", "write 5, 3..7 or 3..");
  steps("..3", "x.pdf", "write 5, 3..7 or 3..");
  steps("19", "x.png", "steps = 19 is out of range: the steps of this block are 1 to 18");
  steps("3..19", "x.gif", "steps = 3..19 is out of range");
  steps("19..", "x.gif", "steps = 19.. is out of range");
  steps("5..3", "x.gif", "steps = 5..3 is no range");
  steps("3..5", "x.png", "steps = 3..5 are 3 steps and a .png shows one");
  steps("17..", "x.svg", "steps = 17.. are 2 steps and a .svg shows one");
  refuse(dot({"--loop", "0", "--out", "x.gif"}), "loop = 0 is out of range");
  refuse(dot({"--loop", "65537", "--out", "x.gif"}), "loop = 65537 is out of range");
  refuse(dot({"--loop", "2", "--out", "x.mp4"}), "only a .gif says how often it plays");
  refuse(dot({"--speed", "0.1", "--fps", "50", "--n", "4096", "--block", "1024", "--out", "x.gif"}),
         "and the limit is 20000; choose a higher speed");
}

/// Runs the program in a folder of 64 KiB and lists the folder afterwards; nothing where no such
/// folder can be made.
std::optional<Answer> runOnAFullDisk(const QString& folder, const QStringList& arguments) {
  const QString script =
      "mount -t tmpfs -o size=64k none . 2>/dev/null && cd \"$PWD\" || exit 77;"
      "\"$0\" \"$@\"; code=$?; ls -A; exit $code";
  QProcess process;
  prepare(
      process,
      QStringList{"--map-root-user", "--mount", "sh", "-c", script, LANESCOPE_PROGRAM} + arguments,
      folder);
  process.setProgram("unshare");
  process.start();
  if (!process.waitForStarted() || !process.waitForFinished(120'000)) return {};
  if (process.exitCode() == 77 || process.exitCode() == 1) return {};
  return Answer{process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
}

TEST_F(CommandLineRender, AFullDiskLeavesNothingBehind) {
  QStringList names{"x.png", "x.svg", "x.pdf", "x.gif", "frames/"};
  if (!QStandardPaths::findExecutable("ffmpeg").isEmpty()) names << "x.mp4";
  for (const QString& name : names) {
    const auto answer =
        runOnAFullDisk(m_folder.path(), {"render", "dot_shared", "--backend", "emulator", "--size",
                                         "1920x1080", "--speed", "20", "--out", name});
    if (!answer) GTEST_SKIP() << "no small disk can be mounted here";
    EXPECT_EQ(answer->code, 3) << name.toStdString();
    EXPECT_EQ(answer->out, "") << name.toStdString();
    EXPECT_TRUE(answer->err.startsWith("lanescope: ")) << answer->err.toStdString();
    EXPECT_EQ(answer->err.count('\n'), 1) << answer->err.toStdString();
    EXPECT_TRUE(answer->err.contains("No space left") || answer->err.contains("ffmpeg"))
        << name.toStdString() << ": " << answer->err.toStdString();
  }
}

TEST_F(CommandLineRender, ALargeAnimationIsAnnouncedOrRefused) {
  const QStringList large{"render", "dot_shared", "--backend", "emulator", "--n",
                          "64",     "--block",    "32",        "--size",   "7680x7680"};
  QProcess process;
  prepare(process, large + QStringList{"--out", "x.gif"}, m_folder.path());
  process.start();
  ASSERT_TRUE(process.waitForReadyRead(120'000));
  EXPECT_EQ(process.readLine(), "150 frames of 7680x7680 pixels take roughly 54 s.\n");
  ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
  ASSERT_TRUE(process.waitForFinished(120'000));
  EXPECT_EQ(process.exitCode(), 130);
  refuse(large + QStringList{"--fps", "50", "--out", "x.gif"},
         "750 frames of 7680x7680 are 44.2 billion pixels and the limit is 28.8 billion; choose a "
         "smaller size or fewer steps.");
  refuse(large + QStringList{"--fps", "60", "--out", "x.mp4"}, "the limit is 28.8 billion");
}

}  // namespace
}  // namespace lanescope::tests
