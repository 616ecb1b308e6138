// SPDX-License-Identifier: Apache-2.0
#include "build_info/build_info.h"

#include "build_info/commit.h"
#include "protocol/version.h"

namespace lanescope::engine {

std::string versionAndCommit() {
  const std::string_view commit = kCommit;
  std::string text(programVersion());
  return commit.empty() ? text : text + ", commit " + std::string(commit);
}

std::string versionText(std::string_view program) {
  const std::string_view commit = kCommit;
  const std::string_view cuda = LANESCOPE_CUDA_VERSION;
  std::string text = std::string(program) + " " + std::string(programVersion()) + "\n";
  if (!commit.empty()) text += "commit " + std::string(commit) + "\n";
  text += "compiler " LANESCOPE_COMPILER "\nCUDA ";
  return text + (cuda.empty() ? "off" : std::string(cuda)) + "\n";
}

}  // namespace lanescope::engine
