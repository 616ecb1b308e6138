// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <tuple>

#include "app/results/timing_data.h"
#include "catalog/workload.h"
#include "ui/charts/chart.h"

// What the charts of timings have in common.
namespace lanescope::ui {

/// Adds what a timing is, in words. Returns its position in Chart::facts.
std::size_t addFact(Chart& chart, const results::TimingPoint& point);

/// The looks of the lines of one chart, in the order in which they come: a kernel's hot and cold
/// line share colour and shape.
class SeriesLooks {
 public:
  [[nodiscard]] SeriesLook of(const results::TimingPoint& point);

 private:
  std::map<std::tuple<std::string, std::size_t>, int> m_known;  ///< name and source
  int m_kernels = 0;
  int m_cpus = 0;
};

/// What ran the timings of a source: "NVIDIA H200", "the CPU", "Xeon, 2026-11-21" of a recording.
[[nodiscard]] QString machineOf(const results::TimingSource& source, bool onCpu);

/// What the problem of a point asks for; nothing where the catalogue does not know the kernel.
[[nodiscard]] std::optional<catalog::Workload> workloadOf(const results::TimingData& data,
                                                          const results::TimingPoint& point);

/// Adds one kind of ceiling of all machines: a level line for each, over the chart's present sizes,
/// and a sentence on the machines that have none.
void addCeilings(Chart& chart, const results::TimingData& data, bool isBandwidth);

}  // namespace lanescope::ui
