// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/expressions.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "lab/front_end/numbers.h"

namespace lanescope::lab {
namespace {

bool isIn(const auto& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool isSame(CXType a, CXType b) {
  return numberName(a) == numberName(b);
}

/// Whether the node shows nothing of itself in the text.
bool isTransparent(const Node& node) {
  return node.kind == CXCursor_UnexposedExpr || node.kind == CXCursor_ParenExpr;
}

std::string nameOfType(CXType type) {
  const std::string name = numberName(type);
  return name.empty() ? vectorName(type) : name;
}

constexpr std::array<std::string_view, 4> kComponents{"x", "y", "z", "w"};

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

void Expressions::wrap(const Node& node, std::string open, std::string close) {
  if (!isWithinMacro(node)) {
    m_to.edits.wrap(node.begin, node.end, std::move(open), std::move(close));
  }
}

void Expressions::replace(std::size_t begin, std::size_t end, std::string text) {
  text += m_to.breaksIn(begin, end);
  m_to.edits.replace(begin, end, std::move(text));
}

bool Expressions::isElement(const Node& expression) const {
  const Node& node = stripped(expression);
  switch (node.kind) {
    case CXCursor_ArraySubscriptExpr:
      return isInMemory(node.children.front());
    case CXCursor_UnaryOperator:
      return m_to.flow.operatorOf(node) == "*" && isInMemory(node.children.front());
    case CXCursor_DeclRefExpr:
      return isMarked(clang_getCursorReferenced(node.cursor), "shared");
    case CXCursor_MemberRefExpr: {
      const Node* const base = node.child(0);
      return base != nullptr &&
             (isElement(*base) || (isPointer(base->type()) && isInMemory(*base)));
    }
    default:
      return false;
  }
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
  const CXType from = inner.type();
  const CXType to = node.type();
  if (node.kind == CXCursor_UnexposedExpr && isNumber(from) && isNumber(to) && !isSame(from, to)) {
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
      for (const Node& child : node.children) visit(child, wants);
      return;
    default:
      refuseKind(node);
      return visitChildren(node);
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
    case CXCursor_LambdaExpr:
      return refuse("A lambda function");
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

void Expressions::visitName(const Node& node) {
  const CXCursor declaration = clang_getCursorReferenced(node.cursor);
  if (isNull(declaration) || !isMarked(declaration, "shared")) return;
  const CXType type = clang_getCanonicalType(clang_getCursorType(declaration));
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

void Expressions::visitPlain(const Node& node) {
  if (m_to.flow.isData(node)) wrap(node, "bare(", ")");
  visit(node, false);
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
  visit(base, false);
  replace(base.end, index.begin, " + (");
  visit(index, false);
  replace(inner.end - 1, inner.end, "))");
}

void Expressions::visitShift(const Node& left, const Node& right, CXType wanted) {
  visit(left, true);
  if (!isSame(right.type(), wanted) &&
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
  } else if (isPointer(left.type()) || isPointer(right.type()) || mark == ",") {
    visitChildren(node);
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
  if (isSame(left.type(), right.type())) {
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

void Expressions::visitPointerCast(const Node& node, const Node& operand) {
  const CXType to = elementType(node.type());
  const CXType from = elementType(operand.type());
  const auto scalar = [](CXType type) {
    const std::string vector = vectorName(type);
    if (vector.empty()) return numberName(type);
    const std::string base = vector.substr(0, vector.size() - 1);
    return base == "uint" ? std::string("unsigned") : base == "longlong" ? "long long" : base;
  };
  if (scalar(to) != scalar(from) || scalar(to).empty()) {
    m_to.refuse(node.begin, "A pointer to '" + textOf(clang_getTypeSpelling(from)) +
                                "' as one to '" + textOf(clang_getTypeSpelling(to)) +
                                "' cannot be traced; the numbers must have the same type.");
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
                              isSame(operand.type(), node.type())
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
  if (isMarked(called, "untraced") && hasData) {
    m_to.refuse(node.begin,
                "'" + name + "' of data cannot be traced yet: a record has no operation for it.");
  }
  const bool isAtomic = name.starts_with("atomic");
  const bool isCopy = name == "__pipeline_memcpy_async";
  const bool isWarpWide =
      name.starts_with("__shfl") || name.starts_with("__reduce") || name.starts_with("__match");
  const bool isOfTile = name.starts_with("shfl");
  const bool isArithmetic =
      isIn(std::array<std::string_view, 9>{"min", "max", "fminf", "fmaxf", "fma", "fmaf",
                                           "__fmul_rn", "__fdiv_rn", "__float2uint_rn"},
           name) ||
      name.find("_as_") != std::string::npos || name == "__ull2float_rn" ||
      name.starts_with("make_");
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == nullptr) continue;
    const bool takesElement = (isAtomic && i == 0) || name.starts_with("__ld") || (isCopy && i < 2);
    const bool takesNumber =
        isAtomic || isArithmetic || (isWarpWide && i == 1) || (isOfTile && i == 0);
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
