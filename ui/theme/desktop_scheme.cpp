// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/desktop_scheme.h"

#include <QGuiApplication>
#include <QPalette>

#include "ui/theme/portal_setting.h"

namespace lanescope::ui {

DesktopScheme::DesktopScheme(QObject* parent)
    : QObject(parent),
      m_dark(QGuiApplication::palette().color(QPalette::Window).lightness() < 128) {
  const auto* setting = new PortalSetting(QStringLiteral("org.freedesktop.appearance"),
                                          QStringLiteral("color-scheme"), this);
  constexpr uint kPrefersDark = 1;
  connect(setting, &PortalSetting::answered, this,
          [this](const QVariant& value) { setDark(value.toUInt() == kPrefersDark); });
}

void DesktopScheme::setDark(bool dark) {
  if (dark == m_dark) return;
  m_dark = dark;
  emit changed(dark);
}

}  // namespace lanescope::ui
