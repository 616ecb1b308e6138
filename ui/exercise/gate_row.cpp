// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/gate_row.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/text/sentence_text.h"
#include "ui/manual/markdown_text.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr int kRowMargin = 8;
constexpr int kRowGap = 4;

}  // namespace

GateRow::GateRow(const app::Gate& gate, QWidget* parent)
    : QFrame(parent),
      m_gate(gate),
      m_title(makeWords(this, "heading")),
      m_sentence(makeWords(this, "")),
      m_show(makeButton(this, /*: A button: puts the run that fails on the stage */ tr("Show it"),
                        tr("Runs the kernel on the smallest input that fails"))) {
  setProperty("look", "lessonBox");
  setAccessibleName(gate.name);
  m_title->setTextFormat(Qt::PlainText);
  m_sentence->setTextFormat(Qt::PlainText);
  auto* text = new MarkdownText(this);
  text->showText(gate.text.parts);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kRowMargin, kRowMargin, kRowMargin, kRowMargin);
  column->setSpacing(kRowGap);
  addAll(*column, {m_title, text, m_sentence});
  column->addWidget(m_show, 0, Qt::AlignLeft);
  connect(m_show, &QPushButton::clicked, this, [this] {
    if (m_failing) emit runWanted(*m_failing);
  });
  clear();
}

void GateRow::clear() {
  m_failing.reset();
  //: A condition on a solution, not checked yet. %1: its name, "bounds"; %n: its points
  m_title->setText(tr("○ %1 (%n points)", nullptr, m_gate.points).arg(m_gate.name));
  m_sentence->hide();
  m_show->hide();
}

void GateRow::show(const app::GateVerdict& verdict) {
  m_failing = verdict.failing;
  switch (verdict.state) {
    case app::GateVerdict::State::passed:
      //: A condition that a solution meets. %1: its name, "bounds"; %n: its points
      m_title->setText(tr("✓ %1 (%n points)", nullptr, m_gate.points).arg(m_gate.name));
      break;
    case app::GateVerdict::State::failed:
      //: A condition that a solution does not meet. %1: its name, "bounds"; %n: its points
      m_title->setText(tr("✗ %1 (0 of %n points)", nullptr, m_gate.points).arg(m_gate.name));
      break;
    case app::GateVerdict::State::notJudged:
      //: A condition that was not checked. %1: its name, "time"
      m_title->setText(tr("– %1 (not judged)").arg(m_gate.name));
      break;
  }
  m_sentence->setText(sentenceText(verdict.sentence.toStdString()));
  const bool isWrong = verdict.state != app::GateVerdict::State::passed;
  m_sentence->setVisible(isWrong && !verdict.sentence.isEmpty());
  m_show->setVisible(verdict.failing.has_value());
}

}  // namespace lanescope::ui
