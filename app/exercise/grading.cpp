// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/grading.h"

#include <QMap>
#include <chrono>
#include <numeric>
#include <utility>

#include "app/exercise/remote_solution.h"
#include "app/files/csv_field.h"

namespace lanescope::app {

Grading::Grading(std::shared_ptr<const Exercise> exercise,
                 const std::vector<Submission>& submissions, const SolutionLimits& limits,
                 const std::vector<GradingPlace>& places, const QStringList& command,
                 QObject* parent)
    : QObject(parent),
      m_exercise(std::move(exercise)),
      m_submissions(submissions),
      m_limits(limits),
      m_command(command),
      m_waiting(submissions.size()),
      m_losses(submissions.size()),
      m_free(places.begin(), places.end()) {
  std::iota(m_waiting.begin(), m_waiting.end(), std::size_t{0});
  QMap<QByteArray, QStringList> names;
  for (const Submission& each : m_submissions) names[each.key] += each.name;
  const QByteArray skeleton = keyOf(m_exercise->skeleton);
  for (const Submission& each : m_submissions) {
    Grade grade{each.name, {}};
    if (!each.key.isEmpty()) {
      grade.sameAs = names[each.key];
      grade.sameAs.removeOne(each.name);
      grade.isSkeleton = each.key == skeleton;
    }
    m_grades.push_back(std::move(grade));
  }
}

void Grading::start() {
  // From the event loop, so that `finished` never comes before this returns.
  QMetaObject::invokeMethod(this, &Grading::startNext, Qt::QueuedConnection);
}

void Grading::startNext() {
  while (!m_free.empty() && !m_waiting.empty()) {
    const std::size_t index = m_waiting.front();
    m_waiting.pop_front();
    const Submission& submission = m_submissions[index];
    if (!submission.refusal.isEmpty()) {
      take(index, refusedVerdict(*m_exercise, submission.refusal));
      continue;
    }
    const GradingPlace place = m_free.front();
    m_free.pop_front();
    ++m_running;
    if (place.host.isEmpty()) {
      runHere(index, place);
    } else {
      runThere(index, place);
    }
  }
  if (m_running > 0) return;
  if (m_waiting.empty()) {
    emit finished();
  } else {
    emit failed();
  }
}

void Grading::runHere(std::size_t index, const GradingPlace& place) {
  auto* run =
      new SolutionRun(m_exercise, solutionName(index), m_submissions[index].text, m_limits, this);
  connect(run, &SolutionRun::finished, this, [this, index, place, run](const Verdict& verdict) {
    run->deleteLater();
    end(index, place, verdict);
  });
  run->start();
}

void Grading::runThere(std::size_t index, const GradingPlace& place) {
  auto* run = new RemoteSolution(m_exercise, place.host,
                                 m_command + QStringList{QString::number(index + 1)},
                                 remoteLimit(m_limits), this);
  connect(run, &RemoteSolution::finished, this, [this, index, place, run](const Verdict& verdict) {
    run->deleteLater();
    end(index, place, verdict);
  });
  connect(run, &RemoteSolution::lost, this,
          [this, index, place, run](const QString& sentence, bool isReached) {
            run->deleteLater();
            if (!isReached) std::erase(m_free, place);
            lose(index, sentence, isReached);
          });
  run->start(m_submissions[index].text);
}

void Grading::end(std::size_t index, const GradingPlace& place, const Verdict& verdict) {
  m_free.push_back(place);
  --m_running;
  take(index, verdict);
  startNext();
}

void Grading::lose(std::size_t index, const QString& sentence, bool mayBeCause) {
  constexpr int kMostLosses = 2;
  --m_running;
  emit placeLost(sentence);
  if (mayBeCause && ++m_losses[index] == kMostLosses) {
    take(index, refusedVerdict(*m_exercise, sentence));
  } else {
    m_waiting.push_front(index);
  }
  startNext();
}

std::chrono::milliseconds remoteLimit(const SolutionLimits& limits) {
  constexpr std::chrono::seconds kToReach{30};
  return limits.time + kToReach;
}

QString solutionName(std::size_t index) {
  // It says nothing and is no other row's.
  return QStringLiteral("submission_%1.cu").arg(index + 1);
}

void Grading::take(std::size_t index, const Verdict& verdict) {
  ++m_done;
  Grade& grade = m_grades[index];
  grade.verdict = verdict;
  emit graded(index, grade, m_done);
  for (GateVerdict& gate : grade.verdict.gates) gate.result.reset();
}

QString stateName(GateVerdict::State state) {
  switch (state) {
    case GateVerdict::State::passed:
      return QStringLiteral("passed");
    case GateVerdict::State::failed:
      return QStringLiteral("failed");
    case GateVerdict::State::notJudged:
      return QStringLiteral("not judged");
  }
  return {};
}

QString gradesCsv(const Exercise& exercise, const std::vector<Grade>& grades) {
  QStringList heads{QStringLiteral("name"), QStringLiteral("score"), QStringLiteral("of")};
  for (const Gate& gate : exercise.gates) heads += QStringLiteral("gate: ") + gate.name;
  heads += {QStringLiteral("sentence"), QStringLiteral("same as")};
  QString csv = csvLine(heads);
  for (const Grade& grade : grades) {
    QStringList cells{csvText(grade.name), QString::number(grade.verdict.score()),
                      QString::number(grade.verdict.of())};
    for (const GateVerdict& gate : grade.verdict.gates) cells += stateName(gate.state);
    cells += csvText(grade.verdict.firstFailure());
    cells += csvText(grade.sameAs.join(QStringLiteral("; ")));
    csv += csvLine(cells);
  }
  return csv;
}

}  // namespace lanescope::app
