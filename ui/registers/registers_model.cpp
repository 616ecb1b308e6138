// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/registers/registers_model.h"

#include <QBrush>
#include <QFont>
#include <algorithm>
#include <tuple>
#include <utility>

#include "app/text/number_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "trace/record/timeline.h"
#include "ui/stage/model/stage_model.h"
#include "ui/stage/scene/stage_scene.h"
#include "ui/stage/words/lane_sentence.h"
#include "ui/stage/words/register_words.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

using trace::HeldAs;
using trace::RegisterGroup;

constexpr int kDepth = 3;
constexpr std::uint32_t kMostInRow = 16;
/// Values of one name that are no array of the source stand in rows of their own up to here.
constexpr std::size_t kMostSingles = 4;
constexpr std::uint32_t kLooseInRow = 8;
constexpr std::size_t kMostCached = 128;
constexpr int kLeastLetters = 3;

auto keyOf(const RegisterGroup& group) {
  return std::tuple(group.as, group.name, group.array, group.line);
}

}  // namespace

RegistersModel::RegistersModel(QObject* parent) : QAbstractTableModel(parent) {
  read();
}

void RegistersModel::setScene(std::shared_ptr<const StageScene> scene) {
  m_scene = std::move(scene);
  m_names =
      m_scene == nullptr ? trace::SourceNames() : RegisterWords::sourceNames(m_scene->model());
  m_cache.clear();
  m_step = 0;
  read();
}

void RegistersModel::setThread(std::uint32_t thread) {
  const bool isShown = m_mode == Mode::warp
                           ? thread / trace::kWarpSize == m_thread / trace::kWarpSize
                           : thread == m_thread;
  m_thread = thread;
  if (!isShown) read();
}

void RegistersModel::setMode(Mode mode) {
  if (m_mode == mode) return;
  m_mode = mode;
  read();
}

void RegistersModel::setTheme(const StageTheme& theme) {
  m_theme = theme;
  tellChanged();
}

