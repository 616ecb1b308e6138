// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang-c/Index.h>

#include <string>
#include <string_view>

// The number types of C++ and CUDA's vectors of them, as libclang knows them.

namespace lanescope::lab {

/// "float", "unsigned long long", …; empty for what is no number. bool is one.
[[nodiscard]] std::string numberName(CXType type);
[[nodiscard]] bool isFloating(CXType type);
[[nodiscard]] inline bool isNumber(CXType type) {
  return !numberName(type).empty();
}
[[nodiscard]] inline bool isBool(CXType type) {
  return clang_getCanonicalType(type).kind == CXType_Bool;
}
/// "float4", …; empty for what is no vector.
[[nodiscard]] std::string vectorName(CXType type);
/// The name of a number type or of a vector; empty for others.
[[nodiscard]] std::string nameOfType(CXType type);
[[nodiscard]] inline bool isSameNumber(CXType a, CXType b) {
  return numberName(a) == numberName(b);
}
/// Whether memory that is recorded can hold elements of this type: the number types of a record,
/// vectors of them, and bool.
[[nodiscard]] bool canBeElement(CXType type);
/// Whether both are whole numbers of 32 bits, or both of 64.
[[nodiscard]] bool areWholeOfOneWidth(CXType a, CXType b);
/// The name of the type of an array in a record ("float32"), or the C++ name.
[[nodiscard]] std::string recordName(CXType type);
/// Whether C++ converts a `from` that meets a `to` in an expression to `to`.
[[nodiscard]] bool becomes(CXType from, CXType to);
[[nodiscard]] bool isPointer(CXType type);
/// The type of the elements of an array of any dimensions, or that a pointer points to, or itself.
[[nodiscard]] CXType elementType(CXType type);

}  // namespace lanescope::lab
