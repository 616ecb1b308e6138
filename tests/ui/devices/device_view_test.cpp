// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_view.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <cstdlib>

#include "tests/ui/devices/device_sample.h"
#include "ui/devices/device_sheet.h"
#include "ui/devices/message_words.h"

namespace lanescope::ui {
namespace {

using tests::allReduceOf;
using values::AllReduce;

class DeviceViewTest : public testing::Test {
 protected:
  void SetUp() override {
    m_view.resize(700, 400);
    m_view.show();
    show(AllReduce::ring, 8);
  }
  void show(AllReduce algorithm, int devices) {
    m_view.setReplay(std::make_shared<const DeviceReplay>(allReduceOf(algorithm, devices, 16)));
  }
  /// A point of the picture in the viewport.
  [[nodiscard]] QPoint seen(const QPointF& point) const {
    return (point -
            QPointF(m_view.horizontalScrollBar()->value(), m_view.verticalScrollBar()->value()))
        .toPoint();
  }

  DeviceView m_view;
};

TEST_F(DeviceViewTest, LooksAnotherWayAtEachStepAndInEachTheme) {
  std::vector<QImage> images;
  for (const StageTheme& theme :
       {StageTheme::light(), StageTheme::dark(), StageTheme::of(ThemeId::highContrast)}) {
    m_view.setTheme(theme);
    for (const int step : {0, 1, 2}) {
      m_view.setStep(step);
      images.push_back(m_view.viewport()->grab().toImage());
      for (std::size_t i = 0; i + 1 < images.size(); ++i) EXPECT_NE(images[i], images.back());
    }
  }
}

TEST_F(DeviceViewTest, KeysAskForSteps) {
  const QSignalSpy wanted(&m_view, &DeviceView::stepWanted);
  m_view.setStep(5);
  for (const auto& [key, step] :
       {std::pair(Qt::Key_Left, 4), {Qt::Key_Right, 6}, {Qt::Key_Home, 0}, {Qt::Key_End, 14}}) {
    QTest::keyClick(&m_view, key);
    ASSERT_FALSE(wanted.isEmpty());
    EXPECT_EQ(wanted.last().front().toInt(), step);
  }
  EXPECT_EQ(wanted.size(), 4);
  m_view.setStep(14);
  QTest::keyClick(&m_view, Qt::Key_Right);
  EXPECT_EQ(wanted.last().front().toInt(), 14);
}

TEST_F(DeviceViewTest, ScrollsToTheStep) {
  for (const int step : {0, 14, 7, 1}) {
    m_view.setStep(step);
    const QRectF cell = m_view.layoutNow().cell(step, 0);
    EXPECT_GE(seen(cell.topLeft()).y(), m_view.layoutNow().heading()) << step;
    EXPECT_LE(seen(cell.bottomLeft()).y(), m_view.viewport()->height()) << step;
  }
}

TEST_F(DeviceViewTest, ZoomsUntilTheValuesAreSeen) {
  EXPECT_FALSE(m_view.layoutNow().showsValues());
  for (int i = 0; i < 8; ++i) QTest::keyClick(&m_view, Qt::Key_Plus);
  EXPECT_TRUE(m_view.layoutNow().showsValues());
  EXPECT_GT(m_view.horizontalScrollBar()->maximum(), 0);
  for (int i = 0; i < 12; ++i) QTest::keyClick(&m_view, Qt::Key_Minus);
  EXPECT_EQ(m_view.horizontalScrollBar()->maximum(), 0);
}

TEST_F(DeviceViewTest, SaysWhatThePointerIsAtAndAsksForWhatIsClicked) {
  const QSignalSpy pointed(&m_view, &DeviceView::pointed);
  const QSignalSpy messages(&m_view, &DeviceView::messageWanted);
  const QSignalSpy steps(&m_view, &DeviceView::stepWanted);
  m_view.setStep(2);
  const DeviceLayout layout = m_view.layoutNow();
  const auto& message = m_view.replay()->result().messages[9];
  QTest::mouseClick(m_view.viewport(), Qt::LeftButton, {}, seen(layout.edge(message)[0].center()));
  ASSERT_EQ(messages.size(), 1);
  EXPECT_EQ(messages.first().front().toULongLong(), 9U);
  EXPECT_EQ(pointed.last().front().toString(), wordsOf(*m_view.replay(), std::size_t{9}));
  QTest::mouseClick(m_view.viewport(), Qt::LeftButton, {}, seen(layout.cell(1, 3).center()));
  ASSERT_EQ(steps.size(), 1);
  EXPECT_EQ(steps.first().front().toInt(), 1);
  EXPECT_TRUE(pointed.last().front().toString().startsWith("Device 3 after step 1"));
}

/// Whether a colour is within two pixels of a point.
bool hasColor(const QImage& image, const QPoint& at, const QColor& color) {
  for (int x = -2; x <= 2; ++x) {
    for (int y = -2; y <= 2; ++y) {
      const QColor found = image.pixelColor(at + QPoint(x, y));
      const int difference = std::abs(found.red() - color.red()) +
                             std::abs(found.green() - color.green()) +
                             std::abs(found.blue() - color.blue());
      if (difference < 60) return true;
    }
  }
  return false;
}

TEST_F(DeviceViewTest, DrawsAMessageThatIsNotReceivedHalfWayOnly) {
  m_view.setReplay(std::make_shared<const DeviceReplay>(
      allReduceOf(AllReduce::recursiveDoubling, 4, 16, values::DType::int32, "count",
                  values::MessagePitfall::absentRank)));
  m_view.setTheme(StageTheme::light());
  m_view.setStep(2);
  const QImage image = m_view.viewport()->grab().toImage();
  const DeviceReplay& replay = *m_view.replay();
  int lost = 0;
  const auto [first, behind] = replay.messagesOf(2);
  for (std::size_t i = first; i < behind; ++i) {
    const values::DeviceMessage& message = replay.result().messages[i];
    const bool isReceived = replay.mistake().isReceived(message);
    lost += isReceived ? 0 : 1;
    const QLineF edge = m_view.layoutNow().edge(message).front();
    EXPECT_TRUE(hasColor(image, seen(edge.pointAt(0.2)), StageTheme::light().write.ink)) << i;
    EXPECT_EQ(hasColor(image, seen(edge.pointAt(0.8)), StageTheme::light().write.ink), isReceived)
        << i;
  }
  EXPECT_EQ(lost, 1);  // that to the absent device
}

TEST_F(DeviceViewTest, EachMistakeIsSeen) {
  m_view.setReplay(std::make_shared<const DeviceReplay>(allReduceOf(AllReduce::ring, 4, 64)));
  std::vector images{m_view.viewport()->grab().toImage()};
  for (const auto pitfall :
       {values::MessagePitfall::absentRank, values::MessagePitfall::mismatchedCounts,
        values::MessagePitfall::earlyRead, values::MessagePitfall::reusedBuffer}) {
    m_view.setReplay(std::make_shared<const DeviceReplay>(
        allReduceOf(AllReduce::ring, 4, 64, values::DType::int32, "count", pitfall)));
    images.push_back(m_view.viewport()->grab().toImage());
    for (std::size_t i = 0; i + 1 < images.size(); ++i) EXPECT_NE(images[i], images.back()) << i;
  }
}

TEST_F(DeviceViewTest, IsSavedWholeBesideAnother) {
  DeviceView tree;
  tree.setReplay(std::make_shared<const DeviceReplay>(allReduceOf(AllReduce::tree, 8, 16)));
  const std::vector<const DeviceView*> both{&m_view, &tree};
  const ChartSheet sheet = sheetOf(both, StageTheme::light());
  EXPECT_EQ(sheet.title, "All-reduce of n = 16 int32 on 8 devices");
  EXPECT_EQ(sheet.sentences.size(), 2);
  EXPECT_GT(sheet.size.height(), m_view.layoutNow().size().height());
  QImage image(sheet.size, QImage::Format_RGB32);
  image.fill(Qt::white);
  const QImage empty = image;
  QPainter painter(&image);
  paintSheet(sheet, painter);
  painter.end();
  EXPECT_NE(image, empty);
}

/// Counts how often a view's room changes. A view that does not come to rest loses what it shows,
/// since no test goes on otherwise.
class RoomChanges : public QObject {
 public:
  static constexpr int kMost = 50;
  explicit RoomChanges(DeviceView& view) : m_view(view) {
    view.viewport()->installEventFilter(this);
  }
  [[nodiscard]] int count() const { return m_count; }
  void begin() { m_count = 0; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Resize && ++m_count == kMost) m_view.setReplay(nullptr);
    return QObject::eventFilter(watched, event);
  }

