// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/stage_recording.h"

#include <QPainter>
#include <utility>

#include "ui/picture/command_engine.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::app {

StepLists::Ids StageRecording::record(const Paint& paint) {
  std::vector<std::vector<PaintCommand>> themes;
  for (const ui::StageThemeInfo& info : ui::stageThemes()) {
    const ui::StageTheme theme = ui::StageTheme::of(info.id);
    CommandDevice device(m_size, m_tables);
    QPainter painter(&device);
    const QRectF bounds(QPointF(), m_size);
    painter.fillRect(bounds, theme.background);
    paint(painter, bounds, theme);
    painter.end();
    themes.push_back(device.takeCommands());
  }
  return m_lists.add(themes);
}

void StageRecording::add(const ui::StagePicture& picture, int step, bool withHidden) {
  StepLists::Ids ids =
      record([&](QPainter& painter, const QRectF& bounds, const ui::StageTheme& theme) {
        picture.paint(painter, bounds, step, 1.0, theme);
      });
  m_steps.shown.push_back(StepLists::changeOf(m_last, ids));
  m_last = std::move(ids);
  if (!withHidden) return;
  const StepLists::Ids hidden =
      record([&](QPainter& painter, const QRectF& bounds, const ui::StageTheme& theme) {
        const ui::StagePicture::Side side = picture.sidesOf(bounds, step, theme).front();
        ui::StageLook look = side.look;
        look.hidesFuture = true;
        side.scene.paint(painter, bounds, look, step, 1.0, theme);
      });
  m_steps.hidden.push_back(StepLists::changeOf(m_last, hidden));
}

StageRecording::Steps StageRecording::takeSteps() {
  m_last.clear();
  return std::exchange(m_steps, {});
}

}  // namespace lanescope::app
