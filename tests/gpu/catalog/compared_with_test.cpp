// SPDX-License-Identifier: Apache-2.0
#include "catalog/compared_with.h"

#include <gtest/gtest.h>

#include <limits>

#include "values/error.h"

namespace lanescope::catalog {
namespace {

using Kind = values::Schedule::Kind;

values::RunRequest runOf(std::string_view kernel, std::int64_t n = 1024, std::int64_t block = 64) {
  values::RunRequest request;
  request.kernel = kernel;
  request.parameters = defaultsOf(find(kernel));
  request.parameters.n = n;
  request.parameters.block = block;
  request.parameters.seed = 7;
  return request;
}

values::RunRequest comparedOf(const values::RunRequest& main, std::string_view text) {
  return requestCompared(main, comparedWithFromText(text));
}

/// What it says where it refuses; empty where it does not.
std::string refusal(const values::RunRequest& main, std::string_view text) {
  try {
    (void)comparedOf(main, text);
    return {};
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
    return error.what();
  }
}

TEST(ComparedWith, IsWrittenAsItIsRead) {
  for (const char* text :
       {"dot_global", "dot_shared:block=128", "dot_shared:block=128,grid=auto,schedule=random:3",
        "dot_shared:schedule=adversarial"}) {
    EXPECT_EQ(textOf(comparedWithFromText(text)), text);
  }
  const ComparedWith compared = comparedWithFromText("dot_shared:block=2^7,schedule=random:3");
  EXPECT_EQ(compared.kernel, "dot_shared");
  ASSERT_EQ(compared.changes.size(), 1U);
  EXPECT_EQ(compared.changes.front().second, "2^7");
  EXPECT_EQ(compared.schedule, (values::Schedule{Kind::random, 3}));
}

TEST(ComparedWith, GetsTheSameDataWithWhatDiffers) {
  const values::RunRequest main = runOf("dot_shared");
  const values::RunRequest other = comparedOf(main, "dot_shared:block=128");
  EXPECT_EQ(other.parameters.block, 128);
  EXPECT_EQ(other.parameters.n, main.parameters.n);
  EXPECT_EQ(other.parameters.seed, main.parameters.seed);
  EXPECT_EQ(other.target, main.target);
  // A schedule is the emulator's.
  const values::RunRequest emulated = comparedOf(main, "dot_shared:schedule=reversed");
  EXPECT_EQ(emulated.target.backend, values::BackendChoice::emulator);
  EXPECT_EQ(emulated.target.schedule.kind, Kind::reversed);
  EXPECT_EQ(labelsOf(main, other).main, "dot_shared · block = 64");
  EXPECT_EQ(labelsOf(main, other).compared, "dot_shared · block = 128");
  EXPECT_EQ(labelsOf(main, emulated).compared, "dot_shared · schedule = reversed");
}

TEST(ComparedWith, SaysWhatCannotStandThere) {
  const values::RunRequest main = runOf("dot_shared");
  const auto says = [&](const char* text, const std::string& part) {
    EXPECT_NE(refusal(main, text).find(part), std::string::npos) << refusal(main, text);
  };
  says("dot_shared", "is the kernel itself");
  says("dot_shared:n=4", "n is of the data");
  says("dot_shared:dtype=float64", "dtype is of the data");
  says("dot_shared:block=3", "block = 3 is not a power of two");
  says("dot_shared:colour=red", "dot_shared has no parameter 'colour'");
  says("dot_shared:schedule=sorted", "'sorted' is not a schedule");
  says("dot_shared:block", "has a part without a value");
  says("dot_shared:", "has a part without a value");
  says("dot_shared:block=1,block=2", "says block twice");
  says("", "names no kernel");
  says("dot_teilt", "There is no kernel 'dot_teilt'");
  says("reduce_shuffle", "does not get the inputs of dot_shared");
  EXPECT_EQ(refusal(main, "dot_global"), "");
}

TEST(ComparedWith, APitfallStandsBesideWhatItBreaksAndNothingElse) {
  int pairs = 0;
  for (const KernelRow& pitfall : kernels()) {
    if (pitfall.breaks.empty()) continue;
    ++pairs;
    const KernelRow& broken = find(pitfall.breaks);
    EXPECT_FALSE(whyNotComparable(broken, pitfall)) << pitfall.id;
    EXPECT_FALSE(whyNotComparable(pitfall, broken)) << pitfall.id;
    for (const char* other : {"matmul_naive", "reduce_shuffle"}) {
      EXPECT_TRUE(whyNotComparable(find(other), pitfall)) << pitfall.id;
    }
  }
  EXPECT_EQ(pairs, 23);
  EXPECT_EQ(*whyNotComparable(find("dot_endless"), find("dot_wild_store")),
            "dot_wild_store is a pitfall, which is compared with dot_shared only, the kernel that "
            "it breaks.");
  values::RunRequest main = runOf("dot_shared");
  main.parameters.dtype = values::DType::float64;
  EXPECT_EQ(
      refusal(main, "dot_no_load_barrier"),
      "dot_no_load_barrier knows only dtype = float32; choose that to compare it with dot_shared.");
}

TEST(ComparedWith, APitfallIsLaunchedSoThatItBreaks) {
  EXPECT_EQ(comparedOf(runOf("dot_shared"), "dot_odd_block").parameters.block, 96);
  EXPECT_EQ(comparedOf(runOf("dot_shared"), "dot_odd_block:block=48").parameters.block, 48);
  const auto bounds = [](std::int64_t n, std::int64_t block) {
    return comparedOf(runOf("dot_global", n, block), "dot_no_bounds").parameters.block;
  };
  EXPECT_EQ(bounds(1000, 64), 64);
  EXPECT_EQ(bounds(1024, 64), 96);
  EXPECT_EQ(bounds(960, 64), 224);
}

TEST(ComparedWith, ASearchBeginsWithTheChosenScheduleAndTriesOthersWhereTheyDecide) {
  values::RunRequest main = runOf("dot_shared");
  const auto schedules = [&](const char* text) {
    std::vector<values::Schedule> all;
    for (const values::RunRequest& request : comparedTries(main, comparedWithFromText(text))) {
      EXPECT_EQ(request.kernel, comparedWithFromText(text).kernel);
      EXPECT_EQ(request.target.backend, values::BackendChoice::emulator);
      all.push_back(request.target.schedule);
    }
    return all;
  };
  const auto all = schedules("dot_no_tree_barrier");
  ASSERT_EQ(all.size(), 10U);
  EXPECT_EQ(all[0].kind, Kind::adversarial);
  EXPECT_EQ(all[1].kind, Kind::reversed);
  EXPECT_EQ(all[2], (values::Schedule{Kind::random, 1}));
  EXPECT_EQ(all.back(), (values::Schedule{Kind::random, 8}));
  // A launch that is wrong is so in every order.
  EXPECT_EQ(schedules("dot_odd_block").size(), 1U);
  // Whoever names a schedule means that one.
  EXPECT_EQ(schedules("dot_no_tree_barrier:schedule=in-order"),
            std::vector<values::Schedule>{values::Schedule{}});
  main.target.schedule = {Kind::random, 5};
  EXPECT_EQ(schedules("dot_no_tree_barrier").size(), 10U);
  EXPECT_EQ(schedules("dot_no_tree_barrier").front(), (values::Schedule{Kind::random, 5}));
}

TEST(ComparedWith, WhatIsNoPitfallIsRunOnceWhereTheFirstRuns) {
  const values::RunRequest main = runOf("dot_shared");
  const auto tries = comparedTries(main, comparedWithFromText("dot_global"));
  ASSERT_EQ(tries.size(), 1U);
  EXPECT_EQ(tries.front().target, main.target);
}

TEST(ComparedWith, NotANumberIsWrong) {
  values::RunResult result;
  EXPECT_FALSE(isWrong(result));
  result.error = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(isWrong(result));
}

}  // namespace
}  // namespace lanescope::catalog
