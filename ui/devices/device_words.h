// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>

#include "ui/devices/device_layout.h"
#include "ui/devices/device_replay.h"

// What a picture of an all-reduce shows, in words.

namespace lanescope::ui {

/// "Recursive doubling".
[[nodiscard]] QString nameOf(values::AllReduce algorithm);
/// "Ring on 8 devices: 14 steps, 112 messages".
[[nodiscard]] QString titleOf(const DeviceReplay& replay);
/// What a step does: "Step 3 of 14: each device sends 2 elements to the next one, which adds them."
/// Step 0 is before the first one.
[[nodiscard]] QString stepSentence(const DeviceReplay& replay, int step);
/// "The busiest device sends or receives 1.75 · n elements, 112 B: 2(p − 1)/p · n, …".
[[nodiscard]] QString busiestSentence(const DeviceReplay& replay);
/// Whether all devices end with the right sums.
[[nodiscard]] QString sumsSentence(const DeviceReplay& replay);
/// What came of a mistake; empty where there is none.
[[nodiscard]] QString findingSentences(const DeviceReplay& replay);
/// What carried it out: "8 emulated devices", "4 emulated devices, MPI", "2 × NVIDIA H200".
[[nodiscard]] QString deviceNames(const values::AllReduceResult& result);
/// "Device 3 after step 2: elements 4..5 are sums of 3 of 8 devices: 12, 15."
[[nodiscard]] QString wordsOf(const DeviceReplay& replay, const DeviceCell& cell);

}  // namespace lanescope::ui
