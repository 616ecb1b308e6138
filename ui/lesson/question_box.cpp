// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/question_box.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QTextDocument>
#include <algorithm>
#include <utility>

#include "app/text/text.h"
#include "ui/lesson/choice_order.h"
#include "ui/manual/markdown_document.h"
#include "ui/manual/markdown_text.h"
#include "ui/quiz/lesson_answer.h"
#include "ui/quiz/typed_number.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/field_length.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

std::optional<LessonAnswer> answerIn(const app::LessonQuestion& question, const LessonRun& run) {
  return lessonAnswer(question, *run.result, run.scene ? &run.scene->model() : nullptr);
}

/// In the order of their numbers.
QList<app::MarkdownLine> choicesOf(const app::LessonQuestion& question) {
  return question.right + question.wrong;
}

QString richText(const app::MarkdownParts& parts, const QFont& font) {
  QTextDocument document;
  document.setDefaultFont(font);
  fillDocument(document, parts);
  return document.toHtml();
}

}  // namespace

QuestionBox::QuestionBox(app::LessonQuestion question, QWidget* parent)
    : LessonBox(/*: Heading of a box: the reader is asked something */ tr("Question"), parent),
      m_question(std::move(question)),
      m_check(makeButton(this, /*: A button: says whether the answer is right */ tr("Check"),
                         tr("Says whether the answer is right"))),
      m_reveal(makeButton(this, /*: A button */ tr("Show the answer"),
                          tr("Shows the right answer; it is counted as not answered"))),
      m_verdict(makeWords(this, "", tr("What the answer is worth"))),
      m_why(nullptr) {
  addText(m_question.text.parts);
  if (m_question.right.isEmpty()) {
    addField();
  } else {
    addChoices();
  }
  m_check->setObjectName(QStringLiteral("check"));
  m_reveal->setObjectName(QStringLiteral("reveal"));
  m_reveal->hide();
  addButtons({m_check, m_reveal});
  m_verdict->setObjectName(QStringLiteral("verdict"));
  m_verdict->setTextFormat(Qt::PlainText);
  m_verdict->hide();
  addWidget(m_verdict);
  m_why = addText(m_question.why.parts);
  m_why->hide();
  connect(m_check, &QPushButton::clicked, this, &QuestionBox::check);
  connect(m_reveal, &QPushButton::clicked, this, &QuestionBox::reveal);
  showState();
}

void QuestionBox::addChoices() {
  const QList<app::MarkdownLine> all = choicesOf(m_question);
  const bool isOne = m_question.right.size() == 1;
  for (const int which : choiceOrder(m_question.text.text, static_cast<int>(all.size()))) {
    // The text stands beside its button, since that of a button does not break into lines.
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    QAbstractButton* button = isOne ? static_cast<QAbstractButton*>(new QRadioButton(row))
                                    : static_cast<QAbstractButton*>(new QCheckBox(row));
    button->setAutoExclusive(false);
    button->setProperty("choice", which);
    button->setAccessibleName(all[which].text);
    QLabel* words = makeWords(row, "");
    words->setTextFormat(Qt::RichText);
    words->setText(richText(all[which].parts, words->font()));
    words->setProperty("choice", which);
    words->installEventFilter(this);
    line->addWidget(button, 0, Qt::AlignTop);
    line->addWidget(words, 1);
    addWidget(row);
    m_choices += button;
    connect(button, &QAbstractButton::toggled, this, [this, button, isOne](bool isOn) {
      // Each stands in a row of its own, so that Qt does not know that they belong together.
      if (isOne && isOn) {
        for (QAbstractButton* other : m_choices) {
          if (other != button) other->setChecked(false);
        }
      }
      showState();
    });
  }
}

bool QuestionBox::eventFilter(QObject* words, QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
    auto* label = static_cast<QLabel*>(words);
    const int which = label->property("choice").toInt();
    label->setText(richText(choicesOf(m_question)[which].parts, label->font()));
  }
  if (event->type() != QEvent::MouseButtonRelease) return LessonBox::eventFilter(words, event);
  const auto button = std::ranges::find_if(m_choices, [words](const QAbstractButton* each) {
    return each->property("choice") == words->property("choice");
  });
  if (button == m_choices.end()) return false;
  (*button)->setFocus(Qt::MouseFocusReason);
  (*button)->click();
  return true;
}

