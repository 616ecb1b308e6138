// SPDX-License-Identifier: Apache-2.0
#include "catalog/inputs/ill_conditioned.h"

#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/inputs/permutation.h"
#include "values/typed.h"

namespace lanescope::catalog {
namespace {

using Rational = boost::multiprecision::cpp_rational;
using values::DType;
using values::HostArray;

values::Parameters illConditioned(std::int64_t n, DType dtype, std::uint64_t seed = 1) {
  values::Parameters parameters;
  parameters.n = n;
  parameters.pattern = "ill-conditioned";
  parameters.dtype = dtype;
  parameters.seed = seed;
  return parameters;
}

Rational term(const std::vector<HostArray>& inputs, std::size_t i) {
  Rational product = 1;
  for (const HostArray& array : inputs) {
    values::withType(array.type, [&]<class T>(T) { product *= Rational(array.as<T>()[i]); });
  }
  return product;
}

struct Sums {
  Rational value = 0;
  Rational magnitude = 0;
};

Sums exactSums(const std::vector<HostArray>& inputs) {
  Sums sums;
  for (std::size_t i = 0; i < inputs[0].count(); ++i) {
    const Rational next = term(inputs, i);
    sums.value += next;
    sums.magnitude += abs(next);
  }
  return sums;
}

TEST(IllConditioned, AddsUpToOneExactlyAndTheReferenceFindsIt) {
  for (const char* const id : {"reduce_sequential", "dot_shared"}) {
    const KernelRow& row = find(id);
    for (const std::string_view name : row.parameter("dtype")->choices) {
      const DType dtype = values::fromName<DType>(name);
      for (const std::int64_t n : {1, 2, 3, 4, 31, 32, 33, 1000, 4097}) {
        const values::Parameters parameters = illConditioned(n, dtype);
        std::vector<HostArray> inputs = makeInputs(row, parameters);
        const Sums exact = exactSums(inputs);
        EXPECT_EQ(exact.value, 1) << id << " " << name << " " << n;
        for (std::uint64_t order = 0; order < 3; ++order) {
          shuffle(inputs, order);
          EXPECT_EQ(values::asDouble(row.reference(parameters, inputs).value), 1.0)
              << id << " " << name << " " << n << " order " << order;
        }
        EXPECT_EQ(*row.closedForm(parameters), 1.0);
      }
    }
  }
}

TEST(IllConditioned, HasTheConditionNumberThatItPromises) {
  for (const char* const id : {"reduce_sequential", "dot_shared"}) {
    const KernelRow& row = find(id);
    for (const auto& [dtype, promised] :
         {std::pair{DType::float32, 0x1p40}, std::pair{DType::float64, 0x1p70}}) {
      for (const std::int64_t n : {100, 4096}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
          const Sums exact = exactSums(makeInputs(row, illConditioned(n, dtype, seed)));
          EXPECT_NEAR(exact.magnitude.convert_to<double>() / promised, 1.0, 0.2)
              << id << " " << nameOf(dtype) << " " << n;
        }
      }
    }
  }
}

TEST(IllConditioned, RepeatsForASeedAndDiffersBetweenSeeds) {
  const KernelRow& row = find("dot_shared");
  const auto inputs = [&](std::uint64_t seed) {
    return makeInputs(row, illConditioned(100, DType::float32, seed));
  };
  EXPECT_EQ(inputs(1), inputs(1));
  EXPECT_NE(inputs(1), inputs(2));
  EXPECT_NE(inputs(1)[0], inputs(1)[1]);
}

/// What the pattern is there for: no digit is right in the elements' own type, and order counts.
TEST(IllConditioned, TakesEveryDigitOfARunningSum) {
  const KernelRow& row = find("reduce_sequential");
  for (const DType dtype : {DType::float32, DType::float64}) {
    const values::Parameters parameters = illConditioned(4096, dtype);
    std::vector<double> sums;
    for (const std::uint64_t order : {0, 1}) {
      std::vector<HostArray> inputs = makeInputs(row, parameters);
      shuffle(inputs, order);
      sums.push_back(values::asDouble(row.cpuVariants(parameters)[0].run(inputs)));
      EXPECT_GT(std::abs(sums.back() - 1.0), 1.0) << nameOf(dtype);
    }
    EXPECT_NE(sums[0], sums[1]);
  }
  for (const DType dtype : {DType::int32, DType::int64}) {
    const values::Parameters parameters = illConditioned(4096, dtype);
    std::vector<HostArray> inputs = makeInputs(row, parameters);
    shuffle(inputs, 3);
    for (const CpuVariant& variant : row.cpuVariants(parameters)) {
      EXPECT_EQ(variant.run(inputs), values::Number(std::int64_t{1})) << variant.name;
    }
  }
}

/// Ill-conditioned data of another make, after GenDot: exponents over the half of the digits that
/// are to cancel, then terms that take away what the sum holds so far.
TEST(DotReference, IsRightOnDataAfterOgitaRumpAndOishi) {
  const KernelRow& row = find("dot_shared");
  for (const int condition : {60, 90}) {
    constexpr std::size_t kN = 200;
    std::vector<HostArray> inputs{HostArray(DType::float64, kN), HostArray(DType::float64, kN)};
    const auto a = inputs[0].as<double>();
    const auto b = inputs[1].as<double>();
    std::uint64_t bits = 1;
    const auto random = [&] {
      bits = bits * 6364136223846793005ULL + 1442695040888963407ULL;
      return static_cast<double>(static_cast<std::int64_t>(bits)) * 0x1p-63;
    };
    Rational sum = 0;
    for (std::size_t i = 0; i < kN; ++i) {
      const double exponent = i < kN / 2
                                  ? std::abs(random()) * condition / 2
                                  : condition / 2.0 * static_cast<double>(kN - 1 - i) / (kN / 2.0);
      a[i] = random() * std::exp2(std::round(exponent));
      const Rational wanted = Rational(random() * std::exp2(std::round(exponent)));
      b[i] = i < kN / 2 ? wanted.convert_to<double>()
                        : Rational((wanted - sum) / Rational(a[i])).convert_to<double>();
      sum += Rational(a[i]) * Rational(b[i]);
    }
    values::Parameters parameters;
    parameters.dtype = DType::float64;
    const Reference reference = row.reference(parameters, inputs);
    const Rational error = abs((Rational(values::asDouble(reference.value)) - sum) / sum);
    EXPECT_GT(reference.magnitude / std::abs(sum.convert_to<double>()),
              std::exp2(condition - 20.0));
    EXPECT_LE(error.convert_to<double>(), 0x1p-52) << condition;
  }
}

}  // namespace
}  // namespace lanescope::catalog
