// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/options.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <string>
#include <utility>

#include "app/text/text.h"
#include "protocol/record_codec.h"
#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

QString optionText(const values::ParameterInfo& info) {
  //: Describes an option of the command line. %1: its title, "Threads per block"; %2: a sentence;
  //: %3: the value that it usually has
  return QCoreApplication::translate("CommandLine", "%1. %2 Usually %3.")
      .arg(catalogText(info.title), catalogText(info.help), toQString(info.usual));
}

}  // namespace

QCommandLineOption jsonOption() {
  return {"json", "Print one JSON object and nothing else."};
}

QCommandLineOption outOption(const QString& description) {
  return {"out", description, "FILE"};
}

Options parameterOptions(std::string_view without) {
  Options options;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (info.name == without) continue;
    options << QCommandLineOption(toQString(info.name), optionText(info), "VALUE");
  }
  return options;
}

Options inputOptions() {
  return {{"input",
           "A CSV file with one or two columns of numbers, rounded to float32. One column gives a, "
           "and b is all ones: the dot product is the column's sum. Name a column twice for the "
           "sum of its squares. A matrix product takes two files, --input A.csv --input B.csv.",
           "FILE"},
          {"columns", "One or two columns of the file, by name or by number from 1.", "A[,B]"}};
}

QCommandLineOption engineOption() {
  return {"engine",
          "Where kernels run: local; ssh:HOST for another machine; mpi:N for N processes under "
          "Open MPI; "
          "mpi:HOSTFILE for processes on the hosts of a file.",
          "WHERE"};
}

Options targetOptions() {
  return {
      {"backend", "auto (a GPU where there is one), cuda or emulator.", "NAME"},
      {"device", "Number of the GPU, from 0.", "I"},
      engineOption(),
      {"schedule",
       "Order of the emulator's blocks and threads: in-order, reversed, adversarial, lockstep or "
       "random:SEED.",
       "ORDER"}};
}

Options blockOptions() {
  return {
      {"launch",
       "Which launch to record, from 1, of a kernel that makes several. Usually the last.", "I"},
      {"block-index", "The first block of the grid to record. Usually 0.", "I"},
      {"max-events", "Room for this many events, of 16 bytes each. Usually 4000000.", "COUNT"},
      {"flow",
       "Whether to record also what the threads compute, as far as the device can: on or off. "
       "Usually "
       "on; for trace usually off.",
       "on|off"}};
}

Options windowOptions() {
  return Options{{"record-blocks", "How many blocks to record. Usually all that there is room for.",
                  "COUNT"}} +
         blockOptions();
}

Options ownKernelOptions() {
  return {{"problem",
           "Of a .cu file: what its kernel computes, dot, sum, min, max, scan, exclusive-scan, "
           "matmul, map, histogram, stencil or free. It gives the inputs and the reference.",
           "NAME"},
          {"kernel", "Of a .cu file with several kernels: which one to run.", "NAME"},
          {"output",
           "Of a .cu file: what its kernel leaves for the host to combine, blocks (one number per "
           "block), elements or one. Usually blocks.",
           "NAME"},
          {"allow-unconfined",
           "Run a .cu file also where this system has no sandbox for it, with all rights that you "
           "have."}};
}

bool isOwnKernel(const QString& argument) {
  return argument.endsWith(".cu");
}

QCommandLineOption timeLimitOption() {
  return {"time-limit",
          "End a run that takes longer, counted from when the engine begins it, and exit with 1; 0 "
          "or none: no limit. Usually " +
              QString::number(values::kUsualTimeLimit.count()) + ".",
          "SECONDS"};
}

QCommandLineOption hardwareCountersOption() {
  return {"hardware-counters",
          "Also read the GPU's own counters, and say why where the driver does not permit it."};
}

const catalog::KernelRow& rowNamed(const QString& argument) {
  const QString id = isOwnKernel(argument) ? QFileInfo(argument).fileName() : argument;
  return catalog::find(id.toStdString());
}

const catalog::KernelRow& kernelOf(const QCommandLineParser& parser) {
  const QStringList names = parser.positionalArguments();
  if (names.isEmpty()) values::refuse("Name a kernel; `lanescope list` shows them.");
  if (names.size() > 1) {
    values::refuse("One kernel is enough, but there are " + std::to_string(names.size()) +
                   " arguments: " + names.join(' ').toStdString() + ".");
  }
  return rowNamed(names.first());
}

bool wantsStored(const QCommandLineParser& parser) {
  return parser.value("block") == "auto";
}

values::Parameters parametersOf(const QCommandLineParser& parser, const catalog::KernelRow& row,
                                bool takesStored) {
  values::Parameters parameters = catalog::defaultsOf(row);
  const bool isStored = takesStored && wantsStored(parser) && row.parameter("block") != nullptr;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    const QString name = toQString(info.name);
    if ((isStored && info.name == "block") || !parser.isSet(name)) continue;
    catalog::assign(row, info.name, parser.value(name).toStdString(), parameters);
  }
  return parameters;
}

