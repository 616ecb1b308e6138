// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QWidget>
#include <algorithm>

namespace lanescope::ui {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), m_gap(gap) {
  setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
  qDeleteAll(m_items);
}

void FlowLayout::insertWidget(int position, QWidget* widget) {
  addChildWidget(widget);
  m_items.insert(position, new QWidgetItem(widget));
  invalidate();
}

void FlowLayout::addItem(QLayoutItem* item) {
  m_items.append(item);
}

int FlowLayout::count() const {
  return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int position) const {
  return m_items.value(position, nullptr);
}

QLayoutItem* FlowLayout::takeAt(int position) {
  return position >= 0 && position < count() ? m_items.takeAt(position) : nullptr;
}

int FlowLayout::widthOfRow(bool isLeast) const {
  int width = -m_gap;
  for (const QLayoutItem* item : m_items) {
    if (!item->isEmpty()) width += m_gap + sizeOf(*item, isLeast).width();
  }
  return width;
}

QSize FlowLayout::sizeOf(const QLayoutItem& item, bool isLeast) {
  const QSize size = item.sizeHint();
  return isLeast ? QSize(std::min(size.width(), item.minimumSize().width()), size.height()) : size;
}

bool FlowLayout::isSqueezed(int width) const {
  return widthOfRow(false) > width && widthOfRow(true) <= width;
}

template <class Place>
int FlowLayout::goThroughRows(int width, const Place& place) const {
  const bool isLeast = isSqueezed(width);
  QList<QLayoutItem*> row;
  int used = 0;
  int height = 0;
  int top = 0;
  const auto endRow = [&] {
    if (row.isEmpty()) return;
    place(row, top, height);
    top += height + m_gap;
    row.clear();
    used = height = 0;
  };
  for (QLayoutItem* item : m_items) {
    if (item->isEmpty()) continue;
    const QSize size = sizeOf(*item, isLeast);
    if (!row.isEmpty() && used + m_gap + size.width() > width) endRow();
    used += size.width() + (row.isEmpty() ? 0 : m_gap);
    height = std::max(height, size.height());
    row.append(item);
  }
  endRow();
  return std::max(0, top - m_gap);
}

int FlowLayout::heightForWidth(int width) const {
  const QMargins margins = contentsMargins();
  return goThroughRows(width - margins.left() - margins.right(), [](auto&&...) {}) + margins.top() +
         margins.bottom();
}

QSize FlowLayout::sizeHint() const {
  QSize size;
  for (const QLayoutItem* item : m_items) {
    if (item->isEmpty()) continue;
    const QSize each = item->sizeHint();
    size = {size.width() + each.width() + (size.isEmpty() ? 0 : m_gap),
            std::max(size.height(), each.height())};
  }
  return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : m_items) {
    if (!item->isEmpty()) size = size.expandedTo(item->sizeHint());
  }
  return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  const QRect inner = rect.marginsRemoved(contentsMargins());
  const bool isLeast = isSqueezed(inner.width());
  goThroughRows(inner.width(), [&](const QList<QLayoutItem*>& row, int top, int height) {
    int left = inner.left();
    for (QLayoutItem* item : row) {
      const QSize size = sizeOf(*item, isLeast);
      item->setGeometry({QPoint(left, inner.top() + top + (height - size.height()) / 2),
                         QSize(std::min(size.width(), inner.width()), size.height())});
      left += size.width() + m_gap;
    }
  });
}

}  // namespace lanescope::ui
