// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/input_files.h"

#include <QVBoxLayout>
#include <algorithm>
#include <string>

#include "app/files/csv_matrix.h"
#include "app/text/text.h"
#include "request/parameter_table.h"
#include "values/error.h"

namespace lanescope::ui {

InputFiles::InputFiles(QWidget* parent)
    : QWidget(parent),
      m_table(new DataSource(DataSource::Kind::columns, {}, this)),
      m_a(new DataSource(DataSource::Kind::matrix, QStringLiteral("A"), this)),
      m_b(new DataSource(DataSource::Kind::matrix, QStringLiteral("B"), this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(6);
  m_table->setObjectName(QStringLiteral("table"));
  m_a->setObjectName(QStringLiteral("matrixA"));
  m_b->setObjectName(QStringLiteral("matrixB"));
  for (DataSource* const source : {m_table, m_a, m_b}) {
    layout->addWidget(source);
    connect(source, &DataSource::changed, this, &InputFiles::changed);
    connect(source, &DataSource::failed, this, &InputFiles::failed);
  }
  m_a->hide();
  m_b->hide();
}

std::vector<DataSource*> InputFiles::shown() const {
  if (m_matrices == 0) return {m_table};
  if (m_matrices == 1) return {m_a};
  return {m_a, m_b};
}

void InputFiles::setKernel(const catalog::KernelRow& row) {
  m_matrices = catalog::takesMatrices(row) ? row.inputs.size() : 0;
  m_table->setVisible(m_matrices == 0);
  m_a->setVisible(m_matrices > 0);
  m_b->setVisible(m_matrices > 1);
}

DataSource::Arrays InputFiles::arrays() const {
  DataSource::Arrays all;
  for (const DataSource* const source : shown()) {
    all.insert(all.end(), source->arrays().begin(), source->arrays().end());
  }
  return all;
}

bool InputFiles::isReading() const {
  return std::ranges::any_of(shown(), &DataSource::isReading);
}

bool InputFiles::decides(std::string_view parameter) const {
  if (arrays().empty()) return false;
  return isOf(values::ParameterPart::pattern, parameter) ||
         isOf(values::ParameterPart::size, parameter);
}

void InputFiles::apply(values::Parameters& parameters) const {
  if (arrays().empty()) return;
  if (m_matrices == 0) {
    parameters.n = m_table->rows();
    return;
  }
  if (m_matrices == 1) {
    parameters.m = m_a->rows();
    parameters.n = m_a->columns();
    return;
  }
  for (const DataSource* const source : {m_a, m_b}) {
    if (!source->arrays().empty()) continue;
    //: %1: name of the matrix, "A" or "B"
    values::refuse(tr("Matrix %1 is missing: open its file, or use the pattern for both.")
                       .arg(source == m_a ? QStringLiteral("A") : QStringLiteral("B"))
                       .toStdString());
  }
  app::takeShape(parameters, m_a->rows(), m_a->columns(), m_b->rows(), m_b->columns());
}

std::array<std::pair<InputFiles::Place, DataSource*>, 3> InputFiles::all() const {
  return {{{Place::columns, m_table}, {Place::a, m_a}, {Place::b, m_b}}};
}

std::vector<app::SessionTable> InputFiles::tables() const {
  std::vector<app::SessionTable> tables;
  for (const auto& [place, source] : all()) {
    if (source->arrays().empty()) continue;
    tables.push_back({place, source->description().simplified().toStdString(), source->rows(),
                      source->columns(), source->arrays()});
  }
  return tables;
}

void InputFiles::setTables(const std::vector<app::SessionTable>& tables) {
  for (const auto& [place, source] : all()) {
    const auto found = std::ranges::find(tables, place, &app::SessionTable::place);
    if (found == tables.end()) {
      source->clear();
    } else {
      source->use(found->arrays, found->rows, found->columns, toQString(found->description));
    }
  }
}

void InputFiles::open(const QStringList& files) {
  const std::vector<DataSource*> sources = shown();
  std::size_t next = 0;
  if (files.size() == 1 && sources.size() > 1 && !sources.front()->arrays().empty() &&
      sources.back()->arrays().empty()) {
    next = 1;
  }
  for (const QString& file : files) {
    if (next == sources.size()) return;
    sources[next++]->open(file);
  }
}

void InputFiles::choose() {
  for (DataSource* const source : shown()) source->choose();
}

void InputFiles::clear() {
  for (DataSource* const source : shown()) source->clear();
}

}  // namespace lanescope::ui
