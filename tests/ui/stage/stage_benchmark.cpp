// SPDX-License-Identifier: GPL-3.0-or-later
#include <malloc.h>
#include <unistd.h>

#include <QApplication>
#include <QGraphicsRectItem>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "trace/record/access_events.h"
#include "trace/record/event_memory.h"
#include "ui/stage/memory/fill_cache.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

// Measures the stage: painting a frame, opening a large record and its steps, in software at 1600 ×
// 900. This is a benchmark, not a test: figures depend on the machine.

namespace {

using namespace lanescope;
using trace::Event;
using trace::EventKind;

constexpr QSize kSize(1600, 900);
constexpr auto kType = values::DType::float32;

/// CPU time of this thread, so that other programs do not count.
double millisecondsOf(const std::function<void()>& work,
                      clockid_t clock = CLOCK_THREAD_CPUTIME_ID) {
  const auto now = [clock] {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
  };
  const double begin = now();
  work();
  return now() - begin;
}

struct Spread {
  double median = 0;
  double late = 0;  ///< the 95th percentile
};

Spread spreadOf(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], times[times.size() * 95 / 100]};
}

Spread measure(int rounds, const std::function<void(int)>& work) {
  std::vector<double> times;
  times.reserve(static_cast<std::size_t>(rounds));
  for (int i = 0; i < rounds; ++i) times.push_back(millisecondsOf([&] { work(i); }));
  return spreadOf(std::move(times));
}

/// `arrays` matrices of `edge` × `edge` elements. 1024 threads load all of them and store to one,
/// so that the stage shows all cells and the threads.
std::shared_ptr<const trace::Record> makeCells(int arrays, int edge) {
  std::vector<trace::ArrayInfo> infos;
  for (int i = 0; i < arrays; ++i) {
    infos.push_back({"m" + std::to_string(i), trace::Space::global, kType,
                     static_cast<std::uint64_t>(edge) * static_cast<std::uint64_t>(edge)});
    infos.back().columns = static_cast<std::uint64_t>(edge);
  }
  constexpr int kThreads = 1024;
  test::Threads threads(kThreads);
  for (int thread = 0; thread < kThreads; ++thread) {
    auto& events = threads[static_cast<std::size_t>(thread)];
    for (int array = 0; array < arrays; ++array) {
      const EventKind kind = array + 1 < arrays ? EventKind::load : EventKind::store;
      for (int index = thread; index < edge * edge; index += kThreads) {
        events.push_back(Event::make(kind, static_cast<unsigned>(array), 10 + array, index,
                                     0x3f800000U + static_cast<unsigned>(index % 97) * 1000));
      }
    }
  }
  return test::makeRecord(infos, threads);
}

/// Adds the operations by which each store's value is made of the two loads before it.
void addFlow(trace::Record& record) {
  using trace::OperationKind;
  constexpr auto kFloat = trace::ScalarType::float32;
  trace::Flow& flow = record.flow.emplace();
  flow.operations.reserve(record.events.size());
  flow.offsets.push_back(0);
  for (std::uint64_t thread = 0; thread < record.threadsPerBlock(); ++thread) {
    const auto count = static_cast<trace::Source>(record.eventsOf(0, thread).size());
    for (trace::Source event = 0; event + 2 < count; event += 3) {
      const trace::Source constant = event | trace::kOperationMark;
      flow.operations.push_back(trace::Operation::constant(kFloat, 11, 0x3f800000));
      flow.operations.push_back(trace::Operation::make(OperationKind::fusedMultiplyAdd, kFloat, 11,
                                                       event, constant, event + 1));
      flow.operations.push_back(
          trace::Operation::make(OperationKind::pass, kFloat, 11, constant + 1, event + 2));
    }
    flow.offsets.push_back(flow.operations.size());
  }
}

/// One block of 1024 threads with so many events, and as many operations `withFlow`. Each thread
/// adds elements of its own. All elements are 1, so that each load finds the stored value.
std::shared_ptr<const trace::Record> makeLong(std::uint64_t events, bool withFlow) {
  constexpr std::uint64_t kThreads = 1024;
  const auto rounds = static_cast<std::int64_t>(events / kThreads / 3);
  test::Threads threads(kThreads);
  for (std::uint64_t thread = 0; thread < kThreads; ++thread) {
    const auto own = static_cast<std::int64_t>(thread);
    for (std::int64_t round = 0; round < rounds; ++round) {
      const std::int64_t index = own + round * static_cast<std::int64_t>(kThreads);
      threads[thread].push_back(Event::make(EventKind::load, 0, 10, index, 0x3f800000));
      const auto sum = static_cast<float>(round);
      threads[thread].push_back(Event::make(EventKind::load, 1, 11, own, trace::bitsOf(sum)));
      threads[thread].push_back(Event::make(EventKind::store, 1, 11, own, trace::bitsOf(sum + 1)));
    }
  }
  auto record = test::makeRecord(
      {{"a", trace::Space::global, kType, events}, {"sum", trace::Space::shared, kType, kThreads}},
      threads);
  if (!withFlow) return record;
  const auto changed = std::make_shared<trace::Record>(*record);
  addFlow(*changed);
  return changed;
}

/// Resident memory without what the allocator and the event pool hold free.
double residentBytes() {
  malloc_trim(0);
  std::ifstream file("/proc/self/statm");
  double all = 0;
  double resident = 0;
  file >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) -
         static_cast<double>(trace::cachedEventMemory());
}

