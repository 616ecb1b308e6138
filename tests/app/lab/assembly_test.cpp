// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/assembly.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <algorithm>

#include "values/error.h"

namespace lanescope::app {
namespace {

/// What NVRTC 13.0 makes of a kernel with a helper of its own and one of a header, shortened.
constexpr const char* kPtx = R"(
.version 9.0
.target sm_90
.address_size 64

	// .globl	scale

.visible .entry scale(
	.param .u64 scale_param_0
)
{
	.reg .f32 	%f<11>;
	.loc	1 2 0
	// demoted variable
	.shared .align 4 .b8 cache[1024];

	ld.param.u64 	%rd2, [scale_param_0];
	.loc	1 4 3
	mov.u32 	%r1, %ntid.x;
	@%p1 bra 	$L__BB0_2;

	.loc	2 91 5, function_name $L__info_string0, inlined_at 1 6 12
	mul.f32 	%f1, %f2, %f3;
$L__BB0_2:
	.loc	2 93 5
	add.f32 	%f4, %f1, %f1;
	ret;

}
	.file	1 "/tmp/my.cu"
	.file	2 "/usr/include/not_my.cuh"
	.section	.debug_str
	{
$L__info_string0:
.b8 95
	}
)";

int lineOf(const Assembly& assembly, const QString& part) {
  const auto found = std::ranges::find_if(
      assembly, [&](const AssemblyLine& line) { return line.text.contains(part); });
  return found == assembly.end() ? -1 : found->line;
}

TEST(AssemblyTest, EachInstructionOfPtxKnowsItsLine) {
  const Assembly assembly = assemblyOfPtx(QString::fromUtf8(kPtx), u"my.cu");
  EXPECT_EQ(lineOf(assembly, "ld.param.u64"), 2);
  EXPECT_EQ(lineOf(assembly, "mov.u32"), 4);
  EXPECT_EQ(lineOf(assembly, "bra"), 4);
}

TEST(AssemblyTest, AFunctionOfAnotherFileCountsAsOfTheLineThatCallsIt) {
  const Assembly assembly = assemblyOfPtx(QString::fromUtf8(kPtx), u"my.cu");
  EXPECT_EQ(lineOf(assembly, "mul.f32"), 6);
  EXPECT_EQ(lineOf(assembly, "add.f32"), 0) << "no line of the kernel's file calls it";
}

TEST(AssemblyTest, DeclarationsAndLabelsAreOfNoLine) {
  const Assembly assembly = assemblyOfPtx(QString::fromUtf8(kPtx), u"my.cu");
  EXPECT_EQ(lineOf(assembly, ".visible .entry"), 0);
  EXPECT_EQ(lineOf(assembly, ".reg"), 0);
  EXPECT_EQ(lineOf(assembly, "$L__BB0_2:"), 0);
  EXPECT_EQ(lineOf(assembly, "}"), 0);
}

TEST(AssemblyTest, WhatIsForDebuggersIsLeftOut) {
  const Assembly assembly = assemblyOfPtx(QString::fromUtf8(kPtx), u"my.cu");
  for (const char* const part : {".loc", ".file", ".section", ".b8 95"}) {
    EXPECT_EQ(lineOf(assembly, part), -1) << part;
  }
  EXPECT_FALSE(assembly.front().text.isEmpty());
  EXPECT_EQ(assembly.back().text, "}");
}

/// What nvdisasm 13.0 prints with -g -c, shortened.
constexpr const char* kSass =
    R"(	.headerflags	@"EF_CUDA_TEXMODE_UNIFIED EF_CUDA_64BIT_ADDRESS EF_CUDA_SM90"
	.elftype	@"ET_EXEC"

//--------------------- .text.scale               --------------------------
	.section	.text.scale,"ax",@progbits
.text.scale:
        /*0000*/                   LDC R1, c[0x0][0x28] ;
	//## File "/tmp/my.cu", line 4
        /*0010*/                   S2R R0, SR_TID.X ;
	//## File "/usr/include/not_my.cuh", line 91 inlined at "/tmp/my.cu", line 6
	//## File "/tmp/my.cu", line 6
        /*0020*/                   FMUL R5, R2, R3 ;
.L_x_0:
        /*0030*/                   BRA `(.L_x_0);
)";

TEST(AssemblyTest, EachInstructionOfSassKnowsItsLine) {
  const Assembly assembly = assemblyOfSass(QString::fromUtf8(kSass), u"my.cu");
  EXPECT_EQ(lineOf(assembly, "LDC"), 0);
  EXPECT_EQ(lineOf(assembly, "S2R"), 4);
  EXPECT_EQ(lineOf(assembly, "FMUL"), 6);
  EXPECT_EQ(lineOf(assembly, ".L_x_0:"), 0);
  EXPECT_EQ(lineOf(assembly, "//##"), -1);
}

TEST(AssemblyTest, AFileOfALongerNameIsAnotherFile) {
  const Assembly assembly = assemblyOfSass(QString::fromUtf8(kSass), u"y.cu");
  EXPECT_EQ(lineOf(assembly, "S2R"), 0);
}

QString sentenceOf(const Disassembler& disassembler, const QString& cubin) {
  try {
    (void)disassembler.read(cubin, u"my.cu");
  } catch (const values::Error& error) {
    return QString::fromUtf8(error.what());
  }
  return {};
}

TEST(AssemblyTest, AMissingDisassemblerIsNamedWithItsToolkit) {
  EXPECT_EQ(sentenceOf(Disassembler(QString()), "k.cubin"),
            "SASS needs nvdisasm, which comes with NVIDIA's CUDA toolkit.");
}

TEST(AssemblyTest, TheDisassemblersOwnComplaintIsTold) {
  const QTemporaryDir folder;
  const QString program = folder.filePath("nvdisasm");
  QFile script(program);
  ASSERT_TRUE(script.open(QIODevice::WriteOnly));
  script.write("#!/bin/sh\necho 'nvdisasm fatal   : not a cubin.' >&2\nexit 255\n");
  script.close();
  script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
  EXPECT_EQ(sentenceOf(Disassembler(program), "/tmp/k.cubin"),
            program + " cannot read k.cubin: nvdisasm fatal   : not a cubin.");
}

}  // namespace
}  // namespace lanescope::app
