// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QSet>
#include <bit>

#include "tests/ui/stage/comparison_fixture.h"
#include "trace/record/timeline.h"
#include "ui/stage/paint/wrong_mark.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/comparison_scene.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/words/glossary.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Taint;

constexpr QSize kBothSize(1601, 900);
constexpr ComparedLook kFolded{InStep::input, false};
constexpr int kOriginStep = 4;  ///< follows the loads of a and b, the stores to cache, the barrier

/// The record of the tree with eight threads, named as the pitfall without its first barrier.
trace::Record pitfall() {
  trace::Record record = *test::makeDotShared({8, 8, 1});
  record.kernel = "dot_no_load_barrier";
  return record;
}

/// As `pitfall`, but thread 0 reads cache[4] before thread 4 stores 8 there: it finds 0 and adds
/// that to its own 0.
std::shared_ptr<const trace::Record> losingPitfall() {
  trace::Record record = pitfall();
  float sum = 0;
  for (std::uint64_t i = record.offsets[0]; i < record.offsets[1]; ++i) {
    Event& event = record.events[i];
    if (event.kind() == EventKind::load && event.array() == test::kCache) {
      if (event.index() == 4) event.bits = 0;
      if (event.index() != 0) sum += std::bit_cast<float>(static_cast<std::uint32_t>(event.bits));
      if (event.index() == 0) event.bits = std::bit_cast<std::uint32_t>(sum);
    } else if (event.kind() == EventKind::store) {
      event.bits = std::bit_cast<std::uint32_t>(sum);
    }
  }
  return std::make_shared<const trace::Record>(std::move(record));
}

/// The pitfall as the compared run.
std::shared_ptr<const ComparisonScene> losing() {
  return bothOf(test::makeDotShared({8, 8, 1}), 0, losingPitfall());
}

QImage bothAt(const StagePicture& picture, int step, double progress = 1.0) {
  QImage image(kBothSize, QImage::Format_RGB32);
  QPainter painter(&image);
  picture.paint(painter, QRectF(QPointF(), kBothSize), step, progress, StageTheme::light());
  return image;
}

int redPixels(const QImage& image, int fromX, int toX) {
  const QRgb red = StageTheme::light().wrong.fill.rgb();
  int count = 0;
  for (int y = 0; y < image.height() - 200; ++y) {  // the legend has a swatch of it
    for (int x = fromX; x < toX; ++x) count += image.pixel(x, y) == red ? 1 : 0;
  }
  return count;
}

TEST(ComparisonScene, KnowsWhatIsWrongInAPitfallOnEitherSide) {
  const auto right = losing();
  EXPECT_EQ(right->main.taint, nullptr);
  ASSERT_NE(right->compared.taint, nullptr);
  EXPECT_TRUE(right->compared.taint->reachesResult());
  const auto left = bothOf(losingPitfall(), 0, test::makeDotShared({8, 8, 1}));
  EXPECT_EQ(left->compared.taint, nullptr);
  ASSERT_NE(left->main.taint, nullptr);
  EXPECT_EQ(left->wrongSteps(), std::vector<int>{kOriginStep});
  // Both have the same steps.
  EXPECT_EQ(right->wrongSteps(), std::vector<int>{kOriginStep});
  const auto others = bothOf(losingPitfall(), 0, test::makeDotGlobal({8, 8, 1}));
  EXPECT_EQ(others->main.taint, nullptr);
  EXPECT_EQ(others->compared.taint, nullptr);
  EXPECT_TRUE(others->wrongSteps().empty());
  EXPECT_TRUE(others->comparison.verdict.isEmpty());
}

TEST(ComparisonScene, SaysWhereItGoesWrongAndWhatTheResultIs) {
  const auto both = losing();
  for (int step = 0; step < both->compared.scene->stepCount(); ++step) {
    EXPECT_TRUE(both->main.wrongSentence(step).isEmpty());
    EXPECT_EQ(both->compared.wrongSentence(step).isEmpty(), step != kOriginStep);
  }
  EXPECT_EQ(both->compared.wrongSentence(kOriginStep).toStdString(),
            "Here it goes wrong: thread 0 reads cache[4] = 0 before thread 4 has stored 8 there; "
            "what comes of it is red.");
  // Thread 0's three sums and its result are wrong.
  EXPECT_TRUE(both->comparison.verdict.contains(
      QLatin1String("<b>4 values that this block stores are wrong</b>")))
      << both->comparison.verdict.toStdString();
  const StagePicture picture(both, {}, {});
  EXPECT_TRUE(picture.explain(kOriginStep).contains(QLatin1String("Here it goes wrong")));
}

