// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decode/decoder.h"
#include "app/markdown/marked_text.h"

namespace lanescope::app {

/// Reads a text in a decoder's process, which parses its Markdown. Throws DecoderLost where that
/// gives no sound answer, and values::Error where the file cannot be opened.
[[nodiscard]] MarkedText decodeMarkedText(const QString& path, const QStringList& directives);

/// The other end.
extern const Decoder kTextDecoder;

}  // namespace lanescope::app
