// SPDX-License-Identifier: Apache-2.0
#include "catalog/image.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>

#include "cpu/equalize.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

using values::DType;
using values::HostArray;
using Pixels = std::vector<std::uint8_t>;

Pixels equalized(const Pixels& pixels) {
  Pixels out(pixels.size());
  cpu::mapPixels(pixels, cpu::equalizingTable(cpu::histogramOf(pixels)), out);
  return out;
}

/// FNV-1a, 64 bits.
std::uint64_t digestOf(const Pixels& pixels) {
  std::uint64_t digest = 0xcbf29ce484222325;
  for (const std::uint8_t pixel : pixels) digest = (digest ^ pixel) * 0x100000001b3;
  return digest;
}

/// Grey levels from a linear congruential generator (Numerical Recipes, 2nd ed., section 7.1).
Pixels congruential(int width, int height, std::uint32_t seed, int least, int most) {
  Pixels pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  const auto levels = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least) + 1;
  for (std::uint8_t& pixel : pixels) {
    seed = seed * 1664525U + 1013904223U;
    pixel = static_cast<std::uint8_t>(static_cast<std::uint64_t>(least) +
                                      ((std::uint64_t{seed >> 8} * levels) >> 24));
  }
  return pixels;
}

TEST(Equalize, GivesTheDigestsOfOpenCvsResults) {
  struct Case {
    int width, height;
    std::uint32_t seed;
    int least, most;
    std::uint64_t digest;  ///< of what cv2.equalizeHist of OpenCV 4.6.0 gives
  };
  constexpr std::array<Case, 11> kCases{{
      {1, 1, 1, 0, 255, 0xaf63b14c8601a37b},
      {2, 1, 2, 0, 255, 0x0831c907b4ea2b60},
      {33, 31, 3, 0, 255, 0xf7c59287257cfdb4},
      {640, 480, 4, 96, 127, 0x5ae150954ba8aa3b},
      {640, 480, 5, 0, 255, 0x8e5bee45fb367f67},
      {97, 89, 6, 200, 203, 0x2d6861e00bf202df},
      {64, 64, 7, 77, 77, 0xbe586cb0b6c27325},
      {64, 64, 8, 0, 0, 0xb93a0c83ce3b6325},
      {512, 3, 9, 250, 255, 0xa056382a51817da3},
      {1000, 7, 10, 0, 1, 0x327ebc0373912161},
      {301, 211, 11, 1, 254, 0x8f0f79bbee3b2c0c},
  }};
  for (const Case& one : kCases) {
    EXPECT_EQ(
        digestOf(equalized(congruential(one.width, one.height, one.seed, one.least, one.most))),
        one.digest)
        << one.seed;
  }
}

/// A Python that has OpenCV, or nothing.
std::string pythonWithOpenCv() {
  for (std::string python : {"python3", "/usr/bin/python3"}) {
    if (std::system((python + " -c 'import cv2' >/dev/null 2>&1").c_str()) == 0) return python;
  }
  return {};
}

TEST(Equalize, GivesWhatOpenCvGivesForRandomImages) {
  const std::string python = pythonWithOpenCv();
  if (python.empty()) GTEST_SKIP() << "python3-opencv is not installed.";
  constexpr int kImages = 3000;
  const auto file = std::filesystem::temp_directory_path() /
                    ("lanescope_oracle_" + std::to_string(std::random_device{}()));
  std::mt19937 random(42);
  const auto within = [&](int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random);
  };
  {
    std::ofstream out(file, std::ios::binary);
    for (int i = 0; i < kImages; ++i) {
      const std::int32_t width = within(1, 90);
      const std::int32_t height = within(1, 90);
      Pixels pixels(static_cast<std::size_t>(width * height));
      const int a = within(0, 255);
      const int b = within(a, 255);
      std::normal_distribution<double> bell(a, within(1, 40));
      for (std::uint8_t& pixel : pixels) {
        const int level = i % 3 == 0   ? within(a, b)
                          : i % 3 == 1 ? static_cast<int>(std::clamp(bell(random), 0.0, 255.0))
                                       : (within(0, 1) == 0 ? a : b);
        pixel = static_cast<std::uint8_t>(level);
      }
      const Pixels ours = equalized(pixels);
      for (const std::int32_t side : {width, height}) {
        out.write(reinterpret_cast<const char*>(&side), sizeof side);
      }
      for (const Pixels& part : {pixels, ours}) {
        out.write(reinterpret_cast<const char*>(part.data()),
                  static_cast<std::streamsize>(part.size()));
      }
    }
  }
  const std::string command = python + " " LANESCOPE_ORACLE " " + file.string();
  FILE* const pipe = popen(command.c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  std::array<char, 256> line{};
  EXPECT_NE(std::fgets(line.data(), line.size(), pipe), nullptr);
  EXPECT_EQ(pclose(pipe), 0);
  EXPECT_EQ(std::string(line.data()), std::to_string(kImages) + " images, 0 differ\n");
  std::filesystem::remove(file);
}

