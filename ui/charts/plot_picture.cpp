// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plot_picture.h"

#include <qcustomplot.h>

#include <QPainter>
#include <QPicture>
#include <optional>

#include "ui/charts/chart_parts.h"
#include "ui/picture/picture_group.h"

namespace lanescope::ui {
namespace {

/// What QCustomPlot paints with. It offers no way to paint a part of a plot.
struct PlotPart : QCPLayerable {
  static void paint(QCPLayerable& part, QCPPainter& painter) {
    painter.save();
    painter.setClipRect((part.*&PlotPart::clipRect)().translated(0, -1));
    (part.*&PlotPart::applyDefaultAntialiasingHint)(&painter);
    (part.*&PlotPart::draw)(&painter);
    painter.restore();
  }
};

struct PlotBackground : QCustomPlot {
  static QBrush of(const QCustomPlot& plot) { return plot.*&PlotBackground::mBackgroundBrush; }
};

/// Records what `paint` paints and plays it back, since QCustomPlot paints only with a painter of
/// its own.
template <class Paint>
void play(QPainter& painter, QPoint topLeft, Paint paint) {
  QPicture picture;
  {
    QCPPainter recorder(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    paint(recorder);
  }
  painter.save();
  painter.translate(topLeft);
  // A QPicture is played back in inches, not in pixels.
  painter.scale(static_cast<double>(picture.logicalDpiX()) / painter.device()->logicalDpiX(),
                static_cast<double>(picture.logicalDpiY()) / painter.device()->logicalDpiY());
  painter.drawPicture(0, 0, picture);
  painter.restore();
}

void paintLayer(QCPLayer& layer, QPoint topLeft, QPainter& painter) {
  for (QCPLayerable* part : layer.children()) {
    if (!part->realVisibility()) continue;
    const auto* curve = qobject_cast<const QCPAbstractPlottable*>(part);
    std::optional<app::PictureGroup> group;
    if (curve != nullptr) {
      const QString name = seriesName(*curve);
      group.emplace(painter, name.isEmpty() ? QStringLiteral("ranges") : name);
    }
    play(painter, topLeft, [part](QCPPainter& recorder) { PlotPart::paint(*part, recorder); });
  }
}

}  // namespace

void paintPlot(QCustomPlot& plot, const QRect& bounds, QPainter& painter) {
  const QRect onScreen = plot.viewport();
  plot.setViewport(QRect(QPoint(), bounds.size()));
  {
    // Lays the plot out in this size.
    QPicture none;
    QCPPainter recorder(&none);
    plot.toPainter(&recorder, bounds.width(), bounds.height());
  }
  const app::PictureGroup group(painter, QStringLiteral("chart"));
  painter.fillRect(bounds, PlotBackground::of(plot));
  for (int i = 0; i < plot.layerCount(); ++i) {
    QCPLayer* const layer = plot.layer(i);
    // The overlay has what the pointer and the keyboard mark.
    if (!layer->visible() || layer->name() == QLatin1String("overlay")) continue;
    const app::PictureGroup layerGroup(painter, layer->name());
    paintLayer(*layer, bounds.topLeft(), painter);
  }
  plot.setViewport(onScreen);
  plot.replot(QCustomPlot::rpQueuedReplot);  // lays it out for the screen again
}

}  // namespace lanescope::ui
