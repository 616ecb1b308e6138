// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_menu.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>
#include <algorithm>
#include <utility>

#include "ui/lesson/lesson.h"
#include "ui/stage/player/playback.h"

namespace lanescope::ui {
namespace {

const QString kKinds = QStringLiteral("lesson/kinds");
const QString kPace = QStringLiteral("lesson/pace");

}  // namespace

LessonMenu::LessonMenu(QMenu& menu, Lesson& lesson, Playback& playback)
    : QObject(&menu), m_lesson(lesson) {
  const QSettings settings;
  constexpr int kAll = Lesson::kAllKinds;
  m_lesson.setKinds(QuestionKinds(settings.value(kKinds, kAll).toInt() & kAll));
  m_lesson.setPace(static_cast<QuestionPace>(std::clamp(
      settings.value(kPace, 0).toInt(), 0, static_cast<int>(QuestionPace::everyChange))));

  QAction* predict = menu.addAction(tr("&Predict before each step"));
  predict->setShortcut(Qt::CTRL | Qt::Key_P);
  predict->setStatusTip(tr("The playback stops before a step and asks what it will do"));
  predict->setCheckable(true);
  connect(predict, &QAction::toggled, &playback, &Playback::setPredicting);
  connect(&playback, &Playback::predictingChanged, predict, &QAction::setChecked);
  QAction* reveal = menu.addAction(tr("&Reveal the answer"));
  reveal->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
  connect(reveal, &QAction::triggered, &m_lesson, &Lesson::reveal);
  QAction* startOver = menu.addAction(tr("&Start over with other questions"));
  connect(startOver, &QAction::triggered, &m_lesson, &Lesson::startOver);
  const auto enable = [this, reveal, startOver] {
    reveal->setEnabled(m_lesson.open() != nullptr);
    startOver->setEnabled(!m_lesson.answers().empty());
  };
  connect(&m_lesson, &Lesson::changed, this, enable);
  enable();
  //: Above a list of kinds of questions
  menu.addSection(tr("Ask for"));
  addKinds(menu);
  //: Above a list of times at which questions are asked
  menu.addSection(tr("How often"));
  addPaces(menu);
  connect(&m_lesson, &Lesson::choiceChanged, this, &LessonMenu::remember);
}

void LessonMenu::addKinds(QMenu& menu) {
  const std::pair<QString, QuestionKind> kinds[] = {
      {tr("&Values of elements"), QuestionKind::value},
      {tr("Active &lanes and threads"), QuestionKind::lanes},
      {tr("Bank &conflicts and sectors"), QuestionKind::cost},
      {tr("St&eps, barriers and epochs left"), QuestionKind::left}};
  for (const auto& [text, kind] : kinds) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setData(static_cast<int>(kind));
    const auto show = [this, action, kind = kind] {
      action->setChecked(m_lesson.kinds().testFlag(kind));
    };
    connect(action, &QAction::triggered, this, [this, kind = kind](bool on) {
      QuestionKinds wanted = m_lesson.kinds();
      m_lesson.setKinds(wanted.setFlag(kind, on));
    });
    connect(&m_lesson, &Lesson::choiceChanged, action, show);
    show();
  }
}

void LessonMenu::addPaces(QMenu& menu) {
  const std::pair<QString, QuestionPace> paces[] = {
      {tr("Before each &step"), QuestionPace::everyStep},
      {tr("Once between two &barriers"), QuestionPace::everyEpoch},
      {tr("&Where something is stored"), QuestionPace::everyChange}};
  auto* group = new QActionGroup(this);
  for (const auto& [text, pace] : paces) {
    QAction* action = group->addAction(menu.addAction(text));
    action->setCheckable(true);
    action->setChecked(pace == m_lesson.pace());
    connect(action, &QAction::triggered, this, [this, pace = pace] { m_lesson.setPace(pace); });
  }
}

void LessonMenu::remember() {
  QSettings settings;
  settings.setValue(kKinds, static_cast<int>(m_lesson.kinds()));
  settings.setValue(kPace, static_cast<int>(m_lesson.pace()));
}

}  // namespace lanescope::ui
