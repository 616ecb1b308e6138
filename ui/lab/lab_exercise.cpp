// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/lab_exercise.h"

#include <QStackedWidget>
#include <memory>

#include "app/exercise/exercise_reader.h"
#include "app/text/language.h"
#include "ui/exercise/exercise_panel.h"

namespace lanescope::ui {

LabExercise::LabExercise(QWidget& choices, QWidget* page)
    : QObject(page), m_side(new QStackedWidget(page)), m_panel(new ExercisePanel(page)) {
  m_side->addWidget(&choices);
  m_side->addWidget(m_panel);
  // A panel that is not there asks for no width.
  m_panel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
}

QWidget& LabExercise::side() {
  return *m_side;
}

void LabExercise::show(const QString& folder) {
  m_folder.clear();
  m_panel->clear();
  m_side->setCurrentIndex(0);
  if (folder.isEmpty()) return;
  m_panel->showExercise(
      std::make_shared<const app::Exercise>(app::readExercise(folder, codeOfTexts())), folder);
  m_folder = folder;
  m_side->setCurrentWidget(m_panel);
}

}  // namespace lanescope::ui
