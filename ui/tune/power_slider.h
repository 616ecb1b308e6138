// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QStringList>

namespace lanescope::ui {

class ParameterField;

/// A slider for the field of a parameter: over its powers of two, or over its choices. A number
/// between two powers puts it at the lower one.
class PowerSlider : public QSlider {
  Q_OBJECT

 public:
  /// Stands in the field's layout from then on, before its editor. `largest`: where it ends, if
  /// the parameter goes further.
  PowerSlider(ParameterField& field, std::int64_t largest);

 private:
  [[nodiscard]] int positionOf(const QString& text) const;

  ParameterField& m_field;
  QStringList m_texts;  ///< of the positions
};

}  // namespace lanescope::ui
