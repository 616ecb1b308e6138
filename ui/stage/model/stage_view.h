// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <QPointF>
#include <QString>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace lanescope::trace {
class Lineage;
class Taint;
}  // namespace lanescope::trace

namespace lanescope::ui {

/// One of the stage's views. A new view is a value here, a row in `stageViews()` and a `StagePane`.
enum class StageView : std::uint8_t {
  memory = 1,     ///< arrays and threads, and what moves between them
  spaceTime = 2,  ///< a row for each epoch, a column for each element
  warps = 4,      ///< a row for each warp, a cell for each of its lanes
  banks = 8,  ///< what the step's access costs: banks of shared memory, sectors of global memory
  grid = 16,  ///< all blocks, and which block read what another one had stored
  pipeline = 32,  ///< bulk copies and tensor-core products over the stages between them
  tiles = 64,     ///< how tiles lie in shared memory, and who holds the sums of a product
};
/// The views that are shown together; at least one.
Q_DECLARE_FLAGS(StageViews, StageView)

}  // namespace lanescope::ui

// In the namespace they would hide Qt's own.
Q_DECLARE_OPERATORS_FOR_FLAGS(lanescope::ui::StageViews)

namespace lanescope::ui {

/// Name and texts of one view.
struct StageViewInfo {
  StageView view = StageView::memory;
  QString id;          ///< on the command line and in files: "space-time"
  QString name;        ///< in the menu
  QString help;        ///< one line
  QString label = {};  ///< on a button, where it is shorter than the name

  [[nodiscard]] const QString& buttonText() const { return label.isEmpty() ? name : label; }
};
/// All views, in the order in which they are offered and shown, and in the language of now.
[[nodiscard]] std::vector<StageViewInfo> stageViews();
/// Whether the view is empty for kernels without bulk copies.
[[nodiscard]] constexpr bool needsBulkCopies(StageView view) {
  return view == StageView::pipeline || view == StageView::tiles;
}
/// "space-time": see StageViewInfo::id.
[[nodiscard]] QString idOf(StageView view);

/// Zoom and pan of one view. At zoom 1 and pan (0, 0) the whole picture fits. `pan` is in widths
/// and heights of the view's area; negative values move the picture to the left and up.
struct Camera {
  double zoom = 1.0;
  QPointF pan;
  bool operator==(const Camera&) const = default;
};

/// A thread of the block, or none.
using Chosen = std::optional<std::uint32_t>;

/// An element of an array, which has the name that the kernel's source gives it.
struct ElementMark {
  QString array;
  std::int64_t index = 0;
  bool operator==(const ElementMark&) const = default;
};

/// What the stage shows and how.
struct StageLook {
  StageViews views = StageView::memory | StageView::spaceTime;
  std::map<StageView, Camera> cameras = {};  ///< of zoomed views only
  /// The followed thread: the memory view shows what it accesses in the step's epoch, and its
  /// running sum.
  Chosen chosen = {};
  /// The lineage of one value: what it is made of and what is made of it is lit, all else is pale.
  std::shared_ptr<const trace::Lineage> lineage = {};
  /// Says which values are wrong; null when unknown.
  std::shared_ptr<const trace::Taint> taint = {};
  /// Factor of all type and the sizes that go with it, for a projector or a large room.
  double typeSize = 1.0;
  /// Hides all that happens after the current step, because the viewer is to predict it.
  bool hidesFuture = false;
  /// Shades the values of the space-time diagram by what rounding took from them.
  bool showsRounding = false;
  /// Elements that a lesson speaks of: the memory view rings them.
  std::vector<ElementMark> marks = {};
  /// Something else is chosen meanwhile: the badge is grey.
  bool isOld = false;

  [[nodiscard]] Camera cameraOf(StageView view) const {
    const auto found = cameras.find(view);
    return found == cameras.end() ? Camera() : found->second;
  }
};

}  // namespace lanescope::ui
