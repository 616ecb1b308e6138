// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "ui/export/palette.h"

struct GifFileType;

namespace lanescope::app {

/// Writes an animated GIF. A frame holds only the rectangle that differs from the frame before, and
/// in it only the differing pixels. An equal frame prolongs the one before.
class GifWriter {
 public:
  /// A GIF has 256 colours, one of which is reserved for "unchanged".
  static constexpr std::size_t kColors = 255;

  /// `palette` must be chosen and have at most kColors colours. `loops` is the number of plays, 1
  /// to 65536; without it the GIF plays for ever. `sink` takes the bytes and may throw.
  GifWriter(QSize size, Palette palette, std::optional<int> loops,
            std::function<void(std::string_view)> sink);
  ~GifWriter();
  GifWriter(const GifWriter&) = delete;
  GifWriter& operator=(const GifWriter&) = delete;

  /// Adds a frame (Format_RGB32, of the writer's size) that is shown for `centiseconds`.
  void add(const QImage& frame, int centiseconds);
  void finish();

 private:
  static int sinkBytes(GifFileType* gif, const std::uint8_t* bytes, int count);
  void writeHead();
  void writeLoops();
  void writePending();
  /// Throws the sink's exception or giflib's error.
  void check(int status);

  QSize m_size;
  Palette m_palette;
  std::optional<int> m_loops;
  std::function<void(std::string_view)> m_sink;
  std::exception_ptr m_failure;  ///< from the sink; must not pass through giflib, which is C
  GifFileType* m_gif = nullptr;
  std::vector<std::uint8_t> m_shown;    ///< colour indices of the previous frame
  std::vector<std::uint8_t> m_pending;  ///< pixels of m_rect, written once their duration is known
  QRect m_rect;                         ///< long they last
  int m_duration = 0;
};

}  // namespace lanescope::app
