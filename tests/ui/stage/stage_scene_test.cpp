// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/stage_scene.h"

#include <gtest/gtest.h>

#include <QDomDocument>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <algorithm>
#include <stdexcept>
#include <vector>

#include "tests/gpu/trace/record_maker.h"
#include "tests/processor_time.h"
#include "tests/ui/stage/ring_record.h"
#include "trace/flow/lineage.h"
#include "ui/picture/svg_engine.h"
#include "ui/stage/model/stage_model.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr StageViews kBoth = StageView::memory | StageView::spaceTime;

StageLook lookAt(StageViews views) {
  StageLook look;
  look.views = views;
  return look;
}

/// Each view alone, and two pairs.
std::vector<StageViews> someViews() {
  std::vector<StageViews> views{kBoth};
  for (const StageViewInfo& info : stageViews()) views.emplace_back(info.view);
  return views;
}

QImage picture(const StageScene& scene, const StageLook& look, int step, QSize size = {1600, 900},
               double progress = 1.0, const StageTheme& theme = StageTheme::light()) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(Qt::magenta);
  QPainter painter(&image);
  scene.paint(painter, image.rect(), look, step, progress, theme);
  return image;
}

QImage picture(const StageScene& scene, StageViews views, int step, QSize size = {1600, 900},
               double progress = 1.0) {
  return picture(scene, lookAt(views), step, size, progress);
}

int countOf(const QImage& image, const QColor& color) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == color.rgb() ? 1 : 0;
  }
  return count;
}

TEST(StageScene, ShowsTheSamePictureAfterGoingForwardAndBack) {
  const StageScene scene(test::makeDotShared({1000, 32, 4}), 1);
  std::vector<QImage> forward;
  forward.reserve(static_cast<std::size_t>(scene.stepCount()));
  for (int step = 0; step < scene.stepCount(); ++step) {
    forward.push_back(picture(scene, kBoth, step, {640, 400}));
  }
  for (int step = scene.stepCount() - 1; step >= 0; --step) {
    ASSERT_EQ(picture(scene, kBoth, step, {640, 400}), forward[static_cast<std::size_t>(step)]);
  }
}

TEST(StageScene, CountsBlocksAndEpochsFromZeroAndStepsFromOne) {
  // Four threads have a barrier before the tree and after each of its two levels.
  const auto record = test::makeDotShared({1000, 4, 3});
  EXPECT_EQ(StageScene(record, 0).title().toStdString(),
            "dot_shared · block 0 of 0..2 · 4 threads");
  const StageScene last(record, 2);
  EXPECT_EQ(last.title().toStdString(), "dot_shared · block 2 of 0..2 · 4 threads");
  const std::string all = std::to_string(last.stepCount());
  EXPECT_EQ(last.placeOf(0, false).toStdString(),
            "epoch 0 of 0..3 · step 1 of " + all + " · line " + std::to_string(test::kLoopLine));
  EXPECT_EQ(last.placeOf(last.stepCount() - 1, false).toStdString(),
            "epoch 3 of 0..3 · step " + all + " of " + all + " · line " +
                std::to_string(test::kPartialLine));
  EXPECT_EQ(StageScene(test::makeDotShared({8, 8, 1}), 0).title().toStdString(),
            "dot_shared · block 0 · 8 threads");
}

TEST(StageScene, TellsTheSumThatAThreadKeeps) {
  // With a[i] = i and b[i] = 2, thread 3 of 4 adds 6 and 14.
  const StageScene scene(test::makeDotShared({8, 4, 1}), 0);
  EXPECT_EQ(scene.explainThread(3, 0).toStdString(), "Thread 3 has added nothing yet.");
  EXPECT_EQ(scene.explainThread(3, 1).toStdString(), "Thread 3: sum 6 after 1 product.");
  EXPECT_EQ(scene.explainThread(3, 3).toStdString(), "Thread 3: sum 20 after 2 products.");
  EXPECT_EQ(scene.explainThread(3, scene.stepCount() - 1).toStdString(),
            "Thread 3: sum 20 after 2 products.");
}

