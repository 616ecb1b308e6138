// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/exercise/solution_verdict.h"

#include <QEventLoop>

#include "values/error.h"

namespace lanescope::cli {

app::Verdict verdictOn(const std::shared_ptr<const app::Exercise>& exercise, const QString& id,
                       const QString& text, const app::SolutionLimits& limits,
                       const std::stop_token& stop) {
  QEventLoop loop;
  app::SolutionRun run(exercise, id, text, limits);
  app::Verdict verdict;
  QObject::connect(&run, &app::SolutionRun::finished, &loop, [&](const app::Verdict& made) {
    verdict = made;
    loop.quit();
  });
  // Another thread requests the stop.
  const std::stop_callback quit(
      stop, [&loop] { QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection); });
  run.start();
  loop.exec();
  if (stop.stop_requested()) throw values::Error(values::ErrorKind::cancelled, "");
  return verdict;
}

}  // namespace lanescope::cli
