// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_controller.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QStatusBar>
#include <algorithm>
#include <utility>

#include "app/engine/background.h"
#include "app/history/result_file.h"
#include "app/image/image_format.h"
#include "app/session/session_file.h"
#include "app/session/session_remarks.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "protocol/version.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/lab/lab_page.h"
#include "ui/lesson/lesson_page.h"
#include "ui/lesson/read_lesson.h"
#include "ui/session/abandoned_work.h"
#include "ui/session/autosave.h"
#include "ui/session/autosave_slot.h"
#include "ui/session/file_drop.h"
#include "ui/session/form_history.h"
#include "ui/session/opened_words.h"
#include "ui/session/recent_files.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {
namespace {

const QString kSessionFolder = QStringLiteral("sessionFolder");
const QString kKernelPatterns = QStringLiteral("*.cu *.cuh");

bool isSession(const QString& file) {
  return QFileInfo(file).suffix().compare(QLatin1String(app::kSessionSuffix),
                                          Qt::CaseInsensitive) == 0;
}

bool isKernel(const QString& file) {
  return QDir::match(kKernelPatterns.split(QLatin1Char(' ')), QFileInfo(file).fileName());
}

bool isImage(const QString& file) {
  const QStringList patterns = app::imagePatterns().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return QDir::match(patterns, QFileInfo(file).fileName());
}

}  // namespace

SessionController::SessionController(QMainWindow& window, const SessionPages& pages,
                                     MessageStrip& messages)
    : QObject(&window),
      m_window(window),
      m_pages(pages),
      m_messages(messages),
      m_history(new FormHistory(pages, this)),
      m_autosave(new Autosave(
          AutosaveSlot::usualFolder(),
          [this] { return isModified() ? std::optional(capture()) : std::nullopt; }, this)),
      m_abandoned(new AbandonedWork(messages, this)) {
  connectPages();
  connect(m_abandoned, &AbandonedWork::wanted, this,
          [this](const std::shared_ptr<AutosaveSlot>& slot) {
            leave([this, slot] { read(slot->path(), slot); });
          });
  connect(new FileDrop(window), &FileDrop::dropped, this, &SessionController::openFiles);
  connect(m_autosave, &Autosave::failed, this, &SessionController::trouble);
  connect(m_autosave, &Autosave::written, this, &SessionController::autosaved);
  connect(&m_history->stack(), &QUndoStack::indexChanged, this, &SessionController::noteChange);
  showTitle();
}

SessionController::~SessionController() = default;

void SessionController::offerAbandoned() {
  m_abandoned->offer();
}

QUndoStack& SessionController::history() {
  return m_history->stack();
}

bool SessionController::isModified() const {
  return m_deeds != m_savedDeeds || (!m_file.isEmpty() && !m_history->stack().isClean());
}

void SessionController::connectPages() {
  const auto isAsked = [this] { m_isUsersRun = true; };
  connect(&m_pages.parameters, &ParameterPanel::runRequested, this, isAsked);
  connect(&m_pages.stage, &StagePage::launchRequested, this, isAsked);
  connect(&m_pages.stage.comparisonBar(), &ComparisonBar::chosen, this, isAsked);
  connect(&m_pages.controller, &RunController::runFinished, this, &SessionController::noteRun);
  connect(&m_pages.controller, &RunController::comparedReady, this, &SessionController::noteRun);
  const auto isDone = [this] {
    ++m_deeds;
    noteChange();
  };
  connect(&m_pages.stage.quiz(), &Quiz::answered, this, isDone);
  connect(&m_pages.lab, &LabPage::edited, this, isDone);
  connect(&m_pages.lesson, &LessonPage::answered, this, isDone);
  const auto isNone = [this] {
    m_isUsersRun = false;
    m_pending.reset();
  };
  connect(&m_pages.controller, &RunController::failed, this, isNone);
  connect(&m_pages.controller, &RunController::cancelled, this, isNone);
  connect(&m_pages.controller, &RunController::sceneReady, this,
          [this](const std::shared_ptr<const StageScene>& scene) {
            const auto pending = std::move(m_pending);
            m_pending.reset();
            if (!pending || scene == nullptr) return;
            showView(m_pages, pending->first);
            showQuiz(m_pages, pending->second);
            // What stands beside may have steps that the scene does not have.
            const int last = m_pages.stage.playback().step();
            const int wanted = pending->first.step;
            if (wanted == last) return;
            connect(
                &m_pages.controller, &RunController::comparedReady, this,
                [this, last, wanted] {
                  if (m_pages.stage.playback().step() == last) {
                    m_pages.stage.playback().jump(wanted);
                  }
                },
                Qt::SingleShotConnection);
          });
}

