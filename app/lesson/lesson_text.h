// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "app/lesson/front_matter.h"
#include "app/lesson/lesson_claim.h"
#include "app/markdown/markdown.h"

// A lesson as values: pages of Markdown and of blocks that set the stage or ask. Each block knows
// the line of `lesson.md` on which it begins. See resources/manual/lessons.md.

namespace lanescope::app {

/// Where playback stands, counted from 1 as the picture counts.
struct LessonStep {
  enum class Kind : std::uint8_t { first, last, step, epoch };
  Kind kind = Kind::first;
  int number = 0;  ///< of a step or an epoch
  bool operator==(const LessonStep&) const = default;
};

/// What stands on the stage from here on.
struct LessonStage {
  int line = 0;
  QString kernel;  ///< an id of the catalogue, or a .cu file of the lesson's folder
  /// Options of the command `run` and their values, in the order of the file.
  std::vector<std::pair<QString, QString>> options;
  QStringList views;  ///< empty: the usual ones
  LessonStep step;
  QString compare;  ///< as `render --compare`, or empty
  QString inStep;   ///< "input", "epoch" or "step", or empty
  std::optional<int> follow = {};
  std::optional<int> sourceLine = {};
  QStringList marks = {};  ///< elements: "cache[3]"
  std::vector<LessonClaim> claims = {};
};

/// A question whose answer comes from the run, or has choices.
struct LessonQuestion {
  int line = 0;
  MarkdownLine text;
  QString figure;   ///< the right answer is this figure of the stage's run; or empty
  QString subject;  ///< or the answer of the quiz on this subject: "element cache[3]"; or empty
  int step = 0;     ///< of the subject, counted from 1
  QList<MarkdownLine> right = {};
  QList<MarkdownLine> wrong = {};
  MarkdownLine why = {};
  std::vector<LessonClaim> claims = {};
};

/// The stage goes to the step before, and the quiz asks what the step will do.
struct LessonPredict {
  int line = 0;
  int step = 0;     ///< counted from 1, at least 2
  QString subject;  ///< "element cache[3]"
};

struct LessonChart {
  enum class Kind : std::uint8_t { times, errors, work };
  int line = 0;
  Kind kind = Kind::times;
  QStringList kernels;
  QString sizes;  ///< as `bench --sizes`, or empty
};

/// A mistake that sources make, with what is right and what on the stage shows it.
struct LessonCard {
  int line = 0;
  MarkdownLine wrong;
  MarkdownLine right;
  MarkdownLine proof;
  std::vector<LessonClaim> claims = {};
};

struct LessonExercise {
  int line = 0;
  QString folder;  ///< name of a shipped exercise, or a folder of the lesson's folder
};

struct LessonMarkdown {
  int line = 0;
  MarkdownParts parts;
};

using LessonBlock = std::variant<LessonMarkdown, LessonStage, LessonQuestion, LessonPredict,
                                 LessonChart, LessonCard, LessonExercise>;

struct LessonPage {
  QString title;
  int line = 0;
  std::vector<LessonBlock> blocks;
};

/// The choices as they are written, "a · b".
[[nodiscard]] QString textOf(const QList<MarkdownLine>& choices);

struct LessonText {
  FrontMatter front;
  std::vector<LessonPage> pages;
};

}  // namespace lanescope::app
