// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include "ui/handout/handout.h"
#include "ui/page/page_document.h"

namespace lanescope::ui {

/// The numbers of a page's stages by their pictures.
using StageNumbers = std::map<std::shared_ptr<const StagePicture>, int>;

/// The lesson beside the stages of a page: its pages as HTML, and for resources/page/lesson.js
/// which stage each page shows, and the right answers. Throws values::Error where a run does not
/// have one.
[[nodiscard]] app::PageText lessonPageText(const Handout& handout, const StageNumbers& stages);

}  // namespace lanescope::ui
