// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "ui/cli/common/interrupt.h"
#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// What a command works with.
struct CommandContext {
  const QCommandLineParser& parser;
  const Interrupt& interrupt;
  /// Who writes one file after the other adds each here: an interrupt says which are there.
  QStringList& written;
};

/// One command of the program. The help is made of this.
struct Command {
  const char* name;
  const char* arguments;  ///< as in the usage line: "KERNEL"
  const char* summary;    ///< one sentence
  const char* details;    ///< what a user should know, and examples
  bool paints;            ///< needs an application object that can paint
  Options (*options)();
  /// Returns the exit code. Throws values::Error.
  int (*execute)(const CommandContext&);
};

/// In the order of the help.
[[nodiscard]] std::span<const Command> commands();
/// Null when there is no such command.
[[nodiscard]] const Command* findCommand(std::string_view name);

int executeList(const CommandContext& context);
int executeDevices(const CommandContext& context);
int executeRun(const CommandContext& context);
int executeTrace(const CommandContext& context);
int executeRender(const CommandContext& context);
int executeEqualize(const CommandContext& context);
int executeBench(const CommandContext& context);
int executeErrors(const CommandContext& context);
int executeWork(const CommandContext& context);
int executeHistory(const CommandContext& context);
int executeDemo(const CommandContext& context);
[[nodiscard]] Options renderOptions();
[[nodiscard]] Options benchOptions();
[[nodiscard]] Options errorsOptions();
[[nodiscard]] Options workOptions();
[[nodiscard]] Options historyOptions();
[[nodiscard]] Options demoOptions();

inline constexpr int kExitOk = 0;
inline constexpr int kExitCheckFailed = 1;
inline constexpr int kExitBadInput = 2;
inline constexpr int kExitUnavailable = 3;
inline constexpr int kExitInterrupted = 130;

}  // namespace lanescope::cli
