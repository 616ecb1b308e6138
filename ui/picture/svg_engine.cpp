// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/svg_engine.h"

#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/picture/picture_file.h"

namespace lanescope::app {
namespace {

constexpr double kMillimetersPerInch = 25.4;

int millimeters(int dots) {
  return static_cast<int>(std::lround(dots * kMillimetersPerInch / kDotsPerInch));
}

/// A number with at most so many decimals and no zeros at its end.
QByteArray number(double value, int decimals = 2) {
  QByteArray text = QByteArray::number(value, 'f', decimals);
  if (!text.contains('.')) return text;
  while (text.endsWith('0')) text.chop(1);
  if (text.endsWith('.')) text.chop(1);
  return text == "-0" ? QByteArrayLiteral("0") : text;
}

QByteArray attribute(const char* name, const QByteArray& value) {
  return QByteArray(" ") + name + "=\"" + value + '"';
}
QByteArray attribute(const char* name, double value) {
  return attribute(name, number(value));
}

/// Text as XML, without the characters that XML does not permit.
QByteArray escaped(const QString& text) {
  QString permitted;
  permitted.reserve(text.size());
  for (const QChar letter : text) {
    const bool isControl = letter < QLatin1Char(' ') && letter != QLatin1Char('\n');
    if (!isControl && letter.unicode() < 0xfffe) permitted += letter;
  }
  return permitted.toHtmlEscaped().toUtf8();
}

QByteArray pointText(double x, double y) {
  return number(x) + ',' + number(y);
}

/// A subpath that ends where it begins is closed.
QByteArray dataOf(const QPainterPath& path) {
  QByteArray data;
  QPointF begin;
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element at = path.elementAt(i);
    if (at.isMoveTo()) begin = at;
    if (at.isMoveTo()) data += 'M';
    if (at.isLineTo()) data += 'L';
    if (at.isCurveTo()) data += 'C';
    if (!at.isMoveTo() && !at.isLineTo() && !at.isCurveTo()) data += ' ';
    data += pointText(at.x, at.y);
    const bool isLast = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
    if (isLast && i > 1 && QPointF(at) == begin) data += 'Z';
  }
  return data;
}

bool isRectangle(const QPainterPath& path) {
  QPainterPath rectangle;
  rectangle.addRect(path.boundingRect());
  return path.isEmpty() || path == rectangle;
}

QByteArray colorText(const char* name, const QColor& color) {
  QByteArray text = attribute(name, color.name().toLatin1());
  if (color.alpha() < 255) {
    text += QByteArray(" ") + name + "-opacity=\"" + number(color.alphaF(), 3) + '"';
  }
  return text;
}

/// The font's family, then what stands for it on machines that lack it.
QByteArray familiesOf(const QFont& font) {
  const QByteArray family = escaped(font.family());
  const bool isMono = QFontInfo(font).fixedPitch();
  return '\'' + family + '\'' +
         (isMono ? ", Consolas, Menlo, 'DejaVu Sans Mono', monospace"
                 : ", 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif");
}

QByteArray transformText(const QTransform& transform) {
  constexpr int kDecimals = 6;
  QByteArray text("matrix(");
  for (const double value : {transform.m11(), transform.m12(), transform.m21(), transform.m22(),
                             transform.dx(), transform.dy()}) {
    if (!text.endsWith('(')) text += ' ';
    text += number(value, kDecimals);
  }
  return text + ')';
}

}  // namespace

SvgEngine::SvgEngine()
    : QPaintEngine(PrimitiveTransform | PixmapTransform | AlphaBlend | PainterPaths | Antialiasing |
                   BrushStroke | ConstantOpacity | PaintOutsidePaintEvent) {}

bool SvgEngine::begin(QPaintDevice*) {
  m_body.clear();
  m_clipIds.clear();
  m_groups.clear();
  m_ids.clear();
  return true;
}

void SvgEngine::updateState(const QPaintEngineState& changes) {
  const DirtyFlags changed = changes.state();
  if (changed & DirtyTransform) m_transform = changes.transform();
  if (changed & DirtyPen) m_pen = changes.pen();
  if (changed & DirtyBrush) m_brush = changes.brush();
  if (changed & DirtyOpacity) m_opacity = changes.opacity();
  if (changed & DirtyHints) {
    m_isSmooth = changes.renderHints().testFlag(QPainter::SmoothPixmapTransform);
  }
  if (changed & DirtyClipPath) clip(changes.clipPath(), changes.clipOperation());
  if (changed & DirtyClipRegion) {
    QPainterPath path;
    path.addRegion(changes.clipRegion());
    clip(path, changes.clipOperation());
  }
  if (changed & DirtyClipEnabled) m_isClipEnabled = changes.isClipEnabled();
}

void SvgEngine::clip(QPainterPath path, Qt::ClipOperation operation) {
  path = m_transform.map(path);
  if (operation == Qt::IntersectClip && m_hasClip) {
    if (m_isClipRect && isRectangle(path)) {
      const QRectF both = m_clipBounds & path.boundingRect();
      path = QPainterPath();
      path.addRect(both);
    } else {
      path = m_clip.intersected(path);
    }
  }
  m_hasClip = operation != Qt::NoClip;
  m_clip = std::move(path);
  m_clipBounds = m_clip.boundingRect();
  m_isClipRect = isRectangle(m_clip);
}

