// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <memory>

#include "app/engine/child_process.h"
#include "app/exercise/exercise.h"
#include "app/exercise/verdict.h"

namespace lanescope::app {

/// Has the program on another host judge a solution, through ssh. It lives in the thread that makes
/// it and never blocks.
class RemoteSolution : public QObject {
  Q_OBJECT

 public:
  /// `command`: the program there and its arguments, which reads the text on its standard input and
  /// writes the verdict (verdict_json.h). `limit`: it counts as lost when it takes longer.
  RemoteSolution(std::shared_ptr<const Exercise> exercise, const QString& host,
                 const QStringList& command, std::chrono::milliseconds limit,
                 QObject* parent = nullptr);

  void start(const QString& text);

 signals:
  /// One of the two, once.
  void finished(const lanescope::app::Verdict& verdict);
  /// There is no verdict; `sentence` names the host and says why. `isReached`: else the solution
  /// has nothing to do with it.
  void lost(const QString& sentence, bool isReached);

 private:
  void onEnded(int exitCode, bool bySignal);
  void lose(const QString& why, bool isReached = true);

  std::shared_ptr<const Exercise> m_exercise;
  QString m_host;
  QStringList m_command;
  std::chrono::milliseconds m_limit;
  std::unique_ptr<ChildProcess> m_process;
  QTimer m_deadline;
  bool m_isOver = false;
};

}  // namespace lanescope::app
