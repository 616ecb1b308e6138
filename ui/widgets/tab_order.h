// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace lanescope::ui {

/// Lets Tab visit these widgets one after the other, and in each of them its controls in the order
/// in which they were made. A widget that hands the focus on to one in it is one control. All must
/// be of one window.
void setTabOrderOf(const std::vector<QWidget*>& widgets);

}  // namespace lanescope::ui
