// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_page.h"

#include <QComboBox>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <stdexcept>

#include "resources/resources.h"
#include "tests/ui/time_line/time_line_sample.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_buttons.h"
#include "ui/kernel/catalog_view.h"
#include "ui/time_line/recorded_time_line.h"
#include "ui/time_line/time_line_view.h"

namespace lanescope::ui {
namespace {

class TimeLinePageTest : public WindowTest {
 protected:
  [[nodiscard]] TimeLinePage& linePage() { return page<TimeLinePage>(); }
  [[nodiscard]] TimeLineView& view() { return *linePage().findChild<TimeLineView*>(); }
  [[nodiscard]] QString words() {
    QStringList texts;
    for (const auto* label : linePage().findChildren<QLabel*>()) texts << label->text();
    return texts.join('\n');
  }
  void inFront() {
    qobject_cast<QTabWidget*>(m_window->centralWidget())->setCurrentWidget(&linePage());
  }
  /// The list with this name.
  [[nodiscard]] QComboBox& choice(const QString& name) {
    for (auto* box : linePage().findChildren<QComboBox*>()) {
      if (box->accessibleName() == name) return *box;
    }
    throw std::logic_error("there is no such list");
  }
  void show(std::int64_t chunks) {
    linePage().show(std::make_shared<const values::TimeLine>(tests::timeLineSample(chunks)));
  }
};

/// A list of devices with no GPU among them, or with one that is ready.
QList<values::DeviceInfo> devices(bool withGpu) {
  values::DeviceInfo gpu;
  gpu.backend = values::BackendChoice::cuda;
  gpu.available = withGpu;
  return {gpu};
}

TEST_F(TimeLinePageTest, ShowsATimeLineAsAPictureAsATableAndInWords) {
  inFront();
  auto* save = linePage().findChild<ChartButtons*>();
  linePage().setDevices(devices(true));
  EXPECT_FALSE(save->isEnabled());
  for (const std::int64_t chunks : {1, 2}) {
    show(chunks);
    ASSERT_NE(view().line(), nullptr);
    const QAbstractItemModel& table = *linePage().findChild<QTableView*>()->model();
    EXPECT_EQ(table.rowCount(), static_cast<int>(4 + view().line()->spans.size()));
    EXPECT_EQ(table.index(3, 1).data().toString(), "kernel alone");
    EXPECT_TRUE(words().contains("Four ways to time the same run"));
    EXPECT_TRUE(save->isEnabled());
    EXPECT_EQ(view().sheet().title, "Time line of dot_shared, n = 2²⁰");
    EXPECT_TRUE(view().sheet().origin.contains("NVIDIA H200"));
  }
}

TEST_F(TimeLinePageTest, ZoomsAndShowsAllAgain) {
  inFront();
  show(1);
  const TimeRange whole = view().range();
  QTest::keyClick(&view(), Qt::Key_Plus);
  EXPECT_LT(view().range().length(), whole.length());
  const double from = view().range().from;
  QTest::keyClick(&view(), Qt::Key_Right);
  EXPECT_GT(view().range().from, from);
  for (int i = 0; i < 100; ++i) QTest::keyClick(&view(), Qt::Key_Plus);
  EXPECT_NEAR(view().range().length(), 1000, 1);
  for (int i = 0; i < 100; ++i) QTest::keyClick(&view(), Qt::Key_Right);
  EXPECT_LE(view().range().to, whole.to);
  QTest::keyClick(&view(), Qt::Key_Home);
  EXPECT_EQ(view().range(), whole);
}

TEST_F(TimeLinePageTest, SaysWhatThePointerIsAt) {
  inFront();
  show(1);
  waitForLayout();
  QString said;
  QObject::connect(&view(), &TimeLineView::pointed, &view(),
                   [&](const QString& text) { said = text; });
  const TimeLineLayout layout(*view().line(), view().range(),
                              QRectF(view().rect()).adjusted(8, 8, -8, -8), 15);
  const auto& spans = view().line()->spans;
  const auto kernel = std::ranges::find(spans, values::SpanKind::kernel, &values::TimeSpan::kind);
  QTest::mouseMove(&view(), layout.rectOf(*kernel)->center().toPoint());
  EXPECT_TRUE(waitFor([&] { return said.contains("Device: kernel"); })) << said.toStdString();
}

TEST_F(TimeLinePageTest, ForgetsTheTimeLineOfAnotherKernel) {
  linePage().setDevices(devices(true));
  show(1);
  page<CatalogView>().choose(QStringLiteral("reduce_shuffle"));
  EXPECT_EQ(view().line(), nullptr);
  EXPECT_FALSE(linePage().findChild<ChartButtons*>()->isEnabled());
}

TEST_F(TimeLinePageTest, WithoutAGpuShowsARecordedOneOfAsManyChunks) {
  linePage().setDevices(devices(false));
  QComboBox& chunks = choice("Chunks of the input");
  for (const auto& [chosen, shown] : {std::pair(1, 1), {2, 1}, {4, 4}, {8, 4}, {16, 16}}) {
    chunks.setCurrentIndex(chunks.findData(QVariant::fromValue<qint64>(chosen)));
    ASSERT_NE(view().line(), nullptr);
    EXPECT_EQ(view().line()->chunks, shown);
    EXPECT_TRUE(view().line()->passed);
    EXPECT_TRUE(words().contains("there is no device to time"));
    EXPECT_TRUE(words().contains("dot_shared at n = 2²⁴ in")) << words().toStdString();
  }
  EXPECT_TRUE(words().contains("on NVIDIA H200"));
  EXPECT_TRUE(linePage().sheet().origin.contains("Recorded on 2026-11-28"));
  show(1);  // what was measured stays
  chunks.setCurrentIndex(0);
  linePage().setDevices(devices(false));
  EXPECT_FALSE(words().contains("Recorded on"));
  EXPECT_FALSE(linePage().sheet().origin.contains("Recorded"));
}

TEST(RecordedTimeLines, CanAllBeRead) {
  const QStringList files = resources::timeLines();
  EXPECT_EQ(files.size(), 7);
  for (const std::int64_t chunks : {1, 4, 16}) {
    ASSERT_NE(recordedTimeLine(chunks).line, nullptr);
    EXPECT_EQ(recordedTimeLine(chunks).line->chunks, chunks);
  }
  for (const char* kernel : {"matmul_warp_group", "matmul_tf32", "matmul_tf32x3", "matmul_bf16"}) {
    ASSERT_NE(recordedKernelTimeLine(kernel).line, nullptr);
    EXPECT_EQ(recordedKernelTimeLine(kernel).line->kernel, kernel);
    EXPECT_TRUE(recordedKernelTimeLine(kernel).line->passed);
  }
}

TEST_F(TimeLinePageTest, WithinAKernelShowsItsRecordedOneOrThatOfAnother) {
  linePage().setDevices(devices(false));
  choice("What the time line shows").setCurrentIndex(1);
  EXPECT_FALSE(choice("Chunks of the input").isEnabled());
  for (const auto& [kernel, shown] : {std::pair("matmul_bf16", "matmul_bf16"),
                                      {"matmul_warp_group", "matmul_warp_group"},
                                      {"dot_shared", "matmul_tf32"}}) {
    page<CatalogView>().choose(kernel);
    ASSERT_NE(view().line(), nullptr);
    EXPECT_EQ(view().line()->kernel, shown);
    EXPECT_TRUE(view().line()->stamping);
    EXPECT_TRUE(words().contains("no time line within a kernel"));
    EXPECT_TRUE(linePage().sheet().origin.contains(QString(shown) + " at n = 2¹⁰ on NVIDIA H200"))
        << linePage().sheet().origin.toStdString();
  }
  choice("What the time line shows").setCurrentIndex(0);
  EXPECT_EQ(view().line()->kernel, "dot_shared");
  EXPECT_TRUE(choice("Chunks of the input").isEnabled());
}

TEST_F(TimeLinePageTest, KeepsWhatWasMeasuredOfBothKinds) {
  linePage().setDevices(devices(true));
  show(1);
  QComboBox& scope = choice("What the time line shows");
  scope.setCurrentIndex(1);
  EXPECT_EQ(view().line(), nullptr);
  EXPECT_TRUE(view().note().contains("what the warps of its first block do"));
  linePage().show(std::make_shared<const values::TimeLine>(tests::kernelTimeLineSample()));
  scope.setCurrentIndex(0);
  ASSERT_NE(view().line(), nullptr);
  EXPECT_EQ(view().line()->kernel, "dot_shared");
  scope.setCurrentIndex(1);
  ASSERT_NE(view().line(), nullptr);
  EXPECT_EQ(view().line()->kernel, "matmul_tf32");
  EXPECT_EQ(view().sheet().title, "Time line within matmul_tf32, n = 2¹⁰");
}

TEST_F(TimeLinePageTest, TheEmulatorSaysThatThereIsNoDevice) {
  values::Target target;
  target.backend = values::BackendChoice::emulator;
  page<ParameterPanel>().setTarget(target);
  linePage().startInFront();
  EXPECT_EQ(qobject_cast<QTabWidget*>(m_window->centralWidget())->currentWidget(), &linePage());
  EXPECT_TRUE(linePage().isMeasuring());
  ASSERT_TRUE(waitFor([this] { return !linePage().isMeasuring(); }));
  EXPECT_TRUE((view().note() + words()).contains("there is no device to time"));
}

}  // namespace
}  // namespace lanescope::ui
