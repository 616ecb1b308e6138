// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/watch/entry_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/compare/stage_page.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {

EntryBar::EntryBar(StagePage& stage, const Words& words)
    : QWidget(&stage.stageArea()),
      m_stage(stage),
      m_field(new QLineEdit(this)),
      m_close(makeSegment(this, QStringLiteral("×"), words.closeHelp, words.closeName)),
      m_complaint(new ComplaintLabel(words.complaintName, this)),
      m_row(new QHBoxLayout),
      m_column(new QVBoxLayout(this)) {
  m_field->setAccessibleName(words.fieldName);
  auto* label = new QLabel(words.label, this);
  label->setBuddy(m_field);
  m_row->addWidget(label);
  m_row->addWidget(m_field, 1);
  m_row->addWidget(m_close);
  m_column->setContentsMargins(10, 6, 10, 6);
  m_column->setSpacing(4);
  m_column->addLayout(m_row);
  m_column->addWidget(m_complaint);
  stage.addBelow(*this, [this] { escape(); });
  setTabOrder(&stage.stage(), m_field);
  setTabOrder(m_field, m_close);
  connect(m_close, &QToolButton::clicked, this, &EntryBar::dismiss);
  hide();
}

void EntryBar::addButtons(std::initializer_list<QPushButton*> buttons) {
  QWidget* previous = m_field;
  for (QPushButton* button : buttons) {
    m_row->insertWidget(m_row->count() - 1, button);
    setTabOrder(std::exchange(previous, button), button);
  }
  setTabOrder(previous, m_close);
}

void EntryBar::addBeneath(QWidget& widget, int stretch) {
  m_column->addWidget(&widget, stretch);
  setTabOrder(m_close, &widget);
}

void EntryBar::open() {
  emit wanted();
  show();
  m_field->setFocus(Qt::ShortcutFocusReason);
  m_field->selectAll();
}

void EntryBar::dismiss() {
  hide();
  m_stage.stage().setFocus(Qt::OtherFocusReason);
}

void EntryBar::keyPressEvent(QKeyEvent* event) {
  event->key() == Qt::Key_Escape ? escape() : QWidget::keyPressEvent(event);
}

}  // namespace lanescope::ui
