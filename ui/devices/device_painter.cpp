// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <vector>

#include "app/text/number_text.h"
#include "ui/devices/message_words.h"
#include "ui/devices/mistake_marks.h"
#include "ui/picture/picture_group.h"

namespace lanescope::ui {
namespace {

using values::DeviceMessage;

struct DevicePainterWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::ui::Devices)
};

constexpr double kPale = 0.72;  ///< how much of the background is in what comes later

/// Paints one all-reduce.
class DeviceDrawing {
 public:
  DeviceDrawing(const DeviceReplay& replay, const DeviceLayout& layout, const DeviceLook& look,
                const StageTheme& theme, QPainter& painter)
      : m_replay(replay),
        m_layout(layout),
        m_look(look),
        m_theme(theme),
        m_unit(layout.unit()),
        m_font(theme.sansFont(kDeviceType * m_unit)),
        m_bold(theme.sansFont(kDeviceType * m_unit, QFont::DemiBold)),
        m_small(theme.sansFont(0.78 * m_unit)),
        m_digits(theme.monoFont(0.8 * m_unit)),
        m_painter(painter),
        m_marks(theme, layout.unit(), painter) {}

  void paint() {
    part("step", &DeviceDrawing::paintMarkedStep);
    part("rows", &DeviceDrawing::paintRowNames);
    part("devices", &DeviceDrawing::paintKeptLines);
    part("messages", &DeviceDrawing::paintEdges);
    part("cells", &DeviceDrawing::paintCells);
    part("labels", &DeviceDrawing::paintLabels);
  }

  void paintHeading() {
    part("legend", &DeviceDrawing::paintLegend);
    part("numbers", &DeviceDrawing::paintNumbers);
  }

 private:
  void part(const char* name, void (DeviceDrawing::*paintThis)()) {
    const app::PictureGroup group(m_painter, QString::fromLatin1(name));
    (this->*paintThis)();
  }

  [[nodiscard]] bool isLater(int step) const { return step > m_look.step; }
  [[nodiscard]] QColor paled(const QColor& color) const {
    return mix(color, m_theme.background, kPale);
  }

  /// The more devices are summed, the stronger; all of them have a hue of their own.
  [[nodiscard]] QColor fillOf(int summed) const {
    const int devices = m_replay.devices();
    if (summed >= devices && devices > 1) {
      return mix(m_theme.cellStrong, m_theme.barrier.fill, m_theme.tint);
    }
    const double share =
        devices > 1 ? static_cast<double>(std::max(0, summed - 1)) / (devices - 1) : 0.0;
    return mix(mix(m_theme.cell, m_theme.cellStrong, share), m_theme.read.fill,
               m_theme.tint * share);
  }

  [[nodiscard]] QPen penOf(bool isAdded, bool isMarked, bool isPale) const {
    const QColor color = isAdded ? m_theme.write.ink : m_theme.read.ink;
    QPen pen(isPale ? paled(color) : color, (isMarked ? 0.2 : 0.1) * m_unit);
    pen.setCapStyle(Qt::FlatCap);
    if (!isAdded) pen.setDashPattern({4.0, isMarked ? 1.5 : 2.5});
    return pen;
  }

  void paintMarkedStep() {
    if (m_look.step < 1 || m_look.step > m_replay.steps()) return;
    const QRectF gap = m_layout.step(m_look.step);
    const QRectF receivers = m_layout.cell(m_look.step, 0);
    m_painter.fillRect(QRectF(gap.left(), gap.top(), gap.width(), receivers.bottom() - gap.top()),
                       m_theme.panel);
    m_painter.fillRect(QRectF(gap.left(), gap.top(), 0.25 * m_unit, receivers.bottom() - gap.top()),
                       m_theme.accent);
  }

