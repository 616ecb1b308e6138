// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/stage_keys.h"

#include <QCoreApplication>
#include <array>

#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"

namespace lanescope::ui {
namespace {

struct KeyWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::StageKeys)
};

template <auto method>
void play(StageWidget& /*stage*/, Playback& playback) {
  (playback.*method)();
}

template <auto method>
void look(StageWidget& stage, Playback& /*playback*/) {
  (stage.*method)();
}

}  // namespace

std::span<const StageKey> stageKeys() {
  static const std::array keys{
      StageKey{{Qt::Key_Space}, KeyWords::tr("Play or pause"), play<&Playback::toggle>},
      StageKey{{Qt::SHIFT | Qt::Key_Space},
               KeyWords::tr("Play backward"),
               play<&Playback::toggleBackward>},
      StageKey{{Qt::Key_Right}, KeyWords::tr("Step forward"), play<&Playback::forward>},
      StageKey{{Qt::Key_Left}, KeyWords::tr("Step back"), play<&Playback::back>},
      StageKey{{Qt::Key_PageDown}, KeyWords::tr("Next epoch"), play<&Playback::nextEpoch>},
      StageKey{{Qt::Key_PageUp}, KeyWords::tr("Previous epoch"), play<&Playback::previousEpoch>},
      StageKey{{Qt::Key_Home}, KeyWords::tr("First step"), play<&Playback::first>},
      StageKey{{Qt::Key_End}, KeyWords::tr("Last step"), play<&Playback::last>},
      StageKey{{Qt::Key_Up},
               //: What a key does: more steps per second
               KeyWords::tr("Faster"),
               play<&Playback::faster>},
      StageKey{{Qt::Key_Down},
               //: What a key does: fewer steps per second
               KeyWords::tr("Slower"),
               play<&Playback::slower>},
      StageKey{
          {Qt::Key_B}, KeyWords::tr("Set or clear a bookmark"), play<&Playback::toggleBookmark>},
      StageKey{
          {Qt::Key_BracketRight}, KeyWords::tr("Next bookmark"), play<&Playback::nextBookmark>},
      StageKey{{Qt::Key_BracketLeft},
               KeyWords::tr("Previous bookmark"),
               play<&Playback::previousBookmark>},
      StageKey{{Qt::Key_Period},
               //: What a key does; a finding is a mistake that the record shows
               KeyWords::tr("Next finding"),
               play<&Playback::nextFinding>},
      StageKey{{Qt::Key_Comma}, KeyWords::tr("Previous finding"), play<&Playback::previousFinding>},
      StageKey{
          {Qt::Key_Q}, KeyWords::tr("Predict before each step"), play<&Playback::togglePredicting>},
      StageKey{{Qt::Key_N}, KeyWords::tr("Follow the next thread"), look<&StageWidget::followNext>},
      StageKey{{Qt::Key_P},
               KeyWords::tr("Follow the previous thread"),
               look<&StageWidget::followPrevious>},
      StageKey{{Qt::Key_Escape}, KeyWords::tr("Follow no thread"), look<&StageWidget::followNone>},
      StageKey{{Qt::Key_Plus, Qt::Key_Equal}, KeyWords::tr("Zoom in"), look<&StageWidget::zoomIn>},
      StageKey{{Qt::Key_Minus}, KeyWords::tr("Zoom out"), look<&StageWidget::zoomOut>},
      StageKey{{Qt::Key_0},
               //: What a key does: makes the picture as large as the stage
               KeyWords::tr("Fit"),
               look<&StageWidget::fit>}};
  return keys;
}

}  // namespace lanescope::ui
