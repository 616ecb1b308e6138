// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/app/decoders/each_format.h"

namespace lanescope::tests {
namespace {

TEST(DamagedFiles, AreReadOrRefusedInASentenceByADecoderThatLives) {
  constexpr unsigned kSeeds = 24;
  const Scratch scratch;
  for (const Format& format : kFormats) {
    const std::string whole = bytesOfFile(format.sample);
    EXPECT_NO_THROW(format.read(format.sample)) << format.sample;
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
      std::string bytes = whole;
      damage(bytes, seed);
      const std::string path = scratch.write("damaged", bytes);
      try {
        format.read(path);
      } catch (const app::DecoderLost& lost) {
        ADD_FAILURE() << format.sample << ", seed " << seed << ": " << lost.what();
      } catch (const values::Error& error) {
        const std::string sentence = error.what();
        EXPECT_NE(sentence.find("damaged"), std::string::npos) << sentence;
        EXPECT_TRUE(sentence.ends_with('.')) << sentence;
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::tests
