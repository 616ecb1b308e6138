// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tune/sweep_results.h"

#include <algorithm>

namespace lanescope::tune {

const char* nameOf(Mark::Kind kind) {
  switch (kind) {
    case Mark::Kind::best:
      return "best";
    case Mark::Kind::api:
      return "API";
    default:
      return "rule";
  }
}

std::vector<std::size_t> SweepResults::fastest(std::size_t most) const {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i].value(Metric::time)) order.push_back(i);
  }
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return cells[i].time.median; });
  order.resize(std::min(most, order.size()));
  return order;
}

void SweepResults::decide(const std::vector<std::size_t>& finalists) {
  std::erase_if(marks, [](const Mark& mark) { return mark.kind == Mark::Kind::best; });
  leads.clear();
  std::vector<std::size_t> order = fastest(finalists.empty() ? 1 : cells.size());
  if (!finalists.empty()) {
    std::erase_if(order, [&](std::size_t i) { return std::ranges::count(finalists, i) == 0; });
  }
  if (order.empty()) return;
  const SweepCell& best = cells[order.front()];
  marks.insert(marks.begin(),
               {Mark::Kind::best, order.front(),
                "The shortest median" + std::string(finalists.empty() ? "."
                                                                      : ", measured in turn with "
                                                                        "those next to it.")});
  for (std::size_t i = 1; i < order.size(); ++i) {
    leads.push_back({order[i], bench::ratioOfMedians(cells[order[i]].samples, best.samples)});
  }
}

const Mark* SweepResults::mark(Mark::Kind kind) const {
  const auto found = std::ranges::find(marks, kind, &Mark::kind);
  return found == marks.end() ? nullptr : &*found;
}

std::string SweepResults::marksOf(std::size_t cell) const {
  std::string names;
  for (const Mark& mark : marks) {
    if (mark.cell == cell) names += (names.empty() ? "" : ", ") + std::string(nameOf(mark.kind));
  }
  return names;
}

std::size_t SweepResults::count(SweepCell::State state) const {
  return static_cast<std::size_t>(std::ranges::count(cells, state, &SweepCell::state));
}

std::string launchText(const SweepSpace& space, const values::Parameters& parameters) {
  std::string text;
  for (const Axis& axis : space.axes()) {
    const auto value = numberOf(parameters, axis.name);
    text += (text.empty() ? "" : ", ") + axis.name + " " +
            (value ? std::to_string(*value) : std::string("auto"));
  }
  return text;
}

}  // namespace lanescope::tune
