// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "backend/backend.h"
#include "request/request.h"

namespace lanescope::engine {

/// The names of the files in the folder of a compiled kernel: its description
/// (protocol/json_own_kernel.h), and the object of one of its builds.
inline constexpr const char* kDescriptionFile = "kernel.json";
inline constexpr const char* kEmulatedObject = "emulated.so";
inline constexpr const char* kTracedObject = "traced.so";
/// Of its builds for a GPU: what is said of them (protocol/json_device_kernel.h), and their code.
inline constexpr const char* kDeviceFile = "device.json";
inline constexpr const char* kPlainCode = "plain.cubin";
inline constexpr const char* kRecordedCode = "recorded.cubin";

/// Turns this process into one that runs foreign code, and loads the kernel in `folder`: the
/// environment is emptied, all descriptors but `kept` and the standard streams are closed, and a
/// sandbox is entered that nothing undoes. It forbids files, programs, sockets, processes and
/// signals to others, and limits the memory (SECURITY.md). Then the kernel's code is
/// loaded, and its row is added to the catalogue. No other thread may run yet. `isUnconfined`: go
/// on where the system has no such sandbox. Throws values::Error: badInput for a folder that holds
/// no kernel, unavailable where there is no sandbox or the code cannot be loaded.
void loadOwnKernel(const std::filesystem::path& folder, std::span<const int> kept,
                   bool isUnconfined);

/// Makes the kernel in `folder` one that the CUDA backend can launch, and adds its row to the
/// catalogue. No code of it runs in this process: the GPU gets it. The environment is emptied but
/// for what CUDA itself reads, and all descriptors but `kept` and the standard streams are closed.
/// No other thread may run yet. Throws values::Error: badInput for a folder that holds no such
/// kernel, unavailable where this build has no CUDA backend.
void loadDeviceKernel(const std::filesystem::path& folder, std::span<const int> kept);

/// Limits the memory of this process, which has loaded a kernel, to what the run can need, so that
/// one that allocates without end ends soon. The limit of before comes back with the next request.
void limitMemoryFor(const values::RunRequest& request);
/// Limits the memory to what any request can need.
void limitMemoryUsually();

/// Returns a backend in place of CUDA's, which has no device and says why: foreign code runs on the
/// emulator alone.
[[nodiscard]] std::unique_ptr<backend::Backend> makeEmulatorOnlyBackend();

}  // namespace lanescope::engine
