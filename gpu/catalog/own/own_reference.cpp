// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/own_reference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "catalog/own/element_expression.h"
#include "catalog/own/own_launch.h"
#include "catalog/own/own_plan.h"
#include "catalog/rounding.h"
#include "catalog/scan_check.h"
#include "values/error.h"
#include "values/typed.h"

namespace lanescope::catalog {
namespace {

using values::DType;
using values::HostArray;
using values::Parameters;
using values::Role;

/// Returns the text of an output's expression; empty where it has none. `rank` counts the outputs.
std::string referenceText(const MatchedKernel& own, const std::string& name, std::size_t rank) {
  const OwnTexts& texts = own.kernel.references;
  if (const auto named = texts.find(name); named != texts.end()) return named->second;
  const auto first = texts.find("");
  if (rank == 0 && first != texts.end()) return first->second;
  if (rank > 0 || own.kernel.problem != OwnProblem::stencil) return {};
  const std::vector<std::string> inputs = own.arguments.inputNames();
  const std::string& in = inputs.front();
  const bool isWeighted = inputs.size() > 1;
  return "sum(j, -radius, radius + 1, " + in + "[i + j]" +
         (isWeighted ? " * " + inputs[1] + "[j + radius]" : std::string()) + ")";
}

Border borderOf(const OwnKernel& kernel) {
  const auto given = kernel.rules.find("border");
  if (given == kernel.rules.end() || given->second == "zero") return Border::zero;
  if (given->second == "clamp") return Border::clamp;
  values::refuse("border = " + given->second + " is no border; choose zero or clamp.");
}

/// Computes the elements of the outputs that have an expression.
class References {
 public:
  References(const MatchedKernel& own, const Parameters& parameters)
      : m_own(own),
        m_parameters(parameters),
        m_plan(planOf(own.kernel, own.arguments, parameters)) {
    for (const values::Buffer& buffer : m_plan.buffers) {
      if (buffer.role == Role::output) m_outputs.push_back(&buffer);
    }
  }

  [[nodiscard]] std::size_t outputs() const { return m_outputs.size(); }
  [[nodiscard]] const values::Buffer& output(std::size_t rank) const { return *m_outputs[rank]; }

  [[nodiscard]] bool hasAny() const {
    std::size_t rank = 0;
    return std::ranges::any_of(m_outputs, [&](const values::Buffer* output) {
      return !referenceText(m_own, output->name, rank++).empty();
    });
  }

  /// Returns the expression of an output; none where it is not checked. The inputs are alive as
  /// long as it is used.
  [[nodiscard]] std::optional<ElementExpression> expression(
      std::size_t rank, std::span<const HostArray> inputs) const {
    const values::Buffer& output = *m_outputs[rank];
    const std::string text = referenceText(m_own, output.name, rank);
    if (text.empty()) return std::nullopt;
    std::vector<ReadArray> arrays;
    std::size_t position = 0;
    for (const values::Buffer& buffer : m_plan.buffers) {
      if (buffer.role != Role::input) continue;
      arrays.push_back(
          {buffer.name, &inputs[position++], static_cast<std::int64_t>(buffer.columns)});
    }
    const auto numbers = numbersOf(m_own.kernel, m_plan.launches.front());
    OwnNames names(m_own.kernel, m_parameters);
    const values::Launch& launch = m_plan.launches.front();
    names.setBlock(launch.block.x, launch.block.y);
    names.setBlocks(static_cast<std::int64_t>(launch.grid.total()));
    return ElementExpression(Expression("reference", text), std::move(arrays),
                             static_cast<std::int64_t>(output.columns), borderOf(m_own.kernel),
                             [&](std::string_view word) -> values::Number {
                               for (const auto& [name, value] : numbers) {
                                 if (name != word) continue;
                                 if (const auto* const whole = std::get_if<std::int64_t>(&value))
                                   return *whole;
                                 return std::get<double>(value);
                               }
                               return names(word);
                             });
  }

