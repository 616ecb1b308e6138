// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program under tools that are loaded into it and follow it into its engine.
#include <gtest/gtest.h>

#include <QStandardPaths>

#include "tests/ui/cli/cli_process.h"

namespace lanescope {
namespace {

using tests::Answer;

/// Runs `arguments` with the library in the program and in all that it starts.
Answer runWith(const QString& library, const QStringList& arguments) {
  QProcess process;
  QTemporaryDir folder;
  tests::prepare(process, arguments, folder.path());
  QProcessEnvironment environment = process.processEnvironment();
  environment.insert("LD_PRELOAD", library);
  process.setProcessEnvironment(environment);
  return tests::finish(process);
}

TEST(UnderTools, AnEngineIsStartedByALibraryThatNeedsStackForIt) {
#if LANESCOPE_IS_SANITIZED
  GTEST_SKIP() << "needs a build without sanitizers, whose own library must be the first";
#endif
  for (const QStringList& arguments :
       {QStringList{"devices"}, QStringList{"run", "dot_shared", "--n", "64"},
        QStringList{"render", "dot_shared", "--n", "16", "--out", "tree.mp4"}}) {
    const Answer answer = runWith(LANESCOPE_DEEP_EXEC, arguments);
    EXPECT_EQ(answer.code, 0) << arguments.first().toStdString() << ": "
                              << answer.err.toStdString();
  }
}

/// `lanescope …` under one of NVIDIA's tools, which are part of the CUDA Toolkit.
class UnderNvidiasTools : public testing::Test {
 protected:
  static void expectSuccess(const QStringList& tool, const QStringList& arguments) {
    const QString program = QStandardPaths::findExecutable(
        tool.first(), {"/usr/local/cuda/bin", "/usr/bin", "/usr/local/bin"});
    if (program.isEmpty()) GTEST_SKIP() << tool.first().toStdString() << " is not installed.";
    if (tests::runProgram({"run", "dot_shared", "--backend", "cuda"}).code == 3) {
      GTEST_SKIP() << "needs an NVIDIA GPU.";
    }
    QProcess process;
    QTemporaryDir folder;
    tests::prepare(process, {}, folder.path());
    process.setProgram(program);
    process.setArguments(tool.mid(1) + QStringList{LANESCOPE_PROGRAM} + arguments);
    const Answer answer = tests::finish(process);
    EXPECT_EQ(answer.code, 0) << answer.out.toStdString() << answer.err.toStdString();
    EXPECT_TRUE(answer.out.contains("passed") || arguments.first() == "devices")
        << answer.out.toStdString();
  }
};

TEST_F(UnderNvidiasTools, NsightComputeProfilesTheCommandLine) {
  const QStringList tool{"ncu", "--target-processes", "all", "--clock-control", "none"};
  expectSuccess(tool, {"devices"});
  expectSuccess(tool, {"run", "dot_shared", "--backend", "cuda"});
}

TEST_F(UnderNvidiasTools, ComputeSanitizerChecksTheCommandLine) {
  const QStringList tool{"compute-sanitizer", "--target-processes", "all"};
  expectSuccess(tool, {"devices"});
  expectSuccess(tool, {"run", "dot_shared", "--backend", "cuda"});
}

}  // namespace
}  // namespace lanescope
