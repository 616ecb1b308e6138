// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/grading.h"

#include <QMap>
#include <utility>

#include "app/files/csv_field.h"

namespace lanescope::app {

Grading::Grading(std::shared_ptr<const Exercise> exercise,
                 const std::vector<Submission>& submissions, const SolutionLimits& limits,
                 QObject* parent)
    : QObject(parent),
      m_exercise(std::move(exercise)),
      m_submissions(submissions),
      m_limits(limits) {
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
  while (m_running < kAtATime && m_next < m_submissions.size()) {
    const std::size_t index = m_next++;
    const Submission& submission = m_submissions[index];
    ++m_running;
    if (!submission.refusal.isEmpty()) {
      take(index, refusedVerdict(*m_exercise, submission.refusal));
      continue;
    }
    // A name that says nothing and is no other row's.
    const QString id = QStringLiteral("submission_%1.cu").arg(index + 1);
    auto* run = new SolutionRun(m_exercise, id, submission.text, m_limits, this);
    connect(run, &SolutionRun::finished, this, [this, index, run](const Verdict& verdict) {
      run->deleteLater();
      take(index, verdict);
      startNext();
    });
    run->start();
  }
  if (m_running == 0 && m_next == m_submissions.size()) emit finished();
}

void Grading::take(std::size_t index, const Verdict& verdict) {
  --m_running;
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
