// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <cmath>
#include <memory>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "tests/ui/theme/color_vision.h"
#include "trace/record/access_events.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/space_time/rounding_shades.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Operation;
using trace::OperationKind;
using trace::ScalarType;

/// One thread of a reduction with what it computes.
struct Thread {
  std::vector<Event> events;
  trace::Operations operations;

  std::uint32_t load(unsigned array, int line, std::int64_t index, float value) {
    events.push_back(Event::make(EventKind::load, array, line, index, trace::bitsOf(value)));
    return static_cast<std::uint32_t>(events.size()) - 1;
  }
  std::uint32_t note(OperationKind kind, std::uint32_t first, std::uint32_t second) {
    operations.push_back(Operation::make(kind, ScalarType::float32, 1, first, second));
    return (static_cast<std::uint32_t>(operations.size()) - 1) | trace::kOperationMark;
  }
  void store(unsigned array, int line, std::int64_t index, float value, std::uint32_t source) {
    events.push_back(Event::make(EventKind::store, array, line, index, trace::bitsOf(value)));
    note(OperationKind::pass, source, static_cast<std::uint32_t>(events.size()) - 1);
  }
};

/// The record of a reduction of so many floats by a tree in shared memory, with its operations.
std::shared_ptr<const trace::Record> makeReduction(std::uint32_t count) {
  constexpr unsigned kIn = 0;
  constexpr unsigned kPartial = 1;
  constexpr unsigned kInCache = 2;
  std::vector<Thread> threads(count);
  std::vector<float> cache(count);
  const auto wait = [&](int line) {
    for (Thread& each : threads) {
      each.events.push_back(Event::make(EventKind::barrier, 0, line, 0, 0));
    }
  };
  for (std::uint32_t t = 0; t < count; ++t) {
    cache[t] = 1.0F / static_cast<float>(t + 1);
    threads[t].store(kInCache, 2, t, cache[t], threads[t].load(kIn, 1, t, cache[t]));
  }
  wait(3);
  for (std::uint32_t half = count / 2; half > 0; half /= 2) {
    for (std::uint32_t t = 0; t < half; ++t) {
      const std::uint32_t other = threads[t].load(kInCache, 4, t + half, cache[t + half]);
      const std::uint32_t own = threads[t].load(kInCache, 4, t, cache[t]);
      cache[t] += cache[t + half];
      threads[t].store(kInCache, 4, t, cache[t], threads[t].note(OperationKind::add, own, other));
    }
    wait(5);
  }
  threads[0].store(kPartial, 6, 0, cache[0], threads[0].load(kInCache, 6, 0, cache[0]));
  test::Threads events;
  trace::Flow flow{{0}, {}, false};
  for (const Thread& each : threads) {
    events.push_back(each.events);
    flow.operations.insert(flow.operations.end(), each.operations.begin(), each.operations.end());
    flow.offsets.push_back(flow.operations.size());
  }
  const auto type = values::DType::float32;
  auto record = std::make_shared<trace::Record>(
      *test::makeRecord({{"in", trace::Space::global, type, count},
                         {"partial", trace::Space::global, type, 1},
                         {"cache", trace::Space::shared, type, count}},
                        events));
  record->flow = std::move(flow);
  return record;
}

QImage paint(const StageScene& scene, bool showsRounding, ThemeId theme = ThemeId::light) {
  QImage picture(1280, 720, QImage::Format_RGB32);
  StageLook look;
  look.views = StageView::spaceTime;
  look.showsRounding = showsRounding;
  QPainter painter(&picture);
  scene.paint(painter, picture.rect(), look, scene.stepCount() - 1, 1.0, StageTheme::of(theme));
  return picture;
}

bool has(const QImage& picture, const QColor& color) {
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (picture.pixel(x, y) == color.rgb()) return true;
    }
  }
  return false;
}

/// All that the pointer can read in the picture.
QString wordsOf(const StageScene& scene) {
  StageLook look;
  look.views = StageView::spaceTime;
  QString words;
  for (int y = 60; y < 660; y += 4) {
    for (int x = 0; x < 1280; x += 4) {
      words +=
          scene.describeAt(QPointF(x, y), QRectF(0, 0, 1280, 720), look, scene.stepCount() - 1);
    }
  }
  return words;
}