void QuestionBox::addField() {
  m_field = new QLineEdit(this);
  m_field->setObjectName(QStringLiteral("number"));
  m_field->setMaxLength(kLongestNumber);
  //: Name of a field for screen readers
  m_field->setAccessibleName(tr("Your answer, a number"));
  m_field->setPlaceholderText(tr("A number"));
  addWidget(m_field);
  connect(m_field, &QLineEdit::textChanged, this, &QuestionBox::showState);
  connect(m_field, &QLineEdit::returnPressed, this, [this] {
    if (m_check->isEnabled()) check();
  });
}

void QuestionBox::setRun(const LessonRun& run) {
  m_run = run;
  showState();
}

QString QuestionBox::given() const {
  if (!hasChoices()) return m_field->text().trimmed();
  QStringList ticked;
  for (const QAbstractButton* each : m_choices) {
    if (each->isChecked()) ticked += each->property("choice").toString();
  }
  std::ranges::sort(ticked);
  return ticked.join(QStringLiteral(", "));
}

void QuestionBox::showState() {
  const bool canBeJudged = hasChoices() || m_run.result != nullptr;
  m_check->setEnabled(canBeJudged && !given().isEmpty());
  m_check->setToolTip(canBeJudged ? tr("Says whether the answer is right")
                                  : tr("The stage has to be set first: it decides."));
}

std::optional<bool> QuestionBox::judge() {
  if (!hasChoices()) return judgeNumber();
  const auto rights = static_cast<int>(m_question.right.size());
  return std::ranges::all_of(m_choices, [rights](const QAbstractButton* each) {
    return each->isChecked() == (each->property("choice").toInt() < rights);
  });
}

std::optional<bool> QuestionBox::judgeNumber() {
  if (!TypedNumber::parse(m_field->text())) {
    say(tr("Type a number, as 28 or 2.5."), "muted");
    return std::nullopt;
  }
  try {
    const auto answer = answerIn(m_question, m_run);
    if (answer) return answer->isRight(m_field->text());
    say(tr("The run on the stage does not answer this question."), "error");
  } catch (const values::Error& error) {
    say(toQString(error.what()), "error");
  }
  return std::nullopt;
}

QString QuestionBox::rightAnswer() const {
  if (hasChoices()) return textOf(m_question.right);
  if (m_run.result == nullptr) return {};
  try {
    const auto answer = answerIn(m_question, m_run);
    return answer ? answer->words() : QString();
  } catch (const values::Error&) {
    return {};
  }
}

void QuestionBox::check() {
  const std::optional<bool> isRight = judge();
  if (!isRight) return;
  tell(*isRight);
  emit answered(given(), *isRight);
}

void QuestionBox::tell(bool isRight) {
  say(isRight ? tr("✓ That is right.") : tr("✗ Not yet. Look at the stage, and try again."),
      isRight ? "heading" : "error");
  m_reveal->setVisible(!isRight);
  if (isRight) explain();
}

void QuestionBox::reveal() {
  const QString right = rightAnswer();
  say(right.isEmpty() ? tr("The run on the stage does not answer this question.")
                      : /*: %1: the right answer */ tr("The answer: %1").arg(right),
      right.isEmpty() ? "error" : "heading");
  m_reveal->hide();
  explain();
}

void QuestionBox::explain() {
  m_why->setVisible(!m_question.why.parts.empty());
}

void QuestionBox::restore(const QString& given, bool isRight) {
  if (hasChoices()) {
    const QStringList ticked = given.split(QStringLiteral(", "));
    for (QAbstractButton* each : m_choices) {
      each->setChecked(ticked.contains(each->property("choice").toString()));
    }
  } else {
    m_field->setText(given);
  }
  tell(isRight);
}

void QuestionBox::say(const QString& sentence, const char* look) {
  m_verdict->setProperty("look", look);
  m_verdict->style()->unpolish(m_verdict);
  m_verdict->style()->polish(m_verdict);
  m_verdict->setText(sentence);
  m_verdict->show();
}

QString QuestionBox::verdict() const {
  return m_verdict->text();
}

}  // namespace lanescope::ui
