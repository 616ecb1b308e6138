// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "ui/stage/model/stage_model.h"

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
  /// `progress`, `chosen`, `lineage`, `hidesFuture`, `taint`, `kept`: see PaneFrame.
  MemoryPainter(const StageModel& model, const StageTheme& theme, int step, double progress,
                double scale, std::optional<std::uint32_t> chosen = {},
                const trace::Lineage* lineage = nullptr, bool hidesFuture = false,
                const trace::Taint* taint = nullptr, FillCache* kept = nullptr);

  /// Only what is within `clip` is painted.
  void paint(QPainter& painter, const MemoryLayout& layout, const QRectF& clip) const;

 private:
  /// What the chosen thread accesses of the array in the step's epoch (where the future is hidden,
  /// so far), by positions of the page.
  [[nodiscard]] std::vector<bool> ofChosen(unsigned array, const ArrayPage& page) const;
  void paintArray(QPainter& painter, const CellPanel& panel, const QRectF& clip) const;
  void paintThreads(QPainter& painter, const CellPanel& panel, const QRectF& clip) const;
  void paintBarrier(QPainter& painter, const MemoryLayout& layout) const;
  /// How an element looks while a value's lineage is lit.
  void light(unsigned array, std::int64_t index, CellLook& look) const;
  /// Reddens a wrong element.
  void redden(unsigned array, std::int64_t index, CellLook& look) const;
  /// Reddens a thread that has a wrong value.
  void redden(std::uint32_t thread, CellLook& look) const;
  /// The page that a panel of an array shows.
  [[nodiscard]] const ArrayPage& pageOf(const CellPanel& panel) const;
  [[nodiscard]] QString held(std::uint32_t thread, int maxChars) const;

  const StageModel& m_model;
  const StageTheme& m_theme;
  int m_step;
  double m_progress;
  double m_scale;
  std::optional<std::uint32_t> m_chosen;
  const trace::Lineage* m_lineage;
  bool m_hidesFuture;
  const trace::Taint* m_taint;
  FillCache* m_kept;
  std::vector<ArrayPage> m_pages;  ///< of each of the model's arrays
  std::size_t m_stepsDone;         ///< steps whose effect is to be seen
};

}  // namespace lanescope::ui
