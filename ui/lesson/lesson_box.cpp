// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/markdown/own_markdown.h"
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

MarkdownText* LessonBox::addText(const app::MarkdownParts& parts) {
  auto* text = new MarkdownText(this);
  text->showText(parts);
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
  texts.sentences.push_back(app::ownMarkdown(LessonBox::tr("**Said:** %1"), {card.wrong.parts}));
  //: In a box on a mistake. %1: what is true instead, a sentence
  texts.sentences.push_back(app::ownMarkdown(LessonBox::tr("**True:** %1"), {card.right.parts}));
  if (card.proof.parts.empty()) return texts;
  //: In a box on a mistake. %1: what on the stage shows what is true, a sentence
  texts.sentences.push_back(
      app::ownMarkdown(LessonBox::tr("**On the stage:** %1"), {card.proof.parts}));
  return texts;
}

LessonBox* makeCardBox(const app::LessonCard& card, QWidget* parent) {
  const CardTexts texts = cardTexts(card);
  auto* box = new LessonBox(texts.heading, parent);
  for (const app::MarkdownParts& each : texts.sentences) box->addText(each);
  return box;
}

}  // namespace lanescope::ui