values::Target targetOf(const QCommandLineParser& parser) {
  values::Target target;
  constexpr int kMostDevices = 1024;
  if (parser.isSet("backend")) {
    target.backend = values::backendFromName(parser.value("backend").toStdString());
  }
  target.device = static_cast<int>(integerOf(parser, "device", 0, kMostDevices - 1, 0));
  if (parser.isSet("schedule")) {
    target.schedule = values::scheduleFromName(parser.value("schedule").toStdString());
  }
  return target;
}

app::EngineAddress engineOf(const QCommandLineParser& parser) {
  return parser.isSet("engine") ? app::EngineAddress::parse(parser.value("engine"))
                                : app::EngineAddress();
}

std::optional<values::Milliseconds> timeLimitOf(const QCommandLineParser& parser) {
  if (!parser.isSet("time-limit")) return values::kUsualTimeLimit;
  const QString text = parser.value("time-limit");
  if (text == "none") return std::nullopt;
  bool isNumber = false;
  const std::chrono::duration<double> limit(text.toDouble(&isNumber));
  if (!isNumber || !(limit.count() >= 0 && limit <= values::kLongestTimeLimit)) {
    values::refuse("time-limit = " + text.toStdString() + " is no time: it must be from 0 to " +
                   std::to_string(std::chrono::seconds(values::kLongestTimeLimit).count()) +
                   " seconds, where 0 is no limit.");
  }
  if (limit.count() == 0) return std::nullopt;
  return limit;
}

trace::Window windowOf(const QCommandLineParser& parser) {
  constexpr std::int64_t kMostBlocks = (std::int64_t{1} << 31) - 1;
  constexpr auto kMostEvents = static_cast<std::int64_t>(engine::kMostRecordedEvents);
  constexpr auto kMostLaunches = static_cast<std::int64_t>(engine::kMostLaunches);
  trace::Window window;
  if (parser.isSet("launch")) {
    window.launch =
        static_cast<std::uint32_t>(integerOf(parser, "launch", 1, kMostLaunches, 1) - 1);
  }
  window.firstBlock =
      static_cast<std::uint64_t>(integerOf(parser, "block-index", 0, kMostBlocks, 0));
  window.blockCount =
      static_cast<std::uint64_t>(integerOf(parser, "record-blocks", 1, kMostBlocks, 0));
  window.maxEvents = static_cast<std::uint64_t>(
      integerOf(parser, "max-events", 1, kMostEvents, static_cast<std::int64_t>(window.maxEvents)));
  const QString flow = parser.isSet("flow") ? parser.value("flow") : "on";
  if (flow != "on" && flow != "off") {
    values::refuse("flow = " + flow.toStdString() + " must be on or off.");
  }
  window.flow = flow == "on";
  return window;
}

QString outOf(const QCommandLineParser& parser, const QString& example) {
  QString path = parser.value("out");
  if (path.isEmpty())
    values::refuse("Name a file to write, as in --out " + example.toStdString() + ".");
  return path;
}

std::int64_t integerOf(const QCommandLineParser& parser, const QString& name, std::int64_t minimum,
                       std::int64_t maximum, std::int64_t fallback) {
  if (!parser.isSet(name)) return fallback;
  const QString text = parser.value(name);
  bool ok = false;
  const qint64 value = text.toLongLong(&ok);
  if (!ok || value < minimum || value > maximum) {
    values::refuse(name.toStdString() + " = " + text.toStdString() + " is " +
                   (ok ? "out of range" : "not a whole number in range") + ": it must be from " +
                   std::to_string(minimum) + " to " + std::to_string(maximum) + ".");
  }
  return value;
}

RunChoice recordedChoiceOf(const QCommandLineParser& parser, std::stop_token stop) {
  const catalog::KernelRow& row = kernelOf(parser);
  if (!row.unrecorded.empty()) {
    values::refuse("There is no record of " + std::string(row.id) + ": " +
                   std::string(row.unrecorded));
  }
  return runChoiceOf(parser, std::move(stop));
}

RunChoice runChoiceOf(const QCommandLineParser& parser, std::stop_token stop) {
  return runChoiceOf(parser, kernelOf(parser), std::move(stop));
}

RunChoice runChoiceOf(const QCommandLineParser& parser, const catalog::KernelRow& row,
                      std::stop_token stop) {
  RunChoice choice;
  values::RunRequest& request = choice.request;
  request.kernel = row.id;
  request.parameters = parametersOf(parser, row, true);
  request.target = targetOf(parser);
  request.record = true;
  request.window = windowOf(parser);
  request.timeLimit = timeLimitOf(parser);
  choice.input = inputOf(parser, row, request.parameters, std::move(stop));
  request.inputs = std::move(choice.input.inputs);
  return choice;
}

}  // namespace lanescope::cli
