// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/help.h"

#include <QCoreApplication>

#include "app/text/sentence_text.h"
#include "ui/cli/common/language_option.h"
#include "ui/cli/common/terminal.h"

namespace lanescope::cli {
namespace {

constexpr int kWidth = 96;

struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

}  // namespace

QString overview() {
  Table table({"", ""}, 2);
  for (const Command& command : commands()) {
    table.add({QString::fromUtf8(command.name) + " " + QString::fromUtf8(command.arguments),
               sentenceText(command.summary)});
  }
  //: FILE, COMMAND, --help and what stands in ` ` are typed as they stand. %1: a line for each
  //: command
  return HelpWords::tr(
             "Usage: lanescope [FILE]             the window, with a session (.lanescope), a "
             "lesson (.lesson), times (.recording.json) or a kernel (.cu)\n"
             "       lanescope COMMAND [options]  without a window or a display\n"
             "\n"
             "Commands:\n"
             "%1\n"
             "`lanescope COMMAND --help` lists the options. Exit codes: 0 success, 1 a check "
             "failed\n"
             "or a run took longer than its time limit, 2 bad usage or bad input, 3 this machine "
             "cannot\n"
             "(no GPU, out of memory), 130 interrupted.\n"
             "Errors go to standard error.\n")
      .arg(table.text());
}

QString helpFor(const Command& command) {
  QString usage = QString::fromUtf8(command.name);
  if (*command.arguments != '\0') usage += " " + QString::fromUtf8(command.arguments);
  QString options;
  constexpr int kColumn = 24;
  for (const QCommandLineOption& option : command.options() + Options{languageOption()}) {
    if (option.flags() & QCommandLineOption::HiddenFromHelp) continue;
    QString names = "  --" + option.names().first();
    if (!option.valueName().isEmpty()) names += " " + option.valueName();
    const QStringList lines =
        wrapped(sentenceText(option.description().toStdString()), kWidth - kColumn);
    options +=
        names.leftJustified(kColumn - 1) + " " + lines.join('\n' + QString(kColumn, ' ')) + '\n';
  }
  //: The help of a command. %1: its name and what is typed behind it; %2: what it does, a sentence;
  //: %3: a line for each option; %4: facts and examples
  return HelpWords::tr("Usage: lanescope %1 [options]\n\n%2\n\nOptions:\n%3\n%4")
      .arg(usage, sentenceText(command.summary), options, QString::fromUtf8(command.details));
}

}  // namespace lanescope::cli
