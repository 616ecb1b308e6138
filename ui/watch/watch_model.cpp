// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/watch/watch_model.h"

#include <algorithm>
#include <utility>

#include "app/text/number_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "trace/record/timeline.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/words/lane_sentence.h"

namespace lanescope::ui {
namespace {

constexpr int kLanes = static_cast<int>(trace::kWarpSize);
constexpr int kCellChars = 5;

}  // namespace

WatchModel::WatchModel(Stops& stops, QObject* parent)
    : QAbstractTableModel(parent), m_stops(stops) {
  connect(&stops, &Stops::watchesChanged, this, &WatchModel::readAll);
  readAll();
}

void WatchModel::setScene(std::shared_ptr<const StageScene> scene) {
  m_scene = scene != nullptr && scene->stepCount() > 0 ? std::move(scene) : nullptr;
  m_step = 0;
  readAll();
}

void WatchModel::setStep(int step) {
  m_step = m_scene == nullptr ? 0 : std::clamp(step, 0, m_scene->stepCount() - 1);
  if (rowCount() == 0) return;
  emit dataChanged(index(0, firstLane), index(rowCount() - 1, columnCount() - 1));
}

WatchModel::Reading WatchModel::read(const QString& text) const {
  if (m_scene == nullptr) return {};
  try {
    return {std::make_unique<app::Condition>(
                text, app::ConditionBlock{m_scene->timeline(), m_scene->model().history}),
            {}};
  } catch (const app::ConditionError& error) {
    return {nullptr, sentenceText(error.what())};
  }
}

QString WatchModel::complaintOn(const QString& text) const {
  return read(text).complaint;
}

void WatchModel::readAll() {
  beginResetModel();
  m_readings.clear();
  for (const Watch& watch : m_stops.watches()) m_readings.push_back(read(watch.text));
  endResetModel();
}

int WatchModel::rowsOf(const Reading& reading) const {
  if (reading.condition == nullptr) return 1;
  return (static_cast<int>(m_scene->timeline().threadCount()) + kLanes - 1) / kLanes;
}

std::vector<WatchModel::Rows> WatchModel::watchRows() const {
  std::vector<Rows> rows;
  int first = 0;
  for (const Reading& reading : m_readings) {
    rows.push_back({first, rowsOf(reading), reading.condition != nullptr});
    first += rows.back().count;
  }
  return rows;
}

int WatchModel::watchAt(int row) const {
  const std::vector<Rows> rows = watchRows();
  const auto after = std::ranges::upper_bound(rows, row, {}, &Rows::first);
  return static_cast<int>(after - rows.begin()) - 1;
}

int WatchModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  const std::vector<Rows> rows = watchRows();
  return rows.empty() ? 0 : rows.back().first + rows.back().count;
}

int WatchModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : firstLane + kLanes;
}

QVariant WatchModel::ofExpression(int watch, int role) const {
  const Watch& which = m_stops.watches()[static_cast<std::size_t>(watch)];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case Qt::AccessibleTextRole:
      return which.text;
    case Qt::CheckStateRole:
      return which.stops ? Qt::Checked : Qt::Unchecked;
    //: %1: an expression, "cache[threadIdx.x] > 10"
    case Qt::ToolTipRole:
      return tr("%1\nChecked: playing stops where it begins to hold. Double-click to change it.")
          .arg(which.text);
    default:
      return {};
  }
}

QVariant WatchModel::ofLane(const QModelIndex& index, int role) const {
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignCenter);
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  const int watch = watchAt(index.row());
  const int row = index.row() - watchRows()[static_cast<std::size_t>(watch)].first;
  const auto thread = static_cast<std::uint32_t>(row * kLanes + index.column() - firstLane);
  if (thread >= m_scene->timeline().threadCount()) return {};
  app::Condition& condition = *m_readings[static_cast<std::size_t>(watch)].condition;
  const auto value = condition.valueOf(static_cast<std::size_t>(m_step), thread);
  if (role == Qt::DisplayRole) {
    return value ? shortNumber(*value, kCellChars) : QStringLiteral("–");
  }
  const QString who = LaneSentence::subject(thread);
  //: %1: "Thread 5 (warp 0, lane 5)"; %2: a number
  return value ? tr("%1: %2").arg(who, shownNumber(*value, 'g', kFullDigits))
               : /*: %1: "Thread 5 (warp 0, lane 5)"; %2: why there is no value, a sentence */ tr(
                     "%1: %2")
                     .arg(who, condition.missing());
}

QVariant WatchModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const int watch = watchAt(index.row());
  if (index.column() == expression) return ofExpression(watch, role);
  const Reading& reading = m_readings[static_cast<std::size_t>(watch)];
  if (reading.condition != nullptr && index.column() >= firstLane) return ofLane(index, role);
  if (index.column() == warp && role == Qt::TextAlignmentRole && reading.condition != nullptr) {
    return QVariant(Qt::AlignCenter);
  }
  if (index.column() != warp || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
  if (reading.condition != nullptr) {
    return index.row() - watchRows()[static_cast<std::size_t>(watch)].first;
  }
  return m_scene == nullptr ? tr("There is no record yet: run a kernel.") : reading.complaint;
}

QVariant WatchModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
    return {};
  }
  if (section == expression) {
    //: Heading of a column: expressions whose values are shown
    return role == Qt::DisplayRole ? tr("Watch")
                                   : tr("The expression. Checked: playing stops where it begins to "
                                        "hold.");
  }
  //: Heading of a column: whether the expression holds for a lane of the warp
  if (section == warp) return tr("Warp");
  //: %1: a number from 0 to 31
  return role == Qt::DisplayRole ? QString::number(section - firstLane)
                                 : tr("Lane %1 of the warp").arg(section - firstLane);
}

Qt::ItemFlags WatchModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  return index.column() == expression ? usual | Qt::ItemIsEditable | Qt::ItemIsUserCheckable
                                      : usual;
}

bool WatchModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!index.isValid() || index.column() != expression) return false;
  std::vector<Watch> watches = m_stops.watches();
  Watch& watch = watches[static_cast<std::size_t>(watchAt(index.row()))];
  if (role == Qt::CheckStateRole) {
    watch.stops = value.toInt() == Qt::Checked;
  } else if (role == Qt::EditRole && !value.toString().simplified().isEmpty()) {
    watch.text = value.toString().simplified();
  } else {
    return false;
  }
  m_stops.setWatches(std::move(watches));
  return true;
}

}  // namespace lanescope::ui
