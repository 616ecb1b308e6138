// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/winners.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <bit>

#include "app/files/file_lock.h"
#include "app/files/kept_aside.h"
#include "app/files/output_file.h"
#include "app/text/sentence_text.h"
#include "protocol/field_json.h"
#include "protocol/newer_format.h"
#include "protocol/version.h"
#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::tune {
namespace {

using engine::field;
using engine::JsonFields;
using nlohmann::json;

struct WinnerWords {
  Q_DECLARE_TR_FUNCTIONS(Winners)
};

constexpr std::int64_t kWinnersFormat = 1;
/// A file of all launches that a user stores is far smaller.
constexpr qint64 kMostBytes = qint64{1} << 24;

/// The table has all fields but the launch, whose fields are named after the parameters.
constexpr engine::Table kFields{
    "stored launch",
    field("device", &Winner::device),
    field("kernel", &Winner::kernel),
    field("dtype", &Winner::dtype),
    field("op", &Winner::op),
    field("from", &Winner::from, {.least = 1}),
    field("to", &Winner::to),
    field("median_ms", &Winner::medianMs),
    field("date", &Winner::date),
};

json toJson(const Winner& winner) {
  json object{{"launch", json::object()}};
  writeFields(kFields, winner, object);
  for (const auto& [name, text] : winner.launch) object["launch"][name] = text;
  return object;
}

/// Empty where the file is of a format that is known.
std::string newerSentence(const json& content) {
  try {
    //: The subject of a sentence: "… was written by Lanescope 0.4.0: its format is …"
    const QString subject = WinnerWords::tr("The file of stored launches");
    engine::checkFormat(content, subject.toStdString(), kWinnersFormat);
    return {};
  } catch (const engine::NewerFormat& error) {
    return error.what();
  }
}

Winner winnerFromJson(const json& source) {
  const JsonFields fields(source, kFields.what);
  Winner winner;
  readFields(kFields, fields, winner);
  (void)fields.integer("to", winner.from);
  const json& launch = fields.object("launch");
  for (const values::ParameterInfo& info : values::parameterTable()) {
    const std::string key(info.name);
    if (info.part != values::ParameterPart::launch || !launch.contains(key)) continue;
    winner.launch.emplace_back(key, JsonFields(launch, kFields.what).text(key.c_str()));
  }
  return winner;
}

}  // namespace

bool Winner::isForTheSameAs(const Winner& other) const {
  return device == other.device && kernel == other.kernel && dtype == other.dtype &&
         op == other.op && from == other.from && to == other.to;
}

std::string Winner::text() const {
  std::string words;
  for (const auto& [name, value] : launch) {
    if (name == "rule") continue;
    if (!words.empty()) words += ", ";
    words += name;
    words += ' ';
    words += value;
  }
  return words;
}

Winner winnerOf(const SweepResults& results, std::size_t at) {
  const SweepCell& cell = results.cells[at];
  const catalog::KernelRow& row = catalog::find(results.space.kernel());
  Winner winner;
  winner.device = results.device;
  winner.kernel = row.id;
  winner.dtype = nameOf(cell.parameters.dtype);
  winner.op = nameOf(cell.parameters.op);
  winner.from =
      static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(cell.parameters.n)));
  winner.to = 2 * winner.from - 1;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    const bool isOfLaunch = info.part == values::ParameterPart::launch;
    if (!isOfLaunch || row.parameter(info.name) == nullptr) continue;
    winner.launch.emplace_back(info.name, info.text(cell.parameters));
  }
  winner.medianMs = cell.time.median.count();
  winner.date = results.date;
  return winner;
}

QString Winners::usualFile() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
      .filePath(QStringLiteral("winners.json"));
}

std::vector<Winner> Winners::all() {
  m_complaint.clear();
  if (std::optional<std::vector<Winner>> winners = read()) return *std::move(winners);
  // Another program may have renamed the damaged file and begun a good one.
  const app::FileLock lock(lockPath(), m_timeout);
  if (!lock.isHeldElsewhere()) return readOrKeepAside();
  m_complaint = lockedSentence();
  return {};
}

