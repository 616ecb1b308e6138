// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <elf.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace lanescope::tests {

/// A 64-bit program file of the machine that reads it. The structures are those of <elf.h>; the
/// rest is in the System V ABI, chapters 4 and 5, and in its supplement for x86-64.
class ElfProgram {
 public:
  /// Throws std::runtime_error when the file is not such a program.
  explicit ElfProgram(const std::string& path);

  [[nodiscard]] const Elf64_Ehdr& header() const { return m_header; }
  /// The first segment of a type (PT_…); null where there is none.
  [[nodiscard]] const Elf64_Phdr* segment(std::uint32_t type) const;
  /// The value behind a tag (DT_…) of the dynamic section; 0 where it is not there.
  [[nodiscard]] std::uint64_t dynamic(std::int64_t tag) const;
  /// Names of what the program takes from shared libraries, without versions.
  [[nodiscard]] std::set<std::string> imports() const;
  /// GNU_PROPERTY_X86_FEATURE_1_AND of the notes: the features that all of its parts support.
  [[nodiscard]] std::uint32_t x86Features() const;

  struct Function {
    std::string name;              ///< mangled
    std::vector<std::byte> start;  ///< its first bytes, at most 4
  };
  /// What can be called from other parts of the program; empty in a program without symbols.
  [[nodiscard]] std::vector<Function> globalFunctions() const;

 private:
  template <class Value>
  [[nodiscard]] std::vector<Value> table(std::uint64_t offset, std::uint64_t count) const;
  [[nodiscard]] std::span<const std::byte> bytes(std::uint64_t offset, std::uint64_t size) const;
  [[nodiscard]] std::string text(const Elf64_Shdr& strings, std::uint64_t offset) const;
  [[nodiscard]] const Elf64_Shdr* section(std::uint32_t type) const;

  std::vector<std::byte> m_file;
  Elf64_Ehdr m_header{};
  std::vector<Elf64_Phdr> m_segments;
  std::vector<Elf64_Shdr> m_sections;
};

}  // namespace lanescope::tests
