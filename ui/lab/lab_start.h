// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <string_view>

class QMenu;
class QToolButton;

namespace lanescope::ui {

class CatalogView;

/// A kernel of one's own to begin with.
struct LabText {
  QString name;  ///< of its file
  QString text;
  QString whyNot = {};    ///< a sentence, where there is no such text
  QString exercise = {};  ///< the folder of the exercise that it is for; empty: none
};

/// The menu of what a kernel of one's own can begin with: a short one for each problem, an
/// exercise, and a copy of the catalogue's chosen kernel.
class LabStart : public QObject {
  Q_OBJECT

 public:
  /// Gives the button its menu. Both must outlive this object.
  LabStart(QToolButton& button, const CatalogView& catalog, QObject* parent);

  /// Returns what the page begins with.
  [[nodiscard]] static LabText first();
  /// Returns a short kernel of a problem.
  [[nodiscard]] static LabText ofProblem(std::string_view problem);
  /// Returns a kernel of the catalogue as a text to edit.
  [[nodiscard]] static LabText copyOf(const QString& kernel);
  /// Returns what an exercise that ships begins with.
  [[nodiscard]] static LabText ofExercise(const QString& name);
  /// Returns the text of the kernel that a text is a copy of; empty: none.
  [[nodiscard]] static QString originalOf(const QString& text);

 signals:
  void chosen(const lanescope::ui::LabText& text);

 private:
  void fill();
  void addExercises();

  QMenu* m_menu;
  QMenu* m_exercises;  ///< within it
  const CatalogView& m_catalog;
};

}  // namespace lanescope::ui
