// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPainter;

namespace lanescope::app {

class SvgEngine;

/// Holds together what is painted while it lives, as one part of the picture with a name. An SVG
/// has a group with an id for it, which a slide can animate; other pictures have no parts.
class PictureGroup {
 public:
  /// Groups nest: the id of an inner group begins with that of the outer one.
  PictureGroup(const QPainter& painter, const QString& name);
  ~PictureGroup();
  PictureGroup(const PictureGroup&) = delete;
  PictureGroup& operator=(const PictureGroup&) = delete;

  /// Whether the painter's picture has groups.
  [[nodiscard]] static bool isOn(const QPainter& painter);

 private:
  SvgEngine* m_engine;  ///< null where the picture has no groups
};

}  // namespace lanescope::app
