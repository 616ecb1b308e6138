// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/lesson/lesson_library.h"
#include "app/lesson/lesson_reader.h"
#include "app/lesson/lesson_words.h"
#include "app/lesson/lesson_zip.h"
#include "app/lesson/opened_lesson.h"
#include "resources/resources.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/lesson/lesson_checker.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using app::LessonWords;
using app::ShippedKind;

constexpr const char* kAllLessons = "all";

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

struct LessonAction {
  const char* name = "";
  int (*execute)(const CommandContext&) = nullptr;
};

constexpr std::array kLessonActions{LessonAction{"check", checkLessons},
                                    LessonAction{"list", listLessons},
                                    LessonAction{"pack", packLessonFile}};

}  // namespace

Options lessonOptions() {
  return {jsonOption(),
          outOption("Of pack: the .lesson file to write."),
          {QString(kAllLessons), "Of check: all lessons that ship."}};
}

int executeLesson(const CommandContext& context) {
  resources::init();
  const QString name = context.parser.positionalArguments().value(0);
  const auto action = std::ranges::find_if(
      kLessonActions, [&](const LessonAction& each) { return name == QLatin1String(each.name); });
  if (action == kLessonActions.end()) {
    values::refuse("Write `lanescope lesson check`, `lesson list` or `lesson pack`.");
  }
  return action->execute(context);
}

}  // namespace lanescope::cli
