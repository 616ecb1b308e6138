// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/plain_cuda.h"

#include <gtest/gtest.h>

#include "app/lab/described_kernel.h"
#include "app/lab/front_end.h"
#include "catalog/catalog.h"
#include "catalog/own/own_plan.h"
#include "resources/resources.h"
#include "values/error.h"

// The catalogue's kernels as plain CUDA, and the texts to start from.

namespace lanescope::app {
namespace {

class PlainCudaTest : public testing::Test {
 protected:
  static void SetUpTestSuite() { resources::init(); }

  /// Reads a text as the Lab does; fails where it has a complaint.
  static catalog::OwnKernel read(const std::string& text, const std::string& name) {
    const OwnKernelText own{QString::fromStdString(name) + ".cu", text};
    const ReadFile file = FrontEnd().read(text);
    for (const KernelComplaint& complaint : file.complaints) {
      ADD_FAILURE() << name << ":" << complaint.line << ": " << complaint.message.toStdString();
    }
    DescribedKernel described = describeKernel(own, file);
    for (const KernelComplaint& complaint : described.complaints) {
      ADD_FAILURE() << name << ": " << complaint.message.toStdString();
    }
    return described.kernel;
  }
  static bool hasFrontEnd() {
    try {
      (void)FrontEnd().read("__global__ void idle(float* out) { out[0] = 1; }\n");
      return true;
    } catch (const values::Error&) {
      return false;
    }
  }
};

TEST_F(PlainCudaTest, EveryKernelOfTheCatalogueHasATextOrAReason) {
  int texts = 0;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const PlainCuda plain = plainCudaOf(std::string(row.id));
    EXPECT_NE(plain.text.empty(), plain.whyNot.isEmpty()) << row.id;
    if (plain.text.empty()) continue;
    ++texts;
    EXPECT_EQ(originalOf(plain.text), row.id);
    for (const char* const word : {"Global<", "Array<", "Element<", "LANESCOPE_", "#include"}) {
      EXPECT_EQ(plain.text.find(word), std::string::npos) << row.id << " has " << word;
    }
  }
  EXPECT_GE(texts, 32);
}

TEST_F(PlainCudaTest, ACopyHasTheLaunchOfItsOriginal) {
  if (!hasFrontEnd()) GTEST_SKIP() << "This build has no front end for kernels of the user.";
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const PlainCuda plain = plainCudaOf(std::string(row.id));
    if (plain.text.empty()) continue;
    SCOPED_TRACE(row.id);
    const catalog::OwnKernel kernel = read(plain.text, std::string(row.id));
    values::Parameters parameters = catalog::defaultsOf(row);
    for (const auto& [name, value] : kernel.usual) {
      if (name == "n") parameters.n = std::stoll(value);
      if (name == "block") parameters.block = std::stoll(value);
      if (name == "tile") parameters.tile = std::stoll(value);
    }
    const values::Launch own =
        catalog::planOf(kernel, catalog::matchArguments(kernel), parameters).launches.front();
    const values::Launch original = row.plan(parameters).launches.front();
    EXPECT_EQ(own.grid, original.grid);
    EXPECT_EQ(own.block, original.block);
  }
}

TEST_F(PlainCudaTest, NoCopyIsMadeOfAKernelThatIsNotThere) {
  EXPECT_FALSE(plainCudaOf("nothing").whyNot.isEmpty());
  EXPECT_EQ(originalOf("// lanescope: copy = nothing\n"), "");
  EXPECT_EQ(originalOf("// lanescope: problem = dot\n"), "");
  EXPECT_EQ(originalOf("// lanescope: copy = dot_shared, problem = dot\n"), "dot_shared");
}

TEST_F(PlainCudaTest, EachTextToStartFromNamesItsProblem) {
  using enum catalog::OwnProblem;
  for (const auto problem : {dot, sum, min, max, scan, exclusiveScan, matmul}) {
    const std::string name(values::nameOf(problem));
    const std::string text = textToStartFrom(problem);
    ASSERT_FALSE(text.empty()) << name;
    EXPECT_TRUE(text.starts_with("// ")) << name;
    if (!hasFrontEnd()) GTEST_SKIP() << "This build has no front end for kernels of the user.";
    EXPECT_EQ(read(text, name).problem, problem);
  }
}

}  // namespace
}  // namespace lanescope::app
