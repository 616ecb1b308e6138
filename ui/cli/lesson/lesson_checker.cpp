// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/lesson/lesson_checker.h"

#include <QDir>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "app/lesson/figures.h"
#include "app/lesson/lesson_files.h"
#include "app/lesson/lesson_reader.h"
#include "app/lesson/lesson_words.h"
#include "catalog/catalog.h"
#include "trace/check/finding.h"
#include "ui/cli/common/options.h"
#include "ui/quiz/question.h"
#include "ui/quiz/subject_text.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using app::LessonWords;

QStringList findingsOf(const values::RunResult& result) {
  QStringList ids;
  for (const trace::Finding& finding : result.findings) {
    const std::string_view id = trace::nameOf(finding.kind);
    ids += QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
  }
  ids.sort();
  ids.removeDuplicates();
  return ids;
}

/// The kinds of a text's blocks in order, with a mark where a page begins.
std::vector<std::size_t> outlineOf(const app::LessonText& text) {
  std::vector<std::size_t> outline;
  for (const app::LessonPage& page : text.pages) {
    outline.push_back(std::variant_npos);
    for (const app::LessonBlock& block : page.blocks) {
      if (!std::holds_alternative<app::LessonMarkdown>(block)) outline.push_back(block.index());
    }
  }
  return outline;
}

/// Whether this machine is what keeps the run from being made, and not the lesson. A kernel of the
/// lesson may end its engine; one of the catalogue does not.
bool isOfMachine(values::ErrorKind kind, const QString& kernel) {
  using enum values::ErrorKind;
  if (kind == unavailable) return true;
  return (kind == engineLost || kind == noEngine) && !isOwnKernel(kernel);
}

int lastLineOf(const values::RunResult& result) {
  const catalog::KernelRow* row = catalog::lookUp(result.kernel);
  if (!row) return 0;
  const std::string_view text = catalog::sourceText(row->source);
  return static_cast<int>(std::ranges::count(text, '\n')) + 1;
}

}  // namespace

LessonChecker::LessonChecker(StageRuns& runs, app::LessonComplaints& complaints,
                             LessonReport& report)
    : m_runs(runs), m_complaints(complaints), m_report(report) {}

void LessonChecker::check(const app::LessonText& text) {
  m_report.pages += static_cast<int>(text.pages.size());
  for (const app::LessonPage& page : text.pages) {
    for (const app::LessonBlock& block : page.blocks) std::visit(*this, block);
  }
}

void LessonChecker::operator()(const app::LessonStage& stage) {
  ++m_report.stages;
  m_model.reset();
  m_result.reset();
  try {
    m_result = m_runs.run(stage).main.result;
    if (!m_result->record) values::refuse("The run was not recorded.");
    checkPlaces(stage);
  } catch (const values::Error& error) {
    if (error.kind() == values::ErrorKind::cancelled) throw;
    const QString sentence = QString::fromUtf8(error.what());
    if (isOfMachine(error.kind(), stage.kernel)) {
      const app::LessonComplaint where{m_complaints.file(), stage.line, sentence};
      throw values::Error(error.kind(), where.text().toStdString());
    }
    m_complaints.add(stage.line, sentence);
  }
  checkClaims(stage.claims);
}

void LessonChecker::checkPlaces(const app::LessonStage& stage) {
  using Kind = app::LessonStep::Kind;
  const auto most = [&](const QString& key, qint64 number, qint64 last) {
    if (number <= last) return;
    //: %1: a key, such as "step"; %2: its number; %3: the largest number that the run has
    m_complaints.add(stage.line, LessonWords::tr("%1 = %2 is beyond the run, which ends at %3.")
                                     .arg(key)
                                     .arg(number)
                                     .arg(last));
  };
  const trace::Timeline& timeline = *model().timeline;
  if (stage.step.kind == Kind::step) {
    most(QStringLiteral("step"), stage.step.number, static_cast<qint64>(timeline.stepCount()));
  } else if (stage.step.kind == Kind::epoch) {
    most(QStringLiteral("epoch"), stage.step.number, static_cast<qint64>(timeline.epochCount()));
  }
  if (stage.follow) most(QStringLiteral("follow"), *stage.follow, timeline.threadCount() - 1);
  if (stage.sourceLine) most(QStringLiteral("line"), *stage.sourceLine, lastLineOf(*m_result));
  for (const QString& mark : stage.marks) {
    if (ui::elementFrom(mark, *m_result->record)) continue;
    //: %1: an element that was written: "cache[300]"
    m_complaints.add(stage.line, LessonWords::tr("The run has no element %1.").arg(mark));
  }
}

