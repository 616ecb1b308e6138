// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/files/output_file.h"
#include "app/lesson/lesson_library.h"
#include "app/lesson/lesson_reader.h"
#include "app/lesson/lesson_words.h"
#include "app/lesson/lesson_zip.h"
#include "app/lesson/opened_lesson.h"
#include "resources/resources.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/lesson/handout_runs.h"
#include "ui/cli/lesson/lesson_checker.h"
#include "ui/handout/handout_file.h"
#include "ui/lesson/read_lesson.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using app::LessonWords;
using app::ShippedKind;

constexpr const char* kAllLessons = "all";
constexpr const char* kAnswers = "answers";

/// The arguments behind the action.
QStringList lessonOperandsOf(const CommandContext& context) {
  return context.parser.positionalArguments().mid(1);
}

nlohmann::json jsonOfLesson(const QString& name, const LessonReport& report) {
  nlohmann::json object{
      {"lesson", name.toStdString()},     {"title", report.title.toStdString()},
      {"files", nlohmann::json::array()}, {"pages", report.pages},
      {"stages", report.stages},          {"claims", report.claims},
      {"questions", report.questions},    {"complaints", nlohmann::json::array()}};
  for (const QString& file : report.files) object["files"].push_back(file.toStdString());
  for (const app::LessonComplaint& complaint : report.complaints) {
    object["complaints"].push_back({{"file", complaint.file.toStdString()},
                                    {"line", complaint.line},
                                    {"text", complaint.sentence.toStdString()}});
  }
  return object;
}

