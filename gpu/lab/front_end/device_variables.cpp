// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/device_variables.h"

#include <bit>
#include <optional>

#include "lab/front_end/kernels.h"
#include "lab/front_end/numbers.h"

namespace lanescope::lab {
namespace {

bool isArray(CXType type) {
  return type.kind == CXType_ConstantArray;
}

/// Returns a number of the variable's type in the bits of a record; nothing where the value is not
/// known before the program runs.
std::optional<std::uint64_t> bitsOf(CXCursor expression, CXType type) {
  const CXEvalResult value = clang_Cursor_Evaluate(expression);
  if (value == nullptr) return std::nullopt;
  std::optional<std::uint64_t> bits;
  const CXEvalResultKind kind = clang_EvalResult_getKind(value);
  const bool isWhole = kind == CXEval_Int;
  if (isWhole || kind == CXEval_Float) {
    const long long whole = isWhole ? clang_EvalResult_getAsLongLong(value) : 0;
    const double real = isWhole ? static_cast<double>(whole) : clang_EvalResult_getAsDouble(value);
    const std::string name = numberName(type);
    if (name == "float") {
      bits = std::bit_cast<std::uint32_t>(static_cast<float>(real));
    } else if (name == "double") {
      bits = std::bit_cast<std::uint64_t>(real);
    } else if (isWhole) {
      bits = static_cast<std::uint64_t>(whole);
    }
  }
  clang_EvalResult_dispose(value);
  return bits;
}

/// The numbers of an initializer, lists within lists.
void collectNumbers(const Node& node, CXType type, std::vector<std::optional<std::uint64_t>>& all) {
  const Node& inner = stripped(node);
  if (inner.kind == CXCursor_InitListExpr) {
    for (const Node& child : inner.children) collectNumbers(child, type, all);
    return;
  }
  all.push_back(bitsOf(node.cursor, type));
}

/// Returns what each number of a variable begins with; nothing where it is not one constant.
std::optional<std::uint64_t> startOf(CXCursor variable) {
  const CXCursor initial = clang_Cursor_getVarDeclInitializer(variable);
  if (isNull(initial)) return 0;
  const CXType type = typeOf(variable);
  const CXType element = elementType(type);
  if (!isArray(type)) return bitsOf(variable, element);
  std::vector<std::optional<std::uint64_t>> numbers;
  const Node list = treeOf(initial);
  collectNumbers(list, element, numbers);
  std::uint64_t count = 1;
  for (CXType each = type; isArray(each);
       each = clang_getCanonicalType(clang_getArrayElementType(each))) {
    count *= static_cast<std::uint64_t>(clang_getArraySize(each));
  }
  // What the list leaves out is 0.
  if (numbers.size() < count) numbers.emplace_back(0);
  for (const auto& number : numbers) {
    if (!number || *number != *numbers.front()) return std::nullopt;
  }
  return numbers.front();
}

}  // namespace

bool isConstant(CXType type) {
  while (clang_isConstQualifiedType(type) == 0 && isArray(type)) {
    type = clang_getCanonicalType(clang_getArrayElementType(type));
  }
  return clang_isConstQualifiedType(type) != 0;
}

bool isDeviceVariable(CXCursor declaration) {
  return clang_getCursorKind(declaration) == CXCursor_VarDecl && isMarked(declaration, "device") &&
         !isMarked(declaration, "constant") && !isMarked(declaration, "shared") &&
         !isConstant(typeOf(declaration));
}

bool isInSharedOrGlobal(CXCursor declaration) {
  return isMarked(declaration, "shared") || isDeviceVariable(declaration);
}

std::string whyNotTraced(CXCursor variable) {
  const std::string name = nameOf(variable);
  const CXType type = typeOf(variable);
  const CXType element = elementType(type);
  const bool isKnown = isNumber(type) || (isArray(type) && isNumber(element));
  if (!isKnown || isBool(element) || !canBeElement(element) ||
      clang_Cursor_getStorageClass(variable) == CX_SC_Extern) {
    return "The global variable '" + name +
           "' cannot be traced; it must be a number or an array of numbers that this text defines. "
           "Pass an array to the kernel instead.";
  }
  if (startOf(variable)) return {};
  return "The global variable '" + name +
         "' begins with values that differ or are not constant, which cannot be traced; pass an "
         "array to the kernel instead.";
}

std::vector<DeviceVariable> deviceVariables(const Syntax& syntax, std::size_t length) {
  std::vector<DeviceVariable> variables;
  for (const CXCursor declaration : syntax.declarations()) {
    if (offsetOf(declaration) >= length || !isDeviceVariable(declaration)) continue;
    CXType type = typeOf(declaration);
    DeviceVariable variable{.name = nameOf(declaration),
                            .qualified = qualifiedName(declaration),
                            .type = recordName(elementType(type)),
                            .startBits = startOf(declaration).value_or(0),
                            .at = offsetOf(declaration)};
    for (int dimension = 0; isArray(type); ++dimension) {
      const auto count = static_cast<std::uint64_t>(clang_getArraySize(type));
      variable.count *= count;
      if (dimension > 0) variable.columns = count;
      type = clang_getCanonicalType(clang_getArrayElementType(type));
    }
    variables.push_back(std::move(variable));
  }
  return variables;
}

}  // namespace lanescope::lab
