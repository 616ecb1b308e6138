// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <cstdio>

#include "app/cli/cli.h"
#include "app/cli/theme_option.h"
#include "app/engine_address.h"
#include "app/session/session_file.h"
#include "engine/version.h"
#include "resources/font_configuration.h"
#include "resources/resources.h"
#include "ui/main_window.h"
#include "ui/session/session_controller.h"
#include "ui/theme.h"
#include "values/error.h"

namespace {

constexpr int kCannot = 3;

/// Qt ends the program with a signal when it finds no display; this is asked first.
bool hasDisplay() {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    if (!qEnvironmentVariableIsEmpty(name)) return true;
  }
  return false;
}

struct WindowOptions {
  lanescope::app::EngineAddress engine;
  std::optional<lanescope::ui::Theme::Choice> theme;
  QString file;                                    ///< a session; empty: none
  std::optional<lanescope::app::Session> session;  ///< what is in it
};

/// Throws values::Error (badInput) for a value that is unknown.
WindowOptions readOptions() {
  using lanescope::ui::Theme;
  QCommandLineParser parser;
  const QCommandLineOption engine(QStringLiteral("engine"), {}, QStringLiteral("ADDRESS"));
  const QCommandLineOption theme(QStringLiteral("theme"), {}, QStringLiteral("NAME"));
  parser.addOptions({engine, theme});
  if (!parser.parse(QCoreApplication::arguments())) {
    lanescope::values::refuse(parser.errorText().toStdString());
  }
  WindowOptions options;
  if (parser.isSet(engine)) {
    options.engine = lanescope::app::EngineAddress::parse(parser.value(engine));
  }
  if (parser.isSet(theme)) {
    options.theme = Theme::choiceOf(lanescope::cli::themeNamed(parser.value(theme)));
  }
  const QStringList files = parser.positionalArguments();
  if (files.size() > 1) lanescope::values::refuse("One session is enough; the window shows one.");
  if (!files.empty()) {
    options.file = files.front();
    options.session = lanescope::app::readSession(options.file);
  }
  return options;
}

int runWindow(int argc, char** argv) {
  if (!hasDisplay()) {
    std::fputs(
        "There is no display for the window: neither DISPLAY nor WAYLAND_DISPLAY is set; "
        "'lanescope --help' lists the commands that need none.\n",
        stderr);
    return kCannot;
  }
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("lanescope"));
  QApplication::setApplicationName(QStringLiteral("lanescope"));
  const std::string_view version = lanescope::engine::programVersion();
  QApplication::setApplicationVersion(
      QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())));
  WindowOptions options;
  try {
    options = readOptions();
  } catch (const lanescope::values::Error& error) {
    std::fprintf(stderr, "lanescope: %s\n", error.what());
    return lanescope::values::exitCode(error.kind());
  }
  lanescope::resources::init();
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/lanescope/icons/lanescope.svg")));
  lanescope::ui::Theme theme;
  if (options.theme) theme.use(*options.theme);
  lanescope::ui::MainWindow window(options.engine, theme);
  window.show();
  if (options.session) {
    window.session().present(*options.session, options.file);
    options.session.reset();
  } else {
    window.showExample();
  }
  window.session().offerAbandoned();
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  lanescope::resources::useBundledFontConfiguration();
  if (lanescope::cli::isCommandLine(argc, argv)) return lanescope::cli::runCommandLine(argc, argv);
  return runWindow(argc, argv);
}
