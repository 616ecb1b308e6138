// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/complaint.h"

#include <algorithm>
#include <utility>

namespace lanescope::app {

QString LessonComplaint::text() const {
  return line > 0 ? QStringLiteral("%1:%2: %3").arg(file).arg(line).arg(sentence)
                  : QStringLiteral("%1: %2").arg(file, sentence);
}

void LessonComplaints::add(int line, const QString& sentence) {
  if (m_complaints.size() < kMostComplaints) m_complaints.push_back({m_file, line, sentence});
}

std::vector<LessonComplaint> LessonComplaints::take() {
  std::ranges::stable_sort(m_complaints, {}, &LessonComplaint::line);
  return std::exchange(m_complaints, {});
}

}  // namespace lanescope::app
