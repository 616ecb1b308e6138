// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QStackedWidget;
class QWidget;

namespace lanescope::ui {

class ExercisePanel;

/// The exercise that the page Lab is at. Its panel stands where the choices of a kernel stand
/// otherwise: the exercise has made these.
class LabExercise : public QObject {
  Q_OBJECT

 public:
  LabExercise(QWidget& choices, QWidget* page);

  /// The choices or the panel.
  [[nodiscard]] QWidget& side();
  [[nodiscard]] ExercisePanel& panel() { return *m_panel; }
  /// Shows the exercise of a folder; an empty name: none. Throws values::Error with a sentence
  /// where the folder has none.
  void show(const QString& folder);
  /// The folder of the exercise; empty: none.
  [[nodiscard]] const QString& folder() const { return m_folder; }

 private:
  QStackedWidget* m_side;
  ExercisePanel* m_panel;
  QString m_folder;
};

}  // namespace lanescope::ui
