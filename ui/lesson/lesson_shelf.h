// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/lesson/read_lesson.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace lanescope::ui {

/// The lessons that came with the program, in the order of the course, with their minutes and how
/// far one has read them.
class LessonShelf : public QWidget {
  Q_OBJECT

 public:
  explicit LessonShelf(QWidget* parent);

  /// Reads the lessons, if that has not been done, and shows how far each was read.
  void refresh();
  /// Says why a lesson was not opened.
  void say(const QString& sentence);
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] QListWidget& list() { return *m_list; }

 signals:
  void chosen(const QString& place);
  /// The user wants to open a lesson that did not come with the program.
  void folderWanted();
  void fileWanted();

 private:
  void buildLayout();
  void fill();
  void showAbout();
  void openCurrent();

  std::vector<ReadLesson> m_lessons;
  bool m_isReading = false;
  QLabel* m_words;
  QListWidget* m_list;
  QLabel* m_about;
  QLabel* m_trouble;
  QPushButton* m_open;
  QPushButton* m_file;
  QPushButton* m_folder;
};

}  // namespace lanescope::ui