void SvgEngine::beginGroup(const QString& name) {
  QString id = m_groups.isEmpty() ? QString() : m_groups.back().id + QLatin1Char('-');
  for (const QChar letter : name.toLower()) {
    const bool isPlain =
        (letter.unicode() < 128 && letter.isLetterOrNumber()) || letter == QLatin1Char('_');
    id += isPlain ? letter : QLatin1Char('-');
  }
  if (id.isEmpty() || !(id.front().isLetter() || id.front() == QLatin1Char('_'))) {
    id.prepend(QLatin1Char('_'));
  }
  QString free = id;
  for (int i = 2; m_ids.contains(free); ++i) free = id + QLatin1Char('-') + QString::number(i);
  m_ids.insert(free);
  m_groups.push_back({free});
}

void SvgEngine::endGroup() {
  if (m_groups.isEmpty()) return;
  if (m_groups.back().isWritten) m_body += "</g>\n";
  m_groups.pop_back();
}

void SvgEngine::writeOpenGroups() {
  for (Group& group : m_groups) {
    if (!group.isWritten) m_body += "<g id=\"" + escaped(group.id) + "\">\n";
    group.isWritten = true;
  }
}

QByteArray SvgEngine::clipId() {
  const QByteArray data = dataOf(m_clip);
  QByteArray& id = m_clipIds[data];
  if (id.isEmpty()) {
    id = "clip" + QByteArray::number(m_clipIds.size());
    m_body += "<clipPath id=\"" + id + "\"><path d=\"" + data + "\"/></clipPath>\n";
  }
  return id;
}

void SvgEngine::write(const QByteArray& element, const QRectF& bounds, const QByteArray& content) {
  const QRectF onPage = m_transform.mapRect(bounds);
  const bool isClipped = m_hasClip && m_isClipEnabled;
  if (isClipped && !m_clipBounds.intersects(onPage)) return;
  // Half a pixel that juts out is not worth a clip.
  const bool isCut =
      isClipped && !(m_isClipRect && m_clipBounds.adjusted(-0.5, -0.5, 0.5, 0.5).contains(onPage));
  writeOpenGroups();
  // A clip on the element itself would be transformed with it.
  if (isCut) {
    const QByteArray id = clipId();
    m_body += "<g clip-path=\"url(#" + id + ")\">";
  }
  m_body += element;
  if (m_opacity < 1) m_body += attribute("opacity", m_opacity);
  if (!m_transform.isIdentity()) m_body += attribute("transform", transformText(m_transform));
  if (content.isEmpty()) {
    m_body += "/>";
  } else {
    m_body += '>' + content + "</" + element.mid(1, element.indexOf(' ') - 1) + '>';
  }
  m_body += isCut ? "</g>\n" : "\n";
}

QByteArray SvgEngine::fill() const {
  if (m_brush.style() == Qt::NoBrush) return attribute("fill", "none");
  return colorText("fill", m_brush.color());
}

QByteArray SvgEngine::stroke() const {
  if (m_pen.style() == Qt::NoPen) return {};
  const double width = std::max(m_pen.widthF(), m_pen.widthF() > 0 ? 0.0 : 1.0);
  QByteArray text = colorText("stroke", m_pen.color());
  if (width != 1) text += attribute("stroke-width", width);
  if (m_pen.style() != Qt::SolidLine) {
    QByteArray dashes;
    for (const double dash : m_pen.dashPattern()) {
      dashes += (dashes.isEmpty() ? "" : " ") + number(dash * width);
    }
    text += attribute("stroke-dasharray", dashes);
    if (m_pen.dashOffset() != 0) text += attribute("stroke-dashoffset", m_pen.dashOffset() * width);
  }
  if (m_pen.capStyle() == Qt::RoundCap) text += attribute("stroke-linecap", "round");
  if (m_pen.capStyle() == Qt::SquareCap && m_pen.style() == Qt::SolidLine) {
    text += attribute("stroke-linecap", "square");
  }
  if (m_pen.joinStyle() == Qt::RoundJoin) text += attribute("stroke-linejoin", "round");
  if (m_pen.joinStyle() == Qt::BevelJoin) text += attribute("stroke-linejoin", "bevel");
  if (m_pen.isCosmetic() && m_transform.type() > QTransform::TxTranslate) {
    text += attribute("vector-effect", "non-scaling-stroke");
  }
  return text;
}

QRectF SvgEngine::stroked(const QRectF& bounds) const {
  const double half = m_pen.style() == Qt::NoPen ? 0.01 : std::max(0.5, m_pen.widthF() / 2);
  return bounds.adjusted(-half, -half, half, half);
}