TEST(StageRounding, ShadesTheTreeByWhatItsAdditionsHaveLost) {
  const StageScene scene(makeReduction(64), 0);
  ASSERT_EQ(scene.model().rounding.whyUnknown(), "");
  EXPECT_EQ(scene.model().rounding.totals().additions, 63U);
  EXPECT_GT(scene.model().rounding.totals().inexact, 20U);
  for (const trace::Rounding::Stored& each : scene.model().rounding.stored()) {
    EXPECT_EQ(each.operations, 1U);
    EXPECT_LE(each.ulps, 0.5);
  }
  const QImage plain = paint(scene, false);
  const QImage shaded = paint(scene, true);
  for (const StageThemeInfo& theme : stageThemes()) {
    const QColor strongest = RoundingShades(StageTheme::of(theme.id)).all().back().fill;
    EXPECT_FALSE(has(paint(scene, false, theme.id), strongest)) << theme.name.data();
    EXPECT_TRUE(has(paint(scene, true, theme.id), strongest)) << theme.name.data();
  }
  // Each shade stands in the legend and on some value.
  const RoundingShades shades(StageTheme::light());
  for (const RoundingShades::Shade& shade : shades.all()) {
    EXPECT_TRUE(has(shaded.copy(0, 0, 1280, 76), shade.fill)) << shade.fill.name().toStdString();
    EXPECT_TRUE(has(shaded.copy(0, 90, 1280, 540), shade.fill)) << shade.fill.name().toStdString();
  }
  EXPECT_FALSE(has(plain.copy(0, 0, 1280, 76), shades.all()[3].fill));
}

TEST(StageRounding, TellsOfAValueWhatItHasLost) {
  const QString words = wordsOf(StageScene(makeReduction(64), 0));
  EXPECT_TRUE(words.contains(QLatin1String("\nrounded: lost "))) << words.left(400).toStdString();
  EXPECT_TRUE(words.contains(QLatin1String(" ulp)")));
  // 1/1 + 1/2 is exact, and so are all sums of two numbers.
  EXPECT_TRUE(
      wordsOf(StageScene(makeReduction(2), 0)).contains(QLatin1String("\nrounded: nothing lost")));
}

TEST(StageRounding, SaysWhereItIsNotKnown) {
  trace::Record record = *test::makeDotShared({8, 8, 1});
  record.flow.reset();
  const StageScene scene(std::make_shared<const trace::Record>(std::move(record)), 0);
  const QImage plain = paint(scene, false);
  const QImage asked = paint(scene, true);
  EXPECT_NE(plain.copy(0, 0, 1280, 76), asked.copy(0, 0, 1280, 76));  // a sentence says why
  EXPECT_EQ(plain.copy(0, 90, 1280, 500), asked.copy(0, 90, 1280, 500));
  EXPECT_FALSE(wordsOf(scene).contains(QLatin1String("rounded:")));
}

TEST(RoundingShades, AreReadableAndGrow) {
  for (const StageThemeInfo& info : stageThemes()) {
    const StageTheme theme = StageTheme::of(info.id);
    const RoundingShades shades(theme);
    double before = 0;
    for (const RoundingShades::Shade& shade : shades.all()) {
      EXPECT_GE(test::contrastRatio(shade.fill, shade.text),
                info.id == ThemeId::highContrast ? 7.0 : 4.5)
          << info.name.data() << " " << shade.fill.name().toStdString();
      const double contrast = test::contrastRatio(shade.fill, theme.cell);
      EXPECT_GT(contrast, before * 1.05) << info.name.data();
      before = contrast;
    }
    EXPECT_EQ(shades.of(0).fill, shades.all()[0].fill);
    EXPECT_EQ(shades.of(0.01).fill, shades.all()[1].fill);
    EXPECT_EQ(shades.of(0.31).fill, shades.all()[4].fill);
    EXPECT_EQ(shades.of(0.5).fill, shades.all()[5].fill);
    EXPECT_EQ(shades.of(70).fill, shades.all()[5].fill);
  }
}

}  // namespace
}  // namespace lanescope::ui
