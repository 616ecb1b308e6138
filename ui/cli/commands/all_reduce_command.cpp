// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/files/output_file.h"
#include "catalog/bench_sizes.h"
#include "catalog/catalog.h"
#include "protocol/json.h"
#include "request/all_reduce.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/engine_session.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/common/whole_result.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using Result = std::shared_ptr<const values::AllReduceResult>;

constexpr std::size_t kMostMessages = 200;     ///< messages that are printed
constexpr std::int64_t kMostCarriedShown = 4;  ///< of a message

/// The algorithms that are named, or all.
std::vector<values::AllReduce> algorithmsOf(const QCommandLineParser& parser) {
  std::vector<values::AllReduce> algorithms;
  for (const QString& name : parser.positionalArguments()) {
    const auto algorithm = values::fromName<values::AllReduce>(name.toStdString());
    if (!std::ranges::count(algorithms, algorithm)) algorithms.push_back(algorithm);
  }
  if (algorithms.empty()) {
    algorithms.assign(values::kAllReducesWithMessages.begin(),
                      values::kAllReducesWithMessages.end());
  }
  return algorithms;
}

/// --n or --sizes.
std::vector<std::int64_t> sizesOf(const QCommandLineParser& parser) {
  catalog::ParameterSpec n;
  n.name = "n";
  n.minimum = 1;
  n.maximum = values::kMostGpuElements;
  if (parser.isSet("sizes")) {
    if (parser.isSet("n")) values::refuse("Give either --n or --sizes.");
    return catalog::benchSizes(parser.value("sizes").toStdString(), n);
  }
  if (!parser.isSet("n")) return {values::AllReduceRequest{}.n};
  return {catalog::integerOf(n, parser.value("n").toStdString())};
}

