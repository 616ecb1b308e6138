// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/message_model.h"

#include <array>
#include <utility>

#include "ui/devices/device_words.h"
#include "ui/devices/message_words.h"

namespace lanescope::ui {

void MessageModel::setReplays(Replays replays) {
  beginResetModel();
  m_replays = std::move(replays);
  endResetModel();
}

MessageModel::Place MessageModel::placeAt(int row) const {
  Place place{0, static_cast<std::size_t>(row)};
  while (place.message >= m_replays[place.replay]->result().messages.size()) {
    place.message -= m_replays[place.replay++]->result().messages.size();
  }
  return place;
}

int MessageModel::rowOf(const Place& place) const {
  std::size_t row = place.message;
  for (std::size_t i = 0; i < place.replay; ++i) row += m_replays[i]->result().messages.size();
  return static_cast<int>(row);
}

int MessageModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : rowOf({m_replays.size(), 0});
}

int MessageModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns);
}

QString MessageModel::textAt(const Place& place, int column) const {
  const DeviceReplay& replay = *m_replays[place.replay];
  const values::DeviceMessage& message = replay.result().messages[place.message];
  switch (column) {
    case algorithm:
      return nameOf(replay.result().request.algorithm);
    case step:
      return QString::number(message.step + 1);
    case from:
      return QString::number(message.from);
    case to:
      return QString::number(message.to);
    case elements:
      return rangeText(message.first, message.count);
    case bytes:
      return bytesText(replay, message.count);
    case becomes:
      return whatBecomes(replay, message);
    case content:
      return carriedText(replay, place.message);
    default:
      return {};
  }
}

QVariant MessageModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const int column = index.column();
  switch (role) {
    case Qt::DisplayRole:
      return textAt(placeAt(index.row()), column);
    case Qt::TextAlignmentRole: {
      const bool isNumber = column > algorithm && column < becomes;
      return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    }
    default:
      return {};
  }
}

QVariant MessageModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case algorithm:
      //: Heading of a column: ring, tree, …
      return tr("Algorithm");
    case step:
      //: Heading of a column: number of a step
      return tr("Step");
    case from:
      //: Heading of a column: the device that sends
      return tr("From");
    case to:
      //: Heading of a column: the device that receives
      return tr("To");
    case elements:
      //: Heading of a column: the elements that are sent, "4..5"
      return tr("Elements");
    case bytes:
      //: Heading of a column: what is sent, in bytes
      return tr("Bytes");
    case becomes:
      //: Heading of a column: whether the receiver adds or copies the elements
      return tr("Added or copied");
    case content:
      //: Heading of a column: the values that are sent
      return tr("Values");
    default:
      return {};
  }
}

}  // namespace lanescope::ui
