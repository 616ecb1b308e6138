// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fitting_button.h"

#include <QStyle>
#include <QStyleOptionButton>
#include <utility>

namespace lanescope::ui {

FittingButton::FittingButton(QString text, QString brief, QWidget* parent)
    : QPushButton(text, parent), m_full(std::move(text)), m_brief(std::move(brief)) {
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void FittingButton::setTexts(const QString& text, const QString& brief) {
  m_full = text;
  m_brief = brief;
  chooseText();
  updateGeometry();
}

QSize FittingButton::sizeWith(const QString& text) const {
  ensurePolished();
  QStyleOptionButton option;
  initStyleOption(&option);
  option.text = text;
  return style()->sizeFromContents(QStyle::CT_PushButton, &option,
                                   fontMetrics().size(Qt::TextShowMnemonic, text), this);
}

QSize FittingButton::sizeHint() const {
  return sizeWith(m_full);
}

QSize FittingButton::minimumSizeHint() const {
  return sizeWith(m_brief);
}

void FittingButton::resizeEvent(QResizeEvent* event) {
  QPushButton::resizeEvent(event);
  chooseText();
}

void FittingButton::chooseText() {
  setText(width() < sizeHint().width() ? m_brief : m_full);
}

}  // namespace lanescope::ui
