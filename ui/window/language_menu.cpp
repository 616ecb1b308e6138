// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/language_menu.h"

#include <QActionGroup>
#include <QLocale>
#include <QMenu>
#include <QSettings>

namespace lanescope::ui {
namespace {

const QString kSetting = QStringLiteral("language");

}  // namespace

std::optional<Language> LanguageMenu::remembered() {
  return languageFromCode(QSettings().value(kSetting).toString());
}

Language LanguageMenu::atStart(std::optional<Language> wanted) {
  if (wanted) return *wanted;
  if (const std::optional<Language> chosen = remembered()) return *chosen;
  return languageOf(QLocale::system().uiLanguages());
}

void LanguageMenu::fill(QMenu& menu, const std::function<void(const QString&)>& say) {
  auto* group = new QActionGroup(&menu);
  const auto add = [&](const QString& text, const QString& code) {
    QAction* action = group->addAction(menu.addAction(text));
    action->setObjectName(QStringLiteral("language-") + code);
    action->setCheckable(true);
    action->setChecked(QSettings().value(kSetting).toString() == code);
    QObject::connect(action, &QAction::triggered, &menu, [code, say] {
      QSettings().setValue(kSetting, code);
      say(tr("The language changes when Lanescope is started again."));
    });
  };
  //: In the menu of languages: the language of the desktop
  add(tr("As the &desktop"), QString());
  for (const LanguageInfo& info : languages()) {
    add(QString::fromUtf8(info.name), QString::fromLatin1(info.code));
  }
}

}  // namespace lanescope::ui
