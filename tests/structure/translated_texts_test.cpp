// SPDX-License-Identifier: GPL-3.0-or-later
#include "translated_texts.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace lanescope::structure {
namespace {

namespace fs = std::filesystem;
using Sentences = std::vector<std::string>;

/// A source of one file, whose texts each test writes.
class TranslatedTexts : public testing::Test {
 public:
  ~TranslatedTexts() override { fs::remove_all(m_root); }
  TranslatedTexts() = default;
  TranslatedTexts(const TranslatedTexts&) = delete;
  TranslatedTexts& operator=(const TranslatedTexts&) = delete;

 protected:
  [[nodiscard]] Sentences brokenBy(const std::string& source) const {
    fs::create_directories(m_root / "ui");
    std::ofstream(m_root / "ui" / "a.cpp") << source;
    return brokenTextRules(m_root);
  }

 private:
  static fs::path makeFolder() {
    std::string name = (fs::temp_directory_path() / "lanescope-texts-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    return name;
  }
  const fs::path m_root = makeFolder();
};

TEST_F(TranslatedTexts, OfTheProgramKeepTheRules) {
  EXPECT_EQ(brokenTextRules(LANESCOPE_SOURCE_DIR), Sentences{});
}

TEST_F(TranslatedTexts, HaveACommentThatSaysWhatEachPlaceholderIs) {
  EXPECT_EQ(brokenBy("\n//: %1: how many\nauto a = tr(\"%1 of \"\n  \"%2 blocks\").arg(a, b);\n"),
            Sentences{"ui/a.cpp:3: \"%1 of %2 blocks\": no //: comment says what %2 is"});
  EXPECT_EQ(brokenBy("tr(\"%n block(s)\", nullptr, n);"),
            Sentences{"ui/a.cpp:1: \"%n block(s)\": no //: comment says what %n is"});
  EXPECT_EQ(brokenBy("//: %1 to %3: numbers\ntr(\"%1 of %L2 in %3\").arg(a);"), Sentences{});
}

TEST_F(TranslatedTexts, OfOneWordNeedAComment) {
  EXPECT_EQ(brokenBy("f(tr(\"Copy\"), tr(\"Copy the chart\"), tr(\"×\"));"),
            Sentences{"ui/a.cpp:1: \"Copy\" is one word and has no //: comment"});
}

TEST_F(TranslatedTexts, HaveACommentEach) {
  EXPECT_EQ(brokenBy("//: a button\nx ? tr(\"Play\") : tr(\"Pause\");"),
            Sentences{"ui/a.cpp:2: \"Pause\" is one word and has no //: comment"});
  EXPECT_EQ(brokenBy("//: a button\nx ? tr(\"Play\") : /*: a button */ tr(\"Pause\");"),
            Sentences{});
}

TEST_F(TranslatedTexts, HaveTheCommentOfTheirStatement) {
  EXPECT_EQ(brokenBy("//: a button\nint n = 0;\ntr(\"Play\");"),
            Sentences{"ui/a.cpp:3: \"Play\" is one word and has no //: comment"});
  EXPECT_EQ(brokenBy("//: a button\nreturn n < 0 ? \";\" : tr(\"Play\");"), Sentences{});
}

TEST_F(TranslatedTexts, HaveTheCommentWhereLupdateReadsIt) {
  EXPECT_EQ(brokenBy("//: a button\nx ? tr(\"Play\")\n//: a button\n: tr(\"Pause\");"),
            Sentences{"ui/a.cpp:4: \"Pause\" is one word and has no //: comment"});
  EXPECT_EQ(brokenBy("list <<\n//: a button\ntr(\"Pause\");"),
            Sentences{"ui/a.cpp:3: \"Pause\" is one word and has no //: comment"});
  EXPECT_EQ(brokenBy("f(a < b,\n//: a button\nx ? name : Words::tr(\"Pause\"));"), Sentences{});
}

TEST_F(TranslatedTexts, AreWhole) {
  EXPECT_EQ(brokenBy("words += tr(\", and it is noisy\"); s = tr(\"In this order: \");"),
            (Sentences{"ui/a.cpp:1: \", and it is noisy\" is a piece of a text",
                       "ui/a.cpp:1: \"In this order: \" is a piece of a text"}));
  EXPECT_EQ(brokenBy("//: seconds\nbox->setSuffix(tr(\" s\"));"), Sentences{});
}

TEST_F(TranslatedTexts, AreNotAddedToEachOther) {
  const Sentences glued{"ui/a.cpp:2: \"It holds %1\" is put together with +"};
  EXPECT_EQ(brokenBy("//: %1: a number\nauto s = tr(\"It holds %1\").arg(f(a)).arg(b) + c;"),
            glued);
  EXPECT_EQ(brokenBy("//: %1: a number\nauto s = c + Words::tr(\"It holds %1\").arg(a);"), glued);
  EXPECT_EQ(brokenBy("list += tr(\"A whole sentence.\");"), Sentences{});
}

TEST_F(TranslatedTexts, AreWrittenWhereTheyAreTranslated) {
  EXPECT_EQ(brokenBy("return QCoreApplication::translate(\"StageView\", source);"),
            Sentences{"ui/a.cpp:1: what is translated is not written there"});
  EXPECT_EQ(brokenBy("return QCoreApplication::translate(\"StageView\", \"The grid\");"),
            Sentences{});
  EXPECT_EQ(brokenBy("painter.translate(dx, dy);"), Sentences{});
}

}  // namespace
}  // namespace lanescope::structure
