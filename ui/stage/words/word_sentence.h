// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/stage/model/stage_view.h"
#include "ui/stage/words/source_word.h"
#include "values/dim3.h"

namespace lanescope::ui {

struct StageModel;

/// Says of a word of the kernel's text what the record tells: of an array, who accesses which of
/// its elements on the word's line; of an index, its number; of CUDA's own variables, their values.
/// All else the record does not tell, and nothing is said.
class WordSentence {
  Q_DECLARE_TR_FUNCTIONS(WordSentence)

 public:
  /// `chosen`: the thread that is told of, or else several. `hidesFuture`: nothing is told of what
  /// comes after the step.
  WordSentence(const StageModel& model, int step, Chosen chosen, bool hidesFuture = false);

  /// A heading and the sentences below it; empty where there is nothing to say.
  [[nodiscard]] QStringList compose(const SourceWord& word) const;

 private:
  /// The steps of one visit of a line that access an array.
  struct Accesses {
    std::size_t nearest = 0;  ///< the one that is meant: the present step, or the next best
    std::vector<std::size_t> steps;
  };

  [[nodiscard]] QStringList ofBuiltIn(const SourceWord& word) const;
  [[nodiscard]] QString valuesOf(const QString& name, const QString& member) const;
  /// The array that a launch has given the line's only parameter in global memory: the only one in
  /// global memory that is accessed there. Empty where that is not so.
  [[nodiscard]] QString argumentOf(const SourceWord& word) const;
  [[nodiscard]] bool isNamed(std::size_t step, const QString& array) const;
  /// Of the present step's visit, or else of the latest one before it, or else of the next one.
  [[nodiscard]] std::optional<Accesses> accessesOf(const QString& array, int line) const;
  [[nodiscard]] QString heading(const QString& what, int line, std::size_t nearest) const;
  [[nodiscard]] QStringList ofArray(const QString& array, const Accesses& found) const;
  [[nodiscard]] QString ofStep(std::size_t step) const;
  /// Empty where the accesses do not tell the name's value.
  [[nodiscard]] QString ofIndex(const QString& name, const Accesses& found) const;
  [[nodiscard]] QString ofChosen(std::size_t step) const;

  const StageModel& m_model;
  std::size_t m_step;
  std::size_t m_end;  ///< steps from here on are not told of
  Chosen m_chosen;
};

}  // namespace lanescope::ui
