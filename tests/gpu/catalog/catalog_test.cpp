// SPDX-License-Identifier: Apache-2.0
#include "catalog/catalog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "catalog/source/entry.h"
#include "catalog/source/kernel_sources.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

namespace fs = std::filesystem;

std::string readFile(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(Catalog, HasARowForEveryKernelFileAndAFileForEveryRow) {
  std::set<std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(LANESCOPE_KERNEL_FOLDER)) {
    if (entry.path().extension() == ".cuh") {
      files.insert(fs::relative(entry.path(), LANESCOPE_KERNEL_FOLDER).string());
    }
  }
  std::set<std::string> rows;
  for (const KernelRow& row : kernels()) rows.emplace(row.source);
  EXPECT_EQ(rows, files);
}

TEST(Catalog, EmbedsTheVeryTextOfTheKernelFiles) {
  ASSERT_FALSE(kernelSources().empty());
  for (const KernelSource& source : kernelSources()) {
    EXPECT_EQ(source.text, readFile(fs::path(LANESCOPE_KERNEL_FOLDER) / source.file))
        << source.file;
  }
}

TEST(Catalog, IdsAreUniqueAndFamiliesKnown) {
  std::set<std::string_view> ids;
  const std::set<std::string_view> families{"map", "reduce", "scan", "matmul", "image", "pitfalls"};
  for (const KernelRow& row : kernels()) {
    EXPECT_TRUE(ids.insert(row.id).second) << row.id;
    EXPECT_TRUE(families.contains(row.family)) << row.family;
    EXPECT_EQ(row.family == "pitfalls", !row.breaks.empty()) << row.id;
    if (!row.breaks.empty()) {
      EXPECT_NO_THROW(static_cast<void>(find(row.breaks)));
    }
  }
}

TEST(Catalog, ALaunchOverlapsTheOneBeforeItWhereItsKernelWaitsForThat) {
  for (const KernelRow& row : kernels()) {
    for (const values::Launch& launch : row.plan(defaultsOf(row)).launches) {
      const auto* const instance = std::ranges::find(kInstances, launch.entry, &Instance::name);
      ASSERT_NE(instance, std::ranges::end(kInstances)) << launch.entry;
      const bool waits = sourceText(instance->file).find("cudaGridDependencySynchronize();") !=
                         std::string_view::npos;
      EXPECT_EQ(launch.overlaps, waits) << row.id << ", " << launch.entry;
    }
  }
}

TEST(Catalog, NamesTheKernelsWhenAskedForAnUnknownOne) {
  try {
    static_cast<void>(find("dot_shard"));
    FAIL() << "no error";
  } catch (const values::Error& error) {
    EXPECT_EQ(error.kind(), values::ErrorKind::badInput);
    EXPECT_NE(std::string(error.what()).find("dot_shared"), std::string::npos) << error.what();
  }
}

TEST(Catalog, EveryRowPlansWithItsDefaults) {
  for (const KernelRow& row : kernels()) {
    const values::Parameters parameters = defaultsOf(row);
    EXPECT_TRUE(violations(row, parameters).empty()) << row.id;
    const values::Plan plan = row.plan(parameters);
    EXPECT_EQ(plan.kernel, row.id);
    ASSERT_FALSE(plan.launches.empty());
    std::size_t inputs = 0;
    for (const values::Buffer& buffer : plan.buffers)
      inputs += buffer.role == values::Role::input ? 1 : 0;
    EXPECT_EQ(inputs, row.inputs.size());
  }
}

}  // namespace
}  // namespace lanescope::catalog
