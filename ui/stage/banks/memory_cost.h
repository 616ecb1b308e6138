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

/// Holds what the access of a step costs each participating warp, and which warp is shown: the
/// chosen thread's warp, or else the one with the most passes or sectors. For a step without a
/// memory access it holds the latest access before it.
class MemoryCost {
  Q_DECLARE_TR_FUNCTIONS(MemoryCost)

 public:
  MemoryCost(const StageModel& model, int step, Chosen chosen);

  /// True while nothing has been accessed; the functions below must not be called then.
  [[nodiscard]] bool isEmpty() const { return m_requests.empty(); }
  /// True when the access belongs to an earlier step.
  [[nodiscard]] bool isEarlier() const { return m_step != m_now; }
  [[nodiscard]] std::span<const trace::WarpRequest> requests() const { return m_requests; }
  /// One entry per request.
  [[nodiscard]] std::span<const trace::AccessCost> costs() const { return m_costs; }
  /// Index of the shown request.
  [[nodiscard]] std::size_t shown() const { return m_shown; }
  [[nodiscard]] const trace::WarpRequest& request() const { return m_requests[m_shown]; }
  [[nodiscard]] const trace::ArrayInfo& array() const;
  [[nodiscard]] int elementBytes() const;
  /// True for an array in the block's own shared memory, which banks serve.
  [[nodiscard]] bool asksBanks() const;
  /// True for an array in global memory, which is read and written in sectors.
  [[nodiscard]] bool movesSectors() const;
  /// Number of passes (shared memory) or sectors (global memory).
  [[nodiscard]] static std::uint32_t sizeOf(const trace::AccessCost& cost) {
    return cost.passes + cost.sectors;
  }
  /// "3 passes", "8 sectors".
  [[nodiscard]] QString sizeText(std::uint64_t size) const;

  /// "warp 3, with the most passes".
  [[nodiscard]] QString which() const;
  /// "3-way conflict: 3 passes".
  [[nodiscard]] QString verdict() const;
  /// A shorter form of `verdict` for narrow places.
  [[nodiscard]] QString shortVerdict() const;
  /// Says that the step accesses no memory or that the access is an earlier one; empty otherwise.
  [[nodiscard]] QString note() const;

 private:
  void findStep();
  void choose();
  [[nodiscard]] QString bankVerdict() const;
  [[nodiscard]] QString sectorVerdict() const;
  /// Says why the current step has no request.
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
