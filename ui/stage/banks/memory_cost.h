// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <span>
#include <vector>

#include "trace/count/counters.h"
#include "trace/count/warp_request.h"
#include "ui/stage/model/stage_view.h"

namespace lanescope::ui {

struct StageModel;

/// What the access of a step costs each warp that takes part, and which of them is shown: that of
/// the chosen thread, or else the one with the most passes or sectors. Of a step that accesses no
/// memory, the latest access before it.
class MemoryCost {
  Q_DECLARE_TR_FUNCTIONS(MemoryCost)

 public:
  MemoryCost(const StageModel& model, int step, Chosen chosen);

  /// Nothing has been accessed so far: the members below do not hold.
  [[nodiscard]] bool isEmpty() const { return m_requests.empty(); }
  /// The access is of a step before.
  [[nodiscard]] bool isEarlier() const { return m_step != m_now; }
  [[nodiscard]] std::span<const trace::WarpRequest> requests() const { return m_requests; }
  /// One a request.
  [[nodiscard]] std::span<const trace::AccessCost> costs() const { return m_costs; }
  /// Position of the shown one.
  [[nodiscard]] std::size_t shown() const { return m_shown; }
  [[nodiscard]] const trace::WarpRequest& request() const { return m_requests[m_shown]; }
  [[nodiscard]] const trace::ArrayInfo& array() const;
  [[nodiscard]] int elementBytes() const;
  /// The array is in the block's own shared memory: banks serve it.
  [[nodiscard]] bool asksBanks() const;
  /// The array is in global memory: it comes in sectors.
  [[nodiscard]] bool movesSectors() const;
  /// Passes or sectors.
  [[nodiscard]] static std::uint32_t sizeOf(const trace::AccessCost& cost) {
    return cost.passes + cost.sectors;
  }
  /// "3 passes", "8 sectors".
  [[nodiscard]] QString sizeText(std::uint64_t size) const;

  /// "warp 3, with the most passes".
  [[nodiscard]] QString which() const;
  /// "3-way conflict: 3 passes".
  [[nodiscard]] QString verdict() const;
  /// The same where there is little room.
  [[nodiscard]] QString shortVerdict() const;
  /// What else is to be known: that the step accesses no memory, that the access came with an
  /// earlier one. Often empty.
  [[nodiscard]] QString note() const;

 private:
  void findStep();
  void choose();
  [[nodiscard]] QString bankVerdict() const;
  [[nodiscard]] QString sectorVerdict() const;
  /// Why the current step has no request.
  [[nodiscard]] QString withoutAccess() const;

  const StageModel& m_model;
  std::size_t m_now;
  std::size_t m_step;
  Chosen m_chosen;
  std::vector<trace::WarpRequest> m_requests;
  std::vector<trace::AccessCost> m_costs;
  std::size_t m_shown = 0;
};

}  // namespace lanescope::ui
