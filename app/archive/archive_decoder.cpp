// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archive_decoder.h"

#include <fcntl.h>
#include <zip.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <string>
#include <vector>

#include "app/archive/archive_reader.h"
#include "app/decode/mapped_file.h"

namespace lanescope::app {
namespace {

struct CloseArchive {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseFile {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, CloseArchive>;
using ZipFile = std::unique_ptr<zip_file_t, CloseFile>;

/// Whether the entry is neither a plain file nor a folder, by the mode that Unix programs store.
bool isSpecial(zip_t* archive, zip_uint64_t number) {
  constexpr zip_uint32_t kTypeMask = 0170000;
  constexpr zip_uint32_t kRegular = 0100000;
  constexpr zip_uint32_t kFolder = 0040000;
  constexpr int kModeShift = 16;
  zip_uint8_t system = 0;
  zip_uint32_t attributes = 0;
  if (zip_file_get_external_attributes(archive, number, 0, &system, &attributes) != 0) return true;
  if (system != ZIP_OPSYS_UNIX) return false;
  const zip_uint32_t type = (attributes >> kModeShift) & kTypeMask;
  return type != 0 && type != kRegular && type != kFolder;
}

ArchiveEntry entryOf(zip_t* archive, zip_uint64_t number) {
  zip_stat_t stat{};
  constexpr zip_uint64_t kNeeded = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE;
  const bool isReadable = zip_stat_index(archive, number, ZIP_FL_ENC_STRICT, &stat) == 0 &&
                          (stat.valid & kNeeded) == kNeeded;
  if (!isReadable) return {};
  return {stat.name, stat.size, stat.comp_size, true, isSpecial(archive, number)};
}

/// Writes the contents of an entry, which have exactly the promised size.
void writeContents(DecodedWriter& out, zip_t* archive, zip_uint64_t number, std::uint64_t bytes) {
  const ZipFile file(zip_fopen_index(archive, number, 0));
  std::vector<std::byte> contents(bytes);
  // One byte more than promised shows a file that gives more.
  char beyond = 0;
  const bool isWhole =
      file && zip_fread(file.get(), contents.data(), bytes) == static_cast<zip_int64_t>(bytes) &&
      zip_fread(file.get(), &beyond, 1) == 0 &&
      zip_file_get_error(file.get())->zip_err == ZIP_ER_OK;
  out.number<std::uint8_t>(isWhole ? 1 : 0);
  if (isWhole) out.bytes(contents);
}

/// Writes the archive. Returns libzip's error, before which nothing was written.
int unpack(std::span<const std::byte> bytes, DecodedWriter& out) {
  if (bytes.empty()) return ZIP_ER_NOZIP;  // libzip takes no bytes for an archive without entries
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  const Archive archive(source == nullptr
                            ? nullptr
                            : zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error));
  if (!archive) return zip_error_code_zip(&error);
  const auto count = static_cast<zip_uint64_t>(zip_get_num_entries(archive.get(), 0));
  out.number<std::uint64_t>(ZIP_ER_OK);
  out.number<std::uint64_t>(count);
  std::vector<std::uint64_t> sizes;
  std::uint64_t left = kMostArchiveBytes;
  for (zip_uint64_t i = 0; i < std::min(count, kMostArchiveEntries); ++i) {
    const ArchiveEntry entry = entryOf(archive.get(), i);
    out.text(entry.path);
    out.number(entry.bytes);
    out.number(entry.packedBytes);
    out.number<std::uint8_t>(entry.isReadable ? 1 : 0);
    out.number<std::uint8_t>(entry.isSpecial ? 1 : 0);
    sizes.push_back(entry.bytes);
  }
  // The other end refuses what the list promises beyond the limits.
  for (zip_uint64_t i = 0; i < sizes.size() && sizes[i] <= left; ++i) {
    left -= sizes[i];
    writeContents(out, archive.get(), i, sizes[i]);
  }
  return ZIP_ER_OK;
}

Decoder::Opened openInDecoder(std::span<const std::string> arguments) {
  const int file = ::open(arguments[0].c_str(), O_RDONLY | O_CLOEXEC);
  const int openError = file >= 0 ? ZIP_ER_OK : errno == ENOENT ? ZIP_ER_NOENT : ZIP_ER_OPEN;
  const auto decode = [openError, bytes = mappedFile(file)](DecodedWriter& out,
                                                            const DecoderProgress& /*progress*/) {
    const int error = openError == ZIP_ER_OK ? unpack(bytes, out) : openError;
    if (error != ZIP_ER_OK) out.number(static_cast<std::uint64_t>(error));
  };
  return {file, decode};
}

}  // namespace

const Decoder kArchiveDecoder{"archive", &openInDecoder};

}  // namespace lanescope::app
