// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "ui/cli/common/command.h"

namespace lanescope::cli {

/// The options of a command that its help lists, and --help.
[[nodiscard]] Options listedOptions(const Command& command);

/// The options without a command: those of the window, --help and --version.
[[nodiscard]] Options optionsAtStart();

/// What the value of an option can be: the words of "on|off", else none.
[[nodiscard]] QStringList choicesOf(const QCommandLineOption& option);

/// What can stand behind a command, as far as it is known before: the ids of kernels, or the first
/// words of the rows in its help.
[[nodiscard]] QStringList operandsOf(const Command& command);

/// The first sentence of a description, without its full stop.
[[nodiscard]] QString firstSentence(const QString& text);

/// The text between single quotes of a shell.
[[nodiscard]] QString shellQuoted(QString text);

}  // namespace lanescope::cli
