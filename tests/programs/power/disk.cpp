// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/programs/power/disk.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace lanescope::tests {
namespace {

namespace fs = std::filesystem;

std::string bytesOf(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::size_t oneOf(std::mt19937_64& random, std::size_t count) {
  return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
}

}  // namespace

std::vector<DiskOperation> readDiskOperations(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  const auto take = [&](std::size_t count) {
    std::string bytes(count, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(count));
    return bytes;
  };
  std::vector<DiskOperation> all;
  DiskOperationHead head{};
  while (in.read(reinterpret_cast<char*>(&head), sizeof head)) {
    DiskOperation& one = all.emplace_back();
    one.kind = head.kind;
    one.file = head.file;
    one.offset = head.offset;
    one.path = take(head.pathBytes);
    one.other = take(head.otherBytes);
    one.data = take(head.dataBytes);
  }
  return all;
}

Disk::Disk(const fs::path& folder) {
  read(folder);
}

std::shared_ptr<Disk::Folder> Disk::makeFolder() {
  return m_folders.emplace_back(std::make_shared<Folder>());
}

Disk::Node Disk::read(const fs::path& folder) {
  const std::shared_ptr<Folder> made = makeFolder();
  for (const auto& entry : fs::directory_iterator(folder)) {
    Node node;
    if (entry.is_directory()) {
      node = read(entry.path());
    } else {
      struct stat status {};
      if (::stat(entry.path().c_str(), &status) != 0) throw std::runtime_error("stat");
      node.file = std::make_shared<File>();
      node.file->now = node.file->synced = bytesOf(entry.path());
      m_files[status.st_ino] = node.file;
    }
    made->now[entry.path().filename().native()] = node;
  }
  made->synced = made->now;
  return {nullptr, made};
}

Disk::Folder& Disk::folderAt(const fs::path& path) const {
  Folder* folder = m_folders.front().get();
  for (const fs::path& name : path) folder = folder->now.at(name.native()).folder.get();
  return *folder;
}

void Disk::change(const fs::path& path, NameChange change) {
  Folder& folder = folderAt(path.parent_path());
  if (change.removedFrom != nullptr) change.removedFrom->now.erase(change.removed);
  if (!change.added.empty()) folder.now[change.added] = change.node;
  folder.since.push_back(std::move(change));
}

void Disk::changeFile(std::uint64_t number, Change change) {
  File& file = *m_files.at(number);
  applyTo(file.now, change);
  file.since.push_back(std::move(change));
}

void Disk::apply(const DiskOperation& operation) {
  using Kind = DiskOperation::Kind;
  const fs::path path(operation.path);
  const fs::path other(operation.other);
  const std::string name = path.filename().native();
  switch (operation.kind) {
    case Kind::create:
      m_files[operation.file] = std::make_shared<File>();
      if (path.empty()) break;
      [[fallthrough]];
    case Kind::link:
      change(path, {.added = name, .node = {m_files.at(operation.file), nullptr}});
      break;
    case Kind::write:
      changeFile(operation.file, {operation.offset, operation.data});
      break;
    case Kind::resize:
      changeFile(operation.file, {.offset = operation.offset, .isResize = true});
      break;
    case Kind::sync: {
      File& file = *m_files.at(operation.file);
      file.synced = file.now;
      file.since.clear();
      break;
    }
    case Kind::syncFolder: {
      Folder& folder = folderAt(path);
      for (const NameChange& each : folder.since) {
        if (each.removedFrom != nullptr) each.removedFrom->synced.erase(each.removed);
        if (!each.added.empty()) folder.synced[each.added] = each.node;
      }
      folder.since.clear();
      break;
    }
    case Kind::makeFolder:
      change(path, {.added = name, .node = {nullptr, makeFolder()}});
      break;
    case Kind::remove:
      change(path, {.removedFrom = &folderAt(path.parent_path()), .removed = name});
      break;
    case Kind::rename: {
      Folder& from = folderAt(path.parent_path());
      const Node node = from.now.at(name);
      change(other, {&from, name, other.filename().native(), node});
      break;
    }
    case Kind::told:
      break;
  }
}

void Disk::applyTo(std::string& bytes, const Change& change) {
  const std::size_t end = change.offset + change.bytes.size();
  if (change.isResize || bytes.size() < end) bytes.resize(end);
  bytes.replace(change.offset, change.bytes.size(), change.bytes);
}

void Disk::applyTo(AllNames& all, const Folder& folder, const NameChange& change) {
  if (change.removedFrom != nullptr) all[change.removedFrom].erase(change.removed);
  if (!change.added.empty()) all[&folder][change.added] = change.node;
}

std::string Disk::contentAfterLoss(const File& file, std::mt19937_64& random) {
  if (file.since.empty()) return file.synced;
  enum { nothing, everything, beginning, sectors, pages, ways };
  const std::size_t way = oneOf(random, ways);
  if (way == nothing) return file.synced;
  if (way == everything) return file.now;
  std::string content = file.synced;
  if (way == beginning) {
    const std::size_t count = oneOf(random, file.since.size());
    for (std::size_t i = 0; i < count; ++i) applyTo(content, file.since[i]);
    Change torn = file.since[count];
    if (torn.isResize) return content;
    torn.bytes.resize(oneOf(random, torn.bytes.size() + 1));
    applyTo(content, torn);
    return content;
  }
  const std::size_t block = way == sectors ? 512 : 4096;
  for (const Change& each : file.since) {
    if (each.isResize) {
      if (oneOf(random, 2) == 0) applyTo(content, each);
      continue;
    }
    for (std::size_t at = 0; at < each.bytes.size();) {
      const std::size_t rest = block - (each.offset + at) % block;
      const std::size_t count = std::min(rest, each.bytes.size() - at);
      if (oneOf(random, 2) == 0) {
        applyTo(content, {each.offset + at, each.bytes.substr(at, count)});
      }
      at += count;
    }
  }
  return content;
}

void Disk::writeFolder(const Names& names, const fs::path& folder, const AllNames& all,
                       const std::map<const File*, std::string>& contents) {
  for (const auto& [name, node] : names) {
    const fs::path path = folder / name;
    if (node.folder != nullptr) {
      fs::create_directory(path);
      writeFolder(all.at(node.folder.get()), path, all, contents);
      continue;
    }
    const auto content = contents.find(node.file.get());
    const std::string& bytes = content == contents.end() ? node.file->now : content->second;
    std::ofstream(path, std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
}

void Disk::write(const fs::path& folder) const {
  AllNames all;
  for (const auto& each : m_folders) all[each.get()] = each->now;
  writeFolder(m_folders.front()->now, folder, all, {});
}

void Disk::writeAfterLoss(const fs::path& folder, std::mt19937_64& random) const {
  AllNames all;
  for (const auto& each : m_folders) all[each.get()] = each->synced;
  for (const auto& each : m_folders) {
    const std::size_t kept = oneOf(random, each->since.size() + 1);
    for (std::size_t i = 0; i < kept; ++i) applyTo(all, *each, each->since[i]);
  }
  // A file can have two names, and has one content.
  std::map<const File*, std::string> contents;
  for (const auto& each : m_folders) {
    for (const auto& [name, node] : all.at(each.get())) {
      if (node.file == nullptr || contents.contains(node.file.get())) continue;
      contents[node.file.get()] = contentAfterLoss(*node.file, random);
    }
  }
  writeFolder(all.at(m_folders.front().get()), folder, all, contents);
}

}  // namespace lanescope::tests
