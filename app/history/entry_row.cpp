// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/entry_row.h"

#include <QVariant>

#include "values/names.h"

namespace lanescope::history {
namespace {

constexpr values::Names<Kind, 5> kKinds{{{Kind::run, "run"},
                                         {Kind::times, "times"},
                                         {Kind::errors, "errors"},
                                         {Kind::work, "work"},
                                         {Kind::sweep, "sweep"}}};

/// Escapes a word for a LIKE pattern with backslash as escape character.
QString escaped(QString word) {
  for (const char* special : {"\\", "%", "_"}) {
    word.replace(QLatin1String(special), QLatin1Char('\\') + QLatin1String(special));
  }
  return word;
}

}  // namespace

QString nameOf(Kind kind) {
  const std::string_view name = values::nameIn(kKinds, kind);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

Entry entryAt(const QSqlQuery& query) {
  int column = 0;
  const auto text = [&] { return query.value(column++).toString(); };
  Entry entry;
  entry.id = query.value(column++).toLongLong();
  entry.kind = values::valueIn(kKinds, text().toStdString(), "a kind of entry");
  entry.date = text();
  entry.kernel = text();
  entry.machine = text();
  entry.device = text();
  entry.driver = text();
  entry.version = text();
  entry.tag = text();
  entry.origin = text();
  entry.leastN = query.value(column++).toLongLong();
  entry.mostN = query.value(column++).toLongLong();
  const QVariant best = query.value(column++);
  if (!best.isNull()) entry.best = values::Milliseconds(best.toDouble());
  entry.isComplete = query.value(column++).toBool();
  const QVariant passed = query.value(column++);
  if (!passed.isNull()) entry.passed = passed.toBool();
  return entry;
}

Condition conditionOf(const Search& search) {
  Condition condition{QStringLiteral("removed IS NULL"), {}};
  const auto add = [&](const QString& sql, const QString& value) {
    condition.sql += QStringLiteral(" AND ") + sql;
    condition.values += value;
  };
  for (const QString& word : search.text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    add(QStringLiteral("(kernel || ' ' || machine || ' ' || device || ' ' || driver || ' ' || tag "
                       "|| ' ' || version) LIKE ? ESCAPE '\\'"),
        QLatin1Char('%') + escaped(word) + QLatin1Char('%'));
  }
  if (!search.kernel.isEmpty()) add(QStringLiteral("kernel = ?"), search.kernel);
  if (!search.machine.isEmpty()) add(QStringLiteral("machine = ?"), search.machine);
  if (!search.from.isEmpty()) add(QStringLiteral("substr(date, 1, 10) >= ?"), search.from);
  if (!search.to.isEmpty()) add(QStringLiteral("substr(date, 1, 10) <= ?"), search.to);
  return condition;
}

}  // namespace lanescope::history
