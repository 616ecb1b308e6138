// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/program_launch.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <string_view>

#include "catalog/own/expression.h"
#include "catalog/own/own_launch.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using catalog::OwnProblem;

/// Writes constants of whole numbers, each of which may use those before it.
class Constants {
 public:
  void add(const std::string& name, std::int64_t value, const char* what) {
    write(name, std::to_string(value), value, what);
  }
  /// Adds an expression of Lanescope's; where that does not have the value, the value alone.
  void add(const std::string& name, const std::string& expression, std::int64_t value,
           const char* what) {
    write(name, hasValue(name, expression, value) ? inCpp(expression) : std::to_string(value),
          value, what);
  }
  [[nodiscard]] const std::string& text() const { return m_text; }

 private:
  void write(const std::string& name, const std::string& text, std::int64_t value,
             const char* what) {
    m_values[name] = value;
    std::string line = "constexpr long long " + name + " = " + text + ";";
    constexpr std::size_t kColumn = 40;
    line.resize(std::max(kColumn, line.size() + 1), ' ');
    m_text += line + "// " + what + "\n";
  }
  [[nodiscard]] bool hasValue(const std::string& name, const std::string& expression,
                              std::int64_t value) const {
    try {
      return catalog::Expression(name, expression).value([this](std::string_view word) {
        const auto found = m_values.find(std::string(word));
        if (found == m_values.end()) values::refuse("It has no value.");
        return found->second;
      }) == value;
    } catch (const values::Error&) {
      return false;
    }
  }
  /// Gives min and max, whose arguments have several types in C++, their own.
  static std::string inCpp(const std::string& expression) {
    std::string text;
    for (std::size_t i = 0; i < expression.size();) {
      std::size_t end = i;
      while (end < expression.size() && std::isalnum(static_cast<unsigned char>(expression[end]))) {
        ++end;
      }
      const std::string word = expression.substr(i, std::max<std::size_t>(1, end - i));
      text += word == "min" || word == "max" ? "std::" + word + "<long long>" : word;
      i += word.size();
    }
    return text;
  }

  std::map<std::string, std::int64_t> m_values;
  std::string m_text;
};

/// Returns the file's expression for a number of the launch, or else the usual one.
std::string expressionOf(const catalog::OwnKernel& kernel, const std::string& name,
                         const std::string& usual) {
  const auto own = kernel.launch.find(name);
  return own == kernel.launch.end() ? usual : own->second;
}

}  // namespace

std::string launchConstants(const catalog::OwnKernel& kernel, const values::Launch& launch,
                            const values::Parameters& parameters) {
  const bool isProduct = kernel.problem == OwnProblem::matmul;
  const bool isTiled = catalog::usesTile(kernel);
  Constants constants;
  constants.add("n", parameters.n, isProduct ? "columns of B and C" : "elements of an array");
  if (isProduct) {
    constants.add("m", parameters.rows(), "rows of A and C");
    constants.add("k", parameters.depth(), "columns of A, rows of B");
  }
  if (isTiled) constants.add("tile", parameters.tile, "a block has tile x tile threads");
  const std::int64_t block = launch.block.x;
  const std::int64_t rows = launch.block.y;
  constants.add("block", expressionOf(kernel, "block", isTiled ? "tile" : std::to_string(block)),
                block, "threads of a block along x");
  constants.add("block_y", expressionOf(kernel, "block-y", isTiled ? "tile" : "1"), rows,
                "and along y");
  const bool isFlat = isProduct && rows == 1;
  std::string covering = isFlat ? "(m * n + block - 1) / block" : "(n + block - 1) / block";
  covering =
      parameters.grid ? std::to_string(*parameters.grid) : expressionOf(kernel, "grid", covering);
  constants.add("grid", covering, launch.grid.x, "blocks along x");
  constants.add(
      "grid_y",
      expressionOf(kernel, "grid-y", isProduct && !isFlat ? "(m + block_y - 1) / block_y" : "1"),
      launch.grid.y, "and along y");
  if (launch.dynamicSharedBytes > 0) {
    const std::size_t size = kernel.shared.empty() ? 1 : sizeOf(kernel.shared.back().type);
    constants.add("shared",
                  expressionOf(kernel, "shared",
                               std::to_string(isProduct ? 2 * size : size) + " * block * block_y"),
                  launch.dynamicSharedBytes, "bytes of dynamic shared memory");
  } else {
    constants.add("shared", 0, "bytes of dynamic shared memory");
  }
  return constants.text();
}

}  // namespace lanescope::app
