// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desktop_motion.h"

#include "ui/theme/portal_setting.h"

namespace lanescope::ui {

DesktopMotion::DesktopMotion(QObject* parent) : QObject(parent) {
  const auto* reduced = new PortalSetting(QStringLiteral("org.freedesktop.appearance"),
                                          QStringLiteral("reduced-motion"), this);
  constexpr uint kReduced = 1;
  connect(reduced, &PortalSetting::answered, this,
          [this](const QVariant& value) { set(m_asksForLess, value.toUInt() == kReduced); });
  const auto* animations = new PortalSetting(QStringLiteral("org.gnome.desktop.interface"),
                                             QStringLiteral("enable-animations"), this);
  connect(animations, &PortalSetting::answered, this,
          [this](const QVariant& value) { set(m_hasNoAnimations, !value.toBool()); });
}

void DesktopMotion::set(bool& wish, bool value) {
  const bool before = isReduced();
  wish = value;
  if (isReduced() != before) emit changed(isReduced());
}

}  // namespace lanescope::ui
