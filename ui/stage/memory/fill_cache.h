// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

namespace lanescope::ui {

struct ArrayPage;
struct StageModel;

/// Caches the fills of small cells from one frame to the next: between two steps only the touched
/// elements change. A cache belongs to one scene in one theme. It keeps a colour and an index per
/// shown cell.
class FillCache {
 public:
  /// The fills of the page's elements once `stepsDone` steps are over. `fillOf` gives the fill of
  /// one element at that moment; it is called only for elements that may have changed.
  [[nodiscard]] std::span<const QRgb> of(const StageModel& model, unsigned array,
                                         const ArrayPage& page, std::size_t stepsDone,
                                         const std::function<QRgb(std::int64_t)>& fillOf);

 private:
  struct Entry {
    std::vector<std::int64_t> indices;  ///< indices of the page
    std::vector<QRgb> fills;
    std::size_t stepsDone = 0;
  };
  std::map<unsigned, Entry> m_arrays;
};

}  // namespace lanescope::ui
