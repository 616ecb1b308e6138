// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <string_view>

#include "lab/front_end/expressions.h"
#include "lab/front_end/numbers.h"

// Elements of arrays, pointers to them, and casts.

namespace lanescope::lab {
namespace {

constexpr std::array<std::string_view, 4> kComponents{"x", "y", "z", "w"};

}  // namespace

bool Expressions::isElement(const Node& expression) const {
  return m_to.flow.isElement(expression);
}

void Expressions::visitPointer(const Node& node) {
  const Node& inner = stripped(node);
  const CXTypeKind kind = inner.type().kind;
  const bool isArray = kind == CXType_ConstantArray || kind == CXType_IncompleteArray;
  if (isArray && isInMemory(inner)) wrap(node, "", ".address()");
  visit(node, false);
}

void Expressions::visitName(const Node& node) {
  const CXCursor declaration = clang_getCursorReferenced(node.cursor);
  if (isNull(declaration) || !isMarked(declaration, "shared")) return;
  const CXType type = typeOf(declaration);
  if (isNumber(type) || !vectorName(type).empty()) wrap(node, "", "[0]");
}

void Expressions::visitMember(const Node& node) {
  const Node* const base = node.child(0);
  if (base == nullptr) return;
  const CXType type = isPointer(base->type()) ? elementType(base->type()) : base->type();
  const bool isArrow = isPointer(base->type());
  if (vectorName(type).empty() || !(isElement(*base) || (isArrow && isInMemory(*base)))) {
    return visitChildren(node);
  }
  if (isWithinMacro(node)) return;
  const std::string name = nameOf(node.cursor);
  const auto* const component = std::ranges::find(kComponents, name);
  m_to.edits.wrap(base->begin, base->begin,
                  "component<" + std::to_string(component - kComponents.begin()) + ">(", "");
  visit(*base, false);
  replace(base->end, node.end, isArrow ? "[0])" : ")");
}

void Expressions::visitSubscript(const Node& node) {
  const Node& base = node.children.front();
  const Node& index = node.children.back();
  visit(base, false);
  if (isInMemory(base)) {
    visit(index, false);
  } else {
    visitPlain(index);
  }
}

void Expressions::visitAddress(const Node& node) {
  const Node& operand = node.children.front();
  const Node& inner = stripped(operand);
  if (inner.kind == CXCursor_DeclRefExpr && isElement(inner)) {
    replace(node.begin, operand.begin, "");  // its name stands for the pointer
    return;
  }
  if (inner.kind != CXCursor_ArraySubscriptExpr || !isInMemory(inner.children.front())) {
    return visit(operand, false);
  }
  const Node& base = inner.children.front();
  const Node& index = inner.children.back();
  if (m_to.part(node.begin, node.begin + 1) != "&" || isWithinMacro(node)) return;
  replace(node.begin, node.begin + 1, "(");
  visitPointer(base);
  replace(base.end, index.begin, " + (");
  visit(index, false);
  replace(inner.end - 1, inner.end, "))");
}

void Expressions::visitPointerCast(const Node& node, const Node& operand) {
  const CXType to = elementType(node.type());
  const CXType from = elementType(operand.type());
  const auto scalar = [](CXType type) {
    const std::string vector = vectorName(type);
    if (vector.empty()) return numberName(type);
    const std::string base = vector.substr(0, vector.size() - 1);
    return base == "uint" ? std::string("unsigned") : base == "longlong" ? "long long" : base;
  };
  const CXCursor array = stripped(operand).kind == CXCursor_DeclRefExpr
                             ? clang_getCursorReferenced(stripped(operand).cursor)
                             : clang_getNullCursor();
  if (!isNull(array) && clang_getCursorType(array).kind == CXType_IncompleteArray &&
      isMarked(array, "shared")) {
    // The launch's dynamic memory has the type that the kernel gives it.
    if (!isWithinMacro(node)) {
      replace(node.begin, node.end, "dynamicShared<" + m_to.elementText(to, node.begin) + ">()");
    }
    return;
  }
  // A sum of 64 bits with a sign goes through the atomicAdd of those without.
  const bool isOtherSign = areWholeOfOneWidth(to, from);
  if (!isOtherSign && (scalar(to) != scalar(from) || scalar(to).empty())) {
    m_to.refuse(node.begin, "A pointer to '" + textOf(clang_getTypeSpelling(from)) +
                                "' as one to '" + textOf(clang_getTypeSpelling(to)) +
                                "' cannot be traced; the numbers must have the same type.");
    visit(operand, false);
    return;
  }
  wrap(node, "", node.kind == CXCursor_CStyleCastExpr ? ")" : "");
  replace(node.begin, operand.begin, "addressAs<" + m_to.elementText(to, node.begin) + ">(");
  visit(operand, false);
}

void Expressions::visitCast(const Node& node) {
  if (node.children.empty()) return;
  const Node& operand = node.children.back();
  if (isPointer(node.type()) && isPointer(operand.type()) && isInMemory(operand)) {
    return visitPointerCast(node, operand);
  }
  const bool isData = m_to.flow.isData(operand);
  // The conversion that the cast spells, which libclang shows beneath it.
  const Node& inner = operand.kind == CXCursor_UnexposedExpr && operand.children.size() == 1 &&
                              isSameNumber(operand.type(), node.type())
                          ? operand.children.front()
                          : operand;
  if (isData && isNumber(node.type())) {
    const bool isCStyle = node.kind == CXCursor_CStyleCastExpr;
    if (isCStyle) wrap(node, "", ")");
    replace(node.begin, operand.begin, "convertTo<" + numberName(node.type()) + ">(");
  }
  visit(inner, isData);
}

void Expressions::visitSize(const Node& node) {
  const CXEvalResult value = clang_Cursor_Evaluate(node.cursor);
  if (value == nullptr) return;
  const std::string text = m_to.part(node.begin, node.end);
  if (clang_EvalResult_getKind(value) == CXEval_Int && text.starts_with("sizeof")) {
    replace(node.begin, node.end, std::to_string(clang_EvalResult_getAsInt(value)) + "UL");
  }
  clang_EvalResult_dispose(value);
}

}  // namespace lanescope::lab
