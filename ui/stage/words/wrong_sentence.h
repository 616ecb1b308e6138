// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <cstdint>

#include "trace/compare/taint.h"

namespace lanescope::ui {

struct StageModel;

/// Says what is wrong with values, and where that begins. Sentences are empty where nothing is.
class WrongSentence {
  Q_DECLARE_TR_FUNCTIONS(WrongSentence)

 public:
  /// The model of the block that is suspect; both outlive this object.
  WrongSentence(const StageModel& model, const trace::Taint& taint);

  /// "Here it goes wrong: …", in a step in which it does.
  [[nodiscard]] QString here(std::size_t step) const;
  /// Of the value that a thread loads or stores in a step, once `stepsDone` steps are over.
  [[nodiscard]] QString ofVersion(std::size_t step, std::uint32_t thread,
                                  std::size_t stepsDone) const;
  /// Of a thread in a step in which it takes part.
  [[nodiscard]] QString ofThread(std::size_t step, std::uint32_t thread) const;
  [[nodiscard]] QString ofMissing(const trace::Taint::Missing& missing) const;
  /// How the whole block comes out, never empty (rich text).
  [[nodiscard]] QString verdict() const;

 private:
  /// What an origin's thread does, as a clause.
  [[nodiscard]] QString deed(const trace::Access& access) const;
  [[nodiscard]] QString cause(const trace::Access& access) const;
  [[nodiscard]] QString hidden() const;
  [[nodiscard]] QString correctName() const;
  [[nodiscard]] QString nameOf(unsigned array, std::int64_t index) const;
  [[nodiscard]] QString valueOf(const trace::Event& event) const;
  [[nodiscard]] QString expectedOf(const trace::Event& event) const;

  const StageModel& m_model;
  const trace::Taint& m_taint;
};

}  // namespace lanescope::ui
