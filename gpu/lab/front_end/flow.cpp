// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/flow.h"

#include <algorithm>
#include <array>

#include "lab/front_end/numbers.h"
#include "lab/front_end/tokens.h"

namespace lanescope::lab {
namespace {

constexpr std::array<std::string_view, 8> kDecisions{"<", ">", "<=", ">=", "==", "!=", "&&", "||"};

bool isIn(const auto& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool isReference(CXType type) {
  return type.kind == CXType_LValueReference || type.kind == CXType_RValueReference;
}

/// The functions of CUDA that answer with a plain number whatever they get.
bool answersPlainly(std::string_view name) {
  return name.find("ballot") != std::string_view::npos || name == "any" || name == "all" ||
         name.starts_with("__any") || name.starts_with("__all") || name.starts_with("__match") ||
         name.starts_with("__syncthreads") || name == "__activemask";
}

}  // namespace

Flow::Flow(const Program& program, std::string_view text) : m_program(program), m_text(text) {
  for (const auto& function : program.functions()) {
    if (!function->isKernel) continue;
    for (const Node* parameter : function->parameters()) {
      if (isPointer(parameter->type())) {
        markSpace(offsetOf(parameter->cursor), Space::memory, parameter->begin);
      }
    }
  }
  do {
    m_hasChanged = false;
    for (const auto& function : program.functions()) {
      if (const Node* body = function->body()) learn(*function, *body);
      for (const Node& child : function->tree.children) {
        if (child.kind == CXCursor_ParmDecl) learnVariable(child);
      }
    }
  } while (m_hasChanged);
}

std::string_view Flow::operatorOf(const Node& expression) const {
  const Node* const first = expression.child(0);
  const Node* const second = expression.child(1);
  if (first == nullptr) return {};
  std::size_t begin = expression.begin;
  std::size_t end = first->begin;
  if (second != nullptr) {
    begin = first->end;
    end = second->begin;
  } else if (first->begin == expression.begin) {
    begin = first->end;
    end = expression.end;
  }
  if (begin >= end || end > m_text.size()) return {};
  const std::vector<Token> tokens = tokensOf(m_text, begin, end);
  const auto mark = std::ranges::find(tokens, Token::Kind::mark, &Token::kind);
  if (mark == tokens.end()) return {};
  std::size_t last = mark->end;
  for (auto next = mark + 1; next != tokens.end() && next->begin == last &&
                             next->kind == Token::Kind::mark && next->text != "(";
       ++next) {
    last = next->end;
  }
  return m_text.substr(mark->begin, last - mark->begin);
}

CXCursor Flow::rootOf(const Node& expression) {
  const Node& node = stripped(expression);
  switch (node.kind) {
    case CXCursor_DeclRefExpr:
      return clang_getCursorReferenced(node.cursor);
    case CXCursor_MemberRefExpr: {
      const Node* const base = node.child(0);
      if (base != nullptr && !vectorName(base->type()).empty()) return rootOf(*base);
      return clang_getCursorReferenced(node.cursor);
    }
    case CXCursor_ArraySubscriptExpr:
    case CXCursor_UnaryOperator:
    case CXCursor_BinaryOperator:
      return node.children.empty() ? clang_getNullCursor() : rootOf(node.children.front());
    default:
      return clang_getNullCursor();
  }
}

bool Flow::isAlwaysData(CXCursor declaration) const {
  const CXCursorKind kind = clang_getCursorKind(declaration);
  CXType type = clang_getCursorType(declaration);
  if (kind == CXCursor_FunctionDecl || kind == CXCursor_CXXMethod) {
    type = clang_getCursorResultType(declaration);
  }
  type = clang_getCanonicalType(type);
  if (isReference(type)) type = clang_getCanonicalType(clang_getPointeeType(type));
  const CXType element = elementType(type);
  if (!isFloating(element) && vectorName(element).empty()) return false;
  if (kind != CXCursor_VarDecl) return true;
  const CXCursorKind parent = clang_getCursorKind(clang_getCursorSemanticParent(declaration));
  if (parent == CXCursor_TranslationUnit || parent == CXCursor_Namespace) return false;
  const std::size_t begin = treeOf(declaration).begin;
  return m_text.substr(begin, offsetOf(declaration) - begin).find("constexpr") ==
         std::string_view::npos;
}

bool Flow::holdsData(CXCursor declaration) const {
  return m_data.contains(offsetOf(declaration)) || isAlwaysData(declaration);
}

Space Flow::spaceOfVariable(CXCursor declaration) const {
  if (isMarked(declaration, "shared")) return Space::memory;
  const CXType type = typeOf(declaration);
  if (type.kind == CXType_ConstantArray) return Space::local;
  const auto found = m_spaces.find(offsetOf(declaration));
  return found == m_spaces.end() ? Space::unknown : found->second;
}

Space Flow::spaceOf(const Node& expression) const {
  const Node& node = stripped(expression);
  switch (node.kind) {
    case CXCursor_DeclRefExpr:
    case CXCursor_MemberRefExpr:
      return spaceOfVariable(clang_getCursorReferenced(node.cursor));
    case CXCursor_UnaryOperator: {
      const Node& inner = stripped(node.children.front());
      if (operatorOf(node) != "&") return spaceOf(inner);
      if (inner.kind == CXCursor_ArraySubscriptExpr || inner.kind == CXCursor_UnaryOperator) {
        return spaceOf(inner.children.front());
      }
      return isMarked(rootOf(inner), "shared") ? Space::memory : Space::local;
    }
    case CXCursor_CallExpr:
      if (const Function* called = m_program.calledBy(node)) {
        const auto found = m_spaces.find(called->name);
        return found == m_spaces.end() ? Space::unknown : found->second;
      }
      return Space::memory;
    case CXCursor_ArraySubscriptExpr:  // a row of an array
      return spaceOf(node.children.front());
    default:
      for (const Node& child : node.children) {
        const CXType type = child.type();
        if (!isPointer(type) && type.kind != CXType_ConstantArray) continue;
        const Space space = spaceOf(child);
        if (space != Space::unknown) return space;
      }
      return Space::unknown;
  }
}

bool Flow::refersToElement(CXCursor declaration) const {
  return isReference(typeOf(declaration)) && spaceOfVariable(declaration) == Space::memory;
}

bool Flow::isElement(const Node& expression) const {
  const Node& node = stripped(expression);
  const auto isInMemory = [&](const Node& pointer) { return spaceOf(pointer) != Space::local; };
  switch (node.kind) {
    case CXCursor_ArraySubscriptExpr:
      return isInMemory(node.children.front());
    case CXCursor_UnaryOperator:
      return operatorOf(node) == "*" && isInMemory(node.children.front());
    case CXCursor_DeclRefExpr: {
      const CXCursor declaration = clang_getCursorReferenced(node.cursor);
      return isMarked(declaration, "shared") || refersToElement(declaration);
    }
    case CXCursor_MemberRefExpr: {
      const Node* const base = node.child(0);
      return base != nullptr &&
             (isElement(*base) || (isPointer(base->type()) && isInMemory(*base)));
    }
    default:
      return false;
  }
}

bool Flow::isCallData(const Node& call) const {
  if (const Function* called = m_program.calledBy(call)) {
    return m_data.contains(called->name) || isAlwaysData(called->tree.cursor);
  }
  const CXCursor called = Program::calledCursor(call);
  if (isNull(called) || isMarked(called, "bare")) return false;
  const std::string name = nameOf(called);
  if (name.starts_with("atomic") || name.starts_with("__ld")) return true;
  if (!vectorName(call.type()).empty() && name.starts_with("make_")) return true;
  if (answersPlainly(name)) return false;
  const auto arguments = Program::argumentsOf(call);
  return std::ranges::any_of(arguments, [&](const Node* a) { return a != nullptr && isData(*a); });
}

bool Flow::isData(const Node& node) const {
  if (isBool(node.type())) return false;
  switch (node.kind) {
    case CXCursor_DeclRefExpr: {
      const CXCursor declaration = clang_getCursorReferenced(node.cursor);
      const CXCursorKind kind = clang_getCursorKind(declaration);
      if (kind != CXCursor_VarDecl && kind != CXCursor_ParmDecl) return false;
      return isMarked(declaration, "shared") || holdsData(declaration);
    }
    case CXCursor_MemberRefExpr: {
      const Node* const base = node.child(0);
      if (base != nullptr &&
          (!vectorName(base->type()).empty() ||
           (isPointer(base->type()) && !vectorName(elementType(base->type())).empty()))) {
        return true;
      }
      const CXCursor field = clang_getCursorReferenced(node.cursor);
      return isInText(field) && holdsData(field);
    }
    case CXCursor_ArraySubscriptExpr:
      if (spaceOf(node.children.front()) != Space::local) return true;
      return holdsData(rootOf(node));
    case CXCursor_UnaryOperator: {
      const std::string_view mark = operatorOf(node);
      if (mark == "!" || mark == "&") return false;
      if (mark != "*") return isData(node.children.front());
      if (spaceOf(node.children.front()) != Space::local) return true;
      return holdsData(rootOf(node));
    }
    case CXCursor_BinaryOperator: {
      const std::string_view mark = operatorOf(node);
      if (isIn(kDecisions, mark)) return false;
      if (mark == ",") return isData(node.children.back());
      if (mark == "=") return isData(node.children.front());
      break;
    }
    case CXCursor_CompoundAssignOperator:
      return isData(node.children.front());
    case CXCursor_ConditionalOperator:
      return node.children.size() == 3 && (isData(node.children[1]) || isData(node.children[2]));
    case CXCursor_CallExpr:
      return isCallData(node);
    case CXCursor_UnaryExpr:  // sizeof
    case CXCursor_LambdaExpr:
      return false;
    default:
      break;
  }
  return std::ranges::any_of(node.children, [&](const Node& child) { return isData(child); });
}

void Flow::markData(std::size_t key) {
  m_hasChanged = m_data.insert(key).second || m_hasChanged;
}

void Flow::markSpace(std::size_t key, Space space, std::size_t at) {
  if (space == Space::unknown) return;
  const auto [known, isNew] = m_spaces.try_emplace(key, space);
  m_hasChanged = m_hasChanged || isNew;
  if (known->second == space) return;
  const Problem problem{
      .at = at,
      .message =
          "This points to a thread's own variables here and to memory elsewhere, which cannot be "
          "traced; use two pointers, or two functions."};
  if (std::ranges::find(m_problems, problem) == m_problems.end()) m_problems.push_back(problem);
}

void Flow::assign(CXCursor to, const Node& from, bool binds) {
  if (isNull(to)) return;
  const CXType type = typeOf(to);
  const std::size_t key = offsetOf(to);
  const CXTypeKind given = from.type().kind;
  if (isPointer(type) && (given == CXType_Pointer || given == CXType_ConstantArray)) {
    const Space space = spaceOf(from);
    markSpace(key, space, from.begin);
    if (space != Space::local) return;
    const CXCursor root = rootOf(from);  // both name the same numbers
    if (isNull(root)) return;
    if (m_data.contains(key)) markData(offsetOf(root));
    if (m_data.contains(offsetOf(root))) markData(key);
    return;
  }
  if (isReference(type)) {
    const CXType referred = clang_getCanonicalType(clang_getPointeeType(type));
    const bool isConst = clang_isConstQualifiedType(referred) != 0;
    const bool isLValue = type.kind == CXType_LValueReference && !isConst;
    if (binds && isLValue && (isNumber(referred) || !vectorName(referred).empty()) &&
        !isBool(referred)) {
      markSpace(key, isElement(from) ? Space::memory : Space::local, from.begin);
      if (isElement(from)) markData(key);
    }
    const CXCursor root = rootOf(from);
    if (!isNull(root) && holdsData(to) && isInText(root)) markData(offsetOf(root));
  }
  if (isData(from)) markData(key);
}

void Flow::learnVariable(const Node& variable) {
  const CXCursor initial = clang_Cursor_getVarDeclInitializer(variable.cursor);
  if (isNull(initial)) return;
  for (const Node& child : variable.children) {
    if (isSameExpression(child.cursor, initial)) assign(variable.cursor, child, true);
  }
}

void Flow::learnCall(const Node& call) {
  const Function* const called = m_program.calledBy(call);
  if (called == nullptr) return;
  const std::vector<const Node*> arguments = Program::argumentsOf(call);
  const std::vector<const Node*> parameters = called->parameters();
  for (std::size_t i = 0; i < std::min(arguments.size(), parameters.size()); ++i) {
    if (arguments[i] != nullptr) assign(parameters[i]->cursor, *arguments[i], true);
  }
}

void Flow::learnFields(const Node& list) {
  if (list.type().kind != CXType_Record) return;
  std::vector<CXCursor> fields;
  clang_Type_visitFields(
      list.type(),
      [](CXCursor field, CXClientData data) {
        static_cast<std::vector<CXCursor>*>(data)->push_back(field);
        return CXVisit_Continue;
      },
      &fields);
  for (std::size_t i = 0; i < std::min(fields.size(), list.children.size()); ++i) {
    if (isInText(fields[i])) assign(fields[i], list.children[i]);
  }
}

void Flow::learn(const Function& function, const Node& node) {
  switch (node.kind) {
    case CXCursor_VarDecl:
      learnVariable(node);
      break;
    case CXCursor_BinaryOperator:
      if (operatorOf(node) == "=") assign(rootOf(node.children.front()), node.children.back());
      break;
    case CXCursor_CompoundAssignOperator:
      if (!isPointer(node.type())) assign(rootOf(node.children.front()), node.children.back());
      break;
    case CXCursor_CallExpr:
      learnCall(node);
      break;
    case CXCursor_InitListExpr:
      learnFields(node);
      break;
    case CXCursor_CXXForRangeStmt:  // the variable, the array, the body
      if (node.children.size() >= 3 && node.children.front().kind == CXCursor_VarDecl) {
        assign(node.children.front().cursor, node.children[1], true);
      }
      break;
    case CXCursor_ReturnStmt:
      if (node.children.empty()) break;
      if (isPointer(node.children.front().type())) {
        markSpace(function.name, spaceOf(node.children.front()), node.begin);
      } else if (isData(node.children.front())) {
        markData(function.name);
      }
      break;
    default:
      break;
  }
  for (const Node& child : node.children) learn(function, child);
}

}  // namespace lanescope::lab
