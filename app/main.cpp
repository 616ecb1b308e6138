// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <optional>
#include <stop_token>

#include "app/engine/engine_address.h"
#include "app/files/scratch_folder.h"
#include "app/history/result_file.h"
#include "app/lab/kernel_file.h"
#include "app/session/session_file.h"
#include "app/text/sentence_text.h"
#include "app/text/translation.h"
#include "build_info/build_info.h"
#include "crash/crash_report.h"
#include "platform/heap.h"
#include "platform/memory.h"
#include "platform/process_limits.h"
#include "protocol/version.h"
#include "resources/font_configuration.h"
#include "resources/resources.h"
#include "trace/record/event_cache.h"
#include "ui/cli/cli.h"
#include "ui/cli/common/interrupt.h"
#include "ui/cli/common/language_option.h"
#include "ui/cli/common/qt_messages.h"
#include "ui/cli/common/start_options.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/common/theme_option.h"
#include "ui/lesson/read_lesson.h"
#include "ui/session/session_controller.h"
#include "ui/theme/theme.h"
#include "ui/window/language_menu.h"
#include "ui/window/main_window.h"
#include "values/error.h"

namespace {

/// Of the window: the engine's, the history's, what draws and reads, the display's, the desktop's
/// bus. Their libraries do without a thread that cannot be started by never doing its work.
constexpr unsigned kWindowThreads = 8;

/// Of address space; the libraries' code alone takes 100 MiB of it. With less they end the process.
constexpr std::uint64_t kCommandBytes = std::uint64_t{160} << 20;
constexpr std::uint64_t kWindowBytes = std::uint64_t{384} << 20;
/// Of memory, the engine's start included. With less the system ends one of the two.
constexpr double kWindowMemory = 112.0 * 1024 * 1024;

struct WindowOptions {
  lanescope::app::EngineAddress engine;
  std::optional<lanescope::ui::Theme::Choice> theme;
  QString file;  ///< a session, a lesson, times, or a kernel of the user; empty: none
  std::optional<lanescope::app::Session> session;  ///< what is in it
};

/// Throws values::Error (badInput) for a value that is unknown.
WindowOptions readOptions() {
  using lanescope::ui::Theme;
  QCommandLineParser parser;
  const QString engine = QStringLiteral("engine");
  const QString theme = QStringLiteral("theme");
  parser.addOptions(lanescope::cli::startOptions());
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
  if (files.size() > 1) {
    lanescope::values::refuse(
        QCoreApplication::translate("CommandLine", "One file is enough; the window shows one.")
            .toStdString());
  }
  if (files.empty()) return options;
  options.file = files.front();
  if (lanescope::ui::isLesson(options.file)) {
    (void)lanescope::ui::readLessonAt(options.file);  // as for a kernel
  } else if (options.file.endsWith(QStringLiteral(".recording.json"))) {
    (void)lanescope::history::readResults(options.file);  // as for a kernel
  } else if (options.file.endsWith(QStringLiteral(".cu"))) {
    (void)lanescope::app::readKernelText(options.file);  // what is wrong with it is told here
  } else {
    options.session = lanescope::app::readSession(options.file);
  }
  return options;
}

/// Throws what the window's parts throw where the machine lacks something.
int runWindow(int argc, char** argv) {
  using namespace lanescope;
  cli::keepQtQuiet();
  platform::returnFreedMemory();
  trace::setMostCachedBytes(0);
  const cli::Interrupt interrupt;
  platform::requireThreads(kWindowThreads, "The window");
  platform::checkFits("The window", kWindowMemory, platform::readMemory());
  std::optional<cli::FatalMeaning> meaning(cli::noDisplay(argc, argv));
  QApplication application(argc, argv);
  meaning.reset();
  QApplication::setOrganizationName(QStringLiteral("lanescope"));
  QApplication::setApplicationName(QStringLiteral("lanescope"));
  QGuiApplication::setDesktopFileName(QStringLiteral(LANESCOPE_APP_ID));
  const std::string_view version = engine::programVersion();
  QApplication::setApplicationVersion(
      QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())));
  resources::init();
  const Translation translation(
      ui::LanguageMenu::atStart(cli::languageIn(QCoreApplication::arguments())));
  WindowOptions options = readOptions();
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/lanescope/icons/lanescope.svg")));
  ui::Theme theme;
  if (options.theme) theme.use(*options.theme);
  ui::MainWindow window(options.engine, theme);
  window.show();
  if (options.session) {
    window.session().present(*options.session, options.file);
    options.session.reset();
  } else if (!options.file.isEmpty()) {
    window.session().openFiles({options.file});
  } else {
    window.showExample();
  }
  window.tellOfCrash();
  window.session().offerAbandoned();
  // Asked from outside, it asks nobody: unsaved work stays where a crash would leave it.
  const std::stop_callback end(interrupt.token(), [&application] {
    QMetaObject::invokeMethod(
        &application, [] { std::_Exit(0); }, Qt::QueuedConnection);
  });
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  using namespace lanescope;
  platform::reportUncaughtExceptions("lanescope");
  try {
    crash::reportCrashes(crash::crashFolder(), "lanescope", engine::versionAndCommit(),
                         platform::endWithoutMemory);
    const bool isCommandLine = cli::isCommandLine(argc, argv);
    platform::prepareProcess(isCommandLine ? kCommandBytes : kWindowBytes);
    resources::useBundledFontConfiguration();
    app::sweepScratchFolders(QDir::current());
    app::sweepScratchFolders(QDir::temp());
    return isCommandLine ? cli::runCommandLine(argc, argv) : runWindow(argc, argv);
  } catch (const values::Error& error) {
    cli::complain(error.what());
    return values::exitCode(error.kind());
  } catch (const std::exception& error) {
    cli::complain(platform::sentenceOf(error));
    return values::exitCode(values::ErrorKind::unavailable);
  }
}
