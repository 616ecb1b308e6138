// SPDX-License-Identifier: GPL-3.0-or-later
//
// lanescope-reference ENGINE FOLDER: writes what packages have beside the programs and what follows
// from the table of the commands, the manual pages and the shells' completion. It is run by the
// build. ENGINE is the program lanescope-engine, whose --help is read.
#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <cstdio>

#include "app/files/output_file.h"
#include "ui/cli/reference/man_page.h"
#include "ui/cli/reference/shell_completion.h"
#include "values/error.h"

namespace {

QString helpOf(const QString& program) {
  QProcess process;
  process.start(program, {"--help"});
  if (!process.waitForFinished() || process.exitCode() != 0) {
    lanescope::values::unavailable(program.toStdString() + " --help did not work.");
  }
  return QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace

int main(int argc, char** argv) {
  using namespace lanescope;
  const QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  constexpr int kArguments = 3;
  if (arguments.size() != kArguments) {
    std::fputs("Usage: lanescope-reference ENGINE FOLDER\n", stderr);
    return values::exitCode(values::ErrorKind::badInput);
  }
  try {
    const QDir folder(arguments[2]);
    const auto write = [&folder](const char* name, const QString& text) {
      app::writeFile(folder.filePath(name), text.toStdString());
    };
    write("lanescope.1", cli::manPage());
    write("lanescope-engine.1", cli::engineManPage(helpOf(arguments[1])));
    write("lanescope.bash", cli::bashCompletion());
    write("_lanescope", cli::zshCompletion());
    write("lanescope.fish", cli::fishCompletion());
  } catch (const values::Error& error) {
    std::fprintf(stderr, "lanescope-reference: %s\n", error.what());
    return values::exitCode(error.kind());
  }
  return 0;
}
