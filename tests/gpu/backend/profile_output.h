// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "values/hardware_counters.h"

// What Nsight Compute is asked for, and what it prints.

namespace lanescope::tests {

/// Returns the arguments by which Nsight Compute prints the program's counters as a table.
inline std::string profileArguments() {
  std::string metrics;
  for (const values::HardwareMetric& metric : values::kHardwareMetrics)
    metrics += std::string(metric.name) + ",";
  for (const values::ArithmeticMetric& metric : values::kArithmeticMetrics)
    metrics += std::string(metric.name) + ",";
  metrics.pop_back();
  return "--csv --print-units base --metrics " + metrics;
}

/// The same for the operations of tensor cores alone, which other GPUs may count by other names.
inline std::string tensorArguments() {
  return "--csv --print-units base --metrics sm__ops_path_tensor_src_tf32_dst_fp32.sum,"
         "sm__ops_path_tensor_src_bf16_dst_fp32.sum";
}

/// Returns the fields of a line of CSV whose fields are all quoted.
inline std::vector<std::string> fieldsOf(const std::string& line) {
  std::vector<std::string> fields;
  for (std::size_t begin = line.find('"'); begin != std::string::npos;) {
    const std::size_t end = line.find('"', begin + 1);
    if (end == std::string::npos) break;
    fields.push_back(line.substr(begin + 1, end - begin - 1));
    begin = line.find('"', end + 1);
  }
  return fields;
}

/// The metrics of a launch by their names.
using LaunchMetrics = std::map<std::string, std::uint64_t>;

/// Returns the metrics of each launch, in order. Each line of the table is one metric: its first
/// field is the number of the launch, the last three are name, unit and value. What the GPU cannot
/// count has no number there, and is left out.
inline std::vector<LaunchMetrics> launchesIn(const std::string& text) {
  std::vector<LaunchMetrics> launches;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::vector<std::string> fields = fieldsOf(text.substr(begin, end - begin));
    begin = end + 1;
    if (fields.size() < 4 || fields[0].find_first_not_of("0123456789") != std::string::npos)
      continue;
    const std::size_t launch = std::stoul(fields[0]);
    if (launch >= launches.size()) launches.resize(launch + 1);
    std::string digits = fields.back();
    std::erase(digits, ',');
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string::npos) continue;
    launches[launch][fields[fields.size() - 3]] = std::stoull(digits);
  }
  return launches;
}

/// Returns the floating-point instructions among a launch's metrics.
inline values::Arithmetic arithmeticOf(const LaunchMetrics& launch) {
  values::Arithmetic arithmetic;
  for (const values::ArithmeticMetric& metric : values::kArithmeticMetrics) {
    arithmetic.*metric.type.*metric.counter = launch.at(metric.name);
  }
  return arithmetic;
}

}  // namespace lanescope::tests
