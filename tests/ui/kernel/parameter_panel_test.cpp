// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/parameter_panel.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "ui/kernel/parameter_field.h"
#include "ui/kernel/target_chooser.h"
#include "ui/kernel/time_limit_field.h"

namespace lanescope::ui {
namespace {

class ParameterPanelTest : public testing::Test {
 protected:
  void SetUp() override {
    m_panel.setKernel(catalog::find("dot_shared"));
    m_panel.show();
  }

  [[nodiscard]] QPushButton& run() {
    return *m_panel.findChild<QPushButton*>(QStringLiteral("run"));
  }
  [[nodiscard]] bool showsSentence(const QString& sentence) {
    for (const QLabel* label : m_panel.findChildren<QLabel*>()) {
      if (label->isVisible() && label->text() == sentence) return true;
    }
    return false;
  }
  QString write(const QString& name, const QByteArray& text) {
    QFile file(m_folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }

  QTemporaryDir m_folder;
  ParameterPanel m_panel;
};

TEST_F(ParameterPanelTest, HasAFieldForEachParameterOfEachKernel) {
  for (const catalog::KernelRow& row : catalog::kernels()) {
    m_panel.setKernel(row);
    EXPECT_EQ(m_panel.findChildren<ParameterField*>().size(),
              static_cast<qsizetype>(row.parameters.size()));
    EXPECT_EQ(m_panel.complaint(), QString()) << row.id;
  }
}

TEST_F(ParameterPanelTest, TypingAPowerIsANumber) {
  auto* elements = m_panel.findChild<QLineEdit*>();
  elements->setFocus();
  elements->selectAll();
  QTest::keyClicks(elements, QStringLiteral("2^20"));
  EXPECT_EQ(m_panel.complaint(), QString());
  EXPECT_EQ(m_panel.parameters().n, 1 << 20);
}

TEST_F(ParameterPanelTest, ABrokenLimitIsSaidAndPreventsTheRun) {
  struct Case {
    const char* parameter;
    const char* text;
    const char* part;
  };
  for (const Case& wrong :
       {Case{"block", "100", "power of two"}, Case{"block", "2048", "1024"},
        Case{"block", "0", "block = 0"}, Case{"n", "0", "n = 0"}, Case{"n", "-5", "n = -5"},
        Case{"n", "9223372036854775808", "n = "}, Case{"n", "many", "not a whole number"},
        Case{"n", "", "whole number"}, Case{"grid", "0", "grid = 0"}, Case{"seed", "x", "seed"}}) {
    SetUp();
    for (const char* name : {"n", "block"}) m_panel.setText(name, QStringLiteral("64"));
    m_panel.setText("grid", QStringLiteral("auto"));
    m_panel.setText("seed", QStringLiteral("1"));
    ASSERT_TRUE(run().isEnabled());
    m_panel.setText(wrong.parameter, QString::fromLatin1(wrong.text));
    EXPECT_TRUE(m_panel.complaint().contains(QLatin1String(wrong.part)))
        << m_panel.complaint().toStdString();
    EXPECT_TRUE(showsSentence(m_panel.complaint()));
    // What the field said before is not used.
    EXPECT_THROW((void)m_panel.parameters(), values::Error);
    EXPECT_THROW((void)m_panel.request(), values::Error);
    EXPECT_FALSE(run().isEnabled());
    QSignalSpy runs(&m_panel, &ParameterPanel::runRequested);
    m_panel.run();
    EXPECT_EQ(runs.count(), 0);
  }
}

TEST_F(ParameterPanelTest, AskingForARunCarriesTheForm) {
  values::RunRequest asked;
  QObject::connect(&m_panel, &ParameterPanel::runRequested, &m_panel,
                   [&](const values::RunRequest& request) { asked = request; });
  m_panel.setText("n", QStringLiteral("12345"));
  m_panel.setText("block", QStringLiteral("128"));
  m_panel.setText("grid", QStringLiteral("7"));
  m_panel.setText("pattern", QStringLiteral("ones"));
  QTest::mouseClick(&run(), Qt::LeftButton);
  EXPECT_EQ(asked.kernel, "dot_shared");
  EXPECT_EQ(asked.parameters.n, 12345);
  EXPECT_EQ(asked.parameters.block, 128);
  EXPECT_EQ(asked.parameters.grid, 7);
  EXPECT_EQ(asked.parameters.pattern, "ones");
  EXPECT_TRUE(asked.record);
}

TEST_F(ParameterPanelTest, ARunHasTheTimeLimitOfItsField) {
  auto* field = m_panel.findChild<TimeLimitField*>();
  ASSERT_NE(field, nullptr);
  EXPECT_EQ(field->text(), QStringLiteral("10 s"));
  EXPECT_EQ(m_panel.request().timeLimit, values::kUsualTimeLimit);
  field->setValue(0.5);
  m_panel.setKernel(catalog::find("dot_global"));
  EXPECT_EQ(m_panel.request().timeLimit, values::Milliseconds(500));
  field->setValue(0);
  EXPECT_EQ(field->text(), QStringLiteral("none"));
  EXPECT_FALSE(m_panel.request().timeLimit);
  const QSignalSpy runs(&m_panel, &ParameterPanel::runRequested);
  QTest::keyClick(field, Qt::Key_Enter);
  EXPECT_EQ(runs.count(), 1) << "Enter runs, as in every field";
}

TEST_F(ParameterPanelTest, MoreTellsWhatIsNotAsUsual) {
  auto* more = m_panel.findChild<QToolButton*>(QStringLiteral("more"));
  ASSERT_NE(more, nullptr);
  EXPECT_EQ(more->text(), QStringLiteral("More ▾"));
  m_panel.setText("dtype", QStringLiteral("float64"));
  m_panel.setText("seed", QStringLiteral("7"));
  EXPECT_EQ(more->text(), QStringLiteral("More (2) ▾"));
  EXPECT_TRUE(more->toolTip().contains(QLatin1String("Element type: float64")));
  EXPECT_TRUE(more->toolTip().contains(QLatin1String("Seed: 7")));
  m_panel.findChild<TimeLimitField*>()->setValue(60);
  EXPECT_EQ(more->text(), QStringLiteral("More (3) ▾"));
  m_panel.setText("n", QStringLiteral("5"));
  EXPECT_EQ(more->text(), QStringLiteral("More (3) ▾")) << "it stands on the bar";
}

TEST_F(ParameterPanelTest, ParametersOutliveAChangeOfKernel) {
  m_panel.setText("n", QStringLiteral("777"));
  m_panel.setKernel(catalog::find("dot_global"));
  EXPECT_EQ(m_panel.parameters().n, 777);
}

TEST_F(ParameterPanelTest, WhatIsAsUsualBecomesWhatIsUsualForTheNextKernel) {
  EXPECT_EQ(m_panel.parameters().n, catalog::defaultsOf(catalog::find("dot_shared")).n);
  m_panel.setKernel(catalog::find("dot_no_bounds"));
  EXPECT_EQ(m_panel.parameters().n, 1000) << "with 1024 it would be right";
  for (const char* kernel : {"matmul_naive", "scan_blelloch", "equalize"}) {
    m_panel.setKernel(catalog::find(kernel));
    EXPECT_EQ(m_panel.findChild<QToolButton*>(QStringLiteral("more"))->text(),
              QStringLiteral("More ▾"))
        << kernel;
  }
}

TEST_F(ParameterPanelTest, AFamilyKeepsItsSizes) {
  m_panel.setText("n", QStringLiteral("2^20"));
  m_panel.setText("block", QStringLiteral("64"));
  m_panel.setKernel(catalog::find("matmul_naive"));
  EXPECT_EQ(m_panel.parameters().n, catalog::defaultsOf(catalog::find("matmul_naive")).n)
      << "a million is too many here";
  m_panel.setText("n", QStringLiteral("48"));
  m_panel.setText("k", QStringLiteral("7"));
  m_panel.setKernel(catalog::find("dot_no_tree_barrier"));
  EXPECT_EQ(m_panel.parameters().n, 1 << 20) << "it breaks a kernel of that family";
  EXPECT_EQ(m_panel.parameters().block, 64) << "a matrix product has none";
  m_panel.setText("n", QStringLiteral("64"));
  m_panel.setKernel(catalog::find("scan_blelloch"));
  EXPECT_EQ(m_panel.parameters().n, catalog::defaultsOf(catalog::find("scan_blelloch")).n);
  m_panel.setKernel(catalog::find("matmul_tiled"));
  EXPECT_EQ(m_panel.parameters().n, 48);
  EXPECT_EQ(m_panel.parameters().k, 7);
}

TEST_F(ParameterPanelTest, AMatrixHasOtherSizesThanAnArrayOfItsFamily) {
  m_panel.setKernel(catalog::find("vector_add"));
  m_panel.setText("n", QStringLiteral("2^20"));
  m_panel.setKernel(catalog::find("transpose_naive"));
  EXPECT_EQ(m_panel.parameters().n, 64) << "a square of a million rows is too large";
  m_panel.setText("n", QStringLiteral("40"));
  m_panel.setKernel(catalog::find("stencil_halo"));
  EXPECT_EQ(m_panel.parameters().n, 1 << 20);
  m_panel.setKernel(catalog::find("transpose_tiled"));
  EXPECT_EQ(m_panel.parameters().n, 40);
}

TEST_F(ParameterPanelTest, OneFileReplacesThePatternOfATranspose) {
  m_panel.setKernel(catalog::find("transpose_tiled"));
  const auto* b = m_panel.data().findChild<DataSource*>(QStringLiteral("matrixB"));
  ASSERT_NE(b, nullptr);
  EXPECT_TRUE(b->isHidden());
  m_panel.data().open({write(QStringLiteral("in.csv"), "1,2,3\n4,5,6\n")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_panel.data().arrays().empty(); }));
  EXPECT_EQ(m_panel.complaint(), QString());
  EXPECT_EQ(m_panel.parameters().m, 2);
  EXPECT_EQ(m_panel.parameters().n, 3);
  EXPECT_EQ(m_panel.data().arrays().size(), 1U);
}

TEST_F(ParameterPanelTest, AFileReplacesThePattern) {
  const QString file = write(QStringLiteral("two.csv"), "x,y\n1,2\n3,4\n5,6\n");
  m_panel.data().open({file});
  EXPECT_EQ(run().isEnabled(), !m_panel.data().isReading());  // a short file may be there already
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_panel.data().arrays().empty(); }));
  EXPECT_TRUE(run().isEnabled());
  EXPECT_EQ(m_panel.parameters().n, 3);
  EXPECT_FALSE(m_panel.findChild<QLineEdit*>()->isEnabled());
  m_panel.data().clear();
  EXPECT_TRUE(m_panel.findChild<QLineEdit*>()->isEnabled());
}