/// The numbers of --devices. All GPUs of the engine's machine for "all".
std::vector<std::int64_t> gpusOf(const QCommandLineParser& parser, EngineSession& engine) {
  std::vector<std::int64_t> gpus;
  if (!parser.isSet("devices")) return gpus;
  const QString text = parser.value("devices");
  if (text == "all") {
    for (const values::DeviceInfo& device : engine.devices()) {
      if (device.backend != values::BackendChoice::cuda) continue;
      if (!device.available) values::unavailable(device.reason);
      gpus.push_back(device.device);
    }
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

values::AllReduceRequest requestOf(const QCommandLineParser& parser, EngineSession& engine) {
  values::AllReduceRequest request;
  request.gpus = gpusOf(parser, engine);
  if (!request.gpus.empty() && parser.isSet("ranks")) {
    values::refuse("Give either --ranks, for emulated devices, or --devices, for GPUs.");
  }
  request.devices = request.gpus.empty()
                        ? integerOf(parser, "ranks", 1, values::kMostDevices, request.devices)
                        : std::ssize(request.gpus);
  if (parser.isSet("dtype")) {
    request.dtype = values::fromName<values::DType>(parser.value("dtype").toStdString());
  }
  if (parser.isSet("pattern")) request.pattern = parser.value("pattern").toStdString();
  request.seed = static_cast<std::uint64_t>(
      integerOf(parser, "seed", 0, std::numeric_limits<std::int64_t>::max(), 1));
  request.timings = integerOf(parser, "timings", 0, values::kMostTimings, 0);
  return request;
}

/// Elements as multiples of those of a device: "1.50".
QString timesN(std::int64_t elements, std::int64_t n) {
  return QString::number(static_cast<double>(elements) / static_cast<double>(n), 'f', 2);
}

QString verdictOf(const values::AllReduceResult& result) {
  return QString(result.passed ? "right" : "wrong") +
         (result.isSame ? ", the same bits on all" : ", not the same bits on all");
}

QString nameOf(values::AllReduce algorithm) {
  const std::string_view name = values::nameOf(algorithm);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// What the messages cost, of results for one n.
QString summaryOf(const std::vector<Result>& results) {
  const values::AllReduceRequest& request = results.front()->request;
  Table table({"algorithm", ">steps", ">messages", ">sent / n", ">most of a device / n", ">error",
               "result"});
  for (const Result& result : results) {
    const values::MessageTotals totals = values::totalsOf(result->messages);
    const bool isKnown = !result->messages.empty();
    table.add({nameOf(result->request.algorithm), isKnown ? grouped(totals.steps) : "",
               isKnown ? grouped(totals.messages) : "",
               isKnown ? timesN(totals.sent, request.n) : "",
               isKnown ? timesN(totals.most, request.n) : "",
               QString::number(result->error, 'g', 3), verdictOf(*result)});
  }
  return table.text();
}

/// The times of results for any n.
QString timesOf(const std::vector<Result>& results) {
  Table table({">n", ">bytes", "algorithm", ">median", ">fastest", ">bus bandwidth", "result"});
  for (const Result& result : results) {
    const values::AllReduceRequest& request = result->request;
    constexpr double kMicroseconds = 1e6;
    constexpr double kGiga = 1e9;
    const auto time = [](double seconds) {
      return QString::number(seconds * kMicroseconds, 'f', 1) + " µs";
    };
    table.add({grouped(request.n), grouped(static_cast<qint64>(values::bytesOf(request))),
               nameOf(request.algorithm), time(values::medianSeconds(*result)),
               time(std::ranges::min(result->seconds)),
               QString::number(values::busBandwidth(*result) / kGiga, 'f', 2) + " GB/s",
               verdictOf(*result)});
  }
  return table.text();
}

/// The messages of one algorithm, with what the short ones carried.
QString messagesOf(const values::AllReduceResult& result) {
  Table table({">step", ">from", ">to", ">elements", "", "values"});
  std::size_t carried = 0;
  const std::size_t rows = std::min(result.messages.size(), kMostMessages);
  for (std::size_t i = 0; i < rows; ++i) {
    const values::DeviceMessage& message = result.messages[i];
    QStringList values;
    for (std::int64_t k = 0; k < message.count && message.count <= kMostCarriedShown; ++k) {
      values << QString::fromStdString(
          elementText(result.carried, carried + static_cast<std::size_t>(k)));
    }
    carried += static_cast<std::size_t>(message.count);
    table.add({grouped(message.step + 1), grouped(message.from), grouped(message.to),
               message.count == 1
                   ? grouped(message.first)
                   : grouped(message.first) + ".." + grouped(message.first + message.count - 1),
               message.isAdded ? "added" : "copied", values.join(' ')});
  }
  QString text = '\n' + table.text();
  if (rows < result.messages.size()) {
    text += "… and " + grouped(static_cast<qint64>(result.messages.size() - rows)) +
            " more; --out FILE.csv has them all\n";
  }
  return text;
}

/// Everything that is printed of the results.
QString textOf(const std::vector<Result>& results) {
  const values::AllReduceResult& first = *results.front();
  const auto type = values::nameOf(first.request.dtype);
  QString text = "All-reduce on " + QString::fromStdString(first.device) + ", " +
                 QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size())) + '\n';
  if (first.request.timings > 0) return text + '\n' + timesOf(results);
  for (auto begin = results.begin(); begin != results.end();) {
    const std::int64_t n = (*begin)->request.n;
    const auto end = std::find_if(begin, results.end(),
                                  [&](const Result& result) { return result->request.n != n; });
    text += "\nn = " + grouped(n) + "\n" + summaryOf({begin, end});
    begin = end;
  }
  if (results.size() == 1 && !first.messages.empty()) text += messagesOf(first);
  return text;
}

nlohmann::json jsonOf(const std::vector<Result>& results) {
  nlohmann::json all = nlohmann::json::array();
  for (const Result& result : results) {
    nlohmann::json& own = all.emplace_back(engine::toJson(*result));
    const values::MessageTotals totals = values::totalsOf(result->messages);
    own["totals"] = {{"steps", totals.steps},
                     {"messages", totals.messages},
                     {"sent", totals.sent},
                     {"most_of_a_device", totals.most}};
    if (!result->seconds.empty()) {
      own["median_seconds"] = values::medianSeconds(*result);
      own["bus_bandwidth"] = values::busBandwidth(*result);
    }
    if (result->carried.count() <= kMostPrintedElements) {
      own["carried"] = elementsJson(result->carried);
    }
    if (result->sums.count() <= kMostPrintedElements) own["sums"] = elementsJson(result->sums);
  }
  return {{"all_reduces", all}};
}

std::string csvOfMessages(const std::vector<Result>& results) {
  std::string text = "n,algorithm,step,from,to,first,count,added\n";
  for (const Result& result : results) {
    for (const values::DeviceMessage& message : result->messages) {
      text += std::to_string(result->request.n) + ',' +
              std::string(values::nameOf(result->request.algorithm));
      for (const std::int64_t number :
           {message.step, message.from, message.to, message.first, message.count}) {
        text += ',' + std::to_string(number);
      }
      text += message.isAdded ? ",1\n" : ",0\n";
    }
  }
  return text;
}

std::string csvOfTimes(const std::vector<Result>& results) {
  std::string text = "device,dtype,n,bytes,algorithm,seconds\n";
  for (const Result& result : results) {
    const values::AllReduceRequest& request = result->request;
    for (const double seconds : result->seconds) {
      text += '"' + result->device + "\"," + std::string(values::nameOf(request.dtype)) + ',' +
              std::to_string(request.n) + ',' + std::to_string(values::bytesOf(request)) + ',' +
              std::string(values::nameOf(request.algorithm)) + ',' +
              QByteArray::number(seconds, 'g', 9).toStdString() + '\n';
    }
  }
  return text;
}

}  // namespace

