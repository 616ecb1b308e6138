// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <optional>

#include "request/sampling.h"

namespace lanescope::ui {

/// How long a run may take, in seconds, as --time-limit says it on the command line. 0 reads
/// "none".
class TimeLimitField : public QDoubleSpinBox {
  Q_OBJECT

 public:
  explicit TimeLimitField(QWidget* parent = nullptr);

  /// The limit; nothing where there is none.
  [[nodiscard]] std::optional<values::Milliseconds> limit() const;

 signals:
  /// Enter was pressed in the field.
  void submitted();

 protected:
  [[nodiscard]] QString textFromValue(double seconds) const override;
  /// The wheel scrolls the panel unless the field is being edited.
  void wheelEvent(QWheelEvent* event) override;
};

}  // namespace lanescope::ui
