// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cmath>

namespace lanescope::ui {

/// With edges on whole pixels, so that cells side by side leave no seam and no overlap.
inline QRectF onPixels(const QRectF& area) {
  return {QPointF(std::round(area.left()), std::round(area.top())),
          QPointF(std::round(area.right()), std::round(area.bottom()))};
}

}  // namespace lanescope::ui
