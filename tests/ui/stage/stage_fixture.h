// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QImage>
#include <QTest>
#include <memory>

#include "tests/gpu/trace/record_maker.h"
#include "ui/stage/player/playback.h"
#include "ui/stage/player/stage_widget.h"
#include "ui/stage/player/transport_bar.h"

namespace lanescope::ui {

/// A stage and its transport on the same playback, shown; a dot product of eight elements.
class StageWidgets : public testing::Test {
 protected:
  void SetUp() override {
    m_stage.resize(1000, 620);
    m_bar.resize(1000, 40);
    m_stage.setScene(std::make_shared<StageScene>(test::makeDotShared({8, 8, 1}), 0));
    m_stage.show();
    m_bar.show();
  }

  [[nodiscard]] QImage grab() { return m_stage.grab().toImage(); }

  Playback m_playback;
  StageWidget m_stage{m_playback};
  TransportBar m_bar{m_playback};
};

}  // namespace lanescope::ui
