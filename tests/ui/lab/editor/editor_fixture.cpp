// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/lab/editor/editor_fixture.h"

#include <QApplication>
#include <QBoxLayout>
#include <QHelpEvent>
#include <QPushButton>
#include <QSettings>
#include <QToolTip>

namespace lanescope::ui {
namespace {

constexpr const char* kText = R"(// lanescope: problem = dot, block = 256
__global__ void dot(const float* a, const float* b, float* out, int n) {
  __shared__ float cache[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  cache[threadIdx.x] = i < n ? a[i] * b[i] : 0.0f;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) cache[threadIdx.x] += cache[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = cache[0];
}
)";

}  // namespace

EditorTest::EditorTest() {
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
  m_theme = std::make_unique<Theme>();
  m_theme->use(Theme::Choice::light);
  m_window = std::make_unique<QWidget>();
  m_editor = new KernelEditor(*m_theme, m_window.get());
  m_bar = new FindBar(*m_editor, *m_theme, m_window.get());
  m_behind = new QPushButton(QStringLiteral("Run"), m_window.get());
  auto* column = new QVBoxLayout(m_window.get());
  column->addWidget(m_editor, 1);
  column->addWidget(m_bar);
  column->addWidget(m_behind);
  m_window->resize(760, 520);
}

EditorTest::~EditorTest() = default;

void EditorTest::SetUp() {
  m_editor->setText(QString::fromUtf8(kText));
  m_window->show();
  m_window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
  m_editor->setFocus();
}

void EditorTest::type(const QString& text) {
  QTest::keyClicks(m_editor, text);
}

void EditorTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

void EditorTest::goBehind(const QString& text) {
  const auto at = m_editor->text().indexOf(text);
  ASSERT_GE(at, 0) << text.toStdString();
  int line = 0;
  int column = 0;
  m_editor->lineIndexFromPosition(static_cast<int>(at + text.size()), &line, &column);
  m_editor->setCursorPosition(line, column);
}

QString EditorTest::line(int number) const {
  return m_editor->text(number - 1).remove(QLatin1Char('\n'));
}

QString EditorTest::tipAt(QPoint point) {
  QToolTip::hideText();
  QHelpEvent help(QEvent::ToolTip, point, m_editor->viewport()->mapToGlobal(point));
  QApplication::sendEvent(m_editor->viewport(), &help);
  return QToolTip::text();
}

QPoint EditorTest::pointOf(const QString& text) {
  const auto at = static_cast<long>(m_editor->text().indexOf(text));
  return {
      static_cast<int>(m_editor->SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, at)),
      static_cast<int>(m_editor->SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, at))};
}

void EditorTest::picture(const QString& name) {
  const QString folder = qEnvironmentVariable("LANESCOPE_PICTURES");
  if (folder.isEmpty()) return;
  const QString path = folder + QLatin1Char('/') + name;
  EXPECT_TRUE(m_window->grab().save(path + QLatin1String(".png")));
  for (QWidget* list : QApplication::topLevelWidgets()) {
    if (list == m_window.get() || !list->isVisible()) continue;
    EXPECT_TRUE(list->grab().save(path + QLatin1String("_list.png")));
  }
}

}  // namespace lanescope::ui
