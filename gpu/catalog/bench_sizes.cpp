// SPDX-License-Identifier: Apache-2.0
#include "catalog/bench_sizes.h"

#include <algorithm>
#include <set>
#include <string>

#include "request/request.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

std::int64_t sizeOf(std::string_view text, const ParameterSpec& n) {
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  return integerOf(n, text.substr(first, text.find_last_not_of(' ') + 1 - first));
}

}  // namespace

std::vector<std::int64_t> benchSizes(std::string_view text, const ParameterSpec& n) {
  constexpr std::string_view kTo = "..";
  std::set<std::int64_t> sizes;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(',', from), text.size());
    const std::string_view part = text.substr(from, end - from);
    from = end + 1;
    const std::size_t dots = part.find(kTo);
    const bool isRange = dots != std::string_view::npos;
    const bool isDouble = isRange && part.find(kTo, dots + kTo.size()) != std::string_view::npos;
    const std::int64_t first = sizeOf(part.substr(0, dots), n);
    const std::int64_t last =
        isRange && !isDouble ? sizeOf(part.substr(dots + kTo.size()), n) : first;
    if (isDouble || last < first) {
      values::refuse("sizes = '" + std::string(part) +
                     "' is no range; write it as 2^10..2^20, the smaller number first.");
    }
    // `size *= 2` cannot overflow, since n has a limit.
    for (std::int64_t size = first; size <= last; size *= 2) sizes.insert(size);
  }
  if (sizes.size() > values::kMostSizes) {
    values::refuse(std::to_string(sizes.size()) + " sizes are too many: at most " +
                   std::to_string(values::kMostSizes) + " sizes are measured in one benchmark.");
  }
  return {sizes.begin(), sizes.end()};
}

std::vector<std::int64_t> benchSizes(std::string_view text, const KernelRow& row) {
  return benchSizes(text, *row.parameter("n"));
}

}  // namespace lanescope::catalog
