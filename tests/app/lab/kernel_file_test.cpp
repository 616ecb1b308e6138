// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/kernel_file.h"

#include <gtest/gtest.h>
#include <sys/xattr.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>

#include "values/error.h"

// The file of a kernel, which other editors write to at the same time.

namespace lanescope::app {
namespace {

class KernelFileTest : public testing::Test {
 protected:
  void SetUp() override {
    write("my.cu", "first\n");
    m_file.open(path("my.cu"));
  }

  [[nodiscard]] QString path(const char* name) const {
    return m_folder.filePath(QLatin1String(name));
  }
  void write(const char* name, const QByteArray& bytes) const {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    ASSERT_EQ(file.write(bytes), bytes.size());
  }
  /// Writes as vim does: the new file takes the old one's place.
  void renameOver(const QByteArray& bytes) const {
    write("my.cu.tmp", bytes);
    ASSERT_EQ(std::rename(path("my.cu.tmp").toLocal8Bit().constData(),
                          path("my.cu").toLocal8Bit().constData()),
              0);
  }
  [[nodiscard]] QByteArray onDisk(const char* name = "my.cu") const {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  }
  [[nodiscard]] std::string refusalOf(const char* name) {
    try {
      m_file.open(path(name));
    } catch (const values::Error& error) {
      return error.what();
    }
    return {};
  }

  QTemporaryDir m_folder;
  KernelFile m_file;
  QSignalSpy m_changed{&m_file, &KernelFile::changedOnDisk};
  QSignalSpy m_conflicted{&m_file, &KernelFile::conflicted};
  QSignalSpy m_removed{&m_file, &KernelFile::removed};
};

TEST_F(KernelFileTest, OpensAndSaves) {
  EXPECT_EQ(m_file.text(), "first\n");
  EXPECT_EQ(m_file.name(), "my.cu");
  EXPECT_FALSE(m_file.isModified());
  QSignalSpy modified(&m_file, &KernelFile::modifiedChanged);
  m_file.setText("second\n");
  EXPECT_TRUE(m_file.isModified());
  m_file.setText("first\n");
  EXPECT_FALSE(m_file.isModified()) << "what is typed and undone is no change";
  m_file.setText("zweite, größer\n");
  EXPECT_TRUE(m_file.save());
  EXPECT_EQ(onDisk(), QByteArray("zweite, größer\n"));
  EXPECT_FALSE(m_file.isModified());
  EXPECT_EQ(modified.count(), 4);
  // What the object itself writes is no change of another program.
  EXPECT_FALSE(m_changed.wait(300));
}

TEST_F(KernelFileTest, SavesAsAnotherFileAndWatchesThatOne) {
  m_file.setText("second\n");
  m_file.saveAs(path("other.cu"));
  EXPECT_EQ(onDisk(), "first\n");
  EXPECT_EQ(onDisk("other.cu"), "second\n");
  EXPECT_EQ(m_file.path(), path("other.cu"));
  write("my.cu", "no more\n");
  write("other.cu", "third\n");
  ASSERT_TRUE(m_changed.wait());
  EXPECT_EQ(m_file.text(), "third\n");
}

TEST_F(KernelFileTest, TakesUpWhatAnotherEditorWrites) {
  write("my.cu", "second\n");
  ASSERT_TRUE(m_changed.wait());
  EXPECT_EQ(m_changed.last()[0].toString(), "second\n");
  EXPECT_EQ(m_file.text(), "second\n");
  EXPECT_FALSE(m_file.isModified());
  // Again and again, also where another file takes its place.
  for (const char* const text : {"third\n", "fourth\n", "fifth\n"}) {
    renameOver(text);
    ASSERT_TRUE(m_changed.wait()) << text;
    EXPECT_EQ(m_file.text(), text);
  }
  write("my.cu", "sixth\n");
  ASSERT_TRUE(m_changed.wait());
  EXPECT_EQ(m_file.text(), "sixth\n");
  EXPECT_TRUE(m_conflicted.isEmpty());
}

TEST_F(KernelFileTest, AChangeBesideUnsavedEditsAsksAndLosesNothing) {
  m_file.setText("mine\n");
  renameOver("theirs\n");
  ASSERT_TRUE(m_conflicted.wait());
  EXPECT_EQ(m_conflicted.last()[0].toString(), "theirs\n");
  EXPECT_EQ(m_file.text(), "mine\n");
  EXPECT_FALSE(m_file.save()) << "the other's text is not overwritten before one has chosen";
  EXPECT_EQ(onDisk(), "theirs\n");
  EXPECT_TRUE(m_changed.isEmpty());
  m_file.keepOwn();
  EXPECT_TRUE(m_file.isModified());
  EXPECT_TRUE(m_file.save());
  EXPECT_EQ(onDisk(), "mine\n");
}

TEST_F(KernelFileTest, TheOtherTextCanBeTaken) {
  m_file.setText("mine\n");
  write("my.cu", "theirs\n");
  ASSERT_TRUE(m_conflicted.wait());
  m_file.takeFromDisk();
  EXPECT_EQ(m_file.text(), "theirs\n");
  EXPECT_EQ(m_changed.count(), 1);
  EXPECT_FALSE(m_file.isModified());
}

TEST_F(KernelFileTest, SavingLooksAtTheFileFirst) {
  m_file.setText("mine\n");
  write("my.cu", "theirs\n");
  // No event has told of it yet.
  EXPECT_FALSE(m_file.save());
  EXPECT_EQ(m_conflicted.count(), 1);
  EXPECT_EQ(onDisk(), "theirs\n");
}

TEST_F(KernelFileTest, TheSameTextOnBothSidesIsNoConflict) {
  QSignalSpy modified(&m_file, &KernelFile::modifiedChanged);
  m_file.setText("second\n");
  write("my.cu", "second\n");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !m_file.isModified(); }));
  EXPECT_TRUE(m_conflicted.isEmpty());
}