Options allReduceOptions() {
  return Options{
      {"ranks",
       "Emulated devices that take part, from 1 to " + QString::number(values::kMostDevices) +
           ". Usually 4.",
       "COUNT"},
      {"devices",
       "GPUs that take part, in place of emulated devices: all, or their numbers, as in 0,1.",
       "LIST"},
      {"n", "Elements of each device. Usually 1024.", "VALUE"},
      {"sizes",
       "Several n in place of --n: a range that doubles, as 2^10..2^20, or a list, as 1000,2^16.",
       "SIZES"},
      {"dtype", "The type of the elements: int32, int64, float32 or float64. Usually float32.",
       "VALUE"},
      {"pattern",
       "The elements: count: 1, 2, 3, … on each device; ones: all 1; random: uniform in [-1, 1); "
       "random-01: uniform in [0, 1). Usually random.",
       "VALUE"},
      {"seed", "Of the random patterns; each device has the next one. Usually 1.", "VALUE"},
      {"timings",
       "How often GPUs and ranks are timed, up to " + QString::number(values::kMostTimings) +
           ". Usually 0: not at all.",
       "COUNT"},
      outOption("The file to write the messages, or the times, to: .csv or .json."),
      jsonOption(),
      engineOption()};
}

int executeAllReduce(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const std::vector<values::AllReduce> algorithms = algorithmsOf(parser);
  const std::vector<std::int64_t> sizes = sizesOf(parser);
  const QString path = parser.value("out");
  if (!path.isEmpty()) checkResultPath(path);

  EngineSession engine(engineOf(parser), context.interrupt.token());
  values::AllReduceRequest request = requestOf(parser, engine);
  std::vector<Result> results;
  for (const std::int64_t n : sizes) {
    request.n = n;
    for (const values::AllReduce algorithm : algorithms) {
      request.algorithm = algorithm;
      results.push_back(engine.allReduce(request));
    }
  }
  if (parser.isSet("json")) {
    print(jsonText(jsonOf(results)));
  } else {
    print(textOf(results));
  }
  if (path.endsWith(".json")) app::writeFile(path, jsonText(jsonOf(results)));
  if (path.endsWith(".csv")) {
    app::writeFile(path, request.timings > 0 ? csvOfTimes(results) : csvOfMessages(results));
  }
  const bool passed =
      std::ranges::all_of(results, [](const Result& result) { return result->passed; });
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
