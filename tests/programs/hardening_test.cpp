// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checks in the two programs what gpu/hardening.cmake asks of the compiler and the linker.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "tests/programs/elf_program.h"

namespace lanescope::tests {
namespace {

class Hardening : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (!LANESCOPE_IS_HARDENED) GTEST_SKIP() << "built with LANESCOPE_HARDENING=OFF";
  }
  ElfProgram m_program{GetParam()};
};

TEST_P(Hardening, TheProgramIsPositionIndependent) {
  EXPECT_EQ(m_program.header().e_type, ET_DYN);
  EXPECT_NE(m_program.dynamic(DT_FLAGS_1) & DF_1_PIE, 0U);
}

TEST_P(Hardening, TheLinkersTablesAreReadOnlyAtRunTime) {
  EXPECT_NE(m_program.segment(PT_GNU_RELRO), nullptr);
  const bool bindsAtOnce = (m_program.dynamic(DT_FLAGS) & DF_BIND_NOW) != 0 ||
                           (m_program.dynamic(DT_FLAGS_1) & DF_1_NOW) != 0;
  EXPECT_TRUE(bindsAtOnce) << "a function's address may still be written at run time";
}

TEST_P(Hardening, NothingOnTheStackIsExecuted) {
  const Elf64_Phdr* const stack = m_program.segment(PT_GNU_STACK);
  ASSERT_NE(stack, nullptr);
  EXPECT_EQ(stack->p_flags & PF_X, 0U);
}

TEST_P(Hardening, FunctionsCheckTheirStackFrames) {
  EXPECT_TRUE(m_program.imports().contains("__stack_chk_fail"));
}

TEST_P(Hardening, TheLibrariesCheckSizesAndIndices) {
  const std::set<std::string> imports = m_program.imports();
  // The older name is that of GCC 11's library, which defines the function in the program.
  const bool isAsserting =
      std::ranges::any_of(imports,
                          [](const std::string& name) {
                            return name.starts_with("_ZSt21__glibcxx_assert_fail");
                          }) ||
      std::ranges::any_of(m_program.globalFunctions(), [](const ElfProgram::Function& function) {
        return function.name.starts_with("_ZSt20__replacement_assert");
      });
  EXPECT_TRUE(isAsserting) << "compiled without _GLIBCXX_ASSERTIONS";
  if (LANESCOPE_IS_SANITIZED) GTEST_SKIP() << "the sanitizers check sizes themselves";
  if (!LANESCOPE_IS_OPTIMIZED) GTEST_SKIP() << "_FORTIFY_SOURCE needs optimization";
  EXPECT_TRUE(std::ranges::any_of(imports, [](const std::string& name) {
    return name.starts_with("__") && name.ends_with("_chk");
  })) << "compiled without _FORTIFY_SOURCE";
}

/// An object without the mark removes it from the whole program, and the C library's and CUDA's
/// objects lack it on some systems. The project's own functions begin with the instruction anyway.
TEST_P(Hardening, FunctionsAreMarkedAsTargetsOfJumps) {
  if (m_program.header().e_machine != EM_X86_64) GTEST_SKIP() << "CET is of x86-64";
  if ((m_program.x86Features() & GNU_PROPERTY_X86_FEATURE_1_IBT) != 0) return;
  constexpr std::array kEndbr64{std::byte{0xF3}, std::byte{0x0F}, std::byte{0x1E}, std::byte{0xFA}};
  std::size_t own = 0;
  for (const ElfProgram::Function& function : m_program.globalFunctions()) {
    if (!function.name.starts_with("_ZN9lanescope") && !function.name.starts_with("_ZNK9lanescope"))
      continue;
    ++own;
    EXPECT_TRUE(std::ranges::equal(function.start, kEndbr64)) << function.name;
  }
  if (own == 0) GTEST_SKIP() << "the program has neither the mark nor symbols";
}

INSTANTIATE_TEST_SUITE_P(
    Programs, Hardening, testing::Values(LANESCOPE_PROGRAM, LANESCOPE_ENGINE, LANESCOPE_DECODER),
    [](const auto& program) {
      const auto which = program.index;
      return std::string(which == 0 ? "Lanescope" : which == 1 ? "Engine" : "Decoder");
    });

/// Fibers change the stack, and the shadow stack does not follow them.
TEST(EngineHardening, AProgramWithFibersAsksForNoShadowStack) {
  const ElfProgram engine(LANESCOPE_ENGINE);
  if (engine.header().e_machine != EM_X86_64) GTEST_SKIP() << "CET is of x86-64";
  EXPECT_EQ(engine.x86Features() & GNU_PROPERTY_X86_FEATURE_1_SHSTK, 0U);
}

}  // namespace
}  // namespace lanescope::tests
