// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <stop_token>
#include <vector>

#include "app/lesson/complaint.h"
#include "app/lesson/lesson_text.h"
#include "request/result.h"
#include "ui/cli/lesson/stage_run.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::cli {

/// What a check of a lesson's folder has found.
struct LessonReport {
  QString title;
  QStringList files;  ///< the text in each language: "lesson.md", "lesson.sl.md"
  int pages = 0;      ///< of the first file, as what follows
  int stages = 0;
  int claims = 0;
  int questions = 0;  ///< predictions included
  std::vector<app::LessonComplaint> complaints;
};

/// Reads all texts of a lesson, runs each stage on the emulator, and holds each claim and each
/// answer against the run and its record. Throws values::Error where there is no text to read.
[[nodiscard]] LessonReport checkLesson(const QString& folder, std::stop_token stop);

/// Holds one text against the runs of its stages.
class LessonChecker {
 public:
  LessonChecker(StageRuns& runs, app::LessonComplaints& complaints, LessonReport& report);

  void check(const app::LessonText& text);

  // One for each kind of block.
  void operator()(const app::LessonMarkdown&) {}
  void operator()(const app::LessonStage& stage);
  void operator()(const app::LessonQuestion& question);
  void operator()(const app::LessonPredict& predict);
  void operator()(const app::LessonChart&) {}
  void operator()(const app::LessonCard& card) { checkClaims(card.claims); }
  void operator()(const app::LessonExercise&) {}

 private:
  void checkPlaces(const app::LessonStage& stage);
  void checkClaims(const std::vector<app::LessonClaim>& claims);
  void checkClaim(const app::LessonClaim& claim);
  void checkFindings(const app::LessonClaim& claim);
  /// `step` counts from 1.
  void checkSubject(int line, const QString& text, int step);
  [[nodiscard]] const ui::StageModel& model();

  StageRuns& m_runs;
  app::LessonComplaints& m_complaints;
  LessonReport& m_report;
  std::shared_ptr<const values::RunResult> m_result;  ///< of the stage; null where it failed
  std::unique_ptr<const ui::StageModel> m_model;      ///< of the result, made when it is needed
};

}  // namespace lanescope::cli
