// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

#include "trace/record/lockstep.h"
#include "ui/stage/model/stage_view.h"
#include "ui/stage/words/source_word.h"
#include "values/dim3.h"

namespace lanescope::ui {

struct StageModel;

/// Explains a word of the kernel's source from the record: for an array, which threads access which
/// elements on the word's line; for an index, its value; for CUDA's built-in variables, their
/// values. The result is empty for everything else.
class WordSentence {
  Q_DECLARE_TR_FUNCTIONS(WordSentence)

 public:
  /// `chosen` is the thread to report on; without it several are named. `hidesFuture` leaves out
  /// what comes after the step.
  WordSentence(const StageModel& model, int step, Chosen chosen, bool hidesFuture = false);

  /// A heading and the sentences below it; empty where there is nothing to say.
  [[nodiscard]] QStringList compose(const SourceWord& word) const;

 private:
  /// The steps of one visit of a line that access an array.
  struct Accesses {
    std::size_t nearest = 0;  ///< the current step, or the one closest to it
    std::vector<std::size_t> steps;
  };

  [[nodiscard]] QStringList ofBuiltIn(const SourceWord& word) const;
  [[nodiscard]] QString valuesOf(const QString& name, const QString& member) const;
  /// The array that the launch passes for the line's only parameter in global memory: the only
  /// global array accessed there. Empty where it is ambiguous.
  [[nodiscard]] QString argumentOf(const SourceWord& word) const;
  [[nodiscard]] bool isNamed(std::size_t step, const QString& array) const;
  /// The accesses in the current step's visit of the line, else in the latest visit before it, else
  /// in the next one.
  [[nodiscard]] std::optional<Accesses> accessesOf(const QString& array, int line) const;
  [[nodiscard]] QString heading(const QString& what, int line, std::size_t nearest) const;
  [[nodiscard]] QStringList ofArray(const QString& array, const Accesses& found) const;
  [[nodiscard]] QString ofStep(std::size_t step) const;
  /// What one thread does.
  [[nodiscard]] QString ofEvent(const trace::Access& access) const;
  /// Empty where the accesses do not determine the name's value.
  [[nodiscard]] QString ofIndex(const QString& name, const Accesses& found) const;
  [[nodiscard]] QString ofChosen(std::size_t step) const;

  const StageModel& m_model;
  std::size_t m_step;
  std::size_t m_end;  ///< steps from here on are left out
  Chosen m_chosen;
};

}  // namespace lanescope::ui
