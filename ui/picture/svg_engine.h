// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QSet>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTransform>

namespace lanescope::app {

/// Writes what is painted as the body of an SVG document. QSvgGenerator knows neither clips nor
/// groups. Texts stay texts. What lies outside of the clip is left out, and elements have a clip
/// only where it cuts them, so that other programs can edit them.
class SvgEngine : public QPaintEngine {
 public:
  SvgEngine();

  bool begin(QPaintDevice* device) override;
  bool end() override { return true; }
  [[nodiscard]] Type type() const override { return User; }
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

  /// Begins a group inside of the group that is open. Its id is the name after the open group's id,
  /// with a number where the picture has that id already. A group without elements is not written.
  void beginGroup(const QString& name);
  void endGroup();

  [[nodiscard]] const QByteArray& body() const { return m_body; }

 private:
  struct Group {
    QString id;
    bool isWritten = false;
  };

  /// Writes an element, which lacks only "/>" or, with a content, its closing tag.
  void write(const QByteArray& element, const QRectF& bounds, const QByteArray& content = {});
  void writeOpenGroups();
  /// The id of the clip, which is written where it is new.
  [[nodiscard]] QByteArray clipId();
  void clip(QPainterPath path, Qt::ClipOperation operation);
  [[nodiscard]] QByteArray fill() const;
  [[nodiscard]] QByteArray stroke() const;
  /// The bounds with the width of the pen around them.
  [[nodiscard]] QRectF stroked(const QRectF& bounds) const;

  QTransform m_transform;
  QPen m_pen;
  QBrush m_brush;
  double m_opacity = 1.0;
  bool m_isSmooth = false;
  bool m_hasClip = false;
  bool m_isClipEnabled = true;
  QPainterPath m_clip;  ///< in coordinates of the picture
  QRectF m_clipBounds;
  bool m_isClipRect = true;
  QMap<QByteArray, QByteArray> m_clipIds;  ///< by the path
  QList<Group> m_groups;                   ///< the open ones, from outside
  QSet<QString> m_ids;
  QByteArray m_body;
};

/// Resolution of pictures for a screen: one pixel of ours is one pixel of a browser.
inline constexpr int kDotsPerInch = 96;

/// A paint device with an SvgEngine, of a given size at kDotsPerInch.
class SvgDevice : public QPaintDevice {
 public:
  explicit SvgDevice(QSize size) : m_size(size) {}
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
  /// What was painted, as a whole document.
  [[nodiscard]] QByteArray document(const QString& title, const QString& description) const;

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

 private:
  mutable SvgEngine m_engine;  ///< mutable because QPaintDevice::paintEngine is const
  QSize m_size;
};

}  // namespace lanescope::app
