// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/data_source.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSettings>

#include "app/engine/background.h"
#include "app/files/csv_matrix.h"
#include "app/files/table_decoder.h"
#include "app/text/list_text.h"
#include "app/text/sentence_text.h"
#include "app/text/text.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/field_length.h"
#include "values/error.h"

namespace lanescope::ui {
namespace {

const QString kFolderSetting = QStringLiteral("dataFolder");

}  // namespace

DataSource::DataSource(Kind kind, const QString& name, QWidget* parent)
    : QWidget(parent),
      m_kind(kind),
      m_name(name),
      //: A button: opens a dialog of files
      m_open(new QPushButton(
          name.isEmpty()
              ? tr("Open CSV…")
              : /*: A button: opens a dialog of files. %1: name of the matrix, "A" */ tr("Open %1…")
                    .arg(name),
          this)),
      m_clear(makeButton(this, tr("Use the pattern"),
                         tr("Forget the file; the pattern makes the inputs."),
                         tr("Use the pattern instead of the file"))),
      m_columns(new QLineEdit(this)),
      //: Name for screen readers of the words on the opened file
      m_description(makeWords(this, "muted", tr("Data"))) {
  setProperty("manualPage", "inputs.md#your-own-numbers");
  //: %1: name of the matrix, "A"
  m_open->setToolTip(
      kind == Kind::matrix
          ? tr("Numbers from a text table: each of its lines is a row of %1.").arg(name)
          : tr("Numbers from a text table: one or two columns; a second input without one "
               "is all ones."));
  m_open->setAccessibleName(
      name.isEmpty()
          ? tr("Open a CSV file")
          : /*: %1: name of the matrix, "A" */ tr("Open a CSV file as matrix %1").arg(name));
  m_columns->setVisible(kind == Kind::columns);
  m_columns->setMaxLength(kLongestSearch);
  m_columns->setPlaceholderText(tr("columns, as 1, 3"));
  m_columns->setToolTip(
      tr("One or two columns, by name or by number from 1, with a comma between."));
  m_columns->setAccessibleName(tr("Columns of the file"));
  m_description->setTextFormat(Qt::PlainText);
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_open, 0, 0);
  layout->addWidget(m_columns, 0, 1);
  layout->addWidget(m_description, 1, 0, 1, 2);
  layout->addWidget(m_clear, 2, 0, 1, 2);
  layout->setColumnStretch(1, 1);
  connect(m_open, &QPushButton::clicked, this, &DataSource::choose);
  connect(m_clear, &QPushButton::clicked, this, &DataSource::clear);
  connect(m_columns, &QLineEdit::returnPressed, this, [this] {
    if (!m_file.isEmpty()) open(m_file);
  });
  clear();
}

DataSource::~DataSource() {
  m_stop.request_stop();
}

void DataSource::choose() {
  QSettings settings;
  //: Title of a dialog of files
  const QString file = QFileDialog::getOpenFileName(
      this,
      m_name.isEmpty()
          ? tr("Open data")
          : /*: Title of a dialog of files. %1: name of the matrix, "A" */ tr("Open matrix %1")
                .arg(m_name),
      settings.value(kFolderSetting, QDir::homePath()).toString(),
      tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
  if (file.isEmpty()) return;
  settings.setValue(kFolderSetting, QFileInfo(file).absolutePath());
  open(file);
}

void DataSource::open(const QString& file) {
  m_stop.request_stop();
  m_stop = std::stop_source();
  m_file = file;
  m_reading = true;
  const quint64 generation = ++m_generation;
  //: Shown while it is done. %1: name of the file
  m_description->setText(tr("Reading %1…").arg(QFileInfo(file).fileName()));
  m_description->show();
  m_clear->show();
  app::inBackground(
      this, QFileInfo(file).fileName(),
      [kind = m_kind, file, columns = m_columns->text(), stop = m_stop.get_token()] {
        return kind == Kind::matrix ? readMatrix(file, stop) : readColumns(file, columns, stop);
      },
      [this, generation](const Table& table) {
        if (generation == m_generation) take(table);
      },
      [this, generation](const values::Error& error) {
        if (generation == m_generation) fail(sentenceText(error.what()));
      });
  emit changed();
}

void DataSource::clear() {
  m_stop.request_stop();
  ++m_generation;
  m_reading = false;
  m_file.clear();
  m_arrays.clear();
  m_description->hide();
  m_clear->hide();
  emit changed();
}

void DataSource::setColumns(const QString& columns) {
  m_columns->setText(columns);
}

void DataSource::use(const Arrays& arrays, std::int64_t rows, std::int64_t columns,
                     const QString& description) {
  clear();
  m_description->show();
  m_clear->show();
  Table table;
  table.arrays = arrays;
  table.rows = rows;
  table.columns = columns;
  table.description = description;
  take(table);
}

DataSource::Table DataSource::readColumns(const QString& file, const QString& columns,
                                          const std::stop_token& stop) {
  app::CsvOptions options;
  for (const QString& column : columns.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
    options.columns.push_back(column.trimmed().toStdString());
  }
  app::CsvData data = app::readTable(file.toStdString(), options, stop);
  QStringList names;
  for (const std::string& name : data.names) names += toQString(name);
  Table table;
  //: %1: name of the file; %2: names of columns, "x and y"; %L3: how many rows
  table.description =
      tr("%1: %2, %L3 rows").arg(QFileInfo(file).fileName(), andList(names)).arg(data.rows());
  if (!data.remark.empty()) table.description += QLatin1Char('\n') + sentenceText(data.remark);
  table.rows = static_cast<std::int64_t>(data.rows());
  table.columns = static_cast<std::int64_t>(data.columns.size());
  for (values::HostArray& column : data.columns) {
    table.arrays.push_back(std::make_shared<const values::HostArray>(std::move(column)));
  }
  return table;
}

DataSource::Table DataSource::readMatrix(const QString& file, const std::stop_token& stop) {
  app::CsvMatrix matrix = app::readMatrix(file.toStdString(), stop);
  Table table;
  //: A matrix from a file. %1: name of the file; %L2, %L3: how many rows and columns
  table.description =
      tr("%1: %L2 × %L3").arg(QFileInfo(file).fileName()).arg(matrix.rows).arg(matrix.columns);
  table.rows = matrix.rows;
  table.columns = matrix.columns;
  table.arrays.push_back(std::make_shared<const values::HostArray>(std::move(matrix.values)));
  return table;
}

void DataSource::take(const Table& table) {
  m_reading = false;
  m_arrays = table.arrays;
  m_rows = table.rows;
  m_columnCount = table.columns;
  m_inUse = table.description;
  m_description->setText(m_inUse);
  emit changed();
}

void DataSource::fail(const QString& sentence) {
  m_reading = false;
  // What was read before stays in use; without it the pattern does.
  //: %1: name of the file
  m_description->setText(
      !m_arrays.empty() ? m_inUse : tr("%1 was not read.").arg(QFileInfo(m_file).fileName()));
  emit failed(sentence);
  emit changed();
}

}  // namespace lanescope::ui
