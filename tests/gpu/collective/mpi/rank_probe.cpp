// SPDX-License-Identifier: Apache-2.0
//
// One of two ranks under mpirun, of which rank 1 makes the mistake that the first argument names;
// for a test. Rank 0 prints what is said of it.
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <span>
#include <string_view>
#include <thread>

#include "engine/program/rank_module.h"

namespace {

using lanescope::collective::Communicator;

void exchange(Communicator& communicator, std::string_view mistake) {
  constexpr std::int64_t kStep = 2;
  constexpr std::size_t kExpected = 16;
  std::array<std::byte, 2 * kExpected> bytes{};
  if (communicator.rank() == 0) {
    communicator.setLimit(std::chrono::milliseconds(mistake == "late" ? 200 : 60'000));
    return communicator.exchange(kStep, Communicator::kNobody, {}, 1,
                                 std::span(bytes).first(kExpected));
  }
  if (mistake == "late") std::this_thread::sleep_for(std::chrono::seconds(2));
  const std::size_t count = mistake == "short" ? kExpected - 4 : kExpected + 4;
  communicator.exchange(kStep, 0, std::span(bytes).first(count), Communicator::kNobody, {});
  std::this_thread::sleep_for(std::chrono::minutes(1));  // rank 0 ends both
}

}  // namespace

int main(int argc, char** argv) {
  try {
    exchange(lanescope::engine::connectRanks(2), argc > 1 ? argv[1] : "");
  } catch (const std::exception& error) {
    std::puts(error.what());
    std::fflush(stdout);
  }
  std::_Exit(EXIT_SUCCESS);
}
