// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>

namespace lanescope::trace {

/// What a check remembers of each element of one array: a `Cell` an element, made when it is first
/// asked for. In pages, since an array may be far larger than what is touched of it, and threads
/// touch neighbours.
template <class Cell>
class Shadow {
 public:
  [[nodiscard]] Cell& at(std::int64_t index) {
    const std::int64_t page = index >> kPageBits;
    if (page != m_lastPage) {
      std::unique_ptr<Page>& found = m_pages[page];
      if (found == nullptr) found = std::make_unique<Page>();
      m_lastPage = page;
      m_last = found.get();
    }
    return (*m_last)[static_cast<std::size_t>(index - (page << kPageBits))];
  }

 private:
  static constexpr int kPageBits = 12;
  using Page = std::array<Cell, std::size_t{1} << kPageBits>;

  std::unordered_map<std::int64_t, std::unique_ptr<Page>> m_pages;
  std::int64_t m_lastPage = -1;  // no page of an index from 0 on
  Page* m_last = nullptr;
};

}  // namespace lanescope::trace
