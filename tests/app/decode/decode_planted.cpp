// SPDX-License-Identifier: GPL-3.0-or-later
//
// A decoder that has been taken over: each kind of file makes it try something. It answers
// "refused" or "done".
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

#include "app/decode/decoder.h"
#include "app/decode/decoder_message.h"

namespace lanescope::app {
namespace {

constexpr std::uint64_t kSharedBytes = std::uint64_t{1} << 20;

using Arguments = std::vector<std::string>;  ///< the file, and what the attempt is about

bool opens(const Arguments& arguments) {
  return ::open(arguments[1].c_str(), O_RDONLY) >= 0;
}
bool creates(const Arguments& arguments) {
  return ::open(arguments[1].c_str(), O_WRONLY | O_CREAT, 0600) >= 0;
}
bool renames(const Arguments& arguments) {
  return ::rename(arguments[0].c_str(), arguments[1].c_str()) == 0;
}
bool connects(const Arguments& /*arguments*/) {
  return ::socket(AF_INET, SOCK_STREAM, 0) >= 0;
}
bool sends(const Arguments& /*arguments*/) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(9);
  return ::sendto(STDOUT_FILENO, "x", 1, 0, reinterpret_cast<const sockaddr*>(&address),
                  sizeof address) == 1;
}
bool forks(const Arguments& /*arguments*/) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  return child > 0;
}
bool runs(const Arguments& /*arguments*/) {
  char program[] = "/bin/true";
  std::array<char*, 2> arguments{program, nullptr};
  return ::execv(program, arguments.data()) == 0;
}
bool kills(const Arguments& arguments) {
  return ::kill(std::stoi(arguments[1]), SIGTERM) == 0;
}
bool traces(const Arguments& arguments) {
  return ::ptrace(PTRACE_ATTACH, std::stoi(arguments[1]), nullptr, nullptr) == 0;
}
bool makesCode(const Arguments& /*arguments*/) {
  return ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1,
                0) != MAP_FAILED;
}
bool raisesLimits(const Arguments& /*arguments*/) {
  const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
  return ::setrlimit(RLIMIT_AS, &all) == 0;
}
bool readsEnvironment(const Arguments& arguments) {
  for (char** each = environ; each != nullptr && *each != nullptr; ++each) {
    if (std::string(*each).find(arguments[1]) != std::string::npos) return true;
  }
  return false;
}
bool readsOtherDescriptors(const Arguments& /*arguments*/) {
  constexpr int kMost = 256;
  char byte = 0;
  for (int file = STDERR_FILENO + 1; file < kMost; ++file) {
    if (::read(file, &byte, 1) >= 0) return true;
  }
  return false;
}
/// Takes addresses alone, of which the machine has enough.
bool takesMemory(const Arguments& /*arguments*/) {
  constexpr std::size_t kPiece = std::size_t{64} << 20;
  constexpr std::size_t kPieces = std::size_t{1} << 14;  // 1 TiB
  std::vector<void*> taken;
  for (std::size_t i = 0; i < kPieces; ++i) taken.push_back(::operator new(kPiece));
  return true;
}
bool crashes(const Arguments& /*arguments*/) {
  std::raise(SIGABRT);
  return true;
}
bool quits(const Arguments& /*arguments*/) {
  constexpr int kCode = 7;
  ::_exit(kCode);
}
bool loops(const Arguments& /*arguments*/) {
  for (volatile bool isOn = true; isOn;) continue;
  return true;
}
bool fallsSilent(const Arguments& arguments) {
  ::close(STDOUT_FILENO);
  return loops(arguments);
}
bool writesProgress(const Arguments& /*arguments*/) {
  for (;;) sendMessage(STDOUT_FILENO, {DecoderMessage::Kind::progress, 1, 1});
}
bool writesNoMessage(const Arguments& /*arguments*/) {
  constexpr std::array<std::uint64_t, 3> kMessage{77, ~std::uint64_t{0}, 0};
  return ::write(STDOUT_FILENO, kMessage.data(), sizeof kMessage) < 0 || loops({});
}
bool promisesAll(const Arguments& /*arguments*/) {
  sendMessage(STDOUT_FILENO, {DecoderMessage::Kind::result, ~std::uint64_t{0}, 0});
  return loops({});
}
/// The memory is there, but nobody has written it.
bool promisesUnwritten(const Arguments& /*arguments*/) {
  sendMessage(STDOUT_FILENO, {DecoderMessage::Kind::result, kSharedBytes, 0});
  return loops({});
}

