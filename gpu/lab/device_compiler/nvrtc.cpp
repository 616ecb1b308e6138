// SPDX-License-Identifier: Apache-2.0
#include "lab/device_compiler/nvrtc.h"

#include <array>
#include <cstddef>
#include <cstdlib>

#include "platform/shared_library.h"
#include "values/error.h"

namespace lanescope::lab {

// The functions are declared here, since nvrtc.h is not there without the CUDA Toolkit. After the
// NVRTC documentation, "Data types and functions".
struct Nvrtc::Functions {
  using Program = void*;
  using Result = int;  // 0: success

  platform::SharedLibrary library;
  const char* (*getErrorString)(Result) = nullptr;
  Result (*version)(int*, int*) = nullptr;
  Result (*getNumSupportedArchs)(int*) = nullptr;
  Result (*getSupportedArchs)(int*) = nullptr;
  Result (*createProgram)(Program*, const char*, const char*, int, const char* const*,
                          const char* const*) = nullptr;
  Result (*destroyProgram)(Program*) = nullptr;
  Result (*compileProgram)(Program, int, const char* const*) = nullptr;
  Result (*addNameExpression)(Program, const char*) = nullptr;
  Result (*getLoweredName)(Program, const char*, const char**) = nullptr;
  Result (*getProgramLogSize)(Program, std::size_t*) = nullptr;
  Result (*getProgramLog)(Program, char*) = nullptr;
  Result (*getCubinSize)(Program, std::size_t*) = nullptr;
  Result (*getCubin)(Program, char*) = nullptr;
  Result (*getPtxSize)(Program, std::size_t*) = nullptr;
  Result (*getPtx)(Program, char*) = nullptr;

