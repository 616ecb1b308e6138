// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/translation.h"

#include <QCoreApplication>

#include "resources/resources.h"

namespace lanescope {

Translation::Translation(Language language) : m_language(language) {
  // Of two translators the one that was installed last is asked first.
  const QString code = QString::fromLatin1(infoOf(language).code);
  load(resources::translationOfQt(code));
  load(resources::translation(code));
  QLocale::setDefault(localeOf(language));
}

Translation::~Translation() {
  for (const auto& translator : m_translators) {
    QCoreApplication::removeTranslator(translator.get());
  }
  QLocale::setDefault(m_before);
}

void Translation::load(const QString& file) {
  auto translator = std::make_unique<QTranslator>();
  // Qt's own texts are embedded only where they were found when the program was built.
  if (!translator->load(file)) return;
  QCoreApplication::installTranslator(translator.get());
  m_translators.push_back(std::move(translator));
}

}  // namespace lanescope
