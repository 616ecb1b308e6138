// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/exercise/exercise_reader.h"
#include "app/exercise/grading.h"
#include "app/exercise/verdict_json.h"
#include "app/files/output_file.h"
#include "app/lab/kernel_file.h"
#include "app/lesson/lesson_words.h"
#include "app/lesson/opened_lesson.h"
#include "resources/resources.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/exercise/gpu_check.h"
#include "ui/cli/exercise/grade_report.h"
#include "ui/cli/exercise/grading_hosts.h"
#include "ui/cli/exercise/solution_verdict.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using app::LessonWords;

app::SolutionLimits gradeLimitsOf(const CommandContext& context) {
  constexpr int kLongest = 3600;
  app::SolutionLimits limits;
  const auto usual = std::chrono::duration_cast<std::chrono::seconds>(limits.time).count();
  limits.time = std::chrono::seconds(integerOf(context.parser, "time-limit", 1, kLongest, usual));
  limits.isUnconfined = context.parser.isSet("allow-unconfined");
  return limits;
}

/// The text of the exercise's own solution; empty where it has none.
QString ownSolution(const QString& folder) {
  const QString path = folder + QLatin1Char('/') + QLatin1String(app::kSolutionFile);
  return QFileInfo(path).isFile() ? app::readKernelText(path) : QString();
}

/// The solution of the exercise must pass, before anyone is judged: it shows that this machine can
/// compile and run. Throws values::Error.
void checkHere(const std::shared_ptr<const app::Exercise>& exercise, const QString& solution,
               const app::SolutionLimits& limits, const CommandContext& context) {
  const app::Verdict verdict = verdictOn(exercise, QStringLiteral("solution.cu"), solution, limits,
                                         context.interrupt.token());
  if (!verdict.refusal.isEmpty()) values::unavailable(verdict.refusal.toStdString());
  if (verdict.isPassed()) return;
  //: %1: a sentence on what is wrong
  values::refuse(LessonWords::tr("The exercise's own solution does not pass. %1")
                     .arg(verdict.firstFailure())
                     .toStdString());
}

QString scoreText(const app::Verdict& verdict) {
  return QStringLiteral("%1/%2").arg(verdict.score()).arg(verdict.of());
}

/// Grades the submissions and tells on standard error how far it is. `report`: null where none is
/// wanted. Throws values::Error (cancelled).
void grade(app::Grading& grading, GradeReport* report, const CommandContext& context) {
  QEventLoop loop;
  const std::size_t all = grading.grades().size();
  std::optional<ProgressLine> line;
  if (::isatty(::fileno(stderr)) != 0) line.emplace(QStringLiteral("grading"));
  QObject::connect(&grading, &app::Grading::graded, &loop,
                   [&](std::size_t index, const app::Grade& graded, int done) {
                     if (report != nullptr) report->add(index, graded);
                     if (line) return line->set(done / static_cast<double>(all), graded.name);
                     const QString text = QStringLiteral("%1 of %2: ").arg(done).arg(all);
                     const QString score = scoreText(graded.verdict);
                     std::fputs(qUtf8Printable(text + graded.name + u' ' + score + u'\n'), stderr);
                   });
  bool hasFailed = false;
  QObject::connect(&grading, &app::Grading::placeLost, &loop,
                   [](const QString& sentence) { complain(sentence.toStdString()); });
  QObject::connect(&grading, &app::Grading::failed, &loop, [&] {
    hasFailed = true;
    loop.quit();
  });
  QObject::connect(&grading, &app::Grading::finished, &loop, &QEventLoop::quit);
  // Another thread requests the stop.
  const std::stop_callback quit(context.interrupt.token(), [&loop] {
    QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
  });
  grading.start();
  loop.exec();
  if (context.interrupt.token().stop_requested()) {
    throw values::Error(values::ErrorKind::cancelled, "");
  }
  if (hasFailed) {
    values::unavailable(
        LessonWords::tr("No host is left that grades; nothing is written.").toStdString());
  }
}

/// Judges the text on standard input for a program on another host, which reads the verdict.
int gradeOne(const CommandContext& context, const QString& exerciseName) {
  constexpr qint64 kMostBytes = qint64{4} << 20;
  const auto number = integerOf(context.parser, "one", 1, app::kMostSubmissions, 1);
  const app::OpenedLesson opened(exerciseName, app::ShippedKind::exercise);
  const auto exercise =
      std::make_shared<const app::Exercise>(app::readExercise(opened.folder(), {}));
  QFile input;
  if (!input.open(stdin, QIODevice::ReadOnly)) values::refuse("There is no standard input.");
  const QString text = QString::fromUtf8(input.read(kMostBytes));
  const app::Verdict verdict =
      verdictOn(exercise, app::solutionName(static_cast<std::size_t>(number) - 1), text,
                gradeLimitsOf(context), context.interrupt.token());
  print(QString::fromUtf8(app::verdictToJson(verdict)));
  return kExitOk;
}

