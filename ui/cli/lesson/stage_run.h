// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <stop_token>

#include "app/lesson/lesson_text.h"
#include "ui/cli/common/compared_runs.h"

namespace lanescope::cli {

/// The runs of a stage, and how it looks without its marks.
struct StageRun {
  FinishedRun main;
  FinishedRun compared;  ///< without a result: nothing is compared
  ui::StageLook look;
  ui::InStep inStep = ui::InStep::input;
};

/// Carries out the stages of lessons on the emulator, each as the command `render` would with the
/// same options, so that a lesson can have nothing that the command line cannot.
class StageRuns {
 public:
  /// `folder`: where the .cu files and tables are.
  StageRuns(QString folder, std::stop_token stop);
  ~StageRuns();
  StageRuns(const StageRuns&) = delete;
  StageRuns& operator=(const StageRuns&) = delete;

  /// Runs a stage, and what it is compared with. An equal stage is run once. Throws values::Error
  /// with a sentence.
  [[nodiscard]] const StageRun& run(const app::LessonStage& stage);

 private:
  class Cache;

  QString m_folder;
  std::stop_token m_stop;
  std::unique_ptr<Cache> m_cache;
};

}  // namespace lanescope::cli
