// SPDX-License-Identifier: GPL-3.0-or-later
//
// Starts an engine, gives it work, prints its process id and waits to be killed; for a test.
#include <QCoreApplication>
#include <cstdio>

#include "app/engine/engine_thread.h"

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  lanescope::app::EngineThread engine{lanescope::app::EngineAddress()};
  QObject::connect(&engine, &lanescope::app::EngineThread::engineReady, &application,
                   [](const QString& description) {
                     std::puts(qPrintable(description.section(QLatin1Char(' '), -1)));
                     std::fflush(stdout);
                   });
  lanescope::values::RunRequest request;
  request.kernel = "dot_shared";
  request.parameters.block = 1024;
  request.parameters.grid = 1 << 22;
  request.target.backend = lanescope::values::BackendChoice::emulator;
  engine.run(request);
  return QCoreApplication::exec();
}
