// SPDX-License-Identifier: Apache-2.0
#include "lab/front_end/numbers.h"

#include <algorithm>
#include <array>

#include "lab/front_end/syntax.h"

namespace lanescope::lab {
namespace {

struct NumberType {
  CXTypeKind kind;
  std::string_view name;
  std::string_view record;  ///< empty: no array of a record has it
  int rank;                 ///< of the conversions of arithmetic; that of a wider type is higher
};
constexpr std::array kNumbers{
    NumberType{CXType_Bool, "bool", "uint8", 0},
    NumberType{CXType_Char_S, "char", "", 1},
    NumberType{CXType_SChar, "signed char", "", 1},
    NumberType{CXType_UChar, "unsigned char", "uint8", 1},
    NumberType{CXType_Short, "short", "", 2},
    NumberType{CXType_UShort, "unsigned short", "", 2},
    NumberType{CXType_Int, "int", "int32", 4},
    NumberType{CXType_UInt, "unsigned", "uint32", 5},
    NumberType{CXType_Long, "long", "int64", 6},
    NumberType{CXType_ULong, "unsigned long", "uint64", 7},
    NumberType{CXType_LongLong, "long long", "int64", 8},
    NumberType{CXType_ULongLong, "unsigned long long", "uint64", 9},
    NumberType{CXType_Float, "float", "float32", 10},
    NumberType{CXType_Double, "double", "float64", 11},
};

const NumberType* numberOf(CXType type) {
  const CXTypeKind kind = clang_getCanonicalType(type).kind;
  const auto* const found = std::ranges::find(kNumbers, kind, &NumberType::kind);
  return found == kNumbers.end() ? nullptr : found;
}

constexpr std::array<std::string_view, 8> kVectors{"float2", "float4", "int2",    "int4",
                                                   "uint2",  "uint4",  "double2", "longlong2"};

}  // namespace

std::string numberName(CXType type) {
  const NumberType* const number = numberOf(type);
  return number == nullptr ? "" : std::string(number->name);
}

bool isFloating(CXType type) {
  const NumberType* const number = numberOf(type);
  return number != nullptr && number->rank >= 10;
}

std::string vectorName(CXType type) {
  const CXCursor declaration = clang_getTypeDeclaration(clang_getCanonicalType(type));
  if (isNull(declaration) || isInText(declaration)) return {};
  const std::string name = nameOf(declaration);
  return std::ranges::find(kVectors, name) == kVectors.end() ? "" : name;
}

std::string nameOfType(CXType type) {
  const std::string name = numberName(type);
  return name.empty() ? vectorName(type) : name;
}

bool canBeElement(CXType type) {
  const NumberType* const number = numberOf(type);
  return number != nullptr ? !number->record.empty() : !vectorName(type).empty();
}

bool areWholeOfOneWidth(CXType a, CXType b) {
  const NumberType* const one = numberOf(a);
  const NumberType* const other = numberOf(b);
  return one != nullptr && other != nullptr && one->rank >= 4 && other->rank >= 4 &&
         !isFloating(a) && !isFloating(b) &&
         clang_Type_getSizeOf(clang_getCanonicalType(a)) ==
             clang_Type_getSizeOf(clang_getCanonicalType(b));
}

std::string recordName(CXType type) {
  const NumberType* const number = numberOf(type);
  if (number != nullptr) return std::string(number->record.empty() ? number->name : number->record);
  const std::string vector = vectorName(type);
  return vector.empty() ? textOf(clang_getTypeSpelling(type)) : vector;
}

bool becomes(CXType from, CXType to) {
  const NumberType* const given = numberOf(from);
  const NumberType* const wanted = numberOf(to);
  if (given == nullptr || wanted == nullptr) return false;
  if (given == wanted) return true;
  // Types below int meet as int.
  return wanted->rank >= 4 && given->rank <= wanted->rank;
}

bool isPointer(CXType type) {
  return clang_getCanonicalType(type).kind == CXType_Pointer;
}

CXType elementType(CXType type) {
  CXType element = clang_getCanonicalType(type);
  for (;;) {
    if (element.kind == CXType_ConstantArray || element.kind == CXType_IncompleteArray ||
        element.kind == CXType_DependentSizedArray || element.kind == CXType_VariableArray) {
      element = clang_getCanonicalType(clang_getArrayElementType(element));
    } else if (element.kind == CXType_Pointer) {
      element = clang_getCanonicalType(clang_getPointeeType(element));
      return element;
    } else {
      return element;
    }
  }
}

}  // namespace lanescope::lab
