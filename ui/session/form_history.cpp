// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/form_history.h"

#include <QApplication>
#include <QScopedValueRollback>
#include <QUndoCommand>
#include <utility>

#include "app/text/text.h"
#include "ui/compare/comparison_bar.h"
#include "ui/compare/stage_page.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_panel.h"

namespace lanescope::ui {

/// A step from one form to another.
class FormHistory::Step : public QUndoCommand {
 public:
  Step(FormHistory& history, app::SessionForm before, app::SessionForm after, QString field,
       int series)
      : m_history(history),
        m_before(std::move(before)),
        m_after(std::move(after)),
        m_field(std::move(field)),
        m_series(series) {}

  void undo() override { m_history.showAgain(m_before); }
  void redo() override {
    // It has just been done when it is put on the stack.
    if (m_history.m_now != m_after) m_history.showAgain(m_after);
  }
  [[nodiscard]] int id() const override { return 1; }
  bool mergeWith(const QUndoCommand* other) override {
    const auto* next = static_cast<const Step*>(other);
    if (next->m_field != m_field || next->m_series != m_series) return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before);
    return true;
  }

 private:
  FormHistory& m_history;
  app::SessionForm m_before;
  app::SessionForm m_after;
  QString m_field;
  int m_series;
};

FormHistory::FormHistory(const SessionPages& pages, QObject* parent)
    : QObject(parent), m_pages(pages), m_now(formOn(pages)) {
  constexpr int kMostSteps = 100;
  m_stack.setUndoLimit(kMostSteps);
  connect(&m_pages.catalog, &CatalogView::kernelChosen, this, [this] {
    //: What can be undone, in the menu behind "Undo": the choice of a kernel
    note(QStringLiteral("kernel"), tr("kernel"));
  });
  connect(&m_pages.parameters, &ParameterPanel::edited, this, [this](const QString& parameter) {
    //: What can be undone, in the menu behind "Undo": where the kernel runs
    parameter.isEmpty() ? note(QStringLiteral("target"), tr("target"))
                        : note(parameter, nameOf(parameter));
  });
  connect(&m_pages.stage.comparisonBar(), &ComparisonBar::chosen, this, [this] {
    //: What can be undone, in the menu behind "Undo": the choice of what to compare with
    note(QStringLiteral("beside"), tr("comparison"));
  });
  connect(&m_pages.parameters, &ParameterPanel::runRequested, this, &FormHistory::endStep);
  connect(qApp, &QApplication::focusChanged, this, &FormHistory::endStep);
}

QString FormHistory::nameOf(const QString& parameter) const {
  const catalog::KernelRow* row = catalog::lookUp(m_now.kernel);
  const auto* spec = row == nullptr ? nullptr : row->parameter(parameter.toStdString());
  return spec == nullptr ? parameter : catalogText(spec->title);
}

void FormHistory::note(const QString& field, const QString& name) {
  if (m_showing) return;
  app::SessionForm before = std::exchange(m_now, formOn(m_pages));
  if (before == m_now) return;
  auto* step = new Step(*this, std::move(before), m_now, field, m_series);
  step->setText(name);
  m_stack.push(step);
}

void FormHistory::show(const app::SessionForm& form) {
  const QScopedValueRollback showing(m_showing, true);
  showForm(m_pages, form);
  m_now = formOn(m_pages);
  endStep();
}

void FormHistory::showAgain(const app::SessionForm& form) {
  const bool asks = form.kernel == m_now.kernel && form.compared != m_now.compared;
  show(form);
  if (!asks) return;
  const QScopedValueRollback showing(m_showing, true);
  emit m_pages.stage.comparisonBar().chosen();
}

void FormHistory::restart() {
  m_now = formOn(m_pages);
  m_stack.clear();
  endStep();
}

void FormHistory::endStep() {
  ++m_series;
}

}  // namespace lanescope::ui
