// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>

namespace lanescope::ui {

/// Whether the desktop asks for dark windows. Asked of the desktop portal
/// (org.freedesktop.appearance, color-scheme), which GNOME, KDE and others answer, and followed
/// while it changes; without a portal it stays with the palette that the program started with.
class DesktopScheme : public QObject {
  Q_OBJECT

 public:
  explicit DesktopScheme(QObject* parent = nullptr);

  [[nodiscard]] bool isDark() const { return m_dark; }

 signals:
  void changed(bool dark);

 private slots:
  void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

 private:
  void take(const QVariant& value);

  bool m_dark;
};

}  // namespace lanescope::ui
