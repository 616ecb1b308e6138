// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/reference/command_words.h"
#include "ui/cli/reference/shell_completion.h"

namespace lanescope::cli {
namespace {

/// A text in which zsh gives none of these characters a meaning.
QString zshPlain(QString text) {
  for (const char* const special : {"\\", "[", "]", ":"}) {
    text.replace(special, QLatin1Char('\\') + QLatin1String(special));
  }
  return text;
}

/// One argument of _arguments: '--out=[The file to write]:FILE:_files'.
QString zshOption(const QCommandLineOption& option) {
  QString text = "--" + option.names().front();
  if (!option.valueName().isEmpty()) text += '=';
  text += '[' + zshPlain(firstSentence(option.description())) + ']';
  if (!option.valueName().isEmpty()) {
    const QStringList choices = choicesOf(option);
    text += ':' + zshPlain(option.valueName()) + ':' +
            (choices.isEmpty() ? QStringLiteral("_files") : '(' + choices.join(' ') + ')');
  }
  return shellQuoted(text);
}

/// The options as arguments of _arguments, each on a line of its own.
QString zshOptions(const Options& options) {
  QString text;
  for (const QCommandLineOption& option : options) text += " \\\n      " + zshOption(option);
  return text;
}

}  // namespace

QString zshCompletion() {
  QString names;
  QString cases;
  for (const Command& command : commands()) {
    const QString name = QString::fromUtf8(command.name);
    names += "    " +
             shellQuoted(name + ':' + zshPlain(firstSentence(QString::fromUtf8(command.summary)))) +
             '\n';
    cases += "    " + name + ") _arguments" + zshOptions(listedOptions(command));
    const QStringList operands = operandsOf(command);
    if (*command.arguments != '\0') {
      const QString action =
          operands.isEmpty()
              ? QStringLiteral("_files")
              : "_alternative \"words:word:(" + operands.join(' ') + ")\" \"files:file:_files\"";
      cases += " \\\n      " +
               shellQuoted("*:" + zshPlain(QString::fromUtf8(command.arguments)) + ':' + action);
    }
    cases += " ;;\n";
  }
  return QStringLiteral(
             "#compdef lanescope\n"
             "_lanescope() {\n"
             "  local -a commands=(\n"
             "%1"
             "  )\n"
             "  if [[ $words[2] == -* ]]; then\n"
             "    _arguments%2 \\\n"
             "      '*:FILE:_files'\n"
             "    return\n"
             "  fi\n"
             "  if ((CURRENT == 2)); then\n"
             "    _describe command commands\n"
             "    _files\n"
             "    return\n"
             "  fi\n"
             "  local command=$words[2]\n"
             "  shift words\n"
             "  ((CURRENT--))\n"
             "  case $command in\n"
             "%3"
             "  esac\n"
             "}\n"
             "_lanescope \"$@\"\n")
      .arg(names, zshOptions(optionsAtStart()), cases);
}

}  // namespace lanescope::cli
