// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_page.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/engine/background.h"
#include "app/exercise/exercise_reader.h"
#include "app/text/language.h"
#include "app/text/text.h"
#include "ui/compare/stage_page.h"
#include "ui/lab/lab_page.h"
#include "ui/lesson/lesson_exercise.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/lesson/lesson_reader_pane.h"
#include "ui/lesson/lesson_shelf.h"
#include "ui/lesson/lesson_view.h"
#include "ui/quiz/subject_text.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/theme.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {
namespace {

const QString kFolder = QStringLiteral("lessonFolder");
/// Of the page's width, of the text.
constexpr int kShareOfText = 36;
constexpr int kWhole = 100;
constexpr int kLeastText = 320;

/// Whether two stages are the same, wherever they stand in the text.
bool areSame(const app::LessonStage& a, const app::LessonStage& b) {
  return a.kernel == b.kernel && a.options == b.options && a.views == b.views && a.step == b.step &&
         a.compare == b.compare && a.inStep == b.inStep && a.follow == b.follow &&
         a.sourceLine == b.sourceLine && a.marks == b.marks;
}

}  // namespace

LessonPage::LessonPage(const Sources& sources, QWidget* parent)
    : QWidget(parent),
      m_sources(sources),
      m_watch(this),
      m_split(new QSplitter(Qt::Horizontal, this)),
      m_left(new QStackedWidget(m_split)),
      m_shelf(new LessonShelf(m_left)),
      m_reader(new LessonReaderPane(sources.engine, m_left)) {
  setProperty("manualPage", "using-lessons.md");
  m_left->addWidget(m_shelf);
  m_left->addWidget(m_reader);
  m_left->setMinimumWidth(kLeastText);
  m_split->addWidget(m_left);
  m_split->setChildrenCollapsible(false);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_split);
  setTabOrderOf({m_shelf, m_reader});
  connectAll();
}

LessonPage::~LessonPage() = default;

void LessonPage::connectAll() {
  connect(m_shelf, &LessonShelf::chosen, this, &LessonPage::open);
  connect(m_shelf, &LessonShelf::fileWanted, this, &LessonPage::chooseFile);
  connect(m_shelf, &LessonShelf::folderWanted, this, &LessonPage::chooseFolder);
  connect(m_reader, &LessonReaderPane::nextWanted, this, &LessonPage::next);
  connect(m_reader, &LessonReaderPane::backWanted, this, &LessonPage::back);
  connect(m_reader, &LessonReaderPane::listWanted, this, &LessonPage::showList);
  connect(m_reader, &LessonReaderPane::stageWanted, this, &LessonPage::setStageAgain);
  LessonView* view = &m_reader->view();
  m_sources.theme.tellColors(view);
  connect(view, &LessonView::stageWanted, this, &LessonPage::wantStage);
  connect(view, &LessonView::predictionWanted, this, &LessonPage::predict);
  connect(view, &LessonView::exerciseWanted, this, &LessonPage::openExercise);
  connect(view, &LessonView::answered, this,
          [this](int question, const QString& given, bool isRight) {
            m_answers.give({m_number, question, given.toStdString(), isRight});
            emit answered();
          });
  connect(&m_watch, &LessonWatch::changed, this, &LessonPage::reload);
  connect(m_split, &QSplitter::splitterMoved, this, [this] { m_sizes = m_split->sizes(); });
}

void LessonPage::setStage(StagePage& stage) {
  m_stage = &stage;
  m_setter = std::make_unique<StageSetter>(
      StageSetter::Targets{m_sources.engine, m_sources.catalog, m_sources.parameters,
                           m_sources.controller, stage},
      nullptr);
  connect(m_setter.get(), &StageSetter::busyChanged, m_reader, &LessonReaderPane::setBusy);
  connect(m_setter.get(), &StageSetter::done, this, [this] {
    m_reader->view().setRun(m_setter->run(), m_standing ? m_standing->line : 0);
    emit stageSet();
  });
  connect(m_setter.get(), &StageSetter::failed, this, [this](const QString& sentence) {
    m_standing.reset();  // turning to the page again tries again
    sayTrouble(sentence);
  });
}

void LessonPage::takeStage(QWidget& stage) {
  if (stage.parentWidget() == m_split) return;
  m_split->addWidget(&stage);
  stage.show();
  arrange();
}

void LessonPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  arrange();
  if (!isOpen()) m_shelf->refresh();
}

void LessonPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void LessonPage::arrange() {
  const int ofText = std::max(kLeastText, width() * kShareOfText / kWhole);
  m_split->setSizes(m_sizes.isEmpty() ? QList<int>{ofText, width() - ofText} : m_sizes);
}

void LessonPage::lendReader(double typeSize) {
  m_reader->setTypeSize(typeSize);
  m_reader->show();
}

void LessonPage::takeReaderBack() {
  m_reader->setTypeSize(1.0);
  m_left->addWidget(m_reader);
  m_left->setCurrentWidget(isOpen() ? static_cast<QWidget*>(m_reader) : m_shelf);
}

// Opening

void LessonPage::chooseFile() {
  QSettings settings;
  const QString file = QFileDialog::getOpenFileName(
      //: Title of a dialog of files
      this, tr("Open a lesson"), settings.value(kFolder, QDir::homePath()).toString(),
      //: Kinds of files in the dialog of files; the patterns stay
      tr("Lessons (*.lesson lesson.md)"));
  if (file.isEmpty()) return;
  settings.setValue(kFolder, QFileInfo(file).absolutePath());
  open(file);
}

void LessonPage::chooseFolder() {
  QSettings settings;
  const QString folder = QFileDialog::getExistingDirectory(
      //: Title of a dialog of folders
      this, tr("Open the folder of a lesson"),
      settings.value(kFolder, QDir::homePath()).toString());
  if (folder.isEmpty()) return;
  settings.setValue(kFolder, folder);
  open(folder);
}

void LessonPage::open(const QString& place) {
  emit wanted();
  read(place, std::nullopt, false);
}

void LessonPage::reload() {
  if (isOpen()) read(m_lesson->place, std::nullopt, true);
}

void LessonPage::show(const app::SessionLesson& lesson) {
  read(toQString(lesson.place), lesson, false);
}

void LessonPage::read(const QString& place, std::optional<app::SessionLesson> kept, bool isAgain) {
  const quint64 reading = ++m_reading;
  app::inBackground(
      this, QFileInfo(place).fileName(), [place] { return readLessonAt(place); },
      [this, reading, kept = std::move(kept), isAgain](ReadLesson& lesson) {
        if (reading == m_reading) take(std::move(lesson), kept, isAgain);
      },
      [this, reading](const values::Error& error) {
        if (reading == m_reading) sayTrouble(toQString(error.what()));
      });
}

void LessonPage::take(ReadLesson lesson, const std::optional<app::SessionLesson>& kept,
                      bool isAgain) {
  const auto last = static_cast<int>(lesson.text.pages.size()) - 1;
  m_lesson = std::move(lesson);
  m_watch.watch(m_lesson->isShipped ? QString() : m_lesson->place);
  m_left->setCurrentWidget(m_reader);
  if (isAgain) return goTo(std::min(m_number, last), true);
  m_answers.restore(kept ? kept->answers : std::vector<LessonAnswers::Answer>());
  m_standing.reset();
  if (m_setter != nullptr) m_setter->cancel();
  m_reader->view().setRun({}, 0);
  m_number = -1;
  goTo(std::clamp(kept ? kept->page : 0, 0, last), !kept);
}

std::optional<app::SessionLesson> LessonPage::content() const {
  if (!isOpen()) return std::nullopt;
  return app::SessionLesson{m_lesson->place.toStdString(), m_number, m_answers.all()};
}

void LessonPage::showList() {
  ++m_reading;
  m_watch.watch({});
  m_lesson.reset();
  m_shelf->refresh();
  m_left->setCurrentWidget(m_shelf);
  emit wanted();
  emit placeChanged();
}

// Reading

void LessonPage::next() {
  if (isOpen() && m_number + 1 < static_cast<int>(m_lesson->text.pages.size())) {
    goTo(m_number + 1, true);
  }
}

void LessonPage::back() {
  if (isOpen() && m_number > 0) goTo(m_number - 1, true);
}

void LessonPage::goTo(int page, bool setsStage) {
  const bool isSame = std::exchange(m_number, page) == page;
  m_reader->say({});
  const app::LessonStage* stage = stageOf(page);
  m_reader->showPlace(m_lesson->text, page, stage != nullptr);
  m_reader->showPage(
      {m_lesson->text, m_lesson->folder(), page, m_answers, stage != nullptr ? stage->line : 0},
      isSame);
  if (m_lesson->isShipped) LessonProgress::note(m_lesson->place, page);
  emit placeChanged();
  if (stage == nullptr || !setsStage) return;
  const bool stands = m_standing && areSame(*m_standing, *stage);
  // The text of a kernel may have changed; the setter compiles it only then.
  if (!stands || (isSame && StageSetter::isOwnKernel(*stage))) return wantStage(*stage);
  m_standing = *stage;
  if (m_setter != nullptr) m_reader->view().setRun(m_setter->run(), stage->line);
}

