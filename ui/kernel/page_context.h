// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"
#include "ui/kernel/run_controller.h"
#include "ui/theme/theme.h"
#include "ui/widgets/message_strip.h"

namespace lanescope::ui {

/// What the pages of a window share. All of it must outlive the pages.
struct PageContext {
  CatalogView& catalog;        ///< the kernel is chosen here
  ParameterPanel& parameters;  ///< says what the kernel runs with, and where
  RunController& controller;   ///< runs and measures
  MessageStrip& messages;      ///< shows sentences to the user
  const Theme& theme;
};

}  // namespace lanescope::ui
