// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>
#include <optional>

#include "trace/check/block_links.h"
#include "trace/compare/taint.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::ui {

/// What the record tells of the blocks of a grid at a step of the shown block, for the picture and
/// for its table. A record does not say when other blocks run; it does say what the shown block has
/// read from them so far.
class BlockFacts {
  Q_DECLARE_TR_FUNCTIONS(BlockFacts)

 public:
  /// `hidesFuture`, `taint`: see StageLook. Both references must outlive this object.
  BlockFacts(const StageModel& model, int step, bool hidesFuture, const trace::Taint* taint);

  /// Says when a link to or from the shown block comes about.
  enum class When { elsewhere, before, now, later };

  /// From 0 within the recorded blocks.
  [[nodiscard]] std::uint64_t shownBlock() const;
  /// A block's place among the recorded ones; nothing where it is not recorded.
  [[nodiscard]] std::optional<std::uint64_t> recordedAs(std::uint64_t block) const;
  [[nodiscard]] When whenFound(const trace::BlockLink& link) const;
  [[nodiscard]] When whenStored(const trace::BlockLink& link) const;
  [[nodiscard]] When whenAt(trace::Access access) const;
  /// True when the link comes about later and the future is hidden.
  [[nodiscard]] bool isHidden(const trace::BlockLink& link) const;
  /// True when the block stores a wrong value and has, as far as the record tells, stored it by
  /// now.
  [[nodiscard]] bool isWrongNow(std::uint64_t recordedBlock) const;

  /// "12", or "3,1" in a two-dimensional grid.
  [[nodiscard]] QString numberOf(std::uint64_t block) const;
  /// How many blocks there are and how many of them are recorded.
  [[nodiscard]] QString size() const;
  /// What the shown block has read from others.
  [[nodiscard]] QString sentence() const;
  /// A block, what it stores and what is read of it. `hint`: a last clause for recorded blocks that
  /// are not shown; may be empty.
  [[nodiscard]] QString describe(std::uint64_t block, const QString& hint = {}) const;

 private:
  [[nodiscard]] const trace::Record& record() const { return *m_model.record; }
  /// The clauses on what a recorded block stores and hands on.
  [[nodiscard]] QStringList deedsOf(std::uint64_t recordedBlock) const;

  const StageModel& m_model;
  int m_step;
  bool m_hidesFuture;
  const trace::Taint* m_taint;
  std::uint64_t m_foundSoFar = 0;  ///< number of links into the shown block
};

}  // namespace lanescope::ui
