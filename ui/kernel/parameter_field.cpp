// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/parameter_field.h"
#include "ui/widgets/field_length.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStyle>
#include <algorithm>

#include "app/text/text.h"

namespace lanescope::ui {
namespace {

/// Beyond this a list of powers of two would be too long to choose from.
constexpr std::int64_t kLargestListed = 1024;
constexpr std::int64_t kLargestOfCombo = std::int64_t{1} << 16;

}  // namespace

ParameterField::ParameterField(const catalog::ParameterSpec& spec, QWidget* parent)
    : QWidget(parent), m_spec(spec) {
  const bool choice = spec.type == catalog::ParameterSpec::Type::choice;
  if (choice || spec.optional || spec.maximum <= kLargestOfCombo) {
    makeCombo();
  } else {
    makeLine();
  }
  QWidget* editor = m_combo != nullptr ? static_cast<QWidget*>(m_combo) : m_line;
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(editor);
  setFocusPolicy(Qt::StrongFocus);  // without one it has no place in the order of Tab
  setFocusProxy(editor);
  editor->installEventFilter(this);
  // A file that is dropped here is the window's.
  editor->setAcceptDrops(false);
  if (m_combo != nullptr && m_combo->lineEdit() != nullptr) {
    m_combo->lineEdit()->installEventFilter(this);
    m_combo->lineEdit()->setAcceptDrops(false);
  }
  editor->setAccessibleName(catalogText(spec.title));
  editor->setToolTip(catalogText(spec.help));
  setText(toQString(spec.defaultValue));
}

void ParameterField::makeCombo() {
  m_combo = new QComboBox(this);
  m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_combo->setMinimumContentsLength(5);
  if (m_spec.type == catalog::ParameterSpec::Type::choice) {
    for (const std::string_view choice : m_spec.choices) m_combo->addItem(toQString(choice));
  } else {
    m_combo->setEditable(true);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    m_combo->setCompleter(nullptr);
    if (m_spec.optional) m_combo->addItem(QStringLiteral("auto"));
    const std::int64_t last = std::min(m_spec.maximum, kLargestListed);
    for (std::int64_t power = 1; power <= last; power *= 2) {
      if (power >= m_spec.minimum) m_combo->addItem(QString::number(power));
    }
    m_combo->lineEdit()->setMaxLength(kLongestNumber);
    m_combo->lineEdit()->setAccessibleName(catalogText(m_spec.title));
    connect(m_combo->lineEdit(), &QLineEdit::returnPressed, this, &ParameterField::submitted);
  }
  connect(m_combo, &QComboBox::currentTextChanged, this, &ParameterField::edited);
}

void ParameterField::makeLine() {
  m_line = new QLineEdit(this);
  m_line->setMaxLength(kLongestNumber);
  m_line->setPlaceholderText(tr("a number, also as 2^20"));
  connect(m_line, &QLineEdit::textChanged, this, &ParameterField::edited);
  connect(m_line, &QLineEdit::returnPressed, this, &ParameterField::submitted);
}

bool ParameterField::eventFilter(QObject* editor, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
      event->ignore();
      return true;
    }
  }
  return QWidget::eventFilter(editor, event);
}

QString ParameterField::text() const {
  if (m_own) return *m_own;
  return (m_combo != nullptr ? m_combo->currentText() : m_line->text()).trimmed();
}

void ParameterField::showDecided(const std::optional<QString>& value) {
  if (!value && !m_own) return;
  QString own = text();
  const QSignalBlocker quiet(focusProxy());  // the text is what it was
  m_own.reset();
  setText(value.value_or(own));
  if (value) m_own = std::move(own);
}

void ParameterField::setText(const QString& text) {
  if (m_own) {
    *m_own = text;
    emit edited();
    return;
  }
  if (m_combo != nullptr) {
    m_combo->setCurrentText(text);
  } else {
    m_line->setText(text);
  }
}

void ParameterField::setCompact() {
  constexpr int kUsualDigits = 9;
  if (m_combo != nullptr) return m_combo->setMinimumContentsLength(4);
  m_line->setPlaceholderText(QStringLiteral("2^20"));
  m_line->setFixedWidth(kUsualDigits * m_line->fontMetrics().horizontalAdvance(QLatin1Char('0')) +
                        12);
}

void ParameterField::offerAuto() {
  if (m_combo == nullptr || m_combo->findText(QStringLiteral("auto")) >= 0) return;
  const QSignalBlocker quiet(m_combo);
  const QString text = m_combo->currentText();
  m_combo->insertItem(0, QStringLiteral("auto"));
  m_combo->setCurrentText(text);
}

void ParameterField::setComplaint(const QString& sentence) {
  QWidget* editor = focusProxy();
  editor->setAccessibleDescription(sentence.isEmpty() ? catalogText(m_spec.help) : sentence);
  const bool invalid = !sentence.isEmpty();
  if (editor->property("invalid").toBool() == invalid) return;
  editor->setProperty("invalid", invalid);
  // A style sheet looks at a dynamic property only when it is asked to.
  editor->style()->unpolish(editor);
  editor->style()->polish(editor);
}

}  // namespace lanescope::ui