/// Gives its result and then changes it, for as long as it lives.
void changesItsResult(DecodedWriter& out) {
  out.text("first");
  const std::span<std::byte> later = out.space(1);
  sendMessage(STDOUT_FILENO, {DecoderMessage::Kind::result, out.size(), 0});
  for (;;) later[0] = std::byte{1};
}
/// A text that is longer than the memory.
void writesLongText(DecodedWriter& out) {
  out.number(~std::uint64_t{0});
}
void writesTooMuch(DecodedWriter& out) {
  for (;;) out.number(~std::uint64_t{0});
}
void sendsUnsoundFailure(DecodedWriter& out) {
  out.number<std::uint8_t>(200);
  out.text("No kind of error.");
  sendMessage(STDOUT_FILENO, {DecoderMessage::Kind::failure, out.size(), 0});
  static_cast<void>(loops({}));
}

template <bool (*attempt)(const Arguments&)>
Decoder::Opened opened(std::span<const std::string> arguments) {
  const Arguments kept(arguments.begin(), arguments.end());
  return {::open(kept[0].c_str(), O_RDONLY | O_CLOEXEC),
          [kept](DecodedWriter& out, const DecoderProgress& /*progress*/) {
            out.text(attempt(kept) ? "done" : "refused");
          }};
}
template <void (*write)(DecodedWriter&)>
Decoder::Opened opened(std::span<const std::string> arguments) {
  return {::open(arguments[0].c_str(), O_RDONLY | O_CLOEXEC),
          [](DecodedWriter& out, const DecoderProgress& /*progress*/) { write(out); }};
}

constexpr std::array kAttempts{Decoder{"open", &opened<opens>},
                               Decoder{"create", &opened<creates>},
                               Decoder{"rename", &opened<renames>},
                               Decoder{"connect", &opened<connects>},
                               Decoder{"sendto", &opened<sends>},
                               Decoder{"fork", &opened<forks>},
                               Decoder{"exec", &opened<runs>},
                               Decoder{"kill", &opened<kills>},
                               Decoder{"ptrace", &opened<traces>},
                               Decoder{"code", &opened<makesCode>},
                               Decoder{"limits", &opened<raisesLimits>},
                               Decoder{"environment", &opened<readsEnvironment>},
                               Decoder{"descriptors", &opened<readsOtherDescriptors>},
                               Decoder{"memory", &opened<takesMemory>},
                               Decoder{"crash", &opened<crashes>},
                               Decoder{"quit", &opened<quits>},
                               Decoder{"loop", &opened<loops>},
                               Decoder{"silence", &opened<fallsSilent>},
                               Decoder{"progress", &opened<writesProgress>},
                               Decoder{"message", &opened<writesNoMessage>},
                               Decoder{"promise", &opened<promisesAll>},
                               Decoder{"unwritten", &opened<promisesUnwritten>},
                               Decoder{"change", &opened<changesItsResult>},
                               Decoder{"text", &opened<writesLongText>},
                               Decoder{"much", &opened<writesTooMuch>},
                               Decoder{"failure", &opened<sendsUnsoundFailure>}};

}  // namespace
}  // namespace lanescope::app

int main(int argc, char** argv) {
  using namespace lanescope::app;
  return runDecoder(std::span(argv, static_cast<std::size_t>(argc)), kAttempts);
}
