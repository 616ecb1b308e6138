// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <chrono>
#include <deque>
#include <memory>
#include <vector>

#include "app/exercise/grading_place.h"
#include "app/exercise/solution_run.h"
#include "app/exercise/submission.h"

namespace lanescope::app {

/// A submission and what came of it.
struct Grade {
  QString name;
  Verdict verdict;
  QStringList sameAs = {};  ///< names of the submissions whose text is the same
  bool isSkeleton = false;  ///< its text is the skeleton's
};

/// Runs submissions, one at a time at each place, each in a sandbox of its own. One that is
/// refused, fails or takes too long costs itself alone. A place that is lost grades no more, and
/// another one takes over what it had. It lives in the thread that makes it.
class Grading : public QObject {
  Q_OBJECT

 public:
  /// `command`: of the program that judges one on another host (remote_solution.h); the number of
  /// the submission follows.
  Grading(std::shared_ptr<const Exercise> exercise, const std::vector<Submission>& submissions,
          const SolutionLimits& limits, const std::vector<GradingPlace>& places,
          const QStringList& command, QObject* parent = nullptr);

  void start();
  /// In the order of the submissions; complete once `finished` was emitted and not `failed`.
  [[nodiscard]] const std::vector<Grade>& grades() const { return m_grades; }

 signals:
  /// A submission is graded; `index` is its place among them. Who listens may take what it wants of
  /// its records, which are dropped afterwards.
  void graded(std::size_t index, const lanescope::app::Grade& grade, int done);
  void finished();
  /// A place grades no more.
  void placeLost(const QString& sentence);
  /// All places are lost, and not all submissions are graded.
  void failed();

 private:
  void startNext();
  void runHere(std::size_t index, const GradingPlace& place);
  void runThere(std::size_t index, const GradingPlace& place);
  void take(std::size_t index, const Verdict& verdict);
  void end(std::size_t index, const GradingPlace& place, const Verdict& verdict);
  /// A place is lost with the submission, which another one gets unless it may be the cause of a
  /// second loss.
  void lose(std::size_t index, const QString& sentence, bool mayBeCause);

  std::shared_ptr<const Exercise> m_exercise;
  std::vector<Submission> m_submissions;
  SolutionLimits m_limits;
  std::vector<Grade> m_grades;
  QStringList m_command;
  std::deque<std::size_t> m_waiting;
  std::vector<int> m_losses;  ///< of places, each with this submission
  std::deque<GradingPlace> m_free;
  std::size_t m_running = 0;
  int m_done = 0;
};

/// The name of a submission's file where it is run. `index`: from 0.
[[nodiscard]] QString solutionName(std::size_t index);

/// How long another host may take for a solution before it counts as lost.
[[nodiscard]] std::chrono::milliseconds remoteLimit(const SolutionLimits& limits);

/// The sheet as comma-separated values: name, score, of, a column for each gate, sentence, same as.
/// No cell is a formula.
[[nodiscard]] QString gradesCsv(const Exercise& exercise, const std::vector<Grade>& grades);

/// The word for a gate in files: "passed", "failed", "not judged".
[[nodiscard]] QString stateName(GateVerdict::State state);

}  // namespace lanescope::app
