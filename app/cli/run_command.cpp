// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/engine_session.h"
#include "app/cli/json_text.h"
#include "app/cli/report.h"
#include "app/cli/terminal.h"
#include "app/tune/winners.h"
#include "engine/json.h"

namespace lanescope::cli {
namespace {

/// Where --block is auto, puts the launch into the request that is stored for the device which the
/// request means. Returns a sentence on it.
QString takeStored(const QCommandLineParser& parser, EngineSession& engine,
                   values::RunRequest& request) {
  if (!wantsStored(parser)) return {};
  const std::string device =
      engine.occupancy({request.kernel, request.parameters, request.target}).device;
  return tune::Winners().take(device, catalog::find(request.kernel), request.parameters);
}

}  // namespace

int executeRun(const CommandContext& context) {
  const app::EngineAddress address = engineOf(context.parser);
  RunChoice choice = runChoiceOf(context.parser, context.interrupt.token(), true);
  choice.request.hardwareCounters = context.parser.isSet(hardwareCountersOption());
  EngineSession engine(address, context.interrupt.token());
  const QString note = takeStored(context.parser, engine, choice.request);
  const auto result = engine.run(std::move(choice.request));
  if (context.parser.isSet("json")) {
    nlohmann::json json = engine::toJson(*result);
    if (!choice.input.files.isEmpty()) {
      const auto list = [](const QStringList& texts) {
        nlohmann::json array = nlohmann::json::array();
        for (const QString& text : texts) array.push_back(text.toStdString());
        return array;
      };
      json["input"] = {{"columns", list(choice.input.columns)}};
      if (choice.input.files.size() == 1) {
        json["input"]["file"] = choice.input.files.first().toStdString();
      } else {
        json["input"]["files"] = list(choice.input.files);
      }
      // No pattern made these inputs.
      json["parameters"]["pattern"] = nullptr;
      json["parameters"]["seed"] = nullptr;
    }
    if (!note.isEmpty()) json["notes"].push_back(note.toStdString());
    print(jsonText(json));
  } else {
    print(runReport(*result, choice.input));
    if (!note.isEmpty()) print(note + '\n');
  }
  return result->passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
