// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/catalog_model.h"

#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>
#include <algorithm>

#include "app/text/sentence_text.h"
#include "app/text/text.h"

namespace lanescope::ui {
namespace {

/// The internal id of a family's index; a kernel's index holds its family's position plus one.
constexpr quintptr kFamilyId = 0;

constexpr std::string_view kDotProducts = "dot";
constexpr std::string_view kOwn = "own";

}  // namespace

CatalogModel::CatalogModel(std::span<const catalog::KernelRow> rows, QObject* parent)
    : QAbstractItemModel(parent) {
  for (const catalog::KernelRow& row : rows) {
    const std::string_view name = familyOf(row);
    auto family = std::find_if(m_families.begin(), m_families.end(),
                               [&](const Family& known) { return known.name == name; });
    if (family == m_families.end()) {
      family = m_families.insert(family, {familyTitle(name), name, {}});
    }
    family->kernels.push_back({&row, {}, catalogText(row.title)});
  }
  for (Family& family : m_families) makeSteps(family);
}

void CatalogModel::showOwn(const catalog::KernelRow& row) {
  if (m_families.empty() || m_families.back().name != kOwn) {
    const int last = rowCount({});
    beginInsertRows({}, last, last);
    m_families.push_back({familyTitle(kOwn), kOwn, {}});
    endInsertRows();
  }
  std::vector<Kernel>& kernels = m_families.back().kernels;
  const QModelIndex family = index(rowCount({}) - 1, 0, {});
  const auto known =
      std::ranges::find_if(kernels, [&row](const Kernel& each) { return each.row->id == row.id; });
  if (known != kernels.end()) {
    known->row = &row;
    const int at = static_cast<int>(known - kernels.begin());
    emit dataChanged(index(at, 0, family), index(at, columnCount(family) - 1, family));
    return;
  }
  const int end = static_cast<int>(kernels.size());
  beginInsertRows(family, end, end);
  kernels.push_back({&row, {}, catalogText(row.title)});
  endInsertRows();
}

std::string_view CatalogModel::familyOf(const catalog::KernelRow& kernel) {
  if (kernel.added != nullptr) return kOwn;
  return kernel.family == "reduce" && kernel.inputs.size() == 2 ? kDotProducts : kernel.family;
}

void CatalogModel::makeSteps(Family& family) {
  // "Scan 4: warp shuffle", "Matrix product 1, swapped: rows along x", "Pitfall: no bounds check"
  static const QRegularExpression kNumbered(QStringLiteral("^\\D+ (\\d+)(?:, ([^:]+))?: (.+)$"));
  int steps = 0;
  for (Kernel& kernel : family.kernels) {
    const QRegularExpressionMatch numbered = kNumbered.match(kernel.title);
    if (numbered.hasMatch()) {
      kernel.step = numbered.captured(1);
      kernel.title = numbered.captured(2).isEmpty()
                         ? numbered.captured(3)
                         : /*: A kernel of a ladder. %1: its kind; %2: what is new in it */
                         tr("%1: %2").arg(numbered.captured(2), numbered.captured(3));
    } else if (kernel.title.startsWith(family.title + QStringLiteral(", "))) {
      kernel.step = QString::number(++steps);
      kernel.title = kernel.title.mid(family.title.size() + 2);
    } else if (!kernel.row->breaks.empty()) {
      kernel.title = kernel.title.mid(kernel.title.indexOf(QLatin1Char(':')) + 1).trimmed();
    } else if (kernel.title.startsWith(family.title + QLatin1Char(' '))) {
      kernel.title = kernel.title.mid(family.title.size() + 1);
    }
    if (!kernel.title.isEmpty()) kernel.title[0] = kernel.title[0].toUpper();
  }
}

QString CatalogModel::familyTitle(std::string_view family) {
  //: A family of kernels: each element of the result is made of a few elements of the input
  if (family == "map") return tr("Map");
  //: A family of kernels: sums of products
  if (family == kDotProducts) return tr("Dot product");
  //: A family of kernels: many numbers become one
  if (family == "reduce") return tr("Reduction");
  //: A family of kernels: prefix sums
  if (family == "scan") return tr("Scan");
  //: A family of kernels
  if (family == "matmul") return tr("Matrix product");
  //: A family of kernels: images are equalised
  if (family == "image") return tr("Image");
  //: A family of kernels, each with one mistake
  if (family == "pitfalls") return tr("Pitfalls");
  //: A family of kernels: those that the user has written
  if (family == kOwn) return tr("Your own");
  return toQString(family);
}

QString CatalogModel::familySummary(std::string_view family) {
  if (family == "map") return tr("Each element of the result is made of a few of the input.");
  if (family == kDotProducts) return tr("Two arrays become one sum of products.");
  if (family == "reduce") return tr("Many numbers become one, step by step faster.");
  if (family == "scan") return tr("Each element becomes the sum of all up to it.");
  if (family == "matmul") return tr("C = A · B: each step loads less for each multiplication.");
  if (family == "image") return tr("The grey levels of an image are counted and spread.");
  if (family == "pitfalls") return tr("A kernel from above with one thing wrong.");
  if (family == kOwn) return tr("Written on the page Lab.");
  return {};
}

void CatalogModel::setDevices(const QList<values::DeviceInfo>& devices) {
  m_devices = devices;
  tellChanged({Qt::DisplayRole, Qt::ForegroundRole, Qt::ToolTipRole, Qt::AccessibleDescriptionRole,
               MissingRole});
}

void CatalogModel::setPitfallIcon(const QIcon& icon) {
  m_pitfallIcon = icon;
  tellChanged({Qt::DecorationRole});
}

void CatalogModel::tellChanged(const QList<int>& roles) {
  for (int row = 0; row < rowCount({}); ++row) {
    const QModelIndex family = index(row, 0, {});
    const int last = rowCount(family) - 1;
    emit dataChanged(index(0, 0, family), index(last, columnCount(family) - 1, family), roles);
  }
}

QModelIndex CatalogModel::indexOf(const QString& kernelId) const {
  for (int row = 0; row < rowCount({}); ++row) {
    const QModelIndex family = index(row, 0, {});
    for (int child = 0; child < rowCount(family); ++child) {
      const QModelIndex kernel = index(child, 0, family);
      if (kernel.data(KernelIdRole).toString() == kernelId) return kernel;
    }
  }
  return {};
}

QModelIndex CatalogModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column,
                     parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kFamilyId);
}