void RegistersModel::tellChanged() {
  if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void RegistersModel::setCellLetters(int letters) {
  letters = std::max(kLeastLetters, letters);
  if (std::exchange(m_letters, letters) != letters) tellChanged();
}

void RegistersModel::setStep(int step) {
  m_step = m_scene == nullptr ? 0 : std::clamp(step, 0, std::max(0, m_scene->stepCount() - 1));
  moveLanes();
  tellChanged();
}

void RegistersModel::moveLanes() {
  if (m_scene == nullptr) return;
  const auto step = static_cast<std::size_t>(m_step);
  std::uint32_t thread =
      m_mode == Mode::warp ? m_thread / trace::kWarpSize * trace::kWarpSize : m_thread;
  for (Lane& lane : m_lanes) {
    lane.before = m_scene->timeline().doneAfter(step, thread);
    lane.done = m_scene->timeline().doneAfter(step + 1, thread);
    ++thread;
  }
}

std::shared_ptr<const trace::Registers> RegistersModel::registersOf(std::uint32_t thread) {
  if (m_cache.size() > kMostCached) m_cache.clear();
  auto& cached = m_cache[thread];
  if (cached == nullptr) {
    cached = std::make_shared<const trace::Registers>(m_scene->record(), m_scene->recordedBlock(),
                                                      thread, m_names);
  }
  return cached;
}

void RegistersModel::read() {
  beginResetModel();
  m_lanes.clear();
  m_rows.clear();
  m_cells = 1;
  m_complaint = m_scene == nullptr          ? tr("There is no record yet: run a kernel.")
                : m_scene->stepCount() == 0 ? tr("This block has no recorded steps.")
                                            : RegisterWords::whyMissing(m_scene->record());
  try {
    if (m_complaint.isEmpty()) readLanes();
  } catch (const values::Error& error) {
    m_complaint = sentenceText(error.what());
    m_lanes.clear();
    m_rows.clear();
  }
  if (m_complaint.isEmpty() && m_rows.empty()) {
    m_complaint = m_mode == Mode::warp
                      ? tr("No lane of this warp makes anything of elements of arrays.")
                      : tr("This thread makes nothing of elements of arrays.");
  }
  endResetModel();
}

void RegistersModel::readLanes() {
  const std::uint32_t threads = m_scene->timeline().threadCount();
  m_thread = std::min(m_thread, threads - 1);
  if (m_mode == Mode::thread) {
    m_lanes.push_back({registersOf(m_thread), 0, 0, {}});
    layOut();
  } else {
    const std::uint32_t first = m_thread / trace::kWarpSize * trace::kWarpSize;
    for (std::uint32_t i = first; i < std::min(first + trace::kWarpSize, threads); ++i) {
      m_lanes.push_back({registersOf(i), 0, 0, {}});
    }
    layOutWarp();
  }
  moveLanes();
}

void RegistersModel::layOut() {
  const auto groups = m_lanes[0].registers->groups();
  for (std::uint32_t i = 0; i < groups.size(); ++i) {
    const auto count = static_cast<std::uint32_t>(groups[i].slotIds.size());
    std::uint32_t width = 1;
    if (!groups[i].extents.empty()) {
      width = std::min(static_cast<std::uint32_t>(groups[i].extents.back()), kMostInRow);
    } else if (count > kMostSingles) {
      width = kLooseInRow;
    }
    for (std::uint32_t first = 0; first < count; first += width) {
      m_rows.push_back({i, first, std::min(width, count - first)});
    }
    m_cells = std::max(m_cells, static_cast<int>(std::min(width, count)));
  }
}

void RegistersModel::layOutWarp() {
  m_cells = static_cast<int>(trace::kWarpSize);
  std::map<decltype(keyOf(RegisterGroup())), std::size_t> rowOf;
  for (Lane& lane : m_lanes) {
    const auto groups = lane.registers->groups();
    for (std::uint32_t i = 0; i < groups.size(); ++i) {
      const auto [row, isNew] = rowOf.try_emplace(keyOf(groups[i]), m_rows.size());
      // The name comes from the first lane that has it.
      if (isNew) m_rows.push_back({i, static_cast<std::uint32_t>(&lane - m_lanes.data()), 1});
      lane.groups.resize(m_rows.size());
      lane.groups[row->second] = i;
    }
  }
  for (Lane& lane : m_lanes) lane.groups.resize(m_rows.size());
}

bool RegistersModel::isSingle(int row) const {
  return m_mode == Mode::thread && m_rows[static_cast<std::size_t>(row)].count == 1;
}

int RegistersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RegistersModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return expressionColumn() + (m_mode == Mode::thread ? 1 : 0);
}

std::optional<RegistersModel::Cell> RegistersModel::cellAt(int row, int column) const {
  const Row& its = m_rows[static_cast<std::size_t>(row)];
  const auto place = static_cast<std::uint32_t>(column - kFirstCell);
  Cell cell;
  if (m_mode == Mode::thread) {
    if (place >= its.count) return std::nullopt;
    cell = {m_lanes.data(), nullptr, its.group, its.first + place};
  } else {
    if (place >= m_lanes.size()) return std::nullopt;
    const Lane& lane = m_lanes[place];
    const auto group = lane.groups[static_cast<std::size_t>(row)];
    if (!group) return std::nullopt;
    cell = {&lane, nullptr, *group, 0};
  }
  const trace::Registers& registers = *cell.lane->registers;
  cell.held = registers.heldIn(registers.groups()[cell.group].slotIds[cell.position],
                               cell.lane->before, cell.lane->done);
  return cell;
}

