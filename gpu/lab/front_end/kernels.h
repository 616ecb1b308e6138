// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "lab/front_end/program.h"
#include "lab/front_end/text_scan.h"
#include "lab/front_end/written.h"

namespace lanescope::lab {

/// What the names of all instances begin with in the table of kernels, so that a kernel of the user
/// may have the name of one of the catalogue, as a copy of it does.
inline constexpr const char* kOwnPrefix = "own::";

struct KernelParameter {
  std::string name;
  std::string type;
  bool isPointer = false;
  bool isConst = false;
  bool isWritten = false;  ///< the kernel may store through it
};

struct SharedArray {
  std::string name;
  std::string type;
  std::optional<std::uint64_t> count;  ///< absent: the launch's dynamic shared memory
  std::size_t at = 0;
};

/// A kernel of the text.
struct Kernel {
  std::string name;
  std::size_t at = 0;                ///< offset of its name
  std::vector<std::string> entries;  ///< the names of its instances in the table of kernels
  std::vector<KernelParameter> parameters;
  std::vector<SharedArray> shared;
  std::optional<long long> block;  ///< the most threads of a block, of __launch_bounds__
};

/// A kernel that is no template, or an instance of one.
struct KernelInstance {
  CXCursor cursor;
  std::string name;       ///< with its namespaces
  std::string entry;      ///< its name in the table of kernels
  std::string arguments;  ///< of the template, as the rewritten text spells them; empty without
};

struct KernelTemplate {
  CXCursor cursor;
  std::string name;
  std::size_t at = 0;
};
[[nodiscard]] std::vector<KernelTemplate> kernelTemplates(const Syntax& syntax);

/// The lines behind a text by which a front end makes the instances of its kernel templates, and
/// evaluates its launch bounds: the instances that the host's part launches, else those of the
/// templates' defaults with float for each type. `freely`: templates, by the offsets of their
/// names, of which the host's types are unknown; they get float.
[[nodiscard]] std::string instanceLines(const Syntax& syntax, const TextScan& scan,
                                        std::string_view text, const std::set<std::size_t>& freely);

/// The kernels of a text that was parsed with such lines behind it. `length`: of the text alone.
[[nodiscard]] std::vector<KernelInstance> instancesOf(const Syntax& syntax, std::size_t length);

/// What the instances' kernels are, for whoever plans their launches.
[[nodiscard]] std::vector<Kernel> describe(const std::vector<KernelInstance>& instances,
                                           const Program& program, const Written& written,
                                           const Syntax& syntax, std::size_t length);

}  // namespace lanescope::lab
