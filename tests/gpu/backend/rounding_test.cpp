// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <set>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "tests/gpu/catalog/launches.h"
#include "trace/flow/sum_rounding.h"

namespace lanescope::tests {
namespace {

/// The records of all launches of a run on the emulator.
trace::RecordRounding roundingOf(const catalog::KernelRow& row,
                                 const values::Parameters& parameters, std::uint32_t launch) {
  const values::Plan plan = row.plan(parameters);
  const auto backend = backend::makeEmulatorBackend();
  backend::RunOptions options;
  options.record = trace::Window{.blockCount = plan.launches[launch].grid.total(),
                                 .maxEvents = 1U << 22,
                                 .launch = launch,
                                 .flow = true};
  return trace::roundingOf(std::make_shared<trace::Record>(std::move(
      *backend->run(plan, catalog::makeInputs(row, parameters), options, {}, {}).record)));
}

// The errors of all operations of a reduction add up to what the result lacks to the exact sum.
TEST(Rounding, OfAReductionAddsUpToWhatItsResultLacks) {
  std::set<std::string> sums;
  int inexact = 0;
  for (const catalog::KernelRow& row : catalog::kernels()) {
    const std::string id(row.id);
    if (!id.starts_with("reduce_") && !id.starts_with("dot_")) continue;
    if (!row.unrecorded.empty() || !row.untraced.empty() || !row.breaks.empty()) continue;
    for (const values::Parameters& parameters : kindsOf(row, launchOf(row, 1000, 64, 4))) {
      if (parameters.op != values::Op::sum && id.starts_with("reduce_")) continue;
      const trace::RecordRounding rounding = roundingOf(row, parameters, 0);
      SCOPED_TRACE(textOf(row, parameters));
      EXPECT_EQ(rounding.whyUnknown, "");
      if (!rounding.sum) continue;
      sums.insert(id);
      inexact += rounding.totals.inexact > 0 ? 1 : 0;
      EXPECT_EQ(rounding.sum->terms, 1000U);
      // In a shuffle all lanes add, and what some of them have added is used by none.
      if (id == "reduce_shuffle" || id == "reduce_two_launches") continue;
      // The totals are summed in double, of errors below 1e-3.
      EXPECT_NEAR(rounding.totals.lost, rounding.sum->lost, 1e-14);
      EXPECT_LE(std::abs(rounding.sum->kahan), 1e-2);
    }
  }
  EXPECT_GE(inexact, 5);
  EXPECT_TRUE(sums.contains("reduce_sequential"));
  EXPECT_TRUE(sums.contains("reduce_shuffle"));
  EXPECT_TRUE(sums.contains("dot_shared"));
  EXPECT_FALSE(sums.contains("dot_global"));  // it hands the host the products
}

}  // namespace
}  // namespace lanescope::tests
