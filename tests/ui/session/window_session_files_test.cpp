// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QUndoStack>
#include <QUrl>
#include <QWindow>

#include "tests/ui/session/session_fixture.h"
#include "ui/kernel/catalog_view.h"
#include "ui/kernel/parameter_field.h"
#include "ui/kernel/source_view.h"
#include "ui/session/recent_files.h"

// Undo and redo, drops, recent files.

namespace lanescope::ui {
namespace {

TEST_F(SessionTest, UndoAndRedoGoStepByField) {
  QUndoStack& history = session().history();
  QLineEdit* n = nullptr;
  for (const ParameterField* field : page<ParameterPanel>().findChildren<ParameterField*>()) {
    if (field->spec().name == "n") n = field->findChild<QLineEdit*>();
  }
  ASSERT_NE(n, nullptr);
  const QString first = n->text();
  n->setFocus();
  n->selectAll();
  QTest::keyClicks(n, QStringLiteral("1234"));
  EXPECT_EQ(history.count(), 1) << "typing in a field is one step";
  page<ParameterPanel>().setText("block", QStringLiteral("64"));
  EXPECT_EQ(history.count(), 2);
  page<CatalogView>().choose(QStringLiteral("scan_blelloch"));
  const QString ofScan = textOf("n");
  page<ParameterPanel>().setText("scan", QStringLiteral("exclusive"));
  EXPECT_EQ(history.count(), 4);

  // The keys work in a field, too, where they would otherwise be the field's own.
  page<ParameterPanel>().findChild<QLineEdit*>()->setFocus();
  const auto press = [this](Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Z, modifiers);
  };
  press(Qt::ControlModifier);
  EXPECT_EQ(textOf("scan"), QStringLiteral("inclusive"));
  press(Qt::ControlModifier);
  EXPECT_EQ(page<CatalogView>().kernel(), QStringLiteral("dot_shared"));
  EXPECT_EQ(textOf("n"), QStringLiteral("1234"));
  press(Qt::ControlModifier);
  press(Qt::ControlModifier);
  EXPECT_EQ(textOf("n"), first);
  EXPECT_FALSE(history.canUndo());
  for (int i = 0; i < 4; ++i) press(Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(page<CatalogView>().kernel(), QStringLiteral("scan_blelloch"));
  EXPECT_EQ(textOf("scan"), QStringLiteral("exclusive"));
  EXPECT_EQ(textOf("n"), ofScan);
  EXPECT_FALSE(history.canRedo());
}

TEST_F(SessionTest, ARunEndsAStep) {
  page<ParameterPanel>().setText("n", QStringLiteral("64"));
  run();
  page<ParameterPanel>().setText("n", QStringLiteral("65"));
  page<ParameterPanel>().setText("n", QStringLiteral("66"));
  session().history().undo();
  EXPECT_EQ(textOf("n"), QStringLiteral("64"));
}

class SessionDropTest : public SessionTest {
 protected:
  /// As the desktop does when files are let go over a widget.
  bool drop(const QStringList& files, const QWidget* over = nullptr) {
    const QWidget* target = over != nullptr ? over : &page<StagePage>().stage();
    const QPoint at = target->mapTo(m_window.get(), target->rect().center());
    QWindow* window = m_window->windowHandle();
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files) urls += QUrl::fromLocalFile(file);
    data.setUrls(urls);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &event);
    return event.isAccepted();
  }
};

TEST_F(SessionDropTest, ASessionATableAndAnImageGoWhereTheyBelong) {
  run();
  ASSERT_TRUE(save(path()));
  m_scenes = 0;
  ASSERT_TRUE(drop({path()}));
  ASSERT_TRUE(waitFor([this] { return m_scenes == 1; }));
  EXPECT_TRUE(said().startsWith(QLatin1String("s.lanescope")));
  ASSERT_TRUE(drop({write("data.csv", "1\n2\n")}));
  ASSERT_TRUE(waitFor([this] { return !page<ParameterPanel>().data().arrays().empty(); }));
  QString image;
  QObject::connect(&session(), &SessionController::imageChosen,
                   [&](const QString& file) { image = file; });
  ASSERT_TRUE(drop({path("moon.png")}));
  EXPECT_EQ(image, path("moon.png"));
  EXPECT_FALSE(drop({}));
  ASSERT_TRUE(drop({path(), path("data.csv")}));
  EXPECT_EQ(said(), QStringLiteral("Open one session at a time, and no data with it."));
}

TEST_F(SessionDropTest, AFileMayBeDroppedAnywhere) {
  run();
  page<ParameterPanel>().chooseKernel();
  ASSERT_TRUE(save(path()));
  const auto* field = page<ParameterPanel>().findChild<QLineEdit*>();
  const QString before = field->text();
  for (const QWidget* over :
       {static_cast<const QWidget*>(&page<SourceView>()), static_cast<const QWidget*>(field),
        static_cast<const QWidget*>(&page<CatalogView>()),
        static_cast<const QWidget*>(&page<ResultPanel>())}) {
    m_scenes = 0;
    ASSERT_TRUE(drop({path()}, over)) << over->metaObject()->className();
    ASSERT_TRUE(waitFor([this] { return m_scenes == 1; })) << over->metaObject()->className();
  }
  EXPECT_EQ(field->text(), before) << "the name is not typed into the field";
}

TEST_F(SessionDropTest, TwoTablesAreTheMatricesOfAProduct) {
  page<CatalogView>().choose(QStringLiteral("matmul_naive"));
  ASSERT_TRUE(drop({write("a.csv", "1,2,3\n4,5,6\n"), write("b.csv", "1\n2\n3\n")}));
  ASSERT_TRUE(waitFor([this] { return page<ParameterPanel>().data().arrays().size() == 2; }));
  EXPECT_EQ(page<ParameterPanel>().parameters().m, 2);
  EXPECT_EQ(page<ParameterPanel>().parameters().k, 3);
  EXPECT_EQ(page<ParameterPanel>().parameters().n, 1);
  ASSERT_TRUE(drop({write("b.csv", "1\n2\n3\n4\n")}));
}

TEST_F(SessionTest, RecentFilesAreRememberedAndDroppedWhenTheyAreGone) {
  EXPECT_EQ(RecentFiles::files(), QStringList());
  run();
  ASSERT_TRUE(save(path("a.lanescope")));
  ASSERT_TRUE(save(path("b.lanescope")));
  ASSERT_TRUE(open(path("a.lanescope")));
  EXPECT_EQ(RecentFiles::files(), (QStringList{path("a.lanescope"), path("b.lanescope")}));
  QMenu* recent = nullptr;
  for (QMenu* menu : m_window->menuBar()->findChildren<QMenu*>()) {
    if (menu->title() == QLatin1String("Open r&ecent")) recent = menu;
  }
  ASSERT_NE(recent, nullptr);
  emit recent->aboutToShow();
  ASSERT_GE(recent->actions().size(), 2);
  EXPECT_EQ(recent->actions().at(1)->text(), QStringLiteral("&2 b.lanescope"));
  QFile::remove(path("b.lanescope"));
  recent->actions().at(1)->trigger();
  EXPECT_EQ(said(),
            path("b.lanescope") +
                QStringLiteral(" is not there any more; it was dropped from the recent sessions."));
  EXPECT_EQ(RecentFiles::files(), QStringList{path("a.lanescope")});
  emit recent->aboutToShow();
  m_scenes = 0;
  recent->actions().front()->trigger();
  EXPECT_TRUE(waitFor([this] { return m_scenes == 1; }));
}

}  // namespace
}  // namespace lanescope::ui
