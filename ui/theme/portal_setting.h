// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>
#include <QVariant>

namespace lanescope::ui {

/// Reads one setting of the desktop from its portal (org.freedesktop.portal.Settings), which GNOME,
/// KDE and others provide, and follows its changes. Without a portal or the setting, no signal is
/// emitted.
class PortalSetting : public QObject {
  Q_OBJECT

 public:
  PortalSetting(const QString& group, const QString& key, QObject* parent = nullptr);

 signals:
  /// Emitted for the first value and for each change.
  void answered(const QVariant& value);

 private slots:
  void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

 private:
  void take(const QVariant& value);

  QString m_group;
  QString m_key;
};

}  // namespace lanescope::ui
