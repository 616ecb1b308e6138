// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/reference/man_page.h"

#include <QRegularExpression>
#include <array>
#include <utility>

#include "app/text/matching.h"
#include "app/text/text.h"
#include "protocol/version.h"
#include "ui/cli/common/command.h"
#include "ui/cli/reference/command_words.h"

namespace lanescope::cli {
namespace {

constexpr std::array<std::pair<const char*, const char*>, 5> kExitCodes{{
    {"0", "Success."},
    {"1", "A check failed, or a run took longer than its time limit."},
    {"2", "Bad usage or bad input."},
    {"3", "This machine cannot: it has no GPU, or too little memory."},
    {"130", "Interrupted."},
}};

/// A text without the meaning that man(7) gives some characters, in those that every terminal has.
QString manText(QString text) {
  const std::array<std::pair<const char*, const char*>, 6> all{
      {{"\\", "\\e"}, {"-", "\\-"}, {"…", "..."}, {"₂", "2"}, {"²", "^2"}, {"×", "x"}}};
  for (const auto& [from, to] : all) text.replace(QString::fromUtf8(from), to);
  static const QRegularExpression kControl(QStringLiteral("^(?=[.'])"),
                                           QRegularExpression::MultilineOption);
  return replaced(text, kControl, "\\&");
}

QString manHead(const QString& name, const QString& summary) {
  return ".TH " + manText(name.toUpper()) + " 1 \"\" \"Lanescope " +
         toQString(engine::programVersion()) + "\" \"User Commands\"\n.SH NAME\n" + manText(name) +
         " \\- " + manText(summary) + "\n";
}

QString manItem(const QString& term, const QString& text) {
  return ".TP\n.B " + manText(term) + '\n' + manText(text) + '\n';
}

QString manLiteral(const QString& text) {
  return ".PP\n.nf\n" + manText(text.trimmed()) + "\n.fi\n";
}

QString manOptions(const Options& options) {
  QString text;
  for (const QCommandLineOption& option : options) {
    text += manItem(("--" + option.names().front() + ' ' + option.valueName()).trimmed(),
                    option.description());
  }
  return text;
}

QString manCommand(const Command& command) {
  const QString name = QString::fromUtf8(command.name);
  const QString usage = (name + ' ' + QString::fromUtf8(command.arguments)).trimmed();
  return ".SS " + manText(usage) + '\n' + manText(QString::fromUtf8(command.summary)) + '\n' +
         manOptions(listedOptions(command)) + manLiteral(QString::fromUtf8(command.details));
}

}  // namespace

QString manPage() {
  QString text = manHead("lanescope", "shows how a GPU computes");
  text +=
      ".SH SYNOPSIS\n.B lanescope\n.RI [ FILE ]\n.br\n.B lanescope\n.I COMMAND\n.RI [ options ]\n"
      ".SH DESCRIPTION\n"
      "Lanescope runs a CUDA kernel, records what every thread read, wrote and waited for, "
      "animates that record, and charts CPU against GPU times.\n"
      "Without a command it opens the window, with the file where one is named: a session "
      "(.lanescope), a lesson (.lesson), times (.recording.json) or a kernel (.cu).\n"
      "Each command works without a window and without a display.\n"
      ".SH OPTIONS\n" +
      manOptions(optionsAtStart()) + ".SH COMMANDS\n";
  for (const Command& command : commands()) text += manCommand(command);
  text += ".SH EXIT STATUS\n";
  for (const auto& [code, meaning] : kExitCodes) text += manItem(code, meaning);
  return text + ".SH SEE ALSO\n.BR lanescope\\-engine (1)\n";
}

QString engineManPage(const QString& help) {
  QString text = manHead("lanescope-engine", "runs Lanescope's kernels");
  static const QRegularExpression kOption(
      QStringLiteral("^  (--\\S+(?: [A-Z]+)?) +(\\S.*(?:\\n {3,}\\S.*)*)$"),
      QRegularExpression::MultilineOption);
  const QString usage = help.section("\n\n", 0, 0);
  const QString description = help.section("\n\n", 1, 1);
  text += ".SH SYNOPSIS\n" + manLiteral(usage.section("Usage: ", 1)) + ".SH DESCRIPTION\n" +
          manText(description) + "\n.SH OPTIONS\n";
  for (const QRegularExpressionMatch& option : allMatches(kOption, help)) {
    text += manItem(option.captured(1), option.captured(2).simplified());
  }
  return text + ".SH SEE ALSO\n.BR lanescope (1)\n";
}

}  // namespace lanescope::cli
