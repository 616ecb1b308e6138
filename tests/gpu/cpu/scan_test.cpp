// SPDX-License-Identifier: Apache-2.0
#include "cpu/scan.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <stdexcept>
#include <vector>

#include "values/typed.h"

namespace lanescope::cpu {
namespace {

using values::DType;
using values::HostArray;
using values::Op;

template <class T>
HostArray arrayOf(std::vector<T> elements) {
  return HostArray::of(std::span<const T>(elements));
}

template <class T>
std::vector<T> elementsOf(const HostArray& array) {
  const auto elements = array.as<T>();
  return {elements.begin(), elements.end()};
}

HostArray randomArray(DType type, std::size_t n) {
  std::mt19937 random(static_cast<unsigned>(n));
  std::uniform_real_distribution<double> real(-1.0, 1.0);
  HostArray array(type, n);
  values::withType(type, [&]<class T>(T) {
    for (T& element : array.as<T>()) {
      element = std::is_integral_v<T> ? static_cast<T>(random()) : static_cast<T>(real(random));
    }
  });
  return array;
}

TEST(ScanReference, InclusiveTakesItsOwnElementAndExclusiveDoesNot) {
  const HostArray in = arrayOf<std::int32_t>({3, 1, 7, 0, 4, 1, 6, 3});
  using Longs = std::vector<std::int64_t>;
  EXPECT_EQ(elementsOf<std::int64_t>(scanReference(in, Op::sum, false).elements),
            (Longs{3, 4, 11, 11, 15, 16, 22, 25}));
  EXPECT_EQ(elementsOf<std::int64_t>(scanReference(in, Op::sum, true).elements),
            (Longs{0, 3, 4, 11, 11, 15, 16, 22}));
  EXPECT_EQ(elementsOf<std::int64_t>(scanReference(in, Op::max, false).elements),
            (Longs{3, 3, 7, 7, 7, 7, 7, 7}));
  EXPECT_EQ(elementsOf<std::int64_t>(scanReference(in, Op::max, true).elements),
            (Longs{INT32_MIN, 3, 3, 7, 7, 7, 7, 7}));
}

TEST(ScanReference, WrapsIntegersAsTheirTypeDoes) {
  EXPECT_EQ(elementsOf<std::int64_t>(
                scanReference(arrayOf<std::int32_t>({INT32_MAX, 1, 1}), Op::sum, false).elements),
            (std::vector<std::int64_t>{INT32_MAX, INT32_MIN, INT32_MIN + 1}));
  EXPECT_EQ(elementsOf<std::int64_t>(
                scanReference(arrayOf<std::int64_t>({INT64_MAX, 1}), Op::sum, false).elements),
            (std::vector<std::int64_t>{INT64_MAX, INT64_MIN}));
}

TEST(ScanReference, IsExactWhereTermsCancelAndAddsMagnitudes) {
  const HostArray in = arrayOf<double>({1.0, 1e100, 1.0, -1e100});
  const ScanReference reference = scanReference(in, Op::sum, false);
  EXPECT_EQ(elementsOf<double>(reference.elements), (std::vector<double>{1.0, 1e100, 1e100, 2.0}));
  EXPECT_EQ(elementsOf<double>(reference.magnitudes),
            (std::vector<double>{1.0, 1e100, 1e100, 2e100}));
  EXPECT_EQ(elementsOf<double>(scanReference(in, Op::sum, true).magnitudes),
            (std::vector<double>{0.0, 1.0, 1e100, 1e100}));
}

TEST(ScanReference, IsNotANumberFromTheFirstNanOn) {
  const HostArray in = arrayOf<float>({2.0F, NAN, 3.0F});
  for (const Op op : {Op::sum, Op::min, Op::max}) {
    const auto inclusive = elementsOf<double>(scanReference(in, op, false).elements);
    EXPECT_EQ(inclusive[0], 2.0);
    EXPECT_TRUE(std::isnan(inclusive[1]) && std::isnan(inclusive[2]));
    const auto exclusive = elementsOf<double>(scanReference(in, op, true).elements);
    EXPECT_EQ(exclusive[1], 2.0);
    EXPECT_TRUE(std::isnan(exclusive[2]));
  }
}

TEST(ScanVariants, AgreeWithTheReferenceInEveryTypeAndOp) {
  for (const std::size_t n :
       std::initializer_list<std::size_t>{1, 2, 31, 32, 33, 1000, 65'537, 1'000'003}) {
    for (const DType type : {DType::int32, DType::int64, DType::float32}) {
      const HostArray in = randomArray(type, n);
      for (const Op op : {Op::sum, Op::max}) {
        for (const bool exclusive : {false, true}) {
          const ScanReference reference = scanReference(in, op, exclusive);
          for (const ScanVariant& variant : scanVariants()) {
            HostArray out;
            variant.scan(in, op, exclusive, out);
            ASSERT_EQ(out.type, type);
            ASSERT_EQ(out.count(), n);
            values::withType(type, [&]<class T>(T) {
              const double unit = op != Op::sum ? 0.0 : std::numeric_limits<T>::epsilon() / 2.0;
              std::size_t wrong = 0;
              for (std::size_t i = 0; i < n; ++i) {
                bool right = false;
                if constexpr (std::is_integral_v<T>) {
                  right = out.as<T>()[i] == reference.elements.as<std::int64_t>()[i];
                } else {
                  const auto value = static_cast<double>(out.as<T>()[i]);
                  const double expected = reference.elements.as<double>()[i];
                  right = value == expected ||
                          std::abs(value - expected) <= static_cast<double>(i + 1) * unit *
                                                            reference.magnitudes.as<double>()[i];
                }
                wrong += right ? 0 : 1;
              }
              EXPECT_EQ(wrong, 0U) << variant.name << " " << nameOf(type) << " " << nameOf(op)
                                   << (exclusive ? " exclusive " : " inclusive ") << n;
            });
          }
        }
      }
    }
  }
}

TEST(ScanVariants, TakeWhatTheKernelsTakeAndRefuseTheRest) {
  HostArray out;
  for (const ScanVariant& variant : scanVariants()) {
    EXPECT_THROW(variant.scan(randomArray(DType::float64, 3), Op::sum, false, out),
                 std::invalid_argument)
        << variant.name;
    EXPECT_THROW(variant.scan(randomArray(DType::int32, 3), Op::min, false, out),
                 std::invalid_argument)
        << variant.name;
  }
}

TEST(ScanVariants, WriteIntoTheArrayThatIsThere) {
  const HostArray in = randomArray(DType::int32, 100);
  for (const ScanVariant& variant : scanVariants()) {
    HostArray out(DType::int32, 100);
    const std::byte* const before = out.bytes.data();
    variant.scan(in, Op::sum, false, out);
    EXPECT_EQ(out.bytes.data(), before) << variant.name;
  }
}

}  // namespace
}  // namespace lanescope::cpu
