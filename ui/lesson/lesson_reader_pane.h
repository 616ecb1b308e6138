// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/lesson/lesson_text.h"
#include "ui/lesson/lesson_view.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace lanescope::ui {

/// The open lesson beside the stage: its title and where one is in it, the page, a sentence on
/// what went wrong, and the buttons that turn the pages.
class LessonReaderPane : public QWidget {
  Q_OBJECT

 public:
  LessonReaderPane(app::EngineThread& engine, QWidget* parent);

  [[nodiscard]] LessonView& view() { return *m_view; }
  /// Which page is shown, from 0.
  void showPlace(const app::LessonText& text, int page, bool hasStage);
  /// A sentence below the page; empty: none.
  void say(const QString& sentence);
  [[nodiscard]] QString sentence() const;
  /// The stage is being set.
  void setBusy(bool isBusy);
  /// Shows a page of the lesson below its title.
  void showPage(const LessonView::Page& page, bool keepsPlace);
  /// Sets the type as a multiple of the window's.
  void setTypeSize(double factor);

 signals:
  void nextWanted();
  void backWanted();
  void stageWanted();
  void listWanted();

 private:
  void buildLayout();
  /// Gives each part its type: with a style sheet fonts are not handed down.
  void applyType();

  double m_typeSize = 1.0;
  bool m_hasStage = false;  ///< the page has one to set
  QToolButton* m_list;
  QLabel* m_title;
  QLabel* m_place;
  QLabel* m_page;
  LessonView* m_view;
  QLabel* m_note;
  QPushButton* m_back;
  QPushButton* m_set;
  QPushButton* m_next;
};

}  // namespace lanescope::ui
