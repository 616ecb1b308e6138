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
      {"place",
       //: %1: number of the shown step; %2: how many there are
       tr("step %1 of %2")},
      {"speed-label",
       //: Before a choice of how many steps are played in a second
       tr("Speed")},
      {"speed",
       //: Steps per second. %1: a number
       tr("%1 /s")},
      {"theme-label",
       //: Before a list of sets of colours
       tr("Colours")},
      {"predict-label", tr("Predict before each step")},
      {"source-label",
       //: Beside a box to tick: shows the text of the kernel
       tr("Source")},
      {"answer", tr("Your answer")},
      {"check",
       //: A button: compares the typed answer with the right one
       tr("Check")},
      {"reveal",
       //: A button: shows the answer
       tr("Reveal")},
      {"go-on",
       //: A button: goes to the next step
       tr("Continue")},
      {"right",
       //: %1: reason of the answer, "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
       tr("✓ Right: %1")},
      {"wrong",
       //: %1: reason of the answer, "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
       tr("✗ Not so: %1")},
      {"revealed",
       //: %1: reason of the answer, "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
       tr("The answer: %1")},
      {"noNumber", tr("Type a number, NaN or inf.")},
      {"score",
       //: %1: how many answers were right; %2: how many were asked for
       tr("%1 of %2 right")},
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