QString textOfLesson(const QString& name, const LessonReport& report) {
  QStringList lines;
  for (const app::LessonComplaint& complaint : report.complaints) lines += complaint.text();
  //: %1: the name of a lesson; %2 to %5: how many pages, stages, claims and questions it has
  lines += LessonWords::tr("%1: pages %2, stages %3, claims %4, questions %5.")
               .arg(name)
               .arg(report.pages)
               .arg(report.stages)
               .arg(report.claims)
               .arg(report.questions);
  const auto wrong = static_cast<int>(report.complaints.size());
  if (wrong == 0) {
    lines += LessonWords::tr("All of it holds.");
  } else {
    //: %n: how many things are wrong in a lesson
    lines += LessonWords::tr("%n thing(s) are wrong.", nullptr, wrong);
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

int checkLessons(const CommandContext& context) {
  QStringList names = lessonOperandsOf(context);
  const bool isAll = context.parser.isSet(kAllLessons);
  if (isAll != names.isEmpty()) {
    values::refuse("Name a folder, a .lesson file or a lesson that ships, or write --all.");
  }
  if (isAll) names = app::shippedNames(ShippedKind::lesson);
  const bool isJson = context.parser.isSet("json");
  nlohmann::json all = nlohmann::json::array();
  bool isRight = true;
  for (const QString& name : std::as_const(names)) {
    const app::OpenedLesson opened(name, ShippedKind::lesson);
    const LessonReport report = checkLesson(opened.folder(), context.interrupt.token());
    const QString shown = QFileInfo(QDir::cleanPath(name)).fileName();
    isRight = isRight && report.complaints.empty();
    if (isJson) {
      all.push_back(jsonOfLesson(shown, report));
    } else {
      print(textOfLesson(shown, report));
    }
  }
  if (isJson) print(jsonText({{"lessons", all}}));
  return isRight ? kExitOk : kExitCheckFailed;
}

int listLessons(const CommandContext& context) {
  if (!lessonOperandsOf(context).isEmpty()) values::refuse("Write `lanescope lesson list`.");
  nlohmann::json all = nlohmann::json::array();
  //: heads a column of names
  const QString lesson = LessonWords::tr("lesson");
  //: heads a column of numbers. The sign > stays: it puts the column to the right
  const QString minutes = LessonWords::tr(">minutes");
  //: heads a column of titles
  const QString title = LessonWords::tr("title");
  Table table({lesson, minutes, title});
  for (const QString& name : app::shippedNames(ShippedKind::lesson)) {
    const QString folder = app::shippedFolder(ShippedKind::lesson, name);
    const app::FrontMatter front = app::readLesson(folder, {}).front;
    table.add({name, front.minutes ? QString::number(*front.minutes) : QString(), front.title});
    all.push_back({{"name", name.toStdString()},
                   {"title", front.title.toStdString()},
                   {"summary", front.summary.toStdString()}});
    if (front.minutes) all.back()["minutes"] = *front.minutes;
  }
  print(context.parser.isSet("json") ? jsonText({{"lessons", all}}) : table.text().toStdString());
  return kExitOk;
}

int packLessonFile(const CommandContext& context) {
  const QStringList operands = lessonOperandsOf(context);
  if (operands.size() != 1) values::refuse("Write `lanescope lesson pack DIR --out NAME.lesson`.");
  const QString out = outOf(context.parser, "dot.lesson");
  if (!out.endsWith(".lesson")) values::refuse("The name of a packed lesson ends in .lesson.");
  const app::OpenedLesson opened(operands.first(), ShippedKind::lesson);
  (void)app::readLesson(opened.folder(), {});
  app::packLesson(opened.folder(), out);
  //: %1: the file that was written
  const QString sentence = LessonWords::tr("Written to %1.").arg(out);
  print(sentence + QLatin1Char('\n'));
  return kExitOk;
}

/// The page or the handout of a lesson.
int exportLessonFile(const CommandContext& context) {
  const QStringList operands = lessonOperandsOf(context);
  if (operands.size() != 1) {
    values::refuse("Write `lanescope lesson export LESSON --out lesson.html`, or lesson.pdf.");
  }
  const QString out = outOf(context.parser, "lesson.html");
  const ui::HandoutFormat format = ui::handoutFormatOf(out);
  const bool withAnswers = context.parser.isSet(kAnswers);
  if (withAnswers && format != ui::HandoutFormat::paper) {
    values::refuse("--answers adds a sheet of answers to a .pdf; a page that plays has them.");
  }
  const app::OutputFile probe(out);  // says at once where nothing can be written
  const app::OpenedLesson opened(operands.first(), ShippedKind::lesson);
  ui::Handout handout = runHandout(app::readLesson(opened.folder(), ui::languageOfTexts()),
                                   opened.folder(), {context.interrupt.token()});
  ui::drawCharts(handout);
  {
    ProgressLine progress("writing " + out);
    ui::writeHandout(handout, out, withAnswers,
                     {context.interrupt.token(), [&](double fraction) { progress.set(fraction); }});
  }
  //: %1: the file that was written
  const QString sentence = LessonWords::tr("Written to %1.").arg(out);
  print(sentence + QLatin1Char('\n'));
  return kExitOk;
}

struct LessonAction {
  const char* name = "";
  int (*execute)(const CommandContext&) = nullptr;
};

constexpr std::array kLessonActions{
    LessonAction{"check", checkLessons}, LessonAction{"export", exportLessonFile},
    LessonAction{"list", listLessons}, LessonAction{"pack", packLessonFile}};

}  // namespace

Options lessonOptions() {
  return {jsonOption(),
          outOption("Of pack: the .lesson file to write. Of export: the .html or the .pdf."),
          {QString(kAllLessons), "Of check: all lessons that ship."},
          {QString(kAnswers), "Of export to a .pdf: a sheet of answers at the end."}};
}

int executeLesson(const CommandContext& context) {
  resources::init();
  const QString name = context.parser.positionalArguments().value(0);
  const auto action = std::ranges::find_if(
      kLessonActions, [&](const LessonAction& each) { return name == QLatin1String(each.name); });
  if (action == kLessonActions.end()) {
    values::refuse(
        "Write `lanescope lesson check`, `lesson export`, `lesson list` or `lesson pack`.");
  }
  return action->execute(context);
}

}  // namespace lanescope::cli
