// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace lanescope::app {

/// What is wrong in a file of a lesson or an exercise, and where.
struct LessonComplaint {
  QString file;      ///< its name in the folder: "lesson.md"
  int line = 0;      ///< from 1; 0: the file as a whole
  QString sentence;  ///< one plain sentence

  /// "lesson.md:12: There is no kernel dot_shard."
  [[nodiscard]] QString text() const;
};

/// Collects the complaints about one file. It keeps the first `kMostComplaints`, since a file that
/// is no lesson at all could have one on each line.
class LessonComplaints {
 public:
  static constexpr std::size_t kMostComplaints = 100;

  explicit LessonComplaints(QString file) : m_file(std::move(file)) {}
  void add(int line, const QString& sentence);

  [[nodiscard]] const QString& file() const { return m_file; }
  /// In the order of their lines.
  [[nodiscard]] std::vector<LessonComplaint> take();

 private:
  QString m_file;
  std::vector<LessonComplaint> m_complaints;
};

}  // namespace lanescope::app
