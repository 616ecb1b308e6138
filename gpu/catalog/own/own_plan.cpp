// SPDX-License-Identifier: Apache-2.0
#include "catalog/own/own_plan.h"

#include <algorithm>
#include <limits>
#include <type_traits>
#include <utility>

#include "catalog/matmul_problem.h"
#include "catalog/own/expression.h"
#include "catalog/own/own_launch.h"
#include "values/error.h"
#include "values/typed.h"

namespace lanescope::catalog {
namespace {

using values::DType;
using values::Parameters;
using values::Role;

constexpr std::int64_t kMostElements = std::int64_t{1} << 40;

/// Returns the bits of a number of this type. Throws where the type does not hold it.
std::uint64_t bitsOf(const std::string& name, DType type, const values::Number& number) {
  return values::withType(type, [&]<class T>(T) {
    const double real = values::asDouble(number);
    if constexpr (std::is_integral_v<T>) {
      const auto* const whole = std::get_if<std::int64_t>(&number);
      if (whole == nullptr || !std::in_range<T>(*whole)) {
        values::refuse("start " + name + " is " + std::to_string(real) + ", which is no " +
                       std::string(nameOf(type)) + ".");
      }
      return values::bitsOf(static_cast<T>(*whole));
    } else {
      return values::bitsOf(static_cast<T>(real));
    }
  });
}

/// Returns the bits of the operation's identity, from which atomic operations start.
std::uint64_t identityBits(DType type, values::Op op) {
  if (op == values::Op::sum) return 0;
  return values::withType(type, [&]<class T>(T) {
    using Limits = std::numeric_limits<T>;
    if constexpr (Limits::has_infinity) {
      return values::bitsOf(op == values::Op::min ? Limits::infinity() : -Limits::infinity());
    } else {
      return values::bitsOf(op == values::Op::min ? Limits::max() : Limits::min());
    }
  });
}

/// Splits the size of a matrix, "(rows, columns)"; the second one is empty for another size.
std::pair<std::string, std::string> shapeIn(const std::string& text) {
  if (!text.starts_with('(') || !text.ends_with(')')) return {text, {}};
  int depth = 0;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')') --depth;
    if (depth == 0) break;  // the first parenthesis is no bracket of the whole
    if (text[i] == ',' && depth == 1) {
      const std::size_t second = text.find_first_not_of(' ', i + 1);
      return {text.substr(1, i - 1), text.substr(second, text.size() - second - 1)};
    }
  }
  return {text, {}};
}

/// Makes a plan, launch after launch.
class PlanMaker {
 public:
  PlanMaker(const OwnKernel& kernel, const OwnArguments& arguments, const Parameters& parameters)
      : m_kernel(kernel),
        m_arguments(arguments),
        m_parameters(parameters),
        m_names(kernel, parameters) {
    m_plan.kernel = kernel.id;
    for (const OwnArray& array : arguments.arrays) {
      values::Buffer& buffer = m_plan.buffers.emplace_back();
      buffer.name = array.name;
      buffer.type = array.type;
      buffer.role = array.use == OwnUse::input     ? Role::input
                    : array.use == OwnUse::scratch ? Role::scratch
                                                   : Role::output;
    }
  }

  values::Plan make() {
    for (std::size_t step = 0; step < m_arguments.steps.size(); ++step) addStep(step);
    addCopied();
    return std::move(m_plan);
  }

