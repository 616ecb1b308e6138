// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/quiz_menu.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>
#include <algorithm>
#include <utility>

#include "ui/quiz/quiz.h"
#include "ui/stage/player/playback.h"

namespace lanescope::ui {
namespace {

// These names stand in the settings of users.
const QString kKinds = QStringLiteral("lesson/kinds");
const QString kPace = QStringLiteral("lesson/pace");

}  // namespace

QuizMenu::QuizMenu(QMenu& menu, Quiz& quiz, Playback& playback) : QObject(&menu), m_quiz(quiz) {
  const QSettings settings;
  constexpr int kAll = Quiz::kAllKinds;
  m_quiz.setKinds(QuestionKinds(settings.value(kKinds, kAll).toInt() & kAll));
  m_quiz.setPace(static_cast<QuestionPace>(std::clamp(
      settings.value(kPace, 0).toInt(), 0, static_cast<int>(QuestionPace::everyChange))));

  QAction* predict = menu.addAction(tr("&Predict before each step"));
  predict->setShortcut(Qt::CTRL | Qt::Key_P);
  predict->setStatusTip(tr("The playback stops before a step and asks what it will do"));
  predict->setCheckable(true);
  connect(predict, &QAction::toggled, &playback, &Playback::setPredicting);
  connect(&playback, &Playback::predictingChanged, predict, &QAction::setChecked);
  QAction* reveal = menu.addAction(tr("&Reveal the answer"));
  reveal->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
  connect(reveal, &QAction::triggered, &m_quiz, &Quiz::reveal);
  QAction* startOver = menu.addAction(tr("&Start over with other questions"));
  connect(startOver, &QAction::triggered, &m_quiz, &Quiz::startOver);
  const auto enable = [this, reveal, startOver] {
    reveal->setEnabled(m_quiz.open() != nullptr);
    startOver->setEnabled(!m_quiz.answers().empty());
  };
  connect(&m_quiz, &Quiz::changed, this, enable);
  enable();
  //: Above a list of kinds of questions
  menu.addSection(tr("Ask for"));
  addKinds(menu);
  //: Above a list of times at which questions are asked
  menu.addSection(tr("How often"));
  addPaces(menu);
  connect(&m_quiz, &Quiz::choiceChanged, this, &QuizMenu::remember);
}

void QuizMenu::addKinds(QMenu& menu) {
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
      action->setChecked(m_quiz.kinds().testFlag(kind));
    };
    connect(action, &QAction::triggered, this, [this, kind = kind](bool on) {
      QuestionKinds wanted = m_quiz.kinds();
      m_quiz.setKinds(wanted.setFlag(kind, on));
    });
    connect(&m_quiz, &Quiz::choiceChanged, action, show);
    show();
  }
}

void QuizMenu::addPaces(QMenu& menu) {
  const std::pair<QString, QuestionPace> paces[] = {
      {tr("Before each &step"), QuestionPace::everyStep},
      {tr("Once between two &barriers"), QuestionPace::everyEpoch},
      {tr("&Where something is stored"), QuestionPace::everyChange}};
  auto* group = new QActionGroup(this);
  for (const auto& [text, pace] : paces) {
    QAction* action = group->addAction(menu.addAction(text));
    action->setCheckable(true);
    action->setChecked(pace == m_quiz.pace());
    connect(action, &QAction::triggered, this, [this, pace = pace] { m_quiz.setPace(pace); });
  }
}

void QuizMenu::remember() {
  QSettings settings;
  settings.setValue(kKinds, static_cast<int>(m_quiz.kinds()));
  settings.setValue(kPace, static_cast<int>(m_quiz.pace()));
}

}  // namespace lanescope::ui
