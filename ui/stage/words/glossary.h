// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <span>

namespace lanescope::ui {

/// The words of the field that the window explains where they stand.
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
  QString word;
  QString meaning;  ///< one or two sentences for a student
};

/// All of them, what the others build on first.
[[nodiscard]] std::span<const GlossaryEntry> glossary();
[[nodiscard]] const QString& meaningOf(Term term);

}  // namespace lanescope::ui
