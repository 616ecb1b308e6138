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

/// The common properties of points that were measured together.
struct TimingSource {
  std::string kernel;  ///< the one whose problem it is
  values::Parameters parameters;
  values::Ceilings ceilings;
  QString machine;   ///< the CPU; empty while it is not known
  QString device;    ///< "NVIDIA H200"
  QString recorded;  ///< "2026-11-21", with the time where another is of that day; empty: here
};

/// One timed kernel or CPU variant at one size, ready to be drawn or listed.
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

  /// Returns the time that a user waits: a CPU's wall time, or all phases on a GPU. `isPinned`:
  /// with the copies from and to page-locked memory, where they were timed.
  [[nodiscard]] values::Milliseconds total(bool isPinned = false) const;
  /// Returns the phases with those copies in place of the others.
  [[nodiscard]] std::optional<values::Phases> phasesWith(bool isPinned) const;
  /// Whether the time was measured and is positive and finite. Only such points may be drawn.
  [[nodiscard]] bool isDrawable() const;
};

/// The timings of a problem: measured here, or recorded on another machine.
class TimingData {
 public:
  void clear();
  /// Announces points of this kernel's problem that are measured here.
  void begin(const std::string& kernel, const values::Parameters& parameters);
  void add(const values::BenchSeries& series);
  /// Sets the properties of this machine after the measurement.
  void finish(const values::BenchResult& result);
  enum class Part { all, gpu, cpu };
  /// Adds a benchmark from another machine or another day.
  void addRecorded(const values::BenchResult& recorded, Part part);

  [[nodiscard]] const std::vector<TimingPoint>& points() const { return m_points; }
  [[nodiscard]] const std::vector<TimingSource>& sources() const { return m_sources; }
  /// Leaves the machine and the date out of the titles, where they are said elsewhere.
  void setShortTitles() { m_hasShortTitles = true; }
  /// Returns "dot_shared", "CPU, SIMD" or "dot_shared · NVIDIA H200, 2026-11-21".
  [[nodiscard]] QString titleOf(const TimingPoint& point) const;
  /// Returns the sizes with drawable points, ascending.
  [[nodiscard]] std::vector<std::int64_t> sizes() const;
  /// Returns the drawable points at one size: the GPU first, then the CPU variants.
  [[nodiscard]] std::vector<TimingPoint> at(std::int64_t n) const;
  /// Returns the fastest CPU variant at one size among those that were measured together with this
  /// source; where there are none, among those of this machine.
  [[nodiscard]] std::optional<TimingPoint> bestCpu(std::int64_t n, std::size_t source = 0) const;
  [[nodiscard]] bool hasGpu() const;
  /// Returns the lines of a chart over n: one for each name and place, ascending in n.
  [[nodiscard]] std::vector<std::vector<TimingPoint>> lines() const;

  /// Returns the comparison at one size as sentences.
  [[nodiscard]] QStringList comparison(std::int64_t n) const;
  /// Returns sentences about the machines and about what is not drawn.
  [[nodiscard]] QStringList remarks() const;
  /// Returns all numbers for a spreadsheet; times in milliseconds.
  [[nodiscard]] QString csv() const;

 private:
  /// Whether two sources are of the same problem, machine and day.
  [[nodiscard]] bool areTogether(std::size_t a, std::size_t b) const;
  void keep(TimingPoint point);

  std::vector<TimingSource> m_sources;
  bool m_hasShortTitles = false;
  std::vector<TimingPoint> m_points;
  /// A kernel or variant that could not be measured.
  struct Failure {
    QString what;        ///< name and sentence
    std::int64_t n = 0;  ///< the first size
  };
  std::vector<Failure> m_failures;
};

/// Whether two results have the same inputs except for their size, so that their times can be
/// compared.
[[nodiscard]] bool areOfSameProblem(const std::string& kernelA, const values::Parameters& a,
                                    const std::string& kernelB, const values::Parameters& b);

/// Returns "GPU: NVIDIA H200, recorded 2026-11-21".
[[nodiscard]] QString whereRecorded(const QString& where, const values::BenchResult& recorded);

}  // namespace lanescope::results
