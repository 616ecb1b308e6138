// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>

#include "app/session/session.h"
#include "ui/cli/common/engine_session.h"
#include "ui/stage/model/stage_model.h"

namespace lanescope::cli {

/// A run of a session that judges the answers to it.
struct RepeatedRun {
  QString key;    ///< equal for equal requests
  QString title;  ///< the kernel, and the parameters that are not the usual ones
  std::shared_ptr<const trace::Record> record;
  QString remark = {};  ///< why it is the run in the file and not a repeated one; usually empty
  std::map<std::uint64_t, std::unique_ptr<const ui::StageModel>> models = {};

  /// The model of a recorded block, made when it is needed; null where there is no such block.
  [[nodiscard]] const ui::StageModel* modelOf(std::uint64_t block);
};

/// Carries out the runs of sessions once more on the emulator, equal ones once. A run that cannot
/// be repeated, as one of a kernel of the user, is taken from its file.
class RepeatedRuns {
 public:
  explicit RepeatedRuns(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// The run of a session; null where there is no record. It stays until some other runs were
  /// asked for. Throws values::Error (cancelled).
  [[nodiscard]] RepeatedRun* of(const app::SessionRun& run);

 private:
  [[nodiscard]] std::shared_ptr<const values::RunResult> repeat(const app::SessionRun& run);

  std::stop_token m_stop;
  std::optional<EngineSession> m_engine;
  std::list<RepeatedRun> m_known;  ///< the latest first
};

}  // namespace lanescope::cli