TEST(StageScene, NamesTheBlockOfASharedMemoryStoreAndTheThreadsAtABarrier) {
  using trace::Event;
  using trace::EventKind;
  const auto type = values::DType::float32;
  std::vector<trace::ArrayInfo> arrays{{"numbers", trace::Space::shared, type, 4},
                                       {"numbers of rank 0", trace::Space::shared, type, 4}};
  arrays[1].remote = {0, 0};
  const Event meet = Event::make(EventKind::barrier, 0, 7, 0, 0,
                                 static_cast<unsigned>(trace::BarrierForm::cluster));
  const auto store = [](unsigned array, std::int64_t index) {
    return Event::make(EventKind::store, array, 6, index, 0x3f800000);
  };
  trace::Record record = *test::makeGridRecord(
      arrays, {{{store(0, 0), meet, Event::make(EventKind::load, 0, 8, 1, 0x3f800000)}},
               {{store(1, 1), meet}}});
  record.cluster = 2;
  const auto shared = std::make_shared<trace::Record>(record);
  const StageScene second(test::withSums(shared), 1);
  EXPECT_EQ(second.explain(0).toStdString(),
            "Epoch 0: thread 0 alone stores 1 in numbers of rank 0[1].");
  EXPECT_EQ(StageScene(shared, 1).explain(0).toStdString(),
            "Epoch 0: thread 0 alone stores 1 in numbers of rank 0[1]. This record does not tell "
            "what its values are made of, since it holds no operations: run the kernel again.");
  EXPECT_EQ(second.explain(1).toStdString(),
            "Epoch 0: all threads of the 2 blocks of the cluster meet at the barrier; what they "
            "wrote so far, in each other's shared memory too, all may now read.");
  const StageScene first(shared, 0);
  EXPECT_EQ(first.explain(2).toStdString(), "Epoch 1: thread 0 alone reads numbers[1] = 1.");
  for (const StageViews view : someViews()) {
    EXPECT_NE(picture(second, view, 0), picture(second, view, 1));
    EXPECT_FALSE(picture(first, view, 2).isNull());
  }
}

TEST(StageScene, ShowsEachStepDifferently) {
  const StageScene scene(test::makeDotShared({8, 8, 1}), 0);
  for (const StageViews view : someViews()) {
    QImage previous;
    for (int step = 0; step < scene.stepCount(); ++step) {
      const QImage image = picture(scene, view, step);
      EXPECT_NE(image, previous) << "step " << step;
      previous = image;
    }
  }
}

TEST(StageScene, FillsItsBoundsAndNothingElse) {
  const StageScene scene(test::makeDotShared({1000, 256, 4}), 0);
  QImage image(900, 700, QImage::Format_RGB32);
  image.fill(Qt::magenta);
  const QRect bounds(100, 50, 640, 480);
  {
    QPainter painter(&image);
    StageLook look = lookAt(kBoth);
    look.cameras = {{StageView::memory, {4.0, {-0.9, -0.7}}},
                    {StageView::spaceTime, {3.0, {-0.2, -1.1}}}};
    scene.paint(painter, bounds, look, 5, 0.4, StageTheme::dark());
  }
  EXPECT_EQ(countOf(image, Qt::magenta), 900 * 700 - 640 * 480);
  EXPECT_EQ(countOf(image.copy(bounds), Qt::magenta), 0);
}

TEST(StageScene, ColoursReadsAndWritesByTheirRole) {
  const StageScene scene(test::makeDotShared({8, 8, 1}), 0);
  const StageTheme theme = StageTheme::light();
  const int read = scene.firstStepOfEpoch(1);
  EXPECT_GT(countOf(picture(scene, StageView::memory, read), theme.read.fill), 5000);
  EXPECT_GT(countOf(picture(scene, StageView::spaceTime, read), theme.read.fill), 1000);
  const int write = read + 2;
  const QImage written = picture(scene, StageView::memory, write);
  EXPECT_GT(countOf(written, theme.write.fill), 5000);
  EXPECT_GT(countOf(picture(scene, StageView::memory, write + 1), theme.barrier.fill), 5000);
}

TEST(StageScene, MovesValuesBetweenBeginAndEndOfAStep) {
  const StageScene scene(test::makeDotShared({8, 8, 1}), 0);
  const QImage early = picture(scene, StageView::memory, 0, {1600, 900}, 0.2);
  const QImage late = picture(scene, StageView::memory, 0, {1600, 900}, 0.8);
  EXPECT_NE(early, late);
  EXPECT_NE(late, picture(scene, StageView::memory, 0, {1600, 900}, 1.0));
}

