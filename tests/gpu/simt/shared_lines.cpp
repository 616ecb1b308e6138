// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/simt/shared_lines.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "catalog/source/shared_arrays.h"

namespace lanescope::tests {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> kernelTexts() {
  std::vector<fs::path> files{fs::path(LANESCOPE_SIMT_TESTS) / "kernels_under_test.cpp"};
  for (const auto& entry : fs::directory_iterator(fs::path(LANESCOPE_SIMT_TESTS) / "kernels")) {
    files.push_back(entry.path());
  }
  std::vector<std::string> texts;
  texts.reserve(files.size());
  for (const fs::path& file : files) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    texts.push_back(text.str());
  }
  return texts;
}

/// The line of the declaration, the kernel's own before another function's; 0 where there is none.
int lineOfArray(const std::vector<catalog::SharedDeclaration>& declarations,
                std::string_view kernel, std::string_view name) {
  int line = 0;
  for (const catalog::SharedDeclaration& declaration : declarations) {
    if (declaration.name != name) continue;
    if (declaration.function == kernel) return declaration.line;
    line = declaration.line;
  }
  return line;
}

}  // namespace

void findSharedLines(values::Plan& plan) {
  static const std::vector<std::string> kTexts = kernelTexts();
  for (values::Launch& launch : plan.launches) {
    for (const std::string& text : kTexts) {
      if (text.find(" " + launch.entry + "(") == std::string::npos) continue;
      const auto declarations = catalog::sharedDeclarationsOf(text);
      for (values::SharedArray& array : launch.shared) {
        array.line = lineOfArray(declarations, launch.entry, array.name);
      }
    }
  }
}

}  // namespace lanescope::tests
