// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/reference/command_words.h"
#include "ui/cli/reference/shell_completion.h"

namespace lanescope::cli {
namespace {

/// Lines of a `case`: what stands behind each option with a value. Where that is not known, nothing
/// is offered, and bash completes the name of a file.
QString bashValues(const QString& command, const Options& options) {
  QString lines;
  for (const QCommandLineOption& option : options) {
    if (option.valueName().isEmpty()) continue;
    lines += "    " + command + ":--" + option.names().front() +
             ") words=" + shellQuoted(choicesOf(option).join(' ')) + " ;;\n";
  }
  return lines;
}

QStringList namesOf(const Options& options) {
  QStringList names;
  for (const QCommandLineOption& option : options) names << "--" + option.names().front();
  return names;
}

QString bashWords(const Command& command) {
  const QString name = QString::fromUtf8(command.name);
  return "    " + name + ":-*) words=" + shellQuoted(namesOf(listedOptions(command)).join(' ')) +
         " ;;\n" + "    " + name + ":*) words=" + shellQuoted(operandsOf(command).join(' ')) +
         " ;;\n";
}

}  // namespace

QString bashCompletion() {
  QStringList names;
  QString values = bashValues("-*", optionsAtStart());
  const QStringList first = namesOf(optionsAtStart());
  QString words = "    -*:-*) words=" + shellQuoted(first.join(' ')) + " ;;\n";
  for (const Command& command : commands()) {
    names << QString::fromUtf8(command.name);
    values += bashValues(QString::fromUtf8(command.name), listedOptions(command));
    words += bashWords(command);
  }
  return QStringLiteral(
             "# bash completion of lanescope\n"
             "_lanescope() {\n"
             "  COMPREPLY=()\n"
             "  local current=${COMP_WORDS[COMP_CWORD]} words=\n"
             "  if ((COMP_CWORD == 1)); then\n"
             "    words=%1\n"
             "  else\n"
             "    case ${COMP_WORDS[1]}:${COMP_WORDS[COMP_CWORD - 1]} in\n"
             "%2"
             "    *) case ${COMP_WORDS[1]}:$current in\n"
             "%3"
             "    esac ;;\n"
             "    esac\n"
             "  fi\n"
             "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
             "}\n"
             "complete -o default -F _lanescope lanescope\n")
      .arg(shellQuoted((names + first).join(' ')), values, words);
}

}  // namespace lanescope::cli
