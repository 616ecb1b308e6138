// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace lanescope::ui {

/// Lays its widgets out in a row, and goes on in a further row where the width is used up. Hidden
/// widgets take no room.
class FlowLayout : public QLayout {
  Q_OBJECT

 public:
  /// `gap`: pixels between two widgets, and between two rows.
  FlowLayout(QWidget* parent, int gap);
  ~FlowLayout() override;

  void insertWidget(int position, QWidget* widget);

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override;
  [[nodiscard]] QLayoutItem* itemAt(int position) const override;
  QLayoutItem* takeAt(int position) override;
  [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  /// One row with all widgets.
  [[nodiscard]] QSize sizeHint() const override;
  /// The size of the largest widget.
  [[nodiscard]] QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

 private:
  /// The width of all items in one row, as they are at most or at least.
  [[nodiscard]] int widthOfRow(bool isLeast) const;
  [[nodiscard]] static QSize sizeOf(const QLayoutItem& item, bool isLeast);
  /// Whether the items fit in one row if they take no more width than they need.
  [[nodiscard]] bool isSqueezed(int width) const;
  /// Returns the height of all rows in this width. `place` is called with each row.
  template <class Place>
  int goThroughRows(int width, const Place& place) const;

  QList<QLayoutItem*> m_items;
  int m_gap;
};

}  // namespace lanescope::ui