std::optional<std::vector<Winner>> Winners::read() {
  QFile file(m_file);
  std::vector<Winner> winners;
  if (!file.exists()) return winners;
  if (!file.open(QIODevice::ReadOnly)) {
    //: %1: the system's reason
    m_complaint =
        WinnerWords::tr("The stored launches cannot be read: %1.").arg(file.errorString());
    return winners;
  }
  try {
    if (file.size() > kMostBytes) values::refuse("It is too large.");
    const json content = json::parse(file.readAll().toStdString());
    if (const std::string sentence = newerSentence(content); !sentence.empty()) {
      m_complaint = sentenceText(sentence);
      return winners;
    }
    for (const json& winner : JsonFields(content, "file of stored launches").array("winners")) {
      winners.push_back(winnerFromJson(winner));
    }
  } catch (const std::exception&) {
    return {};
  }
  return winners;
}

std::vector<Winner> Winners::readOrKeepAside() {
  if (std::optional<std::vector<Winner>> winners = read()) return *std::move(winners);
  const QString aside = app::keepAside(m_file);
  //: %1: path of the file
  m_complaint = aside.isEmpty() ? WinnerWords::tr("The file of stored launches, %1, is damaged.")
                                      .arg(QDir::toNativeSeparators(m_file))
                                : /*: %1: path of the copy that is kept */ WinnerWords::tr(
                                      "The file of stored launches is damaged; it is kept as %1.")
                                      .arg(QDir::toNativeSeparators(aside));
  return {};
}

QString Winners::lockedSentence() const {
  //: %1: path of the file
  return WinnerWords::tr("The file of stored launches, %1, is locked by another program.")
      .arg(QDir::toNativeSeparators(m_file));
}

void Winners::store(const Winner& winner) {
  const auto fail = [](const QString& sentence) { values::unavailable(sentence.toStdString()); };
  QDir().mkpath(QFileInfo(m_file).absolutePath());
  // Without the lock, a launch that another program stores between reading and writing is lost.
  const app::FileLock lock(lockPath(), m_timeout);
  if (lock.isHeldElsewhere()) fail(lockedSentence());
  m_complaint.clear();
  std::vector<Winner> winners = readOrKeepAside();
  // A file that cannot be read is not overwritten.
  if (!m_complaint.isEmpty() && QFileInfo::exists(m_file)) fail(m_complaint);
  std::erase_if(winners, [&](const Winner& each) { return each.isForTheSameAs(winner); });
  winners.push_back(winner);
  json content{{engine::kFormatKey, kWinnersFormat},
               {engine::kWriterKey, engine::programVersion()},
               {"winners", json::array()}};
  for (const Winner& each : winners) content["winners"].push_back(toJson(each));
  app::writeFile(m_file, content.dump(2) + "\n");
}

QString Winners::take(const std::string& device, const catalog::KernelRow& row,
                      values::Parameters& parameters) {
  const std::vector<Winner> winners = all();
  const auto found = std::ranges::find_if(winners, [&](const Winner& winner) {
    return winner.device == device && winner.kernel == row.id &&
           winner.dtype == nameOf(parameters.dtype) && winner.op == nameOf(parameters.op) &&
           winner.from <= parameters.n && parameters.n <= winner.to;
  });
  if (found == winners.end()) {
    const std::string why = m_complaint.isEmpty() ? std::string() : " " + m_complaint.toStdString();
    values::refuse("block = auto: no launch of " + std::string(row.id) + " is stored for " +
                   device + ", " + std::string(nameOf(parameters.dtype)) +
                   " and n = " + std::to_string(parameters.n) +
                   "; a sweep finds the fastest, and Store as auto keeps it." + why);
  }
  for (const auto& [name, text] : found->launch) catalog::assign(row, name, text, parameters);
  //: %1: the launch, "block 256, grid 132"; %2: name of the device; %3: a date
  return WinnerWords::tr("auto: %1, stored for %2 on %3.")
      .arg(QString::fromStdString(found->text()), QString::fromStdString(device),
           QString::fromStdString(found->date).left(10));
}

}  // namespace lanescope::tune