 private:
  DeviceView& m_view;
  int m_count = 0;
};

/// Without its values a cell is lower: where a bar beside the picture takes the width that the
/// values need, the picture needs no bar any more.
TEST_F(DeviceViewTest, ComesToRestWhereANarrowerPictureIsLower) {
  const int bar = m_view.verticalScrollBar()->sizeHint().width();
  RoomChanges changes(m_view);
  int tried = 0;
  for (const int devices : {2, 3}) {
    const auto replay =
        std::make_shared<const DeviceReplay>(allReduceOf(AllReduce::ring, devices, 16));
    const double unit = kDeviceUnit * StageTheme::light().typeSize;
    const auto heightIn = [&](int across, int down) {
      return DeviceLayout(*replay, QSizeF(across, down), unit).size().height();
    };
    for (int width = 300; width < 800; width += 3) {
      for (int height = 120; height < 900; height += 10) {
        if (heightIn(width, height) <= height || heightIn(width - bar, height) > height) continue;
        ++tried;
        m_view.setReplay(replay);
        changes.begin();
        m_view.resize(width, height);
        QCoreApplication::processEvents();
        ASSERT_LT(changes.count(), RoomChanges::kMost)
            << devices << " devices, " << width << " x " << height;
      }
    }
  }
  EXPECT_GT(tried, 0);
}

}  // namespace
}  // namespace lanescope::ui