QVariant RegistersModel::ofName(int row, int role) const {
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  const Row& its = m_rows[static_cast<std::size_t>(row)];
  const bool isWarp = m_mode == Mode::warp;
  const trace::Registers& registers = *m_lanes[isWarp ? its.first : 0].registers;
  const RegisterWords words(m_scene->model(), registers);
  const RegisterGroup& group = registers.groups()[its.group];
  if (isSingle(row) && group.as != HeldAs::variable) {
    const trace::HeldValue* held = cellAt(row, kFirstCell)->held;
    if (held != nullptr) {
      const QString name = words.nameOf(held->source);
      //: Where a value goes. %1: an element, "cache[3]"
      return group.as == HeldAs::stored ? tr("for %1").arg(name) : name;
    }
  }
  QString name = words.nameOf(group, isWarp ? 0 : its.first);
  // A row with all elements of the last subscript goes without it.
  const bool isWhole = !group.extents.empty() && !isWarp &&
                       its.count == static_cast<std::uint32_t>(group.extents.back());
  return isWhole ? name.left(name.lastIndexOf(u'[')) : name;
}

QString RegistersModel::tipOf(const Cell& cell) const {
  const RegisterWords words(m_scene->model(), *cell.lane->registers);
  QStringList lines;
  if (m_mode == Mode::warp) {
    const auto lane = static_cast<std::uint32_t>(cell.lane - m_lanes.data());
    lines += LaneSentence::subject(m_thread / trace::kWarpSize * trace::kWarpSize + lane);
  }
  if (cell.held == nullptr) {
    const RegisterGroup& group = cell.lane->registers->groups()[cell.group];
    //: %1: name of a value in a register
    lines += tr("%1: no value that is used later").arg(words.nameOf(group, cell.position));
  } else {
    lines += words.explain(cell.held->source, kDepth);
  }
  return lines.join(QLatin1Char('\n'));
}

QVariant RegistersModel::ofCell(const Cell& cell, int role) const {
  const bool isNew = cell.held != nullptr && cell.held->from > cell.lane->before;
  switch (role) {
    case Qt::DisplayRole: {
      if (cell.held == nullptr) return QStringLiteral("·");
      const RegisterWords words(m_scene->model(), *cell.lane->registers);
      return shortNumber(words.valueOf(cell.held->source), m_letters);
    }
    case Qt::TextAlignmentRole:
      return QVariant(Qt::AlignCenter);
    case Qt::BackgroundRole:
      return isNew ? QVariant(QBrush(m_theme.write.fill)) : QVariant();
    case Qt::ForegroundRole:
      if (cell.held == nullptr) return QBrush(m_theme.mutedText);
      return isNew ? QVariant(QBrush(m_theme.write.onFill)) : QVariant();
    case Qt::FontRole:
      if (isNew) {
        QFont font;
        font.setBold(true);
        return font;
      }
      return {};
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
      const QString tip = tipOf(cell);
      //: %1: what is known of a value, a sentence or more
      return isNew ? tr("%1\nNew in this step").arg(tip) : tip;
    }
    default:
      return {};
  }
}

QVariant RegistersModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (index.column() == kName) return ofName(index.row(), role);
  const bool isExpression = isSingle(index.row()) && index.column() > kFirstCell;
  const auto cell = cellAt(index.row(), isExpression ? kFirstCell : index.column());
  if (!cell) return {};
  if (!isExpression) return ofCell(*cell, role);
  if (role == Qt::ToolTipRole) return tipOf(*cell);
  if (role != Qt::DisplayRole || cell->held == nullptr) return {};
  const RegisterWords words(m_scene->model(), *cell->lane->registers);
  return words.equationOf(cell->held->source);
}

QVariant RegistersModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
    return {};
  }
  //: Heading of a column: names of values in registers
  if (section == kName) return tr("Name");
  if (m_mode == Mode::warp) {
    //: %1: a number from 0 to 31
    return role == Qt::DisplayRole ? QString::number(section - kFirstCell)
                                   : tr("Lane %1 of the warp").arg(section - kFirstCell);
  }
  //: Heading of a column: the expression that a value was made by
  if (section == expressionColumn()) return tr("Made of");
  //: Heading of a column: values in registers
  return m_cells == 1 ? tr("Value") : QString::number(section - kFirstCell);
}

}  // namespace lanescope::ui
