// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/background.h"

#include <QCoreApplication>
#include <exception>
#include <new>
#include <system_error>

#include "platform/process_limits.h"

namespace lanescope::app {
namespace {

using values::Error;

struct BackgroundWords {
  Q_DECLARE_TR_FUNCTIONS(lanescope::app::Background)
};

Error unavailable(const QString& sentence) {
  return {values::ErrorKind::unavailable, sentence.toStdString()};
}

}  // namespace

Error currentError(const QString& subject) {
  try {
    throw;
  } catch (const Error& error) {
    return error;
  } catch (const std::bad_alloc&) {
    //: %1: what was being made, such as "The picture" or "The search"
    return unavailable(
        BackgroundWords::tr("%1 needs more memory than this machine has free.").arg(subject));
  } catch (const std::system_error& error) {
    return {values::ErrorKind::unavailable, platform::sentenceOf(error)};
  } catch (const std::exception& error) {
    //: %1: the error's own words, in English
    return unavailable(BackgroundWords::tr("Something unexpected happened: %1.")
                           .arg(QString::fromUtf8(error.what())));
  } catch (...) {
    return unavailable(BackgroundWords::tr("Something unexpected happened."));
  }
}

}  // namespace lanescope::app
