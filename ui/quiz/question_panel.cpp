// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/question_panel.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/quiz/question_words.h"
#include "ui/quiz/quiz.h"
#include "ui/stage/player/playback.h"

namespace lanescope::ui {
namespace {

/// Type size over that of the application: the panel is read from farther away than a menu. In the
/// presentation the stage needs the room.
constexpr double kType = 1.25;
constexpr double kLargeType = 2.0;
constexpr int kLines = 3;  ///< for a question and its answer
constexpr int kLongest = 64;
constexpr int kSpacing = 8;

QString wordOf(QuestionKind kind) {
  switch (kind) {
    //: A kind of question, before a score: "values 3/4"
    case QuestionKind::value:
      return QuestionPanel::tr("values");
    //: A kind of question, before a score: "lanes 3/4"
    case QuestionKind::lanes:
      return QuestionPanel::tr("lanes");
    //: A kind of question, before a score: "conflicts 3/4"
    case QuestionKind::cost:
      return QuestionPanel::tr("conflicts");
    //: A kind of question, before a score: "steps left 3/4"
    case QuestionKind::left:
      return QuestionPanel::tr("steps left");
  }
  return {};
}

}  // namespace

QuestionPanel::QuestionPanel(Quiz& quiz, const Playback& playback, QWidget* parent)
    : QFrame(parent),
      m_quiz(quiz),
      m_playback(playback),
      m_theme(StageTheme::light()),
      m_sentence(new QLabel(this)),
      m_controls(new QWidget(this)),
      m_field(new QLineEdit(m_controls)),
      m_byKind(new QLabel(m_controls)),
      m_score(new QLabel(m_controls)) {
  setProperty("manualPage", "stage.md#the-quiz");
  setAutoFillBackground(true);
  //: Name of the panel for screen readers: what the user says will happen
  setAccessibleName(tr("Prediction"));
  m_sentence->setWordWrap(true);
  // The sentence may contain array names from files, so it is plain text.
  m_sentence->setTextFormat(Qt::PlainText);
  // A long sentence must not widen the window.
  m_sentence->setMinimumWidth(1);
  m_controls->setMinimumWidth(1);
  m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(18, 8, 18, 8);
  layout->setSpacing(4);
  layout->addWidget(m_sentence);
  layout->addWidget(m_controls);
  addControls();
  connect(&m_quiz, &Quiz::changed, this, &QuestionPanel::refresh);
  connect(&m_quiz, &Quiz::waits, this, &QuestionPanel::ask);
  setTypeSize(1.0);
  refresh();
}

void QuestionPanel::addControls() {
  auto* row = new QHBoxLayout(m_controls);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpacing);
  //: Name of the field for screen readers
  m_field->setAccessibleName(tr("Your answer"));
  //: In the empty field
  m_field->setPlaceholderText(tr("your answer"));
  m_field->setToolTip(
      tr("A number, NaN or inf; three digits of a float are enough. Enter checks it."));
  m_field->setMaxLength(kLongest);
  row->addWidget(m_field);
  connect(m_field, &QLineEdit::returnPressed, this, &QuestionPanel::check);
  //: A button: says whether the answer is right
  m_check = addButton(tr("Check"), tr("Play the step and see (Enter)"), nullptr);
  connect(m_check, &QPushButton::clicked, this, &QuestionPanel::check);
  //: A button: shows the right answer
  m_reveal = addButton(tr("Reveal"), tr("Play the step without an answer"), &Quiz::reveal);
  //: A button: goes on to the next question
  m_continue = addButton(tr("Continue"), tr("Go on to the next question (Enter)"), &Quiz::goOn);
  row->addStretch(1);
  row->addWidget(m_byKind);
  row->addSpacing(kSpacing);
  row->addWidget(m_score);
  m_byKind->setProperty("look", "muted");
  m_byKind->setAccessibleName(tr("Score by kind: right of asked"));
  m_byKind->setTextFormat(Qt::PlainText);
  //: How many answers were right
  m_score->setAccessibleName(tr("Score"));
  m_score->setTextFormat(Qt::PlainText);
}

QPushButton* QuestionPanel::addButton(const QString& text, const QString& tip,
                                      void (Quiz::*action)()) {
  auto* button = new QPushButton(text, m_controls);
  button->setToolTip(tip);
  button->setAutoDefault(true);  // Enter presses the button
  m_controls->layout()->addWidget(button);
  if (action != nullptr) connect(button, &QPushButton::clicked, &m_quiz, action);
  return button;
}

void QuestionPanel::setTheme(const StageTheme& theme) {
  m_theme = theme;
  color();
}

void QuestionPanel::color() {
  QPalette colors = palette();
  colors.setColor(QPalette::Window,
                  mix(m_theme.background, m_theme.accent, m_theme.isDark ? 0.18 : 0.10));
  colors.setColor(QPalette::WindowText, m_theme.text);
  setPalette(colors);
}

