// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine_router.h"

#include <utility>
#include <variant>
#include <vector>

#include "app/engine/engine_client.h"
#include "protocol/message.h"

namespace lanescope::app {
namespace {

/// The kernels that a request names, and where they are to run.
struct Named {
  std::vector<std::string> kernels;
  values::Target target;
};

Named namedBy(const engine::ToEngine& request) {
  if (const auto* run = std::get_if<values::RunRequest>(&request.body)) {
    return {{run->kernel}, run->target};
  }
  if (const auto* line = std::get_if<values::TimeLineRequest>(&request.body)) {
    return {{line->kernel}, line->target};
  }
  if (const auto* occupancy = std::get_if<values::OccupancyRequest>(&request.body)) {
    return {{occupancy->kernel}, occupancy->target};
  }
  const auto* bench = std::get_if<values::BenchRequest>(&request.body);
  if (bench == nullptr) return {};
  Named named{{bench->kernel}, bench->target};
  named.kernels.insert(named.kernels.end(), bench->compared.begin(), bench->compared.end());
  return named;
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
  const Named named = namedBy(request);
  for (const std::string& kernel : named.kernels) {
    const auto found = m_own.find(kernel);
    if (found == m_own.end()) continue;
    const auto& [emulator, device] = found->second;
    // An engine of the wrong kind says why it cannot do it.
    if (named.target.backend == values::BackendChoice::emulator || device == nullptr) {
      return emulator != nullptr ? emulator : device;
    }
    return device;
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
  Own& own = m_own[address.ownKernel().toStdString()];
  if (own.device != nullptr) own.device->retire();
  own.device = nullptr;
  if (!address.isForDevice() && own.emulator != nullptr) own.emulator->retire();
  auto* client = new EngineClient(address);
  (address.isForDevice() ? own.device : own.emulator) = client;
  client->setParent(this);
  client->keep(std::move(folder));
  repeatAnswers(*client);
  client->begin();
}

void EngineRouter::forgetOwnKernel(const QString& name) {
  const auto own = m_own.find(name.toStdString());
  if (own == m_own.end()) return;
  for (EngineClient* client : {own->second.emulator, own->second.device}) {
    if (client != nullptr) client->retire();
  }
  m_own.erase(own);
}

void EngineRouter::shutDown() {
  for (EngineClient* client : findChildren<EngineClient*>(Qt::FindDirectChildrenOnly)) {
    client->shutDown();
  }
}

}  // namespace lanescope::app
