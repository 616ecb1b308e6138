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

/// What the small cells of arrays were filled with in the last frame: from one step to the next
/// only the elements that are touched look otherwise. Of one scene in one theme; whoever shows
/// another one begins anew. Keeps a colour and an index for each cell that is shown.
class FillCache {
 public:
  /// The fills of a page's elements once `stepsDone` steps are over. `fillOf`: that of the element
  /// with an index, at that moment; asked only for elements that may look otherwise than before.
  [[nodiscard]] std::span<const QRgb> of(const StageModel& model, unsigned array,
                                         const ArrayPage& page, std::size_t stepsDone,
                                         const std::function<QRgb(std::int64_t)>& fillOf);

 private:
  struct Kept {
    std::vector<std::int64_t> indices;  ///< of the page
    std::vector<QRgb> fills;
    std::size_t stepsDone = 0;
  };
  std::map<unsigned, Kept> m_arrays;
};

}  // namespace lanescope::ui
