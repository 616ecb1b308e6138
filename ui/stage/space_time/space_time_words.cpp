// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_words.h"

#include "app/text/list_text.h"
#include "app/text/number_text.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/space_time/space_time_graph.h"
#include "ui/stage/words/wrong_sentence.h"

namespace lanescope::ui {

using trace::DataNode;

SpaceTimeWords::SpaceTimeWords(const StageModel& model, const SpaceTimeGraph& graph)
    : m_model(model), m_graph(graph) {}

QString SpaceTimeWords::nameOf(const SpaceTimeNode& node) const {
  const DataNode& data = m_model.flow.nodes()[node.node];
  return QStringLiteral("%1 = %2").arg(m_model.elementName(data.array, data.index),
                                       m_model.fullTextOf(data.array, data.bits));
}

QString SpaceTimeWords::describe(std::size_t node) const {
  const SpaceTimeNode& placed = m_graph.nodes[node];
  const DataNode& data = m_model.flow.nodes()[placed.node];
  //: %1: how many; %2: a value, "a[3] = 5"
  if (placed.merged > 1)
    return tr("%1 loaded values, the last one %2").arg(placed.merged).arg(nameOf(placed));
  //: %1: a value, "a[3] = 5"; %2: number of a thread
  if (data.isInput)
    return tr("%1, an input, read by thread %2").arg(nameOf(placed)).arg(data.thread);
  QStringList sources;
  for (const SpaceTimeEdge& edge : m_graph.edges) {
    if (edge.to == node && m_graph.nodes[edge.from].merged == 1) {
      sources += nameOf(m_graph.nodes[edge.from]);
    }
  }
  //: %1: a value, "cache[3] = 5"; %2: number of a thread; %3: number of an epoch
  const QString what = tr("%1, stored by thread %2 in epoch %3")
                           .arg(nameOf(placed))
                           .arg(data.thread)
                           .arg(data.epoch);
  QStringList lines{
      //: %1: "cache[3] = 5, stored by thread 3 in epoch 1"; %2: the values that it was made of
      sources.isEmpty() ? what : tr("%1, from %2").arg(what, andList(sources))};
  if (const QString lost = rounding(placed.node); !lost.isEmpty()) lines += lost;
  return lines.join(QLatin1Char('\n'));
}

QString SpaceTimeWords::wrong(std::size_t node, const trace::Taint& taint, int step) const {
  const DataNode& data = m_model.flow.nodes()[m_graph.nodes[node].node];
  return WrongSentence(m_model, taint)
      .ofVersion(data.step, data.thread, static_cast<std::size_t>(step) + 1);
}

bool SpaceTimeWords::isKnown(std::size_t node, int step) const {
  return static_cast<int>(m_model.flow.nodes()[m_graph.nodes[node].node].step) <= step;
}

QString SpaceTimeWords::rowName(std::size_t row) const {
  const SpaceTimeRow& place = m_graph.rows[row];
  //: Name of the first row: the values that are read and never stored
  if (place.isInputs) return tr("inputs");
  //: Name of a row. %1: number of the epoch
  if (place.level == 0) return tr("epoch %1").arg(place.epoch);
  //: Name of a row. %1: number of the epoch; %2: number of the row within it
  return tr("epoch %1, row %2").arg(place.epoch).arg(place.level + 1);
}

QString SpaceTimeWords::rounding(std::uint32_t node) const {
  const trace::Rounding::Stored* lost = m_model.rounding.ofEvent(m_model.flow.eventOf(node));
  if (lost == nullptr) return {};
  constexpr int kDigits = 3;
  const QString sentence =
      lost->lost == 0
          ? tr("rounded: nothing lost")
          : /*: ulp: unit in the last place. %1, %2: numbers */ tr("rounded: lost %1 (%2 ulp)")
                .arg(shownNumber(lost->lost, 'g', kDigits), shownNumber(lost->ulps, 'g', kDigits));
  //: %1: "rounded: nothing lost"; %2: how many
  return lost->operations == 1 ? sentence
                               : tr("%1 in %2 operations").arg(sentence).arg(lost->operations);
}

}  // namespace lanescope::ui
