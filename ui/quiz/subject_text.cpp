// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/subject_text.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/text/matching.h"

namespace lanescope::ui {
namespace {

/// Whether the subject names a warp, by `Subject::index`.
bool isOfWarp(Subject::What what) {
  return what == Subject::What::lanesOfWarp || what == Subject::What::bankWays ||
         what == Subject::What::sectors;
}

}  // namespace

std::optional<NamedElement> elementFrom(const QString& text, const trace::Record& record) {
  static const QRegularExpression pattern(
      QStringLiteral("^([A-Za-z_][A-Za-z_0-9.]*)\\[([0-9]{1,18})\\](?:\\[([0-9]{1,9})\\])?$"));
  const auto match = firstMatch(pattern, text);
  if (!match.hasMatch()) return std::nullopt;
  const auto found = std::ranges::find_if(record.arrays, [&](const trace::ArrayInfo& array) {
    return !array.remote && match.captured(1) == QString::fromStdString(array.name);
  });
  if (found == record.arrays.end()) return std::nullopt;
  std::int64_t index = match.captured(2).toLongLong();
  if (match.hasCaptured(3)) {
    const std::int64_t column = match.captured(3).toLongLong();
    const auto columns = static_cast<std::int64_t>(found->columns);
    const bool isInside = column < columns && index < static_cast<std::int64_t>(found->count);
    if (!isInside) return std::nullopt;
    index = index * columns + column;
  }
  if (static_cast<std::uint64_t>(index) >= found->count) return std::nullopt;
  return NamedElement{static_cast<unsigned>(found - record.arrays.begin()), index};
}

std::optional<Subject> subjectFrom(const QString& text, const trace::Record& record) {
  const QStringList words = text.simplified().split(QLatin1Char(' '));
  const auto infos = subjectInfos();
  const auto info = std::ranges::find_if(
      infos, [&](const SubjectInfo& known) { return words.first() == QLatin1String(known.id); });
  if (info == infos.end()) return std::nullopt;
  Subject subject{info->what, 0, 0};
  if (info->what == Subject::What::element) {
    const auto element = elementFrom(words.value(1), record);
    if (!element || words.size() != 2) return std::nullopt;
    subject.array = element->array;
    subject.index = element->index;
  } else if (isOfWarp(info->what)) {
    bool isNumber = false;
    subject.index = words.value(1).toUShort(&isNumber);
    if (!isNumber || words.size() != 2) return std::nullopt;
  } else if (words.size() != 1) {
    return std::nullopt;
  }
  return subject;
}

}  // namespace lanescope::ui
