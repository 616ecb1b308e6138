// SPDX-License-Identifier: Apache-2.0
#include "cpu/map.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <random>

namespace lanescope::cpu {
namespace {

using values::DType;
using values::HostArray;

template <class T>
HostArray arrayOf(std::initializer_list<T> numbers) {
  return HostArray::of(std::span<const T>(numbers.begin(), numbers.size()));
}

std::vector<double> listOf(const HostArray& array) {
  const auto elements = array.as<double>();
  return {elements.begin(), elements.end()};
}

TEST(MapReference, IsTheDefinition) {
  const std::array<HostArray, 2> two{arrayOf<float>({1, -2, 3}), arrayOf<float>({10, 20, -30})};
  const MapReference sum = mapReference({Map::add}, two);
  EXPECT_EQ(listOf(sum.elements), (std::vector<double>{11, 18, -27}));
  EXPECT_EQ(listOf(sum.magnitudes), (std::vector<double>{11, 22, 33}));

  const std::array<HostArray, 1> matrix{arrayOf<float>({1, 2, 3, -4, -5, -6})};
  const MapReference transposed = mapReference({Map::transpose, 3}, matrix);
  EXPECT_EQ(listOf(transposed.elements), (std::vector<double>{1, -4, 2, -5, 3, -6}));
  EXPECT_EQ(listOf(transposed.magnitudes), (std::vector<double>{1, 4, 2, 5, 3, 6}));

  const std::array<HostArray, 1> line{arrayOf<float>({1, -10, 100, 1000, 1e4F, 1e5F, 1e6F, 1e7F})};
  const MapReference stencil = mapReference({Map::stencil}, line);
  EXPECT_EQ(listOf(stencil.elements), (std::vector<double>{1091, 11091, 111091, 1111091, 11111090,
                                                           11111100, 11111000, 11110000}));
  EXPECT_EQ(listOf(stencil.magnitudes)[0], 1111);
}

/// An element may be lost in a plain sum of doubles; an infinity stays one.
TEST(MapReference, IsExactWhereTermsCancelAndKeepsInfinities) {
  const std::array<HostArray, 1> line{arrayOf<double>({1e30, 1, -1e30})};
  EXPECT_EQ(listOf(mapReference({Map::stencil}, line).elements), (std::vector<double>{1, 1, 1}));
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const std::array<HostArray, 1> matrix{arrayOf<double>({1, -kInfinity, kInfinity, 4})};
  EXPECT_EQ(listOf(mapReference({Map::transpose, 2}, matrix).elements),
            (std::vector<double>{1, kInfinity, -kInfinity, 4}));
}

template <class T>
void expectVariantsWithinTheBound(DType type) {
  std::mt19937 random(1);
  std::uniform_real_distribution<T> uniform(-1, 1);
  for (const std::size_t rows : {1U, 33U, 700U}) {
    for (const std::size_t columns : {1U, 31U, 300U}) {
      std::array<HostArray, 2> inputs{HostArray(type, rows * columns),
                                      HostArray(type, rows * columns)};
      for (HostArray& input : inputs) {
        for (T& element : input.as<T>()) element = uniform(random);
      }
      for (const Map map : {Map::add, Map::transpose, Map::stencil}) {
        const MapReference reference = mapReference({map, columns}, inputs);
        const double roundings = map == Map::transpose ? 0 : 6;
        for (const MapVariant& variant : mapVariants()) {
          HostArray out(type, rows * columns);
          for (T& element : out.as<T>()) element = NAN;
          variant.compute({map, columns}, inputs, out);
          for (std::size_t i = 0; i < out.count(); ++i) {
            ASSERT_LE(
                std::abs(static_cast<double>(out.as<T>()[i]) - reference.elements.as<double>()[i]),
                roundings * static_cast<double>(std::numeric_limits<T>::epsilon()) *
                    reference.magnitudes.as<double>()[i])
                << variant.name << " " << rows << "x" << columns << " at " << i;
          }
        }
      }
    }
  }
}

TEST(MapVariants, AreWithinTheBoundOfTheirRoundings) {
  expectVariantsWithinTheBound<float>(DType::float32);
  expectVariantsWithinTheBound<double>(DType::float64);
}

}  // namespace
}  // namespace lanescope::cpu
