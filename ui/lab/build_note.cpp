// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/build_note.h"

#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>
#include <chrono>

#include "ui/widgets/complaint_label.h"
#include "ui/widgets/controls.h"

namespace lanescope::ui {
namespace {

constexpr std::chrono::milliseconds kPatience{500};

}  // namespace

BuildNote::BuildNote(QWidget* parent)
    : QWidget(parent),
      m_words(makeWords(this, "muted", tr("How the build went"))),
      m_complaint(new ComplaintLabel(tr("What is wrong with the kernel"), this)),
      m_bar(makeProgress(this, tr("Progress of the build"), 0)) {
  setObjectName(QStringLiteral("buildNote"));
  QSizePolicy policy = m_bar->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_bar->setSizePolicy(policy);
  m_bar->hide();
  m_words->setTextFormat(Qt::PlainText);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(6, 2, 6, 2);
  column->setSpacing(2);
  addAll(*column, {m_words, m_complaint, m_bar});
  m_patience.setSingleShot(true);
  connect(&m_patience, &QTimer::timeout, this, [this] {
    m_bar->show();
    //: Below the editor of a kernel, while it is compiled
    say(tr("Compiling…"));
  });
}

void BuildNote::setBusy(bool isBusy) {
  if (!isBusy) {
    m_patience.stop();
    m_bar->hide();
  } else if (!m_bar->isVisible() && !m_patience.isActive()) {
    m_patience.start(kPatience);
  }
}

void BuildNote::say(const QString& sentence) {
  m_complaint->say({});
  m_words->setText(sentence);
  m_words->show();
}

void BuildNote::complain(const QString& sentence) {
  m_words->hide();
  m_complaint->say(sentence);
}

QString BuildNote::sentence() const {
  return m_complaint->isHidden() ? m_words->text() : m_complaint->text();
}

}  // namespace lanescope::ui
