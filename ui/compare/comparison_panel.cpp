// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_panel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/compare/comparison_table.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {

ComparisonPanel::ComparisonPanel(QWidget* parent)
    : QWidget(parent),
      m_fold(new QToolButton(this)),
      m_sides(makeWords(this, "", tr("Runs on the left and on the right"))),
      m_verdict(makeWords(this, "", tr("What the pitfall does"))),
      m_table(new ComparisonTable(this)) {
  setProperty("manualPage", "comparing.md#the-table");
  //: A button that shows and hides the table with both runs' counters
  m_fold->setText(tr("Comparison"));
  m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_fold->setCheckable(true);
  m_fold->setAutoRaise(true);
  m_fold->setFocusPolicy(Qt::StrongFocus);
  m_fold->setAccessibleName(tr("Show the comparison"));
  m_fold->setToolTip(tr("Shows or hides the table of both sides"));
  m_sides->setTextFormat(Qt::PlainText);
  m_verdict->setMargin(6);
  auto* strip = new QHBoxLayout;
  strip->setContentsMargins(4, 2, 8, 2);
  strip->setSpacing(8);
  strip->addWidget(m_fold);
  strip->addWidget(m_sides, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(strip);
  column->addWidget(m_verdict);
  column->addWidget(m_table, 1);
  connect(m_fold, &QToolButton::toggled, this, [this](bool shown) {
    m_fold->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
    m_table->setVisible(shown);
    showVerdict();
    emit folded(!shown);
  });
  m_fold->setChecked(true);
}

void ComparisonPanel::showVerdict() {
  m_verdict->setVisible(!(m_isAsking && isFolded()) && !m_verdict->text().isEmpty());
}

void ComparisonPanel::setComparison(const Comparison& comparison) {
  //: %1, %2: a kernel and its parameters; %3: a sentence that says which blocks were counted
  m_sides->setText(tr("Left: %1. Right: %2. %3")
                       .arg(comparison.mainLabel, comparison.comparedLabel, comparison.scope));
  m_verdict->setText(comparison.verdict);
  showVerdict();
  m_table->setComparison(comparison);
}

bool ComparisonPanel::isFolded() const {
  return !m_fold->isChecked();
}

void ComparisonPanel::setFolded(bool folded) {
  m_fold->setChecked(!folded);
}

void ComparisonPanel::setAsking(bool asking) {
  m_isAsking = asking;
  if (asking) setFolded(true);
  showVerdict();
}

void ComparisonPanel::setTypeSize(double factor) {
  QFont font = QApplication::font();
  font.setPointSizeF(font.pointSizeF() * factor);
  m_fold->setFont(font);
  m_sides->setFont(font);
  m_verdict->setFont(font);
  m_table->setTypeSize(factor);
}

}  // namespace lanescope::ui
