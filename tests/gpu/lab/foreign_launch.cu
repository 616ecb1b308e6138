// SPDX-License-Identifier: Apache-2.0
//
// Launches the kernels of tests/gpu/lab/foreign as nvcc compiles them, for the tests that compare a
// GPU, compute-sanitizer and Nsight Compute with the emulator. Each argument of the program is a
// file with one launch, a word and its values a line:
//   entry NAME
//   grid X Y, block X Y, shared BYTES
//   input BYTES FILE      an array in global memory, which the file's bytes fill
//   output BYTES FILE     an array that begins unwritten and is written to the file after the
//   launch update BYTES FILE     both number VALUE          a whole number
// Arrays and numbers are the kernel's parameters in their order. The program ends with 77
// where there is no GPU, and with 1 and a sentence where CUDA reports an error.
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "tests/gpu/lab/foreign_launch.h"

namespace lanescope::tests {
namespace {

const ForeignEntries* newest = nullptr;

}  // namespace

ForeignEntries::ForeignEntries(const ForeignEntry* entries) : m_entries(entries), m_next(newest) {
  newest = this;
}

const void* ForeignEntries::find(const char* name) {
  for (const ForeignEntries* file = newest; file != nullptr; file = file->m_next) {
    for (const ForeignEntry* entry = file->m_entries; entry->name != nullptr; ++entry) {
      if (std::strcmp(entry->name, name) == 0) return entry->function;
    }
  }
  return nullptr;
}

namespace {

constexpr int kNoGpu = 77;

void check(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  std::printf("%s: %s\n", what, cudaGetErrorString(error));
  std::exit(1);
}

/// A parameter of the kernel: an address or a whole number, of which a narrow type takes the low
/// bytes.
struct Parameter {
  std::uint64_t bits = 0;
  std::size_t bytes = 0;
  std::string output = {};  ///< the file that the array goes to
};

void* addressOf(const Parameter& parameter) {
  return reinterpret_cast<void*>(parameter.bits);
}

Parameter arrayOf(std::istream& line, const std::string& word) {
  Parameter parameter;
  std::string file;
  line >> parameter.bytes >> file;
  void* address = nullptr;
  check(cudaMalloc(&address, parameter.bytes), "cudaMalloc");
  parameter.bits = reinterpret_cast<std::uint64_t>(address);
  if (word != "input") parameter.output = file;
  if (word == "output") return parameter;
  std::vector<char> bytes(parameter.bytes);
  std::ifstream(file, std::ios::binary).read(bytes.data(), static_cast<long>(bytes.size()));
  check(cudaMemcpy(address, bytes.data(), bytes.size(), cudaMemcpyHostToDevice), "cudaMemcpy");
  return parameter;
}

void write(const Parameter& parameter) {
  std::vector<char> bytes(parameter.bytes);
  check(cudaMemcpy(bytes.data(), addressOf(parameter), bytes.size(), cudaMemcpyDeviceToHost),
        "cudaMemcpy");
  std::ofstream(parameter.output, std::ios::binary)
      .write(bytes.data(), static_cast<long>(bytes.size()));
}

void launch(const char* path) {
  std::ifstream file(path);
  const void* function = nullptr;
  dim3 grid;
  dim3 block;
  std::size_t shared = 0;
  std::vector<Parameter> parameters;
  for (std::string word; file >> word;) {
    if (word == "entry") {
      std::string name;
      file >> std::ws;
      std::getline(file, name);
      function = ForeignEntries::find(name.c_str());
      if (function == nullptr) {
        std::printf("No kernel is called %s.\n", name.c_str());
        std::exit(1);
      }
    } else if (word == "grid") {
      file >> grid.x >> grid.y;
    } else if (word == "block") {
      file >> block.x >> block.y;
    } else if (word == "shared") {
      file >> shared;
    } else if (word == "number") {
      Parameter number;
      file >> number.bits;
      parameters.push_back(number);
    } else {
      parameters.push_back(arrayOf(file, word));
    }
  }
  std::vector<void*> addresses;
  for (Parameter& parameter : parameters) addresses.push_back(&parameter.bits);
  check(cudaLaunchKernel(function, grid, block, addresses.data(), shared, nullptr), "launch");
  check(cudaDeviceSynchronize(), "kernel");
  for (const Parameter& parameter : parameters) {
    if (!parameter.output.empty()) write(parameter);
    if (parameter.bytes != 0) check(cudaFree(addressOf(parameter)), "cudaFree");
  }
}

}  // namespace
}  // namespace lanescope::tests

int main(int argc, char** argv) {
  int count = 0;
  if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) return lanescope::tests::kNoGpu;
  for (int i = 1; i < argc; ++i) lanescope::tests::launch(argv[i]);
  return 0;
}
