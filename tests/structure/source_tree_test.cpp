// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_tree.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <stdexcept>

namespace lanescope::structure {
namespace {

namespace fs = std::filesystem;
using Sentences = std::vector<std::string>;

/// A tree of three folders that keeps the rules; each test plants what breaks one.
class PlantedTree : public testing::Test {
 public:
  PlantedTree() {
    write("gpu/values/CMakeLists.txt", "lanescope_library(lanescope_values SOURCES number.cpp)\n");
    write("gpu/values/number.h", "");
    write("gpu/values/number.cpp", "#include \"values/number.h\"\n");
    write("app/files/CMakeLists.txt",
          "lanescope_library(lanescope_app_files SOURCES file.cpp PUBLIC lanescope_values)\n");
    write("app/files/file.h", "#include \"values/number.h\"\n");
    write("app/files/file.cpp", "#include \"app/files/file.h\"\n");
    write(
        "ui/window/CMakeLists.txt",
        "lanescope_library(lanescope_ui_window SOURCES window.cpp PRIVATE lanescope_app_files)\n");
    write("ui/window/window.h", "");
    write("ui/window/window.cpp", "#include <map>\n#include \"app/files/file.h\"\n");
    write("app/main.cpp", "#include \"ui/window/window.h\"\n");
  }
  ~PlantedTree() override { fs::remove_all(m_root); }
  PlantedTree(const PlantedTree&) = delete;
  PlantedTree& operator=(const PlantedTree&) = delete;

 protected:
  void write(const std::string& path, const std::string& text) const {
    fs::create_directories((m_root / path).parent_path());
    std::ofstream(m_root / path) << text;
  }
  [[nodiscard]] std::vector<std::string> broken() const { return brokenRules(m_root); }

 private:
  static fs::path makeFolder() {
    std::string name = (fs::temp_directory_path() / "lanescope-tree-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    return name;
  }
  const fs::path m_root = makeFolder();
};

TEST(SourceTree, KeepsTheRulesOfTheArchitecture) {
  EXPECT_EQ(brokenRules(LANESCOPE_SOURCE_DIR), Sentences{});
}

TEST(SourceTree, HasNothingAtItsRootButWhatItsPlanNames) {
  const std::set<std::string> named{"app",
                                    "gpu",
                                    "ui",
                                    "resources",
                                    "tests",
                                    "CMakeLists.txt",
                                    "README.md",
                                    "LICENSE",
                                    "CMakePresets.json",
                                    "CHANGELOG.md",
                                    "CONTRIBUTING.md",
                                    "ARCHITECTURE.md",
                                    "SECURITY.md",
                                    "CITATION.cff",
                                    "CODE_OF_CONDUCT.md"};
  for (const auto& entry : fs::directory_iterator(LANESCOPE_SOURCE_DIR)) {
    const std::string name = entry.path().filename().string();
    // Git ignores these: what builds and runs leave.
    if (name.starts_with(".") || name.starts_with("build") || name == "dist" ||
        name == "lanescope-demo" || name == "compile_commands.json") {
      continue;
    }
    EXPECT_TRUE(named.contains(name)) << name;
  }
}

TEST_F(PlantedTree, ThatKeepsTheRulesHasNothingToSay) {
  EXPECT_EQ(broken(), Sentences{});
}

TEST_F(PlantedTree, AnIncludeThatGoesUpIsNamedWithItsLine) {
  write("gpu/values/number.cpp", "#include \"values/number.h\"\n\n#include \"app/files/file.h\"\n");
  write("gpu/values/CMakeLists.txt",
        "lanescope_library(lanescope_values SOURCES number.cpp PRIVATE lanescope_app_files)\n");
  ASSERT_FALSE(broken().empty());
  EXPECT_EQ(
      broken().front(),
      "gpu/values/number.cpp:3: #include \"app/files/file.h\" goes up: gpu must not know app.");
}

TEST_F(PlantedTree, ACircleIsNamedWithTheLinesThatCloseIt) {
  write("ui/charts/CMakeLists.txt",
        "lanescope_library(lanescope_ui_charts SOURCES chart.cpp PUBLIC lanescope_ui_window)\n");
  write("ui/charts/chart.h", "#include \"ui/window/window.h\"\n");
  write("ui/charts/chart.cpp", "");
  write("ui/window/window.cpp",
        "#include <map>\n#include \"app/files/file.h\"\n#include \"ui/charts/chart.h\"\n");
  write("ui/window/CMakeLists.txt",
        "lanescope_library(lanescope_ui_window SOURCES window.cpp\n"
        "  PRIVATE lanescope_app_files lanescope_ui_charts)\n");
  // Once of the folders as a whole and once of each.
  const std::string circle =
      "Folders include each other in a circle:\n"
      "  ui/charts/chart.h:1: #include \"ui/window/window.h\"\n"
      "  ui/window/window.cpp:3: #include \"ui/charts/chart.h\"";
  EXPECT_EQ(broken(), (Sentences{circle, circle}));
}

TEST_F(PlantedTree, RoomsOfOneFolderAreACircleWithAnotherFolderAsAWhole) {
  // gpu/trace/record <- gpu/request <- gpu/trace/compare: no circle of rooms, but one of folders.
  write("gpu/request/CMakeLists.txt",
        "lanescope_library(lanescope_request SOURCES a.cpp PRIVATE lanescope_trace_record)\n");
  write("gpu/request/a.h", "");
  write("gpu/request/a.cpp", "#include \"trace/record/b.h\"\n");
  write("gpu/trace/record/b.h", "");
  write("gpu/trace/compare/CMakeLists.txt",
        "lanescope_library(lanescope_trace_compare SOURCES c.cpp PRIVATE lanescope_request)\n");
  write("gpu/trace/compare/c.cpp", "#include \"request/a.h\"\n");
  const Sentences broken = this->broken();
  ASSERT_EQ(broken.size(), 1U);
  EXPECT_TRUE(broken.front().starts_with("Folders include each other in a circle:"));
}

TEST_F(PlantedTree, WhatAFolderIncludesItsTargetLinks) {
  write("app/files/CMakeLists.txt",
        "lanescope_library(lanescope_app_files SOURCES file.cpp PRIVATE lanescope_values)\n");
  write("ui/window/CMakeLists.txt", "lanescope_library(lanescope_ui_window SOURCES window.cpp)\n");
  EXPECT_EQ(
      broken(),
      (Sentences{"app/files/file.h:1: #include \"values/number.h\", but lanescope_app_files does "
                 "not link lanescope_values PUBLIC.",
                 "ui/window/window.cpp:2: #include \"app/files/file.h\", but "
                 "lanescope_ui_window does not link lanescope_app_files."}));
}

TEST_F(PlantedTree, AFolderOfManySourcesIsNamed) {
  for (int i = 0; i < 26; ++i) write("gpu/cpu/a" + std::to_string(i) + ".cpp", "");
  EXPECT_EQ(broken(), (Sentences{"gpu/cpu holds 26 sources, more than 25."}));
}

}  // namespace
}  // namespace lanescope::structure
