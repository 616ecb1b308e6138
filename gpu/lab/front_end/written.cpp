// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/written.h"

#include <algorithm>

#include "lab/front_end/numbers.h"

namespace lanescope::lab {
namespace {

/// Whether an expression is no part of one around it.
bool isStatement(CXCursorKind kind) {
  return clang_isStatement(kind) != 0 && kind != CXCursor_ReturnStmt;
}

bool isCast(CXCursorKind kind) {
  switch (kind) {
    case CXCursor_ParenExpr:
    case CXCursor_UnexposedExpr:
    case CXCursor_CStyleCastExpr:
    case CXCursor_CXXReinterpretCastExpr:
    case CXCursor_CXXStaticCastExpr:
    case CXCursor_CXXConstCastExpr:
    case CXCursor_ConditionalOperator:
      return true;
    default:
      return false;
  }
}

}  // namespace

Written::Written(const Program& program, const Flow& flow) : m_program(program), m_flow(flow) {
  for (const auto& function : program.functions()) {
    Path parents;
    learn(function->tree, parents);
  }
}

bool Written::isWritten(CXCursor parameter) const {
  std::vector<std::size_t> open{offsetOf(parameter)};
  std::set<std::size_t> known{open.front()};
  while (!open.empty()) {
    const std::size_t key = open.back();
    open.pop_back();
    if (m_written.contains(key)) return true;
    const auto others = m_flows.find(key);
    if (others == m_flows.end()) continue;
    for (const std::size_t other : others->second) {
      if (known.insert(other).second) open.push_back(other);
    }
  }
  return false;
}

void Written::learn(const Node& node, Path& parents) {
  if (node.kind == CXCursor_DeclRefExpr && isPointer(node.type())) {
    const CXCursor declaration = clang_getCursorReferenced(node.cursor);
    if (!isNull(declaration)) followPointer(offsetOf(declaration), &node, parents);
  }
  parents.push_back(&node);
  for (const Node& child : node.children) learn(child, parents);
  parents.pop_back();
}

bool Written::isRead(const Node*& child, Path& parents) const {
  while (!parents.empty()) {
    const Node& parent = *parents.back();
    const bool isPart =
        parent.kind == CXCursor_ParenExpr || parent.kind == CXCursor_MemberRefExpr ||
        parent.kind == CXCursor_ConditionalOperator ||
        (parent.kind == CXCursor_ArraySubscriptExpr && child == &parent.children.front());
    if (!isPart) {
      // The text does not show the conversion by which a value is read.
      if (parent.kind == CXCursor_UnexposedExpr || isStatement(parent.kind)) return true;
      return parent.kind == CXCursor_BinaryOperator && m_flow.operatorOf(parent) == "=" &&
             child != &parent.children.front();
    }
    child = &parent;
    parents.pop_back();
  }
  return false;
}

void Written::flowsTo(std::size_t key, const Node& place) {
  const Node& inner = stripped(place);
  if (inner.kind == CXCursor_DeclRefExpr) {
    m_flows[key].insert(offsetOf(clang_getCursorReferenced(inner.cursor)));
  } else {
    m_written.insert(key);
  }
}

void Written::followArgument(std::size_t key, const Node& call, const Node& argument) {
  const std::vector<const Node*> arguments = Program::argumentsOf(call);
  const auto found = std::ranges::find_if(arguments, [&](const Node* each) {
    return each != nullptr && each->begin <= argument.begin && argument.end <= each->end;
  });
  if (found == arguments.end()) return;
  const auto at = static_cast<std::size_t>(found - arguments.begin());
  if (const Function* const called = m_program.calledBy(call)) {
    const std::vector<const Node*> parameters = called->parameters();
    if (at < parameters.size()) m_flows[key].insert(offsetOf(parameters[at]->cursor));
    return;
  }
  const std::string name = nameOf(Program::calledCursor(call));
  const bool isReading =
      name.starts_with("__ld") || name == "printf" || (name == "__pipeline_memcpy_async" && at > 0);
  if (!isReading) m_written.insert(key);
}

void Written::followPointer(std::size_t key, const Node* child, Path parents) {
  while (!parents.empty()) {
    const Node& parent = *parents.back();
    const bool isFirst = !parent.children.empty() && child == &parent.children.front();
    const bool hasSign =
        parent.kind == CXCursor_UnaryOperator || parent.kind == CXCursor_BinaryOperator;
    const std::string_view sign = hasSign ? m_flow.operatorOf(parent) : std::string_view();
    if (isStatement(parent.kind)) return;
    if (hasSign && sign.empty()) {
      m_written.insert(key);  // a macro's
      return;
    }
    if (parent.kind == CXCursor_CallExpr) return followArgument(key, parent, *child);
    if (parent.kind == CXCursor_VarDecl) {
      m_flows[key].insert(offsetOf(parent.cursor));
      return;
    }
    if (sign == "=") return isFirst ? void() : flowsTo(key, parent.children.front());
    const bool isElement = parent.kind == CXCursor_ArraySubscriptExpr || sign == "*" ||
                           parent.kind == CXCursor_MemberRefExpr;
    child = &parent;
    parents.pop_back();
    if (isElement) {
      if (isRead(child, parents)) return;
      const bool isAddress = !parents.empty() && parents.back()->kind == CXCursor_UnaryOperator &&
                             m_flow.operatorOf(*parents.back()) == "&";
      if (!isAddress) {
        m_written.insert(key);
        return;
      }
      child = parents.back();
      parents.pop_back();
    } else if (!isPointer(parent.type())) {
      return;  // a comparison, or a distance
    } else if (!isCast(parent.kind) && sign.empty() &&
               parent.kind != CXCursor_CompoundAssignOperator) {
      m_written.insert(key);
      return;
    }
  }
}

}  // namespace lanescope::lab
