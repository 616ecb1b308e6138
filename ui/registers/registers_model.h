// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "trace/flow/registers.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {

class StageScene;

/// The values that a thread of the shown block holds at a step, by their names in the source. A
/// name with one value is a row with what made it; an array in registers has a cell for each
/// element. For a warp, each name is a row with the value of each lane: of an array, the first
/// element's. Rows stay when their values are no longer held, so that the eye finds them again.
class RegistersModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum class Mode { thread, warp };
  static constexpr int kName = 0;
  static constexpr int kFirstCell = 1;

  explicit RegistersModel(QObject* parent = nullptr);

  /// Null: nothing was recorded.
  void setScene(std::shared_ptr<const StageScene> scene);
  /// `thread`: of the block, or of the warp that is shown.
  void setThread(std::uint32_t thread);
  void setMode(Mode mode);
  void setStep(int step);
  void setTheme(const StageTheme& theme);
  /// The letters of a cell that are seen, at least 3.
  void setCellLetters(int letters);

  [[nodiscard]] const std::shared_ptr<const StageScene>& scene() const { return m_scene; }
  [[nodiscard]] std::uint32_t thread() const { return m_thread; }
  [[nodiscard]] Mode mode() const { return m_mode; }
  /// Why there is no row, as a sentence; empty where there are some.
  [[nodiscard]] const QString& complaint() const { return m_complaint; }
  /// The columns that hold values; behind them comes that of the expressions.
  [[nodiscard]] int cellCount() const { return m_cells; }
  [[nodiscard]] int expressionColumn() const { return kFirstCell + m_cells; }
  /// Whether a row has one value and what made it.
  [[nodiscard]] bool isSingle(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  /// Values side by side: some of one group's slots, or the first slot of a group in each lane.
  struct Row {
    std::uint32_t group = 0;
    std::uint32_t first = 0;  ///< position of the first slot in the group
    std::uint32_t count = 1;
  };
  /// A thread at the step.
  struct Lane {
    std::shared_ptr<const trace::Registers> registers;
    std::size_t before = 0;  ///< events that are done before the step, and after it
    std::size_t done = 0;
    std::vector<std::optional<std::uint32_t>> groups;  ///< of each row, by the lane's own numbers
  };
  /// What a cell shows.
  struct Cell {
    const Lane* lane = nullptr;
    const trace::HeldValue* held = nullptr;
    std::uint32_t group = 0;  ///< of the lane's
    std::uint32_t position = 0;
  };

  void read();
  void readLanes();
  void layOut();
  void layOutWarp();
  void moveLanes();
  void tellChanged();
  [[nodiscard]] std::shared_ptr<const trace::Registers> registersOf(std::uint32_t thread);
  [[nodiscard]] std::optional<Cell> cellAt(int row, int column) const;
  [[nodiscard]] QVariant ofName(int row, int role) const;
  [[nodiscard]] QVariant ofCell(const Cell& cell, int role) const;
  [[nodiscard]] QString tipOf(const Cell& cell) const;

  std::shared_ptr<const StageScene> m_scene;
  trace::SourceNames m_names;
  StageTheme m_theme;
  Mode m_mode = Mode::thread;
  std::uint32_t m_thread = 0;
  int m_step = 0;
  int m_letters = 4;
  int m_cells = 1;
  QString m_complaint;
  std::vector<Lane> m_lanes;
  std::vector<Row> m_rows;
  std::map<std::uint32_t, std::shared_ptr<const trace::Registers>> m_cache;  ///< by thread
};

}  // namespace lanescope::ui
