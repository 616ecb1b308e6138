// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/lab/foreign_launch_file.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <variant>

#include "catalog/catalog.h"
#include "tests/gpu/lab/foreign_run.h"
#include "values/plan.h"

namespace lanescope::tests {
namespace {

void writeBytes(const std::filesystem::path& path, const values::HostArray& array) {
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(array.bytes.data()),
             static_cast<std::streamsize>(array.bytes.size()));
}

std::string arrayFile(std::size_t buffer) {
  return "array" + std::to_string(buffer) + ".bin";
}

}  // namespace

ForeignLaunchFile::ForeignLaunchFile(const ForeignKernel& kernel)
    : m_kernel(kernel),
      m_folder(std::filesystem::temp_directory_path() /
               ("lanescope-foreign-" + std::to_string(getpid()) + "-" + testName(kernel))) {
  std::filesystem::create_directories(m_folder);
  const catalog::KernelRow& row = rowOf(kernel);
  const values::Parameters parameters = catalog::defaultsOf(row);
  const values::Plan plan = row.plan(parameters);
  m_inputs = catalog::makeInputs(row, parameters);
  const values::Launch& launch = plan.launches.front();
  std::ofstream file(path());
  file << "entry " << launch.entry << "\ngrid " << launch.grid.x << " " << launch.grid.y
       << "\nblock " << launch.block.x << " " << launch.block.y << "\nshared "
       << launch.dynamicSharedBytes << "\n";
  for (const values::Argument& argument : launch.arguments) {
    if (const auto* number = std::get_if<std::int64_t>(&argument)) {
      file << "number " << *number << "\n";
      continue;
    }
    const std::size_t index = std::get<values::BufferIndex>(argument).index;
    const values::Buffer& buffer = plan.buffers[index];
    const std::filesystem::path array = m_folder / arrayFile(index);
    const bool isInput = buffer.role == values::Role::input;
    // The inputs are the plan's first buffers, in their order.
    if (isInput) writeBytes(array, m_inputs.at(index));
    if (buffer.zeroed) writeBytes(array, values::startOf(buffer));
    file << (isInput         ? "input "
             : buffer.zeroed ? "update "
                             : "output ")
         << buffer.bytes() << " " << array.string() << "\n";
  }
}

ForeignLaunchFile::~ForeignLaunchFile() {
  std::error_code ignored;
  std::filesystem::remove_all(m_folder, ignored);
}

std::optional<bool> ForeignLaunchFile::isRight() const {
  const catalog::KernelRow& row = rowOf(m_kernel);
  const values::Parameters parameters = catalog::defaultsOf(row);
  const values::Plan plan = row.plan(parameters);
  std::vector<values::HostArray> outputs;
  for (std::size_t i = 0; i < plan.buffers.size(); ++i) {
    const values::Buffer& buffer = plan.buffers[i];
    if (buffer.role != values::Role::output) continue;
    std::ifstream file(m_folder / arrayFile(i), std::ios::binary);
    values::HostArray& array = outputs.emplace_back(buffer.type, buffer.count);
    file.read(reinterpret_cast<char*>(array.bytes.data()),
              static_cast<std::streamsize>(array.bytes.size()));
    if (!file) return std::nullopt;
  }
  const catalog::Answer answer{row.finish(parameters, outputs), outputs};
  return row.compare(parameters, m_inputs, row.reference(parameters, m_inputs), answer).passes();
}

std::string launcherWith(const std::string& launches) {
  return (foreignFolder() / "foreign_launch").string() + " " + launches;
}

std::optional<std::string> whyNoLauncher() {
  constexpr int kNoGpu = 77;
  if (!std::filesystem::exists(foreignFolder() / "foreign_launch")) {
    return "needs the program foreign_launch, which a build with CUDA makes on a machine with a "
           "GPU";
  }
  const int status = std::system(launcherWith("").c_str());
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return std::nullopt;
  return WIFEXITED(status) && WEXITSTATUS(status) == kNoGpu ? "needs an NVIDIA GPU"
                                                            : "the launcher does not start";
}

}  // namespace lanescope::tests
