// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "catalog/catalog.h"
#include "catalog/comparison.h"
#include "catalog/reduction_check.h"
#include "cpu/reduce.h"
#include "tests/gpu/catalog/launches.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::DType;
using values::HostArray;
using values::Number;
using values::Op;

template <class T>
HostArray arrayOf(std::vector<T> elements) {
  return HostArray::of(std::span<const T>(elements));
}

TEST(ReduceReference, WrapsIntegersAsTheirTypeDoes) {
  const HostArray ints = arrayOf<std::int32_t>({INT32_MAX, 1});
  EXPECT_EQ(cpu::reduceReference(ints, Op::sum).value, Number(std::int64_t{INT32_MIN}));
  EXPECT_EQ(cpu::reduceReference(ints, Op::min).value, Number(std::int64_t{1}));
  EXPECT_EQ(cpu::reduceReference(ints, Op::max).value, Number(std::int64_t{INT32_MAX}));
  const HostArray longs = arrayOf<std::int64_t>({INT64_MAX - 1, 1});
  EXPECT_EQ(cpu::reduceReference(longs, Op::sum).value, Number(std::int64_t{INT64_MAX}));
}

TEST(ReduceReference, IsExactWhereTermsCancel) {
  EXPECT_EQ(cpu::reduceReference(arrayOf<double>({1.0, 1e100, 1.0, -1e100}), Op::sum).value,
            Number(2.0));
  EXPECT_TRUE(std::isnan(
      values::asDouble(cpu::reduceReference(arrayOf<float>({1.0F, NAN}), Op::sum).value)));
}

