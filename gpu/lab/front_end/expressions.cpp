// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/expressions.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "lab/front_end/numbers.h"

namespace lanescope::lab {
namespace {

/// NULL, which is a number to C++.
bool isNullConstant(const Node& node) {
  const Node& inner = stripped(node);
  return inner.kind == CXCursor_IntegerLiteral || inner.kind == CXCursor_GNUNullExpr;
}

/// Whether the node shows nothing of itself in the text.
bool isTransparent(const Node& node) {
  return node.kind == CXCursor_UnexposedExpr || node.kind == CXCursor_ParenExpr;
}

}  // namespace

void Expressions::function(const Function& function) {
  m_function = &function;
  if (const Node* body = function.body()) visit(*body, false);
}

bool Expressions::isWithinMacro(const Node& node) {
  if (m_macro == nullptr || m_macro == &node || node.begin != m_macro->begin ||
      node.end != m_macro->end) {
    return false;
  }
  m_to.refuse(node.begin,
              "What this macro computes with elements of arrays cannot be traced; write it as a "
              "__device__ function.");
  return true;
}

void Expressions::wrap(const Node& node, const std::string& open, const std::string& close) {
  if (!isWithinMacro(node)) {
    m_to.edits.wrap(node.begin, node.end, open, close);
  }
}

void Expressions::replace(std::size_t begin, std::size_t end, std::string text) {
  text += m_to.breaksIn(begin, end);
  m_to.edits.replace(begin, end, text);
}

void Expressions::visitChildren(const Node& node) {
  for (const Node& child : node.children) visit(child, false);
}

void Expressions::visit(const Node& node, bool wants) {
  if (isTransparent(node) && node.children.size() == 1) return visitConversion(node, wants);
  const Node* const outer = m_macro;
  const bool isUse =
      std::ranges::find(m_macroUses, std::pair{node.begin, node.end}) != m_macroUses.end();
  const bool isOutermost = outer == nullptr || outer->begin != node.begin || outer->end != node.end;
  if (isUse && isOutermost) m_macro = &node;
  visitInner(node, wants);
  m_macro = outer;
}

void Expressions::visitConversion(const Node& node, bool wants) {
  const Node& inner = node.children.front();
  if (isPointer(node.type()) && isNullConstant(inner)) {
    return replace(node.begin, node.end, "nullptr");
  }
  const CXType from = inner.type();
  const CXType to = node.type();
  if (node.kind == CXCursor_UnexposedExpr && isNumber(from) && isNumber(to) &&
      !isSameNumber(from, to)) {
    const bool isData = m_to.flow.isData(inner);
    if (isData || (wants && !isBool(to) && !becomes(from, to))) {
      wrap(node, "convertTo<" + numberName(to) + ">(", ")");
    }
    visit(inner, isData);
    return;
  }
  visit(inner, wants);
}

void Expressions::visitInner(const Node& node, bool wants) {
  switch (node.kind) {
    case CXCursor_DeclStmt:
      return visitStatement(node);
    case CXCursor_VarDecl: {  // of a loop over an array, or of a condition
      Node statement;
      statement.children.push_back(node);
      return visitStatement(statement);
    }
    case CXCursor_ReturnStmt:
      return visitReturn(node);
    case CXCursor_DeclRefExpr:
      return visitName(node);
    case CXCursor_MemberRefExpr:
      return visitMember(node);
    case CXCursor_ArraySubscriptExpr:
      return visitSubscript(node);
    case CXCursor_UnaryOperator:
      return visitUnary(node);
    case CXCursor_BinaryOperator:
      return visitBinary(node);
    case CXCursor_CompoundAssignOperator:
      return visitCompound(node);
    case CXCursor_ConditionalOperator:
      return visitChoice(node);
    case CXCursor_CStyleCastExpr:
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXReinterpretCastExpr:
    case CXCursor_CXXConstCastExpr:
    case CXCursor_CXXFunctionalCastExpr:
      return visitCast(node);
    case CXCursor_UnaryExpr:
      return visitSize(node);
    case CXCursor_CallExpr:
      return visitCall(node);
    case CXCursor_SwitchStmt:
      if (!node.children.empty()) visitPlain(node.children.front());
      for (std::size_t i = 1; i < node.children.size(); ++i) visit(node.children[i], false);
      return;
    case CXCursor_InitListExpr:
      return visitList(node, wants);
    case CXCursor_LambdaExpr:
      return visitLambda(node);
    default:
      refuseKind(node);
      return visitChildren(node);
  }
}

/// Its calls bring its body among the functions of the program. One that no call of the text
/// names has types that the text does not tell.
void Expressions::visitLambda(const Node& node) {
  const bool isGeneric = std::ranges::any_of(node.children, [&](const Node& child) {
    return child.kind == CXCursor_ParmDecl &&
           m_to.part(child.begin, child.end).find("auto") != std::string::npos;
  });
  if (isGeneric || !m_to.program.needs(node.begin)) {
    m_to.refuse(node.begin,
                "A lambda function that the kernel does not call by its name, or that takes "
                "'auto', cannot be traced; write it as a __device__ function.");
  }
}

void Expressions::visitList(const Node& node, bool wants) {
  const CXType element = elementType(node.type());
  const bool isArray = node.type().kind == CXType_ConstantArray && isNumber(element);
  for (const Node& child : node.children) {
    // An instance of a template does not show the conversions of a list.
    if (wants && isArray && isNumber(child.type()) && !becomes(child.type(), element)) {
      wrap(child, "convertTo<" + numberName(element) + ">(", ")");
    }
    visit(child, wants);
  }
}

void Expressions::refuseKind(const Node& node) {
  const auto refuse = [&](const std::string& what) {
    m_to.refuse(node.begin, what + " cannot be traced; leave it out.");
  };
  switch (node.kind) {
    case CXCursor_GCCAsmStmt:
    case CXCursor_MSAsmStmt:
      return refuse("Inline assembly");
    case CXCursor_CXXNewExpr:
      return refuse("'new'");
    case CXCursor_CXXDeleteExpr:
      return refuse("'delete'");
    case CXCursor_CXXTryStmt:
    case CXCursor_CXXThrowExpr:
      return refuse("An exception");
    case CXCursor_CXXTypeidExpr:
    case CXCursor_CXXDynamicCastExpr:
      return refuse("A type that is known only at run time");
    default:
      return;
  }
}

void Expressions::visitStatement(const Node& node) {
  m_declarations.variables(node);
  for (const Node& variable : node.children) {
    if (variable.kind != CXCursor_VarDecl) {
      refuseKind(variable);
      continue;
    }
    const CXCursor initial = clang_Cursor_getVarDeclInitializer(variable.cursor);
    if (isNull(initial)) continue;
    for (const Node& child : variable.children) {
      if (!isSameExpression(child.cursor, initial)) continue;
      visit(child, !isPointer(variable.type()) && m_to.flow.holdsData(variable.cursor));
    }
  }
}

void Expressions::visitReturn(const Node& node) {
  for (const Node& child : node.children) {
    visit(child, m_function != nullptr && m_to.flow.holdsData(m_function->tree.cursor));
  }
}

void Expressions::visitStep(const Node& node, bool isIncrement) {
  const Node& operand = node.children.front();
  visit(operand, false);
  if (isPointer(operand.type()) || isElement(operand) || !m_to.flow.isData(operand)) return;
  if (operand.begin == node.begin) {
    replace(operand.end, node.end, "");
    wrap(node, isIncrement ? "increment(" : "decrement(", ")");
  } else {
    replace(node.begin, operand.begin, "");
    wrap(node, "(", isIncrement ? " += 1)" : " -= 1)");
  }
}

void Expressions::visitUnary(const Node& node) {
  const std::string_view mark = m_to.flow.operatorOf(node);
  const Node& operand = node.children.front();
  const bool isData = m_to.flow.isData(operand);
  if (mark == "&") return visitAddress(node);
  if (mark == "++" || mark == "--") return visitStep(node, mark == "++");
  if (mark == "*" && isInMemory(operand)) {
    const bool isClosed = stripped(operand).kind == CXCursor_DeclRefExpr ||
                          m_to.part(operand.begin, operand.begin + 1) == "(";
    wrap(node, isClosed ? "" : "(", isClosed ? "[0]" : ")[0]");
    if (m_to.part(node.begin, node.begin + 1) != "*") {
      m_to.refuse(node.begin,
                  "A macro that reads through a pointer cannot be traced; write it as a "
                  "__device__ function.");
      return;
    }
    replace(node.begin, node.begin + 1, "");
    return visit(operand, false);
  }
  if (isData && mark == "-" && isElement(operand)) {
    wrap(node, "negativeOf(", ")");
    replace(node.begin, operand.begin, "");
  } else if (isData && mark == "~") {
    wrap(node, "complementOf(", ")");
    replace(node.begin, operand.begin, "");
  } else if (isData && mark == "+") {
    replace(node.begin, operand.begin, "");
  }
  visit(operand, isData);
}

void Expressions::visitShift(const Node& left, const Node& right, CXType wanted) {
  visit(left, true);
  if (!isSameNumber(right.type(), wanted) &&
      (m_to.flow.isData(right) || !becomes(right.type(), wanted))) {
    wrap(right, "convertTo<" + numberName(wanted) + ">(", ")");
  }
  visit(right, false);
}

void Expressions::visitBinary(const Node& node) {
  const std::string_view mark = m_to.flow.operatorOf(node);
  const Node& left = node.children.front();
  const Node& right = node.children.back();
  const bool isData = m_to.flow.isData(left) || m_to.flow.isData(right);
  if (mark == "=") {
    visit(left, false);
    visit(right, !isPointer(left.type()) && m_to.flow.isData(left));
  } else if (mark == ",") {
    visitChildren(node);
  } else if (isPointer(left.type()) || isPointer(right.type())) {
    visitPointer(left);
    visitPointer(right);
  } else if ((mark == "<<" || mark == ">>") && isData) {
    visitShift(left, right, left.type());
  } else {
    visit(left, isData);
    visit(right, isData);
  }
}

void Expressions::visitCompound(const Node& node) {
  const std::string_view mark = m_to.flow.operatorOf(node);
  const Node& left = node.children.front();
  const Node& right = node.children.back();
  if (isPointer(left.type()) || !m_to.flow.isData(left)) return visitChildren(node);
  if (mark == "<<=" || mark == ">>=") return visitShift(left, right, left.type());
  if (isSameNumber(left.type(), right.type())) {
    visit(left, false);
    return visit(right, true);
  }
  // C++ computes in the type of the right side.
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kFunctions{
      {{"+=", "addTo"}, {"-=", "subtractFrom"}, {"*=", "multiplyInto"}, {"/=", "divideInto"}}};
  const auto* const function =
      std::ranges::find(kFunctions, mark, &std::pair<std::string_view, std::string_view>::first);
  if (function == kFunctions.end()) {
    m_to.refuse(node.begin,
                "This assignment computes in another type than that of its left side; "
                "write it with '='.");
    return;
  }
  wrap(node, std::string(function->second) + "<" + numberName(right.type()) + ">(", ")");
  visit(left, false);
  replace(left.end, right.begin, ", ");
  visit(right, true);
}

void Expressions::visitChoice(const Node& node) {
  visit(node.children.front(), false);
  const std::string name = nameOfType(node.type());
  const bool isData = m_to.flow.isData(node) && !name.empty();
  for (std::size_t i = 1; i < node.children.size(); ++i) {
    if (isData) wrap(node.children[i], "Element<" + name + ">(", ")");
    visit(node.children[i], isData);
  }
}

}  // namespace lanescope::lab