TEST(StageScene, KeepsEveryThreadOfTheLargestBlockVisible) {
  const StageScene scene(test::makeDotShared({4097, 1024, 5}), 0);
  const StageTheme theme = StageTheme::light();
  // All threads read, and each thread and each element is at least one pixel.
  EXPECT_GE(countOf(picture(scene, StageView::memory, 0), theme.read.fill), 2 * 1024);
  EXPECT_GE(countOf(picture(scene, StageView::memory, 0, {800, 500}), theme.read.fill), 2 * 1024);
}

TEST(StageScene, ShowsMoreWhenItIsZoomed) {
  const StageScene scene(test::makeDotShared({4097, 1024, 5}), 0);
  StageLook zoomed = lookAt(StageView::memory);
  zoomed.cameras[StageView::memory] = {8.0, {0, 0}};
  const StageTheme theme = StageTheme::light();
  const QImage all = picture(scene, StageView::memory, 3);
  const QImage part = picture(scene, zoomed, 3);
  EXPECT_NE(all, part);
  // Labels are drawn in the text colour of a cell.
  EXPECT_GT(countOf(part, theme.onCell), countOf(all, theme.onCell));
}

TEST(StageScene, PaintsAThousandThreadsWithinAFrame) {
  const StageScene scene(test::makeDotShared({4097, 1024, 5}), 0);
  QImage image(1600, 900, QImage::Format_RGB32);
  for (const StageViews view : someViews()) {
    double best = 1e9;
    for (int i = 0; i < 7; ++i) {
      const double before = tests::threadMs();
      QPainter painter(&image);
      scene.paint(painter, image.rect(), lookAt(view), scene.firstStepOfEpoch(1), 0.5,
                  StageTheme::light());
      painter.end();
      best = std::min(best, tests::threadMs() - before);
    }
    RecordProperty("cpu_ms_" + std::to_string(view.toInt()), std::to_string(best));
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    EXPECT_LT(best, 16.0) << "view " << view.toInt();
#endif
  }
}

TEST(StageScene, ShowsOnlyTheNeighbourhoodOfALongArrayAndSaysSo) {
  const StageScene scene(test::makeDotGlobal({1000000, 64, 32}), 3);
  const QRectF bounds(0, 0, 1600, 900);
  const QRectF pane = scene.panesOf(bounds, StageView::memory).front().area;
  // The page moves to the part that later steps access.
  const auto found = [&](int step) {
    for (double y = pane.top(); y < pane.bottom(); y += 4) {
      QString text =
          scene.describeAt({pane.left() + 90, y}, bounds, lookAt(StageView::memory), step);
      if (text.startsWith(QLatin1String("a["))) return text;
    }
    return QString();
  };
  EXPECT_TRUE(found(0).startsWith(QLatin1String("a[192]"))) << found(0).toStdString();
  EXPECT_TRUE(found(30).startsWith(QLatin1String("a[20672]"))) << found(30).toStdString();
}

TEST(StageScene, DescribesWhatIsUnderThePointer) {
  const StageScene scene(test::makeDotShared({8, 8, 1}), 0);
  const QRectF bounds(0, 0, 1600, 900);
  QStringList texts;
  for (double y = 0; y < 900; y += 7) {
    for (double x = 0; x < 1600; x += 9) {
      const QString text = scene.describeAt({x, y}, bounds, lookAt(kBoth), 6);
      if (!text.isEmpty() && !texts.contains(text)) texts += text;
    }
  }
  const auto has = [&](const char* text) { return texts.contains(QString::fromUtf8(text)); };
  EXPECT_TRUE(has("a[3] = 3, read by thread 3"));
  EXPECT_TRUE(has("Thread 2 (warp 0, lane 2) writes cache[2] = 16"));
  EXPECT_TRUE(has("Thread 6 (warp 0, lane 6) waits at the barrier"));
  EXPECT_TRUE(
      has("cache[2] = 16, stored by thread 2 in epoch 1, from cache[6] = 12 and cache[2] = 4\n"
          "rounded: nothing lost"));
  EXPECT_TRUE(has("partial[0]: no thread of this block has accessed it yet"));
}

