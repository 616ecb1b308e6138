// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionViewItem>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <set>

#include "app/text/text.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/gallery/catalog_model.h"
#include "ui/gallery/ladder_delegate.h"
#include "ui/gallery/miniature.h"
#include "ui/kernel/break_it_box.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/more_parameters.h"
#include "ui/kernel/time_limit_field.h"
#include "ui/lab/editor/kernel_editor.h"
#include "ui/lab/lab_page.h"

namespace lanescope::ui {
namespace {

/// The panels that the buttons of the bar open, by keyboard and by mouse.
class GalleryTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    m_window->resize(1280, 720);
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  }
  [[nodiscard]] QToolButton& button(const char* name) {
    return *page<ParameterPanel>().findChild<QToolButton*>(QLatin1String(name));
  }
  [[nodiscard]] CatalogView& gallery() { return page<CatalogView>(); }
  [[nodiscard]] QTreeView& tree() { return *gallery().findChild<QTreeView*>(); }
  static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
  }
  [[nodiscard]] QString marked() {
    return tree().currentIndex().data(CatalogModel::KernelIdRole).toString();
  }
  /// The rows, kernels and families, that are wholly in view.
  [[nodiscard]] int visibleRows() {
    int count = 0;
    for (QModelIndex row = tree().indexAt({5, 5}); row.isValid(); row = tree().indexBelow(row)) {
      count += tree().viewport()->rect().contains(tree().visualRect(row)) ? 1 : 0;
    }
    return count;
  }
};

TEST_F(GalleryTest, ACopyOfTheMarkedKernelIsEditedOnThePageLab) {
  page<StagePage>().stage().setFocus();
  press(Qt::Key_K, Qt::ControlModifier);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("warp shuffle"));
  ASSERT_EQ(marked(), QStringLiteral("reduce_shuffle"));
  QTest::mouseClick(gallery().findChild<QToolButton*>(QStringLiteral("editCopy")), Qt::LeftButton);
  EXPECT_FALSE(gallery().isVisible());
  EXPECT_TRUE(page<LabPage>().isVisible());
  EXPECT_TRUE(page<LabPage>().editor().text().contains(QStringLiteral("copy = reduce_shuffle")));
}

TEST_F(GalleryTest, AKernelIsFoundAndChosenByKeysAlone) {
  page<StagePage>().stage().setFocus();
  press(Qt::Key_K, Qt::ControlModifier);
  ASSERT_TRUE(gallery().isVisible());
  EXPECT_EQ(marked(), QStringLiteral("dot_shared"));
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("warp shuffle"));
  EXPECT_EQ(marked(), QStringLiteral("reduce_shuffle")) << "the first that is found is marked";
  press(Qt::Key_Down);
  EXPECT_EQ(marked(), QStringLiteral("scan_shuffle")) << "past the heading of its family";
  EXPECT_EQ(gallery().kernel(), QStringLiteral("dot_shared")) << "until it is chosen";
  press(Qt::Key_Return);
  EXPECT_EQ(gallery().kernel(), QStringLiteral("scan_shuffle"));
  EXPECT_FALSE(gallery().isVisible());
  EXPECT_TRUE(button("kernel").hasFocus());
  EXPECT_EQ(button("kernel").text(), QStringLiteral("Scan 4: warp shuffle ▾"));
  // The filter is gone when it is opened again.
  press(Qt::Key_Space);
  EXPECT_TRUE(gallery().findChild<QLineEdit*>()->text().isEmpty());
  EXPECT_EQ(marked(), QStringLiteral("scan_shuffle"));
}

TEST_F(GalleryTest, EnterTakesTheKernelThatIsNamed) {
  const auto taken = [this](const char* before, const char* words) {
    gallery().choose(QString::fromLatin1(before));
    page<ParameterPanel>().chooseKernel();
    QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(words));
    press(Qt::Key_Return);
    EXPECT_FALSE(gallery().isVisible()) << words;
    return gallery().kernel();
  };
  EXPECT_EQ(taken("scan_blelloch_padded", "scan_blelloch"), QStringLiteral("scan_blelloch"));
  EXPECT_EQ(taken("matmul_cublas_tf32", "Matmul_Cublas"), QStringLiteral("matmul_cublas"));
  EXPECT_EQ(taken("dot_shared", "scan 4: warp shuffle"), QStringLiteral("scan_shuffle"));
  EXPECT_EQ(taken("matmul_cublas_tf32", "histogram_gl"), QStringLiteral("histogram_global"));
  // Other words keep the mark where they can.
  EXPECT_EQ(taken("reduce_sequential", "harris"), QStringLiteral("reduce_sequential"));
  EXPECT_EQ(taken("reduce_sequential", "reduce"), QStringLiteral("reduce_sequential"));
}

TEST_F(GalleryTest, EscapeClosesItAndChoosesNothing) {
  page<ParameterPanel>().chooseKernel();
  press(Qt::Key_Down);
  EXPECT_NE(marked(), QStringLiteral("dot_shared"));
  press(Qt::Key_Escape);
  EXPECT_FALSE(gallery().isVisible());
  EXPECT_EQ(gallery().kernel(), QStringLiteral("dot_shared"));
  EXPECT_TRUE(button("kernel").hasFocus());
}