QModelIndex CatalogModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == kFamilyId) return {};
  return createIndex(static_cast<int>(child.internalId()) - 1, 0, kFamilyId);
}

int CatalogModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(m_families.size());
  if (parent.internalId() != kFamilyId || parent.column() != 0) return 0;
  return static_cast<int>(m_families[static_cast<std::size_t>(parent.row())].kernels.size());
}

int CatalogModel::columnCount(const QModelIndex&) const {
  return 2;
}

QVariant CatalogModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (index.internalId() == kFamilyId) {
    const Family& family = m_families[static_cast<std::size_t>(index.row())];
    if (role != Qt::DisplayRole) return {};
    return index.column() == 0 ? family.title : familySummary(family.name);
  }
  const Family& family = m_families[index.internalId() - 1];
  return kernelData(family.kernels[static_cast<std::size_t>(index.row())], index.column(), role);
}

QString CatalogModel::searchText(const catalog::KernelRow& kernel) {
  QStringList text{toQString(kernel.id),          catalogText(kernel.title),
                   catalogText(kernel.summary),   catalogText(kernel.origin),
                   familyTitle(familyOf(kernel)), toQString(kernel.breaks)};
  for (const trace::FindingKind finding : kernel.findings) {
    text += toQString(trace::nameOf(finding)).replace(QLatin1Char('-'), QLatin1Char(' '));
  }
  return text.join(QLatin1Char('\n'));
}

QVariant CatalogModel::kernelData(const Kernel& listed, int column, int role) const {
  const catalog::KernelRow& kernel = *listed.row;
  const auto missing = [&] {
    return sentenceText(catalog::whyNowhere(m_devices, kernel).value_or(std::string()));
  };
  const auto withMissing = [&](const QString& text) {
    const QString reason = missing();
    return reason.isEmpty() ? text : text + QLatin1Char('\n') + reason;
  };
  switch (role) {
    case Qt::DisplayRole:
      if (column == 0) return listed.title;
      return missing().isEmpty() ? catalogText(kernel.summary) : missing();
    case Qt::ForegroundRole:
      if (missing().isEmpty()) return {};
      return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    //: %1: id of the kernel; %2: what it does, a sentence; %3: where it is taught
    case Qt::ToolTipRole:
      return withMissing(
          tr("%1: %2\n%3")
              .arg(toQString(kernel.id), catalogText(kernel.summary), catalogText(kernel.origin)));
    case Qt::DecorationRole:
      return kernel.breaks.empty() || column > 0 ? QVariant() : QVariant(m_pitfallIcon);
    case Qt::AccessibleDescriptionRole:
      if (kernel.breaks.empty()) return withMissing(catalogText(kernel.summary));
      //: %1: id of the kernel that is right; %2: what is wrong in this one, a sentence
      return tr("Pitfall, breaks %1: %2")
          .arg(toQString(kernel.breaks), catalogText(kernel.summary));
    case Qt::AccessibleTextRole:
      return column == 0 ? QVariant(catalogText(kernel.title)) : QVariant();
    case KernelIdRole:
      return toQString(kernel.id);
    case MissingRole:
      return missing();
    case StepRole:
      return listed.step;
    case SearchRole:
      return searchText(kernel);
    default:
      return {};
  }
}

Qt::ItemFlags CatalogModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  // The keys go from kernel to kernel.
  if (index.internalId() == kFamilyId) return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

}  // namespace lanescope::ui
