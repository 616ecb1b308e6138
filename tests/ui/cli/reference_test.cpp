// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "ui/cli/common/command.h"
#include "ui/cli/reference/command_words.h"
#include "ui/cli/reference/man_page.h"
#include "ui/cli/reference/shell_completion.h"

namespace lanescope::cli {
namespace {

const QString kFolder = QStringLiteral(LANESCOPE_REFERENCE);

QString contentOf(const QString& name) {
  QFile file(kFolder + '/' + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Runs a program and returns what it printed, errors included; a failure is one of the test.
QString printedBy(const QString& program, const QStringList& arguments) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("LC_ALL", "C.UTF-8");
  environment.insert("MANROFFSEQ", "");
  process.setProcessEnvironment(environment);
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(program, arguments);
  EXPECT_TRUE(process.waitForFinished());
  QString text = QString::fromUtf8(process.readAll());
  EXPECT_EQ(process.exitCode(), 0) << program.toStdString() << ": " << text.toStdString();
  return text;
}

bool isInstalled(const QString& program) {
  return !QStandardPaths::findExecutable(program).isEmpty();
}

/// What bash offers at the end of a line.
QStringList offered(const QStringList& words) {
  QStringList quoted;
  for (const QString& word : words) quoted << shellQuoted(word);
  const QString script = QStringLiteral(
                             ". %1/lanescope.bash; COMP_WORDS=(%2); COMP_CWORD=%3; _lanescope; "
                             "printf '%s\\n' \"${COMPREPLY[@]}\"")
                             .arg(kFolder, quoted.join(' '))
                             .arg(words.size() - 1);
  return printedBy("bash", {"--norc", "-c", script}).split('\n', Qt::SkipEmptyParts);
}

TEST(Reference, ManPageHasEveryCommandAndOption) {
  const QString page = contentOf("lanescope.1");
  EXPECT_EQ(page, manPage());
  for (const QCommandLineOption& option : optionsAtStart()) {
    EXPECT_TRUE(page.contains("\n.B \\-\\-" + option.names().front()));
  }
  for (const Command& command : commands()) {
    const QString name = QString::fromUtf8(command.name);
    const qsizetype begin = page.indexOf(QRegularExpression("\n\\.SS " + name + "( .*)?\n"));
    ASSERT_GE(begin, 0) << command.name;
    const qsizetype next = page.indexOf(QRegularExpression("\n\\.S[SH] "), begin + 1);
    const QString part = page.mid(begin, next - begin);
    for (const QCommandLineOption& option : listedOptions(command)) {
      QString names = "--" + option.names().front();
      names.replace('-', "\\-");
      EXPECT_TRUE(part.contains(
          QRegularExpression("\n\\.B " + QRegularExpression::escape(names) + "( .*)?\n")))
          << command.name << ' ' << names.toStdString();
    }
  }
}

TEST(Reference, ManPageOfTheEngineHasTheOptionsOfItsHelp) {
  const QString help = printedBy(LANESCOPE_ENGINE, {"--help"});
  const QString page = contentOf("lanescope-engine.1");
  static const QRegularExpression kOption("^  (--[a-z-]+)", QRegularExpression::MultilineOption);
  int count = 0;
  for (auto options = kOption.globalMatch(help); options.hasNext(); ++count) {
    const QString option = options.next().captured(1).replace('-', "\\-");
    EXPECT_TRUE(page.contains("\n.B " + option)) << option.toStdString();
  }
  EXPECT_GE(count, 5);
}

TEST(Reference, ManPagesHaveNoWarnings) {
  if (!isInstalled("man")) GTEST_SKIP() << "man is not installed";
  for (const char* const page : {"/lanescope.1", "/lanescope-engine.1"}) {
    EXPECT_EQ(printedBy("man", {"--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", kFolder + page})
                  .count("warning"),
              0)
        << page;
  }
}

TEST(Reference, BashCompletesCommandsOptionsAndKernels) {
  EXPECT_EQ(offered({"lanescope", "ru"}), QStringList{"run"});
  for (const QCommandLineOption& option : optionsAtStart()) {
    const QString name = "--" + option.names().front();
    EXPECT_EQ(offered({"lanescope", name}), QStringList{name});
    EXPECT_TRUE(offered({"lanescope", "--theme", "dark", "--"}).contains(name));
  }
  for (const Command& command : commands()) {
    const QString name = QString::fromUtf8(command.name);
    EXPECT_EQ(offered({"lanescope", name}).count(name), 1) << command.name;
    const QStringList options = offered({"lanescope", name, "--"});
    for (const QCommandLineOption& option : listedOptions(command)) {
      EXPECT_TRUE(options.contains("--" + option.names().front()))
          << command.name << " --" << option.names().front().toStdString();
    }
  }
  EXPECT_EQ(offered({"lanescope", "run", "dot_sha"}).count("dot_shared"), 1);
  EXPECT_EQ(offered({"lanescope", "history", "comp"}), QStringList{"compare"});
  EXPECT_EQ(offered({"lanescope", "run", "x", "--flow", ""}), (QStringList{"on", "off"}));
  EXPECT_EQ(offered({"lanescope", "run", "x", "--out", ""}), QStringList());
}

TEST(Reference, ZshAndFishHaveEveryCommandAndOption) {
  const QString zsh = contentOf("_lanescope");
  const QString fish = contentOf("lanescope.fish");
  for (const QCommandLineOption& option : optionsAtStart()) {
    EXPECT_TRUE(zsh.contains("'--" + option.names().front()));
    EXPECT_TRUE(fish.contains("__fish_use_subcommand -l " + option.names().front() + ' '));
  }
  for (const Command& command : commands()) {
    const QString name = QString::fromUtf8(command.name);
    const qsizetype begin = zsh.indexOf("\n    " + name + ") _arguments ");
    ASSERT_GE(begin, 0) << command.name;
    const QString part = zsh.mid(begin, zsh.indexOf(" ;;\n", begin) - begin);
    EXPECT_TRUE(fish.contains(" -a " + name + " -d ")) << command.name;
    for (const QCommandLineOption& option : listedOptions(command)) {
      const QString names = option.names().front();
      const QString value = option.valueName().isEmpty() ? "[" : "=[";
      EXPECT_TRUE(part.contains("'--" + names + value)) << command.name << names.toStdString();
      EXPECT_TRUE(fish.contains("'__fish_seen_subcommand_from " + name + "' -l " + names + ' '))
          << command.name << names.toStdString();
    }
  }
}

TEST(Reference, ShellsReadTheirFiles) {
  const QTemporaryDir home;
  qputenv("HOME", home.path().toUtf8());
  printedBy("bash", {"-n", kFolder + "/lanescope.bash"});
  for (const auto& [shell, file] :
       {std::pair{"zsh", "/_lanescope"}, std::pair{"fish", "/lanescope.fish"}}) {
    if (!isInstalled(shell)) {
      std::printf("%s is not installed\n", shell);
      continue;
    }
    EXPECT_EQ(printedBy(shell, {"-n", kFolder + file}), QString()) << shell;
  }
}

TEST(Commands, PaintWhereTheyWriteAPictureOrAPage) {
  const Command& bench = *findCommand("bench");
  EXPECT_FALSE(paints(bench, {"dot_shared", "--out", "times.csv"}));
  EXPECT_TRUE(paints(bench, {"dot_shared", "--out", "times.svg"}));
  EXPECT_TRUE(paints(bench, {"dot_shared", "--out=times.png"}));
  EXPECT_FALSE(paints(*findCommand("equalize"), {"in.png", "out.png"}));
  EXPECT_TRUE(paints(*findCommand("render"), {"dot_shared", "--out", "steps"}));
}

}  // namespace
}  // namespace lanescope::cli
