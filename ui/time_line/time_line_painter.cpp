// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time_line/time_line_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "app/text/result_text.h"
#include "app/text/text.h"
#include "ui/picture/picture_group.h"
#include "ui/theme/theme.h"
#include "ui/time_line/time_line_words.h"

namespace lanescope::ui {
namespace {

using values::Lane;
using values::SpanKind;
using values::TimeLine;
using values::TimeSpan;

struct PainterWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::TimeLine)
};

/// In the order of the legend.
constexpr std::array kShownKinds{SpanKind::allocate, SpanKind::copyIn,  SpanKind::launch,
                                 SpanKind::kernel,   SpanKind::copyOut, SpanKind::wait,
                                 SpanKind::finish,   SpanKind::free,    SpanKind::event};
constexpr std::array kKindsOfChunks{SpanKind::generate, SpanKind::copyIn, SpanKind::kernel,
                                    SpanKind::copyOut,  SpanKind::wait,   SpanKind::finish};
constexpr std::array kKindsOfWarps{SpanKind::products,     SpanKind::issueCopies,
                                   SpanKind::waitForTiles, SpanKind::waitForStage,
                                   SpanKind::store,        SpanKind::barrier};

/// The pattern of a span in which nothing is done.
Qt::BrushStyle patternOf(SpanKind kind) {
  switch (kind) {
    case SpanKind::wait:
    case SpanKind::waitForTiles:
      return Qt::BDiagPattern;
    case SpanKind::waitForStage:
      return Qt::FDiagPattern;
    case SpanKind::barrier:
      return Qt::Dense6Pattern;
    default:
      return Qt::SolidPattern;
  }
}

/// Paints one time line.
class Drawing {
 public:
  Drawing(const TimeLine& line, const TimeLineLayout& layout, const StageTheme& theme,
          QPainter& painter)
      : m_line(line),
        m_layout(layout),
        m_theme(theme),
        m_colors(ChartColors::of(theme)),
        m_font(theme.sansFont(kTimeLineType * layout.unit())),
        m_metrics(m_font),
        m_painter(painter) {
    m_painter.setFont(m_font);
  }

  void paint() {
    part("rows", &Drawing::paintRows);
    part("axis", &Drawing::paintAxis);
    part("spans", &Drawing::paintSpans);
    part("launches", &Drawing::paintLaunches);
    part("timings", &Drawing::paintBrackets);
    part("legend", &Drawing::paintLegend);
  }

 private:
  void part(const char* name, void (Drawing::*paintPart)()) {
    const app::PictureGroup group(m_painter, QString::fromLatin1(name));
    (this->*paintPart)();
  }

  [[nodiscard]] QColor colorOf(SpanKind kind) const {
    // The phases are allocate, host to device, kernel, device to host, host finish.
    switch (kind) {
      case SpanKind::allocate:
        return m_colors.phases[0];
      case SpanKind::generate:
        return mix(m_colors.phases[1], m_theme.background, 0.45);
      case SpanKind::copyIn:
      case SpanKind::issueCopies:
        return m_colors.phases[1];
      case SpanKind::launch:
        return mix(m_colors.phases[2], m_theme.background, 0.45);
      case SpanKind::kernel:
      case SpanKind::products:
        return m_colors.phases[2];
      case SpanKind::copyOut:
      case SpanKind::store:
        return m_colors.phases[3];
      case SpanKind::finish:
        return m_colors.phases[4];
      case SpanKind::free:
        return mix(m_colors.phases[0], m_theme.background, 0.45);
      case SpanKind::wait:
      case SpanKind::waitForTiles:
      case SpanKind::waitForStage:
      case SpanKind::barrier:
        return m_theme.panel;
      case SpanKind::event:
        return m_theme.text;
    }
    return m_theme.text;
  }

  void paintRows() {
    for (int i = 0; i < m_layout.rows(); ++i) {
      const QRectF row = m_layout.row(i);
      m_painter.fillRect(row, m_theme.panel);
      m_painter.setPen(m_theme.text);
      const double left = m_layout.legend().left();
      m_painter.drawText(QRectF(left, row.center().y() - m_layout.unit(),
                                row.left() - left - 0.4 * m_layout.unit(), 2 * m_layout.unit()),
                         Qt::AlignRight | Qt::AlignVCenter, rowName(m_line, i));
    }
  }

