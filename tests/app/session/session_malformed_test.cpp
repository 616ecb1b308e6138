// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <unistd.h>

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <cstring>

#include "app/session/session_file.h"
#include "protocol/newer_format.h"
#include "tests/app/session/session_samples.h"
#include "values/error.h"

namespace lanescope::app {
namespace {

using Bytes = std::vector<std::byte>;

std::string sentenceOn(const Bytes& bytes) {
  QByteArray array(reinterpret_cast<const char*>(bytes.data()),
                   static_cast<qsizetype>(bytes.size()));
  QBuffer device(&array);
  device.open(QIODevice::ReadOnly);
  try {
    (void)readSession(device, QStringLiteral("s.lanescope"));
    return {};
  } catch (const values::Error& error) {
    return error.what();
  }
}

std::string sentenceOnFile(const QString& path) {
  try {
    (void)readSession(path);
    return {};
  } catch (const values::Error& error) {
    return error.what();
  }
}

template <class T>
Bytes with(Bytes bytes, std::size_t at, T value) {
  std::memcpy(bytes.data() + at, &value, sizeof value);
  return bytes;
}

TEST(SessionReader, SaysWhatIsWrongWithAFile) {
  const Bytes bytes = sessionBytes(tests::sampleSession());
  EXPECT_EQ(sentenceOn(bytes), "");
  EXPECT_EQ(sentenceOn({}), "s.lanescope is not a Lanescope session.");
  EXPECT_EQ(sentenceOn(Bytes(1000, std::byte{7})), "s.lanescope is not a Lanescope session.");
  EXPECT_EQ(sentenceOn(with<std::uint32_t>(bytes, 8, 2)),
            engine::newerFormatSentence("s.lanescope", 2, kSessionVersion, "0.1.0"));
  const char* const kNumbers =
      "s.lanescope is damaged: its header has numbers that no session has.";
  EXPECT_EQ(sentenceOn(with<std::uint32_t>(bytes, 8, 0)), kNumbers);
  EXPECT_EQ(sentenceOn(with<std::uint32_t>(bytes, 12, ~std::uint32_t{0})), kNumbers);
  EXPECT_EQ(sentenceOn(with<std::uint64_t>(bytes, 16, ~std::uint64_t{0})), kNumbers);
  const std::string size = std::to_string(bytes.size());
  const std::string less = std::to_string(bytes.size() - 1);
  EXPECT_EQ(sentenceOn({bytes.begin(), bytes.end() - 1}),
            "s.lanescope is cut off: it has " + less + " of " + size + " bytes.");
  Bytes longer = bytes;
  longer.push_back({});
  EXPECT_EQ(sentenceOn(longer), "s.lanescope is damaged: it has " + std::to_string(longer.size()) +
                                    " bytes and should have " + size + ".");
  EXPECT_EQ(sentenceOn(with(bytes, bytes.size() - 1, std::byte{99})),
            "s.lanescope is damaged: it does not have the checksum that it was saved with.");
}

TEST(SessionReader, NoticesEachByteThatIsChangedOrMissing) {
  const Bytes bytes = sessionBytes(tests::sampleSession());
  ASSERT_LT(bytes.size(), 20'000U);
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    EXPECT_NE(sentenceOn(with(bytes, at, bytes[at] ^ std::byte{1})), "") << at;
    EXPECT_NE(sentenceOn(with(bytes, at, ~bytes[at])), "") << at;
    EXPECT_NE(sentenceOn({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(at)}), "")
        << at;
  }
}

TEST(SessionReader, OpensRegularFilesAlone) {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("x").toStdString();
  EXPECT_EQ(sentenceOnFile(folder.path()),
            folder.path().toStdString() + " cannot be opened: it is a folder.");
  EXPECT_EQ(sentenceOnFile(folder.filePath("x")),
            path + " cannot be opened: there is no such file.");
  EXPECT_EQ(sentenceOnFile(QStringLiteral("/dev/zero")),
            "/dev/zero cannot be opened: it is not a regular file.");
  QFile table(folder.filePath("x"));
  ASSERT_TRUE(table.open(QIODevice::WriteOnly));
  table.write("a,b\n1,2\n");
  table.close();
  EXPECT_EQ(sentenceOnFile(folder.filePath("x")), "x is not a Lanescope session.");
  if (geteuid() == 0) return;  // who may read everything
  table.setPermissions({});
  EXPECT_EQ(sentenceOnFile(folder.filePath("x")), path + " cannot be opened: Permission denied.");
}

TEST(SessionReader, TakesNoTextThatCouldStandForSomethingElse) {
  const auto refusal = [](const Session& session) {
    try {
      return sentenceOn(sessionBytes(session));
    } catch (const values::Error& error) {
      return std::string("written: ") + error.what();
    }
  };
  Session session = tests::sampleSession();
  values::RunResult result = *session.run->main.result;
  result.notes = {"Here i < n and n <= 2^20."};
  session.run->main.result = std::make_shared<const values::RunResult>(result);
  EXPECT_EQ(refusal(session), "");
  result.record->arrays.front().name = "<img src=\"/etc/passwd\">";
  session.run->main.result = std::make_shared<const values::RunResult>(result);
  EXPECT_EQ(refusal(session), "s.lanescope cannot be shown: It holds a text with a tag.");
  session = tests::sampleSession();
  session.form.texts.front().second = "two\nlines";
  EXPECT_EQ(refusal(session), "written: It holds a text with a control character.");
  session.form.texts.front().second = std::string(20'001, 'x');
  EXPECT_EQ(refusal(session), "written: It holds a text of more than 20000 bytes.");
}

}  // namespace
}  // namespace lanescope::app
