// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <random>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/memory/fill_cache.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

using trace::Event;
using trace::EventKind;

/// Two matrices and a long array, whose elements many threads load and store several times.
std::shared_ptr<const trace::Record> makeMany() {
  constexpr std::int64_t kEdge = 96;
  constexpr std::int64_t kThreads = 256;
  std::vector<trace::ArrayInfo> arrays;
  for (const char* name : {"a", "b", "long"}) {
    arrays.push_back({name, trace::Space::global, values::DType::float32, kEdge * kEdge});
  }
  arrays[0].columns = arrays[1].columns = kEdge;
  test::Threads threads(kThreads);
  std::mt19937 random(1);
  for (std::int64_t thread = 0; thread < kThreads; ++thread) {
    auto& events = threads[static_cast<std::size_t>(thread)];
    for (int round = 0; round < 4; ++round) {
      for (std::int64_t index = thread; index < kEdge * kEdge; index += kThreads * (round + 1)) {
        const auto value = 0x3f800000U + static_cast<unsigned>(random() % 64) * 0x40000U;
        events.push_back(Event::make(EventKind::load, 0, 10, index, 0x3f800000));
        events.push_back(Event::make(EventKind::store, 1, 11, kEdge * kEdge - 1 - index, value));
        events.push_back(Event::make(EventKind::store, 2, 12, index / 3, value));
      }
      events.push_back(Event::make(EventKind::barrier, 0, 20, 0, 0));
    }
  }
  return test::makeRecord(arrays, threads);
}

QImage picture(const StageScene& scene, const StageLook& look, int step, double progress,
               double ratio, FillCache* fillCache) {
  QImage image(QSizeF(800 * ratio, 500 * ratio).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::magenta);
  QPainter painter(&image);
  scene.paint(painter, {0, 0, 800, 500}, look, step, progress, StageTheme::light(), fillCache);
  return image;
}

/// Frames forward and back, within a step and far apart, have the same pixels with the cache as
/// without.
void expectSamePixels(const StageScene& scene, const StageLook& look, double ratio) {
  FillCache fillCache;
  std::mt19937 random(7);
  int step = 0;
  for (int i = 0; i < 60; ++i) {
    const double progress = i % 3 == 2 ? 1.0 : 0.4;
    ASSERT_EQ(picture(scene, look, step, progress, ratio, &fillCache),
              picture(scene, look, step, progress, ratio, nullptr))
        << "step " << step << ", progress " << progress;
    if (i % 2 == 0) continue;
    const int count = scene.stepCount();
    const int next = i % 11 == 0 ? static_cast<int>(random()) : i < 30 ? step + 1 : step - 1;
    step = (next % count + count) % count;
  }
}

TEST(FillCache, KeepsThePixelsOfAScene) {
  const StageScene scene(makeMany(), 0);
  StageLook look;
  look.views = StageView::memory;
  expectSamePixels(scene, look, 1);
  expectSamePixels(scene, look, 2);
  look.chosen = 5;
  expectSamePixels(scene, look, 1);
  look.cameras[StageView::memory] = {2.5, {-0.6, -0.9}};
  expectSamePixels(scene, look, 1);
}

TEST(FillCache, KeepsThePixelsOfATree) {
  const StageScene scene(test::makeDotShared({4096, 1024, 1}), 0);
  StageLook look;
  look.views = StageView::memory | StageView::spaceTime;
  expectSamePixels(scene, look, 1);
}

TEST(StageScene, IsNotMadeOnceItIsCancelled) {
  std::stop_source stop;
  double last = 0;
  const test::Threads threads(64,
                              std::vector<Event>(20'000, Event::make(EventKind::load, 0, 4, 0, 0)));
  const auto large =
      test::makeRecord({{"a", trace::Space::global, values::DType::float32, 1}}, threads);
  int reports = 0;
  const values::ProgressMonitor counted(stop.get_token(), [&](double done) {
    EXPECT_GE(done, last);
    EXPECT_LE(done, 1);
    last = done;
    ++reports;
  });
  const StageScene whole(large, 0, counted);
  EXPECT_GT(reports, 10);
  const values::ProgressMonitor monitor(stop.get_token(), [&](double done) {
    if (done > 0.2) stop.request_stop();
  });
  EXPECT_THROW(StageScene(large, 0, monitor), values::Error);
}

}  // namespace
}  // namespace lanescope::ui