  /// Returns a round step with which the axis has room for its numbers, in nanoseconds.
  [[nodiscard]] double axisStep() const {
    const double most = std::max(2.0, m_layout.plot().width() / (6.0 * m_layout.unit()));
    const double least = m_layout.range().length() / most;
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
      if (factor * power >= least) return factor * power;
    }
    return 10.0 * power;
  }

  void paintAxis() {
    const QRectF plot = m_layout.plot();
    const double y = m_layout.axisY();
    m_painter.setPen(m_theme.border);
    m_painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    const double step = axisStep();
    const TimeRange& range = m_layout.range();
    for (double at = std::ceil(range.from / step) * step; at <= range.to; at += step) {
      const double x = m_layout.xOf(at);
      m_painter.setPen(m_theme.border);
      m_painter.drawLine(QPointF(x, m_layout.row(0).top()), QPointF(x, y + 4));
      m_painter.setPen(m_theme.mutedText);
      const double half = 3.0 * m_layout.unit();
      m_painter.drawText(QRectF(x - half, y + 4, 2 * half, 1.3 * m_layout.unit()),
                         Qt::AlignHCenter | Qt::AlignTop,
                         at == 0 ? QStringLiteral("0") : durationText(std::llround(at)));
    }
  }

  void paintSpans() {
    for (const TimeSpan& span : m_line.spans) {
      if (const auto rect = m_layout.rectOf(span)) paintSpan(span, *rect);
    }
  }

  void paintSpan(const TimeSpan& span, const QRectF& rect) {
    if (span.kind == SpanKind::event) {
      // Behind each other, events would hide what they enclose.
      m_painter.fillRect(
          QRectF(rect.left(), rect.bottom() - 0.25 * rect.height(), 1.0, 0.35 * rect.height()),
          colorOf(span.kind));
      return;
    }
    const QColor fill = colorOf(span.kind);
    m_painter.fillRect(rect, fill);
    const Qt::BrushStyle pattern = patternOf(span.kind);
    if (pattern != Qt::SolidPattern) {
      m_painter.fillRect(rect, QBrush(m_theme.mutedText, pattern));
    }
    const QString name = nameOf(span.kind);
    const double room = rect.width() - 0.5 * m_layout.unit();
    if (m_metrics.horizontalAdvance(name) > room || rect.height() < m_metrics.height()) return;
    if (pattern != Qt::SolidPattern) {
      QRectF behind(QPointF(), QSizeF(m_metrics.horizontalAdvance(name) + 6, m_metrics.height()));
      behind.moveCenter(rect.center());
      m_painter.fillRect(behind, fill);
    }
    m_painter.setPen(fill.lightnessF() > 0.5F ? QColor(Qt::black) : QColor(Qt::white));
    //: On a bar. %1: what is done, "copy in"; %2: how long it takes
    const QString all =
        span.bytes > 0 ? PainterWords::tr("%1, %2").arg(name, durationText(span.duration())) : name;
    m_painter.drawText(rect, Qt::AlignCenter,
                       m_metrics.horizontalAdvance(all) <= room ? all : name);
  }

  /// A line from the first launch to its kernel. Those of all chunks would cover the lanes.
  void paintLaunches() {
    m_painter.setPen(QPen(m_theme.text, 1.0, Qt::DashLine));
    for (const TimeSpan& kernel : m_line.spans) {
      if (kernel.kind != SpanKind::kernel || kernel.chunk != 0) continue;
      if (!m_layout.rectOf(kernel)) continue;
      const auto launch = std::ranges::find_if(m_line.spans, [&](const TimeSpan& span) {
        return span.kind == SpanKind::launch && span.chunk == kernel.chunk;
      });
      if (launch == m_line.spans.end() || !m_layout.rectOf(*launch)) continue;
      m_painter.drawLine(
          QPointF(m_layout.xOf(static_cast<double>(launch->begin)), m_layout.row(0).bottom()),
          QPointF(m_layout.xOf(static_cast<double>(kernel.begin)),
                  m_layout.row(m_layout.rowOf(kernel)).top()));
    }
  }

  void paintBrackets() {
    int index = 0;
    for (const NamedBracket& named : bracketsOf(m_line)) paintBracket(named, index++);
  }

  void paintBracket(const NamedBracket& named, int index) {
    const QRectF row = m_layout.bracketRow(index);
    const double from = m_layout.xOf(static_cast<double>(named.bracket.begin));
    const double to = m_layout.xOf(static_cast<double>(named.bracket.end));
    if (to < row.left() || from > row.right()) return;
    const double left = std::max(from, row.left());
    const double right = std::min(std::max(to, from + 2.0), row.right());
    const double y = row.bottom() - 0.25 * m_layout.unit();
    m_painter.setPen(QPen(m_theme.accent, 2.0));
    m_painter.drawLine(QPointF(left, y), QPointF(right, y));
    const double down = 0.35 * m_layout.unit();
    // An end that is out of sight has no corner.
    if (from >= row.left()) m_painter.drawLine(QPointF(left, y), QPointF(left, y + down));
    if (to <= row.right()) m_painter.drawLine(QPointF(right, y), QPointF(right, y + down));
    //: On a bracket. %1: a way of timing, "kernel alone"; %2: a time
    const QString text =
        PainterWords::tr("%1: %2").arg(named.name, durationText(named.bracket.duration()));
    const double width = m_metrics.horizontalAdvance(text) + 4;
    const double most = std::max(row.left(), row.right() - width);
    const double at = std::clamp((left + right - width) / 2, row.left(), most);
    m_painter.setPen(m_theme.text);
    m_painter.drawText(QRectF(at, row.top(), width, y - row.top()),
                       Qt::AlignCenter | Qt::TextDontClip, text);
  }

  void paintLegend() {
    const double unit = m_layout.unit();
    const QRectF legend = m_layout.legend();
    double x = legend.left();
    double y = legend.top();
    std::span<const SpanKind> kinds = kShownKinds;
    if (m_line.stamping) kinds = kKindsOfWarps;
    if (m_line.streaming) kinds = kKindsOfChunks;
    for (const SpanKind kind : kinds) {
      const QString name = nameOf(kind);
      const double width = 1.9 * unit + m_metrics.horizontalAdvance(name);
      if (x + width > legend.right() && x > legend.left()) {
        x = legend.left();
        y += 1.3 * unit;
      }
      const bool isEvent = kind == SpanKind::event;
      const QRectF box(x + (isEvent ? 0.4 * unit : 0.0), y + 0.15 * unit, isEvent ? 1.5 : unit,
                       0.9 * unit);
      m_painter.fillRect(box, colorOf(kind));
      if (patternOf(kind) != Qt::SolidPattern) {
        m_painter.fillRect(box, QBrush(m_theme.mutedText, patternOf(kind)));
      }
      m_painter.setPen(m_theme.text);
      m_painter.drawText(QRectF(x + 1.3 * unit, y, width, 1.2 * unit),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, name);
      x += width + 0.6 * unit;
    }
  }

  const TimeLine& m_line;
  const TimeLineLayout& m_layout;
  const StageTheme& m_theme;
  ChartColors m_colors;
  QFont m_font;
  QFontMetricsF m_metrics;
  QPainter& m_painter;
};

}  // namespace

void paintTimeLine(const TimeLine& line, const TimeLineLayout& layout, const StageTheme& theme,
                   QPainter& painter) {
  Drawing(line, layout, theme, painter).paint();
}

ChartSheet sheetOf(const TimeLine& line, TimeRange range, const StageTheme& theme, QSize size,
                   double scale) {
  //: %1: name of the GPU; %2: a date
  const QString origin = PainterWords::tr("GPU: %1 · %2").arg(toQString(line.device), today());
  return {titleOf(line),
          sentencesOf(line),
          origin,
          theme,
          size,
          scale,
          [line, range, theme, scale](QPainter& painter, const QRect& bounds) {
            paintTimeLine(line, TimeLineLayout(line, range, bounds, kTimeLineUnit * scale), theme,
                          painter);
          }};
}

}  // namespace lanescope::ui
