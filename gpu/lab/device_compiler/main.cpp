// SPDX-License-Identifier: Apache-2.0
//
// lanescope-device-compiler: compiles a kernel of the user for a GPU, with NVRTC. lanescope starts
// it in lanescope-confine.
#include <charconv>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "lab/device_compiler/device_compiler.h"
#include "lab/device_compiler/gpus.h"
#include "platform/process_limits.h"
#include "protocol/json_device_kernel.h"
#include "values/error.h"
#include "values/plain_text.h"

namespace lanescope::lab {
namespace {

namespace fs = std::filesystem;

constexpr int kExitRefused = 1;
constexpr int kExitUsage = 2;

constexpr char kHelp[] =
    "Usage: lanescope-device-compiler --headers FOLDER --capability 90 --entry NAME…\n"
    "                                 [--libraries FOLDER]… FOLDER\n"
    "       lanescope-device-compiler --gpus\n"
    "\n"
    "Compiles FOLDER/plain.cu, a text as its author wrote it, and FOLDER/recorded.cu, what\n"
    "lanescope-front-end makes of it, for a GPU of this compute capability. Writes plain.cubin,\n"
    "plain.ptx, recorded.cubin and device.json there. An error in the text is written to standard\n"
    "error as kernel.cu:LINE:COLUMN: error: MESSAGE, and the exit code is 1.\n"
    "\n"
    "  --entry NAME        an instance of a kernel; several for several\n"
    "  --headers FOLDER    Lanescope's own headers\n"
    "  --libraries FOLDER  where libnvrtc.so may be\n"
    "  --gpus              print the compute capability of each GPU of this machine\n";

struct Choice {
  DeviceJob job;
  std::vector<fs::path> libraries;
  fs::path folder;
  bool listsGpus = false;
};

/// Takes an option with its value. Returns false where it is not known.
bool take(std::string_view option, const char* value, Choice& choice) {
  if (option == "--headers") {
    choice.job.headers = value;
  } else if (option == "--libraries") {
    choice.libraries.emplace_back(value);
  } else if (option == "--entry") {
    choice.job.entries.emplace_back(value);
  } else if (option == "--capability") {
    const std::string_view digits = value;
    const auto [end, code] =
        std::from_chars(digits.data(), digits.data() + digits.size(), choice.job.capability);
    return code == std::errc{} && end == digits.data() + digits.size();
  } else {
    return false;
  }
  return true;
}

bool read(int argc, char** argv, Choice& choice) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--gpus") {
      choice.listsGpus = true;
    } else if (!argument.starts_with("--")) {
      choice.folder = argument;
    } else if (i + 1 >= argc || !take(argument, argv[++i], choice)) {
      return false;
    }
  }
  const bool isWhole =
      !choice.folder.empty() && choice.job.capability > 0 && !choice.job.entries.empty();
  return choice.listsGpus || isWhole;
}

std::string textIn(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) values::unavailable(values::plainText(file.string()) + " cannot be read.");
  return {std::istreambuf_iterator<char>(in), {}};
}

void write(const fs::path& file, std::string_view bytes) {
  std::ofstream out(file, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!out.flush()) values::unavailable(values::plainText(file.string()) + " cannot be written.");
}

int compile(Choice& choice) {
  choice.job.plain = textIn(choice.folder / "plain.cu");
  choice.job.rewritten = textIn(choice.folder / "recorded.cu");
  const Nvrtc compiler(choice.libraries);
  const DeviceBuilds builds = buildForDevice(compiler, choice.job);
  if (builds.complaint) {
    std::fprintf(stderr, "%s:%d:%d: error: %s\n", builds.complaint->file.c_str(),
                 builds.complaint->line, builds.complaint->column,
                 builds.complaint->message.c_str());
    return kExitRefused;
  }
  write(choice.folder / "plain.cubin", builds.plainCubin);
  write(choice.folder / "plain.ptx", builds.plainPtx);
  write(choice.folder / "recorded.cubin", builds.recordedCubin);
  write(choice.folder / "device.json", engine::toJson(builds.kernel).dump());
  return 0;
}

int run(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--help") {
    std::fputs(kHelp, stdout);
    return 0;
  }
  Choice choice;
  if (!read(argc, argv, choice)) {
    std::fputs("lanescope-device-compiler: the arguments are wrong; try --help.\n", stderr);
    return kExitUsage;
  }
  if (!choice.listsGpus) return compile(choice);
  for (const int capability : gpuCapabilities()) std::printf("%d\n", capability);
  return 0;
}

}  // namespace
}  // namespace lanescope::lab

int main(int argc, char** argv) {
  try {
    return lanescope::lab::run(argc, argv);
  } catch (const lanescope::values::Error& error) {
    std::fprintf(stderr, "lanescope-device-compiler: %s\n", error.what());
    return lanescope::values::exitCode(error.kind());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lanescope-device-compiler: %s\n",
                 lanescope::platform::sentenceOf(error).c_str());
    return lanescope::values::exitCode(lanescope::values::ErrorKind::unavailable);
  }
}
