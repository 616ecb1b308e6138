// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/files/output_file.h"
#include "app/tune/advice.h"
#include "protocol/json.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/report.h"
#include "ui/cli/common/spread_options.h"
#include "ui/cli/common/stored_launch.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/common/whole_result.h"
#include "values/plain_text.h"

namespace lanescope::cli {

int executeRun(const CommandContext& context) {
  app::EngineAddress address = engineOf(context.parser);
  const OwnKernel own(context.parser, buildOf(context.parser));
  own.takeEngine(address);
  EngineSession engine(address, context.interrupt.token());
  RunChoice choice = spreadChoiceOf(context.parser, engine, context.interrupt.token());
  choice.request.hardwareCounters = context.parser.isSet(hardwareCountersOption());
  const QString path = context.parser.value("out");
  std::optional<app::OutputFile> file;
  if (context.parser.isSet("out")) {
    checkResultPath(path);
    file.emplace(path);
  }
  const bool isJson = context.parser.isSet("json");
  const std::uint64_t elements = elementsLeft(choice.request);
  const bool isPrinted = isJson && elements <= kMostPrintedElements;
  choice.request.keepOutputs = file || isPrinted;
  QStringList notes;
  for (const QString& note :
       {takeStored(context.parser, engine, choice.request), choice.input.remark}) {
    if (!note.isEmpty()) notes << note;
  }
  const auto result = engine.run(std::move(choice.request));
  if (file) {
    file->write(outputsText(path, *result));
    file->commit();
    std::size_t written = 0;
    for (const values::NamedArray& output : result->outputs) written += output.array.count();
    notes << "The whole result, " + grouped(static_cast<qint64>(written)) +
                 (written == 1 ? " number" : " numbers") + ", is written to " + path + ".";
  }
  if (isJson) {
    nlohmann::json json = engine::toJson(*result);
    if (result->counters) json["counters"]["tensor_multiply_adds"] = tensorMultiplyAdds(*result);
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
    if (isPrinted) {
      json["outputs"] = outputsJson(*result);
    } else {
      notes << "The result has " + grouped(static_cast<qint64>(elements)) +
                   " elements; --json prints at most " +
                   grouped(static_cast<qint64>(kMostPrintedElements)) +
                   " of them, and --out FILE writes them all.";
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
