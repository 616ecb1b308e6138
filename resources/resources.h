// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// What is embedded in the program: `:/lanescope/fonts`, `:/lanescope/icons` (24 × 24, drawn in
// #000000 alone, so that a caller recolours them through their alpha), `:/lanescope/data`,
// `:/lanescope/recordings`, `:/lanescope/manual` and `:/lanescope/screenshots`.
namespace lanescope::resources {

// Makes the embedded files readable and, where a QGuiApplication exists, the embedded fonts known
// to it. Call it once from the program, after the application object and before the first widget; a
// second call does nothing.
void init();

// The families to ask a QFont for. "Inter" has the weights Normal, Medium, DemiBold and Bold;
// "JetBrains Mono", with digits of one width, has Normal and Bold.
QString interfaceFamily();
QString codeFamily();

// The shipped data sets, as resource paths of CSV files.
QStringList dataSets();

// The shipped photograph of low contrast, as the resource path of a PNG file.
QString photograph();

// The recorded timings and errors, as resource paths of JSON files; empty when none is shipped.
QStringList recordings();

// The folder of the manual's pages, which are Markdown, and the name of its first page there. Links
// between pages and to pictures are relative to the folder.
QString manualFolder();
QString manualContents();

}  // namespace lanescope::resources
