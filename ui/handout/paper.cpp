// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handout/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QPageSize>
#include <QPalette>
#include <QTextBlock>
#include <QUrl>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "resources/resources.h"
#include "ui/manual/manual_html.h"
#include "ui/manual/text_picture.h"
#include "ui/theme/stage_theme.h"

namespace lanescope::ui {
namespace {

constexpr int kPointsPerInch = 72;
constexpr double kMargin = 51;  ///< 18 mm
constexpr double kFootHeight = 24;
constexpr double kFootSize = 8.5;

const StageTheme& paperTheme() {
  static const StageTheme kTheme = StageTheme::of(ThemeId::light);
  return kTheme;
}

QFont paperFont(double size) {
  QFont font(resources::interfaceFamily());
  font.setPointSizeF(size);
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setStyleStrategy(QFont::PreferNoShaping);  // as in the pictures, see StageTheme
  return font;
}

QPalette paperPalette() {
  const StageTheme& theme = paperTheme();
  QPalette palette;
  palette.setColor(QPalette::Text, theme.text);
  palette.setColor(QPalette::AlternateBase, theme.panel);
  palette.setColor(QPalette::Mid, theme.border);
  return palette;
}

/// A text with the pictures of a folder.
class PaperText : public QTextDocument {
 public:
  explicit PaperText(QString folder) : m_folder(std::move(folder)) {}

 protected:
  [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override {
    if (type != ImageResource) return QTextDocument::loadResource(type, name);
    return textPicture(m_folder, name);
  }

 private:
  QString m_folder;
};

/// The lines of a text from its top: where each begins and ends.
std::vector<std::pair<double, double>> linesOf(const QTextDocument& text) {
  std::vector<std::pair<double, double>> lines;
  for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
    const double top = text.documentLayout()->blockBoundingRect(block).top();
    const QTextLayout& layout = *block.layout();
    for (int i = 0; i < layout.lineCount(); ++i) {
      const QTextLine line = layout.lineAt(i);
      lines.emplace_back(top + line.y(), top + line.y() + line.height());
    }
  }
  return lines;
}

/// The last place up to `most` that cuts no line.
double cutOf(const std::vector<std::pair<double, double>>& lines, double most) {
  double cut = most;
  for (bool isMoved = true; isMoved;) {
    isMoved = false;
    for (const auto& [top, bottom] : lines) {
      if (top >= cut || bottom <= cut) continue;
      cut = top;
      isMoved = true;
    }
  }
  return cut;
}

}  // namespace

Paper::Paper(QIODevice& device, const QString& title) : m_title(title), m_writer(&device) {
  m_writer.setResolution(kPointsPerInch);
  m_writer.setPageSize(QPageSize(QPageSize::A4));
  m_writer.setPageMargins({});
  m_writer.setTitle(title);
  const QRectF page(0, 0, m_writer.width(), m_writer.height());
  m_area = page.adjusted(kMargin, kMargin, -kMargin, -kMargin - kFootHeight / 2);
  m_top = m_area.top();
  m_painter.begin(&m_writer);
  paintFoot();
}

void Paper::paintFoot() {
  m_painter.save();
  m_painter.setFont(paperFont(kFootSize));
  m_painter.setPen(paperTheme().mutedText);
  const QRectF foot(m_area.left(), m_area.bottom() + kFootHeight / 2, m_area.width(), kFootHeight);
  const QString number = QString::number(m_page);
  const QString title = QFontMetricsF(m_painter.font(), &m_writer)
                            .elidedText(m_title, Qt::ElideRight, foot.width() - 2 * kFootHeight);
  m_painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, title);
  m_painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, number);
  m_painter.restore();
}

void Paper::beginPage() {
  m_writer.newPage();
  ++m_page;
  m_top = m_area.top();
  paintFoot();
}

void Paper::need(double height) {
  if (room() < height && m_top > m_area.top()) beginPage();
}

std::unique_ptr<QTextDocument> Paper::textOf(const app::MarkdownParts& parts, double width,
                                             const QString& folder, double size) {
  auto text = std::make_unique<PaperText>(folder);
  text->setUndoRedoEnabled(false);
  text->documentLayout()->setPaintDevice(&m_writer);
  text->setUseDesignMetrics(true);
  text->setDocumentMargin(0);
  text->setDefaultFont(paperFont(size));
  text->setHtml(manualHtml(parts, {paperFont(size), paperPalette(), width, folder, true}));
  text->setTextWidth(width);
  return text;
}

void Paper::paintText(QPainter& painter, const QTextDocument& text) {
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette = paperPalette();
  text.documentLayout()->draw(&painter, context);
}

void Paper::paintHere(const std::function<void(QPainter&)>& paint) {
  m_painter.save();
  m_painter.translate(m_area.left(), m_top);
  paint(m_painter);
  m_painter.restore();
}

void Paper::addText(const QTextDocument& text) {
  const double height = text.size().height();
  const auto lines = linesOf(text);
  double from = 0;
  while (from < height) {
    double to = std::min(height, cutOf(lines, from + room()));
    if (to <= from) {
      if (m_top > m_area.top()) {
        beginPage();
        continue;
      }
      to = std::min(height, from + room());  // a picture that is higher than a page
    }
    paintHere([&](QPainter& painter) {
      painter.setClipRect(QRectF(0, 0, width(), to - from));
      painter.translate(0, -from);
      paintText(painter, text);
    });
    m_top += to - from;
    from = to;
    if (from < height) beginPage();
  }
}

void Paper::addWhole(double height, const std::function<void(QPainter&)>& paint) {
  need(height);
  const double scale = std::min(1.0, room() / height);
  paintHere([&](QPainter& painter) {
    painter.scale(scale, scale);
    paint(painter);
  });
  m_top += height * scale;
}

}  // namespace lanescope::ui
