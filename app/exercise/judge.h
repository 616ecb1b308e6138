// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/exercise/exercise.h"
#include "app/exercise/verdict.h"
#include "request/request.h"
#include "request/result.h"

namespace lanescope::app {

/// Holds a solution against the gates of an exercise. It says which run comes next and takes what
/// came of it, so that it needs no engine of its own:
///
///     while (auto request = judge.next()) judge.take(RESULT) or judge.fail(SENTENCE);
///
/// The runs come in ascending order of their sizes, each once. A gate that has failed asks for no
/// more runs, so that what it names is the smallest input that fails. Afterwards come the gates
/// that compare times, likewise.
class Judge {
 public:
  /// `kernel`: the id of the solution's row in the catalogue.
  Judge(std::shared_ptr<const Exercise> exercise, std::string kernel);

  /// The next run, which ends with `take` or `fail`; nothing after the last one.
  [[nodiscard]] std::optional<values::RunRequest> next();
  void take(const std::shared_ptr<const values::RunResult>& result);
  /// `sentence`: why the run has no result.
  void fail(const QString& sentence);

  /// After the runs: the next comparison of times, which needs a GPU and ends with `takeTimes`,
  /// `failTimes` or `skipTimes`; nothing after the last one.
  [[nodiscard]] std::optional<values::BenchRequest> nextTimes();
  void takeTimes(const values::BenchResult& result);
  void failTimes(const QString& sentence);
  /// No times can be compared here: the gates that need them are not judged. `reason`: "no GPU".
  void skipTimes(const QString& reason);

  /// What is not decided yet fails, for example since all runs together took too long.
  void giveUp(const QString& sentence);

  /// Runs that have ended, and all that there may be.
  [[nodiscard]] int done() const { return static_cast<int>(m_at); }
  [[nodiscard]] int all() const { return static_cast<int>(m_planned.size()); }
  /// Complete when there is no next run and no next comparison.
  [[nodiscard]] const Verdict& verdict() const { return m_verdict; }

 private:
  struct Planned {
    values::RunRequest request;
    QString text;                    ///< "n = 33, block = 32"
    std::vector<std::size_t> gates;  ///< those that need it
  };
  struct TimedRun {
    std::size_t gate = 0;
    QString text;
    values::BenchRequest request;
  };

  void plan(std::size_t gate, const GateRun& run);
  void planTimes(std::size_t gate, const values::Parameters& parameters, const QString& text);
  [[nodiscard]] bool isOpen(std::size_t gate) const { return !m_decided[gate]; }
  void decide(std::size_t gate, GateVerdict::State state, const QString& sentence);

  std::shared_ptr<const Exercise> m_exercise;
  std::string m_kernel;
  std::vector<Planned> m_planned;  ///< ascending
  std::size_t m_at = 0;
  std::vector<TimedRun> m_timed;
  std::size_t m_timedAt = 0;
  Verdict m_verdict;
  std::vector<bool> m_decided;
};

/// The verdict on a solution that cannot be run: every gate fails.
[[nodiscard]] Verdict refusedVerdict(const Exercise& exercise, const QString& sentence);

}  // namespace lanescope::app
