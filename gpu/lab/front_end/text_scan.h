// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lab/front_end/problem.h"

// The look at a foreign text before any compiler sees it. It refuses what makes a compiler open
// files, run or assemble something, and leaves out what is not for a GPU.

namespace lanescope::lab {

/// A part of the text.
struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;

  bool operator==(const Span&) const = default;
};

/// `name<arguments><<<…>>>` in the host's part of the text.
struct HostLaunch {
  std::string kernel;
  std::string arguments;  ///< of the template; empty without

  bool operator==(const HostLaunch&) const = default;
};

/// A macro without arguments that stands for words such as `__device__`.
struct MarkMacro {
  bool isForDevice = false;  ///< `__device__`, `__global__`, `__shared__` or `__constant__` is one
  bool isAlone = true;       ///< it stands for no type beside them

  bool operator==(const MarkMacro&) const = default;
};

struct TextScan {
  /// What a front end does not get to see, nor a compiler: includes, `#pragma once`, functions and
  /// variables of the host. In order, and none overlaps another.
  std::vector<Span> leftOut;
  /// Conditions, `#if` to `#endif`: a front end decides them, and a compiler does not see them.
  std::vector<Span> conditions;
  /// `#pragma unroll`: nothing for a front end.
  std::vector<Span> pragmas;
  std::vector<HostLaunch> launches;
  std::map<std::string, MarkMacro> macros;  ///< by name
  std::vector<Problem> problems;
};

/// Whether `[[name]]` may stand in a kernel's text.
[[nodiscard]] bool isKnownAttribute(std::string_view name);

[[nodiscard]] TextScan scanText(std::string_view text);

/// The text with spaces in place of what pages of the web and word processors have for them, such
/// as the no-break space. Each is as many spaces as it has bytes, so that lines and columns stay.
[[nodiscard]] std::string withPlainSpaces(std::string_view text);

/// The text with spaces in place of the spans, so that lines and columns stay.
[[nodiscard]] std::string blanked(std::string_view text, const std::vector<Span>& spans);

}  // namespace lanescope::lab
