// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "app/lab/sandbox_check.h"
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
    if (!app::hasSandbox()) {
      print(
          "This system has no sandbox (Landlock, seccomp): files are decoded with your rights, "
          "within limits of memory and time.\n");
    }
    return kExitOk;
  }
  nlohmann::json list = nlohmann::json::array();
  for (const values::DeviceInfo& device : devices) list.push_back(engine::toJson(device));
  print(jsonText({{"devices", std::move(list)}, {"sandbox", app::hasSandbox()}}));
  return kExitOk;
}

}  // namespace lanescope::cli
