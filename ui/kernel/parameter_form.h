// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/catalog.h"

class QFormLayout;

namespace lanescope::ui {

class ParameterField;

/// A form of two columns, as all of the window's are.
[[nodiscard]] QFormLayout* makeForm(QWidget* parent);

/// The fields of a kernel's parameters, or of some of them, made from its catalogue row. What
/// breaks a limit is marked, and said in words.
class ParameterForm : public QWidget {
  Q_OBJECT

 public:
  using Choice = std::function<bool(std::string_view parameter)>;

  explicit ParameterForm(QWidget* parent = nullptr);

  /// `row` must outlive the form. Parameters that the last kernel had too keep their text.
  /// In the order of Tab the fields come after `previous`, which may be null. `isShown` chooses
  /// the parameters that get a field. Without it all of them do.
  void setKernel(const catalog::KernelRow& row, QWidget* previous, const Choice& isShown = {});
  /// From the next kernel on the block can be auto. Then `read` leaves it to the caller.
  void offerAutoBlock() { m_offersAutoBlock = true; }
  [[nodiscard]] bool isBlockAuto() const;
  /// Marks the field of this parameter.
  void complain(std::string_view parameter, const QString& sentence);
  void setText(std::string_view parameter, const QString& text);
  /// What each field says, valid or not.
  [[nodiscard]] std::vector<std::pair<std::string_view, QString>> texts() const;
  /// Writes the fields' values into `parameters` and returns the first complaint. A field whose
  /// parameter `isDecided` cannot be edited and is not read.
  QString read(values::Parameters& parameters, const Choice& isDecided = {});
  /// The first complaint about parameters that are each within their limits.
  QString checkTogether(const values::Parameters& parameters);
  /// The layout, for aligning its labels with those of another form.
  [[nodiscard]] QFormLayout& layoutOfFields() { return *m_form; }

 signals:
  /// Another text stands in the field of this parameter.
  void edited(const QString& parameter);
  /// Enter was pressed in a field.
  void submitted();

 private:
  const catalog::KernelRow* m_row = nullptr;
  QFormLayout* m_form;
  std::vector<ParameterField*> m_fields;
  bool m_offersAutoBlock = false;
};

}  // namespace lanescope::ui