  template <class Function>
  bool find(Function& function, const char* name) const {
    function = library.find<Function>(name);
    return function != nullptr;
  }
  /// Whether the library has them all.
  bool findAll() {
    return find(getErrorString, "nvrtcGetErrorString") && find(version, "nvrtcVersion") &&
           find(getNumSupportedArchs, "nvrtcGetNumSupportedArchs") &&
           find(getSupportedArchs, "nvrtcGetSupportedArchs") &&
           find(createProgram, "nvrtcCreateProgram") &&
           find(destroyProgram, "nvrtcDestroyProgram") &&
           find(compileProgram, "nvrtcCompileProgram") &&
           find(addNameExpression, "nvrtcAddNameExpression") &&
           find(getLoweredName, "nvrtcGetLoweredName") &&
           find(getProgramLogSize, "nvrtcGetProgramLogSize") &&
           find(getProgramLog, "nvrtcGetProgramLog") && find(getCubinSize, "nvrtcGetCUBINSize") &&
           find(getCubin, "nvrtcGetCUBIN") && find(getPtxSize, "nvrtcGetPTXSize") &&
           find(getPtx, "nvrtcGetPTX");
  }
  /// Throws values::Error (unavailable) for what no text of a kernel causes.
  void check(Result result, const char* what) const {
    if (result == 0) return;
    values::unavailable(std::string(what) + " failed: " + getErrorString(result) + ".");
  }
};

namespace {

constexpr std::array<const char*, 2> kLibraries{"libnvrtc.so.13", "libnvrtc.so.12"};
constexpr int kCompilationError = 6;  // NVRTC_ERROR_COMPILATION

/// The names under which the sources include what device/standard.cuh has.
constexpr std::array<const char*, 10> kStandardHeaders{
    "cmath",   "compare", "concepts",    "cstddef", "cstdint",
    "cstring", "limits",  "type_traits", "utility", "cuda_runtime.h"};

platform::SharedLibrary openLibrary(const std::vector<std::filesystem::path>& folders) {
  std::vector<std::filesystem::path> places = folders;
  places.emplace_back();
  places.emplace_back("/usr/local/cuda/lib64");
  places.emplace_back("/opt/cuda/lib64");
  std::vector<std::string> files;
  for (const std::filesystem::path& folder : places) {
    for (const char* const name : kLibraries) files.push_back((folder / name).string());
  }
  platform::SharedLibrary library(files);
  if (library.isOpen()) return library;
  values::unavailable(
      "A kernel of your own needs NVIDIA's run-time compiler for a GPU: install the CUDA Toolkit "
      "12.8 or newer, or its package cuda-nvrtc, so that libnvrtc.so is found.");
}

/// Makes a C array of texts.
std::vector<const char*> pointersTo(const std::vector<std::string>& texts) {
  std::vector<const char*> pointers;
  pointers.reserve(texts.size());
  for (const std::string& text : texts) pointers.push_back(text.c_str());
  return pointers;
}

}  // namespace

Nvrtc::Nvrtc(const std::vector<std::filesystem::path>& folders)
    : m_functions(std::make_unique<Functions>()) {
  // What NVRTC has from its cache, it does not assemble again, and tells of no registers.
  ::setenv("CUDA_CACHE_DISABLE", "1", 1);
  m_functions->library = openLibrary(folders);
  if (!m_functions->findAll()) {
    values::unavailable(
        "The library libnvrtc.so on this machine is too old; install NVRTC 12.8 or "
        "newer.");
  }
}

// The library stays open: its threads may still run at the end of the process.
Nvrtc::~Nvrtc() = default;

std::string Nvrtc::description() const {
  int major = 0;
  int minor = 0;
  m_functions->check(m_functions->version(&major, &minor), "nvrtcVersion");
  return "NVRTC " + std::to_string(major) + "." + std::to_string(minor);
}

std::vector<int> Nvrtc::capabilities() const {
  int count = 0;
  m_functions->check(m_functions->getNumSupportedArchs(&count), "nvrtcGetNumSupportedArchs");
  std::vector<int> all(static_cast<std::size_t>(count));
  m_functions->check(m_functions->getSupportedArchs(all.data()), "nvrtcGetSupportedArchs");
  return all;
}

DeviceCode Nvrtc::compile(const DeviceSource& source) const {
  const Functions& call = *m_functions;
  std::array<const char*, kStandardHeaders.size()> contents{};
  contents.fill("#include \"device/standard.cuh\"\n");
  Functions::Program program = nullptr;
  call.check(call.createProgram(&program, source.text.c_str(), "unit.cu",
                                static_cast<int>(contents.size()), contents.data(),
                                kStandardHeaders.data()),
             "nvrtcCreateProgram");
  const auto destroy = [&call](void* made) { static_cast<void>(call.destroyProgram(&made)); };
  const std::unique_ptr<void, decltype(destroy)> owner(program, destroy);
  for (const std::string& expression : source.expressions) {
    call.check(call.addNameExpression(program, expression.c_str()), "nvrtcAddNameExpression");
  }
  const std::vector<const char*> options = pointersTo(source.options);
  const int result = call.compileProgram(program, static_cast<int>(options.size()), options.data());
  DeviceCode code;
  const auto read = [&](auto sizeOf, auto copy) {
    std::size_t size = 0;
    std::string bytes;
    if (sizeOf(program, &size) != 0) return bytes;
    bytes.resize(size);
    if (copy(program, bytes.data()) != 0) bytes.clear();
    return bytes;
  };
  const auto readText = [&](auto sizeOf, auto copy) {
    std::string text = read(sizeOf, copy);
    while (text.ends_with('\0')) text.pop_back();
    return text;
  };
  code.log = readText(call.getProgramLogSize, call.getProgramLog);
  if (result == kCompilationError) return code;
  call.check(result, "nvrtcCompileProgram");
  code.isGood = true;
  code.cubin = read(call.getCubinSize, call.getCubin);
  code.ptx = readText(call.getPtxSize, call.getPtx);
  for (const std::string& expression : source.expressions) {
    const char* name = nullptr;
    call.check(call.getLoweredName(program, expression.c_str(), &name), "nvrtcGetLoweredName");
    code.names.emplace_back(name);
  }
  return code;
}

}  // namespace lanescope::lab
