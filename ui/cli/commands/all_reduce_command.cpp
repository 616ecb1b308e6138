// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/files/output_file.h"
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

values::AllReduceRequest requestOf(const QCommandLineParser& parser) {
  values::AllReduceRequest request;
  request.devices = integerOf(parser, "ranks", 1, values::kMostDevices, request.devices);
  request.n = integerOf(parser, "n", 1, values::kMostDeviceElements, request.n);
  if (parser.isSet("dtype")) {
    request.dtype = values::fromName<values::DType>(parser.value("dtype").toStdString());
  }
  if (parser.isSet("pattern")) request.pattern = parser.value("pattern").toStdString();
  request.seed = static_cast<std::uint64_t>(
      integerOf(parser, "seed", 0, std::numeric_limits<std::int64_t>::max(), 1));
  return request;
}

/// Elements as multiples of those of a device: "1.50".
QString timesN(std::int64_t elements, std::int64_t n) {
  return QString::number(static_cast<double>(elements) / static_cast<double>(n), 'f', 2);
}

QString summaryOf(const std::vector<Result>& results) {
  const values::AllReduceRequest& request = results.front()->request;
  QString text = "All-reduce on " + QString::fromStdString(results.front()->device) +
                 ", n = " + grouped(request.n) + ' ' +
                 QString::fromUtf8(values::nameOf(request.dtype).data()) + "\n\n";
  Table table({"algorithm", ">steps", ">messages", ">sent / n", ">most of a device / n", ">error",
               "result"});
  for (const Result& result : results) {
    const values::MessageTotals totals = values::totalsOf(result->messages);
    const std::string_view name = values::nameOf(result->request.algorithm);
    table.add({QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
               grouped(totals.steps), grouped(totals.messages), timesN(totals.sent, request.n),
               timesN(totals.most, request.n), QString::number(result->error, 'g', 3),
               QString(result->passed ? "right" : "wrong") +
                   (result->isSame ? ", the same bits on all" : ", not the same bits on all")});
  }
  return text + table.text();
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

nlohmann::json jsonOf(const std::vector<Result>& results) {
  nlohmann::json all = nlohmann::json::array();
  for (const Result& result : results) {
    nlohmann::json& own = all.emplace_back(engine::toJson(*result));
    const values::MessageTotals totals = values::totalsOf(result->messages);
    own["totals"] = {{"steps", totals.steps},
                     {"messages", totals.messages},
                     {"sent", totals.sent},
                     {"most_of_a_device", totals.most}};
    if (result->carried.count() <= kMostPrintedElements) {
      own["carried"] = elementsJson(result->carried);
    }
    if (result->sums.count() <= kMostPrintedElements) own["sums"] = elementsJson(result->sums);
  }
  return {{"all_reduces", all}};
}

std::string csvOf(const std::vector<Result>& results) {
  std::string text = "algorithm,step,from,to,first,count,added\n";
  for (const Result& result : results) {
    for (const values::DeviceMessage& message : result->messages) {
      text += std::string(values::nameOf(result->request.algorithm));
      for (const std::int64_t number :
           {message.step, message.from, message.to, message.first, message.count}) {
        text += ',' + std::to_string(number);
      }
      text += message.isAdded ? ",1\n" : ",0\n";
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
      {"n", "Elements of each device. Usually 1024.", "VALUE"},
      {"dtype", "The type of the elements: int32, int64, float32 or float64. Usually float32.",
       "VALUE"},
      {"pattern",
       "The elements: count: 1, 2, 3, … on each device; ones: all 1; random: uniform in [-1, 1); "
       "random-01: uniform in [0, 1). Usually random.",
       "VALUE"},
      {"seed", "Of the random patterns; each device has the next one. Usually 1.", "VALUE"},
      outOption("The file to write the messages to: .csv or .json."),
      jsonOption(),
      engineOption()};
}

int executeAllReduce(const CommandContext& context) {
  const QCommandLineParser& parser = context.parser;
  const std::vector<values::AllReduce> algorithms = algorithmsOf(parser);
  values::AllReduceRequest request = requestOf(parser);
  const QString path = parser.value("out");
  if (!path.isEmpty()) checkResultPath(path);

  EngineSession engine(engineOf(parser), context.interrupt.token());
  std::vector<Result> results;
  for (const values::AllReduce algorithm : algorithms) {
    request.algorithm = algorithm;
    results.push_back(engine.allReduce(request));
  }
  if (parser.isSet("json")) {
    print(jsonText(jsonOf(results)));
  } else {
    print(summaryOf(results));
    if (results.size() == 1) print(messagesOf(*results.front()));
  }
  if (path.endsWith(".json")) app::writeFile(path, jsonText(jsonOf(results)));
  if (path.endsWith(".csv")) app::writeFile(path, csvOf(results));
  const bool passed =
      std::ranges::all_of(results, [](const Result& result) { return result->passed; });
  return passed ? kExitOk : kExitCheckFailed;
}

}  // namespace lanescope::cli
