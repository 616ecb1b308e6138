// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "collective/emulated_devices.h"
#include "ui/devices/device_replay.h"

namespace lanescope::tests {

/// An all-reduce that was carried out.
inline ui::DeviceReplay::Result allReduceOf(values::AllReduce algorithm, std::int64_t devices,
                                            std::int64_t n,
                                            values::DType dtype = values::DType::int32,
                                            const std::string& pattern = "count",
                                            values::MessagePitfall pitfall = {}) {
  values::AllReduceRequest request;
  request.algorithm = algorithm;
  request.devices = devices;
  request.n = n;
  request.dtype = dtype;
  request.pattern = pattern;
  request.pitfall = pitfall;
  return std::make_shared<const values::AllReduceResult>(collective::allReduce(request));
}

}  // namespace lanescope::tests
