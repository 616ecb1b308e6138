// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

namespace lanescope::app {

/// The most submissions of a folder.
inline constexpr std::size_t kMostSubmissions = 500;

/// What one student has handed in.
struct Submission {
  QString name;         ///< of its file, or of its folder
  QString text;         ///< of the .cu file
  QString refusal;      ///< why the file is not read, as a sentence; empty: it is
  QByteArray key = {};  ///< see keyOf; empty where it is refused
};

/// Reads the submissions of a folder, in ascending order of their names: each .cu file, and each
/// folder with one. Links and what is no plain file are refused, so that a submission cannot be a
/// file of the teacher. Hidden files and other files are left out. Throws values::Error (badInput)
/// where there is no such folder, no submission, or too many.
[[nodiscard]] std::vector<Submission> submissionsIn(const QString& folder);

/// A hash of the tokens of a text: equal where texts differ in comments and white space alone.
[[nodiscard]] QByteArray keyOf(const QString& text);

}  // namespace lanescope::app
