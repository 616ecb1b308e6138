// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/tune/sweep_axes.h"
#include "catalog/catalog.h"

class QCheckBox;
class QHBoxLayout;
class QLineEdit;
class QWidget;

namespace lanescope::ui {

/// A check box and a field: whether a parameter is swept, and over which values: "32..1024".
class RangeField {
 public:
  /// Adds two widgets to the layout. `spec` must outlive the field.
  RangeField(const catalog::ParameterSpec& spec, bool isSwept, const QString& range,
             QHBoxLayout& layout, QWidget* parent);

  [[nodiscard]] std::string_view name() const { return m_spec->name; }
  [[nodiscard]] bool isSwept() const;
  [[nodiscard]] QString range() const;
  [[nodiscard]] QCheckBox& box() const { return *m_box; }
  [[nodiscard]] QLineEdit& line() const { return *m_line; }

 private:
  const catalog::ParameterSpec* m_spec;
  QCheckBox* m_box;
  QLineEdit* m_line;
};

}  // namespace lanescope::ui
