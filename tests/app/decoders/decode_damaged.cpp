// SPDX-License-Identifier: GPL-3.0-or-later
//
// A decoder that has been taken over: it damages each result, as the number that is its file's name
// says.
#include <QCoreApplication>
#include <array>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "app/archive/archive_decoder.h"
#include "app/files/table_decoder.h"
#include "app/history/result_decoder.h"
#include "app/image/image_decoder.h"
#include "app/markdown/text_decoder.h"
#include "app/session/session_decoder.h"
#include "tests/app/decoders/each_format.h"

namespace lanescope::app {
namespace {

constexpr std::size_t kMostBytes = std::size_t{8} << 20;

template <const Decoder& decoder>
Decoder::Opened openDamaged(std::span<const std::string> arguments) {
  Decoder::Opened opened = decoder.open(arguments);
  const auto seed =
      static_cast<unsigned>(std::stoul(std::filesystem::path(arguments[0]).filename().string()));
  opened.decode = [decode = opened.decode, seed](DecodedWriter& out,
                                                 const DecoderProgress& progress) {
    std::vector<std::byte> bytes(kMostBytes);
    DecodedWriter whole(bytes);
    decode(whole, progress);
    bytes.resize(whole.size());
    tests::damage(bytes, seed);
    out.bytes(bytes);
  };
  return opened;
}

}  // namespace
}  // namespace lanescope::app

int main(int argc, char** argv) {
  using namespace lanescope;
  const QCoreApplication application(argc, argv);
  const std::array decoders{
      app::Decoder{app::kArchiveDecoder.kind, &app::openDamaged<app::kArchiveDecoder>},
      app::Decoder{app::kImageDecoder.kind, &app::openDamaged<app::kImageDecoder>},
      app::Decoder{history::kResultDecoder.kind, &app::openDamaged<history::kResultDecoder>},
      app::Decoder{app::kSessionDecoder.kind, &app::openDamaged<app::kSessionDecoder>},
      app::Decoder{app::kTableDecoder.kind, &app::openDamaged<app::kTableDecoder>},
      app::Decoder{app::kTextDecoder.kind, &app::openDamaged<app::kTextDecoder>}};
  return app::runDecoder(std::span(argv, static_cast<std::size_t>(argc)), decoders);
}
