// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStandardPaths>

#include "tests/ui/lab/lab_fixture.h"

namespace lanescope::ui {
namespace {

class LabSessionTest : public LabTest {
 protected:
  void saveARun() {
    build(kDotText);
    runLab();
    ASSERT_TRUE(save(path()));
  }
  /// The key of another user's account.
  static void becomeSomebodyElse() {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    EXPECT_TRUE(QFile::remove(data + QStringLiteral("/kernel-key")));
  }
  [[nodiscard]] QMessageBox* trustQuestion() {
    return m_window->findChild<QMessageBox*>(QStringLiteral("foreignKernel"));
  }
};

TEST_F(LabSessionTest, TheTextAndItsRunComeBackAndCanRunAgain) {
  saveARun();
  nextWindow();
  ASSERT_TRUE(open(path()));
  EXPECT_EQ(editor().text(), kDotText);
  EXPECT_EQ(m_result->kernel, lab().kernel().toStdString());
  EXPECT_EQ(pages().currentWidget(), &lab());
  m_results = 0;
  openLab();
  ASSERT_TRUE(waitFor([this] { return page<CatalogView>().kernel() == lab().kernel(); }));
  runLab();
  EXPECT_TRUE(m_result->passed);
}

TEST_F(LabSessionTest, AKernelOfSomebodyElseIsNotBuiltAndRunsOnlyAfterAQuestion) {
  saveARun();
  becomeSomebodyElse();
  nextWindow();
  ASSERT_TRUE(open(path()));
  openLab();
  EXPECT_EQ(editor().text(), kDotText);
  EXPECT_TRUE(lab().sentence().startsWith(QLatin1String("This kernel came with a session.")));
  const int before = m_results;
  const int builds = m_builds;
  QSignalSpy settled(&editor(), &KernelEditor::settled);
  editor().insertAt(QStringLiteral("\n"), 1, 0);
  ASSERT_TRUE(settled.wait());
  EXPECT_EQ(m_builds, builds) << "it was built without being asked for";
  page<ParameterPanel>().run();
  ASSERT_NE(trustQuestion(), nullptr);
  trustQuestion()->button(QMessageBox::Cancel)->click();
  EXPECT_EQ(m_builds, builds);
  ASSERT_TRUE(waitFor([this] { return trustQuestion() == nullptr; }));
  page<ParameterPanel>().run();
  for (QAbstractButton* each : trustQuestion()->buttons()) {
    if (trustQuestion()->buttonRole(each) == QMessageBox::AcceptRole) {
      each->click();
      break;
    }
  }
  ASSERT_TRUE(waitFor([&] { return m_results > before; }));
  EXPECT_TRUE(m_result->passed);
}

TEST_F(LabSessionTest, AChangedTextIsUnsavedWork) {
  build(kDotText);
  ASSERT_TRUE(save(path()));
  EXPECT_FALSE(m_window->isWindowModified());
  editor().insertAt(QStringLiteral("// mine\n"), 1, 0);
  EXPECT_TRUE(m_window->isWindowModified());
}

TEST_F(LabSessionTest, LookingAtThePageIsNoWork) {
  EXPECT_FALSE(editor().text().isEmpty());
  EXPECT_FALSE(m_window->isWindowModified());
}

}  // namespace
}  // namespace lanescope::ui
