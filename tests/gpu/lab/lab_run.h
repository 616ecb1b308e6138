// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "lab/front_end/front_end.h"
#include "trace/check/finding.h"
#include "trace/record/access_events.h"
#include "trace/record/record.h"
#include "values/plan.h"

namespace lanescope::tests {

/// A run of a kernel of tests/gpu/lab/kernels on the emulator, planned from what the front end says
/// of it. Every block is recorded with its flow. A program with the backend of a GPU (on_device.h)
/// compares the run with one there.
class LabRun {
 public:
  /// `entry`: the instance's name in the table of kernels, behind its prefix.
  LabRun(const std::string& file, std::string entry, values::Dim3 grid, values::Dim3 block);

  template <class T>
  LabRun& input(const std::vector<T>& data) {
    addBuffer({.name = {},
               .role = values::Role::input,
               .type = values::kDTypeOf<T>,
               .count = data.size()});
    m_inputs.push_back(values::HostArray::of<T>(data));
    return *this;
  }
  template <class T>
  LabRun& output(std::uint64_t count, bool zeroed = false) {
    addBuffer({.name = {},
               .role = values::Role::output,
               .type = values::kDTypeOf<T>,
               .count = count,
               .zeroed = zeroed});
    return *this;
  }
  /// An output whose elements have a value before the launch.
  template <class T>
  LabRun& starting(std::uint64_t count, T value) {
    addBuffer({.name = {},
               .role = values::Role::output,
               .type = values::kDTypeOf<T>,
               .count = count,
               .zeroed = true,
               .startBits = trace::bitsOf(value)});
    return *this;
  }
  LabRun& number(std::int64_t value);
  LabRun& dynamicShared(std::uint32_t bytes);

  /// Clusters of so many blocks.
  LabRun& cluster(std::uint32_t blocks);

  /// Names an array of bool, whose elements are decisions: no operation tells what made them.
  LabRun& decides(const std::string& array);

  /// Names an array whose values depend on the order of threads.
  LabRun& orderFree(const std::string& array);
  /// The kernel leaves the order of its operands to the compiler, or writes an expression over
  /// several lines: only what its threads do is the same on a GPU.
  LabRun& inAnyOrder();

  /// Runs, and checks the record: a whole flow that computes itself again, and lines of the text
  /// that access memory or wait.
  void run();

  template <class T>
  [[nodiscard]] std::vector<T> result(std::size_t output = 0) const {
    const auto values = m_outputs.at(output).as<T>();
    return {values.begin(), values.end()};
  }
  [[nodiscard]] const std::string& printed() const { return m_printed; }
  [[nodiscard]] const std::vector<trace::Finding>& findings() const { return m_findings; }
  [[nodiscard]] const trace::Record& record() const { return *m_record; }
  [[nodiscard]] const lab::Kernel& kernel() const { return m_kernel; }

 private:
  void addBuffer(values::Buffer buffer);
  void addShared();
  void checkFlow() const;
  void checkLines() const;

  std::string m_stem;  ///< the file's name without its end
  std::string m_text;
  lab::Kernel m_kernel;
  values::Plan m_plan;
  std::vector<values::HostArray> m_inputs;
  std::vector<values::HostArray> m_outputs;
  std::vector<trace::Finding> m_findings;
  std::set<std::string> m_decisions;
  std::set<std::string> m_orderFree;
  bool m_isOrdered = true;
  std::string m_printed;
  std::shared_ptr<const trace::Record> m_record;
};

}  // namespace lanescope::tests
