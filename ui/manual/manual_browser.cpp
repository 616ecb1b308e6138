// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_browser.h"

#include <QEvent>
#include <QHideEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QShowEvent>
#include <QTextCursor>
#include <QTimer>
#include <utility>

#include "app/markdown/own_markdown.h"
#include "resources/resources.h"
#include "ui/manual/manual.h"
#include "ui/manual/manual_html.h"

namespace lanescope::ui {
namespace {

constexpr qreal kMargin = 18;
/// A point in the line at the top of what is seen, even if that line begins there.
constexpr QPoint kTop(18, 8);

QUrl urlOf(const QString& place) {
  return QUrl(QStringLiteral("qrc%1/%2").arg(resources::manualFolder(), place));
}

}  // namespace

ManualBrowser::ManualBrowser(const Manual& manual, QWidget* parent)
    : QTextBrowser(parent), m_manual(manual) {
  setAccessibleName(tr("Page of the manual"));
  setFrameShape(QFrame::NoFrame);
  setOpenExternalLinks(true);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // a page's width is known before it is made
  document()->setDocumentMargin(kMargin);
  // Also where the page changes by going back.
  connect(this, &QTextBrowser::sourceChanged, this, &ManualBrowser::markWords);
}

void ManualBrowser::open(const QString& place) {
  setSource(urlOf(place));
}

QString ManualBrowser::place() const {
  const QString page = source().fileName();
  return source().hasFragment() ? page + QLatin1Char('#') + source().fragment() : page;
}

void ManualBrowser::mark(const QStringList& words) {
  m_words = words;
  markWords();
}

void ManualBrowser::doSetSource(const QUrl& url, QTextDocument::ResourceType /*type*/) {
  m_top.reset();
  QTextBrowser::doSetSource(url, QTextDocument::HtmlResource);
}

QVariant ManualBrowser::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::HtmlResource) return QTextBrowser::loadResource(type, name);
  const ManualPage* page = m_manual.pageOf(name.fileName());
  if (page == nullptr) return {};
  ManualLook look{font(), palette(), viewport()->width() - 2 * kMargin};
  for (const ManualSection& section : page->sections) look.anchors += section.anchor;
  return manualHtml(app::ownMarkdown(m_manual.markdownOf(page->name)), look);
}

void ManualBrowser::markWords() {
  constexpr qsizetype kMost = 2000;
  QList<ExtraSelection> marks;
  for (const QString& word : m_words) {
    const QRegularExpression pattern = patternOf(word);
    QTextCursor found(document());
    while (marks.size() < kMost) {
      found = document()->find(pattern, found);
      if (found.isNull()) break;
      ExtraSelection mark;
      mark.cursor = found;
      mark.format.setBackground(palette().color(QPalette::Highlight));
      mark.format.setForeground(palette().color(QPalette::HighlightedText));
      marks += mark;
    }
  }
  setExtraSelections(marks);
}

void ManualBrowser::resizeEvent(QResizeEvent* event) {
  if (event->size().width() != event->oldSize().width()) makeAnew();
  QTextBrowser::resizeEvent(event);
}

void ManualBrowser::showEvent(QShowEvent* event) {
  QTextBrowser::showEvent(event);
  if (document()->isEmpty() && !source().isEmpty()) reload();
}

void ManualBrowser::hideEvent(QHideEvent* event) {
  QTextBrowser::hideEvent(event);
  if (!event->spontaneous()) document()->clear();  // pictures of some 25 MiB among them
}

void ManualBrowser::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  const bool isOfColors =
      event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange;
  if (isOfColors) makeAnew();
}

void ManualBrowser::makeAnew() {
  if (m_isStale || document()->isEmpty()) return;
  m_isStale = true;
  // What is read stays where it is; a page that is not shown yet begins at its place.
  if (isVisible()) {
    const bool isAtBegin = verticalScrollBar()->value() == 0;
    m_top = isAtBegin ? 0 : cursorForPosition(kTop).position();
  }
  QTimer::singleShot(0, this, [this] {
    const std::optional<int> kept = std::exchange(m_top, std::nullopt);
    m_isStale = false;
    if (document()->isEmpty()) return;  // it was closed since
    reload();
    if (!kept) return;
    QTextCursor top(document());
    top.setPosition(*kept);
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(*kept == 0 ? 0 : bar->value() + cursorRect(top).top());
  });
}

}  // namespace lanescope::ui
