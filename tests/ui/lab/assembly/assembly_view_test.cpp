// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/assembly/assembly_view.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "ui/lab/assembly/assembly_panel.h"
#include "ui/theme/theme.h"

namespace lanescope::ui {
namespace {

const app::Assembly kFour{{".entry dot()", 0}, {"ld.global.f32", 5}, {"mul.f32", 5}, {"ret;", 9}};

TEST(AssemblyViewTest, TheInstructionsOfALineAreMarkedTogether) {
  Theme theme;
  AssemblyView view(theme, nullptr);
  view.setAssembly(kFour);
  view.setCurrentLine(5);
  EXPECT_EQ(view.markersAtLine(0), 0U);
  EXPECT_NE(view.markersAtLine(1), 0U);
  EXPECT_NE(view.markersAtLine(2), 0U);
  EXPECT_EQ(view.markersAtLine(3), 0U);
  view.setCurrentLine(9);
  EXPECT_EQ(view.markersAtLine(1), 0U);
  EXPECT_NE(view.markersAtLine(3), 0U);
}

TEST(AssemblyViewTest, AnotherBuildKeepsTheLineThatIsLookedAt) {
  Theme theme;
  AssemblyView view(theme, nullptr);
  view.setAssembly(kFour);
  view.setCurrentLine(9);
  view.setAssembly({{"ret;", 9}});
  EXPECT_NE(view.markersAtLine(0), 0U);
}

TEST(AssemblyViewTest, EnterOnAnInstructionAsksForItsLine) {
  Theme theme;
  AssemblyView view(theme, nullptr);
  view.setAssembly(kFour);
  const QSignalSpy chosen(&view, &AssemblyView::lineChosen);
  view.setCursorPosition(3, 0);
  QTest::keyClick(&view, Qt::Key_Return);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen.at(0).at(0).toInt(), 9);
  view.setCursorPosition(0, 0);
  QTest::keyClick(&view, Qt::Key_Return);
  EXPECT_EQ(chosen.count(), 1) << "a declaration is of no line";
}

class AssemblyPanelTest : public testing::Test {
 protected:
  void SetUp() override {
    QFile file(m_folder.filePath("plain.ptx"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(".visible .entry dot()\n{\n.loc 1 5 3\nret;\n}\n.file 1 \"/tmp/my.cu\"\n");
    m_build = {file.fileName(), m_folder.filePath("none.cubin"), "my.cu", "NVRTC 13.0", 90, {}};
    m_build.report.registers = 40;
    m_build.report.sharedBytes = 1024;
  }

  [[nodiscard]] QString facts() const { return m_panel.findChild<QLabel*>()->text(); }

  QTemporaryDir m_folder;
  Theme m_theme;
  AssemblyPanel m_panel{m_theme, nullptr};
  AssemblyPanel::Build m_build;
};

TEST_F(AssemblyPanelTest, ABuildIsShownWithWhatItTakesOfAMultiprocessor) {
  m_panel.setLaunch(256, 0);
  m_panel.setBuild(m_build);
  EXPECT_EQ(m_panel.view().text(), ".visible .entry dot()\n{\nret;\n}");
  EXPECT_EQ(facts(),
            "NVRTC 13.0 for compute capability 9.0. Registers a thread: 40, of which 0 bytes are "
            "spilled to memory. Shared memory a block: 1024 bytes. A multiprocessor holds 6 blocks "
            "of 256 threads: an occupancy of 75%.");
}

TEST_F(AssemblyPanelTest, AnotherLaunchHasAnotherOccupancy) {
  m_panel.setBuild(m_build);
  m_panel.setLaunch(32, 100 << 10);
  EXPECT_TRUE(facts().endsWith("holds 2 blocks of 32 threads: an occupancy of 3%."))
      << facts().toStdString();
}

TEST_F(AssemblyPanelTest, WithoutABuildItSaysWhy) {
  m_panel.setBuild(m_build);
  m_panel.setReason("NVRTC is missing.");
  EXPECT_EQ(m_panel.view().text(), "NVRTC is missing.");
  EXPECT_FALSE(m_panel.findChild<QComboBox*>()->isEnabled());
}

}  // namespace
}  // namespace lanescope::ui
