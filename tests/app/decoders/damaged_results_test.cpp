// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "app/decode/decoded.h"
#include "tests/app/decoders/each_format.h"

namespace lanescope::tests {
namespace {

TEST(DamagedResults, OfADecoderAreTakenOrRefused) {
  constexpr unsigned kSeeds = 24;
  const Scratch scratch;
  for (const Format& format : kFormats) {
    const std::string whole = bytesOfFile(format.sample);
    int refused = 0;
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
      const std::string path = scratch.write(std::to_string(seed), whole);
      try {
        format.read(path);
      } catch (const app::DecoderLost& lost) {
        ++refused;
        EXPECT_EQ(lost.what(), path + " could not be read: its decoder gave no sound answer.");
      } catch (const values::Error& error) {
        EXPECT_TRUE(std::string_view(error.what()).ends_with('.')) << error.what();
      }
    }
    EXPECT_GT(refused, 0) << format.sample;
  }
}

}  // namespace
}  // namespace lanescope::tests
