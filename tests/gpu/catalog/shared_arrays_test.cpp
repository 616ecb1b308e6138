// SPDX-License-Identifier: Apache-2.0
#include "catalog/source/shared_arrays.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "catalog/catalog.h"
#include "values/error.h"

namespace lanescope::catalog {
namespace {

constexpr std::string_view kText =
    "// __shared__ Array<int, 1> commented;\n"
    "__device__ int help(int i)\n"
    "{\n"
    "    __shared__ Array<int, 32> own;\n"
    "}\n"
    "template <class T>\n"
    "__global__ void __launch_bounds__(256) first(Global<T> out)\n"
    "{\n"
    "    __shared__ __align__(16) Array<T, 2 * (kA < 3 ? kB : 4)> tile;\n"
    "    __shared__ Array<T, 8> a, b;\n"
    "    __shared__ Table<T, kA, kB + 1> table;\n"
    "    auto rest = dynamicShared<T>();\n"
    "}\n"
    "__global__ void second(Global<int> out) {}\n";

std::string textOf(const std::vector<SharedDeclaration>& declarations) {
  std::string text;
  for (const SharedDeclaration& each : declarations) {
    text += std::string(each.function) + "." + std::string(each.name) + ":" +
            std::to_string(each.line) + " ";
  }
  return text;
}

TEST(SharedArrays, AreFoundInTheFunctionsThatDeclareThem) {
  EXPECT_EQ(textOf(sharedDeclarationsOf(kText)),
            "help.own:4 first.tile:9 first.a:10 first.b:10 first.table:11 first.rest:0 ");
}

TEST(SharedArrays, GetTheirNamesInTheOrderOfTheirDeclarations) {
  values::Plan plan;
  plan.launches = {{"first<int32>", {}, {}}};
  plan.launches[0].shared = {{.count = 5}, {.count = 0}, {.count = 7}, {.count = 9}, {.count = 1}};
  nameSharedArrays(sharedDeclarationsOf(kText), plan);
  const auto& shared = plan.launches[0].shared;
  ASSERT_EQ(shared.size(), 4U);
  EXPECT_EQ(shared[0].name, "tile");
  EXPECT_EQ(shared[0].line, 9);
  EXPECT_EQ(shared[1].name, "b");
  EXPECT_EQ(shared[1].count, 7U);
  EXPECT_EQ(shared[2].name, "table");
  EXPECT_EQ(shared[3].name, "rest");
}

TEST(SharedArrays, AreRefusedWhereARowDescribesAnotherNumberOfThem) {
  values::Plan plan;
  plan.kernel = "some_row";
  plan.launches = {{"second", {}, {}}};
  plan.launches[0].shared = {{.count = 5}};
  try {
    nameSharedArrays(sharedDeclarationsOf(kText), plan);
    FAIL() << "no error";
  } catch (const values::Error& error) {
    EXPECT_STREQ(error.what(),
                 "The kernel second declares 0 arrays of shared memory; the row some_row describes "
                 "1.");
  }
}

TEST(SharedArrays, OfAKernelOfTheCatalogueHaveALineEach) {
  for (const KernelRow& row : kernels()) {
    if (!row.unrecorded.empty()) continue;
    for (const values::Launch& launch : row.plan(defaultsOf(row)).launches) {
      std::set<int> lines;
      for (const values::SharedArray& array : launch.shared) {
        EXPECT_FALSE(array.name.empty()) << row.id;
        EXPECT_TRUE(lines.insert(array.line).second) << row.id << " " << array.name;
      }
    }
  }
}

}  // namespace
}  // namespace lanescope::catalog
