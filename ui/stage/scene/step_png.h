// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class StagePicture;

/// A step of a stage as the bytes of a PNG file, and what it shows in words.
struct StepPng {
  QByteArray bytes;
  QString text;
};

/// `step`: from 0.
[[nodiscard]] StepPng pngOf(const StagePicture& picture, int step, QSize size, ThemeId theme);

}  // namespace lanescope::ui
