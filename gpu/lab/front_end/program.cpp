// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/program.h"

#include <algorithm>

namespace lanescope::lab {
namespace {

std::string usrOf(CXCursor cursor) {
  return textOf(clang_getCursorUSR(cursor));
}

bool isFunction(CXCursor cursor) {
  switch (clang_getCursorKind(cursor)) {
    case CXCursor_FunctionDecl:
    case CXCursor_CXXMethod:
    case CXCursor_Constructor:
    case CXCursor_ConversionFunction:
      return true;
    default:
      return false;
  }
}

const Node* nodeOf(const Node& within, CXCursor cursor) {
  if (isSameExpression(within.cursor, cursor)) return &within;
  for (const Node& child : within.children) {
    if (const Node* found = nodeOf(child, cursor)) return found;
  }
  return nullptr;
}

}  // namespace

const Node* Function::body() const {
  const auto found = std::ranges::find(tree.children, CXCursor_CompoundStmt, &Node::kind);
  return found == tree.children.end() ? nullptr : &*found;
}

std::vector<const Node*> Function::parameters() const {
  std::vector<const Node*> parameters;
  for (const Node& child : tree.children) {
    if (child.kind == CXCursor_ParmDecl) parameters.push_back(&child);
  }
  return parameters;
}

Program::Program(const std::vector<CXCursor>& kernels) {
  for (const CXCursor kernel : kernels) add(kernel, true);
  // The list grows meanwhile.
  // NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t i = 0; i < m_functions.size(); ++i) addCalled(m_functions[i]->tree);
}

void Program::add(CXCursor function, bool isKernel) {
  const std::string usr = usrOf(function);
  if (m_byUsr.contains(usr)) return;
  auto added = std::make_unique<Function>(
      Function{.tree = treeOf(function), .name = offsetOf(function), .isKernel = isKernel});
  if (added->body() == nullptr) {
    const CXCursor definition = clang_getCursorDefinition(function);
    if (!isNull(definition) && isInText(definition)) {
      m_names.insert(offsetOf(function));
      added->tree = treeOf(definition);
      added->name = offsetOf(definition);
    }
  }
  m_names.insert(added->name);
  m_byUsr[usr] = added.get();
  m_functions.push_back(std::move(added));
}

void Program::addCalled(const Node& node) {
  const CXCursor called = calledCursor(node);
  if (!isNull(called) && isFunction(called) && isInText(called)) add(called, false);
  for (const Node& child : node.children) addCalled(child);
}

const Function* Program::calledBy(const Node& call) const {
  const CXCursor called = calledCursor(call);
  if (isNull(called) || !isInText(called)) return nullptr;
  const auto found = m_byUsr.find(usrOf(called));
  return found == m_byUsr.end() ? nullptr : found->second;
}

CXCursor Program::calledCursor(const Node& call) {
  const CXCursor called = clang_getCursorReferenced(call.cursor);
  if (isNull(called)) return called;
  // Some programs declare CUDA's functions once more for the sake of an editor.
  const CXCursor first = clang_getCanonicalCursor(called);
  return isInText(first) ? called : first;
}

std::vector<const Node*> Program::argumentsOf(const Node& call) {
  std::vector<const Node*> arguments;
  const int count = clang_Cursor_getNumArguments(call.cursor);
  const CXCursor called = calledCursor(call);
  const int parameters = isNull(called) ? count : clang_Cursor_getNumArguments(called);
  // The first argument of an operator that is a method is its object.
  const int first = parameters >= 0 && count == parameters + 1 &&
                            clang_getCursorKind(called) == CXCursor_CXXMethod
                        ? 1
                        : 0;
  for (int i = first; i < count; ++i) {
    const CXCursor argument = clang_Cursor_getArgument(call.cursor, static_cast<unsigned>(i));
    arguments.push_back(isNull(argument) ? nullptr : nodeOf(call, argument));
  }
  return arguments;
}

}  // namespace lanescope::lab
