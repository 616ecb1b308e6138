// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <memory>
#include <vector>

#include "app/exercise/grading.h"

namespace lanescope::cli {

/// The grades of a class as a page of one file: a table of the gates, one of the submissions, and
/// for each submission that fails why, with pictures of the runs in which it does, and its text.
class GradeReport {
 public:
  GradeReport(std::shared_ptr<const app::Exercise> exercise,
              const std::vector<app::Submission>& submissions);

  /// Writes the part of a submission while its records are still there. `index`: of the submission.
  void add(std::size_t index, const app::Grade& grade);
  /// The page, once all were added.
  [[nodiscard]] QByteArray html(const std::vector<app::Grade>& grades) const;

 private:
  [[nodiscard]] QByteArray submissionsTable(const std::vector<app::Grade>& grades) const;

  std::shared_ptr<const app::Exercise> m_exercise;
  std::vector<app::Submission> m_submissions;
  std::vector<QByteArray> m_parts;  ///< empty where nothing failed
};

}  // namespace lanescope::cli
