// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <stop_token>

#include "app/session/session.h"
#include "ui/cli/board/class_board.h"
#include "ui/cli/board/repeated_runs.h"
#include "ui/cli/lesson/asked_lesson.h"

namespace lanescope::cli {

/// Judges the answers that sessions keep: those of the quiz by the session's run, those of a lesson
/// by the runs of its stages. What a file says is right or wrong counts for nothing.
class SessionAnswers {
 public:
  /// `lessons`: folders and files of lessons that do not ship. A session names a lesson, and only
  /// these and those that ship are opened for it.
  SessionAnswers(QStringList lessons, std::stop_token stop);

  /// Adds the answers of a session, which is called `file`. Returns a sentence for each thing that
  /// could not be judged. Throws values::Error (cancelled).
  [[nodiscard]] QStringList addTo(ClassBoard& board, const app::Session& session,
                                  const QString& file);

 private:
  QStringList addQuiz(ClassBoard& board, const app::Session& session, const QString& file);
  QStringList addLesson(ClassBoard& board, const app::SessionLesson& lesson, const QString& file);
  /// The lesson of a name; null where none of the known ones has it.
  [[nodiscard]] AskedLesson* lessonNamed(const QString& name);

  QStringList m_lessons;
  std::stop_token m_stop;
  RepeatedRuns m_runs;
  std::map<QString, std::unique_ptr<AskedLesson>> m_open;  ///< by name
};

}  // namespace lanescope::cli
