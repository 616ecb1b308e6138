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

// The contents of the screen as a plain value: the form, the run on the stage, and how the stage
// shows it. Large parts are shared and never changed, so that a session is cheap to copy.

namespace lanescope::app {

using SharedArray = std::shared_ptr<const values::HostArray>;

/// The chosen kernel and the texts of its fields, valid or not.
struct SessionForm {
  std::string kernel;                                      ///< catalogue id
  std::vector<std::pair<std::string, std::string>> texts;  ///< parameter and text of its field
  values::Target target;
  std::string compared;  ///< the comparison, as on the command line; empty: none
  bool operator==(const SessionForm&) const = default;
};

/// The user's numbers as they were read from a file. The file itself is not needed any more.
struct SessionTable {
  enum class Place : std::uint8_t { columns, a, b };  ///< a table's columns; matrix A, matrix B
  Place place = Place::columns;
  std::string description;          ///< "data.csv: radius and perimeter, 569 rows"
  std::int64_t rows = 0;            ///< of the table
  std::int64_t columns = 0;         ///< of the table
  std::vector<SharedArray> arrays;  ///< float32: one per column, or a matrix row by row
};

/// A run, and the text of its kernel at that time.
struct SessionResult {
  std::shared_ptr<const values::RunResult> result;
  std::string sourceHash;  ///< see `sourceHashOf`
};

/// The run on the stage.
struct SessionRun {
  values::RunRequest request;       ///< without inputs
  std::vector<SharedArray> inputs;  ///< the user's data; empty: the pattern's
  SessionResult main;
  std::optional<SessionResult> compared;  ///< the run that it is compared with
  /// The request of the compared run, without inputs; absent in files of older versions.
  std::optional<values::RunRequest> comparedRequest;
};

/// How the stage shows a run. A view is named by its id; a reader leaves out unknown views.
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
  std::optional<std::uint32_t> chosen;  ///< the followed thread
  std::string inStep;                   ///< id of what keeps both sides in step; empty: the default
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
  bool showsRounding = false;    ///< the space-time diagram is shaded by rounding
  bool operator==(const SessionView&) const = default;
};

/// The predictions about the run: see ui::Quiz. A subject is named by its id; a reader leaves out
/// unknown subjects.
struct SessionQuiz {
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
  bool operator==(const SessionQuiz&) const = default;
};

/// The kernel of the user that stood on the page Lab.
struct SessionKernel {
  std::string name;  ///< of its file
  std::string text;  ///< UTF-8, at most 1 MiB; never empty
  std::string mark;  ///< says whose it is: see kernel_mark.h
  /// The name of an exercise of the program, or the path of an exercise's folder; empty: it is for
  /// none.
  std::string exercise = {};
  bool operator==(const SessionKernel&) const = default;
};

/// The lesson that was open, and what the reader has answered.
struct SessionLesson {
  struct Answer {
    int page = 0;      ///< from 0
    int question = 0;  ///< of the page, from 0
    std::string given;
    bool isRight = false;
    bool operator==(const Answer&) const = default;
  };
  std::string place;  ///< the name of a lesson of the program, or the path of a folder or a file
  int page = 0;       ///< from 0
  std::vector<Answer> answers;
  bool operator==(const SessionLesson&) const = default;
};

struct Session {
  std::string savedBy;  ///< version of the program
  std::string savedAt;  ///< ISO 8601, UTC
  SessionForm form;
  std::vector<SessionTable> tables;
  std::optional<SessionRun> run;  ///< absent before the first run
  SessionView view;
  SessionQuiz quiz;
  std::optional<SessionKernel> ownKernel;  ///< absent where the user has written none
  std::optional<SessionLesson> lesson;     ///< absent where none is open
};

}  // namespace lanescope::app
