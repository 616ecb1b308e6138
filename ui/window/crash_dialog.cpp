// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/crash_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lanescope::ui {
namespace {

constexpr QSize kSize{760, 420};

}  // namespace

void CrashDialog::showOver(QWidget& window) {
  auto* dialog = new CrashDialog(&window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

CrashDialog::CrashDialog(QWidget* parent)
    : QDialog(parent),
      m_about(new QLabel(this)),
      m_list(new QListWidget(this)),
      m_text(new QPlainTextEdit(this)),
      m_copy(new QPushButton(tr("&Copy the report"), this)),
      m_delete(new QPushButton(tr("&Delete the report"), this)) {
  //: Title of a dialog
  setWindowTitle(tr("Crash reports"));
  resize(kSize);
  m_about->setWordWrap(true);
  m_list->setAccessibleName(tr("Crash reports, the newest first"));
  m_text->setAccessibleName(tr("Text of the report"));
  m_text->setReadOnly(true);
  m_text->setTabChangesFocus(true);
  m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  auto* both = new QHBoxLayout;
  both->addWidget(m_list, 2);
  both->addWidget(m_text, 3);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
  buttons->addButton(m_delete, QDialogButtonBox::ActionRole);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_about);
  layout->addLayout(both, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListWidget::currentRowChanged, this, &CrashDialog::showReport);
  connect(m_copy, &QPushButton::clicked, this, &CrashDialog::copy);
  connect(m_delete, &QPushButton::clicked, this, &CrashDialog::remove);
  fill();
}

void CrashDialog::fill() {
  m_reports = app::crashReports();
  m_list->clear();
  for (const app::CrashReport& report : m_reports) {
    m_list->addItem(QLocale().toString(report.when, QLocale::ShortFormat) + QLatin1String("  ") +
                    report.program);
  }
  const bool isEmpty = m_reports.isEmpty();
  m_about->setText(isEmpty ? tr("No crash has been reported.")
                           : tr("A report says where a program crashed, by its modules and "
                                "offsets. It holds none of your data, and nobody gets it unless "
                                "you send it."));
  m_list->setVisible(!isEmpty);
  m_text->setVisible(!isEmpty);
  m_copy->setEnabled(!isEmpty);
  m_delete->setEnabled(!isEmpty);
  m_list->setCurrentRow(isEmpty ? -1 : 0);
}

void CrashDialog::showReport(int row) {
  m_text->setPlainText(row < 0 ? QString() : m_reports[row].text);
}

void CrashDialog::copy() {
  QGuiApplication::clipboard()->setText(m_text->toPlainText());
}

void CrashDialog::remove() {
  app::deleteCrashReport(m_reports[m_list->currentRow()]);
  fill();
}

}  // namespace lanescope::ui
