// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/catalog.h"

class QFormLayout;

namespace lanescope::ui {

class FlowLayout;
class ParameterField;

/// A form of two columns, as all of the window's are.
[[nodiscard]] QFormLayout* makeForm(QWidget* parent);

/// The fields of a kernel's parameters, or of some of them, made from its catalogue row. They stand
/// one below the other with their titles, or in a row with their names. What breaks a limit is
/// marked, and said in words.
class ParameterForm : public QWidget {
  Q_OBJECT

 public:
  using Choice = std::function<bool(std::string_view parameter)>;

  explicit ParameterForm(QWidget* parent = nullptr);
  /// A row of fields between other controls, which goes on below where it is narrow.
  ParameterForm(std::initializer_list<QWidget*> before, std::initializer_list<QWidget*> after,
                QWidget* parent);

  /// `row` must outlive the form. Parameters that the last kernel had too keep their text, unless
  /// it was the usual one of that kernel.
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
  /// The fields whose parameter `isDecided` show the value that it has in `parameters`, and the
  /// others their own text.
  void showDecided(const values::Parameters& parameters, const Choice& isDecided);
  /// The first complaint about parameters that are each within their limits.
  QString checkTogether(const values::Parameters& parameters);
  /// The fields of the present kernel, in their order on the screen.
  [[nodiscard]] const std::vector<ParameterField*>& fields() const { return m_fields; }
  /// The layout, for aligning its labels with those of another form. There is none of a row.
  [[nodiscard]] QFormLayout& layoutOfFields() { return *m_form; }

 signals:
  /// Another text stands in the field of this parameter.
  void edited(const QString& parameter);
  /// Enter was pressed in a field.
  void submitted();

 private:
  void addToRow(QWidget* control);
  void add(ParameterField* field);
  void removeFields();

  const catalog::KernelRow* m_row = nullptr;
  QFormLayout* m_form = nullptr;  ///< exactly one of the two layouts exists
  FlowLayout* m_flow = nullptr;
  int m_before = 0;  ///< the number of controls in the row before the fields
  std::vector<ParameterField*> m_fields;
  bool m_offersAutoBlock = false;
};

}  // namespace lanescope::ui
