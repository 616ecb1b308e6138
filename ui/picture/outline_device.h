// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSize>

class QPainter;

namespace lanescope::app {

/// Forwards all painting to another painter, with texts as outlines, so that a picture looks the
/// same on machines without the program's fonts.
class OutlineEngine : public QPaintEngine {
 public:
  /// `target` must be active as long as this engine paints.
  explicit OutlineEngine(QPainter& target);

  bool begin(QPaintDevice* device) override;
  bool end() override;
  [[nodiscard]] Type type() const override { return User; }
  void updateState(const QPaintEngineState& changes) override;
  void drawPath(const QPainterPath& path) override;
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
  void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override;
  void drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                 Qt::ImageConversionFlags flags) override;
  void drawTextItem(const QPointF& baseline, const QTextItem& item) override;

 private:
  QPainter& m_target;
};

/// Resolution of pictures for a screen: one pixel of ours is one pixel of a browser.
inline constexpr int kDotsPerInch = 96;

/// A paint device with an OutlineEngine, of a given size at kDotsPerInch.
class OutlineDevice : public QPaintDevice {
 public:
  OutlineDevice(QPainter& target, QSize size) : m_engine(target), m_size(size) {}
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

 private:
  mutable OutlineEngine m_engine;  ///< mutable because QPaintDevice::paintEngine is const
  QSize m_size;
};

}  // namespace lanescope::app
