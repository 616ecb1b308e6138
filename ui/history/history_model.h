// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "app/history/entry.h"

namespace lanescope::ui {

/// The entries of the history as a table. Tags can be edited in it.
class HistoryModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    Date,
    Kernel,
    What,
    Check,
    Sizes,
    Best,
    Machine,
    Device,
    Tag,
    Version,
    ColumnCount
  };
  /// The role of the sort key: dates and numbers sort as such.
  static constexpr int kSortRole = Qt::UserRole;

  using QAbstractTableModel::QAbstractTableModel;

  void setEntries(std::vector<history::Entry> entries);
  [[nodiscard]] const history::Entry& entry(int row) const {
    return m_entries[static_cast<std::size_t>(row)];
  }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 signals:
  void tagEdited(qint64 id, const QString& before, const QString& after);

 private:
  [[nodiscard]] static QString text(const history::Entry& entry, int column);
  [[nodiscard]] static QVariant sortKey(const history::Entry& entry, int column);
  [[nodiscard]] static QString explanation(const history::Entry& entry);

  std::vector<history::Entry> m_entries;
};

}  // namespace lanescope::ui
