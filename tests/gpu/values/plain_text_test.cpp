// SPDX-License-Identifier: Apache-2.0
#include "values/plain_text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

namespace lanescope::values {
namespace {

using nlohmann::json;

TEST(PlainText, LeavesWordsOfEveryLanguageAndTheEndsOfLines) {
  const std::string text = "n = 2^20 µs · Σ|terms| …\nčšž 並行 😀\n";
  EXPECT_EQ(plainText(text), text);
  EXPECT_EQ(plainText(""), "");
}

TEST(PlainText, ShowsWhatWouldControlATerminal) {
  EXPECT_EQ(plainText("\x1b[31mred\x07"), "\\u001b[31mred\\u0007");
  EXPECT_EQ(plainText("a\rb\tc\x7f"), "a\\u000db\\u0009c\\u007f");
  EXPECT_EQ(plainText(std::string_view("a\0b", 3)), "a\\u0000b");
  EXPECT_EQ(plainText("\xc2\x9b"
                      "31m"),
            "\\u009b31m");  // C1: another "\x1b["
  EXPECT_EQ(plainText("\xe2\x80\xae"
                      "cba"),
            "\\u202ecba");                              // right to left
  EXPECT_EQ(plainText("a\xe2\x80\xa8z"), "a\\u2028z");  // separator of lines
}

TEST(PlainText, ReplacesWhatIsNotUtf8) {
  EXPECT_EQ(plainText("a\x9bz"), "a\xef\xbf\xbdz");  // alone, an 8-bit terminal takes it for C1
  EXPECT_EQ(plainText("\xc0\x9b"), "\xef\xbf\xbd\xef\xbf\xbd");          // longer than it has to be
  EXPECT_EQ(plainText("\xed\xa0\x80").find('\xed'), std::string::npos);  // a surrogate
  EXPECT_EQ(plainText("\xf0\x9f\x98"), "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
}

TEST(PlainText, KeepsJsonThatMeansTheSame) {
  std::string all;
  for (int byte = 1; byte < 0x80; ++byte) all += static_cast<char>(byte);
  const json object{{"name", all + "\xc2\x9b\xe2\x80\xae"}};
  const std::string plain = plainText(object.dump(2));
  EXPECT_EQ(json::parse(plain), object);
  EXPECT_EQ(plain.find('\x7f'), std::string::npos);
}

TEST(PlainSentence, IsOneLineOfAtMostFourHundredCharacters) {
  EXPECT_EQ(plainSentence("There is\nno\r\nfile\t'\x1b[2J'."), "There is no  file '\\u001b[2J'.");
  const std::string fits(kLongestSentence, 'x');
  EXPECT_EQ(plainSentence(fits), fits);
  EXPECT_EQ(plainSentence(fits + "x"), fits.substr(2) + "….");
  std::string letters;
  for (int i = 0; i < 5000; ++i) letters += "č";
  const std::string cut = plainSentence(letters);
  EXPECT_EQ(cut.size(), 2 * (kLongestSentence - 2) + std::string("….").size());
  EXPECT_TRUE(cut.ends_with("č….")) << cut;
  // A megabyte of what grows when it is shown.
  EXPECT_LE(plainSentence(std::string(1 << 20, '\x1b')).size(), kLongestSentence + 4);
}

}  // namespace
}  // namespace lanescope::values
