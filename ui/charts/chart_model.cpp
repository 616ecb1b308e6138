// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_model.h"

#include <cmath>

namespace lanescope::ui {

void ChartModel::setChart(Chart chart) {
  beginResetModel();
  m_chart = std::move(chart);
  m_rows.clear();
  for (std::size_t series = 0; series < m_chart.series.size(); ++series) {
    const std::size_t count = m_chart.series[series].points.size();
    m_rows.reserve(m_rows.size() + count);
    for (std::size_t point = 0; point < count; ++point) m_rows.emplace_back(series, point);
  }
  endResetModel();
}

std::optional<std::size_t> ChartModel::timingAt(int row) const {
  if (row < 0 || row >= static_cast<int>(m_rows.size())) return std::nullopt;
  const auto& [series, point] = m_rows[static_cast<std::size_t>(row)];
  const std::optional<std::size_t> fact = m_chart.series[series].points[point].fact;
  return fact ? m_chart.facts[*fact].timing : std::nullopt;
}

int ChartModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChartModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChartModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto& [at, of] = m_rows[static_cast<std::size_t>(index.row())];
  const ChartSeries& series = m_chart.series[at];
  const ChartPoint& point = series.points[of];
  if (role == Qt::DisplayRole) return text(series, point, index.column());
  if (role == Qt::ToolTipRole) return m_chart.wordsOf(series, point);
  if (role == Qt::TextAlignmentRole && index.column() >= X && index.column() <= Samples) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  return {};
}

QString ChartModel::text(const ChartSeries& series, const ChartPoint& point, int column) const {
  const ChartFact* const fact = point.fact ? &m_chart.facts[*point.fact] : nullptr;
  switch (column) {
    case Series:
      return series.name;
    case X:
      return m_chart.x.textOf(point.x);
    case Y:
      return m_chart.y.textOf(point.y);
    case Range:
      return std::isfinite(point.low) && std::isfinite(point.high)
                 ? tr("%1 to %2").arg(m_chart.y.textOf(point.low), m_chart.y.textOf(point.high))
                 : QString();
    case Samples:
      return fact != nullptr ? QString::number(fact->samples) : QString();
    default:
      return fact != nullptr ? fact->where : QString();
  }
}

QVariant ChartModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const QStringList titles{tr("What"),      m_chart.x.label,
                           m_chart.y.label, m_chart.range.isEmpty() ? tr("Range") : m_chart.range,
                           tr("Samples"),   tr("Where")};
  return titles.value(section);
}

}  // namespace lanescope::ui