TEST_F(KernelFileTest, ADeletedFileLeavesItsTextAndIsWrittenAnew) {
  QFile::remove(path("my.cu"));
  ASSERT_TRUE(m_removed.wait());
  EXPECT_EQ(m_file.text(), "first\n");
  EXPECT_TRUE(m_file.isModified());
  EXPECT_TRUE(m_file.save());
  EXPECT_EQ(onDisk(), "first\n");
  write("my.cu", "second\n");
  ASSERT_TRUE(m_changed.wait()) << "it is watched again";
}

TEST_F(KernelFileTest, AFileThatComesBackIsTakenUp) {
  QFile::remove(path("my.cu"));
  ASSERT_TRUE(m_removed.wait());
  write("my.cu", "first\n");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !m_file.isModified(); }));
  QFile::remove(path("my.cu"));
  ASSERT_TRUE(m_removed.wait());
  write("my.cu", "second\n");
  ASSERT_TRUE(m_changed.wait());
  EXPECT_EQ(m_file.text(), "second\n");
}

TEST_F(KernelFileTest, WhatIsNoTextOfAKernelIsRefusedInASentence) {
  write("large.cu", QByteArray((1 << 20) + 1, ' '));
  EXPECT_EQ(refusalOf("large.cu"),
            "large.cu is too large; the text of a kernel has at most 1 MiB.");
  write("latin.cu",
        "// gr\xf6\xdf"
        "er\n");
  EXPECT_NE(refusalOf("latin.cu").find("no text in UTF-8"), std::string::npos);
  write("zero.cu", QByteArray("a\0b", 3));
  EXPECT_NE(refusalOf("zero.cu").find("no text in UTF-8"), std::string::npos);
  EXPECT_NE(refusalOf("nowhere.cu").find("nowhere.cu cannot be read"), std::string::npos);
  EXPECT_NE(refusalOf(".").find("cannot be read"), std::string::npos);
  EXPECT_EQ(m_file.text(), "first\n") << "the file that was open is open still";
  EXPECT_EQ(m_file.name(), "my.cu");
  write("most.cu", QByteArray(1 << 20, ' '));
  EXPECT_EQ(refusalOf("most.cu"), "");
}

TEST_F(KernelFileTest, AFileThatBecomesUnreadableIsToldAndTheTextIsKept) {
  QSignalSpy unreadable(&m_file, &KernelFile::unreadable);
  write("my.cu", "\xff\xfe");
  ASSERT_TRUE(unreadable.wait());
  EXPECT_EQ(m_file.text(), "first\n");
}

TEST_F(KernelFileTest, TheMarkOfUtf8AndTheLineEndsStay) {
  write("mark.cu", "\xEF\xBB\xBFone\r\n");
  m_file.open(path("mark.cu"));
  EXPECT_EQ(m_file.text(), "one\r\n");
  EXPECT_FALSE(m_file.isModified());
  m_file.setText("two\r\n");
  m_file.save();
  EXPECT_EQ(onDisk("mark.cu"), "\xEF\xBB\xBFtwo\r\n");
}

TEST_F(KernelFileTest, ATextWithoutAFileIsSavedAsOne) {
  m_file.begin("dot.cu", "text\n", true);
  EXPECT_TRUE(m_file.path().isEmpty());
  EXPECT_EQ(m_file.name(), "dot.cu");
  EXPECT_FALSE(m_file.isModified());
  EXPECT_THROW(m_file.save(), values::Error);
  write("my.cu", "second\n");
  EXPECT_FALSE(m_changed.wait(300)) << "the file before is watched no more";
  m_file.saveAs(path("dot.cu"));
  EXPECT_EQ(onDisk("dot.cu"), "text\n");
}

TEST_F(KernelFileTest, WhatCameFromElsewhereIsNotOwnUntilItIsTrusted) {
  EXPECT_TRUE(m_file.isOwn());
  m_file.begin("dot.cu", "text\n", false);
  EXPECT_FALSE(m_file.isOwn());
  m_file.trust();
  EXPECT_TRUE(m_file.isOwn());
  const QByteArray url = "https://example.org/my.cu";
  if (::setxattr(path("my.cu").toLocal8Bit().constData(), "user.xdg.origin.url", url.constData(),
                 static_cast<std::size_t>(url.size()), 0) != 0) {
    GTEST_SKIP() << "This file system keeps no attributes.";
  }
  m_file.open(path("my.cu"));
  EXPECT_FALSE(m_file.isOwn()) << "a browser has written it";
}

TEST_F(KernelFileTest, AFolderThatMayNotBeWrittenIsTold) {
  EXPECT_THROW(m_file.saveAs(path("no/such/folder.cu")), values::Error);
  EXPECT_EQ(m_file.path(), path("my.cu"));
}

}  // namespace
}  // namespace lanescope::app