TEST_F(ParameterPanelTest, WithAFileTheFieldShowsTheFilesLengthAndThenItsOwnAgain) {
  auto& field = *m_panel.findChild<QLineEdit*>();
  m_panel.setText("n", QStringLiteral("2^10"));
  m_panel.data().open({write(QStringLiteral("two.csv"), "x,y\n1,2\n3,4\n5,6\n")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_panel.data().arrays().empty(); }));
  EXPECT_EQ(field.text(), QStringLiteral("3"));
  EXPECT_FALSE(field.isEnabled());
  // Another text, as of an undone step, is kept for later.
  m_panel.setText("n", QStringLiteral("2^12"));
  EXPECT_EQ(field.text(), QStringLiteral("3"));
  EXPECT_EQ(m_panel.parameters().n, 3);
  m_panel.data().clear();
  EXPECT_EQ(field.text(), QStringLiteral("2^12"));
  EXPECT_TRUE(field.isEnabled());
  EXPECT_EQ(m_panel.parameters().n, 4096);
}

TEST_F(ParameterPanelTest, TwoFilesReplaceThePatternOfAProduct) {
  m_panel.data().open({write(QStringLiteral("column.csv"), "1\n2\n")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_panel.data().arrays().empty(); }));
  m_panel.setKernel(catalog::find("matmul_tiled"));
  EXPECT_TRUE(m_panel.data().arrays().empty());
  EXPECT_TRUE(run().isEnabled());

  const auto open = [&](const char* matrix, const char* text) {
    auto* source = m_panel.data().findChild<DataSource*>(QLatin1String(matrix));
    ASSERT_NE(source, nullptr) << matrix;
    ASSERT_FALSE(source->isHidden()) << matrix;
    QSignalSpy changes(&m_panel.data(), &InputFiles::changed);
    source->open(write(QLatin1String(matrix) + QStringLiteral(".csv"), text));
    EXPECT_TRUE(QTest::qWaitFor([&] { return changes.count() == 2; }));
  };
  open("matrixA", "1,2,3\n4,5,6\n");
  EXPECT_EQ(m_panel.complaint(),
            QStringLiteral("Matrix B is missing: open its file, or use the pattern for both."));
  EXPECT_FALSE(run().isEnabled());
  open("matrixB", "1,2,3,4\n5,6,7,8\n");
  EXPECT_EQ(m_panel.complaint(),
            QStringLiteral("A is 2×3 and B is 2×4: A must have as many columns as B has rows."));
  EXPECT_FALSE(run().isEnabled());
  open("matrixB", "1,2,3,4\n5,6,7,8\n9,10,11,12\n");
  EXPECT_EQ(m_panel.complaint(), QString());
  EXPECT_TRUE(run().isEnabled());
  EXPECT_EQ(m_panel.parameters().m, 2);
  EXPECT_EQ(m_panel.parameters().k, 3);
  EXPECT_EQ(m_panel.parameters().n, 4);
  EXPECT_FALSE(m_panel.findChild<QLineEdit*>()->isEnabled());

  // Each kind of kernel keeps its own files.
  m_panel.setKernel(catalog::find("dot_shared"));
  EXPECT_EQ(m_panel.parameters().n, 2);
  m_panel.setKernel(catalog::find("matmul_naive"));
  EXPECT_EQ(m_panel.data().arrays().size(), 2U);
  m_panel.data().clear();
  EXPECT_TRUE(m_panel.data().arrays().empty());
  EXPECT_TRUE(run().isEnabled());
}

