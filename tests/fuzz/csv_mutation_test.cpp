// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <string>

#include "tests/fuzz/csv_properties.h"
#include "tests/fuzz/executions.h"

namespace lanescope::tests {
namespace {

constexpr std::array<std::string_view, 12> kSeeds{
    "1\n2\n3\n",
    "a,b\n1,2\n3,4\n",
    "\xef\xbb\xbfx;y\r\n1.5;-2e3\r\n+.5;1e-50\r\n\r\n",
    "\"a \"\"quoted\"\" name\",b\n\"1\",\"2\"\n",
    "a b  c\n1 2  3\n",
    "t\tv\n0\t1\n1\t\n",
    "name of one column\n1\n2\n",
    "nan\ninf\n",
    "1e39,1e-400\n",
    "1,2\n3\n",
    "# note\n1 2\n",
    "150,4,setosa\n5.1,3.5,0\n",
};

/// Pieces that are difficult for a reader of tables.
constexpr std::array<std::string_view, 18> kPieces{
    ",", ";",  "\t", " ",    "\n",   "\r\n",         "\"", "\"\"", "nan",
    "-", "1e", "e9", "1e39", "\xff", "\xef\xbb\xbf", "0.", "∞",    "99999999999999999999"};

std::string mutated(std::string text, std::mt19937_64& random) {
  const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random() % limit); };
  for (std::size_t step = 1 + below(6); step > 0; --step) {
    const std::size_t at = below(text.size() + 1);
    switch (below(5)) {
      case 0:
        text.insert(at, kPieces[below(kPieces.size())]);
        break;
      case 1:
        text.erase(at, 1 + below(8));
        break;
      case 2:
        if (at < text.size()) text[at] = static_cast<char>(random() & 0xff);
        break;
      case 3:
        text.insert(at, text.substr(below(text.size() + 1), below(32)));
        break;
      default:
        text += kSeeds[below(kSeeds.size())];
        break;
    }
  }
  return text;
}

TEST(CsvReader, GivesColumnsOrOneSentenceForMutatedTables) {
  const int count = executions(200'000);
  std::mt19937_64 random(20240229);
  for (int i = 0; i < count; ++i) {
    const std::string text = mutated(std::string(kSeeds[random() % kSeeds.size()]), random);
    const auto selector = static_cast<unsigned char>(random());
    ASSERT_EQ(brokenCsvProperty(text, csvOptionsFor(selector)), "")
        << "selector " << int{selector} << ", table:\n"
        << text;
  }
}

}  // namespace
}  // namespace lanescope::tests