  void paintRowNames() {
    //: Beside a row of a picture: before the first step
    const QString start = DevicePainterWords::tr("start");
    //: Beside a row of a picture. %1: number of the step
    const QString step = DevicePainterWords::tr("step %1");
    for (int row = 0; row < m_replay.rows(); ++row) {
      const QRectF cell = m_layout.cell(row, 0);
      m_painter.setFont(row == m_look.step ? m_bold : m_font);
      m_painter.setPen(row == m_look.step ? m_theme.text : m_theme.mutedText);
      const QRectF place(0.4 * m_unit, cell.center().y() - m_unit, m_layout.names() - 0.5 * m_unit,
                         2 * m_unit);
      m_painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, row == 0 ? start : step.arg(row));
    }
  }

  /// What a device does not send it keeps.
  void paintKeptLines() {
    for (int row = 1; row < m_replay.rows(); ++row) {
      m_painter.setPen(
          QPen(isLater(row) ? paled(m_theme.border) : m_theme.border, 1.0, Qt::DotLine));
      for (int device = 0; device < m_replay.devices(); ++device) {
        const QRectF above = m_layout.cell(row - 1, device);
        const QRectF below = m_layout.cell(row, device);
        m_painter.drawLine(QPointF(above.center().x(), above.bottom()),
                           QPointF(below.center().x(), below.top()));
      }
    }
  }

  void paintCells() {
    for (int row = 0; row < m_replay.rows(); ++row) {
      for (int device = 0; device < m_replay.devices(); ++device) paintCell(row, device);
    }
  }

  void paintCell(int row, int device) {
    const QRectF cell = m_layout.cell(row, device);
    if (isLater(row)) {
      m_painter.fillRect(cell, m_theme.cellUnknown);
    } else if (m_layout.showsValues()) {
      paintValues(row, device);
    } else {
      for (int part = 0; part < m_replay.parts(); ++part) paintPart(row, device, part);
    }
    if (!isLater(row) && m_replay.mistake().isStopped(row, device)) m_marks.hatch(cell);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(isLater(row) ? paled(m_theme.border) : m_theme.border, 1.0));
    m_painter.drawRect(cell);
    const DeviceMistake& mistake = m_replay.mistake();
    if (mistake.readRow() != row || mistake.device() != device || isLater(row)) return;
    m_marks.frame(cell);
  }

  void paintPart(int row, int device, int part) {
    const QRectF place = m_layout.part(row, device, part);
    const int summed = m_replay.summed(row, device, part);
    m_painter.fillRect(place, fillOf(summed));
    if (part > 0) {
      m_painter.setPen(QPen(m_theme.border, std::min(1.0, 0.2 * place.width())));
      m_painter.drawLine(place.topLeft(), place.bottomLeft());
    }
    const QString text = QString::number(summed);
    m_painter.setFont(m_digits);
    if (QFontMetricsF(m_digits).horizontalAdvance(text) + 1 <= place.width()) {
      m_painter.setPen(m_theme.onCell);
      m_painter.drawText(place, Qt::AlignCenter, text);
    }
    if (m_replay.isChanged(row, device, part)) underline(place);
  }

  void paintValues(int row, int device) {
    m_painter.setFont(m_digits);
    for (std::int64_t i = 0; i < m_replay.n(); ++i) {
      const QRectF place = m_layout.element(row, device, i);
      const int part = m_replay.partOf(i);
      m_painter.fillRect(place, fillOf(m_replay.summed(row, device, part)));
      m_painter.setPen(m_theme.onCell);
      m_painter.drawText(place, Qt::AlignCenter,
                         shortNumber(values::asDouble(m_replay.value(row, device, i)),
                                     DeviceReplay::kMostLetters));
      if (m_replay.isChanged(row, device, part)) underline(place);
    }
  }

  /// Marks what the last step wrote.
  void underline(const QRectF& place) {
    const double height = std::max(2.0, 0.16 * m_unit);
    m_painter.fillRect(QRectF(place.left(), place.bottom() - height, place.width(), height),
                       m_theme.write.ink);
  }

  template <class Visit>
  void visitMessages(const Visit& visit) const {
    for (int step = 1; step <= m_replay.steps(); ++step) {
      const auto [first, behind] = m_replay.messagesOf(step);
      for (std::size_t i = first; i < behind; ++i) visit(step, i);
    }
  }

  void paintEdges() {
    visitMessages([this](int step, std::size_t i) {
      const DeviceMessage& message = m_replay.result().messages[i];
      const bool isChosen = m_look.message == i;
      if (isChosen) {
        m_painter.setPen(QPen(m_theme.accent, 0.5 * m_unit));
        for (const QLineF& line : m_layout.edge(message)) m_painter.drawLine(line);
      }
      const QList<QLineF> lines = m_layout.edge(message);
      if (m_replay.mistake().isWrong(message)) m_marks.underlay(lines, isLater(step));
      m_painter.setPen(penOf(message.isAdded, step == m_look.step, isLater(step)));
      if (!m_replay.mistake().isReceived(message)) {
        // An edge around the ring ends at the border.
        return m_marks.drawLost(lines.front(), lines.size() > 1 ? 0.8 : 0.5, isLater(step));
      }
      for (const QLineF& line : lines) m_painter.drawLine(line);
      paintHead(lines.back());
    });
    const auto unsent = m_replay.mistake().unsent();
    if (!unsent) return;
    const bool isPale = isLater(static_cast<int>(unsent->step) + 1);
    m_painter.setPen(penOf(unsent->isAdded, true, isPale));
    m_marks.drawLost(m_layout.edge(*unsent).front(), 0.25, isPale);
  }

  /// The head of an arrow in the colour of the pen.
  void paintHead(const QLineF& line) {
    const double length = 0.55 * m_unit;
    const QPointF along = (line.p2() - line.p1()) / std::max(1.0, line.length()) * length;
    const QPointF across(-along.y() * 0.5, along.x() * 0.5);
    const std::array corners{line.p2(), line.p2() - along + across, line.p2() - along - across};
    m_painter.setBrush(m_painter.pen().color());
    m_painter.setPen(Qt::NoPen);
    m_painter.drawPolygon(corners.data(), static_cast<int>(corners.size()));
    m_painter.setBrush(Qt::NoBrush);
  }

  /// What is written at an edge, and where.
  struct Label {
    QString text;
    QRectF place;
  };

  /// Writes bytes and elements at the edges of each step where there is room for all of them, else
  /// the bytes, else those for which there is room.
  void paintLabels() {
    m_painter.setFont(m_small);
    for (int step = 1; step <= std::min(m_look.step, m_replay.steps()); ++step) {
      bool isWhole = true;
      std::vector<Label> labels = labelsOf(step, true, isWhole);
      if (!isWhole) labels = labelsOf(step, false, isWhole);
      const bool isMarked = step == m_look.step;
      for (const Label& label : labels) {
        m_painter.fillRect(label.place, isMarked ? m_theme.panel : m_theme.background);
        m_painter.setPen(isMarked ? m_theme.text : m_theme.mutedText);
        m_painter.drawText(label.place, Qt::AlignCenter, label.text);
      }
    }
  }

  /// Returns the labels that do not hide each other. `isWhole`: whether each message has one, but
  /// for a half edge around the ring.
  [[nodiscard]] std::vector<Label> labelsOf(int step, bool withElements, bool& isWhole) const {
    std::vector<Label> labels;
    const auto [first, behind] = m_replay.messagesOf(step);
    for (std::size_t i = first; i < behind; ++i) {
      const DeviceMessage& message = m_replay.result().messages[i];
      if (!m_replay.mistake().isReceived(message)) continue;  // a cross is there
      QString text = bytesText(m_replay, message.count);
      if (withElements) {
        text += QStringLiteral(" · ") + rangeText(message.first, message.count);
      }
      const QList<QLineF> edge = m_layout.edge(message);
      const auto place = placeAt(edge.front(), text, step, labels);
      if (place) labels.push_back({text, *place});
      isWhole = isWhole && (place || edge.size() > 1);
    }
    return labels;
  }

  /// Returns where a text stands on an edge without hiding most of it, or another text.
  [[nodiscard]] std::optional<QRectF> placeAt(const QLineF& edge, const QString& text, int step,
                                              const std::vector<Label>& others) const {
    const QFontMetricsF metrics(m_small);
    const QSizeF size(metrics.horizontalAdvance(text) + 0.4 * m_unit, metrics.height());
    const double most = (step == m_look.step ? 1.0 : 0.7) * std::abs(edge.dx());
    if (edge.dx() != 0 && size.width() > most) return std::nullopt;
    const QRectF gap = m_layout.step(step);
    for (const double at : {0.5, 0.36, 0.64}) {
      QRectF place(QPointF(), size);
      place.moveCenter(edge.pointAt(at));
      const bool isFree =
          gap.contains(place) && std::ranges::none_of(others, [&](const Label& other) {
            return other.place.intersects(place);
          });
      if (isFree) return place;
    }
    return std::nullopt;
  }

  void paintNumbers() {
    m_painter.setPen(m_theme.text);
    m_painter.setFont(m_bold);
    const double top = m_layout.legend().height();
    const double height = m_layout.heading() - top;
    m_painter.drawText(QRectF(0.4 * m_unit, top, m_layout.names(), height),
                       Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                       //: Before the numbers of the devices, above the columns of a picture
                       DevicePainterWords::tr("device"));
    for (int device = 0; device < m_replay.devices(); ++device) {
      const QRectF cell = m_layout.cell(0, device);
      m_painter.drawText(QRectF(cell.left(), top, cell.width(), height), Qt::AlignCenter,
                         QString::number(device));
    }
  }

  void paintLegend() {
    for (const DeviceLegend::Entry& entry : m_layout.legend().entries()) {
      paintSign(entry);
      m_painter.setFont(m_font);
      m_painter.setPen(m_theme.text);
      m_painter.drawText(entry.place.adjusted(entry.signWidth, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entry.text);
    }
  }

  void paintSign(const DeviceLegend::Entry& entry) {
    using Sign = DeviceLegend::Sign;
    const QPointF left(entry.place.left(), entry.place.center().y());
    const QLineF line(left, left + QPointF(2 * m_unit, 0));
    const QRectF box(left - QPointF(0, 0.5 * m_unit), QSizeF(2 * m_unit, m_unit));
    m_painter.setPen(penOf(entry.sign != Sign::copied, true, false));
    switch (entry.sign) {
      case Sign::summed:
        return paintScale(entry.place);
      case Sign::lost:
        return m_marks.drawLost(line, 0.7, false);
      case Sign::stopped:
        return m_marks.hatch(box);
      case Sign::mistake:
        return m_replay.mistake().readRow() ? m_marks.frame(box) : m_marks.underlay({line}, false);
      case Sign::added:
      case Sign::copied:
        m_painter.drawLine(line);
        return paintHead(line);
    }
  }

  /// "1 … 8", in the colours of the cells.
  void paintScale(const QRectF& place) {
    const int devices = m_replay.devices();
    const double width = 1.6 * m_unit;
    m_painter.setFont(m_digits);
    QRectF box(place.left(), place.top() + 0.15 * m_unit, width, place.height() - 0.3 * m_unit);
    for (const int summed : std::set{1, (devices + 1) / 2, devices}) {
      const bool isEnd = summed == 1 || summed == devices;
      m_painter.fillRect(box, fillOf(summed));
      m_painter.setPen(m_theme.onCell);
      m_painter.drawText(box, Qt::AlignCenter,
                         isEnd ? QString::number(summed) : QStringLiteral("…"));
      box.translate(width, 0);
    }
  }

  const DeviceReplay& m_replay;
  const DeviceLayout& m_layout;
  const DeviceLook& m_look;
  const StageTheme& m_theme;
  double m_unit;
  QFont m_font;
  QFont m_bold;
  QFont m_small;
  QFont m_digits;
  QPainter& m_painter;
  MistakeMarks m_marks;
};

}  // namespace

void paintDevices(const DeviceReplay& replay, const DeviceLayout& layout, const DeviceLook& look,
                  const StageTheme& theme, QPainter& painter) {
  DeviceDrawing(replay, layout, look, theme, painter).paint();
}

void paintDeviceHeading(const DeviceReplay& replay, const DeviceLayout& layout,
                        const StageTheme& theme, QPainter& painter) {
  DeviceDrawing(replay, layout, {}, theme, painter).paintHeading();
}

}  // namespace lanescope::ui
