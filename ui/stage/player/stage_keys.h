// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <Qt>
#include <span>

namespace lanescope::ui {

class Playback;
class StageWidget;

/// A key without Ctrl or Alt that the stage answers while it has the focus. The menus have the same
/// actions under other keys, which work wherever the focus is.
struct StageKey {
  QList<QKeyCombination> keys;  ///< any of them; Shift counts only where one has it
  QString what;                 ///< worded as in a menu
  void (*act)(StageWidget& stage, Playback& playback);
};

/// All keys, in the order of the cheat sheet.
[[nodiscard]] std::span<const StageKey> stageKeys();

}  // namespace lanescope::ui
