// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/all_reduce_output.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "protocol/json.h"
#include "request/message_model.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "ui/cli/common/whole_result.h"
#include "ui/devices/message_words.h"
#include "ui/devices/times_csv.h"

namespace lanescope::cli {
namespace {

constexpr std::size_t kMostMessages = 200;     ///< messages that are printed
constexpr std::int64_t kMostCarriedShown = 4;  ///< of a message

/// Elements as multiples of those of a device: "1.50".
QString timesN(std::int64_t elements, std::int64_t n) {
  return QString::number(static_cast<double>(elements) / static_cast<double>(n), 'f', 2);
}

QString microseconds(double seconds) {
  constexpr double kMicroseconds = 1e6;
  return QString::number(seconds * kMicroseconds, 'f', 1) + " µs";
}

QString gigabytes(double bytesPerSecond) {
  constexpr double kGiga = 1e9;
  return QString::number(bytesPerSecond / kGiga, 'f', 2) + " GB/s";
}

QString verdictOf(const values::AllReduceResult& result) {
  return QString(result.passed ? "right" : "wrong") +
         (result.isSame ? ", the same bits on all" : ", not the same bits on all");
}

QString nameOf(values::AllReduce algorithm) {
  const std::string_view name = values::nameOf(algorithm);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

bool hasMessages(values::AllReduce algorithm) {
  return std::ranges::count(values::kAllReducesWithMessages, algorithm) > 0;
}

/// The steps, messages, and elements sent, or dashes where the messages are not known.
QStringList costOf(const values::AllReduceResult& result) {
  if (!hasMessages(result.request.algorithm)) return {"-", "-", "-", "-"};
  const values::MessageTotals totals = values::totalsOf(result.messages);
  return {grouped(totals.steps), grouped(totals.messages), timesN(totals.sent, result.request.n),
          timesN(totals.most, result.request.n)};
}

/// The sentences on mistakes, each behind its algorithm.
QString findingsOf(const AllReduceResults& results) {
  QString text;
  for (const auto& result : results) {
    for (const std::string& finding : result->findings) {
      text += '\n' + nameOf(result->request.algorithm) + ": " + QString::fromStdString(finding);
    }
  }
  return text.isEmpty() ? text : text + '\n';
}

/// What the messages cost, of results for one n.
QString summaryOf(const AllReduceResults& results) {
  Table table({"algorithm", ">steps", ">messages", ">sent / n", ">most of a device / n", ">error",
               "result"});
  for (const auto& result : results) {
    table.add(QStringList{nameOf(result->request.algorithm)} + costOf(*result) +
              QStringList{QString::number(result->error, 'g', 3), verdictOf(*result)});
  }
  return table.text() + findingsOf(results);
}

/// What a model of the messages predicts for more devices; nothing where none fits.
QString modelOf(const AllReduceResults& results) {
  constexpr std::array<std::int64_t, 3> kDevices{8, 64, 1024};
  const auto& largest =
      **std::ranges::max_element(results, {}, [](const auto& result) { return result->request.n; });
  Table table({"model", ">latency", ">bandwidth", ">8 devices", ">64 devices", ">1,024 devices"});
  bool isFitted = false;
  for (const values::AllReduce algorithm : values::kAllReducesWithMessages) {
    const auto model = values::fittedModel(results, algorithm);
    if (!model) continue;
    isFitted = true;
    QStringList cells{nameOf(algorithm), microseconds(model->latency), gigabytes(model->bandwidth)};
    for (const std::int64_t devices : kDevices) {
      cells << microseconds(model->seconds(algorithm, devices,
                                           static_cast<double>(values::bytesOf(largest.request))));
    }
    table.add(cells);
  }
  if (!isFitted) return {};
  return "\nA model, not measured: each step takes the latency and passes its longest message at "
         "the\n"
         "bandwidth that fit the times above best; for n = " +
         grouped(largest.request.n) + ".\n" + table.text();
}

/// The times of results for any n.
QString timesOf(const AllReduceResults& results) {
  Table table({">n", ">bytes", "algorithm", ">median", ">fastest", ">bus bandwidth", "result"});
  for (const auto& result : results) {
    const values::AllReduceRequest& request = result->request;
    table.add({grouped(request.n), grouped(static_cast<qint64>(values::bytesOf(request))),
               nameOf(request.algorithm), microseconds(values::medianSeconds(result->seconds)),
               microseconds(std::ranges::min(result->seconds)),
               gigabytes(values::busBandwidth(*result)), verdictOf(*result)});
  }
  return table.text() + modelOf(results);
}

/// The messages of one algorithm, with what the short ones carried.
QString messagesOf(const values::AllReduceResult& result) {
  if (!hasMessages(result.request.algorithm)) {
    return "\nThe messages of " + nameOf(result.request.algorithm) +
           " are not known: the library chooses them itself.\n";
  }
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

nlohmann::json jsonOf(const AllReduceResults& results) {
  nlohmann::json all = nlohmann::json::array();
  for (const auto& result : results) {
    nlohmann::json& own = all.emplace_back(engine::toJson(*result));
    const values::MessageTotals totals = values::totalsOf(result->messages);
    own["totals"] = {{"steps", totals.steps},
                     {"messages", totals.messages},
                     {"sent", totals.sent},
                     {"most_of_a_device", totals.most}};
    if (!result->seconds.empty()) {
      own["median_seconds"] = values::medianSeconds(result->seconds);
      own["bus_bandwidth"] = values::busBandwidth(*result);
    }
    if (result->carried.count() <= kMostPrintedElements) {
      own["carried"] = elementsJson(result->carried);
    }
    if (result->sums.count() <= kMostPrintedElements) own["sums"] = elementsJson(result->sums);
  }
  return {{"all_reduces", all}};
}

}  // namespace

QString allReduceText(const AllReduceResults& results) {
  const values::AllReduceResult& first = *results.front();
  const auto type = values::nameOf(first.request.dtype);
  QString text = "All-reduce on " + QString::fromStdString(first.device) + ", " +
                 QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size())) + '\n';
  if (first.request.timings > 0) return text + '\n' + timesOf(results);
  for (auto begin = results.begin(); begin != results.end();) {
    const std::int64_t n = (*begin)->request.n;
    const auto end = std::find_if(begin, results.end(),
                                  [&](const auto& result) { return result->request.n != n; });
    text += "\nn = " + grouped(n) + "\n" + summaryOf({begin, end});
    begin = end;
  }
  if (results.size() == 1) text += messagesOf(first);
  return text;
}

std::string allReduceJson(const AllReduceResults& results) {
  return jsonText(jsonOf(results));
}

std::string allReduceCsv(const AllReduceResults& results) {
  return results.front()->request.timings > 0 ? ui::csvOfTimes(results) : ui::csvOf(results);
}

}  // namespace lanescope::cli