TEST(StageScene, SaysOfAValueHowManyInputsItIsMadeOfWhereTheRecordTells) {
  const auto sentence = [](const StageScene& scene) {
    const auto nodes = static_cast<std::uint32_t>(scene.model().flow.nodes().size());
    return scene.explainLineage(trace::Lineage(scene.model().flow, nodes - 1), false).toStdString();
  };
  trace::Record record = *test::makeDotShared({8, 8, 1});
  EXPECT_EQ(sentence(StageScene(std::make_shared<trace::Record>(record), 0)),
            "partial[0] = 56 is made of 16 inputs; nothing in this block is made of it.");
  record.flow.reset();
  EXPECT_EQ(sentence(StageScene(std::make_shared<trace::Record>(record), 0)),
            "partial[0] = 56. This record does not tell what its values are made of, since it "
            "holds no operations: run the kernel again.");
  record.flow = trace::Flow{std::vector<std::uint64_t>(9), {}, true};
  EXPECT_EQ(sentence(StageScene(std::make_shared<trace::Record>(record), 0)),
            "partial[0] = 56. This record does not tell what its values are made of, since it was "
            "cut short: run the kernel on fewer elements.");
}

TEST(StageScene, ExplainsTheTreeInWords) {
  const StageScene scene(test::makeDotShared({256, 64, 4}), 0);
  const int first = scene.firstStepOfEpoch(1);
  EXPECT_EQ(scene.explain(first).toStdString(),
            "Epoch 1: 32 of 64 threads each read cache[t + 32]; 1 of 2 warps works.");
  EXPECT_EQ(scene.explain(first + 2).toStdString(),
            "Epoch 1: 32 of 64 threads each store the sum of the two values that they read, in "
            "cache[0 … 31]; 1 of 2 warps works.");
  EXPECT_EQ(
      scene.explain(first + 3).toStdString(),
      "Epoch 1: all 64 threads meet at the barrier; what they wrote so far, all may now read.");
  EXPECT_EQ(scene.lineOf(first), test::kAddLine);
}

/// The sentence on a step in which each of 64 threads does what `make` returns for its number.
template <class Make>
std::string sentenceOf(const trace::ArrayInfo& info, const Make& make) {
  test::Threads threads(64);
  for (unsigned thread = 0; thread < 64; ++thread) threads[thread].push_back(make(thread));
  const auto record = test::withSums(test::makeRecord({info}, threads));
  return StageScene(record, 0).explain(0).toStdString();
}

TEST(StageScene, NamesTheRowsAndColumnsOfAMatrix) {
  const trace::ArrayInfo matrix{
      "tile", trace::Space::shared, values::DType::float32, 64, false, std::nullopt, 8};
  const auto load = [](unsigned index) {
    return trace::Event::make(trace::EventKind::load, 0, 9, index, 1);
  };
  EXPECT_EQ(sentenceOf(matrix, [&](unsigned thread) { return load(thread / 8 * 8 + 3); }),
            "Epoch 0: all 64 threads read column 3 of tile, rows 0 to 7, each by 8 threads.");
  EXPECT_EQ(sentenceOf(matrix, [&](unsigned thread) { return load(16 + thread % 8); }),
            "Epoch 0: all 64 threads read row 2 of tile, columns 0 to 7, each by 8 threads.");
  EXPECT_EQ(sentenceOf(matrix, [&](unsigned thread) { return load(thread); }),
            "Epoch 0: all 64 threads read rows 0 to 7 and columns 0 to 7 of tile, neighbours side "
            "by side.");
}

TEST(StageScene, SaysHowManyThreadsShareTheElementsOfAnAtomic) {
  const trace::ArrayInfo counts{"counts", trace::Space::shared, values::DType::uint32, 64};
  EXPECT_EQ(sentenceOf(counts,
                       [](unsigned thread) {
                         return trace::Event::make(trace::EventKind::atomicWrite, 0, 9,
                                                   thread < 60 ? 7 : thread - 30, 1);
                       }),
            "Epoch 0: all 64 threads each end their atomic operation with a new value, one after "
            "the other where they meet, of 5 elements of counts between [7] and [33], each by up "
            "to 60 threads.");
}

TEST(StageScene, SaysWhereAShuffleTakesItsValues) {
  EXPECT_EQ(sentenceOf({},
                       [](unsigned thread) {
                         const unsigned lane = thread % 32;
                         return trace::Event::warpWide(
                             trace::EventKind::shuffle, 9, ~0U, lane < 16 ? lane + 16 : lane,
                             static_cast<unsigned>(values::DType::float32), 1,
                             static_cast<unsigned>(trace::ShuffleForm::down));
                       }),
            "Epoch 0: 32 of 64 threads get the value of the lane 16 further on in their warp, "
            "register to register; 32 keep their own.");
}

