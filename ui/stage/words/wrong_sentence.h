// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <cstdint>

#include "trace/compare/taint.h"

namespace lanescope::ui {

struct StageModel;

/// Composes sentences on wrong values and where the error begins. A sentence is empty where nothing
/// is wrong.
class WrongSentence {
  Q_DECLARE_TR_FUNCTIONS(WrongSentence)

 public:
  /// `model` is of the suspect block. Both arguments must outlive this object.
  WrongSentence(const StageModel& model, const trace::Taint& taint);

  /// "Here it goes wrong: …" for a step in which an error arises; else empty.
  [[nodiscard]] QString here(std::size_t step) const;
  /// On the value that a thread loads or stores in a step, once `stepsDone` steps are over.
  [[nodiscard]] QString ofVersion(std::size_t step, std::uint32_t thread,
                                  std::size_t stepsDone) const;
  /// On a thread that takes part in a step.
  [[nodiscard]] QString ofThread(std::size_t step, std::uint32_t thread) const;
  [[nodiscard]] QString ofMissing(const trace::Taint::Missing& missing) const;
  /// Says how the whole block ends; never empty (rich text).
  [[nodiscard]] QString verdict() const;

 private:
  /// A clause on what the thread at an origin does.
  [[nodiscard]] QString deed(const trace::Access& access) const;
  [[nodiscard]] QString cause(const trace::Access& access) const;
  [[nodiscard]] QString hidden() const;
  [[nodiscard]] QString correctName() const;
  [[nodiscard]] QString valueOf(const trace::Event& event) const;
  [[nodiscard]] QString expectedOf(const trace::Event& event) const;

  const StageModel& m_model;
  const trace::Taint& m_taint;
};

}  // namespace lanescope::ui