void QuestionPanel::setTypeSize(double factor) {
  QFont font;
  const double type = std::max(factor, std::min(kType * factor, kLargeType));
  font.setPointSizeF(QApplication::font().pointSizeF() * type);
  QFont strong = font;
  strong.setWeight(QFont::DemiBold);
  for (QWidget* child : m_controls->findChildren<QWidget*>()) child->setFont(font);
  m_sentence->setFont(strong);
  m_field->setFixedWidth(m_field->fontMetrics().averageCharWidth() * 16 + 20);
  m_sentence->setFixedHeight(QFontMetrics(strong).lineSpacing() * kLines + 2);
  // The row keeps its height when it shows no buttons.
  m_controls->setFixedHeight(m_check->sizeHint().height());
  showScore();
  color();  // a widget that moves to another window loses its colours
}

void QuestionPanel::check() {
  if (m_quiz.open() == nullptr || m_quiz.answer(m_field->text())) return;
  say(QStringList{m_quiz.open()->text, tr("Type a number, NaN or inf.")}.join(QLatin1Char('\n')));
  m_field->selectAll();
  m_field->setFocus(Qt::OtherFocusReason);
}

void QuestionPanel::ask() {
  m_field->setFocus(Qt::OtherFocusReason);
}

void QuestionPanel::refresh() {
  setVisible(m_playback.isPredicting() && m_quiz.hasScene());
  const bool hadFocus = isAncestorOf(QApplication::focusWidget());
  const Question* question = m_quiz.open();
  const QuizAnswer* answer = question == nullptr ? m_quiz.given() : nullptr;
  m_field->clear();
  for (QWidget* each : std::array<QWidget*, 3>{m_field, m_check, m_reveal}) {
    each->setVisible(question != nullptr);
  }
  m_continue->setVisible(answer != nullptr);
  if (question != nullptr) {
    say(question->text);
  } else if (answer != nullptr) {
    showAnswer(*answer);
  } else {
    say(tr("Step on (→) or play (Space): before a step you are asked what it will do."));
  }
  showScore();
  if (!hadFocus) return;
  if (answer != nullptr) {
    m_continue->setFocus(Qt::OtherFocusReason);
  } else if (question == nullptr) {
    emit done();
  }
}

void QuestionPanel::showAnswer(const QuizAnswer& answer) {
  const auto question = m_quiz.asked();
  if (!question) return;
  const QString truth = QuestionWords::number(question->type, question->bits);
  //: %1: the answer; %2: why it is right, a clause
  const QString verdict =
      answer.isRight ? tr("✓ Right, %1: %2.").arg(answer.typed, question->reason)
      : answer.typed.isEmpty()
          //: %1: the right answer; %2: why, a clause
          ? tr("It is %1: %2.").arg(truth, question->reason)
          : /*: %1: the given answer; %2: the right one; %3: why, a clause */ tr(
                "✗ Not %1 but %2: %3.")
                .arg(answer.typed, truth, question->reason);
  say(question->text + QLatin1Char('\n') + verdict);
}

void QuestionPanel::showScore() {
  const Score score = m_quiz.score();
  const Score::Count& all = score.all();
  QStringList kinds;
  for (const auto& [kind, count] : score.byKind()) {
    kinds += QStringLiteral("%1 %2/%3").arg(wordOf(kind)).arg(count.right).arg(count.asked);
  }
  m_byKind->setText(kinds.join(QStringLiteral(" · ")));
  //: %1: how many answers were right; %2: how many questions were asked
  const QString brief =
      all.asked == 0 ? QString() : tr("%1 of %2 right").arg(all.right).arg(all.asked);
  //: %1: how many answers were right; %2: of how many; %3: how many without a wrong one between
  const QString text =
      score.streak() > 1
          ? tr("%1 of %2 right · %3 in a row").arg(all.right).arg(all.asked).arg(score.streak())
          : brief;
  m_score->setToolTip(text + QLatin1Char('\n') + m_byKind->text());
  m_score->setAccessibleDescription(m_score->toolTip());
  // The text is shortened to the room that there is.
  int room = contentsRect().width() - 2 * layout()->contentsMargins().left();
  for (const QWidget* each :
       std::array<const QWidget*, 4>{m_field, m_check, m_reveal, m_continue}) {
    if (!each->isHidden()) room -= each->sizeHint().width() + kSpacing;
  }
  const bool isWhole = m_score->fontMetrics().horizontalAdvance(text) <= room;
  m_score->setText(isWhole ? text : brief);
  m_byKind->setVisible(m_byKind->sizeHint().width() + m_score->sizeHint().width() + 3 * kSpacing <
                       room);
}

void QuestionPanel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  showScore();
}

void QuestionPanel::say(const QString& sentence) {
  if (m_sentence->text() == sentence) return;
  m_sentence->setText(sentence);
  m_sentence->setToolTip(sentence);
  // A screen reader tells it with what has the focus, or is given it next.
  for (QWidget* each : std::array<QWidget*, 3>{this, m_field, m_continue}) {
    each->setAccessibleDescription(sentence);
  }
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

}  // namespace lanescope::ui
