// SPDX-License-Identifier: Apache-2.0
#include "device/entry.h"

namespace lanescope::backend {

EntryTable& plainEntries() {
  static EntryTable table;
  return table;
}

EntryTable& recordedEntries() {
  static EntryTable table;
  return table;
}

EntryTable& stampedEntries() {
  static EntryTable table;
  return table;
}

}  // namespace lanescope::backend
