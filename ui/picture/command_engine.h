// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSize>
#include <QTransform>
#include <vector>

#include "ui/picture/paint_commands.h"

namespace lanescope::app {

/// Keeps what is painted as commands, which a page replays on a canvas. It rounds nothing: what was
/// painted without antialiasing is marked, and the page rounds it to the pixels of its own screen.
class CommandEngine : public QPaintEngine {
 public:
  /// A page has pixels, so painters may use pictures of cells as on a screen.
  static constexpr auto kType = static_cast<Type>(User + 1);

  /// `tables` must outlive the engine.
  explicit CommandEngine(PaintTables& tables);

  bool begin(QPaintDevice* device) override;
  bool end() override { return true; }
  [[nodiscard]] Type type() const override { return kType; }
  void updateState(const QPaintEngineState& changes) override;
  void drawPath(const QPainterPath& path) override;
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
  void drawRects(const QRectF* rects, int count) override;
  void drawRects(const QRect* rects, int count) override { QPaintEngine::drawRects(rects, count); }
  void drawLines(const QLineF* lines, int count) override;
  void drawLines(const QLine* lines, int count) override { QPaintEngine::drawLines(lines, count); }
  void drawEllipse(const QRectF& bounds) override;
  void drawEllipse(const QRect& bounds) override { drawEllipse(QRectF(bounds)); }
  void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override;
  void drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                 Qt::ImageConversionFlags flags) override;
  void drawTextItem(const QPointF& baseline, const QTextItem& item) override;

  [[nodiscard]] std::vector<PaintCommand> takeCommands() { return std::move(m_commands); }

 private:
  void clip(QRectF area, Qt::ClipOperation operation);
  /// Adds a command, unless the clip hides it. `bounds` are in pixels of the picture.
  void add(const QRectF& bounds, std::vector<int> numbers, std::vector<QRgb> colors);
  void addPath(const QPainterPath& path, bool isFilled);
  [[nodiscard]] QRgb rgbOf(const QColor& color) const;
  [[nodiscard]] QRgb penColor() const;
  [[nodiscard]] QRgb brushColor() const;

  PaintTables& m_tables;
  QTransform m_transform;
  QPen m_pen;
  QBrush m_brush;
  double m_opacity = 1.0;
  bool m_isSmooth = false;
  bool m_hasClip = false;
  bool m_isClipEnabled = true;
  QRectF m_clip;               ///< in pixels of the picture
  std::vector<int> m_clipped;  ///< the last clip command
  std::vector<PaintCommand> m_commands;
};

/// A paint device of a given size at 96 dots per inch whose commands are kept.
class CommandDevice : public QPaintDevice {
 public:
  CommandDevice(QSize size, PaintTables& tables) : m_engine(tables), m_size(size) {}
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
  [[nodiscard]] std::vector<PaintCommand> takeCommands() { return m_engine.takeCommands(); }

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

 private:
  mutable CommandEngine m_engine;  ///< mutable because QPaintDevice::paintEngine is const
  QSize m_size;
};

}  // namespace lanescope::app
