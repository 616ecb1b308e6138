// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/engine_session.h"
#include "app/cli/json_text.h"
#include "app/cli/report.h"
#include "app/cli/terminal.h"
#include "engine/json.h"
#include "values/error.h"

namespace lanescope::cli {

int executeDevices(const CommandContext& context) {
  if (!context.parser.positionalArguments().isEmpty()) {
    values::refuse("devices takes no arguments.");
  }
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
