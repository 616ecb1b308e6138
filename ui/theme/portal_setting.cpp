// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/portal_setting.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace lanescope::ui {
namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");

}  // namespace

PortalSetting::PortalSetting(const QString& group, const QString& key, QObject* parent)
    : QObject(parent), m_group(group), m_key(key) {
  // Without an address the bus library would start a bus of its own.
  if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")) return;
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  // Before anything was read, Qt does not know the type of the signal's last argument, and connects
  // to nothing.
  qDBusRegisterMetaType<QDBusVariant>();
  bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
              SLOT(settingChanged(QString, QString, QDBusVariant)));
  QDBusMessage question =
      QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
  question << m_group << m_key;
  auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    if (!reply.isError()) take(reply.value().variant());
    watcher->deleteLater();
  });
}

void PortalSetting::settingChanged(const QString& group, const QString& key,
                                   const QDBusVariant& value) {
  if (group == m_group && key == m_key) take(value.variant());
}

void PortalSetting::take(const QVariant& value) {
  // `Read` wraps its answer in one variant more than `SettingChanged` does.
  emit answered(value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value);
}

}  // namespace lanescope::ui