void SessionController::noteRun() {
  const auto& shown = m_pages.controller.shown();
  if (openedOf(shown.result) == nullptr) m_pending.reset();
  if (!std::exchange(m_isUsersRun, false) || shown.result == nullptr) return;
  ++m_deeds;
  showTitle();
  m_autosave->writeNow();
}

void SessionController::noteChange() {
  showTitle();
  if (isModified()) {
    m_autosave->note();
  } else {
    m_autosave->clear();
  }
}

void SessionController::startFresh() {
  m_isUsersRun = false;
  m_history->restart();
}

void SessionController::showTitle() {
  //: Title of the window; [*] is where Qt marks changes that are not saved
  m_window.setWindowTitle(
      m_file.isEmpty()
          ? tr("Lanescope[*]")
          : /*: Title of the window. %1: name of the session; [*] is where Qt marks changes */ tr(
                "%1[*] — Lanescope")
                .arg(QFileInfo(m_file).fileName()));
  m_window.setWindowModified(isModified());
  emit modifiedChanged();
}

void SessionController::trouble(const QString& sentence) {
  m_messages.say(sentence, MessageStrip::Tone::trouble);
}

// Saving

void SessionController::noteOpened(const app::SessionResult& opened) {
  m_opened.push_back({opened.result, opened.sourceHash});
}

const SessionController::Opened* SessionController::openedOf(
    const std::shared_ptr<const values::RunResult>& result) const {
  const auto found = std::ranges::find_if(m_opened, [&](const Opened& opened) {
    return result != nullptr && opened.result.lock() == result;
  });
  return found == m_opened.end() ? nullptr : &*found;
}

app::SessionResult SessionController::withHash(
    const std::shared_ptr<const values::RunResult>& result) const {
  // What came from a file may have run with another source than this program's.
  const Opened* const opened = openedOf(result);
  return {result, opened != nullptr ? opened->sourceHash : app::sourceHashOf(result->kernel)};
}

app::Session SessionController::capture() const {
  app::Session session;
  session.savedBy = engine::programVersion();
  session.savedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
  session.form = formOn(m_pages);
  session.tables = m_pages.parameters.data().tables();
  const RunController::Shown& shown = m_pages.controller.shown();
  if (shown.result != nullptr) {
    app::SessionRun& run = session.run.emplace();
    run.request = shown.request;
    run.inputs = shown.arrays;
    run.main = withHash(shown.result);
    if (shown.compared != nullptr) {
      run.compared = withHash(shown.compared);
      run.comparedRequest = shown.comparedRequest;
    }
  }
  session.view = viewOn(m_pages);
  session.quiz = quizOn(m_pages);
  session.ownKernel = ownKernelOn(m_pages);
  session.lesson = m_pages.lesson.content();
  return session;
}

void SessionController::save() {
  if (m_file.isEmpty()) {
    saveAs();
  } else {
    saveTo(m_file);
  }
}

