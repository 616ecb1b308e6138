// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <Qt>
#include <span>

namespace lanescope::ui {

class Playback;
class StageWidget;

/// A key that the stage answers while it has the focus, without Ctrl or Alt. The menus have the
/// same actions under keys of their own, which hold wherever the focus is.
struct StageKey {
  QList<Qt::Key> keys;  ///< any of them
  QString what;         ///< in the words of a menu
  void (*act)(StageWidget& stage, Playback& playback);
};

/// All of them, in the order in which the cheat sheet lists them.
[[nodiscard]] std::span<const StageKey> stageKeys();

}  // namespace lanescope::ui
