// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/options.h"

namespace lanescope::cli {

std::vector<std::int64_t> sizesOf(const catalog::PowerRange& range) {
  std::vector<std::int64_t> sizes;
  for (int power = range.first; power <= range.usual; ++power) {
    sizes.push_back(std::int64_t{1} << power);
  }
  return sizes;
}

}  // namespace lanescope::cli
