// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstdint>
#include <span>

#include "trace/flow/dataflow.h"
#include "trace/record/record.h"
#include "values/host_array.h"

namespace lanescope::trace {
class BankUse;
class SectorUse;
}  // namespace lanescope::trace

namespace lanescope::ui {

struct Question;
struct StageModel;

/// Composes questions and the reasons of their answers.
class QuestionWords {
  Q_DECLARE_TR_FUNCTIONS(QuestionWords)

 public:
  /// "Line 31 comes next: a store to cache. What does cache[3] hold then?"
  [[nodiscard]] static QString ask(const StageModel& model, const Question& question);
  /// "cache[3] = cache[3] + cache[19] = 6 + 22 = 28"
  [[nodiscard]] static QString formula(const StageModel& model, const trace::DataNode& node);
  /// "lanes 0–15 of warp 0", "threads 0, 2 … 30 take part"
  [[nodiscard]] static QString whoTakesPart(const StageModel& model, const Question& question,
                                            std::span<const std::uint32_t> threads);
  [[nodiscard]] static QString banks(const trace::BankUse& use);
  [[nodiscard]] static QString sectors(const trace::ArrayInfo& array, const trace::SectorUse& use);
  [[nodiscard]] static QString whatIsLeft(const StageModel& model, const Question& question);
  /// The number with as many digits as a viewer compares.
  [[nodiscard]] static QString number(values::DType type, std::uint64_t bits);

 private:
  /// "a load from cache"
  [[nodiscard]] static QString deed(const StageModel& model, const trace::Step& step);
  [[nodiscard]] static QString element(const StageModel& model, const trace::DataNode& node);
};

}  // namespace lanescope::ui
