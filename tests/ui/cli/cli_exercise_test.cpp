// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <map>

#include "tests/ui/cli/cli_process.h"

// Exercises and the grades of a class from end to end: front end, compiler, sandbox, engines.

namespace lanescope::tests {
namespace {

const QString kExercises = QStringLiteral(LANESCOPE_EXERCISES);

QByteArray textOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

class CliExerciseTest : public testing::Test {
 protected:
  void SetUp() override {
    if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "A build with sanitizers compiles no kernel.";
    qputenv("XDG_CACHE_HOME", QByteArray(LANESCOPE_TEST_CACHE));
    const Answer answer = runProgram({"exercise", "check", "bounds"});
    // 3 is what a machine gives that lacks a compiler, the front end or the sandbox.
    if (answer.code == 3) GTEST_SKIP() << answer.err.toStdString();
    ASSERT_EQ(answer.code, 0) << answer.out.toStdString() << answer.err.toStdString();
    ASSERT_TRUE(QDir(m_folder.path()).mkdir("handed-in"));
  }

  void handIn(const QString& name, const QByteArray& text) const {
    QFile file(m_folder.filePath("handed-in/" + name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  /// The lines of the grades by the names of the submissions.
  [[nodiscard]] std::map<QString, QString> grades(const QString& exercise) const {
    const Answer answer =
        runProgram({"grade", exercise, "handed-in", "--out", "grades.csv"}, m_folder.path());
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    std::map<QString, QString> lines;
    const QString csv = QString::fromUtf8(textOf(m_folder.filePath("grades.csv")));
    for (const QString& line : csv.split('\n', Qt::SkipEmptyParts)) {
      lines[line.section(',', 0, 0)] = line.section(',', 1);
    }
    return lines;
  }

  QTemporaryDir m_folder;
};

TEST_F(CliExerciseTest, EachThatShipsIsPassedByItsSolutionAndNotByItsSkeleton) {
  const auto list = jsonOf({"exercise", "list", "--json"});
  EXPECT_EQ(list["exercises"].size(), 10U);
  const Answer answer = runProgram({"exercise", "check", "--all"});
  EXPECT_EQ(answer.code, 0) << answer.out.toStdString() << answer.err.toStdString();
  EXPECT_EQ(answer.out.count("The solution passes and the skeleton fails."), 10);
}

TEST_F(CliExerciseTest, ASubmissionIsJudgedByTheExercisesChoicesAndNotByItsOwn) {
  QByteArray lenient = textOf(kExercises + "/01_bounds/skeleton.cu");
  lenient.replace("// lanescope: problem", "// lanescope: tolerance = 1e9, problem");
  handIn("lenient.cu", lenient);
  QByteArray other = textOf(kExercises + "/01_bounds/skeleton.cu");
  other.replace("reference = 2 * a[i] + b[i]", "reference = a[i] - a[i]");
  handIn("other.cu", other.replace("2.0f * a[i] + b[i]", "0.0f"));
  const auto lines = grades("bounds");
  EXPECT_FALSE(lines.at("lenient.cu").startsWith("10,")) << lines.at("lenient.cu").toStdString();
  EXPECT_TRUE(lines.at("other.cu").startsWith("0,")) << lines.at("other.cu").toStdString();
}

TEST_F(CliExerciseTest, OneBadSubmissionCostsItselfAloneAndEqualOnesAreNamed) {
  const QByteArray solution = textOf(kExercises + "/01_bounds/solution.cu");
  handIn("ana.cu", solution);
  handIn("bor.cu", "// mine\n" + QByteArray(solution).replace("    ", "\t"));
  handIn("=1+1.cu", solution + "\n#define X 1\n");
  handIn("broken.cu", "__global__ void k(float* out) { out[0] = ; }");
  handIn("no-text.cu", QByteArray(2000, '\0'));
  handIn("endless.cu", QByteArray(solution).replace("if (i < n)", "while (n > 0) if (i < n)"));
  handIn("thief.cu", "#include \"/etc/passwd\"\n" + solution);
  ASSERT_TRUE(QFile::link("/etc/passwd", m_folder.filePath("handed-in/link.cu")));
  const auto lines = grades("bounds");
  EXPECT_TRUE(lines.at("ana.cu").startsWith("10,10,")) << lines.at("ana.cu").toStdString();
  EXPECT_TRUE(lines.at("ana.cu").endsWith(",bor.cu"));
  EXPECT_TRUE(lines.at("bor.cu").endsWith(",ana.cu"));
  // A name is no formula.
  EXPECT_EQ(lines.count("=1+1.cu"), 0U);
  EXPECT_TRUE(lines.at("'=1+1.cu").startsWith("10,10,"));
  for (const char* const name : {"broken.cu", "no-text.cu", "endless.cu", "thief.cu", "link.cu"}) {
    EXPECT_TRUE(lines.at(name).startsWith("0,10,")) << lines.at(name).toStdString();
  }
  EXPECT_FALSE(lines.at("thief.cu").contains("root"));
}

TEST_F(CliExerciseTest, WhatCannotBeGradedIsRefusedAndTheOldGradesStay) {
  QFile old(m_folder.filePath("grades.csv"));
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.write("old");
  old.close();
  const QStringList out{"--out", "grades.csv"};
  expectRefusal(QStringList{"grade", "bounds", "none-such"} + out, 2, "none-such", m_folder.path());
  expectRefusal(QStringList{"grade", "bounds", "handed-in"} + out, 2, "handed-in", m_folder.path());
  expectRefusal(QStringList{"grade", "none-such", "handed-in"} + out, 2, "none-such",
                m_folder.path());
  EXPECT_EQ(textOf(m_folder.filePath("grades.csv")), "old");
}

TEST_F(CliExerciseTest, APackedExerciseHasNoSolution) {
  const Answer packed = runProgram(
      {"exercise", "pack", kExercises + "/01_bounds", "--out", "bounds.exercise"}, m_folder.path());
  ASSERT_EQ(packed.code, 0) << packed.err.toStdString();
  EXPECT_FALSE(textOf(m_folder.filePath("bounds.exercise")).contains("solution.cu"));
  handIn("ana.cu", textOf(kExercises + "/01_bounds/solution.cu"));
  const auto lines = grades("bounds.exercise");
  EXPECT_TRUE(lines.at("ana.cu").startsWith("10,10,")) << lines.at("ana.cu").toStdString();
}

}  // namespace
}  // namespace lanescope::tests
