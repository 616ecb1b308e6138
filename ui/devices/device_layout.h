// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "ui/devices/device_legend.h"
#include "ui/devices/device_replay.h"

namespace lanescope::ui {

/// The height of a line of text in a picture of scale 1, in pixels.
inline constexpr double kDeviceUnit = 15;
/// The height of its type, in lines.
inline constexpr double kDeviceType = 0.87;

/// A device at a row, and the element of it that is meant.
struct DeviceCell {
  int row = 0;
  int device = 0;
  std::int64_t element = 0;
};

/// Where the parts of a picture of an all-reduce stand. A column is a device, a row what all hold;
/// the edges of a step's messages lie between two rows. Above them is the heading: the legend and
/// the numbers of the devices. Where there is room for them, a cell has the values of its elements,
/// else a strip of its parts.
class DeviceLayout {
 public:
  /// Fits into `room` where that is large enough. `unit`: the height of a line of text in pixels.
  DeviceLayout(const DeviceReplay& replay, QSizeF room, double unit);

  /// What the picture takes, with its heading.
  [[nodiscard]] QSizeF size() const { return m_size; }
  [[nodiscard]] double unit() const { return m_unit; }
  /// The height of the legend and of the devices' numbers.
  [[nodiscard]] double heading() const { return m_heading; }
  [[nodiscard]] const DeviceLegend& legend() const { return m_legend; }
  [[nodiscard]] double names() const { return m_names; }  ///< width of the rows' names
  [[nodiscard]] bool showsValues() const { return m_perLine > 0; }

  [[nodiscard]] QRectF cell(int row, int device) const;
  [[nodiscard]] QRectF part(int row, int device, int part) const;
  /// Where an element's value stands, where values are shown.
  [[nodiscard]] QRectF element(int row, int device, std::int64_t element) const;
  /// The room of a step's edges, from 1 on, between two rows.
  [[nodiscard]] QRectF step(int step) const;
  /// The line from the sender to the receiver. One around the ring leaves the picture at its right
  /// border and comes back at its left: two lines.
  [[nodiscard]] QList<QLineF> edge(const values::DeviceMessage& message) const;

  [[nodiscard]] std::optional<DeviceCell> cellAt(const QPointF& point) const;
  /// A message's position in the result.
  [[nodiscard]] std::optional<std::size_t> messageAt(const QPointF& point) const;

 private:
  void chooseCells(double width);

  const DeviceReplay& m_replay;
  double m_unit;
  DeviceLegend m_legend;
  double m_names = 0;
  double m_heading = 0;
  double m_column = 0;  ///< from one device to the next
  double m_cellHeight = 0;
  double m_pitch = 0;          ///< from one row to the next
  std::int64_t m_perLine = 0;  ///< values in a line of a cell; 0: none are shown
  QSizeF m_size;
};

}  // namespace lanescope::ui
