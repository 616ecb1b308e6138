// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "lab/front_end/declarations.h"
#include "lab/front_end/rewriting.h"

namespace lanescope::lab {

/// Rewrites the statements of a function: what C++ and CUDA do to numbers and pointers without a
/// word in the text becomes a word, where the numbers are data and the pointers point to memory.
class Expressions {
 public:
  /// `macroUses`: the ranges of the text that are uses of macros.
  Expressions(const Rewriting& rewriting, const Declarations& declarations,
              std::vector<std::pair<std::size_t, std::size_t>> macroUses)
      : m_to(rewriting), m_declarations(declarations), m_macroUses(std::move(macroUses)) {}

  void function(const Function& function);

 private:
  /// `wants`: whether a number that is data, or can become such, is needed here.
  void visit(const Node& node, bool wants);
  void visitInner(const Node& node, bool wants);
  void visitChildren(const Node& node);
  void visitConversion(const Node& node, bool wants);
  void visitStatement(const Node& node);
  void visitReturn(const Node& node);
  void visitName(const Node& node);
  void visitMember(const Node& node);
  void visitSubscript(const Node& node);
  void visitUnary(const Node& node);
  void visitStep(const Node& node, bool isIncrement);
  void visitAddress(const Node& node);
  void visitBinary(const Node& node);
  void visitShift(const Node& left, const Node& right, CXType wanted);
  void visitCompound(const Node& node);
  void visitChoice(const Node& node);
  void visitCast(const Node& node);
  void visitPointerCast(const Node& node, const Node& operand);
  void visitSize(const Node& node);
  void visitCall(const Node& node);
  void visitOwnCall(const Node& node, const Function& called);
  void visitCudaCall(const Node& node, CXCursor called);
  /// An operand that is a pointer, or an array that stands for one.
  void visitPointer(const Node& node);
  void visitLambda(const Node& node);
  void visitList(const Node& node, bool wants);
  /// An argument that stands for an element: `&a[i]`, or a pointer.
  void visitElement(const Node& argument);
  /// An argument that must be a plain number.
  void visitPlain(const Node& node);
  void nameTemplateArguments(const Node& call, CXCursor called);
  void refuseKind(const Node& node);

  /// Whether the expression is an element of an array in memory, which is read where it is used.
  [[nodiscard]] bool isElement(const Node& expression) const;
  [[nodiscard]] bool isInMemory(const Node& pointer) const {
    return m_to.flow.spaceOf(pointer) != Space::local;
  }
  /// Whether a change of this part would be one within the text of a macro, which is refused.
  bool isWithinMacro(const Node& node);
  void wrap(const Node& node, const std::string& open, const std::string& close);
  void replace(std::size_t begin, std::size_t end, std::string text);

  const Rewriting& m_to;
  const Declarations& m_declarations;
  const std::vector<std::pair<std::size_t, std::size_t>> m_macroUses;
  const Function* m_function = nullptr;
  /// The outermost expression of the use of a macro that is visited. What lies within it and has
  /// the same place stands in the macro's text.
  const Node* m_macro = nullptr;
};

}  // namespace lanescope::lab
