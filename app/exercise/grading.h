// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

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

/// Runs submissions, two at a time, each in a sandbox of its own. One that is refused, fails or
/// takes too long costs itself alone. It lives in the thread that makes it.
class Grading : public QObject {
  Q_OBJECT

 public:
  static constexpr int kAtATime = 2;

  Grading(std::shared_ptr<const Exercise> exercise, const std::vector<Submission>& submissions,
          const SolutionLimits& limits, QObject* parent = nullptr);

  void start();
  /// In the order of the submissions; complete once `finished` was emitted.
  [[nodiscard]] const std::vector<Grade>& grades() const { return m_grades; }

 signals:
  /// A submission is graded; `index` is its place among them. Who listens may take what it wants of
  /// its records, which are dropped afterwards.
  void graded(std::size_t index, const lanescope::app::Grade& grade, int done);
  void finished();

 private:
  void startNext();
  void take(std::size_t index, const Verdict& verdict);

  std::shared_ptr<const Exercise> m_exercise;
  std::vector<Submission> m_submissions;
  SolutionLimits m_limits;
  std::vector<Grade> m_grades;
  std::size_t m_next = 0;
  int m_running = 0;
  int m_done = 0;
};

/// The sheet as comma-separated values: name, score, of, a column for each gate, sentence, same as.
/// No cell is a formula.
[[nodiscard]] QString gradesCsv(const Exercise& exercise, const std::vector<Grade>& grades);

/// The word for a gate in files: "passed", "failed", "not judged".
[[nodiscard]] QString stateName(GateVerdict::State state);

}  // namespace lanescope::app
