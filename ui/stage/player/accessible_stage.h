// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::ui {

class StageWidget;

/// Lets screen readers read stages as tables: below each stage stands a table for each shown
/// view, see StageTable. Nothing is computed until a screen reader asks. Calls after the
/// first do nothing.
void installAccessibleStage();

/// Tells screen readers that the tables of a stage show another step. Without a screen reader it
/// does nothing.
void tellTablesChanged(StageWidget& stage);

}  // namespace lanescope::ui
