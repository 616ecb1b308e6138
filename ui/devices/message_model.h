// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <cstddef>
#include <memory>
#include <vector>

#include "ui/devices/device_replay.h"

namespace lanescope::ui {

/// The messages of one or two all-reduces as a table.
class MessageModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using Replays = std::vector<std::shared_ptr<const DeviceReplay>>;
  enum Column { algorithm, step, from, to, elements, bytes, becomes, content, columns };

  /// A message of one of the all-reduces.
  struct Place {
    std::size_t replay = 0;
    std::size_t message = 0;
  };

  using QAbstractTableModel::QAbstractTableModel;

  void setReplays(Replays replays);
  [[nodiscard]] Place placeAt(int row) const;
  [[nodiscard]] int rowOf(const Place& place) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  [[nodiscard]] QString textAt(const Place& place, int column) const;

  Replays m_replays;
};

}  // namespace lanescope::ui
