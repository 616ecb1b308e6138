// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/lab_layout.h"

#include <QFontMetrics>
#include <QSplitter>
#include <QVBoxLayout>
#include <QWidget>

#include "ui/widgets/controls.h"
#include "ui/widgets/tab_order.h"

namespace lanescope::ui {
namespace {

/// Of the editor, where the choices stand beside it.
constexpr int kLettersBeside = 48;
/// Of the page's width, of the editor and the choices; of their height, of the choices below.
constexpr int kShareOfText = 44;
constexpr int kShareBesideAssembly = 34;
constexpr int kShareOfAssembly = 26;
constexpr int kShareOfChoices = 40;
constexpr int kWhole = 100;

}  // namespace

LabLayout::LabLayout(const Parts& parts, QWidget& page)
    : QObject(&page),
      m_parts(parts),
      m_page(page),
      m_split(new QSplitter(Qt::Horizontal, &page)),
      m_left(new QSplitter(Qt::Vertical, &page)) {
  auto* pane = new QWidget(m_split);
  auto* column = new QVBoxLayout(pane);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* text = new QWidget(m_left);
  auto* ofText = new QVBoxLayout(text);
  ofText->setContentsMargins(0, 0, 0, 0);
  ofText->setSpacing(0);
  addAll(*ofText, {&parts.editor, &parts.find, &parts.note});
  ofText->setStretchFactor(&parts.editor, 1);
  m_left->addWidget(text);
  m_left->addWidget(&parts.choices);
  m_left->setStretchFactor(0, 1);
  m_left->setChildrenCollapsible(false);
  addAll(*column, {&parts.head, m_left});
  column->setStretchFactor(m_left, 1);
  m_split->addWidget(pane);
  m_split->addWidget(&parts.assembly);
  parts.assembly.hide();
  m_split->setChildrenCollapsible(false);
  auto* whole = new QVBoxLayout(&page);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_split);
  setTabOrderOf({&parts.head, &parts.editor, &parts.find, &parts.choices, &parts.assembly});
  connect(m_split, &QSplitter::splitterMoved, this, [this] {
    m_sizes = m_split->sizes();
    arrange();
  });
  connect(m_left, &QSplitter::splitterMoved, this, [this] { m_leftSizes = m_left->sizes(); });
}

void LabLayout::takeStage(QWidget& stage) {
  if (stage.parentWidget() == m_split) return;
  m_split->addWidget(&stage);
  stage.show();
  arrange();
}

void LabLayout::showAssembly(bool isShown) {
  m_showsAssembly = isShown;
  m_sizes.clear();
  m_parts.assembly.setVisible(isShown);
  arrange();
}

void LabLayout::arrange() {
  const int width = m_page.width();
  const int ofText = width * (m_showsAssembly ? kShareBesideAssembly : kShareOfText) / kWhole;
  const int ofAssembly = m_showsAssembly ? width * kShareOfAssembly / kWhole : 0;
  m_split->setSizes(m_sizes.isEmpty() ? QList<int>{ofText, ofAssembly, width - ofText - ofAssembly}
                                      : m_sizes);
  // The choices stand beside the editor where both have room, else below it.
  const int ofEditor = kLettersBeside * m_parts.editor.fontMetrics().averageCharWidth();
  const int ofUsual = m_parts.choices.sizeHint().width();
  const bool isWide = m_split->sizes().front() >= ofUsual + ofEditor;
  const Qt::Orientation wanted = isWide ? Qt::Horizontal : Qt::Vertical;
  if (m_left->orientation() != wanted) m_leftSizes.clear();
  m_left->setOrientation(wanted);
  const int whole = isWide ? m_split->sizes().front() : m_page.height();
  const int ofChoices = isWide ? ofUsual : whole * kShareOfChoices / kWhole;
  m_left->setSizes(m_leftSizes.isEmpty() ? QList<int>{whole - ofChoices, ofChoices} : m_leftSizes);
}

}  // namespace lanescope::ui
