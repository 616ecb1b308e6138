// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/help.h"

#include "app/text/sentence_text.h"
#include "ui/cli/common/language_option.h"
#include "ui/cli/common/terminal.h"

namespace lanescope::cli {
namespace {

constexpr int kWidth = 96;

}  // namespace

QString overview() {
  Table table({"", ""}, 2);
  for (const Command& command : commands()) {
    table.add({QString::fromUtf8(command.name) + " " + QString::fromUtf8(command.arguments),
               sentenceText(command.summary)});
  }
  return "Usage: lanescope [FILE]             the window, with a session (.lanescope) or a kernel "
         "of "
         "your own (.cu)\n"
         "       lanescope COMMAND [options]  without a window or a display\n\n"
         "Commands:\n" +
         table.text() +
         "\n`lanescope COMMAND --help` lists the options. Exit codes: 0 success, 1 a check "
         "failed\n"
         "or a run took longer than its time limit, 2 bad usage or bad input, 3 this machine "
         "cannot\n"
         "(no GPU, out of memory), 130 interrupted.\n"
         "Errors go to standard error.\n";
}

QString helpFor(const Command& command) {
  QString text = "Usage: lanescope " + QString::fromUtf8(command.name);
  if (*command.arguments != '\0') text += " " + QString::fromUtf8(command.arguments);
  text += " [options]\n\n" + sentenceText(command.summary) + "\n\nOptions:\n";
  constexpr int kColumn = 24;
  for (const QCommandLineOption& option : command.options() + Options{languageOption()}) {
    if (option.flags() & QCommandLineOption::HiddenFromHelp) continue;
    QString names = "  --" + option.names().first();
    if (!option.valueName().isEmpty()) names += " " + option.valueName();
    const QStringList lines =
        wrapped(sentenceText(option.description().toStdString()), kWidth - kColumn);
    text +=
        names.leftJustified(kColumn - 1) + " " + lines.join('\n' + QString(kColumn, ' ')) + '\n';
  }
  return text + "\n" + QString::fromUtf8(command.details);
}

}  // namespace lanescope::cli
