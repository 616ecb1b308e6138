// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_window.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/text/language.h"
#include "resources/resources.h"
#include "ui/manual/manual_browser.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/field_length.h"

namespace lanescope::ui {
namespace {

constexpr QSize kManualSize(1080, 820);
constexpr int kListWidth = 270;

QString keyText(const QKeySequence& key) {
  return key.toString(QKeySequence::NativeText);
}

}  // namespace

QString manualPlaceOf(const QWidget* widget) {
  for (; widget != nullptr; widget = widget->parentWidget()) {
    QString place = widget->property("manualPage").toString();
    if (!place.isEmpty()) return place;
  }
  return {};
}

ManualWindow::ManualWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_manual(codeOfTexts()),
      m_search(new QLineEdit(this)),
      m_found(makeWords(this, "muted", tr("What the search has found"))),
      m_list(new QListWidget(this)),
      m_back(makeSegment(this, QStringLiteral("‹"),
                         //: %1: the keys, "Alt+Left"
                         tr("The page before (%1)").arg(keyText(Qt::ALT | Qt::Key_Left)),
                         //: A button: goes to the page before
                         tr("Back"))),
      m_forward(makeSegment(this, QStringLiteral("›"),
                            //: %1: the keys, "Alt+Right"
                            tr("The next page (%1)").arg(keyText(Qt::ALT | Qt::Key_Right)),
                            //: A button: goes to the page after
                            tr("Forward"))),
      m_contents(
          //: A button: goes to the list of pages
          makeSegment(this, tr("Contents"), tr("The first page of the manual"),
                      //: A button: goes to the list of pages
                      tr("Contents"))),
      m_browser(new ManualBrowser(m_manual, this)) {
  setAttribute(Qt::WA_QuitOnClose, false);
  setProperty("manualPage", "keyboard.md#in-the-manual");
  //: Name of the window for screen readers
  setAccessibleName(tr("The manual"));
  resize(kManualSize.boundedTo(screen()->availableSize() * 0.94));
  build();
  addKeys();
  connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
  connect(m_search, &QLineEdit::returnPressed, this, [this] { goTo(m_list->item(0)); });
  connect(m_list, &QListWidget::itemClicked, this, &ManualWindow::goTo);
  connect(m_list, &QListWidget::itemActivated, this, &ManualWindow::goTo);
  connect(m_back, &QToolButton::clicked, m_browser, &QTextBrowser::backward);
  connect(m_forward, &QToolButton::clicked, m_browser, &QTextBrowser::forward);
  connect(m_contents, &QToolButton::clicked, this, [this] { open(resources::manualContents()); });
  connect(m_browser, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
  connect(m_browser, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
  connect(m_browser, &QTextBrowser::historyChanged, this, &ManualWindow::choosePage);
  m_back->setEnabled(false);
  m_forward->setEnabled(false);
  listPages();
}

void ManualWindow::build() {
  m_search->setPlaceholderText(tr("Search the manual"));
  m_search->setAccessibleName(tr("Search the manual"));
  m_search->setClearButtonEnabled(true);
  m_search->setMaxLength(kLongestSearch);
  m_search->installEventFilter(this);
  m_found->hide();
  m_list->setWordWrap(true);
  m_list->setSpacing(2);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

  auto* buttons = new QHBoxLayout;
  addAll(*buttons, {m_back, m_forward, m_contents, nullptr});
  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(10, 10, 4, 10);
  column->addLayout(buttons);
  column->addWidget(m_search);
  column->addWidget(m_found);
  column->addWidget(m_list, 1);
  auto* halves = new QSplitter(this);
  halves->addWidget(left);
  halves->addWidget(m_browser);
  halves->setStretchFactor(1, 1);
  halves->setChildrenCollapsible(false);
  halves->setSizes({kListWidth, width() - kListWidth});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(halves);
}

void ManualWindow::addKeys() {
  const auto add = [this](const QKeySequence& key, auto slot) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, slot);
  };
  add(QKeySequence::Find, [this] {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
  });
  add(Qt::ALT | Qt::Key_Left, [this] { m_browser->backward(); });
  add(Qt::ALT | Qt::Key_Right, [this] { m_browser->forward(); });
  add(Qt::Key_Escape, [this] { leave(); });
}

void ManualWindow::openForFocus() {
  openAt(manualPlaceOf(QApplication::focusWidget()));
}

void ManualWindow::openAt(const QString& place) {
  show();
  raise();
  activateWindow();
  open(place);  // a window that is shown knows its width
}

void ManualWindow::open(const QString& place) {
  m_browser->open(m_manual.has(place) ? place : resources::manualContents());
  m_browser->setFocus(Qt::OtherFocusReason);  // whose keys scroll
}

QString ManualWindow::place() const {
  return m_browser->place();
}

void ManualWindow::search() {
  const QStringList words = searchWords(m_search->text());
  words.isEmpty() ? listPages() : listHits();
  m_browser->mark(words);
}

void ManualWindow::listPages() {
  m_found->hide();
  m_list->clear();
  m_list->setAccessibleName(tr("Pages of the manual"));
  for (const ManualPage& page : m_manual.pages()) {
    auto* item = new QListWidgetItem(page.title, m_list);
    item->setData(Qt::UserRole, page.name);
  }
  choosePage();
}

void ManualWindow::listHits() {
  const QList<ManualHit> hits = m_manual.find(searchWords(m_search->text()));
  m_list->clear();
  m_list->setAccessibleName(tr("What the search has found"));
  for (const ManualHit& hit : hits) {
    auto* item = new QListWidgetItem(hit.title + QLatin1Char('\n') + hit.excerpt, m_list);
    item->setData(Qt::UserRole, hit.place);
  }
  m_found->setText(hits.isEmpty() ? tr("No section of the manual has all of these words.")
                                  : /*: %1: how many */ tr("Sections found: %1").arg(hits.size()));
  m_found->show();
}

void ManualWindow::choosePage() {
  const ManualPage* page = m_manual.pageOf(place());
  if (page == nullptr) return;
  //: Title of the window. %1: title of the page
  setWindowTitle(tr("%1 — Lanescope manual").arg(page->title));
  for (int row = 0; row < m_list->count(); ++row) {
    if (m_list->item(row)->data(Qt::UserRole) == page->name) m_list->setCurrentRow(row);
  }
}

void ManualWindow::goTo(const QListWidgetItem* item) {
  if (item != nullptr) m_browser->open(item->data(Qt::UserRole).toString());
}

void ManualWindow::leave() {
  if (m_search->hasFocus() && !m_search->text().isEmpty()) {
    m_search->clear();
  } else {
    close();
  }
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_search && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
    m_list->setFocus(Qt::TabFocusReason);
    if (m_list->currentRow() < 0) m_list->setCurrentRow(0);
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace lanescope::ui
