// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/known_benchmarks.h"

#include <QCryptographicHash>
#include <QStringList>
#include <cstring>
#include <nlohmann/json.hpp>

#include "app/history/entry_row.h"
#include "protocol/json.h"

namespace lanescope::history {

using nlohmann::json;

bool KnownBenchmarks::add(const values::BenchResult& result) {
  if (result.date.empty()) return true;
  if (m_dates.insert(result.date).second) readAll(result.date);
  const auto text = [](const std::string& utf8) { return QString::fromStdString(utf8); };
  return m_keys
      .insert(keyOf({text(result.date), text(result.kernel), text(result.machine),
                     text(result.device), nameOf(kindOf(result))},
                    engine::toJson(result.parameters).dump()))
      .second;
}

void KnownBenchmarks::readAll(const std::string& date) {
  m_database.read(QStringLiteral("SELECT date, kernel, machine, device, kind, head FROM entries "
                                 "WHERE removed IS NULL AND date = ?"),
                  {QString::fromStdString(date)}, [this](const QSqlQuery& row) {
                    constexpr int kHead = 5;
                    const json head =
                        json::parse(row.value(kHead).toString().toStdString(), nullptr, false);
                    if (!head.is_object()) return;
                    QStringList texts;
                    for (int column = 0; column < kHead; ++column)
                      texts += row.value(column).toString();
                    m_keys.insert(keyOf(texts, head.value("parameters", json()).dump()));
                  });
}

KnownBenchmarks::Key KnownBenchmarks::keyOf(const QStringList& texts,
                                            const std::string& parameters) {
  // The texts contain no line feeds.
  QCryptographicHash hash(QCryptographicHash::Blake2b_160);
  hash.addData(texts.join(QLatin1Char('\n')).toUtf8());
  hash.addData(QByteArrayView("\n"));
  hash.addData(QByteArrayView(parameters.data(), static_cast<qsizetype>(parameters.size())));
  Key key{};
  std::memcpy(key.data(), hash.result().constData(), sizeof key);
  return key;
}

}  // namespace lanescope::history
