// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <set>

#include "app/session/session.h"
#include "ui/lesson/lesson_answers.h"
#include "ui/lesson/lesson_watch.h"
#include "ui/lesson/read_lesson.h"
#include "ui/lesson/stage_setter.h"

class QSplitter;
class QStackedWidget;

namespace lanescope::ui {

class LabPage;
class LessonReaderPane;
class LessonShelf;
class Theme;

/// The page on which a lesson is read: the list of lessons or the open one's text, and beside it
/// the stage, which is the very one of the page Kernel. Turning a page sets the stage as the page
/// says. A lesson that did not come with the program is foreign: its kernels run in the sandbox,
/// and only after the user has agreed once.
class LessonPage : public QWidget {
  Q_OBJECT

 public:
  /// What the page works with. All of it must outlive the page.
  struct Sources {
    app::EngineThread& engine;
    CatalogView& catalog;
    ParameterPanel& parameters;
    RunController& controller;
    LabPage& lab;
    const Theme& theme;
  };

  LessonPage(const Sources& sources, QWidget* parent);
  ~LessonPage() override;

  /// Where the stage is to be set. It comes behind this page in the order of Tab.
  void setStage(StagePage& stage);
  /// Takes the stage of the page Kernel, until that takes it back.
  void takeStage(QWidget& stage);
  /// Whether a lesson is open.
  [[nodiscard]] bool isOpen() const { return m_lesson.has_value(); }
  /// The open lesson; null: none.
  [[nodiscard]] const ReadLesson* lesson() const { return m_lesson ? &*m_lesson : nullptr; }
  /// Whether the page's stage is still being set.
  [[nodiscard]] bool isSettingStage() const { return m_setter != nullptr && m_setter->isBusy(); }
  /// Whether all kernels of the open lesson may run: those of the program may, and those of a
  /// foreign lesson once the user has agreed.
  [[nodiscard]] bool mayRunKernels() const;
  /// Says what went wrong, on the list or below the text; nothing: takes it away.
  void sayTrouble(const QString& sentence);
  /// The page that is shown, from 0.
  [[nodiscard]] int number() const { return m_number; }
  [[nodiscard]] LessonReaderPane& reader() { return *m_reader; }
  [[nodiscard]] LessonShelf& shelf() { return *m_shelf; }
  /// The text in a larger type in another window, until `takeReaderBack`.
  void lendReader(double typeSize);
  void takeReaderBack();

  /// What a session keeps; nothing while no lesson is open.
  [[nodiscard]] std::optional<app::SessionLesson> content() const;
  /// Opens the lesson of a session without running its stage.
  void show(const app::SessionLesson& lesson);

 public slots:
  /// Opens one of the program's lessons, a folder, or a .lesson file.
  void open(const QString& place);
  void next();
  void back();
  /// Reads the open lesson again, and stays on its page.
  void reload();
  /// Sets the stage as this page has it.
  void setStageAgain();
  /// Shows the list of lessons.
  void showList();
  /// Asks for a file or a folder.
  void chooseFile();
  void chooseFolder();

 signals:
  /// The page has something to show.
  void wanted();
  /// Another page or another lesson is shown, or the list.
  void placeChanged();
  /// The reader has answered a question.
  void answered();
  /// The picture that a page asks for is on the stage.
  void stageSet();

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void connectAll();
  void read(const QString& place, std::optional<app::SessionLesson> kept, bool isAgain);
  void take(ReadLesson lesson, const std::optional<app::SessionLesson>& kept, bool isAgain);
  void goTo(int page, bool setsStage);
  /// The stage of a page: the first that it sets, or else the last before it; null: none.
  [[nodiscard]] const app::LessonStage* stageOf(int page) const;
  void wantStage(const app::LessonStage& stage);
  void askForTrust(const app::LessonStage& stage);
  void predict(const app::LessonPredict& prediction);
  void openExercise(const QString& exercise);
  void arrange();

  Sources m_sources;
  StagePage* m_stage = nullptr;
  std::unique_ptr<StageSetter> m_setter;  ///< null before the stage is there
  LessonWatch m_watch;
  std::optional<ReadLesson> m_lesson;
  std::optional<app::LessonStage> m_standing;  ///< what was asked for last
  LessonAnswers m_answers;
  int m_number = 0;
  std::set<QString> m_trusted;  ///< places of lessons whose kernels may run
  quint64 m_reading = 0;        ///< grows with each reading, so that an older one is dropped
  QSplitter* m_split;
  QList<int> m_sizes;  ///< of the text and the stage, as the user has left them
  QStackedWidget* m_left;
  LessonShelf* m_shelf;
  LessonReaderPane* m_reader;
};

}  // namespace lanescope::ui
