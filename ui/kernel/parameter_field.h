// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "catalog/catalog.h"

class QComboBox;
class QLineEdit;

namespace lanescope::ui {

/// The editor of one parameter, made from its row in the catalogue: a list for a choice, a list of
/// powers of two that can be typed over for a small or optional number, a line for any other.
class ParameterField : public QWidget {
  Q_OBJECT

 public:
  /// `spec` must outlive the field.
  explicit ParameterField(const catalog::ParameterSpec& spec, QWidget* parent = nullptr);

  [[nodiscard]] const catalog::ParameterSpec& spec() const { return m_spec; }
  /// The text, which catalog::assign reads.
  [[nodiscard]] QString text() const;
  void setText(const QString& text);
  /// Shows a value that is decided elsewhere, as by a file of inputs, and cannot be edited. `text`
  /// remains what it was, and stands here again with nothing.
  void showDecided(const std::optional<QString>& value);
  /// The field is as wide as a usual value needs.
  void setCompact();
  /// Also lists "auto".
  void offerAuto();
  /// Marks the field; the sentence becomes its accessible description. Empty: all is well.
  void setComplaint(const QString& sentence);

 signals:
  void edited();
  /// Enter was pressed in the field.
  void submitted();

 protected:
  /// The window undoes and redoes the changes of all fields.
  bool eventFilter(QObject* editor, QEvent* event) override;

 private:
  void makeCombo();
  void makeLine();

  const catalog::ParameterSpec& m_spec;
  QComboBox* m_combo = nullptr;  ///< exactly one of the two exists
  QLineEdit* m_line = nullptr;
  std::optional<QString> m_own;  ///< the text, while another one is shown
};

}  // namespace lanescope::ui
