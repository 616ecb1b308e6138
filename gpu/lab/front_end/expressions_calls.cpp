// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <string_view>

#include "lab/front_end/expressions.h"
#include "lab/front_end/numbers.h"

// The calls of functions, CUDA's and the text's own.

namespace lanescope::lab {
namespace {

bool isIn(const auto& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

/// Whether it is a function of floating-point numbers alone, or the absolute value of a number.
bool isMathematical(CXCursor function) {
  const int count = clang_Cursor_getNumArguments(function);
  if (count < 1 || count > 2 || nameOf(function).starts_with("atomic")) return false;
  if (nameOf(function) == "abs") return true;
  if (!isFloating(clang_getCursorResultType(function))) return false;
  for (int i = 0; i < count; ++i) {
    const CXCursor argument = clang_Cursor_getArgument(function, static_cast<unsigned>(i));
    if (!isNumber(clang_getCursorType(argument))) return false;
  }
  return true;
}

}  // namespace

void Expressions::visitPlain(const Node& node) {
  if (m_to.flow.isData(node)) wrap(node, "bare(", ")");
  visit(node, false);
}

void Expressions::visitElement(const Node& argument) {
  const Node& node = stripped(argument);
  if (node.kind == CXCursor_UnaryOperator && m_to.flow.operatorOf(node) == "&") {
    return visit(node.children.front(), false);
  }
  wrap(argument, "&(", ")[0]");
  visit(argument, false);
}

void Expressions::visitCall(const Node& node) {
  if (const Function* called = m_to.program.calledBy(node)) return visitOwnCall(node, *called);
  const CXCursor called = Program::calledCursor(node);
  // A vector is copied and assigned by functions of its type, which the text does not show.
  if (!isNull(called) && !isInText(called) && clang_getCursorKind(called) != CXCursor_Constructor &&
      nameOf(called) != "operator=") {
    return visitCudaCall(node, called);
  }
  if (!isNull(called) && clang_getCursorKind(called) != CXCursor_Constructor &&
      clang_getCursorKind(called) != CXCursor_CXXMethod) {
    m_to.refuse(node.begin,
                "A call of a function that is known only at run time cannot be traced.");
  }
  visitChildren(node);
}

void Expressions::nameTemplateArguments(const Node& call, CXCursor called) {
  if (isNull(clang_getSpecializedCursorTemplate(called)) || call.children.empty()) return;
  const Node& name = call.children.front();
  if (m_to.part(name.begin, name.end).find('<') != std::string::npos) {
    return m_declarations.numbersWithin(name.begin, name.end);
  }
  if (clang_getCursorKind(called) != CXCursor_FunctionDecl) return;
  std::string arguments;
  const int count = clang_Cursor_getNumTemplateArguments(called);
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<unsigned>(i);
    arguments += i == 0 ? "<" : ", ";
    switch (clang_Cursor_getTemplateArgumentKind(called, at)) {
      case CXTemplateArgumentKind_Type: {
        const std::string type = nameOfType(clang_Cursor_getTemplateArgumentType(called, at));
        if (type.empty()) return;
        arguments += "Element<" + type + ">";
        break;
      }
      case CXTemplateArgumentKind_Integral:
        arguments += std::to_string(clang_Cursor_getTemplateArgumentValue(called, at));
        break;
      default:
        return;
    }
  }
  if (!arguments.empty()) m_to.edits.insert(name.end, arguments + ">");
}

void Expressions::visitOwnCall(const Node& node, const Function& called) {
  nameTemplateArguments(node, called.tree.cursor);
  const std::vector<const Node*> arguments = Program::argumentsOf(node);
  const std::vector<const Node*> parameters = called.parameters();
  for (const Node& child : node.children) {
    const auto argument = std::ranges::find(arguments, &child);
    if (argument == arguments.end()) {
      visit(child, false);
      continue;
    }
    const auto i = static_cast<std::size_t>(argument - arguments.begin());
    visit(child, i < parameters.size() && !isPointer(child.type()) &&
                     m_to.flow.holdsData(parameters[i]->cursor));
  }
}

void Expressions::visitCudaCall(const Node& node, CXCursor called) {
  const std::string name = nameOf(called);
  const std::vector<const Node*> arguments = Program::argumentsOf(node);
  const auto isData = [&](const Node* a) { return a != nullptr && m_to.flow.isData(*a); };
  const bool hasData = std::ranges::any_of(arguments, isData);
  if (isMarked(called, "refused")) {
    m_to.refuse(node.begin, "'" + name + "' cannot be traced; leave it out.");
  }
  if (name == "printf") {
    for (const Node* argument : arguments) {
      if (argument != nullptr) visitPlain(stripped(*argument));
    }
    return;
  }
  const bool isAtomic = name.starts_with("atomic");
  const bool isCopy = name == "__pipeline_memcpy_async";
  const bool isWarpWide =
      name.starts_with("__shfl") || name.starts_with("__reduce") || name.starts_with("__match");
  const bool isOfTile = name.starts_with("shfl");
  const bool isOfGroup = name == "reduce" || name == "inclusive_scan";
  const bool isArithmetic =
      isIn(std::array<std::string_view, 9>{"min", "max", "fminf", "fmaxf", "fma", "fmaf",
                                           "__fmul_rn", "__fdiv_rn", "__float2uint_rn"},
           name) ||
      name.find("_as_") != std::string::npos || name == "__ull2float_rn" ||
      name.starts_with("make_") || isMathematical(called);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == nullptr) continue;
    const bool takesElement = (isAtomic && i == 0) || name.starts_with("__ld") || (isCopy && i < 2);
    const bool takesNumber =
        isAtomic || isArithmetic || ((isWarpWide || isOfGroup) && i == 1) || (isOfTile && i == 0);
    if (takesElement) {
      visitElement(stripped(*arguments[i]));
    } else if (takesNumber) {
      visit(*arguments[i], isAtomic || hasData || !vectorName(node.type()).empty());
    } else {
      visitPlain(*arguments[i]);
    }
  }
}

}  // namespace lanescope::lab
