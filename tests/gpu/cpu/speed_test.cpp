// SPDX-License-Identifier: Apache-2.0
//
// This project's own dot product and scan beside the others, in turn, on the same arrays. Disabled:
// figures depend on the machine and on what else it does. Run with
// --gtest_also_run_disabled_tests.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "cpu/dot.h"
#include "cpu/scan.h"
#include "values/typed.h"

namespace lanescope::cpu {
namespace {

using values::DType;
using values::HostArray;
using values::Op;
using Microseconds = std::chrono::duration<double, std::micro>;

struct Contender {
  std::string_view name;
  std::function<void()> work;
};

double median(std::vector<double> times) {
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

double timeOf(const std::function<void()>& work, int repetitions) {
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < repetitions; ++i) work();
  return Microseconds(std::chrono::steady_clock::now() - begin).count() / repetitions;
}

/// For as long each works before it is timed: until then threads of others may wait awake for more
/// work, as OpenBLAS's do for 2^26 cycles, and its own may share a core.
constexpr Microseconds kWarmUp = std::chrono::milliseconds(60);
constexpr Microseconds kSample = std::chrono::milliseconds(2);
constexpr int kSamples = 10;
constexpr int kRounds = 5;

/// Median microseconds of each, taken in turn so that all meet the same machine, the first one
/// first in every second round only.
std::vector<double> race(const std::vector<Contender>& contenders) {
  std::vector<std::vector<double>> times(contenders.size());
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t k = 0; k < contenders.size(); ++k) {
      const std::size_t i = round % 2 == 0 ? k : contenders.size() - 1 - k;
      int calls = 0;
      double spent = 0;
      for (int more = 1; spent < kWarmUp.count(); more = calls) {
        spent += more * timeOf(contenders[i].work, more);
        calls += more;
      }
      const int repetitions = static_cast<int>(std::ceil(calls * kSample.count() / spent));
      for (int sample = 0; sample < kSamples; ++sample) {
        times[i].push_back(timeOf(contenders[i].work, repetitions));
      }
    }
  }
  std::vector<double> medians(times.size());
  std::ranges::transform(times, medians.begin(), median);
  return medians;
}

/// A line of the table: the others' best over ours, and everything in microseconds. Returns the
/// ratio.
double report(int power, const std::vector<Contender>& contenders,
              const std::vector<double>& medians) {
  double ours = 0;
  double best = HUGE_VAL;
  std::string_view bestName;
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    if (contenders[i].name == "tuned") {
      ours = medians[i];
    } else if (medians[i] < best) {
      best = medians[i];
      bestName = contenders[i].name;
    }
  }
  std::printf("  2^%-2d  %5.2f  (best other: %s) ", power, best / ours,
              std::string(bestName).c_str());
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    std::printf("  %s %.2f", std::string(contenders[i].name).c_str(), medians[i]);
  }
  std::printf("\n");
  std::fflush(stdout);
  return best / ours;
}

HostArray randomInput(DType type, std::size_t n, unsigned seed) {
  std::mt19937 random(seed);
  HostArray array(type, n);
  values::withType(type, [&]<class T>(T) {
    for (T& element : array.as<T>()) {
      element = static_cast<T>(static_cast<double>(random() % 2001) - 1000.0);
    }
  });
  return array;
}

constexpr int kSmallest = 10;
constexpr int kLargest = 26;
/// What a median of this many rounds wanders by on a machine that does other things too.
constexpr double kNoise = 0.97;

template <class T>
void raceDots(const char* title) {
  std::printf("%s\n", title);
  for (int power = kSmallest; power <= kLargest; ++power) {
    const std::size_t n = std::size_t{1} << power;
    const HostArray a = randomInput(values::kDTypeOf<T>, n, 1);
    const HostArray b = randomInput(values::kDTypeOf<T>, n, 2);
    volatile T sink = 0;
    std::vector<Contender> contenders;
    for (const DotVariant<T>& variant : dotVariants<T>()) {
      contenders.push_back(
          {variant.name, [&, dot = variant.dot] { sink = dot(a.as<T>(), b.as<T>()); }});
    }
    EXPECT_GE(report(power, contenders, race(contenders)), kNoise) << power;
  }
}

TEST(Speed, DISABLED_OfTheDotProductIsTheBestOneFromL1ToMemory) {
  raceDots<float>("dot, float32: ratio, microseconds");
  raceDots<double>("dot, float64: ratio, microseconds");
}

TEST(Speed, DISABLED_OfTheScanIsTheBestOneFromL1ToMemory) {
  for (const DType type : {DType::int32, DType::int64, DType::float32}) {
    for (const Op op : {Op::sum, Op::max}) {
      for (const bool exclusive : {false, true}) {
        std::printf("scan, %s, %s, %s: ratio, microseconds\n", std::string(nameOf(type)).c_str(),
                    std::string(nameOf(op)).c_str(), exclusive ? "exclusive" : "inclusive");
        for (int power = kSmallest; power <= kLargest; power += op == Op::sum ? 1 : 4) {
          const HostArray in = randomInput(type, std::size_t{1} << power, 1);
          HostArray out(type, in.count());
          std::vector<Contender> contenders;
          for (const ScanVariant& variant : scanVariants()) {
            contenders.push_back(
                {variant.name, [&, scan = variant.scan] { scan(in, op, exclusive, out); }});
          }
          EXPECT_GE(report(power, contenders, race(contenders)), kNoise) << power;
        }
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::cpu
