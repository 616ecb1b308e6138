// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "ui/devices/device_mistake.h"

namespace lanescope::ui {

/// The legend of a picture of an all-reduce, in as many lines as its width needs.
class DeviceLegend {
 public:
  enum class Sign { added, copied, summed, lost, stopped, mistake };
  struct Entry {
    Sign sign = Sign::added;
    QString text;
    QRectF place;
    double signWidth = 0;  ///< the text stands behind it
  };

  /// `mistake`: its signs come last. `unit`: the height of a line of text in pixels.
  DeviceLegend(const DeviceMistake& mistake, double width, double unit);

  [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
  [[nodiscard]] double height() const { return m_height; }

 private:
  std::vector<Entry> m_entries;
  double m_height = 0;
};

}  // namespace lanescope::ui