nlohmann::json jsonOfGrade(const app::Exercise& exercise, const app::Grade& grade) {
  nlohmann::json object{
      {"name", grade.name.toStdString()}, {"score", grade.verdict.score()},
      {"of", grade.verdict.of()},         {"sentence", grade.verdict.firstFailure().toStdString()},
      {"is_skeleton", grade.isSkeleton},  {"same_as", nlohmann::json::array()},
      {"gates", nlohmann::json::array()}};
  for (const QString& other : grade.sameAs) object["same_as"].push_back(other.toStdString());
  for (std::size_t i = 0; i < exercise.gates.size(); ++i) {
    const app::GateVerdict& gate = grade.verdict.gates[i];
    object["gates"].push_back({{"name", exercise.gates[i].name.toStdString()},
                               {"state", app::stateName(gate.state).toStdString()},
                               {"points", gate.points},
                               {"sentence", gate.sentence.toStdString()}});
  }
  return object;
}

void printGrades(const app::Exercise& exercise, const std::vector<app::Grade>& grades,
                 const QStringList& written, bool isJson) {
  if (isJson) {
    nlohmann::json all = nlohmann::json::array();
    for (const app::Grade& each : grades) all.push_back(jsonOfGrade(exercise, each));
    return print(
        jsonText({{"exercise", exercise.front.title.toStdString()}, {"submissions", all}}));
  }
  //: heads a column of names of submissions
  const QString name = LessonWords::tr("submission");
  //: heads a column of points. The sign > stays: it puts the column to the right
  const QString score = LessonWords::tr(">score");
  //: heads a column of sentences on what is wrong
  const QString sentence = LessonWords::tr("what is wrong");
  Table table({name, score, sentence});
  for (const app::Grade& each : grades) {
    table.add({each.name, scoreText(each.verdict), each.verdict.firstFailure()});
  }
  QString text = table.text();
  for (const QString& file : written) {
    //: %1: the file that was written
    text += LessonWords::tr("Written to %1.").arg(file);
    text += QLatin1Char('\n');
  }
  print(text);
}

/// The file of the report; empty where none is wanted. Throws values::Error (badInput).
QString reportOf(const QCommandLineParser& parser) {
  if (!parser.isSet("report")) return {};
  QString path = parser.value("report");
  if (!path.endsWith(".html")) values::refuse("The name of a report ends in .html.");
  const app::OutputFile probe(path);
  return path;
}

}  // namespace

Options gradeOptions() {
  return {
      jsonOption(),
      outOption("The .csv file to write."),
      {"report",
       "A page to write, too: a .html file with the grades, pictures of what failed, and the "
       "texts.",
       "FILE"},
      {"time-limit", "The longest time for one submission, compiling included. Usually 60.",
       "SECONDS"},
      {"allow-unconfined", "Run submissions also where this system has no sandbox for them."},
      {"engine",
       "How many submissions are graded at a time, and where: local, two on this machine; "
       "mpi:N, N on it; mpi:HOSTFILE, as many on each host of a file as it has slots. Usually "
       "local.",
       "WHERE"},
      {"one",
       "Judge the text on standard input as submission NUMBER and print the verdict for another "
       "`lanescope grade`, which starts this on the hosts of --engine.",
       "NUMBER"}};
}

int executeGrade(const CommandContext& context) {
  resources::init();
  const QStringList operands = context.parser.positionalArguments();
  if (context.parser.isSet("one") && operands.size() == 1) return gradeOne(context, operands[0]);
  if (operands.size() != 2) {
    values::refuse("Write `lanescope grade EXERCISE FOLDER --out grades.csv`.");
  }
  const QString out = outOf(context.parser, "grades.csv");
  if (!out.endsWith(".csv")) values::refuse("The name of the file of grades ends in .csv.");
  { const app::OutputFile probe(out); }
  const QString reportFile = reportOf(context.parser);
  const app::OpenedLesson opened(operands[0], app::ShippedKind::exercise);
  const auto exercise =
      std::make_shared<const app::Exercise>(app::readExercise(opened.folder(), {}));
  app::SolutionLimits limits = gradeLimitsOf(context);
  const std::vector<app::Submission> submissions = app::submissionsIn(operands[1]);
  std::vector<app::GradingPlace> places = gradingPlacesOf(context.parser, *exercise);
  limits.hasGpu = hasTimes(*exercise) && hasGpu(context.interrupt.token());
  const QStringList command = gradingCommand(operands[0], limits);
  if (const QString solution = ownSolution(opened.folder()); !solution.isEmpty()) {
    checkHere(exercise, solution, limits, context);
    places = checkedPlaces(places, exercise, solution, command, limits, context.interrupt.token());
  }
  app::Grading grading(exercise, submissions, limits, places, command);
  std::optional<GradeReport> report;
  if (!reportFile.isEmpty()) report.emplace(exercise, submissions);
  grade(grading, report ? &*report : nullptr, context);
  const std::vector<app::Grade>& grades = grading.grades();
  const std::string page = report ? report->html(grades).toStdString() : std::string();
  app::writeFile(out, app::gradesCsv(*exercise, grades).toStdString());
  context.written << out;
  if (report) {
    app::writeFile(reportFile, page);
    context.written << reportFile;
  }
  printGrades(*exercise, grades, context.written, context.parser.isSet("json"));
  return kExitOk;
}

}  // namespace lanescope::cli
