// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>

#include "app/files/output_file.h"
#include "app/files/trace_file.h"
#include "app/lab/front_end.h"
#include "app/lab/kernel_complaint.h"
#include "app/lab/kernel_file.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/options.h"
#include "ui/cli/common/own_kernel.h"
#include "ui/cli/common/stored_launch.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {

namespace {

/// Prints a .cu file as the front end rewrites it for the emulator.
int printRewritten(const QCommandLineParser& parser) {
  const QString path = parser.positionalArguments().value(0);
  if (!isOwnKernel(path)) {
    values::refuse("--rewritten is for a file of your own, as in my.cu.");
  }
  const app::ReadFile read = app::FrontEnd().read(app::readKernelText(path).toStdString());
  if (app::hasError(read.complaints)) {
    throw app::KernelRefusal(QFileInfo(path).fileName(), read.complaints);
  }
  print(read.text);
  return kExitOk;
}

}  // namespace

int executeTrace(const CommandContext& context) {
  if (context.parser.isSet("rewritten")) return printRewritten(context.parser);
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
