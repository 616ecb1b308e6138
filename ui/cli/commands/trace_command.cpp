// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/output_file.h"
#include "app/files/trace_file.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/stored_launch.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {

int executeTrace(const CommandContext& context) {
  const QString path = outOf(context.parser, "dot.json");
  if (!path.endsWith(".json")) {
    values::refuse(path.toStdString() +
                   " has no known ending; a record is written as .json or "
                   ".perfetto.json.");
  }
  app::EngineAddress address = engineOf(context.parser);
  const OwnKernel own(context.parser, buildOf(context.parser, false));
  own.takeEngine(address);
  RunChoice choice = recordedChoiceOf(context.parser, context.interrupt.token());
  if (!context.parser.isSet("flow")) choice.request.window.flow = false;
  app::OutputFile file(path);
  EngineSession engine(address, context.interrupt.token());
  const QString stored = takeStored(context.parser, engine, choice.request);
  const auto result = engine.run(std::move(choice.request));
  if (!result->record) {
    throw values::Error(values::ErrorKind::unavailable, "The run gave no record.");
  }
  const auto write = path.endsWith(".perfetto.json") ? &app::writePerfetto : &app::writeRecordJson;
  write(
      *result->record, [&](std::string_view text) { file.write(text); }, context.interrupt.token());
  file.commit();
  const trace::Record& record = *result->record;
  print(grouped(static_cast<qint64>(record.events.size())) + " events of " +
        grouped(static_cast<qint64>(record.blockCount)) + " of " +
        grouped(static_cast<qint64>(record.grid.total())) + " blocks" +
        (record.truncated ? ", cut short," : "") + " written to " + path + "\n");
  if (!stored.isEmpty()) print(stored + "\n");
  return result->passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
