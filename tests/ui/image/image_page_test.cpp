// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <algorithm>

#include "resources/resources.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/charts/chart_buttons.h"
#include "ui/image/equalize_job.h"
#include "ui/image/equalize_page.h"
#include "ui/image/image_view.h"

namespace lanescope::ui {
namespace {

class ImagePageTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    m_page = &page<EqualizePage>();
    QObject::connect(
        &m_page->job(), &EqualizeJob::finished, m_page,
        [this](std::shared_ptr<const EqualizedImage> image) { m_image = std::move(image); });
    QObject::connect(&m_page->job(), &EqualizeJob::saved, m_page, [this] { ++m_saved; });
  }

  [[nodiscard]] QPushButton& button(const QString& text) {
    for (QPushButton* found : m_page->findChildren<QPushButton*>()) {
      if (found->text() == text) return *found;
    }
    ADD_FAILURE() << "no button " << text.toStdString();
    return *m_page->findChild<QPushButton*>();
  }
  [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
  [[nodiscard]] ImageView& view(int side) { return *m_page->findChildren<ImageView*>()[side]; }
  [[nodiscard]] bool waitForImage() {
    return waitFor([this] { return m_image != nullptr && !m_page->job().isBusy(); });
  }

  EqualizePage* m_page = nullptr;
  std::shared_ptr<const EqualizedImage> m_image;
  int m_saved = 0;
  QTemporaryDir m_folder;
};

TEST_F(ImagePageTest, EqualisesThePhotographThatShipsByOneClick) {
  button(QStringLiteral("The Moon")).click();
  EXPECT_TRUE(m_page->isVisible());
  ASSERT_TRUE(waitForImage());
  EXPECT_TRUE(m_image->run->passed);
  EXPECT_EQ(m_page->messages().sentence(), QString());
  EXPECT_EQ(view(0).image(), QImage(resources::photograph()));
  EXPECT_EQ(view(1).image(), m_image->made.image);
  EXPECT_NE(view(0).image(), view(1).image());
  // Equalised: half of the pixels are of the darker half of the levels, within the largest count.
  const app::GreyCounts after = app::cumulated(m_image->made.after);
  EXPECT_EQ(after.back(), 512 * 512);
  EXPECT_NEAR(static_cast<double>(after[127]), 512 * 256,
              static_cast<double>(*std::ranges::max_element(m_image->made.after)));
  EXPECT_LT(app::cumulated(m_image->made.before)[80], 512 * 512 / 20);
}

TEST_F(ImagePageTest, SavesWhatItShows) {
  const auto* charts = m_page->findChild<ChartButtons*>();
  EXPECT_FALSE(button(QStringLiteral("Save result…")).isEnabled());
  EXPECT_FALSE(charts->isEnabled());
  m_page->openPhotograph();
  ASSERT_TRUE(waitForImage());
  EXPECT_TRUE(charts->isEnabled());
  EXPECT_TRUE(button(QStringLiteral("Save result…")).isEnabled());
  m_page->save(path(QStringLiteral("out.png")));
  ASSERT_TRUE(waitFor([this] { return m_saved == 1; }));
  EXPECT_EQ(QImage(path(QStringLiteral("out.png"))), m_image->made.image);
  EXPECT_TRUE(m_page->messages().sentence().startsWith(QStringLiteral("Written: ")));
}

TEST_F(ImagePageTest, SaysInOneSentenceWhyAnImageIsNotOpenedOrSaved) {
  QFile text(path(QStringLiteral("text.png")));
  ASSERT_TRUE(text.open(QIODevice::WriteOnly));
  text.write("no image");
  text.close();
  m_page->open(text.fileName());
  ASSERT_TRUE(waitFor([this] { return !m_page->messages().sentence().isEmpty(); }));
  EXPECT_TRUE(m_page->messages().sentence().contains(QStringLiteral("is not an image")));
  EXPECT_FALSE(m_page->job().isBusy());
  m_page->openPhotograph();
  ASSERT_TRUE(waitForImage());
  EXPECT_EQ(m_page->messages().sentence(), QString());
  m_page->save(path(QStringLiteral("nowhere/out.png")));
  ASSERT_TRUE(waitFor([this] { return !m_page->messages().sentence().isEmpty(); }));
  EXPECT_TRUE(m_page->messages().sentence().contains(QStringLiteral("does not exist")));
  m_page->save(path(QStringLiteral("out.tif")));
  EXPECT_TRUE(waitFor([this] {
    return m_page->messages().sentence().contains(QStringLiteral("has no known ending"));
  }));
}

TEST_F(ImagePageTest, TakesAFileThatIsDroppedOnIt) {
  QImage image(40, 30, QImage::Format_RGB32);
  for (int y = 0; y < 30; ++y) {
    for (int x = 0; x < 40; ++x) image.setPixelColor(x, y, QColor(100 + x, 90 + y, 80));
  }
  const QString file = path(QStringLiteral("colour.png"));
  ASSERT_TRUE(image.save(file));
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(file)});
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(m_page, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(m_page, &drop);
  ASSERT_TRUE(waitForImage());
  EXPECT_EQ(m_image->opened->file, file);
  EXPECT_EQ(m_image->made.image.format(), QImage::Format_RGB32);
  data.setUrls({});
  QDragEnterEvent nothing(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  nothing.ignore();
  QCoreApplication::sendEvent(m_page, &nothing);
  EXPECT_FALSE(nothing.isAccepted());
}

TEST_F(ImagePageTest, ANewerImageEndsAnOlderOneAndCancelEndsBoth) {
  const QString file = path(QStringLiteral("small.png"));
  QImage small(7, 5, QImage::Format_Grayscale8);
  small.fill(QColor(9, 9, 9));
  ASSERT_TRUE(small.save(file));
  m_page->openPhotograph();
  m_page->open(file);
  ASSERT_TRUE(waitForImage());
  EXPECT_EQ(m_image->opened->file, file);
  EXPECT_EQ(m_image->made.image, QImage(file));  // of one colour
  m_image.reset();
  m_page->openPhotograph();
  ASSERT_TRUE(m_page->job().isBusy());
  button(QStringLiteral("Cancel")).click();
  EXPECT_FALSE(m_page->job().isBusy());
  QTest::qWait(300);
  EXPECT_EQ(m_image, nullptr);
  EXPECT_EQ(m_page->messages().sentence(), QString());
}

TEST_F(ImagePageTest, HasTheWindowToItselfAndGivesTheDocksBack) {
  auto* pages = m_window->findChild<QTabWidget*>(QString(), Qt::FindDirectChildrenOnly);
  ASSERT_NE(pages, nullptr);
  const auto shown = [this] {
    int count = 0;
    for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
      count += dock->isVisible() ? 1 : 0;
    }
    return count;
  };
  const int before = shown();
  EXPECT_GE(before, 2);
  pages->setCurrentWidget(m_page);
  EXPECT_TRUE(becomesTrue([&] { return m_page->width() > m_window->width() * 9 / 10; }));
  EXPECT_EQ(shown(), 0);
  EXPECT_FALSE(page<ParameterPanel>().isVisible());
  pages->setCurrentIndex(0);
  EXPECT_EQ(shown(), before);
  EXPECT_TRUE(page<ParameterPanel>().isVisible());
  // What is remembered is where the docks were, not that they were set aside.
  pages->setCurrentWidget(m_page);
  m_window->close();
  MainWindow next(app::EngineAddress(), m_theme);
  next.show();
  EXPECT_TRUE(next.findChild<QDockWidget*>(QStringLiteral("resultDock"))->isVisible());
  QSettings().clear();
}

TEST_F(ImagePageTest, IsNowhereClippedInASmallWindow) {
  m_window->resize(1280, 720);
  m_page->openPhotograph();
  ASSERT_TRUE(waitForImage());
  EXPECT_TRUE(becomesTrue([&] {
    return m_window->size() == QSize(1280, 720) && view(0).height() > 200 &&
           view(0).size() == view(1).size();
  })) << view(0).height();
  for (const QLabel* label : m_page->findChildren<QLabel*>()) {
    if (!label->isVisible() || label->wordWrap()) continue;
    EXPECT_TRUE(becomesTrue([&] { return label->width() >= label->sizeHint().width(); }))
        << label->text().toStdString();
  }
}

}  // namespace
}  // namespace lanescope::ui