TEST_F(ParameterPanelTest, AKernelThatTheDeviceCannotRunIsSaid) {
  values::DeviceInfo gpu;
  gpu.backend = values::BackendChoice::cuda;
  gpu.name = "Small GPU";
  gpu.available = true;
  gpu.computeCapability = 75;
  m_panel.setKernel(catalog::find("reduce_cluster"));
  EXPECT_TRUE(run().isEnabled());
  m_panel.setDevices({gpu});
  EXPECT_EQ(m_panel.complaint(),
            QStringLiteral("reduce_cluster needs a GPU of compute capability 9.0; Small GPU has "
                           "7.5."));
  EXPECT_FALSE(run().isEnabled());
  gpu.computeCapability = 90;
  m_panel.setDevices({gpu});
  EXPECT_TRUE(run().isEnabled());
}

TEST_F(ParameterPanelTest, ALongRunOnTheEmulatorIsAnnounced) {
  const auto* announced = m_panel.findChild<QLabel*>(QStringLiteral("duration"));
  ASSERT_NE(announced, nullptr);
  values::DeviceInfo emulator;
  emulator.backend = values::BackendChoice::emulator;
  emulator.name = "Emulator";
  emulator.available = true;
  m_panel.setDevices({emulator});
  m_panel.setKernel(catalog::find("matmul_naive"));
  const auto setSizes = [this](const char* size) {
    for (const char* name : {"n", "m", "k"}) m_panel.setText(name, QLatin1String(size));
  };
  setSizes("16");
  EXPECT_FALSE(announced->isVisible());
  setSizes("4096");
  EXPECT_TRUE(announced->isVisible());
  EXPECT_TRUE(run().isEnabled()) << "A long run is announced and not refused.";

  // 256³ products in 168 ms are 4096³ in 687 s.
  values::RunResult result;
  result.kernel = "matmul_naive";
  result.parameters.n = 256;
  result.phases.kernel = values::Milliseconds(167.8);
  m_panel.learn(result);
  m_panel.findChild<TimeLimitField*>()->setValue(0);
  EXPECT_EQ(announced->text(), QStringLiteral("The emulator takes about 12 min for this run."));
  m_panel.findChild<TimeLimitField*>()->setValue(60);
  EXPECT_EQ(announced->text(), QStringLiteral("The emulator takes about 12 min for this run, which "
                                              "stops at its time limit of 60 s."));
  m_panel.setText("n", QStringLiteral("none"));
  EXPECT_FALSE(announced->isVisible());

  setSizes("4096");
  emulator.backend = values::BackendChoice::cuda;
  m_panel.setDevices({emulator});
  EXPECT_FALSE(announced->isVisible()) << "A GPU takes no such time.";
}

