// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/history_report.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/history/entry_row.h"
#include "app/text/number_text.h"
#include "app/text/result_text.h"
#include "protocol/json.h"
#include "ui/cli/common/report.h"
#include "ui/cli/common/terminal.h"
#include "ui/history/history_model.h"

namespace lanescope::cli {
namespace {

using nlohmann::json;

constexpr int kColumns = 100;
constexpr int kLongestFact = 80;
constexpr qsizetype kLongestKernel = 28;
constexpr qsizetype kLongestSizes = 14;

QString shortened(const QString& text, qsizetype most) {
  return text.size() <= most ? text : text.left(most - 1) + QStringLiteral("…");
}

/// "2^10..2^20".
QString sizeSpan(const history::Entry& entry) {
  if (entry.mostN == 0) return QStringLiteral("none");
  const QString most = sizeInput(entry.mostN);
  return entry.leastN == entry.mostN ? most : sizeInput(entry.leastN) + ".." + most;
}

/// In a benchmark with the emulator, the times are the CPU's.
const QString& placeOf(const history::Entry& entry) {
  const bool isOnCpu = entry.device.isEmpty() || (entry.best && entry.device == "Emulator");
  return isOnCpu ? entry.machine : entry.device;
}

/// All cells but the place of measurement and the tag.
QStringList cellsOf(const history::Entry& entry) {
  return {QString::number(entry.id),
          localDate(entry.date),
          shortened(entry.kernel, kLongestKernel),
          history::nameOf(entry.kind) + (entry.isComplete ? "" : "*"),
          shortened(sizeSpan(entry), kLongestSizes),
          entry.best ? timeText(*entry.best, 3) : QString()};
}

json entryJson(const history::Entry& entry) {
  return {{"id", entry.id},
          {"kind", history::nameOf(entry.kind).toStdString()},
          {"date", entry.date.toStdString()},
          {"kernel", entry.kernel.toStdString()},
          {"machine", entry.machine.toStdString()},
          {"device", entry.device.toStdString()},
          {"driver", entry.driver.toStdString()},
          {"version", entry.version.toStdString()},
          {"tag", entry.tag.toStdString()},
          {"origin", entry.origin.toStdString()},
          {"least_n", entry.leastN},
          {"most_n", entry.mostN},
          {"best_ms", entry.best ? json(entry.best->count()) : json()},
          {"complete", entry.isComplete},
          {"passed", entry.passed ? json(*entry.passed) : json()}};
}

QString resultReport(const history::Whole& whole) {
  if (whole.run) return runReport(*whole.run, {});
  switch (whole.entry.kind) {
    case history::Kind::errors:
      return errorReport(*whole.benchmark);
    case history::Kind::work:
      return workReport(*whole.benchmark);
    default:
      return benchReport(*whole.benchmark);
  }
}

const char* verdictOf(const results::ComparedTime& time) {
  if (!time.isClear()) return "unclear";
  return time.ratio.value > 1 ? "slower" : "faster";
}

}  // namespace

QString titleOf(const history::Entry& entry) {
  return entry.kernel + ", " + history::nameOf(entry.kind) + ", " + localDate(entry.date);
}

QString foundReport(const history::Found& found) {
  QString remarks;
  for (const QString& remark : found.remarks()) remarks += remark + "\n";
  if (found.all == 0) return QStringLiteral("The history is empty.\n");
  if (found.entries.empty()) {
    return found.matches > 0 ? remarks : QStringLiteral("No entry matches.\n");
  }
  const QStringList columns{">id", "date", "kernel", "what", "sizes", ">best", "where: tag"};
  // The last column gets the remaining width.
  qsizetype left = kColumns;
  std::array<qsizetype, 6> widths{2, 4, 6, 4, 5, 4};
  bool isAnyCut = false;
  for (const history::Entry& entry : found.entries) {
    isAnyCut = isAnyCut || !entry.isComplete;
    const QStringList cells = cellsOf(entry);
    for (std::size_t i = 0; i < widths.size(); ++i) {
      widths[i] = std::max(widths[i], cells[static_cast<qsizetype>(i)].size());
    }
  }
  for (const qsizetype width : widths) left -= width + 2;
  Table table(columns);
  for (const history::Entry& entry : found.entries) {
    QStringList cells = cellsOf(entry);
    const QString last = placeOf(entry) + (entry.tag.isEmpty() ? QString() : ": " + entry.tag);
    for (const QString& line : wrapped(last, static_cast<int>(left))) {
      table.add(cells + QStringList{shortened(line, left)});
      cells = QStringList(cells.size());
    }
  }
  QString text = table.text();
  if (isAnyCut) text += "*: unfinished; what was measured is kept.\n";
  const auto shown = static_cast<std::int64_t>(found.entries.size());
  if (shown + found.leftOut.size() < found.matches) {
    text += "Shown: the newest " + grouped(shown) + " of " + grouped(found.matches) +
            "; --limit shows more.\n";
  }
  return text + remarks;
}

json foundJson(const history::Found& found) {
  json object{{"entries", json::array()}, {"matches", found.matches}, {"all", found.all}};
  for (const history::Entry& entry : found.entries) object["entries"].push_back(entryJson(entry));
  for (const QString& sentence : found.leftOut) {
    object["left_out"].push_back(sentence.toStdString());
  }
  return object;
}

QString wholeReport(const history::Whole& whole) {
  const history::Entry& entry = whole.entry;
  QString text = "Entry " + QString::number(entry.id) + ": " + titleOf(entry) + "\n";
  Table facts({"", ""}, 2);
  for (const auto& [name, value] : {std::pair{"machine", &entry.machine},
                                    {"device", &entry.device},
                                    {"driver", &entry.driver},
                                    {"version", &entry.version},
                                    {"imported from", &entry.origin},
                                    {"tag", &entry.tag}}) {
    if (value->isEmpty()) continue;
    QString title = name;
    for (const QString& line : wrapped(*value, kLongestFact)) {
      facts.add({std::exchange(title, {}), line});
    }
  }
  text += facts.text();
  if (!entry.isComplete) text += "It did not end; what was measured is kept.\n";
  return text + "\n" + resultReport(whole);
}

json wholeJson(const history::Whole& whole) {
  json object = entryJson(whole.entry);
  if (whole.run) {
    object["run"] = engine::toJson(*whole.run);
  } else {
    object["benchmark"] = engine::toJson(*whole.benchmark);
  }
  return object;
}

QString comparedReport(const history::Entry& first, const history::Entry& other,
                       const std::vector<results::ComparedTime>& times) {
  QString text;
  for (const history::Entry* const entry : {&first, &other}) {
    const QString number = QString::number(entry->id) + ": ";
    text += number + shortened(titleOf(*entry) + ", " + placeOf(*entry), kColumns - number.size()) +
            "\n";
  }
  if (times.empty()) {
    return text +
           "These benchmarks timed nothing in common at any size. The emulator's times are not "
           "compared.\n";
  }
  Table table({">n", "what", ">" + QString::number(first.id), ">" + QString::number(other.id),
               ">ratio", ">95% interval", "it is"});
  constexpr qsizetype kLongest = 28;
  for (const results::ComparedTime& time : times) {
    const bool isCold = time.cache == values::Cache::cold;
    table.add({sizeInput(time.n), shortened(time.what, kLongest) + (isCold ? ", cold" : ""),
               timeText(time.before), timeText(time.now), ratioText(time.ratio.value),
               ratioText(time.ratio.interval.low) + "–" + ratioText(time.ratio.interval.high),
               verdictOf(time)});
  }
  return text + table.text() +
         "ratio of the medians: how many times as long it takes, with the bootstrap's 95% "
         "interval.\n";
}

json comparedJson(const history::Entry& first, const history::Entry& other,
                  const std::vector<results::ComparedTime>& times) {
  json object{{"first", entryJson(first)}, {"other", entryJson(other)}, {"times", json::array()}};
  for (const results::ComparedTime& time : times) {
    object["times"].push_back({{"what", time.what.toStdString()},
                               {"n", time.n},
                               {"cache", nameOf(time.cache)},
                               {"first_ms", time.before.count()},
                               {"other_ms", time.now.count()},
                               {"ratio", time.ratio.value},
                               {"low", time.ratio.interval.low},
                               {"high", time.ratio.interval.high},
                               {"clear", time.isClear()}});
  }
  return object;
}

}  // namespace lanescope::cli
