// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>
#include <QVariant>

namespace lanescope::ui {

/// One setting of the desktop, asked of its portal (org.freedesktop.portal.Settings), which GNOME,
/// KDE and others answer, and followed while it changes. Without a portal, or where it does not
/// know the setting, nothing is ever said.
class PortalSetting : public QObject {
  Q_OBJECT

 public:
  PortalSetting(const QString& group, const QString& key, QObject* parent = nullptr);

 signals:
  /// The first answer, and each one after it.
  void answered(const QVariant& value);

 private slots:
  void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

 private:
  void take(const QVariant& value);

  QString m_group;
  QString m_key;
};

}  // namespace lanescope::ui
