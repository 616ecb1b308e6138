// SPDX-License-Identifier: Apache-2.0
#include "collective/sums_check.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <thread>
#include <type_traits>

#include "collective/addition.h"
#include "collective/device_input.h"
#include "values/typed.h"

namespace lanescope::collective {

namespace {

using values::HostArray;

/// The right sums of a block of elements.
template <class T>
class RightSums {
 public:
  RightSums(const values::AllReduceRequest& request, std::int64_t first, std::int64_t count)
      : m_roundings(static_cast<long double>(request.devices - 1)),
        m_exact(static_cast<std::size_t>(count)),
        m_sum(m_exact.size()),
        m_absolute(m_exact.size()) {
    HostArray input(request.dtype, m_exact.size());
    for (std::int64_t device = 0; device < request.devices; ++device) {
      fillInput(input, request, device, first);
      add(input.as<T>());
    }
  }

  void compare(std::span<const T> sums, std::int64_t first, Difference& difference) const {
    for (std::size_t i = 0; i < sums.size(); ++i) {
      if constexpr (std::is_integral_v<T>) {
        difference.passed = difference.passed && sums[i] == m_exact[i];
        continue;
      }
      // A float sum of p terms is off by (p - 1) roundings of the sum of their absolute values at
      // most: Higham, "Accuracy and Stability of Numerical Algorithms" (2002), chapter 4.
      const auto tolerance =
          static_cast<double>(m_roundings * m_absolute[i] *
                              static_cast<long double>(std::numeric_limits<T>::epsilon()));
      const auto error =
          static_cast<double>(std::abs(static_cast<long double>(sums[i]) - m_sum[i]));
      difference.passed = difference.passed && error <= tolerance;
      if (error > difference.error) {
        difference.error = error;
        difference.tolerance = tolerance;
        difference.element = first + static_cast<std::int64_t>(i);
      }
    }
  }

 private:
  void add(std::span<const T> items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      m_exact[i] = sumOf(m_exact[i], items[i]);
      m_sum[i] += items[i];
      m_absolute[i] += std::abs(static_cast<long double>(items[i]));
    }
  }

  long double m_roundings;
  std::vector<T> m_exact;
  std::vector<long double> m_sum;
  std::vector<long double> m_absolute;
};

/// The largest; of several alike the one of the first element.
Difference worstOf(std::span<const Difference> differences) {
  Difference worst;
  for (const Difference& own : differences) {
    worst.passed = worst.passed && own.passed;
    const bool isWorse = own.error > worst.error ||
                         (own.error == worst.error && own.error > 0 && own.element < worst.element);
    if (!isWorse) continue;
    worst.error = own.error;
    worst.tolerance = own.tolerance;
    worst.element = own.element;
  }
  return worst;
}

}  // namespace

std::vector<Difference> differencesOf(const values::AllReduceRequest& request,
                                      std::span<const HostArray> sums) {
  constexpr std::int64_t kBlock = std::int64_t{1} << 14;
  constexpr std::int64_t kBlocksOfAThread = 64;
  const std::int64_t blocks = (request.n + kBlock - 1) / kBlock;
  const std::int64_t threads = std::clamp<std::int64_t>(
      blocks / kBlocksOfAThread, 1, std::max(1U, std::thread::hardware_concurrency()));
  std::vector<std::vector<Difference>> ofThreads(static_cast<std::size_t>(threads),
                                                 std::vector<Difference>(sums.size()));
  const auto compareShare = [&](std::int64_t thread) {
    const std::int64_t end = std::min(request.n, (thread + 1) * blocks / threads * kBlock);
    values::withType(request.dtype, [&]<class T>(T) {
      for (std::int64_t first = thread * blocks / threads * kBlock; first < end; first += kBlock) {
        const std::int64_t count = std::min(kBlock, end - first);
        const RightSums<T> right(request, first, count);
        for (std::size_t device = 0; device < sums.size(); ++device) {
          right.compare(sums[device].template as<T>().subspan(static_cast<std::size_t>(first),
                                                              static_cast<std::size_t>(count)),
                        first, ofThreads[static_cast<std::size_t>(thread)][device]);
        }
      }
    });
  };
  {
    std::vector<std::jthread> others;
    for (std::int64_t thread = 1; thread < threads; ++thread) {
      others.emplace_back(compareShare, thread);
    }
    compareShare(0);
  }
  std::vector<Difference> differences;
  for (std::size_t device = 0; device < sums.size(); ++device) {
    std::vector<Difference> each;
    each.reserve(ofThreads.size());
    for (const auto& own : ofThreads) each.push_back(own[device]);
    differences.push_back(worstOf(each));
  }
  return differences;
}

void summarize(std::span<const Difference> differences, values::AllReduceResult& result) {
  const Difference worst = worstOf(differences);
  result.error = worst.error;
  result.tolerance = worst.tolerance;
  result.passed = worst.passed;
}

void checkSums(std::span<const HostArray> sums, values::AllReduceResult& result) {
  summarize(differencesOf(result.request, sums), result);
  result.isSame = std::ranges::all_of(
      sums, [&](const HostArray& array) { return array.bytes == sums.front().bytes; });
  result.sums = HostArray(result.request.dtype, 0);
  if (result.request.n <= values::kMostCarried) result.sums = sums.front();
}

}  // namespace lanescope::collective
