// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include "resources/resources.h"

// No display is needed unless a platform is asked for, and the user's settings and unsaved work are
// left alone.
int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  qunsetenv("DBUS_SESSION_BUS_ADDRESS");
  testing::InitGoogleTest(&argc, argv);
  const QTemporaryDir settings;
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  qputenv("XDG_DATA_HOME", settings.filePath(QStringLiteral("data")).toUtf8());
  qputenv("XDG_CONFIG_HOME", settings.filePath(QStringLiteral("config")).toUtf8());
  // The headers for own kernels, which are compiled once.
  qputenv("XDG_CACHE_HOME", QByteArray(LANESCOPE_TEST_CACHE));
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("lanescope-tests"));
  QApplication::setApplicationName(QStringLiteral("lanescope-tests"));
  lanescope::resources::init();
  return RUN_ALL_TESTS();
}
