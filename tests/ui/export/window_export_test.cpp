// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <cstdlib>

#include "tests/ui/window/window_fixture.h"
#include "ui/compare/stage_page.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_progress.h"
#include "ui/kernel/catalog_view.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/scene/comparison_scene.h"
#include "ui/stage/scene/stage_picture.h"

namespace lanescope::ui {
namespace {

/// The dialog is driven as a user does; its file dialog is Qt's own.
class ExportTest : public WindowTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    WindowTest::SetUp();
    QObject::connect(
        &m_window->controller(), &RunController::comparedReady, m_window.get(),
        [this](std::shared_ptr<const ComparisonScene> both) { m_both = std::move(both); });
  }
  void TearDown() override {
    m_window.reset();
    QSettings().clear();
  }

  void runDot() {
    startRun(QStringLiteral("64"), QStringLiteral("32"));
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  }
  void runProducts() {
    page<CatalogView>().choose(QStringLiteral("matmul_naive"));
    for (const char* const name : {"n", "m", "k"}) {
      page<ParameterPanel>().setText(name, QStringLiteral("32"));
    }
    for (QComboBox* combo : m_window->findChildren<QComboBox*>()) {
      const int at = combo->findData(QStringLiteral("matmul_tiled"));
      if (at >= 0) combo->setCurrentIndex(at);
    }
    page<ParameterPanel>().run();
    ASSERT_TRUE(waitFor([this] { return m_both != nullptr; }));
  }

  /// Triggers the action that has the shortcut.
  ExportDialog* open() {
    for (QAction* action : m_window->findChildren<QAction*>()) {
      if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_E)) action->trigger();
    }
    return m_window->findChild<ExportDialog*>();
  }
  template <class T>
  static T& field(ExportDialog& dialog, const char* name) {
    for (T* found : dialog.findChildren<T*>()) {
      if (found->accessibleName() == QLatin1String(name)) return *found;
    }
    ADD_FAILURE() << "no " << name;
    static T none;
    return none;
  }
  static QString sentence(ExportDialog& dialog) {
    return field<QLabel>(dialog, "Expected result").text();
  }
  static void choose(ExportDialog& dialog, const char* name, int index) {
    auto& combo = field<QComboBox>(dialog, name);
    combo.setCurrentIndex(index);
    emit combo.activated(index);
  }
  static void chooseFormat(ExportDialog& dialog, const char* ending) {
    const int at = field<QComboBox>(dialog, "Format").findData(QLatin1String(ending));
    ASSERT_GE(at, 0) << ending;
    choose(dialog, "Format", at);
  }
  static QPushButton& exportButton(ExportDialog& dialog) {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
      if (button->isDefault()) return *button;
    }
    ADD_FAILURE() << "no default button";
    static QPushButton none;
    return none;
  }
  /// Presses the button and names the file in the file dialog.
  void exportTo(ExportDialog& dialog, const QString& file) {
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, [file] {
      auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (files == nullptr) return;
      files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
      QMetaObject::invokeMethod(files, "accept");
    });
    poll.start(20);
    QTest::mouseClick(&exportButton(dialog), Qt::LeftButton);
  }
  /// The stage painted at this size: the message on a file takes some of the window's room.
  static QImage seen(StageWidget& stage, QSize size) {
    stage.clearFocus();  // the focus frame is no part of the picture
    stage.resize(size);
    return stage.grab().toImage().convertToFormat(QImage::Format_RGB32);
  }
  /// Returns the largest difference of a colour channel between two pictures, 255 where their sizes
  /// differ. Edges that lie between pixels are rounded otherwise at another place.
  static int largestDifference(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 255;
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
      for (int x = 0; x < a.width(); ++x) {
        const QColor left = a.pixelColor(x, y);
        const QColor right = b.pixelColor(x, y);
        largest = std::max({largest, std::abs(left.red() - right.red()),
                            std::abs(left.green() - right.green()),
                            std::abs(left.blue() - right.blue())});
      }
    }
    return largest;
  }
  [[nodiscard]] QString said() { return m_window->messages().sentence(); }
  [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
  [[nodiscard]] QStringList files() const {
    return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }

  QTemporaryDir m_folder;
  std::shared_ptr<const ComparisonScene> m_both;
};

TEST_F(ExportTest, APictureIsWhatTheStageShows) {
  runDot();
  StageWidget& stage = page<StageWidget>();
  stage.followNext();
  stage.zoomIn();
  page<StagePage>().playback().jump(6);
  const QSize size = stage.size();
  ExportDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  chooseFormat(*dialog, "png");
  EXPECT_TRUE(sentence(*dialog).startsWith(QLatin1String("1 picture of ")));
  exportTo(*dialog, path("x.png"));
  ASSERT_TRUE(waitFor([this] { return said().startsWith(QLatin1String("Written: ")); }));
  EXPECT_EQ(files(), QStringList{"x.png"});
  const QImage picture = QImage(path("x.png")).convertToFormat(QImage::Format_RGB32);
  EXPECT_EQ(picture.size(), size);
  EXPECT_EQ(picture, seen(stage, size));
}