TEST(Equalize, OnAllCoresIsTheSame) {
  const Pixels pixels = congruential(1999, 1001, 5, 3, 240);
  const cpu::Histogram histogram = cpu::histogramOnAllCores(pixels);
  EXPECT_EQ(histogram, cpu::histogramOf(pixels));
  Pixels out(pixels.size());
  cpu::mapPixelsOnAllCores(pixels, cpu::equalizingTable(histogram), out);
  EXPECT_EQ(out, equalized(pixels));
}

TEST(ImageRows, FailAnAnswerWithOnePixelOrCountOff) {
  for (const char* const id : {"histogram_global", "histogram_shared", "equalize"}) {
    const KernelRow& row = find(id);
    values::Parameters parameters = defaultsOf(row);
    parameters.n = 999;
    const auto inputs = makeInputs(row, parameters);
    const Reference reference = row.reference(parameters, inputs);
    const auto pixels = inputs[0].as<std::uint8_t>();
    const cpu::Histogram histogram = cpu::histogramOf(pixels);
    const cpu::Histogram cdf = cpu::cumulated(histogram);
    const cpu::GreyTable table = cpu::equalizingTable(histogram);
    std::vector<HostArray> outputs{HostArray::of(std::span<const std::int64_t>(histogram))};
    if (row.id == "equalize") {
      outputs.push_back(HostArray::of(std::span<const std::int64_t>(cdf)));
      outputs.push_back(HostArray::of(std::span<const std::uint8_t>(table)));
      outputs.emplace_back(DType::uint8, pixels.size());
      cpu::mapPixels(pixels, table, outputs.back().as<std::uint8_t>());
    }
    const auto compare = [&] {
      return row.compare(parameters, inputs, reference, {row.finish(parameters, outputs), outputs});
    };
    EXPECT_TRUE(compare().passes()) << id;
    EXPECT_EQ(row.finish(parameters, outputs), values::Number(parameters.n));
    for (HostArray& output : outputs) {
      const std::size_t last = output.bytes.size() - sizeOf(output.type);
      output.bytes[last] ^= std::byte{1};
      EXPECT_FALSE(compare().passes()) << id;
      EXPECT_EQ(compare().element, static_cast<std::int64_t>(output.count() - 1));
      output.bytes[last] ^= std::byte{1};
    }
    for (const CpuVariant& variant : row.cpuVariants(parameters)) {
      EXPECT_EQ(variant.run(inputs), values::Number(parameters.n)) << id << " " << variant.name;
    }
  }
}

TEST(ImageRows, NeverGiveABlockMorePixelsThanItsCountersHold) {
  for (const char* const id : {"histogram_global", "histogram_shared", "equalize"}) {
    const KernelRow& row = find(id);
    values::Parameters parameters = defaultsOf(row);
    parameters.grid = 1;
    parameters.n = std::int64_t{1} << 31;
    EXPECT_EQ(row.plan(parameters).launches.front().grid.x, 1U);
    parameters.n = (std::int64_t{1} << 32) + 3;
    EXPECT_EQ(row.plan(parameters).launches.front().grid.x, 3U);
  }
}

TEST(ImagePatterns, FillTheRangeOfAPixelAsTheySay) {
  const KernelRow& row = find("equalize");
  values::Parameters parameters = defaultsOf(row);
  parameters.n = 100'000;
  const auto histogram = [&](const char* pattern) {
    parameters.pattern = pattern;
    return cpu::histogramOf(makeInputs(row, parameters)[0].as<std::uint8_t>());
  };
  const cpu::Histogram random = histogram("random");
  EXPECT_GT(*std::ranges::min_element(random), 280);  // 390.6 and more than five of its roots off
  EXPECT_LT(*std::ranges::max_element(random), 500);
  const cpu::Histogram haze = histogram("haze");
  EXPECT_GT(haze[128], 9000);
  EXPECT_EQ(
      std::ranges::count_if(haze, [](auto count) { return count > 0; }),
      std::count_if(haze.begin() + 96, haze.begin() + 161, [](auto count) { return count > 0; }));
  EXPECT_EQ(histogram("ones")[1], 100'000);
  EXPECT_EQ(histogram("iota")[255], 390);
}

TEST(ImageInputs, AreWholeNumbersOfOneByte) {
  constexpr std::array<float, 3> kNumbers{0.0F, 255.0F, 256.0F};
  const HostArray fits = HostArray::of(std::span<const float>(kNumbers).first(2));
  const HostArray bytes = values::converted(fits, DType::uint8);
  EXPECT_EQ(bytes.as<std::uint8_t>()[1], 255);
  EXPECT_EQ(values::converted(bytes, DType::float32), fits);
  EXPECT_THROW(static_cast<void>(values::converted(HostArray::of(std::span<const float>(kNumbers)),
                                                   DType::uint8)),
               values::Error);
}

}  // namespace
}  // namespace lanescope::catalog
