// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

#include "values/result.h"

namespace lanescope::ui {

/// One timed thing at one size, ready to be drawn or listed.
struct TimingPoint {
  QString name;   ///< "dot_shared", "dot_shared, cold", "1 thread"
  QString where;  ///< "CPU: …", "Emulator", "GPU: NVIDIA H200, recorded 2026-11-21"
  std::int64_t n = 0;
  values::Milliseconds median{};  ///< of the samples
  values::Milliseconds low{};     ///< lower quartile
  values::Milliseconds high{};    ///< upper quartile
  std::optional<values::Phases> phases;
  std::size_t samples = 0;
  values::Milliseconds least{};
  double relativeError = 0;  ///< of the median
  values::Cache cache = values::Cache::hot;
  std::int64_t calls = 1;    ///< in each sample
  std::int64_t dropped = 0;  ///< samples at throttled clocks
  bool noisy = false;        ///< a limit came before the error that was wanted
  double clockMHz = 0;       ///< of a GPU; 0: not known
  std::optional<values::PinnedTransfers> pinned;
  bool passed = true;
  bool onCpu = false;
  bool emulated = false;
  bool recorded = false;  ///< on another machine

  /// A CPU's wall time, or all phases of a GPU: what a user waits for.
  [[nodiscard]] values::Milliseconds total() const;
  /// Measured, and a positive finite number: only this may reach a chart.
  [[nodiscard]] bool isDrawable() const;
};

/// The timings of one kernel: measured here, and recorded elsewhere where there is no GPU.
class TimingData {
 public:
  void clear() { m_points.clear(); }
  void add(const values::BenchSeries& series);
  /// The GPU's series of a benchmark on another machine.
  void addRecorded(const values::BenchResult& recorded);

  [[nodiscard]] const std::vector<TimingPoint>& points() const { return m_points; }
  /// The sizes with something to draw, ascending.
  [[nodiscard]] std::vector<std::int64_t> sizes() const;
  /// What can be drawn at one size: the GPU first, then the CPU variants.
  [[nodiscard]] std::vector<TimingPoint> at(std::int64_t n) const;
  /// The fastest CPU variant of this machine at one size.
  [[nodiscard]] std::optional<TimingPoint> bestCpu(std::int64_t n) const;
  [[nodiscard]] bool hasGpu() const;
  /// One line of the chart of time against n: a name and where it ran, ascending in n.
  [[nodiscard]] std::vector<std::vector<TimingPoint>> lines() const;

  /// The comparison at one size in words, and all that a reader of the chart should know.
  [[nodiscard]] QStringList sentences(std::int64_t n) const;
  /// The same numbers for a spreadsheet; times in milliseconds.
  [[nodiscard]] QString csv() const;

 private:
  std::vector<TimingPoint> m_points;
};

/// "GPU: NVIDIA H200, recorded 2026-11-21".
[[nodiscard]] QString whereRecorded(const QString& where, const values::BenchResult& recorded);

/// "2^20" for a power of two from 1024 on, else the number.
[[nodiscard]] QString sizeName(std::int64_t n);

}  // namespace lanescope::ui
