// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "trace/flow/dataflow.h"
#include "ui/lesson/question.h"

namespace lanescope::ui {

/// Finds what is worth asking about a step: the same for the same record, step, choice and seed, so
/// that a class sees the same questions on all machines.
class QuestionMaker {
 public:
  /// `model` must outlive the maker.
  QuestionMaker(const StageModel& model, std::uint64_t seed);

  /// A question about a step for somebody who sees the one before it; of a kind and a subject that
  /// `previous` does not have, where there is a choice, and never about the same subject. Nothing
  /// where there is nothing to ask.
  [[nodiscard]] std::optional<Question> make(int step, QuestionKinds kinds,
                                             const std::optional<Subject>& previous) const;

  /// How much there is to think about at most: 0 where the answer is plain to see, nothing where
  /// there is no question.
  [[nodiscard]] std::optional<int> worthOf(int step, QuestionKinds kinds) const;

 private:
  struct Candidate {
    Subject subject;
    int worth = 0;  ///< 0 to 3
  };
  using Candidates = std::vector<Candidate>;

  [[nodiscard]] Candidates candidatesAt(int step, QuestionKinds kinds) const;
  void addValues(std::size_t step, Candidates& all) const;
  void addLanes(std::size_t step, Candidates& all) const;
  void addCosts(std::size_t step, Candidates& all) const;
  void addLeft(std::size_t step, Candidates& all) const;
  [[nodiscard]] int worthOfValue(const trace::DataNode& node) const;

  const StageModel& m_model;
  std::uint64_t m_seed;
  std::vector<std::uint32_t> m_barriers;  ///< steps, ascending
};

}  // namespace lanescope::ui