const ui::StageModel& LessonChecker::model() {
  if (!m_model) {
    m_model = std::make_unique<const ui::StageModel>(
        std::shared_ptr<const trace::Record>(m_result, &*m_result->record), 0);
  }
  return *m_model;
}

void LessonChecker::checkClaims(const std::vector<app::LessonClaim>& claims) {
  m_report.claims += static_cast<int>(claims.size());
  if (!m_result) return;
  for (const app::LessonClaim& claim : claims) checkClaim(claim);
}

void LessonChecker::checkClaim(const app::LessonClaim& claim) {
  if (claim.what == app::LessonClaim::What::findings) return checkFindings(claim);
  if (claim.what == app::LessonClaim::What::passed) {
    if (claim.passed == m_result->passed) return;
    m_complaints.add(claim.line, claim.passed ? LessonWords::tr("The run does not pass its check.")
                                              : LessonWords::tr("The run passes its check."));
    return;
  }
  try {
    const double value = app::figureOf(*m_result, claim.figure);
    if (app::holds(value, claim.relation, claim.number)) return;
    //: %1: a claim: "steps <= 30"; %2: the name of a figure; %3: its value
    m_complaints.add(claim.line, LessonWords::tr("“%1” does not hold: %2 is %3.")
                                     .arg(claim.text, claim.figure)
                                     .arg(value, 0, 'g', 10));
  } catch (const values::Error& error) {
    m_complaints.add(claim.line, QString::fromUtf8(error.what()));
  }
}

void LessonChecker::checkFindings(const app::LessonClaim& claim) {
  const QStringList found = findingsOf(*m_result);
  if (found == claim.findings) return;
  if (found.isEmpty()) {
    m_complaints.add(claim.line, LessonWords::tr("The run has no findings."));
    return;
  }
  //: %1: the names of findings, which stay English
  m_complaints.add(
      claim.line,
      LessonWords::tr("The run has other findings: %1.").arg(found.join(QStringLiteral(", "))));
}

void LessonChecker::operator()(const app::LessonQuestion& question) {
  ++m_report.questions;
  checkClaims(question.claims);
  if (!m_result) return;
  if (!question.subject.isEmpty()) {
    checkSubject(question.line, question.subject, question.step);
  } else if (!question.figure.isEmpty()) {
    try {
      if (std::isfinite(app::figureOf(*m_result, question.figure))) return;
      //: %1: the name of a figure
      m_complaints.add(question.line,
                       LessonWords::tr("%1 of the run is no number.").arg(question.figure));
    } catch (const values::Error& error) {
      m_complaints.add(question.line, QString::fromUtf8(error.what()));
    }
  }
}

void LessonChecker::operator()(const app::LessonPredict& predict) {
  ++m_report.questions;
  if (m_result) checkSubject(predict.line, predict.subject, predict.step);
}

void LessonChecker::checkSubject(int line, const QString& text, int step) {
  const int steps = model().stepCount();
  if (step > steps) {
    //: %1: the number of a step; %2: the number of steps of a run
    m_complaints.add(
        line, LessonWords::tr("There is no step %1: the run has %2 steps.").arg(step).arg(steps));
    return;
  }
  const auto subject = ui::subjectFrom(text, *m_result->record);
  if (subject && step >= 2 && ui::questionOn(model(), step - 1, *subject)) return;
  //: %1: the number of a step; %2: a subject of the quiz: "element cache[3]"
  m_complaints.add(
      line, LessonWords::tr("Step %1 has no answer for the subject “%2”.").arg(step).arg(text));
}

LessonReport checkLesson(const QString& folder, std::stop_token stop) {
  LessonReport report;
  report.files = app::textsIn(folder, QStringLiteral("lesson.md"));
  StageRuns runs(folder, std::move(stop));
  std::vector<std::size_t> outline;
  for (const QString& file : std::as_const(report.files)) {
    app::LessonReading reading = app::readLessonFile(folder, file);
    app::LessonComplaints complaints(file);
    const bool isFirst = file == report.files.first();
    LessonReport counted;
    LessonChecker(runs, complaints, isFirst ? report : counted).check(reading.text);
    if (isFirst) {
      outline = outlineOf(reading.text);
      report.title = reading.text.front.title;
    } else if (outlineOf(reading.text) != outline) {
      //: %1: a file
      complaints.add(0, LessonWords::tr("The pages and directives are not those of %1.")
                            .arg(report.files.first()));
    }
    std::ranges::move(reading.complaints, std::back_inserter(report.complaints));
    std::ranges::move(complaints.take(), std::back_inserter(report.complaints));
  }
  return report;
}

}  // namespace lanescope::cli
