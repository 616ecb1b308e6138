// SPDX-License-Identifier: GPL-3.0-or-later
//
// While steps are to be predicted, nothing of them is seen: two records with the same past and
// another future are the same picture.
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <algorithm>

#include "tests/gpu/trace/record_maker.h"
#include "trace/record/timeline.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::Event;
using trace::EventKind;

constexpr QSize kSize(1200, 760);

/// The operations of a thread that its first `done` events are made of and make.
std::vector<trace::Operation> operationsUpTo(const trace::Record& record, std::uint32_t thread,
                                             std::size_t done) {
  const auto all = record.operationsOf(0, thread);
  const auto isLater = [done](const trace::Operation& operation) {
    if (operation.kind() == trace::OperationKind::constant) return false;
    return std::ranges::any_of(operation.sources, [done](trace::Source source) {
      return trace::isEvent(source) && source >= done;
    });
  };
  return {all.begin(), std::ranges::find_if(all, isLater)};
}

/// A record that is equal up to a step. The events after it are other and more, all of the first
/// thread.
std::shared_ptr<const trace::Record> withOtherFuture(const StageScene& scene, int step) {
  trace::Record record = scene.record();
  record.events.clear();
  record.offsets = {0};
  record.flow = trace::Flow{{0}, {}, false};
  std::uint64_t largest = 0;  // keeps the shades of the values equal
  const trace::Timeline& timeline = scene.timeline();
  for (const Event& event : scene.record().events) {
    if (event.array() == test::kCache) largest = std::max(largest, event.bits);
  }
  for (std::uint32_t thread = 0; thread < timeline.threadCount(); ++thread) {
    const auto events = scene.record().eventsOf(0, thread);
    const std::size_t done = timeline.doneAfter(static_cast<std::size_t>(step) + 1, thread);
    record.events.insert(record.events.end(), events.begin(),
                         events.begin() + static_cast<std::ptrdiff_t>(done));
    auto operations = operationsUpTo(scene.record(), thread, done);
    const auto store = [&](unsigned array, int line, std::int64_t index) {
      record.events.push_back(Event::make(EventKind::store, array, line, index, largest));
      operations.push_back(trace::Operation::constant(trace::ScalarType::float32, line, largest));
      const auto constant = static_cast<trace::Source>(operations.size() - 1);
      const auto event = static_cast<trace::Source>(record.events.size() - record.offsets.back());
      operations.push_back(trace::Operation::make(trace::OperationKind::pass,
                                                  trace::ScalarType::float32, line,
                                                  constant | trace::kOperationMark, event - 1));
    };
    if (thread == 0) {
      for (int i = 0; i < 9; ++i) {
        record.events.push_back(Event::make(EventKind::barrier, 0, test::kLoopBarrierLine, 0, 0));
        store(test::kCache, test::kAddLine, 5);
      }
      store(test::kOut, test::kPartialLine, 0);
    }
    record.offsets.push_back(record.events.size());
    record.flow->operations.insert(record.flow->operations.end(), operations.begin(),
                                   operations.end());
    record.flow->offsets.push_back(record.flow->operations.size());
  }
  return std::make_shared<const trace::Record>(std::move(record));
}

StageLook lookAt(StageViews views, bool hides, Chosen chosen = {}) {
  StageLook look;
  look.views = views;
  look.hidesFuture = hides;
  look.chosen = chosen;
  return look;
}

QImage picture(const StageScene& scene, const StageLook& look, int step, double progress = 1) {
  QImage image(kSize, QImage::Format_RGB32);
  QPainter painter(&image);
  scene.paint(painter, image.rect(), look, step, progress, StageTheme::light());
  return image;
}

/// Everything that the tooltips of the view tell.
QStringList tooltipsOf(const StageScene& scene, const StageLook& look, int step) {
  QStringList all;
  const QRectF bounds(QPointF(), kSize);
  for (int y = 0; y < kSize.height(); y += 29) {
    for (int x = 0; x < kSize.width(); x += 31) {
      const QPointF point(x, y);
      QString text = scene.describeAt(point, bounds, look, step);
      const Chosen thread = scene.threadAt(point, bounds, look, step);
      text += QString::number(thread ? static_cast<int>(*thread) : -1);
      if (const auto lineage = scene.lineageAt(point, bounds, look, step)) {
        text += scene.explainLineage(*lineage, look.hidesFuture);
      }
      all += text;
    }
  }
  return all;
}

class HiddenFuture : public testing::TestWithParam<StageView> {
 protected:
  const StageScene m_scene{test::makeDotShared({64, 64, 1}), 0};
};

TEST_P(HiddenFuture, IsInNoPictureAndNoTooltip) {
  // Arrays without accesses are not shown; from this step on only the output is missing.
  constexpr int kFirst = 3;
  int differs = 0;
  for (int step = kFirst; step + 1 < m_scene.stepCount(); step += 5) {
    const StageScene other(withOtherFuture(m_scene, step), 0);
    for (const Chosen chosen : {Chosen(), Chosen(3), Chosen(40)}) {
      const StageLook hides = lookAt(GetParam(), true, chosen);
      ASSERT_EQ(picture(m_scene, hides, step), picture(other, hides, step)) << step;
      ASSERT_EQ(picture(m_scene, hides, step, 0.5), picture(other, hides, step, 0.5)) << step;
    }
    const StageLook hides = lookAt(GetParam(), true);
    ASSERT_EQ(tooltipsOf(m_scene, hides, step), tooltipsOf(other, hides, step)) << step;
    const StageLook shows = lookAt(GetParam(), false);
    if (picture(m_scene, shows, step) != picture(other, shows, step)) ++differs;
  }
  EXPECT_GT(differs, 0);  // without hiding, the pictures must differ
}

INSTANTIATE_TEST_SUITE_P(Views, HiddenFuture,
                         testing::Values(StageView::memory, StageView::spaceTime, StageView::warps,
                                         StageView::banks, StageView::grid));

TEST(HiddenFutureTexts, LeavesOutTheTotalsAndShowsThePast) {
  const StageScene scene(test::makeDotShared({64, 64, 1}), 0);
  const int last = scene.stepCount() - 1;
  // At the last step nothing is hidden; only the heading says less.
  const StageLook hides = lookAt(StageView::spaceTime, true);
  const StageLook shows = lookAt(StageView::spaceTime, false);
  QStringList hidden = tooltipsOf(scene, hides, last);
  QStringList shown = tooltipsOf(scene, shows, last);
  EXPECT_EQ(hidden.size(), shown.size());
  EXPECT_GT(hidden.filter(QStringLiteral("cache[")).size(), 5);
  EXPECT_NE(picture(scene, hides, last), picture(scene, shows, last));
}

}  // namespace
}  // namespace lanescope::ui