void SvgEngine::drawPath(const QPainterPath& path) {
  if (path.isEmpty()) return;
  QByteArray element = "<path" + attribute("d", dataOf(path)) + fill();
  if (m_brush.style() != Qt::NoBrush && path.fillRule() == Qt::OddEvenFill) {
    element += attribute("fill-rule", "evenodd");
  }
  write(element + stroke(), stroked(path.boundingRect()));
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
  if (count < 2) return;
  QByteArray list;
  QPolygonF polygon;
  for (int i = 0; i < count; ++i) {
    if (i > 0) list += ' ';
    list += pointText(points[i].x(), points[i].y());
    polygon << points[i];
  }
  const bool isOpen = mode == PolylineMode;
  QByteArray element(isOpen ? "<polyline" : "<polygon");
  element += attribute("points", list) + (isOpen ? attribute("fill", "none") : fill());
  if (mode == OddEvenMode) element += attribute("fill-rule", "evenodd");
  write(element + stroke(), stroked(polygon.boundingRect()));
}

void SvgEngine::drawRects(const QRectF* rects, int count) {
  for (int i = 0; i < count; ++i) {
    const QRectF rect = rects[i].normalized();
    write("<rect" + attribute("x", rect.x()) + attribute("y", rect.y()) +
              attribute("width", rect.width()) + attribute("height", rect.height()) + fill() +
              stroke(),
          stroked(rect));
  }
}

void SvgEngine::drawLines(const QLineF* lines, int count) {
  if (m_pen.style() == Qt::NoPen) return;
  for (int i = 0; i < count; ++i) {
    const QLineF& line = lines[i];
    write("<line" + attribute("x1", line.x1()) + attribute("y1", line.y1()) +
              attribute("x2", line.x2()) + attribute("y2", line.y2()) + stroke(),
          stroked(QRectF(line.p1(), line.p2()).normalized()));
  }
}

void SvgEngine::drawEllipse(const QRectF& bounds) {
  write("<ellipse" + attribute("cx", bounds.center().x()) + attribute("cy", bounds.center().y()) +
            attribute("rx", bounds.width() / 2) + attribute("ry", bounds.height() / 2) + fill() +
            stroke(),
        stroked(bounds));
}

void SvgEngine::drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) {
  drawImage(to, pixmap.toImage(), from, Qt::AutoColor);
}

void SvgEngine::drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                          Qt::ImageConversionFlags) {
  const bool isWhole = from == QRectF(image.rect());
  const QByteArray bytes = pngOf(isWhole ? image : image.copy(from.toAlignedRect()));
  QByteArray element = "<image" + attribute("x", to.x()) + attribute("y", to.y()) +
                       attribute("width", to.width()) + attribute("height", to.height()) +
                       attribute("preserveAspectRatio", "none");
  if (!m_isSmooth) element += attribute("image-rendering", "pixelated");
  write(element + attribute("xlink:href", "data:image/png;base64," + bytes.toBase64()), to);
}

void SvgEngine::drawTextItem(const QPointF& baseline, const QTextItem& item) {
  if (item.text().trimmed().isEmpty() || m_pen.style() == Qt::NoPen) return;
  const QFont font = item.font();
  const double pixels =
      font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * kDotsPerInch / 72.0;
  QByteArray element = "<text" + attribute("x", baseline.x()) + attribute("y", baseline.y()) +
                       attribute("font-family", familiesOf(font)) + attribute("font-size", pixels);
  if (font.weight() != QFont::Normal) element += attribute("font-weight", double(font.weight()));
  if (font.italic()) element += attribute("font-style", "italic");
  QByteArrayList lines;
  if (item.renderFlags().testFlag(QTextItem::Underline)) lines << "underline";
  if (item.renderFlags().testFlag(QTextItem::StrikeOut)) lines << "line-through";
  if (!lines.isEmpty()) element += attribute("text-decoration", lines.join(' '));
  // Another font takes the same room.
  if (item.text().size() > 1) {
    element +=
        attribute("textLength", item.width()) + attribute("lengthAdjust", "spacingAndGlyphs");
  }
  element += colorText("fill", m_pen.color()) + attribute("xml:space", "preserve");
  const QRectF bounds(baseline.x(), baseline.y() - item.ascent(), item.width(),
                      item.ascent() + item.descent());
  write(element, bounds, escaped(item.text()));
}

QByteArray SvgDevice::document(const QString& title, const QString& description) const {
  const QByteArray width = QByteArray::number(m_size.width());
  const QByteArray height = QByteArray::number(m_size.height());
  QByteArray text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"" +
      attribute("width", width) + attribute("height", height) +
      attribute("viewBox", "0 0 " + width + ' ' + height) + attribute("role", "img") + ">\n";
  text += "<title>" + escaped(title) + "</title>\n";
  if (!description.isEmpty()) text += "<desc>" + escaped(description) + "</desc>\n";
  return text + m_engine.body() + "</svg>\n";
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
  switch (metric) {
    case PdmWidth:
      return m_size.width();
    case PdmHeight:
      return m_size.height();
    case PdmWidthMM:
      return millimeters(m_size.width());
    case PdmHeightMM:
      return millimeters(m_size.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
      return kDotsPerInch;
    case PdmDevicePixelRatio:
      return 1;
    case PdmDepth:
      return 32;
    default:
      return QPaintDevice::metric(metric);
  }
}

}  // namespace lanescope::app
