// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/stage_look.h"

#include <QRectF>
#include <algorithm>

#include "app/text/text.h"
#include "ui/quiz/subject_text.h"
#include "ui/stage/scene/stage_picture.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

std::vector<ElementMark> marksOf(const app::LessonStage& stage, const trace::Record& record) {
  std::vector<ElementMark> marks;
  for (const QString& text : stage.marks) {
    const auto element = elementFrom(text.trimmed(), record);
    if (element) marks.push_back({toQString(record.arrays[element->array].name), element->index});
  }
  return marks;
}

int stepOf(const app::LessonStage& stage, const StagePicture& picture) {
  using Kind = app::LessonStep::Kind;
  const int last = std::max(0, picture.stepCount() - 1);
  const StageScene& scene = picture.scene();
  // Of a comparison, the first scene may stand while the second one goes on.
  const auto firstWhere = [&](const auto& isThere) {
    const QRectF bounds(0, 0, 1, 1);
    for (int step = 0; step <= last; ++step) {
      const int ofScene = picture.sidesOf(bounds, step, StageTheme()).front().step;
      if (isThere(ofScene)) return step;
    }
    return 0;
  };
  switch (stage.step.kind) {
    case Kind::last:
      return last;
    case Kind::step:
      return std::clamp(stage.step.number - 1, 0, last);
    case Kind::epoch: {
      const int epoch = std::clamp(stage.step.number, 0, std::max(0, scene.epochCount() - 1));
      return firstWhere([&](int step) { return step >= scene.firstStepOfEpoch(epoch); });
    }
    case Kind::first:
      break;
  }
  if (!stage.sourceLine) return 0;
  return firstWhere([&](int step) { return scene.lineOf(step) == *stage.sourceLine; });
}

}  // namespace lanescope::ui
