// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/exercise/grading_hosts.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <chrono>
#include <utility>

#include "app/exercise/grading.h"
#include "app/exercise/remote_solution.h"
#include "app/lesson/lesson_words.h"
#include "app/text/language.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {

using app::GradingPlace;
using app::LessonWords;

bool hasTimes(const app::Exercise& exercise) {
  return std::ranges::any_of(exercise.gates, &app::Gate::isTimed);
}

std::vector<GradingPlace> gradingPlacesOf(const QCommandLineParser& parser,
                                          const app::Exercise& exercise) {
  const QString engine = parser.isSet("engine") ? parser.value("engine") : QStringLiteral("local");
  std::vector<GradingPlace> places = app::GradingPlaces::parse(engine);
  if (engine != QLatin1String("local") && hasTimes(exercise)) {
    values::refuse(
        "This exercise compares times, which are taken on one machine, two submissions at a time: "
        "leave out --engine.");
  }
  const bool isFar =
      std::ranges::any_of(places, [](const GradingPlace& place) { return !place.host.isEmpty(); });
  if (isFar && parser.isSet("report")) {
    values::refuse(
        "A report has pictures of the runs, which other hosts do not send: leave out --report or "
        "--engine.");
  }
  return places;
}

QStringList gradingCommand(const QString& name, const app::SolutionLimits& limits) {
  const QFileInfo file(name);
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(limits.time).count();
  QStringList command{QCoreApplication::applicationFilePath(),
                      QStringLiteral("grade"),
                      file.exists() ? file.absoluteFilePath() : name,
                      QStringLiteral("--language"),
                      codeOfTexts(),
                      QStringLiteral("--time-limit"),
                      QString::number(seconds)};
  if (limits.isUnconfined) command << QStringLiteral("--allow-unconfined");
  return command << QStringLiteral("--one");
}

std::vector<GradingPlace> checkedPlaces(const std::vector<GradingPlace>& places,
                                        const std::shared_ptr<const app::Exercise>& exercise,
                                        const QString& solution, const QStringList& command,
                                        const app::SolutionLimits& limits,
                                        const std::stop_token& stop) {
  QSet<QString> hosts;
  for (const GradingPlace& place : places) hosts += place.host;
  hosts.remove(QString());
  QSet<QString> lost;
  QEventLoop loop;
  qsizetype left = hosts.size();
  const auto end = [&] {
    if (--left == 0) loop.quit();
  };
  const auto drop = [&](const QString& host, const QString& sentence) {
    lost += host;
    complain(sentence.toStdString());
    end();
  };
  QObject owner;
  for (const QString& host : std::as_const(hosts)) {
    auto* run = new app::RemoteSolution(exercise, host, command + QStringList{QStringLiteral("1")},
                                        app::remoteLimit(limits), &owner);
    QObject::connect(
        run, &app::RemoteSolution::finished, &loop, [&, host](const app::Verdict& verdict) {
          if (verdict.isPassed()) return end();
          const QString why = verdict.refusal.isEmpty() ? verdict.firstFailure() : verdict.refusal;
          //: %1: the name of a computer; %2: a sentence on what is wrong
          drop(host, LessonWords::tr("The exercise's own solution does not pass on "
                                     "the host %1. %2")
                         .arg(host, why));
        });
    QObject::connect(run, &app::RemoteSolution::lost, &loop,
                     [&, host](const QString& sentence) { drop(host, sentence); });
    run->start(solution);
  }
  // Another thread requests the stop.
  const std::stop_callback quit(
      stop, [&loop] { QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection); });
  if (left > 0) loop.exec();
  if (stop.stop_requested()) throw values::Error(values::ErrorKind::cancelled, "");
  std::vector<GradingPlace> kept = places;
  std::erase_if(kept, [&](const GradingPlace& place) { return lost.contains(place.host); });
  if (kept.empty()) {
    values::unavailable(LessonWords::tr("No host of --engine can grade this.").toStdString());
  }
  return kept;
}

}  // namespace lanescope::cli
