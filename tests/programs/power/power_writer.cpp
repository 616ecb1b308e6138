// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QSettings>
#include <cstdio>

#include "app/session/session_file.h"
#include "values/error.h"

// power_writer session FROM TO stores a session as the window does; power_writer settings FILE
// changes settings.
int main(int argc, char** argv) {
  using namespace lanescope;
  const QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  try {
    if (arguments.size() == 4 && arguments[1] == "session") {
      app::writeSession(app::readSession(arguments[2]), arguments[3]);
      return 0;
    }
  } catch (const values::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 3;
  }
  if (arguments.size() != 3 || arguments[1] != "settings") return 2;
  QSettings settings(arguments[2], QSettings::IniFormat);
  settings.setValue("window/theme", "dark");
  settings.setValue("export/folder", "pictures");
  settings.sync();
  return settings.status() == QSettings::NoError ? 0 : 3;
}
