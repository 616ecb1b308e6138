// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/parameter_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <string_view>

namespace lanescope::catalog {
namespace {

/// Returns the name in lower case without what marks memory of the device.
std::string bareName(const std::string& name) {
  std::string bare;
  for (const char c : name.substr(std::min(name.find_first_not_of('_'), name.size()))) {
    bare += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  for (const std::string_view mark : {"d_", "dev_", "g_", "gpu_", "device_"}) {
    if (bare.size() > mark.size() && bare.starts_with(mark)) return bare.substr(mark.size());
  }
  return bare;
}

bool isIn(std::span<const std::string_view> names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

OutputName outputNameOf(const std::string& name) {
  static constexpr std::array<std::string_view, 6> kLetters{"c", "p", "pd", "y", "r", "s"};
  static constexpr std::array<std::string_view, 8> kWords{"res",   "sum", "sums",     "total",
                                                          "odata", "dst", "products", "counts"};
  static constexpr std::array<std::string_view, 4> kBegins{"out", "partial", "result", "hist"};
  const std::string bare = bareName(name);
  const bool isWord =
      isIn(kWords, bare) || bare.ends_with("sums") ||
      std::ranges::any_of(kBegins, [&](std::string_view begin) { return bare.starts_with(begin); });
  if (isWord) return OutputName::word;
  return isIn(kLetters, bare) ? OutputName::letter : OutputName::none;
}

std::string sizeNamed(OwnProblem problem, const std::string& name) {
  static constexpr std::array<std::string_view, 6> kRows{"m", "rows", "ha", "height", "mrows", "h"};
  static constexpr std::array<std::string_view, 5> kDepths{"k", "wa", "depth", "inner", "hb"};
  static constexpr std::array<std::string_view, 11> kColumns{
      "n", "wb", "columns", "cols", "width", "size", "wc", "len", "length", "count", "w"};
  static constexpr std::array<std::string_view, 6> kBins{"bins",   "nbins",    "numbins",
                                                         "levels", "num_bins", "bincount"};
  const std::string bare = bareName(name);
  if (problem == OwnProblem::histogram && isIn(kBins, bare)) return "bins";
  if (problem == OwnProblem::stencil && (bare == "radius" || bare == "r")) return "radius";
  if (isIn(kRows, bare)) return "m";
  if (isIn(kDepths, bare)) return "k";
  if (isIn(kColumns, bare)) return "n";
  return {};
}

}  // namespace lanescope::catalog
