// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "request/request.h"
#include "request/result.h"

// The arrays that a kernel leaves, all of their elements.

namespace lanescope::cli {

/// The most elements that `run --json` prints; a file holds all.
inline constexpr std::uint64_t kMostPrintedElements = 1U << 16;

/// Returns the number of elements of all arrays that the request's kernel leaves. Throws
/// values::Error (badInput) where the parameters break a limit.
[[nodiscard]] std::uint64_t elementsLeft(const values::RunRequest& request);

/// Returns [{"name", "dtype", "shape", "values"}, …]: the shape of a matrix is [rows, columns], its
/// values row by row; a number that is NaN or infinite is null.
[[nodiscard]] nlohmann::json outputsJson(const values::RunResult& result);

/// Returns an array's elements; a number that is NaN or infinite is null.
[[nodiscard]] nlohmann::json elementsJson(const values::HostArray& array);
/// Returns the shortest text from which the same element is read, or nothing where there is none.
[[nodiscard]] std::string elementText(const values::HostArray& array, std::size_t i);

/// Refuses a path that ends neither in .csv nor in .json: throws values::Error (badInput).
void checkResultPath(const QString& path);
/// Returns the content of such a file. As .json {"kernel", "outputs"}; as .csv a column per array
/// with its name above, or of a matrix its rows, without a head. Numbers have as many digits as
/// tell them apart.
[[nodiscard]] std::string outputsText(const QString& path, const values::RunResult& result);

}  // namespace lanescope::cli
