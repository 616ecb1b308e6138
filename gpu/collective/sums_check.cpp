// SPDX-License-Identifier: Apache-2.0
#include "collective/sums_check.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
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

}  // namespace

std::vector<Difference> differencesOf(const values::AllReduceRequest& request,
                                      std::span<const HostArray> sums) {
  constexpr std::int64_t kBlock = std::int64_t{1} << 14;
  std::vector<Difference> differences(sums.size());
  values::withType(request.dtype, [&]<class T>(T) {
    for (std::int64_t first = 0; first < request.n; first += kBlock) {
      const std::int64_t count = std::min(kBlock, request.n - first);
      const RightSums<T> right(request, first, count);
      for (std::size_t device = 0; device < sums.size(); ++device) {
        right.compare(sums[device].template as<T>().subspan(static_cast<std::size_t>(first),
                                                            static_cast<std::size_t>(count)),
                      first, differences[device]);
      }
    }
  });
  return differences;
}

void summarize(std::span<const Difference> differences, values::AllReduceResult& result) {
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
