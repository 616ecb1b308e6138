// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/lab_start.h"

#include <QMenu>
#include <QToolButton>

#include "app/exercise/exercise_reader.h"
#include "app/lab/plain_cuda.h"
#include "app/lesson/lesson_library.h"
#include "app/text/language.h"
#include "app/text/text.h"
#include "catalog/catalog.h"
#include "catalog/own/own_kernel.h"
#include "ui/kernel/catalog_view.h"
#include "ui/lab/problem_words.h"

namespace lanescope::ui {
namespace {

QString fileName(const QString& kernel) {
  return kernel.endsWith(QLatin1String(".cu")) ? kernel : kernel + QLatin1String(".cu");
}

}  // namespace

LabStart::LabStart(QToolButton& button, const CatalogView& catalog, QObject* parent)
    : QObject(parent),
      m_menu(new QMenu(&button)),
      m_exercises(new QMenu(m_menu)),
      m_catalog(catalog) {
  button.setMenu(m_menu);
  button.setPopupMode(QToolButton::InstantPopup);
  connect(m_menu, &QMenu::aboutToShow, this, &LabStart::fill);
}

LabText LabStart::first() {
  return ofProblem(values::nameOf(catalog::OwnProblem::dot));
}

LabText LabStart::ofProblem(std::string_view problem) {
  const auto known = values::fromName<catalog::OwnProblem>(std::string(problem));
  return {QStringLiteral("kernel.cu"), QString::fromStdString(app::textToStartFrom(known))};
}

LabText LabStart::copyOf(const QString& kernel) {
  const app::PlainCuda plain = app::plainCudaOf(kernel.toStdString());
  return {fileName(kernel), QString::fromStdString(plain.text), plain.whyNot};
}

LabText LabStart::ofExercise(const QString& name) {
  const QString folder = app::shippedFolder(app::ShippedKind::exercise, name);
  return {fileName(name), app::readExercise(folder, codeOfTexts()).skeleton, {}, folder};
}

QString LabStart::originalOf(const QString& text) {
  const std::string original = app::originalOf(text.toStdString());
  return original.empty() ? QString() : copyOf(QString::fromStdString(original)).text;
}

void LabStart::addExercises() {
  //: In a menu of kernels to begin with: a menu of exercises
  m_exercises->setTitle(tr("An exercise"));
  m_exercises->clear();
  m_menu->addMenu(m_exercises);
  const QStringList names = app::shippedNames(app::ShippedKind::exercise);
  for (qsizetype i = 0; i < names.size(); ++i) {
    const QString folder = app::shippedFolder(app::ShippedKind::exercise, names[i]);
    const QString title = app::readExercise(folder, codeOfTexts()).front.title;
    //: An exercise in a menu. %1: its number in the course; %2: its title
    QAction* action = m_exercises->addAction(tr("%1. %2").arg(i + 1).arg(title));
    connect(action, &QAction::triggered, this,
            [this, name = names[i]] { emit chosen(ofExercise(name)); });
  }
}

void LabStart::fill() {
  m_menu->clear();
  //: In a menu of kernels to begin with
  m_menu->addSection(tr("A short kernel"));
  for (const auto& [problem, name] : values::kNamesOf<catalog::OwnProblem>.names) {
    if (app::textToStartFrom(problem).empty()) continue;
    connect(m_menu->addAction(problemTitle(name)), &QAction::triggered, this,
            [this, id = name] { emit chosen(ofProblem(id)); });
  }
  addExercises();
  const QString kernel = m_catalog.kernel();
  const catalog::KernelRow* row = catalog::lookUp(kernel.toStdString());
  if (row == nullptr || row->added != nullptr) return;
  //: In a menu of kernels to begin with
  m_menu->addSection(tr("A copy"));
  const LabText copy = copyOf(kernel);
  QAction* action = m_menu->addAction(catalogText(row->title));
  action->setEnabled(copy.whyNot.isEmpty());
  action->setToolTip(copy.whyNot);
  m_menu->setToolTipsVisible(true);
  connect(action, &QAction::triggered, this, [this, copy] { emit chosen(copy); });
}

}  // namespace lanescope::ui
