// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "app/lab/plain_cuda.h"
#include "catalog/catalog.h"
#include "cli_process.h"
#include "resources/resources.h"

// The texts that the Lab starts from, run as any file of the user, and kernels as programs.

namespace lanescope::tests {
namespace {

class CliProgramTest : public testing::Test {
 protected:
  void SetUp() override {
    resources::init();
    qputenv("XDG_CACHE_HOME", QByteArray(LANESCOPE_TEST_CACHE));
    write("dot.cu", app::textToStartFrom(catalog::OwnProblem::dot));
    const Answer answer = run({"run", "dot.cu", "--json"});
    // 3 is what a machine gives that lacks a compiler, the front end or the sandbox.
    if (answer.code == 3) GTEST_SKIP() << answer.err.toStdString();
    ASSERT_EQ(answer.code, 0) << answer.err.toStdString();
  }

  void write(const QString& name, const std::string& text) const {
    QFile file(m_folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(text));
  }
  [[nodiscard]] QByteArray read(const QString& name) const {
    QFile file(m_folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return file.readAll();
  }
  [[nodiscard]] Answer run(const QStringList& arguments) const {
    return runProgram(arguments, m_folder.path());
  }
  /// Runs a text and returns the result; fails where it cannot run.
  [[nodiscard]] nlohmann::json resultOf(const std::string& text,
                                        const QStringList& more = {}) const {
    write("text.cu", text);
    const Answer answer = run(QStringList{"run", "text.cu", "--json"} + more);
    EXPECT_TRUE(answer.code == 0 || answer.code == 1) << answer.err.toStdString();
    return nlohmann::json::parse(answer.out.toStdString(), nullptr, false);
  }

 private:
  QTemporaryDir m_folder;
};

TEST_F(CliProgramTest, EachTextToStartFromIsRightAsItStands) {
  using enum catalog::OwnProblem;
  for (const auto problem : {dot, sum, min, max, scan, exclusiveScan, matmul}) {
    SCOPED_TRACE(values::nameOf(problem));
    const nlohmann::json result = resultOf(app::textToStartFrom(problem), {"--pattern", "random"});
    ASSERT_FALSE(result.is_discarded());
    EXPECT_TRUE(result.at("passed"));
    EXPECT_TRUE(result.at("findings").empty());
  }
}

TEST_F(CliProgramTest, ACopyIsAsRightAsItsOriginal) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const app::PlainCuda plain = app::plainCudaOf(std::string(row.id));
    if (plain.text.empty()) continue;
    SCOPED_TRACE(row.id);
    const nlohmann::json result = resultOf(plain.text);
    ASSERT_FALSE(result.is_discarded());
    // A pitfall has findings, or is wrong.
    const bool isRight = result.at("passed") && result.at("findings").empty();
    EXPECT_EQ(isRight, row.breaks.empty()) << result.dump();
  }
}

TEST_F(CliProgramTest, WritesAFileAndAKernelOfTheCatalogueAsPrograms) {
  ASSERT_EQ(run({"program", "dot.cu", "--n", "5000", "--out", "own.cu"}).code, 0);
  EXPECT_TRUE(read("own.cu").contains(read("dot.cu")));
  EXPECT_TRUE(read("own.cu").contains("constexpr long long n = 5000;"));
  ASSERT_EQ(run({"program", "matmul_tiled", "--n", "100", "--m", "70", "--out", "m.cu"}).code, 0);
  EXPECT_TRUE(read("m.cu").contains("constexpr long long m = 70;"));
  EXPECT_TRUE(read("m.cu").contains("::matmulTiled<<<")) << read("m.cu").toStdString();
}

TEST_F(CliProgramTest, RefusesInASentence) {
  const auto refuses = [this](const QStringList& arguments, const char* piece) {
    const Answer answer = run(QStringList{"program"} + arguments);
    EXPECT_EQ(answer.code, 2) << arguments.join(' ').toStdString();
    EXPECT_TRUE(answer.err.contains(piece)) << answer.err.toStdString();
  };
  refuses({"dot.cu"}, "--out");
  refuses({"dot.cu", "--out", "x.txt"}, "no known ending");
  refuses({"dot_cublas", "--out", "x.cu"}, "library");
  refuses({"nowhere.cu", "--out", "x.cu"}, "cannot be read");
  refuses({"dot.cu", "--pattern", "ill-conditioned", "--out", "x.cu"}, "ill-conditioned");
  refuses({"dot.cu", "--out", "no/such/folder.cu"}, "folder");
}

}  // namespace
}  // namespace lanescope::tests
