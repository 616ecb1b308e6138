// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "request/result.h"
#include "tests/gpu/lab/foreign_table.h"
#include "trace/check/finding.h"

// The kernels of tests/gpu/lab/foreign as the lab runs them: described by the front end's answer,
// as rows of the catalogue, on the emulator. The answers lie beside the programs, so that a machine
// without a front end can run the same tests.

namespace lanescope::tests {

/// Returns the folder of the front end's answers (NAME.json), the texts (NAME.cu) and the launcher.
[[nodiscard]] std::filesystem::path foreignFolder();

/// Returns what the front end says of the kernel's file.
[[nodiscard]] nlohmann::json answerFor(const ForeignKernel& kernel);

/// Returns the kernel's row, which the first call adds to the catalogue. Throws values::Error where
/// its parameters do not match its problem.
[[nodiscard]] const catalog::KernelRow& rowOf(const ForeignKernel& kernel);

/// Runs the kernel on the emulator with the choices of the table, and records all of it.
[[nodiscard]] values::RunResult runOnEmulator(const ForeignKernel& kernel);

/// Returns kinds and lines as the table has them: "race 7, race 9".
[[nodiscard]] std::string textOf(const std::vector<trace::Finding>& findings);

/// Returns the kernels of a verdict.
[[nodiscard]] std::vector<ForeignKernel> foreignKernels(ForeignVerdict verdict);
/// Returns those that run, right or wrong.
[[nodiscard]] std::vector<ForeignKernel> runnableKernels();

/// The name of a kernel's test.
[[nodiscard]] std::string testName(const ForeignKernel& kernel);

}  // namespace lanescope::tests