TEST_F(ExportTest, TwoStagesAreInThePictureAsInTheWindow) {
  runProducts();
  StagePage& page = this->page<StagePage>();
  const QList<StageWidget*> stages = page.findChildren<StageWidget*>();
  ASSERT_EQ(stages.size(), 2);
  for (int i = 0; i < 18; ++i) page.stage().followNext();
  page.playback().jump(40);
  const QSize size = page.pictureSize();
  ExportDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  chooseFormat(*dialog, "png");
  exportTo(*dialog, path("x.png"));
  ASSERT_TRUE(waitFor([this] { return said().startsWith(QLatin1String("Written: ")); }));
  const QImage picture = QImage(path("x.png")).convertToFormat(QImage::Format_RGB32);
  EXPECT_EQ(picture.size(), size);
  const auto sides =
      page.picture()->sidesOf(picture.rect(), page.playback().step(), page.stage().theme());
  ASSERT_EQ(sides.size(), 2U);
  for (const auto& side : sides) {
    StageWidget* const stage = stages[stages.front()->scene().get() == &side.scene ? 0 : 1];
    EXPECT_EQ(stage->look().chosen, 17U);
    EXPECT_LE(largestDifference(picture.copy(side.stage.toRect()),
                                seen(*stage, side.stage.size().toSize())),
              4);
  }
}

TEST_F(ExportTest, ThreadsAreFollowedOnBothSides) {
  runProducts();
  const QList<StageWidget*> stages = page<StagePage>().findChildren<StageWidget*>();
  ASSERT_EQ(stages.size(), 2);
  stages.front()->followNext();
  EXPECT_EQ(stages.back()->look().chosen, 0U);
  stages.back()->followPrevious();
  EXPECT_EQ(stages.front()->look().chosen, 255U);
  stages.front()->followNone();
  EXPECT_FALSE(stages.back()->look().chosen);
}

TEST_F(ExportTest, AnAnimationHasTheStepsAndTheLoopsThatWereChosen) {
  runDot();
  ExportDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  chooseFormat(*dialog, "gif");
  choose(*dialog, "Steps", 2);
  field<QSpinBox>(*dialog, "First step").setValue(3);
  field<QSpinBox>(*dialog, "Last step").setValue(7);
  choose(*dialog, "Size", field<QComboBox>(*dialog, "Size").count() - 1);
  field<QSpinBox>(*dialog, "Width in pixels").setValue(320);
  field<QSpinBox>(*dialog, "Height in pixels").setValue(200);
  field<QDoubleSpinBox>(*dialog, "Steps per second").setValue(10);
  field<QSpinBox>(*dialog, "Frames per second").setValue(20);
  field<QSpinBox>(*dialog, "Number of plays").setValue(3);
  EXPECT_TRUE(sentence(*dialog).startsWith(
      QString::fromUtf8("50 frames in 2.5 seconds of 320 × 200 pixels, roughly ")))
      << sentence(*dialog).toStdString();
  exportTo(*dialog, path("x"));  // the ending is added
  ASSERT_TRUE(waitFor([this] { return said().startsWith(QLatin1String("Written: ")); }));
  QImageReader gif(path("x.gif"));
  EXPECT_EQ(gif.size(), QSize(320, 200));
  int duration = 0;
  while (gif.canRead() && !gif.read().isNull()) duration += gif.nextImageDelay();
  EXPECT_EQ(duration, 2500);
  EXPECT_EQ(gif.loopCount(), 2);  // Qt counts the repetitions

  // QSettings remembers all of it.
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  dialog = open();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->format(), app::ExportFormat::gif);
  const app::StageExport again = dialog->choice();
  EXPECT_EQ(again.size, QSize(320, 200));
  EXPECT_EQ(again.steps->first, 2);
  EXPECT_EQ(again.steps->last, 6);
  EXPECT_EQ(again.speed, 10);
  EXPECT_EQ(again.framesPerSecond, 20);
  EXPECT_EQ(again.loops, 3);
  // A picture takes the current step alone. The earlier choice returns with a format for several
  // steps.
  chooseFormat(*dialog, "svg");
  EXPECT_EQ(dialog->choice().steps->count(), 1);
  EXPECT_FALSE(field<QComboBox>(*dialog, "Steps").isEnabled());
  EXPECT_FALSE(dialog->choice().loops);
  chooseFormat(*dialog, "pdf");
  EXPECT_EQ(dialog->choice().steps->last, 6);
  EXPECT_TRUE(sentence(*dialog).startsWith(QLatin1String("5 pages of ")));
}

