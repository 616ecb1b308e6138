// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// Files embedded in the program: `:/lanescope/fonts`, `:/lanescope/icons` (24 × 24, all in #000000,
// to be recoloured through their alpha channel), `:/lanescope/data`, `:/lanescope/recordings`,
// `:/lanescope/time_lines`, `:/lanescope/device_times`, `:/lanescope/gallery`,
// `:/lanescope/manual`, `:/lanescope/screenshots`, `:/lanescope/translations`,
// `:/lanescope/lessons`, `:/lanescope/exercises`, `:/lanescope/page` (what a page that plays is
// made of), and `:/lanescope/lab` (texts of kernels to start from).
namespace lanescope::resources {

// Registers the embedded files and, with a QGuiApplication, the embedded fonts. Call it once, after
// the application object is made and before the first widget; a second call does nothing.
void init();

// Family names for QFont. "Inter" has the weights Normal, Medium, DemiBold and Bold. The monospaced
// "JetBrains Mono" has Normal and Bold.
QString interfaceFamily();
QString codeFamily();

// The family that has the Chinese characters, in one weight. The other two take from it what they
// lack.
QString chineseFamily();

// The shipped data sets as resource paths of CSV files.
QStringList dataSets();

// The shipped low-contrast photograph as the resource path of a PNG file.
QString photograph();

// The recorded timings and errors as resource paths of JSON files; empty when none is shipped.
QStringList recordings();

// The recorded time lines of host and device, in the same way.
QStringList timeLines();

// The recorded times of several devices, in the same way.
QStringList deviceTimes();

// The small picture of a kernel as the resource path of a JSON file, whether or not there is one.
QString miniatureOf(const QString& kernel);

// The texts of a language as the resource path of a .qm file, and those of Qt's own dialogs, which
// need not be there. `code`: "zh_TW".
QString translation(const QString& code);
QString translationOfQt(const QString& code);

// The folder of the manual's pages, which are Markdown, and the name of its first page there. Links
// between pages and to pictures are relative to the folder.
QString manualFolder();
QString manualContents();

// The folders that hold a folder for each shipped lesson or exercise.
QString lessonFolder();
QString exerciseFolder();

}  // namespace lanescope::resources
