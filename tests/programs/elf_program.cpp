// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/programs/elf_program.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace lanescope::tests {

ElfProgram::ElfProgram(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<char> content((std::istreambuf_iterator<char>(file)), {});
  const auto read = std::as_bytes(std::span(content));
  m_file.assign(read.begin(), read.end());
  m_header = table<Elf64_Ehdr>(0, 1).front();
  if (std::memcmp(m_header.e_ident, ELFMAG, SELFMAG) != 0 ||
      m_header.e_ident[EI_CLASS] != ELFCLASS64) {
    throw std::runtime_error(path + " is not a 64-bit ELF file");
  }
  m_segments = table<Elf64_Phdr>(m_header.e_phoff, m_header.e_phnum);
  m_sections = table<Elf64_Shdr>(m_header.e_shoff, m_header.e_shnum);
}

std::span<const std::byte> ElfProgram::bytes(std::uint64_t offset, std::uint64_t size) const {
  if (offset > m_file.size() || size > m_file.size() - offset) {
    throw std::runtime_error("a part lies outside the file");
  }
  return std::span(m_file).subspan(offset, size);
}

template <class Value>
std::vector<Value> ElfProgram::table(std::uint64_t offset, std::uint64_t count) const {
  std::vector<Value> values(count);
  const auto from = bytes(offset, count * sizeof(Value));
  if (!from.empty()) std::memcpy(values.data(), from.data(), from.size());
  return values;
}

const Elf64_Phdr* ElfProgram::segment(std::uint32_t type) const {
  const auto found = std::ranges::find(m_segments, type, &Elf64_Phdr::p_type);
  return found == m_segments.end() ? nullptr : &*found;
}

const Elf64_Shdr* ElfProgram::section(std::uint32_t type) const {
  const auto found = std::ranges::find(m_sections, type, &Elf64_Shdr::sh_type);
  return found == m_sections.end() ? nullptr : &*found;
}

std::uint64_t ElfProgram::dynamic(std::int64_t tag) const {
  const Elf64_Phdr* const segment = this->segment(PT_DYNAMIC);
  if (segment == nullptr) return 0;
  for (const Elf64_Dyn& entry :
       table<Elf64_Dyn>(segment->p_offset, segment->p_filesz / sizeof(Elf64_Dyn))) {
    if (entry.d_tag == tag) return entry.d_un.d_val;
  }
  return 0;
}

std::string ElfProgram::text(const Elf64_Shdr& strings, std::uint64_t offset) const {
  const auto all = bytes(strings.sh_offset, strings.sh_size);
  const auto* const start = reinterpret_cast<const char*>(all.data());
  return {start + offset, ::strnlen(start + offset, all.size() - offset)};
}

std::set<std::string> ElfProgram::imports() const {
  const Elf64_Shdr* const symbols = section(SHT_DYNSYM);
  if (symbols == nullptr) return {};
  std::set<std::string> names;
  for (const Elf64_Sym& symbol :
       table<Elf64_Sym>(symbols->sh_offset, symbols->sh_size / sizeof(Elf64_Sym))) {
    if (symbol.st_shndx != SHN_UNDEF) continue;
    names.insert(text(m_sections.at(symbols->sh_link), symbol.st_name));
  }
  return names;
}

std::uint32_t ElfProgram::x86Features() const {
  const Elf64_Phdr* const segment = this->segment(PT_GNU_PROPERTY);
  if (segment == nullptr) return 0;
  // One note: its header, the name "GNU", then properties, each padded to 8 bytes.
  constexpr std::uint64_t kNameBytes = 4;
  std::uint64_t at = segment->p_offset + sizeof(Elf64_Nhdr) + kNameBytes;
  const std::uint64_t end = segment->p_offset + segment->p_filesz;
  while (at + 2 * sizeof(std::uint32_t) < end) {
    const auto head = table<std::uint32_t>(at, 2);  // type and size
    at += 2 * sizeof(std::uint32_t);
    if (head[0] == GNU_PROPERTY_X86_FEATURE_1_AND) return table<std::uint32_t>(at, 1).front();
    at += (head[1] + 7U) / 8U * 8U;
  }
  return 0;
}

std::vector<ElfProgram::Function> ElfProgram::globalFunctions() const {
  const Elf64_Shdr* const symbols = section(SHT_SYMTAB);
  if (symbols == nullptr) return {};
  std::vector<Function> functions;
  for (const Elf64_Sym& symbol :
       table<Elf64_Sym>(symbols->sh_offset, symbols->sh_size / sizeof(Elf64_Sym))) {
    const bool isGlobal = ELF64_ST_BIND(symbol.st_info) != STB_LOCAL;
    if (!isGlobal || ELF64_ST_TYPE(symbol.st_info) != STT_FUNC) continue;
    if (symbol.st_shndx == SHN_UNDEF || symbol.st_shndx >= m_sections.size()) continue;
    const Elf64_Shdr& code = m_sections[symbol.st_shndx];
    constexpr std::uint64_t kInstruction = 4;
    const auto start = bytes(code.sh_offset + (symbol.st_value - code.sh_addr),
                             std::min(symbol.st_size, kInstruction));
    functions.push_back(
        {text(m_sections.at(symbols->sh_link), symbol.st_name), {start.begin(), start.end()}});
  }
  return functions;
}

}  // namespace lanescope::tests
