// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/player/stage_icon.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

/// Icons are drawn on a square with sides of this many units.
constexpr double kUnits = 24;
/// Enough for an icon of 24 pixels at a device pixel ratio of 4.
constexpr int kPixels = 96;

QPainterPath triangle(double from, double to) {
  QPainterPath path;
  path.moveTo(from, 5);
  path.lineTo(to, 12);
  path.lineTo(from, 19);
  path.closeSubpath();
  return path;
}

QPainterPath bar(double left, double width) {
  QPainterPath path;
  path.addRoundedRect(left, 5, width, 14, 1, 1);
  return path;
}

QPainterPath loop() {
  QPainterPath path;
  path.arcMoveTo(5, 5, 14, 14, 50);
  path.arcTo(5, 5, 14, 14, 50, 290);
  QPainterPathStroker stroker;
  stroker.setWidth(2.4);
  QPainterPath outline = stroker.createStroke(path);
  outline.moveTo(14, 2.5);
  outline.lineTo(21, 6.5);
  outline.lineTo(14.5, 11);
  outline.closeSubpath();
  return outline;
}

QPainterPath pathOf(const QString& name) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  if (name == QLatin1String("play") || name == QLatin1String("play-back"))
    path.addPath(triangle(7, 19));
  if (name == QLatin1String("pause")) {
    path.addPath(bar(6, 4.2));
    path.addPath(bar(13.8, 4.2));
  }
  if (name == QLatin1String("step-forward") || name == QLatin1String("step-back")) {
    path.addPath(bar(5.5, 3));
    path.addPath(triangle(11, 20));
  }
  if (name == QLatin1String("skip-last") || name == QLatin1String("skip-first")) {
    path.addPath(triangle(3.5, 10.5));
    path.addPath(triangle(10.5, 17.5));
    path.addPath(bar(18, 2.6));
  }
  if (name == QLatin1String("loop")) path.addPath(loop());
  const bool isMirrored = name == QLatin1String("step-back") ||
                          name == QLatin1String("play-back") || name == QLatin1String("skip-first");
  return isMirrored ? QTransform(-1, 0, 0, 1, kUnits, 0).map(path) : path;
}

QPixmap paintIcon(const QPainterPath& path, const QColor& color) {
  QPixmap pixmap(kPixels, kPixels);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(kPixels / kUnits, kPixels / kUnits);
  painter.fillPath(path, color);
  return pixmap;
}

}  // namespace

QIcon stageIcon(const QString& name, const StageTheme& theme) {
  // Qt 6.4 notes each new icon for good, in the cache of pixmaps.
  static auto* const kKnown = new QHash<QString, QIcon>;  // outlives the application, as it must
  const QColor disabled = mix(theme.mutedText, theme.background, 0.5);
  QIcon& icon = (*kKnown)[name + theme.text.name() + disabled.name()];
  const QPainterPath path = pathOf(name);
  if (icon.isNull() && !path.isEmpty()) {
    icon = QIcon(paintIcon(path, theme.text));
    icon.addPixmap(paintIcon(path, disabled), QIcon::Disabled);
  }
  return icon;
}

}  // namespace lanescope::ui
