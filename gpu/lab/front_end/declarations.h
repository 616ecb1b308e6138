// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "lab/front_end/rewriting.h"
#include "lab/front_end/tokens.h"

namespace lanescope::lab {

/// Rewrites the types of variables, parameters, fields and results.
class Declarations {
 public:
  explicit Declarations(const Rewriting& rewriting) : m_to(rewriting) {}

  /// The variables that one statement declares.
  void variables(const Node& statement) const;
  void parameter(const Node& parameter, CXCursor known) const;
  /// The fields of a class.
  void fields(const Node& type) const;
  /// The type that a function returns. `known`: the function's definition.
  void result(const Node& function, CXCursor known, std::size_t name) const;
  /// The types in `name<float, 32>`, a part of the text.
  void numbersWithin(std::size_t begin, std::size_t end) const;

 private:
  /// The words before a declaration's name.
  struct Specifiers {
    std::size_t begin = 0;      ///< of the type with its const and volatile
    std::size_t typeBegin = 0;  ///< of the type's name
    std::size_t typeEnd = 0;
    std::size_t end = 0;  ///< behind the last `*` or word
    std::string type;     ///< its text
    std::string storage;  ///< static and the like
  };
  /// What stands in place of the type.
  struct Kind {
    enum class Of { same, number, pointer, shared, dynamic };
    Of of = Of::same;
    std::string text;  ///< the whole type, but for `same`

    bool operator==(const Kind&) const = default;
  };

  /// Whether the word is a macro that stands for no type.
  [[nodiscard]] bool isMarkMacro(const std::string& word) const;
  /// The variables or the fields of one declaration.
  void together(const std::vector<const Node*>& declared) const;
  [[nodiscard]] std::optional<Specifiers> specifiers(std::size_t begin, std::size_t end) const;
  [[nodiscard]] std::size_t withMarksBefore(std::size_t begin) const;
  [[nodiscard]] Kind kindOf(CXCursor declaration, CXType type, const Specifiers& words,
                            std::size_t at) const;
  [[nodiscard]] Kind sharedKind(CXCursor declaration, const Specifiers& words) const;
  void rewrite(const Kind& kind, const Specifiers& words) const;
  void first(const Node& variable, const Kind& kind, const Specifiers& words) const;
  void further(const Node& variable, std::size_t before, const Kind& kind, const Kind& ofLast,
               const Specifiers& words) const;
  void dropBrackets(const Node& declaration) const;

  const Rewriting& m_to;
};

}  // namespace lanescope::lab
