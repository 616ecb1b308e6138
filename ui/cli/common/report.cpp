// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/common/report.h"

#include <algorithm>
#include <utility>

#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "app/tune/advice.h"
#include "catalog/catalog.h"
#include "request/parameter_table.h"
#include "trace/count/tensor_products.h"
#include "ui/cli/common/terminal.h"
#include "values/size_text.h"

namespace lanescope::cli {
namespace {

using Part = values::ParameterPart;

QString number(std::uint64_t value) {
  return grouped(static_cast<qint64>(value));
}

QString title(const values::RunResult& result) {
  const QString device = QString::fromStdString(result.device);
  const bool emulated = result.backend == values::BackendChoice::emulator;
  const bool isAlone = device.isEmpty() || device == "Emulator";
  const QString where = emulated && isAlone ? "the emulator" : device;
  return QString::fromStdString(result.kernel) + " on " + where + " (" +
         QString::fromStdString(result.machine) + ")\n";
}

/// The parameters of these parts that a summary mentions: "n = 1,000", "block = 64".
QStringList factsOf(const std::string& kernel, const values::Parameters& parameters,
                    std::initializer_list<Part> parts) {
  const catalog::KernelRow* row = catalog::lookUp(kernel);
  QStringList facts;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (std::ranges::find(parts, info.part) == parts.end()) continue;
    const bool isSize =
        info.part == Part::size && row != nullptr && row->parameter(info.name) != nullptr;
    if (!isSize && !info.isInSummary(parameters)) continue;
    std::optional<std::int64_t> number = info.number(parameters);
    if (isSize && !number) number = parameters.n;  // a square matrix
    facts += toQString(info.name) + " = " +
             (number ? grouped(*number) : QString::fromStdString(info.text(parameters)));
  }
  return facts;
}

QString parameterLine(const values::RunResult& result, const UserInput& input) {
  const values::Parameters& parameters = result.parameters;
  QStringList facts = factsOf(result.kernel, parameters,
                              {Part::size, Part::launch, Part::operation, Part::elements});
  if (input.files.isEmpty()) {
    facts += factsOf(result.kernel, parameters, {Part::pattern});
    if (parameters.pattern.starts_with("random") || parameters.pattern == "ill-conditioned")
      facts += "seed = " + number(parameters.seed);
  } else {
    facts += "input = " + input.files.join(" · ") + " (" + input.columns.join(" · ") + ")";
  }
  facts += factsOf(result.kernel, parameters, {Part::order});
  return "  " + facts.join(", ") + "\n\n";
}

QString checkTable(const values::RunResult& result) {
  Table table({"", "", ""}, 2);
  table.add({"result", valueText(result.result)});
  if (result.isUnchecked) {
    table.add({"check", "not checked: no reference"});
    return table.text() + '\n';
  }
  const bool whole = std::holds_alternative<std::int64_t>(result.reference);
  table.add({"reference", valueText(result.reference),
             whole ? "exact, on the CPU" : "in double, on the CPU"});
  table.add({"error", QString::number(result.error, 'g', 4),
             (result.error <= result.tolerance ? "within " : "beyond ") +
                 QString::number(result.tolerance, 'g', 4) + ", what rounding explains" +
                 (result.element ? ", at element " + grouped(*result.element) : QString())});
  if (result.closedForm) {
    table.add({"closed form", valueText(*result.closedForm), "what the pattern's formula gives"});
  }
  table.add({"check", result.passed ? "passed" : "FAILED"});
  return table.text() + '\n';
}

QString phaseTable(const values::RunResult& result) {
  const values::Phases& phases = result.phases;
  Table table({"phase", ">ms"}, 2);
  const std::pair<const char*, values::Milliseconds> rows[] = {
      {"allocate", phases.allocate},      {"host to device", phases.hostToDevice},
      {"kernel", phases.kernel},          {"device to host", phases.deviceToHost},
      {"host finish", phases.hostFinish}, {"total", phases.total()},
  };
  for (const auto& [name, time] : rows) table.add({name, millisecondsText(time.count())});
  QString text = table.text();
  if (result.backend == values::BackendChoice::emulator) {
    text += "  The emulator's time says nothing about a GPU's.\n";
  }
  return text + '\n';
}

/// Adds a row for each kind of access that occurred. `before` begins the row's name.
void addCounters(const values::WarpCounters& warps, const QString& before, Table& table) {
  if (warps.barriers > 0) {
    table.add({before + "barriers", number(warps.barriers), "arrivals of warps"});
  }
  const auto global = [&](const QString& name, const values::AccessCounters& access) {
    if (access.requests == 0) return;
    table.add({before + name, number(access.requests),
               "requests for " + number(access.elements) + " elements in " +
                   number(access.sectors) + " sectors"});
  };
  const auto shared = [&](const QString& name, const values::AccessCounters& access) {
    if (access.requests == 0) return;
    table.add({before + name, number(access.requests),
               "requests for " + number(access.elements) + " elements in " +
                   number(access.wavefronts) + " wavefronts, " + number(access.conflicts) +
                   " of them by bank conflicts"});
  };
  global("global loads", warps.globalLoads);
  global("global stores", warps.globalStores);
  global("global atomics", warps.globalAtomics);
  shared("shared loads", warps.sharedLoads);
  shared("shared stores", warps.sharedStores);
  shared("shared atomics", warps.sharedAtomics);
}

/// Adds a row for each kind of floating-point operation that occurred.
void addArithmetic(const values::Arithmetic& arithmetic, Table& table) {
  const auto add = [&](const QString& name, std::uint64_t count, const QString& of) {
    if (count > 0) table.add({name, number(count), of});
  };
  const auto addAll = [&](const values::FloatOperations& operations, const QString& type) {
    add("additions", operations.additions, "of " + type + ", in the source");
    add("multiplications", operations.multiplications, "of " + type + ", in the source");
    add("fused multiply-adds", operations.fused, "of " + type + ", in the source");
  };
  addAll(arithmetic.float32, "float32");
  addAll(arithmetic.float64, "float64");
}

/// For a result that has counters.
QString counterTable(const values::RunResult& result) {
  const values::Counters& counters = *result.counters;
  Table table({"counter", ">", ""}, 2);
  table.add({"recorded blocks", number(counters.recordedBlocks),
             "of " + number(counters.blocks) + (counters.truncated ? ", cut short" : "")});
  addCounters(counters.total, {}, table);
  for (const values::LineCounters& line : counters.lines) {
    addCounters(line.warps, "line " + QString::number(line.line) + ": ", table);
  }
  if (counters.work) {
    table.add({"work", number(counters.work->operations), "operations on two values"});
    table.add({"depth", number(counters.work->depth), "of them wait for each other"});
  }
  if (counters.arithmetic) addArithmetic(*counters.arithmetic, table);
  if (const std::uint64_t multiplyAdds = tensorMultiplyAdds(result); multiplyAdds > 0) {
    table.add({"fused multiply-adds", number(multiplyAdds), "by the tensor cores"});
  }
  table.add({"active lanes", QString::number(counters.activeLanes, 'f', 1), "of 32, mean"});
  return table.text() + '\n';
}

/// Adds the floating-point instructions that the GPU counted, with the operations of the record
/// next to them, if it is given. Returns whether the GPU executed more fused multiply-adds.
bool addArithmetic(const values::HardwareCounters& read, const values::Counters* record,
                   Table& table) {
  if (!read.arithmetic) return false;
  bool isFused = false;
  for (const values::ArithmeticMetric& metric : values::kArithmeticMetrics) {
    const std::uint64_t theirs = *read.arithmetic.*metric.type.*metric.counter;
    if (record == nullptr || !record->arithmetic) {
      if (theirs > 0) table.add({metric.title, number(theirs)});
      continue;
    }
    const std::uint64_t ours = *record->arithmetic.*metric.type.*metric.counter;
    if (theirs == 0 && ours == 0) continue;
    table.add({metric.title, number(theirs), number(ours), ours == theirs ? "" : "differs"});
    isFused = isFused || (metric.counter == &values::FloatOperations::fused && theirs > ours);
  }
  return isFused;
}

/// The GPU's own counters, with the record's next to them when the record covers the whole launch.
QString hardwareTable(const values::RunResult& result) {
  const values::HardwareCounters& read = *result.hardwareCounters;
  if (!read.launch) return "  " + sentenceText(read.reason) + "\n\n";
  const bool hasRecord = result.counters && result.counters->isOfWholeLaunch();
  Table table({"counter, whole launch", ">GPU", hasRecord ? ">record" : "", ""}, 2);
  const bool looks = catalog::find(result.kernel).spins;
  bool isMore = false;
  bool isJoined = false;
  for (const values::HardwareMetric& metric : values::kHardwareMetrics) {
    const std::uint64_t theirs = *read.launch.*metric.access.*metric.counter;
    if (!hasRecord) {
      if (theirs > 0) table.add({metric.title, number(theirs)});
      continue;
    }
    const std::uint64_t ours = result.counters->total.*metric.access.*metric.counter;
    if (theirs == 0 && ours == 0) continue;
    table.add({metric.title, number(theirs), number(ours), ours == theirs ? "" : "differs"});
    const bool isGlobal = metric.access == &values::WarpCounters::globalLoads ||
                          metric.access == &values::WarpCounters::globalStores;
    isMore = isMore || (isGlobal && theirs > ours);
    isJoined = isJoined || (metric.access == &values::WarpCounters::sharedLoads && theirs < ours);
  }
  const bool isFused = addArithmetic(read, hasRecord ? &*result.counters : nullptr, table);
  QString text = table.text();
  if (isFused) text += "  The compiler fuses a product with the sum that takes it.\n";
  if (!hasRecord) text += "  The record shows a part of the launch; these count all of it.\n";
  if (looks) {
    text += "  Blocks wait for each other: how often one looks differs from run to run.\n";
  } else if (isMore) {
    text +=
        "  The GPU reads a few more where lanes of a warp run an unrolled loop unequally often.\n";
  }
  if (isJoined) {
    text +=
        "  The GPU reads less where the compiler loads neighbouring words of shared memory at "
        "once, or only the words that are stored.\n";
  }
  return text + '\n';
}

}  // namespace

