// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/render_options.h"

#include <algorithm>

#include "app/text/text.h"
#include "catalog/compared_with.h"
#include "request/parameter_table.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/theme_option.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

QString viewIds(const QString& last) {
  return namesOf(ui::stageViews(), &ui::StageViewInfo::id, last);
}

QString inStepIds(const QString& last) {
  return namesOf(ui::inSteps(), &ui::InStepInfo::id, last);
}

ui::StageViews viewsOf(const QString& text) {
  ui::StageViews views;
  for (const QString& id : text.split(',')) {
    const auto all = ui::stageViews();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const ui::StageViewInfo& info) { return info.id == id; });
    if (found == all.end()) {
      values::refuse("'" + id.toStdString() + "' is not a view; the views are " +
                     viewIds(" and ").toStdString() + ", several with commas between.");
    }
    views |= found->view;
  }
  return views;
}

app::StepRange stepsOf(const QString& text) {
  const QStringList ends = text.split("..");
  const auto numberOf = [&](const QString& end) {
    bool ok = false;
    const int number = end.toInt(&ok);
    if (!ok || number < 1 || ends.size() > 2) {
      values::refuse("steps = '" + text.toStdString() +
                     "' are no steps; write 5, 3..7 or 3.. and count from 1.");
    }
    return number - 1;
  };
  const int first = numberOf(ends.first());
  if (ends.size() == 1) return {first, first};
  return {first, ends.last().isEmpty() ? app::StepRange::kEnd : numberOf(ends.last())};
}

/// "block, grid, …, rule": numbers first.
QString namesOfDifferences() {
  QStringList numbers;
  QStringList choices;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (!catalog::mayDiffer(info.name)) continue;
    (info.isNumber() ? numbers : choices) << toQString(info.name);
  }
  return (numbers + choices).join(QStringLiteral(", "));
}

}  // namespace

Options renderOptions() {
  return Options{outOption("The file or folder to write.")} +
         Options{
             {"steps",
              "Steps as the picture counts them, from 1: I, A..B, or A.. to the last one. "
              "Usually the last of a .png, .svg or .pdf, else all.",
              "RANGE"},
             {"compare",
              "The run to compare with, on the same inputs and in step: another kernel of the "
              "family, a pitfall that breaks this one, or this one with other parameters. Of its "
              "parameters " +
                  namesOfDifferences() +
                  " and schedule can differ: dot_shared:block=128, dot_shared:schedule=random:3. A "
                  "pitfall without a schedule is run until it loses. The comparison of both stands "
                  "below them.",
              "KERNEL[:NAME=VALUE,…]"},
             {"in-step",
              "How both are kept in step: " + inStepIds(" or ") +
                  ", as both have used the same part of their input, passed as many barriers or "
                  "done as many steps. Usually input.",
              "WAY"},
             {"follow", "The thread of the block to follow, from 0, with its running sum.", "I"},
             {"view", "One or more of " + viewIds(", ") + ". Usually memory,space-time.", "NAMES"},
             {"rounding", "Shade the space-time diagram by what rounding took from each value."},
             {"size",
              "Pixels, each side from 64 to 7680. Usually 1600x900, and 1280x800 in a .html.",
              "WxH"},
             {"fps", "Frames per second. Usually 10 in a GIF, 30 in an MP4.", "COUNT"},
             {"speed", "Steps per second, from 0.1 to 1000. Usually 2.", "STEPS"},
             {"loop", "How often a GIF plays, from 1 to 65536. Usually for ever.", "COUNT"},
             themeOption()} +
         parameterOptions() + inputOptions() + targetOptions() + Options{timeLimitOption()} +
         blockOptions() + ownKernelOptions();
}

QSize sizeOf(const QString& text) {
  const QStringList sides = text.split('x');
  bool widthOk = false;
  bool heightOk = false;
  const QSize size(sides.value(0).toInt(&widthOk), sides.value(1).toInt(&heightOk));
  if (sides.size() != 2 || !widthOk || !heightOk) {
    values::refuse("size = '" + text.toStdString() + "' is not a size; write it as 1600x900.");
  }
  return size;
}

app::StageExport stageExportOf(const QCommandLineParser& parser, app::ExportFormat format) {
  app::StageExport what;
  if (format == app::ExportFormat::html) what.size = app::StageExport::kPageSize;
  if (parser.isSet("size")) what.size = sizeOf(parser.value("size"));
  what.theme = themeOf(parser);
  if (parser.isSet("steps")) what.steps = stepsOf(parser.value("steps"));
  if (parser.isSet("fps")) {
    what.framesPerSecond =
        static_cast<int>(integerOf(parser, "fps", 1, app::StageExport::kMostFramesASecond, 0));
  }
  if (parser.isSet("loop")) {
    what.loops = static_cast<int>(integerOf(parser, "loop", 1, app::StageExport::kMostLoops, 1));
  }
  if (parser.isSet("speed")) {
    bool ok = false;
    what.speed = parser.value("speed").toDouble(&ok);
    if (!ok)
      values::refuse("speed = '" + parser.value("speed").toStdString() + "' is not a number.");
  }
  app::checkLimits(what, format);
  return what;
}

ui::StageLook lookOf(const QCommandLineParser& parser) {
  ui::StageLook look;
  if (parser.isSet("view")) look.views = viewsOf(parser.value("view"));
  if (parser.isSet("follow")) {
    constexpr int kMostThreads = 1024;
    look.chosen = static_cast<std::uint32_t>(integerOf(parser, "follow", 0, kMostThreads - 1, 0));
  }
  look.showsRounding = parser.isSet("rounding");
  return look;
}

ui::InStep inStepOf(const QCommandLineParser& parser) {
  if (!parser.isSet("in-step")) return ui::InStep::input;
  const QString id = parser.value("in-step");
  if (!parser.isSet("compare")) {
    values::refuse("in-step = '" + id.toStdString() + "' needs --compare.");
  }
  if (const ui::InStepInfo* info = ui::inStepFromId(id)) return info->inStep;
  values::refuse("in-step = '" + id.toStdString() + "' is not known; choose one of " +
                 inStepIds(" and ").toStdString() + ".");
}

}  // namespace lanescope::cli
