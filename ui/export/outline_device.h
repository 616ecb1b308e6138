// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSize>

class QPainter;

namespace lanescope::app {

/// Hands all that is painted on to another painter, texts as outlines: a picture that is opened
/// where the program's fonts are not installed looks the same.
class OutlineEngine : public QPaintEngine {
 public:
  /// `target`: active as long as something is painted here.
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

/// Of pictures that are drawn for a screen: a pixel of ours is a pixel of a browser.
inline constexpr int kDotsPerInch = 96;

/// The device of such an engine, of a given size at kDotsPerInch.
class OutlineDevice : public QPaintDevice {
 public:
  OutlineDevice(QPainter& target, QSize size) : m_engine(target), m_size(size) {}
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

 private:
  mutable OutlineEngine m_engine;  ///< QPaintDevice asks for it in a const function
  QSize m_size;
};

}  // namespace lanescope::app
