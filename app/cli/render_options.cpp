// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/render_options.h"

#include <algorithm>
#include <limits>

#include "app/cli/command.h"
#include "app/cli/theme_option.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

QString viewIds(const QString& between, const QString& last) {
  QStringList ids;
  for (const ui::StageViewInfo& info : ui::stageViews()) ids += info.id;
  const QString end = ids.takeLast();
  return ids.join(between) + last + end;
}

ui::StageViews viewsOf(const QString& text) {
  ui::StageViews views;
  for (const QString& id : text.split(',')) {
    const auto all = ui::stageViews();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const ui::StageViewInfo& info) { return info.id == id; });
    if (found == all.end()) {
      values::refuse("'" + id.toStdString() + "' is not a view; the views are " +
                     viewIds(", ", " and ").toStdString() + ", several with commas between.");
    }
    views |= found->view;
  }
  return views;
}

}  // namespace

Options renderOptions() {
  return Options{outOption("The file or folder to write.")} +
         Options{{"step", "The step of a picture, from 0. Usually the last.", "I"},
                 {"view", "One or more of " + viewIds(", ", ", ") + ". Usually memory,space-time.",
                  "NAMES"},
                 {"size", "Pixels, each side from 64 to 7680. Usually 1600x900.", "WxH"},
                 {"fps", "Frames a second. Usually 10 in a GIF, 30 in an MP4.", "COUNT"},
                 {"speed", "Steps a second, from 0.1 to 1000. Usually 2.", "STEPS"},
                 themeOption()} +
         parameterOptions() + inputOptions() + targetOptions() + blockOptions();
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

app::StageExport stageExportOf(const QCommandLineParser& parser) {
  app::StageExport what;
  constexpr int kMost = std::numeric_limits<int>::max();
  if (parser.isSet("view")) what.look.views = viewsOf(parser.value("view"));
  if (parser.isSet("size")) what.size = sizeOf(parser.value("size"));
  what.theme = themeOf(parser);
  if (parser.isSet("step")) what.step = static_cast<int>(integerOf(parser, "step", 0, kMost, 0));
  if (parser.isSet("fps")) {
    what.framesPerSecond =
        static_cast<int>(integerOf(parser, "fps", 1, app::StageExport::kMostFramesASecond, 0));
  }
  if (parser.isSet("speed")) {
    bool ok = false;
    what.speed = parser.value("speed").toDouble(&ok);
    if (!ok)
      values::refuse("speed = '" + parser.value("speed").toStdString() + "' is not a number.");
  }
  app::checkLimits(what);
  return what;
}

}  // namespace lanescope::cli
