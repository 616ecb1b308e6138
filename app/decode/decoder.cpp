// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/decoder.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <new>
#include <vector>

#include "app/decode/decoder_message.h"
#include "platform/memory.h"
#include "platform/process.h"
#include "platform/process_limits.h"
#include "sandbox/file_rules.h"
#include "sandbox/limits.h"
#include "sandbox/system_calls.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::size_t kFirstArgument = 3;

/// Maps the shared memory until the process ends. Empty where there is none.
std::span<std::byte> mapSharedMemory() {
  struct stat status {};
  if (::fstat(kSharedMemoryDescriptor, &status) != 0 || status.st_size <= 0) return {};
  const auto size = static_cast<std::size_t>(status.st_size);
  void* const bytes =
      ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, kSharedMemoryDescriptor, 0);
  if (bytes == MAP_FAILED) return {};
  ::close(kSharedMemoryDescriptor);
  return {static_cast<std::byte*>(bytes), size};
}

/// Gives up all rights but those of computing, and limits memory to what the machine has free.
/// `seconds`: the most processor time; 0: no limit. `shared`: the bytes of the shared memory.
void confine(std::uint64_t seconds, std::uint64_t shared) {
  sandbox::closeDescriptors({});
  sandbox::clearEnvironment();
  constexpr std::uint64_t kOpenFiles = 16;  // threads wake each other up by one each
  const std::uint64_t others = sandbox::addressBytesNow() - shared;
  sandbox::Limits limits{.addressBytes = others + platform::readMemory().free,
                         .fileBytes = 0,
                         .openFiles = kOpenFiles};
  if (seconds > 0) limits.processorSeconds = seconds;
  sandbox::setLimits(limits);
  // Where the system or the build lacks these, the limits have to do.
  static_cast<void>(sandbox::allowOnly({}));
  static_cast<void>(sandbox::allowDecodingOnly());
}

/// Returns the last message.
DecoderMessage decode(const Decoder& decoder, const std::vector<std::string>& arguments,
                      std::uint64_t seconds, std::span<std::byte> memory) {
  using Kind = DecoderMessage::Kind;
  DecodedWriter out(memory);
  const auto fail = [&out](values::ErrorKind kind, std::string_view sentence) {
    out.clear();
    out.number(static_cast<std::uint8_t>(kind));
    out.text(sentence);
    return DecoderMessage{Kind::failure, out.size(), 0};
  };
  try {
    platform::prepareProcess();
    const Decoder::Opened opened = decoder.open(arguments);
    ::dup2(opened.file, STDIN_FILENO);
    confine(seconds, memory.size());
    opened.decode(out, [](std::uint64_t first, std::uint64_t second) {
      sendMessage(STDOUT_FILENO, {Kind::progress, first, second});
    });
    return {Kind::result, out.size(), 0};
  } catch (const values::Error& error) {
    return fail(error.kind(), error.what());
  } catch (const std::bad_alloc&) {
    return fail(values::ErrorKind::unavailable,
                "There is not enough memory for " + arguments[0] + ".");
  }
}

}  // namespace

int runDecoder(std::span<char* const> arguments, std::span<const Decoder> decoders) {
  constexpr int kExitUsage = 2;
  if (arguments.size() <= kFirstArgument) return kExitUsage;
  const auto found = std::ranges::find(decoders, std::string_view(arguments[1]), &Decoder::kind);
  if (found == decoders.end()) return kExitUsage;
  const std::string_view digits = arguments[2];
  std::uint64_t seconds = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
  platform::keepMemoryReading();  // before the shared memory takes its part
  const std::span<std::byte> memory = mapSharedMemory();
  if (memory.empty()) return kExitUsage;
  platform::endWithParent();
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGINT, SIG_IGN);  // Ctrl+C is for the waiting program, which then ends this one
  platform::makeExpendable();
  sendMessage(STDOUT_FILENO, decode(*found, {arguments.begin() + kFirstArgument, arguments.end()},
                                    seconds, memory));
  // What libraries do at the end of a process is not worth a right.
  ::_exit(0);
}

}  // namespace lanescope::app
