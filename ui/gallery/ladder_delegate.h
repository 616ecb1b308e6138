// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

/// Draws the rows of a CatalogModel as ladders: before a kernel's title stand the number of its
/// step, joined to the steps above and below, and its miniature. A text breaks into lines where its
/// column is too narrow for it.
class LadderDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setTheme(const StageTheme& theme) { m_theme = theme; }

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  /// The area of a row's miniature; the row is in column 0.
  [[nodiscard]] static QRect pictureIn(const QStyleOptionViewItem& option);

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  void paintStep(QPainter& painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const;

  StageTheme m_theme = StageTheme::light();
};

}  // namespace lanescope::ui
