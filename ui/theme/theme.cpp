// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QMetaEnum>
#include <QPalette>
#include <QSettings>
#include <QStyleFactory>
#include <algorithm>
#include <utility>

#include "ui/theme/cached_drawing_style.h"
#include "ui/theme/portal_setting.h"
#include "ui/theme/style_sheet.h"

namespace lanescope::ui {
namespace {

const QString kSetting = QStringLiteral("theme");

constexpr double kPoints = 10.0;

/// Desktops have type of 9 to 11 points unless their user wants it larger.
double typeSizeOf(const QFont& desktop) {
  constexpr double kLargestUsual = 11.5;
  constexpr double kLargest = 3.0;
  const double points = QFontInfo(desktop).pointSizeF();
  return points > kLargestUsual ? std::min(points / kPoints, kLargest) : 1.0;
}

QPalette paletteOf(const StageTheme& theme) {
  QPalette palette;
  const QColor faint = mix(theme.mutedText, theme.background, 0.35);
  palette.setColor(QPalette::Window, theme.background);
  palette.setColor(QPalette::WindowText, theme.text);
  palette.setColor(QPalette::Base, theme.panel);
  palette.setColor(QPalette::AlternateBase, mix(theme.panel, theme.background, 0.5));
  palette.setColor(QPalette::Text, theme.text);
  palette.setColor(QPalette::Button, theme.panel);
  palette.setColor(QPalette::ButtonText, theme.text);
  palette.setColor(QPalette::BrightText, theme.finding.ink);
  palette.setColor(QPalette::ToolTipBase, theme.panel);
  palette.setColor(QPalette::ToolTipText, theme.text);
  palette.setColor(QPalette::PlaceholderText, theme.mutedText);
  palette.setColor(QPalette::Highlight, theme.accent);
  palette.setColor(QPalette::HighlightedText, theme.onAccent);
  palette.setColor(QPalette::Link, theme.accent);
  palette.setColor(QPalette::LinkVisited, theme.accent);
  palette.setColor(QPalette::Light, mix(theme.panel, theme.text, 0.06));
  palette.setColor(QPalette::Midlight, mix(theme.panel, theme.text, 0.10));
  palette.setColor(QPalette::Mid, mix(theme.panel, theme.text, 0.25));
  palette.setColor(QPalette::Dark, mix(theme.panel, theme.text, 0.40));
  palette.setColor(QPalette::Shadow, theme.isDark ? QColor(Qt::black) : theme.border);
  for (const QPalette::ColorRole role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, faint);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.border);
  palette.setColor(QPalette::Disabled, QPalette::HighlightedText, theme.mutedText);
  return palette;
}

}  // namespace

ChartColors ChartColors::of(const StageTheme& theme) {
  ChartColors colors;
  // The palette is after Okabe and Ito, with the colours moved apart for each kind of
  // colour-blindness. The lighter colour of each pair is for dark themes.
  const auto pick = [&](const char* light, const char* dark) {
    return QColor(QLatin1String(theme.isDark ? dark : light));
  };
  colors.gpu = pick("#00795a", "#39b68a");
  colors.phases = {pick("#888e97", "#848792"), pick("#2f7fc1", "#65caff"), colors.gpu,
                   pick("#c37f00", "#e8b23a"), pick("#a45690", "#d689bb")};
  colors.cpu = {pick("#0560c0", "#83c4fe"), pick("#c2500a", "#e0844c"), pick("#9a4a80", "#dd94c1"),
                pick("#584600", "#d6c648")};
  return colors;
}

Theme::Theme(QObject* parent)
    : QObject(parent),
      m_typeSize(typeSizeOf(QApplication::font())),
      m_isDesktopDark(QGuiApplication::palette().color(QPalette::Window).lightness() < 128) {
  const QByteArray remembered = QSettings().value(kSetting).toString().toLatin1();
  bool known = false;
  const int value = QMetaEnum::fromType<Choice>().keyToValue(remembered.constData(), &known);
  if (known) m_choice = static_cast<Choice>(value);
  const auto* scheme = new PortalSetting(QStringLiteral("org.freedesktop.appearance"),
                                         QStringLiteral("color-scheme"), this);
  connect(scheme, &PortalSetting::answered, this, [this](const QVariant& answer) {
    constexpr uint kPrefersDark = 1;
    const bool isDark = answer.toUInt() == kPrefersDark;
    if (std::exchange(m_isDesktopDark, isDark) == isDark) return;
    if (m_choice == Choice::desktop) dress();
  });
  QApplication::setStyle(new CachedDrawingStyle(QStyleFactory::create(QStringLiteral("Fusion"))));
  dress();
}

void Theme::choose(Choice choice) {
  QSettings().setValue(
      kSetting,
      QString::fromLatin1(QMetaEnum::fromType<Choice>().valueToKey(static_cast<int>(choice))));
  use(choice);
}

void Theme::use(Choice choice) {
  m_choice = choice;
  dress();
}

Theme::Choice Theme::choiceOf(ThemeId id) {
  switch (id) {
    case ThemeId::light:
      return Choice::light;
    case ThemeId::dark:
      return Choice::dark;
    case ThemeId::highContrast:
      return Choice::highContrast;
  }
  return Choice::desktop;
}

ThemeId Theme::wanted() const {
  for (const StageThemeInfo& info : stageThemes()) {
    if (choiceOf(info.id) == m_choice) return info.id;
  }
  return m_isDesktopDark ? ThemeId::dark : ThemeId::light;
}

void Theme::dress() {
  m_colors = StageTheme::of(wanted());
  m_colors.typeSize = m_typeSize;
  QFont font(m_colors.sans);
  font.setPointSizeF(kPoints * m_typeSize);
  QApplication::setFont(font);
  QApplication::setPalette(paletteOf(m_colors));
  qApp->setStyleSheet(styleSheetOf(m_colors));
  emit changed(m_colors);
}

}  // namespace lanescope::ui
