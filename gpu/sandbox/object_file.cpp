// SPDX-License-Identifier: Apache-2.0
#include "sandbox/object_file.h"

#include <elf.h>
#include <link.h>

#include <cstddef>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <vector>

namespace lanescope::sandbox {
namespace {

#if defined(__x86_64__)
constexpr unsigned kAskingRelocation = R_X86_64_IRELATIVE;
#elif defined(__aarch64__)
constexpr unsigned kAskingRelocation = 1032;  // R_AARCH64_IRELATIVE
#endif

/// The bytes of a file, read piece by piece within their bounds.
class Bytes {
 public:
  explicit Bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    m_bytes.assign(std::istreambuf_iterator<char>(file), {});
  }
  template <class T>
  [[nodiscard]] std::optional<T> at(std::size_t place) const {
    if (place > m_bytes.size() || sizeof(T) > m_bytes.size() - place) return std::nullopt;
    T value;
    std::memcpy(&value, m_bytes.data() + place, sizeof value);
    return value;
  }

 private:
  std::vector<char> m_bytes;
};

/// Whether an entry of the section meets the condition, or cannot be read.
template <class Entry, class Condition>
bool hasEntry(const Bytes& bytes, const ElfW(Shdr) & section, const Condition& condition) {
  for (std::size_t at = 0; at + sizeof(Entry) <= section.sh_size; at += sizeof(Entry)) {
    const auto entry = bytes.at<Entry>(section.sh_offset + at);
    if (!entry || condition(*entry)) return true;
  }
  return false;
}

bool asksWhileLoading(const Bytes& bytes, const ElfW(Shdr) & section) {
  if (section.sh_type == SHT_RELA) {
    return hasEntry<ElfW(Rela)>(bytes, section, [](const ElfW(Rela) & entry) {
      return ELF64_R_TYPE(entry.r_info) == kAskingRelocation;
    });
  }
  if (section.sh_type != SHT_DYNSYM && section.sh_type != SHT_SYMTAB)
    return section.sh_type == SHT_REL;
  return hasEntry<ElfW(Sym)>(bytes, section, [](const ElfW(Sym) & entry) {
    return ELF64_ST_TYPE(entry.st_info) == STT_GNU_IFUNC;
  });
}

}  // namespace

bool mayRunWhileLoading(const std::filesystem::path& object) {
  const Bytes bytes(object);
  const auto head = bytes.at<ElfW(Ehdr)>(0);
  if (!head || std::memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 || head->e_shnum == 0) return true;
  for (std::size_t i = 0; i < head->e_shnum; ++i) {
    const auto section = bytes.at<ElfW(Shdr)>(head->e_shoff + i * sizeof(ElfW(Shdr)));
    if (!section || asksWhileLoading(bytes, *section)) return true;
  }
  return false;
}

}  // namespace lanescope::sandbox
