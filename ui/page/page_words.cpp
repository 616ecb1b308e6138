// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/page_words.h"

#include "ui/theme/stage_theme.h"

namespace lanescope::app {

QJsonObject PageWords::texts() {
  return {
      {"first", tr("First step (Home)")},
      {"back", tr("Step back (Left)")},
      {"play", tr("Play (Space)")},
      {"pause", tr("Pause (Space)")},
      {"forward", tr("Step forward (Right)")},
      {"last", tr("Last step (End)")},
      {"step", tr("Step number")},
      //: %1: number of the shown step; %2: how many there are
      {"place", tr("step %1 of %2")},
      //: Before a choice of how many steps are played in a second
      {"speed-label", tr("Speed")},
      //: Steps per second. %1: a number
      {"speed", tr("%1 /s")},
      //: Before a list of sets of colours
      {"theme-label", tr("Colours")},
      {"predict-label", tr("Predict before each step")},
      //: Beside a box to tick: shows the text of the kernel
      {"source-label", tr("Source")},
      {"answer", tr("Your answer")},
      //: A button: compares the typed answer with the right one
      {"check", tr("Check")},
      //: A button: shows the answer
      {"reveal", tr("Reveal")},
      //: A button: goes to the next step
      {"go-on", tr("Continue")},
      //: %1: reason of the answer, "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
      {"right", tr("✓ Right: %1")},
      //: %1: reason of the answer, "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
      {"wrong", tr("✗ Not so: %1")},
      //: %1: reason of the answer, "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
      {"revealed", tr("The answer: %1")},
      {"noNumber", tr("Type a number, NaN or inf.")},
      //: %1: how many answers were right; %2: how many were asked for
      {"score", tr("%1 of %2 right")},
  };
}

QJsonArray PageWords::themes() {
  const auto nameOf = [](ui::ThemeId id) {
    switch (id) {
      case ui::ThemeId::light:
        //: A set of colours
        return tr("light");
      case ui::ThemeId::dark:
        //: A set of colours
        return tr("dark");
      default:
        //: A set of colours
        return tr("high contrast");
    }
  };
  QJsonArray themes;
  for (const ui::StageThemeInfo& info : ui::stageThemes()) {
    const ui::StageTheme theme = ui::StageTheme::of(info.id);
    themes.append(QJsonObject{{"id", info.name},
                              {"name", nameOf(info.id)},
                              {"isDark", theme.isDark},
                              {"colors", QJsonObject{{"background", theme.background.name()},
                                                     {"panel", theme.panel.name()},
                                                     {"border", theme.border.name()},
                                                     {"text", theme.text.name()},
                                                     {"muted", theme.mutedText.name()},
                                                     {"accent", theme.accent.name()},
                                                     {"on-accent", theme.onAccent.name()},
                                                     {"marked", theme.marked().name()},
                                                     {"right", theme.barrier.ink.name()},
                                                     {"wrong", theme.finding.ink.name()}}}});
  }
  return themes;
}

QString PageWords::message() {
  return tr(
      "This page plays a recorded GPU kernel. It needs JavaScript and a browser of 2023 or "
      "later; it needs no network.");
}

}  // namespace lanescope::app
