// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

namespace lanescope::ui {
namespace {

template <class Button>
Button* labelled(Button* button, const QString& text, const QString& help, const QString& name) {
  button->setText(text);
  button->setToolTip(help);
  if (!name.isEmpty()) button->setAccessibleName(name);
  return button;
}

}  // namespace

QLabel* makeWords(QWidget* parent, const char* look, const QString& name) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setProperty("look", QLatin1String(look));
  label->setAccessibleName(name);
  return label;
}

QPushButton* makeButton(QWidget* parent, const QString& text, const QString& help,
                        const QString& name) {
  return labelled(new QPushButton(parent), text, help, name);
}

QToolButton* makeSegment(QWidget* parent, const QString& text, const QString& help,
                         const QString& name) {
  QToolButton* button = labelled(new QToolButton(parent), text, help, name);
  button->setProperty("look", "segment");
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

QComboBox* makeChoice(QWidget* parent, const QString& name, int letters) {
  auto* choice = new QComboBox(parent);
  choice->setAccessibleName(name);
  if (letters == 0) return choice;
  choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  choice->setMinimumContentsLength(letters);
  return choice;
}

QProgressBar* makeProgress(QWidget* parent, const QString& name, int most) {
  auto* bar = new QProgressBar(parent);
  bar->setRange(0, most);
  bar->setTextVisible(false);
  bar->setAccessibleName(name);
  return bar;
}

void addAll(QBoxLayout& layout, std::initializer_list<QWidget*> widgets) {
  for (QWidget* widget : widgets) {
    widget == nullptr ? layout.addStretch(1) : layout.addWidget(widget);
  }
}

QTableView* makeTable(QAbstractItemModel& model, const QString& accessibleName) {
  auto* table = new QTableView;
  table->setModel(&model);
  table->setAccessibleName(accessibleName);
  table->setTabKeyNavigation(false);
  table->setFrameShape(QFrame::NoFrame);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->verticalHeader()->hide();
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table->horizontalHeader()->setStretchLastSection(true);
  return table;
}

}  // namespace lanescope::ui
