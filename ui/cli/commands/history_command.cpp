// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <algorithm>
#include <initializer_list>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "app/history/history_file.h"
#include "app/history/result_file.h"
#include "ui/cli/commands/history_report.h"
#include "ui/cli/common/command.h"
#include "ui/cli/common/json_text.h"
#include "ui/cli/common/terminal.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using history::Entry;
using history::HistoryFile;
using Ids = std::vector<std::int64_t>;

/// The arguments after the action's name, and the options.
struct Arguments {
  const QStringList& operands;
  const QCommandLineParser& parser;
  std::stop_token stop;
};

/// Opens the window's history, or that of --history. `begins`: creates it when it does not exist.
HistoryFile historyOf(const Arguments& arguments, bool begins = false) {
  QString path = HistoryFile::usualPath();
  if (arguments.parser.isSet("history")) {
    path = arguments.parser.value("history");
    if (!begins && QFileInfo(path).size() == 0) {
      values::refuse("There is no history " + path.toStdString() + ".");
    }
  }
  return HistoryFile(path, {}, HistoryFile::OnDamage::refuse);
}

std::int64_t idOf(const QString& text) {
  bool ok = false;
  const std::int64_t id = text.toLongLong(&ok);
  if (!ok || id < 1) {
    values::refuse("'" + text.toStdString() +
                   "' is no entry's number; `lanescope history list` shows them.");
  }
  return id;
}

Ids idsOf(const Arguments& arguments) {
  Ids ids;
  for (const QString& text : arguments.operands) {
    const std::int64_t id = idOf(text);
    if (std::ranges::find(ids, id) != ids.end()) {
      values::refuse("Entry " + std::to_string(id) + " is named twice; once is enough.");
    }
    ids.push_back(id);
  }
  return ids;
}

/// Prints the text or, with --json, the object.
int answer(const Arguments& arguments, const QString& text, const nlohmann::json& object) {
  print(arguments.parser.isSet("json") ? QString::fromStdString(jsonText(object)) : text);
  return kExitOk;
}

/// The benchmark of an entry. Throws when it is none; `use` is the verb of the sentence: "is
/// compared".
values::BenchResult benchmarkOf(history::Whole whole, const std::string& use) {
  if (whole.benchmark) return *std::move(whole.benchmark);
  values::refuse("Entry " + std::to_string(whole.entry.id) + " is a single run; a benchmark " +
                 use + ".");
}

int listEntries(const Arguments& arguments) {
  constexpr int kUsually = 50;
  constexpr int kMost = 1'000'000;
  history::Search search{.text = arguments.parser.value("search")};
  search.most = static_cast<int>(integerOf(arguments.parser, "limit", 1, kMost, kUsually));
  const history::Found found = historyOf(arguments).search(search);
  return answer(arguments, foundReport(found), foundJson(found));
}

int showEntry(const Arguments& arguments) {
  const std::int64_t id = idOf(arguments.operands.front());
  const history::Whole whole = historyOf(arguments).read(id);
  return answer(arguments, wholeReport(whole), wholeJson(whole));
}

int compareEntries(const Arguments& arguments) {
  const Ids ids = idsOf(arguments);
  HistoryFile file = historyOf(arguments);
  std::vector<Entry> entries;
  std::vector<values::BenchResult> results;
  for (const std::int64_t id : ids) {
    history::Whole whole = file.read(id);
    entries.push_back(whole.entry);
    results.push_back(benchmarkOf(std::move(whole), "is compared"));
    if (entries.back().kind == history::Kind::times) continue;
    values::refuse("Entry " + std::to_string(id) + " has no times to compare.");
  }
  const auto times = results::compareTimes(results);
  return answer(arguments, comparedReport(entries[0], entries[1], times),
                comparedJson(entries[0], entries[1], times));
}

int tagEntry(const Arguments& arguments) {
  const std::int64_t id = idOf(arguments.operands.front());
  const QString text = arguments.operands.mid(1).join(' ').simplified();
  if (text.size() > history::kLongestTag) {
    values::refuse("A tag has at most " + std::to_string(history::kLongestTag) +
                   " letters; this one has " + std::to_string(text.size()) + ".");
  }
  HistoryFile file = historyOf(arguments);
  const Entry entry = file.entry(id);
  file.setTag(id, text);
  print("Entry " + QString::number(id) + ", " + titleOf(entry) +
        (text.isEmpty() ? QStringLiteral(", has no tag now.\n") : ", is tagged " + text + "\n"));
  return kExitOk;
}

int deleteEntries(const Arguments& arguments) {
  const Ids ids = idsOf(arguments);
  HistoryFile file = historyOf(arguments);
  QString text;
  for (const std::int64_t id : ids) {
    text += "Deleted: entry " + QString::number(id) + ", " + titleOf(file.entry(id)) + "\n";
  }
  file.remove(ids);
  print(text);
  return kExitOk;
}

