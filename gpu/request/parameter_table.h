// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "request/parameters.h"

namespace lanescope::values {

/// What a parameter is about. Lists of parameters are made from it.
enum class ParameterPart : std::uint8_t {
  size,       ///< how many elements there are
  launch,     ///< how a kernel is launched; another kernel may be launched otherwise
  operation,  ///< what is computed
  elements,   ///< the type of the elements
  pattern,    ///< how inputs are made when no file is given
  order,      ///< the order of the elements, of a file's, too
};

/// One parameter of a run. The command line, the forms, the JSON of requests, results, sessions and
/// sweeps, comparisons, summaries and checks are made from these. A kernel's catalogue row lists
/// the parameters that the kernel takes and narrows their limits.
struct ParameterInfo {
  using Member =
      std::variant<std::int64_t Parameters::*, std::optional<std::int64_t> Parameters::*,
                   std::uint64_t Parameters::*, LaunchRule Parameters::*, Op Parameters::*,
                   DType Parameters::*, bool Parameters::*, std::string Parameters::*>;
  /// Both ends belong to it; 0 to 0: none.
  struct Range {
    std::int64_t first = 0;
    std::int64_t last = 0;
  };

  std::string_view name;   ///< of the option and of the JSON field: "block"
  std::string_view title;  ///< English, context "catalog": "Threads per block"
  std::string_view help;   ///< one sentence, as `title`
  Member member;           ///< where the value is
  ParameterPart part = ParameterPart::size;
  Range limits = {};                           ///< the widest ones, of a number without choices
  std::vector<std::string_view> choices = {};  ///< those of all kernels; of a bool: false, true
  /// How a summary of a run mentions it, as `title`: "block %1"; empty: not at all.
  std::string_view summary = {};
  bool isInEverySummary = false;  ///< else only where the value is not the usual one
  bool isInEveryFile = false;     ///< else a file without it means the usual value
  Range sweep = {};               ///< what a sweep is over at first; none: it is never over it
  std::string usual = {};         ///< the text of the value in Parameters(); the table fills it in

  template <class T>
  static constexpr bool kIsNumber =
      std::is_same_v<T, std::int64_t> || std::is_same_v<T, std::uint64_t> ||
      std::is_same_v<T, std::optional<std::int64_t>>;
  [[nodiscard]] bool isNumber() const;
  /// Whether the kernel can choose the value itself.
  [[nodiscard]] bool mayBeAuto() const;
  [[nodiscard]] bool isSwept() const { return sweep.last > 0; }
  [[nodiscard]] bool isInSummary(const Parameters& parameters) const;
  /// As `setText` reads it. A number that the kernel chooses is "auto".
  [[nodiscard]] std::string text(const Parameters& parameters) const;
  /// Throws Error (badInput) where the text is no value; the limits are not checked.
  void setText(Parameters& parameters, std::string_view text) const;
  /// Nothing for a number that the kernel chooses, and for what is not a number.
  [[nodiscard]] std::optional<std::int64_t> number(const Parameters& parameters) const;
  /// Without a number the kernel chooses, where it can. A parameter that is not a number stays as
  /// it is.
  void setNumber(Parameters& parameters, std::optional<std::int64_t> number) const;
  void copy(const Parameters& from, Parameters& to) const;
  /// Calls `use` with the value, a reference of its own type, and returns what `use` returns.
  template <class AnyParameters, class Use>
  decltype(auto) visit(AnyParameters& parameters, const Use& use) const {
    return std::visit([&](auto field) -> decltype(auto) { return use(parameters.*field); }, member);
  }
};

/// In the order of the command line's help.
[[nodiscard]] std::span<const ParameterInfo> parameterTable();
/// Null when there is no such parameter.
[[nodiscard]] const ParameterInfo* parameterNamed(std::string_view name);
/// False when there is no such parameter.
[[nodiscard]] bool isOf(ParameterPart part, std::string_view name);
/// Copies the values of all parameters of one part.
void copyPart(ParameterPart part, const Parameters& from, Parameters& to);

}  // namespace lanescope::values
