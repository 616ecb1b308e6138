// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentence_text.h"

#include <gtest/gtest.h>

#include "app/text/translation.h"
#include "resources/resources.h"

namespace lanescope {
namespace {

std::string translated(Language language, const char* sentence) {
  resources::init();
  const Translation translation(language);
  return sentenceText(sentence).toStdString();
}

TEST(SentenceText, StaysAsItIsInEnglish) {
  const std::string sentence = "block = 0 is out of range: it must be from 1 to 1024.";
  EXPECT_EQ(translated(Language::english, sentence.c_str()), sentence);
}

TEST(SentenceText, KeepsItsValues) {
  const char* const sentence = "block = 0 is out of range: it must be from 1 to 1024.";
  EXPECT_EQ(translated(Language::slovenian, sentence),
            "block = 0 je zunaj obsega: dovoljeno je od 1 do 1024.");
  EXPECT_EQ(translated(Language::traditionalChinese, sentence),
            "block = 0 超出範圍：必須是從 1 到 1024。");
}

TEST(SentenceText, TranslatesATextOfSeveralSentencesAsAWhole) {
  const char* const help = "Frames per second. Usually 10 in a GIF, 30 in an MP4.";
  EXPECT_EQ(translated(Language::slovenian, help),
            "Sličic na sekundo. Običajno 10 v GIF, 30 v MP4.");
  EXPECT_EQ(translated(Language::traditionalChinese, help),
            "每秒影格數。GIF 預設為 10，MP4 為 30。");
}

TEST(SentenceText, LeavesASentenceThatIsNotKnown) {
  const char* const text = "Some words. And others.";
  EXPECT_EQ(translated(Language::slovenian, text), text);
  EXPECT_EQ(translated(Language::traditionalChinese, text), text);
}

TEST(SentenceText, TranslatesAFindingWithItsPieces) {
  const char* const race =
      "Nothing orders thread 1 of block 0, which stores element 1 of cache on line 24, and thread "
      "0, which loads it on line 29: a __syncthreads() is missing between the two; the record "
      "shows this 15 times.";
  EXPECT_EQ(translated(Language::slovenian, race),
            "Nič ne določa, kateri od dveh dostopov je prvi: nit 1 bloka 0 zapiše element 1 tabele "
            "cache v vrstici 24, nit 0 pa ga bere v vrstici 29; med njima manjka __syncthreads(); "
            "zapis to pokaže večkrat (15).");
}

TEST(SentenceText, TranslatesEachSentenceOfAText) {
  EXPECT_EQ(
      translated(Language::slovenian, "No NVIDIA driver is installed. The run was cancelled."),
      "Gonilnik NVIDIA ni nameščen. Zagon je bil prekinjen.");
}

TEST(SentenceText, OfNoPatternStays) {
  EXPECT_EQ(translated(Language::slovenian, "Nobody wrote this sentence down"),
            "Nobody wrote this sentence down");
}

TEST(Translation, WritesNumbersAsTheLanguageDoes) {
  resources::init();
  {
    const Translation translation(Language::slovenian);
    EXPECT_EQ(QLocale().decimalPoint(), QStringLiteral(","));
  }
  const Translation translation(Language::traditionalChinese);
  EXPECT_EQ(QLocale().decimalPoint(), QStringLiteral("."));
}

TEST(Languages, FollowTheDesktop) {
  EXPECT_EQ(languageOf({"de-DE", "sl-SI", "en-US"}), Language::slovenian);
  EXPECT_EQ(languageOf({"zh-Hant-TW", "en-US"}), Language::traditionalChinese);
  EXPECT_EQ(languageOf({"zh-HK"}), Language::traditionalChinese);
  EXPECT_EQ(languageOf({"zh-Hans-CN", "de"}), Language::english);
  EXPECT_EQ(languageOf({}), Language::english);
}

}  // namespace
}  // namespace lanescope
