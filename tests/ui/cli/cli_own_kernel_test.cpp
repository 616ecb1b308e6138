// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "cli_process.h"
#include "own_kernel_text.h"

// A .cu file in place of a kernel of the catalogue: read, compiled, run in its sandbox.

namespace lanescope::tests {
namespace {

class CliOwnKernelTest : public testing::Test {
 protected:
  void SetUp() override {
    qputenv("XDG_CACHE_HOME", QByteArray(LANESCOPE_TEST_CACHE));
    write("dot.cu", kDot);
    const Answer answer = run({"run", "dot.cu", "--json"});
    // 3 is what a machine gives that lacks a compiler, the front end or the sandbox.
    if (answer.code == 3) GTEST_SKIP() << answer.err.toStdString();
    ASSERT_EQ(answer.code, 0) << answer.err.toStdString();
    m_result = nlohmann::json::parse(answer.out.toStdString());
  }

  void write(const QString& name, const QByteArray& text) const {
    QFile file(m_folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  [[nodiscard]] Answer run(const QStringList& arguments) const {
    return runProgram(arguments, m_folder.path());
  }
  [[nodiscard]] QString folder() const { return m_folder.path(); }

  nlohmann::json m_result;  ///< of `run dot.cu --json`

 private:
  QTemporaryDir m_folder;
};

TEST_F(CliOwnKernelTest, RunsAVerbatimDotProductAndChecksIt) {
  EXPECT_EQ(m_result.at("kernel"), "dot.cu");
  EXPECT_TRUE(m_result.at("passed"));
  EXPECT_EQ(m_result.at("result"), 1024.0 * 1023.0);
  EXPECT_EQ(m_result.at("parameters").at("grid"), 4);
  EXPECT_TRUE(m_result.at("findings").empty());
}

TEST_F(CliOwnKernelTest, AFaultIsFoundOnItsLine) {
  const Answer answer = run({"run", "dot.cu", "--block", "512", "--json"});
  EXPECT_EQ(answer.code, 1);
  const auto result = nlohmann::json::parse(answer.out.toStdString());
  ASSERT_FALSE(result.at("findings").empty());
  EXPECT_EQ(result.at("findings").at(0).at("line"), 9);
}

TEST_F(CliOwnKernelTest, IsTracedAndDrawn) {
  EXPECT_EQ(run({"trace", "dot.cu", "--n", "64", "--out", "t.json"}).code, 0);
  EXPECT_EQ(run({"render", "dot.cu", "--n", "64", "--block", "32", "--out", "t.png"}).code, 0);
  EXPECT_TRUE(QFile::exists(folder() + "/t.json"));
  EXPECT_TRUE(QFile::exists(folder() + "/t.png"));
}

TEST_F(CliOwnKernelTest, WhatTheRewritingMadeOfItIsPrintedLineForLine) {
  const Answer answer = run({"trace", "dot.cu", "--rewritten"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  EXPECT_TRUE(answer.out.contains("Address<const Element<float>>"));
  EXPECT_TRUE(answer.out.contains("LANESCOPE_INSTANCE("));
  EXPECT_EQ(run({"trace", "dot_shared", "--rewritten"}).code, 2);
}

TEST_F(CliOwnKernelTest, WhatItPrintsComesOnStandardErrorAndInTheResult) {
  QByteArray text(kDot);
  const qsizetype body = text.indexOf('{', text.indexOf("__global__"));
  ASSERT_GT(body, 0);
  text.insert(body + 1, " if (threadIdx.x == 3) printf(\"block %d\\n\", blockIdx.x); ");
  write("talk.cu", text);
  const Answer plain = run({"run", "talk.cu"});
  EXPECT_EQ(plain.code, 0);
  EXPECT_TRUE(plain.err.contains("block 0\nblock 1\nblock 2\nblock 3\n"))
      << plain.err.toStdString();
  const Answer answer = run({"run", "talk.cu", "--json"});
  EXPECT_EQ(nlohmann::json::parse(answer.out.toStdString()).at("printed"),
            "block 0\nblock 1\nblock 2\nblock 3\n");
}

TEST_F(CliOwnKernelTest, ItsNumberMayHaveAnyTypeOfWholeNumbersAndItsCommentsAnyBytes) {
  const QByteArray text(kDot);
  ASSERT_TRUE(text.contains("int n"));
  write("wide.cu", "\xef\xbb\xbf" + QByteArray(text).replace("int n", "size_t n") + "// caf\xe9\n");
  const Answer answer = run({"run", "wide.cu", "--json"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
}

TEST_F(CliOwnKernelTest, TheBlockOfTheCommandLineOverridesThatOfTheFile) {
  QByteArray text(kDot);
  ASSERT_TRUE(text.contains("block = 256"));
  write("half.cu", text.replace("block = 256", "block = 64 * 2"));
  const auto blockOf = [&](const QStringList& more) {
    const Answer answer = run(QStringList{"run", "half.cu", "--json"} + more);
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    return nlohmann::json::parse(answer.out.toStdString()).at("parameters");
  };
  EXPECT_EQ(blockOf({}).at("grid"), 8);
  EXPECT_EQ(blockOf({"--block", "64"}).at("grid"), 16);
}

/// Returns the kernels among the examples of a page of the manual: their lines are indented, and
/// begin with a head comment.
QStringList kernelsIn(const QString& page) {
  QStringList kernels;
  QString block;
  for (const QString& line : page.split(QLatin1Char('\n'))) {
    const bool isIndented = line.startsWith(QStringLiteral("    "));
    if (isIndented) block += line.mid(4) + QLatin1Char('\n');
    if (isIndented || block.isEmpty()) continue;
    if (block.startsWith(QStringLiteral("// lanescope:")) &&
        block.contains(QStringLiteral("__global__"))) {
      kernels << block;
    }
    block.clear();
  }
  return kernels;
}

TEST_F(CliOwnKernelTest, TheManualsExamplesRunAndAreRight) {
  QFile page(QStringLiteral(LANESCOPE_MANUAL "/own-kernels.md"));
  ASSERT_TRUE(page.open(QIODevice::ReadOnly));
  const QStringList kernels = kernelsIn(QString::fromUtf8(page.readAll()));
  EXPECT_EQ(kernels.size(), 6);
  for (const QString& text : kernels) {
    write("example.cu", text.toUtf8());
    const Answer answer = run({"run", "example.cu", "--json"});
    ASSERT_EQ(answer.code, 0) << answer.err.toStdString() << text.toStdString();
    const auto result = nlohmann::json::parse(answer.out.toStdString());
    EXPECT_TRUE(result.at("passed")) << text.toStdString();
    EXPECT_FALSE(result.contains("unchecked")) << text.toStdString();
  }
}

TEST_F(CliOwnKernelTest, WithoutAReferenceTheReportSaysThatNothingIsChecked) {
  write("free.cu",
        "// lanescope: problem = free\n"
        "__global__ void twice(const float* in, float* out, int n) {\n"
        "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "  if (i < n) out[i] = 2 * in[i];\n"
        "}\n");
  const Answer answer = run({"run", "free.cu"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
  EXPECT_TRUE(answer.out.contains("not checked: no reference")) << answer.out.toStdString();
}

TEST_F(CliOwnKernelTest, ABoundOfThreadsLeavesAMatrixProductItsTile) {
  write("product.cu",
        "// lanescope: problem = matmul, n = 32\n"
        "__global__ void __launch_bounds__(256) mm(const float* A, const float* B, float* C, int "
        "N) {\n"
        "  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + "
        "threadIdx.y;\n"
        "  if (x >= N || y >= N) return;\n"
        "  float s = 0;\n"
        "  for (int i = 0; i < N; ++i) s += A[y * N + i] * B[i * N + x];\n"
        "  C[y * N + x] = s;\n"
        "}\n");
  const Answer answer = run({"run", "product.cu", "--json"});
  EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
}

TEST_F(CliOwnKernelTest, AFolderForTheObjectThatCannotBeMadeIsNamed) {
  const QByteArray before = qgetenv("TMPDIR");
  qputenv("TMPDIR", "/proc");
  const Answer answer = run({"run", "dot.cu"});
  qputenv("TMPDIR", before);
  EXPECT_EQ(answer.code, 2);
  EXPECT_TRUE(answer.err.contains("/proc")) << answer.err.toStdString();
  EXPECT_FALSE(QFile::exists(folder() + "/.cpp"));
}

TEST_F(CliOwnKernelTest, IsComparedWithTheCatalogueInErrorsAndWork) {
  for (const char* const command : {"errors", "work"}) {
    const Answer answer = run({command, "dot.cu", "dot_shared", "--sizes", "64,256", "--json"});
    ASSERT_EQ(answer.code, 0) << answer.err.toStdString();
    const auto result = nlohmann::json::parse(answer.out.toStdString());
    EXPECT_EQ(result.at("kernel"), "dot.cu");
    EXPECT_TRUE(answer.out.contains("dot_shared")) << command;
  }
}

TEST_F(CliOwnKernelTest, IsTimedInTurnWithTheCpuAndWithKernelsOfTheCatalogue) {
  const Answer answer =
      run({"bench", "dot.cu", "--sizes", "2^10", "--against", "cpu,dot_shared", "--min-time",
           "0.001", "--max-time", "0.05", "--backend", "emulator", "--json"});
  ASSERT_EQ(answer.code, 0) << answer.err.toStdString();
  const auto result = nlohmann::json::parse(answer.out.toStdString());
  EXPECT_FALSE(result.at("benchmarks").empty());
  EXPECT_TRUE(answer.out.contains("dot.cu"));
  EXPECT_TRUE(answer.out.contains("dot_shared"));
  EXPECT_TRUE(answer.out.contains("cpu")) << answer.out.toStdString();
}

TEST_F(CliOwnKernelTest, IsSweptOverItsLaunches) {
  write("free.cu", QByteArray(kDot).replace(", block = 256", ""));
  const Answer answer = run({"bench", "free.cu", "--sizes", "1024", "--sweep", "block=64:128",
                             "--backend", "emulator", "--json"});
  ASSERT_EQ(answer.code, 0) << answer.err.toStdString();
  EXPECT_EQ(nlohmann::json::parse(answer.out.toStdString()).at("kernel"), "free.cu");
}

TEST_F(CliOwnKernelTest, StandsBesideAKernelOfTheCatalogueInAPicture) {
  for (const QStringList& pair : {QStringList{"dot.cu", "dot_shared"}, {"dot_shared", "dot.cu"}}) {
    const Answer answer =
        run({"render", pair[0], "--n", "64", "--compare", pair[1], "--out", "b.png"});
    EXPECT_EQ(answer.code, 0) << answer.err.toStdString();
    EXPECT_TRUE(QFile::remove(folder() + "/b.png"));
  }
}

TEST_F(CliOwnKernelTest, WhatIsWrongWithItIsOneSentence) {
  write("unknown.cu", QByteArray(kDot).replace("sum += a", "summ += a"));
  write("unsaid.cu", QByteArray(kDot).replace("problem = dot, ", ""));
  expectRefusal({"run", "unknown.cu"}, 2, "unknown.cu:7:9: ", folder());
  expectRefusal({"run", "unsaid.cu"}, 2, "--problem", folder());
  expectRefusal({"run", "nowhere.cu"}, 2, "nowhere.cu cannot be read", folder());
  expectRefusal({"run", "dot.cu", "--problem", "sum"}, 2, "has 3 arrays", folder());
  expectRefusal({"run", "dot.cu", "--kernel", "other"}, 2, "it has dot", folder());
  expectRefusal({"run", "dot.cu", "--engine", "ssh:host"}, 2, "this machine alone", folder());
  expectRefusal({"run", "dot_shared", "--problem", "dot"}, 2, "a file of your own", folder());
  write("other.cu", kDot);
  expectRefusal({"errors", "dot.cu", "other.cu"}, 2, "One kernel of your own at a time", folder());
  expectRefusal({"bench", "dot.cu", "--against", "scan_blelloch"}, 2,
                "scan_blelloch does not solve the problem of dot.cu", folder());
  expectRefusal({"bench", "dot_shared", "--problem", "dot"}, 2, "a file of your own", folder());
  expectRefusal({"timeline", "dot.cu", "--backend", "emulator"}, 3, "", folder());
}

}  // namespace
}  // namespace lanescope::tests
