// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/gif_writer.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>

#include "values/error.h"

namespace lanescope::app {
namespace {

constexpr std::uint8_t kAsBefore = 255;
constexpr int kTableSize = 256;

}  // namespace

GifWriter::GifWriter(QSize size, Palette palette, std::optional<int> loops,
                     std::function<void(std::string_view)> sink)
    : m_size(size), m_palette(std::move(palette)), m_loops(loops), m_sink(std::move(sink)) {
  int error = 0;
  m_gif = EGifOpen(this, &GifWriter::sinkBytes, &error);
  if (m_gif == nullptr) {
    throw values::Error(values::ErrorKind::unavailable,
                        std::string("The GIF cannot be written: ") + GifErrorString(error) + ".");
  }
  EGifSetGifVersion(m_gif, true);
}

GifWriter::~GifWriter() {
  int error = 0;
  if (m_gif != nullptr) EGifCloseFile(m_gif, &error);
}

int GifWriter::sinkBytes(GifFileType* gif, const std::uint8_t* bytes, int count) {
  auto& self = *static_cast<GifWriter*>(gif->UserData);
  if (self.m_failure) return 0;
  try {
    self.m_sink({reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count)});
    return count;
  } catch (...) {
    self.m_failure = std::current_exception();
    return 0;
  }
}

void GifWriter::check(int status) {
  if (m_failure) std::rethrow_exception(m_failure);
  if (status == GIF_OK) return;
  const char* const reason = GifErrorString(m_gif->Error);
  throw values::Error(values::ErrorKind::unavailable,
                      std::string("The GIF cannot be written: ") +
                          (reason != nullptr ? reason : "no reason") + ".");
}

void GifWriter::writeHead() {
  std::array<GifColorType, kTableSize> table{};
  const std::vector<QRgb>& colors = m_palette.colors();
  for (std::size_t i = 0; i < colors.size(); ++i) {
    table[i] = {static_cast<GifByteType>(qRed(colors[i])),
                static_cast<GifByteType>(qGreen(colors[i])),
                static_cast<GifByteType>(qBlue(colors[i]))};
  }
  const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(
      GifMakeMapObject(kTableSize, table.data()), &GifFreeMapObject);
  constexpr int kColorBits = 8;
  check(EGifPutScreenDesc(m_gif, m_size.width(), m_size.height(), kColorBits, 0, map.get()));
  writeLoops();
}

void GifWriter::writeLoops() {
  // Netscape's extension counts how often it starts over, 0 for ever; without it, it plays once.
  if (m_loops == 1) return;
  const auto again = static_cast<unsigned>(m_loops.value_or(1) - 1);
  constexpr unsigned kByte = 256;
  const std::array<GifByteType, 3> repeat{1, static_cast<GifByteType>(again % kByte),
                                          static_cast<GifByteType>(again / kByte)};
  check(EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE));
  check(EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0"));
  check(EGifPutExtensionBlock(m_gif, static_cast<int>(repeat.size()), repeat.data()));
  check(EGifPutExtensionTrailer(m_gif));
}

void GifWriter::add(const QImage& frame, int centiseconds) {
  const bool first = m_shown.empty();
  const auto width = static_cast<std::size_t>(m_size.width());
  const auto height = static_cast<std::size_t>(m_size.height());
  std::vector<std::uint8_t> indices(width * height);
  QRect changed;
  for (std::size_t y = 0; y < height; ++y) {
    const auto* const row = reinterpret_cast<const QRgb*>(frame.constScanLine(static_cast<int>(y)));
    std::uint8_t* const out = indices.data() + y * width;
    std::size_t left = width;
    std::size_t right = 0;
    for (std::size_t x = 0; x < width; ++x) {
      out[x] = x > 0 && row[x] == row[x - 1] ? out[x - 1] : m_palette.indexOf(row[x]);
      if (first || out[x] != m_shown[y * width + x]) {
        left = std::min(left, x);
        right = x;
      }
    }
    if (left < width) {
      changed |= QRect(QPoint(static_cast<int>(left), static_cast<int>(y)),
                       QPoint(static_cast<int>(right), static_cast<int>(y)));
    }
  }
  if (!first && changed.isNull()) {
    m_duration += centiseconds;
    return;
  }
  if (first) {
    writeHead();
  } else {
    writePending();
  }
  m_rect = changed;
  m_duration = centiseconds;
  m_pending.clear();
  for (int y = changed.top(); y <= changed.bottom(); ++y) {
    for (int x = changed.left(); x <= changed.right(); ++x) {
      const std::size_t at = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x);
      m_pending.push_back(!first && indices[at] == m_shown[at] ? kAsBefore : indices[at]);
    }
  }
  m_shown = std::move(indices);
}

void GifWriter::writePending() {
  GraphicsControlBlock control{};
  control.DisposalMode = DISPOSE_DO_NOT;
  constexpr int kLongest = 65535;
  control.DelayTime = std::min(m_duration, kLongest);
  control.TransparentColor = kAsBefore;
  std::array<GifByteType, 4> extension{};
  EGifGCBToExtension(&control, extension.data());
  check(EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                         extension.data()));
  check(EGifPutImageDesc(m_gif, m_rect.left(), m_rect.top(), m_rect.width(), m_rect.height(), false,
                         nullptr));
  for (int y = 0; y < m_rect.height(); ++y) {
    check(EGifPutLine(m_gif, m_pending.data() + static_cast<std::ptrdiff_t>(y) * m_rect.width(),
                      m_rect.width()));
  }
}

void GifWriter::finish() {
  if (!m_shown.empty()) writePending();
  int error = 0;
  GifFileType* const gif = m_gif;
  m_gif = nullptr;
  const int status = EGifCloseFile(gif, &error);
  if (m_failure) std::rethrow_exception(m_failure);
  if (status != GIF_OK) {
    throw values::Error(values::ErrorKind::unavailable,
                        std::string("The GIF cannot be written: ") + GifErrorString(error) + ".");
  }
}

}  // namespace lanescope::app
