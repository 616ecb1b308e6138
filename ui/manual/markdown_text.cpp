// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/markdown_text.h"

#include <QDesktopServices>
#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextDocument>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <memory>

#include "ui/manual/manual_html.h"
#include "ui/manual/text_picture.h"
#include "ui/widgets/manual_link.h"

namespace lanescope::ui {
namespace {

constexpr int kFrame = 2;  ///< of the style sheet, at each side
constexpr int kLeastWidth = 120;

}  // namespace

MarkdownText::MarkdownText(QWidget* parent) : QTextBrowser(parent) {
  setProperty("look", "lesson");
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setFocusPolicy(Qt::ClickFocus);
  viewport()->setAutoFillBackground(false);
  document()->setDocumentMargin(0);
  connect(this, &QTextBrowser::anchorClicked, this, &MarkdownText::follow);
}

void MarkdownText::showText(const app::MarkdownParts& text, const QString& folder) {
  m_text = text;
  m_folder = folder;
  makeAnew();
}

void MarkdownText::makeAnew() {
  m_madeFor = std::max(kLeastWidth, width() - 2 * kFrame);
  const ManualLook look{font(), palette(), static_cast<qreal>(m_madeFor), m_folder, true};
  const QString html = manualHtml(m_text, look);
  setHtml(html);
  // A text without links needs no stop of the Tab key.
  setFocusPolicy(html.contains(QLatin1String("<a href")) ? Qt::StrongFocus : Qt::ClickFocus);
  updateGeometry();
}

int MarkdownText::heightForWidth(int width) const {
  const std::unique_ptr<QTextDocument> copy(document()->clone());
  copy->setTextWidth(std::max(1, width - 2 * kFrame));
  return static_cast<int>(std::ceil(copy->size().height())) + 2 * kFrame;
}

QSize MarkdownText::sizeHint() const {
  const int wide = std::max(kLeastWidth, width());
  return {wide, heightForWidth(wide)};
}

QSize MarkdownText::minimumSizeHint() const {
  return {kLeastWidth, fontMetrics().lineSpacing()};
}

QVariant MarkdownText::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::ImageResource) return QTextBrowser::loadResource(type, name);
  return textPicture(m_folder, name);
}

void MarkdownText::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  if (event->size().width() == event->oldSize().width()) return;
  const bool hasPictures = std::ranges::find(m_text, app::MarkdownPart::Kind::picture,
                                             &app::MarkdownPart::kind) != m_text.end();
  if (hasPictures && std::max(kLeastWidth, width() - 2 * kFrame) != m_madeFor) makeAnew();
  fitHeight();
}

void MarkdownText::fitHeight() {
  setFixedHeight(heightForWidth(width()));
  // The text may have been scrolled while there was less room.
  verticalScrollBar()->setValue(0);
}

void MarkdownText::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  const bool isOfLook = event->type() == QEvent::PaletteChange ||
                        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
  if (!isOfLook || m_text.empty()) return;
  makeAnew();
  fitHeight();
}

void MarkdownText::wheelEvent(QWheelEvent* event) {
  event->ignore();
}

void MarkdownText::follow(const QUrl& link) {
  if (link.scheme() == QLatin1String("https")) {
    QDesktopServices::openUrl(link);
  } else if (link.scheme().isEmpty()) {
    openManual(link.toString());
  }
}

}  // namespace lanescope::ui
