// SPDX-License-Identifier: Apache-2.0
#include "spread/inputs.h"

#include <gtest/gtest.h>

#include <string>

#include "runner/problem.h"
#include "tests/gpu/spread/runs.h"

namespace lanescope::spread {
namespace {

const std::vector<values::HostArray> kNone;

TEST(Inputs, AreThoseOfARunOnOneDeviceWhateverTheParts) {
  for (const char* const kernel : {"dot_shared", "reduce_shuffle", "scan_look_back"}) {
    const catalog::KernelRow& row = catalog::find(kernel);
    for (const std::string_view pattern : row.parameter("pattern")->choices) {
      for (const std::uint64_t shuffle : {0, 3}) {
        values::Parameters parameters = catalog::defaultsOf(row);
        parameters.n = 101;
        parameters.pattern = pattern;
        parameters.shuffle = shuffle;
        const engine::Problem problem = engine::makeProblem(row, parameters, {});
        const Inputs inputs(row, parameters, kNone);
        for (std::size_t position = 0; position < inputs.count(); ++position) {
          values::HostArray all(inputs.typeOf(position), 0);
          for (std::int64_t i = 0; i < 7; ++i) {
            const values::HostArray part = inputs.part(position, partOf(101, i, 7));
            all.bytes.insert(all.bytes.end(), part.bytes.begin(), part.bytes.end());
          }
          EXPECT_EQ(all, problem.inputs[position]) << kernel << ' ' << pattern << ' ' << shuffle;
        }
        EXPECT_EQ(inputs.whole(), problem.inputs);
      }
    }
  }
}

TEST(Inputs, AreTheUsersArraysInTheirOrderAndType) {
  const catalog::KernelRow& row = catalog::find("dot_shared");
  const std::vector<double> a{1, 2, 3, 4, 5, 6, 7};
  const std::vector<double> b{8, 9, 10, 11, 12, 13, 14};
  const std::vector<values::HostArray> given{values::HostArray::of(std::span<const double>(a)),
                                             values::HostArray::of(std::span<const double>(b))};
  for (const std::uint64_t shuffle : {0, 3}) {
    values::Parameters parameters = catalog::defaultsOf(row);
    parameters.n = 7;
    parameters.shuffle = shuffle;
    const engine::Problem problem = engine::makeProblem(row, parameters, given);
    const Inputs inputs(row, parameters, given);
    EXPECT_EQ(inputs.whole(), problem.inputs);
    const auto last = problem.inputs[1].as<float>().subspan(4, 3);
    EXPECT_EQ(inputs.part(1, {4, 3}), values::HostArray::of(std::span<const float>(last)));
  }
}

TEST(Inputs, ABlockIsCutOutOfTheMatrix) {
  const catalog::KernelRow& row = catalog::find("matmul_naive");
  values::Parameters parameters = catalog::defaultsOf(row);
  parameters.m = 4;
  parameters.k = 5;
  parameters.pattern = "count";
  const Inputs inputs(row, parameters, kNone);
  const values::HostArray block = inputs.block(0, {1, 2}, {2, 3});
  const std::vector<float> expected{8, 9, 10, 13, 14, 15};
  EXPECT_EQ(block, values::HostArray::of(std::span<const float>(expected)));
}

}  // namespace
}  // namespace lanescope::spread
