// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QIcon>
#include <QList>
#include <span>
#include <vector>

#include "catalog/catalog.h"
#include "request/result.h"

namespace lanescope::ui {

/// The catalogue as a tree: families, and under each its kernels in the order of the table, which
/// are the steps of a ladder. Dot products are a ladder of their own. The second column says in a
/// line what a kernel teaches, or why no device can run it.
class CatalogModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Role {
    KernelIdRole = Qt::UserRole,  ///< QString; empty for a family
    MissingRole,                  ///< QString: why no device can run it; empty where one can
    SearchRole,                   ///< QString: all that is said of it; empty for a family
    StepRole,                     ///< QString: the number of its step; empty where it is none
  };

  /// `rows` must outlive the model.
  explicit CatalogModel(std::span<const catalog::KernelRow> rows, QObject* parent = nullptr);

  /// Shows a kernel of the user under a heading of its own, in place of the row that it had before.
  /// `row` must outlive the model.
  void showOwn(const catalog::KernelRow& row);
  /// Kernels that none of them can run are greyed, with the reason; none are known yet: none is.
  void setDevices(const QList<values::DeviceInfo>& devices);
  /// What stands before a pitfall's title.
  void setPitfallIcon(const QIcon& icon);
  /// Invalid when there is no such kernel.
  [[nodiscard]] QModelIndex indexOf(const QString& kernelId) const;

  [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  struct Kernel {
    const catalog::KernelRow* row;
    QString step;   ///< see StepRole
    QString title;  ///< without what the heading above it says already
  };
  struct Family {
    QString title;
    std::string_view name;
    std::vector<Kernel> kernels;
  };

  /// The family under whose heading a kernel stands.
  [[nodiscard]] static std::string_view familyOf(const catalog::KernelRow& kernel);
  [[nodiscard]] static QString familyTitle(std::string_view family);
  /// What the kernels of a family have in common.
  [[nodiscard]] static QString familySummary(std::string_view family);
  /// Every kernel has other data of these roles.
  void tellChanged(const QList<int>& roles);
  /// Numbers the kernels of a family, and takes the family's name from their titles.
  static void makeSteps(Family& family);
  [[nodiscard]] QVariant kernelData(const Kernel& listed, int column, int role) const;
  [[nodiscard]] static QString searchText(const catalog::KernelRow& kernel);

  std::vector<Family> m_families;
  QIcon m_pitfallIcon;
  QList<values::DeviceInfo> m_devices;
};

}  // namespace lanescope::ui
