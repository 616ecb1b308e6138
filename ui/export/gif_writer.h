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

/// Writes a moving GIF. A frame holds only the rectangle that differs from the one
/// before, and in it only the pixels that do; a frame that does not differ makes the one before it
/// last longer.
class GifWriter {
 public:
  /// A GIF has 256 colours; one of them stands for "as before".
  static constexpr std::size_t kColors = 255;

  /// `palette`: chosen, at most kColors. `loops`: how often it plays, 1 to 65536; absent: for ever.
  /// `sink` takes the bytes and may throw.
  GifWriter(QSize size, Palette palette, std::optional<int> loops,
            std::function<void(std::string_view)> sink);
  ~GifWriter();
  GifWriter(const GifWriter&) = delete;
  GifWriter& operator=(const GifWriter&) = delete;

  /// The next frame (Format_RGB32, of the writer's size) is shown for `centiseconds`.
  void add(const QImage& frame, int centiseconds);
  void finish();

 private:
  static int sinkBytes(GifFileType* gif, const std::uint8_t* bytes, int count);
  void writeHead();
  void writeLoops();
  void writePending();
  /// Throws what the sink threw, or giflib's error.
  void check(int status);

  QSize m_size;
  Palette m_palette;
  std::optional<int> m_loops;
  std::function<void(std::string_view)> m_sink;
  std::exception_ptr m_failure;  ///< from the sink; giflib is C and must not see it
  GifFileType* m_gif = nullptr;
  std::vector<std::uint8_t> m_shown;    ///< color indices of the frame before
  std::vector<std::uint8_t> m_pending;  ///< pixels of m_rect, not written before it is known how
  QRect m_rect;                         ///< long they last
  int m_duration = 0;
};

}  // namespace lanescope::app
