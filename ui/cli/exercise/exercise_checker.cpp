// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/exercise/exercise_checker.h"

#include <QDir>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/exercise/exercise_reader.h"
#include "app/lab/kernel_file.h"
#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_words.h"
#include "ui/cli/exercise/solution_verdict.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using app::LessonWords;
using State = app::GateVerdict::State;

/// Whether two texts of an exercise have the same gates, words aside.
bool haveSameGates(const app::Exercise& one, const app::Exercise& other) {
  return std::ranges::equal(
      one.gates, other.gates, [](const app::Gate& left, const app::Gate& right) {
        return left.name == right.name && left.points == right.points &&
               std::ranges::equal(left.needs, right.needs, {}, &app::GateNeed::text,
                                  &app::GateNeed::text) &&
               std::ranges::equal(left.runs, right.runs, {}, &app::GateRun::text,
                                  &app::GateRun::text);
      });
}

class Checker {
 public:
  Checker(QString folder, const app::SolutionLimits& limits, const std::stop_token& stop)
      : m_folder(std::move(folder)), m_limits(limits), m_stop(stop) {}

  ExerciseReport check() && {
    readTexts();
    if (m_report.complaints.empty()) {
      checkSolution();
      checkSkeleton();
    }
    return std::move(m_report);
  }

 private:
  void readTexts() {
    m_report.files = app::textsIn(m_folder, QLatin1String(app::kExerciseFile));
    for (const QString& file : std::as_const(m_report.files)) {
      app::ExerciseReading reading = app::readExerciseFile(m_folder, file);
      std::ranges::move(reading.complaints, std::back_inserter(m_report.complaints));
      if (!m_exercise) {
        m_exercise = std::make_shared<const app::Exercise>(std::move(reading.exercise));
      } else if (!haveSameGates(*m_exercise, reading.exercise)) {
        //: %1: a file
        complain(file, 0,
                 LessonWords::tr("The gates are not those of %1.").arg(m_report.files.first()));
      }
    }
    m_report.title = m_exercise->front.title;
    m_report.gates = static_cast<int>(m_exercise->gates.size());
    for (const app::Gate& gate : m_exercise->gates) m_report.points += gate.points;
  }

  void checkSolution() {
    const QString file = QLatin1String(app::kSolutionFile);
    if (const auto why = app::whyNoFile(m_folder, file, {QStringLiteral("cu")})) {
      return complain(file, 0, *why);
    }
    try {
      const QString text = app::readKernelText(m_folder + QLatin1Char('/') + file);
      hold(verdictOn(m_exercise, file, text, m_limits, m_stop));
    } catch (const values::Error& error) {
      if (error.kind() != values::ErrorKind::badInput) throw;
      complain(file, 0, QString::fromUtf8(error.what()));
    }
  }

  /// Throws values::Error (unavailable) where this machine may be why nothing was run.
  static void requireRun(const app::Verdict& verdict) {
    if (verdict.isOfMachine) values::unavailable(verdict.refusal.toStdString());
  }

  void hold(const app::Verdict& verdict) {
    requireRun(verdict);
    if (!verdict.refusal.isEmpty()) {
      return complain(QLatin1String(app::kSolutionFile), 0, verdict.refusal);
    }
    for (std::size_t i = 0; i < verdict.gates.size(); ++i) {
      const app::GateVerdict& gate = verdict.gates[i];
      if (gate.state == State::notJudged) m_report.notJudged += gate.sentence;
      if (gate.state != State::failed) continue;
      //: %1: the name of a gate; %2: a sentence on what is wrong
      complain(QLatin1String(app::kExerciseFile), m_exercise->gates[i].line,
               LessonWords::tr("The solution fails the gate “%1”. %2")
                   .arg(m_exercise->gates[i].name, gate.sentence));
    }
  }

  void checkSkeleton() {
    const QString file = QLatin1String(app::kSkeletonFile);
    const app::Verdict verdict =
        verdictOn(m_exercise, file, m_exercise->skeleton, m_limits, m_stop);
    requireRun(verdict);
    if (verdict.isPassed()) complain(file, 0, LessonWords::tr("The skeleton passes all gates."));
    if (verdict.refusal.isEmpty()) return;
    complain(file, 0, verdict.refusal);
  }

  void complain(const QString& file, int line, const QString& sentence) {
    m_report.complaints.push_back({file, line, sentence});
  }

  QString m_folder;
  app::SolutionLimits m_limits;
  std::stop_token m_stop;
  std::shared_ptr<const app::Exercise> m_exercise;
  ExerciseReport m_report;
};

}  // namespace

ExerciseReport checkExercise(const QString& folder, const app::SolutionLimits& limits,
                             const std::stop_token& stop) {
  return Checker(folder, limits, stop).check();
}

}  // namespace lanescope::cli
