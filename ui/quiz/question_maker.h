// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "trace/flow/dataflow.h"
#include "ui/quiz/question.h"

namespace lanescope::ui {

/// Finds questions worth asking about a step. Equal records, steps, choices and seeds give equal
/// questions, so that a class sees the same ones on all machines.
class QuestionMaker {
 public:
  /// `model` must outlive the maker.
  QuestionMaker(const StageModel& model, std::uint64_t seed);

  /// A question on a step for a viewer who sees the step before it. It has another kind than
  /// `previous` where there is a choice, and never the same subject. Nothing where there is nothing
  /// to ask.
  [[nodiscard]] std::optional<Question> make(int step, QuestionKinds kinds,
                                             const std::optional<Subject>& previous) const;

  /// The difficulty of the step's best question, 0 for an obvious answer; nothing where there is no
  /// question.
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
