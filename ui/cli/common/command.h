// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ui/cli/common/interrupt.h"
#include "ui/cli/common/options.h"

namespace lanescope::cli {

/// The arguments and services for a command.
struct CommandContext {
  const QCommandLineParser& parser;
  const Interrupt& interrupt;
  /// A command that writes several files adds each here, so that a message after an interrupt can
  /// name them.
  QStringList& written;
};

/// When a command needs an application object that can paint: where one of its arguments is a
/// picture or a page to write, for `intoPictures`.
enum class Painting : std::uint8_t { never, intoPictures, always };

/// One command of the program; the help is made from this.
struct Command {
  const char* name;
  const char* arguments;  ///< as in the usage line: "KERNEL"
  const char* summary;    ///< one sentence
  const char* details;    ///< important facts and examples
  Painting painting;
  Options (*options)();
  /// Executes the command and returns the exit code. Throws values::Error.
  int (*execute)(const CommandContext&);
};

/// All commands, in the order of the help.
[[nodiscard]] std::span<const Command> commands();
/// Whether a command with these arguments needs an application object that can paint.
[[nodiscard]] bool paints(const Command& command, const QStringList& arguments);
/// Null when there is no such command.
[[nodiscard]] const Command* findCommand(std::string_view name);

int executeList(const CommandContext& context);
int executeDevices(const CommandContext& context);
int executeRun(const CommandContext& context);
int executeTrace(const CommandContext& context);
int executeRender(const CommandContext& context);
int executeQuiz(const CommandContext& context);
int executeEqualize(const CommandContext& context);
int executeBench(const CommandContext& context);
int executeErrors(const CommandContext& context);
int executeWork(const CommandContext& context);
int executeTimeline(const CommandContext& context);
int executeAllReduce(const CommandContext& context);
int executeScaling(const CommandContext& context);
int executeProgram(const CommandContext& context);
int executeHistory(const CommandContext& context);
int executeLesson(const CommandContext& context);
int executeExercise(const CommandContext& context);
int executeGrade(const CommandContext& context);
int executeBoard(const CommandContext& context);
int executeDemo(const CommandContext& context);
[[nodiscard]] Options renderOptions();
[[nodiscard]] Options quizOptions();
[[nodiscard]] Options benchOptions();
[[nodiscard]] Options errorsOptions();
[[nodiscard]] Options workOptions();
[[nodiscard]] Options timelineOptions();
[[nodiscard]] Options allReduceOptions();
[[nodiscard]] Options scalingOptions();
[[nodiscard]] Options programOptions();
[[nodiscard]] Options historyOptions();
[[nodiscard]] Options lessonOptions();
[[nodiscard]] Options exerciseOptions();
[[nodiscard]] Options gradeOptions();
[[nodiscard]] Options boardOptions();
[[nodiscard]] Options demoOptions();

inline constexpr int kExitOk = 0;
inline constexpr int kExitCheckFailed = 1;
inline constexpr int kExitUnavailable = 3;
inline constexpr int kExitInterrupted = 130;

}  // namespace lanescope::cli
