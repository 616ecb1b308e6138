// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>

namespace lanescope::ui {
class StageScene;
struct Question;
}  // namespace lanescope::ui

namespace lanescope::app {

/// A question as a page's script asks it. `step`: at which it stands in the page, from 0. A whole
/// number's `digits` are 0; of a float they say in how many digits an answer is compared at most.
[[nodiscard]] QJsonObject pageQuestion(const ui::Question& question, int step);

/// The questions on the steps `first` to `last`, as a quiz asks them of a viewer who answers all of
/// them, each at its step from `first` on.
[[nodiscard]] QJsonArray pageQuestions(const ui::StageScene& scene, int first, int last);

}  // namespace lanescope::app
