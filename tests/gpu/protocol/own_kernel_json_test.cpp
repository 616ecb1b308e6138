// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "protocol/json_own_kernel.h"
#include "values/error.h"

namespace lanescope::engine {
namespace {

using nlohmann::json;

catalog::OwnKernel sampleKernel() {
  catalog::OwnKernel kernel;
  kernel.id = "my.cu";
  kernel.text = "__global__ void k();";
  kernel.entry = "k";
  kernel.parameters = {{.name = "x",
                        .isArray = true,
                        .type = values::DType::float32,
                        .isConst = true,
                        .lanes = 4,
                        .text = "const float4*"},
                       {.name = "alpha", .type = values::DType::float64, .text = "float64"}};
  kernel.shared = {{.name = "cache", .count = 256, .columns = 16, .line = 5}};
  kernel.problem = catalog::OwnProblem::stencil;
  kernel.output = catalog::OwnOutput::elements;
  kernel.launch = {{"grid", "n / 2"}};
  kernel.usual = {{"n", "64"}};
  kernel.functions = {{"second", "second<float32>", kernel.parameters, kernel.shared}};
  kernel.then = {{"second", {{"grid", "1"}}, {{"x", "out"}}}};
  kernel.arguments = {{"alpha", "2.5"}};
  kernel.sizes = {{"x", "(m, n)"}};
  kernel.starts = {{"x", "0"}};
  kernel.references = {{"", "2 * x[i]"}};
  kernel.rules = {{"radius", "3"}};
  return kernel;
}

TEST(OwnKernelJson, ComesBackAsItWas) {
  EXPECT_EQ(ownKernelFromJson(toJson(sampleKernel())), sampleKernel());
}

/// Calls `use` with copies of `whole`, in each of which one value is lost or something else.
template <class Use>
void eachMutation(const json& whole, const Use& use) {
  const json flat = whole.flatten();
  for (const auto& [path, value] : flat.items()) {
    const json::json_pointer at(path);
    for (const json& other : {json(), json(-1), json(1e300), json("\\xff"), json(true),
                              json::array({1}), json({{"a", 1}})}) {
      json changed = whole;
      changed[at] = other;
      use(changed);
    }
    json without = whole;
    json& parent = without[at.parent_pointer()];
    if (parent.is_object()) {
      parent.erase(at.back());
      use(without);
    }
  }
}

TEST(OwnKernelJson, WithAnyValueChangedIsReadOrRefusedInASentence) {
  int refused = 0;
  eachMutation(toJson(sampleKernel()), [&refused](const json& changed) {
    try {
      (void)ownKernelFromJson(changed);
    } catch (const values::Error& error) {
      EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
      ++refused;
    }
  });
  EXPECT_GT(refused, 100);
}

TEST(OwnKernelJson, HasNoMoreLaunchesThanAFileMayMake) {
  catalog::OwnKernel kernel = sampleKernel();
  kernel.then.resize(9);
  EXPECT_THROW((void)ownKernelFromJson(toJson(kernel)), values::Error);
}

}  // namespace
}  // namespace lanescope::engine