void SessionController::saveAs() {
  QSettings settings;
  const QString suffix = QStringLiteral(".") + QLatin1String(app::kSessionSuffix);
  const QDir folder(settings.value(kSessionFolder, QDir::homePath()).toString());
  const QString name = QString::fromStdString(formOn(m_pages).kernel) + suffix;
  QString file = QFileDialog::getSaveFileName(&m_window, tr("Save the session"),
                                              m_file.isEmpty() ? folder.filePath(name) : m_file,
                                              //: A kind of files in the dialog of files. %1: the
                                              //: ending of the files' names
                                              tr("Sessions (*%1)").arg(suffix));
  if (file.isEmpty()) {
    m_afterSaving = nullptr;
    return;
  }
  if (!isSession(file)) file += suffix;
  saveTo(file);
}

void SessionController::saveTo(const QString& file) {
  if (std::exchange(m_saving, true)) return;
  QSettings().setValue(kSessionFolder, QFileInfo(file).absolutePath());
  const int deeds = m_deeds;
  const int formIndex = m_history->stack().index();
  m_history->endStep();
  const auto end = [this, file, deeds, formIndex](const QString& sentence) {
    m_saving = false;
    finishSaving(file, sentence, deeds, formIndex);
  };
  //: What is being made: "The session needs more memory than …"
  app::inBackground(
      this, tr("The session"), [file, session = capture()] { app::writeSession(session, file); },
      [end] { end({}); }, [end](const values::Error& error) { end(sentenceText(error.what())); });
}

void SessionController::finishSaving(const QString& file, const QString& sentence, int deeds,
                                     int formIndex) {
  const Continuation goOn = std::exchange(m_afterSaving, nullptr);
  if (!sentence.isEmpty()) return trouble(sentence);
  m_file = QFileInfo(file).absoluteFilePath();
  RecentFiles::add(m_file);
  m_savedDeeds = deeds;
  if (m_history->stack().index() == formIndex) {
    m_history->stack().setClean();
  } else {
    m_history->stack().resetClean();
  }
  noteChange();
  //: %1: path of the file
  m_window.statusBar()->showMessage(tr("Saved: %1").arg(m_file));
  emit saved(m_file);
  if (goOn) goOn();
}

// Leaving

bool SessionController::mayClose() {
  if (m_mayClose || !isModified()) return true;
  leave([this] {
    m_mayClose = true;
    m_window.close();
  });
  return false;
}

