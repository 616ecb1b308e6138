// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/action.h"

namespace lanescope::soak {
namespace {

struct Share {
  Action::Kind kind;
  std::uint32_t weight;
};

constexpr std::array<Share, 13> kShares{{{Action::Kind::click, 400},
                                         {Action::Kind::key, 300},
                                         {Action::Kind::text, 100},
                                         {Action::Kind::menu, 60},
                                         {Action::Kind::page, 60},
                                         {Action::Kind::wheel, 40},
                                         {Action::Kind::drag, 40},
                                         {Action::Kind::resize, 20},
                                         {Action::Kind::command, 20},
                                         {Action::Kind::killEngine, 3},
                                         {Action::Kind::stopEngine, 2},
                                         {Action::Kind::fillDisk, 2},
                                         {Action::Kind::jumpClock, 2}}};

}  // namespace

Action ActionSource::next() {
  std::uint32_t all = 0;
  for (const Share& share : kShares) all += share.weight;
  Action action;
  auto left = static_cast<std::uint32_t>(m_random() % all);
  for (const Share& share : kShares) {
    action.kind = share.kind;
    if (left < share.weight) break;
    left -= share.weight;
  }
  for (std::uint32_t& die : action.dice) die = static_cast<std::uint32_t>(m_random() >> 32U);
  return action;
}

}  // namespace lanescope::soak
