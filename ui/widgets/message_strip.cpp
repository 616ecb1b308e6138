// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/message_strip.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <utility>

#include "ui/theme/icons.h"

namespace lanescope::ui {
namespace {

constexpr int kIconSize = 16;

}  // namespace

MessageStrip::MessageStrip(QWidget* parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_sentence(new QLabel(this)),
      m_close(new QToolButton(this)),
      m_choices(new QHBoxLayout),
      m_theme(StageTheme::light()) {
  setAutoFillBackground(true);
  //: Name of the strip for screen readers
  setAccessibleName(tr("Message"));
  m_sentence->setWordWrap(true);
  // Part of the sentence may come from files, so it is plain text.
  m_sentence->setTextFormat(Qt::PlainText);
  m_sentence->setMinimumWidth(1);  // a long path is cut off, and does not widen the window
  m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_close->setText(QStringLiteral("✕"));
  m_close->setAutoRaise(true);
  m_close->setToolTip(tr("Close the message"));
  m_close->setAccessibleName(tr("Close the message"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 6, 8, 6);
  layout->setSpacing(10);
  layout->addWidget(m_icon, 0, Qt::AlignTop);
  layout->addWidget(m_sentence, 1);
  m_choices->setSpacing(6);
  layout->addLayout(m_choices);
  layout->addWidget(m_close, 0, Qt::AlignTop);
  connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
  hide();
}

void MessageStrip::offer(const QString& sentence, const QList<Choice>& choices) {
  say(sentence, Tone::note);
  QWidget* before = m_close;
  for (const Choice& choice : choices) {
    auto* button = new QPushButton(choice.text, this);
    m_choices->addWidget(button);
    setTabOrder(std::exchange(before, button), button);
    connect(button, &QPushButton::clicked, this, [this, action = choice.action] {
      hide();
      action();
    });
  }
  if (before != m_close) setTabOrder(before, m_close);  // which stands behind them
}

void MessageStrip::removeChoices() {
  while (const QLayoutItem* item = m_choices->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
}

void MessageStrip::say(const QString& sentence, Tone tone) {
  removeChoices();
  m_sentence->setText(sentence);
  m_tone = tone;
  color();
  show();
  setAccessibleDescription(sentence);
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void MessageStrip::reword(const QString& sentence) {
  m_sentence->setText(sentence);
  setAccessibleDescription(sentence);
}

void MessageStrip::retire() {
  if (m_choices->count() == 0) hide();
}

QString MessageStrip::sentence() const {
  return isHidden() ? QString() : m_sentence->text();
}

void MessageStrip::setTheme(const StageTheme& theme) {
  m_theme = theme;
  color();
}

void MessageStrip::color() {
  const bool trouble = m_tone == Tone::trouble;
  const QColor ink = trouble ? m_theme.finding.ink : m_theme.accent;
  QPalette colors = palette();
  colors.setColor(QPalette::Window, mix(m_theme.background, ink, m_theme.isDark ? 0.18 : 0.10));
  colors.setColor(QPalette::WindowText, m_theme.text);
  setPalette(colors);
  QPixmap picture = warningPicture(colors, qRound(kIconSize * devicePixelRatioF()));
  picture.setDevicePixelRatio(devicePixelRatioF());
  m_icon->setPixmap(picture);
  m_icon->setVisible(trouble);
}

}  // namespace lanescope::ui
