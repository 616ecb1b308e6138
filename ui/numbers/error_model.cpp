// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/numbers/error_model.h"

#include "app/text/number_text.h"

namespace lanescope::ui {

void ErrorModel::setData(const results::ErrorData& data, results::ErrorScale scale) {
  beginResetModel();
  m_data = data;
  m_scale = scale;
  endResetModel();
}

int ErrorModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_data.points().size());
}

int ErrorModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ErrorModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const results::ErrorPoint& point = m_data.points()[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return text(point, index.column());
  if (role == Qt::ToolTipRole) {
    return tr("Reference: %1").arg(numberText(point.accuracy.reference, values::DType::float64));
  }
  if (role == Qt::TextAlignmentRole && index.column() >= Size && index.column() <= Bound) {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  return {};
}

QString ErrorModel::text(const results::ErrorPoint& point, int column) const {
  const values::DType type = m_data.parameters().dtype;
  const auto number = [](double value) { return QString::number(value, 'g', 3); };
  switch (column) {
    case Name:
      return point.title();
    case Size:
      return sizeName(point.n);
    case Value:
      return numberText(point.accuracy.value, type);
    case Before: {
      const results::ErrorPoint* const old = m_data.before(point);
      return old == nullptr ? QString() : numberText(old->accuracy.value, type);
    }
    case Error:
      return number(point.accuracy.error);
    case Relative:
      return point.accuracy.error == 0.0 ? tr("exact") : number(point.relativeError(m_scale));
    case Bound:
      return number(point.relativeBound(m_scale));
    case Check:
      return point.passed ? tr("passed") : tr("failed");
    default:
      return point.where;
  }
}

QVariant ErrorModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const auto order = m_data.orderBefore();
  const QStringList titles{tr("What"),
                           tr("n"),
                           tr("Order %1").arg(m_data.parameters().shuffle),
                           order ? tr("Order %1").arg(*order) : tr("Before"),
                           tr("Error"),
                           tr("Relative"),
                           tr("Bound"),
                           tr("Check"),
                           tr("Where")};
  return titles.value(section);
}

}  // namespace lanescope::ui
