// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv_field.h"

namespace lanescope::app {

std::string csvField(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

QString csvLine(const QStringList& fields) {
  QStringList quoted;
  quoted.reserve(fields.size());
  for (const QString& field : fields) {
    quoted += QString::fromStdString(csvField(field.toStdString()));
  }
  return quoted.join(QLatin1Char(',')) + QLatin1Char('\n');
}

QString csvText(const QString& text) {
  constexpr QLatin1String kBeginnings("=+-@\t\r\n");
  const bool isFormula = !text.isEmpty() && kBeginnings.contains(text.front());
  return isFormula ? QLatin1Char('\'') + text : text;
}

}  // namespace lanescope::app
