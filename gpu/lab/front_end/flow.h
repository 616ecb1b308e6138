// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "lab/front_end/problem.h"
#include "lab/front_end/program.h"

namespace lanescope::lab {

/// What a pointer points into.
enum class Space { unknown, memory, local };

/// Which variables and expressions of a program are data. Data are the elements of arrays in
/// memory, all floating-point numbers, and whole numbers that are made of data; the others are
/// indices. And which pointers point to memory that is recorded: what a thread's own variables hold
/// is not.
class Flow {
 public:
  Flow(const Program& program, std::string_view text);

  [[nodiscard]] bool isData(const Node& node) const;
  /// Of a variable, a parameter, a field, or of what a function returns.
  [[nodiscard]] bool holdsData(CXCursor declaration) const;
  [[nodiscard]] Space spaceOf(const Node& expression) const;
  [[nodiscard]] Space spaceOfVariable(CXCursor declaration) const;
  /// Whether the expression names an element of an array in memory.
  [[nodiscard]] bool isElement(const Node& expression) const;
  /// Whether the variable is a reference to such an element.
  [[nodiscard]] bool refersToElement(CXCursor declaration) const;
  [[nodiscard]] const std::vector<Problem>& problems() const { return m_problems; }

  /// `++`, `+=`, `&`, … of a unary, a binary or an assigning expression.
  [[nodiscard]] std::string_view operatorOf(const Node& expression) const;

 private:
  void learn(const Function& function, const Node& node);
  void learnVariable(const Node& variable);
  void learnCall(const Node& call);
  void learnFields(const Node& list);
  /// `binds`: whether a reference is made to refer to `from`.
  void assign(CXCursor to, const Node& from, bool binds = false);
  void markData(std::size_t key);
  void markSpace(std::size_t key, Space space, std::size_t at);
  [[nodiscard]] bool isCallData(const Node& call) const;
  [[nodiscard]] bool isAlwaysData(CXCursor declaration) const;
  /// The variable or field that an expression names, or a part of which it names.
  [[nodiscard]] static CXCursor rootOf(const Node& expression);

  const Program& m_program;
  std::string_view m_text;
  std::set<std::size_t> m_data;
  std::map<std::size_t, Space> m_spaces;
  std::vector<Problem> m_problems;
  bool m_hasChanged = false;
};

}  // namespace lanescope::lab
