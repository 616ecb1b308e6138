// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/manual/markdown_text.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"

namespace lanescope::ui {
namespace {

constexpr int kBoxMargin = 10;
constexpr int kBoxGap = 6;

}  // namespace

LessonBox::LessonBox(const QString& heading, QWidget* parent)
    : QFrame(parent), m_column(new QVBoxLayout(this)) {
  setProperty("look", "lessonBox");
  setAccessibleName(heading);
  m_column->setContentsMargins(kBoxMargin, kBoxMargin, kBoxMargin, kBoxMargin);
  m_column->setSpacing(kBoxGap);
  if (heading.isEmpty()) return;
  QLabel* words = makeWords(this, "heading");
  words->setText(heading);
  m_column->addWidget(words);
}

MarkdownText* LessonBox::addText(const QString& markdown) {
  auto* text = new MarkdownText(this);
  text->showText(markdown);
  m_column->addWidget(text);
  return text;
}

void LessonBox::addWidget(QWidget* widget) {
  m_column->addWidget(widget);
}

void LessonBox::addButtons(std::initializer_list<QWidget*> buttons) {
  auto* row = new QWidget(this);
  auto* flow = new FlowLayout(row, kBoxGap);
  flow->setContentsMargins(0, 0, 0, 0);
  for (QWidget* each : buttons) flow->insertWidget(flow->count(), each);
  m_column->addWidget(row);
}

CardTexts cardTexts(const app::LessonCard& card) {
  CardTexts texts{LessonBox::tr("A mistake in the sources"), {}};
  //: In a box on a mistake. %1: the mistake as people say it, a sentence
  texts.sentences += LessonBox::tr("**Said:** %1").arg(card.wrong);
  //: In a box on a mistake. %1: what is true instead, a sentence
  texts.sentences += LessonBox::tr("**True:** %1").arg(card.right);
  if (card.proof.isEmpty()) return texts;
  //: In a box on a mistake. %1: what on the stage shows what is true, a sentence
  texts.sentences += LessonBox::tr("**On the stage:** %1").arg(card.proof);
  return texts;
}

LessonBox* makeCardBox(const app::LessonCard& card, QWidget* parent) {
  const CardTexts texts = cardTexts(card);
  auto* box = new LessonBox(texts.heading, parent);
  for (const QString& each : texts.sentences) box->addText(each);
  return box;
}

}  // namespace lanescope::ui
