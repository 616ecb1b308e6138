// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_picture.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/stage/scene_beside.h"
#include "ui/stage/stage_scene.h"
#include "ui/stage/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr double kGap = 1;  ///< pixels between the sides

/// The width of a side and the margin of its sentence; those of both sides are alike.
struct SideShape {
  explicit SideShape(const QRectF& bounds)
      : width(std::floor((bounds.width() - kGap) / 2)),
        scale(StageScene::scaleOf({0, 0, width, bounds.height()})),
        margin(18 * scale) {}
  double width;
  double scale;
  double margin;
};

/// Sets up a sentence in rich text; on a worker thread there is no label that could.
void layOut(QTextDocument& document, const QString& sentence, const SideShape& shape,
            const StageTheme& theme) {
  document.setDocumentMargin(0);
  document.setDefaultFont(theme.sansFont(21 * shape.scale));
  document.setHtml(sentence);
  document.setTextWidth(shape.width - 2 * shape.margin);
}

double heightOf(const QString& sentence, const SideShape& shape, const StageTheme& theme) {
  QTextDocument document;
  layOut(document, sentence, shape, theme);
  return document.size().height();
}

void paintSentence(QPainter& painter, const QString& sentence, const QRectF& area,
                   const SideShape& shape, const StageTheme& theme) {
  QTextDocument document;
  layOut(document, sentence, shape, theme);
  painter.save();
  painter.setClipRect(area, Qt::IntersectClip);
  painter.translate(area.left() + shape.margin, area.top());
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, theme.text);
  document.documentLayout()->draw(&painter, context);
  painter.restore();
}

}  // namespace

StagePicture::StagePicture(std::shared_ptr<const StageScene> scene, StageLook look)
    : m_scene(std::move(scene)), m_look(std::move(look)) {}

StagePicture::StagePicture(std::shared_ptr<const SceneBeside> both, StageLook look,
                           StageLook lookBeside)
    : m_scene(both->main.scene),
      m_both(std::move(both)),
      m_look(std::move(look)),
      m_lookBeside(std::move(lookBeside)) {
  m_look.poison = m_both->main.poison;
  m_lookBeside.poison = m_both->beside.poison;
}

StagePicture::~StagePicture() = default;

int StagePicture::stepCount() const {
  return m_scene->stepCount();
}

QString StagePicture::title() const {
  if (m_both == nullptr) return m_scene->title();
  return tr("%1, beside it %2").arg(m_scene->title(), m_both->beside.scene->title());
}

QString StagePicture::explain(int step) const {
  if (m_both == nullptr) return m_scene->explain(step);
  const auto told = [](const SceneBeside::Side& side, int at) {
    const QString wrong = side.wrongSentence(at);
    const QString sentence = side.scene->explain(at);
    return wrong.isEmpty() ? sentence : sentence + QLatin1Char(' ') + wrong;
  };
  return tr("%1 Beside it: %2")
      .arg(told(m_both->main, step), told(m_both->beside, m_both->stepBeside(step)));
}

std::vector<StagePicture::Side> StagePicture::sidesOf(const QRectF& bounds, int step,
                                                      const StageTheme& theme) const {
  if (m_both == nullptr) return {{*m_scene, m_look, step, bounds, QRectF()}};
  const SideShape shape(bounds);
  // The sentences stand at the same height, and leave at least half of it to the stages.
  const double needed = std::max(heightOf(m_both->main.sentence(), shape, theme),
                                 heightOf(m_both->beside.sentence(), shape, theme));
  const double below = std::min(std::ceil(needed + shape.margin), std::floor(bounds.height() / 2));
  const double right = bounds.left() + shape.width + kGap;
  const double middle = bounds.bottom() - below;
  const auto side = [&](const SceneBeside::Side& of, const StageLook& look, int at, double from,
                        double to) {
    return Side{*of.scene, look, at, QRectF(QPointF(from, bounds.top()), QPointF(to, middle)),
                QRectF(QPointF(from, middle), QPointF(to, bounds.bottom()))};
  };
  return {side(m_both->main, m_look, step, bounds.left(), bounds.left() + shape.width),
          side(m_both->beside, m_lookBeside, std::max(0, m_both->stepBeside(step)), right,
               bounds.right())};
}

void StagePicture::paint(QPainter& painter, const QRectF& bounds, int step, double progress,
                         const StageTheme& theme) const {
  const std::vector<Side> sides = sidesOf(bounds, step, theme);
  sides.front().scene.paint(painter, sides.front().stage, sides.front().look, step, progress,
                            theme);
  if (m_both == nullptr) return;
  painter.save();
  painter.setClipRect(bounds, Qt::IntersectClip);
  for (const Side& side : sides) painter.fillRect(side.sentence, theme.background);
  painter.fillRect(QRectF(sides.front().stage.right(), bounds.top(), kGap, bounds.height()),
                   theme.border);
  // What follows has always arrived; only the first one's values are seen on their way.
  const Side& beside = sides.back();
  beside.scene.paint(painter, beside.stage, beside.look, beside.step, 1.0, theme);
  const SideShape shape(bounds);
  paintSentence(painter, m_both->main.sentence(), sides.front().sentence, shape, theme);
  paintSentence(painter, m_both->beside.sentence(), beside.sentence, shape, theme);
  painter.restore();
}

}  // namespace lanescope::ui
