// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/session/session.h"

namespace lanescope::ui {

/// What is said of a session that was opened: where and when it was recorded and saved, and what a
/// reader should know of it.
struct OpenedWords {
  QString text;
  bool isTrouble = false;  ///< it is not quite what it was
};

/// `name`: of its file; empty for one that was left behind by a window that is gone.
[[nodiscard]] OpenedWords wordsOnOpened(const app::Session& session, const QString& name);

}  // namespace lanescope::ui
