// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "ui/stage/tiles/tile_facts.h"

namespace lanescope::ui {

/// What the view of tiles says, for its picture and its table.
class TilesWords {
  Q_DECLARE_TR_FUNCTIONS(TilesWords)

 public:
  /// Both must outlive this object.
  TilesWords(const StageModel& model, const TileFacts& facts) : m_model(model), m_facts(facts) {}

  /// Why there is nothing to show.
  [[nodiscard]] static QString nothing();
  /// Which tile lies where, and in short the place in the matrix.
  [[nodiscard]] QStringList tile() const;
  /// What the swizzle is good for.
  [[nodiscard]] static QString swizzle();
  /// Whose result is shown, and in short its size.
  [[nodiscard]] QStringList product() const;
  /// The piece at a place of a line, with the swizzle or without.
  [[nodiscard]] QString place(unsigned line, unsigned place, bool isSwizzled) const;
  /// Who holds an element of the result.
  [[nodiscard]] QString sum(unsigned warp, unsigned row, unsigned column) const;

 private:
  const StageModel& m_model;
  const TileFacts& m_facts;
};

}  // namespace lanescope::ui