TEST(StagePicture, IsRedFromWhereAPitfallGoesWrong) {
  const auto both = losing();
  for (const StageView view : {StageView::memory, StageView::spaceTime, StageView::warps}) {
    const StagePicture picture(both, StageLook{view}, StageLook{view}, kFolded);
    for (int step = 0; step < picture.stepCount(); ++step) {
      const QImage image = bothAt(picture, step);
      EXPECT_EQ(redPixels(image, 0, kBothSize.width() / 2), 0) << step;
      if (step < kOriginStep) {
        EXPECT_EQ(redPixels(image, kBothSize.width() / 2, kBothSize.width()), 0);
      }
    }
    for (const int step : {kOriginStep, kOriginStep + 1, picture.stepCount() - 1}) {
      EXPECT_GT(redPixels(bothAt(picture, step), kBothSize.width() / 2, kBothSize.width()), 20)
          << static_cast<int>(view) << " in step " << step;
    }
  }
  // The value is red on its way, too.
  const StagePicture picture(both, StageLook{StageView::memory}, StageLook{StageView::memory},
                             kFolded);
  const StagePicture other(bothOf(losingPitfall(), 0, test::makeDotShared({8, 8, 1})),
                           StageLook{StageView::memory}, StageLook{StageView::memory}, kFolded);
  EXPECT_GT(redPixels(bothAt(other, kOriginStep, 0.5), 0, kBothSize.width() / 2),
            redPixels(bothAt(other, kOriginStep, 1.0), 0, kBothSize.width() / 2));
}

TEST(StagePicture, OfAPitfallWhoseMistakeIsHiddenHasNothingRed) {
  const auto hidden = std::make_shared<const trace::Record>(pitfall());
  const auto both = bothOf(hidden, 0, test::makeDotShared({8, 8, 1}));
  ASSERT_NE(both->main.taint, nullptr);
  EXPECT_TRUE(both->main.taint->isClean());
  EXPECT_TRUE(both->wrongSteps().empty());
  EXPECT_TRUE(both->comparison.verdict.startsWith(
      QLatin1String("<b>This order of the threads hides the mistake</b>: every value is as in "
                    "dot_shared. Another order may not.")))
      << both->comparison.verdict.toStdString();
  const StagePicture picture(both, {}, {});
  for (int step = 0; step < picture.stepCount(); ++step) {
    EXPECT_EQ(redPixels(bothAt(picture, step), 0, kBothSize.width()), 0) << step;
  }
}

/// All texts that the pointer finds.
QSet<QString> tipsOf(const StageScene& scene, const StageLook& look, int step) {
  QSet<QString> tips;
  for (double y = 0; y < 900; y += 6) {
    for (double x = 0; x < 1600; x += 6) {
      tips += scene.describeAt({x, y}, {0, 0, 1600, 900}, look, step);
    }
  }
  return tips;
}

TEST(StageScene, SaysWhatIsWrongUnderThePointer) {
  const auto both = losing();
  StageLook look;
  look.taint = both->compared.taint;
  const QSet<QString> tips = tipsOf(*both->compared.scene, look, kOriginStep);
  EXPECT_TRUE(tips.contains(QStringLiteral(
      "cache[4] = 0, read by thread 0\nWrong: dot_shared has 8 here; read before thread 4 had "
      "stored it.")));
  EXPECT_TRUE(tips.contains(meaningOf(Term::wrong)));
  for (const StageView view : {StageView::memory, StageView::spaceTime, StageView::warps}) {
    look.views = view;
    const QSet<QString> later = tipsOf(*both->compared.scene, look, kOriginStep + 2);
    EXPECT_TRUE(std::ranges::any_of(later, [](const QString& tip) {
      return tip.contains(QLatin1String("Wrong: dot_shared has 8 here; made of wrong values."));
    })) << static_cast<int>(view);
  }
  look.taint = nullptr;
  for (const QString& tip : tipsOf(*both->compared.scene, look, kOriginStep)) {
    EXPECT_FALSE(tip.contains(QLatin1String("rong"))) << tip.toStdString();
  }
}

TEST(StageWidget, TellsAScreenReaderWhereItGoesWrong) {
  Playback playback;
  StageWidget stage(playback);
  const auto both = losing();
  stage.setScene(both->compared.scene);
  playback.jump(kOriginStep);
  EXPECT_FALSE(stage.accessibleDescription().contains(QLatin1String("goes wrong")));
  stage.setTaint(both->compared.taint);
  EXPECT_TRUE(stage.accessibleDescription().contains(QLatin1String("goes wrong")));
  playback.jump(kOriginStep + 1);
  EXPECT_FALSE(stage.accessibleDescription().contains(QLatin1String("goes wrong")));
  stage.setScene(both->main.scene);
  EXPECT_EQ(stage.look().taint, nullptr);
}

/// Marks differ in shape, not only in colour, where there is room.
TEST(WrongMark, TellsAnOriginFromWhatIsMadeOfIt) {
  const StageTheme theme = StageTheme::light();
  const auto marked = [&](Taint::Mark mark, double side) {
    QImage image(64, 64, QImage::Format_RGB32);
    image.fill(theme.wrong.fill);
    QPainter painter(&image);
    paintWrongMark(painter, theme, {0, 0, side, side}, mark);
    return image;
  };
  for (const double side : {12.0, 20.0, 60.0}) {
    const QImage plain = marked(Taint::Mark::none, side);
    EXPECT_NE(marked(Taint::Mark::tainted, side), plain);
    EXPECT_NE(marked(Taint::Mark::origin, side), plain);
    EXPECT_NE(marked(Taint::Mark::origin, side), marked(Taint::Mark::tainted, side));
  }
  EXPECT_EQ(marked(Taint::Mark::origin, 6), marked(Taint::Mark::none, 6));
}

}  // namespace
}  // namespace lanescope::ui
