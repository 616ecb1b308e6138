// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/step_lists.h"

#include <QHash>
#include <algorithm>
#include <cstring>
#include <iterator>

namespace lanescope::app {
namespace {

/// The bytes of numbers, as a key.
template <class T>
QByteArray bytesOf(const std::vector<T>& values) {
  return {reinterpret_cast<const char*>(values.data()),
          static_cast<qsizetype>(values.size() * sizeof(T))};
}
template <class T>
std::vector<T> valuesOf(const QByteArray& bytes) {
  std::vector<T> values(static_cast<std::size_t>(bytes.size()) / sizeof(T));
  std::memcpy(values.data(), bytes.constData(), values.size() * sizeof(T));
  return values;
}

QByteArray colorText(QRgb color) {
  if (qAlpha(color) == 0) return "\"\"";
  const auto hex = [](int byte) { return QByteArray::number(byte, 16).rightJustified(2, '0'); };
  QByteArray text = "\"#" + hex(qRed(color)) + hex(qGreen(color)) + hex(qBlue(color));
  if (qAlpha(color) < 255) text += hex(qAlpha(color));
  return text + '"';
}

/// Whether the lists differ in nothing but colours.
bool areAlike(const std::vector<PaintCommand>& one, const std::vector<PaintCommand>& other) {
  return std::ranges::equal(one, other, [](const PaintCommand& a, const PaintCommand& b) {
    return a.numbers == b.numbers && a.colors.size() == b.colors.size();
  });
}

/// The first place, from `from` on, where `before` goes on as `after` does at `i`; -1 for none.
/// A single equal id is no such place, since a clip stands in many places.
int placeOf(std::span<const int> places, const StepLists::Ids& before, const StepLists::Ids& after,
            std::size_t i, std::size_t from) {
  const auto first = std::ranges::lower_bound(places, static_cast<int>(from));
  const auto found = std::find_if(first, places.end(), [&](int place) {
    const auto next = static_cast<std::size_t>(place) + 1;
    return i + 1 == after.size() || (next < before.size() && before[next] == after[i + 1]);
  });
  return found == places.end() ? -1 : *found;
}

}  // namespace

int StepLists::idOf(const PaintCommand& command, std::span<const PaintCommand* const> themes) {
  std::vector<int> parts{m_forms.idOf(bytesOf(command.numbers))};
  std::vector<QRgb> color(themes.size());
  for (std::size_t i = 0; i < command.colors.size(); ++i) {
    std::ranges::transform(themes, color.begin(), [i](const PaintCommand* theme) {
      return theme == nullptr ? QRgb{0} : theme->colors[i];
    });
    parts.push_back(m_colors.idOf(bytesOf(color)));
  }
  return m_commands.idOf(bytesOf(parts));
}

StepLists::Ids StepLists::add(std::span<const std::vector<PaintCommand>> themes) {
  Ids ids;
  std::vector<const PaintCommand*> same(themes.size(), nullptr);
  const bool isOneList = std::ranges::all_of(
      themes, [&](const auto& theme) { return areAlike(theme, themes.front()); });
  if (isOneList) {
    for (std::size_t i = 0; i < themes.front().size(); ++i) {
      std::ranges::transform(themes, same.begin(), [i](const auto& theme) { return &theme[i]; });
      ids.push_back(idOf(themes.front()[i], same));
    }
    return ids;
  }
  // Each theme has commands of its own, which have no colour in the others.
  for (std::size_t theme = 0; theme < themes.size(); ++theme) {
    for (const PaintCommand& command : themes[theme]) {
      std::ranges::fill(same, nullptr);
      same[theme] = &command;
      ids.push_back(idOf(command, same));
    }
  }
  return ids;
}

QList<QByteArray> StepLists::forms() const {
  QList<QByteArray> forms;
  QHash<int, std::vector<int>> last;  // by the kind
  for (const QByteArray& bytes : m_forms.texts()) {
    const std::vector<int> numbers = valuesOf<int>(bytes);
    std::vector<int>& before = last[numbers.front()];
    before.resize(std::max(before.size(), numbers.size()));
    QByteArray form = '[' + QByteArray::number(numbers.front());
    for (std::size_t i = 1; i < numbers.size(); ++i) {
      form += ',' + QByteArray::number(numbers[i] - before[i]);
      before[i] = numbers[i];
    }
    forms.push_back(form + ']');
  }
  return forms;
}

QList<QByteArray> StepLists::commands() const {
  QList<QByteArray> commands;
  int last = 0;
  for (const QByteArray& bytes : m_commands.texts()) {
    const std::vector<int> parts = valuesOf<int>(bytes);
    QByteArray command = '[' + QByteArray::number(parts.front() - last);
    for (std::size_t i = 1; i < parts.size(); ++i) command += ',' + QByteArray::number(parts[i]);
    commands.push_back(command + ']');
    last = parts.front();
  }
  return commands;
}

QList<QByteArray> StepLists::colors() const {
  QList<QByteArray> colors;
  for (const QByteArray& bytes : m_colors.texts()) {
    const std::vector<QRgb> themes = valuesOf<QRgb>(bytes);
    const auto isFirst = [&](QRgb color) { return color == themes.front(); };
    if (std::ranges::all_of(themes, isFirst)) {
      colors.push_back(colorText(themes.front()));
      continue;
    }
    QByteArrayList texts;
    std::ranges::transform(themes, std::back_inserter(texts), colorText);
    colors.push_back('[' + texts.join(',') + ']');
  }
  return colors;
}

QByteArray StepLists::changeOf(const Ids& before, const Ids& after) {
  QHash<int, std::vector<int>> places;
  for (std::size_t i = 0; i < before.size(); ++i) {
    places[before[i]].push_back(static_cast<int>(i));
  }
  QByteArray text = "[";
  const auto addPair = [&](int what, std::size_t count) {
    text +=
        QByteArray::number(what) + ',' + QByteArray::number(static_cast<qulonglong>(count)) + ',';
  };
  std::size_t from = 0;
  for (std::size_t i = 0; i < after.size();) {
    std::size_t count = 1;
    const auto known = places.constFind(after[i]);
    const int place = known == places.constEnd() ? -1 : placeOf(*known, before, after, i, from);
    if (place >= 0) {
      const auto start = static_cast<std::size_t>(place);
      while (i + count < after.size() && start + count < before.size() &&
             before[start + count] == after[i + count]) {
        ++count;
      }
      addPair(-1 - static_cast<int>(start - from), count);
      from = start + count;
    } else {
      while (i + count < after.size() && after[i + count] == after[i] + static_cast<int>(count) &&
             !places.contains(after[i + count])) {
        ++count;
      }
      addPair(after[i], count);
    }
    i += count;
  }
  if (text.size() > 1) text.chop(1);
  return text + ']';
}

}  // namespace lanescope::app
