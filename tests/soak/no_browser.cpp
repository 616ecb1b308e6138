// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/no_browser.h"
