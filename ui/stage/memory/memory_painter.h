// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "ui/stage/model/stage_model.h"
#include "ui/stage/model/stage_pane.h"

class QPainter;

namespace lanescope::trace {
class Lineage;
class Taint;
}  // namespace lanescope::trace

namespace lanescope::ui {

class FillCache;
struct CellLook;
struct CellPanel;
struct MemoryLayout;
struct StageTheme;
class CellPainter;

/// Paints the memory view of one step: arrays with their values, threads by warp, and what moves
/// between them.
class MemoryPainter {
  Q_DECLARE_TR_FUNCTIONS(MemoryPainter)

 public:
  /// `frame` must outlive the painter.
  explicit MemoryPainter(const PaneFrame& frame);

  /// Paints only what is within the frame's area.
  void paint(QPainter& painter, const MemoryLayout& layout) const;

 private:
  /// The threads that access one element in the step.
  struct Accessors {
    std::uint32_t count = 0;
    std::uint32_t thread = 0;  ///< the chosen thread, or else the first
  };

  /// For each position of the page: whether the chosen thread accesses the element in the step's
  /// epoch (up to the step where the future is hidden).
  [[nodiscard]] std::vector<bool> ofChosen(unsigned array, const ArrayPage& page) const;
  /// One entry per position of the page.
  [[nodiscard]] std::vector<Accessors> accessorsOf(unsigned array, const ArrayPage& page) const;
  /// Changes `look` to that of an element that threads access in the step.
  void showAccess(const Accessors& accessors, bool isMatrix, const CellPainter& cells,
                  CellLook& look) const;
  /// The array's name, or "threads".
  [[nodiscard]] QString nameOf(const CellPanel& panel) const;
  void paintFrames(QPainter& painter, const MemoryLayout& layout) const;
  void paintArray(QPainter& painter, const CellPanel& panel) const;
  void paintThreads(QPainter& painter, const CellPanel& panel) const;
  /// Rings the elements that the frame marks.
  void paintMarks(QPainter& painter, const MemoryLayout& layout) const;
  void paintBarrier(QPainter& painter, const MemoryLayout& layout) const;
  /// Changes `look` to an element's look while a lineage is lit.
  void light(unsigned array, std::int64_t index, CellLook& look) const;
  /// Reddens a wrong element.
  void redden(unsigned array, std::int64_t index, CellLook& look) const;
  /// Reddens a thread that has a wrong value.
  void redden(std::uint32_t thread, CellLook& look) const;
  /// The page that a panel of an array shows.
  [[nodiscard]] const ArrayPage& pageOf(const CellPanel& panel) const;
  [[nodiscard]] QString held(std::uint32_t thread, int maxChars) const;

  const PaneFrame& m_frame;
  std::vector<ArrayPage> m_pages;  ///< one per array of the model
  std::size_t m_stepsDone;         ///< number of steps whose effect is shown
};

}  // namespace lanescope::ui
