// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/session/session.h"
#include "ui/session/session_pages.h"

class QUndoStack;

namespace lanescope::ui {

class AbandonedWork;
class Autosave;
class AutosaveSlot;
class FormHistory;
class MessageStrip;

/// The session of a window: which file it is, whether it has work that is not saved, how it is
/// saved, opened, kept through a crash. Files are read and written on a worker thread.
///
/// Work is a run that the user asked for. In a session that has a file it is another form, too.
/// Looking and stepping are no work, so that the program then ends without a question.
class SessionController : public QObject {
  Q_OBJECT

 public:
  SessionController(QMainWindow& window, const SessionPages& pages, MessageStrip& messages);
  ~SessionController() override;

  /// The file of the session; empty where there is none yet.
  [[nodiscard]] const QString& file() const { return m_file; }
  [[nodiscard]] bool isModified() const;
  [[nodiscard]] QUndoStack& history();
  /// Whether the window may close now. Otherwise the user is asked first.
  [[nodiscard]] bool mayClose();
  /// Shows a session that was read from a file.
  void present(const app::Session& session, const QString& file);
  /// Forgets what was asked for so far, which the user has not done.
  void startFresh();
  /// Offers what a window that is gone has left behind.
  void offerAbandoned();

 public slots:
  /// Asks for a file of any kind.
  void choose();
  /// Opens a session; images, results and tables go to their pages.
  void openFiles(const QStringList& files);
  void open(const QString& file);
  void save();
  void saveAs();
  void saveTo(const QString& file);
  void trouble(const QString& sentence);

 signals:
  void opened(const QString& file);
  void saved(const QString& file);
  void autosaved();
  /// An image is to be opened.
  void imageChosen(const QString& file);
  /// Files of results are to be imported.
  void resultsChosen(const QStringList& files);
  /// A kernel of the user is to be opened.
  void kernelChosen(const QString& file);
  /// A lesson is to be opened: a folder or a file.
  void lessonChosen(const QString& place);
  void modifiedChanged();

 private:
  using Continuation = std::function<void()>;
  /// A result that came from a file, for as long as a page has it.
  struct Opened {
    std::weak_ptr<const values::RunResult> result;
    std::string sourceHash;
  };

  void connectPages();
  /// Goes on at once, or when the user has decided about unsaved work. A cancel ends it.
  void leave(const Continuation& goOn);
  void read(const QString& file, std::shared_ptr<AutosaveSlot> abandoned);
  void finishSaving(const QString& file, const QString& sentence, int deeds, int formIndex);
  void noteRun();
  void noteChange();
  void showTitle();
  [[nodiscard]] app::Session capture() const;
  void noteOpened(const app::SessionResult& opened);
  /// Null where the result did not come from the file.
  [[nodiscard]] const Opened* openedOf(
      const std::shared_ptr<const values::RunResult>& result) const;
  [[nodiscard]] app::SessionResult withHash(
      const std::shared_ptr<const values::RunResult>& result) const;

  QMainWindow& m_window;
  SessionPages m_pages;
  MessageStrip& m_messages;
  FormHistory* m_history;
  Autosave* m_autosave;
  AbandonedWork* m_abandoned;
  QString m_file;
  std::vector<Opened> m_opened;
  /// The view and the quiz of the scene that is being built.
  std::optional<std::pair<app::SessionView, app::SessionQuiz>> m_pending;
  Continuation m_afterSaving;
  int m_deeds = 0;       ///< runs that the user asked for, answers, changes of a kernel
  int m_savedDeeds = 0;  ///< how many of them are in the file
  bool m_isUsersRun = false;
  bool m_saving = false;
  bool m_mayClose = false;
};

}  // namespace lanescope::ui