 private:
  void addStep(std::size_t step) {
    // What does not depend on the launch is known before it.
    for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
      if (m_arguments.arrays[i].firstStep == step && !followsBlocks(i)) setSize(i);
    }
    const std::int64_t largest = largestOf(step);
    m_names.setCount(largest);
    const OwnFunction function = functionOf(m_kernel, step);
    const OwnTexts& texts = step == 0 ? m_kernel.launch : m_kernel.then[step - 1].launch;
    values::Launch launch = launchOf(m_kernel, function, texts, coveredBy(step, largest), m_names);
    if (step == 0 && m_parameters.grid) {
      launch.grid.x = static_cast<std::uint32_t>(*m_parameters.grid);
    }
    const std::int64_t blocksBefore = m_blocks;
    m_blocks = static_cast<std::int64_t>(launch.grid.total());
    m_names.setBlocks(m_blocks);
    for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
      const OwnArray& array = m_arguments.arrays[i];
      // The blocks of the launch that writes a result last say how many numbers it has.
      const std::size_t decides = array.use == OwnUse::scratch ? array.firstStep : array.lastStep;
      if (decides == step && followsBlocks(i)) setSize(i);
    }
    if (step > 0) m_names.setBlocks(blocksBefore);
    setArguments(function, step, launch);
    m_names.setBlocks(m_blocks);
    m_plan.launches.push_back(std::move(launch));
  }

  /// Whether an array has as many numbers as a launch has blocks, unless the file gives its size.
  [[nodiscard]] bool followsBlocks(std::size_t i) const {
    const OwnArray& array = m_arguments.arrays[i];
    const auto given = m_kernel.sizes.find(array.name);
    if (given != m_kernel.sizes.end()) {
      const auto [rows, columns] = shapeIn(given->second);
      const auto mentions = [&array](const std::string& text) {
        if (text.empty()) return false;
        const Expression expression("size " + array.name, text);
        return expression.mentions("blocks") || expression.mentions("block");
      };
      return mentions(rows) || mentions(columns);
    }
    if (array.use == OwnUse::scratch) return true;
    return isReduction(m_kernel.problem) && m_kernel.output == OwnOutput::blocks &&
           (array.use == OwnUse::output);
  }

  [[nodiscard]] std::int64_t sizeIn(const std::string& name, const std::string& text) const {
    const Expression expression("size " + name, text);
    const std::int64_t value = expression.value(std::cref(m_names));
    if (value >= 1 && value <= kMostElements) return value;
    values::refuse("size " + name + " = " + text + " is " + std::to_string(value) +
                   "; an array has from 1 to 2^40 elements.");
  }

  /// Sets the number of elements, the columns and the first contents.
  void setSize(std::size_t i) {
    values::Buffer& buffer = m_plan.buffers[i];
    const OwnArray& array = m_arguments.arrays[i];
    if (const auto given = m_kernel.sizes.find(array.name); given != m_kernel.sizes.end()) {
      const auto [rows, columns] = shapeIn(given->second);
      std::int64_t count = sizeIn(array.name, rows);
      if (!columns.empty()) {
        const std::int64_t across = sizeIn(array.name, columns);
        if (count > kMostElements / across) {
          values::refuse("size " + array.name + " = " + given->second + " is " +
                         std::to_string(count) + " x " + std::to_string(across) +
                         "; an array has at most 2^40 elements.");
        }
        buffer.columns = static_cast<std::uint64_t>(across);
        count *= across;
      }
      buffer.count = static_cast<std::uint64_t>(count);
    } else {
      setUsualSize(i);
    }
    if (const auto start = m_kernel.starts.find(array.name); start != m_kernel.starts.end()) {
      buffer.zeroed = true;
      buffer.startBits =
          bitsOf(array.name, buffer.type,
                 Expression("start " + array.name, start->second).number(std::cref(m_names)));
    }
  }

  void setUsualSize(std::size_t i) {
    values::Buffer& buffer = m_plan.buffers[i];
    const OwnArray& array = m_arguments.arrays[i];
    const bool isOutput = array.use == OwnUse::output;
    buffer.count = static_cast<std::uint64_t>(m_parameters.n);
    if (array.use == OwnUse::scratch) {
      buffer.count = static_cast<std::uint64_t>(m_blocks);
    } else if (m_kernel.problem == OwnProblem::matmul) {
      const MatrixShape shape = matrixShapeOf(m_parameters);
      const std::int64_t rows = i == 1 ? shape.k : shape.m;
      const std::int64_t columns = i == 0 ? shape.k : shape.n;
      if (rows > kMostElements / columns) {
        values::refuse("The matrix '" + array.name + "' of " + std::to_string(rows) + " x " +
                       std::to_string(columns) + " elements is too large; a matrix has at most " +
                       "2^40.");
      }
      buffer.count = static_cast<std::uint64_t>(rows * columns);
      buffer.columns = static_cast<std::uint64_t>(columns);
    } else if (isReduction(m_kernel.problem) && isOutput) {
      if (m_kernel.output == OwnOutput::blocks) buffer.count = static_cast<std::uint64_t>(m_blocks);
      if (m_kernel.output == OwnOutput::one) {
        buffer.count = 1;
        buffer.zeroed = true;
        buffer.startBits = identityBits(buffer.type, m_parameters.op);
      }
    } else if (m_kernel.problem == OwnProblem::histogram && isOutput) {
      buffer.count = static_cast<std::uint64_t>(ruleOf(m_kernel, "bins"));
      buffer.zeroed = true;
    } else if (m_kernel.problem == OwnProblem::stencil && i == 1 && array.use == OwnUse::input) {
      buffer.count = static_cast<std::uint64_t>(2 * ruleOf(m_kernel, "radius") + 1);
    }
  }

  /// Returns the elements of the largest array of a launch whose size is known.
  [[nodiscard]] std::int64_t largestOf(std::size_t step) const {
    std::uint64_t largest = 0;
    for (const OwnArgument& argument : m_arguments.steps[step]) {
      if (argument.array) largest = std::max(largest, m_plan.buffers[*argument.array].count);
    }
    return static_cast<std::int64_t>(largest);
  }

  [[nodiscard]] Covered coveredBy(std::size_t step, std::int64_t largest) const {
    using enum OwnProblem;
    const OwnProblem problem = m_kernel.problem;
    if (step > 0) return {largest};
    const auto output = std::ranges::find_if(
        m_plan.buffers, [](const values::Buffer& buffer) { return buffer.role == Role::output; });
    const bool isPerElement = problem == matmul || problem == map || problem == stencil;
    if (isPerElement && output->count > 0) {
      return {static_cast<std::int64_t>(output->count), static_cast<std::int64_t>(output->columns)};
    }
    if (problem == free) return {largest};
    return {m_parameters.n};
  }

  void setArguments(const OwnFunction& function, std::size_t step, values::Launch& launch) const {
    for (std::size_t i = 0; i < m_arguments.steps[step].size(); ++i) {
      const OwnArgument& argument = m_arguments.steps[step][i];
      if (argument.array) {
        launch.arguments.emplace_back(
            values::BufferIndex{static_cast<std::uint32_t>(*argument.array)});
        continue;
      }
      const Expression expression(function.parameters[i].name, argument.number);
      if (argument.isReal) {
        launch.arguments.emplace_back(values::asDouble(expression.number(std::cref(m_names))));
      } else {
        launch.arguments.emplace_back(expression.value(std::cref(m_names)));
      }
    }
  }

  /// Adds the inputs of which arrays that a kernel works on in place begin as copies, in front,
  /// where inputs stand.
  void addCopied() {
    std::vector<values::Buffer> copied;
    for (std::size_t i = 0; i < m_plan.buffers.size(); ++i) {
      if (m_arguments.arrays[i].use != OwnUse::inOut) continue;
      values::Buffer input = m_plan.buffers[i];
      input.role = Role::input;
      input.zeroed = false;
      copied.push_back(std::move(input));
      m_plan.buffers[i].zeroed = true;
      // Behind the inputs, which are as many as arrays are inputs.
      m_plan.buffers[i].copyOf =
          static_cast<std::uint32_t>(m_arguments.count(OwnUse::input) + copied.size() - 1);
    }
    if (copied.empty()) return;
    const auto at = static_cast<std::ptrdiff_t>(m_arguments.count(OwnUse::input));
    const auto shift = static_cast<std::uint32_t>(copied.size());
    m_plan.buffers.insert(m_plan.buffers.begin() + at, copied.begin(), copied.end());
    for (values::Launch& launch : m_plan.launches) {
      for (values::Argument& argument : launch.arguments) {
        auto* const buffer = std::get_if<values::BufferIndex>(&argument);
        if (buffer != nullptr && std::cmp_greater_equal(buffer->index, at)) buffer->index += shift;
      }
    }
  }

  const OwnKernel& m_kernel;
  const OwnArguments& m_arguments;
  const Parameters& m_parameters;
  OwnNames m_names;
  std::int64_t m_blocks = 0;  ///< of the launch that was made last
  values::Plan m_plan;
};

}  // namespace

values::Plan planOf(const OwnKernel& kernel, const OwnArguments& arguments,
                    const Parameters& parameters) {
  return PlanMaker(kernel, arguments, parameters).make();
}

std::vector<std::pair<std::string, values::Argument>> numbersOf(const OwnKernel& kernel,
                                                                const values::Launch& launch) {
  std::vector<std::pair<std::string, values::Argument>> numbers;
  for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
    if (!kernel.parameters[i].isArray) {
      numbers.emplace_back(kernel.parameters[i].name, launch.arguments[i]);
    }
  }
  return numbers;
}

}  // namespace lanescope::catalog
