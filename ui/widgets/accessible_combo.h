// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lanescope::ui {

/// Lets screen readers read every combo box of the program by its label and by its value: its name
/// is its accessible name or the text of its label, its text is the chosen entry. Qt alone gives
/// the entry as the name, so that the label is never said. Calls after the first do nothing.
void installAccessibleCombos();

}  // namespace lanescope::ui