TEST_F(ParameterPanelTest, ABadFileIsSaidAndTheLastOneStays) {
  m_panel.data().open({write(QStringLiteral("good.csv"), "1\n2\n")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_panel.data().arrays().empty(); }));
  QSignalSpy failures(&m_panel.data(), &InputFiles::failed);
  for (const QByteArray& text :
       {QByteArray("1\nnan\n"), QByteArray(""), QByteArray("1,2\n3\n"), QByteArray("a\nb\n")}) {
    failures.clear();
    m_panel.data().open({write(QStringLiteral("bad.csv"), text)});
    ASSERT_TRUE(QTest::qWaitFor([&] { return failures.count() == 1; }));
    EXPECT_TRUE(failures[0][0].toString().contains(QLatin1String("bad.csv")));
    EXPECT_EQ(m_panel.parameters().n, 2);
    EXPECT_TRUE(run().isEnabled());
  }
}

TEST(TargetChooser, ListsAMissingDeviceWithItsReasonButDoesNotChooseIt) {
  TargetChooser chooser;
  chooser.show();
  values::DeviceInfo gpu;
  gpu.backend = values::BackendChoice::cuda;
  gpu.name = "CUDA";
  gpu.reason = "No driver was found.";
  values::DeviceInfo emulator;
  emulator.name = "Emulator";
  emulator.available = true;
  chooser.setDevices({gpu, emulator});
  auto* combo = chooser.findChild<QComboBox*>();
  ASSERT_EQ(combo->count(), 3);
  EXPECT_FALSE(combo->model()->flags(combo->model()->index(1, 0)).testFlag(Qt::ItemIsEnabled));
  bool said = false;
  for (const QLabel* label : chooser.findChildren<QLabel*>()) {
    said = said || label->text().contains(QLatin1String("No driver was found."));
  }
  EXPECT_TRUE(said);
  EXPECT_EQ(chooser.target().backend, values::BackendChoice::automatic);
  combo->setCurrentIndex(2);
  EXPECT_EQ(chooser.target().backend, values::BackendChoice::emulator);
}

}  // namespace
}  // namespace lanescope::ui
