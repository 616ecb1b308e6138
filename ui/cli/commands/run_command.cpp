// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/tune/advice.h"
#include "protocol/json.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/report.h"
#include "ui/cli/common/stored_launch.h"
#include "ui/cli/common/terminal.h"
#include "values/plain_text.h"

namespace lanescope::cli {

int executeRun(const CommandContext& context) {
  app::EngineAddress address = engineOf(context.parser);
  const OwnKernel own(context.parser, buildOf(context.parser));
  own.takeEngine(address);
  RunChoice choice = runChoiceOf(context.parser, context.interrupt.token());
  choice.request.hardwareCounters = context.parser.isSet(hardwareCountersOption());
  EngineSession engine(address, context.interrupt.token());
  QStringList notes;
  for (const QString& note :
       {takeStored(context.parser, engine, choice.request), choice.input.remark}) {
    if (!note.isEmpty()) notes << note;
  }
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
      removePattern(json);
    }
    for (const QString& note : notes) json["notes"].push_back(note.toStdString());
    json["advice"] = nlohmann::json::array();
    for (const tune::Advice& advice : tune::adviceOf(*result)) {
      json["advice"].push_back({{"counter", advice.counter},
                                {"figure", advice.figure},
                                {"line", advice.line},
                                {"text", advice.text.toStdString()}});
    }
    print(jsonText(json));
  } else {
    if (result->printed) {
      const std::string text = values::plainText(*result->printed);
      std::fwrite(text.data(), 1, text.size(), stderr);
    }
    print(runReport(*result, choice.input));
    for (const QString& note : notes) print(note + '\n');
  }
  return result->passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