QString devicesReport(const QList<values::DeviceInfo>& devices) {
  QString text;
  for (const values::DeviceInfo& device : devices) {
    const QString backend = QString::fromStdString(values::nameOf(device.backend));
    if (!device.available) {
      text += backend + ": " + sentenceText(device.reason) + '\n';
      continue;
    }
    text +=
        backend + " " + QString::number(device.device) + ": " + QString::fromStdString(device.name);
    if (!device.detail.empty()) text += ", " + QString::fromStdString(device.detail);
    if (device.memoryTotal > 0) {
      text += ", " + QString::fromStdString(values::sizeText(device.memoryFree)) + " of " +
              QString::fromStdString(values::sizeText(device.memoryTotal)) + " free";
    }
    text += '\n';
  }
  return text;
}

std::uint64_t tensorMultiplyAdds(const values::RunResult& result) {
  const bool hasArithmetic = result.counters && result.counters->arithmetic;
  return (hasArithmetic ? result.counters->arithmetic->tensor : 0) +
         (result.record ? trace::tensorMultiplyAdds(*result.record) : 0);
}

QString runReport(const values::RunResult& result, const UserInput& input) {
  QString text =
      title(result) + parameterLine(result, input) + checkTable(result) + phaseTable(result);
  if (result.counters) text += counterTable(result);
  if (result.hardwareCounters) text += hardwareTable(result);
  if (result.findings.empty()) {
    text += "  No findings.\n";
  } else {
    text += "  Findings:\n";
    for (const trace::Finding& finding : result.findings) {
      text += "    line " + QString::number(finding.line) + ": " + sentenceText(finding.sentence) +
              '\n';
    }
  }
  for (const tune::Advice& advice : tune::adviceOf(result)) {
    text += "  Advice: " + advice.text + '\n';
  }
  for (const std::string& note : result.notes) {
    text += "  Note: " + sentenceText(note) + '\n';
  }
  return text;
}

