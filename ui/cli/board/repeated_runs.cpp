// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/board/repeated_runs.h"

#include <QCryptographicHash>
#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "catalog/catalog.h"
#include "protocol/codec_parts.h"
#include "request/parameter_table.h"
#include "ui/cli/board/board_words.h"
#include "values/error.h"

namespace lanescope::cli {
namespace {

using Result = std::shared_ptr<const values::RunResult>;

/// The runs that are kept: a class works on few.
constexpr std::size_t kMostKept = 8;

/// The request with the user's numbers, on the emulator, where it needs no GPU and repeats itself.
values::RunRequest requestOf(const app::SessionRun& run) {
  values::RunRequest request = run.request;
  request.inputs.clear();
  for (const app::SharedArray& input : run.inputs) request.inputs.push_back(*input);
  request.target.backend = values::BackendChoice::emulator;
  request.target.device = 0;
  request.record = true;
  request.keepOutputs = false;
  request.hardwareCounters = false;
  request.timeLimit = values::kUsualTimeLimit;
  return request;
}

QString keyOf(const values::RunRequest& request) {
  std::vector<std::byte> payload;
  const std::string head = engine::encodePart(request, payload).dump();
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(QByteArray::fromStdString(head));
  hash.addData(QByteArray(reinterpret_cast<const char*>(payload.data()),
                          static_cast<qsizetype>(payload.size())));
  return QString::fromLatin1(hash.result().toHex());
}

QString titleOf(const values::RunRequest& request) {
  QString title = QString::fromStdString(request.kernel);
  const catalog::KernelRow* row = catalog::lookUp(request.kernel);
  if (row == nullptr) return title;
  const values::Parameters usual = catalog::defaultsOf(*row);
  QStringList others;
  for (const values::ParameterInfo& info : values::parameterTable()) {
    if (row->parameter(info.name) == nullptr) continue;
    const std::string text = catalog::textOf(request.parameters, info.name);
    if (text == catalog::textOf(usual, info.name)) continue;
    others += QStringLiteral("%1 = %2").arg(QString::fromUtf8(info.name.data(), info.name.size()),
                                            QString::fromStdString(text));
  }
  if (others.isEmpty()) return title;
  return QStringLiteral("%1 (%2)").arg(title, others.join(QStringLiteral(", ")));
}

std::shared_ptr<const trace::Record> recordIn(const Result& result) {
  if (!result || !result->record) return nullptr;
  return {result, &*result->record};
}

}  // namespace

const ui::StageModel* RepeatedRun::modelOf(std::uint64_t block) {
  if (block >= record->blockCount) return nullptr;
  auto& model = models[block];
  if (!model) model = std::make_unique<const ui::StageModel>(record, block);
  return model.get();
}

Result RepeatedRuns::repeat(const app::SessionRun& run) {
  if (catalog::lookUp(run.request.kernel) == nullptr) {
    //: %1: the name of a kernel
    values::refuse(BoardWords::tr("The catalogue has no kernel %1.")
                       .arg(QString::fromStdString(run.request.kernel))
                       .toStdString());
  }
  if (!m_engine) m_engine.emplace(app::EngineAddress(), m_stop);
  return m_engine->run(requestOf(run));
}

RepeatedRun* RepeatedRuns::of(const app::SessionRun& run) {
  const values::RunRequest request = requestOf(run);
  const QString key = keyOf(request);
  // What is in one file says nothing of another file with the same request.
  const auto found = std::ranges::find_if(m_known, [&](const RepeatedRun& known) {
    return known.key == key && known.remark.isEmpty();
  });
  if (found != m_known.end()) {
    m_known.splice(m_known.begin(), m_known, found);
    return &m_known.front();
  }
  RepeatedRun made{key, titleOf(request), nullptr};
  try {
    made.record = recordIn(repeat(run));
  } catch (const values::Error& error) {
    if (error.kind() == values::ErrorKind::cancelled) throw;
    made.remark = QString::fromUtf8(error.what());
    made.record = recordIn(run.main.result);
  }
  if (!made.record) return nullptr;
  m_known.push_front(std::move(made));
  if (m_known.size() > kMostKept) m_known.pop_back();
  return &m_known.front();
}

}  // namespace lanescope::cli
