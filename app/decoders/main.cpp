// SPDX-License-Identifier: GPL-3.0-or-later
//
// lanescope-decode: decodes one file for lanescope, without any right but that of computing.
#include <QCoreApplication>
#include <array>
#include <cstddef>
#include <span>

#include "app/archive/archive_decoder.h"
#include "app/decode/decoder.h"
#include "app/files/table_decoder.h"
#include "app/history/result_decoder.h"
#include "app/image/image_decoder.h"
#include "app/markdown/text_decoder.h"
#include "app/session/session_decoder.h"

int main(int argc, char** argv) {
  using namespace lanescope::app;
  const QCoreApplication application(argc, argv);  // it knows where Qt's plugins are
  const std::array decoders{kArchiveDecoder, kImageDecoder, lanescope::history::kResultDecoder,
                            kSessionDecoder, kTableDecoder, kTextDecoder};
  return runDecoder(std::span(argv, static_cast<std::size_t>(argc)), decoders);
}