QString errorReport(const values::BenchResult& result) {
  Table table({">n", "computed", ">value", ">error", ">error/Σ|terms|", ">bound/Σ|terms|", "check",
               "where"});
  for (const values::BenchSeries& series : result.series) {
    if (!series.accuracy) continue;
    const values::Accuracy& accuracy = *series.accuracy;
    const auto relative = [&](double error) {
      return error == 0.0 ? QStringLiteral("exact")
                          : QString::number(error / accuracy.magnitude, 'g', 3);
    };
    table.add({grouped(series.n), QString::fromStdString(series.name), valueText(accuracy.value),
               QString::number(accuracy.error, 'g', 3), relative(accuracy.error),
               accuracy.bound == 0.0 ? "0" : relative(accuracy.bound),
               series.passed ? "passed" : "FAILED", QString::fromStdString(series.where)});
  }
  QStringList title{QString::fromStdString(result.kernel)};
  title += factsOf(result.kernel, result.parameters, {Part::elements, Part::pattern, Part::order});
  return title.join(", ") + '\n' + table.text();
}

QString workReport(const values::BenchResult& result) {
  Table table({">n", "kernel", ">operations", ">steps", ">operations/n", "check", "record"});
  for (const values::BenchSeries& series : result.series) {
    if (!series.work) continue;
    const auto operations = static_cast<qint64>(series.work->operations);
    table.add(
        {grouped(series.n), QString::fromStdString(series.name), grouped(operations),
         grouped(series.work->depth),
         QString::number(static_cast<double>(operations) / static_cast<double>(series.n), 'f', 2),
         series.passed ? "passed" : "FAILED", QString::fromStdString(series.where)});
  }
  return table.text();
}

}  // namespace lanescope::cli
