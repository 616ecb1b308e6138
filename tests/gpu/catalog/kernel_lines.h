// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string_view>

#include "catalog/catalog.h"

namespace lanescope::tests {

/// The first line of the kernel's file that contains `text`, counted from 1; 0 where none does.
inline int lineOf(const catalog::KernelRow& row, std::string_view text) {
  const std::string_view source = catalog::sourceText(row.source);
  const std::size_t at = source.find(text);
  if (at == std::string_view::npos) return 0;
  return static_cast<int>(std::ranges::count(source.substr(0, at), '\n')) + 1;
}

}  // namespace lanescope::tests
