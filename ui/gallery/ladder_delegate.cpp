// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/ladder_delegate.h"

#include <QIcon>
#include <QPainter>
#include <QTreeView>
#include <algorithm>

#include "ui/gallery/catalog_model.h"
#include "ui/gallery/miniature_painter.h"
#include "ui/gallery/miniature_view.h"

namespace lanescope::ui {
namespace {

constexpr int kRowMargin = 6;  ///< of a row's text, as the style sheet and the style have it
constexpr int kGap = 4;

/// The height of a miniature, the diameter of a step's number: both grow with the type.
int pictureHeight(const QFontMetrics& font) {
  return font.lineSpacing() * 3 / 2;
}
int stepSize(const QFontMetrics& font) {
  return font.lineSpacing() * 5 / 4;
}
int pictureWidth(const QFontMetrics& font) {
  return std::max(pictureHeight(font) * 5 / 2, font.horizontalAdvance(noPictureWord()) + 2 * kGap);
}

bool isStep(const QModelIndex& index) {
  return index.isValid() && !index.data(CatalogModel::StepRole).toString().isEmpty();
}

}  // namespace

QRect LadderDelegate::pictureIn(const QStyleOptionViewItem& option) {
  const QFontMetrics& font = option.fontMetrics;
  const int height = pictureHeight(font);
  return {option.rect.left() + stepSize(font) + 2 * kGap, option.rect.center().y() - height / 2 + 1,
          pictureWidth(font), height};
}

QSize LadderDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QSize size = QStyledItemDelegate::sizeHint(option, index);
  const auto* tree = qobject_cast<const QTreeView*>(option.widget);
  if (tree == nullptr || index.column() == 0) return size;
  const QRect column(0, 0, tree->columnWidth(index.column()) - 2 * kRowMargin, QWIDGETSIZE_MAX);
  const QRect text =
      option.fontMetrics.boundingRect(column, Qt::TextWordWrap, index.data().toString());
  size.setHeight(std::max(size.height(), text.height() + kRowMargin));
  return size;
}

void LadderDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  option->features |= QStyleOptionViewItem::WrapText;
  option->displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
  if (!index.parent().isValid()) {
    option->state |= QStyle::State_Enabled;  // a heading, and not one of those that are missing
    option->font.setBold(index.column() == 0);
    return;
  }
  if (index.column() > 0) return;
  // The style leaves this room before the text, in which `paint` draws.
  option->features |= QStyleOptionViewItem::HasDecoration;
  option->icon = QIcon();
  option->decorationSize = {
      stepSize(option->fontMetrics) + pictureWidth(option->fontMetrics) + 3 * kGap,
      pictureHeight(option->fontMetrics)};
}

void LadderDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  if (!index.parent().isValid() || index.column() > 0) return;
  paintStep(*painter, option, index);
  const QRect area = pictureIn(option);
  const Miniature* miniature =
      Miniature::shipped(index.data(CatalogModel::KernelIdRole).toString().toStdString());
  if (miniature == nullptr) return paintNoPicture(*painter, area, m_theme, option.font);
  painter->fillRect(area, m_theme.panel);
  MiniaturePainter(*miniature, m_theme).paint(*painter, QRectF(area).adjusted(2, 1, -2, -1));
}

void LadderDelegate::paintStep(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
  const double size = stepSize(option.fontMetrics);
  const QRectF disc(option.rect.left() + kGap,
                    option.rect.top() + (option.rect.height() - size) / 2.0, size, size);
  const auto icon = index.data(Qt::DecorationRole).value<QIcon>();
  if (!icon.isNull()) return icon.paint(&painter, disc.toRect().adjusted(1, 1, -1, -1));
  if (!isStep(index)) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_theme.mutedText, 1.4));
  const double x = disc.center().x();
  if (isStep(index.siblingAtRow(index.row() - 1))) {
    painter.drawLine(QPointF(x, option.rect.top()), QPointF(x, disc.top()));
  }
  if (isStep(index.siblingAtRow(index.row() + 1))) {
    painter.drawLine(QPointF(x, disc.bottom()), QPointF(x, option.rect.bottom() + 1));
  }
  painter.setBrush(m_theme.panel);
  painter.drawEllipse(disc);
  painter.setPen(m_theme.text);
  painter.setFont(option.font);
  painter.drawText(disc, Qt::AlignCenter, index.data(CatalogModel::StepRole).toString());
  painter.restore();
}

}  // namespace lanescope::ui
