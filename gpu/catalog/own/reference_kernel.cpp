// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/reference_kernel.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "catalog/own/expression.h"
#include "catalog/own/own_launch.h"
#include "catalog/own/own_plan.h"
#include "catalog/own/parameter_names.h"
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

constexpr std::string_view kKernelMark = "kernel ";

const OwnFunction& referenceFunction(const OwnKernel& kernel) {
  const std::string name = referenceKernelOf(kernel);
  const auto found = std::ranges::find(kernel.functions, name, &OwnFunction::name);
  if (found != kernel.functions.end()) return *found;
  values::refuse(kernel.id + " has no kernel '" + name + "' that could compute the reference.");
}

/// The plan of the kernel that computes the reference.
class ReferencePlan {
 public:
  ReferencePlan(const MatchedKernel& own, const Parameters& parameters)
      : m_own(own),
        m_parameters(parameters),
        m_checked(planOf(own.kernel, own.arguments, parameters)) {
    for (const values::Buffer& buffer : m_checked.buffers) {
      if (buffer.role == Role::input) m_plan.buffers.push_back(buffer);
    }
  }

  values::Plan make() {
    const OwnFunction& function = referenceFunction(m_own.kernel);
    m_plan.kernel = m_own.kernel.id;
    values::Launch launch{.entry = function.entry, .grid = {1}, .block = {1}};
    for (const OwnParameter& parameter : function.parameters) {
      if (parameter.isArray) {
        launch.arguments.emplace_back(values::BufferIndex{array(parameter)});
      } else {
        launch.arguments.push_back(number(parameter));
      }
    }
    m_plan.launches.push_back(std::move(launch));
    if (m_plan.buffers.back().role != Role::output) {
      values::refuse("The kernel " + function.name +
                     " computes no reference: it has no output of " + nameOf(m_own.kernel) +
                     ", of the same name.");
    }
    return std::move(m_plan);
  }

 private:
  std::uint32_t array(const OwnParameter& parameter) {
    for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
      const values::Buffer& input = m_plan.buffers[i];
      const bool isIt = parameter.isConst && input.role == Role::input;
      if (isIt && input.name == parameter.name) return static_cast<std::uint32_t>(i);
    }
    const auto first = std::ranges::find(m_checked.buffers, Role::output, &values::Buffer::role);
    const bool isIt = !parameter.isConst && first->name == parameter.name;
    if (!isIt) {
      values::refuse("The array '" + parameter.name + "' of the kernel " +
                     referenceKernelOf(m_own.kernel) + " is neither an input nor the output '" +
                     first->name + "'.");
    }
    values::Buffer output = *first;
    output.type = parameter.type;
    if (output.type != first->type) output.copyOf.reset();
    m_plan.buffers.push_back(std::move(output));
    return static_cast<std::uint32_t>(m_plan.buffers.size() - 1);
  }

  values::Argument number(const OwnParameter& parameter) const {
    for (const auto& [name, value] : numbersOf(m_own.kernel, m_checked.launches.front())) {
      if (name == parameter.name) return value;
    }
    const std::string size = sizeNamed(m_own.kernel.problem, parameter.name);
    if (size.empty()) {
      values::refuse("The parameter '" + parameter.name + "' of the kernel " +
                     referenceKernelOf(m_own.kernel) + " is none of " + nameOf(m_own.kernel) + ".");
    }
    return OwnNames(m_own.kernel, m_parameters)(size);
  }

  const MatchedKernel& m_own;
  const Parameters& m_parameters;
  values::Plan m_checked;
  values::Plan m_plan;
};

double toleranceOf(const OwnKernel& kernel, DType type) {
  const auto given = kernel.rules.find("tolerance");
  if (given == kernel.rules.end()) return type == DType::float64 ? 1e-12 : 1e-5;
  const values::Number number =
      Expression("tolerance", given->second).number([&](std::string_view word) -> std::int64_t {
        values::refuse("tolerance = " + given->second + " names '" + std::string(word) +
                       "'; it must be a plain number.");
      });
  const double tolerance = values::asDouble(number);
  if (tolerance > 0 && tolerance < 1) return tolerance;
  values::refuse("tolerance = " + given->second + " must be above 0 and below 1.");
}

/// Makes the reference of what the kernel has written.
Reference referenceOf(const HostArray& written, DType outputType, double tolerance) {
  Reference reference;
  const bool isFloating = isReal(outputType);
  const std::size_t count = written.count();
  reference.elements = HostArray(isFloating ? DType::float64 : DType::int64, count);
  reference.magnitudes = HostArray(DType::float64, count);
  // The comparison multiplies a magnitude by the error of one rounding.
  const double rounding = roundingBound(outputType, 1, 1);
  values::withType(written.type, [&]<class T>(T) {
    for (std::size_t i = 0; i < count; ++i) {
      const T value = written.as<T>()[i];
      if (!isFloating) {
        reference.elements.as<std::int64_t>()[i] = static_cast<std::int64_t>(value);
        continue;
      }
      const auto real = static_cast<double>(value);
      reference.elements.as<double>()[i] = real;
      reference.magnitudes.as<double>()[i] = tolerance * std::max(1.0, std::abs(real)) / rounding;
    }
  });
  reference.value = isFloating ? values::Number(reference.elements.as<double>().back())
                               : values::Number(reference.elements.as<std::int64_t>().back());
  reference.magnitude = std::abs(values::asDouble(reference.value));
  return reference;
}

}  // namespace

std::string referenceKernelOf(const OwnKernel& kernel) {
  const auto given = kernel.references.find("");
  if (given == kernel.references.end() || !given->second.starts_with(kKernelMark)) return {};
  return given->second.substr(given->second.find_last_of(' ') + 1);
}

void setReferenceKernel(KernelRow& row, const std::shared_ptr<const MatchedKernel>& own) {
  const DType type = own->arguments.type;
  const double tolerance = toleranceOf(own->kernel, type);
  (void)referenceFunction(own->kernel);
  row.finish = lastElement;
  row.referencePlan = [own](const Parameters& parameters) {
    return ReferencePlan(*own, parameters).make();
  };
  row.reference = [type, tolerance](const Parameters&, std::span<const HostArray> arrays) {
    return referenceOf(arrays.back(), type, tolerance);
  };
  row.compare = [](const Parameters& parameters, std::span<const HostArray>,
                   const Reference& reference, const Answer& answer) {
    return compareElements(parameters, 1, reference, answer.outputs[0]);
  };
  row.remark = [own](const Parameters&, const Comparison&) -> std::optional<std::string> {
    if (own->arguments.count(OwnUse::output) + own->arguments.count(OwnUse::inOut) < 2) return {};
    return "The kernel " + referenceKernelOf(own->kernel) + " checks the first output alone.";
  };
  row.checkBytes = scanCheckBytes;
}

}  // namespace lanescope::catalog