  /// Returns the elements and the magnitudes, by which their errors are bounded.
  [[nodiscard]] Reference compute(std::size_t rank, std::span<const HostArray> inputs) const {
    const std::optional<ElementExpression> expression = this->expression(rank, inputs);
    Reference reference;
    if (!expression) return reference;
    const DType type = m_outputs[rank]->type;
    const auto count = static_cast<std::size_t>(m_outputs[rank]->count);
    reference.elements = HostArray(isReal(type) ? DType::float64 : DType::int64, count);
    reference.magnitudes = HostArray(DType::float64, count);
    const double coarseness = unitOf(type);
    BoundedNumber last;
    for (std::size_t i = 0; i < count; ++i) {
      last = expression->at(static_cast<std::int64_t>(i));
      // The comparison counts one rounding of a result.
      const double roundings = (last.roundings + 1) * coarseness;
      reference.magnitudes.as<double>()[i] = isReal(type) ? last.magnitude * roundings : 0.0;
      if (isReal(type)) {
        reference.elements.as<double>()[i] = last.real;
      } else {
        reference.elements.as<std::int64_t>()[i] = wholeFor(type, last);
      }
    }
    reference.value = isReal(type) ? values::Number(reference.elements.as<double>().back())
                                   : values::Number(reference.elements.as<std::int64_t>().back());
    reference.magnitude = last.magnitude;
    return reference;
  }

 private:
  /// Returns the number as C++ converts it to the output's type.
  static std::int64_t wholeFor(DType type, const BoundedNumber& number) {
    std::int64_t whole = number.whole;
    if (!number.isWhole) {
      constexpr double kMost = 0x1p62;
      whole = static_cast<std::int64_t>(
          std::clamp(std::isnan(number.real) ? 0.0 : number.real, -kMost, kMost));
    }
    return values::withType(type, [&]<class T>(T) {
      if constexpr (std::is_integral_v<T>) return static_cast<std::int64_t>(static_cast<T>(whole));
      return whole;
    });
  }
  /// Returns the coarsest rounding of the numbers from which an output of this type may be made, in
  /// roundings of its own type.
  [[nodiscard]] double unitOf(DType type) const {
    const auto isFloat = [](const auto& of) { return of.type == DType::float32; };
    const bool hasFloat = std::ranges::any_of(m_plan.buffers, isFloat) ||
                          std::ranges::any_of(m_own.kernel.parameters, isFloat);
    if (type != DType::float64 || !hasFloat) return 1.0;
    return unitRoundoff(DType::float32) / unitRoundoff(DType::float64);
  }

