// SPDX-License-Identifier: Apache-2.0
#include "engine/program/rank_module.h"

#include <filesystem>
#include <string>
#include <system_error>

#include "collective/connect_ranks.h"
#include "collective/ranks.h"
#include "platform/process.h"
#include "platform/shared_library.h"
#include "protocol/version.h"
#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::engine {
namespace {

constexpr char kModule[] = "lanescope-mpi.so";

collective::ConnectRanks* loadModule() {
  std::error_code ignored;
  const std::filesystem::path module = platform::fileOfProgram(kModule);
  if (!std::filesystem::exists(module, ignored)) {
    values::unavailable(
        "This lanescope-engine has no MPI: install the package lanescope-mpi, or install "
        "libopenmpi-dev and build it again.");
  }
  // Open MPI's own modules find its functions among the global ones.
  const platform::SharedLibrary library({module}, platform::SharedLibrary::Scope::global);
  if (!library.isOpen()) {
    values::unavailable(
        values::plainSentence("Open MPI cannot be loaded: " + library.problem() + "."));
  }
  return library.find<collective::ConnectRanks*>(collective::kConnectRanks);
}

}  // namespace

collective::Communicator& connectRanks(std::int64_t expected) {
  collective::ConnectRanks* const connect = loadModule();
  if (connect == nullptr) {
    values::unavailable("lanescope-mpi.so is not of this version of lanescope-engine.");
  }
  collective::Communicator& communicator = *connect(expected);
  collective::checkVersions(communicator, programVersion());
  return communicator;
}

}  // namespace lanescope::engine
