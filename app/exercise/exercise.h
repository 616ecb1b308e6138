// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/lesson/front_matter.h"
#include "app/lesson/lesson_claim.h"
#include "catalog/own/head_comment.h"
#include "request/request.h"

// An exercise as values: a task, a kernel to begin with, and gates that a solution has to pass. See
// resources/manual/exercises.md.

namespace lanescope::app {

/// One thing that a gate asks of a run.
struct GateNeed {
  enum class What : std::uint8_t {
    right,  ///< the result is the reference's
    claim,  ///< as in a lesson: "findings none", "conflicts <= 0"
    time,   ///< on a GPU: at most `factor` times as long as a kernel of the catalogue
  };
  int line = 0;
  QString text;  ///< as it is written: "conflicts <= 0"
  What what = What::right;
  LessonClaim claim = {};
  double factor = 1;
  QString kernel = {};
};

/// Parameters under which a gate runs the kernel. What is not named is as the skeleton says.
struct GateRun {
  /// Names of the parameters of a run and their values, in the order of the command line's help.
  std::vector<std::pair<std::string, std::string>> parameters;
  values::Schedule schedule;
  /// "n = 33, block = 32"
  [[nodiscard]] QString text() const;
};

/// A condition with points: all that it needs must hold in each of its runs.
struct Gate {
  int line = 0;
  QString name;       ///< short and unique: the heading of its column
  MarkdownLine text;  ///< for the student
  int points = 1;
  std::vector<GateNeed> needs;
  std::vector<GateRun> runs;  ///< at least one

  /// Whether it compares times, which needs a GPU. It has one need then.
  [[nodiscard]] bool isTimed() const {
    return !needs.empty() && needs.front().what == GateNeed::What::time;
  }
};

struct Exercise {
  FrontMatter front;
  MarkdownParts task;  ///< headings included
  QList<MarkdownLine> hints;
  std::vector<Gate> gates;
  QString skeleton;  ///< the text of skeleton.cu
  /// The skeleton's choices: problem, kernel, reference, launch and so on. They hold for every
  /// solution, whose own head comment is not read.
  catalog::Choices choices;
};

}  // namespace lanescope::app
