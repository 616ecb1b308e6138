// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include "ui/devices/device_layout.h"
#include "ui/devices/device_replay.h"
#include "ui/theme/stage_theme.h"

class QPainter;

namespace lanescope::ui {

/// What a picture of an all-reduce points out.
struct DeviceLook {
  int step = 0;                        ///< its messages stand out; what comes later is pale
  std::optional<std::size_t> message;  ///< that is chosen: its position in the result
};

/// Paints the devices and the messages between them where the layout says.
void paintDevices(const DeviceReplay& replay, const DeviceLayout& layout, const DeviceLook& look,
                  const StageTheme& theme, QPainter& painter);
/// Paints the legend and the numbers of the devices, over what may have been scrolled there.
void paintDeviceHeading(const DeviceReplay& replay, const DeviceLayout& layout,
                        const StageTheme& theme, QPainter& painter);

}  // namespace lanescope::ui
