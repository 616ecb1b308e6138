// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "lab/front_end/front_end.h"
#include "trace/record/record.h"
#include "values/host_array.h"
#include "values/plan.h"

// What the tests of own kernels do twice: in a program with the front end and without a GPU, and in
// one that runs every kernel on a GPU too. The second has no front end, so that it runs where
// libclang is missing; it takes what the build has rewritten.

namespace lanescope::tests {

/// Returns what the front end makes of a text. `stem`: the name of its file without the end.
[[nodiscard]] lab::Rewritten rewrittenText(const std::string& stem, const std::string& text);

/// A run of a kernel on the emulator. The plan's one launch names the kernel.
struct EmulatedRun {
  const std::string& stem;
  const values::Plan& plan;
  const std::vector<values::HostArray>& inputs;
  const trace::Record& record;
  const std::vector<values::HostArray>& outputs;
  bool hasEqualOutputs = true;  ///< they do not depend on the order of threads
  /// Arrays whose values depend on the order of threads, beside those of atomic operations.
  std::set<std::string> orderFree = {};
  /// Whether compilers agree on the order of its operands and on the lines of its expressions.
  bool isOrdered = true;
  std::string printed = {};
};

/// Compiles the kernel for the GPU and expects the same events, operations and outputs there; where
/// it calls mathematical functions, values that differ by a few units in the last place. An
/// array of atomic operations has its values in the order in which threads reach it; it is compared
/// up to there. Skips the test where there is no GPU, and does nothing in the first program.
void compareWithDevice(const EmulatedRun& run);

/// Runs a kernel of the user for its problem, with the launches that follow its own, on the
/// emulator and on the GPU. Expects the same record of each launch, and the right result. `stem`:
/// the name of the file that has its kernels. `isOrdered`: see EmulatedRun. Skips and does nothing
/// as compareWithDevice.
void compareProblemWithDevice(const std::string& stem, const catalog::KernelRow& row,
                              bool isOrdered);

}  // namespace lanescope::tests
