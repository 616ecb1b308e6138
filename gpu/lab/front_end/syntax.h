// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang-c/Index.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "lab/front_end/problem.h"

// libclang's tree of a text, as values.

namespace lanescope::lab {

/// The canonical type of a declaration or an expression; of a parameter that is declared as an
/// array
/// (`float a[]`) the pointer that it is.
[[nodiscard]] CXType typeOf(CXCursor cursor);

/// A part of the tree with its place in the text.
struct Node {
  CXCursor cursor;
  CXCursorKind kind = CXCursor_InvalidFile;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::vector<Node> children;

  [[nodiscard]] CXType type() const { return typeOf(cursor); }
  [[nodiscard]] const Node* child(std::size_t i) const {
    return i < children.size() ? &children[i] : nullptr;
  }
};

[[nodiscard]] std::string textOf(CXString text);
[[nodiscard]] inline std::string nameOf(CXCursor cursor) {
  return textOf(clang_getCursorSpelling(cursor));
}
/// Where the name of a declaration stands, or a cursor's place.
[[nodiscard]] std::size_t offsetOf(CXCursor cursor);
/// Whether the cursor stands in the text itself and not among CUDA's words.
[[nodiscard]] bool isInText(CXCursor cursor);
/// The marks of cuda_words.h: "global", "device", "shared", …
[[nodiscard]] bool isMarked(CXCursor declaration, std::string_view mark);
[[nodiscard]] Node treeOf(CXCursor cursor);
/// The expression in its parentheses, and without conversions that the text does not show.
[[nodiscard]] const Node& stripped(const Node& node);
[[nodiscard]] bool isNull(CXCursor cursor);
/// Whether two cursors are the same expression. clang_equalCursors tells them apart by the way that
/// led to them.
[[nodiscard]] bool isSameExpression(CXCursor a, CXCursor b);

/// A parsed text. `text` is parsed behind CUDA's words; it is all that the front end reads.
class Syntax {
 public:
  explicit Syntax(const std::string& text);
  ~Syntax();
  Syntax(const Syntax&) = delete;
  Syntax& operator=(const Syntax&) = delete;

  /// What the compiler says about the first `length` bytes of the text.
  [[nodiscard]] std::vector<Problem> problems(std::size_t length) const;
  /// The parts of the text that its conditions exclude.
  [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> skipped() const;
  /// The declarations of the text, within namespaces too.
  [[nodiscard]] std::vector<CXCursor> declarations() const;
  /// The ranges of the text that are uses of macros.
  [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> macroUses() const;
  /// Where the text has attributes of a declaration, but those of CUDA's words.
  [[nodiscard]] std::vector<std::size_t> attributes() const;

 private:
  CXIndex m_index = nullptr;
  CXTranslationUnit m_unit = nullptr;
};

}  // namespace lanescope::lab
