// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/stage/model/stage_pane.h"

namespace lanescope::ui {

/// The pane that draws one view.
[[nodiscard]] std::unique_ptr<const StagePane> makePane(StageView view, const PaneFrame& frame);

}  // namespace lanescope::ui
