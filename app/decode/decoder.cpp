// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decode/decoder.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdint>
#include <new>
#include <vector>

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

/// Gives up all rights but those of computing, and limits memory to what the machine has free.
/// `seconds`: the most processor time; 0: no limit.
void confine(std::uint64_t seconds) {
  sandbox::closeDescriptors({});
  sandbox::clearEnvironment();
  platform::keepMemoryReading();
  constexpr std::uint64_t kOpenFiles = 16;  // threads wake each other up by one each
  sandbox::Limits limits{.addressBytes = sandbox::addressBytesNow() + platform::readMemory().free,
                         .fileBytes = 0,
                         .openFiles = kOpenFiles};
  if (seconds > 0) limits.processorSeconds = seconds;
  sandbox::setLimits(limits);
  // Where the system or the build lacks these, the limits have to do.
  static_cast<void>(sandbox::allowOnly({}));
  static_cast<void>(sandbox::allowDecodingOnly());
}

void decode(const Decoder& decoder, const std::vector<std::string>& arguments,
            std::uint64_t seconds, PipeWriter& out) {
  const auto fail = [&out](values::ErrorKind kind, std::string_view sentence) {
    out.begin(DecoderRecord::failure);
    out.number(static_cast<std::uint8_t>(kind));
    out.text(sentence);
  };
  try {
    platform::prepareProcess();
    const Decoder::Opened opened = decoder.open(arguments);
    ::dup2(opened.file, STDIN_FILENO);
    confine(seconds);
    opened.decode(out);
  } catch (const values::Error& error) {
    fail(error.kind(), error.what());
  } catch (const std::bad_alloc&) {
    fail(values::ErrorKind::unavailable, "There is not enough memory for " + arguments[0] + ".");
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
  platform::endWithParent();
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGINT, SIG_IGN);  // Ctrl+C is for the waiting program, which then ends this one
  platform::makeExpendable();
  platform::enlargePipe(STDOUT_FILENO);
  PipeWriter out(STDOUT_FILENO);
  decode(*found, {arguments.begin() + kFirstArgument, arguments.end()}, seconds, out);
  // What libraries do at the end of a process is not worth a right.
  ::_exit(0);
}

}  // namespace lanescope::app
