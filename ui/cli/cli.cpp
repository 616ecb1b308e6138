// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/cli.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <array>
#include <clocale>
#include <exception>
#include <string>

#include "app/text/sentence_text.h"
#include "app/text/translation.h"
#include "build_info/build_info.h"
#include "platform/process_limits.h"
#include "resources/resources.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/language_option.h"
#include "ui/cli/common/qt_messages.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/help.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

bool isAny(std::string_view text, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), text) != names.end();
}

/// Makes the application object. Commands that paint get one that paints into memory. It lives as
/// long as the process: fontconfig, which it would clean up, crashes there if it has lacked memory.
void makeApplication(bool paints, char* program) {
  // GLib's event loop, which no command needs, ends the process by SIGTRAP where memory runs out.
  qputenv("QT_NO_GLIB", "1");
  // Qt gets only the program's name, since all options are ours.
  static int argc = 1;
  static std::array<char*, 2> argv{program, nullptr};
  if (paints) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    new QApplication(argc, argv.data());
  } else {
    new QCoreApplication(argc, argv.data());
  }
  QCoreApplication::setApplicationName("lanescope");
  QCoreApplication::setOrganizationName("lanescope");
  resources::init();
  // Qt sets the user's locale; numbers keep a decimal point.
  std::setlocale(LC_NUMERIC, "C");
}

int execute(const Command& command, const QStringList& arguments, const Interrupt& interrupt,
            QStringList& written) {
  QCommandLineParser parser;
  parser.addOptions(command.options());
  parser.addOptions({languageOption(), QCommandLineOption(QStringList{"h", "help"})});
  if (!parser.parse(arguments)) {
    QString reason = parser.errorText();
    while (reason.endsWith('.')) reason.chop(1);
    throw values::Error(
        values::ErrorKind::badInput,
        reason.toStdString() + "; `lanescope " + command.name + " --help` lists the options.");
  }
  if (parser.isSet("help")) {
    print(helpFor(command));
    return kExitOk;
  }
  if (*command.arguments == '\0' && !parser.positionalArguments().isEmpty()) {
    values::refuse(std::string(command.name) + " takes no arguments.");
  }
  return command.execute({parser, interrupt, written});
}

[[noreturn]] void refuseCommand(std::string_view first, const QString& argument) {
  std::string known;
  for (const Command& candidate : commands()) {
    known += (known.empty() ? "" : ", ") + std::string(candidate.name);
  }
  if (QFileInfo::exists(argument)) {
    values::refuse(
        std::string(first) +
        " is no file that the window opens: its name does not end in .lanescope, "
        ".lesson, .recording.json or .cu. Data are read by `lanescope run KERNEL --input FILE`.");
  }
  values::refuse("There is no command '" + std::string(first) + "'; the commands are " + known +
                 ".");
}

int execute(int argc, char** argv, const Interrupt& interrupt, QStringList& written) {
  const std::string_view first = argv[1];
  if (isAny(first, {"-v", "--version"})) {
    print(engine::versionText("lanescope"));
    return kExitOk;
  }
  const bool isHelp = isAny(first, {"-h", "--help", "help"});
  const Command* const command = isHelp ? nullptr : findCommand(first);
  QStringList arguments{QString::fromLocal8Bit(argv[0])};
  for (int i = 2; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
  makeApplication(command != nullptr && paints(*command, arguments), argv[0]);
  const Translation translation(
      languageIn(arguments).value_or(languageOf(QLocale::system().uiLanguages())));
  try {
    if (isHelp) {
      print(overview());
      return kExitOk;
    }
    if (command == nullptr) refuseCommand(first, QString::fromLocal8Bit(argv[1]));
    return execute(*command, arguments, interrupt, written);
  } catch (const values::Error& error) {
    // The translation ends with this function.
    throw values::Error(error.kind(), sentenceText(error.what()).toStdString());
  }
}

std::string interruptedWords(const QStringList& written) {
  if (written.isEmpty()) return "Interrupted; nothing was written.";
  return "Interrupted; written before that: " + written.join(", ").toStdString() + ".";
}

int endWith(const std::string& sentence, int code) {
  complain(sentence);
  return code;
}

}  // namespace

bool isCommandLine(int argc, char** argv) {
  if (argc < 2) return false;
  const std::string_view first = argv[1];
  for (const std::string_view ending : {".lanescope", ".lesson", ".recording.json", ".cu"}) {
    if (first.ends_with(ending)) return false;  // a file for the window
  }
  return !first.starts_with('-') || isAny(first, {"-h", "--help", "-v", "--version"});
}

int runCommandLine(int argc, char** argv) {
  keepQtQuiet();
  const Interrupt interrupt;
  QStringList written;
  try {
    return execute(argc, argv, interrupt, written);
  } catch (const values::Error& error) {
    if (interrupt.requested()) return endWith(interruptedWords(written), kExitInterrupted);
    return endWith(error.what(), values::exitCode(error.kind()));
  } catch (const std::exception& error) {
    return endWith(platform::sentenceOf(error), kExitUnavailable);
  }
}

}  // namespace lanescope::cli
