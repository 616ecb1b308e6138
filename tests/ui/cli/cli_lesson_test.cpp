// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>

#include "tests/ui/cli/cli_process.h"

// Checks of lessons from end to end: the program, an engine, the samples.

namespace lanescope::tests {
namespace {

const QString kFirst = QStringLiteral(LANESCOPE_LESSON_SAMPLES "/first");

/// A folder with a copy of the first sample in which some text is another.
class ChangedLesson {
 public:
  ChangedLesson(const QByteArray& before, const QByteArray& after) {
    QFile::copy(kFirst + "/tree.png", m_folder.filePath("tree.png"));
    QFile file(kFirst + "/lesson.md");
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    EXPECT_TRUE(text.contains(before));
    text.replace(text.indexOf(before), before.size(), after);
    write("lesson.md", text);
  }
  void write(const char* name, const QByteArray& text) {
    QFile file(m_folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  [[nodiscard]] QString folder() const { return m_folder.path(); }

 private:
  QTemporaryDir m_folder;
};

/// The complaints of `lesson check`, one a line.
std::string complaintsOf(const ChangedLesson& lesson) {
  const auto json = jsonOf({"lesson", "check", lesson.folder(), "--json"}, 1);
  std::string all;
  for (const auto& each : json["lessons"][0]["complaints"]) {
    all += each["file"].get<std::string>() + ":" + std::to_string(each["line"].get<int>()) + ": " +
           each["text"].get<std::string>() + "\n";
  }
  return all;
}

TEST(CliLesson, ALessonWhoseClaimsHoldIsRight) {
  const Answer answer = runProgram({"lesson", "check", kFirst});
  EXPECT_EQ(answer.code, 0) << answer.out.toStdString() << answer.err.toStdString();
  EXPECT_EQ(answer.out, "first: pages 2, stages 2, claims 8, questions 2.\nAll of it holds.\n");
}

TEST(CliLesson, AClaimThatDoesNotHoldIsNamedWithItsLine) {
  EXPECT_EQ(complaintsOf({"claim = threads = 32", "claim = threads < 32"}),
            "lesson.md:27: “threads < 32” does not hold: threads is 32.\n");
  EXPECT_EQ(complaintsOf({"claim = passed yes", "claim = passed no"}),
            "lesson.md:24: The run passes its check.\n");
  EXPECT_EQ(complaintsOf({"claim = findings none", "claim = findings race"}),
            "lesson.md:25: The run has no findings.\n");
  EXPECT_EQ(complaintsOf({"claim = findings race", "claim = findings none"}),
            "lesson.md:42: The run has other findings: race.\n");
}

TEST(CliLesson, WhatTheRunDoesNotHaveIsNamedWithItsLine) {
  EXPECT_EQ(complaintsOf({"cache[19]", "cache[32]"}),
            "lesson.md:16: The run has no element cache[32].\n");
  EXPECT_EQ(complaintsOf({"follow = 3", "follow = 32"}),
            "lesson.md:16: follow = 32 is beyond the run, which ends at 31.\n");
  EXPECT_EQ(complaintsOf({"step = epoch 2", "step = 90000"})
                .find("lesson.md:16: step = 90000 is beyond the run, which ends at "),
            0U);
  EXPECT_EQ(complaintsOf({"answer = steps", "answer = subject element cache[3] step 2"}),
            "lesson.md:30: Step 2 has no answer for the subject “element cache[3]”.\n");
  EXPECT_EQ(complaintsOf({"view = memory", "view = memori"})
                .find("lesson.md:16: 'memori' is not a "
                      "view; "),
            0U);
  EXPECT_EQ(complaintsOf({"follow = 3", "compare = scan_blelloch"}).find("lesson.md:16: "), 0U);
}

TEST(CliLesson, AFigureThatTheRunLacksSaysWhy) {
  EXPECT_EQ(complaintsOf({"n = 64\nblock = 32", "n = 4096\nblock = 32\nclaim = depth > 3"})
                .find("lesson.md:20: Work and depth are those of a launch of one block"),
            0U);
}

TEST(CliLesson, ATextInAnotherLanguageHasTheSameDirectives) {
  ChangedLesson lesson("minutes: 5", "minutes: 6");
  lesson.write("lesson.sl.md", "---\nformat: 1\ntitle: Drevo\nlanguage: sl\n---\n## Prva\n");
  EXPECT_EQ(complaintsOf(lesson),
            "lesson.sl.md:0: The pages and directives are not those of lesson.md.\n");
}

TEST(CliLesson, APackedLessonIsCheckedAsItsFolder) {
  const QTemporaryDir folder;
  const QString packed = folder.filePath("first.lesson");
  EXPECT_EQ(runProgram({"lesson", "pack", kFirst, "--out", packed}).code, 0);
  const auto json = jsonOf({"lesson", "check", packed, "--json"});
  EXPECT_EQ(json["lessons"][0]["lesson"], "first.lesson");
  EXPECT_EQ(json["lessons"][0]["claims"], 8);
  EXPECT_TRUE(json["lessons"][0]["complaints"].empty());
}

TEST(CliLesson, ThoseThatShipHold) {
  if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "A build with sanitizers compiles no kernel.";
  qputenv("XDG_CACHE_HOME", QByteArray(LANESCOPE_TEST_CACHE));
  const auto list = jsonOf({"lesson", "list", "--json"});
  const Answer checked = runProgram({"lesson", "check", "--all", "--json"});
  // 3 is what a machine gives that lacks a compiler, the front end or the sandbox.
  if (checked.code == 3) GTEST_SKIP() << checked.err.toStdString();
  EXPECT_EQ(checked.code, 0) << checked.out.toStdString();
  EXPECT_EQ(nlohmann::json::parse(checked.out.toStdString())["lessons"].size(),
            list["lessons"].size());
}

TEST(CliLesson, WhatCannotBeReadIsRefusedInASentence) {
  const QTemporaryDir folder;
  expectRefusal({"lesson", "check", folder.path()}, 2, "There is no file lesson.md to read in ");
  expectRefusal({"lesson", "check", "none-such"}, 2, "There is no lesson none-such: ");
  expectRefusal({"lesson", "check"}, 2, "Name a folder, a .lesson file");
  expectRefusal({"lesson"}, 2, "Write `lanescope lesson check`");
  expectRefusal({"lesson", "pack", kFirst, "--out", "x.zip"}, 2, "ends in .lesson.");
  QFile file(folder.filePath("x.lesson"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.close();
  expectRefusal({"lesson", "check", file.fileName()}, 2, "x.lesson cannot be opened: ");
}

}  // namespace
}  // namespace lanescope::tests
