// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentence_patterns.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace lanescope::structure {
namespace {

const std::filesystem::path kRoot = LANESCOPE_SOURCE_DIR;
const std::filesystem::path kFolder = kRoot / "resources" / "translations";

std::string contentOf(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Without those of the catalogue, which have a file of their own.
std::string fileOfPatterns() {
  const std::string catalogue = contentOf(kFolder / "catalog_texts.h");
  std::string lines;
  for (const SentencePattern& pattern : sentencePatterns(kRoot)) {
    if (catalogue.find('"' + pattern.text + '"') != std::string::npos) continue;
    lines += "    //: " + pattern.place;
    lines += pattern.text.find('%') == std::string::npos ? "\n" : ". %1, %2, …: see the sources\n";
    lines += "    QT_TRANSLATE_NOOP(\"sentences\", \"" + pattern.text + "\"),\n";
  }
  return "// SPDX-License-Identifier: GPL-3.0-or-later\n"
         "// The sentences of the engine and of the command line, which are put together without\n"
         "// Qt, as patterns. app/text/sentence_text.cpp finds the one that a sentence was made\n"
         "// of. The test SentencePatterns writes this file if LANESCOPE_WRITE_TEXTS is set in "
         "its\n"
         "// environment.\n"
         "// clang-format off\n"
         "static const char* const kSentencePatterns[] = {\n" +
         lines + "};\n";
}

TEST(SentencePatterns, OfTheSourcesAreAllThereForTranslators) {
  const std::filesystem::path file = kFolder / "sentence_patterns.h";
  const std::string patterns = fileOfPatterns();
  if (std::getenv("LANESCOPE_WRITE_TEXTS") != nullptr) std::ofstream(file) << patterns;
  EXPECT_TRUE(contentOf(file) == patterns)
      << file << " is not of these sources. Write it anew: LANESCOPE_WRITE_TEXTS=1 structure_test "
      << "--gtest_filter=SentencePatterns.*";
}

std::vector<std::string> textsOf(const std::string& source) {
  std::vector<std::string> texts;
  for (const SentencePattern& pattern : patternsIn(source, {})) texts.push_back(pattern.text);
  return texts;
}

using Texts = std::vector<std::string>;

TEST(SentencePatterns, HavePlaceholdersForValues) {
  EXPECT_EQ(
      textsOf("refuse(\"The array '\" + name + \"' has \" + std::to_string(n) + \" rows.\");"),
      Texts{"The array '%1' has %2 rows."});
  EXPECT_EQ(textsOf("refuse(std::string(row.id) + \" is a pitfall.\");"),
            Texts{"%1 is a pitfall."});
  EXPECT_EQ(textsOf("refuse(std::string(\"One line \") + a + b + \" of two.\");"),
            Texts{"One line %1 of two."});
}

TEST(SentencePatterns, AreReadInsideOthers) {
  EXPECT_EQ(
      textsOf("refuse(\"The block \" + (isLost ? \"was never there\" : \"is late\") + \".\");"),
      (Texts{"The block %1.", "was never there", "is late"}));
}

TEST(SentencePatterns, AreNeitherCodeNorNames) {
  EXPECT_EQ(
      textsOf("emit(\"for (int i = 0; i < n; ++i)\"); f(\"scan_blelloch\"); g(\"%d of %s\");"),
      Texts{});
}

}  // namespace
}  // namespace lanescope::structure
