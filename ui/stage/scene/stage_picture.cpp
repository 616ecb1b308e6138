// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/scene/stage_picture.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/stage/scene/comparison_scene.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr double kGap = 1;  ///< pixels between the sides

/// The comparison laid out as text of the given width, with a margin around it. Worker threads
/// cannot grab the window's table.
class ComparisonText {
 public:
  ComparisonText(const Comparison& comparison, const QRectF& bounds, const StageTheme& theme)
      : m_scale(StageScene::scaleOf({0, 0, bounds.width() / 2, bounds.height()})) {
    constexpr int kTables = 2;
    m_document.setDocumentMargin(10 * m_scale);
    m_document.setDefaultFont(theme.sansFont(20 * m_scale));
    m_document.setHtml(comparison.html(kTables));
    m_document.setTextWidth(bounds.width());
  }

  [[nodiscard]] double height() const { return m_document.size().height(); }
  void paint(QPainter& painter, const QRectF& area, const StageTheme& theme) const {
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.translate(area.topLeft());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, theme.text);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
  }

 private:
  double m_scale;
  QTextDocument m_document;
};

}  // namespace

StagePicture::StagePicture(std::shared_ptr<const StageScene> scene, StageLook look)
    : m_scene(std::move(scene)), m_look(std::move(look)) {}

StagePicture::StagePicture(std::shared_ptr<const ComparisonScene> both, StageLook look,
                           StageLook comparedLook, ComparedLook how)
    : m_scene(both->main.scene),
      m_both(std::move(both)),
      m_look(std::move(look)),
      m_comparedLook(std::move(comparedLook)),
      m_how(how) {
  m_look.taint = m_both->main.taint;
  m_comparedLook.taint = m_both->compared.taint;
}

StagePicture::~StagePicture() = default;

int StagePicture::stepCount() const {
  return m_both == nullptr ? m_scene->stepCount() : m_both->stepCount(m_how.inStep);
}

QString StagePicture::title() const {
  if (m_both == nullptr) return m_scene->title();
  //: %1, %2: titles of the two pictures, "dot_shared · block 0 · 64 threads"
  return tr("%1, compared with %2").arg(m_scene->title(), m_both->compared.scene->title());
}

QString StagePicture::explain(int step) const {
  if (m_both == nullptr) return m_scene->explain(step);
  const auto sentenceOn = [](const ComparisonScene::Side& side, int at) {
    const QString wrong = side.wrongSentence(at);
    const QString sentence = side.scene->explain(at);
    return wrong.isEmpty() ? sentence : sentence + QLatin1Char(' ') + wrong;
  };
  //: %1: sentence on a step of the run on the left; %2: the same of the run on the right
  return tr("%1 Compared run: %2")
      .arg(sentenceOn(m_both->main, step),
           sentenceOn(m_both->compared, m_both->comparedStep(step, m_how.inStep)));
}

QRectF StagePicture::comparisonOf(const QRectF& bounds, const StageTheme& theme) const {
  if (m_both == nullptr || !m_how.isCompared) return {};
  // At least half of the height is left for the stages.
  const ComparisonText text(m_both->comparison, bounds, theme);
  const double height = std::min(std::ceil(text.height()), std::floor(bounds.height() / 2));
  return {bounds.left(), bounds.bottom() - height, bounds.width(), height};
}

std::vector<StagePicture::Side> StagePicture::sidesOf(const QRectF& bounds, int step,
                                                      const StageTheme& theme) const {
  if (m_both == nullptr) return {{*m_scene, m_look, step, bounds}};
  const double width = std::floor((bounds.width() - kGap) / 2);
  const QRectF below = comparisonOf(bounds, theme);
  const double bottom = below.isEmpty() ? bounds.bottom() : below.top();
  const auto area = [&](double from, double to) {
    return QRectF(QPointF(from, bounds.top()), QPointF(to, bottom));
  };
  return {{*m_scene, m_look, std::min(step, std::max(0, m_scene->stepCount() - 1)),
           area(bounds.left(), bounds.left() + width)},
          {*m_both->compared.scene, m_comparedLook,
           std::max(0, m_both->comparedStep(step, m_how.inStep)),
           area(bounds.left() + width + kGap, bounds.right())}};
}

void StagePicture::paint(QPainter& painter, const QRectF& bounds, int step, double progress,
                         const StageTheme& theme) const {
  const std::vector<Side> sides = sidesOf(bounds, step, theme);
  const Side& main = sides.front();
  // When the compared scene has steps left, the main one stays at its last step.
  main.scene.paint(painter, main.stage, main.look, main.step, main.step == step ? progress : 1.0,
                   theme);
  if (m_both == nullptr) return;
  painter.save();
  painter.setClipRect(bounds, Qt::IntersectClip);
  const QRectF below = comparisonOf(bounds, theme);
  painter.fillRect(QRectF(main.stage.right(), bounds.top(), kGap, main.stage.height()),
                   theme.border);
  // Only the main scene shows values on their way; in the compared one they have arrived.
  const Side& compared = sides.back();
  compared.scene.paint(painter, compared.stage, compared.look, compared.step, 1.0, theme);
  if (!below.isEmpty()) {
    painter.fillRect(below, theme.background);
    ComparisonText(m_both->comparison, bounds, theme).paint(painter, below, theme);
  }
  painter.restore();
}

}  // namespace lanescope::ui
