// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/space_time/space_time_pane.h"

#include "ui/stage/model/stage_model.h"
#include "ui/stage/space_time/space_time_painter.h"
#include "ui/stage/words/wrong_sentence.h"

namespace lanescope::ui {

using trace::DataNode;

SpaceTimePane::SpaceTimePane(const PaneFrame& frame)
    : m_frame(frame),
      m_graph(frame.model, frame.step, frame.hidesFuture),
      m_layout(m_graph, frame.picture(), frame.scale, frame.camera.zoom) {}

void SpaceTimePane::paint(QPainter& painter) const {
  SpaceTimePainter(m_frame, m_graph, m_layout).paint(painter);
}

std::optional<std::uint32_t> SpaceTimePane::valueAt(QPointF point) const {
  const auto found = m_layout.nodeAt(point);
  if (!found) return std::nullopt;
  return m_graph.nodes[*found].node;
}

QString SpaceTimePane::nameOf(const SpaceTimeNode& node) const {
  const DataNode& data = m_frame.model.flow.nodes()[node.node];
  return QStringLiteral("%1 = %2").arg(m_frame.model.elementName(data.array, data.index),
                                       m_frame.model.fullTextOf(data.array, data.bits));
}

QString SpaceTimePane::describeAt(QPointF point) const {
  QString what = describeNode(point);
  const auto node = valueAt(point);
  if (m_frame.taint == nullptr || !node) return what;
  const DataNode& data = m_frame.model.flow.nodes()[*node];
  const QString wrong =
      WrongSentence(m_frame.model, *m_frame.taint)
          .ofVersion(data.step, data.thread, static_cast<std::size_t>(m_frame.step) + 1);
  return wrong.isEmpty() ? what : what + QLatin1Char('\n') + wrong;
}

QString SpaceTimePane::describeNode(QPointF point) const {
  if (const auto found = m_layout.nodeAt(point)) {
    const std::size_t i = *found;
    const SpaceTimeNode& node = m_graph.nodes[i];
    const DataNode& data = m_frame.model.flow.nodes()[node.node];
    if (node.merged > 1)
      return tr("%1 loaded values, the last one %2").arg(node.merged).arg(nameOf(node));
    if (data.isInput)
      return tr("%1, an input, read by thread %2").arg(nameOf(node)).arg(data.thread);
    QStringList sources;
    for (const SpaceTimeEdge& edge : m_graph.edges) {
      if (edge.to == i && m_graph.nodes[edge.from].merged == 1) {
        sources += nameOf(m_graph.nodes[edge.from]);
      }
    }
    const QString what = tr("%1, stored by thread %2 in epoch %3")
                             .arg(nameOf(node))
                             .arg(data.thread)
                             .arg(data.epoch);
    return (sources.isEmpty() ? what : tr("%1, from %2").arg(what, sources.join(tr(" and ")))) +
           describeRounding(node.node);
  }
  return {};
}

QString SpaceTimePane::describeRounding(std::uint32_t node) const {
  const StageModel& model = m_frame.model;
  const trace::Rounding::Stored* lost = model.rounding.ofEvent(model.flow.eventOf(node));
  if (lost == nullptr) return {};
  constexpr int kDigits = 3;
  const QString sentence = lost->lost == 0 ? tr("rounded: nothing lost")
                                           : tr("rounded: lost %1 (%2 ulp)")
                                                 .arg(QString::number(lost->lost, 'g', kDigits),
                                                      QString::number(lost->ulps, 'g', kDigits));
  return QLatin1Char('\n') + (lost->operations == 1
                                  ? sentence
                                  : tr("%1 in %2 operations").arg(sentence).arg(lost->operations));
}

}  // namespace lanescope::ui
