// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string_view>

#include "trace/record/record.h"

namespace lanescope::app {

/// Receives a text piece by piece.
using TextSink = std::function<void(std::string_view)>;

/// Writes a record as JSON, one thread after the other, so that a record of any size takes no
/// memory of its own. Throws values::Error (cancelled) once `stop` was requested.
///
///   {"schema": "lanescope-record", "version": 1, "written_by": "0.1.0",
///    "kernel": "dot_shared", "source": "Emulator",
///    "grid": [4, 1, 1], "block": [256, 1, 1],       extents of the launch, x y z
///    "cluster": 2,                                  blocks of a cluster, where the launch has any
///    "first_block": 0, "block_count": 4,            the recorded blocks, linear
///    "truncated": false,                            some thread did more than was recorded
///    "arrays": [{"name": "a", "space": "global", "dtype": "float32", "count": 1024}, …],
///    "threads": [{"block": 0, "thread": 0, "events": [
///       {"epoch": 0, "line": 22, "kind": "load", "array": "a", "index": 0, "value": 0}, …]}, …]}
///
/// An array in another block's shared memory has a "rank", the owner's number in the cluster. A
/// barrier of all blocks of a cluster has "scope": "cluster".
///
/// Events are in program order. `epoch` counts the barriers that the thread has passed; `line` is
/// 1-based in the kernel's file. `kind`: load, store, barrier (without array, index and value),
/// shuffle, atomic, or out-of-bounds (without value: the access was not performed). `value` is a
/// number with as many digits as its type needs to be read back exactly, or the text "nan", "inf",
/// "-inf". A record with a flow has for each thread also its "operations" (flow_json.h).
void writeRecordJson(const trace::Record& record, const TextSink& sink,
                     const std::stop_token& stop = {});

/// Writes a record as Chrome trace events (the JSON that ui.perfetto.dev and chrome://tracing
/// open): a process for each block, in it a row for each thread and one that names the epochs.
/// Times are steps and no measurement: an event takes one microsecond, and an epoch as long as its
/// busiest thread, so that the barrier slices show which threads wait. Throws values::Error
/// (cancelled) once `stop` was requested.
///
/// The format is Google's Trace Event Format (2016).
void writePerfetto(const trace::Record& record, const TextSink& sink,
                   const std::stop_token& stop = {});

}  // namespace lanescope::app
