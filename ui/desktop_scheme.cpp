// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QPalette>

namespace lanescope::ui {
namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");
const QString kKey = QStringLiteral("color-scheme");

}  // namespace

DesktopScheme::DesktopScheme(QObject* parent)
    : QObject(parent),
      m_dark(QGuiApplication::palette().color(QPalette::Window).lightness() < 128) {
  // Without an address the bus library would start a bus of its own.
  if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")) return;
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
              SLOT(settingChanged(QString, QString, QDBusVariant)));
  QDBusMessage question =
      QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
  question << kGroup << kKey;
  auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    if (!reply.isError()) take(reply.value().variant());
    watcher->deleteLater();
  });
}

void DesktopScheme::settingChanged(const QString& group, const QString& key,
                                   const QDBusVariant& value) {
  if (group == kGroup && key == kKey) take(value.variant());
}

void DesktopScheme::take(const QVariant& value) {
  // `Read` wraps its answer in one variant more than `SettingChanged` does.
  const QVariant inner =
      value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
  constexpr uint kPrefersDark = 1;
  const bool dark = inner.toUInt() == kPrefersDark;
  if (dark == m_dark) return;
  m_dark = dark;
  emit changed(dark);
}

}  // namespace lanescope::ui
