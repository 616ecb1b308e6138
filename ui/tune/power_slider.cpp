// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/power_slider.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <algorithm>
#include <bit>

#include "app/text/number_text.h"
#include "app/text/text.h"
#include "ui/kernel/parameter_field.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

/// The number in a text, which may be a power: "2^20". Nothing for another text.
std::optional<std::int64_t> numberIn(const QString& text) {
  bool ok = false;
  const QString power = text.startsWith(QLatin1String("2^")) ? text.mid(2) : QString();
  const qint64 number = (power.isEmpty() ? text : power).toLongLong(&ok);
  if (!ok) return {};
  if (power.isEmpty()) return number;
  return number >= 0 && number < 63 ? std::optional(std::int64_t{1} << number) : std::nullopt;
}

}  // namespace

PowerSlider::PowerSlider(ParameterField& field, std::int64_t largest)
    : QSlider(Qt::Horizontal, &field), m_field(field) {
  const catalog::ParameterSpec& spec = field.spec();
  if (spec.optional) m_texts += QStringLiteral("auto");
  for (const std::string_view choice : spec.choices) m_texts += toQString(choice);
  if (spec.type == catalog::ParameterSpec::Type::integer) {
    const std::int64_t last = std::min(spec.maximum, largest);
    const auto first =
        static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(spec.minimum)));
    for (std::int64_t power = first; power <= last; power *= 2) m_texts += sizeInput(power);
  }
  setRange(0, static_cast<int>(m_texts.size()) - 1);
  setPageStep(1);
  setMinimumWidth(90);
  //: Name for screen readers. %1: title of a parameter, "Threads per block"
  setAccessibleName(tr("%1, slider").arg(catalogText(spec.title)));
  setToolTip(catalogText(spec.help));
  setFocusPolicy(Qt::StrongFocus);
  setValue(positionOf(field.text()));
  static_cast<QHBoxLayout*>(field.layout())->insertWidget(0, this, 1);
  connect(this, &QSlider::valueChanged, this, [this](int at) { m_field.setText(m_texts[at]); });
  connect(&field, &ParameterField::edited, this, [this] {
    const QSignalBlocker quiet(this);
    setValue(positionOf(m_field.text()));
  });
}

int PowerSlider::positionOf(const QString& text) const {
  const auto exact = m_texts.indexOf(text);
  if (exact >= 0) return static_cast<int>(exact);
  const auto number = numberIn(text);
  int at = 0;
  for (int i = 0; number && i < m_texts.size(); ++i) {
    const auto there = numberIn(m_texts[i]);
    if (there && *there <= *number) at = i;
  }
  return at;
}

}  // namespace lanescope::ui
