// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <span>

namespace lanescope::ui {

/// The terms that the window explains in place.
enum class Term : std::uint8_t {
  thread,
  lane,
  warp,
  block,
  barrier,
  epoch,
  step,
  read,
  write,
  exchange,
  idle,
  divergence,
  outOfBounds,
  race,
  wrong,
  globalMemory,
  sharedMemory,
  request,
  sector,
  bank,
  bankConflict,
  wavefront,
  atomic,
  occupancy,
};

struct GlossaryEntry {
  Term term = Term::thread;
  const char* anchor = "";  ///< of the term in the manual's glossary: "bank-conflict"
  QString word;
  QString meaning;  ///< one or two sentences for a student
};

/// All entries; a term comes after those that its meaning uses.
[[nodiscard]] std::span<const GlossaryEntry> glossary();
[[nodiscard]] const QString& meaningOf(Term term);
/// The place of the manual that explains the term: "glossary.md#bank-conflict".
[[nodiscard]] QString placeOf(Term term);
/// The same of a term that the window does not explain in place. `anchor`: "work".
[[nodiscard]] QString placeInGlossary(const char* anchor);

}  // namespace lanescope::ui