TEST_F(ExportTest, ALimitIsNamedBeforeAFileIs) {
  runDot();
  ExportDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  const auto refused = [&](const char* part) {
    EXPECT_TRUE(sentence(*dialog).contains(QLatin1String(part))) << sentence(*dialog).toStdString();
    EXPECT_FALSE(exportButton(*dialog).isEnabled()) << part;
  };
  choose(*dialog, "Size", field<QComboBox>(*dialog, "Size").count() - 1);
  auto& width = field<QSpinBox>(*dialog, "Width in pixels");
  width.setValue(63);
  refused("each side must be from 64 to 7680 pixels");
  width.setValue(7681);
  refused("each side must be from 64 to 7680 pixels");
  width.setValue(7680);
  EXPECT_TRUE(exportButton(*dialog).isEnabled());
  chooseFormat(*dialog, "gif");
  choose(*dialog, "Steps", 2);
  field<QSpinBox>(*dialog, "First step").setValue(9);
  field<QSpinBox>(*dialog, "Last step").setValue(8);
  refused("steps = 9..8 is no range");
  field<QSpinBox>(*dialog, "Last step").setValue(9999);
  refused("the steps of this block are 1 to 26");
  choose(*dialog, "Steps", 1);
  EXPECT_TRUE(exportButton(*dialog).isEnabled());
  auto& frames = field<QSpinBox>(*dialog, "Frames per second");
  frames.setValue(51);
  refused("from 1 to 50 in this format");
  frames.setValue(50);
  auto& speed = field<QDoubleSpinBox>(*dialog, "Steps per second");
  speed.setValue(0.05);
  refused("from 0.1 to 1000 steps per second");
  speed.setValue(1001);
  refused("from 0.1 to 1000 steps per second");
  speed.setValue(2);
  field<QSpinBox>(*dialog, "Number of plays").setValue(65'537);
  refused("loop = 65537 is out of range");
  dialog->reject();
  EXPECT_EQ(QSettings().value(QStringLiteral("export/format")), QVariant());
}

TEST_F(ExportTest, CancelLeavesNothingBehindAndTheWindowGoesOn) {
  runDot();
  ExportDialog* dialog = open();
  ASSERT_NE(dialog, nullptr);
  chooseFormat(*dialog, "gif");
  choose(*dialog, "Steps", 1);
  choose(*dialog, "Size", field<QComboBox>(*dialog, "Size").count() - 2);  // 3840 × 2160
  field<QDoubleSpinBox>(*dialog, "Steps per second").setValue(0.1);
  exportTo(*dialog, path("x.gif"));
  auto& progress = page<ExportProgress>();
  EXPECT_TRUE(waitFor([&] { return progress.findChild<QProgressBar*>()->value() > 0; }));
  EXPECT_TRUE(progress.isVisible());
  page<StagePage>().playback().jump(9);
  EXPECT_FALSE(page<StageWidget>().grab().isNull());
  // Only one export runs at a time.
  open();
  EXPECT_TRUE(said().startsWith(QLatin1String("An export is still being written")));
  QTest::mouseClick(progress.findChild<QToolButton*>(QStringLiteral("cancelExport")),
                    Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return said().startsWith(QLatin1String("The export was canc")); }));
  EXPECT_FALSE(progress.isVisible());
  EXPECT_EQ(files(), QStringList());
}

TEST_F(ExportTest, SaysWhyAFileCannotBeWritten) {
  runDot();
  const auto answer = [&](const QString& file) {
    m_window->messages().say(QString(), MessageStrip::Tone::note);
    ExportDialog* dialog = open();
    chooseFormat(*dialog, "png");
    exportTo(*dialog, file);
    EXPECT_TRUE(waitFor([this] { return !said().isEmpty(); }));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return said();
  };
  EXPECT_TRUE(answer(path("none/x.png")).contains(QLatin1String("none does not exist")));
  EXPECT_TRUE(answer(path("x.svg")).contains(QLatin1String("does not end with .png")));
  EXPECT_EQ(files(), QStringList());
  if (::geteuid() == 0) return;  // root may write anywhere
  QDir(m_folder.path()).mkdir(QStringLiteral("locked"));
  QFile::setPermissions(path("locked"), QFile::ReadOwner | QFile::ExeOwner);
  EXPECT_TRUE(answer(path("locked/x.png")).contains(QLatin1String("cannot be written")));
  EXPECT_TRUE(QDir(path("locked")).isEmpty());
}

}  // namespace
}  // namespace lanescope::ui