const app::LessonStage* LessonPage::stageOf(int page) const {
  const app::LessonStage* before = nullptr;
  for (int each = 0; each <= page; ++each) {
    for (const app::LessonBlock& block :
         m_lesson->text.pages[static_cast<std::size_t>(each)].blocks) {
      const auto* stage = std::get_if<app::LessonStage>(&block);
      if (stage == nullptr) continue;
      if (each == page) return stage;
      before = stage;
    }
  }
  return before;
}

void LessonPage::setStageAgain() {
  if (!isOpen()) return;
  if (const app::LessonStage* stage = stageOf(m_number)) wantStage(*stage);
}

void LessonPage::wantStage(const app::LessonStage& stage) {
  if (m_setter == nullptr) return;
  m_reader->say({});
  const bool isForeign = StageSetter::isOwnKernel(stage) && !m_lesson->isShipped;
  if (isForeign && !m_trusted.contains(m_lesson->place)) return askForTrust(stage);
  m_standing = stage;
  m_reader->view().setRun({}, 0);
  m_setter->set(stage, m_lesson->folder());
}

bool LessonPage::mayRunKernels() const {
  if (!isOpen() || m_lesson->isShipped || m_trusted.contains(m_lesson->place)) return isOpen();
  return std::ranges::none_of(m_lesson->text.pages, [](const app::LessonPage& page) {
    return std::ranges::any_of(page.blocks, [](const app::LessonBlock& block) {
      const auto* stage = std::get_if<app::LessonStage>(&block);
      return stage != nullptr && StageSetter::isOwnKernel(*stage);
    });
  });
}

void LessonPage::askForTrust(const app::LessonStage& stage) {
  const auto name = QStringLiteral("foreignLesson");
  if (findChild<QMessageBox*>(name) != nullptr) return;
  //: Title of a question
  auto* box = new QMessageBox(QMessageBox::Question, tr("A lesson of somebody else"),
                              //: %1: name of a lesson; %2: name of a file
                              tr("%1 has a kernel of its own, %2. Run its kernels in the sandbox?")
                                  .arg(m_lesson->name(), stage.kernel),
                              QMessageBox::Cancel, this);
  box->setTextFormat(Qt::PlainText);
  //: A button: runs a kernel
  QPushButton* run = box->addButton(tr("Run"), QMessageBox::AcceptRole);
  box->setObjectName(name);
  box->setDefaultButton(QMessageBox::Cancel);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &QMessageBox::buttonClicked, this,
          [this, run, stage, place = m_lesson->place](const QAbstractButton* button) {
            if (!isOpen() || m_lesson->place != place) return;
            if (button != static_cast<const QAbstractButton*>(run)) {
              return sayTrouble(tr("The stage stays as it is: the lesson's kernel was not run."));
            }
            m_trusted.insert(place);
            wantStage(stage);
          });
  box->open();
}

void LessonPage::predict(const app::LessonPredict& prediction) {
  const auto& scene = m_setter->run().scene;
  const auto subject =
      scene == nullptr ? std::nullopt : subjectFrom(prediction.subject, scene->record());
  if (!subject || !m_stage->quiz().ask(prediction.step - 1, *subject)) {
    //: %1: number of a step
    sayTrouble(tr("Step %1 of the run on the stage does not have what is asked for.")
                   .arg(prediction.step));
  }
}

void LessonPage::openExercise(const QString& exercise) {
  try {
    const QString folder = folderOfExercise(exercise, m_lesson->folder());
    const bool isForeign = !isShippedExercise(exercise, m_lesson->folder());
    const QString name = QFileInfo(folder).fileName() + QStringLiteral(".cu");
    const QString text = app::readExercise(folder, codeOfTexts()).skeleton;
    m_sources.lab.offer({name, text, isForeign, folder});
  } catch (const values::Error& error) {
    sayTrouble(toQString(error.what()));
  }
}

void LessonPage::sayTrouble(const QString& sentence) {
  if (isOpen()) return m_reader->say(sentence);
  m_shelf->say(sentence);
}

}  // namespace lanescope::ui