TEST(StageScene, TakesTheNearestStepForOneOutOfRange) {
  const StageScene scene(test::makeDotShared({8, 8, 1}), 0);
  EXPECT_EQ(picture(scene, kBoth, 999), picture(scene, kBoth, scene.stepCount() - 1));
  EXPECT_EQ(scene.explain(-5), scene.explain(0));
  EXPECT_THROW(StageScene(test::makeDotShared({8, 8, 1}), 7), std::out_of_range);
}

TEST(StageScene, ShowsABlockThatDoesNothing) {
  const StageScene scene(test::makeRecord({}, {{}, {}}), 0);
  EXPECT_EQ(scene.stepCount(), 0);
  EXPECT_EQ(scene.lineOf(0), 0);
  EXPECT_FALSE(scene.explain(0).isEmpty());
  EXPECT_EQ(countOf(picture(scene, kBoth, 0), Qt::magenta), 0);
}

TEST(StageScene, ShowsAnAccessOutsideOfItsArray) {
  const trace::Event wild = trace::Event::make(trace::EventKind::outOfBounds, 0, 9, 77, 77);
  const StageScene scene(
      test::makeRecord({{"a", trace::Space::global, values::DType::float32, 4}}, {{wild}}), 0);
  EXPECT_EQ(scene.explain(0).toStdString(),
            "Epoch 0: thread 0 reaches for a[77], but a has 4 elements.");
  EXPECT_GT(countOf(picture(scene, StageView::memory, 0), StageTheme::light().finding.fill), 100);
}

/// A step of a view as an SVG document.
QDomDocument svgOf(const StageScene& scene, StageViews views) {
  app::SvgDevice device({1600, 900});
  QPainter painter(&device);
  scene.paint(painter, QRectF(0, 0, 1600, 900), lookAt(views), 6, 1.0, StageTheme::light());
  painter.end();
  QDomDocument document;
  EXPECT_TRUE(document.setContent(device.document("A title", "A sentence.")));
  return document;
}

QStringList idsOf(const QDomDocument& document) {
  QStringList ids;
  const QDomNodeList groups = document.elementsByTagName("g");
  for (int i = 0; i < groups.size(); ++i) ids << groups.at(i).toElement().attribute("id");
  ids.removeAll(QString());
  return ids;
}

/// A record of which the views show something.
std::shared_ptr<const trace::Record> recordFor(StageViews views) {
  const auto all = stageViews();
  const bool isOfRing = std::ranges::any_of(all, [views](const StageViewInfo& info) {
    return needsBulkCopies(info.view) && views == info.view;
  });
  return isOfRing ? test::makeRing() : test::makeDotShared({8, 8, 1});
}

TEST(StageScene, PaintsVectorsWithRealText) {
  for (const StageViews views : someViews()) {
    const StageScene scene(recordFor(views), 0);
    const QDomDocument document = svgOf(scene, views);
    QString texts;
    const QDomNodeList all = document.elementsByTagName("text");
    for (int i = 0; i < all.size(); ++i) texts += all.at(i).toElement().text() + '\n';
    EXPECT_TRUE(texts.contains("Emulator")) << texts.toStdString();
    EXPECT_TRUE(texts.contains(scene.explain(6).section(' ', 0, 3))) << texts.toStdString();
    EXPECT_GT(all.size(), 10);
  }
}

TEST(StageScene, HasGroupsWithIdsForASlideToAnimate) {
  for (const StageViewInfo& info : stageViews()) {
    const StageScene scene(recordFor(info.view), 0);
    const QStringList ids = idsOf(svgOf(scene, info.view));
    const QString kernel = QString::fromStdString(scene.record().kernel);
    const QString pane = kernel + QLatin1Char('-') + info.id;
    EXPECT_EQ(ids.size(), QSet<QString>(ids.begin(), ids.end()).size()) << "an id stands twice";
    for (const QString& part :
         {kernel, kernel + QStringLiteral("-title"), kernel + QStringLiteral("-sentence"), pane}) {
      EXPECT_TRUE(ids.contains(part)) << part.toStdString();
    }
    const auto isInPane = [&](const QString& id) { return id.startsWith(pane + '-'); };
    EXPECT_GE(std::count_if(ids.begin(), ids.end(), isInPane), 2) << pane.toStdString();
  }
  const StageScene scene(test::makeDotShared({8, 8, 1}), 0);
  const QStringList memory = idsOf(svgOf(scene, StageView::memory));
  EXPECT_TRUE(memory.contains("dot_shared-memory-cache"));
  EXPECT_TRUE(memory.contains("dot_shared-memory-threads"));
}

}  // namespace
}  // namespace lanescope::ui
