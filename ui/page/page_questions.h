// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>

namespace lanescope::ui {
class StageScene;
}

namespace lanescope::app {

/// The questions on the steps `first` to `last`, as a quiz asks them of a viewer who answers all of
/// them. `step` counts from `first`. A whole number's `digits` are 0; of a float they say in how
/// many digits an answer is compared at most.
[[nodiscard]] QJsonArray pageQuestions(const ui::StageScene& scene, int first, int last);

}  // namespace lanescope::app
