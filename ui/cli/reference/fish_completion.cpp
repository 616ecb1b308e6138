// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/reference/command_words.h"
#include "ui/cli/reference/shell_completion.h"

namespace lanescope::cli {
namespace {

const QString kFishLine = QStringLiteral("complete -c lanescope");

/// fish has \' within quotes, and no other shell has.
QString fishQuoted(QString text) {
  return '\'' + text.replace('\\', "\\\\").replace('\'', "\\'") + '\'';
}

QString fishOption(const QCommandLineOption& option) {
  QString text = " -l " + option.names().front();
  if (const QStringList choices = choicesOf(option); !choices.isEmpty()) {
    text += " -x -a " + fishQuoted(choices.join(' '));
  } else if (!option.valueName().isEmpty()) {
    text += " -r -F";
  }
  return text + " -d " + fishQuoted(firstSentence(option.description()));
}

}  // namespace

QString fishCompletion() {
  QString text = QStringLiteral("# fish completion of lanescope\n");
  for (const QCommandLineOption& option : optionsAtStart()) {
    text += kFishLine + " -n __fish_use_subcommand" + fishOption(option) + '\n';
  }
  for (const Command& command : commands()) {
    const QString name = QString::fromUtf8(command.name);
    text += kFishLine + " -n __fish_use_subcommand -a " + name + " -d " +
            fishQuoted(firstSentence(QString::fromUtf8(command.summary))) + '\n';
    const QString behind = kFishLine + " -n '__fish_seen_subcommand_from " + name + '\'';
    for (const QCommandLineOption& option : listedOptions(command)) {
      text += behind + fishOption(option) + '\n';
    }
    const QStringList operands = operandsOf(command);
    if (!operands.isEmpty()) text += behind + " -a " + fishQuoted(operands.join(' ')) + '\n';
  }
  return text;
}

}  // namespace lanescope::cli
