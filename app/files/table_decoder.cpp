// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/table_decoder.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <system_error>
#include <utility>
#include <vector>

#include "app/decode/decoder_process.h"
#include "platform/memory.h"
#include "values/error.h"
#include "values/size_text.h"

namespace lanescope::app {
namespace {

using values::ErrorKind;
namespace fs = std::filesystem;

/// The arguments are FILE SHAPE BYTES ROWS COLUMN…, with the shape, the limits and the columns of
/// CsvOptions. Progress is u64, u64: the bytes of the file and of its numbers so far. The result is
/// u64 (width), text (remark), u64 and texts (names), u64 and arrays (u64, float32 …).
constexpr std::size_t kFirstColumn = 4;
constexpr const char* kMatrix = "matrix";
constexpr const char* kColumns = "columns";

/// How far the decoder is, for the sentence about memory.
struct Read {
  std::uint64_t bytes = 0;
  std::uint64_t numberBytes = 0;
  bool fits = true;  ///< as far as it was checked
};

/// Estimates the bytes of the numbers of the whole file; 0 without an estimate.
double numberBytesOf(const fs::path& file, const Read& read) {
  std::error_code code;
  const std::uintmax_t size = fs::file_size(file, code);
  if (code || read.bytes == 0) return 0;
  return static_cast<double>(read.numberBytes) * static_cast<double>(size) /
         static_cast<double>(read.bytes);
}

/// Throws Error (unavailable) for lack of memory. `how`: how the decoder ended, or empty.
[[noreturn]] void failForMemory(const fs::path& file, const Read& read, const std::string& how) {
  std::string sentence = "There is not enough memory for the numbers of " + file.string();
  if (const double all = numberBytesOf(file, read); all > 0) {
    sentence += ": they take about " + values::sizeText(static_cast<std::uint64_t>(all)) +
                ", and twice as much while they are read";
  }
  values::unavailable(sentence + (how.empty() ? "." : "; " + how + "."));
}

CsvData readFrom(DecodedReader& in) {
  constexpr std::uint64_t kMostColumns = std::uint64_t{1} << 20;
  constexpr std::uint64_t kMostNumbers = std::uint64_t{1} << 40;
  CsvData data;
  data.width = std::max<std::uint64_t>(1, in.count(kMostColumns));
  data.remark = in.text();
  for (std::uint64_t left = in.count(2); left > 0; --left) {
    data.names.push_back(in.text());
  }
  for (std::uint64_t left = in.count(2); left > 0; --left) {
    const auto numbers = in.bytes(in.count(kMostNumbers) * sizeof(float));
    data.columns.emplace_back().bytes.assign(numbers.begin(), numbers.end());
  }
  in.expectEnd();
  return data;
}

/// What follows the progress of a decoder. Throws unavailable where the numbers will not fit into
/// memory.
DecoderProgress following(const fs::path& file, const CsvOptions& options, Read& read) {
  return [&file, &options, &read](std::uint64_t bytes, std::uint64_t numberBytes) {
    const Read before = std::exchange(read, {bytes, numberBytes, false});
    if (read.bytes <= before.bytes || read.bytes > options.maxBytes) {
      throw DecoderLost(file.string() + " could not be read: its decoder gave no sound answer.");
    }
    // The check comes before the machine runs out of memory.
    if (before.bytes == 0) {
      platform::checkFits("Reading " + file.string(), 2 * numberBytesOf(file, read),
                          platform::readMemory());
    }
    read.fits = true;
  };
}

/// Whether a table as the reader makes it: of equal columns, whole rows and finite numbers.
bool isTable(const CsvData& data, const CsvOptions& options) {
  const std::size_t names = options.asMatrix ? 0 : data.columns.size();
  if (data.columns.empty() || data.names.size() != names || data.rows() > options.maxRows) {
    return false;
  }
  return std::ranges::all_of(data.columns, [&data](const values::HostArray& array) {
    return array.count() == data.rows() * data.width && array.count() > 0 &&
           std::ranges::all_of(array.as<float>(), [](float x) { return std::isfinite(x); });
  });
}

void writeTo(DecodedWriter& out, const CsvData& data) {
  out.number<std::uint64_t>(data.width);
  out.text(data.remark);
  out.number<std::uint64_t>(data.names.size());
  for (const std::string& name : data.names) out.text(name);
  out.number<std::uint64_t>(data.columns.size());
  for (const values::HostArray& array : data.columns) {
    out.number<std::uint64_t>(array.count());
    out.bytes(array.bytes);
  }
}

Decoder::Opened openInDecoder(std::span<const std::string> arguments) {
  if (arguments.size() < kFirstColumn) values::refuse("The decoder of tables lacks arguments.");
  CsvOptions options;
  options.asMatrix = arguments[1] == kMatrix;
  options.maxBytes = std::strtoull(arguments[2].c_str(), nullptr, 10);
  options.maxRows = std::strtoull(arguments[3].c_str(), nullptr, 10);
  options.columns.assign(arguments.begin() + kFirstColumn, arguments.end());
  const auto file = std::make_shared<FileDescriptor>(openTable(arguments[0], options));
  return {file->get(), [file, options, name = arguments[0]](
                           DecodedWriter& out, const DecoderProgress& progress) mutable {
            options.progress = progress;
            writeTo(out, readCsv(STDIN_FILENO, name, options));
          }};
}

}  // namespace

CsvData readTable(const fs::path& file, const CsvOptions& options, std::stop_token stop) {
  // A digit and its separator become a number of four bytes, and twice where their column is named
  // twice.
  constexpr std::uint64_t kLongestTexts = std::uint64_t{16} << 20;
  DecoderTask task{std::string(kTableDecoder.kind), file, 4 * options.maxBytes + kLongestTexts};
  task.arguments = {options.asMatrix ? kMatrix : kColumns, std::to_string(options.maxBytes),
                    std::to_string(options.maxRows)};
  task.arguments.insert(task.arguments.end(), options.columns.begin(), options.columns.end());
  Read read;
  try {
    DecodedReader in = decodeFile(task, std::move(stop), following(file, options, read));
    CsvData data = readFrom(in);
    if (!isTable(data, options)) in.fail();
    return data;
  } catch (const DecoderLost& lost) {
    if (!lost.isKilled()) throw;
    failForMemory(file, read, "the system ended the process that read them");
  } catch (const values::Error& error) {
    // The decoder knows nothing of the whole file.
    if (error.kind() != ErrorKind::unavailable || !read.fits) throw;
    failForMemory(file, read, {});
  } catch (const std::bad_alloc&) {
    failForMemory(file, read, {});
  }
}

const Decoder kTableDecoder{"table", &openInDecoder};

}  // namespace lanescope::app
