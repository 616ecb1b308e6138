// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "request/request.h"
#include "request/result.h"
#include "values/host_array.h"

// What is on the screen, as a plain value: what the form says, the run that the stage shows, and
// how it is looked at. Large parts are shared and never changed, so that a session is cheap to
// copy.

namespace lanescope::app {

using SharedArray = std::shared_ptr<const values::HostArray>;

/// The kernel that is chosen and what its fields hold, valid or not.
struct SessionForm {
  std::string kernel;                                      ///< catalogue id
  std::vector<std::pair<std::string, std::string>> texts;  ///< parameter, what its field says
  values::Target target;
  std::string compared;  ///< what is to stand beside, as on the command line; empty: nothing
  bool operator==(const SessionForm&) const = default;
};

/// The user's own numbers, as they were read from a file; the file itself is not needed any more.
struct SessionTable {
  enum class Place : std::uint8_t { columns, a, b };  ///< a table's columns; matrix A, matrix B
  Place place = Place::columns;
  std::string description;          ///< "data.csv: radius and perimeter, 569 rows"
  std::int64_t rows = 0;            ///< of the table
  std::int64_t columns = 0;         ///< likewise
  std::vector<SharedArray> arrays;  ///< float32: one a column, or a matrix row by row
};

/// What ran, and with what text of its kernel.
struct SessionResult {
  std::shared_ptr<const values::RunResult> result;
  std::string sourceHash;  ///< see `sourceHashOf`
};

/// The run that the stage shows.
struct SessionRun {
  values::RunRequest request;       ///< without inputs
  std::vector<SharedArray> inputs;  ///< the user's data; empty: the pattern's
  SessionResult main;
  std::optional<SessionResult> compared;  ///< the run that stands beside it
  /// What that one was asked for, without inputs; absent in the files of older versions.
  std::optional<values::RunRequest> comparedRequest;
};

/// How the stage is looked at. A view is named by its id; one that a reader does not know is left
/// out.
struct SessionView {
  struct Camera {
    std::string view;
    double zoom = 1.0;
    double panX = 0.0;  ///< in widths of the view's area
    double panY = 0.0;  ///< in heights of it
    bool operator==(const Camera&) const = default;
  };
  std::uint64_t block = 0;  ///< of the recorded ones, from 0
  int step = 0;
  std::optional<std::uint32_t> chosen;  ///< the thread that is followed
  std::string inStep;  ///< by what both sides are in step, by its id; empty: as usual
  std::vector<std::string> views;
  std::vector<Camera> cameras;
  std::vector<int> bookmarks;  ///< steps
  /// An expression that is shown for each thread, as its text.
  struct Watch {
    std::string text;
    bool stops = false;  ///< playing stops where it begins to hold
    bool operator==(const Watch&) const = default;
  };
  std::vector<Watch> watches;
  std::vector<int> breakpoints;  ///< lines of the kernel's source, from 1
  bool operator==(const SessionView&) const = default;
};

/// What was predicted of the run: see ui::Lesson. A subject is named by its id; one that a reader
/// does not know is left out.
struct SessionLesson {
  struct Answer {
    std::uint64_t block = 0;  ///< of the recorded ones, from 0
    int step = 0;
    std::string subject;
    unsigned array = 0;
    std::int64_t index = 0;
    std::string typed;  ///< empty: the answer was revealed
    bool isRight = false;
    bool operator==(const Answer&) const = default;
  };
  bool isOn = false;
  std::uint64_t seed = 1;
  std::vector<Answer> answers;  ///< in the order in which they were given
  bool operator==(const SessionLesson&) const = default;
};

struct Session {
  std::string savedBy;  ///< version of the program
  std::string savedAt;  ///< ISO 8601, UTC
  SessionForm form;
  std::vector<SessionTable> tables;
  std::optional<SessionRun> run;  ///< nothing has run yet
  SessionView view;
  SessionLesson lesson;
};

}  // namespace lanescope::app
