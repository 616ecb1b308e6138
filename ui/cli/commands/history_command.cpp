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

/// What stands behind the action's name, and the options.
struct Asked {
  const QStringList& arguments;
  const QCommandLineParser& parser;
  std::stop_token stop;
};

/// The history that the window has, or that of --history. `begins`: one that is not there is begun.
HistoryFile historyOf(const Asked& asked, bool begins = false) {
  QString path = HistoryFile::usualPath();
  if (asked.parser.isSet("history")) {
    path = asked.parser.value("history");
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

Ids idsOf(const Asked& asked) {
  Ids ids;
  for (const QString& text : asked.arguments) {
    const std::int64_t id = idOf(text);
    if (std::ranges::find(ids, id) != ids.end()) {
      values::refuse("Entry " + std::to_string(id) + " is named twice; once is enough.");
    }
    ids.push_back(id);
  }
  return ids;
}

/// As text or, with --json, as an object.
int answer(const Asked& asked, const QString& text, const nlohmann::json& object) {
  print(asked.parser.isSet("json") ? QString::fromStdString(jsonText(object)) : text);
  return kExitOk;
}

/// The benchmark of an entry, which must be one. `use`: "is compared".
values::BenchResult benchmarkOf(history::Whole whole, const std::string& use) {
  if (whole.benchmark) return *std::move(whole.benchmark);
  values::refuse("Entry " + std::to_string(whole.entry.id) + " is a single run; a benchmark " +
                 use + ".");
}

int listEntries(const Asked& asked) {
  constexpr int kUsually = 50;
  constexpr int kMost = 1'000'000;
  history::Search search{.text = asked.parser.value("search")};
  search.most = static_cast<int>(integerOf(asked.parser, "limit", 1, kMost, kUsually));
  const history::Found found = historyOf(asked).search(search);
  return answer(asked, foundReport(found), foundJson(found));
}

int showEntry(const Asked& asked) {
  const std::int64_t id = idOf(asked.arguments.front());
  const history::Whole whole = historyOf(asked).read(id);
  return answer(asked, wholeReport(whole), wholeJson(whole));
}

int compareEntries(const Asked& asked) {
  const Ids ids = idsOf(asked);
  HistoryFile file = historyOf(asked);
  std::vector<Entry> entries;
  std::vector<values::BenchResult> results;
  for (const std::int64_t id : ids) {
    history::Whole whole = file.read(id);
    entries.push_back(whole.entry);
    results.push_back(benchmarkOf(std::move(whole), "is compared"));
    if (entries.back().kind == history::Kind::times) continue;
    values::refuse("Entry " + std::to_string(id) + " has no times to compare.");
  }
  const auto times = ui::compareTimes(results);
  return answer(asked, comparedReport(entries[0], entries[1], times),
                comparedJson(entries[0], entries[1], times));
}

int tagEntry(const Asked& asked) {
  const std::int64_t id = idOf(asked.arguments.front());
  const QString text = asked.arguments.mid(1).join(' ').simplified();
  if (text.size() > history::kLongestTag) {
    values::refuse("A tag has at most " + std::to_string(history::kLongestTag) +
                   " letters; this one has " + std::to_string(text.size()) + ".");
  }
  HistoryFile file = historyOf(asked);
  const Entry entry = file.entry(id);
  file.setTag(id, text);
  print("Entry " + QString::number(id) + ", " + titleOf(entry) +
        (text.isEmpty() ? QStringLiteral(", has no tag now.\n") : ", is tagged " + text + "\n"));
  return kExitOk;
}

int deleteEntries(const Asked& asked) {
  const Ids ids = idsOf(asked);
  HistoryFile file = historyOf(asked);
  QString text;
  for (const std::int64_t id : ids) {
    text += "Deleted: entry " + QString::number(id) + ", " + titleOf(file.entry(id)) + "\n";
  }
  file.remove(ids);
  print(text);
  return kExitOk;
}

int exportEntries(const Asked& asked) {
  const QString path = outOf(asked.parser, "results.json");
  const Ids ids = idsOf(asked);
  HistoryFile file = historyOf(asked);
  std::vector<values::BenchResult> results;
  results.reserve(ids.size());
  for (const std::int64_t id : ids) results.push_back(benchmarkOf(file.read(id), "is exported"));
  history::writeResults(results, path);
  print("Written: " + path + "\n");
  return kExitOk;
}

/// How far an action has come, on a line of its own.
history::ProgressMonitor monitorOf(const Asked& asked, const QString& what) {
  auto line = std::make_shared<ProgressLine>(what);
  return history::ProgressMonitor(asked.stop, [line](double fraction) { line->set(fraction); });
}

int importFiles(const Asked& asked) {
  // All of them are read before any is stored, so that a bad one leaves the history as it was.
  std::vector<history::ResultFile> files;
  for (const QString& path : asked.arguments) {
    const QString what = "reading " + QFileInfo(path).fileName();
    files.push_back({path, history::readResults(path, monitorOf(asked, what))});
  }
  const std::vector<int> stored = historyOf(asked, true).import(files, monitorOf(asked, "storing"));
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

/// Something that can be done with the history.
struct Action {
  const char* name;
  const char* usage;
  qsizetype least;  ///< arguments
  qsizetype most;
  std::initializer_list<const char*> options;
  int (*execute)(const Asked& asked);
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

void checkUsage(const Action& action, const Asked& asked) {
  if (asked.arguments.size() < action.least || asked.arguments.size() > action.most) {
    const std::string count = std::to_string(asked.arguments.size());
    values::refuse("Write `lanescope history " + std::string(action.usage) + "`; there " +
                   (count == "1" ? "is 1 argument." : "are " + count + " arguments."));
  }
  for (const QCommandLineOption& option : historyOptions()) {
    const QString name = option.names().front();
    const bool isHeldElsewhere = name == QLatin1String("history") ||
                                 std::ranges::any_of(action.options, [&](const char* taken) {
                                   return name == QLatin1String(taken);
                                 });
    if (isHeldElsewhere || !asked.parser.isSet(name)) continue;
    values::refuse("--" + name.toStdString() + " does not go with `lanescope history " +
                   action.name + "`.");
  }
}

}  // namespace

Options historyOptions() {
  return {{"search",
           "Of a list: those with all of these words in their kernel, machine, GPU, driver, tag or "
           "version.",
           "WORDS"},
          {"limit", "Of a list: at most so many, the newest. Usually 50.", "COUNT"},
          jsonOption(),
          outOption("Of an export: the file to write, .json, .recording.json or .csv."),
          {"history", "Another history than that of the window.", "FILE"}};
}

int executeHistory(const CommandContext& context) {
  const QStringList words = context.parser.positionalArguments();
  const Action& action = actionOf(words.value(0));
  const QStringList arguments = words.mid(1);
  const Asked asked{arguments, context.parser, context.interrupt.token()};
  checkUsage(action, asked);
  try {
    return action.execute(asked);
  } catch (const history::Damaged& damaged) {
    values::refuse(damaged.what());
  }
}

}  // namespace lanescope::cli