/// Paints as the widget does in a playback, `framesEach` frames per step. `keeps`: with the fill
/// cache, else each frame anew.
Spread paintCells(const ui::StageScene& scene, int framesEach, bool keeps) {
  QImage image(kSize, QImage::Format_RGB32);
  const ui::StageTheme theme = ui::StageTheme::light();
  ui::StageLook look;
  look.views = ui::StageView::memory;
  ui::FillCache fillCache;
  return measure(120, [&](int i) {
    if (!keeps) fillCache = {};
    QPainter painter(&image);
    const double progress = (i % framesEach + 0.5) / framesEach;
    scene.paint(painter, image.rect(), look, i / framesEach % scene.stepCount(), progress, theme,
                &fillCache);
  });
}

/// The same number of rectangles without text in Qt's scene graph.
Spread paintGraphicsView(int cells) {
  QGraphicsScene scene;
  constexpr int kColumns = 320;
  constexpr int kPitch = 5;
  for (int i = 0; i < cells; ++i) {
    const QPoint place(i % kColumns * kPitch, i / kColumns * kPitch);
    auto* item = scene.addRect(place.x(), place.y(), 4, 4, QPen(Qt::gray),
                               QBrush(QColor::fromHsv(i % 360, 80, 240)));
    item->setData(0, i);
  }
  QGraphicsView view(&scene);
  view.resize(kSize);
  view.fitInView(scene.sceneRect());
  QImage image(kSize, QImage::Format_RGB32);
  return measure(20, [&](int) {
    QPainter painter(&image);
    view.render(&painter, image.rect(), view.rect());
  });
}

void print(const char* what, const Spread& spread, const char* must) {
  std::printf("%-52s %9.2f %9.2f   %s\n", what, spread.median, spread.late, must);
}

/// Opens a record of 10^7 events, with as many operations or none, and paints steps of it.
void openLong(bool withFlow) {
  constexpr std::uint64_t kEvents = 10'000'000;
  const double entries = static_cast<double>(kEvents) * (withFlow ? 2 : 1);
  const double before = residentBytes();
  auto record = makeLong(kEvents, withFlow);
  const double made = residentBytes();
  std::unique_ptr<ui::StageScene> scene;
  double opened = 0;  // wall clock time
  const double work = millisecondsOf(
      [&] {
        opened = millisecondsOf([&] { scene = std::make_unique<ui::StageScene>(record, 0); },
                                CLOCK_MONOTONIC);
      },
      CLOCK_PROCESS_CPUTIME_ID);
  std::printf("%-52s %9.0f %9.0f   %s\n",
              withFlow ? "opening 10^7 events and 10^7 operations: wall; cores"
                       : "opening a record of 10^7 events: wall; all cores",
              opened, work, withFlow ? "1500" : "2000, aim 1000");
  std::printf("%-52s %9.1f %9.1f   %s\n",
              withFlow ? "bytes an event and operation: the record; with all"
                       : "bytes an event: the record; with all that is shown",
              (made - before) / entries, (residentBytes() - before) / entries,
              withFlow ? "45 in all" : "40 in all");
  QImage image(kSize, QImage::Format_RGB32);
  const ui::StageTheme theme = ui::StageTheme::light();
  for (const ui::StageViewInfo& info : ui::stageViews()) {
    ui::StageLook look;
    look.views = info.view;
    ui::FillCache fillCache;
    // Jumps forward and back over the whole record.
    const Spread steps = measure(100, [&](int i) {
      const int step = static_cast<int>(i * 7919LL * 613 % scene->stepCount());
      QPainter painter(&image);
      scene->paint(painter, image.rect(), look, step, 1.0, theme, &fillCache);
    });
    print(("any step of 10^7 events: " + info.name.toStdString()).c_str(), steps, "16, aim 8");
  }
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  std::setbuf(stdout, nullptr);
  std::printf("%-52s %9s %9s   %s\n", "milliseconds", "median", "95th", "at most");
  const ui::StageScene tenThousand(makeCells(9, 32), 0);
  print("first paint, 10^4 cells", paintCells(tenThousand, 1, false), "");
  print("paint in motion, 10^4 cells", paintCells(tenThousand, 12, true), "4, aim 2");
  const Spread ours4 = paintCells(tenThousand, 1, true);
  print("paint of a new step, 10^4 cells", ours4, "4, aim 2");
  const ui::StageScene hundredThousand(makeCells(6, 128), 0);
  print("first paint, 10^5 cells", paintCells(hundredThousand, 1, false), "");
  print("paint in motion, 10^5 cells", paintCells(hundredThousand, 12, true), "8, aim 3");
  const Spread ours5 = paintCells(hundredThousand, 1, true);
  print("paint of a new step, 10^5 cells", ours5, "8, aim 3");
  const Spread theirs4 = paintGraphicsView(10'000);
  const Spread theirs5 = paintGraphicsView(100'000);
  print("QGraphicsView, 10^4 rectangles", theirs4, "");
  print("QGraphicsView, 10^5 rectangles", theirs5, "");
  std::printf("%-52s %9.1f %9.1f   %s\n", "QGraphicsView over ours, 10^4 and 10^5",
              theirs4.median / ours4.median, theirs5.median / ours5.median, "at least 10, aim 50");

  for (const bool withFlow : {false, true}) openLong(withFlow);
  return 0;
}
