// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/exercise/exercise_reader.h"
#include "app/lesson/lesson_library.h"
#include "app/lesson/lesson_words.h"
#include "app/lesson/lesson_zip.h"
#include "app/lesson/opened_lesson.h"
#include "resources/resources.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/exercise/exercise_checker.h"
#include "ui/cli/exercise/gpu_check.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using app::LessonWords;
using app::ShippedKind;

/// The arguments behind the action.
QStringList exerciseOperandsOf(const CommandContext& context) {
  return context.parser.positionalArguments().mid(1);
}

nlohmann::json jsonOfExercise(const QString& name, const ExerciseReport& report) {
  nlohmann::json object{{"exercise", name.toStdString()},
                        {"title", report.title.toStdString()},
                        {"files", nlohmann::json::array()},
                        {"gates", report.gates},
                        {"points", report.points},
                        {"not_judged", nlohmann::json::array()},
                        {"complaints", nlohmann::json::array()}};
  for (const QString& file : report.files) object["files"].push_back(file.toStdString());
  for (const QString& why : report.notJudged) object["not_judged"].push_back(why.toStdString());
  for (const app::LessonComplaint& complaint : report.complaints) {
    object["complaints"].push_back({{"file", complaint.file.toStdString()},
                                    {"line", complaint.line},
                                    {"text", complaint.sentence.toStdString()}});
  }
  return object;
}

QString textOfExercise(const QString& name, const ExerciseReport& report) {
  QStringList lines;
  for (const app::LessonComplaint& complaint : report.complaints) lines += complaint.text();
  lines += report.notJudged;
  //: %1: the name of an exercise; %2, %3: how many gates and points it has
  lines +=
      LessonWords::tr("%1: gates %2, points %3.").arg(name).arg(report.gates).arg(report.points);
  const auto wrong = static_cast<int>(report.complaints.size());
  if (wrong == 0) {
    lines += LessonWords::tr("The solution passes and the skeleton fails.");
  } else {
    //: %n: how many things are wrong in an exercise
    lines += LessonWords::tr("%n thing(s) are wrong.", nullptr, wrong);
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

int checkExercises(const CommandContext& context) {
  QStringList names = exerciseOperandsOf(context);
  const bool isAll = context.parser.isSet("all");
  if (isAll != names.isEmpty()) {
    values::refuse("Name a folder, an .exercise file or an exercise that ships, or write --all.");
  }
  if (isAll) names = app::shippedNames(ShippedKind::exercise);
  const bool isJson = context.parser.isSet("json");
  app::SolutionLimits limits;
  limits.isUnconfined = context.parser.isSet("allow-unconfined");
  limits.hasGpu = hasGpu(context.interrupt.token());
  nlohmann::json all = nlohmann::json::array();
  bool isRight = true;
  for (const QString& name : std::as_const(names)) {
    const app::OpenedLesson opened(name, ShippedKind::exercise);
    const ExerciseReport report = checkExercise(opened.folder(), limits, context.interrupt.token());
    const QString shown = QFileInfo(QDir::cleanPath(name)).fileName();
    isRight = isRight && report.complaints.empty();
    if (isJson) {
      all.push_back(jsonOfExercise(shown, report));
    } else {
      print(textOfExercise(shown, report));
    }
  }
  if (isJson) print(jsonText({{"exercises", all}}));
  return isRight ? kExitOk : kExitCheckFailed;
}

int listExercises(const CommandContext& context) {
  if (!exerciseOperandsOf(context).isEmpty()) values::refuse("Write `lanescope exercise list`.");
  nlohmann::json all = nlohmann::json::array();
  //: heads a column of names
  const QString exercise = LessonWords::tr("exercise");
  //: heads a column of numbers. The sign > stays: it puts the column to the right
  const QString minutes = LessonWords::tr(">minutes");
  //: heads a column of titles
  const QString title = LessonWords::tr("title");
  Table table({exercise, minutes, title});
  for (const QString& name : app::shippedNames(ShippedKind::exercise)) {
    const app::OpenedLesson opened(name, ShippedKind::exercise);
    const app::FrontMatter front = app::readExercise(opened.folder(), {}).front;
    table.add({name, front.minutes ? QString::number(*front.minutes) : QString(), front.title});
    all.push_back({{"name", name.toStdString()},
                   {"title", front.title.toStdString()},
                   {"summary", front.summary.toStdString()}});
    if (front.minutes) all.back()["minutes"] = *front.minutes;
  }
  print(context.parser.isSet("json") ? jsonText({{"exercises", all}}) : table.text().toStdString());
  return kExitOk;
}

int packExercise(const CommandContext& context) {
  const QStringList operands = exerciseOperandsOf(context);
  if (operands.size() != 1) {
    values::refuse("Write `lanescope exercise pack DIR --out NAME.exercise`.");
  }
  const QString out = outOf(context.parser, "sum.exercise");
  if (!out.endsWith(".exercise"))
    values::refuse("The name of a packed exercise ends in .exercise.");
  const app::OpenedLesson opened(operands.first(), ShippedKind::exercise);
  (void)app::readExercise(opened.folder(), {});
  // The pack is for the students.
  app::packLesson(opened.folder(), out, QLatin1String(app::kSolutionFile));
  //: %1: the file that was written
  const QString sentence = LessonWords::tr("Written to %1.").arg(out);
  print(sentence + QLatin1Char('\n'));
  return kExitOk;
}

struct ExerciseAction {
  const char* name = "";
  int (*execute)(const CommandContext&) = nullptr;
};

constexpr std::array kExerciseActions{ExerciseAction{"check", checkExercises},
                                      ExerciseAction{"list", listExercises},
                                      ExerciseAction{"pack", packExercise}};

}  // namespace

Options exerciseOptions() {
  return {
      jsonOption(),
      outOption("Of pack: the .exercise file to write."),
      {"all", "Of check: all exercises that ship."},
      {"allow-unconfined", "Of check: run the solution also where this system has no sandbox."}};
}

int executeExercise(const CommandContext& context) {
  resources::init();
  const QString name = context.parser.positionalArguments().value(0);
  const auto action = std::ranges::find_if(kExerciseActions, [&](const ExerciseAction& each) {
    return name == QLatin1String(each.name);
  });
  if (action == kExerciseActions.end()) {
    values::refuse("Write `lanescope exercise check`, `exercise list` or `exercise pack`.");
  }
  return action->execute(context);
}

}  // namespace lanescope::cli
