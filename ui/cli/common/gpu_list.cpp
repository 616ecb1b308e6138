// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/gpu_list.h"

#include <QStringList>

#include "values/error.h"

namespace lanescope::cli {

std::vector<std::int64_t> gpuListOf(const QString& text, EngineSession& engine) {
  std::vector<std::int64_t> gpus;
  if (text == "all") {
    for (const values::DeviceInfo& device : engine.devices()) {
      if (device.backend != values::BackendChoice::cuda) continue;
      if (!device.available) values::unavailable(device.reason);
      gpus.push_back(device.device);
    }
    if (gpus.empty()) values::unavailable("There is no GPU on the engine's machine.");
    return gpus;
  }
  for (const QString& part : text.split(',')) {
    bool isNumber = false;
    gpus.push_back(part.trimmed().toInt(&isNumber));
    if (!isNumber) {
      values::refuse("devices = " + text.toStdString() +
                     " is no list of GPUs; write all, or their numbers, as in 0,1.");
    }
  }
  return gpus;
}

}  // namespace lanescope::cli
