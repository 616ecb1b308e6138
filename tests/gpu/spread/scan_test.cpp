// SPDX-License-Identifier: Apache-2.0
#include "spread/scan.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/gpu/spread/runs.h"

namespace lanescope::spread {
namespace {

using values::RunRequest;
using values::RunResult;

void compareScans(Runs& runs, const RunRequest& request) {
  SCOPED_TRACE(request.kernel + " n " + std::to_string(request.parameters.n) + " ranks " +
               std::to_string(request.target.ranks) +
               (request.parameters.exclusive ? " exclusive" : ""));
  const RunResult result = runs.run(request);
  EXPECT_TRUE(result.passed) << result.error << " > " << result.tolerance << " at "
                             << result.element.value_or(-1);
  ASSERT_EQ(result.outputs.size(), 1U);
  EXPECT_EQ(result.outputs[0].array.count(), static_cast<std::size_t>(request.parameters.n));
  EXPECT_EQ(runs.run(request).outputs, result.outputs);
  const catalog::KernelRow& row = catalog::find(request.kernel);
  if (!catalog::violations(row, request.parameters).empty()) return;  // too long for one device
  const RunResult alone = runs.runAlone(request);
  EXPECT_EQ(result.reference, alone.reference);
  EXPECT_EQ(result.closedForm, alone.closedForm);
  if (request.parameters.dtype != values::DType::float32) {
    EXPECT_EQ(result.outputs, alone.outputs);
  }
}

TEST(SpreadScan, OfEveryKernelOverUnevenPartsEqualsThatOnOneDevice) {
  Runs runs;
  for (const catalog::KernelRow* row : rowsOf("scan")) {
    for (const std::int64_t n : kSizes) {
      for (const std::int64_t ranks : kRanks) {
        RunRequest request = Runs::requestFor(*row, n, ranks);
        request.parameters.pattern = "random";
        request.parameters.exclusive = (n + ranks) % 2 == 0;
        request.parameters.dtype = ranks == 3 ? values::DType::int64 : values::DType::float32;
        compareScans(runs, request);
      }
    }
  }
}

TEST(SpreadScan, OfEveryOpAndTypeBothWays) {
  Runs runs;
  for (const auto dtype : {values::DType::float32, values::DType::int32, values::DType::int64}) {
    for (const auto op : {values::Op::sum, values::Op::max}) {
      for (const bool exclusive : {false, true}) {
        for (const std::int64_t n : {2, 7, 1000}) {
          RunRequest request = Runs::requestFor(catalog::find("scan_look_back"), n, 4);
          request.parameters.dtype = dtype;
          request.parameters.op = op;
          request.parameters.exclusive = exclusive;
          request.parameters.pattern = "random";
          request.parameters.shuffle = static_cast<std::uint64_t>(n % 2);
          compareScans(runs, request);
        }
      }
    }
  }
}

TEST(SpreadScan, TakesAnArrayTooLongForOneBlock) {
  Runs runs;
  RunRequest request = Runs::requestFor(catalog::find("scan_hillis_steele"), 4096, 4);
  request.parameters.dtype = values::DType::int32;
  compareScans(runs, request);
  request.parameters.n = 4097;
  EXPECT_EQ(runs.complaint(request),
            "Part 4 of 4 cannot run: n = 1025 is out of range: it must be from 1 to 1024.");
}

TEST(SpreadScan, TellsHowItWasSplit) {
  Runs runs;
  const RunResult result = runs.run(Runs::requestFor(catalog::find("scan_blelloch"), 1000, 4));
  ASSERT_GE(result.notes.size(), 3U);
  EXPECT_EQ(*result.parameters.grid, 1);
  EXPECT_EQ(result.parameters.block, 128);
  EXPECT_TRUE(result.notes[0].starts_with("Each device has scanned a part")) << result.notes[0];
  // Three sums and three parts go to the first device, four numbers come back to each other one.
  EXPECT_EQ(result.notes[1], "The devices have exchanged " +
                                 std::to_string(3 * 4 + 3 * 250 * 4 + 3 * 16) +
                                 " bytes. The times are those of the slowest device.");
}

}  // namespace
}  // namespace lanescope::spread
