// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/legend.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/words/glossary.h"

namespace lanescope::ui {
namespace {

TEST(Glossary, ExplainsEveryTermOnce) {
  std::set<Term> terms;
  std::set<QString> words;
  for (const GlossaryEntry& entry : glossary()) {
    EXPECT_TRUE(terms.insert(entry.term).second) << entry.word.toStdString();
    EXPECT_TRUE(words.insert(entry.word).second) << entry.word.toStdString();
    EXPECT_TRUE(entry.meaning.endsWith(QLatin1Char('.'))) << entry.word.toStdString();
    EXPECT_EQ(meaningOf(entry.term), entry.meaning);
  }
  EXPECT_EQ(terms.size(), static_cast<std::size_t>(Term::occupancy) + 1);
}

TEST(Legend, ExplainsEachOfItsWordsUnderThePointer) {
  const StageScene scene(test::makeDotShared({8, 8, 1}), 0);
  for (const double typeSize : {1.0, 2.0}) {
    StageLook look;
    look.typeSize = typeSize;
    look.chosen = 3;
    const QRectF bounds(0, 0, 1600, 900);
    QStringList texts;
    for (double x = 0; x < bounds.width(); x += 4) {
      const QString text = scene.describeAt({x, bounds.bottom() - 30}, bounds, look, 5);
      if (!text.isEmpty() && !texts.contains(text)) texts += text;
    }
    ASSERT_EQ(texts.size(), 5);
    EXPECT_EQ(texts[0], meaningOf(Term::read));
    EXPECT_EQ(texts[2], meaningOf(Term::barrier));
    EXPECT_TRUE(texts[4].contains(QLatin1String("followed")));
  }
}

}  // namespace
}  // namespace lanescope::ui
