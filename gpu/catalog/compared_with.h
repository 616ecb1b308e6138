// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "request/request.h"

// A second run on the inputs of a first one, to be compared with it: another kernel, the same one
// launched in another way, or a pitfall that breaks it.

namespace lanescope::catalog {

/// What a run is compared with, as it is written on the command line and in files:
/// "KERNEL" or "KERNEL:name=value,…", as in "dot_shared:block=128,schedule=random:3".
struct ComparedWith {
  std::string kernel;  ///< catalogue id
  /// Parameters that are not as they would be by themselves, each once.
  std::vector<std::pair<std::string, std::string>> changes = {};
  std::optional<values::Schedule> schedule = {};  ///< absent: that of the first run
  bool operator==(const ComparedWith&) const = default;
};

/// Reads either form. Throws values::Error (badInput) where the text is neither.
[[nodiscard]] ComparedWith comparedWithFromText(std::string_view text);
[[nodiscard]] std::string textOf(const ComparedWith& compared);
/// Returns the kernel alone of such a text, whatever follows; empty for an empty text.
[[nodiscard]] std::string kernelOf(std::string_view text);

/// Returns whether two runs that are compared may differ in this parameter: it is of the launch or
/// of the operation, not of the data.
[[nodiscard]] bool mayDiffer(std::string_view parameter);

/// Makes the request for what stands beside `main`: on the same inputs, launched alike where the
/// kernel takes it. A pitfall is launched so that it can break. A run with a schedule of its own is
/// on the emulator. Throws values::Error (badInput) that says why it cannot stand there.
[[nodiscard]] values::RunRequest requestCompared(const values::RunRequest& main,
                                                 const ComparedWith& compared);

/// What two such runs are called: the kernel, and what it is launched with where that differs,
/// "dot_shared · block = 64".
struct Labels {
  std::string main;
  std::string compared;
};
[[nodiscard]] Labels labelsOf(const values::RunRequest& main, const values::RunRequest& compared);

/// Makes the requests that are run one after the other, until the result of one is wrong. A pitfall
/// beside what it breaks, without a schedule of its own, is run on the emulator: first under the
/// schedule of `main`, unless that is in order, then, where the order of the threads decides, under
/// others. All else is one request. Throws what `requestCompared` throws.
[[nodiscard]] std::vector<values::RunRequest> comparedTries(const values::RunRequest& main,
                                                            const ComparedWith& compared);
/// Returns whether the result is not what it should be; a pitfall can be right by luck.
[[nodiscard]] bool isWrong(const values::RunResult& result);

}  // namespace lanescope::catalog
