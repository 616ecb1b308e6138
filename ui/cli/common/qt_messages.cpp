// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/qt_messages.h"

#include <QString>
#include <QStringList>
#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <system_error>
#include <utility>

#include "platform/process_limits.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/terminal.h"

namespace lanescope::cli {
namespace {

std::string meaning;

/// The system's error says more than Qt's text.
std::string sentenceOf(int error, const QString& text) {
  if (!meaning.empty()) return meaning;
  switch (error) {
    case EMFILE:
    case ENFILE:
    case EAGAIN:
    case ENOMEM:
      return platform::sentenceOf(std::system_error(error, std::generic_category()));
    default:
      return "Something unexpected happened: " + text.simplified().toStdString() + ".";
  }
}

void handle(QtMsgType type, const QMessageLogContext&, const QString& text) {
  const int error = errno;
  if (type != QtFatalMsg) return;
  complain(sentenceOf(error, text));
  std::_Exit(kExitUnavailable);
}

}  // namespace

void keepQtQuiet() {
  qInstallMessageHandler(handle);
}

FatalMeaning::FatalMeaning(std::string sentence) {
  meaning = std::move(sentence);
}

FatalMeaning::~FatalMeaning() {
  meaning.clear();
}

std::string noDisplay(int argc, char** argv) {
  QStringList settings;
  for (int i = 1; i + 1 < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "-platform" || argument == "--platform") {
      settings << QStringLiteral("-platform ") + QString::fromLocal8Bit(argv[i + 1]);
    }
  }
  for (const char* const name : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"}) {
    const QString value = qEnvironmentVariable(name);
    if (!value.isEmpty()) settings << QLatin1String(name) + QLatin1Char('=') + value;
  }
  const std::string where = settings.isEmpty()
                                ? ": neither DISPLAY nor WAYLAND_DISPLAY is set"
                                : " with " + settings.join(QStringLiteral(" and ")).toStdString();
  return "No window can be opened" + where + "; `lanescope demo` needs no display.";
}

}  // namespace lanescope::cli