TEST(ReduceVariants, AgreeWithTheReferenceInEveryTypeAndOp) {
  const KernelRow& row = find("reduce_sequential");
  for (const std::int64_t n : {1, 2, 31, 33, 1000, 100'003}) {
    values::Parameters launch = tests::launchOf(row, n, 256, 1);
    for (const values::Parameters& kind : tests::kindsOf(row, launch)) {
      const auto inputs = makeInputs(row, kind);
      const Reference reference = row.reference(kind, inputs);
      for (const CpuVariant& variant : row.cpuVariants(kind)) {
        const bool isExact =
            kind.op != Op::sum || kind.dtype == DType::int32 || kind.dtype == DType::int64;
        const double unit = kind.dtype == DType::float64 ? 0x1p-53 : 0x1p-24;
        EXPECT_LE(distance(variant.run(inputs), reference.value),
                  isExact ? 0.0 : static_cast<double>(n) * unit * reference.magnitude)
            << variant.name << " " << tests::textOf(row, kind);
      }
    }
  }
}

TEST(Distance, TellsApartWholeNumbersThatAreOneDouble) {
  constexpr std::int64_t kOdd = (std::int64_t{1} << 53) + 1;
  EXPECT_EQ(distance(kOdd, kOdd - 1), 1.0);
  EXPECT_EQ(distance(kOdd, kOdd), 0.0);
  EXPECT_EQ(distance(INT64_MIN, INT64_MAX), 0x1p64);
  EXPECT_TRUE(std::isnan(distance(Number(NAN), Number(1.0))));
}

TEST(ReductionClosedForm, AgreesWithTheReferenceOverThePatternsInputs) {
  const KernelRow& row = find("reduce_sequential");
  for (const char* const pattern : {"iota", "count", "ones"}) {
    for (const std::int64_t n : {1, 2, 33, 4097}) {
      values::Parameters launch = tests::launchOf(row, n, 256, 1);
      launch.pattern = pattern;
      for (const values::Parameters& kind : tests::kindsOf(row, launch)) {
        EXPECT_EQ(*reductionClosedForm(kind),
                  values::asDouble(row.reference(kind, makeInputs(row, kind)).value))
            << tests::textOf(row, kind);
      }
    }
  }
}

TEST(ReductionCheck, FailsNotANumberAndAnIntegerThatIsOneOff) {
  const KernelRow& row = find("reduce_one_launch");
  values::Parameters parameters = tests::launchOf(row, 1000, 256, 1);
  const auto floats = makeInputs(row, parameters);
  const Reference reference = row.reference(parameters, floats);
  EXPECT_TRUE(row.compare(parameters, floats, reference, {reference.value, {}}).passes());
  EXPECT_FALSE(row.compare(parameters, floats, reference, {Number(NAN), {}}).passes());
  parameters.dtype = DType::int64;
  const auto longs = makeInputs(row, parameters);
  const Reference exact = row.reference(parameters, longs);
  EXPECT_TRUE(row.compare(parameters, longs, exact, {exact.value, {}}).passes());
  const Number off = std::get<std::int64_t>(exact.value) + 1;
  EXPECT_FALSE(row.compare(parameters, longs, exact, {off, {}}).passes());
}

TEST(OneLaunch, TakesOneBlockWhileItHoldsAllAndManyLater) {
  const KernelRow& row = find("reduce_one_launch");
  const auto launch = [&](std::int64_t n) {
    values::Parameters parameters = defaultsOf(row);
    parameters.n = n;
    return row.plan(parameters).launches.front();
  };
  EXPECT_EQ(launch(4096).block.x, 256U);
  EXPECT_EQ(launch(4096).grid.x, 1U);
  EXPECT_EQ(launch(4097).block.x, 512U);
  EXPECT_EQ(launch(16384).block.x, 1024U);
  EXPECT_EQ(launch(16384).grid.x, 1U);
  EXPECT_EQ(launch(16385).grid.x, 5U);
  EXPECT_EQ(launch(1 << 20).grid.x, 256U);
  EXPECT_EQ(launch(1 << 23).block.x, 512U);
  EXPECT_EQ(launch(1 << 23).grid.x, 264U);
  EXPECT_EQ(launch(1 << 26).block.x, 1024U);
  EXPECT_EQ(launch(std::int64_t{1} << 40).grid.x, 264U);
}

TEST(Cluster, TakesSixteenBlocksOnceEachHasSomethingToLoad) {
  const KernelRow& row = find("reduce_cluster");
  const auto launch = [&](std::int64_t n) {
    values::Parameters parameters = defaultsOf(row);
    parameters.n = n;
    return row.plan(parameters).launches.front();
  };
  for (const auto& [n, blocks] : {std::pair<std::int64_t, unsigned>{1, 1},
                                  {2048, 1},
                                  {2052, 2},
                                  {8192, 4},
                                  {8196, 8},
                                  {1 << 14, 8},
                                  {1 << 15, 16},
                                  {1 << 30, 16}}) {
    EXPECT_EQ(launch(n).grid.x, blocks) << n;
    EXPECT_EQ(launch(n).cluster, blocks) << n;
    EXPECT_EQ(launch(n).block.x, 512U);
  }
  values::Parameters parameters = defaultsOf(row);
  EXPECT_EQ(row.plan(parameters).computeCapability, 90);
  parameters.grid = 17;
  EXPECT_EQ(violations(row, parameters).front().parameter, "grid");
}

TEST(ReduceAtomic, RefusesWhatItsFileHasNoInstanceOf) {
  const KernelRow& row = find("reduce_atomic");
  values::Parameters parameters = defaultsOf(row);
  for (const DType type : {DType::int32, DType::int64, DType::float32, DType::float64}) {
    for (const values::Op op : {values::Op::sum, values::Op::min, values::Op::max}) {
      parameters.dtype = type;
      parameters.op = op;
      const bool isThere = op == values::Op::sum || type == DType::int32 || type == DType::int64;
      EXPECT_EQ(violations(row, parameters).empty(), isThere);
    }
  }
  EXPECT_EQ(violations(row, parameters).front().sentence,
            "reduce_atomic has no max of float64: choose op sum, or int32 or int64 as dtype.");
}

TEST(Converted, RefusesWhatTheTypeDoesNotHold) {
  const auto sentence = [](const HostArray& array, DType type) -> std::string {
    try {
      static_cast<void>(values::converted(array, type));
    } catch (const values::Error& error) {
      return error.what();
    }
    return "no error";
  };
  EXPECT_EQ(sentence(arrayOf<float>({1.0F, 0.5F}), DType::int32),
            "Element 1 of an input array is 0.5, which int32 does not hold.");
  EXPECT_EQ(sentence(arrayOf<float>({0x1p31F}), DType::int32),
            "Element 0 of an input array is 2.14748365e+09, which int32 does not hold.");
  EXPECT_EQ(sentence(arrayOf<double>({0x1p63}), DType::int64).substr(0, 9), "Element 0");
  EXPECT_EQ(sentence(arrayOf<float>({-0x1p31F}), DType::int32), "no error");
  EXPECT_EQ(values::converted(arrayOf<float>({3.0F}), DType::int64), arrayOf<std::int64_t>({3}));
  EXPECT_EQ(values::converted(arrayOf<float>({0.1F}), DType::float64),
            arrayOf<double>({static_cast<double>(0.1F)}));
}

}  // namespace
}  // namespace lanescope::catalog
