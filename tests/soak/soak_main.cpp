// SPDX-License-Identifier: GPL-3.0-or-later
//
// Uses the window and the command lines for a long time, as somebody who knows nothing of them,
// while engines are killed and stopped, the disk is full, the clock jumps and a display goes away.
// It fails where something crashes, hangs or leaks, where memory grows, and where the program
// computes at rest. The same seed gives the same actions.
//   lanescope_soak [--seed S] [--minutes M] [--pace MS] [--out REPORT.json]
#include <execinfo.h>
#include <signal.h>
#include <unistd.h>

#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <array>
#include <cstdio>

#include "platform/heap.h"
#include "platform/process_limits.h"
#include "resources/font_configuration.h"
#include "resources/resources.h"
#include "tests/soak/no_browser.h"
#include "tests/soak/soak.h"
#include "trace/record/event_cache.h"
#include "ui/cli/common/qt_messages.h"

namespace {

std::uint64_t givenSeed = 0;

/// Writes the addresses of the calls that led here.
void tellCalls() {
  std::array<void*, 64> calls{};
  const int count = ::backtrace(calls.data(), static_cast<int>(calls.size()));
  ::backtrace_symbols_fd(calls.data(), count, STDERR_FILENO);
}

/// Says which action ended the program, and where, and lets it end as it would have.
void tellAction(int signal) {
  char text[120];
  const int size =
      std::snprintf(text, sizeof text, "signal %d after action %ld of seed %llu\n", signal,
                    lanescope::soak::Soak::actions(), static_cast<unsigned long long>(givenSeed));
  (void)!::write(STDERR_FILENO, text, static_cast<std::size_t>(size));
  tellCalls();
  ::raise(signal);
}

void tellActionOnSignals() {
  std::array<void*, 1> calls{};
  ::backtrace(calls.data(), 1);  // loads its library, which a handler of signals may not
  struct sigaction action {};
  action.sa_handler = tellAction;
  action.sa_flags = SA_RESETHAND | SA_NODEFER;
  for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGALRM}) {
    ::sigaction(signal, &action, nullptr);
  }
}

}  // namespace

int main(int argc, char** argv) {
  using namespace lanescope;
  platform::prepareProcess();
  platform::returnFreedMemory();
  trace::setMostCachedBytes(0);
  cli::keepQtQuiet();
  resources::useBundledFontConfiguration();
  const QTemporaryDir home;
  soak::SmallDisk disk(home.path());  // before there are threads, which would not see it
  const QByteArray folder = QFile::encodeName(home.path());
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"}) {
    qunsetenv(name);
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("HOME", folder);
  qputenv("XDG_CONFIG_HOME", folder + "/config");
  qputenv("XDG_DATA_HOME", folder + "/data");
  qputenv("XDG_RUNTIME_DIR", folder + "/runtime");
  qputenv("TMPDIR", folder + "/temporary");
  // The headers for own kernels, which are compiled once.
  qputenv("XDG_CACHE_HOME", LANESCOPE_TEST_CACHE);

  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("lanescope"));
  QApplication::setApplicationName(QStringLiteral("lanescope"));
  QApplication::setQuitOnLastWindowClosed(false);
  resources::init();
  QCommandLineParser parser;
  parser.addHelpOption();
  parser.addOptions(
      {{QStringLiteral("seed"), QStringLiteral("Which actions."), QStringLiteral("S"),
        QStringLiteral("1")},
       {QStringLiteral("minutes"), QStringLiteral("How long."), QStringLiteral("M"),
        QStringLiteral("60")},
       {QStringLiteral("pace"), QStringLiteral("Milliseconds from one action to the next."),
        QStringLiteral("MS"), QStringLiteral("20")},
       {QStringLiteral("out"), QStringLiteral("Where the report is written."),
        QStringLiteral("FILE")}});
  parser.process(application);
  bool isSeed = false;
  bool isPace = false;
  soak::Options options;
  options.seed = parser.value(QStringLiteral("seed")).toULongLong(&isSeed);
  options.minutes = parser.value(QStringLiteral("minutes")).toDouble();
  options.paceMs = parser.value(QStringLiteral("pace")).toInt(&isPace);
  if (!isSeed || !isPace || options.paceMs < 0 || !(options.minutes > 0)) {
    std::fputs("The seed and the pace are whole numbers, and the minutes are more than 0.\n",
               stderr);
    return 2;
  }
  if (parser.isSet(QStringLiteral("out"))) {
    options.report = QFileInfo(parser.value(QStringLiteral("out"))).absoluteFilePath();
  }
  options.programs = QCoreApplication::applicationDirPath();
  givenSeed = options.seed;
  tellActionOnSignals();
  soak::NoBrowser browser;
  QDesktopServices::setUrlHandler(QStringLiteral("https"), &browser, "open");
  std::fprintf(stderr, "seed %llu, %g minutes\n", static_cast<unsigned long long>(options.seed),
               options.minutes);
  soak::Soak soak(options, home.path(), disk);
  const bool isSound = soak.run();
  QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
  return isSound ? 0 : 1;
}
