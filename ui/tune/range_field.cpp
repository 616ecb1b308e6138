// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/range_field.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>

#include "app/text/text.h"
#include "ui/tune/tune_words.h"

namespace lanescope::ui {
RangeField::RangeField(const catalog::ParameterSpec& spec, bool isSwept, const QString& range,
                       QHBoxLayout& layout, QWidget* parent)
    : m_spec(&spec),
      m_box(new QCheckBox(toQString(spec.name), parent)),
      m_line(new QLineEdit(range, parent)) {
  m_box->setChecked(isSwept);
  //: Name for screen readers. %1: title of a parameter, "Threads per block"
  m_box->setAccessibleName(TuneWords::tr("Sweep over %1").arg(catalogText(spec.title)));
  m_line->setEnabled(isSwept);
  //: Name for screen readers. %1: title of a parameter, "Threads per block"
  m_line->setAccessibleName(TuneWords::tr("Values of %1").arg(catalogText(spec.title)));
  //: %1: title of a parameter. What is typed stays: 32..1024 and 96:128
  m_line->setToolTip(TuneWords::tr("%1: a range that doubles, as 32..1024, or a list, as 96:128")
                         .arg(catalogText(spec.title)));
  m_line->setAcceptDrops(false);
  m_line->setMinimumWidth(70);
  QObject::connect(m_box, &QCheckBox::toggled, m_line, &QLineEdit::setEnabled);
  layout.addWidget(m_box);
  layout.addWidget(m_line, 1);
}

bool RangeField::isSwept() const {
  return m_box->isChecked();
}

QString RangeField::range() const {
  return m_line->text().trimmed();
}

}  // namespace lanescope::ui