  const MatchedKernel& m_own;
  const Parameters& m_parameters;
  values::Plan m_plan;
  std::vector<const values::Buffer*> m_outputs;
};

double shareOf(const Comparison& comparison) {
  if (!comparison.passes()) return std::numeric_limits<double>::infinity();
  return comparison.tolerance > 0 ? comparison.error / comparison.tolerance : 0.0;
}

/// Compares every output that has an expression; the worst decides.
Comparison compareOutputs(const MatchedKernel& own, const Parameters& parameters,
                          std::span<const HostArray> inputs, const Reference& reference,
                          const Answer& answer) {
  const References references(own, parameters);
  std::optional<Comparison> worst;
  for (std::size_t rank = 0; rank < references.outputs(); ++rank) {
    const Reference other = rank == 0 ? Reference{} : references.compute(rank, inputs);
    const Reference& of = rank == 0 ? reference : other;
    if (of.elements.count() == 0) continue;
    Parameters its = parameters;
    its.dtype = references.output(rank).type;
    const Comparison comparison = compareElements(its, 1, of, answer.outputs[rank]);
    if (!worst || shareOf(comparison) > shareOf(*worst)) worst = comparison;
  }
  return worst.value_or(Comparison{});
}

/// Returns a sentence on the outputs that nothing checks.
std::optional<std::string> uncheckedRemark(const MatchedKernel& own, const Parameters& parameters) {
  const References references(own, parameters);
  std::string names;
  for (std::size_t rank = 0; rank < references.outputs(); ++rank) {
    const std::string& name = references.output(rank).name;
    if (!referenceText(own, name, rank).empty()) continue;
    names += (names.empty() ? "" : ", ") + name;
  }
  if (names.empty()) return std::nullopt;
  return "Not checked, since there is no reference: " + names + ".";
}

/// Returns the numbers that a histogram has counted.
values::Number numbersCounted(const Parameters& /*parameters*/,
                              std::span<const HostArray> outputs) {
  return values::withType(outputs[0].type, [&]<class T>(T) -> values::Number {
    std::int64_t sum = 0;
    for (const T count : outputs[0].as<T>()) sum += static_cast<std::int64_t>(count);
    return sum;
  });
}

/// Counts how often each of the bins' numbers occurs. Throws for one that has no bin.
Reference histogramOf(const HostArray& input, std::int64_t bins) {
  Reference reference;
  reference.elements = HostArray(DType::int64, static_cast<std::size_t>(bins));
  reference.magnitudes = HostArray(DType::float64, static_cast<std::size_t>(bins));
  const auto counts = reference.elements.as<std::int64_t>();
  values::withType(input.type, [&]<class T>(T) {
    for (const T value : input.as<T>()) {
      const auto bin = static_cast<std::int64_t>(value);
      if (bin < 0 || bin >= bins) {
        values::refuse("An input of " + std::to_string(bin) + " has no bin; the bins are 0 to " +
                       std::to_string(bins - 1) + ".");
      }
      ++counts[static_cast<std::size_t>(bin)];
    }
  });
  reference.value = static_cast<std::int64_t>(input.count());
  reference.magnitude = static_cast<double>(input.count());
  return reference;
}

}  // namespace

void setElementReference(KernelRow& row, const std::shared_ptr<const MatchedKernel>& own) {
  row.finish = lastElement;
  row.reference = [own](const Parameters& parameters, std::span<const HostArray> inputs) {
    const References references(*own, parameters);
    Reference reference = references.compute(0, inputs);
    reference.isMissing = !references.hasAny();
    return reference;
  };
  row.compare = [own](const Parameters& parameters, std::span<const HostArray> inputs,
                      const Reference& reference, const Answer& answer) {
    return compareOutputs(*own, parameters, inputs, reference, answer);
  };
  row.remark = [own](const Parameters& parameters, const Comparison&) {
    return uncheckedRemark(*own, parameters);
  };
  row.checkBytes = scanCheckBytes;
}

void setHistogramReference(KernelRow& row, const std::shared_ptr<const MatchedKernel>& own) {
  const std::int64_t bins = ruleOf(own->kernel, "bins");
  row.finish = numbersCounted;
  row.reference = [bins](const Parameters&, std::span<const HostArray> inputs) {
    return histogramOf(inputs[0], bins);
  };
  row.compare = [](const Parameters& parameters, std::span<const HostArray>,
                   const Reference& reference, const Answer& answer) {
    return compareElements(parameters, 1, reference, answer.outputs[0]);
  };
  row.narrow = [bins](const Parameters&, std::vector<HostArray>& inputs) {
    values::withType(inputs[0].type, [&]<class T>(T) {
      for (T& value : inputs[0].as<T>()) {
        const auto whole = static_cast<std::int64_t>(value);
        value = static_cast<T>((whole % bins + bins) % bins);
      }
    });
  };
}

void checkReferences(const MatchedKernel& own, const Parameters& parameters) {
  const References references(own, parameters);
  // Their elements do not matter here; their names and sizes do.
  const std::vector<HostArray> inputs(own.arguments.inputNames().size());
  for (std::size_t rank = 0; rank < references.outputs(); ++rank) {
    (void)references.expression(rank, inputs);
  }
}

}  // namespace lanescope::catalog
