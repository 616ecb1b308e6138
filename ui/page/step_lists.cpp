// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/step_lists.h"

#include <QHash>
#include <algorithm>

namespace lanescope::app {
namespace {

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

int StepLists::idOf(const std::vector<int>& numbers, const std::vector<std::vector<QRgb>>& colors) {
  QByteArray form;
  for (const int number : numbers) form += QByteArray::number(number) + ',';
  form.chop(1);
  QByteArray text = QByteArray::number(m_forms.idOf(form));
  for (std::size_t i = 0; i < colors.front().size(); ++i) {
    const QRgb first = colors.front()[i];
    const bool isOne =
        std::ranges::all_of(colors, [&](const auto& theme) { return theme[i] == first; });
    QByteArray color = isOne ? colorText(first) : "[";
    if (!isOne) {
      for (const auto& theme : colors) color += colorText(theme[i]) + ',';
      color.back() = ']';
    }
    text += ',' + QByteArray::number(m_colors.idOf(color));
  }
  return m_commands.idOf(text);
}

QList<QByteArray> StepLists::forms() const {
  QList<QByteArray> forms;
  QHash<QByteArray, QList<int>> last;  // by the kind
  for (const QByteArray& text : m_forms.texts()) {
    QByteArrayList numbers = text.split(',');
    QByteArray form = '[' + numbers.takeFirst();
    QList<int>& before = last[form];
    before.resize(std::max(before.size(), numbers.size()));
    for (qsizetype i = 0; i < numbers.size(); ++i) {
      const int number = numbers[i].toInt();
      form += ',' + QByteArray::number(number - before[i]);
      before[i] = number;
    }
    forms.push_back(form + ']');
  }
  return forms;
}

QList<QByteArray> StepLists::commands() const {
  QList<QByteArray> commands;
  int last = 0;
  for (const QByteArray& text : m_commands.texts()) {
    const qsizetype end = text.indexOf(',') < 0 ? text.size() : text.indexOf(',');
    const int form = text.left(end).toInt();
    commands.push_back('[' + QByteArray::number(form - last) + text.mid(end) + ']');
    last = form;
  }
  return commands;
}

StepLists::Ids StepLists::add(std::span<const std::vector<PaintCommand>> themes) {
  Ids ids;
  const bool isOneList = std::ranges::all_of(
      themes, [&](const auto& theme) { return areAlike(theme, themes.front()); });
  if (isOneList) {
    std::vector<std::vector<QRgb>> colors(themes.size());
    for (std::size_t i = 0; i < themes.front().size(); ++i) {
      std::ranges::transform(themes, colors.begin(),
                             [i](const auto& theme) { return theme[i].colors; });
      ids.push_back(idOf(themes.front()[i].numbers, colors));
    }
    return ids;
  }
  // Each theme has commands of its own, which have no colour in the others.
  for (std::size_t theme = 0; theme < themes.size(); ++theme) {
    for (const PaintCommand& command : themes[theme]) {
      std::vector<std::vector<QRgb>> colors(themes.size(),
                                            std::vector<QRgb>(command.colors.size(), 0));
      colors[theme] = command.colors;
      ids.push_back(idOf(command.numbers, colors));
    }
  }
  return ids;
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
