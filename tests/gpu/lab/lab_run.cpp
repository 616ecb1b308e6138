// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/lab_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "backend/backend.h"
#include "tests/gpu/backend/flow_check.h"
#include "tests/gpu/lab/on_device.h"
#include "values/names.h"

namespace lanescope::tests {
namespace {

using trace::EventKind;

std::string read(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(std::string(LANESCOPE_LAB_KERNELS) + "/" + file).rdbuf();
  return text.str();
}

values::DType typeOf(const std::string& name) {
  for (const values::DType type :
       {values::DType::float32, values::DType::float64, values::DType::int32, values::DType::uint32,
        values::DType::int64, values::DType::uint8}) {
    if (values::nameOf(type) == name) return type;
  }
  throw std::runtime_error("no array has the type " + name);
}

}  // namespace

LabRun::LabRun(const std::string& file, std::string entry, values::Dim3 grid, values::Dim3 block)
    : m_stem(file.substr(0, file.find('.'))), m_text(read(file)) {
  entry.insert(0, lab::kOwnPrefix);
  const lab::Rewritten rewritten = rewrittenText(m_stem, m_text);
  for (const lab::Problem& problem : rewritten.problems) {
    EXPECT_FALSE(problem.isError) << problem.message;
  }
  const auto kernel = std::ranges::find_if(rewritten.kernels, [&](const lab::Kernel& each) {
    return std::ranges::find(each.entries, entry) != each.entries.end();
  });
  if (kernel == rewritten.kernels.end()) throw std::runtime_error("no kernel is called " + entry);
  m_kernel = *kernel;
  m_plan.kernel = entry;
  m_plan.launches.push_back({std::move(entry), grid, block});
}

void LabRun::addBuffer(values::Buffer buffer) {
  values::Launch& launch = m_plan.launches.front();
  const lab::KernelParameter& parameter = m_kernel.parameters.at(launch.arguments.size());
  EXPECT_TRUE(parameter.isPointer) << parameter.name;
  buffer.name = parameter.name;
  launch.arguments.emplace_back(
      values::BufferIndex{static_cast<std::uint32_t>(m_plan.buffers.size())});
  m_plan.buffers.push_back(std::move(buffer));
}

LabRun& LabRun::number(std::int64_t value) {
  m_plan.launches.front().arguments.emplace_back(value);
  return *this;
}

LabRun& LabRun::dynamicShared(std::uint32_t bytes) {
  m_plan.launches.front().dynamicSharedBytes = bytes;
  return *this;
}

LabRun& LabRun::cluster(std::uint32_t blocks) {
  m_plan.launches.front().cluster = blocks;
  return *this;
}

LabRun& LabRun::decides(const std::string& array) {
  m_decisions.insert(array);
  return *this;
}

LabRun& LabRun::orderFree(const std::string& array) {
  m_orderFree.insert(array);
  return *this;
}

LabRun& LabRun::inAnyOrder() {
  m_isOrdered = false;
  return *this;
}

void LabRun::addShared() {
  values::Launch& launch = m_plan.launches.front();
  for (const lab::SharedArray& array : m_kernel.shared) {
    const values::DType type = typeOf(array.type);
    const auto end = m_text.begin() + static_cast<std::ptrdiff_t>(array.at);
    launch.shared.push_back(
        {.name = array.name,
         .type = type,
         .count = array.count.value_or(launch.dynamicSharedBytes / values::sizeOf(type)),
         .line = array.count ? static_cast<int>(std::count(m_text.begin(), end, '\n')) + 1 : 0});
  }
}

void LabRun::run() {
  addShared();
  const auto backend = backend::makeEmulatorBackend();
  backend::RunOptions options;
  options.record = trace::Window{.blockCount = m_plan.launches.front().grid.total(),
                                 .maxEvents = 1U << 24,
                                 .launch = 0,
                                 .flow = true};
  backend::RunOutcome outcome = backend->run(m_plan, m_inputs, options, {}, {});
  m_outputs = std::move(outcome.outputs);
  m_findings = std::move(outcome.findings);
  m_printed = std::move(outcome.printed);
  ASSERT_TRUE(outcome.record);
  m_record = std::make_shared<const trace::Record>(std::move(*outcome.record));
  for (const trace::Finding& finding : m_findings) ADD_FAILURE() << finding.sentence;
  checkFlow();
  checkLines();
  compareWithDevice({.stem = m_stem,
                     .plan = m_plan,
                     .inputs = m_inputs,
                     .record = *m_record,
                     .outputs = m_outputs,
                     .orderFree = m_orderFree,
                     .isOrdered = m_isOrdered,
                     .printed = m_printed});
}

void LabRun::checkFlow() const {
  EXPECT_EQ(m_record->flowState(), trace::Record::FlowState::whole);
  FlowTotals totals;
  for (std::uint64_t block = 0; block < m_record->blockCount; ++block) {
    checkBlock(m_record, block, totals);
  }
  EXPECT_GT(totals.events, 0U);
  EXPECT_GT(totals.passed, 0U);
  EXPECT_EQ(totals.wrong, 0U);
  EXPECT_EQ(totals.withoutFlow, m_decisions);
}

void LabRun::checkLines() const {
  std::vector<std::string> lines;
  std::istringstream text(m_text);
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  for (const trace::Event& event : m_record->events) {
    const auto number = static_cast<std::size_t>(event.line());
    ASSERT_GE(number, 1U);
    ASSERT_LE(number, lines.size());
    const std::string& line = lines[number - 1];
    const bool isAccess = event.kind() == EventKind::load || event.kind() == EventKind::store;
    if (isAccess) {
      // An element, a pointer's, or a scalar in shared memory by its name.
      const bool hasElement = line.find_first_of("[*") != std::string::npos ||
                              line.find(m_record->arrays[event.array()].name) != std::string::npos;
      ASSERT_TRUE(hasElement) << number << ": " << line;
    } else if (event.kind() == EventKind::barrier) {
      ASSERT_NE(line.find("sync"), std::string::npos) << number << ": " << line;
    }
  }
}

}  // namespace lanescope::tests