void SessionController::leave(const Continuation& goOn) {
  if (!isModified()) return goOn();
  const auto name = QStringLiteral("unsaved");
  if (m_window.findChild<QMessageBox*>(name) != nullptr) return;
  //: Title of a question
  auto* box = new QMessageBox(
      QMessageBox::Question, tr("Unsaved work"),
      m_file.isEmpty()
          ? tr("This session is not saved. Save it?")
          : /*: %1: name of the session */ tr("%1 has changes that are not saved. Save them?")
                .arg(QFileInfo(m_file).fileName()),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
  box->setObjectName(name);
  box->setTextFormat(Qt::PlainText);
  box->setDefaultButton(QMessageBox::Save);
  box->setAttribute(Qt::WA_DeleteOnClose);
  connect(box, &QMessageBox::finished, this, [this, box, goOn](int answer) {
    box->setObjectName({});
    if (answer == QMessageBox::Discard) goOn();
    if (answer != QMessageBox::Save) return;
    m_afterSaving = goOn;
    save();
  });
  box->open();
}

// Opening

void SessionController::choose() {
  QSettings settings;
  //: Title of a dialog of files
  const QStringList files = QFileDialog::getOpenFileNames(
      &m_window, tr("Open"), settings.value(kSessionFolder, QDir::homePath()).toString(),
      //: Kinds of files in the dialog of files; the patterns stay. %1: an ending; %2 to %4:
      //: patterns
      tr("All that can be opened (*.%1 *.csv *.tsv *.txt *.json *.lesson %2 %4);;"
         "Sessions (*.%1);;Tables (*.csv *.tsv *.txt);;Images (%2);;Results (%3);;Kernels (%4);;"
         "Lessons (*.lesson lesson.md);;All files (*)")
          .arg(QLatin1String(app::kSessionSuffix), app::imagePatterns(), history::resultPatterns(),
               kKernelPatterns));
  if (files.isEmpty()) return;
  settings.setValue(kSessionFolder, QFileInfo(files.front()).absolutePath());
  openFiles(files);
}

void SessionController::openFiles(const QStringList& files) {
  if (files.isEmpty()) return;
  const auto session = std::ranges::find_if(files, isSession);
  if (session != files.end()) {
    if (files.size() > 1) return trouble(tr("Open one session at a time, and no data with it."));
    return open(*session);
  }
  if (isLesson(files.front())) {
    emit lessonChosen(files.front());
  } else if (isKernel(files.front())) {
    emit kernelChosen(files.front());
  } else if (history::isResultFile(files.front())) {
    emit resultsChosen(files);
  } else if (isImage(files.front())) {
    emit imageChosen(files.front());
  } else {
    m_pages.parameters.data().open(files);
  }
}

void SessionController::open(const QString& file) {
  leave([this, file] { read(file, nullptr); });
}

void SessionController::read(const QString& file, std::shared_ptr<AutosaveSlot> abandoned) {
  app::inBackground(
      this, QFileInfo(file).fileName(),
      [file] { return std::make_shared<const app::Session>(app::readSession(file)); },
      [this, file,
       abandoned = std::move(abandoned)](const std::shared_ptr<const app::Session>& session) {
        if (abandoned == nullptr) return present(*session, file);
        present(*session, {});
        m_autosave->adopt(abandoned);
        ++m_deeds;
        noteChange();
      },
      [this](const values::Error& error) { trouble(sentenceText(error.what())); });
}

void SessionController::present(const app::Session& session, const QString& file) {
  m_autosave->clear();
  m_file = file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath();
  m_isUsersRun = false;
  m_savedDeeds = m_deeds;
  m_opened.clear();
  RunController::Shown shown;
  if (session.run) {
    shown = {session.run->request, session.run->inputs, session.run->main.result, nullptr};
    noteOpened(session.run->main);
    shown.hasLines = app::hasSameSource(session.run->main);
    if (session.ownKernel && session.ownKernel->name == session.run->request.kernel &&
        app::textHashOf(session.ownKernel->text) == session.run->main.sourceHash) {
      shown.source = session.ownKernel->text;
    }
    if (session.run->compared) {
      shown.compared = session.run->compared->result;
      shown.comparedRequest = session.run->comparedRequest;
      noteOpened(*session.run->compared);
    }
  }
  m_pages.parameters.data().setTables(session.tables);
  app::SessionForm form = session.form;
  // Nothing is run now; and files of older versions say no more than which kernel it was.
  if (shown.compared == nullptr) form.compared.clear();
  if (shown.compared != nullptr && form.compared.empty()) form.compared = shown.compared->kernel;
  if (session.ownKernel) showOwnKernel(m_pages, *session.ownKernel);
  if (session.lesson) m_pages.lesson.show(*session.lesson);
  m_history->show(form);
  m_history->restart();
  showStops(m_pages, session.view);
  m_pending = {session.view, session.quiz};
  m_pages.controller.show(shown, session.view.block);
  if (!m_file.isEmpty()) RecentFiles::add(m_file);
  const OpenedWords words = wordsOnOpened(session, QFileInfo(m_file).fileName());
  m_messages.say(words.text,
                 words.isTrouble ? MessageStrip::Tone::trouble : MessageStrip::Tone::note);
  noteChange();
  emit opened(m_file);
  const bool isOnLab = session.ownKernel && session.ownKernel->name == session.form.kernel;
  if (isOnLab) emit m_pages.lab.wanted();
}

}  // namespace lanescope::ui
