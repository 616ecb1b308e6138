// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>

namespace lanescope::tests {

/// Returns what one of the CUDA Toolkit's tools prints when it runs a command line; nothing when
/// the tool is not installed. `environment`: "NAME=value", or empty.
inline std::optional<std::string> outputOfToolOn(const std::string& tool,
                                                 const std::string& toolArguments,
                                                 const std::string& commandLine,
                                                 const std::string& environment = {}) {
  constexpr int kNotFound = 127;
  for (const char* folder : {"", "/usr/local/cuda/bin/"}) {
    // A shard of the tests that runs the tool needs each test that it asks for.
    std::string command = "GTEST_TOTAL_SHARDS=1 GTEST_SHARD_INDEX=0 " + environment;
    command.append(" ").append(folder).append(tool).append(" ").append(toolArguments).append(" ");
    command.append(commandLine).append(" 2>&1");
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) continue;
    std::string text;
    std::array<char, 4096> part{};
    while (const std::size_t count = fread(part.data(), 1, part.size(), pipe)) {
      text.append(part.data(), count);
    }
    const int status = pclose(pipe);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != kNotFound) return text;
  }
  return std::nullopt;
}

/// The same for this very program, which runs again with `testArguments`.
inline std::optional<std::string> outputOfTool(const std::string& tool,
                                               const std::string& toolArguments,
                                               const std::string& testArguments,
                                               const std::string& environment = {}) {
  return outputOfToolOn(tool, toolArguments,
                        std::filesystem::read_symlink("/proc/self/exe").string() +
                            " --gtest_also_run_disabled_tests " + testArguments,
                        environment);
}

}  // namespace lanescope::tests
