// SPDX-License-Identifier: Apache-2.0
//
// repeated_run KERNEL N runs a kernel of the catalogue on the GPU three times in one process, with
// a record, and prints a line for each: "right", "wrong", or the kind of the error and its
// sentence. After the kind engine-lost the engine would be started again, and the other runs are
// left out.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#include "backend/backend.h"
#include "catalog/catalog.h"
#include "platform/process_limits.h"
#include "runner/runner.h"
#include "values/error.h"

namespace {

using lanescope::values::ErrorKind;

/// Returns whether the process can go on.
bool run(lanescope::engine::Runner& runner, const lanescope::values::RunRequest& request) {
  try {
    const bool isRight = runner.run(request, {}, [](double) {}).passed;
    std::puts(isRight ? "right" : "wrong");
    return true;
  } catch (const lanescope::values::Error& error) {
    const bool isLost = error.kind() == ErrorKind::engineLost;
    std::printf("%s: %s\n", isLost ? "engine-lost" : "error", error.what());
    return !isLost;
  } catch (const std::bad_alloc&) {
    std::puts("error: There is not enough memory.");
    return true;
  } catch (const std::exception& error) {
    std::printf("engine-lost: %s\n", lanescope::platform::sentenceOf(error).c_str());
    return false;
  }
}

}  // namespace

int main(int argc, char** argv) {
  using namespace lanescope;
  if (argc != 3) return 2;
  engine::Runner runner(backend::makeEmulatorBackend(), backend::makeCudaBackend());
  values::RunRequest request;
  request.kernel = argv[1];
  request.parameters = catalog::defaultsOf(catalog::find(argv[1]));
  request.parameters.n = std::atoll(argv[2]);
  request.target.backend = values::BackendChoice::cuda;
  request.record = true;
  constexpr int kRuns = 3;
  for (int i = 0; i < kRuns && run(runner, request);) ++i;
  std::fflush(stdout);
  std::_Exit(0);
}
