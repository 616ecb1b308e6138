// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/results/result_point.h"
#include "request/result.h"

namespace lanescope::results {

/// What points have in common that were measured together.
struct TimingSource {
  std::string kernel;  ///< the one whose problem it is
  values::Parameters parameters;
  values::Ceilings ceilings;
  QString machine;   ///< the CPU; empty while it is not known
  QString device;    ///< "NVIDIA H200"
  QString recorded;  ///< "2026-11-21", with the time where another is of that day; empty: here
};

/// One timed thing at one size, ready to be drawn or listed.
struct TimingPoint : ResultPoint {
  using ResultPoint::ResultPoint;
  std::string kernel;             ///< its catalogue id; empty for a CPU variant
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
  bool emulated = false;
  std::shared_ptr<const std::vector<values::Milliseconds>> times;  ///< all samples, as taken
  std::size_t source = 0;                                          ///< in TimingData::sources()
  std::size_t index = 0;                                           ///< in TimingData::points()

  /// A CPU's wall time, or all phases of a GPU: what a user waits for. `isPinned`: with the copies
  /// from and to page-locked memory, where they were timed.
  [[nodiscard]] values::Milliseconds total(bool isPinned = false) const;
  /// The phases with those copies in the place of the others.
  [[nodiscard]] std::optional<values::Phases> phasesWith(bool isPinned) const;
  /// Measured, and a positive finite number: only this may reach a chart.
  [[nodiscard]] bool isDrawable() const;
};

/// The timings of a problem: measured here, and recorded elsewhere.
class TimingData {
 public:
  void clear();
  /// What is added from now on was measured here, of this kernel's problem.
  void begin(const std::string& kernel, const values::Parameters& parameters);
  void add(const values::BenchSeries& series);
  /// What is known of this machine once all is measured.
  void finish(const values::BenchResult& result);
  enum class Part { all, gpu, cpu };
  /// A benchmark on another machine, or of another day.
  void addRecorded(const values::BenchResult& recorded, Part part);

  [[nodiscard]] const std::vector<TimingPoint>& points() const { return m_points; }
  [[nodiscard]] const std::vector<TimingSource>& sources() const { return m_sources; }
  /// "dot_shared", "CPU, SIMD", "dot_shared · NVIDIA H200, 2026-11-21".
  [[nodiscard]] QString titleOf(const TimingPoint& point) const;
  /// The sizes with something to draw, ascending.
  [[nodiscard]] std::vector<std::int64_t> sizes() const;
  /// What can be drawn at one size: the GPU first, then the CPU variants.
  [[nodiscard]] std::vector<TimingPoint> at(std::int64_t n) const;
  /// The fastest CPU variant at one size of those that were measured together with this source;
  /// where there are none, of this machine.
  [[nodiscard]] std::optional<TimingPoint> bestCpu(std::int64_t n, std::size_t source = 0) const;
  [[nodiscard]] bool hasGpu() const;
  /// One line of a chart against n: a name and where it ran, ascending in n.
  [[nodiscard]] std::vector<std::vector<TimingPoint>> lines() const;

  /// The comparison at one size in words.
  [[nodiscard]] QStringList comparison(std::int64_t n) const;
  /// What a reader of any chart should know: machines, and what is not drawn.
  [[nodiscard]] QStringList remarks() const;
  /// All numbers for a spreadsheet; times in milliseconds.
  [[nodiscard]] QString csv() const;

 private:
  /// Of the same problem, on the same machine on the same day.
  [[nodiscard]] bool areTogether(std::size_t a, std::size_t b) const;
  void keep(TimingPoint point);

  std::vector<TimingSource> m_sources;
  std::vector<TimingPoint> m_points;
  /// What could not be measured.
  struct Failure {
    QString what;        ///< name and sentence
    std::int64_t n = 0;  ///< the first size
  };
  std::vector<Failure> m_failures;
};

/// Whether two results are of the same inputs but for their size, so that their times compare.
[[nodiscard]] bool areOfSameProblem(const std::string& kernelA, const values::Parameters& a,
                                    const std::string& kernelB, const values::Parameters& b);

/// "GPU: NVIDIA H200, recorded 2026-11-21".
[[nodiscard]] QString whereRecorded(const QString& where, const values::BenchResult& recorded);

}  // namespace lanescope::results
