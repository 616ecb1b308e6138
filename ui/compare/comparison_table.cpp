// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_table.h"

#include <QApplication>
#include <QHeaderView>

namespace lanescope::ui {
namespace {

/// A part has four columns: what, left, right, difference. A gap separates it from the next part.
constexpr int kPartColumns = 4;
constexpr int kPartGap = 18;
/// The least width of a part, in characters.
constexpr int kPartCharacters = 48;

}  // namespace

ComparisonTable::ComparisonTable(QWidget* parent)
    : FactsTable(tr("Comparison of both sides"), parent) {
  horizontalHeader()->setVisible(true);
}

void ComparisonTable::setComparison(const Comparison& comparison) {
  m_lines = comparison.rows;
  fill();
}

void ComparisonTable::setTypeSize(double factor) {
  QFont font = QApplication::font();
  font.setPointSizeF(font.pointSizeF() * factor);
  setFont(font);
  verticalHeader()->setDefaultSectionSize(QFontMetrics(font).height() + 6);
  fill();
}

int ComparisonTable::partsThatFit() const {
  return width() >= 2 * kPartCharacters * fontMetrics().averageCharWidth() ? 2 : 1;
}

void ComparisonTable::resizeEvent(QResizeEvent* event) {
  FactsTable::resizeEvent(event);
  if (partsThatFit() != m_parts) fill();
}

void ComparisonTable::fill() {
  m_parts = partsThatFit();
  clear();
  setColumnCount(m_parts * (kPartColumns + 1) - 1);
  setRowCount(static_cast<int>((m_lines.size() + m_parts - 1) / m_parts));
  for (int row = 0; row < rowCount(); ++row) {
    for (int column = 0; column < columnCount(); ++column) {
      setItem(row, column, new QTableWidgetItem);
    }
  }
  for (int part = 0; part < m_parts; ++part) fillPart(part);
  updateGeometry();
}

void ComparisonTable::fillPart(int part) {
  const int first = part * (kPartColumns + 1);
  const QStringList names{//: Heading of a column: names of counters
                          tr("Counter"),
                          //: Heading of a column: the run on the left
                          tr("Left"),
                          //: Heading of a column: the run on the right
                          tr("Right"),
                          //: Heading of a column: which side has less or more, and how much
                          tr("Difference")};
  for (int column = 0; column < kPartColumns; ++column) {
    auto* header = new QTableWidgetItem(names[column]);
    header->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    setHorizontalHeaderItem(first + column, header);
    header->setFont(font());
    const bool isNumber = column == 1 || column == 2;
    horizontalHeader()->setSectionResizeMode(
        first + column, isNumber ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  }
  if (part > 0) {
    setHorizontalHeaderItem(first - 1, new QTableWidgetItem);
    horizontalHeader()->setSectionResizeMode(first - 1, QHeaderView::Fixed);
    setColumnWidth(first - 1, kPartGap);
  }
  for (int row = 0; row < rowCount() && part * rowCount() + row < m_lines.size(); ++row) {
    const ComparisonRow& line = m_lines[part * rowCount() + row];
    int column = first;
    const auto add = [&](const QString& text, bool isBetter = false) {
      QTableWidgetItem* cell = item(row, column);
      cell->setText(text);
      cell->setToolTip(line.help);
      setPlace(*cell, line.place);
      if (column > first) cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      QFont bold = font();
      bold.setBold(isBetter);
      cell->setFont(bold);
      ++column;
    };
    add(line.name);
    add(line.main, line.better == ComparisonRow::Better::main);
    add(line.compared, line.better == ComparisonRow::Better::compared);
    add(line.verdict);
  }
}

QSize ComparisonTable::sizeHint() const {
  constexpr int kEdge = 4;
  const int rows =
      static_cast<int>(m_lines.size() + 1) / 2 * verticalHeader()->defaultSectionSize();
  return {FactsTable::sizeHint().width(), horizontalHeader()->sizeHint().height() + rows + kEdge};
}

}  // namespace lanescope::ui
