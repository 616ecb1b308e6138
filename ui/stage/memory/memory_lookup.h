// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPointF>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace lanescope::trace {
class Taint;
struct ElementState;
}  // namespace lanescope::trace

namespace lanescope::ui {

struct CellPanel;
struct MemoryLayout;
struct StageModel;

/// Tells what is at a point of the memory view once a step is over.
class MemoryLookup {
  Q_DECLARE_TR_FUNCTIONS(MemoryLookup)

 public:
  /// `hidesFuture`, `taint`: see PaneFrame.
  MemoryLookup(const StageModel& model, int step, bool hidesFuture,
               const trace::Taint* taint = nullptr);

  /// A description in words; empty where there is nothing.
  [[nodiscard]] QString describeAt(const MemoryLayout& layout, QPointF point) const;
  /// The same of a cell of a panel, counted from 0, in one line and without what its value was made
  /// of.
  [[nodiscard]] QString describeCell(const CellPanel& panel, int position) const;
  /// See StagePane::valueAt.
  [[nodiscard]] std::optional<std::uint32_t> valueAt(const MemoryLayout& layout,
                                                     QPointF point) const;
  /// See StagePane::threadAt.
  [[nodiscard]] std::optional<std::uint32_t> threadAt(const MemoryLayout& layout,
                                                      QPointF point) const;

 private:
  [[nodiscard]] QString describeElement(const CellPanel& panel, int position) const;
  /// What an element's value was made of, a line for each level; empty where no thread has stored
  /// it or the record does not tell.
  [[nodiscard]] QString madeOf(const CellPanel& panel, int position) const;
  [[nodiscard]] QString madeOf(const trace::ElementState& stored) const;
  /// What is wrong with an element or a thread; empty where nothing is.
  [[nodiscard]] QString wrongCell(const CellPanel& panel, int position) const;
  [[nodiscard]] QString wrongElement(const CellPanel& panel, int position) const;
  [[nodiscard]] QString wrongThread(int thread) const;
  [[nodiscard]] QString describeThread(int thread) const;

  const StageModel& m_model;
  int m_step;
  const trace::Taint* m_taint;
  std::size_t m_stepsDone;  ///< number of steps whose effect is shown
  bool m_hidesFuture;
};

}  // namespace lanescope::ui