TEST_F(GalleryTest, AClickChoosesAndAClickElsewhereCloses) {
  QTest::mouseClick(&button("kernel"), Qt::LeftButton);
  ASSERT_TRUE(gallery().isVisible());
  QTest::qWait(50);
  const QModelIndex row = tree().indexBelow(tree().currentIndex());
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(row).center());
  EXPECT_EQ(gallery().kernel(), QStringLiteral("dot_last_warp"));
  EXPECT_FALSE(gallery().isVisible());
  QTest::mouseClick(&button("kernel"), Qt::LeftButton);
  ASSERT_TRUE(gallery().isVisible());
  QTest::mouseClick(page<ParameterPanel>().findChild<QLineEdit*>(), Qt::LeftButton);
  EXPECT_FALSE(gallery().isVisible());
  QTest::mouseClick(&button("kernel"), Qt::LeftButton);
  QTest::mouseClick(&button("kernel"), Qt::LeftButton);
  EXPECT_FALSE(gallery().isVisible());
}

TEST_F(GalleryTest, ShowsTwelveRowsAndNoTextIsCut) {
  for (const QSize size :
       {QSize(960, 700), QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
    m_window->resize(size);
    ASSERT_TRUE(becomesTrue([&] { return m_window->width() == size.width(); })) << size.width();
    page<ParameterPanel>().chooseKernel();
    EXPECT_TRUE(becomesTrue([&] { return visibleRows() >= 12; })) << size.width();
    const QAbstractItemModel& model = *tree().model();
    for (int family = 0; family < model.rowCount(); ++family) {
      const QModelIndex parent = model.index(family, 0);
      for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < 2; ++column) {
          const QModelIndex index = model.index(row, column, parent);
          const QString text = index.data().toString();
          const QRect place = tree().visualRect(index);
          const QRect needed = tree().fontMetrics().boundingRect(
              QRect(0, 0, place.width() - 6, 1000), Qt::TextWordWrap, text);
          EXPECT_LE(needed.height(), place.height()) << size.width() << ": " << text.toStdString();
          EXPECT_LE(needed.width(), place.width()) << size.width() << ": " << text.toStdString();
        }
      }
    }
    press(Qt::Key_Escape);
  }
}

TEST_F(GalleryTest, EveryRowHasAPictureAndTheMarkedOneSaysWhatItShows) {
  page<ParameterPanel>().chooseKernel();
  ASSERT_TRUE(becomesTrue([&] { return visibleRows() >= 12; }));
  const auto about = [&] {
    for (const QLabel* label : gallery().findChildren<QLabel*>()) {
      if (label->accessibleName() == QLatin1String("About the marked kernel")) return label->text();
    }
    return QString();
  };
  EXPECT_TRUE(about().contains(QLatin1String("recorded on the emulator, n = 8, block = 8")))
      << about().toStdString();
  for (const catalog::KernelRow& row : catalog::kernels()) {
    QTest::keyClicks(gallery().findChild<QLineEdit*>(), toQString(row.id));
    ASSERT_EQ(marked(), toQString(row.id));
    QStyleOptionViewItem option;
    option.initFrom(&tree());
    option.rect = tree().visualRect(tree().currentIndex());
    const QRect area = LadderDelegate::pictureIn(option);
    const QImage image = tree().viewport()->grab(area).toImage();
    std::set<QRgb> colors;
    for (int x = 0; x < image.width(); ++x) {
      for (int y = 0; y < image.height(); ++y) colors.insert(image.pixel(x, y));
    }
    EXPECT_GT(colors.size(), 2U) << row.id << " has no picture";
    EXPECT_TRUE(about().contains(
        QLatin1String(Miniature::shipped(row.id) != nullptr ? "Picture: " : "There is no picture")))
        << about().toStdString();
    gallery().findChild<QLineEdit*>()->clear();
  }
}

TEST_F(GalleryTest, TheTabKeyStaysInAPanelUntilItIsClosed) {
  QTest::mouseClick(&button("more"), Qt::LeftButton);
  auto& more = page<MoreParameters>();
  ASSERT_TRUE(more.isVisible());
  const QWidget* first = QApplication::focusWidget();
  EXPECT_TRUE(more.isAncestorOf(first));
  bool isTimeLimit = false;
  for (int i = 0; i < 30; ++i) {
    press(Qt::Key_Tab);
    ASSERT_TRUE(more.isAncestorOf(QApplication::focusWidget()));
    isTimeLimit = isTimeLimit || QApplication::focusWidget() == &page<TimeLimitField>();
    if (QApplication::focusWidget() == first) break;
  }
  EXPECT_EQ(QApplication::focusWidget(), first) << "it comes round";
  EXPECT_TRUE(isTimeLimit);
  press(Qt::Key_Escape);
  EXPECT_FALSE(more.isVisible());
  EXPECT_TRUE(button("more").hasFocus());
}

TEST_F(GalleryTest, EscapeCancelsNoRunWhileItClosesAPanel) {
  startRun(QStringLiteral("2^22"), QStringLiteral("256"));
  QTest::mouseClick(&button("breakIt"), Qt::LeftButton);
  ASSERT_TRUE(page<BreakItBox>().isVisible());
  press(Qt::Key_Escape);
  EXPECT_FALSE(page<BreakItBox>().isVisible());
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  EXPECT_EQ(m_cancelled, 0);
}

TEST_F(GalleryTest, ItOpensFromAPageThatHasNoBar) {
  auto* pages = qobject_cast<QTabWidget*>(m_window->centralWidget());
  pages->setCurrentIndex(pages->count() - 1);
  ASSERT_FALSE(page<ParameterPanel>().isVisible());
  press(Qt::Key_K, Qt::ControlModifier);
  EXPECT_TRUE(gallery().isVisible());
  EXPECT_TRUE(page<StagePage>().isVisible());
}

}  // namespace
}  // namespace lanescope::ui