int exportEntries(const Arguments& arguments) {
  const QString path = outOf(arguments.parser, "results.json");
  const Ids ids = idsOf(arguments);
  HistoryFile file = historyOf(arguments);
  std::vector<values::BenchResult> results;
  results.reserve(ids.size());
  for (const std::int64_t id : ids) {
    history::Whole whole = file.read(id);
    if (whole.entry.kind == history::Kind::sweep) {
      values::refuse("Entry " + std::to_string(id) +
                     " is a sweep, which no result file can hold; a benchmark is exported.");
    }
    results.push_back(benchmarkOf(std::move(whole), "is exported"));
  }
  history::writeResults(results, path);
  print("Written: " + path + "\n");
  return kExitOk;
}

/// A monitor that shows an action's progress on a line.
values::ProgressMonitor monitorOf(const Arguments& arguments, const QString& what) {
  auto line = std::make_shared<ProgressLine>(what);
  return values::ProgressMonitor(arguments.stop, [line](double fraction) { line->set(fraction); });
}

int importFiles(const Arguments& arguments) {
  // All files are read before any is stored, so that a bad one leaves the history unchanged.
  std::vector<history::ResultFile> files;
  for (const QString& path : arguments.operands) {
    const QString what = "reading " + QFileInfo(path).fileName();
    files.push_back({path, history::readResults(path, monitorOf(arguments, what))});
  }
  const std::vector<int> stored =
      historyOf(arguments, true).import(files, monitorOf(arguments, "storing"));
  QString text;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto all = static_cast<int>(files[i].results.size());
    text += files[i].path + ": " + QString::number(stored[i]) +
            (stored[i] == 1 ? " benchmark" : " benchmarks") + " imported";
    if (stored[i] < all) {
      text += ", " + QString::number(all - stored[i]) + " in the history already";
    }
    text += "\n";
  }
  print(text);
  return kExitOk;
}

/// An action of `lanescope history`.
struct Action {
  const char* name;
  const char* usage;
  qsizetype least;  ///< least number of arguments
  qsizetype most;
  std::initializer_list<const char*> options;
  int (*execute)(const Arguments& arguments);
};

constexpr qsizetype kAnyNumber = std::numeric_limits<qsizetype>::max();
const Action kActions[]{
    {"list", "list", 0, 0, {"search", "limit", "json"}, listEntries},
    {"show", "show ID", 1, 1, {"json"}, showEntry},
    {"compare", "compare A B", 2, 2, {"json"}, compareEntries},
    {"tag", "tag ID TEXT", 2, kAnyNumber, {}, tagEntry},
    {"delete", "delete ID…", 1, kAnyNumber, {}, deleteEntries},
    {"export", "export ID… --out FILE", 1, kAnyNumber, {"out"}, exportEntries},
    {"import", "import FILE…", 1, kAnyNumber, {}, importFiles},
};

const Action& actionOf(const QString& name) {
  const auto* const found = std::ranges::find_if(
      kActions, [&](const Action& action) { return name == QLatin1String(action.name); });
  if (found != std::end(kActions)) return *found;
  std::string known;
  for (const Action& action : kActions) {
    known += (known.empty() ? "" : ", ") + std::string(action.name);
  }
  values::refuse((name.isEmpty() ? std::string("Say what to do")
                                 : "The history knows no '" + name.toStdString() + "'") +
                 ": " + known + ".");
}

void checkUsage(const Action& action, const Arguments& arguments) {
  if (arguments.operands.size() < action.least || arguments.operands.size() > action.most) {
    const std::string count = std::to_string(arguments.operands.size());
    values::refuse("Write `lanescope history " + std::string(action.usage) + "`; there " +
                   (count == "1" ? "is 1 argument." : "are " + count + " arguments."));
  }
  for (const QCommandLineOption& option : historyOptions()) {
    const QString name = option.names().front();
    const bool isHeldElsewhere = name == QLatin1String("history") ||
                                 std::ranges::any_of(action.options, [&](const char* taken) {
                                   return name == QLatin1String(taken);
                                 });
    if (isHeldElsewhere || !arguments.parser.isSet(name)) continue;
    values::refuse("--" + name.toStdString() + " does not go with `lanescope history " +
                   action.name + "`.");
  }
}

}  // namespace

Options historyOptions() {
  return {{"search",
           "With list: the entries with all of these words in their kernel, machine, GPU, driver, "
           "tag or version.",
           "WORDS"},
          {"limit", "With list: the number of entries, the newest first. Usually 50.", "COUNT"},
          jsonOption(),
          outOption("With export: the file to write, .json, .recording.json or .csv."),
          {"history", "The file of the history. Usually that of the window.", "FILE"}};
}

int executeHistory(const CommandContext& context) {
  const QStringList words = context.parser.positionalArguments();
  const Action& action = actionOf(words.value(0));
  const QStringList operands = words.mid(1);
  const Arguments arguments{operands, context.parser, context.interrupt.token()};
  checkUsage(action, arguments);
  try {
    return action.execute(arguments);
  } catch (const history::Damaged& damaged) {
    values::refuse(damaged.what());
  }
}

}  // namespace lanescope::cli
