// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devices_page.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <stdexcept>

#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_buttons.h"
#include "ui/charts/chart_view.h"
#include "ui/devices/device_pane.h"
#include "ui/devices/devices_bar.h"
#include "ui/devices/recorded_times.h"
#include "ui/devices/step_bar.h"
#include "ui/devices/times_pane.h"
#include "ui/widgets/badge.h"

namespace lanescope::ui {
namespace {

class DevicesPageTest : public WindowTest {
 protected:
  [[nodiscard]] DevicesPage& devicesPage() { return page<DevicesPage>(); }
  [[nodiscard]] QTabWidget& pages() {
    return *qobject_cast<QTabWidget*>(m_window->centralWidget());
  }
  /// Brings the page forward and waits for what it runs by itself.
  void inFront() {
    pages().setCurrentWidget(&devicesPage());
    ASSERT_TRUE(waitFor([this] { return devicesPage().hasResult(); }));
    ASSERT_FALSE(devicesPage().isRunning());
  }
  template <class Field>
  [[nodiscard]] Field& named(const QString& name) {
    for (auto* field : devicesPage().findChildren<Field*>()) {
      if (field->accessibleName() == name) return *field;
    }
    throw std::logic_error("there is no such field");
  }
  void choose(const QString& list, const QString& entry) {
    auto& box = named<QComboBox>(list);
    ASSERT_GE(box.findText(entry), 0);
    box.setCurrentIndex(box.findText(entry));
  }
  void setN(const QString& text) { named<QLineEdit>("Elements of each device").setText(text); }
  void run() {
    devicesPage().start();
    ASSERT_TRUE(devicesPage().isRunning());
    ASSERT_TRUE(waitFor([this] { return !devicesPage().isRunning(); }));
  }
  [[nodiscard]] DeviceView& view(int index) {
    return devicesPage().findChildren<DevicePane*>()[index]->view();
  }
  [[nodiscard]] QString words() {
    QStringList texts;
    for (const auto* label : devicesPage().findChildren<QLabel*>()) {
      if (label->isVisible()) texts << label->text();
    }
    return texts.join('\n');
  }
  [[nodiscard]] TimesPane& times() { return *devicesPage().findChild<TimesPane*>(); }
  void showCharts() { devicesPage().findChild<QTabWidget*>()->setCurrentWidget(&times()); }
  void measure() {
    times().start();
    ASSERT_TRUE(times().isMeasuring());
    ASSERT_TRUE(waitFor([this] { return !times().isMeasuring(); }));
  }
  [[nodiscard]] QString badge() { return devicesPage().findChild<Badge*>()->text(); }
  [[nodiscard]] QTableView& table() { return *devicesPage().findChild<QTableView*>(); }
  [[nodiscard]] StepBar& steps() { return *devicesPage().findChild<StepBar*>(); }
};

TEST_F(DevicesPageTest, RunsByItselfWhenItIsFirstShown) {
  EXPECT_FALSE(devicesPage().hasResult());
  EXPECT_FALSE(devicesPage().findChild<ChartButtons*>()->isEnabled());
  inFront();
  const values::AllReduceRequest& request = view(0).replay()->result().request;
  EXPECT_EQ(request.algorithm, values::AllReduce::ring);
  EXPECT_EQ(request.devices, 8);
  EXPECT_EQ(request.n, 16);
  EXPECT_EQ(view(1).replay()->result().request.algorithm, values::AllReduce::tree);
  EXPECT_TRUE(words().contains("1.75 · n")) << words().toStdString();
  EXPECT_TRUE(words().contains("3.00 · n"));
  EXPECT_EQ(table().model()->rowCount(), 112 + 14);
  EXPECT_TRUE(devicesPage().findChild<ChartButtons*>()->isEnabled());
  EXPECT_TRUE(devicesPage().sheet().title.contains("n = 16 float32 on 8 devices"));
  pages().setCurrentIndex(0);
  pages().setCurrentWidget(&devicesPage());
  EXPECT_FALSE(devicesPage().isRunning());
}

TEST_F(DevicesPageTest, ShowsWhatIsChosen) {
  inFront();
  choose("Algorithm of the all-reduce", "All to one");
  choose("Algorithm beside it", "none");
  choose("Type of the elements", "int64");
  choose("Pattern of the elements", "ones");
  named<QSpinBox>("Devices").setValue(5);
  setN("2^10");
  run();
  const values::AllReduceRequest& request = view(0).replay()->result().request;
  EXPECT_EQ(request.algorithm, values::AllReduce::allToOne);
  EXPECT_EQ(request.devices, 5);
  EXPECT_EQ(request.n, 1024);
  EXPECT_EQ(request.dtype, values::DType::int64);
  EXPECT_EQ(request.pattern, "ones");
  EXPECT_TRUE(view(0).isVisible());
  EXPECT_FALSE(view(1).isVisible());
  EXPECT_EQ(table().model()->rowCount(), 8);
}

TEST_F(DevicesPageTest, RefusesABadNumberAndKeepsThePicture) {
  inFront();
  for (const char* bad : {"0", "-1", "many", "", "2^40", "9000000"}) {
    setN(bad);
    EXPECT_TRUE(words().contains("is no whole number from 1 to 8388608")) << bad;
    devicesPage().start();
    EXPECT_FALSE(devicesPage().isRunning());
    EXPECT_EQ(view(0).replay()->n(), 16);
  }
  setN("9000000");
  named<QSpinBox>("Devices").setValue(2);
  EXPECT_FALSE(words().contains("is no whole number"));
  named<QSpinBox>("Devices").setValue(8);
  setN("24");
  EXPECT_FALSE(words().contains("is no whole number"));
  QTest::keyClick(&named<QLineEdit>("Elements of each device"), Qt::Key_Return);
  ASSERT_TRUE(waitFor([this] { return !devicesPage().isRunning(); }));
  EXPECT_EQ(view(0).replay()->n(), 24);
}

TEST_F(DevicesPageTest, ShowsWhatComesOfAMistake) {
  inFront();
  EXPECT_TRUE(badge().startsWith("8 emulated device")) << badge().toStdString();
  choose("Mistake to make", "absent device");
  run();
  EXPECT_EQ(view(0).replay()->mistake().kind(), values::MessagePitfall::absentRank);
  EXPECT_EQ(view(1).replay()->mistake().kind(), values::MessagePitfall::absentRank);
  EXPECT_TRUE(words().contains("Device 7 of 8 does not take part in step 8"))
      << words().toStdString();
  EXPECT_TRUE(words().contains("The sums are wrong."));
  choose("Mistake to make", "early read");
  run();
  EXPECT_TRUE(words().contains("are not the sums yet")) << words().toStdString();
  choose("Mistake to make", "no mistake");
  run();
  EXPECT_FALSE(words().contains("Device 7 of 8"));
  EXPECT_TRUE(words().contains("the sums are right"));
}

TEST_F(DevicesPageTest, OffersTwoGpusInPlaceOfEmulatedDevices) {
  inFront();
  const auto& bar = *devicesPage().findChild<DevicesBar*>();
  auto& where = named<QComboBox>("Kind of the devices");
  const auto gpu = [](int number, bool isAvailable) {
    values::DeviceInfo device;
    device.backend = values::BackendChoice::cuda;
    device.device = number;
    device.available = isAvailable;
    return device;
  };
  devicesPage().setDevices({gpu(0, true), gpu(1, false)});
  EXPECT_FALSE(where.isVisible());
  devicesPage().setDevices({gpu(0, true), gpu(1, false), gpu(2, true), gpu(3, true)});
  ASSERT_TRUE(where.isVisible());
  EXPECT_TRUE(bar.request().gpus.empty());
  choose("Mistake to make", "early read");
  choose("Kind of the devices", "GPUs");
  EXPECT_EQ(bar.request().gpus, (std::vector<std::int64_t>{0, 2, 3}));
  EXPECT_EQ(bar.request().pitfall, values::MessagePitfall::none);
  EXPECT_FALSE(named<QComboBox>("Mistake to make").isEnabled());
  named<QSpinBox>("Devices").setValue(2);
  EXPECT_EQ(bar.request().gpus, (std::vector<std::int64_t>{0, 2}));
  choose("Kind of the devices", "emulated");
  EXPECT_EQ(bar.request().devices, 8);
  EXPECT_TRUE(bar.request().gpus.empty());
  EXPECT_EQ(bar.request().pitfall, values::MessagePitfall::earlyRead);
  choose("Kind of the devices", "GPUs");
  devicesPage().setDevices({});
  EXPECT_FALSE(where.isVisible());
  EXPECT_TRUE(bar.request().gpus.empty());
}

TEST_F(DevicesPageTest, SaysWhyEmulatedDevicesAreNotTimed) {
  inFront();
  showCharts();
  EXPECT_TRUE(words().contains("Emulated devices are not timed")) << words().toStdString();
  EXPECT_FALSE(steps().isVisible());
  times().start();
  EXPECT_FALSE(times().isMeasuring());
  // Those of other devices are shown meanwhile.
  EXPECT_TRUE(times().hasTimes());
  EXPECT_TRUE(words().contains("Recorded on 20")) << words().toStdString();
  choose("Whose times are shown", "Measured here");
  EXPECT_FALSE(times().hasTimes());
  // A run goes back to the pictures.
  run();
  EXPECT_TRUE(view(0).isVisible());
  EXPECT_TRUE(steps().isVisible());
}

TEST_F(DevicesPageTest, ShowsRecordedTimesOfEachKind) {
  ASSERT_FALSE(recordedTimes().empty());
  inFront();
  showCharts();
  bool hasScan = false;
  for (const RecordedTimes& recorded : recordedTimes()) {
    SCOPED_TRACE(titleOf(recorded).toStdString());
    choose("Whose times are shown", titleOf(recorded));
    EXPECT_TRUE(times().hasTimes());
    EXPECT_TRUE(times().findChildren<ChartView*>()[1]->isVisible());
    EXPECT_TRUE(words().contains(sentenceOf(recorded))) << words().toStdString();
    EXPECT_TRUE(times().sheet().title.contains("NVIDIA"));
    for (const auto& result : recorded.allReduces) EXPECT_TRUE(result->passed);
    if (!recorded.scaling) continue;
    hasScan = hasScan || recorded.scaling->work > 1;
    for (const values::ScalingPoint& point : recorded.scaling->points) EXPECT_TRUE(point.passed);
  }
  EXPECT_TRUE(hasScan);
}

TEST_F(DevicesPageTest, SaysWhatFailsWhenGpusAreTimed) {
  inFront();
  values::DeviceInfo gpu;
  gpu.backend = values::BackendChoice::cuda;
  gpu.available = true;
  values::DeviceInfo other = gpu;
  gpu.device = values::kMostGpus - 2;  // which hardly any machine has
  other.device = values::kMostGpus - 1;
  devicesPage().setDevices({gpu, other});
  choose("Kind of the devices", "GPUs");
  showCharts();
  for (const char* what : {"All-reduce over the bytes", "Problem that grows with the GPUs"}) {
    choose("What is timed", what);
    EXPECT_FALSE(words().contains("Not ready")) << words().toStdString();
    measure();
    EXPECT_FALSE(times().hasTimes());
    EXPECT_TRUE(words().contains("GPU") || words().contains("CUDA")) << words().toStdString();
  }
}

/// The same with an engine of three ranks.
class DevicesRanksTest : public DevicesPageTest {
 protected:
  void SetUp() override {
    if (QStandardPaths::findExecutable("mpirun").isEmpty()) {
      GTEST_SKIP() << "mpirun is not installed";
    }
    if (!QFileInfo::exists(QCoreApplication::applicationDirPath() + "/lanescope-mpi.so")) {
      GTEST_SKIP() << "the engine was built without MPI";
    }
    DevicesPageTest::SetUp();
  }
  [[nodiscard]] app::EngineAddress engine() const override {
    return app::EngineAddress::parse("mpi:3");
  }
};

TEST_F(DevicesRanksTest, EachRankIsADevice) {
  inFront();
  const auto& devices = named<QSpinBox>("Devices");
  EXPECT_EQ(devices.value(), 3);
  EXPECT_FALSE(devices.isEnabled());
  EXPECT_TRUE(devices.toolTip().contains("3 rank")) << devices.toolTip().toStdString();
  EXPECT_EQ(view(0).replay()->result().request.devices, 3);
  EXPECT_TRUE(badge().startsWith("3 emulated device") && badge().endsWith(", MPI"))
      << badge().toStdString();
  EXPECT_TRUE(devicesPage().sheet().origin.contains("MPI"));
  choose("Mistake to make", "reused buffer");
  run();
  EXPECT_TRUE(words().contains("with 0 before device")) << words().toStdString();
  // The engine ends, and there is no picture of what came of the mistake.
  choose("Mistake to make", "mismatched counts");
  devicesPage().start();
  ASSERT_TRUE(waitFor([this] { return !devicesPage().isRunning(); }));
  EXPECT_FALSE(devicesPage().hasResult());
  EXPECT_FALSE(view(0).isVisible());
  EXPECT_FALSE(words().contains("with 0 before device"));
  EXPECT_FALSE(words().isEmpty());
  choose("Mistake to make", "no mistake");
  run();
  EXPECT_TRUE(devicesPage().hasResult());
}

TEST_F(DevicesRanksTest, AreTimedOverTheBytes) {
  inFront();
  showCharts();
  choose("Largest size to time", "2¹⁰");
  ASSERT_TRUE(times().isEnabled());
  EXPECT_FALSE(devicesPage().findChild<ChartButtons*>()->isEnabled());
  measure();
  ASSERT_TRUE(times().hasTimes());
  EXPECT_TRUE(devicesPage().findChild<ChartButtons*>()->isEnabled());
  const QList<ChartView*> charts = times().findChildren<ChartView*>();
  // Each algorithm and MPI's own; of one size there is no model.
  EXPECT_EQ(charts[0]->chart().series.size(), 5U);
  EXPECT_EQ(charts[1]->chart().series.size(), 5U);
  EXPECT_TRUE(charts[1]->isVisible());
  EXPECT_FALSE(charts[2]->isVisible());
  EXPECT_TRUE(times().csv().startsWith("device,dtype,n,bytes,algorithm,seconds\n"));
  EXPECT_EQ(times().csv().count('\n'), 1 + 5 * 20);
  EXPECT_TRUE(times().sheet().title.startsWith("All-reduce on 3 emulated device"));
  // Scaling needs GPUs.
  choose("What is timed", "Same problem on more GPUs");
  EXPECT_TRUE(words().contains("is timed on two or more GPUs"));
}

TEST_F(DevicesPageTest, StepsByKeysInBothPictures) {
  inFront();
  EXPECT_EQ(view(0).step(), 14);
  EXPECT_EQ(view(1).step(), 6);
  QTest::keyClick(&view(0), Qt::Key_Home);
  EXPECT_EQ(view(0).step(), 0);
  EXPECT_EQ(view(1).step(), 0);
  EXPECT_TRUE(words().contains("Before the first step"));
  for (int i = 0; i < 3; ++i) QTest::keyClick(&view(1), Qt::Key_Right);
  EXPECT_EQ(view(0).step(), 3);
  EXPECT_EQ(view(1).step(), 3);
  EXPECT_TRUE(words().contains("Step 3 of 14: each device sends 2 element"));
  EXPECT_TRUE(words().contains("Step 3 of 6: device 4 sends 16 element"));
  QTest::keyClick(&view(0), Qt::Key_Left);
  EXPECT_EQ(steps().step(), 2);
  // The longer one goes on where the shorter one has ended.
  QTest::keyClick(devicesPage().findChild<QSlider*>(), Qt::Key_End);
  EXPECT_EQ(view(0).step(), 14);
  EXPECT_EQ(view(1).step(), 6);
}

TEST_F(DevicesPageTest, ARowOfTheTableChoosesItsStepAndMessage) {
  inFront();
  table().selectRow(8 * 4 + 2);
  EXPECT_EQ(view(0).step(), 5);
  EXPECT_EQ(view(0).message(), 8U * 4 + 2);
  EXPECT_FALSE(view(1).message());
  EXPECT_TRUE(words().contains("Step 5: device 2 sends elements"));
  table().selectRow(112);
  EXPECT_EQ(view(0).step(), 1);
  EXPECT_FALSE(view(0).message());
  EXPECT_EQ(view(1).message(), 0U);
  steps().setStep(2);
  EXPECT_FALSE(view(1).message());
}

TEST_F(DevicesPageTest, PlaysFromTheStartToTheEnd) {
  inFront();
  choose("Algorithm of the all-reduce", "Recursive doubling");
  choose("Algorithm beside it", "none");
  named<QSpinBox>("Devices").setValue(2);
  run();
  EXPECT_EQ(steps().step(), 1);
  steps().toggle();
  EXPECT_TRUE(steps().isPlaying());
  EXPECT_EQ(view(0).step(), 0);
  ASSERT_TRUE(waitFor([this] { return !steps().isPlaying(); }));
  EXPECT_EQ(view(0).step(), 1);
}

TEST_F(DevicesPageTest, TheMenuBringsItForwardAndRuns) {
  devicesPage().startInFront();
  EXPECT_EQ(pages().currentWidget(), &devicesPage());
  EXPECT_TRUE(devicesPage().isRunning());
  ASSERT_TRUE(waitFor([this] { return devicesPage().hasResult(); }));
  EXPECT_FALSE(devicesPage().isRunning());
}

TEST_F(DevicesPageTest, ASecondPressCancelsAndKeepsThePicture) {
  inFront();
  named<QSpinBox>("Devices").setValue(16);
  setN("2^22");
  devicesPage().start();
  ASSERT_TRUE(devicesPage().isRunning());
  devicesPage().start();
  EXPECT_FALSE(devicesPage().isRunning());
  setN("32");
  named<QSpinBox>("Devices").setValue(4);
  run();
  EXPECT_EQ(view(0).replay()->n(), 32);
  EXPECT_EQ(view(0).replay()->devices(), 4);
}

}  // namespace
}  // namespace lanescope::ui
