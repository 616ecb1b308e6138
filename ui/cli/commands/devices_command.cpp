// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/report.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {

int executeDevices(const CommandContext& context) {
  EngineSession engine(engineOf(context.parser), context.interrupt.token());
  const QList<values::DeviceInfo> devices = engine.devices();
  if (!context.parser.isSet("json")) {
    print(devicesReport(devices));
    return kExitOk;
  }
  nlohmann::json list = nlohmann::json::array();
  for (const values::DeviceInfo& device : devices) list.push_back(engine::toJson(device));
  print(jsonText({{"devices", std::move(list)}}));
  return kExitOk;
}

}  // namespace lanescope::cli
