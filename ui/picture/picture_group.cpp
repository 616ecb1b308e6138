// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/picture_group.h"

#include <QPainter>

#include "ui/picture/svg_engine.h"

namespace lanescope::app {
namespace {

SvgEngine* svgOf(const QPainter& painter) {
  QPaintEngine* const engine = painter.paintEngine();
  if (engine == nullptr || engine->type() != QPaintEngine::User) return nullptr;
  return dynamic_cast<SvgEngine*>(engine);
}

}  // namespace

PictureGroup::PictureGroup(const QPainter& painter, const QString& name)
    : m_engine(svgOf(painter)) {
  if (m_engine != nullptr) m_engine->beginGroup(name);
}

PictureGroup::~PictureGroup() {
  if (m_engine != nullptr) m_engine->endGroup();
}

bool PictureGroup::isOn(const QPainter& painter) {
  return svgOf(painter) != nullptr;
}

}  // namespace lanescope::app
