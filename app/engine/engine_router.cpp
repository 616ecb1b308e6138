// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_router.h"

#include <utility>
#include <variant>
#include <vector>

#include "app/engine/engine_client.h"
#include "protocol/message.h"

namespace lanescope::app {
namespace {

/// Returns the kernels that a request names.
std::vector<std::string> kernelsOf(const engine::ToEngine& request) {
  if (const auto* run = std::get_if<values::RunRequest>(&request.body)) return {run->kernel};
  if (const auto* line = std::get_if<values::TimeLineRequest>(&request.body)) {
    return {line->kernel};
  }
  if (const auto* occupancy = std::get_if<values::OccupancyRequest>(&request.body)) {
    return {occupancy->kernel};
  }
  const auto* bench = std::get_if<values::BenchRequest>(&request.body);
  if (bench == nullptr) return {};
  std::vector<std::string> all{bench->kernel};
  all.insert(all.end(), bench->compared.begin(), bench->compared.end());
  return all;
}

}  // namespace

EngineRouter::EngineRouter(const EngineAddress& address) : m_usual(new EngineClient(address)) {
  m_usual->setParent(this);
  repeat(*m_usual);
}

EngineRouter::~EngineRouter() = default;

void EngineRouter::begin() {
  m_usual->begin();
}

EngineClient* EngineRouter::clientFor(const engine::ToEngine& request) const {
  if (m_own.empty()) return m_usual;
  for (const std::string& kernel : kernelsOf(request)) {
    if (const auto own = m_own.find(kernel); own != m_own.end()) return own->second;
  }
  return m_usual;
}

void EngineRouter::submit(engine::ToEngine request) {
  EngineClient* client = clientFor(request);
  client->submit(std::move(request));
}

void EngineRouter::cancel(quint64 id) {
  // It may be with an engine that has been replaced since. The others do not know it.
  for (EngineClient* client : findChildren<EngineClient*>(Qt::FindDirectChildrenOnly)) {
    client->cancel(id);
  }
}

void EngineRouter::useOwnKernel(const EngineAddress& address, std::shared_ptr<const void> folder) {
  forgetOwnKernel(address.ownKernel());
  auto* client = new EngineClient(address);
  client->setParent(this);
  client->keep(std::move(folder));
  repeatAnswers(*client);
  m_own[address.ownKernel().toStdString()] = client;
  client->begin();
}

void EngineRouter::forgetOwnKernel(const QString& name) {
  const auto own = m_own.find(name.toStdString());
  if (own == m_own.end()) return;
  own->second->retire();
  m_own.erase(own);
}

void EngineRouter::shutDown() {
  for (EngineClient* client : findChildren<EngineClient*>(Qt::FindDirectChildrenOnly)) {
    client->shutDown();
  }
}

}  // namespace lanescope::app
