// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_layout.h"

#include <algorithm>
#include <cmath>

namespace lanescope::ui {
namespace {

// Lengths in lines of text.
constexpr double kNamesWidth = 4.2;
constexpr double kNumbers = 1.5;  ///< height of the devices' numbers
constexpr double kLeastColumn = 1.7;
constexpr double kBetweenCells = 0.16;  ///< part of a column that stays free
constexpr double kValueLine = 1.15;
constexpr double kLetter = 0.56;
constexpr double kStrip = 1.35;    ///< height of a strip of parts
constexpr double kLeastGap = 2.5;  ///< height of the edges of a step
constexpr double kLargestGap = 5;
constexpr double kMargin = 0.6;

constexpr std::int64_t kMostLines = 4;  ///< of values in a cell

double distanceTo(const QLineF& line, const QPointF& point) {
  const QPointF along = line.p2() - line.p1();
  const double length = QPointF::dotProduct(along, along);
  const double share =
      length > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / length, 0.0, 1.0) : 0;
  return QLineF(line.p1() + share * along, point).length();
}

}  // namespace

DeviceLayout::DeviceLayout(const DeviceReplay& replay, QSizeF room, double unit)
    : m_replay(replay), m_unit(unit), m_legend(replay.mistake(), room.width(), unit) {
  m_names = kNamesWidth * unit;
  m_heading = m_legend.height() + kNumbers * unit;
  const double wide = room.width() - m_names - kMargin * unit;
  m_column = std::max(wide / replay.devices(), kLeastColumn * unit);
  chooseCells((1 - kBetweenCells) * m_column);
  const double tall = room.height() - m_heading - m_cellHeight - 2 * kMargin * unit;
  const double gap = tall / std::max(1, replay.steps()) - m_cellHeight;
  m_pitch = m_cellHeight + std::clamp(gap, kLeastGap * unit, kLargestGap * unit);
  m_size = {m_names + replay.devices() * m_column + kMargin * unit,
            m_heading + replay.steps() * m_pitch + m_cellHeight + 2 * kMargin * unit};
}

void DeviceLayout::chooseCells(double width) {
  m_cellHeight = kStrip * m_unit;
  if (!m_replay.hasValues()) return;
  const double ofValue = (m_replay.letters() * kLetter + 0.5) * m_unit;
  for (std::int64_t lines = 1; lines <= kMostLines; ++lines) {
    const std::int64_t perLine = (m_replay.n() + lines - 1) / lines;
    if (static_cast<double>(perLine) * ofValue > width) continue;
    m_perLine = perLine;
    m_cellHeight = static_cast<double>(lines) * kValueLine * m_unit;
    return;
  }
}

QRectF DeviceLayout::cell(int row, int device) const {
  const double free = kBetweenCells * m_column;
  return {m_names + device * m_column + free / 2, m_heading + kMargin * m_unit + row * m_pitch,
          m_column - free, m_cellHeight};
}

QRectF DeviceLayout::part(int row, int device, int part) const {
  const QRectF whole = cell(row, device);
  const double ofElement = whole.width() / static_cast<double>(m_replay.n());
  const double left = static_cast<double>(m_replay.firstOf(part)) * ofElement;
  const double right = static_cast<double>(m_replay.firstOf(part + 1)) * ofElement;
  return {whole.left() + left, whole.top(), right - left, whole.height()};
}

QRectF DeviceLayout::element(int row, int device, std::int64_t element) const {
  const QRectF whole = cell(row, device);
  const double width = whole.width() / static_cast<double>(m_perLine);
  const double height = kValueLine * m_unit;
  const std::int64_t line = element / m_perLine;
  return {whole.left() + static_cast<double>(element % m_perLine) * width,
          whole.top() + static_cast<double>(line) * height, width, height};
}

QRectF DeviceLayout::step(int step) const {
  const QRectF above = cell(step - 1, 0);
  return {0, above.bottom(), m_size.width(), m_pitch - m_cellHeight};
}

QList<QLineF> DeviceLayout::edge(const values::DeviceMessage& message) const {
  const int row = static_cast<int>(message.step);
  const QRectF sender = cell(row, static_cast<int>(message.from));
  const QRectF receiver = cell(row + 1, static_cast<int>(message.to));
  const QPointF from(sender.center().x(), sender.bottom());
  const QPointF to(receiver.center().x(), receiver.top());
  const bool isAround = m_replay.result().request.algorithm == values::AllReduce::ring &&
                        message.to < message.from && m_replay.devices() > 2;
  if (!isAround) return {QLineF(from, to)};
  // As steep as the other edges, each half in the half column that is left at its border.
  const double middle = (from.y() + to.y()) / 2;
  return {QLineF(from, QPointF(from.x() + m_column / 2, middle)),
          QLineF(QPointF(to.x() - m_column / 2, middle), to)};
}

std::optional<DeviceCell> DeviceLayout::cellAt(const QPointF& point) const {
  const int row = static_cast<int>(std::floor((point.y() - cell(0, 0).top()) / m_pitch));
  const int device = static_cast<int>(std::floor((point.x() - m_names) / m_column));
  if (row < 0 || row >= m_replay.rows() || device < 0 || device >= m_replay.devices()) {
    return std::nullopt;
  }
  const QRectF whole = cell(row, device);
  if (!whole.contains(point)) return std::nullopt;
  const double width = showsValues() ? whole.width() / static_cast<double>(m_perLine)
                                     : whole.width() / static_cast<double>(m_replay.n());
  auto element = static_cast<std::int64_t>((point.x() - whole.left()) / width);
  if (showsValues()) {
    const auto line = static_cast<std::int64_t>((point.y() - whole.top()) / (kValueLine * m_unit));
    element += line * m_perLine;
  }
  return DeviceCell{row, device, std::clamp<std::int64_t>(element, 0, m_replay.n() - 1)};
}

std::optional<std::size_t> DeviceLayout::messageAt(const QPointF& point) const {
  const int step = static_cast<int>(std::floor((point.y() - cell(0, 0).top()) / m_pitch)) + 1;
  double nearest = 0.5 * m_unit;
  std::optional<std::size_t> found;
  const auto [first, behind] = m_replay.messagesOf(step);
  for (std::size_t i = first; i < behind; ++i) {
    for (const QLineF& line : edge(m_replay.result().messages[i])) {
      const double distance = distanceTo(line, point);
      if (distance > nearest) continue;
      nearest = distance;
      found = i;
    }
  }
  return found;
}

}  // namespace lanescope::ui
