<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AccessibleCell</name>
    <message>
        <source>row</source>
        <extracomment>Heading of the first column for screen readers: the names of the rows</extracomment>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>BankChart</name>
    <message>
        <source>a word</source>
        <extracomment>In the legend: a word of 4 bytes that a lane asks for</extracomment>
        <translation>字組</translation>
    </message>
    <message>
        <source>a word for several lanes: broadcast</source>
        <translation>多個 lane 的同一字組：廣播</translation>
    </message>
    <message>
        <source>the bank with the most words: conflict</source>
        <translation>字組最多的記憶庫：衝突</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>In the corner of a cell: how many lanes ask for the word. %1: a number</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <extracomment>A row: banks serve their words in passes, one after the other. %1: number of the pass</extracomment>
        <translation>第 %1 趟</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <extracomment>A request of wide accesses is served in parts. %1, %2: numbers</extracomment>
        <translation>第 %1 部分，共 %2 部分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;part 1 of 2&quot;; %2: &quot;lanes 0–15&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>bank</source>
        <extracomment>Before a row of numbers of banks of shared memory</extracomment>
        <translation>記憶庫</translation>
    </message>
    <message>
        <source>lane</source>
        <extracomment>Before a row of numbers of lanes of a warp</extracomment>
        <translation>lane</translation>
    </message>
</context>
<context>
    <name>BankWords</name>
    <message>
        <source>%1, step %2</source>
        <extracomment>Name of a question. %1: name of a kernel; %2: number of a step</extracomment>
        <translation>%1，步驟 %2</translation>
    </message>
    <message>
        <source>%1, page %2, question %3</source>
        <extracomment>Name of a question. %1: title of a lesson; %2: number of a page; %3: of the question there</extracomment>
        <translation>%1，第 %2 頁，題目 %3</translation>
    </message>
    <message>
        <source>The picture shows %1 after step %2.</source>
        <extracomment>%1: name of a kernel; %2: number of a step</extracomment>
        <translation>圖中是步驟 %2 之後的 %1。</translation>
    </message>
    <message>
        <source>A question of page %1 is left out: %2</source>
        <extracomment>%1: number of a page of a lesson; %2: a sentence on why</extracomment>
        <translation>略過第 %1 頁的一個題目：%2</translation>
    </message>
    <message>
        <source>It is %1: %2.</source>
        <extracomment>%1: the right answer; %2: why, a clause</extracomment>
        <translation>答案是 %1：%2。</translation>
    </message>
</context>
<context>
    <name>BanksPane</name>
    <message>
        <source>global memory, sectors of 32 bytes</source>
        <translation>全域記憶體，每區段 32 位元組</translation>
    </message>
    <message>
        <source>shared memory, 32 banks</source>
        <translation>共享記憶體，32 個記憶庫</translation>
    </message>
    <message>
        <source>shared memory of block %1</source>
        <extracomment>%1: number of a block</extracomment>
        <translation>區塊 %1 的共享記憶體</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Heading. %1: &quot;warp 0, with thread 5&quot;; %2: kind of memory, &quot;shared memory, 32 banks&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>BanksTable</name>
    <message>
        <source>pass %1</source>
        <extracomment>Name of a row for screen readers. %1: its number</extracomment>
        <translation>第 %1 趟</translation>
    </message>
    <message>
        <source>sectors of %1 from element %2</source>
        <extracomment>A row of sectors. %1: an array&apos;s name; %2: an index</extracomment>
        <translation>%1 從元素 %2 起的區段</translation>
    </message>
    <message>
        <source>sector not accessed</source>
        <translation>未存取的區段</translation>
    </message>
    <message>
        <source>lanes of warp %1</source>
        <extracomment>Name of a row for screen readers. %1: number of a warp</extracomment>
        <translation>warp %1 的 lane</translation>
    </message>
    <message>
        <source>cost of each warp</source>
        <translation>每個 warp 的代價</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <extracomment>%1: an array&apos;s name; %2: &quot;warp 3, with the most passes&quot;; %3: &quot;3-way conflict: 3 passes&quot;</extracomment>
        <translation>%1，%2。%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Two sentences. %1: the first one, without its full stop; %2: the second one</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>BenchRecovery</name>
    <message>
        <source>What the ranks had not completed was measured again. %1</source>
        <extracomment>Of processes that measure together; %1: a sentence on what ended them</extracomment>
        <translation>各行程尚未完成的部分已重新測量。%1</translation>
    </message>
</context>
<context>
    <name>BlockFacts</name>
    <message>
        <source>one block</source>
        <extracomment>Behind &quot;grid&quot;: it has one block</extracomment>
        <translation>一個區塊</translation>
    </message>
    <message>
        <source>%1 blocks, all recorded</source>
        <extracomment>%1: a number</extracomment>
        <translation>%1 個區塊，全部已記錄</translation>
    </message>
    <message>
        <source>%1 blocks, %2 of them recorded</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>%1 個區塊，其中 %2 個已記錄</translation>
    </message>
    <message>
        <source>No block here reads what another one stored.</source>
        <translation>這裡沒有區塊讀取其他區塊儲存的值。</translation>
    </message>
    <message>
        <source>This block has read %1 values of other blocks so far.</source>
        <extracomment>%1: how many values</extracomment>
        <translation>此區塊至今讀取了其他區塊的 %1 個值。</translation>
    </message>
    <message>
        <source>This block reads nothing that another one stored.</source>
        <translation>此區塊不讀取其他區塊儲存的任何值。</translation>
    </message>
    <message>
        <source>This block has read %1 of its %2 values from other blocks.</source>
        <extracomment>%1, %2: how many values</extracomment>
        <translation>此區塊讀取的 %2 個值中，有 %1 個來自其他區塊。</translation>
    </message>
    <message>
        <source>Of %1 values in the grid several blocks could be the source.</source>
        <extracomment>%1: how many values</extracomment>
        <translation>網格中有 %1 個值可能來自多個區塊。</translation>
    </message>
    <message>
        <source>stores %1 = %2</source>
        <extracomment>What a block does. %1: &quot;partial[3]&quot;; %2: its value</extracomment>
        <translation>儲存 %1 = %2</translation>
    </message>
    <message>
        <source>block %1 reads its %2 = %3 in step %4</source>
        <extracomment>%1: a block&apos;s number; %2: &quot;partial[3]&quot;, an element that the described block stored; %3: its value; %4: a step&apos;s number</extracomment>
        <translation>區塊 %1 在步驟 %4 讀取它的 %2 = %3</translation>
    </message>
    <message>
        <source>what it stores is wrong</source>
        <translation>它儲存的值是錯的</translation>
    </message>
    <message>
        <source>Block %1</source>
        <extracomment>%1: a block&apos;s number</extracomment>
        <translation>區塊 %1</translation>
    </message>
    <message>
        <source>%1 ran, but is not recorded</source>
        <extracomment>%1: &quot;Block 3&quot;</extracomment>
        <translation>%1已執行，但未記錄</translation>
    </message>
    <message>
        <source>on the stage</source>
        <translation>在舞台上</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Behind &quot;Block 3: &quot;: nothing else is known of it</extracomment>
        <translation>已記錄</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Block 3&quot;; %2: clauses on what it does</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1, %2: how many people</extracomment>
        <translation>%2 人中 %1 人答對</translation>
    </message>
    <message>
        <source>%1, %2 had the answer shown</source>
        <extracomment>%1: how many people were right, of how many; %2: how many people</extracomment>
        <translation>%1，%2 人看了答案</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>%1: the right answer</extracomment>
        <translation>正確答案：%1</translation>
    </message>
    <message>
        <source>Class board</source>
        <extracomment>Title of a page: a table of the mistakes of a class</extracomment>
        <translation>全班答題一覽</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Head of a column</extracomment>
        <translation>題目</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: the right answer</extracomment>
        <translation>正確答案</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>Head of a column: how many people answered and were right</extracomment>
        <translation>作答</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <extracomment>Head of a column</extracomment>
        <translation>錯誤答案</translation>
    </message>
    <message>
        <source>The catalogue has no kernel %1.</source>
        <extracomment>%1: the name of a kernel</extracomment>
        <translation>目錄中沒有核心 %1。</translation>
    </message>
    <message>
        <source>%1, block %2, step %3</source>
        <extracomment>%1: a kernel and its parameters; %2: number of a block; %3: of a step</extracomment>
        <translation>%1，區塊 %2，步驟 %3</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <extracomment>%1: a kernel and its parameters; %2: number of a step</extracomment>
        <translation>%1，步驟 %2</translation>
    </message>
    <message>
        <source>%1 has answers and no record that could judge them.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 有作答，但沒有可據以判斷的紀錄。</translation>
    </message>
    <message>
        <source>%1 is judged by the record in it, since its run cannot be repeated: %2</source>
        <extracomment>%1: the name of a file; %2: a sentence on why</extracomment>
        <translation>%1 依其中的紀錄判斷，因為無法重新執行：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n answer(s) to steps that its run does not have.</source>
        <extracomment>%1: the name of a file; %n: how many answers</extracomment>
        <translation>
            <numerusform>%1 有 %n 個作答所問的步驟在執行中不存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has answers to the lesson %2, which did not come with the program; name it with --lesson.</source>
        <extracomment>%1: the name of a file; %2: the name of a lesson. --lesson is an option and stays</extracomment>
        <translation>%1 有單元 %2 的作答，而該單元並非隨程式附上；請以 --lesson 指定。</translation>
    </message>
    <message>
        <source>%1 has an answer to page %2 of %3, which has no such question.</source>
        <extracomment>%1: the name of a file; %2: number of a page; %3: the name of a lesson</extracomment>
        <translation>%1 有 %3 第 %2 頁的作答，但那裡沒有這個題目。</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <extracomment>%1: the name of a lesson; %2: number of a page</extracomment>
        <translation>%1，第 %2 頁</translation>
    </message>
    <message>
        <source>%1: the answer to %2 cannot be judged: %3</source>
        <extracomment>%1: the name of a file; %2: a lesson and a page; %3: a sentence on why</extracomment>
        <translation>%1：無法判斷 %2 的作答：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) read</source>
        <extracomment>%n: how many files</extracomment>
        <translation>
            <numerusform>已讀取 %n 個工作階段</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 questions answered.</source>
        <extracomment>%1: how many sessions were read; %2: how many questions</extracomment>
        <translation>%1，有作答的題目：%2。</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <source>The original does not have this line.</source>
        <translation>原版沒有這一行。</translation>
    </message>
    <message>
        <source>Before this line, the original has:
%1</source>
        <extracomment>%1: lines of source</extracomment>
        <translation>在這一行之前，原版有：
%1</translation>
    </message>
    <message>
        <source>The original has:
%1</source>
        <extracomment>%1: lines of source</extracomment>
        <translation>原版為：
%1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1. %2 Usually %3.</source>
        <extracomment>Describes an option of the command line. %1: its title, &quot;Threads per block&quot;; %2: a sentence; %3: the value that it usually has</extracomment>
        <translation>%1。%2 預設為 %3。</translation>
    </message>
    <message>
        <source>One file is enough; the window shows one.</source>
        <translation>一個檔案即可；視窗只顯示一個。</translation>
    </message>
    <message>
        <source>Usage: lanescope %1 [options]

%2

Options:
%3
%4</source>
        <extracomment>The help of a command. %1: its name and what is typed behind it; %2: what it does, a sentence; %3: a line for each option; %4: facts and examples</extracomment>
        <translation>用法：lanescope %1 [options]

%2

選項：
%3
%4</translation>
    </message>
    <message>
        <source>Usage: lanescope [FILE]             the window, with a session (.lanescope), a lesson (.lesson), times (.recording.json) or a kernel (.cu)
       lanescope COMMAND [options]  without a window or a display

Commands:
%1
`lanescope COMMAND --help` lists the options. Exit codes: 0 success, 1 a check failed
or a run took longer than its time limit, 2 bad usage or bad input, 3 this machine cannot
(no GPU, out of memory), 130 interrupted.
Errors go to standard error.
</source>
        <extracomment>FILE, COMMAND, --help and what stands in ` ` are typed as they stand. %1: a line for each command</extracomment>
        <translation>用法：lanescope [FILE]             開啟視窗，可附工作階段 (.lanescope)、單元 (.lesson)、計時 (.recording.json) 或核心 (.cu)
      lanescope COMMAND [options]  不需視窗或螢幕

指令：
%1
`lanescope COMMAND --help` 會列出選項。結束碼：0 成功，1 檢查未通過
或執行超過時間限制，2 用法或輸入錯誤，3 這部電腦無法執行
（沒有 GPU、記憶體不足），130 已中斷。
錯誤會寫到標準錯誤輸出。

</translation>
    </message>
</context>
<context>
    <name>ComplaintMarks</name>
    <message>
        <source>Error: %1</source>
        <extracomment>Below a line of source; %1: a compiler&apos;s message</extracomment>
        <translation>錯誤：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>Below a line of source; %1: a compiler&apos;s message</extracomment>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>What a screen reader says of a text; %1: number of a line; %2: a compiler&apos;s message</extracomment>
        <translation>第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>%1 share it (a broadcast)</source>
        <extracomment>%1: &quot;lanes 0–3&quot;</extracomment>
        <translation>%1 共用（廣播）</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>%1: &quot;lane 5&quot;</extracomment>
        <translation>供 %1</translation>
    </message>
    <message>
        <source>Bank %1, pass %2: the word at %3[%4], %5</source>
        <extracomment>%1, %2: numbers; %3: an array&apos;s name; %4: an index; %5: &quot;for lane 5&quot;</extracomment>
        <translation>記憶庫 %1，第 %2 趟：%3[%4] 的字組，%5</translation>
    </message>
    <message>
        <source>%1; its bank has the most words: conflict</source>
        <extracomment>%1: &quot;Bank 5, pass 1: the word at s[5], for lane 5&quot;</extracomment>
        <translation>%1；其記憶庫的字組最多：衝突</translation>
    </message>
    <message>
        <source>Lane %1 of warp %2 takes no part</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>warp %2 的 lane %1 不參與</translation>
    </message>
    <message>
        <source>Thread %1 (warp %2, lane %3) asks for %4[%5]</source>
        <extracomment>%1 to %3: numbers; %4: an array&apos;s name; %5: an index</extracomment>
        <translation>執行緒 %1（warp %2，lane %3）要求 %4[%5]</translation>
    </message>
    <message>
        <source>The sector of %1[%2] to [%3]: %4 of its 32 bytes are requested by %5</source>
        <extracomment>%1: an array&apos;s name; %2, %3: indices; %4: a number; %5: &quot;lanes 0–7&quot;</extracomment>
        <translation>%1[%2] 到 [%3] 的區段：32 位元組中有 %4 個由 %5 要求</translation>
    </message>
    <message>
        <source>%1[%2], for %3 of warp %4</source>
        <extracomment>%1: an array&apos;s name; %2: an index; %3: &quot;lanes 0–7&quot;; %4: a number</extracomment>
        <translation>%1[%2]，供 warp %4 的 %3</translation>
    </message>
    <message>
        <source>Warp %1: %2 for %3 of its lanes</source>
        <extracomment>%1, %3: numbers; %2: &quot;3 passes&quot; or &quot;8 sectors&quot;</extracomment>
        <translation>warp %1：%3 個 lane 共 %2</translation>
    </message>
</context>
<context>
    <name>DeviceBuild</name>
    <message>
        <source>Lanescope&apos;s compiler of kernels for a GPU, or its headers, are missing beside %1.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1 旁缺少 Lanescope 的 GPU 核心編譯器或其標頭檔。</translation>
    </message>
    <message>
        <source>There is no GPU %1; this machine has %2, numbered from 0.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>沒有 GPU %1；這台電腦有 %2 個，從 0 開始編號。</translation>
    </message>
    <message>
        <source>The compiler of kernels for a GPU did not work: %1.</source>
        <extracomment>%1 why</extracomment>
        <translation>GPU 核心編譯器未能完成：%1。</translation>
    </message>
    <message>
        <source>it took longer than a minute</source>
        <extracomment>Why a compiler has ended.</extracomment>
        <translation>花了超過一分鐘</translation>
    </message>
    <message>
        <source>a limit of its time or memory ended it (signal %1)</source>
        <extracomment>Why a compiler has ended. %1: a number</extracomment>
        <translation>時間或記憶體限制使它結束（訊號 %1）</translation>
    </message>
</context>
<context>
    <name>Disassembler</name>
    <message>
        <source>SASS needs nvdisasm, which comes with NVIDIA&apos;s CUDA toolkit.</source>
        <translation>SASS 需要 nvdisasm，它隨 NVIDIA 的 CUDA 工具包提供。</translation>
    </message>
    <message>
        <source>it did not end within 20 seconds</source>
        <extracomment>Why a program gave no result.</extracomment>
        <translation>它在 20 秒內沒有結束</translation>
    </message>
    <message>
        <source>%1 cannot read %2: %3.</source>
        <extracomment>%1: a program; %2: a file; %3: why</extracomment>
        <translation>%1 無法讀取 %2：%3。</translation>
    </message>
</context>
<context>
    <name>EfficiencyStrip</name>
    <message>
        <source>of the %1 steps so far: %2 %</source>
        <extracomment>Ends the heading &quot;efficiency, …&quot;. %1: how many; %2: percent</extracomment>
        <translation>至今 %1 步：%2 %</translation>
    </message>
    <message>
        <source>of all %1 steps: %2 %</source>
        <extracomment>Ends the heading &quot;efficiency, …&quot;. %1: how many; %2: percent</extracomment>
        <translation>全部 %1 步：%2 %</translation>
    </message>
    <message>
        <source>efficiency of each step; %1</source>
        <extracomment>A heading. Efficiency: the part of the lanes that work. %1: &quot;of all 30 steps: 42 %&quot;</extracomment>
        <translation>每一步的效率；%1</translation>
    </message>
    <message>
        <source>efficiency, %1</source>
        <extracomment>A heading. Efficiency: the part of the lanes that work. %1: &quot;of all 30 steps: 42 %&quot;</extracomment>
        <translation>效率，%1</translation>
    </message>
    <message>
        <source>100 %</source>
        <extracomment>The upper end of a scale</extracomment>
        <translation>100 %</translation>
    </message>
    <message>
        <source>50 %</source>
        <extracomment>The middle of a scale</extracomment>
        <translation>50 %</translation>
    </message>
    <message>
        <source>Step %1, line %2: %3 of %4 lanes of the working warps take part, %5 %</source>
        <extracomment>%1, %2: numbers; %3: how many; %4: of how many; %5: percent</extracomment>
        <translation>步驟 %1，第 %2 行：工作中 warp 的 %4 個 lane 有 %3 個參與，%5 %</translation>
    </message>
</context>
<context>
    <name>EngineAddress</name>
    <message>
        <source>ssh: needs the name of a host, as in ssh:gpu-server.</source>
        <translation>ssh: 需要主機名稱，例如 ssh:gpu-server。</translation>
    </message>
    <message>
        <source>The host &apos;%1&apos; begins with &apos;-&apos;, which ssh would take for an option.</source>
        <extracomment>%1: the name of a computer that was typed</extracomment>
        <translation>主機「%1」以「-」開頭，ssh 會把它當成選項。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name of a host: write HOST or USER@HOST with letters, digits, &apos;.&apos;, &apos;-&apos; and &apos;_&apos;, or an address.</source>
        <extracomment>%1: the name of a computer that was typed</extracomment>
        <translation>「%1」不是主機名稱：請寫 HOST 或 USER@HOST，可用字母、數字、「.」、「-」與「_」，或寫位址。</translation>
    </message>
    <message>
        <source>on this machine</source>
        <extracomment>Where an engine is: &quot;The engine on this machine …&quot;</extracomment>
        <translation>這台電腦上</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>Where an engine is: &quot;The engine on gpu-server …&quot;. %1: name of a computer</extracomment>
        <translation>%1 上</translation>
    </message>
    <message>
        <source>%1 runs on this machine alone: another one gets no code.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 只在這台電腦上執行：其他電腦不會得到程式碼。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an engine; write local, ssh:HOST, mpi:N or mpi:HOSTFILE.</source>
        <extracomment>%1: what was typed; &quot;local&quot;, &quot;ssh:HOST&quot;, &quot;mpi:N&quot; and &quot;mpi:HOSTFILE&quot; are typed as they stand</extracomment>
        <translation>「%1」不是引擎；請寫 local、ssh:HOST、mpi:N 或 mpi:HOSTFILE。</translation>
    </message>
    <message>
        <source>%1 runs in one process alone, and this engine has several.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 只能在單一行程中執行，而此引擎有多個行程。</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 reaches for %2, but %3 has %4 elements</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2: an element, &quot;cache[99]&quot;; %3: the array; %4: how many</extracomment>
        <translation>%1想存取 %2，但 %3 有 %4 個元素</translation>
    </message>
    <message>
        <source>%1 reads %2 = %3</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2 = %3: an element and its value</extracomment>
        <translation>%1讀取 %2 = %3</translation>
    </message>
    <message>
        <source>%1 writes %2 = %3</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2 = %3: an element and its value</extracomment>
        <translation>%1寫入 %2 = %3</translation>
    </message>
    <message>
        <source>%1 reads %2 = %3 in its atomic operation</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2 = %3: an element and its value</extracomment>
        <translation>%1在不可分割運算中讀取 %2 = %3</translation>
    </message>
    <message>
        <source>%1 writes %2 = %3 in its atomic operation</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2 = %3: an element and its value</extracomment>
        <translation>%1在不可分割運算中寫入 %2 = %3</translation>
    </message>
</context>
<context>
    <name>ExportedProgram</name>
    <message>
        <source>%1 has a function main, so that it is a program already.</source>
        <extracomment>%1: name of a file; main is the function with which a C++ program begins</extracomment>
        <translation>%1 有函式 main，已經是一個程式。</translation>
    </message>
    <message>
        <source>%1 has several launches, outputs or types of numbers, which a program cannot have yet.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 有多次啟動、多個輸出或多種數值型別，程式目前還不支援。</translation>
    </message>
    <message>
        <source>A program of %1 cannot shuffle its inputs; set shuffle to 0.</source>
        <extracomment>%1: name of a file; &quot;shuffle&quot; is a parameter</extracomment>
        <translation>%1 的程式無法打亂輸入；請把 shuffle 設為 0。</translation>
    </message>
    <message>
        <source>A program cannot make inputs of the pattern %1; choose another pattern.</source>
        <extracomment>%1: the name of a pattern of inputs, such as ill-conditioned</extracomment>
        <translation>程式無法產生樣式 %1 的輸入；請選擇其他樣式。</translation>
    </message>
    <message>
        <source>A program cannot check the problem %1 yet.</source>
        <extracomment>%1: the name of a problem, such as dot</extracomment>
        <translation>程式目前還無法檢查問題 %1。</translation>
    </message>
</context>
<context>
    <name>FrontEnd</name>
    <message>
        <source>The front end that reads CUDA did not work: %1.</source>
        <extracomment>%1 why</extracomment>
        <translation>讀取 CUDA 的前端未能完成：%1。</translation>
    </message>
    <message>
        <source>it took too long</source>
        <translation>花的時間太久</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>它結束了</translation>
    </message>
    <message>
        <source>What reads CUDA is missing: install the package lanescope-lab, or install libclang-dev and build Lanescope again.</source>
        <translation>缺少讀取 CUDA 的程式：請安裝套件 lanescope-lab，或安裝 libclang-dev 後重新建置 Lanescope。</translation>
    </message>
</context>
<context>
    <name>GradingPlaces</name>
    <message>
        <source>Submissions are not graded on &apos;%1&apos;; write local, mpi:N or mpi:HOSTFILE.</source>
        <extracomment>%1: what was typed; &quot;local&quot;, &quot;mpi:N&quot; and &quot;mpi:HOSTFILE&quot; are typed as they stand</extracomment>
        <translation>無法在「%1」上評分繳交的作業；請寫 local、mpi:N 或 mpi:HOSTFILE。</translation>
    </message>
    <message>
        <source>%1 submissions at a time are not from 1 to %2.</source>
        <extracomment>%1: a number that was typed; %2: a number</extracomment>
        <translation>同時評分 %1 份作業不在 1 到 %2 的範圍內。</translation>
    </message>
</context>
<context>
    <name>GridPane</name>
    <message>
        <source>grid</source>
        <extracomment>Heading of the view of all blocks</extracomment>
        <translation>網格</translation>
    </message>
    <message>
        <source>%1; %2 are not shown</source>
        <extracomment>%1: &quot;64 blocks, all recorded&quot;; %2: how many</extracomment>
        <translation>%1；%2 未顯示</translation>
    </message>
    <message>
        <source>click to show it</source>
        <translation>按一下即可顯示</translation>
    </message>
</context>
<context>
    <name>GridTable</name>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: &quot;4 blocks, all recorded&quot;; %2: a sentence</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>block %1</source>
        <extracomment>Name of a row for screen readers. %1: number of a block</extracomment>
        <translation>區塊 %1</translation>
    </message>
    <message>
        <source>blocks %1 to %2</source>
        <extracomment>%1, %2: the numbers of blocks</extracomment>
        <translation>區塊 %1 到 %2</translation>
    </message>
</context>
<context>
    <name>HeaderFolder</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>無法建立資料夾 %1。</translation>
    </message>
</context>
<context>
    <name>HistoryChanges</name>
    <message>
        <source>Delete entries</source>
        <extracomment>In the menu: Undo Delete entries</extracomment>
        <translation>刪除項目</translation>
    </message>
    <message>
        <source>Edit the tag</source>
        <extracomment>In the menu: Undo Edit the tag</extracomment>
        <translation>編輯標籤</translation>
    </message>
</context>
<context>
    <name>HostCompiler</name>
    <message>
        <source>This build of Lanescope has sanitizers, which an object of the plain compiler has not: a kernel of your own needs a build without them.</source>
        <translation>此 Lanescope 建置帶有 sanitizer，一般編譯器的目的檔沒有：您自己的核心需要不帶 sanitizer 的建置。</translation>
    </message>
    <message>
        <source>A kernel of your own needs a C++ compiler: install g++ 12 or newer, or clang++ 16 or newer.</source>
        <translation>您自己的核心需要 C++ 編譯器：請安裝 g++ 12 或更新版本，或 clang++ 16 或更新版本。</translation>
    </message>
    <message>
        <source>it took longer than a minute</source>
        <extracomment>Why a compiler has ended.</extracomment>
        <translation>花了超過一分鐘</translation>
    </message>
    <message>
        <source>a limit of its time or memory ended it (signal %1)</source>
        <extracomment>Why a compiler has ended. %1: a number</extracomment>
        <translation>時間或記憶體限制使它結束（訊號 %1）</translation>
    </message>
    <message>
        <source>a limit of its time or memory ended it</source>
        <extracomment>Why a compiler has ended.</extracomment>
        <translation>時間或記憶體限制使它結束</translation>
    </message>
    <message>
        <source>%1 cannot compile Lanescope&apos;s headers: %2.</source>
        <extracomment>%1 the compiler; %2 why</extracomment>
        <translation>%1 無法編譯 Lanescope 的標頭檔：%2。</translation>
    </message>
    <message>
        <source>%1 cannot compile the kernel: %2.</source>
        <extracomment>%1 the compiler; %2 why</extracomment>
        <translation>%1 無法編譯核心：%2。</translation>
    </message>
    <message>
        <source>Lanescope&apos;s headers for kernels of your own are missing in %1: install the package lanescope-lab.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1 中缺少 Lanescope 供您自己的核心使用的標頭檔：請安裝套件 lanescope-lab。</translation>
    </message>
</context>
<context>
    <name>HostFile</name>
    <message>
        <source>The file of hosts %1 cannot be read.</source>
        <extracomment>%1: a file</extracomment>
        <translation>無法讀取主機清單檔 %1。</translation>
    </message>
    <message>
        <source>The file of hosts %1 has more than 64 KiB.</source>
        <extracomment>%1: a file</extracomment>
        <translation>主機清單檔 %1 超過 64 KiB。</translation>
    </message>
    <message>
        <source>The file of hosts %1 names no host.</source>
        <extracomment>%1: a file</extracomment>
        <translation>主機清單檔 %1 沒有列出任何主機。</translation>
    </message>
    <message>
        <source>Line %1 of %2 is neither HOST nor HOST slots=N.</source>
        <extracomment>%1: number of a line; %2: a file; &quot;HOST&quot; and &quot;HOST slots=N&quot; are written as they stand</extracomment>
        <translation>%2 的第 %1 行既不是 HOST 也不是 HOST slots=N。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in line %2 of %3 is no name of a host.</source>
        <extracomment>%1: what was written; %2: number of a line; %3: a file</extracomment>
        <translation>%3 第 %2 行的「%1」不是主機名稱。</translation>
    </message>
    <message>
        <source>With line %1 of %2 the hosts do not have from 1 to %3 slots.</source>
        <extracomment>%1: number of a line; %2: a file; %3: a number</extracomment>
        <translation>加上 %2 的第 %1 行後，主機的名額不在 1 到 %3 之間。</translation>
    </message>
</context>
<context>
    <name>IndexText</name>
    <message>
        <source>%1 of 0..%2</source>
        <extracomment>The index of one of several things, counted from 0: &quot;1 of 0..3&quot;. %1: the index; %2: the last one</extracomment>
        <translation>%1（0..%2）</translation>
    </message>
</context>
<context>
    <name>LaneList</name>
    <message>
        <source>lane %1</source>
        <extracomment>%1: number of a lane of a warp</extracomment>
        <translation>lane %1</translation>
    </message>
    <message>
        <source>lanes %1</source>
        <extracomment>%1: numbers of lanes of a warp, a list such as &quot;0–15, 20&quot;</extracomment>
        <translation>lane %1</translation>
    </message>
</context>
<context>
    <name>LaneSentence</name>
    <message>
        <source>Thread %1 (warp %2, lane %3)</source>
        <extracomment>The subject of a sentence. %1: number of the thread; %2: its warp; %3: its lane</extracomment>
        <translation>執行緒 %1（warp %2，lane %3）</translation>
    </message>
    <message>
        <source>%1 reads %2 on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: the array; %3: number of a line</extracomment>
        <translation>%1在第 %3 行讀取 %2</translation>
    </message>
    <message>
        <source>%1 writes %2 on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: the array; %3: number of a line</extracomment>
        <translation>%1在第 %3 行寫入 %2</translation>
    </message>
    <message>
        <source>%1 updates %2 atomically on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: the array; %3: number of a line</extracomment>
        <translation>%1在第 %3 行以不可分割運算更新 %2</translation>
    </message>
    <message>
        <source>%1 reaches outside of %2 on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: the array; %3: number of a line</extracomment>
        <translation>%1在第 %3 行超出 %2 的範圍</translation>
    </message>
    <message>
        <source>%1 is at the barrier of line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行的屏障</translation>
    </message>
    <message>
        <source>%1 waits for its lanes on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行等待其 lane</translation>
    </message>
    <message>
        <source>%1 passes the fence of line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1通過第 %2 行的記憶體柵欄</translation>
    </message>
    <message>
        <source>%1 hands registers from lane to lane on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行於 lane 之間傳遞暫存器</translation>
    </message>
    <message>
        <source>%1 votes on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行表決</translation>
    </message>
    <message>
        <source>%1 combines its lanes&apos; values on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行合併其 lane 的值</translation>
    </message>
    <message>
        <source>its warp</source>
        <extracomment>The subject of a clause: &quot;Thread 5 (warp 0, lane 5) is idle while its warp reads …&quot;</extracomment>
        <translation>其 warp</translation>
    </message>
    <message>
        <source>%1 is idle while %2; it took the other branch and reaches outside of %3 on line %4 next</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: &quot;its warp reads cache on line 30&quot;; %3: the array; %4: a line</extracomment>
        <translation>當%2時，%1閒置；它走了另一個分支，接著在第 %4 行超出 %3 的範圍</translation>
    </message>
    <message>
        <source>%1 is idle while %2; it took the other branch and works on line %3 next</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: &quot;its warp reads cache on line 30&quot;; %3: number of a line</extracomment>
        <translation>當%2時，%1閒置；它走了另一個分支，接著在第 %3 行工作</translation>
    </message>
    <message>
        <source>Warp %1 has no lane %2: the block ends with thread %3</source>
        <extracomment>%1, %2, %3: numbers</extracomment>
        <translation>warp %1 沒有 lane %2：區塊以執行緒 %3 結束</translation>
    </message>
    <message>
        <source>%1 takes no part in what its warp does, for it reaches outside of %2 on line %3</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: name of an array; %3: number of a line</extracomment>
        <translation>%1不參與其 warp 的動作，因為它在第 %3 行超出 %2 的範圍</translation>
    </message>
    <message>
        <source>%1 stays within %2 on line %3; its warp&apos;s other lanes reach outside of it</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: name of an array; %3: number of a line</extracomment>
        <translation>%1在第 %3 行仍在 %2 之內；其 warp 的其他 lane 超出範圍</translation>
    </message>
    <message>
        <source>%1 is masked off while %2; it has nothing more to do before the barrier of line %3</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: &quot;its warp reads cache on line 30&quot;; %3: number of a line</extracomment>
        <translation>當%2時，%1被遮罩；在第 %3 行的屏障之前已無事可做</translation>
    </message>
    <message>
        <source>%1 is idle: its warp does not run in this step; it goes on with line %2</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: number of a line</extracomment>
        <translation>%1閒置：其 warp 在此步驟不執行；之後從第 %2 行繼續</translation>
    </message>
    <message>
        <source>%1 waits at a barrier</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1在屏障等待</translation>
    </message>
    <message>
        <source>%1 is done: it does nothing more</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1已完成：不再做任何事</translation>
    </message>
    <message>
        <source>%1 is idle: it accesses no array in this whole block</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1閒置：在整個區塊中都不存取任何陣列</translation>
    </message>
    <message>
        <source>%1 takes no part in this step</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1不參與此步驟</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>The language changes when Lanescope is started again.</source>
        <translation>重新啟動 Lanescope 後，語言才會變更。</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <extracomment>In the menu of languages: the language of the desktop</extracomment>
        <translation>與桌面相同(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>read</source>
        <extracomment>In the legend: an element that is read</extracomment>
        <translation>讀取</translation>
    </message>
    <message>
        <source>write</source>
        <extracomment>In the legend: an element that is written</extracomment>
        <translation>寫入</translation>
    </message>
    <message>
        <source>barrier</source>
        <extracomment>In the legend: threads that wait at a barrier</extracomment>
        <translation>屏障</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>In the legend: a thread that takes no part in the step</extracomment>
        <translation>閒置</translation>
    </message>
    <message>
        <source>thread %1</source>
        <extracomment>In the legend: what the followed thread accesses. %1: its number</extracomment>
        <translation>執行緒 %1</translation>
    </message>
    <message>
        <source>The followed thread, and what it accesses in this epoch.</source>
        <translation>追蹤的執行緒，以及它在此階段存取的內容。</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>In the legend: lanes that hand each other values</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>超出範圍</translation>
    </message>
    <message>
        <source>wrong</source>
        <extracomment>In the legend: a value that differs from the correct kernel&apos;s</extracomment>
        <translation>錯誤</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>The run was not recorded.</source>
        <translation>執行未被記錄。</translation>
    </message>
    <message>
        <source>The run has no recorded block.</source>
        <translation>執行沒有已記錄的區塊。</translation>
    </message>
    <message>
        <source>Work and depth are those of a launch of one block whose record holds all that the threads compute; this one is none.</source>
        <translation>工作量與深度適用於單一區塊的啟動，且紀錄須含執行緒計算的一切；此次執行不是。</translation>
    </message>
</context>
<context>
    <name>MemoryCost</name>
    <message>
        <source>1 sector</source>
        <extracomment>How much an access costs</extracomment>
        <translation>1 個區段</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <extracomment>How much an access costs. %1: a number</extracomment>
        <translation>%1 個區段</translation>
    </message>
    <message>
        <source>1 pass</source>
        <extracomment>How much an access costs</extracomment>
        <translation>1 趟</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <extracomment>How much an access costs. %1: a number</extracomment>
        <translation>%1 趟</translation>
    </message>
    <message>
        <source>warp %1</source>
        <extracomment>%1: number of the warp</extracomment>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>%1, with thread %2</source>
        <extracomment>Which warp is shown. %1: &quot;warp 0&quot;; %2: number of the followed thread</extracomment>
        <translation>%1，含執行緒 %2</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <extracomment>Which warp is shown. %1: &quot;warp 0&quot;; all warps cost the same</extracomment>
        <translation>%1，與其他相同</translation>
    </message>
    <message>
        <source>%1, with the most sectors</source>
        <extracomment>Which warp is shown. %1: &quot;warp 0&quot;</extracomment>
        <translation>%1，區段最多</translation>
    </message>
    <message>
        <source>%1, with the most passes</source>
        <extracomment>Which warp is shown. %1: &quot;warp 0&quot;</extracomment>
        <translation>%1，趟數最多</translation>
    </message>
    <message>
        <source>%1; thread %2 takes no part</source>
        <extracomment>%1: which warp is shown, &quot;warp 0, like the others&quot;; %2: number of the followed thread</extracomment>
        <translation>%1；執行緒 %2 不參與</translation>
    </message>
    <message>
        <source>Another block&apos;s shared memory: neither sectors nor this block&apos;s banks</source>
        <translation>另一區塊的共享記憶體：既非區段，也不是此區塊的記憶庫</translation>
    </message>
    <message>
        <source>%1 %: %2 of %3 bytes, %4</source>
        <extracomment>%1: percent of bytes that are used; %2: how many; %3: of how many; %4: &quot;4 sectors&quot;</extracomment>
        <translation>%1 %：%3 位元組中的 %2，%4</translation>
    </message>
    <message>
        <source>%1-way conflict: %2</source>
        <extracomment>%1: how many words a bank has to serve; %2: &quot;4 passes&quot;</extracomment>
        <translation>%1 路衝突：%2</translation>
    </message>
    <message>
        <source>%1-way conflict: %2 for %3 parts</source>
        <extracomment>%1: how many words a bank has to serve; %2: &quot;4 passes&quot;; %3: how many parts</extracomment>
        <translation>%1 路衝突：%3 部分共 %2</translation>
    </message>
    <message>
        <source>No conflict: %1 for %2 parts, %3 bytes per lane</source>
        <extracomment>%1: &quot;2 passes&quot;; %2: how many parts; %3: a number</extracomment>
        <translation>沒有衝突：%2 部分共 %1，每個 lane %3 位元組</translation>
    </message>
    <message>
        <source>No conflict: %1</source>
        <extracomment>%1: &quot;1 pass&quot;</extracomment>
        <translation>沒有衝突：%1</translation>
    </message>
    <message>
        <source>Broadcast, no conflict: %1, one word</source>
        <extracomment>%1: &quot;1 pass&quot;</extracomment>
        <translation>廣播，沒有衝突：%1，一個字組</translation>
    </message>
    <message>
        <source>Broadcasts, no conflict: %1, %2 words</source>
        <extracomment>%1: &quot;1 pass&quot;; %2: how many words</extracomment>
        <translation>廣播，沒有衝突：%1，%2 個字組</translation>
    </message>
    <message>
        <source>%1, %2 bytes fetched, %3 used (%4 %)</source>
        <extracomment>%1: &quot;4 sectors&quot;; %2, %3: how many bytes; %4: percent</extracomment>
        <translation>%1，取得 %2 位元組，使用 %3（%4 %）</translation>
    </message>
    <message>
        <source>%1 of %2 bytes, %3 written (%4 %)</source>
        <extracomment>%1: &quot;4 sectors&quot;; %2, %3: how many bytes; %4: percent</extracomment>
        <translation>%1，%2 位元組，寫入 %3（%4 %）</translation>
    </message>
    <message>
        <source>%1 of %2 bytes, atomic operations on %3 (%4 %)</source>
        <extracomment>%1: &quot;4 sectors&quot;; %2, %3: how many bytes; %4: percent</extracomment>
        <translation>%1，%2 位元組，不可分割運算用到 %3（%4 %）</translation>
    </message>
    <message>
        <source>A barrier accesses no memory</source>
        <translation>屏障不存取記憶體</translation>
    </message>
    <message>
        <source>__syncwarp() accesses no memory</source>
        <translation>__syncwarp() 不存取記憶體</translation>
    </message>
    <message>
        <source>A fence accesses no memory</source>
        <translation>記憶體柵欄不存取記憶體</translation>
    </message>
    <message>
        <source>A shuffle goes from register to register, not to memory</source>
        <translation>shuffle 由暫存器到暫存器，不經過記憶體</translation>
    </message>
    <message>
        <source>A vote accesses no memory</source>
        <translation>表決不存取記憶體</translation>
    </message>
    <message>
        <source>A warp&apos;s reduction goes from register to register, not to memory</source>
        <translation>warp 的歸約由暫存器到暫存器，不經過記憶體</translation>
    </message>
    <message>
        <source>What is outside of its array is not accessed</source>
        <translation>超出陣列的部分不會存取</translation>
    </message>
    <message>
        <source>%1, and no thread has accessed any so far.</source>
        <extracomment>%1: why this step has no access, &quot;A barrier accesses no memory&quot;</extracomment>
        <translation>%1，目前還沒有執行緒存取過任何一個。</translation>
    </message>
    <message>
        <source>%1; pale: the access of step %2.</source>
        <extracomment>%1: why this step has no access, &quot;A barrier accesses no memory&quot;; %2: number of a step</extracomment>
        <translation>%1；淡色：步驟 %2 的存取。</translation>
    </message>
    <message>
        <source>The second half of an atomic: it came with the first.</source>
        <translation>不可分割運算的後半：與前半一同完成。</translation>
    </message>
    <message>
        <source>A later element of %1 bytes per lane: it came with the first.</source>
        <extracomment>%1: a number</extracomment>
        <translation>每個 lane %1 位元組中較後的元素：與第一個一同取得。</translation>
    </message>
    <message>
        <source>Other units than this thread access the memory</source>
        <translation>存取記憶體的是其他單元，不是這個執行緒</translation>
    </message>
</context>
<context>
    <name>MemoryLookup</name>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: what is known of an element; %2: why it is wrong, a sentence</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1 (row %2, column %3)</source>
        <extracomment>%1: an element, &quot;A[19]&quot;; %2, %3: numbers</extracomment>
        <translation>%1（第 %2 列，第 %3 行）</translation>
    </message>
    <message>
        <source>%1: no thread of this block has accessed it yet</source>
        <extracomment>%1: an element, &quot;cache[3]&quot;</extracomment>
        <translation>%1：此區塊還沒有執行緒存取過它</translation>
    </message>
    <message>
        <source>%1 = %2, read by thread %3</source>
        <extracomment>%1 = %2: an element and its value; %3: number of a thread</extracomment>
        <translation>%1 = %2，由執行緒 %3 讀取</translation>
    </message>
    <message>
        <source>%1 = %2, not read yet</source>
        <extracomment>%1 = %2: an element and its value</extracomment>
        <translation>%1 = %2，尚未讀取</translation>
    </message>
    <message>
        <source>%1 = %2, written by thread %3</source>
        <extracomment>%1 = %2: an element and its value; %3: number of a thread</extracomment>
        <translation>%1 = %2，由執行緒 %3 寫入</translation>
    </message>
    <message>
        <source>%1 is idle in this step</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1在此步驟閒置</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;, which has come to the end of the kernel</extracomment>
        <translation>%1已完成</translation>
    </message>
    <message>
        <source>%1 waits at the barrier</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1在屏障等待</translation>
    </message>
</context>
<context>
    <name>MemoryPainter</name>
    <message>
        <source>t%1</source>
        <extracomment>t: thread; in a cell, so as short as possible. %1: its number</extracomment>
        <translation>t%1</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <extracomment>In a cell: so many threads access the element. %1: a number</extracomment>
        <translation>%1 緒</translation>
    </message>
</context>
<context>
    <name>MpiRanks</name>
    <message>
        <source>mpi: needs a number of processes or a file of hosts, as in mpi:4.</source>
        <translation>mpi: 需要行程數或主機清單檔，例如 mpi:4。</translation>
    </message>
    <message>
        <source>mpi:%1 does not have from 1 to %2 processes.</source>
        <extracomment>%1: what was typed; %2: a number</extracomment>
        <translation>mpi:%1 的行程數不在 1 到 %2 之間。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: a file</extracomment>
        <translation>無法寫入 %1。</translation>
    </message>
    <message>
        <source>mpirun is not installed; Debian&apos;s package openmpi-bin has it.</source>
        <translation>未安裝 mpirun；Debian 的套件 openmpi-bin 包含它。</translation>
    </message>
    <message>
        <source>ssh is not installed, by which mpirun reaches the hosts.</source>
        <translation>未安裝 ssh，而 mpirun 需要它來連線到主機。</translation>
    </message>
    <message>
        <source>under MPI on this machine</source>
        <extracomment>Where an engine is: &quot;The engine under MPI on this machine …&quot;</extracomment>
        <translation>在這台機器上的 MPI 之下</translation>
    </message>
    <message>
        <source>under MPI on the hosts of %1</source>
        <extracomment>Where an engine is: &quot;The engine under MPI on the hosts of lab.txt …&quot;. %1: a file</extracomment>
        <translation>在 %1 所列主機上的 MPI 之下</translation>
    </message>
</context>
<context>
    <name>MpiWords</name>
    <message>
        <source>rank %1 was ended by signal %2</source>
        <extracomment>%1: number of a process of several; %2: number of a signal</extracomment>
        <translation>排名 %1 被訊號 %2 結束</translation>
    </message>
</context>
<context>
    <name>PanelHeading</name>
    <message>
        <source>threads</source>
        <extracomment>Heading of the row of threads</extracomment>
        <translation>執行緒</translation>
    </message>
    <message>
        <source>%1 in one warp</source>
        <extracomment>Behind &quot;threads&quot;. %1: how many</extracomment>
        <translation>%1 個，在一個 warp 中</translation>
    </message>
    <message>
        <source>%1 in %2 warps</source>
        <extracomment>Behind &quot;threads&quot;. %1: how many threads; %2: how many warps</extracomment>
        <translation>%1 個，在 %2 個 warp 中</translation>
    </message>
    <message>
        <source>shared, of block %1</source>
        <extracomment>Behind the name of an array: the memory that it lies in. %1: number of a block</extracomment>
        <translation>共享，區塊 %1</translation>
    </message>
    <message>
        <source>shared</source>
        <extracomment>Behind the name of an array: it lies in shared memory</extracomment>
        <translation>共享</translation>
    </message>
    <message>
        <source>global</source>
        <extracomment>Behind the name of an array: it lies in global memory</extracomment>
        <translation>全域</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>The size of a matrix. %1, %2: how many rows and columns
----------
The part of a matrix that is shown. %1, %2: rows and columns, &quot;0–15&quot;</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: kind of memory, &quot;shared&quot;; %2: size of a matrix, &quot;16 × 16&quot;
----------
%1: kind of memory, &quot;shared&quot;; %2: how many elements</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>%1, %2: the first and the last number of rows or columns</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>%1: kind of memory, &quot;global&quot;; %2: the part that is shown, &quot;0–15 × 0–15&quot;; %3: the whole, &quot;64 × 64&quot;
----------
%1: kind of memory; %2: the part that is shown, &quot;0 to 31&quot;; %3: how many elements there are</extracomment>
        <translation>%1，%3 中的 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the part of a matrix that is shown, &quot;0–15 × 0–15&quot;; %2: the whole, &quot;64 × 64&quot;
----------
%1: the part that is shown, &quot;0 to 31&quot;; %2: how many elements there are
----------
%1: how many elements are shown; %2: how many there are</extracomment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1, one element</source>
        <extracomment>%1: kind of memory, &quot;shared&quot;</extracomment>
        <translation>%1，一個元素</translation>
    </message>
    <message>
        <source>%1, %2 elements</source>
        <extracomment>%1: kind of memory, &quot;shared&quot;; %2: how many</extracomment>
        <translation>%1，%2 個元素</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The part of an array that is shown. %1, %2: numbers of elements</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 elements</source>
        <extracomment>%1: kind of memory; %2: the part that is shown, &quot;0 to 31&quot;; %3: how many there are</extracomment>
        <translation>%1，%3 個元素中的 %2</translation>
    </message>
    <message>
        <source>%1, %2 scattered of %3 elements</source>
        <extracomment>%1: kind of memory; %2: how many elements are shown; %3: how many there are</extracomment>
        <translation>%1，%3 個元素中分散的 %2 個</translation>
    </message>
    <message>
        <source>%1; values as shades</source>
        <extracomment>Heading of an array whose cells are too small for numbers. %1: &quot;shared, 128 elements&quot;</extracomment>
        <translation>%1；以深淺表示值</translation>
    </message>
    <message>
        <source>warp %1</source>
        <extracomment>Before a row of 32 threads. %1: number of the warp</extracomment>
        <translation>warp %1</translation>
    </message>
</context>
<context>
    <name>PipelinePane</name>
    <message>
        <source>pipeline</source>
        <extracomment>Heading of the view of copies and products</extracomment>
        <translation>管線</translation>
    </message>
    <message>
        <source>full: parity</source>
        <extracomment>In a legend: the end of a phase of the barrier that counts the bytes; the number is its parity</extracomment>
        <translation>滿：奇偶性</translation>
    </message>
    <message>
        <source>empty: parity</source>
        <extracomment>In a legend: the end of a phase of the barrier at which those arrive that have read a stage; the number is its parity</extracomment>
        <translation>空：奇偶性</translation>
    </message>
    <message>
        <source>not ordered</source>
        <extracomment>In a legend: copies and products that may happen in either order</extracomment>
        <translation>沒有順序</translation>
    </message>
    <message>
        <source>prologue</source>
        <extracomment>A part of a pipeline: the first copies, before there is anything to multiply</extracomment>
        <translation>前奏</translation>
    </message>
    <message>
        <source>steady state</source>
        <extracomment>A part of a pipeline: copies and products go on at the same time</extracomment>
        <translation>穩定狀態</translation>
    </message>
    <message>
        <source>epilogue</source>
        <extracomment>A part of a pipeline: the last products, when nothing is copied any more</extracomment>
        <translation>收尾</translation>
    </message>
</context>
<context>
    <name>PipelineTable</name>
    <message>
        <source>round %1</source>
        <extracomment>Name of a column for screen readers: what can happen at the same time. %1: its number</extracomment>
        <translation>第 %1 輪</translation>
    </message>
</context>
<context>
    <name>PipelineWords</name>
    <message>
        <source>stages: %1 · copies: %2 · groups of products: %3</source>
        <extracomment>Heading. %1, %2, %3: how many. A stage is a place in shared memory that is filled again and again</extracomment>
        <translation>緩衝級：%1 · 複製：%2 · 乘積組：%3</translation>
    </message>
    <message>
        <source>This launch makes no bulk copies, so there is no pipeline.</source>
        <translation>這次啟動沒有整塊複製，所以沒有管線。</translation>
    </message>
    <message>
        <source>Each box begins as soon as what it waits for is over. Its width is no time.</source>
        <translation>每個方塊在它所等待的事結束後立即開始。寬度不代表時間。</translation>
    </message>
    <message>
        <source>copies of thread %1</source>
        <extracomment>Name of a row: the copies that this thread starts. %1: its number</extracomment>
        <translation>執行緒 %1 的複製</translation>
    </message>
    <message>
        <source>stage %1</source>
        <extracomment>Name of a row: a place in shared memory that is filled again and again. %1: its number</extracomment>
        <translation>緩衝級 %1</translation>
    </message>
    <message>
        <source>warp group %1</source>
        <extracomment>Name of a row: four warps that multiply together. %1: their number</extracomment>
        <translation>warp 群組 %1</translation>
    </message>
    <message>
        <source>copy %1</source>
        <extracomment>A bulk copy. %1: its number</extracomment>
        <translation>複製 %1</translation>
    </message>
    <message>
        <source>products %1</source>
        <extracomment>Products of a warp group. %1: their number</extracomment>
        <translation>乘積 %1</translation>
    </message>
    <message>
        <source>Copy %1, by thread %2: %3 bytes to stage %4</source>
        <extracomment>%1: number of a copy; %2: number of a thread; %3: how many bytes; %4: number of a stage</extracomment>
        <translation>複製 %1，由執行緒 %2：%3 位元組到緩衝級 %4</translation>
    </message>
    <message>
        <source>It ends phase %2 of %1, parity %3</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: number of one of its phases; %3: 0 or 1</extracomment>
        <translation>它結束 %1 的階段 %2，奇偶性 %3</translation>
    </message>
    <message>
        <source>Products %1 of warp group %2: instructions %3, from stage %4</source>
        <extracomment>%1: number of products; %2: number of a warp group; %3: how many; %4: number of a stage</extracomment>
        <translation>warp 群組 %2 的乘積 %1：%3 個指令，來自緩衝級 %4</translation>
    </message>
    <message>
        <source>Its threads waited for phase %2 of %1, parity %3</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: number of one of its phases; %3: 0 or 1</extracomment>
        <translation>其執行緒等待了 %1 的階段 %2，奇偶性 %3</translation>
    </message>
    <message>
        <source>Nothing orders it and the products that read the stage</source>
        <translation>沒有任何東西規定它與讀取該緩衝級的乘積的順序</translation>
    </message>
    <message>
        <source>Nothing orders it and a copy to the stage</source>
        <translation>沒有任何東西規定它與複製到該緩衝級的順序</translation>
    </message>
    <message>
        <source>No copy has begun yet.</source>
        <translation>還沒有開始任何複製。</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>Of what is under way. %1: one or more sentences on a copy or on products</extracomment>
        <translation>現在：%1。</translation>
    </message>
    <message>
        <source>Last: %1.</source>
        <extracomment>Of what was last. %1: one or more sentences on a copy or on products</extracomment>
        <translation>上一個：%1。</translation>
    </message>
    <message>
        <source>Widths are no times.</source>
        <translation>寬度不代表時間。</translation>
    </message>
</context>
<context>
    <name>PlainCuda</name>
    <message>
        <source>%1 calls a library of NVIDIA, which has no kernel to edit.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 呼叫 NVIDIA 的函式庫，其中沒有可編輯的核心。</translation>
    </message>
    <message>
        <source>%1 consists of several launches, which a copy does not have.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 由多次啟動組成，副本無法具備。</translation>
    </message>
    <message>
        <source>%1 uses tensor cores, which the Lab does not know.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 使用張量核心，「實驗室」不支援。</translation>
    </message>
    <message>
        <source>%1 is launched in clusters of blocks, which a copy does not have.</source>
        <extracomment>%1: a kernel; clusters are groups of blocks</extracomment>
        <translation>%1 以區塊叢集啟動，副本無法具備。</translation>
    </message>
    <message>
        <source>%1 never ends, so that there is no use in a copy.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 永不結束，副本沒有用處。</translation>
    </message>
    <message>
        <source>%1 is written in words of the catalogue for which plain CUDA has none as short.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 以目錄的用語寫成，純 CUDA 沒有同樣簡短的寫法。</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>a load from %1</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. %1: name of an array, &quot;cache&quot;</extracomment>
        <translation>從 %1 載入</translation>
    </message>
    <message>
        <source>a store to %1</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. %1: name of an array, &quot;cache&quot;</extracomment>
        <translation>存入 %1</translation>
    </message>
    <message>
        <source>an atomic operation on %1</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. %1: name of an array, &quot;cache&quot;</extracomment>
        <translation>對 %1 的不可分割運算</translation>
    </message>
    <message>
        <source>an access to %1</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. %1: name of an array, &quot;cache&quot;</extracomment>
        <translation>存取 %1</translation>
    </message>
    <message>
        <source>a barrier</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>屏障</translation>
    </message>
    <message>
        <source>a barrier of the warp</source>
        <translation>warp 的屏障</translation>
    </message>
    <message>
        <source>a fence</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. A fence orders accesses to memory</extracomment>
        <translation>記憶體柵欄</translation>
    </message>
    <message>
        <source>a shuffle</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. Lanes of a warp hand each other values</extracomment>
        <translation>shuffle</translation>
    </message>
    <message>
        <source>a vote</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. Lanes of a warp learn how all of them decide</extracomment>
        <translation>表決</translation>
    </message>
    <message>
        <source>a reduction by the warp</source>
        <translation>warp 的歸約</translation>
    </message>
    <message>
        <source>Line %1 comes next: %2.</source>
        <extracomment>%1: number of a line of the source; %2: what it does, &quot;a load from cache&quot;</extracomment>
        <translation>接著是第 %1 行：%2。</translation>
    </message>
    <message>
        <source>What does %1[%2] hold then?</source>
        <extracomment>%1[%2]: an element of an array, &quot;cache[3]&quot;; &quot;then&quot;: after the step</extracomment>
        <translation>屆時 %1[%2] 的值是什麼？</translation>
    </message>
    <message>
        <source>How many lanes of warp %1 take part?</source>
        <extracomment>%1: number of a warp</extracomment>
        <translation>warp %1 有幾個 lane 參與？</translation>
    </message>
    <message>
        <source>How many of the block&apos;s %1 threads take part?</source>
        <extracomment>%1: how many threads the block has</extracomment>
        <translation>區塊的 %1 個執行緒中有幾個參與？</translation>
    </message>
    <message>
        <source>How many ways does the bank conflict of warp %1 have (1: no conflict)?</source>
        <extracomment>%1: number of a warp</extracomment>
        <translation>warp %1 的記憶庫衝突是幾路（1：沒有衝突）？</translation>
    </message>
    <message>
        <source>How many sectors of 32 bytes does warp %1 access?</source>
        <extracomment>%1: number of a warp</extracomment>
        <translation>warp %1 存取幾個 32 位元組的區段？</translation>
    </message>
    <message>
        <source>How many steps are left, the next one included?</source>
        <translation>包含下一步在內，還剩幾步？</translation>
    </message>
    <message>
        <source>How many barriers are still to come?</source>
        <translation>還有幾個屏障？</translation>
    </message>
    <message>
        <source>How many epochs come after epoch %1?</source>
        <extracomment>%1: number of an epoch. An epoch lies between two barriers</extracomment>
        <translation>階段 %1 之後還有幾個階段？</translation>
    </message>
    <message>
        <source>a lane&apos;s value</source>
        <translation>一個 lane 的值</translation>
    </message>
    <message>
        <source>%1 = %2, a value that no load fed</source>
        <extracomment>%1 = %2: an element and its value, &quot;cache[3] = 5&quot;</extracomment>
        <translation>%1 = %2，不來自任何載入的值</translation>
    </message>
    <message>
        <source>%1 = %2, made of %3 loaded values</source>
        <extracomment>%1 = %2: an element and its value, &quot;cache[3] = 5&quot;; %3: a number</extracomment>
        <translation>%1 = %2，由 %3 個載入的值產生</translation>
    </message>
    <message>
        <source>%1 = %2, made of %3</source>
        <extracomment>%1 = %2: an element and its value, &quot;cache[3] = 5&quot;; %3: values that it is made of, a list</extracomment>
        <translation>%1 = %2，由 %3 產生</translation>
    </message>
    <message>
        <source>no lane of warp %1 takes part</source>
        <extracomment>%1: number of a warp</extracomment>
        <translation>warp %1 沒有 lane 參與</translation>
    </message>
    <message>
        <source>%1 of warp %2</source>
        <extracomment>%1: &quot;lane 3&quot; or &quot;lanes 0–15&quot;; %2: number of the warp</extracomment>
        <translation>warp %2 的%1</translation>
    </message>
    <message>
        <source>thread %1 alone takes part</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>只有執行緒 %1 參與</translation>
    </message>
    <message>
        <source>all threads take part</source>
        <translation>所有執行緒都參與</translation>
    </message>
    <message>
        <source>some of the threads %1 to %2 take part</source>
        <extracomment>%1, %2: numbers of threads</extracomment>
        <translation>執行緒 %1 到 %2 中有些參與</translation>
    </message>
    <message>
        <source>threads %1 to %2 take part</source>
        <extracomment>%1, %2: numbers of threads</extracomment>
        <translation>執行緒 %1 到 %2 參與</translation>
    </message>
    <message>
        <source>threads %1, %2 … %3 take part</source>
        <extracomment>%1, %2, %3: numbers of threads at the same distance</extracomment>
        <translation>執行緒 %1、%2 … %3 參與</translation>
    </message>
    <message>
        <source>no bank has to give two different words at a time</source>
        <translation>沒有記憶庫需要同時給出兩個不同的字組</translation>
    </message>
    <message>
        <source>bank %1 has to give %2 different words (%3)</source>
        <extracomment>%1: number of a bank of shared memory; %2: how many; %3: elements, a list</extracomment>
        <translation>記憶庫 %1 必須給出 %2 個不同的字組（%3）</translation>
    </message>
    <message>
        <source>all is in sector %1 of %2</source>
        <extracomment>%1: number of a sector; %2: name of an array</extracomment>
        <translation>全部在 %2 的區段 %1</translation>
    </message>
    <message>
        <source>sectors %1 to %2 of %3</source>
        <extracomment>%1, %2: numbers of sectors; %3: name of an array</extracomment>
        <translation>%3 的區段 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 different sectors of %2, between %3 and %4</source>
        <extracomment>%1: how many; %2: name of an array; %3, %4: numbers of sectors</extracomment>
        <translation>%2 的 %1 個不同區段，在 %3 與 %4 之間</translation>
    </message>
    <message>
        <source>the block has %1 steps, and step %2 comes next</source>
        <extracomment>%1: how many steps; %2: number of a step</extracomment>
        <translation>區塊有 %1 步，接著是步驟 %2</translation>
    </message>
    <message>
        <source>the block&apos;s last epoch is epoch %1</source>
        <extracomment>%1: number of an epoch</extracomment>
        <translation>區塊的最後一個階段是階段 %1</translation>
    </message>
    <message>
        <source>from step %1 on the block meets at one barrier</source>
        <extracomment>%1: number of a step</extracomment>
        <translation>從步驟 %1 起，區塊在一個屏障會合</translation>
    </message>
    <message>
        <source>from step %1 on the block meets at %2 barriers</source>
        <extracomment>%1: number of a step; %2: how many barriers</extracomment>
        <translation>從步驟 %1 起，區塊在 %2 個屏障會合</translation>
    </message>
</context>
<context>
    <name>RegisterWords</name>
    <message>
        <source>This record does not tell what its values are made of, since it holds no operations: run the kernel again.</source>
        <translation>此紀錄沒有運算，無法得知值由何產生：請再執行核心一次。</translation>
    </message>
    <message>
        <source>This record does not tell what its values are made of, since it was cut short: run the kernel on fewer elements.</source>
        <translation>此紀錄被截斷，無法得知值由何產生：請以較少的元素執行核心。</translation>
    </message>
    <message>
        <source>from a lane</source>
        <translation>來自某 lane</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>What a value in a register is for. %1: an element, &quot;cache[3]&quot;</extracomment>
        <translation>用於 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Where a value in a register was made. %1: number of a line</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>from lane %1</source>
        <extracomment>Where a value in a register came from. %1: number of a lane</extracomment>
        <translation>來自 lane %1</translation>
    </message>
    <message>
        <source>from all lanes of the warp</source>
        <translation>來自 warp 的所有 lane</translation>
    </message>
</context>
<context>
    <name>SectorChart</name>
    <message>
        <source>used</source>
        <extracomment>In the legend: bytes that a load asks for</extracomment>
        <translation>已使用</translation>
    </message>
    <message>
        <source>written</source>
        <extracomment>In the legend: bytes that a store writes</extracomment>
        <translation>已寫入</translation>
    </message>
    <message>
        <source>fetched, not used</source>
        <translation>已取得但未使用</translation>
    </message>
    <message>
        <source>of the same sector</source>
        <translation>屬於同一區段</translation>
    </message>
    <message>
        <source>sector not accessed</source>
        <translation>未存取的區段</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>How many lanes ask for the element. %1: a number</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>32 bytes</source>
        <extracomment>Above a sector of global memory: its size</extracomment>
        <translation>32 位元組</translation>
    </message>
</context>
<context>
    <name>SpaceTimeHeading</name>
    <message>
        <source>Nothing has been stored yet.</source>
        <translation>還沒有儲存任何值。</translation>
    </message>
    <message>
        <source>This block stores nothing.</source>
        <translation>此區塊不儲存任何值。</translation>
    </message>
    <message>
        <source>rounded away: 0</source>
        <translation>捨去：0</translation>
    </message>
    <message>
        <source>½ ulp</source>
        <extracomment>The end of a scale. ulp: unit in the last place</extracomment>
        <translation>½ ulp</translation>
    </message>
    <message>
        <source>Rounding is not known: %1</source>
        <extracomment>%1: the reason, a sentence</extracomment>
        <translation>捨入未知：%1</translation>
    </message>
    <message>
        <source>Rounding is not known.</source>
        <translation>捨入未知。</translation>
    </message>
    <message>
        <source>columns are elements, rows are epochs</source>
        <translation>行是元素，列是階段</translation>
    </message>
    <message>
        <source>a double buffer: element i and i + %1 share a column, rows are epochs</source>
        <extracomment>%1: how many elements one of the two buffers has</extracomment>
        <translation>雙重緩衝：元素 i 與 i + %1 共用一行，列是階段</translation>
    </message>
    <message>
        <source>elements %1 to %2 of %3</source>
        <extracomment>%1, %2: numbers of elements; %3: how many there are</extracomment>
        <translation>元素 %1 到 %2，共 %3</translation>
    </message>
    <message>
        <source>%1, rows are epochs</source>
        <extracomment>%1: &quot;elements 0 to 31 of 64&quot;</extracomment>
        <translation>%1，列是階段</translation>
    </message>
    <message>
        <source>%1; later steps are hidden</source>
        <extracomment>%1: what the diagram shows, &quot;columns are elements, rows are epochs&quot;</extracomment>
        <translation>%1；之後的步驟隱藏</translation>
    </message>
    <message>
        <source>%1; epochs %2 to %3 of 0..%4</source>
        <extracomment>%1: what the diagram shows; %2, %3: numbers of epochs; %4: number of the last one</extracomment>
        <translation>%1；階段 %2 到 %3（0..%4）</translation>
    </message>
    <message>
        <source>%1; only the values around this step</source>
        <extracomment>%1: what the diagram shows, &quot;columns are elements, rows are epochs&quot;</extracomment>
        <translation>%1；只有此步驟附近的值</translation>
    </message>
    <message>
        <source>%1; without edges: what values are made of is not recorded</source>
        <extracomment>%1: what the diagram shows, &quot;columns are elements, rows are epochs&quot;</extracomment>
        <translation>%1；沒有連線：未記錄值由什麼產生</translation>
    </message>
    <message>
        <source>%1; not all edges are drawn</source>
        <extracomment>%1: what the diagram shows, &quot;columns are elements, rows are epochs&quot;</extracomment>
        <translation>%1；沒有畫出所有連線</translation>
    </message>
</context>
<context>
    <name>SpaceTimePainter</name>
    <message>
        <source>inputs</source>
        <extracomment>Before the first row: the values that are read and never stored</extracomment>
        <translation>輸入</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <extracomment>Before a row. %1: number of the epoch</extracomment>
        <translation>階段 %1</translation>
    </message>
    <message>
        <source>1 value</source>
        <extracomment>Before a row: how many values it has</extracomment>
        <translation>1 個值</translation>
    </message>
    <message>
        <source>%1 values</source>
        <extracomment>Before a row. %1: how many values it has</extracomment>
        <translation>%1 個值</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>In a cell that stands for several values. %1: how many</extracomment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>SpaceTimeWords</name>
    <message>
        <source>%1 loaded values, the last one %2</source>
        <extracomment>%1: how many; %2: a value, &quot;a[3] = 5&quot;</extracomment>
        <translation>載入了 %1 個值，最後一個是 %2</translation>
    </message>
    <message>
        <source>%1, an input, read by thread %2</source>
        <extracomment>%1: a value, &quot;a[3] = 5&quot;; %2: number of a thread</extracomment>
        <translation>%1，輸入，由執行緒 %2 讀取</translation>
    </message>
    <message>
        <source>%1, stored by thread %2 in epoch %3</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;; %2: number of a thread; %3: number of an epoch</extracomment>
        <translation>%1，由執行緒 %2 在階段 %3 儲存</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <extracomment>%1: &quot;cache[3] = 5, stored by thread 3 in epoch 1&quot;; %2: the values that it was made of</extracomment>
        <translation>%1，來自 %2</translation>
    </message>
    <message>
        <source>inputs</source>
        <extracomment>Name of the first row: the values that are read and never stored</extracomment>
        <translation>輸入</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <extracomment>Name of a row. %1: number of the epoch</extracomment>
        <translation>階段 %1</translation>
    </message>
    <message>
        <source>epoch %1, row %2</source>
        <extracomment>Name of a row. %1: number of the epoch; %2: number of the row within it</extracomment>
        <translation>階段 %1，列 %2</translation>
    </message>
    <message>
        <source>rounded: nothing lost</source>
        <translation>捨入：沒有損失</translation>
    </message>
    <message>
        <source>rounded: lost %1 (%2 ulp)</source>
        <extracomment>ulp: unit in the last place. %1, %2: numbers</extracomment>
        <translation>捨入：損失 %1（%2 ulp）</translation>
    </message>
    <message>
        <source>%1 in %2 operations</source>
        <extracomment>%1: &quot;rounded: nothing lost&quot;; %2: how many</extracomment>
        <translation>%1，%2 次運算</translation>
    </message>
</context>
<context>
    <name>StagePicture</name>
    <message>
        <source>%1, compared with %2</source>
        <extracomment>%1, %2: titles of the two pictures, &quot;dot_shared · block 0 · 64 threads&quot;</extracomment>
        <translation>%1，與 %2 比較</translation>
    </message>
    <message>
        <source>%1 Compared run: %2</source>
        <extracomment>%1: sentence on a step of the run on the left; %2: the same of the run on the right</extracomment>
        <translation>%1比較的執行：%2</translation>
    </message>
</context>
<context>
    <name>StageScene</name>
    <message>
        <source>The threads of this block read and wrote nothing.</source>
        <translation>此區塊的執行緒沒有讀寫任何內容。</translation>
    </message>
    <message>
        <source>Thread %1 is marked.</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>已標示執行緒 %1。</translation>
    </message>
    <message>
        <source>Thread %1 has added nothing yet.</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>執行緒 %1 還沒有加總任何值。</translation>
    </message>
    <message>
        <source>Thread %1: sum %2 after 1 product.</source>
        <extracomment>%1: number of a thread; %2: a number</extracomment>
        <translation>執行緒 %1：加了 1 個乘積後，和為 %2。</translation>
    </message>
    <message>
        <source>Thread %1: sum %2 after %3 products.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: how many products</extracomment>
        <translation>執行緒 %1：加了 %3 個乘積後，和為 %2。</translation>
    </message>
    <message>
        <source>%1 · block %2 · %3</source>
        <extracomment>%1: id of the kernel; %2: &quot;0&quot; or &quot;1 of 0..3&quot;; %3: &quot;64 threads&quot;</extracomment>
        <translation>%1 · 區塊 %2 · %3</translation>
    </message>
    <message>
        <source>1 thread</source>
        <extracomment>Ends the title of a picture</extracomment>
        <translation>1 個執行緒</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <extracomment>Ends the title of a picture. %1: how many</extracomment>
        <translation>%1 個執行緒</translation>
    </message>
    <message>
        <source>epoch %1 · step %2 · line %3</source>
        <extracomment>%1, %2, %3: numbers</extracomment>
        <translation>階段 %1 · 步驟 %2 · 第 %3 行</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>%1: number of a step</extracomment>
        <translation>步驟 %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>%1: number of a step; %2: how many there are</extracomment>
        <translation>步驟 %1／%2</translation>
    </message>
    <message>
        <source>%1 · line %2</source>
        <extracomment>%1: &quot;step 5 of 30&quot;; %2: number of a line of the source</extracomment>
        <translation>%1 · 第 %2 行</translation>
    </message>
    <message>
        <source>epoch %1 · %2</source>
        <extracomment>%1: &quot;1 of 0..5&quot;; %2: &quot;step 5 of 30 · line 28&quot;</extracomment>
        <translation>階段 %1 · %2</translation>
    </message>
    <message>
        <source>A lane&apos;s value</source>
        <translation>一個 lane 的值</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;; %2: why nothing more is known, a sentence</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1 is an input</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;</extracomment>
        <translation>%1 是輸入</translation>
    </message>
    <message>
        <source>%1 is made of 1 input</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;</extracomment>
        <translation>%1 由 1 個輸入產生</translation>
    </message>
    <message>
        <source>%1 is made of no input</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;</extracomment>
        <translation>%1 不由任何輸入產生</translation>
    </message>
    <message>
        <source>%1 is made of %2 inputs</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;; %2: how many</extracomment>
        <translation>%1 由 %2 個輸入產生</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Ends a sentence. %1: &quot;cache[3] = 5 is an input&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>nothing in this block is made of it</source>
        <translation>此區塊中沒有值由它產生</translation>
    </message>
    <message>
        <source>1 value of this block is made of it</source>
        <translation>此區塊中有 1 個值由它產生</translation>
    </message>
    <message>
        <source>%1 values of this block are made of it</source>
        <extracomment>Behind &quot;cache[3] = 5 is an input; &quot;. %1: how many</extracomment>
        <translation>此區塊中有 %1 個值由它產生</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <extracomment>%1: &quot;cache[3] = 5 is an input&quot;; %2: &quot;1 value of this block is made of it&quot;</extracomment>
        <translation>%1；%2。</translation>
    </message>
</context>
<context>
    <name>StageTable</name>
    <message>
        <source>%1 at step %2</source>
        <extracomment>Name of a table for screen readers. %1: &quot;Memory&quot;; %2: number of the step</extracomment>
        <translation>%1，步驟 %2</translation>
    </message>
    <message>
        <source>%1 at step %2 of %3</source>
        <extracomment>Name of a table for screen readers. %1: &quot;Memory&quot;; %2: number of the step; %3: how many there are</extracomment>
        <translation>%1，步驟 %2／%3</translation>
    </message>
    <message>
        <source>thread %1</source>
        <extracomment>Name of a row for screen readers. %1: number of the thread</extracomment>
        <translation>執行緒 %1</translation>
    </message>
    <message>
        <source>threads %1 to %2</source>
        <extracomment>Name of a row for screen readers. %1, %2: numbers of the first and the last thread</extracomment>
        <translation>執行緒 %1 到 %2</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <extracomment>Name of a row for screen readers. %1: name of the array; %2: number of the row</extracomment>
        <translation>%1，列 %2</translation>
    </message>
    <message>
        <source>%1 from element %2</source>
        <extracomment>Name of a row for screen readers. %1: name of the array; %2: number of the first element</extracomment>
        <translation>%1，從元素 %2</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>尚未讀取</translation>
    </message>
    <message>
        <source>not stored yet</source>
        <translation>尚未儲存</translation>
    </message>
    <message>
        <source>Space-time diagram</source>
        <translation>時空圖</translation>
    </message>
    <message>
        <source>Warps</source>
        <extracomment>Begins the name of a table for screen readers</extracomment>
        <translation>Warp</translation>
    </message>
    <message>
        <source>Banks and sectors</source>
        <translation>記憶庫與區段</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>Begins the name of a table for screen readers</extracomment>
        <translation>網格</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Begins the name of a table for screen readers: &quot;Memory at step 5 of 30&quot;</extracomment>
        <translation>記憶體</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>Name of a column for screen readers. %1: its number</extracomment>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Begins the name of a table for screen readers</extracomment>
        <translation>管線</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>Begins the name of a table for screen readers</extracomment>
        <translation>磚塊</translation>
    </message>
</context>
<context>
    <name>StepSentence</name>
    <message>
        <source>Epoch %1: %2</source>
        <extracomment>%1: number of an epoch; %2: a sentence on a step, &quot;all 64 threads read cache[0 … 63].&quot;</extracomment>
        <translation>階段 %1：%2</translation>
    </message>
    <message>
        <source>thread %1 reaches for %2, but %3 has %4 elements.</source>
        <extracomment>%1: number of a thread; %2: an element, &quot;cache[99]&quot;; %3: the array; %4: how many</extracomment>
        <translation>執行緒 %1 想存取 %2，但 %3 只有 %4 個元素。</translation>
    </message>
    <message>
        <source>%1 reach outside %2, which has %3 elements; thread %4 for %5.</source>
        <extracomment>%1: &quot;4 of 64 threads&quot;; %2: the array; %3: how many; %4: number of one thread; %5: its element</extracomment>
        <translation>%1超出 %2 的範圍，它有 %3 個元素；執行緒 %4 想存取 %5。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Ends a sentence. %1: a clause, &quot;all 64 threads read cache[0 … 63]&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; 1 of %2 warps works.</source>
        <extracomment>%1: a clause, &quot;8 of 64 threads read cache[0 … 7]&quot;; %2: how many warps there are</extracomment>
        <translation>%1；%2 個 warp 中有 1 個在工作。</translation>
    </message>
    <message>
        <source>%1; %2 of %3 warps work.</source>
        <extracomment>%1: a clause, &quot;32 of 256 threads read …&quot;; %2: how many warps work; %3: of how many</extracomment>
        <translation>%1；%3 個 warp 中有 %2 個在工作。</translation>
    </message>
    <message>
        <source>%1 reach outside %2, which has %3 elements</source>
        <extracomment>%1: &quot;4 of 64 threads&quot;; %2: the array; %3: how many</extracomment>
        <translation>%1超出 %2 的範圍，它有 %3 個元素</translation>
    </message>
    <message>
        <source>%1 read %2</source>
        <extracomment>%1: &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1讀取 %2</translation>
    </message>
    <message>
        <source>all %1 threads</source>
        <extracomment>The subject of a sentence. %1: how many, at least 2</extracomment>
        <translation>全部 %1 個執行緒</translation>
    </message>
    <message>
        <source>%1 of %2 threads</source>
        <extracomment>The subject of a sentence. %1: how many; %2: of how many</extracomment>
        <translation>%2 個執行緒中的 %1 個</translation>
    </message>
    <message>
        <source>all threads of the %1 blocks of the cluster meet at the barrier; what they wrote so far, in each other&apos;s shared memory too, all may now read.</source>
        <extracomment>%1: how many</extracomment>
        <translation>叢集 %1 個區塊的所有執行緒在屏障會合；到此為止所寫的內容，包括寫入彼此共享記憶體的，現在都可以讀取。</translation>
    </message>
    <message>
        <source>the only thread passes the barrier.</source>
        <translation>唯一的執行緒通過屏障。</translation>
    </message>
    <message>
        <source>all %1 threads meet at the barrier; what they wrote so far, all may now read.</source>
        <extracomment>%1: how many</extracomment>
        <translation>全部 %1 個執行緒在屏障會合；到此為止所寫的內容，現在都可以讀取。</translation>
    </message>
    <message>
        <source>%1 of %2 threads wait at the barrier of line %3; the others do not come to it.</source>
        <extracomment>%1: how many; %2: of how many; %3: number of a line</extracomment>
        <translation>%2 個執行緒中的 %1 個在第 %3 行的屏障等待；其他的不會到達。</translation>
    </message>
    <message>
        <source>%1 learn how all lanes of their warp vote.</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;</extracomment>
        <translation>%1得知其 warp 所有 lane 的表決結果。</translation>
    </message>
    <message>
        <source>%1 wait for the other lanes of their warp.</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;</extracomment>
        <translation>%1等待其 warp 的其他 lane。</translation>
    </message>
    <message>
        <source>%1 pass a fence: what they wrote before is seen before what they write next.</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;</extracomment>
        <translation>%1通過記憶體柵欄：先寫的內容會比後寫的先被看見。</translation>
    </message>
    <message>
        <source>thread %1 alone reads %2 = %3.</source>
        <extracomment>%1: number of a thread; %2 = %3: an element and its value</extracomment>
        <translation>只有執行緒 %1 讀取 %2 = %3。</translation>
    </message>
    <message>
        <source>thread %1 alone copies what it read, %2, into %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>只有執行緒 %1 把讀到的 %2 複製到 %3。</translation>
    </message>
    <message>
        <source>thread %1 alone stores the sum of what it read, %2, in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>只有執行緒 %1 把讀到的值的和 %2 存入 %3。</translation>
    </message>
    <message>
        <source>thread %1 alone stores the product of what it read, %2, in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>只有執行緒 %1 把讀到的值的乘積 %2 存入 %3。</translation>
    </message>
    <message>
        <source>thread %1 alone stores the least of what it read, %2, in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>只有執行緒 %1 把讀到的最小值 %2 存入 %3。</translation>
    </message>
    <message>
        <source>thread %1 alone stores the greatest of what it read, %2, in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>只有執行緒 %1 把讀到的最大值 %2 存入 %3。</translation>
    </message>
    <message>
        <source>thread %1 alone stores %2 in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>只有執行緒 %1 把 %2 存入 %3。</translation>
    </message>
    <message>
        <source>%1 shuffle, and each keeps its own value.</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;</extracomment>
        <translation>%1進行 shuffle，各自保留原來的值。</translation>
    </message>
    <message>
        <source>%1; %2 keep their own.</source>
        <extracomment>%1: a clause, &quot;30 of 32 threads get the value …&quot;; %2: how many threads</extracomment>
        <translation>%1；%2 個保留自己的值。</translation>
    </message>
    <message>
        <source>%1 get the value of the lane %2 further on in their warp, register to register</source>
        <extracomment>%1: &quot;30 of 32 threads&quot;; %2: a distance of lanes</extracomment>
        <translation>%1取得同一 warp 中往後 %2 個 lane 的值，由暫存器直接到暫存器</translation>
    </message>
    <message>
        <source>%1 get the value of the lane %2 before in their warp, register to register</source>
        <extracomment>%1: &quot;30 of 32 threads&quot;; %2: a distance of lanes</extracomment>
        <translation>%1取得同一 warp 中往前 %2 個 lane 的值，由暫存器直接到暫存器</translation>
    </message>
    <message>
        <source>%1 get the value of the lane whose number is their own XOR %2 in their warp, register to register</source>
        <extracomment>%1: &quot;all 32 threads&quot;; %2: a number</extracomment>
        <translation>%1取得同一 warp 中編號為自身 XOR %2 的 lane 的值，由暫存器直接到暫存器</translation>
    </message>
    <message>
        <source>%1 get the value of lane %2 in their warp, register to register</source>
        <extracomment>%1: &quot;all 32 threads&quot;; %2: a number</extracomment>
        <translation>%1取得同一 warp 中 lane %2 的值，由暫存器直接到暫存器</translation>
    </message>
    <message>
        <source>%1 get the value of other lanes, by no simple rule, in their warp, register to register</source>
        <extracomment>%1: &quot;all 32 threads&quot;</extracomment>
        <translation>%1取得同一 warp 中其他 lane 的值（沒有簡單規則），由暫存器直接到暫存器</translation>
    </message>
    <message>
        <source>%1 get the sum of the values of all lanes of their warp.</source>
        <extracomment>%1: &quot;all 32 threads&quot; or &quot;4 of 32 threads&quot;</extracomment>
        <translation>%1取得其 warp 所有 lane 的值的總和。</translation>
    </message>
    <message>
        <source>%1 get the least of the values of all lanes of their warp.</source>
        <extracomment>%1: &quot;all 32 threads&quot; or &quot;4 of 32 threads&quot;</extracomment>
        <translation>%1取得其 warp 所有 lane 的值的最小值。</translation>
    </message>
    <message>
        <source>%1 get the largest of the values of all lanes of their warp.</source>
        <extracomment>%1: &quot;all 32 threads&quot; or &quot;4 of 32 threads&quot;</extracomment>
        <translation>%1取得其 warp 所有 lane 的值的最大值。</translation>
    </message>
    <message>
        <source>%1 get what all lanes of their warp make of their bits.</source>
        <extracomment>%1: &quot;all 32 threads&quot; or &quot;4 of 32 threads&quot;</extracomment>
        <translation>%1取得其 warp 所有 lane 的位元運算結果。</translation>
    </message>
    <message>
        <source>%1, each by %2 threads</source>
        <extracomment>%1: elements, &quot;cache[0 … 3]&quot;; %2: how many threads access each of them</extracomment>
        <translation>%1，每個元素由 %2 個執行緒存取</translation>
    </message>
    <message>
        <source>%1, each by up to %2 threads</source>
        <extracomment>%1: elements, &quot;cache[0 … 3]&quot;; %2: how many threads access each of them</extracomment>
        <translation>%1，每個元素最多由 %2 個執行緒存取</translation>
    </message>
    <message>
        <source>row %2 of %1, columns %3 to %4</source>
        <extracomment>Elements of a matrix. %1: its name, &quot;A&quot;; %2, %3, %4: numbers</extracomment>
        <translation>%1 的第 %2 列、第 %3 到 %4 行</translation>
    </message>
    <message>
        <source>column %2 of %1, rows %3 to %4</source>
        <extracomment>Elements of a matrix. %1: its name, &quot;A&quot;; %2, %3, %4: numbers</extracomment>
        <translation>%1 的第 %2 行、第 %3 到 %4 列</translation>
    </message>
    <message>
        <source>rows %2 to %3 and columns %4 to %5 of %1</source>
        <extracomment>Elements of a matrix. %1: its name, &quot;A&quot;; %2 to %5: numbers</extracomment>
        <translation>%1 的第 %2 到 %3 列、第 %4 到 %5 行</translation>
    </message>
    <message>
        <source>%1[%2 … %3]</source>
        <extracomment>Elements of an array. %1: its name; %2, %3: numbers of the first and the last</extracomment>
        <translation>%1[%2 … %3]</translation>
    </message>
    <message>
        <source>%1[%2] and [%3]</source>
        <extracomment>Two elements of an array. %1: its name; %2, %3: numbers</extracomment>
        <translation>%1[%2] 與 [%3]</translation>
    </message>
    <message>
        <source>%1[%2, %3 … %4]</source>
        <extracomment>Elements of an array at the same distance. %1: its name; %2, %3, %4: numbers</extracomment>
        <translation>%1[%2, %3 … %4]</translation>
    </message>
    <message>
        <source>%2 elements of %1 between [%3] and [%4]</source>
        <extracomment>%1: name of the array; %2: how many; %3, %4: numbers of the first and the last</extracomment>
        <translation>%1 在 [%3] 與 [%4] 之間的 %2 個元素</translation>
    </message>
    <message>
        <source>%1 each begin an atomic operation and find the value before, of %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;hist[0 … 3]&quot;</extracomment>
        <translation>%1各自開始一次不可分割運算，並取得 %2 先前的值</translation>
    </message>
    <message>
        <source>%1 each end their atomic operation with a new value, of %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;hist[0 … 3]&quot;</extracomment>
        <translation>%1各自以新值完成對 %2 的不可分割運算</translation>
    </message>
    <message>
        <source>%1 each end their atomic operation with a new value, one after the other where they meet, of %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;hist[0 … 3]&quot;</extracomment>
        <translation>%1各自以新值完成對 %2 的不可分割運算，相遇時依序進行</translation>
    </message>
    <message>
        <source>%1 each read their own element of %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: name of the array</extracomment>
        <translation>%1各自讀取 %2 中自己的元素</translation>
    </message>
    <message>
        <source>%1 each read %2[t + %3]</source>
        <extracomment>%1: &quot;32 of 64 threads&quot;; %2: name of an array; %3: a distance; t is the thread&apos;s number</extracomment>
        <translation>%1各自讀取 %2[t + %3]</translation>
    </message>
    <message>
        <source>%1 each read %2[t - %3]</source>
        <extracomment>%1: &quot;32 of 64 threads&quot;; %2: the array; %3: a distance; t is the thread&apos;s number</extracomment>
        <translation>%1各自讀取 %2[t - %3]</translation>
    </message>
    <message>
        <source>%1 read the same element, %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: an element, &quot;cache[0]&quot;</extracomment>
        <translation>%1讀取同一個元素 %2</translation>
    </message>
    <message>
        <source>%1 read %2, neighbours side by side</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1讀取 %2，相鄰的彼此並列</translation>
    </message>
    <message>
        <source>%1 each store a value that they already have, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把已有的值存入 %2</translation>
    </message>
    <message>
        <source>%1 each copy what they read into %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把讀到的值複製到 %2</translation>
    </message>
    <message>
        <source>%1 each store the value that they received from their warp, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把從 warp 取得的值存入 %2</translation>
    </message>
    <message>
        <source>%1 each store the sum of the two values that they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把讀到的兩個值的和存入 %2</translation>
    </message>
    <message>
        <source>%1 each store the sum of up to %2 values that they read, in %3</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: how many; %3: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把讀到的最多 %2 個值的和存入 %3</translation>
    </message>
    <message>
        <source>%1 each store the product of the two values that they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把讀到的兩個值的乘積存入 %2</translation>
    </message>
    <message>
        <source>%1 each store their running sum of up to %2 products, in %3</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: how many; %3: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把最多 %2 個乘積的累計和存入 %3</translation>
    </message>
    <message>
        <source>%1 each store the least of the values that they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把讀到的最小值存入 %2</translation>
    </message>
    <message>
        <source>%1 each store the greatest of the values that they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把讀到的最大值存入 %2</translation>
    </message>
    <message>
        <source>%1 each store one value made of what they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把由讀到的值算出的一個值存入 %2</translation>
    </message>
    <message>
        <source>%1 each store a value, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1各自把一個值存入 %2</translation>
    </message>
    <message>
        <source>%1 (%2 of them had nothing to read)</source>
        <extracomment>%1: a clause, &quot;all 64 threads each store …&quot;; %2: how many threads</extracomment>
        <translation>%1（其中 %2 個沒有東西可讀）</translation>
    </message>
</context>
<context>
    <name>TilesPane</name>
    <message>
        <source>swizzle</source>
        <extracomment>Heading: how a tile lies in shared memory; the swizzle exchanges pieces of its rows</extracomment>
        <translation>swizzle</translation>
    </message>
    <message>
        <source>accumulator</source>
        <extracomment>Heading: which lanes hold the sums of a product</extracomment>
        <translation>累加器</translation>
    </message>
    <message>
        <source>with the swizzle</source>
        <extracomment>Heading: pieces of 16 bytes over the banks</extracomment>
        <translation>使用 swizzle</translation>
    </message>
    <message>
        <source>without the swizzle</source>
        <extracomment>Heading: pieces of 16 bytes over the banks</extracomment>
        <translation>不使用 swizzle</translation>
    </message>
    <message>
        <source>warp %1, rows %2 to %3, by lanes; further columns repeat</source>
        <extracomment>Heading of a table. %1: number of a warp; %2, %3: numbers of rows</extracomment>
        <translation>warp %1，列 %2 到 %3，依 lane；其餘各行重複</translation>
    </message>
</context>
<context>
    <name>TilesTable</name>
    <message>
        <source>line %1</source>
        <extracomment>Name of a row for screen readers: a row of a tile in shared memory. %1: its number</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>row %1 of the sums</source>
        <extracomment>Name of a row for screen readers: of a matrix of sums. %1: its number</extracomment>
        <translation>和的第 %1 列</translation>
    </message>
</context>
<context>
    <name>TilesWords</name>
    <message>
        <source>No bulk copy and no tensor-core product has begun.</source>
        <translation>還沒有開始任何整塊複製或張量核心的乘積。</translation>
    </message>
    <message>
        <source>the tile of %1 from row %2, column %3 on, at %4</source>
        <extracomment>%1: a matrix; %2, %3: numbers; %4: an element of shared memory, &quot;tiles[2048]&quot;</extracomment>
        <translation>%1 中始於第 %2 列、第 %3 行的磚塊，位於 %4</translation>
    </message>
    <message>
        <source>The marked pieces are one column of the tile. Without the swizzle they would share four banks and take eight passes; with it they take one.</source>
        <translation>標記的小塊是磚塊的同一行。不用 swizzle 時它們共用四個記憶庫，需要八次；用了只要一次。</translation>
    </message>
    <message>
        <source>the sums of warp group %1: 64 rows by %2 columns</source>
        <extracomment>%1: number of a warp group; %2: how many</extracomment>
        <translation>warp 群組 %1 的和：64 列，%2 行</translation>
    </message>
    <message>
        <source>Banks %1 to %2: piece %3 of row %4</source>
        <extracomment>%1, %2: numbers of banks; %3: number of a piece of 16 bytes; %4: number of a row of a matrix</extracomment>
        <translation>記憶庫 %1 到 %2：第 %4 列的小塊 %3</translation>
    </message>
    <message>
        <source>Row %1, column %2: thread %3 (warp %4, lane %5), its sum %6</source>
        <extracomment>%1, %2: row and column of an element; %3, %4, %5: numbers of a thread, its warp and its lane; %6: number of one of its sums</extracomment>
        <translation>第 %1 列第 %2 行：執行緒 %3（warp %4，lane %5），它的和 %6</translation>
    </message>
</context>
<context>
    <name>WarpCosts</name>
    <message>
        <source>1 warp</source>
        <extracomment>Above a list of warps</extracomment>
        <translation>1 個 warp</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <extracomment>Above a list of warps. %1: how many</extracomment>
        <translation>%1 個 warp</translation>
    </message>
</context>
<context>
    <name>WarpsPainter</name>
    <message>
        <source>takes part</source>
        <extracomment>In the legend: a lane that takes part in the step</extracomment>
        <translation>參與</translation>
    </message>
    <message>
        <source>took the other branch</source>
        <translation>走另一個分支</translation>
    </message>
    <message>
        <source>masked off</source>
        <extracomment>In the legend: a lane that has nothing more to do before the barrier</extracomment>
        <translation>被遮罩</translation>
    </message>
    <message>
        <source>its warp does not run</source>
        <translation>其 warp 不執行</translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation>在屏障等待</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>In the legend: a thread that has come to the end of the kernel</extracomment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>不參與</translation>
    </message>
    <message>
        <source>reaches outside of the array</source>
        <translation>超出陣列</translation>
    </message>
    <message>
        <source>stays within it</source>
        <translation>留在陣列內</translation>
    </message>
    <message>
        <source>accesses nothing at all</source>
        <translation>完全不存取</translation>
    </message>
    <message>
        <source>no thread</source>
        <extracomment>In the legend: the block ends within the warp</extracomment>
        <translation>沒有執行緒</translation>
    </message>
    <message>
        <source>warps</source>
        <extracomment>Heading of the view of all warps</extracomment>
        <translation>warp</translation>
    </message>
    <message>
        <source>1 thread</source>
        <extracomment>Behind &quot;warps&quot;</extracomment>
        <translation>1 個執行緒</translation>
    </message>
    <message>
        <source>%1 threads in one warp</source>
        <extracomment>Behind &quot;warps&quot;. %1: how many</extracomment>
        <translation>%1 個執行緒，在一個 warp 中</translation>
    </message>
    <message>
        <source>%1 threads in %2 warps</source>
        <extracomment>Behind &quot;warps&quot;. %1, %2: how many</extracomment>
        <translation>%1 個執行緒，在 %2 個 warp 中</translation>
    </message>
    <message>
        <source>%1; a row is a warp, a cell one of its 32 lanes</source>
        <extracomment>%1: &quot;64 threads in 2 warps&quot;</extracomment>
        <translation>%1；一列是一個 warp，一格是其 32 個 lane 之一</translation>
    </message>
    <message>
        <source>warp %1</source>
        <extracomment>Before a row of 32 lanes. %1: number of the warp</extracomment>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Behind a warp. %1: how many lanes work; %2: of how many</extracomment>
        <translation>%1／%2</translation>
    </message>
</context>
<context>
    <name>WarpsTable</name>
    <message>
        <source>warp %1</source>
        <extracomment>Name of a row for screen readers. %1: its number</extracomment>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>lane %1</source>
        <extracomment>Name of a column for screen readers. %1: its number</extracomment>
        <translation>lane %1</translation>
    </message>
    <message>
        <source>lanes that take part</source>
        <translation>參與的 lane</translation>
    </message>
</context>
<context>
    <name>WarpsWords</name>
    <message>
        <source>%1 %: %2 of %3 lanes, %4 of %5 warps</source>
        <extracomment>%1: percent; %2: how many; %3: of how many; %4: how many; %5: of how many</extracomment>
        <translation>%1 %：%3 個 lane 中 %2 個，%5 個 warp 中 %4 個</translation>
    </message>
    <message>
        <source>The only warp works, %1 of its %2 lanes: %3 % efficiency</source>
        <extracomment>%1: how many; %2: of how many; %3: percent</extracomment>
        <translation>唯一的 warp 在工作，%2 個 lane 中有 %1 個：效率 %3 %</translation>
    </message>
    <message>
        <source>%1 of %2 warps works, %3 of its %4 lanes: %5 % efficiency</source>
        <extracomment>%1: how many; %2: of how many; %3: how many; %4: of how many; %5: percent</extracomment>
        <translation>%2 個 warp 中有 %1 個在工作，其 %4 個 lane 中有 %3 個：效率 %5 %</translation>
    </message>
    <message>
        <source>%1 of %2 warps work, %3 of their %4 lanes: %5 % efficiency</source>
        <extracomment>%1, %3: how many; %2, %4: of how many; %5: percent</extracomment>
        <translation>%2 個 warp 中有 %1 個在工作，其 %4 個 lane 中有 %3 個：效率 %5 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Lanes of a warp. %1: how many take part; %2: 32</extracomment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>Behind a warp: it does not run in this step</extracomment>
        <translation>尚未</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Behind a warp: it waits at a barrier</extracomment>
        <translation>等待</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Behind a warp: it has come to the end of the kernel</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Behind a warp: it takes no part in the step</extracomment>
        <translation>閒置</translation>
    </message>
</context>
<context>
    <name>WinnerWords</name>
    <message>
        <source>The file of stored launches</source>
        <extracomment>The subject of a sentence: &quot;… was written by Lanescope 0.4.0: its format is …&quot;</extracomment>
        <translation>已儲存啟動的檔案</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>The stored launches cannot be read: %1.</source>
        <extracomment>%1: the system&apos;s reason</extracomment>
        <translation>無法讀取已儲存的啟動設定：%1。</translation>
    </message>
    <message>
        <source>The file of stored launches, %1, is damaged.</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>已儲存啟動設定的檔案 %1 已損壞。</translation>
    </message>
    <message>
        <source>The file of stored launches is damaged; it is kept as %1.</source>
        <extracomment>%1: path of the copy that is kept</extracomment>
        <translation>已儲存啟動設定的檔案已損壞；保留為 %1。</translation>
    </message>
    <message>
        <source>The file of stored launches, %1, is locked by another program.</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>已儲存啟動設定的檔案 %1 被其他程式鎖定。</translation>
    </message>
    <message>
        <source>auto: %1, stored for %2 on %3.</source>
        <extracomment>%1: the launch, &quot;block 256, grid 132&quot;; %2: name of the device; %3: a date</extracomment>
        <translation>auto：%1，於 %3 為 %2 儲存。</translation>
    </message>
</context>
<context>
    <name>WordSentence</name>
    <message>
        <source>%1, here %2</source>
        <extracomment>%1: name of a function&apos;s parameter in the source; %2: the array that it is here</extracomment>
        <translation>%1，此處為 %2</translation>
    </message>
    <message>
        <source>%1 in thread %2, %3 in the block&apos;s last thread</source>
        <extracomment>The value of threadIdx. %1: in the thread numbered %2; %3: in the last thread</extracomment>
        <translation>%1（執行緒 %2），%3（區塊最後一個執行緒）</translation>
    </message>
    <message>
        <source>%1 in the block that is shown, for all its threads</source>
        <extracomment>The value of blockIdx, blockDim or gridDim. %1: a number</extracomment>
        <translation>%1，於顯示的區塊，其所有執行緒皆同</translation>
    </message>
    <message>
        <source>%1 for all threads</source>
        <extracomment>The value of blockIdx, blockDim or gridDim. %1: a number</extracomment>
        <translation>%1，所有執行緒皆同</translation>
    </message>
    <message>
        <source>%1 on line %2, in this step</source>
        <extracomment>%1: a name in the source; %2: number of a line</extracomment>
        <translation>%1，第 %2 行，此步驟</translation>
    </message>
    <message>
        <source>%1 on line %2, last accessed in step %3</source>
        <extracomment>%1: a name in the source; %2: number of a line; %3: number of a step</extracomment>
        <translation>%1，第 %2 行，上次存取於步驟 %3</translation>
    </message>
    <message>
        <source>%1 on line %2, next accessed in step %3</source>
        <extracomment>%1: a name in the source; %2: number of a line; %3: number of a step</extracomment>
        <translation>%1，第 %2 行，下次存取於步驟 %3</translation>
    </message>
    <message>
        <source>Thread %1 does not access %2 here.</source>
        <extracomment>%1: number of a thread; %2: name of an array</extracomment>
        <translation>執行緒 %1 在此不存取 %2。</translation>
    </message>
    <message>
        <source>%1 more accesses on this line, one after the other.</source>
        <extracomment>%1: how many</extracomment>
        <translation>這一行還有 %1 次存取，依序進行。</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <extracomment>The subject of a sentence. %1: number of a thread</extracomment>
        <translation>執行緒 %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Ends a sentence. %1: a clause, &quot;Thread 5 reads cache[3] = 5&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>thread %1 %2 = %3</source>
        <extracomment>In a list. %1: number of a thread; %2 = %3: an element and its value</extracomment>
        <translation>執行緒 %1 %2 = %3</translation>
    </message>
    <message>
        <source>thread %1 %2</source>
        <extracomment>In a list. %1: number of a thread; %2: an element that its array does not have</extracomment>
        <translation>執行緒 %1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: a clause, &quot;64 of 64 threads read cache[0 … 63]&quot;; %2: a list of threads and elements</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Thread %1 does not come here.</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>執行緒 %1 不會到這裡。</translation>
    </message>
    <message>
        <source>%1 = %2 in thread %3: %4.</source>
        <extracomment>%1 = %2: an index and its value; %3: number of a thread; %4: a clause, &quot;it reads cache[3] = 5&quot;</extracomment>
        <translation>%1 = %2，在執行緒 %3：%4。</translation>
    </message>
    <message>
        <source>it</source>
        <extracomment>The subject of a clause: the thread that was just named</extracomment>
        <translation>它</translation>
    </message>
    <message>
        <source>%1 in thread %2</source>
        <extracomment>In a list. %1: the value of an index; %2: number of a thread</extracomment>
        <translation>%1（執行緒 %2）</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <extracomment>%1: name of an index; %2: a list of values and threads</extracomment>
        <translation>%1 = %2。</translation>
    </message>
</context>
<context>
    <name>WrongSentence</name>
    <message>
        <source>Here it goes wrong: not all threads come to the barrier, and the run ends; %1 goes on.</source>
        <extracomment>%1: id of the kernel that is right</extracomment>
        <translation>這裡出錯：並非所有執行緒都到達屏障，執行就此結束；%1 則會繼續。</translation>
    </message>
    <message>
        <source>Here it goes wrong: no thread reads %1; the red values lack it.</source>
        <extracomment>%1: an element, &quot;cache[3] = 5&quot;</extracomment>
        <translation>這裡出錯：沒有執行緒讀取 %1；紅色的值少了它。</translation>
    </message>
    <message>
        <source>Here it goes wrong: no thread reads %1 and %2 more; the red values lack them.</source>
        <extracomment>%1: an element, &quot;cache[3] = 5&quot;; %2: how many</extracomment>
        <translation>這裡出錯：沒有執行緒讀取 %1 以及另外 %2 個；紅色的值少了它們。</translation>
    </message>
    <message>
        <source>Here it goes wrong: %1; what comes of it is red.</source>
        <extracomment>%1: what a thread did, a clause, &quot;thread 5 reads cache[3] before …&quot;</extracomment>
        <translation>這裡出錯：%1；由此產生的是紅色。</translation>
    </message>
    <message>
        <source>Here it goes wrong %1 times, for example %2; what comes of it is red.</source>
        <extracomment>%1: how often; %2: what a thread did, a clause, &quot;thread 5 reads cache[3] before …&quot;</extracomment>
        <translation>這裡出錯 %1 次，例如%2；由此產生的是紅色。</translation>
    </message>
    <message>
        <source>thread %1 reaches outside of %2</source>
        <extracomment>%1: number of a thread; %2: name of an array</extracomment>
        <translation>執行緒 %1 超出 %2 的範圍</translation>
    </message>
    <message>
        <source>thread %1 reads %2</source>
        <extracomment>%1: number of a thread; %2: an element, &quot;cache[3]&quot;</extracomment>
        <translation>執行緒 %1 讀取 %2</translation>
    </message>
    <message>
        <source>%1 before thread %2 has stored %3 there</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: number of a thread; %3: a number</extracomment>
        <translation>%1，在執行緒 %2 把 %3 存入之前</translation>
    </message>
    <message>
        <source>%1 after thread %2 has overwritten %3 there</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: number of a thread; %3: a number</extracomment>
        <translation>%1，在執行緒 %2 覆寫 %3 之後</translation>
    </message>
    <message>
        <source>%1; in %2 it reads element %3 = %4</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: id of the kernel that is right; %3: number of an element; %4: its value</extracomment>
        <translation>%1；在 %2 中它讀取元素 %3 = %4</translation>
    </message>
    <message>
        <source>%1, which no thread has written</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;</extracomment>
        <translation>%1，而沒有執行緒寫過它</translation>
    </message>
    <message>
        <source>%1 to add to it, and so does block %2: one of the two sums is lost</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: number of a block</extracomment>
        <translation>%1 以便加上去，區塊 %2 也一樣：兩個和中有一個會遺失</translation>
    </message>
    <message>
        <source>thread %1 stores %2, in %3 it is %4</source>
        <extracomment>%1: number of a thread; %2: an element and its value; %3: id of the kernel that is right; %4: a number</extracomment>
        <translation>執行緒 %1 儲存 %2，在 %3 中是 %4</translation>
    </message>
    <message>
        <source>thread %1 stores %2 once more than in %3</source>
        <extracomment>%1: number of a thread; %2: an element and its value; %3: id of the kernel that is right</extracomment>
        <translation>執行緒 %1 比 %3 多儲存了一次 %2</translation>
    </message>
    <message>
        <source>%1, in %2 it is %3</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: id of the kernel that is right; %3: a number</extracomment>
        <translation>%1，在 %2 中是 %3</translation>
    </message>
    <message>
        <source>read before thread %1 had stored it</source>
        <extracomment>Why a value is wrong. %1: number of a thread</extracomment>
        <translation>在執行緒 %1 儲存之前就讀取了</translation>
    </message>
    <message>
        <source>read after thread %1 had overwritten it</source>
        <extracomment>Why a value is wrong. %1: number of a thread</extracomment>
        <translation>在執行緒 %1 覆寫之後才讀取</translation>
    </message>
    <message>
        <source>read from another element</source>
        <translation>從別的元素讀取</translation>
    </message>
    <message>
        <source>no thread has written it</source>
        <translation>沒有執行緒寫過它</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>超出範圍</translation>
    </message>
    <message>
        <source>block %1 has read the same to add to it</source>
        <extracomment>Why a value is wrong. %1: number of a block</extracomment>
        <translation>區塊 %1 也讀取了同一個值來相加</translation>
    </message>
    <message>
        <source>no thread reads it</source>
        <translation>沒有執行緒讀取它</translation>
    </message>
    <message>
        <source>not all threads come to the barrier</source>
        <translation>並非所有執行緒都到達屏障</translation>
    </message>
    <message>
        <source>here it goes wrong</source>
        <translation>這裡出錯</translation>
    </message>
    <message>
        <source>Wrong: it holds a wrong value.</source>
        <translation>錯誤：它的值是錯的。</translation>
    </message>
    <message>
        <source>made of wrong values</source>
        <translation>由錯誤的值產生</translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <extracomment>%1: why, a clause, &quot;no thread has written it&quot;</extracomment>
        <translation>錯誤：%1。</translation>
    </message>
    <message>
        <source>Wrong: %1 has %2 here; %3.</source>
        <extracomment>%1: id of the kernel that is right; %2: a number; %3: why, a clause</extracomment>
        <translation>錯誤：%1 在這裡是 %2；%3。</translation>
    </message>
    <message>
        <source>Wrong: %1 is never stored; %2 has %3 here.</source>
        <extracomment>%1: an element, &quot;c[3]&quot;; %2: id of the kernel that is right; %3: a number</extracomment>
        <translation>錯誤：%1 從未儲存；%2 在這裡是 %3。</translation>
    </message>
    <message>
        <source>&lt;b&gt;This order of the threads hides the mistake&lt;/b&gt;: every value is as in %1. Another order may not.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: id of the kernel that is right</extracomment>
        <translation>&lt;b&gt;這種執行緒順序掩蓋了錯誤&lt;/b&gt;：每個值都與 %1 相同。換一種順序就未必。</translation>
    </message>
    <message>
        <source>&lt;b&gt;This memory hides the mistake&lt;/b&gt;: what was left in it happened to give every value as in %1.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: id of the kernel that is right</extracomment>
        <translation>&lt;b&gt;這塊記憶體掩蓋了錯誤&lt;/b&gt;：其中殘留的內容碰巧使每個值都與 %1 相同。</translation>
    </message>
    <message>
        <source>&lt;b&gt;This run hides the mistake&lt;/b&gt;: every value is as in %1. Others may not be.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: id of the kernel that is right</extracomment>
        <translation>&lt;b&gt;這次執行掩蓋了錯誤&lt;/b&gt;：每個值都與 %1 相同。其他次未必如此。</translation>
    </message>
    <message>
        <source>&lt;b&gt;1 value that this block stores is wrong&lt;/b&gt; and red; it goes wrong in step %1.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: number of a step</extracomment>
        <translation>&lt;b&gt;此區塊儲存的 1 個值是錯的&lt;/b&gt;，以紅色顯示；在步驟 %1 出錯。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 values that this block stores are wrong&lt;/b&gt; and red, from step %2 on.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: how many; %2: number of a step</extracomment>
        <translation>&lt;b&gt;此區塊儲存的 %1 個值是錯的&lt;/b&gt;，從步驟 %2 起以紅色顯示。</translation>
    </message>
    <message>
        <source>&lt;b&gt;What is stored is as in %1&lt;/b&gt;; red is what goes wrong on the way, from step %2 on.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: id of the kernel that is right; %2: number of a step</extracomment>
        <translation>&lt;b&gt;儲存的內容與 %1 相同&lt;/b&gt;；紅色是途中出錯的部分，從步驟 %2 起。</translation>
    </message>
    <message>
        <source>The result is as in %1.</source>
        <extracomment>%1: id of the kernel that is right</extracomment>
        <translation>結果與 %1 相同。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is never stored&lt;/b&gt;; %2 stores %3 there.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: an element, &quot;c[3]&quot;; %2: id of the kernel that is right; %3: a number</extracomment>
        <translation>&lt;b&gt;%1 從未儲存&lt;/b&gt;；%2 在那裡儲存 %3。</translation>
    </message>
</context>
<context>
    <name>catalog</name>
    <message>
        <source>Dot product, products in global memory</source>
        <extracomment>Title of the kernel dot_global</extracomment>
        <translation>內積，乘積存於全域記憶體</translation>
    </message>
    <message>
        <source>Every thread writes its products to global memory; the host adds all n of them.</source>
        <extracomment>What the kernel dot_global does</extracomment>
        <translation>每個執行緒把自己的乘積寫入全域記憶體；主機將 n 個全部相加。</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), chapter 5, first step</source>
        <extracomment>Where the kernel dot_global is taught</extracomment>
        <translation>Sanders 與 Kandrot，CUDA by Example (2010)，第 5 章，第一步</translation>
    </message>
    <message>
        <source>Dot product, shared-memory tree</source>
        <extracomment>Title of the kernel dot_shared</extracomment>
        <translation>內積，共享記憶體樹</translation>
    </message>
    <message>
        <source>Each block adds its products in a shared-memory tree; the host adds one number per block.</source>
        <extracomment>What the kernel dot_shared does</extracomment>
        <translation>每個區塊以共享記憶體中的樹加總自己的乘積；主機再把每個區塊的一個數字相加。</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), chapter 5; Harris, Optimizing Parallel Reduction in CUDA (2007), step 3</source>
        <extracomment>Where the kernel dot_shared is taught</extracomment>
        <translation>Sanders 與 Kandrot，CUDA by Example (2010)，第 5 章；Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 3</translation>
    </message>
    <message>
        <source>Dot product, the last warp on its own</source>
        <extracomment>Title of the kernel dot_last_warp</extracomment>
        <translation>內積，最後一個 warp 獨自完成</translation>
    </message>
    <message>
        <source>The tree&apos;s last steps are of one warp, whose threads wait for each other only.</source>
        <extracomment>What the kernel dot_last_warp does</extracomment>
        <translation>樹的最後幾步由一個 warp 完成，其執行緒只互相等待。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, with the __syncwarp() of CUDA 9 (2017)</source>
        <extracomment>Where the kernel dot_last_warp is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 5，加上 CUDA 9 (2017) 的 __syncwarp()</translation>
    </message>
    <message>
        <source>Dot product, vector loads, one launch</source>
        <extracomment>Title of the kernel dot_one_launch</extracomment>
        <translation>內積，向量載入，一次啟動</translation>
    </message>
    <message>
        <source>16 bytes per load, many in flight; the block that ends last adds up all blocks&apos; sums.</source>
        <extracomment>What the kernel dot_one_launch does</extracomment>
        <translation>每次載入 16 位元組，多筆同時進行；最後完成的區塊把所有區塊的和相加。</translation>
    </message>
    <message>
        <source>NVIDIA, CUDA samples, threadFenceReduction; Harris, CUDA Pro Tip: Increase Performance with Vectorized Memory Access (2013)</source>
        <extracomment>Where the kernel dot_one_launch is taught</extracomment>
        <translation>NVIDIA, CUDA samples, threadFenceReduction; Harris, CUDA Pro Tip: Increase Performance with Vectorized Memory Access (2013)</translation>
    </message>
    <message>
        <source>Reduction 1: interleaved, divergent branch</source>
        <extracomment>Title of the kernel reduce_interleaved_divergent</extracomment>
        <translation>歸約 1：交錯，分支發散</translation>
    </message>
    <message>
        <source>Every second thread works, then every fourth: all warps stay busy with ever fewer lanes.</source>
        <extracomment>What the kernel reduce_interleaved_divergent does</extracomment>
        <translation>每兩個執行緒有一個工作，接著每四個有一個：所有 warp 都忙著，工作的 lane 卻越來越少。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 1</source>
        <extracomment>Where the kernel reduce_interleaved_divergent is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 1</translation>
    </message>
    <message>
        <source>Reduction 2: interleaved, bank conflicts</source>
        <extracomment>Title of the kernel reduce_interleaved_conflicts</extracomment>
        <translation>歸約 2：交錯，記憶庫衝突</translation>
    </message>
    <message>
        <source>The working threads stand side by side, but their elements share banks.</source>
        <extracomment>What the kernel reduce_interleaved_conflicts does</extracomment>
        <translation>工作的執行緒彼此相鄰，但它們的元素共用記憶庫。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 2</source>
        <extracomment>Where the kernel reduce_interleaved_conflicts is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 2</translation>
    </message>
    <message>
        <source>Reduction 3: sequential addressing</source>
        <extracomment>Title of the kernel reduce_sequential</extracomment>
        <translation>歸約 3：循序定址</translation>
    </message>
    <message>
        <source>The second half is added to the first: no divergence, no conflict.</source>
        <extracomment>What the kernel reduce_sequential does</extracomment>
        <translation>後半加到前半：沒有發散，也沒有衝突。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 3</source>
        <extracomment>Where the kernel reduce_sequential is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 3</translation>
    </message>
    <message>
        <source>Reduction 4: first add during load</source>
        <extracomment>Title of the kernel reduce_first_add</extracomment>
        <translation>歸約 4：載入時先加一次</translation>
    </message>
    <message>
        <source>Each thread loads two elements and adds them: half the blocks.</source>
        <extracomment>What the kernel reduce_first_add does</extracomment>
        <translation>每個執行緒載入兩個元素並相加：區塊減半。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 4</source>
        <extracomment>Where the kernel reduce_first_add is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 4</translation>
    </message>
    <message>
        <source>Reduction 5: the last warp on its own</source>
        <extracomment>Title of the kernel reduce_last_warp</extracomment>
        <translation>歸約 5：最後一個 warp 獨自完成</translation>
    </message>
    <message>
        <source>Once one warp is left, its lanes wait for each other only.</source>
        <extracomment>What the kernel reduce_last_warp does</extracomment>
        <translation>只剩一個 warp 時，其 lane 只互相等待。</translation>
    </message>
    <message>
        <source>Reduction 6: fully unrolled</source>
        <extracomment>Title of the kernel reduce_unrolled</extracomment>
        <translation>歸約 6：完全展開</translation>
    </message>
    <message>
        <source>The size of the block is known to the compiler: no loop is left.</source>
        <extracomment>What the kernel reduce_unrolled does</extracomment>
        <translation>編譯器已知區塊大小：不再有迴圈。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 6</source>
        <extracomment>Where the kernel reduce_unrolled is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 6</translation>
    </message>
    <message>
        <source>Reduction 7: many adds per thread</source>
        <extracomment>Title of the kernel reduce_many_adds</extracomment>
        <translation>歸約 7：每個執行緒多次加法</translation>
    </message>
    <message>
        <source>A thread&apos;s own sum in a register takes the place of most trees.</source>
        <extracomment>What the kernel reduce_many_adds does</extracomment>
        <translation>執行緒在暫存器中自己的和取代了大部分的樹。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 7</source>
        <extracomment>Where the kernel reduce_many_adds is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 7</translation>
    </message>
    <message>
        <source>Reduction 8: warp shuffle</source>
        <extracomment>Title of the kernel reduce_shuffle</extracomment>
        <translation>歸約 8：warp shuffle</translation>
    </message>
    <message>
        <source>The lanes of a warp hand each other registers; one barrier is left.</source>
        <extracomment>What the kernel reduce_shuffle does</extracomment>
        <translation>一個 warp 的 lane 彼此傳遞暫存器；只剩一個屏障。</translation>
    </message>
    <message>
        <source>Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014)</source>
        <extracomment>Where the kernel reduce_shuffle is taught</extracomment>
        <translation>Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014)</translation>
    </message>
    <message>
        <source>Reduction 9: one instruction a warp</source>
        <extracomment>Title of the kernel reduce_warp_instruction</extracomment>
        <translation>歸約 9：每個 warp 一個指令</translation>
    </message>
    <message>
        <source>__reduce_add_sync() combines 32 integers at once; needs compute capability 8.0.</source>
        <extracomment>What the kernel reduce_warp_instruction does</extracomment>
        <translation>__reduce_add_sync() 一次合併 32 個整數；需要計算能力 8.0。</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Warp Reduce Functions</source>
        <extracomment>Where the kernel reduce_warp_instruction is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Warp Reduce Functions</translation>
    </message>
    <message>
        <source>Reduction 10: one atomic operation per block</source>
        <extracomment>Title of the kernel reduce_atomic</extracomment>
        <translation>歸約 10：每個區塊一次不可分割運算</translation>
    </message>
    <message>
        <source>The blocks combine their numbers with one, in whatever order they end.</source>
        <extracomment>What the kernel reduce_atomic does</extracomment>
        <translation>各區塊依完成的先後，把自己的數字合併到同一個數字。</translation>
    </message>
    <message>
        <source>Reduction 11: two launches</source>
        <extracomment>Title of the kernel reduce_two_launches</extracomment>
        <translation>歸約 11：兩次啟動</translation>
    </message>
    <message>
        <source>The kernel of step 8 once more, with one block, on the blocks&apos; numbers; its record is the second launch&apos;s.</source>
        <extracomment>What the kernel reduce_two_launches does</extracomment>
        <translation>再以一個區塊對各區塊的數字執行步驟 8 的核心；紀錄的是第二次啟動。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), which launches again for every level</source>
        <extracomment>Where the kernel reduce_two_launches is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，每一層都重新啟動</translation>
    </message>
    <message>
        <source>Reduction 12: vector loads, one launch</source>
        <extracomment>Title of the kernel reduce_one_launch</extracomment>
        <translation>歸約 12：向量載入，一次啟動</translation>
    </message>
    <message>
        <source>16 bytes per load, four in flight; the block that ends last combines all blocks&apos; numbers.</source>
        <extracomment>What the kernel reduce_one_launch does</extracomment>
        <translation>每次載入 16 位元組，四筆同時進行；最後完成的區塊合併所有區塊的數字。</translation>
    </message>
    <message>
        <source>Reduction 13: one cluster, distributed shared memory</source>
        <extracomment>Title of the kernel reduce_cluster</extracomment>
        <translation>歸約 13：一個叢集，分散式共享記憶體</translation>
    </message>
    <message>
        <source>Up to 16 blocks hand block 0 their numbers in its shared memory; needs compute capability 9.0.</source>
        <extracomment>What the kernel reduce_cluster does</extracomment>
        <translation>最多 16 個區塊把數字交給區塊 0，放入其共享記憶體；需要計算能力 9.0。</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Thread Block Clusters and Distributed Shared Memory</source>
        <extracomment>Where the kernel reduce_cluster is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Thread Block Clusters and Distributed Shared Memory</translation>
    </message>
    <message>
        <source>Scan 1: Hillis-Steele</source>
        <extracomment>Title of the kernel scan_hillis_steele</extracomment>
        <translation>掃描 1：Hillis-Steele</translation>
    </message>
    <message>
        <source>Each step adds the element that lies 1, 2, 4, … before: few steps, many additions.</source>
        <extracomment>What the kernel scan_hillis_steele does</extracomment>
        <translation>每一步加上前面相距 1、2、4、… 的元素：步驟少，加法多。</translation>
    </message>
    <message>
        <source>Hillis and Steele, Data parallel algorithms (1986); Harris, Sengupta and Owens, GPU Gems 3 (2007), chapter 39</source>
        <extracomment>Where the kernel scan_hillis_steele is taught</extracomment>
        <translation>Hillis 與 Steele，Data parallel algorithms (1986)；Harris、Sengupta 與 Owens，GPU Gems 3 (2007)，第 39 章</translation>
    </message>
    <message>
        <source>Scan 1, in place: Kogge-Stone</source>
        <extracomment>Title of the kernel scan_kogge_stone</extracomment>
        <translation>掃描 1，原地：Kogge-Stone</translation>
    </message>
    <message>
        <source>One buffer: every thread reads before any thread writes, which takes a second barrier in each step.</source>
        <extracomment>What the kernel scan_kogge_stone does</extracomment>
        <translation>一個緩衝區：所有執行緒先讀完才有執行緒寫入，因此每一步需要第二個屏障。</translation>
    </message>
    <message>
        <source>Kogge and Stone, A parallel algorithm for the efficient solution of a general class of recurrence equations (1973); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11</source>
        <extracomment>Where the kernel scan_kogge_stone is taught</extracomment>
        <translation>Kogge 與 Stone，A parallel algorithm for the efficient solution of a general class of recurrence equations (1973)；Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 11 章</translation>
    </message>
    <message>
        <source>Scan 2: Blelloch</source>
        <extracomment>Title of the kernel scan_blelloch</extracomment>
        <translation>掃描 2：Blelloch</translation>
    </message>
    <message>
        <source>A tree of sums up, what lies before each part down: twice the steps, no sum made twice.</source>
        <extracomment>What the kernel scan_blelloch does</extracomment>
        <translation>向上是和的樹，向下是每一部分之前的內容：步驟加倍，但沒有一個和算兩次。</translation>
    </message>
    <message>
        <source>Blelloch, Prefix sums and their applications (1990); GPU Gems 3 (2007), chapter 39</source>
        <extracomment>Where the kernel scan_blelloch is taught</extracomment>
        <translation>Blelloch，Prefix sums and their applications (1990)；GPU Gems 3 (2007)，第 39 章</translation>
    </message>
    <message>
        <source>Scan 3: Blelloch, padded</source>
        <extracomment>Title of the kernel scan_blelloch_padded</extracomment>
        <translation>掃描 3：Blelloch，加填充</translation>
    </message>
    <message>
        <source>An empty place behind every 32 elements keeps the tree&apos;s threads on different banks.</source>
        <extracomment>What the kernel scan_blelloch_padded does</extracomment>
        <translation>每 32 個元素後留一個空位，使樹的執行緒落在不同的記憶庫。</translation>
    </message>
    <message>
        <source>Harris, Sengupta and Owens, GPU Gems 3 (2007), chapter 39.2.3</source>
        <extracomment>Where the kernel scan_blelloch_padded is taught</extracomment>
        <translation>Harris、Sengupta 與 Owens，GPU Gems 3 (2007)，第 39.2.3 節</translation>
    </message>
    <message>
        <source>Scan 4: warp shuffle</source>
        <extracomment>Title of the kernel scan_shuffle</extracomment>
        <translation>掃描 4：warp shuffle</translation>
    </message>
    <message>
        <source>The lanes of a warp hand each other registers; two barriers are left.</source>
        <extracomment>What the kernel scan_shuffle does</extracomment>
        <translation>一個 warp 的 lane 彼此傳遞暫存器；只剩兩個屏障。</translation>
    </message>
    <message>
        <source>Harris and Garland, Optimizing Parallel Prefix Operations for the Fermi Architecture, GPU Computing Gems (2012); CUDA C++ Programming Guide, Warp Shuffle Functions</source>
        <extracomment>Where the kernel scan_shuffle is taught</extracomment>
        <translation>Harris and Garland, Optimizing Parallel Prefix Operations for the Fermi Architecture, GPU Computing Gems (2012); CUDA C++ Programming Guide, Warp Shuffle Functions</translation>
    </message>
    <message>
        <source>Scan 5: raking</source>
        <extracomment>Title of the kernel scan_raking</extracomment>
        <translation>掃描 5：raking</translation>
    </message>
    <message>
        <source>One warp goes over all elements, each lane over its piece: as few additions as Blelloch&apos;s, two barriers.</source>
        <extracomment>What the kernel scan_raking does</extracomment>
        <translation>一個 warp 走過所有元素，每個 lane 走自己的一段：加法和 Blelloch 一樣少，兩個屏障。</translation>
    </message>
    <message>
        <source>Blelloch, Scans as primitive parallel operations (1989); Merrill and Grimshaw, Parallel Scan for Stream Architectures (2009)</source>
        <extracomment>Where the kernel scan_raking is taught</extracomment>
        <translation>Blelloch，Scans as primitive parallel operations (1989)；Merrill 與 Grimshaw，Parallel Scan for Stream Architectures (2009)</translation>
    </message>
    <message>
        <source>Scan 6: three launches</source>
        <extracomment>Title of the kernel scan_three_launches</extracomment>
        <translation>掃描 6：三次啟動</translation>
    </message>
    <message>
        <source>Scan the blocks&apos; tiles, scan their sums, add: any length, and four passes over memory.</source>
        <extracomment>What the kernel scan_three_launches does</extracomment>
        <translation>掃描各區塊的磚塊，掃描它們的和，再相加：任意長度，記憶體走四趟。</translation>
    </message>
    <message>
        <source>Sengupta, Harris, Zhang and Owens, Scan Primitives for GPU Computing (2007); GPU Gems 3, chapter 39, arrays of arbitrary size</source>
        <extracomment>Where the kernel scan_three_launches is taught</extracomment>
        <translation>Sengupta、Harris、Zhang 與 Owens，Scan Primitives for GPU Computing (2007)；GPU Gems 3，第 39 章，任意大小的陣列</translation>
    </message>
    <message>
        <source>Scan 7: one launch, decoupled look-back</source>
        <extracomment>Title of the kernel scan_look_back</extracomment>
        <translation>掃描 7：一次啟動，decoupled look-back</translation>
    </message>
    <message>
        <source>A block publishes its tile&apos;s sum and asks the tiles before it: two passes over memory. A float&apos;s last bits can differ from run to run.</source>
        <extracomment>What the kernel scan_look_back does</extracomment>
        <translation>區塊公布自己磚塊的和，並詢問之前的磚塊：記憶體走兩趟。float 的最後幾個位元每次執行可能不同。</translation>
    </message>
    <message>
        <source>Merrill and Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back (NVIDIA, 2016)</source>
        <extracomment>Where the kernel scan_look_back is taught</extracomment>
        <translation>Merrill 與 Garland，Single-pass Parallel Prefix Scan with Decoupled Look-back (NVIDIA, 2016)</translation>
    </message>
    <message>
        <source>Matrix product 1: one thread an element</source>
        <extracomment>Title of the kernel matmul_naive</extracomment>
        <translation>矩陣乘法 1：每個元素一個執行緒</translation>
    </message>
    <message>
        <source>Each thread walks along a row of A and down a column of B; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_naive does</extracomment>
        <translation>每個執行緒沿 A 的一列與 B 的一行走；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Shared Memory, the version without</source>
        <extracomment>Where the kernel matmul_naive is taught</extracomment>
        <translation>CUDA C++ Programming Guide，Shared Memory，未使用的版本</translation>
    </message>
    <message>
        <source>Matrix product 1, swapped: rows along x</source>
        <extracomment>Title of the kernel matmul_swapped</extracomment>
        <translation>矩陣乘法 1，對調：列沿著 x</translation>
    </message>
    <message>
        <source>The lanes of a warp take rows instead of columns, so that each of them touches a sector of its own; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_swapped does</extracomment>
        <translation>一個 warp 的 lane 取列而不取行，因此各自觸及自己的區段；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 1</source>
        <extracomment>Where the kernel matmul_swapped is taught</extracomment>
        <translation>Boehm，How to Optimize a CUDA Matmul Kernel (2022)，核心 1</translation>
    </message>
    <message>
        <source>Matrix product 2: tiles in shared memory</source>
        <extracomment>Title of the kernel matmul_tiled</extracomment>
        <translation>矩陣乘法 2：共享記憶體中的磚塊</translation>
    </message>
    <message>
        <source>A block loads a tile of A and one of B at a time, each element once for all its threads; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_tiled does</extracomment>
        <translation>區塊每次載入 A 與 B 各一個磚塊，每個元素為其所有執行緒只載入一次；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Shared Memory; CUDA samples, matrixMul</source>
        <extracomment>Where the kernel matmul_tiled is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Shared Memory; CUDA samples, matrixMul</translation>
    </message>
    <message>
        <source>Matrix product 3: a column in registers</source>
        <extracomment>Title of the kernel matmul_register_column</extracomment>
        <translation>矩陣乘法 3：暫存器中的一行</translation>
    </message>
    <message>
        <source>A thread computes 8 elements of a column and uses each element of B 8 times; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_register_column does</extracomment>
        <translation>一個執行緒計算一行中的 8 個元素，B 的每個元素用 8 次；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 4</source>
        <extracomment>Where the kernel matmul_register_column is taught</extracomment>
        <translation>Boehm，How to Optimize a CUDA Matmul Kernel (2022)，核心 4</translation>
    </message>
    <message>
        <source>Matrix product 4: a square in registers</source>
        <extracomment>Title of the kernel matmul_register_square</extracomment>
        <translation>矩陣乘法 4：暫存器中的方塊</translation>
    </message>
    <message>
        <source>A thread computes 8 × 8 elements as a sum of outer products; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_register_square does</extracomment>
        <translation>一個執行緒以外積的和計算 8 × 8 個元素；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 5</source>
        <extracomment>Where the kernel matmul_register_square is taught</extracomment>
        <translation>Boehm，How to Optimize a CUDA Matmul Kernel (2022)，核心 5</translation>
    </message>
    <message>
        <source>Matrix product 5: four elements at once</source>
        <extracomment>Title of the kernel matmul_vectors</extracomment>
        <translation>矩陣乘法 5：一次四個元素</translation>
    </message>
    <message>
        <source>Loads and stores of 16 bytes, and the tile of A transposed in shared memory; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_vectors does</extracomment>
        <translation>以 16 位元組載入與儲存，A 的磚塊在共享記憶體中轉置；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 6</source>
        <extracomment>Where the kernel matmul_vectors is taught</extracomment>
        <translation>Boehm，How to Optimize a CUDA Matmul Kernel (2022)，核心 6</translation>
    </message>
    <message>
        <source>Matrix product 6: asynchronous copies</source>
        <extracomment>Title of the kernel matmul_async</extracomment>
        <translation>矩陣乘法 6：非同步複製</translation>
    </message>
    <message>
        <source>The next tiles are copied to shared memory while the products of these are made; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_async does</extracomment>
        <translation>計算這些磚塊的乘積時，下一批磚塊正複製到共享記憶體；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Asynchronous Data Copies; Boehm, How to Optimize a CUDA Matmul Kernel (2022), double buffering</source>
        <extracomment>Where the kernel matmul_async is taught</extracomment>
        <translation>CUDA C++ Programming Guide，Asynchronous Data Copies；Boehm，How to Optimize a CUDA Matmul Kernel (2022)，雙重緩衝</translation>
    </message>
    <message>
        <source>Matrix product 7: a tile for each warp</source>
        <extracomment>Title of the kernel matmul_warp_tiles</extracomment>
        <translation>矩陣乘法 7：每個 warp 一個磚塊</translation>
    </message>
    <message>
        <source>Warps have tiles of their own, and instructions, banks and registers are counted; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_warp_tiles does</extracomment>
        <translation>各 warp 有自己的磚塊，並精算指令、記憶庫與暫存器；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 10; NVIDIA CUTLASS, Efficient GEMM in CUDA; salykova, sgemm.cu (2025)</source>
        <extracomment>Where the kernel matmul_warp_tiles is taught</extracomment>
        <translation>Boehm，How to Optimize a CUDA Matmul Kernel (2022)，核心 10；NVIDIA CUTLASS，Efficient GEMM in CUDA；salykova，sgemm.cu (2025)</translation>
    </message>
    <message>
        <source>Matrix product by fragments: a warp&apos;s tensor-core instruction</source>
        <extracomment>Title of the kernel matmul_fragments</extracomment>
        <translation>以片段計算的矩陣乘法：一個 warp 的張量核心指令</translation>
    </message>
    <message>
        <source>Each lane holds a few elements of A and B, by a fixed pattern, and gets four sums; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_fragments does</extracomment>
        <translation>每個 lane 依固定樣式持有 A 與 B 的幾個元素，並得到四個和；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>PTX ISA, Matrix Fragments for mma.m16n8k8</source>
        <extracomment>Where the kernel matmul_fragments is taught</extracomment>
        <translation>PTX ISA, Matrix Fragments for mma.m16n8k8</translation>
    </message>
    <message>
        <source>Matrix product 8: TF32 on the tensor cores</source>
        <extracomment>Title of the kernel matmul_tf32</extracomment>
        <translation>矩陣乘法 8：張量核心上的 TF32</translation>
    </message>
    <message>
        <source>Bulk copies round tiles to TF32 and warp groups multiply them; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_tf32 does</extracomment>
        <translation>大量複製把磚塊捨入為 TF32，再由 warp 群組相乘；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX ISA, wgmma</source>
        <extracomment>Where the kernel matmul_tf32 is taught</extracomment>
        <translation>NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX ISA, wgmma</translation>
    </message>
    <message>
        <source>Matrix product 9: float32&apos;s accuracy from TF32, 3xTF32</source>
        <extracomment>Title of the kernel matmul_tf32x3</extracomment>
        <translation>矩陣乘法 9：由 TF32 得到 float32 的精確度，3xTF32</translation>
    </message>
    <message>
        <source>Each element is a sum of two TF32 numbers, of whose products three count; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_tf32x3 does</extracomment>
        <translation>每個元素是兩個 TF32 數字的和，其乘積中有三個計入；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Ootomo &amp; Yokota, Recovering single precision accuracy from Tensor Cores (2022)</source>
        <extracomment>Where the kernel matmul_tf32x3 is taught</extracomment>
        <translation>Ootomo &amp; Yokota, Recovering single precision accuracy from Tensor Cores (2022)</translation>
    </message>
    <message>
        <source>Matrix product 10: bfloat16 on the tensor cores</source>
        <extracomment>Title of the kernel matmul_bf16</extracomment>
        <translation>矩陣乘法 10：張量核心上的 bfloat16</translation>
    </message>
    <message>
        <source>A first launch rounds A and B to bfloat16, with which tensor cores are twice as fast; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_bf16 does</extracomment>
        <translation>第一次啟動把 A 與 B 捨入為 bfloat16，張量核心因此快一倍；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Matrix product by cuBLAS, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel matmul_cublas</extracomment>
        <translation>以 cuBLAS（NVIDIA 的函式庫）計算矩陣乘法</translation>
    </message>
    <message>
        <source>What the steps are measured against: cublasSgemm, in float32; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_cublas does</extracomment>
        <translation>各步驟比較的基準：cublasSgemm，float32；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasSgemm()</source>
        <extracomment>Where the kernel matmul_cublas is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasSgemm()</translation>
    </message>
    <message>
        <source>It calls a library, whose kernels are compiled already.</source>
        <extracomment>Why the kernel matmul_cublas is not recorded</extracomment>
        <translation>它呼叫函式庫，其核心早已編譯好。</translation>
    </message>
    <message>
        <source>Matrix product by cuBLAS in TF32</source>
        <extracomment>Title of the kernel matmul_cublas_tf32</extracomment>
        <translation>以 cuBLAS 的 TF32 計算矩陣乘法</translation>
    </message>
    <message>
        <source>What product 8 is measured against: the library&apos;s own TF32 on the tensor cores; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_cublas_tf32 does</extracomment>
        <translation>乘法 8 比較的基準：函式庫本身在張量核心上的 TF32；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_FAST_TF32</source>
        <extracomment>Where the kernel matmul_cublas_tf32 is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_FAST_TF32</translation>
    </message>
    <message>
        <source>Matrix product by cuBLAS in bfloat16</source>
        <extracomment>Title of the kernel matmul_cublas_bf16</extracomment>
        <translation>以 cuBLAS 的 bfloat16 計算矩陣乘法</translation>
    </message>
    <message>
        <source>What product 10 is measured against: the same launches round A and B, the library multiplies; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_cublas_bf16 does</extracomment>
        <translation>乘法 10 比較的基準：以相同的啟動捨入 A 與 B，由函式庫相乘；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasGemmEx(), CUDA_R_16BF</source>
        <extracomment>Where the kernel matmul_cublas_bf16 is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasGemmEx(), CUDA_R_16BF</translation>
    </message>
    <message>
        <source>Matrix product by cuBLAS, float32 emulated</source>
        <extracomment>Title of the kernel matmul_cublas_emulated</extracomment>
        <translation>以 cuBLAS 模擬的 float32 計算矩陣乘法</translation>
    </message>
    <message>
        <source>The library may make float32 of nine bfloat16 products, as product 9 does of three TF32 ones; on an H200 it computes as cublasSgemm does, in the same time. The number below is the last element of C.</source>
        <extracomment>What the kernel matmul_cublas_emulated does</extracomment>
        <translation>函式庫可用九個 bfloat16 乘積組成 float32，如同乘法 9 用三個 TF32；在 H200 上它與 cublasSgemm 的計算方式相同，時間也相同。下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_EMULATED_16BFX9</source>
        <extracomment>Where the kernel matmul_cublas_emulated is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_EMULATED_16BFX9</translation>
    </message>
    <message>
        <source>Dot product by CUB, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel dot_cub</extracomment>
        <translation>以 CUB（NVIDIA 的函式庫）計算內積</translation>
    </message>
    <message>
        <source>What the steps are measured against: cub::DeviceReduce::Sum over the products, which are made while they are read.</source>
        <extracomment>What the kernel dot_cub does</extracomment>
        <translation>各步驟比較的基準：對乘積做 cub::DeviceReduce::Sum，乘積在讀取時產生。</translation>
    </message>
    <message>
        <source>NVIDIA, CUB, cub::DeviceReduce</source>
        <extracomment>Where the kernel dot_cub is taught</extracomment>
        <translation>NVIDIA, CUB, cub::DeviceReduce</translation>
    </message>
    <message>
        <source>Dot product by cuBLAS, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel dot_cublas</extracomment>
        <translation>以 cuBLAS（NVIDIA 的函式庫）計算內積</translation>
    </message>
    <message>
        <source>What the steps are measured against: cublasSdot, of float64 cublasDdot.</source>
        <extracomment>What the kernel dot_cublas does</extracomment>
        <translation>各步驟比較的基準：cublasSdot，float64 則為 cublasDdot。</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasSdot(), cublasDdot()</source>
        <extracomment>Where the kernel dot_cublas is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasSdot(), cublasDdot()</translation>
    </message>
    <message>
        <source>Reduction by CUB, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel reduce_cub</extracomment>
        <translation>以 CUB（NVIDIA 的函式庫）進行歸約</translation>
    </message>
    <message>
        <source>What the steps are measured against: cub::DeviceReduce::Sum, Min or Max.</source>
        <extracomment>What the kernel reduce_cub does</extracomment>
        <translation>各步驟比較的基準：cub::DeviceReduce::Sum、Min 或 Max。</translation>
    </message>
    <message>
        <source>Scan by CUB, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel scan_cub</extracomment>
        <translation>以 CUB（NVIDIA 的函式庫）進行掃描</translation>
    </message>
    <message>
        <source>What the steps are measured against: cub::DeviceScan, in one launch by a decoupled look-back.</source>
        <extracomment>What the kernel scan_cub does</extracomment>
        <translation>各步驟比較的基準：cub::DeviceScan，以 decoupled look-back 一次啟動完成。</translation>
    </message>
    <message>
        <source>NVIDIA, CUB, cub::DeviceScan</source>
        <extracomment>Where the kernel scan_cub is taught</extracomment>
        <translation>NVIDIA, CUB, cub::DeviceScan</translation>
    </message>
    <message>
        <source>Histogram, atomics in global memory</source>
        <extracomment>Title of the kernel histogram_global</extracomment>
        <translation>直方圖，全域記憶體的不可分割運算</translation>
    </message>
    <message>
        <source>Every pixel adds 1 to the counter of its grey level in global memory; the number below is how many were counted.</source>
        <extracomment>What the kernel histogram_global does</extracomment>
        <translation>每個像素在全域記憶體中把其灰階的計數加 1；下面的數字是計入的像素數。</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), section 9.4</source>
        <extracomment>Where the kernel histogram_global is taught</extracomment>
        <translation>Sanders 與 Kandrot，CUDA by Example (2010)，第 9.4 節</translation>
    </message>
    <message>
        <source>Histogram, atomics in shared memory</source>
        <extracomment>Title of the kernel histogram_shared</extracomment>
        <translation>直方圖，共享記憶體的不可分割運算</translation>
    </message>
    <message>
        <source>Each block counts its own pixels in shared memory and then adds its 256 counts to the result; the number below is how many were counted.</source>
        <extracomment>What the kernel histogram_shared does</extracomment>
        <translation>每個區塊在共享記憶體中計算自己的像素，再把 256 個計數加到結果；下面的數字是計入的像素數。</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), section 9.4; Podlozhnyuk, Histogram calculation in CUDA (2007)</source>
        <extracomment>Where the kernel histogram_shared is taught</extracomment>
        <translation>Sanders 與 Kandrot，CUDA by Example (2010)，第 9.4 節；Podlozhnyuk，Histogram calculation in CUDA (2007)</translation>
    </message>
    <message>
        <source>Histogram equalisation, three launches</source>
        <extracomment>Title of the kernel equalize</extracomment>
        <translation>直方圖等化，三次啟動</translation>
    </message>
    <message>
        <source>Histogram, scan to a table of grey levels, map; every pixel is checked, and the number below is how many were counted.</source>
        <extracomment>What the kernel equalize does</extracomment>
        <translation>直方圖、掃描成灰階對照表、映射；每個像素都經過檢查，下面的數字是計入的像素數。</translation>
    </message>
    <message>
        <source>OpenCV, equalizeHist; Podlozhnyuk, Histogram calculation in CUDA (2007); Hillis and Steele, Data parallel algorithms (1986)</source>
        <extracomment>Where the kernel equalize is taught</extracomment>
        <translation>OpenCV，equalizeHist；Podlozhnyuk，Histogram calculation in CUDA (2007)；Hillis 與 Steele，Data parallel algorithms (1986)</translation>
    </message>
    <message>
        <source>Pitfall: no barrier after the load</source>
        <extracomment>Title of the kernel dot_no_load_barrier</extracomment>
        <translation>陷阱：載入後沒有屏障</translation>
    </message>
    <message>
        <source>Threads add their neighbours&apos; sums without waiting for them.</source>
        <extracomment>What the kernel dot_no_load_barrier does</extracomment>
        <translation>執行緒沒有等待就加上鄰居的和。</translation>
    </message>
    <message>
        <source>The shared-memory tree, without its first barrier</source>
        <extracomment>Where the kernel dot_no_load_barrier is taught</extracomment>
        <translation>共享記憶體樹，少了第一個屏障</translation>
    </message>
    <message>
        <source>Pitfall: no barrier in the tree</source>
        <extracomment>Title of the kernel dot_no_tree_barrier</extracomment>
        <translation>陷阱：樹中沒有屏障</translation>
    </message>
    <message>
        <source>Each step reads what the step before may not have written yet.</source>
        <extracomment>What the kernel dot_no_tree_barrier does</extracomment>
        <translation>每一步讀取前一步可能還沒寫入的值。</translation>
    </message>
    <message>
        <source>The shared-memory tree, without the barrier of its steps</source>
        <extracomment>Where the kernel dot_no_tree_barrier is taught</extracomment>
        <translation>共享記憶體樹，少了各步之間的屏障</translation>
    </message>
    <message>
        <source>Pitfall: a barrier inside the branch</source>
        <extracomment>Title of the kernel dot_divergent_barrier</extracomment>
        <translation>陷阱：分支中的屏障</translation>
    </message>
    <message>
        <source>Only the threads that add arrive at the barrier; the others never do. A GPU since Volta goes on once those have ended; elsewhere it may hang.</source>
        <extracomment>What the kernel dot_divergent_barrier does</extracomment>
        <translation>只有做加法的執行緒到達屏障，其他的永遠不會。Volta 之後的 GPU 會在那些執行緒結束後繼續；其他情況可能停住不動。</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), chapter 5, as what not to do</source>
        <extracomment>Where the kernel dot_divergent_barrier is taught</extracomment>
        <translation>Sanders 與 Kandrot，CUDA by Example (2010)，第 5 章，作為錯誤示範</translation>
    </message>
    <message>
        <source>Pitfall: no bounds check</source>
        <extracomment>Title of the kernel dot_no_bounds</extracomment>
        <translation>陷阱：沒有檢查範圍</translation>
    </message>
    <message>
        <source>The last block&apos;s spare threads go beyond the ends of the arrays.</source>
        <extracomment>What the kernel dot_no_bounds does</extracomment>
        <translation>最後一個區塊多餘的執行緒超出陣列的結尾。</translation>
    </message>
    <message>
        <source>dot_global with one thread an element, without its condition</source>
        <extracomment>Where the kernel dot_no_bounds is taught</extracomment>
        <translation>每個元素一個執行緒的 dot_global，少了條件判斷</translation>
    </message>
    <message>
        <source>Pitfall: a block that is not a power of two</source>
        <extracomment>Title of the kernel dot_odd_block</extracomment>
        <translation>陷阱：區塊大小不是二的次方</translation>
    </message>
    <message>
        <source>Halving an odd number of sums leaves one of them out.</source>
        <extracomment>What the kernel dot_odd_block does</extracomment>
        <translation>把奇數個和對半分，會漏掉一個。</translation>
    </message>
    <message>
        <source>The shared-memory tree, launched with any number of threads</source>
        <extracomment>Where the kernel dot_odd_block is taught</extracomment>
        <translation>以任意數量的執行緒啟動的共享記憶體樹</translation>
    </message>
    <message>
        <source>Pitfall: a sum over blocks that is not atomic</source>
        <extracomment>Title of the kernel dot_plain_sum</extracomment>
        <translation>陷阱：跨區塊的加總沒有不可分割</translation>
    </message>
    <message>
        <source>Every block adds to the same element; what another one writes meanwhile is lost.</source>
        <extracomment>What the kernel dot_plain_sum does</extracomment>
        <translation>每個區塊都加到同一個元素；期間別的區塊寫入的值就遺失了。</translation>
    </message>
    <message>
        <source>The shared-memory tree with one sum for all blocks</source>
        <extracomment>Where the kernel dot_plain_sum is taught</extracomment>
        <translation>所有區塊共用一個和的共享記憶體樹</translation>
    </message>
    <message>
        <source>Pitfall: a sum that was never cleared</source>
        <extracomment>Title of the kernel dot_no_zero</extracomment>
        <translation>陷阱：從未歸零的和</translation>
    </message>
    <message>
        <source>Each block adds to its element of memory as cudaMalloc gave it; a GPU may give zeros, and then the sum is right by luck.</source>
        <extracomment>What the kernel dot_no_zero does</extracomment>
        <translation>每個區塊把值加到 cudaMalloc 給的記憶體元素；GPU 可能給零，這時的和只是僥倖正確。</translation>
    </message>
    <message>
        <source>The shared-memory tree with += for its last =</source>
        <extracomment>Where the kernel dot_no_zero is taught</extracomment>
        <translation>把最後一個 = 換成 += 的共享記憶體樹</translation>
    </message>
    <message>
        <source>Pitfall: the last warp without __syncwarp()</source>
        <extracomment>Title of the kernel dot_warp_without_sync</extracomment>
        <translation>陷阱：最後一個 warp 沒有 __syncwarp()</translation>
    </message>
    <message>
        <source>Once a single warp is left, nothing makes its threads wait for each other.</source>
        <extracomment>What the kernel dot_warp_without_sync does</extracomment>
        <translation>只剩一個 warp 時，沒有任何機制讓其執行緒互相等待。</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, which no longer holds since Volta (2017)</source>
        <extracomment>Where the kernel dot_warp_without_sync is taught</extracomment>
        <translation>Harris，Optimizing Parallel Reduction in CUDA (2007)，步驟 5，自 Volta (2017) 起不再成立</translation>
    </message>
    <message>
        <source>Pitfall: a scan in place</source>
        <extracomment>Title of the kernel scan_in_place</extracomment>
        <translation>陷阱：原地掃描</translation>
    </message>
    <message>
        <source>A thread overwrites the element that its neighbour still has to read.</source>
        <extracomment>What the kernel scan_in_place does</extracomment>
        <translation>執行緒覆寫了鄰居還沒讀取的元素。</translation>
    </message>
    <message>
        <source>Hillis-Steele as it often stands in tutorials, with one buffer</source>
        <extracomment>Where the kernel scan_in_place is taught</extracomment>
        <translation>教學文章中常見、只用一個緩衝區的 Hillis-Steele</translation>
    </message>
    <message>
        <source>Pitfall: a store far outside its array</source>
        <extracomment>Title of the kernel dot_wild_store</extracomment>
        <translation>陷阱：寫到陣列之外很遠的地方</translation>
    </message>
    <message>
        <source>The last index is computed wrongly. On a GPU the process must be started again.</source>
        <extracomment>What the kernel dot_wild_store does</extracomment>
        <translation>最後一個索引算錯。在 GPU 上必須重新啟動行程。</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, error handling: an illegal address ends the context</source>
        <extracomment>Where the kernel dot_wild_store is taught</extracomment>
        <translation>CUDA C++ Programming Guide，錯誤處理：非法位址會結束 context</translation>
    </message>
    <message>
        <source>Pitfall: a loop that never ends</source>
        <extracomment>Title of the kernel dot_endless</extracomment>
        <translation>陷阱：永不結束的迴圈</translation>
    </message>
    <message>
        <source>The tree forgets to halve. Only ending its process stops such a kernel on a GPU.</source>
        <extracomment>What the kernel dot_endless does</extracomment>
        <translation>樹忘了對半分。在 GPU 上只有結束其行程才能停止這種核心。</translation>
    </message>
    <message>
        <source>The loop of the shared-memory tree, without its last line</source>
        <extracomment>Where the kernel dot_endless is taught</extracomment>
        <translation>共享記憶體樹的迴圈，少了最後一行</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>Title of the parameter n</extracomment>
        <translation>元素</translation>
    </message>
    <message>
        <source>Length of each input array.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>每個輸入陣列的長度。</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <extracomment>Title of the parameter block</extracomment>
        <translation>每區塊執行緒數</translation>
    </message>
    <message>
        <source>The number of threads in each block; a GPU permits at most 1024.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>每個區塊的執行緒數；GPU 最多允許 1024 個。</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>Title of the parameter grid</extracomment>
        <translation>區塊</translation>
    </message>
    <message>
        <source>The number of blocks. auto: as many as the launch rule says.</source>
        <extracomment>What the parameter grid is</extracomment>
        <translation>區塊數。auto：依啟動規則。</translation>
    </message>
    <message>
        <source>Launch rule</source>
        <extracomment>Title of the parameter rule</extracomment>
        <translation>啟動規則</translation>
    </message>
    <message>
        <source>The number of blocks where it is auto. book: min(32, ceil(n / block)), so that the host adds few numbers; fill: as many as all multiprocessors hold at the same time, and the emulator stands for a GPU of 16; tuned: block and blocks as measured best on an H200.</source>
        <extracomment>What the parameter rule is</extracomment>
        <translation>auto 時的區塊數。book：min(32, ceil(n / block))，使主機只需加少數幾個數字；fill：所有多處理器能同時容納的數量，模擬器視為有 16 個的 GPU；tuned：在 H200 上測得最佳的 block 與 grid。</translation>
    </message>
    <message>
        <source>Element type</source>
        <extracomment>Title of the parameter dtype</extracomment>
        <translation>元素型別</translation>
    </message>
    <message>
        <source>The type of the elements and of every sum.</source>
        <extracomment>What the parameter dtype is</extracomment>
        <translation>元素與所有和的型別。</translation>
    </message>
    <message>
        <source>Input</source>
        <extracomment>Title of the parameter pattern</extracomment>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of the parameter seed</extracomment>
        <translation>種子</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Title of the parameter shuffle</extracomment>
        <translation>打亂</translation>
    </message>
    <message>
        <source>The order of the elements. 0: as they are made or read; 1, 2, …: other orders, which look random. All arrays are put into the same order.</source>
        <extracomment>What the parameter shuffle is</extracomment>
        <translation>元素的順序。0：依產生或讀取的順序；1、2、…：看似隨機的其他順序。所有陣列採用相同的順序。</translation>
    </message>
    <message>
        <source>A power of two: each step of the tree halves the number of adding threads.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>二的次方：樹的每一步把做加法的執行緒數減半。</translation>
    </message>
    <message>
        <source>A power of two from 32: whole warps, whose lanes exchange their registers.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>從 32 起的二的次方：完整的 warp，其 lane 交換暫存器。</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Title of the parameter op</extracomment>
        <translation>運算</translation>
    </message>
    <message>
        <source>The operation that combines two elements. Integer sums wrap around.</source>
        <extracomment>What the parameter op is</extracomment>
        <translation>合併兩個元素的運算。整數和會溢位繞回。</translation>
    </message>
    <message>
        <source>128, 256 or 512; the kernel is compiled for each of them.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>128、256 或 512；核心分別為它們編譯。</translation>
    </message>
    <message>
        <source>The number of blocks, all of one cluster. auto: 16, or fewer where some would have nothing to load.</source>
        <extracomment>What the parameter grid is</extracomment>
        <translation>區塊數，全部屬於一個叢集。auto：16，若有些沒有東西可載入則更少。</translation>
    </message>
    <message>
        <source>Length of the input array; one block scans it, with a thread an element.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>輸入陣列的長度；由一個區塊掃描，每個元素一個執行緒。</translation>
    </message>
    <message>
        <source>Scan</source>
        <extracomment>Title of the parameter scan</extracomment>
        <translation>掃描</translation>
    </message>
    <message>
        <source>inclusive: element i is part of sum i; exclusive: it is not, and the first sum is that of no elements.</source>
        <extracomment>What the parameter scan is</extracomment>
        <translation>inclusive：元素 i 包含在第 i 個和之內；exclusive：不包含，第一個和是零個元素的和。</translation>
    </message>
    <message>
        <source>Length of the input array; one block scans it, with two elements a thread and as many threads as a power of two.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>輸入陣列的長度；由一個區塊掃描，每個執行緒兩個元素，執行緒數為二的次方。</translation>
    </message>
    <message>
        <source>Length of the input array; one block of whole warps scans it.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>輸入陣列的長度；由一個完整 warp 組成的區塊掃描。</translation>
    </message>
    <message>
        <source>Vectors per thread</source>
        <extracomment>Title of the parameter items</extracomment>
        <translation>每執行緒向量數</translation>
    </message>
    <message>
        <source>A vector has 16 bytes. auto takes block and vectors as measured best on an H200.</source>
        <extracomment>What the parameter items is</extracomment>
        <translation>一個向量有 16 位元組。auto 採用在 H200 上測得最佳的區塊與向量數。</translation>
    </message>
    <message>
        <source>Columns of B and C</source>
        <extracomment>Title of the parameter n</extracomment>
        <translation>B 與 C 的行數</translation>
    </message>
    <message>
        <source>C has m rows and n columns.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>C 有 m 列 n 行。</translation>
    </message>
    <message>
        <source>Rows of A and C</source>
        <extracomment>Title of the parameter m</extracomment>
        <translation>A 與 C 的列數</translation>
    </message>
    <message>
        <source>The number of rows. auto: as many rows as B has columns.</source>
        <extracomment>What the parameter m is</extracomment>
        <translation>列數。auto：與 B 的行數相同。</translation>
    </message>
    <message>
        <source>Columns of A, rows of B</source>
        <extracomment>Title of the parameter k</extracomment>
        <translation>A 的行數，B 的列數</translation>
    </message>
    <message>
        <source>Each element of C is a sum of k products. auto: n.</source>
        <extracomment>What the parameter k is</extracomment>
        <translation>C 的每個元素是 k 個乘積的和。auto：n。</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>Title of the parameter tile</extracomment>
        <translation>磚塊</translation>
    </message>
    <message>
        <source>A block has tile × tile threads and computes that many elements of C.</source>
        <extracomment>What the parameter tile is</extracomment>
        <translation>一個區塊有 磚塊 × 磚塊 個執行緒，並計算同樣多個 C 的元素。</translation>
    </message>
    <message>
        <source>The seed of the pattern random.</source>
        <extracomment>What the parameter seed is</extracomment>
        <translation>樣式 random 的種子。</translation>
    </message>
    <message>
        <source>Pixels</source>
        <extracomment>Title of the parameter n</extracomment>
        <translation>像素</translation>
    </message>
    <message>
        <source>The number of pixels of the image, 8 bits each.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>影像的像素數，每個 8 位元。</translation>
    </message>
    <message>
        <source>The number of blocks. auto: as many as fill the GPU; always at least one for each 2^31 pixels, since a block cannot count more.</source>
        <extracomment>What the parameter grid is</extracomment>
        <translation>區塊數。auto：足以填滿 GPU；每 2^31 個像素至少一個，因為一個區塊無法計算更多。</translation>
    </message>
    <message>
        <source>random: every grey level is as likely; haze: a bell from 96 to 160, as a photograph of low contrast has; iota: i mod 256; ones: all 1, a single colour.</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>random：每個灰階機率相同；haze：96 到 160 的鐘形，如低對比的照片；iota：i mod 256；ones：全為 1，單一顏色。</translation>
    </message>
    <message>
        <source>The seed of the patterns haze and random.</source>
        <extracomment>What the parameter seed is</extracomment>
        <translation>樣式 haze 與 random 的種子。</translation>
    </message>
    <message>
        <source>Any number; the sum is right only for a power of two.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>任意數；只有二的次方時和才正確。</translation>
    </message>
    <message>
        <source>n = %1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter n</extracomment>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>m = %1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter m</extracomment>
        <translation>m = %1</translation>
    </message>
    <message>
        <source>k = %1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter k</extracomment>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter block</extracomment>
        <translation>區塊 %1</translation>
    </message>
    <message>
        <source>grid %1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter grid</extracomment>
        <translation>網格 %1</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter op</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>shuffle %1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter shuffle</extracomment>
        <translation>打亂 %1</translation>
    </message>
    <message>
        <source>Vector addition</source>
        <extracomment>Title of the kernel vector_add</extracomment>
        <translation>向量加法</translation>
    </message>
    <message>
        <source>Each thread adds one element of a and one of b; the number below is the last element of c.</source>
        <extracomment>What the kernel vector_add does</extracomment>
        <translation>每個執行緒把 a 的一個元素與 b 的一個元素相加；下面的數字是 c 的最後一個元素。</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Kernels; CUDA samples, vectorAdd; Sanders and Kandrot, CUDA by Example (2010), chapter 4</source>
        <extracomment>Where the kernel vector_add is taught</extracomment>
        <translation>CUDA C++ Programming Guide，Kernels；CUDA samples，vectorAdd；Sanders 與 Kandrot，CUDA by Example (2010)，第 4 章</translation>
    </message>
    <message>
        <source>Transpose, naive</source>
        <extracomment>Title of the kernel transpose_naive</extracomment>
        <translation>轉置，直接做法</translation>
    </message>
    <message>
        <source>Each element goes straight to its place: warps load from rows and store to columns; the number below is the last element.</source>
        <extracomment>What the kernel transpose_naive does</extracomment>
        <translation>每個元素直接放到它的位置：warp 從列載入，存到行；下面的數字是最後一個元素。</translation>
    </message>
    <message>
        <source>Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013)</source>
        <extracomment>Where the kernel transpose_naive is taught</extracomment>
        <translation>Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013)</translation>
    </message>
    <message>
        <source>Transpose, tile in shared memory</source>
        <extracomment>Title of the kernel transpose_tiled</extracomment>
        <translation>轉置，共享記憶體中的磚塊</translation>
    </message>
    <message>
        <source>Rows become columns in shared memory, where a column is in one bank; the number below is the last element.</source>
        <extracomment>What the kernel transpose_tiled does</extracomment>
        <translation>列在共享記憶體中變成行，而一行全在同一個記憶庫；下面的數字是最後一個元素。</translation>
    </message>
    <message>
        <source>Transpose, padded tile</source>
        <extracomment>Title of the kernel transpose_padded</extracomment>
        <translation>轉置，加了空位的磚塊</translation>
    </message>
    <message>
        <source>An empty place behind each row of the tile puts a column&apos;s elements into 32 banks; the number below is the last element.</source>
        <extracomment>What the kernel transpose_padded does</extracomment>
        <translation>磚塊每一列後面的一個空位，讓一行的元素分到 32 個記憶庫；下面的數字是最後一個元素。</translation>
    </message>
    <message>
        <source>Transpose, swizzled tile</source>
        <extracomment>Title of the kernel transpose_swizzled</extracomment>
        <translation>轉置，重排的磚塊 (swizzle)</translation>
    </message>
    <message>
        <source>Each row of the tile has its columns in another order, and no place is empty; the number below is the last element.</source>
        <extracomment>What the kernel transpose_swizzled does</extracomment>
        <translation>磚塊的每一列以不同的順序放置各行，而且沒有空位；下面的數字是最後一個元素。</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, TMA Swizzle, example matrix transpose; Mao, CUDA Shared Memory Swizzling</source>
        <extracomment>Where the kernel transpose_swizzled is taught</extracomment>
        <translation>CUDA C++ Programming Guide，TMA Swizzle，矩陣轉置範例；Mao，CUDA Shared Memory Swizzling</translation>
    </message>
    <message>
        <source>Stencil of radius 3, tile with a halo</source>
        <extracomment>Title of the kernel stencil_halo</extracomment>
        <translation>半徑 3 的 stencil，帶邊緣的磚塊</translation>
    </message>
    <message>
        <source>Each element becomes the sum of seven neighbours, which a block loads together with a halo; the number below is the last element.</source>
        <extracomment>What the kernel stencil_halo does</extracomment>
        <translation>每個元素成為七個相鄰元素的和，區塊把它們連同邊緣一起載入；下面的數字是最後一個元素。</translation>
    </message>
    <message>
        <source>NVIDIA, CUDA C/C++ Basics (2011), 1D stencil; Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 8</source>
        <extracomment>Where the kernel stencil_halo is taught</extracomment>
        <translation>NVIDIA，CUDA C/C++ Basics (2011)，1D stencil；Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 8 章</translation>
    </message>
    <message>
        <source>iota-double: a[i]=i, b[i]=2i; iota-two: a[i]=i, b[i]=2; ones: all 1; random: uniform in [-1, 1).</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>iota-double：a[i]=i，b[i]=2i；iota-two：a[i]=i，b[i]=2；ones：全為 1；random：在 [-1, 1) 均勻分布。</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>Title of the parameter n</extracomment>
        <translation>行數</translation>
    </message>
    <message>
        <source>The matrix has m rows and n columns, its transpose n rows and m columns.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>矩陣有 m 列 n 行，其轉置有 n 列 m 行。</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>Title of the parameter m</extracomment>
        <translation>列數</translation>
    </message>
    <message>
        <source>The number of rows. auto: as many rows as columns.</source>
        <extracomment>What the parameter m is</extracomment>
        <translation>列數。auto：與行數相同。</translation>
    </message>
    <message>
        <source>iota: in[i]=i; ones: all 1; random: uniform in [-1, 1).</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>iota：in[i]=i；ones：全為 1；random：在 [-1, 1) 均勻分布。</translation>
    </message>
    <message>
        <source>The number of threads in each block: at least 3, which load the halo, and at most 1024.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>每個區塊的執行緒數：至少 3 個，用來載入邊緣；最多 1024 個。</translation>
    </message>
    <message>
        <source>Dot product, one thread adds</source>
        <extracomment>Title of the kernel dot_one_thread</extracomment>
        <translation>內積，由一個執行緒相加</translation>
    </message>
    <message>
        <source>Each block keeps its sums in shared memory, and its thread 0 adds them one after the other.</source>
        <extracomment>What the kernel dot_one_thread does</extracomment>
        <translation>每個區塊把它的和放在共享記憶體，由執行緒 0 逐一相加。</translation>
    </message>
    <message>
        <source>The first way to add a block&apos;s sums, which courses improve by a tree</source>
        <extracomment>Where the kernel dot_one_thread is taught</extracomment>
        <translation>加總區塊各個和的第一種做法，課程接著用樹來改進</translation>
    </message>
    <message>
        <source>Dot product, running sums in shared memory</source>
        <extracomment>Title of the kernel dot_shared_products</extracomment>
        <translation>內積，累加值放在共享記憶體</translation>
    </message>
    <message>
        <source>Each thread adds its products to an element of shared memory instead of a register.</source>
        <extracomment>What the kernel dot_shared_products does</extracomment>
        <translation>每個執行緒把乘積加到共享記憶體的一個元素，而不是暫存器。</translation>
    </message>
    <message>
        <source>The shared-memory tree as courses often write it: buf[t] += a[i] * b[i]</source>
        <extracomment>Where the kernel dot_shared_products is taught</extracomment>
        <translation>課程常見的共享記憶體樹寫法：buf[t] += a[i] * b[i]</translation>
    </message>
    <message>
        <source>Reduction 1, in global memory: interleaved, divergent branch</source>
        <extracomment>Title of the kernel reduce_global_divergent</extracomment>
        <translation>歸約 1，在全域記憶體：交錯，分支發散</translation>
    </message>
    <message>
        <source>The sums take the place of the elements: every addition loads and stores global memory.</source>
        <extracomment>What the kernel reduce_global_divergent does</extracomment>
        <translation>和取代元素的位置：每次加法都載入並儲存全域記憶體。</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 10, the simple kernel</source>
        <extracomment>Where the kernel reduce_global_divergent is taught</extracomment>
        <translation>Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 10 章，簡單的核心</translation>
    </message>
    <message>
        <source>Reduction 3, in global memory: sequential addressing</source>
        <extracomment>Title of the kernel reduce_global_converged</extracomment>
        <translation>歸約 3，在全域記憶體：循序定址</translation>
    </message>
    <message>
        <source>The threads that add stand side by side, and so do their elements: no divergence, and coalesced accesses.</source>
        <extracomment>What the kernel reduce_global_converged does</extracomment>
        <translation>相加的執行緒彼此相鄰，它們的元素也是：沒有發散，存取合併。</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 10, the kernel with less divergence</source>
        <extracomment>Where the kernel reduce_global_converged is taught</extracomment>
        <translation>Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 10 章，較少發散的核心</translation>
    </message>
    <message>
        <source>Reduction 3, without a tree: atomic operations in shared memory</source>
        <extracomment>Title of the kernel reduce_shared_atomic</extracomment>
        <translation>歸約 3，不用樹：共享記憶體中的不可分割運算</translation>
    </message>
    <message>
        <source>Every thread combines its element with one number of its block: the threads take turns.</source>
        <extracomment>What the kernel reduce_shared_atomic does</extracomment>
        <translation>每個執行緒把自己的元素與區塊的同一個數字合併：執行緒輪流進行。</translation>
    </message>
    <message>
        <source>The histogram&apos;s atomic operations on shared memory, with one bin</source>
        <extracomment>Where the kernel reduce_shared_atomic is taught</extracomment>
        <translation>直方圖在共享記憶體的不可分割運算，只有一個格子</translation>
    </message>
    <message>
        <source>Scan 2, in place: Brent-Kung</source>
        <extracomment>Title of the kernel scan_brent_kung</extracomment>
        <translation>掃描 2，原地：Brent-Kung</translation>
    </message>
    <message>
        <source>A tree of sums up; down, each node adds its sum to the node halfway to the next one, which gives the inclusive scan.</source>
        <extracomment>What the kernel scan_brent_kung does</extracomment>
        <translation>往上是和的樹；往下時，每個節點把自己的和加到通往下一個節點半路上的節點，得到 inclusive 掃描。</translation>
    </message>
    <message>
        <source>Brent and Kung, A Regular Layout for Parallel Adders (1982); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11</source>
        <extracomment>Where the kernel scan_brent_kung is taught</extracomment>
        <translation>Brent 與 Kung，A Regular Layout for Parallel Adders (1982)；Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 11 章</translation>
    </message>
    <message>
        <source>Scan 5, by a whole block: three phases</source>
        <extracomment>Title of the kernel scan_three_phase</extracomment>
        <translation>掃描 5，用整個區塊：三個階段</translation>
    </message>
    <message>
        <source>Each thread scans its own piece, the block scans the pieces&apos; sums, each thread adds what lies before its piece.</source>
        <extracomment>What the kernel scan_three_phase does</extracomment>
        <translation>每個執行緒掃描自己的一段，區塊掃描各段的和，每個執行緒再加上它那一段之前的值。</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11, coarsening</source>
        <extracomment>Where the kernel scan_three_phase is taught</extracomment>
        <translation>Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 11 章，coarsening</translation>
    </message>
    <message>
        <source>Scan 6, in one launch: domino</source>
        <extracomment>Title of the kernel scan_domino</extracomment>
        <translation>掃描 6，一次啟動：骨牌</translation>
    </message>
    <message>
        <source>Each block waits for the sum of the tiles before its own, adds its tile&apos;s, and hands it on.</source>
        <extracomment>What the kernel scan_domino does</extracomment>
        <translation>每個區塊等待前面各磚塊的和，加上自己磚塊的和，再往下傳。</translation>
    </message>
    <message>
        <source>Yan, Long and Zhang, StreamScan: Fast Scan Algorithms for GPUs without Global Barrier Synchronization (2013); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11</source>
        <extracomment>Where the kernel scan_domino is taught</extracomment>
        <translation>Yan、Long 與 Zhang，StreamScan: Fast Scan Algorithms for GPUs without Global Barrier Synchronization (2013)；Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 11 章</translation>
    </message>
    <message>
        <source>Scan 8: one cluster, distributed shared memory</source>
        <extracomment>Title of the kernel scan_cluster</extracomment>
        <translation>掃描 8：一個叢集，分散式共享記憶體</translation>
    </message>
    <message>
        <source>Up to 16 blocks hand the blocks behind them their sums in shared memory; needs compute capability 9.0.</source>
        <extracomment>What the kernel scan_cluster does</extracomment>
        <translation>最多 16 個區塊把自己的和交給後面區塊的共享記憶體；需要計算能力 9.0。</translation>
    </message>
    <message>
        <source>Matrix product 1, swapped, by tiles: corner turning</source>
        <extracomment>Title of the kernel matmul_corner_turning</extracomment>
        <translation>矩陣乘法 1，對調，用磚塊：corner turning</translation>
    </message>
    <message>
        <source>The lanes compute rows of C, but load and store neighbours of a row: tiles in shared memory are written along rows and read along columns. The number below is the last element of C.</source>
        <extracomment>What the kernel matmul_corner_turning does</extracomment>
        <translation>各 lane 計算 C 的列，但載入與儲存的是同一列的相鄰元素：共享記憶體中的磚塊沿列寫入、沿行讀取。下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 6, corner turning</source>
        <extracomment>Where the kernel matmul_corner_turning is taught</extracomment>
        <translation>Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 6 章，corner turning</translation>
    </message>
    <message>
        <source>Matrix product 2, coarsened: four tiles a block</source>
        <extracomment>Title of the kernel matmul_coarsened</extracomment>
        <translation>矩陣乘法 2，粗化：每個區塊四個磚塊</translation>
    </message>
    <message>
        <source>A block loads a tile of A once and uses it for four tiles of C side by side; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_coarsened does</extracomment>
        <translation>區塊載入 A 的一個磚塊一次，用於 C 的四個並排磚塊；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 6, thread coarsening</source>
        <extracomment>Where the kernel matmul_coarsened is taught</extracomment>
        <translation>Hwu、Kirk 與 El Hajj，Programming Massively Parallel Processors (2022)，第 6 章，thread coarsening</translation>
    </message>
    <message>
        <source>Pitfall: a scan that does not clear the root</source>
        <extracomment>Title of the kernel scan_no_zero</extracomment>
        <translation>陷阱：沒有清除根的掃描</translation>
    </message>
    <message>
        <source>The sum of all elements goes down the tree as what lies before them.</source>
        <extracomment>What the kernel scan_no_zero does</extracomment>
        <translation>所有元素的和被當成前面的值沿樹往下傳。</translation>
    </message>
    <message>
        <source>Blelloch&apos;s scan, without the zero between its two ways</source>
        <extracomment>Where the kernel scan_no_zero is taught</extracomment>
        <translation>Blelloch 的掃描，少了兩趟之間的零</translation>
    </message>
    <message>
        <source>Pitfall: no barrier on the way down</source>
        <extracomment>Title of the kernel scan_no_sweep_barrier</extracomment>
        <translation>陷阱：往下的途中沒有屏障</translation>
    </message>
    <message>
        <source>Each step down reads what the step before may not have written yet.</source>
        <extracomment>What the kernel scan_no_sweep_barrier does</extracomment>
        <translation>往下的每一步讀取前一步可能還沒寫入的值。</translation>
    </message>
    <message>
        <source>Blelloch&apos;s scan, without the barrier of its second way</source>
        <extracomment>Where the kernel scan_no_sweep_barrier is taught</extracomment>
        <translation>Blelloch 的掃描，少了第二趟的屏障</translation>
    </message>
    <message>
        <source>Pitfall: a product without its first barrier</source>
        <extracomment>Title of the kernel matmul_no_load_barrier</extracomment>
        <translation>陷阱：缺少第一個屏障的乘法</translation>
    </message>
    <message>
        <source>Threads multiply elements of the tiles that others have not loaded yet; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_load_barrier does</extracomment>
        <translation>執行緒乘上其他執行緒還沒載入的磚塊元素；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The tiled product, without the barrier behind the loads</source>
        <extracomment>Where the kernel matmul_no_load_barrier is taught</extracomment>
        <translation>磚塊乘法，少了載入之後的屏障</translation>
    </message>
    <message>
        <source>Pitfall: a product without its second barrier</source>
        <extracomment>Title of the kernel matmul_no_use_barrier</extracomment>
        <translation>陷阱：缺少第二個屏障的乘法</translation>
    </message>
    <message>
        <source>The next tiles overwrite these while other threads still read them; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_use_barrier does</extracomment>
        <translation>其他執行緒還在讀取時，下一組磚塊就覆寫了它們；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The tiled product, without the barrier at the end of a step</source>
        <extracomment>Where the kernel matmul_no_use_barrier is taught</extracomment>
        <translation>磚塊乘法，少了每一步結尾的屏障</translation>
    </message>
    <message>
        <source>Pitfall: a product without a bounds check</source>
        <extracomment>Title of the kernel matmul_no_bounds</extracomment>
        <translation>陷阱：沒有檢查範圍的乘法</translation>
    </message>
    <message>
        <source>Where the tile does not divide the matrices, elements of the next row enter the sums; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_bounds does</extracomment>
        <translation>磚塊不能整除矩陣時，下一列的元素會混入和；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The tiled product as tutorials often write it, for sizes that 16 divides</source>
        <extracomment>Where the kernel matmul_no_bounds is taught</extracomment>
        <translation>教學文章常見的磚塊乘法，只適用於 16 能整除的大小</translation>
    </message>
    <message>
        <source>Pitfall: a tile read with its indices exchanged</source>
        <extracomment>Title of the kernel matmul_transposed_index</extracomment>
        <translation>陷阱：以對調的索引讀取磚塊</translation>
    </message>
    <message>
        <source>Each tile of B is used as its own transpose; no thread is early and no access outside. The number below is the last element of C.</source>
        <extracomment>What the kernel matmul_transposed_index does</extracomment>
        <translation>B 的每個磚塊被當成自己的轉置使用；沒有執行緒太早，也沒有存取超出範圍。下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The tiled product, with row and column of one tile exchanged</source>
        <extracomment>Where the kernel matmul_transposed_index is taught</extracomment>
        <translation>磚塊乘法，其中一個磚塊的列與行對調</translation>
    </message>
    <message>
        <source>Pitfall: counters that are not atomic</source>
        <extracomment>Title of the kernel histogram_plain_add</extracomment>
        <translation>陷阱：計數器不是不可分割的</translation>
    </message>
    <message>
        <source>Two threads that load the same count lose a pixel; the number below is how many were counted.</source>
        <extracomment>What the kernel histogram_plain_add does</extracomment>
        <translation>兩個執行緒載入同一個計數時會漏掉一個像素；下面的數字是總共數到的像素。</translation>
    </message>
    <message>
        <source>The histogram, with += for its atomicAdd()</source>
        <extracomment>Where the kernel histogram_plain_add is taught</extracomment>
        <translation>直方圖，以 += 取代 atomicAdd()</translation>
    </message>
    <message>
        <source>iota-two: a[i]=i, b[i]=2; iota-double: a[i]=i, b[i]=2i; count: 1, 2, 3, … in each; ones: all 1; random: uniform in [-1, 1); random-01: uniform in [0, 1); ill-conditioned: large products that cancel but for 1.</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>iota-two：a[i]=i，b[i]=2；iota-double：a[i]=i，b[i]=2i；count：各為 1、2、3、…；ones：全為 1；random：在 [-1, 1) 均勻分布；random-01：在 [0, 1) 均勻分布；ill-conditioned：很大的乘積，互相抵消只剩 1。</translation>
    </message>
    <message>
        <source>The seed of the patterns random, random-01 and ill-conditioned.</source>
        <extracomment>What the parameter seed is</extracomment>
        <translation>樣式 random、random-01 與 ill-conditioned 的種子。</translation>
    </message>
    <message>
        <source>iota: 0, 1, 2, …; count: 1, 2, 3, …; ones: all 1; random: uniform in [-1, 1), whole numbers from -1000 to 1000; random-01: uniform in [0, 1), whole numbers from 0 to 1000; ill-conditioned: large terms that cancel but for 1.</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>iota：0、1、2、…；count：1、2、3、…；ones：全為 1；random：在 [-1, 1) 均勻分布，整數為 -1000 到 1000；random-01：在 [0, 1) 均勻分布，整數為 0 到 1000；ill-conditioned：很大的項，互相抵消只剩 1。</translation>
    </message>
    <message>
        <source>Length of the input array; one block scans it, a piece a thread.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>輸入陣列的長度；由一個區塊掃描，每個執行緒一段。</translation>
    </message>
    <message>
        <source>The number of blocks, all of one cluster. auto: block and blocks as measured best.</source>
        <extracomment>What the parameter grid is</extracomment>
        <translation>區塊數，全在一個叢集。auto：區塊大小與數目依實測最佳。</translation>
    </message>
    <message>
        <source>random: uniform in [-1, 1); random-01: uniform in [0, 1); ones: all 1; count: A and B count from 1 row by row; iota-two: A counts from 0 row by row, B is all 2.</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>random：在 [-1, 1) 均勻分布；random-01：在 [0, 1) 均勻分布；ones：全為 1；count：A 與 B 逐列從 1 數起；iota-two：A 逐列從 0 數起，B 全為 2。</translation>
    </message>
    <message>
        <source>The seed of the patterns random and random-01.</source>
        <extracomment>What the parameter seed is</extracomment>
        <translation>樣式 random 與 random-01 的種子。</translation>
    </message>
    <message>
        <source>The tensor cores make its values, of which no thread sees more than the sums.</source>
        <extracomment>Why a record of the kernel matmul_warp_group has no operations</extracomment>
        <translation>其值由張量核心產生，執行緒只看得到總和。</translation>
    </message>
    <message>
        <source>Matrix product 8, small: one warp group on the tensor cores</source>
        <extracomment>Title of the kernel matmul_warp_group</extracomment>
        <translation>矩陣乘法 8，精簡版：張量核心上的一個 warp 群組</translation>
    </message>
    <message>
        <source>One thread starts bulk copies of the next tiles while its warp group multiplies these; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_warp_group does</extracomment>
        <translation>一個執行緒開始大量複製下一批磚塊，同時它的 warp 群組相乘這一批；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>PTX ISA, wgmma and cp.async.bulk.tensor; CUDA C++ Programming Guide, Tensor Memory Accelerator</source>
        <extracomment>Where the kernel matmul_warp_group is taught</extracomment>
        <translation>PTX ISA，wgmma 與 cp.async.bulk.tensor；CUDA C++ Programming Guide，Tensor Memory Accelerator</translation>
    </message>
    <message>
        <source>Pitfall: asynchronous copies that no thread waits for</source>
        <extracomment>Title of the kernel matmul_no_copy_wait</extracomment>
        <translation>陷阱：沒有執行緒等待的非同步複製</translation>
    </message>
    <message>
        <source>The block&apos;s barrier waits for threads, not for the copies that they have started; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_copy_wait does</extracomment>
        <translation>區塊的屏障等待執行緒，不等待它們所開始的複製；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The product with asynchronous copies, without __pipeline_wait_prior()</source>
        <extracomment>Where the kernel matmul_no_copy_wait is taught</extracomment>
        <translation>使用非同步複製的乘法，少了 __pipeline_wait_prior()</translation>
    </message>
    <message>
        <source>Pitfall: a stage that is filled again too early</source>
        <extracomment>Title of the kernel matmul_early_refill</extracomment>
        <translation>陷阱：太早重新填入的緩衝級</translation>
    </message>
    <message>
        <source>Bulk copies overwrite the tiles that the tensor cores still read; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_early_refill does</extracomment>
        <translation>大量複製覆寫了張量核心還在讀取的磚塊；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The product by one warp group, with its wait for the products behind its copies</source>
        <extracomment>Where the kernel matmul_early_refill is taught</extracomment>
        <translation>一個 warp 群組的乘法，對乘積的等待放在複製之後</translation>
    </message>
    <message>
        <source>Pitfall: a wait for the wrong phase</source>
        <extracomment>Title of the kernel matmul_one_phase</extracomment>
        <translation>陷阱：等待錯誤的階段</translation>
    </message>
    <message>
        <source>The threads wait for a phase that is over and take the old tiles for the new ones; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_one_phase does</extracomment>
        <translation>執行緒等待已結束的階段，把舊磚塊當成新磚塊；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The product by one warp group, with the same parity in every step</source>
        <extracomment>Where the kernel matmul_one_phase is taught</extracomment>
        <translation>一個 warp 群組的乘法，每一步都用同一個奇偶性</translation>
    </message>
    <message>
        <source>Pitfall: no fence before a tensor-core product</source>
        <extracomment>Title of the kernel matmul_no_product_fence</extracomment>
        <translation>陷阱：張量核心乘積之前沒有柵欄</translation>
    </message>
    <message>
        <source>The tensor cores may read registers that are not written yet; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_product_fence does</extracomment>
        <translation>張量核心可能讀取尚未寫入的暫存器；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The product by one warp group, without its wgmma.fence</source>
        <extracomment>Where the kernel matmul_no_product_fence is taught</extracomment>
        <translation>一個 warp 群組的乘法，少了 wgmma.fence</translation>
    </message>
    <message>
        <source>Pitfall: tensor-core products that no thread waits for</source>
        <extracomment>Title of the kernel matmul_no_product_wait</extracomment>
        <translation>陷阱：沒有執行緒等待的張量核心乘積</translation>
    </message>
    <message>
        <source>Their operands are overwritten and their sums stored while they are under way; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_product_wait does</extracomment>
        <translation>它們還在進行時，運算元就被覆寫、和就被儲存；下面的數字是 C 的最後一個元素。</translation>
    </message>
    <message>
        <source>The product by one warp group, without its wgmma.wait_group</source>
        <extracomment>Where the kernel matmul_no_product_wait is taught</extracomment>
        <translation>一個 warp 群組的乘法，少了 wgmma.wait_group</translation>
    </message>
</context>
<context>
    <name>lanescope::ListText</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A list that grows, &quot;a, b, c&quot;. %1: the names so far; %2: the next one</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list, &quot;a, b and c&quot;. %1: all but the last, &quot;a, b&quot;; %2: the last</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences, one after the other. %1: what was said so far; %2: the next sentence</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>lanescope::app::Background</name>
    <message>
        <source>%1 needs more memory than this machine has free.</source>
        <extracomment>%1: what was being made, such as &quot;The picture&quot; or &quot;The search&quot;</extracomment>
        <translation>%1需要的記憶體超過這台電腦的可用量。</translation>
    </message>
    <message>
        <source>Something unexpected happened: %1.</source>
        <extracomment>%1: the error&apos;s own words, in English</extracomment>
        <translation>發生了未預期的情況：%1。</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>發生了未預期的情況。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::Condition</name>
    <message>
        <source>The condition cannot be read from column %1 on.</source>
        <extracomment>%1: the place in the typed condition, counted from 1</extracomment>
        <translation>條件從第 %1 欄起無法讀取。</translation>
    </message>
    <message>
        <source>The event names no element, so it has no index.</source>
        <translation>此事件沒有指定元素，因此沒有索引。</translation>
    </message>
    <message>
        <source>The event has no value.</source>
        <translation>此事件沒有值。</translation>
    </message>
    <message>
        <source>An index is a whole number; for %1 it is %2.</source>
        <extracomment>%1: name of the array, &quot;cache&quot;; %2: the index, a number that is not whole</extracomment>
        <translation>索引是整數；%1 的索引是 %2。</translation>
    </message>
    <message>
        <source>%1 has %2 elements; there is no %1[%3].</source>
        <extracomment>%1: name of the array; %2: how many elements; %3: the index that it does not have</extracomment>
        <translation>%1 有 %2 個元素；沒有 %1[%3]。</translation>
    </message>
    <message>
        <source>The record does not tell the value of %1[%2] here.</source>
        <extracomment>%1[%2]: an element of an array, &quot;cache[3]&quot;</extracomment>
        <translation>紀錄在此處沒有 %1[%2] 的值。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::ConditionNames</name>
    <message>
        <source>Arrays: %1.</source>
        <extracomment>What a condition may name. %1: a list, &quot;cache[64], c[1]&quot;; the number is that of the elements</extracomment>
        <translation>陣列：%1。</translation>
    </message>
    <message>
        <source>Numbers: %1.</source>
        <extracomment>What a condition may name. %1: a list of words that stay English, &quot;thread, block, line&quot;</extracomment>
        <translation>數值：%1。</translation>
    </message>
    <message>
        <source>Kinds, as in kind == load: %1.</source>
        <extracomment>What a condition may name. &quot;kind&quot; and %1, a list of words such as &quot;load, store&quot;, stay English</extracomment>
        <translation>種類，如 kind == load：%1。</translation>
    </message>
    <message>
        <source>Operators: &amp;&amp; || ! == != &lt; &lt;= &gt; &gt;= + - * / %, is nan, is inf; functions: abs, floor, sqrt, min, max.</source>
        <translation>運算子：&amp;&amp; || ! == != &lt; &lt;= &gt; &gt;= + - * / %、is nan、is inf；函式：abs、floor、sqrt、min、max。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::ConditionReader</name>
    <message>
        <source>the end</source>
        <extracomment>Stands for what was found where a condition ends too early: &quot;… is expected, not the end.&quot;</extracomment>
        <translation>結尾</translation>
    </message>
    <message>
        <source>The = in column %1 would assign; == compares.</source>
        <extracomment>%1: the place in the typed condition, counted from 1</extracomment>
        <translation>第 %1 欄的 = 是指定值；比較用 ==。</translation>
    </message>
    <message>
        <source>The %1 in column %2 stands alone; conditions are joined by %1%1.</source>
        <extracomment>%1: the character &amp; or |, which is typed twice to join conditions; %2: its place</extracomment>
        <translation>第 %2 欄的 %1 單獨出現；連接條件用 %1%1。</translation>
    </message>
    <message>
        <source>“%1” in column %2 has no meaning in a condition.</source>
        <extracomment>%1: a character or word of the condition; %2: its place, counted from 1</extracomment>
        <translation>第 %2 欄的「%1」在條件中沒有意義。</translation>
    </message>
    <message>
        <source>The %1 in column %2 is not closed.</source>
        <extracomment>%1: a bracket or quotation mark of the condition; %2: its place, counted from 1</extracomment>
        <translation>第 %2 欄的 %1 沒有結束。</translation>
    </message>
    <message>
        <source>In column %1 a number or a name is expected, not %2.</source>
        <extracomment>%1: the place in the condition; %2: what stands there, in quotation marks, or &quot;the end&quot;</extracomment>
        <translation>第 %1 欄應為數字或名稱，而不是%2。</translation>
    </message>
    <message>
        <source>The array %1 in column %2 lacks an index, as in %1[0].</source>
        <extracomment>%1: name of the array; %2: its place in the condition</extracomment>
        <translation>第 %2 欄的陣列 %1 缺少索引，如 %1[0]。</translation>
    </message>
    <message>
        <source>There is no %1 (column %2). %3</source>
        <extracomment>%1: the name that was typed; %2: its place; %3: two sentences that list the names there are</extracomment>
        <translation>沒有 %1（第 %2 欄）。%3</translation>
    </message>
    <message>
        <source>%1 in column %2 is one number and takes no index.</source>
        <extracomment>%1: a name for a number, such as &quot;thread&quot;; %2: its place in the condition</extracomment>
        <translation>第 %2 欄的 %1 是單一數值，沒有索引。</translation>
    </message>
    <message>
        <source>There is no function %1 (column %2); there are abs, floor, sqrt, min and max.</source>
        <extracomment>%1: the name that was typed; %2: its place. The names of the functions stay English</extracomment>
        <translation>沒有函式 %1（第 %2 欄）；有 abs、floor、sqrt、min 和 max。</translation>
    </message>
    <message>
        <source>In column %1 an operator is expected, such as == or &amp;&amp;, not %2.</source>
        <extracomment>%1: the place in the condition; %2: what stands there, in quotation marks, or &quot;the end&quot;</extracomment>
        <translation>第 %1 欄應為運算子，如 == 或 &amp;&amp;，而不是%2。</translation>
    </message>
    <message>
        <source>The comma in column %1 can only stand between the values of min or max; decimals have a point.</source>
        <extracomment>%1: the place of the comma in the condition</extracomment>
        <translation>第 %1 欄的逗號只能在 min 或 max 的值之間；小數用句點。</translation>
    </message>
    <message>
        <source>In column %1 nan or inf is expected after “is”, not %2.</source>
        <extracomment>%1: the place in the condition; %2: what stands there. &quot;is&quot;, &quot;nan&quot; and &quot;inf&quot; stay English</extracomment>
        <translation>第 %1 欄的「is」之後應為 nan 或 inf，而不是%2。</translation>
    </message>
    <message>
        <source>The %1 in column %2 closes nothing.</source>
        <extracomment>%1: a bracket or quotation mark of the condition; %2: its place, counted from 1</extracomment>
        <translation>第 %2 欄的 %1 沒有對應的開頭。</translation>
    </message>
    <message>
        <source>An index is a whole number; in column %1 it is %2.</source>
        <extracomment>%1: the place in the condition; %2: the number that stands there</extracomment>
        <translation>索引是整數；第 %1 欄是 %2。</translation>
    </message>
    <message>
        <source>%1 has %2 elements, from %1[0] on; there is no %1[%3] (column %4).</source>
        <extracomment>%1: name of the array; %2: how many elements; %3: the index it does not have; %4: its place</extracomment>
        <translation>%1 有 %2 個元素，從 %1[0] 開始；沒有 %1[%3]（第 %4 欄）。</translation>
    </message>
    <message>
        <source>Type a condition, for example %1.</source>
        <extracomment>%1: a condition, &quot;thread == 3 &amp;&amp; cache[0] &gt; 10&quot;</extracomment>
        <translation>請輸入條件，例如 %1。</translation>
    </message>
    <message>
        <source>A condition has at most %1 characters; this one has %2.</source>
        <extracomment>%1: the most characters that are allowed; %2: how many were typed</extracomment>
        <translation>條件最多 %1 個字元；此條件有 %2 個。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::DescribedKernel</name>
    <message>
        <source>What does %1 compute? Choose its problem, with --problem dot or on the first line: // lanescope: problem = dot.</source>
        <extracomment>%1: name of a file; what follows -- and // is typed as it stands</extracomment>
        <translation>%1 計算什麼？請選擇問題，用 --problem dot 或在第一行寫：// lanescope: problem = dot。</translation>
    </message>
    <message>
        <source>%1 has no kernel, a __global__ function.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 沒有核心，即 __global__ 函式。</translation>
    </message>
    <message>
        <source>%1 has no kernel &apos;%2&apos;; it has %3.</source>
        <extracomment>%1: name of a file; %2: of a function; %3: names of functions</extracomment>
        <translation>%1 沒有核心「%2」；有 %3。</translation>
    </message>
    <message>
        <source>%1 has several kernels, %2; choose one, with --kernel %3 or on the first line: // lanescope: kernel = %3.</source>
        <extracomment>%1: name of a file; %2: names of functions; %3: one of them; what follows -- and // is typed as it stands</extracomment>
        <translation>%1 有多個核心：%2；請選擇一個，用 --kernel %3 或在第一行寫：// lanescope: kernel = %3。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::EngineClient</name>
    <message>
        <source>The request was cancelled before it began.</source>
        <translation>要求在開始之前已取消。</translation>
    </message>
    <message>
        <source>The engine %1 has not answered for %2, although it lives.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a time, &quot;20 s&quot;</extracomment>
        <translation>%1的引擎仍在執行，但已 %2 沒有回應。</translation>
    </message>
    <message>
        <source>The request was cancelled; its engine had to be ended.</source>
        <translation>要求已取消；其引擎必須結束。</translation>
    </message>
    <message>
        <source>%1 did not end within its time limit of %2 and was stopped.</source>
        <extracomment>%1: the kernel&apos;s name; %2: a time, &quot;20 s&quot;</extracomment>
        <translation>%1 未在時間限制 %2 內結束，已停止。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::EngineProcess</name>
    <message>
        <source>%1 could not be started: %2.</source>
        <extracomment>%1: name of the program; %2: the system&apos;s reason</extracomment>
        <translation>無法啟動 %1：%2。</translation>
    </message>
    <message>
        <source>The engine %1 sent a message that cannot be read: %2</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a sentence that says what is wrong</extracomment>
        <translation>%1的引擎送出了無法讀取的訊息：%2</translation>
    </message>
    <message>
        <source>What the engine %1 sends cannot be understood: %2</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a sentence that says what is wrong</extracomment>
        <translation>無法理解%1的引擎送出的內容：%2</translation>
    </message>
    <message>
        <source>What the engine %1 sends cannot be understood: %2 A shell start-up file that prints text does this.</source>
        <extracomment>%1: where the engine is, &quot;on gpu-server&quot;; %2: a sentence that says what is wrong</extracomment>
        <translation>無法理解%1的引擎送出的內容：%2 若 shell 的啟動檔會輸出文字，就會如此。</translation>
    </message>
    <message>
        <source>The engine %1 %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: what it did, in English, &quot;sent a result twice&quot;</extracomment>
        <translation>%1的引擎：%2。</translation>
    </message>
    <message>
        <source>The engine %1 is version %2 and speaks protocol %3, but this is version %4 with protocol %5: install the same version in both places.</source>
        <extracomment>%1: where the engine is; %2, %3: its version and protocol; %4, %5: this program&apos;s</extracomment>
        <translation>%1的引擎是版本 %2，使用協定 %3，而此程式是版本 %4，協定 %5：請在兩處安裝相同版本。</translation>
    </message>
    <message>
        <source>Engine %1 %2, process %3</source>
        <extracomment>%1: the engine&apos;s version; %2: where it is, &quot;on this machine&quot;; %3: number of its process</extracomment>
        <translation>引擎 %1，%2，行程 %3</translation>
    </message>
    <message>
        <source>The engine %1 did not answer within %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a time, &quot;20 s&quot;</extracomment>
        <translation>%1的引擎在 %2 內沒有回應。</translation>
    </message>
    <message>
        <source>The engine %1 did not answer within %2 (%3).</source>
        <extracomment>%1: where the engine is; %2: a time, &quot;20 s&quot;; %3: the last line that it printed</extracomment>
        <translation>%1的引擎在 %2 內沒有回應（%3）。</translation>
    </message>
    <message>
        <source>The engine %1 has not answered for %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a time, &quot;20 s&quot;</extracomment>
        <translation>%1的引擎已 %2 沒有回應。</translation>
    </message>
    <message>
        <source>The engine %1 was ended by signal %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a number</extracomment>
        <translation>%1的引擎被訊號 %2 結束。</translation>
    </message>
    <message>
        <source>The engine %1 ended by itself with exit code %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a number</extracomment>
        <translation>%1的引擎自行結束，結束代碼 %2。</translation>
    </message>
    <message>
        <source>The engine %1 was ended by signal %2 (%3).</source>
        <extracomment>%1: where the engine is; %2: a number; %3: the last line that it printed</extracomment>
        <translation>%1的引擎被訊號 %2 結束（%3）。</translation>
    </message>
    <message>
        <source>The engine %1 ended by itself with exit code %2 (%3).</source>
        <extracomment>%1: where the engine is; %2: a number; %3: the last line that it printed</extracomment>
        <translation>%1的引擎自行結束，結束代碼 %2（%3）。</translation>
    </message>
    <message>
        <source>%1 was ended. %2</source>
        <extracomment>%1 the file of a kernel; %2 a sentence</extracomment>
        <translation>%1 已被結束。%2</translation>
    </message>
    <message>
        <source>%1 ended its own process, with exit code %2.</source>
        <extracomment>%1 the file of a kernel; %2 a number</extracomment>
        <translation>%1 結束了自己的行程，結束代碼 %2。</translation>
    </message>
    <message>
        <source>%1 broke its own process and was ended: %2 (signal %3).</source>
        <extracomment>%1 the file of a kernel; %2 the name of a signal, such as Segmentation fault; %3 its number</extracomment>
        <translation>%1 損壞了自己的行程並被結束：%2（訊號 %3）。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::KernelFile</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <extracomment>%1: name of a file; %2: why, from the system</extracomment>
        <translation>無法讀取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is too large; the text of a kernel has at most 1 MiB.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 太大；核心的文字最多 1 MiB。</translation>
    </message>
    <message>
        <source>%1 is no text in UTF-8. Convert it in an editor, and open it again.</source>
        <extracomment>%1: name of a file; UTF-8 is the usual encoding of letters</extracomment>
        <translation>%1 不是 UTF-8 文字。請在編輯器中轉換，再重新開啟。</translation>
    </message>
    <message>
        <source>The kernel is in no file yet; save it as a file.</source>
        <translation>核心還沒有檔案；請存成檔案。</translation>
    </message>
    <message>
        <source>The text is too large; that of a kernel has at most 1 MiB.</source>
        <translation>文字太大；核心的文字最多 1 MiB。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::Lesson</name>
    <message>
        <source>%1 is there twice.</source>
        <extracomment>%1: a key of a directive, such as &quot;step&quot;; keys stay English
----------
%1: a key of the front matter, such as &quot;title&quot;; keys stay English
----------
%1: the name of a file in an archive</extracomment>
        <translation>%1 出現了兩次。</translation>
    </message>
    <message>
        <source>This %1 lacks a line %2 = …</source>
        <extracomment>%1: the name of a directive, such as &quot;stage&quot;; %2: the key that it lacks</extracomment>
        <translation>這個 %1 缺少一行 %2 = …</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not %4.</source>
        <extracomment>%1: a key, such as &quot;step&quot;; %2 and %3: the least and the largest number; %4: what was written</extracomment>
        <translation>%1 是從 %2 到 %3 的整數，而不是 %4。</translation>
    </message>
    <message>
        <source>There is no key %1 of %2; there are %3.</source>
        <extracomment>%1: the key that was written; %2: the name of a directive; %3: the keys that it has. Keys and names stay English</extracomment>
        <translation>%2 沒有鍵 %1；有 %3。</translation>
    </message>
    <message>
        <source>The record does not hold all that the threads compute, so that there is no count of it.</source>
        <translation>紀錄沒有包含執行緒計算的一切，因此無法計數。</translation>
    </message>
    <message>
        <source>The run has no reference.</source>
        <translation>此次執行沒有參考值。</translation>
    </message>
    <message>
        <source>The line %1 is missing.</source>
        <extracomment>%1: a line that must be there: &quot;format: 1&quot;</extracomment>
        <translation>缺少這一行：%1。</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>缺少標題。</translation>
    </message>
    <message>
        <source>%1 is no format.</source>
        <extracomment>%1: what was written where the number of the format is expected</extracomment>
        <translation>%1 不是格式。</translation>
    </message>
    <message>
        <source>minutes is a whole number from 1 to %1, not %2.</source>
        <extracomment>%1: the largest number that is allowed; %2: what was written</extracomment>
        <translation>minutes 是從 1 到 %1 的整數，而不是 %2。</translation>
    </message>
    <message>
        <source>%1 is no language; these are: en, sl, zh_TW.</source>
        <extracomment>%1: what was written where a language is expected. The examples are codes of languages</extracomment>
        <translation>%1 不是語言；語言有：en、sl、zh_TW。</translation>
    </message>
    <message>
        <source>“%1” is no subject; these are: element cache[3], lanes 0, threads, bank-ways 0, sectors 0, steps, barriers, epochs.</source>
        <extracomment>%1: what was written where a subject of the quiz is expected. The examples stay as they are</extracomment>
        <translation>「%1」不是題目的對象；對象有：element cache[3]、lanes 0、threads、bank-ways 0、sectors 0、steps、barriers、epochs。</translation>
    </message>
    <message>
        <source>A question has an answer = …, or %1 to %2 choices of which one at least is right = …</source>
        <extracomment>%1 and %2: the fewest and the most choices of a question; right = … is a line of the file</extracomment>
        <translation>題目要有 answer = …，或 %1 到 %2 個選項，其中至少一個是 right = …</translation>
    </message>
    <message>
        <source>The choice “%1” is there twice.</source>
        <extracomment>%1: the text of a choice</extracomment>
        <translation>選項「%1」出現了兩次。</translation>
    </message>
    <message>
        <source>A question has an answer = … or choices, and not both.</source>
        <translation>題目要有 answer = … 或選項，不能兩者都有。</translation>
    </message>
    <message>
        <source>“%1” are no sizes; these are: 2^10..2^20 and 1000, 2^16.</source>
        <extracomment>%1: what was written where sizes are expected. The examples stay as they are</extracomment>
        <translation>「%1」不是大小；大小如：2^10..2^20 與 1000, 2^16。</translation>
    </message>
    <message>
        <source>kind is times, errors or work.</source>
        <translation>kind 是 times、errors 或 work。</translation>
    </message>
    <message>
        <source>There is no exercise %1, neither among those that ship nor in the lesson&apos;s folder.</source>
        <extracomment>%1: the name of an exercise that was written</extracomment>
        <translation>沒有練習 %1，隨附的練習與此單元的資料夾中都沒有。</translation>
    </message>
    <message>
        <source>There is no finding %1; there are none and %2.</source>
        <extracomment>%1: the word that was written; %2: the names of the findings, which stay English</extracomment>
        <translation>沒有名為 %1 的問題；有 none 與 %2。</translation>
    </message>
    <message>
        <source>“%1” is no claim; these are: passed yes, findings none, steps &lt;= 30.</source>
        <extracomment>%1: a claim as it was written. What follows the colon are three examples in a notation</extracomment>
        <translation>「%1」不是斷言；斷言如：passed yes、findings none、steps &lt;= 30。</translation>
    </message>
    <message>
        <source>%1 is no number.</source>
        <extracomment>%1: what was written where a number is expected</extracomment>
        <translation>%1 不是數字。</translation>
    </message>
    <message>
        <source>A file&apos;s name has %1 characters; %2 are the most.</source>
        <extracomment>%1: the number of characters; %2: the most that are allowed</extracomment>
        <translation>檔名有 %1 個字元；最多 %2 個。</translation>
    </message>
    <message>
        <source>%1 is refused: a file of a lesson lies in its folder, and its name has letters, digits, spaces and . _ - + ( ) only.</source>
        <extracomment>%1: what was written where the name of a file is expected</extracomment>
        <translation>拒絕 %1：單元的檔案須在其資料夾中，名稱只能有字母、數字、空格與 . _ - + ( )。</translation>
    </message>
    <message>
        <source>%1 is refused: the file must be one of these kinds: %2.</source>
        <extracomment>%1: the name of a file; %2: the endings that are allowed: &quot;png, jpg&quot;</extracomment>
        <translation>拒絕 %1：檔案必須是這些種類之一：%2。</translation>
    </message>
    <message>
        <source>%1 is refused: it is a link.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>拒絕 %1：它是連結。</translation>
    </message>
    <message>
        <source>There is no file %1 in the lesson&apos;s folder.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>單元的資料夾中沒有檔案 %1。</translation>
    </message>
    <message>
        <source>%1 is refused: a lesson has plain files only.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>拒絕 %1：單元只能有一般檔案。</translation>
    </message>
    <message>
        <source>The folder is too large for a lesson: %1 files and %2 MiB are the most.</source>
        <extracomment>%1: the most files, %2: the most MiB that are allowed</extracomment>
        <translation>資料夾對單元而言太大：最多 %1 個檔案與 %2 MiB。</translation>
    </message>
    <message>
        <source>There is no stage yet that this could be about.</source>
        <translation>還沒有這裡可以指涉的舞台。</translation>
    </message>
    <message>
        <source>A lesson begins with a page, that is a line ## and its title.</source>
        <translation>單元以一頁開始，即一行 ## 與其標題。</translation>
    </message>
    <message>
        <source>The lesson has no page.</source>
        <translation>單元沒有任何一頁。</translation>
    </message>
    <message>
        <source>There is no file %1 to read in %2.</source>
        <extracomment>%1: the name of a file; %2: a folder</extracomment>
        <translation>%2 中沒有可讀取的檔案 %1。</translation>
    </message>
    <message>
        <source>There is no figure %1; there are %2.</source>
        <extracomment>%1: the word that was written; %2: the names of the figures, which stay English</extracomment>
        <translation>沒有數值 %1；有 %2。</translation>
    </message>
    <message>
        <source>%1 has %2 files; %3 are the most.</source>
        <extracomment>%1: a file; %2: the number of files in it; %3: the most that are allowed</extracomment>
        <translation>%1 有 %2 個檔案；最多 %3 個。</translation>
    </message>
    <message>
        <source>%1 is damaged: its list cannot be read.</source>
        <extracomment>%1: a file that is no archive that can be read</extracomment>
        <translation>%1 已損壞：無法讀取其清單。</translation>
    </message>
    <message>
        <source>%1 is a link or no plain file.</source>
        <extracomment>%1: the name of a file in an archive</extracomment>
        <translation>%1 是連結或不是一般檔案。</translation>
    </message>
    <message>
        <source>unpacked it is larger than %1 MiB, the most that is allowed.</source>
        <extracomment>%1: the most MiB that are allowed</extracomment>
        <translation>解壓縮後超過 %1 MiB 的上限。</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size.</source>
        <extracomment>%1: the name of a file in an archive; %2: a number</extracomment>
        <translation>%1 解壓縮後超過其大小的 %2 倍。</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <extracomment>%1: a file; %2: a sentence on why it is refused</extracomment>
        <translation>拒絕 %1：%2</translation>
    </message>
    <message>
        <source>%1 is damaged: %2 cannot be unpacked.</source>
        <extracomment>%1: an archive; %2: the name of a file in it</extracomment>
        <translation>%1 已損壞：無法解壓縮 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <extracomment>%1: a file; %2: why it cannot be read, a few English words of a library</extracomment>
        <translation>無法開啟 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be packed: %2.</source>
        <extracomment>%1: a file; %2: why it cannot be written, a few English words of a library</extracomment>
        <translation>無法打包 %1：%2。</translation>
    </message>
    <message>
        <source>The link to %1 is refused: links lead to https: and to pages of the manual.</source>
        <extracomment>%1: the target of a link as it was written</extracomment>
        <translation>拒絕指向 %1 的連結：連結只能指向 https: 與手冊的頁面。</translation>
    </message>
    <message>
        <source>The manual has no page %1.</source>
        <extracomment>%1: the name of a file that the manual does not have: &quot;stages.md&quot;</extracomment>
        <translation>手冊沒有頁面 %1。</translation>
    </message>
    <message>
        <source>The title stands in the front matter; headings in the text are ## for a page and ### within one.</source>
        <translation>標題寫在檔頭；文中的標題以 ## 表示一頁，以 ### 表示頁內標題。</translation>
    </message>
    <message>
        <source>A page begins with ## at the left margin, and nothing else is a heading of the second level.</source>
        <translation>一頁以靠左的 ## 開始，其他都不是第二層標題。</translation>
    </message>
    <message>
        <source>The directive %1 begins at the left margin.</source>
        <extracomment>%1: the name of a directive, such as &quot;stage&quot;</extracomment>
        <translation>指示詞 %1 須靠左開始。</translation>
    </message>
    <message>
        <source>There is no directive %1; there are %2, and cuda, cpp and text for code.</source>
        <extracomment>%1: the word behind ```; %2: the names of the directives. They and cuda, cpp and text stay English</extracomment>
        <translation>沒有指示詞 %1；有 %2，以及供程式碼用的 cuda、cpp 與 text。</translation>
    </message>
    <message>
        <source>HTML is refused; write &lt; in code as `&lt;`, and elsewhere as \&lt;.</source>
        <translation>不接受 HTML；程式碼中的 &lt; 請寫成 `&lt;`，其他地方寫成 \&lt;。</translation>
    </message>
    <message>
        <source>The text has %1 bytes; %2 MiB are the most.</source>
        <extracomment>%1: the size of the file in bytes; %2: the most MiB that are allowed</extracomment>
        <translation>文字有 %1 位元組；最多 %2 MiB。</translation>
    </message>
    <message>
        <source>This line is not UTF-8.</source>
        <translation>這一行不是 UTF-8。</translation>
    </message>
    <message>
        <source>This line has a NUL character.</source>
        <translation>這一行含有 NUL 字元。</translation>
    </message>
    <message>
        <source>This line has %1 characters; %2 are the most.</source>
        <extracomment>%1: the number of characters; %2: the most that are allowed</extracomment>
        <translation>這一行有 %1 個字元；最多 %2 個。</translation>
    </message>
    <message>
        <source>The file does not begin with a line ---, then format, title and so on, then a line ---.</source>
        <translation>檔案開頭應為一行 ---，接著是 format、title 等，然後再一行 ---。</translation>
    </message>
    <message>
        <source>The front matter that begins here is not closed by a line ---.</source>
        <translation>從這裡開始的檔頭沒有以一行 --- 結束。</translation>
    </message>
    <message>
        <source>A line here reads %1.</source>
        <extracomment>%1: how a line is written: &quot;key = value&quot;</extracomment>
        <translation>這裡的一行應寫成 %1。</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <extracomment>%1: a key that lacks its value, such as &quot;title&quot;</extracomment>
        <translation>%1 沒有值。</translation>
    </message>
    <message>
        <source>This page has no title.</source>
        <translation>這一頁沒有標題。</translation>
    </message>
    <message>
        <source>The block that begins here is not closed.</source>
        <translation>從這裡開始的區段沒有結束。</translation>
    </message>
    <message>
        <source>There are %1 pages; %2 are the most.</source>
        <extracomment>%1: the number of pages; %2: the most that are allowed</extracomment>
        <translation>有 %1 頁；最多 %2 頁。</translation>
    </message>
    <message>
        <source>There are %1 directives; %2 are the most.</source>
        <extracomment>%1: the number of directives; %2: the most that are allowed</extracomment>
        <translation>有 %1 個指示詞；最多 %2 個。</translation>
    </message>
    <message>
        <source>There is no lesson %1: no folder, no file, and none of those that ship: %2.</source>
        <extracomment>%1: the name that was written; %2: the names of those that ship</extracomment>
        <translation>沒有單元 %1：不是資料夾，不是檔案，也不在隨附的單元之中：%2。</translation>
    </message>
    <message>
        <source>There is no exercise %1: no folder, no file, and none of those that ship: %2.</source>
        <extracomment>%1: the name that was written; %2: the names of those that ship</extracomment>
        <translation>沒有練習 %1：不是資料夾，不是檔案，也不在隨附的練習之中：%2。</translation>
    </message>
    <message>
        <source>There is no record of %1: %2</source>
        <extracomment>%1: the id of a kernel; %2: a sentence that says why</extracomment>
        <translation>%1 沒有紀錄：%2</translation>
    </message>
    <message>
        <source>%1 is of a .cu file only.</source>
        <extracomment>%1: a key, such as &quot;problem&quot;</extracomment>
        <translation>%1 只用於 .cu 檔案。</translation>
    </message>
    <message>
        <source>%1 is no element; these are: cache[3], a[0].</source>
        <extracomment>%1: what was written where an element is expected. The example stays as it is</extracomment>
        <translation>%1 不是元素；元素如：cache[3]、a[0]。</translation>
    </message>
    <message>
        <source>%1 is no step; these are: 5, first, last, epoch 3.</source>
        <extracomment>%1: what was written where a step is expected. The examples stay as they are</extracomment>
        <translation>%1 不是步驟；步驟如：5、first、last、epoch 3。</translation>
    </message>
    <message>
        <source>in-step is input, epoch or step.</source>
        <translation>in-step 是 input、epoch 或 step。</translation>
    </message>
    <message>
        <source>in-step needs a second run: compare = …</source>
        <translation>in-step 需要第二次執行：compare = …</translation>
    </message>
    <message>
        <source>%1: pages %2, stages %3, claims %4, questions %5.</source>
        <extracomment>%1: the name of a lesson; %2 to %5: how many pages, stages, claims and questions it has</extracomment>
        <translation>%1：%2 頁，%3 個舞台，%4 個斷言，%5 個題目。</translation>
    </message>
    <message>
        <source>All of it holds.</source>
        <translation>全部成立。</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are wrong.</source>
        <extracomment>%n: how many things are wrong in an exercise
----------
%n: how many things are wrong in a lesson</extracomment>
        <translation>
            <numerusform>有 %n 處錯誤。</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson</source>
        <extracomment>heads a column of names</extracomment>
        <translation>單元</translation>
    </message>
    <message>
        <source>&gt;minutes</source>
        <extracomment>heads a column of numbers. The sign &gt; stays: it puts the column to the right</extracomment>
        <translation>&gt;分鐘</translation>
    </message>
    <message>
        <source>title</source>
        <extracomment>heads a column of titles</extracomment>
        <translation>標題</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <extracomment>%1: the file that was written</extracomment>
        <translation>已寫入 %1。</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the run, which ends at %3.</source>
        <extracomment>%1: a key, such as &quot;step&quot;; %2: its number; %3: the largest number that the run has</extracomment>
        <translation>%1 = %2 超出此次執行，它在 %3 結束。</translation>
    </message>
    <message>
        <source>The run has no element %1.</source>
        <extracomment>%1: an element that was written: &quot;cache[300]&quot;</extracomment>
        <translation>此次執行沒有元素 %1。</translation>
    </message>
    <message>
        <source>The run does not pass its check.</source>
        <translation>此次執行未通過檢查。</translation>
    </message>
    <message>
        <source>The run passes its check.</source>
        <translation>此次執行通過檢查。</translation>
    </message>
    <message>
        <source>“%1” does not hold: %2 is %3.</source>
        <extracomment>%1: a claim: &quot;steps &lt;= 30&quot;; %2: the name of a figure; %3: its value</extracomment>
        <translation>「%1」不成立：%2 是 %3。</translation>
    </message>
    <message>
        <source>The run has no findings.</source>
        <translation>此次執行沒有發現問題。</translation>
    </message>
    <message>
        <source>The run has other findings: %1.</source>
        <extracomment>%1: the names of findings, which stay English</extracomment>
        <translation>此次執行發現的是其他問題：%1。</translation>
    </message>
    <message>
        <source>%1 of the run is no number.</source>
        <extracomment>%1: the name of a figure</extracomment>
        <translation>此次執行的 %1 不是數字。</translation>
    </message>
    <message>
        <source>There is no step %1: the run has %2 steps.</source>
        <extracomment>%1: the number of a step; %2: the number of steps of a run</extracomment>
        <translation>沒有步驟 %1：此次執行有 %2 步。</translation>
    </message>
    <message>
        <source>Step %1 has no answer for the subject “%2”.</source>
        <extracomment>%1: the number of a step; %2: a subject of the quiz: &quot;element cache[3]&quot;</extracomment>
        <translation>步驟 %1 對題目對象「%2」沒有答案。</translation>
    </message>
    <message>
        <source>The pages and directives are not those of %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>頁面與指示詞和 %1 的不同。</translation>
    </message>
    <message>
        <source>The exercise has no task.</source>
        <translation>練習沒有題目。</translation>
    </message>
    <message>
        <source>An exercise has 1 to %1 gates, not %2.</source>
        <extracomment>%1: the most gates that are allowed; %2: how many there are</extracomment>
        <translation>練習有 1 到 %1 個關卡，而不是 %2 個。</translation>
    </message>
    <message>
        <source>An exercise has at most %1 hints, not %2.</source>
        <extracomment>%1: the most hints that are allowed; %2: how many there are</extracomment>
        <translation>練習最多有 %1 個提示，而不是 %2 個。</translation>
    </message>
    <message>
        <source>The gate “%1” is there twice.</source>
        <extracomment>%1: the name of a gate</extracomment>
        <translation>關卡「%1」出現了兩次。</translation>
    </message>
    <message>
        <source>The first lines of the skeleton lack %1, as in // lanescope: problem = dot, kernel = dot.</source>
        <extracomment>%1: the name of a choice; what follows // is typed as it stands</extracomment>
        <translation>骨架的前幾行缺少 %1，寫法如 // lanescope: problem = dot, kernel = dot。</translation>
    </message>
    <message>
        <source>The reference of an exercise is an expression: a kernel of the file could be changed by the student.</source>
        <translation>練習的參考值必須是運算式：檔案中的核心可能被學生更改。</translation>
    </message>
    <message>
        <source>The name of a gate has 1 to 40 letters, digits, spaces and . _ - and begins with a letter or a digit.</source>
        <translation>關卡名稱由 1 到 40 個字母、數字、空格及 . _ - 組成，並以字母或數字開頭。</translation>
    </message>
    <message>
        <source>A gate that compares times needs nothing else.</source>
        <translation>比較時間的關卡不需要其他條件。</translation>
    </message>
    <message>
        <source>This gate lacks a line need = …</source>
        <translation>此關卡缺少 need = … 一行</translation>
    </message>
    <message>
        <source>“%1” compares no times; this does: time &lt;= 1.5 matmul_naive.</source>
        <extracomment>%1: what was written; what follows the colon is an example in a notation</extracomment>
        <translation>「%1」沒有比較時間；正確寫法如：time &lt;= 1.5 matmul_naive.</translation>
    </message>
    <message>
        <source>The values of this gate make more than %1 runs, which are the most.</source>
        <extracomment>%1: the most runs that are allowed</extracomment>
        <translation>此關卡的數值組合超過上限 %1 次執行。</translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <extracomment>%1: parameters of a run: &quot;n = 33, block = 32&quot;; %2: a sentence on what is wrong in that run</extracomment>
        <translation>在 %1 時：%2</translation>
    </message>
    <message>
        <source>It holds in all runs of this gate.</source>
        <translation>在此關卡的所有執行中都成立。</translation>
    </message>
    <message>
        <source>Not judged: %1.</source>
        <extracomment>%1: why, as a part of a sentence: &quot;no GPU&quot;</extracomment>
        <translation>未評定：%1。</translation>
    </message>
    <message>
        <source>Element %1 of the output is wrong: it is off by %2.</source>
        <extracomment>%1: the index of an element of the output; %2: a number</extracomment>
        <translation>輸出的元素 %1 不正確：相差 %2。</translation>
    </message>
    <message>
        <source>The result is %1, and %2 is right.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>結果是 %1，正確的是 %2。</translation>
    </message>
    <message>
        <source>One of the two kernels could not be timed.</source>
        <translation>兩個核心中有一個無法計時。</translation>
    </message>
    <message>
        <source>It takes %1, and %2 takes %3.</source>
        <extracomment>%1, %3: times with a unit: &quot;1.3 ms&quot;; %2: the id of a kernel</extracomment>
        <translation>需時 %1，而 %2 需時 %3。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: the number of a line; %2: a sentence of a compiler</extracomment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The kernel</source>
        <extracomment>What is being made: &quot;The kernel needs more memory than …&quot;</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>there is no GPU</source>
        <translation>沒有 GPU</translation>
    </message>
    <message numerus="yes">
        <source>All of it took longer than %n second(s), which is the limit.</source>
        <extracomment>%n: seconds</extracomment>
        <translation>
            <numerusform>總時間超過了 %n 秒的限制。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is refused: it is a link.</source>
        <translation>拒絕此檔案：它是連結。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>無法讀取此檔案。</translation>
    </message>
    <message>
        <source>The file is refused: it is no plain file.</source>
        <translation>拒絕此檔案：它不是一般檔案。</translation>
    </message>
    <message>
        <source>The file is too large: a kernel has at most 1 MiB of text.</source>
        <translation>檔案太大：核心的文字最多 1 MiB。</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>此檔案不是文字。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>此檔案是空的。</translation>
    </message>
    <message>
        <source>The folder is refused: it is a link.</source>
        <translation>拒絕此資料夾：它是連結。</translation>
    </message>
    <message>
        <source>The folder has no .cu file.</source>
        <translation>資料夾中沒有 .cu 檔案。</translation>
    </message>
    <message numerus="yes">
        <source>The folder has %n .cu file(s), and one is expected.</source>
        <extracomment>%n: how many files there are</extracomment>
        <translation>
            <numerusform>資料夾中有 %n 個 .cu 檔案，而應該只有一個。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <extracomment>%1: what was written where a folder is expected</extracomment>
        <translation>沒有資料夾 %1。</translation>
    </message>
    <message>
        <source>%1 has more than %2 submissions, which are the most.</source>
        <extracomment>%1: a folder; %2: the most submissions that are allowed</extracomment>
        <translation>%1 中的繳交檔案超過上限 %2 個。</translation>
    </message>
    <message>
        <source>%1 has no submission: no .cu file, and no folder with one.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 中沒有繳交檔案：沒有 .cu 檔案，也沒有含 .cu 檔案的資料夾。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: a file</extracomment>
        <translation>無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1: gates %2, points %3.</source>
        <extracomment>%1: the name of an exercise; %2, %3: how many gates and points it has</extracomment>
        <translation>%1：關卡 %2，分數 %3。</translation>
    </message>
    <message>
        <source>The solution passes and the skeleton fails.</source>
        <translation>解答通過，而骨架未通過。</translation>
    </message>
    <message>
        <source>exercise</source>
        <extracomment>heads a column of names</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>The exercise&apos;s own solution does not pass. %1</source>
        <extracomment>%1: a sentence on what is wrong</extracomment>
        <translation>練習本身的解答未通過。%1</translation>
    </message>
    <message>
        <source>submission</source>
        <extracomment>heads a column of names of submissions</extracomment>
        <translation>繳交檔案</translation>
    </message>
    <message>
        <source>&gt;score</source>
        <extracomment>heads a column of points. The sign &gt; stays: it puts the column to the right</extracomment>
        <translation>&gt;分數</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <extracomment>heads a column of sentences on what is wrong</extracomment>
        <translation>錯誤之處</translation>
    </message>
    <message>
        <source>The gates are not those of %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>關卡與 %1 的不同。</translation>
    </message>
    <message>
        <source>The solution fails the gate “%1”. %2</source>
        <extracomment>%1: the name of a gate; %2: a sentence on what is wrong</extracomment>
        <translation>解答未通過關卡「%1」。%2</translation>
    </message>
    <message>
        <source>The skeleton passes all gates.</source>
        <translation>骨架通過所有關卡。</translation>
    </message>
    <message>
        <source>The stage is not set before the question.</source>
        <translation>題目之前尚未設定舞台。</translation>
    </message>
    <message>
        <source>The run on the stage does not answer this question.</source>
        <translation>舞台上的執行無法回答這個題目。</translation>
    </message>
    <message>
        <source>A lesson is exported as a page that plays (.html) or for paper (.pdf).</source>
        <translation>單元可匯出為可播放的網頁 (.html) 或紙本 (.pdf)。</translation>
    </message>
    <message>
        <source>The stages of the lesson have %1 steps together, and a page plays %2 at most; make the runs smaller.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>單元的舞台共有 %1 個步驟，而網頁最多播放 %2 個；請縮小執行規模。</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>What came of a gate of an exercise</extracomment>
        <translation>通過</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>What came of a gate of an exercise</extracomment>
        <translation>未通過</translation>
    </message>
    <message>
        <source>not judged</source>
        <extracomment>What came of a gate of an exercise</extracomment>
        <translation>未評</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <extracomment>%1, %2: numbers of points</extracomment>
        <translation>%1 分，滿分 %2 分</translation>
    </message>
    <message>
        <source>The smallest input that fails: %1.</source>
        <extracomment>%1: parameters of a run: &quot;n = 33 · block 32&quot;</extracomment>
        <translation>未通過的最小輸入：%1。</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>第 %1 步，共 %2 步。</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>What a student has handed in</extracomment>
        <translation>程式碼</translation>
    </message>
    <message>
        <source>The rest of the text is not shown.</source>
        <translation>其餘的程式碼不顯示。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many submissions pass a gate; %2: how many there are</extracomment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>Gate</source>
        <extracomment>Head of a column of names: the conditions on a solution</extracomment>
        <translation>關卡</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>Head of a column: what a gate asks of a solution</extracomment>
        <translation>條件</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Head of a column: how many submissions pass</extracomment>
        <translation>通過</translation>
    </message>
    <message>
        <source>Most frequent failure</source>
        <translation>最常見的失敗</translation>
    </message>
    <message>
        <source>the skeleton</source>
        <extracomment>In a list of submissions: the text that an exercise begins with</extracomment>
        <translation>骨架</translation>
    </message>
    <message numerus="yes">
        <source>%n submission(s)</source>
        <extracomment>%n: how many files a class has handed in</extracomment>
        <translation>
            <numerusform>%n 個繳交檔案</numerusform>
        </translation>
    </message>
    <message>
        <source>Grades: %1</source>
        <extracomment>Title of a page. %1: title of an exercise</extracomment>
        <translation>成績：%1</translation>
    </message>
    <message>
        <source>Submission</source>
        <extracomment>Head of a column of names</extracomment>
        <translation>繳交檔案</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column of points</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>Of</source>
        <extracomment>Head of a column: the points that could be reached</extracomment>
        <translation>滿分</translation>
    </message>
    <message>
        <source>Same text</source>
        <extracomment>Head of a column: other submissions with an equal text</extracomment>
        <translation>相同的程式碼</translation>
    </message>
    <message>
        <source>It is another version of Lanescope: install the same one on all hosts.</source>
        <translation>那裡的 Lanescope 版本不同：請在所有主機上安裝相同版本。</translation>
    </message>
    <message>
        <source>What it answers is no verdict on this exercise.</source>
        <translation>它的回答不是這個練習的評判。</translation>
    </message>
    <message>
        <source>There is no key %1 here; there are format, written_by, title, summary, minutes, author and language.</source>
        <extracomment>%1: the key that was written; the keys that are listed stay English</extracomment>
        <translation>這裡沒有 %1 這個鍵；有 format、written_by、title、summary、minutes、author 和 language。</translation>
    </message>
    <message>
        <source>This text</source>
        <extracomment>The subject of a sentence: &quot;… was written by Lanescope 0.4.0: its format is …&quot;</extracomment>
        <translation>這份文字</translation>
    </message>
    <message>
        <source>No host is left that grades; nothing is written.</source>
        <translation>已沒有可評分的主機；未寫入任何檔案。</translation>
    </message>
    <message>
        <source>The exercise&apos;s own solution does not pass on the host %1. %2</source>
        <extracomment>%1: the name of a computer; %2: a sentence on what is wrong</extracomment>
        <translation>練習本身的解答在主機 %1 上未通過。%2</translation>
    </message>
    <message>
        <source>No host of --engine can grade this.</source>
        <translation>--engine 的主機都無法評分。</translation>
    </message>
    <message>
        <source>The Markdown that begins here is too large: a text has at most %1 parts, at most %2 of them one within the other.</source>
        <extracomment>%1: the most words in bold, cells, items and so on; %2: the most of them that may stand one within the other</extracomment>
        <translation>從這裡開始的 Markdown 太大：一份文字最多有 %1 個部分，其中最多 %2 層互相套疊。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::LiveKernel</name>
    <message>
        <source>The kernel</source>
        <extracomment>What is being made: &quot;The kernel needs more memory than …&quot;</extracomment>
        <translation>核心</translation>
    </message>
</context>
<context>
    <name>lanescope::app::RemoteSolution</name>
    <message>
        <source>it has not answered in time</source>
        <translation>未在時限內回應</translation>
    </message>
    <message>
        <source>its process was ended by signal %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>其行程被訊號 %1 終止</translation>
    </message>
    <message>
        <source>its process ended with exit code %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>其行程以結束代碼 %1 結束</translation>
    </message>
    <message>
        <source>The host %1 grades no more: %2.</source>
        <extracomment>%1: the name of a computer; %2: why, as the end of a sentence</extracomment>
        <translation>主機 %1 不再評分：%2。</translation>
    </message>
</context>
<context>
    <name>lanescope::app::TimeLeft</name>
    <message>
        <source>%1 min</source>
        <extracomment>A duration in minutes. %1: a whole number</extracomment>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>A duration in seconds. %1: a whole number</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>How long something will still take. %1: a duration, &quot;20 s&quot;</extracomment>
        <translation>剩 %1</translation>
    </message>
</context>
<context>
    <name>lanescope::history::History</name>
    <message>
        <source>This part of the history</source>
        <translation>這部分的歷史紀錄</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of the file</extracomment>
        <translation>正在讀取 %1</translation>
    </message>
    <message>
        <source>Storing what was read</source>
        <extracomment>What the progress bar shows while imported runs are written into the history</extracomment>
        <translation>正在儲存讀取的內容</translation>
    </message>
</context>
<context>
    <name>lanescope::results::ErrorData</name>
    <message>
        <source>%1, recorded</source>
        <extracomment>A name in the legend. %1: name of a kernel that was computed on another machine</extracomment>
        <translation>%1，紀錄值</translation>
    </message>
    <message>
        <source>CPU, in order</source>
        <extracomment>A name in the legend: the CPU adds the terms one after the other</extracomment>
        <translation>CPU，依序</translation>
    </message>
    <message>
        <source>CPU, %1</source>
        <extracomment>A name in the legend. %1: how the CPU adds, &quot;pairwise&quot;</extracomment>
        <translation>CPU，%1</translation>
    </message>
    <message>
        <source>From another machine: %1 compared with %2; pattern %3.</source>
        <extracomment>%1: device and date; %2: another machine; %3: name of the pattern that made the inputs</extracomment>
        <translation>來自其他電腦：%1 與 %2 比較；樣式 %3。</translation>
    </message>
    <message>
        <source>%1 sticks at 2²⁴ = 16777216 for n = %2: to float32, 1 more is nothing.</source>
        <extracomment>%1: name of a kernel or of a CPU variant; %2: a size, &quot;2²⁵&quot;</extracomment>
        <translation>%1 在 n = %2 時停在 2²⁴ = 16777216：對 float32 而言，再加 1 沒有作用。</translation>
    </message>
    <message>
        <source>%1 beyond %2</source>
        <extracomment>One of a list of what was left out. %1: name of a kernel; %2: the last size, &quot;2²⁰&quot;</extracomment>
        <translation>%1 超過 %2</translation>
    </message>
    <message>
        <source>Left out, as the emulator would take longer than a second: %1.</source>
        <extracomment>%1: a list, &quot;dot_shared beyond 2²⁰, dot_shuffle beyond 2²²&quot;</extracomment>
        <translation>因模擬器需要超過一秒而略過：%1。</translation>
    </message>
    <message>
        <source>The very same numbers: %1 stands for %2.</source>
        <extracomment>%1: the name that the chart draws; %2: the names, a list, of those with equal results</extracomment>
        <translation>數字完全相同：%1 代表 %2。</translation>
    </message>
    <message>
        <source>%1, n = %2: %3 in order %4, %5 in order %6.</source>
        <extracomment>%1: name of the kernel; %2: a size; %3: the sum in the order numbered %4; %5: the one in %6</extracomment>
        <translation>%1，n = %2：順序 %4 為 %3，順序 %6 為 %5。</translation>
    </message>
    <message>
        <source>No number moved from order %1 to order %2.</source>
        <extracomment>%1, %2: numbers of two random orders of the same elements</extracomment>
        <translation>從順序 %1 到順序 %2，沒有數字改變。</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are not a number and cannot be drawn.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n 個結果不是數字，無法繪製。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) err by more than rounding explains.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n 個結果的誤差超過捨入所能解釋的範圍。</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact result is 1; the terms&apos; magnitudes add up to %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>精確結果為 1；各項絕對值的總和為 %1。</translation>
    </message>
</context>
<context>
    <name>lanescope::results::TimingData</name>
    <message>
        <source>%1, cold</source>
        <extracomment>%1: name of a kernel or of a CPU variant that was timed with an empty cache</extracomment>
        <translation>%1，冷快取</translation>
    </message>
    <message>
        <source>%1, recorded %2</source>
        <extracomment>%1: name of the GPU or the CPU; %2: a date, &quot;2026-11-22&quot;</extracomment>
        <translation>%1，記錄於 %2</translation>
    </message>
    <message>
        <source>CPU, %1</source>
        <extracomment>A name in the legend. %1: how the CPU computes, &quot;4 threads&quot;</extracomment>
        <translation>CPU，%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A name in the legend. %1: what was timed; %2: when, a date</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <extracomment>A name in the legend. %1: what was timed; %2: on which GPU; %3: when, a date</extracomment>
        <translation>%1 · %2，%3</translation>
    </message>
    <message>
        <source>%1, %2: %3 in all, %4 of it in the kernel.</source>
        <extracomment>%1: the kernel; %2: the device; %3: time of all phases, &quot;1.2 ms&quot;; %4: time of the kernel alone</extracomment>
        <translation>%1，%2：共 %3，其中核心佔 %4。</translation>
    </message>
    <message>
        <source>Best CPU variant at n = %1: %2, %3.</source>
        <extracomment>%1: a size, &quot;2²⁰&quot;; %2: name of the variant; %3: its time, &quot;1.2 ms&quot;</extracomment>
        <translation>n = %1 時最佳的 CPU 版本：%2，%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n timing(s) at this size are noisy: the time was up before their error was small enough.</source>
        <extracomment>%n: how many timings</extracomment>
        <translation>
            <numerusform>此大小有 %n 個計時雜訊大：誤差還不夠小，時間就用完了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded %1: %2 compared with %3.</source>
        <extracomment>%1: a date; %2: name of the GPU; %3: name of the machine whose CPU was measured</extracomment>
        <translation>記錄於 %1：%2 與 %3 比較。</translation>
    </message>
    <message>
        <source>No GPU was timed: the chart shows this machine&apos;s CPU.</source>
        <translation>沒有測量 GPU：圖表顯示這台電腦的 CPU。</translation>
    </message>
    <message>
        <source>The emulator&apos;s time is in the table of times alone: it says nothing about a GPU&apos;s.</source>
        <translation>模擬器的時間只在時間表格中：它不代表 GPU 的時間。</translation>
    </message>
    <message>
        <source>Not timed at n = %1, %2</source>
        <extracomment>%1: a size, &quot;2²⁰&quot;; %2: what was to be timed and why it was not, in English</extracomment>
        <translation>n = %1 未計時，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more could not be measured.</source>
        <extracomment>%n: how many further sizes, behind three that were named</extracomment>
        <translation>
            <numerusform>另有 %n 個無法測量。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n timing(s) cannot be drawn: not a positive number.</source>
        <extracomment>%n: how many timings</extracomment>
        <translation>
            <numerusform>%n 個計時無法繪製：不是正數。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::results::WorkData</name>
    <message>
        <source>n = %1: %2 computes %3 operations in %4 steps.</source>
        <extracomment>%1: a size, &quot;2²⁰&quot;; %2: name of a kernel; %3, %4: numbers. Steps are those of the longest chain</extracomment>
        <translation>n = %1：%2 以 %4 步完成 %3 個運算。</translation>
    </message>
    <message>
        <source>%1 does %2 times the work of %3; %3 takes %4 times the steps of %1.</source>
        <extracomment>%1: kernel with the fewest steps; %2: how often, &quot;2&quot;; %3: kernel with the least work; %4: how often</extracomment>
        <translation>%1 的工作量是 %3 的 %2 倍；%3 的步數是 %1 的 %4 倍。</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) failed the check.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n 個結果未通過檢查。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::tune::Advice</name>
    <message>
        <source>Line %1: %2 of the wavefronts of its shared loads are bank conflicts. Let the lanes of a warp take elements of 32 different banks: neighbouring ones, or pad each row of the array by one element.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;93%&quot;</extracomment>
        <translation>第 %1 行：共享記憶體載入的 wavefront 有 %2 是記憶庫衝突。讓 warp 的 lane 取 32 個不同記憶庫的元素：相鄰的元素，或在陣列每列填充一個元素。</translation>
    </message>
    <message>
        <source>Line %1: %2 of the wavefronts of its shared stores are bank conflicts. Let the lanes of a warp take elements of 32 different banks: neighbouring ones, or pad each row of the array by one element.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;93%&quot;</extracomment>
        <translation>第 %1 行：共享記憶體儲存的 wavefront 有 %2 是記憶庫衝突。讓 warp 的 lane 取 32 個不同記憶庫的元素：相鄰的元素，或在陣列每列填充一個元素。</translation>
    </message>
    <message>
        <source>Line %1: %2 of the wavefronts of its shared atomics are bank conflicts. Give groups of threads copies of their own, and add the copies at the end.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;93%&quot;</extracomment>
        <translation>第 %1 行：共享記憶體不可分割運算的 wavefront 有 %2 是記憶庫衝突。讓各組執行緒有自己的副本，最後再把副本相加。</translation>
    </message>
    <message>
        <source>Line %1: its global loads use %2 of the bytes of the sectors that they touch, %3 sectors per request. Let neighbouring threads take neighbouring elements, so that a warp&apos;s request touches few sectors.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;25%&quot;; %3: a number, &quot;32&quot;</extracomment>
        <translation>第 %1 行：全域載入只用到所觸及區段位元組的 %2，每個要求 %3 個區段。讓相鄰的執行緒取相鄰的元素，使一個 warp 的要求觸及較少區段。</translation>
    </message>
    <message>
        <source>Line %1: its global stores use %2 of the bytes of the sectors that they touch, %3 sectors per request. Let neighbouring threads take neighbouring elements, so that a warp&apos;s request touches few sectors.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;25%&quot;; %3: a number, &quot;32&quot;</extracomment>
        <translation>第 %1 行：全域儲存只用到所觸及區段位元組的 %2，每個要求 %3 個區段。讓相鄰的執行緒取相鄰的元素，使一個 warp 的要求觸及較少區段。</translation>
    </message>
    <message>
        <source>A block of %1 threads does not fill a warp of 32. Take a multiple of 32.</source>
        <extracomment>%1: how many threads a block has</extracomment>
        <translation>%1 個執行緒的區塊填不滿 32 的 warp。請取 32 的倍數。</translation>
    </message>
    <message>
        <source>On average, %1 of the 32 lanes of a warp are active. Let the threads that still have work be neighbours, so that the other warps end.</source>
        <extracomment>%1: a mean of lanes, &quot;12.4&quot;</extracomment>
        <translation>平均而言，warp 的 32 個 lane 有 %1 個在工作。讓仍有工作的執行緒相鄰，使其他 warp 得以結束。</translation>
    </message>
    <message>
        <source>Each element of the inputs is loaded from global memory %1 times on average. Keep a tile of them, or a larger one, in shared memory or in registers.</source>
        <extracomment>%1: how often on average, &quot;16.0&quot;</extracomment>
        <translation>輸入的每個元素平均從全域記憶體載入 %1 次。把它們的一個磚塊，或更大的磚塊，放在共享記憶體或暫存器中。</translation>
    </message>
</context>
<context>
    <name>lanescope::tune::Sweep</name>
    <message>
        <source>On the emulator: its time says nothing about a GPU&apos;s, so that counters take its place.</source>
        <translation>在模擬器上：它的時間不代表 GPU 的時間，因此以計數器代替。</translation>
    </message>
    <message>
        <source>At most 32 blocks (CUDA by Example): min(32, ceil(n / block)).</source>
        <translation>最多 32 個區塊（CUDA by Example）：min(32, ceil(n / block))。</translation>
    </message>
    <message>
        <source>How this kernel is usually launched.</source>
        <translation>此核心通常的啟動方式。</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block.</source>
        <extracomment>CUDA: NVIDIA&apos;s programming interface. %1: how many</extracomment>
        <translation>CUDA 建議每區塊 %1 個執行緒。</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block; this kernel takes %2.</source>
        <extracomment>CUDA: NVIDIA&apos;s programming interface. %1, %2: how many threads per block</extracomment>
        <translation>CUDA 建議每區塊 %1 個執行緒；此核心取 %2 個。</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block and %2 blocks.</source>
        <extracomment>CUDA: NVIDIA&apos;s programming interface. %1, %2: how many</extracomment>
        <translation>CUDA 建議每區塊 %1 個執行緒，共 %2 個區塊。</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block and %2 blocks; this kernel takes %3.</source>
        <extracomment>CUDA: NVIDIA&apos;s programming interface. %1, %2: how many; %3: how many threads per block</extracomment>
        <translation>CUDA 建議每區塊 %1 個執行緒，共 %2 個區塊；此核心取 %3 個執行緒。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::AbandonedWork</name>
    <message>
        <source>Lanescope ended without saving what you ran; it was kept at %1.</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Lanescope 結束時沒有儲存您執行的內容；已於 %1 保留。</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>A button: opens the session that was kept</extracomment>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button: deletes the session that was kept</extracomment>
        <translation>捨棄</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::About</name>
    <message>
        <source>About Lanescope</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>關於 Lanescope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lanescope %1&lt;/h3&gt;&lt;p&gt;Shows how a GPU reduces, scans and multiplies: every picture is computed from a recorded run.&lt;/p&gt;</source>
        <extracomment>The tags are HTML. %1: version of the program</extracomment>
        <translation>&lt;h3&gt;Lanescope %1&lt;/h3&gt;&lt;p&gt;展示 GPU 如何歸約、掃描與相乘：每張圖片都由已記錄的執行計算而來。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The window and the command line: GNU General Public License, version 3 or later. The kernels and the engine: Apache License 2.0.&lt;/p&gt;&lt;p&gt;Built with Qt %1, QCustomPlot, QScintilla, muParser, Boost.Context and nlohmann-json; set in Inter, JetBrains Mono and Noto Sans CJK (SIL Open Font License).&lt;/p&gt;</source>
        <extracomment>The tags are HTML. %1: version of Qt</extracomment>
        <translation>&lt;p&gt;視窗與命令列：GNU General Public License 第 3 版或更新版本。核心與引擎：Apache License 2.0。&lt;/p&gt;&lt;p&gt;以 Qt %1、QCustomPlot、QScintilla、muParser、Boost.Context 與 nlohmann-json 建置；字型為 Inter、JetBrains Mono 與 Noto Sans CJK（SIL Open Font License）。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::AssemblyPanel</name>
    <message>
        <source>What the kernel takes of a multiprocessor</source>
        <translation>核心佔用的多處理器資源</translation>
    </message>
    <message>
        <source>The instructions of the virtual machine that CUDA compiles to</source>
        <translation>CUDA 編譯成的虛擬機器指令</translation>
    </message>
    <message>
        <source>The instructions of the GPU itself</source>
        <translation>GPU 本身的指令</translation>
    </message>
    <message>
        <source>Which assembly is shown</source>
        <translation>顯示哪種組合語言</translation>
    </message>
    <message>
        <source>%1 for compute capability %2. Registers a thread: %3, of which %4 bytes are spilled to memory. Shared memory a block: %5 bytes.</source>
        <extracomment>%1: the compiler, as in NVRTC 13.0; %2: the GPUs that it compiled for, as in 9.0; %3 to %5: numbers</extracomment>
        <translation>%1，計算能力 %2。每個執行緒的暫存器：%3，其中 %4 位元組溢出到記憶體。每個區塊的共享記憶體：%5 位元組。</translation>
    </message>
    <message>
        <source>A multiprocessor holds %1 blocks of %2 threads: an occupancy of %3%.</source>
        <extracomment>%1 to %3: numbers; the last % belongs to the last number</extracomment>
        <translation>一個多處理器可容納 %1 個各有 %2 個執行緒的區塊：佔用率 %3%。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::AssemblyView</name>
    <message>
        <source>Assembly of the kernel</source>
        <translation>核心的組合語言</translation>
    </message>
    <message>
        <source>What the compiler made of the kernel.
The number before an instruction is the line that it comes from; a click goes there.</source>
        <translation>編譯器由核心產生的內容。
指令前的數字是它所來自的行；按一下即可前往。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::AsyncWords</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: the threads that do it, &quot;thread 0&quot; or &quot;all 128 threads&quot;; %2: what, &quot;an arrival at filled[0]&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>thread %1</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>執行緒 %1</translation>
    </message>
    <message>
        <source>arrival at barrier %1, where %2 threads meet</source>
        <extracomment>%1: number of a barrier; %2: how many threads</extracomment>
        <translation>到達屏障 %1，共有 %2 個執行緒在此會合</translation>
    </message>
    <message>
        <source>set-up of the barrier %1, whose phases take %2 arrivals</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: how many</extracomment>
        <translation>設定屏障 %1，每個階段需要 %2 次到達</translation>
    </message>
    <message>
        <source>arrival at the barrier %1</source>
        <extracomment>%1: a barrier, &quot;emptied[0]&quot;</extracomment>
        <translation>到達屏障 %1</translation>
    </message>
    <message>
        <source>arrival at the barrier %1 of every block of the cluster</source>
        <extracomment>%1: a barrier, &quot;emptied[0]&quot;</extracomment>
        <translation>到達叢集中每個區塊的屏障 %1</translation>
    </message>
    <message>
        <source>arrival at the barrier %1, which is to count %2 bytes</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: how many</extracomment>
        <translation>到達屏障 %1，它要計數 %2 個位元組</translation>
    </message>
    <message>
        <source>end of the wait for the barrier %1: its phase of parity %2 is over</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: 0 or 1</extracomment>
        <translation>結束等待屏障 %1：其奇偶性為 %2 的階段已結束</translation>
    </message>
    <message>
        <source>a product for the tensor cores, whose right operand begins at %1: %2 words</source>
        <extracomment>%1: an element, &quot;tiles[0]&quot;; %2: how many</extracomment>
        <translation>交給張量核心的乘法，右運算元始於 %1：%2 個字</translation>
    </message>
    <message>
        <source>the copies so far make a group</source>
        <translation>到目前為止的複製成為一組</translation>
    </message>
    <message>
        <source>wait for all copies of its own</source>
        <translation>等待自己的所有複製</translation>
    </message>
    <message>
        <source>wait for all copies of its own but the latest groups: %1</source>
        <extracomment>%1: how many</extracomment>
        <translation>等待自己的所有複製，最後 %1 組除外</translation>
    </message>
    <message>
        <source>the products so far make a group</source>
        <translation>到目前為止的乘法成為一組</translation>
    </message>
    <message>
        <source>wait for all products</source>
        <translation>等待所有乘法</translation>
    </message>
    <message>
        <source>wait for all products but the latest groups: %1</source>
        <extracomment>%1: how many</extracomment>
        <translation>等待所有乘法，最後 %1 組除外</translation>
    </message>
    <message>
        <source>a fence, behind which the tensor cores find what is in the registers</source>
        <translation>柵欄，其後張量核心可讀到暫存器的內容</translation>
    </message>
    <message>
        <source>from now on %1 registers a thread</source>
        <extracomment>%1: how many</extracomment>
        <translation>此後每個執行緒有 %1 個暫存器</translation>
    </message>
    <message>
        <source>%1 is at a barrier of %2 on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: an array of barriers; %3: number of a line</extracomment>
        <translation>%1在第 %3 行的 %2 屏障</translation>
    </message>
    <message>
        <source>%1 starts a bulk copy on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行開始整塊複製</translation>
    </message>
    <message>
        <source>%1 gives the tensor cores a product on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行把乘法交給張量核心</translation>
    </message>
    <message>
        <source>%1 keeps its copies or products in order on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行安排其複製或乘法的順序</translation>
    </message>
    <message>
        <source>%1 is at a barrier of some threads on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1在第 %2 行的部分執行緒屏障</translation>
    </message>
    <message>
        <source>a barrier in shared memory</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>共享記憶體中的屏障</translation>
    </message>
    <message>
        <source>a bulk copy</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>整塊複製</translation>
    </message>
    <message>
        <source>a product by the tensor cores</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>張量核心的乘法</translation>
    </message>
    <message>
        <source>a group of copies or products</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>一組複製或乘法</translation>
    </message>
    <message>
        <source>a barrier of some threads</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>部分執行緒的屏障</translation>
    </message>
    <message>
        <source>bulk copy, from the tile of %1 that begins in row %2 and column %3</source>
        <extracomment>%1: the array; %2, %3: numbers</extracomment>
        <translation>整塊複製，來自 %1 中始於第 %2 列、第 %3 行的圖塊</translation>
    </message>
    <message>
        <source>bulk copy, to shared memory from %1 on: %2 lines of %3 bytes, swizzled</source>
        <extracomment>%1: an element; %2, %3: how many</extracomment>
        <translation>整塊複製，到共享記憶體 %1 起：%2 行，每行 %3 個位元組，經過交錯</translation>
    </message>
    <message>
        <source>bulk copy, whose bytes the barrier %1 counts</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;</extracomment>
        <translation>整塊複製，其位元組由屏障 %1 計數</translation>
    </message>
    <message>
        <source>bulk copy to %2 blocks, whose bytes the barrier %1 of each counts</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: how many</extracomment>
        <translation>整塊複製到 %2 個區塊，各由自己的屏障 %1 計數位元組</translation>
    </message>
    <message>
        <source>a product for the tensor cores, whose left operand begins at %1: %2 words</source>
        <extracomment>%1: an element, &quot;tiles[0]&quot;; %2: how many</extracomment>
        <translation>交給張量核心的乘法，左運算元始於 %1：%2 個字</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Autosave</name>
    <message>
        <source>%1 cannot be written to</source>
        <extracomment>%1: path of a folder. A reason: &quot;Unsaved work cannot be kept for a restart: …&quot;</extracomment>
        <translation>無法寫入 %1</translation>
    </message>
    <message>
        <source>The session</source>
        <extracomment>What is being made: &quot;The session needs more memory than …&quot;</extracomment>
        <translation>工作階段</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for a restart: %1</source>
        <extracomment>%1: the reason, a sentence</extracomment>
        <translation>無法為重新啟動保留未儲存的工作：%1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Baseline</name>
    <message>
        <source>no difference shown</source>
        <translation>未顯示差異</translation>
    </message>
    <message>
        <source>%1% less time</source>
        <extracomment>How a time has changed. %1: a number</extracomment>
        <translation>時間少 %1%</translation>
    </message>
    <message>
        <source>%1% more time</source>
        <extracomment>How a time has changed. %1: a number</extracomment>
        <translation>時間多 %1%</translation>
    </message>
    <message>
        <source>Baseline</source>
        <extracomment>A button: keeps what was measured, so that later measurements are compared with it</extracomment>
        <translation>基準</translation>
    </message>
    <message>
        <source>Keeps what was measured. Later measurements of the same problem are compared with it, in the chart and in the table.</source>
        <translation>保留測量結果。同一問題之後的測量會在圖表與表格中與它比較。</translation>
    </message>
    <message>
        <source>Keep as baseline</source>
        <translation>保留為基準</translation>
    </message>
    <message>
        <source>The comparison with the baseline</source>
        <translation>與基準的比較</translation>
    </message>
    <message>
        <source>Against the baseline</source>
        <translation>相對於基準</translation>
    </message>
    <message>
        <source>The baseline is %1, measured %2. The table says what changes against it.</source>
        <extracomment>%1: id of the kernel; %2: a date</extracomment>
        <translation>基準是 %1，測量於 %2。表格顯示相對於它的變化。</translation>
    </message>
    <message>
        <source>%1 against the baseline at n = %2: %3.</source>
        <extracomment>%1: name of what was timed; %2: a size, &quot;2²⁰&quot;; %3: how it has changed, &quot;12.0% less time&quot;</extracomment>
        <translation>%1 在 n = %2 時相對於基準：%3。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::BreakItBox</name>
    <message>
        <source>%1: right; nothing is wrong in this launch.</source>
        <extracomment>%1: the order of the threads, &quot;Random order 3&quot;</extracomment>
        <translation>%1：正確；這次啟動沒有錯誤。</translation>
    </message>
    <message>
        <source>%1: right by luck.</source>
        <extracomment>%1: the order of the threads, &quot;Random order 3&quot;</extracomment>
        <translation>%1：僥倖正確。</translation>
    </message>
    <message>
        <source>%1: element %2 is wrong by %3.</source>
        <extracomment>%1: the order of the threads; %2: index of the element; %3: a number</extracomment>
        <translation>%1：元素 %2 差了 %3。</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <extracomment>%1: the order of the threads, &quot;Random order 3&quot;; %2: the wrong result; %3: the right one</extracomment>
        <translation>%1：得到 %2，應為 %3。</translation>
    </message>
    <message>
        <source>How the last try ended</source>
        <translation>上次嘗試的結果</translation>
    </message>
    <message>
        <source>How many tries lost</source>
        <translation>失敗的嘗試次數</translation>
    </message>
    <message>
        <source>Try another thread order</source>
        <translation>試另一種執行緒順序</translation>
    </message>
    <message>
        <source>Runs the pitfall again, its threads in the next random order.</source>
        <translation>以下一種隨機的執行緒順序再執行陷阱。</translation>
    </message>
    <message>
        <source>A GPU has no thread order to choose: the pitfall runs on the emulator.</source>
        <translation>GPU 無法選擇執行緒順序：陷阱在模擬器上執行。</translation>
    </message>
    <message>
        <source>Compare with what it breaks: %1</source>
        <extracomment>%1: title of the kernel that is right</extracomment>
        <translation>與它所破壞的核心比較：%1</translation>
    </message>
    <message>
        <source>Break it</source>
        <extracomment>Above a list of mistakes that can be switched on</extracomment>
        <translation>弄壞它</translation>
    </message>
    <message>
        <source>A pitfall</source>
        <extracomment>Above the kernel that a wrong kernel is compared with</extracomment>
        <translation>陷阱</translation>
    </message>
    <message>
        <source>Thread orders tried: %1; lost in: %2.</source>
        <extracomment>Thread order: in which the emulator runs the threads. %1, %2: numbers</extracomment>
        <translation>已嘗試的執行緒順序：%1；失敗：%2。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::BuildNote</name>
    <message>
        <source>How the build went</source>
        <translation>建置的情形</translation>
    </message>
    <message>
        <source>What is wrong with the kernel</source>
        <translation>核心有什麼問題</translation>
    </message>
    <message>
        <source>Progress of the build</source>
        <translation>建置的進度</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <extracomment>Below the editor of a kernel, while it is compiled</extracomment>
        <translation>編譯中…</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::CatalogModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A kernel of a ladder. %1: its kind; %2: what is new in it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Dot product</source>
        <extracomment>A family of kernels: sums of products</extracomment>
        <translation>內積</translation>
    </message>
    <message>
        <source>Reduction</source>
        <extracomment>A family of kernels: many numbers become one</extracomment>
        <translation>歸約</translation>
    </message>
    <message>
        <source>Scan</source>
        <extracomment>A family of kernels: prefix sums</extracomment>
        <translation>掃描</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <extracomment>A family of kernels</extracomment>
        <translation>矩陣乘法</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>A family of kernels: images are equalised</extracomment>
        <translation>影像</translation>
    </message>
    <message>
        <source>Pitfalls</source>
        <extracomment>A family of kernels, each with one mistake</extracomment>
        <translation>陷阱</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>A family of kernels: those that the user has written</extracomment>
        <translation>您自己的核心</translation>
    </message>
    <message>
        <source>Two arrays become one sum of products.</source>
        <translation>兩個陣列變成一個乘積總和。</translation>
    </message>
    <message>
        <source>Many numbers become one, step by step faster.</source>
        <translation>許多數字變成一個，一步比一步快。</translation>
    </message>
    <message>
        <source>Each element becomes the sum of all up to it.</source>
        <translation>每個元素變成到它為止所有元素的和。</translation>
    </message>
    <message>
        <source>C = A · B: each step loads less for each multiplication.</source>
        <translation>C = A · B：每一步讓每次乘法載入得更少。</translation>
    </message>
    <message>
        <source>The grey levels of an image are counted and spread.</source>
        <translation>統計影像的灰階，再將其拉開。</translation>
    </message>
    <message>
        <source>A kernel from above with one thing wrong.</source>
        <translation>上面的某個核心，但有一處錯誤。</translation>
    </message>
    <message>
        <source>Written on the page Lab.</source>
        <translation>在「實驗室」頁面撰寫。</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <extracomment>%1: id of the kernel; %2: what it does, a sentence; %3: where it is taught</extracomment>
        <translation>%1：%2
%3</translation>
    </message>
    <message>
        <source>Pitfall, breaks %1: %2</source>
        <extracomment>%1: id of the kernel that is right; %2: what is wrong in this one, a sentence</extracomment>
        <translation>陷阱，破壞 %1：%2</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>A family of kernels: each element of the result is made of a few elements of the input</extracomment>
        <translation>映射 (map)</translation>
    </message>
    <message>
        <source>Each element of the result is made of a few of the input.</source>
        <translation>結果的每個元素由輸入的少數幾個元素產生。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::CatalogView</name>
    <message>
        <source>About the marked kernel</source>
        <translation>關於所標示的核心</translation>
    </message>
    <message>
        <source>Kernels</source>
        <extracomment>Name of the list of kernels for screen readers</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>Find a kernel</source>
        <translation>尋找核心</translation>
    </message>
    <message>
        <source>Find by any word: tree, shuffle, Harris, race…</source>
        <translation>可用任何字詞尋找：tree、shuffle、Harris、race…</translation>
    </message>
    <message>
        <source>No kernel has all these words.</source>
        <translation>沒有核心包含所有這些字詞。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the file of a kernel of the user; %2: what it is</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2
Taught in: %3
%4</source>
        <extracomment>%1: id of the kernel; %2: what it does; %3: books and courses; %4: what its picture shows</extracomment>
        <translation>%1：%2
出處：%3
%4</translation>
    </message>
    <message>
        <source>There is no picture, since a run of it never ends.</source>
        <translation>沒有圖片，因為它的執行永遠不會結束。</translation>
    </message>
    <message>
        <source>There is no picture: %1</source>
        <extracomment>%1: the reason, a sentence</extracomment>
        <translation>沒有圖片：%1</translation>
    </message>
    <message>
        <source>Picture: what block 0 stores, epoch by epoch; recorded on the emulator, %1.</source>
        <extracomment>%1: &quot;n = 8, block = 8&quot;</extracomment>
        <translation>圖片：區塊 0 在各階段儲存的內容；於模擬器上記錄，%1。</translation>
    </message>
    <message>
        <source>Picture: how often block 0 accesses each element; recorded on the emulator, %1.</source>
        <extracomment>%1: &quot;n = 8, block = 8&quot;</extracomment>
        <translation>圖片：區塊 0 存取每個元素的次數；於模擬器上記錄，%1。</translation>
    </message>
    <message>
        <source>Picture: how often block 0 accesses A, B and C, %1 loads per result; recorded on the emulator, %2.</source>
        <extracomment>%1: a number; %2: &quot;m = 128, n = 128, k = 128&quot;</extracomment>
        <translation>圖片：區塊 0 存取 A、B、C 的次數，每個結果載入 %1 次；於模擬器上記錄，%2。</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <extracomment>A button: begins on the page Lab with a kernel&apos;s text</extracomment>
        <translation>編輯副本</translation>
    </message>
    <message>
        <source>Begins on the page Lab with a copy of the marked kernel</source>
        <translation>在「實驗室」頁面以所選核心的副本開始編輯</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Chart</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>The range of a measured value. %1, %2: its ends, &quot;1.1 ms&quot;</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an axis measures; %2: its unit</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>B/s</source>
        <extracomment>Unit: bytes per second</extracomment>
        <translation>B/s</translation>
    </message>
    <message>
        <source>op/s</source>
        <extracomment>Unit: operations per second</extracomment>
        <translation>op/s</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>A value that was not measured</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1B/s</source>
        <extracomment>Bytes per second. %1: a number and perhaps a prefix, &quot;12.3 G&quot;</extracomment>
        <translation>%1B/s</translation>
    </message>
    <message>
        <source>%1op/s</source>
        <extracomment>Operations per second. %1: a number and perhaps a prefix, &quot;12.3 G&quot;</extracomment>
        <translation>%1op/s</translation>
    </message>
    <message>
        <source>exact</source>
        <extracomment>At the axis of errors: the error is 0
----------
A cell of the table: the error is 0</extracomment>
        <translation>精確</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4: %5 to %6)</source>
        <extracomment>A point. %1: its series; %2: its place, &quot;2²⁰&quot;; %3: its value; %4: a range, &quot;quartiles&quot;; %5, %6: its ends</extracomment>
        <translation>%1，%2：%3（%4：%5 到 %6）</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A point of a chart. %1: its series; %2: its place, &quot;2²⁰&quot;; %3: its value, &quot;1.2 ms&quot;</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: a point&apos;s series, place and value; %2: more on the point, a sentence</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>Heading of a column: the names of the series</extracomment>
        <translation>數列</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>Heading of a column: the range of a measured value</extracomment>
        <translation>範圍</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>Heading of a column: how many samples were timed
----------
A kind of chart: how the timed samples are spread</extracomment>
        <translation>樣本</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Heading of a column: the device or the CPU</extracomment>
        <translation>位置</translation>
    </message>
    <message numerus="yes">
        <source>n = %1: median %2, quartiles %3 to %4, %n sample(s)</source>
        <extracomment>A measured point. %1: the size; %2 to %4: times, &quot;1.2 ms&quot;; %n: how many samples</extracomment>
        <translation>
            <numerusform>n = %1：中位數 %2，四分位數 %3 到 %4，%n 個樣本</numerusform>
        </translation>
    </message>
    <message>
        <source>noisy</source>
        <extracomment>Follows facts on a measured point: its samples are far apart</extracomment>
        <translation>雜訊大</translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <extracomment>Follows facts on a measured point. %1: how many samples were left out</extracomment>
        <translation>捨棄 %1</translation>
    </message>
    <message>
        <source>the result failed its check</source>
        <extracomment>Follows facts on a measured point</extracomment>
        <translation>結果未通過檢查</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1: facts on a measured point, parted by commas; %2: where it was measured, a device</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>the CPU</source>
        <extracomment>Stands for the name of a CPU that is not known</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>the GPU</source>
        <extracomment>Stands for the name of a GPU that is not known</extracomment>
        <translation>GPU</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: name of a device; %2: when it was measured, a date
----------
At the end of a bar. %1: a time, &quot;1.2 ms&quot;; %2: how many times as fast, &quot;3.1×&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>measured: memory of %1</source>
        <extracomment>A line of the chart. %1: name of a GPU or a CPU</extracomment>
        <translation>實測：%1 的記憶體</translation>
    </message>
    <message>
        <source>measured: float32 multiply-adds of %1</source>
        <extracomment>A line of the chart; multiply-add is one operation. %1: name of a GPU or a CPU</extracomment>
        <translation>實測：%1 的 float32 乘加</translation>
    </message>
    <message>
        <source>No ceiling is drawn for %1: it was not measured there.</source>
        <extracomment>A ceiling is the most that was measured. %1: names of devices</extracomment>
        <translation>沒有畫出 %1 的上限：那裡沒有測量。</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>A kind of chart: times over sizes</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Time against n: the kernel, all phases, the CPU variants.</source>
        <translation>時間對 n：核心、所有分段、CPU 版本。</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <extracomment>A kind of chart: times as quotients</extracomment>
        <translation>加速比</translation>
    </message>
    <message>
        <source>How many times as fast as the best CPU variant, and from which n on.</source>
        <translation>比最佳 CPU 版本快幾倍，以及從哪個 n 開始。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>A kind of chart: bytes per second</extracomment>
        <translation>頻寬</translation>
    </message>
    <message>
        <source>The bytes that the problem must move, in a second, under what the memory was measured to move.</source>
        <translation>問題每秒必須搬移的位元組，以及記憶體實測能搬移的上限。</translation>
    </message>
    <message>
        <source>FLOP rate</source>
        <extracomment>A kind of chart. FLOP: floating-point operations; per second</extracomment>
        <translation>FLOP 速率</translation>
    </message>
    <message>
        <source>The operations that the problem needs, in a second, under what the machine was measured to compute.</source>
        <translation>問題每秒需要的運算，以及機器實測能計算的上限。</translation>
    </message>
    <message>
        <source>Phases</source>
        <extracomment>A kind of chart: allocation, copies, kernel and host finish of one run</extracomment>
        <translation>時間分段</translation>
    </message>
    <message>
        <source>What a run&apos;s time goes into, at one size.</source>
        <translation>在單一大小下，執行時間花在哪裡。</translation>
    </message>
    <message>
        <source>Ladder</source>
        <extracomment>A kind of chart: each kernel of a family is a step that is faster than the one before</extracomment>
        <translation>階梯</translation>
    </message>
    <message>
        <source>All kernels of the family in the catalogue&apos;s order, at one size.</source>
        <translation>在單一大小下，依目錄順序列出家族的所有核心。</translation>
    </message>
    <message>
        <source>Roofline</source>
        <extracomment>A kind of chart, Williams, Waterman and Patterson 2009</extracomment>
        <translation>屋頂線</translation>
    </message>
    <message>
        <source>What memory and arithmetic allow, and where the kernels stand below it.</source>
        <translation>記憶體與算術所允許的上限，以及核心在其下的位置。</translation>
    </message>
    <message>
        <source>How the samples of one point are spread.</source>
        <translation>一個點的樣本如何分布。</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>尚未測量</translation>
    </message>
    <message>
        <source>None of what was measured belongs in this chart</source>
        <translation>測量的結果都不屬於此圖表</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) cannot be drawn: not a positive number.</source>
        <extracomment>%n: how many points</extracomment>
        <translation>
            <numerusform>%n 個點無法繪製：不是正數。</numerusform>
        </translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Title of the axis of sizes: how many elements the inputs have</extracomment>
        <translation>元素</translation>
    </message>
    <message>
        <source>error / Σ|terms|</source>
        <extracomment>Title of an axis: the error divided by the sum of the terms&apos; magnitudes</extracomment>
        <translation>誤差 / Σ|各項|</translation>
    </message>
    <message>
        <source>error / |result|</source>
        <extracomment>Title of an axis: the error divided by the magnitude of the result</extracomment>
        <translation>誤差 / |結果|</translation>
    </message>
    <message>
        <source>Nothing compared yet</source>
        <translation>尚未比較</translation>
    </message>
    <message>
        <source>u·n, in order</source>
        <extracomment>Name of a bound. u: unit roundoff; the terms are added one after the other</extracomment>
        <translation>u·n，依序</translation>
    </message>
    <message>
        <source>u·log₂ n, tree</source>
        <extracomment>Name of a bound. u: unit roundoff; the terms are added in a tree</extracomment>
        <translation>u·log₂ n，樹</translation>
    </message>
    <message>
        <source>n = %1: %2, the reference is %3; %4</source>
        <extracomment>A point. %1: the size; %2: its value; %3: the reference&apos;s; %4: where it was computed, a device</extracomment>
        <translation>n = %1：%2，參考值為 %3；%4</translation>
    </message>
    <message>
        <source>In order %1: %2</source>
        <extracomment>%1: number of a random order of the elements; %2: size, value and reference of a point</extracomment>
        <translation>依順序 %1：%2</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>A cell of the table: the check was passed</extracomment>
        <translation>通過</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>A cell of the table: the check was failed</extracomment>
        <translation>未通過</translation>
    </message>
    <message>
        <source>Order %1</source>
        <extracomment>Heading of a column. %1: number of a random order of the elements</extracomment>
        <translation>順序 %1</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Heading of a column: kernels and CPU variants</extracomment>
        <translation>版本</translation>
    </message>
    <message>
        <source>n</source>
        <extracomment>Heading of a column: the size
----------
Name of a line of the chart</extracomment>
        <translation>n</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heading of a column: the result before the elements were put into another order</extracomment>
        <translation>先前</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Heading of a column: the distance between result and reference</extracomment>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Relative</source>
        <extracomment>Heading of a column: the error, divided by the terms or by the result</extracomment>
        <translation>相對</translation>
    </message>
    <message>
        <source>Bound</source>
        <extracomment>Heading of a column: the largest error that rounding explains</extracomment>
        <translation>界限</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Heading of a column: whether the error is within the bound
----------
Heading of a column: whether the result passed the check</extracomment>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <extracomment>%1: the result that double precision or integers give</extracomment>
        <translation>參考值：%1</translation>
    </message>
    <message>
        <source>allocate</source>
        <extracomment>A phase of a run: memory is allocated</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>host to device, pinned</source>
        <translation>主機到裝置，鎖定分頁</translation>
    </message>
    <message>
        <source>host to device</source>
        <translation>主機到裝置</translation>
    </message>
    <message>
        <source>kernel</source>
        <extracomment>A phase of a run: the launch alone
----------
Title of the axis along which the names of the kernels stand
----------
Name of a series: times of kernels</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>device to host, pinned</source>
        <translation>裝置到主機，鎖定分頁</translation>
    </message>
    <message>
        <source>device to host</source>
        <translation>裝置到主機</translation>
    </message>
    <message>
        <source>host finish</source>
        <extracomment>A phase of a run: what the host computes from the outputs</extracomment>
        <translation>主機收尾</translation>
    </message>
    <message>
        <source>variant</source>
        <extracomment>Title of the axis along which the names of kernels and CPU variants stand</extracomment>
        <translation>版本</translation>
    </message>
    <message>
        <source>time at n = %1</source>
        <extracomment>Title of an axis. %1: a size, &quot;2²⁰&quot;</extracomment>
        <translation>n = %1 的時間</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>Name of a series: the CPU variants</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1, best</source>
        <extracomment>%1: name of a CPU variant, which is the fastest one</extracomment>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>middle half</source>
        <extracomment>A range of measured values: from the lower to the upper quartile</extracomment>
        <translation>中間一半</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) have the copies of pageable memory: those of page-locked memory were not timed.</source>
        <extracomment>%n: how many bars of the chart</extracomment>
        <translation>
            <numerusform>%n 個長條為可分頁記憶體的複製：未測量鎖定分頁記憶體的複製。</numerusform>
        </translation>
    </message>
    <message>
        <source>time of the kernel at n = %1</source>
        <extracomment>Title of an axis. %1: a size, &quot;2²⁰&quot;</extracomment>
        <translation>n = %1 的核心時間</translation>
    </message>
    <message>
        <source>No GPU&apos;s kernel was timed at this size</source>
        <translation>此大小沒有測量 GPU 的核心</translation>
    </message>
    <message>
        <source>Behind each bar stands how many times as fast as %1 it is.</source>
        <extracomment>%1: name of the first kernel of the chart</extracomment>
        <translation>每個長條後面是它比 %1 快的倍數。</translation>
    </message>
    <message>
        <source>Not measured at this size: %1.</source>
        <extracomment>%1: names of kernels, a list</extracomment>
        <translation>此大小未測量：%1。</translation>
    </message>
    <message>
        <source>time of one call</source>
        <translation>單次呼叫的時間</translation>
    </message>
    <message>
        <source>share of the samples that took at most this long</source>
        <translation>耗時不超過此值的樣本比例</translation>
    </message>
    <message>
        <source>lower quartile</source>
        <extracomment>A mark on the axis: a quarter of the samples took at most this long</extracomment>
        <translation>下四分位數</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>A mark on the axis: half of the samples took at most this long</extracomment>
        <translation>中位數</translation>
    </message>
    <message>
        <source>upper quartile</source>
        <extracomment>A mark on the axis: three quarters of the samples took at most this long</extracomment>
        <translation>上四分位數</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not a number and are not drawn.</source>
        <extracomment>%n: how many samples</extracomment>
        <translation>
            <numerusform>%n 個樣本不是數字，未繪製。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, emulated</source>
        <extracomment>%1: name of a kernel whose time the emulator took</extracomment>
        <translation>%1，模擬</translation>
    </message>
    <message>
        <source>%1, not drawn</source>
        <extracomment>%1: name of a kernel or CPU variant whose time cannot be drawn</extracomment>
        <translation>%1，未繪製</translation>
    </message>
    <message>
        <source>time</source>
        <extracomment>Title of an axis: how long an all-reduce takes
----------
Title of an axis: how long a call takes
----------
Title of an axis: how long it takes</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1: with transfers</source>
        <extracomment>%1: name of a kernel; its time includes the copies to and from the GPU</extracomment>
        <translation>%1：含傳輸</translation>
    </message>
    <message>
        <source>bytes per second</source>
        <translation>每秒位元組</translation>
    </message>
    <message>
        <source>The chart counts the bytes that the problem must move: inputs and results once each. The time is that of the kernel alone. What lies in a cache can come faster than from memory.</source>
        <translation>圖表計算問題必須搬移的位元組：輸入與結果各一次。時間僅為核心的時間。快取中的資料可能比來自記憶體更快。</translation>
    </message>
    <message>
        <source>operations per second</source>
        <translation>每秒運算</translation>
    </message>
    <message>
        <source>The chart counts the operations that the problem needs: additions, products, comparisons. Tensor cores may be above the ceiling, which is that of float32 multiply-adds outside them.</source>
        <translation>圖表計算問題需要的運算：加法、乘法、比較。張量核心可能高於上限，該上限是其外的 float32 乘加。</translation>
    </message>
    <message>
        <source>This problem counts, and computes nothing</source>
        <translation>此問題只計數，不做計算</translation>
    </message>
    <message>
        <source>Above the roof: %1. At this n their data stay in a cache, and the roof is that of the main memory.</source>
        <extracomment>The roof: the most that memory and arithmetic allow. %1: names, a list</extracomment>
        <translation>在屋頂之上：%1。在此 n 下資料留在快取中，而屋頂是主記憶體的。</translation>
    </message>
    <message>
        <source>operations per byte that the problem must move</source>
        <translation>問題每搬移一個位元組的運算</translation>
    </message>
    <message>
        <source>operations per second at n = %1</source>
        <extracomment>Title of an axis. %1: a size, &quot;2²⁰&quot;</extracomment>
        <translation>n = %1 的每秒運算</translation>
    </message>
    <message>
        <source>roof of %1</source>
        <extracomment>Name of a line. The roof: the most that memory and arithmetic allow. %1: name of a device</extracomment>
        <translation>%1 的屋頂</translation>
    </message>
    <message>
        <source>No roof is drawn for %1: it was not measured there.</source>
        <extracomment>%1: names of devices</extracomment>
        <translation>沒有畫出 %1 的屋頂：那裡沒有測量。</translation>
    </message>
    <message>
        <source>%1 with transfers is never faster than the best CPU variant at these sizes.</source>
        <extracomment>%1: name of a kernel</extracomment>
        <translation>在這些大小下，%1 含傳輸從未快過最佳 CPU 版本。</translation>
    </message>
    <message>
        <source>%1, the kernel alone, is never faster than the best CPU variant at these sizes.</source>
        <extracomment>%1: name of a kernel</extracomment>
        <translation>在這些大小下，%1 僅核心從未快過最佳 CPU 版本。</translation>
    </message>
    <message>
        <source>%1 with transfers is always as fast as the best CPU variant or faster.</source>
        <extracomment>%1: name of a kernel</extracomment>
        <translation>%1 含傳輸始終不慢於最佳 CPU 版本。</translation>
    </message>
    <message>
        <source>%1, the kernel alone, is always as fast as the best CPU variant or faster.</source>
        <extracomment>%1: name of a kernel</extracomment>
        <translation>%1 僅核心始終不慢於最佳 CPU 版本。</translation>
    </message>
    <message>
        <source>%1 with transfers is faster than the best CPU variant from about n = %2 on.</source>
        <extracomment>%1: name of a kernel; %2: a size</extracomment>
        <translation>%1 含傳輸約從 n = %2 起快於最佳 CPU 版本。</translation>
    </message>
    <message>
        <source>%1, the kernel alone, is faster than the best CPU variant from about n = %2 on.</source>
        <extracomment>%1: name of a kernel; %2: a size</extracomment>
        <translation>%1 僅核心約從 n = %2 起快於最佳 CPU 版本。</translation>
    </message>
    <message>
        <source>%1 with transfers is slower than the best CPU variant at the largest size; it was faster before about n = %2.</source>
        <extracomment>%1: name of a kernel; %2: a size</extracomment>
        <translation>%1 含傳輸在最大的大小慢於最佳 CPU 版本；約在 n = %2 之前較快。</translation>
    </message>
    <message>
        <source>%1, the kernel alone, is slower than the best CPU variant at the largest size; it was faster before about n = %2.</source>
        <extracomment>%1: name of a kernel; %2: a size</extracomment>
        <translation>%1 僅核心在最大的大小慢於最佳 CPU 版本；約在 n = %2 之前較快。</translation>
    </message>
    <message>
        <source>speed-up over the best CPU</source>
        <translation>相對最佳 CPU 的加速比</translation>
    </message>
    <message>
        <source>95% interval</source>
        <extracomment>A range of measured values: their confidence interval</extracomment>
        <translation>95% 區間</translation>
    </message>
    <message>
        <source>%1. Best CPU variant: %2, %3, median %4; %5</source>
        <extracomment>%1: facts on a point; %2: the CPU variant; %3: its size; %4: its time; %5: its machine</extracomment>
        <translation>%1。最佳 CPU 版本：%2，%3，中位數 %4；%5</translation>
    </message>
    <message>
        <source>equal speed</source>
        <extracomment>A mark on the axis, at 1: as fast as the best CPU variant</extracomment>
        <translation>速度相同</translation>
    </message>
    <message>
        <source>Measure this machine&apos;s CPU to compare with</source>
        <translation>請測量這台電腦的 CPU 以供比較</translation>
    </message>
    <message>
        <source>No GPU was timed to compare the CPU with</source>
        <translation>沒有測量可與 CPU 比較的 GPU</translation>
    </message>
    <message>
        <source>With transfers there is no interval: the phases are medians.</source>
        <translation>含傳輸時沒有區間：各分段為中位數。</translation>
    </message>
    <message>
        <source>Nothing counted yet</source>
        <translation>尚未計算</translation>
    </message>
    <message>
        <source>%1 operations in %2 steps; %3</source>
        <extracomment>A point. %1: how many operations; %2: how many steps the longest chain has; %3: the device</extracomment>
        <translation>%1 次運算，%2 步；%3</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>Title of an axis: the length of the longest chain of operations</extracomment>
        <translation>步數</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>Title of an axis: how many operations are computed</extracomment>
        <translation>運算</translation>
    </message>
    <message>
        <source>n·log₂ n</source>
        <extracomment>Name of a line of the chart</extracomment>
        <translation>n·log₂ n</translation>
    </message>
    <message>
        <source>log₂ n</source>
        <extracomment>Name of a line of the chart</extracomment>
        <translation>log₂ n</translation>
    </message>
    <message>
        <source>2·log₂ n</source>
        <extracomment>Name of a line of the chart</extracomment>
        <translation>2·log₂ n</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>Heading of a column: names of kernels</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>Heading of a column: how many operations are computed</extracomment>
        <translation>運算</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Heading of a column: the length of the longest chain of operations</extracomment>
        <translation>步數</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Heading of a column: where the record came from, a device</extracomment>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>histogram: pixels of each grey level</source>
        <translation>直方圖：各灰階的像素數</translation>
    </message>
    <message>
        <source>cdf: pixels at most as bright</source>
        <translation>cdf：亮度不超過此值的像素數</translation>
    </message>
    <message>
        <source>bytes of each device</source>
        <extracomment>Title of an axis: how many bytes the elements of each device have</extracomment>
        <translation>每個裝置的位元組數</translation>
    </message>
    <message>
        <source>Nothing timed yet</source>
        <translation>尚未計時</translation>
    </message>
    <message>
        <source>n = %1 in %2, %3</source>
        <extracomment>A point. %1: a number of elements; %2: a time; %3: a bandwidth</extracomment>
        <translation>n = %1，%2，%3</translation>
    </message>
    <message>
        <source>GPUs</source>
        <extracomment>Title of an axis: how many GPUs take part</extracomment>
        <translation>GPU 數量</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>Name of a line: as many times as much work a second as there are GPUs</extracomment>
        <translation>理想</translation>
    </message>
    <message>
        <source>%1 a call</source>
        <extracomment>A point. %1: a time</extracomment>
        <translation>每次呼叫 %1</translation>
    </message>
    <message>
        <source>bus bandwidth</source>
        <extracomment>Title of an axis: the bus bandwidth that nccl-tests define</extracomment>
        <translation>匯流排頻寬</translation>
    </message>
    <message>
        <source>speedup</source>
        <extracomment>Title of an axis: how many times as much work a second as one GPU</extracomment>
        <translation>加速比</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>Title of an axis: the speedup by the number of GPUs</extracomment>
        <translation>效率</translation>
    </message>
    <message>
        <source>devices</source>
        <extracomment>Title of an axis: how many devices take part</extracomment>
        <translation>裝置數量</translation>
    </message>
    <message>
        <source>time for n = %1</source>
        <extracomment>Title of an axis. %1: a number of elements</extracomment>
        <translation>n = %1 的時間</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <extracomment>A point. %1: a time</extracomment>
        <translation>測得：%1</translation>
    </message>
    <message>
        <source>%1, model</source>
        <extracomment>Name of a line. %1: name of an algorithm</extracomment>
        <translation>%1，模型</translation>
    </message>
    <message>
        <source>Dashed lines are a model: every step takes the latency and passes its longest message at the bandwidth that fit the measured times best.</source>
        <translation>虛線為模型：每一步花費延遲時間，並以頻寬傳送其最長的訊息；兩者皆取最符合測得時間者。</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Name of a line: what times on one and on two GPUs predict for more</extracomment>
        <translation>模型</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <extracomment>Name of a line. %n: how many</extracomment>
        <translation>
            <numerusform>%n 個 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>n = %1 in %2</source>
        <extracomment>A point. %1: a number of elements; %2: a time</extracomment>
        <translation>n = %1，%2</translation>
    </message>
    <message>
        <source>Two GPUs beat one at none of these n.</source>
        <translation>在這些 n 下，兩個 GPU 都不比一個快。</translation>
    </message>
    <message>
        <source>The smallest n at which two GPUs beat one: %1.</source>
        <extracomment>%1: a number of elements</extracomment>
        <translation>兩個 GPU 比一個快的最小 n：%1。</translation>
    </message>
    <message>
        <source>The dashed model is what the times on one and on two GPUs predict.</source>
        <translation>虛線模型是由一個與兩個 GPU 上的時間所預測的。</translation>
    </message>
    <message>
        <source>The dashed model is what the times on one and on two GPUs predict; on %1 GPUs it is off by %2 %.</source>
        <extracomment>%1: how many GPUs; %2: a number, as &quot;1.2&quot;</extracomment>
        <translation>虛線模型是由一個與兩個 GPU 上的時間所預測的；在 %1 個 GPU 上偏差 %2 %。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChartBox</name>
    <message>
        <source>Times</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Compute</source>
        <extracomment>A button: computes what a chart shows</extracomment>
        <translation>計算</translation>
    </message>
    <message>
        <source>Computes the points of the chart on this machine</source>
        <translation>在這台電腦上計算圖表的點</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>圖表顯示什麼</translation>
    </message>
    <message>
        <source>The chart is empty until it is computed.</source>
        <translation>圖表在計算之前是空的。</translation>
    </message>
    <message>
        <source>No times of these kernels came with the program.</source>
        <translation>程式沒有隨附這些核心的時間。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChartButtons</name>
    <message>
        <source>Image</source>
        <extracomment>A button: saves the chart as pixels</extracomment>
        <translation>影像</translation>
    </message>
    <message>
        <source>Saves the chart as .png, with twice the pixels of the screen.</source>
        <translation>將圖表存成 .png，像素為螢幕的兩倍。</translation>
    </message>
    <message>
        <source>Save the chart as an image</source>
        <translation>將圖表存成影像</translation>
    </message>
    <message>
        <source>Vector</source>
        <extracomment>A button: saves the chart as a drawing of lines and texts</extracomment>
        <translation>向量圖</translation>
    </message>
    <message>
        <source>Saves the chart as .svg or .pdf, with texts that can be edited.</source>
        <translation>將圖表存成 .svg 或 .pdf，文字可以編輯。</translation>
    </message>
    <message>
        <source>Save the chart as a drawing</source>
        <translation>將圖表存成向量圖</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A button: saves the numbers of the chart</extracomment>
        <translation>表格</translation>
    </message>
    <message>
        <source>Saves the numbers of the chart as .csv.</source>
        <translation>將圖表的數字存成 .csv。</translation>
    </message>
    <message>
        <source>Save the chart&apos;s table</source>
        <translation>儲存圖表的表格</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>A button: copies the chart into the clipboard</extracomment>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copies the chart into the clipboard, as an image and as a drawing.</source>
        <translation>將圖表複製到剪貼簿，同時有影像與向量圖。</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>複製圖表</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>影像 (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg *.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>向量圖 (*.svg *.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>圖片 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>儲存圖表</translation>
    </message>
    <message>
        <source>Save the table of the chart</source>
        <translation>儲存圖表的表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChartJob</name>
    <message>
        <source>The chart</source>
        <extracomment>What is being made: &quot;The chart needs more memory than …&quot;</extracomment>
        <translation>圖表</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChartView</name>
    <message>
        <source>Left · Right</source>
        <translation>左 · 右</translation>
    </message>
    <message>
        <source>The point before, the next point</source>
        <translation>上一個點、下一個點</translation>
    </message>
    <message>
        <source>Up · Down</source>
        <translation>上 · 下</translation>
    </message>
    <message>
        <source>The series before, the next series</source>
        <translation>上一個數列、下一個數列</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>A key of the keyboard</extracomment>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Hide or show the series</source>
        <translation>隱藏或顯示數列</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>A key of the keyboard</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Run this point at a small n, on the stage</source>
        <translation>以小的 n 在舞台上執行此點</translation>
    </message>
    <message>
        <source>+ · -</source>
        <translation>+ · -</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>放大、縮小</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <extracomment>Keys of the keyboard</extracomment>
        <translation>Shift+方向鍵</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>移動畫面</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A key of the keyboard</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>All in sight again</source>
        <translation>再次顯示全部</translation>
    </message>
    <message>
        <source>%1 is hidden; Space shows it.</source>
        <extracomment>%1: name of a series of the chart</extracomment>
        <translation>%1已隱藏；按空白鍵顯示。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::CheatSheet</name>
    <message>
        <source>On the stage</source>
        <translation>在舞台上</translation>
    </message>
    <message>
        <source>In the source</source>
        <translation>在原始碼中</translation>
    </message>
    <message>
        <source>Next step of the line</source>
        <translation>該行的下一步</translation>
    </message>
    <message>
        <source>What the record tells of the name</source>
        <translation>紀錄中關於該名稱的內容</translation>
    </message>
    <message>
        <source>On a chart</source>
        <translation>在圖表上</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a window: a list of the keys of the keyboard</extracomment>
        <translation>按鍵</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChosenNote</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A parameter. %1: its title, &quot;Thread order&quot;; %2: its value, &quot;random&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What is chosen and not shown</source>
        <translation>已選擇但未顯示的內容</translation>
    </message>
    <message>
        <source>%1, n = %2. Press Run to show %3.</source>
        <extracomment>%1: the kernel that is shown; %2: its size; %3: the kernel that is chosen</extracomment>
        <translation>%1，n = %2。按「執行」顯示 %3。</translation>
    </message>
    <message>
        <source>%1, %2. Press Run to show %3.</source>
        <extracomment>%1: the kernel; %2: parameters that are shown, &quot;n = 64, block 32&quot;; %3: those that are chosen</extracomment>
        <translation>%1，%2。按「執行」顯示 %3。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Comparison</name>
    <message>
        <source>right</source>
        <extracomment>The picture on the right is the better one
----------
Heading of a column: the run on the right
----------
Before the name of the run on the right, behind that of the run on the left</extracomment>
        <translation>右</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>The picture on the left is the better one
----------
Heading of a column: the run on the left</extracomment>
        <translation>左</translation>
    </message>
    <message>
        <source>none (%1)</source>
        <extracomment>One side has none of what is counted. %1: which side, &quot;right&quot;</extracomment>
        <translation>無（%1）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>By how much a side has less or more. %1: a number; % is percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>How many times less or more a side has. %1: a number</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 fewer (%2)</source>
        <extracomment>%1: by how much, &quot;5×&quot;; %2: which side, &quot;right&quot;</extracomment>
        <translation>少 %1（%2）</translation>
    </message>
    <message>
        <source>%1 more (%2)</source>
        <extracomment>%1: by how much, &quot;5×&quot;; %2: which side, &quot;right&quot;</extracomment>
        <translation>多 %1（%2）</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Both sides have the same number</extracomment>
        <translation>相同</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Name of a row: how many steps the animation has</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Steps of the shown block: each is one access of threads that run together.</source>
        <translation>顯示區塊的步驟：每一步是一起執行的執行緒的一次存取。</translation>
    </message>
    <message>
        <source>Epochs</source>
        <extracomment>Name of a row: how many epochs there are. An epoch lies between two barriers</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>Adds and products</source>
        <translation>加法與乘法</translation>
    </message>
    <message>
        <source>Operations on two values of all recorded blocks; a fused multiply-add is two. Not known where the record has no flow.</source>
        <translation>所有已記錄區塊中對兩個值的運算；融合乘加算兩個。紀錄沒有資料流時未知。</translation>
    </message>
    <message>
        <source>Barriers</source>
        <extracomment>Name of a row: how often warps arrived at a barrier</extracomment>
        <translation>屏障</translation>
    </message>
    <message>
        <source>Each arrival of a warp counts once.</source>
        <translation>warp 每次到達計一次。</translation>
    </message>
    <message>
        <source>Global loads</source>
        <extracomment>Name of a row: accesses of global memory</extracomment>
        <translation>全域載入</translation>
    </message>
    <message>
        <source>Global stores</source>
        <extracomment>Name of a row: accesses of global memory</extracomment>
        <translation>全域儲存</translation>
    </message>
    <message>
        <source>Global atomics</source>
        <extracomment>Name of a row: accesses of global memory</extracomment>
        <translation>全域不可分割運算</translation>
    </message>
    <message>
        <source>Sectors</source>
        <extracomment>Name of a row: pieces of 32 bytes of global memory</extracomment>
        <translation>區段</translation>
    </message>
    <message>
        <source>Shared accesses</source>
        <extracomment>Name of a row: loads, stores and atomic operations on shared memory</extracomment>
        <translation>共享記憶體存取</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <extracomment>Name of a row</extracomment>
        <translation>記憶庫衝突</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <extracomment>Name of a row: how many of a warp&apos;s 32 lanes take part on average</extracomment>
        <translation>作用中的 lane</translation>
    </message>
    <message>
        <source>This is the mean over the accesses of warps.</source>
        <translation>這是各 warp 存取的平均值。</translation>
    </message>
    <message>
        <source>%1 of 32</source>
        <extracomment>A mean of lanes of a warp. %1: a number, &quot;12.4&quot;</extracomment>
        <translation>32 中的 %1</translation>
    </message>
    <message>
        <source>Loads per result</source>
        <translation>每個結果的載入</translation>
    </message>
    <message>
        <source>Loads from global memory for each element that is stored there.</source>
        <translation>每個儲存的元素從全域記憶體載入的次數。</translation>
    </message>
    <message>
        <source>Loads per input</source>
        <translation>每個輸入的載入</translation>
    </message>
    <message>
        <source>How often each element that is needed is loaded from global memory.</source>
        <translation>每個需要的元素從全域記憶體載入幾次。</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <extracomment>%1: a result that is not right</extracomment>
        <translation>%1，錯誤</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Name of a row: what the kernel computed</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>What the kernel computed.</source>
        <translation>核心算出的值。</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Name of a row: the distance between result and reference</extracomment>
        <translation>誤差</translation>
    </message>
    <message>
        <source>The distance between result and reference.</source>
        <translation>結果與參考值的差距。</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Name of a row: mistakes that the record shows</extracomment>
        <translation>發現的問題</translation>
    </message>
    <message>
        <source>What the record shows to be wrong: races, barriers that not every thread reaches, accesses out of bounds.</source>
        <translation>紀錄顯示的錯誤：資料競爭、並非每個執行緒都到達的屏障、超出範圍的存取。</translation>
    </message>
    <message>
        <source>the one block</source>
        <translation>唯一的區塊</translation>
    </message>
    <message>
        <source>all %1 blocks</source>
        <extracomment>What was counted. %1: how many</extracomment>
        <translation>全部 %1 個區塊</translation>
    </message>
    <message>
        <source>%1 recorded of %2 blocks</source>
        <extracomment>What was counted. %1: how many; %2: of how many</extracomment>
        <translation>%2 個區塊中已記錄 %1 個</translation>
    </message>
    <message>
        <source>%1, cut off where the record was full</source>
        <extracomment>%1: what was counted, &quot;all 4 blocks&quot;</extracomment>
        <translation>%1，紀錄已滿時截斷</translation>
    </message>
    <message>
        <source>Counted: %1.</source>
        <extracomment>%1: what was counted, &quot;all 4 blocks&quot;</extracomment>
        <translation>計數範圍：%1。</translation>
    </message>
    <message>
        <source>Counted: left %1, right %2.</source>
        <extracomment>%1, %2: what was counted, &quot;all 4 blocks&quot;</extracomment>
        <translation>計數範圍：左 %1，右 %2。</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>Heading of a column: which side has less or more, and how much</extracomment>
        <translation>差異</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Before the name of the run on the left</extracomment>
        <translation>左</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonBar</name>
    <message>
        <source>Compare with</source>
        <extracomment>Before a list of kernels; the shown run is compared with the chosen one</extracomment>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>Run to compare with</source>
        <translation>要比較的執行</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <extracomment>A button: opens a dialog with the parameters of the compared run</extracomment>
        <translation>參數…</translation>
    </message>
    <message>
        <source>Chooses how the compared run is launched</source>
        <translation>選擇比較對象的啟動方式</translation>
    </message>
    <message>
        <source>Parameters of the compared run</source>
        <translation>比較對象的參數</translation>
    </message>
    <message>
        <source>In step</source>
        <extracomment>Before a list of ways to keep two animations together: by step, by epoch…</extracomment>
        <translation>同步</translation>
    </message>
    <message>
        <source>How both are kept in step</source>
        <translation>兩者如何保持同步</translation>
    </message>
    <message>
        <source>Chooses another kernel on the same inputs, or this one with other parameters. It follows in step.</source>
        <translation>選擇使用相同輸入的另一個核心，或以其他參數執行的本核心。它會同步跟隨。</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In the list of kernels to compare with: no comparison</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>this kernel, other parameters…</source>
        <translation>此核心，其他參數…</translation>
    </message>
    <message>
        <source>this kernel</source>
        <extracomment>In the list of kernels to compare with</extracomment>
        <translation>此核心</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a kernel or &quot;this kernel&quot;; %2: what differs, &quot;block 64&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonButton</name>
    <message>
        <source>Compare with</source>
        <extracomment>A button that opens a list of kernels</extracomment>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>Offers more kernels that get the same inputs.</source>
        <translation>提供更多使用相同輸入的核心。</translation>
    </message>
    <message>
        <source>Kernels to compare with the chosen one</source>
        <translation>與所選核心比較的核心</translation>
    </message>
    <message>
        <source>All of the family</source>
        <translation>整個家族</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In the list of kernels to compare with: no kernel</extracomment>
        <translation>無</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonDialog</name>
    <message>
        <source>Thread order of the compared run</source>
        <translation>比較執行的執行緒順序</translation>
    </message>
    <message>
        <source>What prevents the comparison</source>
        <translation>什麼使比較無法進行</translation>
    </message>
    <message>
        <source>Compare with other parameters</source>
        <translation>以其他參數比較</translation>
    </message>
    <message>
        <source>The compared run gets the same data. Choose here what differs.</source>
        <translation>比較的執行使用相同的資料。請在此選擇不同之處。</translation>
    </message>
    <message>
        <source>the first that loses</source>
        <translation>第一個失敗的</translation>
    </message>
    <message>
        <source>as on the left</source>
        <translation>與左邊相同</translation>
    </message>
    <message>
        <source>in order</source>
        <extracomment>An order in which the emulator runs the threads: by their numbers</extracomment>
        <translation>依序</translation>
    </message>
    <message>
        <source>reversed</source>
        <extracomment>An order in which the emulator runs the threads: from the last to the first</extracomment>
        <translation>反序</translation>
    </message>
    <message>
        <source>adversarial</source>
        <extracomment>An order in which the emulator runs the threads: the one that finds most races</extracomment>
        <translation>對抗式</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>An order in which the emulator runs the threads</extracomment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Only the emulator has a choice of orders, so the compared run runs there.</source>
        <translation>只有模擬器能選擇順序，因此比較的執行在模擬器上進行。</translation>
    </message>
    <message>
        <source>Seed of the random order</source>
        <translation>隨機順序的種子</translation>
    </message>
    <message>
        <source>seed </source>
        <extracomment>Stands before the number of a random order</extracomment>
        <translation>種子 </translation>
    </message>
    <message>
        <source>Thread order</source>
        <extracomment>Before a list of orders in which the emulator runs the threads</extracomment>
        <translation>執行緒順序</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>A button: begins the comparison</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Change at least one of them; now both sides are the same.</source>
        <translation>請至少改變其中一項；現在兩邊相同。</translation>
    </message>
    <message>
        <source>lockstep</source>
        <extracomment>An order in which the emulator runs the threads: a warp&apos;s lanes access by access, as before Volta</extracomment>
        <translation>同步 (lockstep)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonPage</name>
    <message>
        <source>What the charts show</source>
        <translation>圖表顯示什麼</translation>
    </message>
    <message>
        <source>What the pointer is at</source>
        <translation>指標所指的內容</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A tab: the numbers of the charts</extracomment>
        <translation>表格</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Between the smallest and the largest size</extracomment>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonPanel</name>
    <message>
        <source>Runs on the left and on the right</source>
        <translation>左邊與右邊的執行</translation>
    </message>
    <message>
        <source>What the pitfall does</source>
        <translation>陷阱做什麼</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>A button that shows and hides the table with both runs&apos; counters</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Show the comparison</source>
        <translation>顯示比較</translation>
    </message>
    <message>
        <source>Shows or hides the table of both sides</source>
        <translation>顯示或隱藏兩邊的表格</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2. %3</source>
        <extracomment>%1, %2: a kernel and its parameters; %3: a sentence that says which blocks were counted</extracomment>
        <translation>左：%1。右：%2。%3</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonTable</name>
    <message>
        <source>Comparison of both sides</source>
        <translation>兩邊的比較</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>Heading of a column: names of counters</extracomment>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Heading of a column: the run on the left</extracomment>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Heading of a column: the run on the right</extracomment>
        <translation>右</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Heading of a column: which side has less or more, and how much</extracomment>
        <translation>差異</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonView</name>
    <message>
        <source>no difference shown</source>
        <translation>未顯示差異</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>The compared benchmark takes longer</extracomment>
        <translation>較慢</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>The compared benchmark takes less time</extracomment>
        <translation>較快</translation>
    </message>
    <message>
        <source>%1, cold</source>
        <extracomment>%1: name of a kernel or of a CPU variant that was timed with an empty cache</extracomment>
        <translation>%1，冷快取</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>An interval. %1, %2: its ends, &quot;0.98&quot;</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>n</source>
        <extracomment>Heading of a column: the size</extracomment>
        <translation>n</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Heading of a column: names of kernels and CPU variants</extracomment>
        <translation>版本</translation>
    </message>
    <message>
        <source>Compared</source>
        <extracomment>Heading of a column: the benchmark that is compared with the first</extracomment>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>First median</source>
        <extracomment>Heading of a column: the median time of the first benchmark</extracomment>
        <translation>前者中位數</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Heading of a column: the median time of the compared benchmark</extracomment>
        <translation>中位數</translation>
    </message>
    <message>
        <source>Ratio</source>
        <extracomment>Heading of a column: the quotient of the medians</extracomment>
        <translation>比值</translation>
    </message>
    <message>
        <source>95% interval</source>
        <extracomment>Heading of a column: the confidence interval of the ratio</extracomment>
        <translation>95% 區間</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>Heading of a column: slower, faster, or no difference shown</extracomment>
        <translation>判定</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比較什麼</translation>
    </message>
    <message>
        <source>The comparison in words</source>
        <translation>以文字表示的比較</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>關閉比較</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>Name of the table for screen readers</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <extracomment>%1: kernel, date and tag of the first benchmark</extracomment>
        <translation>與 %1 比較</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Shown while two benchmarks are compared</extracomment>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>The comparison</source>
        <extracomment>What is being made: &quot;The comparison needs more memory than …&quot;</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>These benchmarks timed nothing in common at any size. The emulator&apos;s times are not compared.</source>
        <translation>這些測量沒有在任何大小上測過相同的項目。模擬器的時間不作比較。</translation>
    </message>
    <message>
        <source>The ratio of the medians says how many times as long it takes. The 95% interval is from the bootstrap; if it holds 1, no difference is shown.</source>
        <translation>中位數的比值表示所需時間為幾倍。95% 區間由 bootstrap 得出；若包含 1，則未顯示差異。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComplaintLabel</name>
    <message>
        <source>Not ready: %1</source>
        <extracomment>For screen readers. %1: what is missing or wrong, a sentence</extracomment>
        <translation>尚未就緒：%1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::CrashDialog</name>
    <message>
        <source>&amp;Copy the report</source>
        <translation>複製報告(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete the report</source>
        <translation>刪除報告(&amp;D)</translation>
    </message>
    <message>
        <source>Crash reports</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>當機報告</translation>
    </message>
    <message>
        <source>Crash reports, the newest first</source>
        <translation>當機報告，最新的在前</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>報告內容</translation>
    </message>
    <message>
        <source>No crash has been reported.</source>
        <translation>沒有當機報告。</translation>
    </message>
    <message>
        <source>A report says where a program crashed, by its modules and offsets. It holds none of your data, and nobody gets it unless you send it.</source>
        <translation>報告以模組與位移說明程式在哪裡當機。其中沒有您的任何資料，除非您自行寄出，沒有人會收到。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DataSource</name>
    <message>
        <source>Open CSV…</source>
        <extracomment>A button: opens a dialog of files</extracomment>
        <translation>開啟 CSV…</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>A button: opens a dialog of files. %1: name of the matrix, &quot;A&quot;</extracomment>
        <translation>開啟 %1…</translation>
    </message>
    <message>
        <source>Use the pattern</source>
        <translation>使用樣式</translation>
    </message>
    <message>
        <source>Forget the file; the pattern makes the inputs.</source>
        <translation>不用檔案；由樣式產生輸入。</translation>
    </message>
    <message>
        <source>Use the pattern instead of the file</source>
        <translation>以樣式取代檔案</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Name for screen readers of the words on the opened file</extracomment>
        <translation>資料</translation>
    </message>
    <message>
        <source>Numbers from a text table: each of its lines is a row of %1.</source>
        <extracomment>%1: name of the matrix, &quot;A&quot;</extracomment>
        <translation>來自文字表格的數字：表格的每一行是 %1 的一列。</translation>
    </message>
    <message>
        <source>Numbers from a text table: one or two columns; a second input without one is all ones.</source>
        <translation>來自文字表格的數字：一或兩行；沒有第二行時，第二個輸入全為 1。</translation>
    </message>
    <message>
        <source>Open a CSV file</source>
        <translation>開啟 CSV 檔案</translation>
    </message>
    <message>
        <source>Open a CSV file as matrix %1</source>
        <extracomment>%1: name of the matrix, &quot;A&quot;</extracomment>
        <translation>開啟 CSV 檔案作為矩陣 %1</translation>
    </message>
    <message>
        <source>columns, as 1, 3</source>
        <translation>欄位，如 1, 3</translation>
    </message>
    <message>
        <source>One or two columns, by name or by number from 1, with a comma between.</source>
        <translation>一或兩個欄位，以名稱或從 1 起的編號指定，中間加逗號。</translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation>檔案的欄位</translation>
    </message>
    <message>
        <source>Open data</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>開啟資料</translation>
    </message>
    <message>
        <source>Open matrix %1</source>
        <extracomment>Title of a dialog of files. %1: name of the matrix, &quot;A&quot;</extracomment>
        <translation>開啟矩陣 %1</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Shown while it is done. %1: name of the file</extracomment>
        <translation>正在讀取 %1…</translation>
    </message>
    <message>
        <source>%1: %2, %L3 rows</source>
        <extracomment>%1: name of the file; %2: names of columns, &quot;x and y&quot;; %L3: how many rows</extracomment>
        <translation>%1：%2，%L3 列</translation>
    </message>
    <message>
        <source>%1: %L2 × %L3</source>
        <extracomment>A matrix from a file. %1: name of the file; %L2, %L3: how many rows and columns</extracomment>
        <translation>%1：%L2 × %L3</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <extracomment>%1: name of the file</extracomment>
        <translation>沒有讀取 %1。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DevicePane</name>
    <message>
        <source>The all-reduce</source>
        <translation>全歸約</translation>
    </message>
    <message>
        <source>What the step does</source>
        <translation>這一步做什麼</translation>
    </message>
    <message>
        <source>What the messages cost</source>
        <translation>訊息的代價</translation>
    </message>
    <message>
        <source>%1; the table has the messages</source>
        <extracomment>Name of a picture for screen readers. %1: &quot;Ring on 8 devices: 14 steps, 112 messages&quot;</extracomment>
        <translation>%1；訊息見表格</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>出了什麼錯</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Devices</name>
    <message>
        <source>is added</source>
        <translation>加上</translation>
    </message>
    <message>
        <source>is copied</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>devices in the sum</source>
        <translation>總和所含的裝置</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>Beside a row of a picture: before the first step</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>Beside a row of a picture. %1: number of the step</extracomment>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>device</source>
        <extracomment>Before the numbers of the devices, above the columns of a picture</extracomment>
        <translation>裝置</translation>
    </message>
    <message>
        <source>All-reduce of %1 %2 on %3 devices</source>
        <extracomment>Above a picture. %1: &quot;n = 16&quot;; %2: type of the elements; %3: how many devices</extracomment>
        <translation>全歸約：%1 %2，%3 個裝置</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>In a sentence: what a device sends. %n: how many</extracomment>
        <translation>
            <numerusform>%n 個元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n element(s)</source>
        <extracomment>In a sentence: what a device sends. %n: how many</extracomment>
        <translation>
            <numerusform>最多 %n 個元素</numerusform>
        </translation>
    </message>
    <message>
        <source>device %1 sends %2 to device %3, which adds them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %1, %3: numbers of devices; %2: &quot;2 elements&quot;</extracomment>
        <translation>裝置 %1 將%2送給裝置 %3，由它加上。</translation>
    </message>
    <message>
        <source>device %1 sends %2 to device %3, which copies them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %1, %3: numbers of devices; %2: &quot;2 elements&quot;</extracomment>
        <translation>裝置 %1 將%2送給裝置 %3，由它複製。</translation>
    </message>
    <message>
        <source>each device sends %1 to the next one, which adds them.</source>
        <extracomment>Behind &quot;Step 3 of 14:&quot;. %1: &quot;2 elements&quot;</extracomment>
        <translation>每個裝置將%1送給下一個裝置，由它加上。</translation>
    </message>
    <message>
        <source>each device sends %1 to the next one, which copies them.</source>
        <extracomment>Behind &quot;Step 3 of 14:&quot;. %1: &quot;2 elements&quot;</extracomment>
        <translation>每個裝置將%1送給下一個裝置，由它複製。</translation>
    </message>
    <message numerus="yes">
        <source>%n devices exchange %1 in pairs, and add what they receive.</source>
        <extracomment>Behind &quot;Step 3 of 4:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n 個裝置兩兩交換%1，並加上所收到的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices send %1 each to another one, which adds them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n 個裝置各將%1送給另一個裝置，由它加上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices send %1 each to another one, which copies them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n 個裝置各將%1送給另一個裝置，由它複製。</numerusform>
        </translation>
    </message>
    <message>
        <source>2(p − 1)/p · n, since each of p devices sends 2(p − 1) parts of n/p elements.</source>
        <translation>2(p − 1)/p · n，因為 p 個裝置各送出 2(p − 1) 個含 n/p 個元素的部分。</translation>
    </message>
    <message>
        <source>⌈log₂ p⌉ · n, since device 0 gets all elements once in each level of the tree.</source>
        <translation>⌈log₂ p⌉ · n，因為裝置 0 在樹的每一層都收到一次全部元素。</translation>
    </message>
    <message>
        <source>⌊log₂ p⌋ · n, and n more where p is no power of two, since all elements go over in each step.</source>
        <translation>⌊log₂ p⌋ · n，若 p 不是 2 的冪則再加 n，因為每一步都送出全部元素。</translation>
    </message>
    <message>
        <source>(p − 1) · n, since device 0 gets all elements of every other device.</source>
        <translation>(p − 1) · n，因為裝置 0 收到其他每個裝置的全部元素。</translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>A way of an all-reduce: around a ring of devices</extracomment>
        <translation>環</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>A way of an all-reduce: along a tree of devices</extracomment>
        <translation>樹</translation>
    </message>
    <message>
        <source>Recursive doubling</source>
        <extracomment>A way of an all-reduce</extracomment>
        <translation>遞迴加倍</translation>
    </message>
    <message>
        <source>All to one</source>
        <extracomment>A way of an all-reduce: one device adds up everything</extracomment>
        <translation>全部送往一個</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <extracomment>In &quot;Ring on 8 devices&quot;. %n: how many</extracomment>
        <translation>
            <numerusform>%n 個裝置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>%n: how many</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Between devices. %n: how many</extracomment>
        <translation>
            <numerusform>%n 則訊息</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2: %3, %4</source>
        <extracomment>Above a picture. %1: &quot;Ring&quot;; %2: &quot;8 devices&quot;; %3: &quot;14 steps&quot;; %4: &quot;112 messages&quot;</extracomment>
        <translation>%1，%2：%3，%4</translation>
    </message>
    <message>
        <source>Before the first step: each device has its own elements.</source>
        <translation>第一步之前：每個裝置有自己的元素。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>%1: number of the step; %2: number of steps; %3: &quot;each device sends 2 elements to …&quot;</extracomment>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>The busiest device sends or receives %1 · n elements, %2: %3</source>
        <extracomment>%1: a factor, &quot;1.75&quot;; %2: bytes, &quot;112 B&quot;; %3: a formula and its reason</extracomment>
        <translation>最忙的裝置傳送或接收 %1 · n 個元素，%2：%3</translation>
    </message>
    <message>
        <source>The sums are wrong.</source>
        <translation>總和有誤。</translation>
    </message>
    <message>
        <source>All devices end with the same bits, and the sums are right.</source>
        <translation>所有裝置最後的位元都相同，總和正確。</translation>
    </message>
    <message>
        <source>The sums are right, but not of the same bits on all devices.</source>
        <translation>總和正確，但各裝置的位元不全相同。</translation>
    </message>
    <message>
        <source>after step %1</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>第 %1 步之後</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>第一步之前</translation>
    </message>
    <message numerus="yes">
        <source>sums of %n of %1 devices</source>
        <extracomment>%n: how many devices; %1: how many there are</extracomment>
        <translation>
            <numerusform>%1 個裝置中 %n 個的總和</numerusform>
        </translation>
    </message>
    <message>
        <source>Device %1 %2, elements %3: %4</source>
        <extracomment>%1: a device&apos;s number; %2: &quot;after step 3&quot;; %3: elements, &quot;4..5&quot;; %4: &quot;sums of 3 of 8 devices&quot;</extracomment>
        <translation>裝置 %1，%2，元素 %3：%4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a sentence on elements; %2: their values, &quot;12, 15&quot;
----------
%1: a sentence on a message; %2: the values that it carried</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>What the receiver of a message does: it adds the elements to its own</extracomment>
        <translation>加上</translation>
    </message>
    <message>
        <source>copied</source>
        <extracomment>What the receiver of a message does: it puts the elements in place of its own</extracomment>
        <translation>複製</translation>
    </message>
    <message>
        <source>Step %1: device %2 sends elements %3 to device %4, %5, %6</source>
        <extracomment>%1: number of the step; %2, %4: numbers of devices; %3: elements, &quot;4..5&quot;; %5: bytes; %6: &quot;added&quot;</extracomment>
        <translation>第 %1 步：裝置 %2 將元素 %3 送給裝置 %4，%5，%6</translation>
    </message>
    <message>
        <source>is never received</source>
        <translation>永遠不會被收到</translation>
    </message>
    <message>
        <source>is absent, or waits for ever</source>
        <translation>缺席，或永遠等待</translation>
    </message>
    <message>
        <source>the mistake</source>
        <translation>錯誤所在</translation>
    </message>
    <message>
        <source>no device receives anything.</source>
        <translation>沒有裝置收到任何資料。</translation>
    </message>
    <message>
        <source>It takes no part any more.</source>
        <translation>它不再參與。</translation>
    </message>
    <message>
        <source>It waits for ever for a message that is not sent.</source>
        <translation>它永遠等待一則從未送出的訊息。</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are never received.</source>
        <extracomment>Of a step of an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n 則訊息永遠不會被收到。</numerusform>
        </translation>
    </message>
    <message>
        <source>The busiest device sends or receives %1 · n elements, %2.</source>
        <extracomment>%1: a factor, &quot;1.75&quot;; %2: bytes, &quot;112 B&quot;</extracomment>
        <translation>最忙的裝置傳送或接收 %1 · n 個元素，%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n emulated device(s)</source>
        <extracomment>On a badge: what has carried out an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n 個模擬裝置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emulated device(s), MPI</source>
        <extracomment>On a badge: what has carried out an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n 個模擬裝置，MPI</numerusform>
        </translation>
    </message>
    <message>
        <source>never received</source>
        <extracomment>What becomes of a message: its receiver does not take it</extracomment>
        <translation>從未收到</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DevicesBar</name>
    <message>
        <source>Run the all-reduce</source>
        <translation>執行全歸約</translation>
    </message>
    <message>
        <source>Algorithm of the all-reduce</source>
        <translation>全歸約的演算法</translation>
    </message>
    <message>
        <source>Algorithm beside it</source>
        <translation>並列的演算法</translation>
    </message>
    <message>
        <source>Type of the elements</source>
        <translation>元素的型別</translation>
    </message>
    <message>
        <source>Pattern of the elements</source>
        <translation>元素的樣式</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>Name of a field: how many devices there are</extracomment>
        <translation>裝置</translation>
    </message>
    <message>
        <source>Elements of each device</source>
        <translation>每個裝置的元素</translation>
    </message>
    <message>
        <source>How many elements each device has, as 16 or 2^10.</source>
        <translation>每個裝置有多少元素，例如 16 或 2^10。</translation>
    </message>
    <message>
        <source>beside</source>
        <extracomment>Before a list of algorithms: the one whose picture is beside the first one&apos;s</extracomment>
        <translation>並列</translation>
    </message>
    <message>
        <source>devices</source>
        <extracomment>Before a number: how many devices</extracomment>
        <translation>裝置</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In the list of algorithms beside the first one: only one picture is shown</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>count: 1, 2, 3, … on each device; ones: all 1; random: from -1 to 1; random-01: from 0 to 1.</source>
        <translation>count：每個裝置為 1、2、3、…；ones：全為 1；random：-1 到 1；random-01：0 到 1。</translation>
    </message>
    <message>
        <source>n = %1 is no whole number from 1 to %2.</source>
        <extracomment>%1: what was typed; %2: the largest number of elements</extracomment>
        <translation>n = %1 不是 1 到 %2 的整數。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the all-reduce</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>A button: runs the all-reduce</extracomment>
        <translation>執行</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>沒有錯誤</translation>
    </message>
    <message>
        <source>absent device</source>
        <translation>缺席的裝置</translation>
    </message>
    <message>
        <source>mismatched counts</source>
        <translation>數量不符</translation>
    </message>
    <message>
        <source>early read</source>
        <translation>過早讀取</translation>
    </message>
    <message>
        <source>reused buffer</source>
        <translation>重複使用的緩衝區</translation>
    </message>
    <message>
        <source>Run the all-reduce on these devices.</source>
        <translation>在這些裝置上執行 全歸約。</translation>
    </message>
    <message>
        <source>Kind of the devices</source>
        <translation>裝置的種類</translation>
    </message>
    <message>
        <source>Mistake to make</source>
        <translation>要犯的錯誤</translation>
    </message>
    <message numerus="yes">
        <source>The engine has %n rank(s), each of which is a device. --engine mpi: sets how many there are.</source>
        <extracomment>%n: how many ranks there are</extracomment>
        <translation>
            <numerusform>引擎有 %n 個行程（rank），每個都是一個裝置。數量由 --engine mpi: 設定。</numerusform>
        </translation>
    </message>
    <message>
        <source>How many devices there are, from 2 to %1.</source>
        <extracomment>%1: the largest number</extracomment>
        <translation>裝置的數量，從 2 到 %1。</translation>
    </message>
    <message>
        <source>A mistake of message passing that the last device makes.</source>
        <translation>由最後一個裝置所犯的訊息傳遞錯誤。</translation>
    </message>
    <message>
        <source>emulated</source>
        <extracomment>In a list of kinds of devices</extracomment>
        <translation>模擬</translation>
    </message>
    <message>
        <source>GPUs</source>
        <extracomment>In a list of kinds of devices</extracomment>
        <translation>GPU</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DevicesPage</name>
    <message>
        <source>What prevents an all-reduce</source>
        <translation>什麼阻止全歸約</translation>
    </message>
    <message>
        <source>The messages between the devices</source>
        <translation>裝置之間的訊息</translation>
    </message>
    <message>
        <source>What the pointer is at</source>
        <translation>指標所指</translation>
    </message>
    <message>
        <source>Views of the all-reduce</source>
        <translation>全歸約的檢視</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>A tab: the picture, with a column for each device</extracomment>
        <translation>裝置</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>A tab: a table of the messages between devices</extracomment>
        <translation>訊息</translation>
    </message>
    <message>
        <source>Left and Right go from step to step, and a click on a message or a device goes to its step. The keys + and - zoom; with more room, the values are seen.</source>
        <translation>左右鍵逐步移動，點選訊息或裝置會到它的步驟。按鍵 + 與 - 縮放；空間足夠時可看到值。</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>A tab: charts of the times of devices</extracomment>
        <translation>圖表</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DockLayout</name>
    <message>
        <source>Close %1</source>
        <extracomment>%1: the title of a dock, &quot;Result&quot;</extracomment>
        <translation>關閉%1</translation>
    </message>
    <message>
        <source>Dock %1</source>
        <extracomment>%1: the title of a dock, &quot;Result&quot;; puts it back into the window</extracomment>
        <translation>停駐%1</translation>
    </message>
    <message>
        <source>Float %1</source>
        <extracomment>%1: the title of a dock, &quot;Result&quot;; makes it a window of its own</extracomment>
        <translation>浮動%1</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Title of a panel: the source of the kernel</extracomment>
        <translation>原始碼</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a panel: the result of the run</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>Title of a panel: values in a thread&apos;s registers</extracomment>
        <translation>暫存器</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::EngineNote</name>
    <message>
        <source>Starting the engine…</source>
        <translation>正在啟動引擎…</translation>
    </message>
    <message>
        <source>The engine has been started again.</source>
        <translation>引擎已重新啟動。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a sentence on why the engine ended; %2: &quot;The engine has been started again.&quot;</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::EqualizeJob</name>
    <message>
        <source>The image</source>
        <extracomment>What is being made: &quot;The image needs more memory than …&quot;</extracomment>
        <translation>影像</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Shown while it is done. %1: name of the file</extracomment>
        <translation>正在讀取 %1…</translation>
    </message>
    <message>
        <source>Equalising %1…</source>
        <extracomment>Shown while it is done. %1: name of the file</extracomment>
        <translation>正在等化 %1…</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <extracomment>Shown while it is done. %1: name of the file</extracomment>
        <translation>正在寫入 %1…</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::EqualizePage</name>
    <message>
        <source>%1 · %2 × %3 · %4</source>
        <extracomment>An image. %1: name of the file; %2, %3: width and height; %4: &quot;grey&quot; or &quot;colour&quot;</extracomment>
        <translation>%1 · %2 × %3 · %4</translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>Behind the size of an image: it has shades of grey only</extracomment>
        <translation>灰階</translation>
    </message>
    <message>
        <source>colour</source>
        <extracomment>Behind the size of an image: it has colours</extracomment>
        <translation>彩色</translation>
    </message>
    <message>
        <source>Open image…</source>
        <extracomment>A button: opens a dialog of files</extracomment>
        <translation>開啟影像…</translation>
    </message>
    <message>
        <source>%1; colour is equalised by its luma. A file can also be dropped here.</source>
        <extracomment>%1: names of file formats, a list. Luma: the brightness of a pixel</extracomment>
        <translation>%1；彩色影像依亮度等化。也可以把檔案拖放到這裡。</translation>
    </message>
    <message>
        <source>The Moon</source>
        <extracomment>A button: opens a photograph of the Moon</extracomment>
        <translation>月球</translation>
    </message>
    <message>
        <source>A photograph of low contrast that ships with Lanescope</source>
        <translation>Lanescope 附帶的低對比照片</translation>
    </message>
    <message>
        <source>Equalise the photograph of the Moon</source>
        <translation>等化月球照片</translation>
    </message>
    <message>
        <source>Save result…</source>
        <extracomment>A button: opens a dialog of files</extracomment>
        <translation>儲存結果…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the equalisation</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Name of the progress bar for screen readers</extracomment>
        <translation>進度</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Above the image as it was opened</extracomment>
        <translation>之前</translation>
    </message>
    <message>
        <source>Open an image, or drop its file here.</source>
        <translation>開啟影像，或把檔案拖放到這裡。</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>Above the equalised image</extracomment>
        <translation>之後</translation>
    </message>
    <message>
        <source>Its equalisation will stand here.</source>
        <translation>等化後的影像會顯示在這裡。</translation>
    </message>
    <message>
        <source>The run in words</source>
        <translation>執行的文字說明</translation>
    </message>
    <message>
        <source>Grey levels: %1</source>
        <extracomment>Title of a saved chart. %1: &quot;Before&quot; or &quot;After&quot;</extracomment>
        <translation>灰階：%1</translation>
    </message>
    <message>
        <source>%1: the image</source>
        <extracomment>Name for screen readers. %1: &quot;Before&quot; or &quot;After&quot;</extracomment>
        <translation>%1：影像</translation>
    </message>
    <message>
        <source>%1: histogram and cdf of the grey levels</source>
        <extracomment>Name for screen readers. %1: &quot;Before&quot; or &quot;After&quot;</extracomment>
        <translation>%1：灰階的直方圖與 cdf</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>已寫入：%1</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation>開啟影像</translation>
    </message>
    <message>
        <source>Images (%1);;All files (*)</source>
        <extracomment>Kinds of files in the dialog of files. %1: patterns such as &quot;*.png *.jpg&quot;</extracomment>
        <translation>影像 (%1);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>%1-equalised.png</source>
        <extracomment>Name of a new file. %1: name of the opened image without its ending</extracomment>
        <translation>%1-等化.png</translation>
    </message>
    <message>
        <source>Save the equalised image</source>
        <translation>儲存等化後的影像</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <extracomment>Kinds of files in the dialog of files. %1: patterns such as &quot;*.png *.jpg&quot;</extracomment>
        <translation>影像 (%1)</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <extracomment>Above an image. %1: its name, size and colours</extracomment>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>After: luma equalised, chroma kept</source>
        <translation>之後：亮度已等化，色度保持不變</translation>
    </message>
    <message>
        <source>Three launches took %1; the emulator&apos;s time says nothing about a GPU&apos;s.</source>
        <extracomment>%1: a time, &quot;1.2 ms&quot;</extracomment>
        <translation>三次啟動花了 %1；模擬器的時間不代表 GPU 的時間。</translation>
    </message>
    <message>
        <source>Three launches took %1; with the copies to and from the GPU it was %2.</source>
        <extracomment>%1, %2: times, &quot;1.2 ms&quot;</extracomment>
        <translation>三次啟動花了 %1；含與 GPU 之間的複製為 %2。</translation>
    </message>
    <message>
        <source>Each of the %L1 pixels is what the CPU&apos;s reference gives.</source>
        <extracomment>%L1: how many pixels</extracomment>
        <translation>%L1 個像素全部與 CPU 的參考值相同。</translation>
    </message>
    <message>
        <source>The check against the CPU&apos;s reference failed.</source>
        <translation>與 CPU 參考值的核對未通過。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ErrorsPage</name>
    <message>
        <source>Compare</source>
        <extracomment>A button: computes the errors of kernels and CPU variants</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compute the kernel and the CPU&apos;s orders of addition over the sizes, and compare each with the reference.</source>
        <translation>以各種大小計算核心與 CPU 的各種加法順序，並逐一與參考值比較。</translation>
    </message>
    <message>
        <source>Compare the errors</source>
        <translation>比較誤差</translation>
    </message>
    <message>
        <source>What prevents comparing</source>
        <translation>無法比較的原因</translation>
    </message>
    <message>
        <source>Smallest size to compare</source>
        <translation>比較的最小大小</translation>
    </message>
    <message>
        <source>Largest size to compare</source>
        <translation>比較的最大大小</translation>
    </message>
    <message>
        <source>Over n</source>
        <extracomment>A tab with charts: against the size of the inputs</extracomment>
        <translation>對 n</translation>
    </message>
    <message>
        <source>Views of the errors</source>
        <translation>誤差的檢視</translation>
    </message>
    <message>
        <source>Chart: error against n; the table has the numbers</source>
        <translation>圖表：誤差對 n；表格中有數字</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of the table for screen readers</extracomment>
        <translation>誤差</translation>
    </message>
    <message>
        <source>The errors in words</source>
        <translation>誤差的文字說明</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>打亂順序</translation>
    </message>
    <message>
        <source>Adds the same elements in another order. A float&apos;s sum changes, an integer&apos;s does not. The hollow points show the order before.</source>
        <translation>以另一種順序加總相同的元素。float 的和會改變，整數的和不會。空心點是先前的順序。</translation>
    </message>
    <message>
        <source>What the error is divided by</source>
        <translation>誤差除以什麼</translation>
    </message>
    <message>
        <source>error / terms</source>
        <translation>誤差 / 各項</translation>
    </message>
    <message>
        <source>error / result</source>
        <translation>誤差 / 結果</translation>
    </message>
    <message>
        <source>The error is divided by the sum of the terms&apos; magnitudes, so that rounding alone decides, or by the result, which tells how many digits are right.</source>
        <translation>誤差可除以各項大小的總和，此時只由捨入決定；或除以結果，可看出有幾位數正確。</translation>
    </message>
    <message>
        <source>Compare computes the same inputs in every way. Shuffle repeats it in another order.</source>
        <translation>「比較」以每種方式計算相同的輸入。「打亂」以另一種順序重做。</translation>
    </message>
    <message>
        <source>Errors of %1</source>
        <extracomment>Title of the saved chart. %1: id of the kernel</extracomment>
        <translation>%1 的誤差</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ExercisePanel</name>
    <message>
        <source>Exercise</source>
        <extracomment>Name for screen readers: a task for the kernel in the editor</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>What came of the check</source>
        <translation>檢查結果</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>檢查進度</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: holds the kernel against its task</extracomment>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Runs the kernel at every size that the exercise names, in the sandbox</source>
        <translation>在沙箱中以練習列出的每個大小執行核心</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button: shows the next hint to an exercise</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Shows the next hint</source>
        <translation>顯示下一個提示</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button: leaves an exercise; the text stays</extracomment>
        <translation>離開</translation>
    </message>
    <message>
        <source>Leaves the exercise; the text stays</source>
        <translation>離開練習；文字會保留</translation>
    </message>
    <message>
        <source>%1 The text has changed since.</source>
        <extracomment>%1: a sentence on what a check has found</extracomment>
        <translation>%1 之後文字已有更改。</translation>
    </message>
    <message>
        <source>%1 of %2 points.</source>
        <extracomment>What a solution of an exercise has reached. %1: its points; %2: all points</extracomment>
        <translation>%2 分中得 %1 分。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ExplainView</name>
    <message>
        <source>not known</source>
        <extracomment>The occupancy is not known</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1: a number; % is percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1, limited by %2</source>
        <extracomment>An occupancy. %1: &quot;50%&quot;; %2: what limits it, &quot;registers and shared memory&quot;</extracomment>
        <translation>%1，受限於 %2</translation>
    </message>
    <message>
        <source>What tells the launches apart</source>
        <translation>兩種啟動的差別</translation>
    </message>
    <message>
        <source>Two launches compared</source>
        <translation>兩種啟動的比較</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>Heading of a column: names of counters</extracomment>
        <translation>計數器</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>Heading of a column: the first of two launches</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>Heading of a column: the second of two launches</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Choose two cells of the heat map, with a click or with Space, and press Explain.</source>
        <translation>在熱圖中以點按或空白鍵選擇兩格，再按「說明」。</translation>
    </message>
    <message>
        <source>Recording both launches…</source>
        <translation>正在記錄兩種啟動…</translation>
    </message>
    <message>
        <source>There is no record of this kernel, so that nothing can be counted.</source>
        <translation>此核心沒有紀錄，因此無法計數。</translation>
    </message>
    <message>
        <source>B takes %1 times as long as A.</source>
        <extracomment>A, B: two launches. %1: a number, &quot;1.25&quot;</extracomment>
        <translation>B 所需時間是 A 的 %1 倍。</translation>
    </message>
    <message>
        <source>A takes %1 times as long as B.</source>
        <extracomment>A, B: two launches. %1: a number, &quot;1.25&quot;</extracomment>
        <translation>A 所需時間是 B 的 %1 倍。</translation>
    </message>
    <message>
        <source>%1 (%2 in A, %3 in B)</source>
        <extracomment>In a list. A, B: two launches. %1: name of a counter; %2, %3: numbers</extracomment>
        <translation>%1（A 為 %2，B 為 %3）</translation>
    </message>
    <message>
        <source>The record counts the same for a warp and for a request.</source>
        <translation>紀錄中每個 warp 與每個要求的計數相同。</translation>
    </message>
    <message>
        <source>These differ, the largest difference first: %1.</source>
        <extracomment>%1: names of counters with their numbers, a list</extracomment>
        <translation>有差異的如下，差異最大者在前：%1。</translation>
    </message>
    <message>
        <source>The occupancy is %1 in A and %2 in B.</source>
        <extracomment>A, B: two launches. %1, %2: &quot;50%, limited by registers&quot;</extracomment>
        <translation>佔用率在 A 為 %1，在 B 為 %2。</translation>
    </message>
    <message>
        <source>Recorded with n = %L1.</source>
        <extracomment>%L1: a number</extracomment>
        <translation>以 n = %L1 記錄。</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <extracomment>Name of a row: how many warps a multiprocessor keeps ready</extracomment>
        <translation>佔用率</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <extracomment>Name of a row: a counter that the GPU has counted itself. %1: its name</extracomment>
        <translation>GPU：%1</translation>
    </message>
    <message>
        <source>A: %1</source>
        <extracomment>Heading of a column. %1: a launch, &quot;block 256&quot;</extracomment>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <extracomment>Heading of a column. %1: a launch, &quot;block 256&quot;</extracomment>
        <translation>B：%1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Export</name>
    <message>
        <source>PNG: a picture</source>
        <translation>PNG：圖片</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>PNG 圖片 (*.png)</translation>
    </message>
    <message>
        <source>SVG: a drawing, sharp at any size</source>
        <translation>SVG：任何大小都清晰的圖</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>SVG 圖 (*.svg)</translation>
    </message>
    <message>
        <source>PDF: a page for each step</source>
        <translation>PDF：每步一頁</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>GIF: an animation</source>
        <translation>GIF：動畫</translation>
    </message>
    <message>
        <source>GIF animations (*.gif)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>GIF 動畫 (*.gif)</translation>
    </message>
    <message>
        <source>MP4: a video</source>
        <translation>MP4：影片</translation>
    </message>
    <message>
        <source>MP4 videos (*.mp4)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>MP4 影片 (*.mp4)</translation>
    </message>
    <message>
        <source>PNG files in a folder, one for each step</source>
        <translation>資料夾中的 PNG 檔案，每步一個</translation>
    </message>
    <message>
        <source>1 page</source>
        <extracomment>Begins a sentence: &quot;1 page of 1280 × 720 pixels, …&quot;</extracomment>
        <translation>1 頁</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <extracomment>Begins a sentence: &quot;30 pages of 1280 × 720 pixels, …&quot;. %1: how many</extracomment>
        <translation>%1 頁</translation>
    </message>
    <message>
        <source>%1 frames in %2 seconds</source>
        <extracomment>Begins a sentence: &quot;60 frames in 2.0 seconds of 1280 × 720 pixels, …&quot;. %1, %2: numbers</extracomment>
        <translation>%2 秒共 %1 個影格</translation>
    </message>
    <message>
        <source>1 picture</source>
        <extracomment>Begins a sentence: &quot;1 picture of 1280 × 720 pixels, …&quot;</extracomment>
        <translation>1 張圖片</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <extracomment>Begins a sentence: &quot;30 pictures of 1280 × 720 pixels, …&quot;. %1: how many</extracomment>
        <translation>%1 張圖片</translation>
    </message>
    <message>
        <source>%1 of %2 × %3 pixels, roughly %4. Writing takes roughly %5.</source>
        <extracomment>%1: what, &quot;30 pages&quot;; %2, %3: width and height; %4: size of the file; %5: a duration, &quot;2 min&quot;</extracomment>
        <translation>%1，%2 × %3 像素，約 %4。寫入約需 %5。</translation>
    </message>
    <message>
        <source>%1 of %2 × %3 pixels, roughly %4.</source>
        <extracomment>%1: what, &quot;30 pages&quot;; %2, %3: width and height; %4: size of the file, &quot;2 MB&quot;</extracomment>
        <translation>%1，%2 × %3 像素，約 %4。</translation>
    </message>
    <message>
        <source>HTML: a page that plays, for any browser</source>
        <translation>HTML：可播放的網頁，適用任何瀏覽器</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>HTML 網頁 (*.html)</translation>
    </message>
    <message>
        <source>A page of 1 step</source>
        <extracomment>Begins a sentence: &quot;A page of 1 step of 1280 × 720 pixels, …&quot;</extracomment>
        <translation>1 步的網頁</translation>
    </message>
    <message>
        <source>A page of %1 steps</source>
        <extracomment>Begins a sentence: &quot;A page of 30 steps of 1280 × 720 pixels, …&quot;. %1: how many</extracomment>
        <translation>%1 步的網頁</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ExportDialog</name>
    <message>
        <source>Format</source>
        <extracomment>Which kind of file is written</extracomment>
        <translation>格式</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Which steps of the run are written</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>The number of the first step that is written</extracomment>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>The number of the last step that is written</extracomment>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Width and height of the picture</extracomment>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>寬度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒影格</translation>
    </message>
    <message>
        <source>Number of plays</source>
        <translation>播放次數</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>The colours of the picture</extracomment>
        <translation>佈景主題</translation>
    </message>
    <message>
        <source>Expected result</source>
        <extracomment>Before a sentence that says how large the file will be</extracomment>
        <translation>預期結果</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>A button: chooses the file and begins the export</extracomment>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>Title of the dialog that writes the animation into a file</extracomment>
        <translation>匯出</translation>
    </message>
    <message>
        <source>%1: needs ffmpeg</source>
        <extracomment>%1: a format, &quot;MP4: a video&quot;; ffmpeg is the name of a program</extracomment>
        <translation>%1：需要 ffmpeg</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <extracomment>Before a list of file formats</extracomment>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <extracomment>Before a choice of the steps that are written</extracomment>
        <translation>步驟(&amp;S)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <extracomment>Before a choice of width and height</extracomment>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>每秒步數</translation>
    </message>
    <message>
        <source>Steps per se&amp;cond</source>
        <translation>每秒步數(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;rames per second</source>
        <translation>每秒影格(&amp;R)</translation>
    </message>
    <message>
        <source>for ever</source>
        <extracomment>In the field of plays: the animation begins again without end</extracomment>
        <translation>無限</translation>
    </message>
    <message>
        <source>&amp;Plays</source>
        <extracomment>Before the number of times that the animation plays</extracomment>
        <translation>播放次數(&amp;P)</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>與視窗相同</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>A set of colours</extracomment>
        <translation>淺色</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>A set of colours</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>high contrast</source>
        <extracomment>A set of colours</extracomment>
        <translation>高對比</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Before a list of sets of colours</extracomment>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>the current one, step %1</source>
        <extracomment>In a list of steps. %1: the number of the shown step</extracomment>
        <translation>目前的步驟 %1</translation>
    </message>
    <message>
        <source>all, 1 step</source>
        <translation>全部，1 步</translation>
    </message>
    <message>
        <source>all %1 steps</source>
        <extracomment>In a list of steps. %1: how many there are</extracomment>
        <translation>全部 %1 步</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>從…到…</translation>
    </message>
    <message>
        <source>as in the window, %1</source>
        <extracomment>In a list of sizes. %1: width and height, &quot;1280 × 720&quot;</extracomment>
        <translation>與視窗相同，%1</translation>
    </message>
    <message>
        <source>another one</source>
        <extracomment>In a list of sizes: width and height are typed</extracomment>
        <translation>其他</translation>
    </message>
    <message>
        <source> time</source>
        <extracomment>Follows the number of plays when it is 1</extracomment>
        <translation>次</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Follows the number of plays when it is not 1</extracomment>
        <translation>次</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ExportProgress</name>
    <message>
        <source>Progress of the export</source>
        <translation>匯出的進度</translation>
    </message>
    <message>
        <source>Cancel e&amp;xport</source>
        <extracomment>A button: ends the writing of a file</extracomment>
        <translation>取消匯出(&amp;X)</translation>
    </message>
    <message>
        <source>Stop the export; no file is left behind</source>
        <translation>停止匯出；不留下檔案</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>取消匯出</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <extracomment>%1: name of the file</extracomment>
        <translation>正在寫入 %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FactsTable</name>
    <message>
        <source>Counter</source>
        <extracomment>Heading of a column: names of counters</extracomment>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Heading of a column: what the record counts</extracomment>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Counted by the GPU</source>
        <translation>GPU 計數</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>這是什麼？</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FindBar</name>
    <message>
        <source>Match &amp;case</source>
        <extracomment>A check box: capital and small letters are different</extracomment>
        <translation>區分大小寫(&amp;C)</translation>
    </message>
    <message>
        <source>Whole &amp;words</source>
        <extracomment>A check box: only whole words are found</extracomment>
        <translation>全字拼寫須相符(&amp;W)</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>找到的內容</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <extracomment>Name of the bar for screen readers</extracomment>
        <translation>尋找與取代</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要尋找的文字</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>In an empty field: the text to find is typed here</extracomment>
        <translation>尋找</translation>
    </message>
    <message>
        <source>Text that replaces it</source>
        <translation>用來取代的文字</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>取代為</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>A button: selects the place before</extracomment>
        <translation>上一個</translation>
    </message>
    <message>
        <source>Select the place before (Shift+Return, Shift+F3)</source>
        <translation>選取上一處 (Shift+Return, Shift+F3)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: selects the next place</extracomment>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Select the next place (Return, F3)</source>
        <translation>選取下一處 (Return, F3)</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>A button: replaces the text that is found</extracomment>
        <translation>取代</translation>
    </message>
    <message>
        <source>Replace the selected place and go to the next one</source>
        <translation>取代選取處並移到下一處</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>A button: replaces the text at all places</extracomment>
        <translation>全部取代</translation>
    </message>
    <message>
        <source>Replace all places in one step</source>
        <translation>一次取代所有位置</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of the button for screen readers</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>關閉 (Escape)</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>找不到。</translation>
    </message>
    <message numerus="yes">
        <source>Found %n place(s).</source>
        <extracomment>%n: number of places at which a text stands</extracomment>
        <translation>
            <numerusform>找到 %n 處。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 and %2: numbers; the place that is selected, and how many there are</extracomment>
        <translation>第 %1 處，共 %2 處</translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n place(s).</source>
        <extracomment>%n: number of places</extracomment>
        <translation>
            <numerusform>已取代 %n 處。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FirstSteps</name>
    <message>
        <source>Pick a kernel</source>
        <translation>選擇核心</translation>
    </message>
    <message>
        <source>Click the kernel&apos;s name, or press Ctrl+K.</source>
        <translation>按一下核心的名稱，或按 Ctrl+K。</translation>
    </message>
    <message>
        <source>Run it</source>
        <extracomment>The second of four steps: run the kernel</extracomment>
        <translation>執行</translation>
    </message>
    <message>
        <source>Press Run, or Ctrl+R.</source>
        <translation>按「執行」或 Ctrl+R。</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>The third of four steps: play the animation</extracomment>
        <translation>播放</translation>
    </message>
    <message>
        <source>Press ▶ below the stage; Right goes one step.</source>
        <translation>按舞台下方的 ▶；向右鍵前進一步。</translation>
    </message>
    <message>
        <source>Break it</source>
        <extracomment>The last of four steps: compare the kernel with one that has a mistake</extracomment>
        <translation>弄壞它</translation>
    </message>
    <message>
        <source>Open Break it on the bar, and switch one mistake on.</source>
        <translation>開啟列上的「弄壞它」，並啟用一個錯誤。</translation>
    </message>
    <message>
        <source>That is all. F1 opens the manual.</source>
        <translation>就這樣。按 F1 開啟使用手冊。</translation>
    </message>
    <message>
        <source>Close the first steps (Escape)</source>
        <translation>關閉入門步驟 (Escape)</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>關閉入門步驟</translation>
    </message>
    <message>
        <source>First steps</source>
        <extracomment>Name of the strip of steps for screen readers</extracomment>
        <translation>入門步驟</translation>
    </message>
    <message>
        <source>How the next step is done</source>
        <translation>下一步的做法</translation>
    </message>
    <message>
        <source>No mistake of this kernel is known: pick %1 first.</source>
        <extracomment>%1: the title of a kernel: &quot;Dot product, shared-memory tree&quot;</extracomment>
        <translation>此核心沒有已知的錯誤：請先選擇 %1。</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>A step that is done. %1: what to do, &quot;Pick a kernel&quot;</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <extracomment>For a screen reader. %1: number of the step; %2: what to do, &quot;Pick a kernel&quot;</extracomment>
        <translation>步驟 %1，已完成：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A step to come. %1: number of the step; %2: what to do, &quot;Pick a kernel&quot;</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>For a screen reader. %1: number of the step; %2: what to do, &quot;Pick a kernel&quot;</extracomment>
        <translation>步驟 %1：%2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FormHistory</name>
    <message>
        <source>kernel</source>
        <extracomment>What can be undone, in the menu behind &quot;Undo&quot;: the choice of a kernel</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>What can be undone, in the menu behind &quot;Undo&quot;: where the kernel runs</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>comparison</source>
        <extracomment>What can be undone, in the menu behind &quot;Undo&quot;: the choice of what to compare with</extracomment>
        <translation>比較</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::GateRow</name>
    <message>
        <source>Show it</source>
        <extracomment>A button: puts the run that fails on the stage</extracomment>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Runs the kernel on the smallest input that fails</source>
        <translation>以未通過的最小輸入執行核心</translation>
    </message>
    <message numerus="yes">
        <source>○ %1 (%n points)</source>
        <extracomment>A condition on a solution, not checked yet. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>○ %1（%n 分）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 (%n points)</source>
        <extracomment>A condition that a solution meets. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>✓ %1（%n 分）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 (0 of %n points)</source>
        <extracomment>A condition that a solution does not meet. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>✗ %1（%n 分中得 0 分）</numerusform>
        </translation>
    </message>
    <message>
        <source>– %1 (not judged)</source>
        <extracomment>A condition that was not checked. %1: its name, &quot;time&quot;</extracomment>
        <translation>– %1（未評定）</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Glossary</name>
    <message>
        <source>thread</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>執行緒</translation>
    </message>
    <message>
        <source>One run through the kernel&apos;s source, with registers of its own.</source>
        <translation>走過核心原始碼的一次執行，擁有自己的暫存器。</translation>
    </message>
    <message>
        <source>warp</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>warp</translation>
    </message>
    <message>
        <source>32 threads of a block that the GPU runs together: one instruction, 32 lanes.</source>
        <translation>區塊中由 GPU 一起執行的 32 個執行緒：一個指令，32 個 lane。</translation>
    </message>
    <message>
        <source>lane</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>lane</translation>
    </message>
    <message>
        <source>The place of a thread in its warp, from 0 to 31. A lane is active in a step if its thread takes part.</source>
        <translation>執行緒在其 warp 中的位置，從 0 到 31。其執行緒參與某一步時，該 lane 即為作用中。</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>區塊</translation>
    </message>
    <message>
        <source>Threads that share an array in shared memory and can wait for each other at a barrier. The blocks of a launch make up its grid.</source>
        <translation>共用共享記憶體中的陣列、並可在屏障互相等待的執行緒。一次啟動的所有區塊組成其網格。</translation>
    </message>
    <message>
        <source>barrier</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>屏障</translation>
    </message>
    <message>
        <source>A line where each thread of the block waits until all have come, such as __syncthreads(). What was written before it can be read after it.</source>
        <translation>區塊的每個執行緒都在此行等待，直到全部到達，例如 __syncthreads()。在它之前寫入的內容，之後即可讀取。</translation>
    </message>
    <message>
        <source>epoch</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>What a block does between two barriers. Within an epoch nothing orders the threads of different warps.</source>
        <translation>區塊在兩個屏障之間所做的事。同一階段內，不同 warp 的執行緒沒有先後順序。</translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>What threads do together: one line of the source, one kind of access, one array.</source>
        <translation>執行緒一起做的事：一行原始碼、一種存取、一個陣列。</translation>
    </message>
    <message>
        <source>read</source>
        <extracomment>A term of the glossary, a noun: an element is read</extracomment>
        <translation>讀取</translation>
    </message>
    <message>
        <source>The step loads this element: a thread gets its value.</source>
        <translation>此步驟載入這個元素：執行緒取得它的值。</translation>
    </message>
    <message>
        <source>write</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>寫入</translation>
    </message>
    <message>
        <source>The step stores to this element: a thread gives it a new value.</source>
        <translation>此步驟存入這個元素：執行緒給它新的值。</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>The lanes of a warp hand each other values from register to register, or vote, without memory.</source>
        <translation>一個 warp 的 lane 以暫存器對暫存器的方式傳遞值，或進行表決，不經過記憶體。</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>A term of the glossary, an adjective: a thread takes no part</extracomment>
        <translation>閒置</translation>
    </message>
    <message>
        <source>A thread that takes no part in the step. Its lane is lost for the time if others of its warp work.</source>
        <translation>不參與此步驟的執行緒。若其 warp 的其他執行緒在工作，它的 lane 在這段時間就浪費了。</translation>
    </message>
    <message>
        <source>divergence</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>發散</translation>
    </message>
    <message>
        <source>Lanes of one warp take different branches; the warp runs one branch after the other, and the lanes of the other one wait.</source>
        <translation>一個 warp 的 lane 走不同的分支；warp 依序執行各分支，另一分支的 lane 則等待。</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>超出範圍</translation>
    </message>
    <message>
        <source>The thread reaches for an element that its array does not have. The access was not carried out.</source>
        <translation>執行緒想存取陣列中不存在的元素。該存取並未執行。</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>資料競爭</translation>
    </message>
    <message>
        <source>Two threads access an element, one of them writes, and nothing orders the two: what comes out is a matter of luck.</source>
        <translation>兩個執行緒存取同一元素，其中一個寫入，兩者沒有先後順序：結果全憑運氣。</translation>
    </message>
    <message>
        <source>wrong</source>
        <extracomment>A term of the glossary, an adjective: a value is not right</extracomment>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>A value that differs from the correct kernel&apos;s. Where it goes wrong it has a frame and a cross; what is made of it has a dog-ear.</source>
        <translation>與正確核心不同的值。出錯之處有外框與叉號；由它產生的值有摺角。</translation>
    </message>
    <message>
        <source>global memory</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>全域記憶體</translation>
    </message>
    <message>
        <source>The GPU&apos;s large memory, which all blocks and the host reach; slow, so that the number of sectors counts.</source>
        <translation>GPU 的大容量記憶體，所有區塊與主機都能存取；速度慢，因此區段數很重要。</translation>
    </message>
    <message>
        <source>shared memory</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>共享記憶體</translation>
    </message>
    <message>
        <source>Small and fast memory of one block, in 32 banks.</source>
        <translation>屬於單一區塊的小而快的記憶體，分為 32 個記憶庫。</translation>
    </message>
    <message>
        <source>request</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>請求</translation>
    </message>
    <message>
        <source>One access of a whole warp to memory, whatever the number of its active lanes.</source>
        <translation>整個 warp 對記憶體的一次存取，不論作用中的 lane 有多少。</translation>
    </message>
    <message>
        <source>sector</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>區段</translation>
    </message>
    <message>
        <source>A piece of 32 bytes, the least that global memory delivers. Neighbouring lanes that want neighbouring elements share sectors.</source>
        <translation>32 位元組的一段，是全域記憶體一次給出的最小單位。相鄰的 lane 要取相鄰的元素時，會共用區段。</translation>
    </message>
    <message>
        <source>bank</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>記憶庫</translation>
    </message>
    <message>
        <source>One of the 32 parts of shared memory. Words of 4 bytes go round the banks; each bank serves one word at a time.</source>
        <translation>共享記憶體 32 個部分之一。4 位元組的字組依序輪流分到各記憶庫；每個記憶庫一次提供一個字組。</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>記憶庫衝突</translation>
    </message>
    <message>
        <source>Lanes of a warp want different words of the same bank, which serves them one after the other. The same word for all is no conflict.</source>
        <translation>一個 warp 的 lane 要同一記憶庫的不同字組，記憶庫只能逐一提供。大家要同一字組則不是衝突。</translation>
    </message>
    <message>
        <source>wavefront</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>wavefront</translation>
    </message>
    <message>
        <source>One pass over the 32 banks. A request without conflicts needs one.</source>
        <translation>走過 32 個記憶庫一趟。沒有衝突的要求只需一趟。</translation>
    </message>
    <message>
        <source>atomic</source>
        <extracomment>A term of the glossary, a noun: an atomic operation</extracomment>
        <translation>不可分割運算</translation>
    </message>
    <message>
        <source>A read and a write of an element as one operation, which no other thread can come between.</source>
        <translation>把元素的讀取與寫入當成一個運算，其他執行緒無法介入其間。</translation>
    </message>
    <message>
        <source>occupancy</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>佔用率</translation>
    </message>
    <message>
        <source>How many warps a multiprocessor keeps ready, as a part of the most that it can: while some wait for memory, others work.</source>
        <translation>多處理器備妥多少 warp，佔其上限的比例：有些等待記憶體時，其他的在工作。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::GoToBar</name>
    <message>
        <source>Go to</source>
        <extracomment>Name of the bar for screen readers; it goes to the steps at which a condition holds</extracomment>
        <translation>前往</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>Name of the field for screen readers</extracomment>
        <translation>條件</translation>
    </message>
    <message>
        <source>What is wrong with the condition</source>
        <translation>條件有什麼問題</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of the button for screen readers</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <extracomment>Tells what the button does, and its key</extracomment>
        <translation>關閉 (Escape)</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>A button: goes to the last step before at which the condition holds</extracomment>
        <translation>上一個</translation>
    </message>
    <message>
        <source>Go back to the last step before at which the condition holds (Shift+Return)</source>
        <translation>回到先前最後一個條件成立的步驟 (Shift+Return)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: goes to the next step at which the condition holds</extracomment>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Go to the next step at which the condition holds (Return)</source>
        <translation>前往下一個條件成立的步驟 (Return)</translation>
    </message>
    <message>
        <source>What the search has found</source>
        <translation>搜尋的結果</translation>
    </message>
    <message>
        <source>Names that a condition may use</source>
        <translation>條件可使用的名稱</translation>
    </message>
    <message>
        <source>Searching: %1 %; Escape ends the search.</source>
        <extracomment>%1: a number; the second % is percent</extracomment>
        <translation>搜尋中：%1 %；按 Escape 結束搜尋。</translation>
    </message>
    <message>
        <source>It holds in step %1.</source>
        <extracomment>&quot;It&quot; is the condition. %1: number of the step</extracomment>
        <translation>在步驟 %1 成立。</translation>
    </message>
    <message>
        <source>It holds in no later step of this block.</source>
        <translation>在此區塊之後的步驟都不成立。</translation>
    </message>
    <message>
        <source>It holds in no earlier step of this block.</source>
        <translation>在此區塊之前的步驟都不成立。</translation>
    </message>
    <message>
        <source>There is no record yet: run a kernel first.</source>
        <translation>還沒有紀錄：請先執行核心。</translation>
    </message>
    <message>
        <source>%1 64-bit integers above 2⁵³ were rounded for it.</source>
        <extracomment>%1: what was found, a sentence (&quot;It holds in step 5.&quot;); &quot;it&quot;: the search</extracomment>
        <translation>為此有 %1 個大於 2⁵³ 的 64 位元整數被捨入。</translation>
    </message>
    <message>
        <source>The search was ended.</source>
        <translation>搜尋已結束。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Handout</name>
    <message>
        <source>Answers</source>
        <extracomment>Heading of the sheet with the answers of a lesson</extracomment>
        <translation>答案</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>On a handout, before a line on which a student writes the own name</extracomment>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>On a handout, before a line on which a student writes the day</extracomment>
        <translation>日期：</translation>
    </message>
    <message>
        <source>Question %1</source>
        <extracomment>Heading of a question on paper. %1: its number</extracomment>
        <translation>題目 %1</translation>
    </message>
    <message>
        <source>**%1.** %2</source>
        <extracomment>%1: number of a question; %2: its answer</extracomment>
        <translation>**%1.** %2</translation>
    </message>
    <message>
        <source>**%1.** %2 — %3</source>
        <extracomment>%1: number of a question; %2: its answer; %3: a sentence, why it is so</extracomment>
        <translation>**%1.** %2 — %3</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::HistoryModel</name>
    <message>
        <source>run</source>
        <extracomment>A kind of entry: one run</extracomment>
        <translation>執行</translation>
    </message>
    <message>
        <source>times</source>
        <extracomment>A kind of entry: a benchmark of times</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>errors</source>
        <extracomment>A kind of entry: a comparison of errors</extracomment>
        <translation>誤差</translation>
    </message>
    <message>
        <source>work</source>
        <extracomment>A kind of entry: a count of operations and steps</extracomment>
        <translation>工作量</translation>
    </message>
    <message>
        <source>sweep</source>
        <extracomment>A kind of entry: the sweep of a kernel&apos;s launches</extracomment>
        <translation>掃掠</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <extracomment>%1: a kind of entry, &quot;times&quot;; it was cancelled or did not end</extracomment>
        <translation>%1，未完成</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <extracomment>In the column of checks: each result was right</extracomment>
        <translation>✓ 通過</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <extracomment>In the column of checks</extracomment>
        <translation>✗ 未通過</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In the column of sizes: the entry has none</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>In the column of sizes. %1, %2: the smallest and the largest one, &quot;2¹⁰&quot;</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>%1: name of the kernel; %2: name of the device</extracomment>
        <translation>%1，於 %2</translation>
    </message>
    <message>
        <source>The shortest median of all that was timed at n = %1: %2</source>
        <extracomment>%1: a size, &quot;2²⁰&quot;; %2: a time, &quot;1.2 ms&quot;</extracomment>
        <translation>在 n = %1 測量的所有項目中最短的中位數：%2</translation>
    </message>
    <message>
        <source>Its result differs from the reference&apos;s.</source>
        <translation>其結果與參考值不同。</translation>
    </message>
    <message>
        <source>Some results differ from the reference&apos;s.</source>
        <translation>有些結果與參考值不同。</translation>
    </message>
    <message>
        <source>Driver: %1</source>
        <extracomment>%1: version of the GPU&apos;s driver</extracomment>
        <translation>驅動程式：%1</translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>匯入自 %1</translation>
    </message>
    <message>
        <source>It was cancelled or did not end; what was measured is kept.</source>
        <translation>已取消或未完成；已測量的部分保留。</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Heading of a column</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>Heading of a column</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Heading of a column: the kind of entry, &quot;run&quot; or &quot;times&quot;</extracomment>
        <translation>種類</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Heading of a column: whether the results were right</extracomment>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Sizes</source>
        <extracomment>Heading of a column: the sizes that were measured</extracomment>
        <translation>大小</translation>
    </message>
    <message>
        <source>Best time</source>
        <extracomment>Heading of a column: the shortest median</extracomment>
        <translation>最佳時間</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>Heading of a column: name of the computer</extracomment>
        <translation>電腦</translation>
    </message>
    <message>
        <source>GPU</source>
        <extracomment>Heading of a column</extracomment>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Heading of a column: words that a user has given to the entry</extracomment>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>Heading of a column: the version of the program</extracomment>
        <translation>版本</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::HistoryPage</name>
    <message>
        <source>History</source>
        <extracomment>Name of the table for screen readers</extracomment>
        <translation>歷史紀錄</translation>
    </message>
    <message>
        <source>Why the history is empty</source>
        <translation>歷史紀錄為空的原因</translation>
    </message>
    <message>
        <source>How many entries are shown</source>
        <translation>顯示的項目數</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>A button: draws the selected benchmarks</extracomment>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Draws the selected times in one chart</source>
        <translation>把所選的時間畫在同一張圖表</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>A button: compares the selected benchmarks</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compares two to eight selected benchmarks, size by size</source>
        <translation>逐一大小比較二到八個所選的測量</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>A button: reads benchmarks from files</extracomment>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Imports benchmarks from recordings, Google Benchmark&apos;s JSON and tables of samples</source>
        <translation>從紀錄檔、Google Benchmark 的 JSON 與樣本表格匯入測量</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>A button: writes benchmarks into a file</extracomment>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Writes the selected benchmarks as Google Benchmark&apos;s JSON, as a recording or as a table of samples</source>
        <translation>把所選的測量寫成 Google Benchmark 的 JSON、紀錄檔或樣本表格</translation>
    </message>
    <message>
        <source>Edit the tag</source>
        <translation>編輯標籤</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button: deletes the selected entries</extracomment>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Deletes the selected entries; this can be undone</source>
        <translation>刪除所選的項目；可以復原</translation>
    </message>
    <message>
        <source>Each run and each benchmark appears here when it ends, with its machine, GPU, sizes and time, and stays.</source>
        <translation>每次執行與測量結束後都會出現在這裡，附上電腦、GPU、大小與時間，並保留下來。</translation>
    </message>
    <message>
        <source>No entry matches. Clear the search, or show all kernels and machines.</source>
        <translation>沒有符合的項目。請清除搜尋，或顯示所有核心與電腦。</translation>
    </message>
    <message>
        <source>Shown: the newest %L1 of %L2 that match</source>
        <extracomment>%L1, %L2: how many entries are shown and match</extracomment>
        <translation>顯示最新的 %L1 項，共 %L2 項符合</translation>
    </message>
    <message>
        <source>Shown: %L1 of %L2</source>
        <extracomment>%L1, %L2: how many entries are shown and there are</extracomment>
        <translation>顯示 %L1／%L2</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) deleted.</source>
        <extracomment>%n: how many entries</extracomment>
        <translation>
            <numerusform>已刪除 %n 個項目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button of a message: brings the deleted entries back</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>Import results</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>匯入結果</translation>
    </message>
    <message>
        <source>Results (%1);;All files (*)</source>
        <extracomment>Kinds of files in the dialog of files. %1: patterns such as &quot;*.json *.csv&quot;</extracomment>
        <translation>結果 (%1);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <extracomment>Shown while files are read</extracomment>
        <translation>正在匯入…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the import</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 … %2%</source>
        <extracomment>Progress. %1: what is done, &quot;Reading results.json&quot;; %2: how much of 100</extracomment>
        <translation>%1…%2%</translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark(s) are in the history already.</source>
        <extracomment>%n: how many benchmarks</extracomment>
        <translation>
            <numerusform>歷史紀錄中已有 %n 個測量。</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was cancelled; nothing of it was stored.</source>
        <translation>匯入已取消；沒有儲存任何內容。</translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark(s) imported.</source>
        <extracomment>%n: how many benchmarks</extracomment>
        <translation>
            <numerusform>已匯入 %n 個測量。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>匯出結果</translation>
    </message>
    <message>
        <source>Google Benchmark (*.json);;Recordings (*.recording.json);;Tables of samples (*.csv)</source>
        <extracomment>Kinds of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Google Benchmark (*.json);;紀錄檔 (*.recording.json);;樣本表格 (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>已寫入：%1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::HistorySearch</name>
    <message>
        <source>Kernel to show</source>
        <translation>要顯示的核心</translation>
    </message>
    <message>
        <source>Machine to show</source>
        <translation>要顯示的電腦</translation>
    </message>
    <message>
        <source>Time to show</source>
        <translation>要顯示的時間</translation>
    </message>
    <message>
        <source>Search kernel, machine, GPU, tag, version</source>
        <translation>搜尋核心、電腦、GPU、標籤、版本</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>搜尋歷史紀錄</translation>
    </message>
    <message>
        <source>All kernels</source>
        <extracomment>In a list of kernels: whatever the kernel</extracomment>
        <translation>所有核心</translation>
    </message>
    <message>
        <source>All machines</source>
        <extracomment>In a list of machines: whatever the machine</extracomment>
        <translation>所有電腦</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>In a list of times: entries of whatever day</extracomment>
        <translation>任何時間</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>In a list of times: entries of this day</extracomment>
        <translation>今天</translation>
    </message>
    <message>
        <source>7 days</source>
        <extracomment>In a list of times: entries of the last week</extracomment>
        <translation>7 天</translation>
    </message>
    <message>
        <source>30 days</source>
        <extracomment>In a list of times: entries of the last month</extracomment>
        <translation>30 天</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::InStep</name>
    <message>
        <source>by input used</source>
        <translation>依使用的輸入</translation>
    </message>
    <message>
        <source>Both have always used the same part of their input.</source>
        <translation>兩者總是用了相同部分的輸入。</translation>
    </message>
    <message>
        <source>by barrier epoch</source>
        <translation>依屏障階段</translation>
    </message>
    <message>
        <source>Both have always passed the same number of barriers.</source>
        <translation>兩者總是通過了相同數目的屏障。</translation>
    </message>
    <message>
        <source>by step</source>
        <extracomment>In a list of ways to keep two animations together</extracomment>
        <translation>依步驟</translation>
    </message>
    <message>
        <source>Both have always done the same number of steps.</source>
        <translation>兩者總是做了相同數目的步驟。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::InputFiles</name>
    <message>
        <source>Matrix %1 is missing: open its file, or use the pattern for both.</source>
        <extracomment>%1: name of the matrix, &quot;A&quot; or &quot;B&quot;</extracomment>
        <translation>缺少矩陣 %1：請開啟其檔案，或兩者都使用樣式。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::KernelChoices</name>
    <message>
        <source>Problem and launch</source>
        <extracomment>Name for screen readers of the fields beside the editor of a kernel</extracomment>
        <translation>問題與啟動</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>A field: what a kernel computes</extracomment>
        <translation>題目</translation>
    </message>
    <message>
        <source>What the kernel computes. Inputs, reference and pictures follow.</source>
        <translation>核心計算什麼。輸入、參考值與圖片由此決定。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>A field: which of a file&apos;s kernels is run</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>Which of the file&apos;s kernels is run</source>
        <translation>執行檔案中的哪個核心</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A field: what the kernel leaves for the host</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>What the kernel leaves, which the host combines into one number</source>
        <translation>核心留下什麼，由主機合併成一個數字</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>A field: the threads in a block</extracomment>
        <translation>區塊</translation>
    </message>
    <message>
        <source>Threads in a block, as a number or an expression</source>
        <translation>區塊的執行緒數，數字或運算式</translation>
    </message>
    <message>
        <source>256</source>
        <translation>256</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>A field: the blocks of a launch</extracomment>
        <translation>網格</translation>
    </message>
    <message>
        <source>Blocks, as an expression of n, m, k and block: (n + block - 1) / block</source>
        <translation>區塊數，以 n、m、k 與 block 的運算式表示：(n + block - 1) / block</translation>
    </message>
    <message>
        <source>as many as n needs</source>
        <extracomment>The usual number of blocks: as many as the problem needs</extracomment>
        <translation>n 所需的數量</translation>
    </message>
    <message>
        <source>Shared</source>
        <extracomment>A field: the shared memory of a launch</extracomment>
        <translation>共享</translation>
    </message>
    <message>
        <source>Bytes of dynamic shared memory, as an expression</source>
        <translation>動態共享記憶體的位元組數，以運算式表示</translation>
    </message>
    <message>
        <source>0 bytes</source>
        <extracomment>The usual number of bytes</extracomment>
        <translation>0 位元組</translation>
    </message>
    <message>
        <source>What is wrong with %1</source>
        <extracomment>Name for screen readers. %1: name of a field</extracomment>
        <translation>%1 有什麼問題</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>A heading: what each parameter of a kernel gets</extracomment>
        <translation>引數</translation>
    </message>
    <message>
        <source>What is wrong with the arguments</source>
        <translation>引數有什麼問題</translation>
    </message>
    <message>
        <source>choose…</source>
        <extracomment>In the list of problems: none is chosen yet
----------
In the list of a file&apos;s kernels: none is chosen yet</extracomment>
        <translation>請選擇…</translation>
    </message>
    <message>
        <source>one per block</source>
        <extracomment>What a kernel leaves</extracomment>
        <translation>每個區塊一個</translation>
    </message>
    <message>
        <source>one per element</source>
        <extracomment>What a kernel leaves</extracomment>
        <translation>每個元素一個</translation>
    </message>
    <message>
        <source>one number</source>
        <extracomment>What a kernel leaves</extracomment>
        <translation>一個數字</translation>
    </message>
    <message>
        <source>What %1 gets</source>
        <extracomment>Name for screen readers. %1: name of a parameter</extracomment>
        <translation>%1 得到什麼</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::KernelEditor</name>
    <message>
        <source>Text of the kernel</source>
        <translation>核心的文字</translation>
    </message>
    <message>
        <source>A click beside a line goes to its next step. F9 sets a breakpoint at the cursor.
Tab indents. Escape and then Tab, or Ctrl+Tab, goes to the next control.</source>
        <translation>在行旁按一下會跳到它的下一步。F9 在游標處設定中斷點。
Tab 縮排。先按 Escape 再按 Tab，或按 Ctrl+Tab，移到下一個控制項。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LabFiles</name>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In the menu of the kernel&apos;s file: opens a dialog of files</extracomment>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>In the menu of the kernel&apos;s file</extracomment>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>In the menu of the kernel&apos;s file: opens a dialog of files</extracomment>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export a program…</source>
        <extracomment>In the menu of the kernel&apos;s file: writes a program that nvcc compiles</extracomment>
        <translation>匯出程式(&amp;E)…</translation>
    </message>
    <message>
        <source>%1 is gone. Its text is still here, and saving writes it again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 已不存在。其文字仍在這裡，儲存即可重新寫入。</translation>
    </message>
    <message>
        <source>Another program has changed %1, which has unsaved changes here.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>其他程式改變了 %1，而這裡有未儲存的變更。</translation>
    </message>
    <message>
        <source>Take the file</source>
        <extracomment>A button: the text of the file is shown, and the unsaved one is lost</extracomment>
        <translation>採用檔案</translation>
    </message>
    <message>
        <source>Keep this text</source>
        <extracomment>A button: the unsaved text stays</extracomment>
        <translation>保留此文字</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation>開啟核心</translation>
    </message>
    <message>
        <source>CUDA (*.cu *.cuh);;All files (*)</source>
        <extracomment>Kinds of files in the dialog of files; the patterns stay</extracomment>
        <translation>CUDA (*.cu *.cuh);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation>儲存核心</translation>
    </message>
    <message>
        <source>CUDA (*.cu)</source>
        <extracomment>A kind of files; the pattern stays</extracomment>
        <translation>CUDA (*.cu)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LabPage</name>
    <message>
        <source>Begins with another text</source>
        <translation>以另一份文字開始</translation>
    </message>
    <message>
        <source>Opens and saves the file of the kernel</source>
        <translation>開啟與儲存核心的檔案</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>A button: each text that compiles runs by itself</extracomment>
        <translation>即時</translation>
    </message>
    <message>
        <source>Runs the kernel after each build, for %1 at most</source>
        <extracomment>%1: a time, &quot;0.6 s&quot;</extracomment>
        <translation>每次建置後執行核心，最多 %1</translation>
    </message>
    <message>
        <source>Assembly</source>
        <extracomment>A button: shows a kernel&apos;s assembly, PTX or SASS</extracomment>
        <translation>組合語言</translation>
    </message>
    <message>
        <source>Shows what a compiler for GPUs makes of each line</source>
        <translation>顯示 GPU 編譯器由每一行產生的內容</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>A button: begins with another kernel</extracomment>
        <translation>從此開始</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>A button: a menu of the kernel&apos;s file</extracomment>
        <translation>檔案</translation>
    </message>
    <message>
        <source>%1 *</source>
        <extracomment>%1: the name of a file whose text was changed</extracomment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>This kernel came with a session. It is not compiled before you run it.</source>
        <translation>此核心隨工作階段而來。在您執行之前不會編譯。</translation>
    </message>
    <message>
        <source>%1 is somebody else&apos;s. It is not compiled before you run it.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 是別人寫的。在您執行之前不會編譯。</translation>
    </message>
    <message>
        <source>The kernel has to compile before it can be exported.</source>
        <translation>核心必須先編譯成功才能匯出。</translation>
    </message>
    <message>
        <source>A kernel of somebody else</source>
        <translation>別人的核心</translation>
    </message>
    <message>
        <source>This kernel came with a session. Run it in the sandbox?</source>
        <translation>此核心隨工作階段而來。要在沙箱中執行嗎？</translation>
    </message>
    <message>
        <source>%1 is somebody else&apos;s. Run it in the sandbox?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 是別人寫的。要在沙箱中執行嗎？</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>A button: runs a kernel</extracomment>
        <translation>執行</translation>
    </message>
    <message>
        <source>This system has no sandbox for kernels of your own (Landlock, seccomp).</source>
        <translation>此系統沒有供您自己的核心使用的沙箱（Landlock、seccomp）。</translation>
    </message>
    <message>
        <source>This system has no sandbox: a kernel on this page would run with all rights that you have. Run your own kernels all the same?</source>
        <translation>此系統沒有沙箱：此頁面的核心會以您的所有權限執行。仍要執行您自己的核心嗎？</translation>
    </message>
    <message>
        <source>Run without a sandbox</source>
        <extracomment>A button: kernels are run without a sandbox</extracomment>
        <translation>不用沙箱執行</translation>
    </message>
    <message>
        <source>Do not run</source>
        <extracomment>A button: kernels are not run without a sandbox</extracomment>
        <translation>不執行</translation>
    </message>
    <message>
        <source>Built in %1 s with %2.</source>
        <extracomment>%1: a time in seconds, &quot;0.4&quot;; %2: a compiler, &quot;g++ 12.2.0&quot;</extracomment>
        <translation>以 %2 建置，花了 %1 秒。</translation>
    </message>
    <message>
        <source>%1 Its result is right.</source>
        <extracomment>%1: a sentence on the build of a kernel that has run</extracomment>
        <translation>%1結果正確。</translation>
    </message>
    <message>
        <source>%1 Its result is wrong.</source>
        <extracomment>%1: a sentence on the build of a kernel that has run</extracomment>
        <translation>%1結果錯誤。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line; %2: what is wrong there</extracomment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Unsaved kernel</source>
        <extracomment>Title of a question</extracomment>
        <translation>未儲存的核心</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. Open %2 in its place?</source>
        <extracomment>%1: name of the file on the page Lab; %2: name of another one</extracomment>
        <translation>%1 有未儲存的變更。要改為開啟 %2 嗎？</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LabStart</name>
    <message>
        <source>A short kernel</source>
        <extracomment>In a menu of kernels to begin with</extracomment>
        <translation>簡短的核心</translation>
    </message>
    <message>
        <source>A copy</source>
        <extracomment>In a menu of kernels to begin with</extracomment>
        <translation>副本</translation>
    </message>
    <message>
        <source>An exercise</source>
        <extracomment>In a menu of kernels to begin with: a menu of exercises</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>An exercise in a menu. %1: its number in the course; %2: its title</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonBox</name>
    <message>
        <source>A mistake in the sources</source>
        <translation>來源中的錯誤</translation>
    </message>
    <message>
        <source>**Said:** %1</source>
        <extracomment>In a box on a mistake. %1: the mistake as people say it, a sentence</extracomment>
        <translation>**說法：** %1</translation>
    </message>
    <message>
        <source>**True:** %1</source>
        <extracomment>In a box on a mistake. %1: what is true instead, a sentence</extracomment>
        <translation>**事實：** %1</translation>
    </message>
    <message>
        <source>**On the stage:** %1</source>
        <extracomment>In a box on a mistake. %1: what on the stage shows what is true, a sentence</extracomment>
        <translation>**在舞台上：** %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonExporter</name>
    <message>
        <source>The lesson has a kernel of its own. Turn to the page that shows it, agree to run it, and export again.</source>
        <translation>這個單元有自己的核心。請翻到顯示它的那一頁，同意執行，再重新匯出。</translation>
    </message>
    <message>
        <source>A page that plays (*.html)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>可播放的網頁 (*.html)</translation>
    </message>
    <message>
        <source>A handout with room for answers (*.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>附作答空間的講義 (*.pdf)</translation>
    </message>
    <message>
        <source>A handout with a sheet of answers (*.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>附答案頁的講義 (*.pdf)</translation>
    </message>
    <message>
        <source>Export the lesson</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>匯出單元</translation>
    </message>
    <message>
        <source>The lesson</source>
        <extracomment>What is being made: &quot;The lesson needs more memory than …&quot;</extracomment>
        <translation>單元</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonPage</name>
    <message>
        <source>Open a lesson</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>開啟單元</translation>
    </message>
    <message>
        <source>Lessons (*.lesson lesson.md)</source>
        <extracomment>Kinds of files in the dialog of files; the patterns stay</extracomment>
        <translation>單元 (*.lesson lesson.md)</translation>
    </message>
    <message>
        <source>Open the folder of a lesson</source>
        <extracomment>Title of a dialog of folders</extracomment>
        <translation>開啟單元的資料夾</translation>
    </message>
    <message>
        <source>A lesson of somebody else</source>
        <extracomment>Title of a question</extracomment>
        <translation>別人的單元</translation>
    </message>
    <message>
        <source>%1 has a kernel of its own, %2. Run its kernels in the sandbox?</source>
        <extracomment>%1: name of a lesson; %2: name of a file</extracomment>
        <translation>%1 有自己的核心 %2。要在沙箱中執行其核心嗎？</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>A button: runs a kernel</extracomment>
        <translation>執行</translation>
    </message>
    <message>
        <source>The stage stays as it is: the lesson&apos;s kernel was not run.</source>
        <translation>舞台保持原樣：單元的核心沒有執行。</translation>
    </message>
    <message>
        <source>Step %1 of the run on the stage does not have what is asked for.</source>
        <extracomment>%1: number of a step</extracomment>
        <translation>舞台上執行的步驟 %1 沒有所問的內容。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonReaderPane</name>
    <message>
        <source>Lessons</source>
        <extracomment>A button: back to the list of lessons</extracomment>
        <translation>單元</translation>
    </message>
    <message>
        <source>Shows the list of lessons</source>
        <translation>顯示單元列表</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>單元的標題</translation>
    </message>
    <message>
        <source>Number of the page</source>
        <translation>頁碼</translation>
    </message>
    <message>
        <source>Title of the page</source>
        <translation>頁面的標題</translation>
    </message>
    <message>
        <source>What went wrong in the lesson</source>
        <translation>單元中出了什麼錯</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <extracomment>A button: the page before</extracomment>
        <translation>◀ 上一頁</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>上一頁 (Alt+Left)</translation>
    </message>
    <message>
        <source>Previous page of the lesson</source>
        <translation>單元的上一頁</translation>
    </message>
    <message>
        <source>Set the stage</source>
        <extracomment>A button: sets the stage again</extracomment>
        <translation>設定舞台</translation>
    </message>
    <message>
        <source>Sets the stage as this page has it, whatever was changed</source>
        <translation>無論改了什麼，都把舞台設成此頁的樣子</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <extracomment>A button: the next page</extracomment>
        <translation>下一頁 ▶</translation>
    </message>
    <message>
        <source>The next page (Alt+Right)</source>
        <translation>下一頁 (Alt+Right)</translation>
    </message>
    <message>
        <source>Next page of the lesson</source>
        <translation>單元的下一頁</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>%1: number of the page; %2: how many there are</extracomment>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonShelf</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <extracomment>How long a lesson takes. %n: a number of minutes</extracomment>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ %1 · read</source>
        <extracomment>%1: how long a lesson takes, &quot;15 minutes&quot;</extracomment>
        <translation>✓ %1 · 已讀</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 pages</source>
        <extracomment>%1: how long a lesson takes, &quot;15 minutes&quot;; %2: how many pages were read; %3: how many there are</extracomment>
        <translation>%1 · 第 %2 頁，共 %3 頁</translation>
    </message>
    <message>
        <source>About the lesson</source>
        <translation>關於此單元</translation>
    </message>
    <message>
        <source>Why the lesson was not opened</source>
        <translation>為何未能開啟單元</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>A button: opens the marked lesson</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Opens the marked lesson</source>
        <translation>開啟所選的單元</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>A button: opens a dialog of files</extracomment>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Opens a lesson in one file, NAME.lesson</source>
        <translation>開啟單一檔案的單元，NAME.lesson</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <extracomment>A button: opens a dialog of folders</extracomment>
        <translation>開啟資料夾…</translation>
    </message>
    <message>
        <source>Opens a lesson that somebody writes, with its file lesson.md</source>
        <translation>開啟撰寫中的單元，其中有檔案 lesson.md</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>Heading: the lessons of the program</extracomment>
        <translation>單元</translation>
    </message>
    <message>
        <source>A lesson stands beside the stage and sets it: each page shows what it speaks of.</source>
        <translation>單元在舞台旁並設定舞台：每一頁都顯示它所說的內容。</translation>
    </message>
    <message>
        <source>Lessons, in the order of the course</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation>單元，依單元順序</translation>
    </message>
    <message>
        <source>The list of lessons</source>
        <translation>單元列表</translation>
    </message>
    <message>
        <source>%1. %2
%3</source>
        <extracomment>An entry of the list of lessons, in two lines. %1: number; %2: title; %3: how long it takes</extracomment>
        <translation>%1. %2
%3</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonView</name>
    <message>
        <source>Page of the lesson</source>
        <translation>單元的頁面</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>單元的文字</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>A button: sets the stage as the text says here</extracomment>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Sets the stage for what follows</source>
        <translation>為接下來的內容設定舞台</translation>
    </message>
    <message>
        <source>Predict</source>
        <extracomment>Heading of a box: the reader says what a step will do before it is shown</extracomment>
        <translation>預測</translation>
    </message>
    <message>
        <source>What will step %1 do? The stage goes to the step before, and asks below it.</source>
        <extracomment>%1: number of a step</extracomment>
        <translation>步驟 %1 會做什麼？舞台會移到前一步，並在下方發問。</translation>
    </message>
    <message>
        <source>Ask me</source>
        <extracomment>A button: asks a question</extracomment>
        <translation>考考我</translation>
    </message>
    <message>
        <source>Goes to the step before, and asks what the next one does</source>
        <translation>移到前一步，詢問下一步做什麼</translation>
    </message>
    <message>
        <source>Exercise</source>
        <extracomment>Heading of a box: the reader writes a kernel</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Open it in the lab</source>
        <extracomment>A button: opens an exercise</extracomment>
        <translation>在實驗室開啟</translation>
    </message>
    <message>
        <source>Shows what is there to begin with on the page Lab</source>
        <translation>在「實驗室」頁面顯示起始內容</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LivePanel</name>
    <message>
        <source>What the launch takes</source>
        <translation>啟動佔用的資源</translation>
    </message>
    <message>
        <source>Occupancy in percent</source>
        <translation>佔用率（百分比）</translation>
    </message>
    <message>
        <source>The occupancy in words</source>
        <translation>以文字表示的佔用率</translation>
    </message>
    <message>
        <source>What prevents the launch</source>
        <translation>什麼使啟動無法進行</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block.</source>
        <extracomment>%1: a number</extracomment>
        <translation>CUDA 建議每區塊 %1 個執行緒。</translation>
    </message>
    <message>
        <source>A pitfall is not run at each change.</source>
        <translation>陷阱不會在每次變更時執行。</translation>
    </message>
    <message>
        <source>The result differs from the reference.</source>
        <translation>結果與參考值不同。</translation>
    </message>
    <message>
        <source>%1, middle half %2 to %3</source>
        <extracomment>%1: a median time; %2, %3: the quartiles</extracomment>
        <translation>%1，中間一半 %2 到 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a counter; %2: its number</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Emulator, n = %1. %2</source>
        <extracomment>%1: a number; %2: counters, &quot;Active lanes: 31.50 · …&quot;</extracomment>
        <translation>模擬器，n = %1。%2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MainWindow</name>
    <message>
        <source>Kernel and parameters</source>
        <translation>核心與參數</translation>
    </message>
    <message>
        <source>What the middle of the window shows</source>
        <translation>視窗中央顯示的內容</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>A tab: the animation of a run</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>A tab: the user writes a kernel</extracomment>
        <translation>實驗室</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>A tab: times of kernels and CPU variants</extracomment>
        <translation>測量</translation>
    </message>
    <message>
        <source>Time line</source>
        <extracomment>A tab: what host and device do when</extracomment>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>A tab: how far results are from the exact ones</extracomment>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>A tab: how many operations and steps an algorithm needs</extracomment>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Tune</source>
        <extracomment>A tab: a sweep over launches of a kernel</extracomment>
        <translation>調校</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>A tab: an image is equalised</extracomment>
        <translation>影像</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>A tab: earlier runs and benchmarks</extracomment>
        <translation>歷史</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>A tab: a lesson beside the stage</extracomment>
        <translation>單元</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>A tab: an all-reduce between several devices</extracomment>
        <translation>裝置</translation>
    </message>
    <message>
        <source>Lanescope has crashed. Help, Crash reports… shows where.</source>
        <translation>Lanescope 曾經當機。「說明」、「當機報告…」會顯示位置。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation>手冊的頁面</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ManualWindow</name>
    <message>
        <source>What the search has found</source>
        <translation>搜尋的結果</translation>
    </message>
    <message>
        <source>The page before (%1)</source>
        <extracomment>%1: the keys, &quot;Alt+Left&quot;</extracomment>
        <translation>上一頁 (%1)</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: goes to the page before</extracomment>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>The next page (%1)</source>
        <extracomment>%1: the keys, &quot;Alt+Right&quot;</extracomment>
        <translation>下一頁 (%1)</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>A button: goes to the page after</extracomment>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>A button: goes to the list of pages</extracomment>
        <translation>目錄</translation>
    </message>
    <message>
        <source>The first page of the manual</source>
        <translation>手冊的第一頁</translation>
    </message>
    <message>
        <source>The manual</source>
        <extracomment>Name of the window for screen readers</extracomment>
        <translation>使用手冊</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜尋手冊</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>手冊的頁面</translation>
    </message>
    <message>
        <source>No section of the manual has all of these words.</source>
        <translation>手冊中沒有任何一節包含所有這些字詞。</translation>
    </message>
    <message>
        <source>Sections found: %1</source>
        <extracomment>%1: how many</extracomment>
        <translation>找到的章節：%1</translation>
    </message>
    <message>
        <source>%1 — Lanescope manual</source>
        <extracomment>Title of the window. %1: title of the page</extracomment>
        <translation>%1 — Lanescope 使用手冊</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MeasurePage</name>
    <message>
        <source>Measure</source>
        <extracomment>A button: times kernels and CPU variants</extracomment>
        <translation>測量</translation>
    </message>
    <message>
        <source>Time the kernel, the kernels compared with it and the CPU variants of their problem over the sizes.</source>
        <translation>在各種大小測量核心、比較的核心，以及其問題的 CPU 版本的時間。</translation>
    </message>
    <message>
        <source>Measure CPU and GPU</source>
        <translation>測量 CPU 與 GPU</translation>
    </message>
    <message>
        <source>What prevents measuring</source>
        <translation>無法測量的原因</translation>
    </message>
    <message>
        <source>Smallest size to measure</source>
        <translation>測量的最小大小</translation>
    </message>
    <message>
        <source>Largest size to measure</source>
        <translation>測量的最大大小</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>A tab
----------
Name of the chart for screen readers</extracomment>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Views of the chart</source>
        <translation>圖表的檢視</translation>
    </message>
    <message>
        <source>The points of the chart</source>
        <translation>圖表的各點</translation>
    </message>
    <message>
        <source>The chart in words</source>
        <translation>圖表的文字說明</translation>
    </message>
    <message>
        <source>The wheel zooms. With Shift, a rectangle zooms. Dragging moves the chart, and a double click shows all of it. A click on the legend hides a series. A click on a point runs it at a small n on the stage.</source>
        <translation>滾輪縮放。按住 Shift 可框選放大。拖曳可移動圖表，按兩下顯示全部。按一下圖例可隱藏數列。按一下某點會以較小的 n 在舞台上執行。</translation>
    </message>
    <message>
        <source>Size that the chart shows</source>
        <translation>圖表顯示的大小</translation>
    </message>
    <message>
        <source>What the samples are of</source>
        <translation>樣本的來源</translation>
    </message>
    <message>
        <source>With transfers</source>
        <extracomment>A button: times include the copies to and from the GPU</extracomment>
        <translation>含傳輸</translation>
    </message>
    <message>
        <source>Shows all phases of a run, with the copies, instead of the kernel alone.</source>
        <translation>顯示一次執行的所有分段，包括複製，而不只是核心。</translation>
    </message>
    <message>
        <source>Pinned copies</source>
        <extracomment>A button: copies from and to page-locked (pinned) memory</extracomment>
        <translation>鎖定分頁複製</translation>
    </message>
    <message>
        <source>Shows copies from and to page-locked memory, which the GPU reads and writes itself, instead of pageable memory.</source>
        <translation>顯示與鎖定分頁記憶體之間的複製，這種記憶體由 GPU 自行讀寫，而非可分頁記憶體。</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>Name of the list of kinds of charts for screen readers</extracomment>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>A button: undoes the zoom</extracomment>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>Shows the whole chart again.</source>
        <translation>再次顯示整個圖表。</translation>
    </message>
    <message>
        <source>n = %1</source>
        <extracomment>In a list of sizes. %1: a size, &quot;2²⁰&quot;</extracomment>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Chart: %1; the table has the numbers</source>
        <extracomment>Name for screen readers. %1: what the chart shows, a sentence</extracomment>
        <translation>圖表：%1；表格中有數字</translation>
    </message>
    <message>
        <source>Measure times the kernel and the CPU variants.</source>
        <translation>「測量」會測量核心與 CPU 版本的時間。</translation>
    </message>
    <message>
        <source>%1 is no kernel of the catalogue: there is nothing of it to show on the stage.</source>
        <extracomment>%1: name of what was measured</extracomment>
        <translation>%1 不是目錄中的核心：沒有可在舞台上顯示的內容。</translation>
    </message>
    <message>
        <source>%1 took %2 at n = %3.</source>
        <extracomment>%1: name of what was measured; %2: its time, &quot;1.2 ms&quot;; %3: a size, &quot;2²⁰&quot;</extracomment>
        <translation>%1 在 n = %3 花了 %2。</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>Title of a chart. %1: its kind, &quot;Phases&quot;; %2: id of the kernel; %3: a size, &quot;n = 2²⁰&quot;</extracomment>
        <translation>%2 的%1，%3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Title of a chart. %1: its kind, &quot;Speed-up&quot;; %2: id of the kernel</extracomment>
        <translation>%2 的%1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MessageModel</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Heading of a column: ring, tree, …</extracomment>
        <translation>演算法</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Heading of a column: number of a step</extracomment>
        <translation>步</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Heading of a column: the device that sends</extracomment>
        <translation>來源</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Heading of a column: the device that receives</extracomment>
        <translation>目的</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>Heading of a column: the elements that are sent, &quot;4..5&quot;</extracomment>
        <translation>元素</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Heading of a column: what is sent, in bytes</extracomment>
        <translation>位元組</translation>
    </message>
    <message>
        <source>Added or copied</source>
        <extracomment>Heading of a column: whether the receiver adds or copies the elements</extracomment>
        <translation>加上或複製</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>Heading of a column: the values that are sent</extracomment>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MessageStrip</name>
    <message>
        <source>Message</source>
        <extracomment>Name of the strip for screen readers</extracomment>
        <translation>訊息</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>關閉訊息</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MiniatureView</name>
    <message>
        <source>no record</source>
        <translation>沒有紀錄</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MoreParameters</name>
    <message>
        <source>Time limit</source>
        <extracomment>A parameter: how long a run may take</extracomment>
        <translation>時間限制</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A parameter that was changed. %1: its title, &quot;Seed&quot;; %2: its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your own numbers</source>
        <translation>您自己的數字</translation>
    </message>
    <message>
        <source>Where it runs</source>
        <translation>執行位置</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Page</name>
    <message>
        <source>First step (Home)</source>
        <translation>第一步 (Home)</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>上一步 (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空白鍵）</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暫停（空白鍵）</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>下一步 (→)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>最後一步 (End)</translation>
    </message>
    <message>
        <source>Step number</source>
        <translation>步驟編號</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>%1: number of the shown step; %2: how many there are</extracomment>
        <translation>步驟 %1／%2</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Before a choice of how many steps are played in a second</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 /s</source>
        <extracomment>Steps per second. %1: a number</extracomment>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Before a list of sets of colours</extracomment>
        <translation>色彩</translation>
    </message>
    <message>
        <source>Predict before each step</source>
        <translation>每一步之前先預測</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Beside a box to tick: shows the text of the kernel</extracomment>
        <translation>原始碼</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>您的答案</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compares the typed answer with the right one</extracomment>
        <translation>核對</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>A button: shows the answer</extracomment>
        <translation>揭曉</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: goes to the next step</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <extracomment>%1: reason of the answer, &quot;cache[3] = cache[3] + cache[19] = 6 + 22 = 28&quot;</extracomment>
        <translation>✓ 正確：%1</translation>
    </message>
    <message>
        <source>✗ Not so: %1</source>
        <extracomment>%1: reason of the answer, &quot;cache[3] = cache[3] + cache[19] = 6 + 22 = 28&quot;</extracomment>
        <translation>✗ 不對：%1</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <extracomment>%1: reason of the answer, &quot;cache[3] = cache[3] + cache[19] = 6 + 22 = 28&quot;</extracomment>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Type a number, NaN or inf.</source>
        <translation>請輸入數字、NaN 或 inf。</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1: how many answers were right; %2: how many were asked for</extracomment>
        <translation>答對 %1／%2</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>A set of colours</extracomment>
        <translation>淺色</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>A set of colours</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>high contrast</source>
        <extracomment>A set of colours</extracomment>
        <translation>高對比</translation>
    </message>
    <message>
        <source>This page plays a recorded GPU kernel. It needs JavaScript and a browser of 2023 or later; it needs no network.</source>
        <translation>此網頁播放已記錄的 GPU 核心。需要 JavaScript 與 2023 年或更新的瀏覽器；不需要網路。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::PageTabs</name>
    <message>
        <source>Pages</source>
        <extracomment>Name of the tabs for screen readers</extracomment>
        <translation>頁面</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ParameterField</name>
    <message>
        <source>a number, also as 2^20</source>
        <translation>數字，也可寫成 2^20</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ParameterPanel</name>
    <message>
        <source>Opens the gallery of kernels</source>
        <translation>開啟核心圖庫</translation>
    </message>
    <message>
        <source>More parameters</source>
        <extracomment>Name for screen readers of a button that shows seldom used parameters</extracomment>
        <translation>更多參數</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>A button: runs the kernel</extracomment>
        <translation>執行</translation>
    </message>
    <message>
        <source>Run the kernel</source>
        <translation>執行核心</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the run</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>The stored launch</source>
        <translation>已儲存的啟動設定</translation>
    </message>
    <message>
        <source>Estimated time of the run</source>
        <translation>預估執行時間</translation>
    </message>
    <message>
        <source>What prevents a run</source>
        <translation>無法執行的原因</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>執行進度</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>取消執行</translation>
    </message>
    <message>
        <source>Cancel the run (Escape)</source>
        <translation>取消執行 (Escape)</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <extracomment>A button that opens the list of kernels. %1: title of the chosen kernel</extracomment>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <extracomment>Name of that button for screen readers. %1: title of the chosen kernel</extracomment>
        <translation>核心：%1</translation>
    </message>
    <message>
        <source>Break it ▾</source>
        <translation>弄壞它 ▾</translation>
    </message>
    <message>
        <source>Pitfall ▾</source>
        <extracomment>A button that opens the kernel which this wrong one is compared with</extracomment>
        <translation>陷阱 ▾</translation>
    </message>
    <message>
        <source>Compares this kernel with one that has one thing wrong.</source>
        <translation>與只有一處錯誤的核心比較。</translation>
    </message>
    <message>
        <source>Compares this pitfall with the kernel that it breaks.</source>
        <translation>將此陷阱與它所破壞的核心比較。</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <extracomment>A button while the run is being ended</extracomment>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>More ▾</source>
        <extracomment>A button that shows seldom used parameters</extracomment>
        <translation>更多 ▾</translation>
    </message>
    <message>
        <source>More (%1) ▾</source>
        <extracomment>A button that shows seldom used parameters. %1: how many of them were changed</extracomment>
        <translation>更多 (%1) ▾</translation>
    </message>
    <message>
        <source>Input, seed, data files, where to run, time limit</source>
        <translation>輸入、種子、資料檔、執行裝置、時間限制</translation>
    </message>
    <message>
        <source>Not as usual: %1</source>
        <extracomment>%1: the parameters that were changed, a line each</extracomment>
        <translation>與預設不同：%1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::PointOnStage</name>
    <message>
        <source>no access to global memory</source>
        <translation>沒有存取全域記憶體</translation>
    </message>
    <message>
        <source>%1 sectors for a warp&apos;s access to global memory</source>
        <extracomment>Within a list of counters. %1: a mean, &quot;4.0&quot;</extracomment>
        <translation>warp 每次存取全域記憶體 %1 個區段</translation>
    </message>
    <message>
        <source>The counters of this record with n = %1 explain it: %2 of 32 lanes active, %3, %4 bank conflicts, %5 arrivals of warps at barriers.</source>
        <extracomment>%1: size; %2: a mean, &quot;31.5&quot;; %3: a count of sectors, &quot;4.0 sectors for a warp&apos;s access to global memory&quot;; %4, %5: numbers</extracomment>
        <translation>此紀錄在 n = %1 的計數器可以解釋：32 個 lane 中 %2 個在工作，%3，%4 次記憶庫衝突，warp 到達屏障 %5 次。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::PowerSlider</name>
    <message>
        <source>%1, slider</source>
        <extracomment>Name for screen readers. %1: title of a parameter, &quot;Threads per block&quot;</extracomment>
        <translation>%1，滑桿</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Presentation</name>
    <message>
        <source>Lanescope: presentation</source>
        <extracomment>Title of the window that fills the screen</extracomment>
        <translation>Lanescope：簡報模式</translation>
    </message>
    <message>
        <source>Leave presentation (Esc)</source>
        <translation>離開簡報模式 (Esc)</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <extracomment>A button; (Esc) is its key</extracomment>
        <translation>離開 (Esc)</translation>
    </message>
    <message>
        <source>Leave presentation</source>
        <extracomment>Name of the button for screen readers</extracomment>
        <translation>離開簡報模式</translation>
    </message>
    <message>
        <source>Back to the window (Esc or F5)</source>
        <translation>回到視窗 (Esc 或 F5)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ProblemWords</name>
    <message>
        <source>Dot product</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>內積</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>總和</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Inclusive scan</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>inclusive 掃描</translation>
    </message>
    <message>
        <source>Exclusive scan</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>exclusive 掃描</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>矩陣乘法</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>A problem: each element is made of those at its place</extracomment>
        <translation>映射</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>直方圖</translation>
    </message>
    <message>
        <source>Stencil</source>
        <extracomment>A problem: each element is made of its neighbours</extracomment>
        <translation>模板 (stencil)</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>A problem: none of those that are known</extracomment>
        <translation>自由</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ProgramExport</name>
    <message>
        <source>Export a program</source>
        <extracomment>Title of a dialog; a program is CUDA source with a function main</extracomment>
        <translation>匯出程式</translation>
    </message>
    <message>
        <source>CUDA programs (*.cu)</source>
        <extracomment>Kinds of files in a dialog; *.cu stays as it is</extracomment>
        <translation>CUDA 程式 (*.cu)</translation>
    </message>
    <message>
        <source>%1 is written. Build it with nvcc -O3 -arch=native %1 -o program</source>
        <extracomment>%1: name of a file; nvcc is NVIDIA&apos;s compiler, and its options stay as they are</extracomment>
        <translation>已寫入 %1。建置方式：nvcc -O3 -arch=native %1 -o program</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ProgressNote</name>
    <message>
        <source>Cancelled.</source>
        <extracomment>A run was cancelled</extracomment>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Preparing the picture…</source>
        <translation>正在準備圖片…</translation>
    </message>
    <message>
        <source>Measuring</source>
        <extracomment>Before the progress of a benchmark</extracomment>
        <translation>測量中</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::QuestionBox</name>
    <message>
        <source>Question</source>
        <extracomment>Heading of a box: the reader is asked something</extracomment>
        <translation>題目</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: says whether the answer is right</extracomment>
        <translation>核對</translation>
    </message>
    <message>
        <source>Says whether the answer is right</source>
        <translation>說明答案是否正確</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>A button</extracomment>
        <translation>顯示答案</translation>
    </message>
    <message>
        <source>Shows the right answer; it is counted as not answered</source>
        <translation>顯示正確答案；計為未作答</translation>
    </message>
    <message>
        <source>What the answer is worth</source>
        <translation>答案的評定</translation>
    </message>
    <message>
        <source>Your answer, a number</source>
        <extracomment>Name of a field for screen readers</extracomment>
        <translation>您的答案，數字</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>The stage has to be set first: it decides.</source>
        <translation>須先設定舞台：由它決定。</translation>
    </message>
    <message>
        <source>Type a number, as 28 or 2.5.</source>
        <translation>請輸入數字，如 28 或 2.5。</translation>
    </message>
    <message>
        <source>The run on the stage does not answer this question.</source>
        <translation>舞台上的執行無法回答此題。</translation>
    </message>
    <message>
        <source>✓ That is right.</source>
        <translation>✓ 正確。</translation>
    </message>
    <message>
        <source>✗ Not yet. Look at the stage, and try again.</source>
        <translation>✗ 還不對。請看舞台再試一次。</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <extracomment>%1: the right answer</extracomment>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>請先選擇答案。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::QuestionPanel</name>
    <message>
        <source>values</source>
        <extracomment>A kind of question, before a score: &quot;values 3/4&quot;</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <source>lanes</source>
        <extracomment>A kind of question, before a score: &quot;lanes 3/4&quot;</extracomment>
        <translation>lane</translation>
    </message>
    <message>
        <source>conflicts</source>
        <extracomment>A kind of question, before a score: &quot;conflicts 3/4&quot;</extracomment>
        <translation>衝突</translation>
    </message>
    <message>
        <source>steps left</source>
        <extracomment>A kind of question, before a score: &quot;steps left 3/4&quot;</extracomment>
        <translation>剩餘步驟</translation>
    </message>
    <message>
        <source>Prediction</source>
        <extracomment>Name of the panel for screen readers: what the user says will happen</extracomment>
        <translation>預測</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Name of the field for screen readers</extracomment>
        <translation>您的答案</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>In the empty field</extracomment>
        <translation>您的答案</translation>
    </message>
    <message>
        <source>A number, NaN or inf; three digits of a float are enough. Enter checks it.</source>
        <translation>數字、NaN 或 inf；float 有三位數即可。按 Enter 核對。</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: says whether the answer is right</extracomment>
        <translation>核對</translation>
    </message>
    <message>
        <source>Play the step and see (Enter)</source>
        <translation>播放這一步看看 (Enter)</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>A button: shows the right answer</extracomment>
        <translation>揭曉</translation>
    </message>
    <message>
        <source>Play the step without an answer</source>
        <translation>不作答，播放這一步</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: goes on to the next question</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Go on to the next question (Enter)</source>
        <translation>前往下一題 (Enter)</translation>
    </message>
    <message>
        <source>Score by kind: right of asked</source>
        <translation>各類得分：答對／題數</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>How many answers were right</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>Type a number, NaN or inf.</source>
        <translation>請輸入數字、NaN 或 inf。</translation>
    </message>
    <message>
        <source>Step on (→) or play (Space): before a step you are asked what it will do.</source>
        <translation>前進 (→) 或播放 (空白鍵)：每一步之前會詢問它將做什麼。</translation>
    </message>
    <message>
        <source>✓ Right, %1: %2.</source>
        <extracomment>%1: the answer; %2: why it is right, a clause</extracomment>
        <translation>✓ 正確，%1：%2。</translation>
    </message>
    <message>
        <source>It is %1: %2.</source>
        <extracomment>%1: the right answer; %2: why, a clause</extracomment>
        <translation>答案是 %1：%2。</translation>
    </message>
    <message>
        <source>✗ Not %1 but %2: %3.</source>
        <extracomment>%1: the given answer; %2: the right one; %3: why, a clause</extracomment>
        <translation>✗ 不是 %1，而是 %2：%3。</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1: how many answers were right; %2: how many questions were asked</extracomment>
        <translation>答對 %1／%2</translation>
    </message>
    <message>
        <source>%1 of %2 right · %3 in a row</source>
        <extracomment>%1: how many answers were right; %2: of how many; %3: how many without a wrong one between</extracomment>
        <translation>答對 %1／%2 · 連對 %3</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::QuizMenu</name>
    <message>
        <source>&amp;Predict before each step</source>
        <translation>每一步之前先預測(&amp;P)</translation>
    </message>
    <message>
        <source>The playback stops before a step and asks what it will do</source>
        <translation>播放在每一步之前停住，詢問它會做什麼</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>揭曉答案(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Start over with other questions</source>
        <translation>以其他題目重新開始(&amp;S)</translation>
    </message>
    <message>
        <source>Ask for</source>
        <extracomment>Above a list of kinds of questions</extracomment>
        <translation>題目內容</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Above a list of times at which questions are asked</extracomment>
        <translation>頻率</translation>
    </message>
    <message>
        <source>&amp;Values of elements</source>
        <translation>元素的值(&amp;V)</translation>
    </message>
    <message>
        <source>Active &amp;lanes and threads</source>
        <translation>作用中的 lane 與執行緒(&amp;L)</translation>
    </message>
    <message>
        <source>Bank &amp;conflicts and sectors</source>
        <translation>記憶庫衝突與區段(&amp;C)</translation>
    </message>
    <message>
        <source>St&amp;eps, barriers and epochs left</source>
        <translation>剩餘的步驟、屏障與階段(&amp;E)</translation>
    </message>
    <message>
        <source>Before each &amp;step</source>
        <translation>每一步之前(&amp;S)</translation>
    </message>
    <message>
        <source>Once between two &amp;barriers</source>
        <translation>兩個屏障之間一次(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Where something is stored</source>
        <translation>有儲存之處(&amp;W)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RecentFiles</name>
    <message>
        <source>No session was saved or opened yet</source>
        <translation>尚未儲存或開啟任何工作階段</translation>
    </message>
    <message>
        <source>&amp;Clear recent files</source>
        <translation>清除最近的檔案(&amp;C)</translation>
    </message>
    <message>
        <source>%1 is not there any more; it was dropped from the recent sessions.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 已不存在；已從最近的工作階段移除。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RecordedTimeLine</name>
    <message numerus="yes">
        <source>Recorded on %1: %2 at n = %3 in %n chunk(s) on %4.</source>
        <extracomment>%1: a date; %2: id of the kernel; %3: a size, &quot;2²⁰&quot;; %n: how many parts of the input; %4: the GPU</extracomment>
        <translation>
            <numerusform>記錄於 %1：%2，n = %3，%n 個分塊，在 %4 上。</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded on %1: %2 at n = %3 on %4.</source>
        <extracomment>%1: a date; %2: id of the kernel; %3: a size, &quot;2²⁰&quot;; %4: the GPU</extracomment>
        <translation>記錄於 %1：%2，n = %3，在 %4 上。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RecordedTimes</name>
    <message>
        <source>All-reduce on %1</source>
        <extracomment>In a list of recorded times. %1: devices, &quot;2 × NVIDIA H200&quot;</extracomment>
        <translation>%1 上的 全歸約</translation>
    </message>
    <message>
        <source>%1, n = %2 for each GPU</source>
        <extracomment>In a list of recorded times. %1: id of a kernel; %2: a size, &quot;2³⁰&quot;</extracomment>
        <translation>%1，每個 GPU n = %2</translation>
    </message>
    <message>
        <source>%1, n = %2 for all GPUs</source>
        <extracomment>In a list of recorded times. %1: id of a kernel; %2: a size, &quot;2³⁰&quot;</extracomment>
        <translation>%1，所有 GPU 共 n = %2</translation>
    </message>
    <message>
        <source>Recorded on %1 on %2 with driver %3.</source>
        <extracomment>%1: a date; %2: devices, &quot;4 × NVIDIA H200&quot;; %3: version of a driver</extracomment>
        <translation>於 %1 在 %2 上記錄，驅動程式 %3。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RegistersModel</name>
    <message>
        <source>There is no record yet: run a kernel.</source>
        <translation>還沒有紀錄：請執行核心。</translation>
    </message>
    <message>
        <source>This block has no recorded steps.</source>
        <translation>此區塊沒有記錄的步驟。</translation>
    </message>
    <message>
        <source>No lane of this warp makes anything of elements of arrays.</source>
        <translation>此 warp 沒有 lane 使用陣列元素做計算。</translation>
    </message>
    <message>
        <source>This thread makes nothing of elements of arrays.</source>
        <translation>此執行緒沒有使用陣列元素做計算。</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Where a value goes. %1: an element, &quot;cache[3]&quot;</extracomment>
        <translation>用於 %1</translation>
    </message>
    <message>
        <source>%1: no value that is used later</source>
        <extracomment>%1: name of a value in a register</extracomment>
        <translation>%1：沒有之後會用到的值</translation>
    </message>
    <message>
        <source>%1
New in this step</source>
        <extracomment>%1: what is known of a value, a sentence or more</extracomment>
        <translation>%1
此步驟新產生</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading of a column: names of values in registers</extracomment>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Lane %1 of the warp</source>
        <extracomment>%1: a number from 0 to 31</extracomment>
        <translation>warp 的 lane %1</translation>
    </message>
    <message>
        <source>Made of</source>
        <extracomment>Heading of a column: the expression that a value was made by</extracomment>
        <translation>由何產生</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Heading of a column: values in registers</extracomment>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RegistersPanel</name>
    <message>
        <source>Whose registers are shown</source>
        <translation>顯示誰的暫存器</translation>
    </message>
    <message>
        <source>Why no registers are shown</source>
        <translation>未顯示暫存器的原因</translation>
    </message>
    <message>
        <source>Values in registers</source>
        <translation>暫存器中的值</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>A button: shows what one thread holds</extracomment>
        <translation>執行緒</translation>
    </message>
    <message>
        <source>What the followed thread holds</source>
        <translation>追蹤的執行緒所持有的值</translation>
    </message>
    <message>
        <source>Warp</source>
        <extracomment>A button: shows what the 32 lanes of a warp hold</extracomment>
        <translation>Warp</translation>
    </message>
    <message>
        <source>What each lane of its warp holds; of an array, its first element</source>
        <translation>其 warp 的每個 lane 所持有的值；陣列則為其第一個元素</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <extracomment>Above the table. %1: number of the warp</extracomment>
        <translation>warp %1</translation>
    </message>
    <message>
        <source>%1; no thread is followed</source>
        <extracomment>%1: &quot;Warp 0&quot; or &quot;Thread 5 (warp 0, lane 5)&quot;, the first one</extracomment>
        <translation>%1；沒有追蹤執行緒</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ResultFacts</name>
    <message>
        <source>unknown</source>
        <extracomment>A time that was not measured
----------
How much was lost in rounding cannot be said</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>A time in seconds. %1: a number</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>A time in milliseconds. %1: a number</extracomment>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <extracomment>A time in microseconds. %1: a number</extracomment>
        <translation>%1 微秒</translation>
    </message>
    <message>
        <source>Emulator</source>
        <extracomment>Where a kernel ran: on a CPU that plays the GPU</extracomment>
        <translation>模擬器</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <extracomment>Where a kernel ran. %1: name of the GPU</extracomment>
        <translation>GPU：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a part of the run, &quot;Line 30&quot;; %2: name of a counter, &quot;Barriers&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nsight Compute: %1, which reads a few more where lanes of a warp run an unrolled loop unequally often. Where blocks wait for each other, the number of looks differs from run to run.</source>
        <extracomment>Nsight Compute is NVIDIA&apos;s profiler. %1: what it calls this counter</extracomment>
        <translation>Nsight Compute：%1；當一個 warp 的 lane 執行展開迴圈的次數不同時，讀數會略多。區塊互相等待時，查看的次數每次執行都不同。</translation>
    </message>
    <message>
        <source>%1, requests</source>
        <extracomment>Name of a counter. %1: a kind of access, &quot;Global loads&quot;</extracomment>
        <translation>%1，請求數</translation>
    </message>
    <message>
        <source>%1, sectors</source>
        <extracomment>Name of a counter. %1: a kind of access, &quot;Global loads&quot;</extracomment>
        <translation>%1，區段數</translation>
    </message>
    <message>
        <source>The fewer a request touches, the better.</source>
        <translation>一次請求觸及的越少越好。</translation>
    </message>
    <message>
        <source>%1, wavefronts</source>
        <extracomment>Name of a counter. %1: a kind of access, &quot;Shared loads&quot;</extracomment>
        <translation>%1，wavefront 數</translation>
    </message>
    <message>
        <source>%1, bank conflicts</source>
        <extracomment>Name of a counter. %1: a kind of access, &quot;Shared loads&quot;</extracomment>
        <translation>%1，記憶庫衝突</translation>
    </message>
    <message>
        <source>The passes more than needed are counted. Nsight Compute: %1, which also counts a few more where many warps come at once.</source>
        <extracomment>Nsight Compute is NVIDIA&apos;s profiler. %1: what it calls this counter</extracomment>
        <translation>計算的是超過必要的次數。Nsight Compute：%1；許多 warp 同時到來時也會略多。</translation>
    </message>
    <message>
        <source>Global loads</source>
        <extracomment>A kind of access: loads from global memory</extracomment>
        <translation>全域記憶體載入</translation>
    </message>
    <message>
        <source>Global stores</source>
        <extracomment>A kind of access: stores to global memory</extracomment>
        <translation>全域記憶體儲存</translation>
    </message>
    <message>
        <source>Global atomics</source>
        <extracomment>A kind of access: atomic operations on global memory</extracomment>
        <translation>全域記憶體不可分割運算</translation>
    </message>
    <message>
        <source>Shared loads</source>
        <extracomment>A kind of access: loads from shared memory</extracomment>
        <translation>共享記憶體載入</translation>
    </message>
    <message>
        <source>Shared stores</source>
        <extracomment>A kind of access: stores to shared memory</extracomment>
        <translation>共享記憶體儲存</translation>
    </message>
    <message>
        <source>Shared atomics</source>
        <extracomment>A kind of access: atomic operations on shared memory</extracomment>
        <translation>共享記憶體不可分割運算</translation>
    </message>
    <message>
        <source>Barriers</source>
        <extracomment>Name of a counter: how often a warp has arrived at a barrier</extracomment>
        <translation>屏障</translation>
    </message>
    <message>
        <source>Each arrival of a warp counts once.</source>
        <translation>warp 每次到達計一次。</translation>
    </message>
    <message>
        <source>Additions, float32</source>
        <extracomment>Name of a counter; float32: numbers of 32 bits</extracomment>
        <translation>加法，float32</translation>
    </message>
    <message>
        <source>Multiplications, float32</source>
        <extracomment>Name of a counter; float32: numbers of 32 bits</extracomment>
        <translation>乘法，float32</translation>
    </message>
    <message>
        <source>Fused multiply-adds, float32</source>
        <translation>融合乘加，float32</translation>
    </message>
    <message>
        <source>Additions, float64</source>
        <extracomment>Name of a counter; float64: numbers of 64 bits</extracomment>
        <translation>加法，float64</translation>
    </message>
    <message>
        <source>Multiplications, float64</source>
        <extracomment>Name of a counter; float64: numbers of 64 bits</extracomment>
        <translation>乘法，float64</translation>
    </message>
    <message>
        <source>Fused multiply-adds, float64</source>
        <translation>融合乘加，float64</translation>
    </message>
    <message>
        <source>Operations of single threads, as the source writes them. Nsight Compute: %1, which counts the compiled kernel: there the compiler may have fused a product with the sum that takes it.</source>
        <extracomment>Nsight Compute is NVIDIA&apos;s profiler. %1: what it calls this counter</extracomment>
        <translation>單一執行緒的運算，依原始碼所寫。Nsight Compute：%1，計算的是編譯後的核心；編譯器可能已把乘積與使用它的加法融合。</translation>
    </message>
    <message>
        <source>Fused multiply-adds, tensor cores</source>
        <translation>融合乘加，張量核心</translation>
    </message>
    <message>
        <source>Tensor cores multiply small matrices. These are the products and sums of their elements; a GPU counts whole instructions.</source>
        <translation>張量核心進行小矩陣相乘。這裡是其元素的乘積與和；GPU 計算的是整個指令。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many blocks are recorded; %2: how many there are</extracomment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Recorded blocks</source>
        <extracomment>Name of a counter</extracomment>
        <translation>已記錄的區塊</translation>
    </message>
    <message>
        <source>The numbers below count what these did.</source>
        <translation>以下的數字計算這些區塊所做的事。</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>Name of a counter: how many operations there are</extracomment>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Operations on two values; a fused multiply-add is two.</source>
        <translation>對兩個值的運算；一次融合乘加算兩次。</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Name of a counter: how long the longest chain of operations is</extracomment>
        <translation>深度</translation>
    </message>
    <message>
        <source>The longest chain of operations that wait for each other.</source>
        <translation>互相等待的運算所形成的最長鏈。</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <extracomment>Name of a counter: how many of a warp&apos;s 32 lanes take part on average</extracomment>
        <translation>作用中的 lane</translation>
    </message>
    <message>
        <source>%1 of 32</source>
        <extracomment>A mean of lanes of a warp. %1: a number, &quot;12.4&quot;</extracomment>
        <translation>32 中的 %1</translation>
    </message>
    <message>
        <source>This is the mean over the accesses of warps.</source>
        <translation>這是各 warp 存取的平均值。</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Before the name of a counter. %1: number of a line of the source</extracomment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Truncated</source>
        <extracomment>Name of a fact: whether the record was full before the run ended</extracomment>
        <translation>已截斷</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Behind &quot;Truncated&quot;: it is so</extracomment>
        <translation>是</translation>
    </message>
    <message>
        <source>Some thread did more than the record has room for.</source>
        <translation>某個執行緒做的事超過紀錄的容量。</translation>
    </message>
    <message>
        <source>Whole launch</source>
        <extracomment>Before the name of a counter: all blocks, not those of the record alone</extracomment>
        <translation>整次啟動</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A fact: the number that the kernel computed</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>What the kernel computed.</source>
        <translation>核心算出的值。</translation>
    </message>
    <message>
        <source>Reference</source>
        <extracomment>A fact: the result that the CPU computed</extracomment>
        <translation>參考值</translation>
    </message>
    <message>
        <source>not checked: no reference</source>
        <extracomment>In place of the reference: there is nothing to compare the result with</extracomment>
        <translation>未檢查：沒有參考值</translation>
    </message>
    <message>
        <source>The kernel&apos;s file does not say what is right.</source>
        <translation>核心的檔案沒有說明正確值。</translation>
    </message>
    <message>
        <source>The same on the CPU, in double precision, exactly for integers.</source>
        <translation>在 CPU 上以雙精度計算的同一結果；整數則為精確值。</translation>
    </message>
    <message>
        <source>Worst element</source>
        <extracomment>A fact: index of the element with the largest error</extracomment>
        <translation>最差的元素</translation>
    </message>
    <message>
        <source>Every element of the output is checked; error and tolerance are of the one that is worst against its bound.</source>
        <translation>輸出的每個元素都經過檢查；誤差與容許值取自相對其界限最差的元素。</translation>
    </message>
    <message>
        <source>Closed form</source>
        <extracomment>A fact: the result by a formula, such as n(n - 1)</extracomment>
        <translation>封閉公式</translation>
    </message>
    <message>
        <source>What the pattern&apos;s formula gives.</source>
        <translation>樣式的公式所得的值。</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>A fact: the distance between result and reference</extracomment>
        <translation>誤差</translation>
    </message>
    <message>
        <source>The distance between result and reference.</source>
        <translation>結果與參考值的差距。</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>A fact: the largest error that is accepted</extracomment>
        <translation>容許誤差</translation>
    </message>
    <message>
        <source>The largest error that rounding explains for this order of additions.</source>
        <translation>依此加法順序，捨入所能解釋的最大誤差。</translation>
    </message>
    <message>
        <source>Allocate</source>
        <extracomment>A phase of the run: memory is allocated on the GPU</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Memory on the device.</source>
        <translation>裝置上的記憶體。</translation>
    </message>
    <message>
        <source>Host to device</source>
        <translation>主機到裝置</translation>
    </message>
    <message>
        <source>Copy the inputs.</source>
        <translation>複製輸入。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>A phase of the run: the launch alone</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>The launch alone.</source>
        <translation>僅核心的啟動。</translation>
    </message>
    <message>
        <source>Device to host</source>
        <translation>裝置到主機</translation>
    </message>
    <message>
        <source>Copy the outputs.</source>
        <translation>複製輸出。</translation>
    </message>
    <message>
        <source>Host finish</source>
        <extracomment>A phase of the run: what the CPU computes from the outputs</extracomment>
        <translation>主機收尾</translation>
    </message>
    <message>
        <source>What the host computes from the outputs.</source>
        <translation>主機由輸出計算的部分。</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of all phases</extracomment>
        <translation>總計</translation>
    </message>
    <message>
        <source>The sum of the phases.</source>
        <translation>各段時間的總和。</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>How much was lost in rounding: the results are exact</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>The exact results less the rounded ones, summed over all floating-point additions and multiplications of the recorded blocks. A fused multiply-add is an addition.</source>
        <translation>精確結果減去捨入後的結果，對已記錄區塊的所有浮點加法與乘法加總。融合乘加算作加法。</translation>
    </message>
    <message>
        <source>Lost in rounding</source>
        <translation>捨入的損失</translation>
    </message>
    <message>
        <source>%1 in %2 additions and %3 products</source>
        <extracomment>%1: how much was lost in rounding; %2, %3: how many operations</extracomment>
        <translation>%1，於 %2 次加法與 %3 次乘法</translation>
    </message>
    <message>
        <source>%1 in %2 additions</source>
        <extracomment>%1: how much was lost in rounding; %2: how many operations</extracomment>
        <translation>%1，於 %2 次加法</translation>
    </message>
    <message>
        <source>Inexact operations</source>
        <extracomment>A fact: how many operations rounded their result</extracomment>
        <translation>不精確的運算</translation>
    </message>
    <message>
        <source>Those of them that rounded.</source>
        <translation>其中有捨入的運算。</translation>
    </message>
    <message>
        <source>The %1 terms are added in the order of the inputs, block by block.</source>
        <extracomment>%1: how many numbers are added</extracomment>
        <translation>%1 項依輸入的順序逐區塊相加。</translation>
    </message>
    <message>
        <source>Lost by the sum</source>
        <translation>總和的損失</translation>
    </message>
    <message>
        <source>The exact sum less the computed one. It is not that of all operations where threads add what is used by none, as in a shuffle.</source>
        <translation>精確的和減去算出的和。若執行緒加總了沒有人使用的值（例如 shuffle），這就不等於所有運算的損失。</translation>
    </message>
    <message>
        <source>Pairwise would lose</source>
        <translation>成對加總的損失</translation>
    </message>
    <message>
        <source>The sum in halves of halves, down to loops of 32 terms.</source>
        <translation>不斷對半分的總和，直到 32 項的迴圈。</translation>
    </message>
    <message>
        <source>Kahan would lose</source>
        <translation>Kahan 加總的損失</translation>
    </message>
    <message>
        <source>The sum that adds what the addition before has lost.</source>
        <translation>把前一次加法的損失再加回來的總和。</translation>
    </message>
    <message>
        <source>Nsight Compute: %1, which reads less where the compiler loads two or four neighbouring words at once, or only the words that are stored, and a few more where many warps come at once.</source>
        <extracomment>Nsight Compute is NVIDIA&apos;s profiler. %1: what it calls this counter</extracomment>
        <translation>Nsight Compute：%1；編譯器一次載入兩或四個相鄰的字組，或只載入要儲存的字組時讀數較少；許多 warp 同時到來時略多。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ResultPanel</name>
    <message>
        <source>What ran</source>
        <extracomment>Name for screen readers of the line with kernel and parameters</extracomment>
        <translation>執行的內容</translation>
    </message>
    <message>
        <source>Result and reference</source>
        <translation>結果與參考值</translation>
    </message>
    <message>
        <source>Phases</source>
        <extracomment>A tab: the times of a run&apos;s parts</extracomment>
        <translation>時間分段</translation>
    </message>
    <message>
        <source>Counters</source>
        <extracomment>A tab: what was counted</extracomment>
        <translation>計數器</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>A tab: what could be better in the kernel</extracomment>
        <translation>建議</translation>
    </message>
    <message>
        <source>Choose a sentence to go to its line.</source>
        <translation>選擇一句話，即可跳到該行。</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>A tab: mistakes that the record shows, such as races</extracomment>
        <translation>發現的問題</translation>
    </message>
    <message>
        <source>Choose a finding to go to its line.</source>
        <translation>選擇一個問題，即可跳到該行。</translation>
    </message>
    <message>
        <source>Notes on the run</source>
        <translation>執行的備註</translation>
    </message>
    <message>
        <source>Run a kernel to see its result.</source>
        <translation>執行核心即可看到結果。</translation>
    </message>
    <message>
        <source>Parts of the result</source>
        <translation>結果的各部分</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A tab: result and reference</extracomment>
        <translation>檢查</translation>
    </message>
    <message>
        <source>The rounding</source>
        <extracomment>What is being made: &quot;The rounding needs more memory than …&quot;</extracomment>
        <translation>捨入</translation>
    </message>
    <message>
        <source>Not checked</source>
        <extracomment>There is nothing to compare the result with</extracomment>
        <translation>未檢查</translation>
    </message>
    <message>
        <source>✓ Passed</source>
        <extracomment>The result is right</extracomment>
        <translation>✓ 通過</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <extracomment>The result is wrong</extracomment>
        <translation>✗ 未通過</translation>
    </message>
    <message>
        <source>The phases are the emulator&apos;s time, which says nothing about a GPU&apos;s.</source>
        <translation>這些是模擬器的時間，不代表 GPU 的時間。</translation>
    </message>
    <message>
        <source>Block %1, thread %2, line %3</source>
        <extracomment>Where a mistake was found. %1 to %3: numbers</extracomment>
        <translation>區塊 %1，執行緒 %2，第 %3 行</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <extracomment>A tab: mistakes that the record shows. %1: how many</extracomment>
        <translation>發現的問題 (%1)</translation>
    </message>
    <message>
        <source>Printed by the kernel</source>
        <extracomment>Name for screen readers of what a kernel&apos;s threads have printed</extracomment>
        <translation>核心印出的內容</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>A tab: what a kernel&apos;s threads have printed</extracomment>
        <translation>輸出文字</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RunController</name>
    <message>
        <source>The data</source>
        <extracomment>What is being made: &quot;The data needs more memory than …&quot;</extracomment>
        <translation>資料</translation>
    </message>
    <message>
        <source>The picture</source>
        <extracomment>What is being made: &quot;The picture needs more memory than …&quot;</extracomment>
        <translation>圖片</translation>
    </message>
    <message>
        <source>The record is too large to be drawn; run with fewer elements or blocks.</source>
        <translation>紀錄太大，無法繪製；請以較少的元素或區塊執行。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RunEstimate</name>
    <message>
        <source>The emulator takes about %1 for this run, which stops at its time limit of %2.</source>
        <extracomment>%1, %2: durations, &quot;20 s&quot;</extracomment>
        <translation>模擬器執行這次約需 %1，並在時間限制 %2 停止。</translation>
    </message>
    <message>
        <source>The emulator takes about %1 for this run.</source>
        <extracomment>%1: a duration, &quot;20 s&quot;</extracomment>
        <translation>模擬器執行這次約需 %1。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Scrubber</name>
    <message>
        <source>Step</source>
        <extracomment>Name of the slider for screen readers</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Drag to any step. A line is a barrier, a flag a bookmark (B), a diamond a finding (.), a square a step at which playing stops (Ctrl+F9).</source>
        <translation>拖曳到任一步驟。直線是屏障，旗子是書籤 (B)，菱形是發現的問題 (.)，方塊是播放會停住的步驟 (Ctrl+F9)。</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1: number of the step; %2: what there is, &quot;a bookmark&quot;</extracomment>
        <translation>步驟 %1：%2</translation>
    </message>
    <message>
        <source>playing stops, at a breakpoint or where a watch begins to hold</source>
        <translation>播放停住：遇到中斷點，或監看的條件開始成立</translation>
    </message>
    <message>
        <source>a bookmark</source>
        <extracomment>Behind &quot;Step 5: &quot;: it has a bookmark</extracomment>
        <translation>書籤</translation>
    </message>
    <message>
        <source>a finding</source>
        <extracomment>Behind &quot;Step 5: &quot;: there the record shows a mistake</extracomment>
        <translation>發現的問題</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SessionController</name>
    <message>
        <source>Lanescope[*]</source>
        <extracomment>Title of the window; [*] is where Qt marks changes that are not saved</extracomment>
        <translation>Lanescope[*]</translation>
    </message>
    <message>
        <source>%1[*] — Lanescope</source>
        <extracomment>Title of the window. %1: name of the session; [*] is where Qt marks changes</extracomment>
        <translation>%1[*] — Lanescope</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>儲存工作階段</translation>
    </message>
    <message>
        <source>Sessions (*%1)</source>
        <extracomment>A kind of files in the dialog of files. %1: the ending of the files&apos; names</extracomment>
        <translation>工作階段 (*%1)</translation>
    </message>
    <message>
        <source>The session</source>
        <extracomment>What is being made: &quot;The session needs more memory than …&quot;</extracomment>
        <translation>工作階段</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>已儲存：%1</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <extracomment>Title of a question</extracomment>
        <translation>未儲存的工作</translation>
    </message>
    <message>
        <source>This session is not saved. Save it?</source>
        <translation>此工作階段尚未儲存。要儲存嗎？</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. Save them?</source>
        <extracomment>%1: name of the session</extracomment>
        <translation>%1 有未儲存的變更。要儲存嗎？</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open one session at a time, and no data with it.</source>
        <translation>一次只能開啟一個工作階段，且不能同時開啟資料。</translation>
    </message>
    <message>
        <source>All that can be opened (*.%1 *.csv *.tsv *.txt *.json *.lesson %2 %4);;Sessions (*.%1);;Tables (*.csv *.tsv *.txt);;Images (%2);;Results (%3);;Kernels (%4);;Lessons (*.lesson lesson.md);;All files (*)</source>
        <extracomment>Kinds of files in the dialog of files; the patterns stay. %1: an ending; %2 to %4: patterns</extracomment>
        <translation>所有可開啟的檔案 (*.%1 *.csv *.tsv *.txt *.json *.lesson %2 %4);;工作階段 (*.%1);;表格 (*.csv *.tsv *.txt);;影像 (%2);;結果 (%3);;核心 (%4);;單元 (*.lesson lesson.md);;所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SessionMenu</name>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In the menu File: opens a dialog of files</extracomment>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <extracomment>In the menu File: a list of the sessions that were opened last</extracomment>
        <translation>開啟最近的檔案(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>In the menu File: saves the session</extracomment>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <extracomment>In the menu File: saves the session under another name</extracomment>
        <translation>另存新檔(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In the menu Edit; what is undone follows: &quot;Undo kernel&quot;</extracomment>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>In the menu Edit; what is done again follows: &quot;Redo kernel&quot;</extracomment>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SessionWords</name>
    <message>
        <source>Recovered</source>
        <extracomment>Stands for the name of a session that was kept when the program ended</extracomment>
        <translation>已復原</translation>
    </message>
    <message>
        <source>some day</source>
        <extracomment>Stands for the date of a session that has none: &quot;saved some day by Lanescope 1.0&quot;</extracomment>
        <translation>某日</translation>
    </message>
    <message>
        <source>%1: recorded on %2 (%3), saved %4 by Lanescope %5; nothing was run now.</source>
        <extracomment>%1: name; %2: the device; %3: the machine; %4: when; %5: the version of the program</extracomment>
        <translation>%1：在 %2（%3）上記錄，%4 由 Lanescope %5 儲存；目前沒有執行任何東西。</translation>
    </message>
    <message>
        <source>%1: saved %2 by Lanescope %3, before anything was run.</source>
        <extracomment>%1: name of the session; %2: when, a date; %3: the version of the program</extracomment>
        <translation>%1：%2 由 Lanescope %3 儲存，當時尚未執行任何東西。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SourceView</name>
    <message>
        <source>Source of the kernel</source>
        <translation>核心的原始碼</translation>
    </message>
    <message>
        <source>Click a line to go to its next step.
The pointer over a name, or F2 at the cursor, shows what the record tells of it.
×32 before a line: so many threads are at it in this step.
F9 sets a breakpoint at the cursor, where playing stops.</source>
        <translation>按一下某行可跳到它的下一步。
指標停在名稱上，或在游標處按 F2，可顯示紀錄中的內容。
行前的 ×32：在此步驟有這麼多執行緒位於該行。
F9 在游標處設定中斷點，播放會在那裡停住。</translation>
    </message>
    <message>
        <source>%1 has: %2</source>
        <extracomment>Below a line of source; %1: a kernel; %2: a line of its source</extracomment>
        <translation>%1 有：%2</translation>
    </message>
    <message>
        <source>The record tells nothing of what stands at the cursor.</source>
        <translation>紀錄中沒有關於游標處的內容。</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <extracomment>In the menu of a kernel&apos;s source: begins on the page Lab with its text</extracomment>
        <translation>編輯副本</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageBar</name>
    <message>
        <source>Views</source>
        <extracomment>Name of the buttons Memory, Space-time, Warps, Banks, Grid</extracomment>
        <translation>檢視</translation>
    </message>
    <message>
        <source>Launch</source>
        <extracomment>Before the number of the launch that is shown. A launch is one start of a kernel</extracomment>
        <translation>啟動</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>Before the number of the block of threads that is shown</extracomment>
        <translation>區塊</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>Name of the buttons that enlarge and reduce the picture</extracomment>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Launch that is shown</source>
        <translation>顯示的啟動</translation>
    </message>
    <message>
        <source>Which of the kernel&apos;s launches is recorded and shown</source>
        <translation>要記錄並顯示核心的哪一次啟動</translation>
    </message>
    <message>
        <source>Block that is shown</source>
        <translation>顯示的區塊</translation>
    </message>
    <message>
        <source>Which of the recorded blocks is shown</source>
        <translation>要顯示哪一個已記錄的區塊</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>A button: makes the picture smaller</extracomment>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>A button: makes the picture as large as the stage</extracomment>
        <translation>符合</translation>
    </message>
    <message>
        <source>Fit the picture into the stage</source>
        <translation>讓圖片符合舞台</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>A button: makes the picture larger</extracomment>
        <translation>放大</translation>
    </message>
    <message>
        <source>View: %1</source>
        <extracomment>%1: name of a view, &quot;Warps&quot;</extracomment>
        <translation>檢視：%1</translation>
    </message>
    <message>
        <source> of %1</source>
        <extracomment>Follows the number of a launch: &quot;1 of 3&quot;. %1: how many launches</extracomment>
        <translation>／%1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageExporter</name>
    <message>
        <source>%1 is not the name of a folder.</source>
        <extracomment>%1: the name that was typed</extracomment>
        <translation>%1 不是資料夾的名稱。</translation>
    </message>
    <message>
        <source>%1 does not end with .%2, as the chosen format does.</source>
        <extracomment>%1: the name that was typed; %2: the ending of the format, &quot;gif&quot;</extracomment>
        <translation>%1 不以所選格式的 .%2 結尾。</translation>
    </message>
    <message>
        <source>An export is still being written; wait for it or cancel it first.</source>
        <translation>前一次匯出仍在寫入；請等待或先取消。</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>圖片已在剪貼簿中。</translation>
    </message>
    <message>
        <source>The picture</source>
        <extracomment>What is being made: &quot;The picture needs more memory than …&quot;</extracomment>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>已寫入：%1</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>匯出已取消；沒有寫入任何內容。</translation>
    </message>
    <message>
        <source>Export to</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>匯出到</translation>
    </message>
    <message>
        <source>New folder:</source>
        <extracomment>Before the name of a folder in a dialog of files</extracomment>
        <translation>新資料夾：</translation>
    </message>
    <message>
        <source>%1-steps</source>
        <extracomment>The name that a new folder gets. %1: id of the kernel</extracomment>
        <translation>%1-steps</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageKeys</name>
    <message>
        <source>Play or pause</source>
        <translation>播放或暫停</translation>
    </message>
    <message>
        <source>Play backward</source>
        <translation>倒著播放</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>Next epoch</source>
        <translation>下一個階段</translation>
    </message>
    <message>
        <source>Previous epoch</source>
        <translation>上一個階段</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>What a key does: more steps per second</extracomment>
        <translation>加快</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>What a key does: fewer steps per second</extracomment>
        <translation>減慢</translation>
    </message>
    <message>
        <source>Set or clear a bookmark</source>
        <translation>設定或清除書籤</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>下一個書籤</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>上一個書籤</translation>
    </message>
    <message>
        <source>Next finding</source>
        <extracomment>What a key does; a finding is a mistake that the record shows</extracomment>
        <translation>下一個發現的問題</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>上一個發現的問題</translation>
    </message>
    <message>
        <source>Predict before each step</source>
        <translation>每一步之前先預測</translation>
    </message>
    <message>
        <source>Follow the next thread</source>
        <translation>追蹤下一個執行緒</translation>
    </message>
    <message>
        <source>Follow the previous thread</source>
        <translation>追蹤上一個執行緒</translation>
    </message>
    <message>
        <source>Follow no thread</source>
        <translation>不追蹤任何執行緒</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>What a key does: makes the picture as large as the stage</extracomment>
        <translation>符合</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageModel</name>
    <message>
        <source>%1, the aggregate of the tile&apos;s elements</source>
        <extracomment>A value of a tile&apos;s state, in a scan. %1: the value</extracomment>
        <translation>%1，磚塊元素的聚合值</translation>
    </message>
    <message>
        <source>%1, the prefix up to the tile&apos;s last</source>
        <extracomment>A value of a tile&apos;s state, in a scan. %1: the value</extracomment>
        <translation>%1，到磚塊最後一個元素的前綴</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StagePage</name>
    <message>
        <source>Compared stage</source>
        <extracomment>Name of the stage on the right for screen readers</extracomment>
        <translation>比較的舞台</translation>
    </message>
    <message>
        <source>The stage is shown on the full screen. F5 brings it back.</source>
        <translation>舞台以全螢幕顯示。按 F5 返回。</translation>
    </message>
    <message>
        <source>Compare with ▾</source>
        <translation>比較對象 ▾</translation>
    </message>
    <message>
        <source>Shows another kernel, or another launch, beside this one.</source>
        <translation>在旁邊顯示另一個核心，或另一次啟動。</translation>
    </message>
    <message>
        <source>Compare with</source>
        <extracomment>Name for screen readers of a button that opens a list of kernels</extracomment>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>There is no record to show: %1</source>
        <extracomment>%1: a sentence that says why this kernel is not recorded</extracomment>
        <translation>沒有可顯示的紀錄：%1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageSetter</name>
    <message>
        <source>%1, line %2: %3</source>
        <extracomment>%1: name of a file; %2: number of a line; %3: what is wrong there</extracomment>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>The run was ended before the stage was set.</source>
        <translation>舞台設定完成之前，執行已結束。</translation>
    </message>
    <message>
        <source>This system has no sandbox (Landlock, seccomp), so the lesson&apos;s own kernel does not run here.</source>
        <translation>此系統沒有沙箱（Landlock、seccomp），因此單元自己的核心不在這裡執行。</translation>
    </message>
    <message>
        <source>There is no kernel %1.</source>
        <extracomment>%1: what a lesson names as a kernel</extracomment>
        <translation>沒有核心 %1。</translation>
    </message>
    <message>
        <source>%1 cannot stand beside %2.</source>
        <extracomment>%1: a kernel, perhaps with parameters; %2: name of the kernel on the stage</extracomment>
        <translation>%1 不能與 %2 並列。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageView</name>
    <message>
        <source>Memory</source>
        <extracomment>A view of the stage</extracomment>
        <translation>記憶體</translation>
    </message>
    <message>
        <source>The arrays, the threads, and what they read and write</source>
        <translation>陣列、執行緒，以及它們讀寫的內容</translation>
    </message>
    <message>
        <source>Space-time</source>
        <extracomment>A view of the stage: time goes down, the elements of an array stand side by side</extracomment>
        <translation>時空圖</translation>
    </message>
    <message>
        <source>A row for each epoch, a column for each element</source>
        <translation>每個階段一列，每個元素一行</translation>
    </message>
    <message>
        <source>Warps</source>
        <extracomment>A view of the stage</extracomment>
        <translation>Warp</translation>
    </message>
    <message>
        <source>A row for each warp: which of its 32 lanes work, and why others do not</source>
        <translation>每個 warp 一列：32 個 lane 中哪些在工作，其他的為何沒有</translation>
    </message>
    <message>
        <source>Banks and sectors</source>
        <translation>記憶庫與區段</translation>
    </message>
    <message>
        <source>What the access costs: banks of shared memory, sectors of global memory</source>
        <translation>存取的代價：共享記憶體的記憶庫、全域記憶體的區段</translation>
    </message>
    <message>
        <source>Banks</source>
        <extracomment>A view of the stage, where there is little room: banks of memory and sectors</extracomment>
        <translation>記憶庫</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>A view of the stage: all blocks</extracomment>
        <translation>網格</translation>
    </message>
    <message>
        <source>All blocks, and which block reads what another one stored</source>
        <translation>所有區塊，以及哪個區塊讀取別的區塊所存的值</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>A view of the stage: copies and products that go on at the same time</extracomment>
        <translation>管線</translation>
    </message>
    <message>
        <source>Bulk copies and tensor-core products over the stages between them</source>
        <translation>整塊複製與張量核心的乘積，以及它們之間的緩衝級</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>A view of the stage: parts of matrices in shared memory, and of the result</extracomment>
        <translation>磚塊</translation>
    </message>
    <message>
        <source>How a tile lies in the banks, and which lanes hold a product&apos;s sums</source>
        <translation>磚塊在記憶庫中的位置，以及哪些 lane 持有乘積的和</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageWidget</name>
    <message>
        <source>Stage</source>
        <extracomment>Name of the animation&apos;s picture for screen readers</extracomment>
        <translation>舞台</translation>
    </message>
    <message>
        <source>The animation of the recorded run. Space plays and pauses, Shift+Space plays backward, the arrow keys step; N and P choose a thread to follow, Escape none.</source>
        <translation>已記錄執行的動畫。空白鍵播放與暫停，Shift+空白鍵倒著播放，方向鍵逐步移動；N 與 P 選擇要追蹤的執行緒，Escape 取消。</translation>
    </message>
    <message>
        <source>Choose a kernel and run it: its record is drawn here, step by step.</source>
        <translation>選擇核心並執行：其紀錄會在這裡逐步畫出。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StepBar</name>
    <message>
        <source>Steps</source>
        <extracomment>Name of a bar for screen readers</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Name of a button: goes to before the first step</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Go to the start (Home)</source>
        <translation>回到開始（Home）</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>Name of a button: goes back by one step</extracomment>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Go back by one step (Left)</source>
        <translation>退一步（左鍵）</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Name of a button: plays the steps</extracomment>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play a step a second, or pause</source>
        <translation>每秒播放一步，或暫停</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>Name of a button: goes on by one step</extracomment>
        <translation>進一步</translation>
    </message>
    <message>
        <source>Go on by one step (Right)</source>
        <translation>進一步（右鍵）</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>Name of a button: goes to the last step</extracomment>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>Go to the last step (End)</source>
        <translation>到最後一步（End）</translation>
    </message>
    <message>
        <source>Step number</source>
        <extracomment>Name of a slider for screen readers</extracomment>
        <translation>步驟編號</translation>
    </message>
    <message>
        <source>The step whose messages stand out</source>
        <translation>其訊息被突顯的步驟</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Name of a button: stops playing the steps</extracomment>
        <translation>暫停</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside a slider. %1: number of the step; %2: number of steps</extracomment>
        <translation>%1／%2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StepSearch</name>
    <message>
        <source>The search</source>
        <extracomment>What is being made: &quot;The search needs more memory than …&quot;</extracomment>
        <translation>搜尋</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Stops</name>
    <message>
        <source>No step of this block is on line %1, so playing does not stop there.</source>
        <extracomment>%1: number of a line of the source</extracomment>
        <translation>此區塊沒有步驟在第 %1 行，因此播放不會停在那裡。</translation>
    </message>
    <message>
        <source>The watch</source>
        <extracomment>What is being made: &quot;The watch needs more memory than …&quot;</extracomment>
        <translation>監看</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SweepPanel</name>
    <message>
        <source>Start</source>
        <extracomment>A button: begins the sweep</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Start the sweep</source>
        <translation>開始掃掠</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button: halts the sweep until it is pressed again</extracomment>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Pause or go on with the sweep</source>
        <translation>暫停或繼續掃掠</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the sweep</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the sweep</source>
        <translation>取消掃掠</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>掃掠的進度</translation>
    </message>
    <message>
        <source>How far the sweep has come</source>
        <translation>掃掠進行到哪裡</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>格子顯示什麼</translation>
    </message>
    <message>
        <source>Launches of the sweep</source>
        <translation>掃掠的啟動</translation>
    </message>
    <message>
        <source>The launch at the cursor</source>
        <translation>游標處的啟動</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>A button: puts the launch into the parameters</extracomment>
        <translation>使用</translation>
    </message>
    <message>
        <source>Put this launch into the parameters of the kernel.</source>
        <translation>把此啟動放入核心的參數。</translation>
    </message>
    <message>
        <source>Use this launch</source>
        <translation>使用此啟動</translation>
    </message>
    <message>
        <source>Store as auto</source>
        <translation>存為 auto</translation>
    </message>
    <message>
        <source>From now on a block of auto is this launch, for this kernel, type, operation and size on this device.</source>
        <translation>從現在起，在此裝置上，對此核心、型別、運算與大小，auto 的區塊就是此啟動。</translation>
    </message>
    <message>
        <source>Store this launch as auto</source>
        <translation>把此啟動存為 auto</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>A button: compares two launches
----------
A tab: two launches compared</extracomment>
        <translation>說明</translation>
    </message>
    <message>
        <source>Explains how the two chosen launches differ.</source>
        <translation>說明所選的兩種啟動有何不同。</translation>
    </message>
    <message>
        <source>Explain the two chosen launches</source>
        <translation>說明所選的兩種啟動</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>圖顯示什麼</translation>
    </message>
    <message>
        <source>The sweep in words</source>
        <translation>以文字表示的掃掠</translation>
    </message>
    <message>
        <source>Heat map of the launches; the table has the numbers</source>
        <translation>啟動的熱圖；表格中有數字</translation>
    </message>
    <message>
        <source>Views of the sweep</source>
        <translation>掃掠的檢視</translation>
    </message>
    <message>
        <source>Heat map</source>
        <extracomment>A tab: times of launches as colours</extracomment>
        <translation>熱圖</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A tab: the numbers</extracomment>
        <translation>表格</translation>
    </message>
    <message>
        <source>This kernel has one launch only: nothing to sweep.</source>
        <translation>此核心只有一種啟動：沒有可掃掠的。</translation>
    </message>
    <message>
        <source>Asking the device…</source>
        <translation>正在詢問裝置…</translation>
    </message>
    <message>
        <source>Value of %1 that is shown</source>
        <extracomment>Name of a list for screen readers. %1: title of a parameter</extracomment>
        <translation>顯示的%1值</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>In a list. %1: name of a parameter; %2: its value</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <extracomment>%1: how many launches; %2: of how many</extracomment>
        <translation>%2 個中已測量 %1 個</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>A button: goes on with a sweep that was halted</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Sweep of %1, n = %2</source>
        <extracomment>%1: a kernel; %2: a number of elements</extracomment>
        <translation>%1 的掃掠，n = %2</translation>
    </message>
    <message>
        <source>Sweep of %1, n = %2, %3</source>
        <extracomment>%1: a kernel; %2: a number of elements; %3: a device</extracomment>
        <translation>%1 的掃掠，n = %2，%3</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TargetChooser</name>
    <message>
        <source>Run on</source>
        <extracomment>Before a list of GPUs and the emulator</extracomment>
        <translation>執行於</translation>
    </message>
    <message>
        <source>Order of the emulator&apos;s threads</source>
        <translation>模擬器的執行緒順序</translation>
    </message>
    <message>
        <source>A correct kernel gives the same result in every order.</source>
        <translation>正確的核心不論何種順序，結果都相同。</translation>
    </message>
    <message>
        <source>in order</source>
        <extracomment>An order in which the emulator runs the threads: by their numbers</extracomment>
        <translation>依序</translation>
    </message>
    <message>
        <source>reversed</source>
        <extracomment>An order in which the emulator runs the threads: from the last to the first</extracomment>
        <translation>反序</translation>
    </message>
    <message>
        <source>adversarial</source>
        <extracomment>An order in which the emulator runs the threads: the one that finds most races</extracomment>
        <translation>對抗式</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>An order in which the emulator runs the threads</extracomment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Thread order</source>
        <extracomment>Before a list of orders in which the emulator runs the threads</extracomment>
        <translation>執行緒順序</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>In the list of devices: a GPU if there is one, else the emulator</extracomment>
        <translation>自動</translation>
    </message>
    <message>
        <source>CUDA</source>
        <extracomment>NVIDIA&apos;s name; in the list of devices where the GPU has no name</extracomment>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <extracomment>%1: number of the GPU, from 0; %2: its name</extracomment>
        <translation>GPU %1：%2</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <extracomment>%1: a device that cannot be used</extracomment>
        <translation>%1（無法使用）</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>正在尋找裝置…</translation>
    </message>
    <message>
        <source>No GPU: the emulator runs.</source>
        <translation>沒有 GPU：由模擬器執行。</translation>
    </message>
    <message>
        <source>The emulator runs: %1</source>
        <extracomment>%1: why no GPU does, a sentence</extracomment>
        <translation>由模擬器執行：%1</translation>
    </message>
    <message>
        <source>lockstep</source>
        <extracomment>An order in which the emulator runs the threads: a warp&apos;s lanes access by access, as before Volta</extracomment>
        <translation>同步 (lockstep)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimeLimitField</name>
    <message>
        <source> s</source>
        <extracomment>Follows a number of seconds</extracomment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In the field of the time limit: a run may take any time</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>A parameter: how long a run may take</extracomment>
        <translation>時間限制</translation>
    </message>
    <message>
        <source>A run that takes longer is ended. 0: none is.</source>
        <translation>超過時間的執行會被結束。0：不結束。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimeLine</name>
    <message>
        <source>%1, %2</source>
        <extracomment>On a bar. %1: what is done, &quot;copy in&quot;; %2: how long it takes</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>On a bracket. %1: a way of timing, &quot;kernel alone&quot;; %2: a time
----------
%1: &quot;Host&quot;, &quot;Device&quot; or &quot;Warp 4&quot;; %2: an activity, &quot;copy in&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>GPU: %1 · %2</source>
        <extracomment>%1: name of the GPU; %2: a date</extracomment>
        <translation>GPU：%1 · %2</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>What the CPU does</extracomment>
        <translation>主機</translation>
    </message>
    <message>
        <source>Device</source>
        <extracomment>What the GPU does</extracomment>
        <translation>裝置</translation>
    </message>
    <message>
        <source>The launch returned after %1, %2 before its kernel ended: the host does not wait for a kernel.</source>
        <extracomment>%1, %2: times</extracomment>
        <translation>啟動呼叫在 %1 後返回，比核心結束早 %2：主機不等待核心。</translation>
    </message>
    <message>
        <source>%1 chunks have a stream each and page-locked memory, so that the calls for copies return at once; copies in and kernels ran at the same time for %2.</source>
        <extracomment>%1: how many parts of the input; %2: a time</extracomment>
        <translation>%1 個分塊各有自己的串流與鎖定分頁記憶體，因此複製的呼叫立即返回；複製到裝置與核心同時進行了 %2。</translation>
    </message>
    <message>
        <source>The copy out kept the host for %1: a copy to memory that is not page-locked returns when the data are there, and therefore also waits for the kernel.</source>
        <extracomment>%1: a time</extracomment>
        <translation>從裝置複製使主機等了 %1：複製到未鎖定分頁的記憶體要等資料到達才返回，因此也等待核心。</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>In the table, in the column &quot;Lane&quot;: the row is a way of timing</extracomment>
        <translation>計時</translation>
    </message>
    <message>
        <source>Stream %1</source>
        <extracomment>Before a lane of the picture. A stream is a queue of the GPU. %1: its number</extracomment>
        <translation>串流 %1</translation>
    </message>
    <message>
        <source>allocate</source>
        <extracomment>An activity: memory is allocated on the GPU</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>copy in</source>
        <extracomment>An activity: inputs are copied to the GPU</extracomment>
        <translation>複製到裝置</translation>
    </message>
    <message>
        <source>launch</source>
        <extracomment>An activity: the call that starts a kernel</extracomment>
        <translation>啟動</translation>
    </message>
    <message>
        <source>kernel</source>
        <extracomment>An activity: the kernel runs</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>An activity: a mark in the GPU&apos;s work, whose time is taken</extracomment>
        <translation>事件</translation>
    </message>
    <message>
        <source>wait</source>
        <extracomment>An activity: the CPU waits for the GPU</extracomment>
        <translation>等待</translation>
    </message>
    <message>
        <source>copy out</source>
        <extracomment>An activity: outputs are copied from the GPU</extracomment>
        <translation>複製回主機</translation>
    </message>
    <message>
        <source>host finish</source>
        <extracomment>An activity: the CPU computes the result from the outputs</extracomment>
        <translation>主機收尾</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>An activity: the GPU&apos;s memory is given back</extracomment>
        <translation>釋放</translation>
    </message>
    <message>
        <source>%1, chunk %2 of %3</source>
        <extracomment>%1: &quot;Device: copy in&quot;; %2: number of a part of the input; %3: how many parts</extracomment>
        <translation>%1，分塊 %2，共 %3</translation>
    </message>
    <message>
        <source>%1: %2, from %3 on.</source>
        <extracomment>%1: &quot;Device: kernel&quot;; %2: how long; %3: when it begins</extracomment>
        <translation>%1：%2，從 %3 開始。</translation>
    </message>
    <message>
        <source>%1: %2 in %3, from %4 on.</source>
        <extracomment>%1: &quot;Device: copy in&quot;; %2: how many bytes; %3: how long; %4: when it begins</extracomment>
        <translation>%1：%3 內 %2，從 %4 開始。</translation>
    </message>
    <message>
        <source>around everything</source>
        <extracomment>A way of timing a run: allocations and copies are in it</extracomment>
        <translation>包住全部</translation>
    </message>
    <message>
        <source>The host&apos;s clock, from the first allocation to the last release.</source>
        <translation>主機的時鐘，從第一次配置到最後一次釋放。</translation>
    </message>
    <message>
        <source>between events</source>
        <extracomment>A way of timing a run: copies and kernels are in it</extracomment>
        <translation>事件之間</translation>
    </message>
    <message>
        <source>The device&apos;s events, before the first copy in and behind the last copy out.</source>
        <translation>裝置的事件，在第一次複製到裝置之前與最後一次複製回主機之後。</translation>
    </message>
    <message>
        <source>kernel alone</source>
        <extracomment>A way of timing a run: nothing else is in it</extracomment>
        <translation>僅核心</translation>
    </message>
    <message>
        <source>The launches as a benchmark times them, with a cold cache and without the host&apos;s gaps; measured apart from the run and drawn at the end of the last kernel.</source>
        <translation>如測量所計時的啟動：冷快取，且沒有主機的空檔；與此次執行分開測量，畫在最後一個核心的結尾。</translation>
    </message>
    <message>
        <source>The result of this run was not right.</source>
        <translation>此次執行的結果不正確。</translation>
    </message>
    <message>
        <source>Time line of %1, n = %2</source>
        <extracomment>%1: id of the kernel; %2: a size, &quot;2²⁰&quot;</extracomment>
        <translation>%1 的時間軸，n = %2</translation>
    </message>
    <message>
        <source>Lane</source>
        <extracomment>Heading of a column: &quot;Host&quot; or &quot;Device&quot;</extracomment>
        <translation>軌道</translation>
    </message>
    <message>
        <source>Activity</source>
        <extracomment>Heading of a column: activities, &quot;copy in&quot;</extracomment>
        <translation>活動</translation>
    </message>
    <message>
        <source>Begins</source>
        <extracomment>Heading of a column: times</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Heading of a column: durations</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Heading of a column: how many bytes are copied</extracomment>
        <translation>位元組</translation>
    </message>
    <message>
        <source>Chunk</source>
        <extracomment>Heading of a column: number of a part of the input</extracomment>
        <translation>分塊</translation>
    </message>
    <message>
        <source>Four ways to time the same run: %1 around everything, %2 from the allocation on, %3 between events, %4 for the kernel alone. Each is right, and each answers another question.</source>
        <extracomment>%1, %2, %3, %4: times of the same run</extracomment>
        <translation>同一次執行的四種計時方式：包住全部 %1，從配置開始 %2，事件之間 %3，僅核心 %4。每種都正確，各自回答不同的問題。</translation>
    </message>
    <message>
        <source>The first block: %1 of prologue, until the first tiles are there and their products begin; %2 of steady state, in which copies and products overlap; %3 of epilogue, behind the last products.</source>
        <extracomment>A block of a kernel that multiplies matrices. %1, %2, %3: times</extracomment>
        <translation>第一個區塊：前奏 %1，直到第一批磚塊到齊、乘積開始；穩定狀態 %2，複製與乘積重疊；收尾 %3，在最後的乘積之後。</translation>
    </message>
    <message>
        <source>In the steady state the warps that multiply had products under way for %1 of the time and waited for tiles for %2. The warp that copies waited for a free stage for %3: as long as it waits, it is ahead of the products.</source>
        <extracomment>%1, %2, %3: parts of a time, &quot;85%&quot;</extracomment>
        <translation>在穩定狀態中，相乘的 warp 有 %1 的時間在進行乘積，有 %2 的時間在等待磚塊。負責複製的 warp 有 %3 的時間在等待空的緩衝級：只要它在等，它就領先於乘積。</translation>
    </message>
    <message>
        <source>Noting these times slows the kernel down: its launch takes %1 instead of %2, %3 more.</source>
        <extracomment>A kernel is measured by notes that it writes. %1, %2: times; %3: a part, &quot;12%&quot;</extracomment>
        <translation>記下這些時間會拖慢核心：啟動花費 %1 而不是 %2，多出 %3。</translation>
    </message>
    <message>
        <source>A warp has room for %1 notes. One had more, so that the end of its row is missing.</source>
        <extracomment>%1: a number</extracomment>
        <translation>每個 warp 有 %1 筆記錄的空間。有一個 warp 超過了，因此它那一列的結尾缺少。</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <extracomment>Before a lane of the picture: 32 threads of a block. %1: its number</extracomment>
        <translation>Warp %1</translation>
    </message>
    <message>
        <source>from the allocation on</source>
        <extracomment>A way of timing a run: allocations and copies are in it, releases are not</extracomment>
        <translation>從配置開始</translation>
    </message>
    <message>
        <source>prologue</source>
        <extracomment>A part of a pipeline&apos;s time, before its products begin</extracomment>
        <translation>前奏</translation>
    </message>
    <message>
        <source>steady state</source>
        <extracomment>A part of a pipeline&apos;s time, while copies and products overlap</extracomment>
        <translation>穩定狀態</translation>
    </message>
    <message>
        <source>epilogue</source>
        <extracomment>A part of a pipeline&apos;s time, behind its last products</extracomment>
        <translation>收尾</translation>
    </message>
    <message>
        <source>The device&apos;s events, before the first allocation and behind the last copy out, as many a first program times itself.</source>
        <translation>裝置的事件，在第一次配置之前與最後一次複製出之後，許多初學程式就是這樣計時。</translation>
    </message>
    <message>
        <source>From the block&apos;s first note to its first products: barriers are set up and the first tiles copied.</source>
        <translation>從區塊的第一筆記錄到它的第一批乘積：設定屏障並複製第一批磚塊。</translation>
    </message>
    <message>
        <source>From the first products to the end of the last ones: copies and products overlap.</source>
        <translation>從第一批乘積到最後一批結束：複製與乘積重疊。</translation>
    </message>
    <message>
        <source>From the end of the last products to the block&apos;s last note: the result is stored.</source>
        <translation>從最後一批乘積結束到區塊的最後一筆記錄：儲存結果。</translation>
    </message>
    <message>
        <source>wait for tiles</source>
        <extracomment>An activity of a warp: the tiles of a matrix are not all there</extracomment>
        <translation>等待磚塊</translation>
    </message>
    <message>
        <source>wait for stage</source>
        <extracomment>An activity of a warp: a stage of the ring in shared memory is still being read</extracomment>
        <translation>等待緩衝級</translation>
    </message>
    <message>
        <source>issue copies</source>
        <extracomment>An activity of a warp: it starts bulk copies</extracomment>
        <translation>發出複製</translation>
    </message>
    <message>
        <source>products</source>
        <extracomment>An activity of a warp: the tensor cores multiply for it</extracomment>
        <translation>乘積</translation>
    </message>
    <message>
        <source>store</source>
        <extracomment>An activity of a warp: it stores the result</extracomment>
        <translation>儲存</translation>
    </message>
    <message>
        <source>barrier</source>
        <extracomment>An activity of a warp: it waits for the block or the cluster</extracomment>
        <translation>屏障</translation>
    </message>
    <message>
        <source>%1, stage %2, phase %3</source>
        <extracomment>%1: &quot;Warp 4: wait for tiles&quot;; %2: number of a stage of the ring in shared memory; %3: how often it has been filled before</extracomment>
        <translation>%1，緩衝級 %2，階段 %3</translation>
    </message>
    <message>
        <source>Time line within %1, n = %2</source>
        <extracomment>%1: id of the kernel; %2: a size, &quot;2²⁰&quot;</extracomment>
        <translation>%1 內部的時間軸，n = %2</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Heading of a column: number of a stage of the ring</extracomment>
        <translation>緩衝級</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>Heading of a column: how often the stage was filled before</extracomment>
        <translation>階段</translation>
    </message>
    <message>
        <source>The elements went through the GPUs in %1 chunks, which took %2 in all.</source>
        <extracomment>%1: how many parts of the input; %2: a time</extracomment>
        <translation>元素分成 %1 個分塊通過各 GPU，總共花了 %2。</translation>
    </message>
    <message>
        <source>The time line has the first %1 chunks of each GPU.</source>
        <extracomment>%1: a number of parts of the input</extracomment>
        <translation>時間軸顯示每個 GPU 的前 %1 個分塊。</translation>
    </message>
    <message>
        <source>Each GPU made its elements by itself, so that nothing was copied to it.</source>
        <translation>每個 GPU 自行產生其元素，因此沒有任何資料複製到 GPU。</translation>
    </message>
    <message>
        <source>The memory of the host is page-locked; copies in and kernels of the same GPU ran at the same time for %1.</source>
        <extracomment>%1: a time</extracomment>
        <translation>主機的記憶體為鎖定分頁；同一 GPU 的複製到裝置與核心同時進行了 %1。</translation>
    </message>
    <message>
        <source>Host for GPU %1</source>
        <extracomment>Before a lane of the picture: what the CPU does for a GPU. %1: its number</extracomment>
        <translation>GPU %1 的主機</translation>
    </message>
    <message>
        <source>GPU %1, stream %2</source>
        <extracomment>Before a lane of the picture. A stream is a queue of the GPU. %1: number of the GPU; %2: of the stream</extracomment>
        <translation>GPU %1，串流 %2</translation>
    </message>
    <message>
        <source>generate</source>
        <extracomment>An activity: the elements of a pattern are made</extracomment>
        <translation>產生</translation>
    </message>
    <message>
        <source>%1, chunk %2</source>
        <extracomment>%1: &quot;GPU 0, stream 1: copy in&quot;; %2: number of a part of the input</extracomment>
        <translation>%1，分塊 %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimeLinePage</name>
    <message>
        <source>Measure the time line</source>
        <translation>測量時間軸</translation>
    </message>
    <message>
        <source>Chunks of the input</source>
        <translation>輸入的分塊</translation>
    </message>
    <message>
        <source>What prevents a time line</source>
        <translation>無法取得時間軸的原因</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>A button: undoes the zoom</extracomment>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>Shows the whole time line again.</source>
        <translation>再次顯示整個時間軸。</translation>
    </message>
    <message>
        <source>What the pointer is at</source>
        <translation>指標所指的內容</translation>
    </message>
    <message>
        <source>The time line in words</source>
        <translation>時間軸的文字說明</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <extracomment>In a list. Parts of the input with a stream each. %n: how many</extracomment>
        <translation>
            <numerusform>%n 個分塊</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of the input, each with a stream of its own and page-locked memory, so that copies overlap kernels.</source>
        <translation>輸入的各部分，各有自己的串流與鎖定分頁記憶體，使複製與核心重疊。</translation>
    </message>
    <message>
        <source>Views of the time line</source>
        <translation>時間軸的檢視</translation>
    </message>
    <message>
        <source>Lanes</source>
        <extracomment>A tab: the picture, with a lane for the host and one for the device, or one for each warp</extracomment>
        <translation>軌道</translation>
    </message>
    <message>
        <source>The timings and the spans</source>
        <translation>計時與區間</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A tab: the numbers of the picture</extracomment>
        <translation>表格</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>A button: runs the kernel and takes its times</extracomment>
        <translation>測量</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the measurement</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Measure runs the kernel once and shows what host and device do when.</source>
        <translation>「測量」執行核心一次，顯示主機與裝置何時做什麼。</translation>
    </message>
    <message>
        <source>The emulator has no time line of host and device: there is no device to time.</source>
        <translation>模擬器沒有主機與裝置的時間軸：沒有可計時的裝置。</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves the lanes, and a double click shows all of them. The keys +, -, the arrows and Home do the same.</source>
        <translation>滾輪縮放，拖曳移動軌道，按兩下顯示全部。按鍵 +、-、方向鍵與 Home 效果相同。</translation>
    </message>
    <message>
        <source>Run the kernel and show what host and device do when, with the common ways to time it, or what the warps of one block do within it.</source>
        <translation>執行核心並顯示主機與裝置何時做什麼，以及常見的計時方式；或顯示核心內一個區塊的各 warp 在做什麼。</translation>
    </message>
    <message>
        <source>What the time line shows</source>
        <translation>時間軸顯示什麼</translation>
    </message>
    <message>
        <source>Host and device</source>
        <extracomment>In a list: the time line shows what the CPU and the GPU do</extracomment>
        <translation>主機與裝置</translation>
    </message>
    <message>
        <source>Within the kernel</source>
        <extracomment>In a list: the time line shows what the threads do while a kernel runs</extracomment>
        <translation>核心內部</translation>
    </message>
    <message>
        <source>What host and device do during a run, or what the warps of the first block do within the kernel. Kernels that copy tiles in bulk have the latter, such as matmul_tf32.</source>
        <translation>主機與裝置在執行中做什麼，或核心內第一個區塊的各 warp 在做什麼。後者只有整塊複製磚塊的核心才有，例如 matmul_tf32。</translation>
    </message>
    <message>
        <source>Time line; the table has the numbers</source>
        <translation>時間軸；表格中有數字</translation>
    </message>
    <message>
        <source>Measure runs the kernel and shows what the warps of its first block do when.</source>
        <translation>「測量」執行核心並顯示第一個區塊的各 warp 何時做什麼。</translation>
    </message>
    <message>
        <source>The emulator has no time line within a kernel: there is no device to time.</source>
        <translation>模擬器沒有核心內部的時間軸：沒有可計時的裝置。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimesPane</name>
    <message>
        <source>Time what is chosen on these devices.</source>
        <translation>在這些裝置上測量所選項目的時間。</translation>
    </message>
    <message>
        <source>Measure the devices</source>
        <translation>測量裝置</translation>
    </message>
    <message>
        <source>What is timed</source>
        <translation>測量什麼時間</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>Smallest size to time</source>
        <translation>測量的最小規模</translation>
    </message>
    <message>
        <source>Largest size to time</source>
        <translation>測量的最大規模</translation>
    </message>
    <message>
        <source>Whose times are shown</source>
        <translation>顯示誰的時間</translation>
    </message>
    <message>
        <source>What prevents measuring the devices</source>
        <translation>無法測量裝置的原因</translation>
    </message>
    <message>
        <source>The charts of the devices in words</source>
        <translation>以文字描述裝置的圖表</translation>
    </message>
    <message>
        <source>All-reduce over the bytes</source>
        <translation>全歸約 對位元組數</translation>
    </message>
    <message>
        <source>Same problem on more GPUs</source>
        <translation>同一問題，更多 GPU</translation>
    </message>
    <message>
        <source>Problem that grows with the GPUs</source>
        <translation>隨 GPU 數量增長的問題</translation>
    </message>
    <message>
        <source>Measured here</source>
        <extracomment>In a list whose other entries are recorded times</extracomment>
        <translation>在此測量</translation>
    </message>
    <message>
        <source>A kernel is timed on two or more GPUs, which are chosen above.</source>
        <translation>核心在兩個或更多 GPU 上測量時間，請在上方選擇。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the measurement</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>A button: takes times</extracomment>
        <translation>測量</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Between the smallest and the largest size</extracomment>
        <translation>到</translation>
    </message>
    <message>
        <source>Chart: %1 over %2; a table can be saved</source>
        <extracomment>Name of a chart for screen readers. %1: what its points are, &quot;time&quot;; %2: over what, &quot;GPUs&quot;</extracomment>
        <translation>圖表：%1 對 %2；可儲存表格</translation>
    </message>
    <message>
        <source>All-reduce on %1</source>
        <extracomment>Above charts. %1: devices, &quot;2 × NVIDIA H200&quot;</extracomment>
        <translation>%1 上的 全歸約</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>Above charts. %1: id of a kernel; %2: devices, &quot;2 × NVIDIA H200&quot;</extracomment>
        <translation>%2 上的 %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TransportBar</name>
    <message>
        <source>Playback</source>
        <extracomment>Name of the bar for screen readers</extracomment>
        <translation>播放</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>Name of a button: goes to the first step</extracomment>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Go to the first step (Home)</source>
        <translation>跳到第一步 (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>Name of a button: goes back by one step</extracomment>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>Go back by one step (Left)</source>
        <translation>後退一步 (向左鍵)</translation>
    </message>
    <message>
        <source>Play backward</source>
        <extracomment>Name of a button: plays the animation backward</extracomment>
        <translation>倒著播放</translation>
    </message>
    <message>
        <source>Play backward (Shift+Space)</source>
        <translation>倒著播放 (Shift+Space)</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Name of a button: plays the animation</extracomment>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>播放或暫停 (Space)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>Name of a button: goes on by one step</extracomment>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>Go on by one step (Right)</source>
        <translation>前進一步 (向右鍵)</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>Name of a button: goes to the last step</extracomment>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>Go to the last step (End)</source>
        <translation>跳到最後一步 (End)</translation>
    </message>
    <message>
        <source>Loop</source>
        <extracomment>Name of a button: the animation begins again at its end</extracomment>
        <translation>循環播放</translation>
    </message>
    <message>
        <source>Start over at the end</source>
        <translation>播完後從頭開始</translation>
    </message>
    <message>
        <source>Quiz</source>
        <extracomment>A button: the stage asks for a prediction before each step</extracomment>
        <translation>測驗</translation>
    </message>
    <message>
        <source>Ask for a prediction before the steps (Q)</source>
        <translation>每一步之前先要求預測 (Q)</translation>
    </message>
    <message>
        <source>Step number</source>
        <extracomment>Name of the field for screen readers</extracomment>
        <translation>步驟編號</translation>
    </message>
    <message>
        <source>Type a number to go to that step</source>
        <translation>輸入編號即可跳到該步驟</translation>
    </message>
    <message>
        <source>How far a step goes</source>
        <translation>一步走多遠</translation>
    </message>
    <message>
        <source>How far a step goes: one access of all threads, all accesses of a source line, or on to the next barrier</source>
        <translation>一步走多遠：所有執行緒的一次存取、一行程式碼的所有存取，或直到下一個屏障</translation>
    </message>
    <message>
        <source>by access</source>
        <extracomment>How far a step goes: one access of all threads</extracomment>
        <translation>逐次存取</translation>
    </message>
    <message>
        <source>by line</source>
        <extracomment>How far a step goes: all accesses of a line of the source</extracomment>
        <translation>逐行</translation>
    </message>
    <message>
        <source>by epoch</source>
        <extracomment>How far a step goes: on to the next barrier</extracomment>
        <translation>逐階段</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Name of a list: how many steps are played per second</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>Steps per second, or as fast as they can be drawn; it can be changed while playing</source>
        <translation>每秒步數，或以繪圖的最快速度；播放時也能變更</translation>
    </message>
    <message>
        <source>%1 /s</source>
        <extracomment>Steps per second. %1: a number</extracomment>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>In the list of speeds: as many steps per second as can be drawn</extracomment>
        <translation>最快</translation>
    </message>
    <message>
        <source>of …</source>
        <extracomment>Behind the number of the step, while the number of steps is hidden</extracomment>
        <translation>／…</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Behind the number of the step. %1: how many steps there are</extracomment>
        <translation>／%1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Name of a button: stops the animation</extracomment>
        <translation>暫停</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Tune</name>
    <message>
        <source>Sweep over %1</source>
        <extracomment>Name for screen readers. %1: title of a parameter, &quot;Threads per block&quot;</extracomment>
        <translation>對%1掃掠</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <extracomment>Name for screen readers. %1: title of a parameter, &quot;Threads per block&quot;</extracomment>
        <translation>%1的值</translation>
    </message>
    <message>
        <source>%1: a range that doubles, as 32..1024, or a list, as 96:128</source>
        <extracomment>%1: title of a parameter. What is typed stays: 32..1024 and 96:128</extracomment>
        <translation>%1：倍增的範圍，如 32..1024，或列表，如 96:128</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Name of a series: launches that could not be run
----------
A launch that could not be run</extracomment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The middle half of the samples. %1, %2: times</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1: a number; % is percent</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>noisy</source>
        <extracomment>In the table: the samples of a launch are far apart
----------
In a list of facts on a launch: its samples are far apart</extracomment>
        <translation>雜訊大</translation>
    </message>
    <message>
        <source>Start measures the launches.</source>
        <translation>「開始」會測量各啟動。</translation>
    </message>
    <message>
        <source>Middle half</source>
        <extracomment>Heading of a column: from the lower to the upper quartile</extracomment>
        <translation>中間一半</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <extracomment>Heading of a column: how many warps a multiprocessor keeps ready</extracomment>
        <translation>佔用率</translation>
    </message>
    <message>
        <source>Limited by</source>
        <extracomment>Heading of a column: what limits the occupancy</extracomment>
        <translation>受限於</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>Heading of a column: &quot;best&quot;, &quot;API&quot; or &quot;rule&quot;</extracomment>
        <translation>標記</translation>
    </message>
    <message>
        <source>Remark</source>
        <extracomment>Heading of a column: what there is to say on a launch</extracomment>
        <translation>備註</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>A mark on a launch: the fastest one</extracomment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>API</source>
        <extracomment>A mark on a launch: the one that CUDA&apos;s programming interface suggests</extracomment>
        <translation>API</translation>
    </message>
    <message>
        <source>rule</source>
        <extracomment>A mark on a launch: the one that the kernel&apos;s usual rule gives</extracomment>
        <translation>規則</translation>
    </message>
    <message>
        <source>It takes %1 times the best one&apos;s time (95% interval %2 to %3).</source>
        <extracomment>%1: how many times as long; %2, %3: its confidence interval</extracomment>
        <translation>所需時間是最佳者的 %1 倍（95% 區間 %2 到 %3）。</translation>
    </message>
    <message>
        <source>It takes %1 times the best one&apos;s time (95% interval %2 to %3): which is faster is left to chance.</source>
        <extracomment>%1: how many times as long; %2, %3: its confidence interval</extracomment>
        <translation>所需時間是最佳者的 %1 倍（95% 區間 %2 到 %3）：何者較快取決於偶然。</translation>
    </message>
    <message>
        <source>Next, %1, takes %2 times the best one&apos;s time (95% interval %3 to %4).</source>
        <extracomment>%1: a launch, &quot;block 256&quot;; %2: how many times as long; %3, %4: its confidence interval</extracomment>
        <translation>其次是 %1，所需時間是最佳者的 %2 倍（95% 區間 %3 到 %4）。</translation>
    </message>
    <message>
        <source>Next, %1, takes %2 times the best one&apos;s time (95% interval %3 to %4): which is faster is left to chance.</source>
        <extracomment>%1: a launch, &quot;block 256&quot;; %2: how many times as long; %3, %4: its confidence interval</extracomment>
        <translation>其次是 %1，所需時間是最佳者的 %2 倍（95% 區間 %3 到 %4）：何者較快取決於偶然。</translation>
    </message>
    <message>
        <source>Time of the kernel</source>
        <translation>核心的時間</translation>
    </message>
    <message>
        <source>Sectors per request</source>
        <translation>每個要求的區段</translation>
    </message>
    <message>
        <source>Global requests per warp</source>
        <translation>每個 warp 的全域要求</translation>
    </message>
    <message>
        <source>Bank conflicts per request</source>
        <translation>每個要求的記憶庫衝突</translation>
    </message>
    <message>
        <source>Barriers per warp</source>
        <translation>每個 warp 的屏障</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <extracomment>What is counted: how many of a warp&apos;s 32 lanes take part on average</extracomment>
        <translation>作用中的 lane</translation>
    </message>
    <message>
        <source>not measured</source>
        <extracomment>A launch whose turn has not come</extracomment>
        <translation>未測量</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>A launch of which this is not known</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a mark, &quot;best&quot;; %2: a launch, &quot;block 256&quot;
----------
%1: a launch, &quot;block 256&quot;; %2: its time</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1: a mark, &quot;best&quot;; %2: a launch, &quot;block 256&quot;; %3: its time</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <extracomment>%1: a launch, &quot;block 256&quot;; %2: name of a counter; %3: its number</extracomment>
        <translation>%1：%2：%3</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Ends a sentence. %1: facts on a launch, &quot;block 256: 1.2 ms, noisy&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>One launch failed: %1</source>
        <extracomment>%1: the reason, a sentence</extracomment>
        <translation>一種啟動失敗：%1</translation>
    </message>
    <message>
        <source>%1 launches failed, the first for this reason: %2</source>
        <extracomment>%1: how many; %2: the reason, a sentence</extracomment>
        <translation>%1 種啟動失敗，第一個的原因是：%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many launches are measured; %2: of how many</extracomment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>%1, the fastest again</source>
        <extracomment>%1: &quot;9 of 9&quot;; the fastest launches are measured once more</extracomment>
        <translation>%1，再測最快的</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;5 of 9&quot;; %2: how long it will still take, &quot;20 s left&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>registers</source>
        <extracomment>What limits the occupancy: &quot;limited by registers and shared memory&quot;</extracomment>
        <translation>暫存器</translation>
    </message>
    <message>
        <source>shared memory</source>
        <extracomment>What limits the occupancy: &quot;limited by registers and shared memory&quot;</extracomment>
        <translation>共享記憶體</translation>
    </message>
    <message>
        <source>blocks</source>
        <extracomment>What limits the occupancy: &quot;limited by registers and shared memory&quot;</extracomment>
        <translation>區塊</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>What limits the occupancy: &quot;limited by registers and shared memory&quot;</extracomment>
        <translation>執行緒</translation>
    </message>
    <message>
        <source>Occupancy %1: %2 blocks of %3 threads on a multiprocessor, %4 of %5 warps. %6 registers per thread, %7 of shared memory per block.</source>
        <extracomment>%1: percent; %2, %3: how many; %4: how many; %5: of how many; %6: how many; %7: a size, &quot;2 KiB&quot;</extracomment>
        <translation>佔用率 %1：一個多處理器有 %2 個各 %3 個執行緒的區塊，%5 個 warp 中的 %4 個。每個執行緒 %6 個暫存器，每個區塊 %7 共享記憶體。</translation>
    </message>
    <message>
        <source>Occupancy %1: %2 blocks of %3 threads on a multiprocessor, %4 of %5 warps; limited by %8. %6 registers per thread, %7 of shared memory per block.</source>
        <extracomment>%1 to %7: as without %8; %8: what limits it, &quot;registers and shared memory&quot;</extracomment>
        <translation>佔用率 %1：一個多處理器有 %2 個各 %3 個執行緒的區塊，%5 個 warp 中的 %4 個；受限於 %8。每個執行緒 %6 個暫存器，每個區塊 %7 共享記憶體。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TunePage</name>
    <message>
        <source>Stored: on %1 a block of auto is now %2, for %3 with n from %4 to %5.</source>
        <extracomment>%1: name of the device; %2: a launch; %3: id of the kernel; %4, %5: sizes</extracomment>
        <translation>已儲存：在 %1 上，對 n 從 %4 到 %5 的 %3，auto 的區塊現在是 %2。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WatchMenu</name>
    <message>
        <source>&amp;Go to…</source>
        <extracomment>In the menu Playback: opens a field for a condition</extracomment>
        <translation>前往(&amp;G)…</translation>
    </message>
    <message>
        <source>Goes to the steps at which a condition holds</source>
        <translation>前往條件成立的步驟</translation>
    </message>
    <message>
        <source>Set or clear a &amp;breakpoint</source>
        <translation>設定或清除中斷點(&amp;B)</translation>
    </message>
    <message>
        <source>Playing stops at the line: that of the cursor in the source, or else the line that runs</source>
        <translation>播放在某行停住：原始碼中游標所在的行，否則為正在執行的行</translation>
    </message>
    <message>
        <source>&amp;Clear all breakpoints</source>
        <translation>清除所有中斷點(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next stop</source>
        <extracomment>In the menu Playback: goes to the next step at which playing stops</extracomment>
        <translation>下一個停止處(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous stop</source>
        <extracomment>In the menu Playback: goes to the last step before at which playing stops</extracomment>
        <translation>上一個停止處(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch an expression…</source>
        <translation>監看運算式(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WatchModel</name>
    <message>
        <source>%1
Checked: playing stops where it begins to hold. Double-click to change it.</source>
        <extracomment>%1: an expression, &quot;cache[threadIdx.x] &gt; 10&quot;</extracomment>
        <translation>%1
已勾選：播放會停在它開始成立之處。按兩下可修改。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: a number
----------
%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: why there is no value, a sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no record yet: run a kernel.</source>
        <translation>還沒有紀錄：請執行核心。</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>Heading of a column: expressions whose values are shown</extracomment>
        <translation>監看</translation>
    </message>
    <message>
        <source>The expression. Checked: playing stops where it begins to hold.</source>
        <translation>運算式。已勾選：播放會停在它開始成立之處。</translation>
    </message>
    <message>
        <source>Warp</source>
        <extracomment>Heading of a column: whether the expression holds for a lane of the warp</extracomment>
        <translation>Warp</translation>
    </message>
    <message>
        <source>Lane %1 of the warp</source>
        <extracomment>%1: a number from 0 to 31</extracomment>
        <translation>warp 的 lane %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WatchPanel</name>
    <message>
        <source>Watch</source>
        <extracomment>Name of the panel for screen readers: it shows values of expressions</extracomment>
        <translation>監看</translation>
    </message>
    <message>
        <source>New watch</source>
        <extracomment>Name of the field for screen readers</extracomment>
        <translation>新的監看</translation>
    </message>
    <message>
        <source>What is wrong with the watch</source>
        <translation>監看有什麼問題</translation>
    </message>
    <message>
        <source>Close the watches</source>
        <translation>關閉監看</translation>
    </message>
    <message>
        <source>Close (Escape); the watches stay</source>
        <translation>關閉 (Escape)；監看會保留</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>A button: adds the typed expression</extracomment>
        <translation>加入</translation>
    </message>
    <message>
        <source>Add the expression to the watches (Return)</source>
        <translation>把運算式加入監看 (Return)</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button: removes the selected expressions</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected watches, or else the latest one (Del)</source>
        <translation>移除所選的監看，否則移除最新的 (Del)</translation>
    </message>
    <message>
        <source>Values of the watches</source>
        <translation>監看的值</translation>
    </message>
    <message>
        <source>An expression, such as cache[threadIdx.x]</source>
        <translation>運算式，例如 cache[threadIdx.x]</translation>
    </message>
    <message>
        <source>A number for each thread, or a condition; the names are those that Go to lists</source>
        <translation>每個執行緒一個數字，或一個條件；可用的名稱列於「前往」</translation>
    </message>
    <message>
        <source>There are %1 watches; more are not shown at once.</source>
        <extracomment>%1: a number</extracomment>
        <translation>已有 %1 個監看；無法同時顯示更多。</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <extracomment>A menu</extracomment>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>A menu</extracomment>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <extracomment>A menu
----------
In the menu Run: runs the chosen kernel</extracomment>
        <translation>執行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>A menu</extracomment>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <extracomment>A menu</extracomment>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>A menu</extracomment>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;data…</source>
        <extracomment>In the menu File: opens a dialog of files</extracomment>
        <translation>開啟資料(&amp;D)…</translation>
    </message>
    <message>
        <source>Use the &amp;pattern</source>
        <translation>使用樣式(&amp;P)</translation>
    </message>
    <message>
        <source>Open i&amp;mage…</source>
        <extracomment>In the menu File: opens a dialog of files</extracomment>
        <translation>開啟影像(&amp;M)…</translation>
    </message>
    <message>
        <source>Equalise the Moo&amp;n</source>
        <translation>等化月球影像(&amp;N)</translation>
    </message>
    <message>
        <source>Save the equa&amp;lised image…</source>
        <translation>儲存等化後的影像(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>In the menu File: writes the animation into a file</extracomment>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Save &amp;chart…</source>
        <extracomment>In the menu File: saves the chart of the page Measure</extracomment>
        <translation>儲存圖表(&amp;C)…</translation>
    </message>
    <message>
        <source>Save the chart&apos;s &amp;table…</source>
        <translation>儲存圖表的表格(&amp;T)…</translation>
    </message>
    <message>
        <source>Save chart of e&amp;rrors…</source>
        <translation>儲存誤差圖表(&amp;R)…</translation>
    </message>
    <message>
        <source>Save errors…</source>
        <extracomment>In the menu File: saves the table of the page Errors</extracomment>
        <translation>儲存誤差…</translation>
    </message>
    <message>
        <source>Save chart of &amp;work…</source>
        <translation>儲存工作量圖表(&amp;W)…</translation>
    </message>
    <message>
        <source>Save work…</source>
        <extracomment>In the menu File: saves the table of the page Work</extracomment>
        <translation>儲存工作量…</translation>
    </message>
    <message>
        <source>Save picture of the time line…</source>
        <translation>儲存時間軸圖片…</translation>
    </message>
    <message>
        <source>Save time line…</source>
        <translation>儲存時間軸…</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <extracomment>In the menu File: a menu on earlier runs and benchmarks</extracomment>
        <translation>歷史紀錄(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;All runs and benchmarks</source>
        <translation>所有執行與測量(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>In the menu File: ends the program</extracomment>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <extracomment>In the menu Edit: copies the picture of the stage</extracomment>
        <translation>複製圖片(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y chart</source>
        <extracomment>In the menu Edit: copies the chart of the page Measure</extracomment>
        <translation>複製圖表(&amp;Y)</translation>
    </message>
    <message>
        <source>Choose a &amp;kernel…</source>
        <translation>選擇核心(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <extracomment>In the menu Run: the chosen kernel&apos;s text, to be changed on the page Lab</extracomment>
        <translation>編輯副本(&amp;E)</translation>
    </message>
    <message>
        <source>Begins on the page Lab with a copy of the chosen kernel</source>
        <translation>在「實驗室」頁面以所選核心的副本開始編輯</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>In the menu Run: ends the run</extracomment>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Measure CPU and GPU</source>
        <translation>測量 CPU 與 GPU(&amp;M)</translation>
    </message>
    <message>
        <source>Measure the time &amp;line</source>
        <translation>測量時間軸(&amp;L)</translation>
    </message>
    <message>
        <source>Compare &amp;errors</source>
        <extracomment>In the menu Run: begins what the page Errors shows</extracomment>
        <translation>比較誤差(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Shuffle the order</source>
        <translation>打亂順序(&amp;S)</translation>
    </message>
    <message>
        <source>Count &amp;work and depth</source>
        <translation>計算工作量與深度(&amp;W)</translation>
    </message>
    <message>
        <source>Read the GPU&apos;s &amp;own counters</source>
        <translation>讀取 GPU 本身的計數器(&amp;O)</translation>
    </message>
    <message>
        <source>Shows them beside those of the record; a run on a GPU takes a quarter of a second longer for it.</source>
        <translation>與紀錄的計數並列顯示；在 GPU 上執行會因此多花四分之一秒。</translation>
    </message>
    <message>
        <source>Shade by ro&amp;unding</source>
        <translation>依捨入誤差上色(&amp;U)</translation>
    </message>
    <message>
        <source>The space-time diagram shows what rounding took from each value, as its record tells</source>
        <translation>時空圖依紀錄顯示每個值因捨入而損失多少</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>In the menu View</extracomment>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>In the menu View</extracomment>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <extracomment>In the menu View: makes the picture as large as the stage</extracomment>
        <translation>符合視窗(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>In the menu View: a menu of sets of colours</extracomment>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>In the menu View: a menu of languages</extracomment>
        <translation>語言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>In the menu View: a menu of the panels beside the stage</extracomment>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>重設版面配置(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <extracomment>In the menu View: shows the stage on the full screen</extracomment>
        <translation>簡報模式(&amp;P)</translation>
    </message>
    <message>
        <source>The stage and its transport alone on the full screen</source>
        <translation>全螢幕只顯示舞台與播放列</translation>
    </message>
    <message>
        <source>Close a panel, or lea&amp;ve the presentation</source>
        <translation>關閉面板，或離開簡報模式(&amp;V)</translation>
    </message>
    <message>
        <source>Lar&amp;ger type</source>
        <extracomment>In the menu View: type size</extracomment>
        <translation>較大文字(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller type</source>
        <extracomment>In the menu View: type size</extracomment>
        <translation>較小文字(&amp;M)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>與桌面相同(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>In the menu of sets of colours</extracomment>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <extracomment>In the menu of sets of colours</extracomment>
        <translation>深色(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <extracomment>In the menu of sets of colours</extracomment>
        <translation>高對比(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>播放或暫停(&amp;P)</translation>
    </message>
    <message>
        <source>Pla&amp;y backward</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>倒著播放(&amp;Y)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>前進一步(&amp;F)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>後退一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next epoch</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>下一個階段(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious epoch</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>上一個階段(&amp;V)</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>第一步(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>最後一步(&amp;L)</translation>
    </message>
    <message>
        <source>Breakpoints and conditions</source>
        <translation>中斷點與條件</translation>
    </message>
    <message>
        <source>Follow the next &amp;thread</source>
        <translation>追蹤下一個執行緒(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the previous threa&amp;d</source>
        <translation>追蹤上一個執行緒(&amp;D)</translation>
    </message>
    <message>
        <source>Follow no t&amp;hread</source>
        <translation>不追蹤任何執行緒(&amp;H)</translation>
    </message>
    <message>
        <source>Fa&amp;ster</source>
        <extracomment>In the menu Playback: more steps per second</extracomment>
        <translation>加快(&amp;S)</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <extracomment>In the menu Playback: fewer steps per second</extracomment>
        <translation>減慢(&amp;W)</translation>
    </message>
    <message>
        <source>Ma&amp;ximum speed</source>
        <extracomment>In the menu Playback: as many steps per second as can be drawn</extracomment>
        <translation>最快速度(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Motion within a step</source>
        <translation>步驟內的動畫(&amp;M)</translation>
    </message>
    <message>
        <source>How far a st&amp;ep goes</source>
        <translation>一步走多遠(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Quiz: predict, then reveal</source>
        <translation>測驗：先預測，再揭曉(&amp;Q)</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <extracomment>In the menu Playback: the animation begins again at its end</extracomment>
        <translation>循環播放(&amp;O)</translation>
    </message>
    <message>
        <source>Set or clear a boo&amp;kmark</source>
        <translation>設定或清除書籤(&amp;K)</translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>下一個書籤(&amp;X)</translation>
    </message>
    <message>
        <source>P&amp;revious bookmark</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>上一個書籤(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear all bookmarks</source>
        <translation>清除所有書籤(&amp;C)</translation>
    </message>
    <message>
        <source>Next findin&amp;g</source>
        <extracomment>In the menu Playback; a finding is a mistake that the record shows</extracomment>
        <translation>下一個發現(&amp;G)</translation>
    </message>
    <message>
        <source>Previo&amp;us finding</source>
        <extracomment>In the menu Playback; a finding is a mistake that the record shows</extracomment>
        <translation>上一個發現(&amp;U)</translation>
    </message>
    <message>
        <source>One &amp;access of all threads</source>
        <translation>所有執行緒的一次存取(&amp;A)</translation>
    </message>
    <message>
        <source>All accesses of a source &amp;line</source>
        <translation>一行程式碼的所有存取(&amp;L)</translation>
    </message>
    <message>
        <source>On to the next &amp;barrier</source>
        <translation>直到下一個屏障(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <extracomment>In the menu of motion: how fast values move within a step</extracomment>
        <translation>關閉(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <extracomment>In the menu of motion: how fast values move within a step</extracomment>
        <translation>快(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>In the menu of motion: how fast values move within a step</extracomment>
        <translation>一般(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <extracomment>In the menu of motion: how fast values move within a step</extracomment>
        <translation>慢(&amp;S)</translation>
    </message>
    <message>
        <source>Without motion</source>
        <extracomment>Above a choice of when nothing moves</extracomment>
        <translation>不顯示動畫</translation>
    </message>
    <message>
        <source>If the &amp;desktop asks for it</source>
        <translation>依桌面設定(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <extracomment>In the menu of motion: nothing moves</extracomment>
        <translation>一律(&amp;A)</translation>
    </message>
    <message>
        <source>N&amp;ever</source>
        <extracomment>In the menu of motion: values always move</extracomment>
        <translation>從不(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>In the menu Help</extracomment>
        <translation>使用手冊(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <extracomment>In the menu Help</extracomment>
        <translation>入門步驟(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <extracomment>In the menu Help</extracomment>
        <translation>詞彙表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>In the menu Help</extracomment>
        <translation>鍵盤快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Lanescope</source>
        <extracomment>In the menu Help</extracomment>
        <translation>關於 Lanescope(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>In the menu Help: a menu of what can be done with lessons</extracomment>
        <translation>單元(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <extracomment>In the menu of lessons: shows the list of them</extracomment>
        <translation>所有單元(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <extracomment>In the menu of lessons: opens a dialog of files</extracomment>
        <translation>開啟單元(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the &amp;folder of a lesson…</source>
        <extracomment>In the menu of lessons: opens a dialog of folders</extracomment>
        <translation>開啟單元的資料夾(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <extracomment>In the menu of lessons: turns the page</extracomment>
        <translation>下一頁(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <extracomment>In the menu of lessons: turns the page back</extracomment>
        <translation>上一頁(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Set the stage again</source>
        <extracomment>In the menu of lessons: sets the stage as the page has it</extracomment>
        <translation>重新設定舞台(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <extracomment>In the menu of lessons: reads the lesson&apos;s files again</extracomment>
        <translation>重新載入(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export the lesson…</source>
        <extracomment>In the menu of lessons: opens a dialog of files</extracomment>
        <translation>匯出單元…(&amp;E)</translation>
    </message>
    <message>
        <source>Save picture of the devices…</source>
        <translation>儲存裝置的圖片…</translation>
    </message>
    <message>
        <source>Save messages…</source>
        <extracomment>In the menu File: saves the messages between devices</extracomment>
        <translation>儲存訊息…</translation>
    </message>
    <message>
        <source>Reduce over &amp;devices</source>
        <translation>跨裝置歸約(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Crash reports…</source>
        <extracomment>In the menu Help: opens a dialog with what is known of crashes</extracomment>
        <translation>當機報告(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WorkPage</name>
    <message>
        <source>Count</source>
        <extracomment>A button: counts operations and steps</extracomment>
        <translation>計算</translation>
    </message>
    <message>
        <source>Record the kernels in one block, from 2 to 1024 elements, and count from each record the operations and the longest chain of them.</source>
        <translation>以一個區塊記錄核心，從 2 到 1024 個元素，並由每份紀錄計算運算數與最長的運算鏈。</translation>
    </message>
    <message>
        <source>Count work and depth</source>
        <translation>計算工作量與深度</translation>
    </message>
    <message>
        <source>What prevents counting</source>
        <translation>無法計算的原因</translation>
    </message>
    <message>
        <source>Over n</source>
        <extracomment>A tab with charts: against the size of the inputs</extracomment>
        <translation>對 n</translation>
    </message>
    <message>
        <source>Views of work and depth</source>
        <translation>工作量與深度的檢視</translation>
    </message>
    <message>
        <source>Chart: work against n; the table has the numbers</source>
        <translation>圖表：工作量對 n；表格中有數字</translation>
    </message>
    <message>
        <source>Chart: depth against n; the table has the numbers</source>
        <translation>圖表：深度對 n；表格中有數字</translation>
    </message>
    <message>
        <source>Work and depth</source>
        <translation>工作量與深度</translation>
    </message>
    <message>
        <source>Work and depth in words</source>
        <translation>工作量與深度的文字說明</translation>
    </message>
    <message>
        <source>Count shows how much each algorithm computes, and in how many steps.</source>
        <translation>「計算」顯示每個演算法計算多少，以及需要幾步。</translation>
    </message>
    <message>
        <source>Work and depth of %1</source>
        <extracomment>Title of the saved charts. %1: id of the kernel</extracomment>
        <translation>%1 的工作量與深度</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WrongBand</name>
    <message>
        <source>%1 is right by luck: see Findings.</source>
        <extracomment>%1: a number</extracomment>
        <translation>%1 僥倖正確：見「發現的問題」。</translation>
    </message>
    <message>
        <source>Wrong: not a number, expected %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>錯誤：不是數字，應為 %1</translation>
    </message>
    <message>
        <source>Wrong: element %1 is off by %2</source>
        <extracomment>%1: an index; %2: a number</extracomment>
        <translation>錯誤：元素 %1 差了 %2</translation>
    </message>
    <message>
        <source>Wrong: %1, expected %2</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>錯誤：%1，應為 %2</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>哪裡錯了</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: a kernel; %2: a sentence: &quot;Wrong: 1218, expected 4032&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>The emulator has no time line of host and device: there is no device to time.</source>
        <extracomment>gpu/backend/backend.h</extracomment>
        <translation>模擬器沒有主機與裝置的時間軸：沒有可計時的裝置。</translation>
    </message>
    <message>
        <source>cudaFuncGetAttributes of stampClocks</source>
        <extracomment>gpu/backend/cuda/clock_probe.cu</extracomment>
        <translation>stampClocks 的 cudaFuncGetAttributes</translation>
    </message>
    <message>
        <source>The launch of stampClocks</source>
        <extracomment>gpu/backend/cuda/clock_probe.cu</extracomment>
        <translation>stampClocks 的啟動</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: CUPTI gives no number for %1.</source>
        <extracomment>gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法讀取 GPU 本身的計數器：CUPTI 沒有給出 %1 的數字。</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: CUPTI asks for more than %1 passes.</source>
        <extracomment>gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法讀取 GPU 本身的計數器：CUPTI 需要超過 %1 趟。</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: CUPTI kept %1 of %2 measurements.</source>
        <extracomment>gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法讀取 GPU 本身的計數器：CUPTI 只保留了 %2 次測量中的 %1 次。</translation>
    </message>
    <message>
        <source>No NVIDIA driver is installed.</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp</extracomment>
        <translation>沒有安裝 NVIDIA 驅動程式。</translation>
    </message>
    <message>
        <source>The NVIDIA driver supports CUDA %1; CUDA %2 is needed.</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>NVIDIA 驅動程式支援 CUDA %1；需要 CUDA %2。</translation>
    </message>
    <message>
        <source>No NVIDIA GPU was found.</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp</extracomment>
        <translation>找不到 NVIDIA GPU。</translation>
    </message>
    <message>
        <source>compute capability %1.%2, %3 multiprocessors, driver for CUDA %4</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>計算能力 %1.%2，%3 個多處理器，CUDA %4 的驅動程式</translation>
    </message>
    <message>
        <source>There is no GPU %1; this machine has %2, numbered from 0.</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有 GPU %1；這台電腦有 %2 個，從 0 起編號。</translation>
    </message>
    <message>
        <source>The GPU has no room for %1 more: %2 of its %3 are free.</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU 沒有空間再容納 %1：%3 中可用 %2。</translation>
    </message>
    <message>
        <source>cudaMalloc of %1</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的 cudaMalloc</translation>
    </message>
    <message>
        <source>The arrays need %1 of GPU memory: %2 of %3 are free.</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>陣列需要 %1 的 GPU 記憶體：%3 中可用 %2。</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of %1 to the GPU</source>
        <extracomment>gpu/backend/cuda/chunk_slot.cpp. %1, %2, …: see the sources</extracomment>
        <translation>把 %1 複製到 GPU 的 cudaMemcpyAsync</translation>
    </message>
    <message>
        <source>cudaStreamSynchronize after the copies to the GPU</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>複製到 GPU 之後的 cudaStreamSynchronize</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of the start of %1</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 起始值的 cudaMemcpyAsync</translation>
    </message>
    <message>
        <source>cudaMemsetAsync of %1</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的 cudaMemsetAsync</translation>
    </message>
    <message>
        <source>cudaMemsetAsync of the recorder&apos;s counts</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>記錄器計數的 cudaMemsetAsync</translation>
    </message>
    <message>
        <source>The run was cancelled while %1 was still running: only the end of its process stops a kernel, so the engine is started again.</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>執行在 %1 仍執行時被取消：只有結束其行程才能停止核心，因此引擎會重新啟動。</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of %1 from the GPU</source>
        <extracomment>gpu/backend/cuda/chunk_slot.cpp. %1, %2, …: see the sources</extracomment>
        <translation>從 GPU 複製 %1 的 cudaMemcpyAsync</translation>
    </message>
    <message>
        <source>cudaStreamSynchronize after the copies from the GPU</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>從 GPU 複製之後的 cudaStreamSynchronize</translation>
    </message>
    <message>
        <source>cudaMemcpy of the recorder&apos;s counts</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>記錄器計數的 cudaMemcpy</translation>
    </message>
    <message>
        <source>cudaMemcpy2D of what the threads recorded</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>執行緒紀錄的 cudaMemcpy2D</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of %1 with page-locked memory</source>
        <extracomment>gpu/backend/cuda/cuda_timed_plan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>以鎖定分頁記憶體複製 %1 的 cudaMemcpyAsync</translation>
    </message>
    <message>
        <source>The NVIDIA driver lets only administrators read the GPU&apos;s own counters on this machine (its setting NVreg_RestrictProfilingToAdminUsers), so only Lanescope&apos;s counters are shown.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp</extracomment>
        <translation>這台電腦的 NVIDIA 驅動程式只允許系統管理員讀取 GPU 本身的計數器（設定 NVreg_RestrictProfilingToAdminUsers），因此只顯示 Lanescope 的計數器。</translation>
    </message>
    <message>
        <source>This machine has a part of a GPU, and the host does not let it read the GPU&apos;s own counters, so only Lanescope&apos;s counters are shown.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp</extracomment>
        <translation>這台電腦只有 GPU 的一部分，宿主不允許它讀取 GPU 本身的計數器，因此只顯示 Lanescope 的計數器。</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: another profiler or a debugger is at work on this program.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp</extracomment>
        <translation>無法讀取 GPU 本身的計數器：另一個效能分析器或偵錯器正在處理此程式。</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: %1 failed, %2 (%3).</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法讀取 GPU 本身的計數器：%1 失敗，%2（%3）。</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: the CUPTI that is installed is too old, it has no %1.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法讀取 GPU 本身的計數器：安裝的 CUPTI 太舊，沒有 %1。</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: NVIDIA&apos;s library for that, CUPTI, was not found (%1); it comes with the CUDA Toolkit.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法讀取 GPU 本身的計數器：找不到 NVIDIA 為此提供的函式庫 CUPTI（%1）；它隨 CUDA Toolkit 提供。</translation>
    </message>
    <message>
        <source>no words</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp</extracomment>
        <translation>沒有說明</translation>
    </message>
    <message>
        <source>cudaMemcpy of fresh buffers</source>
        <extracomment>gpu/backend/cuda/fresh_buffers.cpp</extracomment>
        <translation>全新緩衝區的 cudaMemcpy</translation>
    </message>
    <message>
        <source>cudaMemcpy of the start of %1</source>
        <extracomment>gpu/backend/cuda/fresh_buffers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 起始值的 cudaMemcpy</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of fresh buffers</source>
        <extracomment>gpu/backend/cuda/fresh_buffers.cpp</extracomment>
        <translation>全新緩衝區的 cudaMemcpyAsync</translation>
    </message>
    <message>
        <source>The launch of multiplyAdd</source>
        <extracomment>gpu/backend/cuda/gpu_ceilings.cu</extracomment>
        <translation>multiplyAdd 的啟動</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync within the GPU</source>
        <extracomment>gpu/backend/cuda/gpu_ceilings.cu</extracomment>
        <translation>GPU 內部的 cudaMemcpyAsync</translation>
    </message>
    <message>
        <source>The launch of copyVectors</source>
        <extracomment>gpu/backend/cuda/gpu_ceilings.cu</extracomment>
        <translation>copyVectors 的啟動</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: there is no CUDA context.</source>
        <extracomment>gpu/backend/cuda/hardware_counters.cpp</extracomment>
        <translation>無法讀取 GPU 本身的計數器：沒有 CUDA context。</translation>
    </message>
    <message>
        <source>cudaFuncSetAttribute of %1</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的 cudaFuncSetAttribute</translation>
    </message>
    <message>
        <source>cudaFuncGetAttributes of %1</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的 cudaFuncGetAttributes</translation>
    </message>
    <message>
        <source>%1 cannot be launched: a block needs %2 of dynamic shared memory, and this GPU has %3.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法啟動 %1：一個區塊需要 %2 的動態共享記憶體，而此 GPU 有 %3。</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxActiveClusters of %1</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的 cudaOccupancyMaxActiveClusters</translation>
    </message>
    <message>
        <source>%1 cannot be launched: this GPU has no room for a cluster of %2 such blocks.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法啟動 %1：此 GPU 容不下由 %2 個這種區塊組成的叢集。</translation>
    </message>
    <message>
        <source>The kernel %1 is not built for CUDA.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 沒有為 CUDA 建置。</translation>
    </message>
    <message>
        <source>%1 cannot be launched: this GPU runs at most %2 threads a block of this kernel, which uses %3 registers a thread.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法啟動 %1：此 GPU 執行此核心時，每個區塊最多 %2 個執行緒，它每個執行緒用 %3 個暫存器。</translation>
    </message>
    <message>
        <source>%1 needs code for compute capability %2; for this GPU the program has only code for %3.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 需要計算能力 %2 的程式碼；程式對此 GPU 只有 %3 的程式碼。</translation>
    </message>
    <message>
        <source>This build of Lanescope has no CUDA backend: no CUDA Toolkit was there when it was made.</source>
        <extracomment>gpu/backend/cuda/no_cuda_backend.cpp</extracomment>
        <translation>這個 Lanescope 版本沒有 CUDA 後端：建置時沒有 CUDA Toolkit。</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: this build was made without CUPTI&apos;s headers.</source>
        <extracomment>gpu/backend/cuda/no_hardware_counters.cpp</extracomment>
        <translation>無法讀取 GPU 本身的計數器：此建置沒有使用 CUPTI 的標頭檔。</translation>
    </message>
    <message>
        <source>CUDA&apos;s occupancy calculator does not know this GPU (error %1).</source>
        <extracomment>gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources</extracomment>
        <translation>CUDA 的佔用率計算不認得此 GPU（錯誤 %1）。</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxActiveBlocksPerMultiprocessor of %1</source>
        <extracomment>gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources</extracomment>
        <translation>%1 的 cudaOccupancyMaxActiveBlocksPerMultiprocessor</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxPotentialBlockSize of %1</source>
        <extracomment>gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources</extracomment>
        <translation>%1 的 cudaOccupancyMaxPotentialBlockSize</translation>
    </message>
    <message>
        <source>cudaFuncGetAttributes of holdStream</source>
        <extracomment>gpu/backend/cuda/stream_gate.cu</extracomment>
        <translation>holdStream 的 cudaFuncGetAttributes</translation>
    </message>
    <message>
        <source>The launch of holdStream</source>
        <extracomment>gpu/backend/cuda/stream_gate.cu</extracomment>
        <translation>holdStream 的啟動</translation>
    </message>
    <message>
        <source>cudaMemcpy of an input to the GPU</source>
        <extracomment>gpu/backend/cuda/workbench.cpp</extracomment>
        <translation>把輸入複製到 GPU 的 cudaMemcpy</translation>
    </message>
    <message>
        <source>cudaMemsetAsync over the L2 cache</source>
        <extracomment>gpu/backend/cuda/workbench.cpp</extracomment>
        <translation>覆寫 L2 快取的 cudaMemsetAsync</translation>
    </message>
    <message>
        <source>%1 cores, warp 32, filled as %2 multiprocessors</source>
        <extracomment>gpu/backend/emulator/emulator_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 核心，warp 32，視為 %2 個多處理器</translation>
    </message>
    <message>
        <source>There is not enough memory to run %1 on the emulator.</source>
        <extracomment>gpu/backend/emulator/emulator_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>記憶體不足，無法在模擬器上執行 %1。</translation>
    </message>
    <message>
        <source>The %1 of %2 must be from 1 to %3, but it is %4.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%2 的 %1 必須是 1 到 %3，但它是 %4。</translation>
    </message>
    <message>
        <source>A block can have %1 threads, but %2 was launched with %3.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊最多 %1 個執行緒，但 %2 以 %3 個啟動。</translation>
    </message>
    <message>
        <source>A cluster can have %1 blocks, but %2 was launched with %3.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>叢集最多 %1 個區塊，但 %2 以 %3 個啟動。</translation>
    </message>
    <message>
        <source>The grid of %1 must consist of whole clusters: its x, %2, is no multiple of %3.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的網格必須由完整的叢集組成：其 x 為 %2，不是 %3 的倍數。</translation>
    </message>
    <message>
        <source>A block can have %1 bytes of shared memory, but %2 was launched with %3.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊最多 %1 位元組的共享記憶體，但 %2 以 %3 啟動。</translation>
    </message>
    <message>
        <source>The input &apos;%1&apos; is missing.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>缺少輸入「%1」。</translation>
    </message>
    <message>
        <source>The input &apos;%1&apos; must have %2 elements of %3, but it has %4 of %5.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>輸入「%1」必須有 %2 個 %3 元素，但它有 %4 個 %5。</translation>
    </message>
    <message>
        <source>The kernel has %1 inputs, but %2 were given.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心有 %1 個輸入，但給了 %2 個。</translation>
    </message>
    <message>
        <source>The arrays of %1 need %2 of memory, but %3 are free.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的陣列需要 %2 的記憶體，但只有 %3 可用。</translation>
    </message>
    <message>
        <source>The emulator would take about %1 for the %2 blocks of %3 threads of %4; %5 are the most that it is given. Launch fewer blocks, or run it on a GPU.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%4 有 %2 個區塊、每個 %3 個執行緒，模擬器約需 %1；最多允許 %5。請啟動較少的區塊，或在 GPU 上執行。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a kernel of the catalogue.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」是目錄中的核心。</translation>
    </message>
    <message>
        <source>There is no kernel &apos;%1&apos;; the kernels are %2.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有「%1」這個核心；現有的核心有 %2。</translation>
    </message>
    <message>
        <source>%1 is the kernel itself; name another one to compare with, or what is to differ, as in %2:schedule=reversed.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 就是這個核心；請指定另一個來比較，或指定要不同之處，如 %2:schedule=reversed。</translation>
    </message>
    <message>
        <source>%1 is a pitfall, which is compared with %2 only, the kernel that it breaks.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 是陷阱，只能與它所破壞的 %2 比較。</translation>
    </message>
    <message>
        <source>%1 does not get the inputs of %2, so that it cannot be compared with it.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的輸入與 %2 不同，因此無法比較。</translation>
    </message>
    <message>
        <source>There is no record of %1: %2</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有紀錄：%2</translation>
    </message>
    <message>
        <source>%1 needs a GPU of compute capability %2</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 需要計算能力 %2 的 GPU</translation>
    </message>
    <message>
        <source>%1; the emulator does not have what it uses.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1；模擬器沒有它所使用的功能。</translation>
    </message>
    <message>
        <source>, not a later one</source>
        <extracomment>gpu/catalog/catalog.cpp</extracomment>
        <translation>，不是更新的</translation>
    </message>
    <message>
        <source>There is no kernel file &apos;%1&apos;.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有核心檔案「%1」。</translation>
    </message>
    <message>
        <source>%1 knows only %2 = %3; choose that to compare it with %4.</source>
        <extracomment>gpu/catalog/compared_with.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 只支援 %2 = %3；要與 %4 比較請選它。</translation>
    </message>
    <message>
        <source>names no kernel</source>
        <extracomment>gpu/catalog/compared_with.cpp</extracomment>
        <translation>沒有指定核心</translation>
    </message>
    <message>
        <source>has a part without a value</source>
        <extracomment>gpu/catalog/compared_with.cpp</extracomment>
        <translation>有一部分沒有值</translation>
    </message>
    <message>
        <source>says %1 twice</source>
        <extracomment>gpu/catalog/compared_with.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 寫了兩次</translation>
    </message>
    <message>
        <source>%1 is of the data, which both sides share; only what is of the launch can differ.</source>
        <extracomment>gpu/catalog/compared_with.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 屬於兩邊共用的資料；只有啟動的設定可以不同。</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>gpu/catalog/image.cpp</extracomment>
        <translation>所有核心數</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 = %4 · %5 elements is too large: a matrix has at most 2^40.</source>
        <extracomment>gpu/catalog/matrix.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 有 %2 · %3 = %4 · %5 個元素，太大：矩陣最多 2^40 個。</translation>
    </message>
    <message>
        <source>%1 = %2 makes more than the 65535 blocks that a grid has in y; with blocks of %3 the most is %4.</source>
        <extracomment>gpu/catalog/matrix.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 會超過網格在 y 方向的 65535 個區塊；區塊為 %3 時最多 %4。</translation>
    </message>
    <message>
        <source>: the largest error is %1.</source>
        <extracomment>gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>：最大誤差為 %1。</translation>
    </message>
    <message>
        <source>A fixed tolerance of 1e-3 would say the same%1</source>
        <extracomment>gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>固定的容許誤差 1e-3 也會得出相同判定%1</translation>
    </message>
    <message>
        <source>A fixed tolerance of 1e-3 would pass this wrong product%1</source>
        <extracomment>gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>固定的容許誤差 1e-3 會讓這個錯誤的乘積通過%1</translation>
    </message>
    <message>
        <source>A fixed tolerance of 1e-3 would fail this correct product%1</source>
        <extracomment>gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>固定的容許誤差 1e-3 會讓這個正確的乘積不通過%1</translation>
    </message>
    <message>
        <source>%1 = %2 is too large: the tensor memory accelerator counts rows and columns with 32 bits; this kernel takes up to 2^30.</source>
        <extracomment>gpu/catalog/matmul_tensor.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 太大：張量記憶體加速器以 32 位元計算列與行；此核心最多 2^30。</translation>
    </message>
    <message>
        <source>The arrays of %1 have several types: &apos;%2&apos; is of %3 and &apos;%4&apos; of %5.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的陣列有多種型別：「%2」是 %3，「%4」是 %5。</translation>
    </message>
    <message>
        <source>The problem %1 has %2 of %3; those of %4 are of %5.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>問題 %1 有 %3 的 %2；%4 的則是 %5。</translation>
    </message>
    <message>
        <source>The kernel %1 has no array that it may write to, so that it has no result.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 沒有可寫入的陣列，因此沒有結果。</translation>
    </message>
    <message>
        <source>The problem %1 has one output; only map and free have several.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>問題 %1 只有一個輸出；只有 map 與 free 有多個。</translation>
    </message>
    <message>
        <source>The problem %1 needs an output beside its input; the kernel %2 works in place.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>問題 %1 除輸入外還需要輸出；核心 %2 就地運算。</translation>
    </message>
    <message>
        <source>The kernel %1 has %2; the most are %3.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 有 %2；最多 %3。</translation>
    </message>
    <message>
        <source>The problem %1 has %2 and an output; the kernel %3 has %4. An array that is neither is named by NAME = scratch.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>問題 %1 有 %2 與一個輸出；核心 %3 有 %4。兩者皆非的陣列以 NAME = scratch 指定。</translation>
    </message>
    <message>
        <source>The parameter &apos;%1&apos; of %2 is no size that is known by its name: give it a value, as in %3.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%2 的參數「%1」不是可由名稱得知的大小：請給它一個值，如 %3。</translation>
    </message>
    <message>
        <source>The problem %1 has a reference of its own; only map, stencil and free take one of the file.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>問題 %1 有自己的參考值；只有 map、stencil 與 free 使用檔案中的參考值。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no array of a kernel that %2 launches.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是 %2 所啟動核心的陣列。</translation>
    </message>
    <message>
        <source>The kernel %1 has no parameter &apos;%2&apos;.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 沒有參數「%2」。</translation>
    </message>
    <message>
        <source>takes % of numbers that are not whole</source>
        <extracomment>gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>對非整數取 %</translation>
    </message>
    <message>
        <source>divides by zero</source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>除以零</translation>
    </message>
    <message>
        <source>is beyond 64 bits</source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>超過 64 位元</translation>
    </message>
    <message>
        <source>has an index that is not a whole number</source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>的索引不是整數</translation>
    </message>
    <message>
        <source>adds more than the %1 terms that a sum may have</source>
        <extracomment>gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>相加的項數超過總和允許的 %1 項</translation>
    </message>
    <message>
        <source>%1 has a sum, which only a reference may have.</source>
        <extracomment>gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 有總和，只有參考值才能有。</translation>
    </message>
    <message>
        <source>%1 takes &apos;%2&apos; as a matrix; say its size, as in size %3 = (m, n).</source>
        <extracomment>gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 把「%2」當成矩陣；請說明其大小，如 size %3 = (m, n)。</translation>
    </message>
    <message>
        <source>but there is no array to read here.</source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>但這裡沒有可讀取的陣列。</translation>
    </message>
    <message>
        <source>%1 = %2 is not a whole number.</source>
        <extracomment>gpu/catalog/own/expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 不是整數。</translation>
    </message>
    <message>
        <source>is not understood at &apos;%1&apos;</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources</extracomment>
        <translation>在「%1」處無法理解</translation>
    </message>
    <message>
        <source>has too many parentheses within each other</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp</extracomment>
        <translation>的巢狀括號太多層</translation>
    </message>
    <message>
        <source>calls &apos;%1&apos;, not one of %2sum</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources</extracomment>
        <translation>呼叫「%1」，不是 %2sum 之一</translation>
    </message>
    <message>
        <source>lacks the variable of a sum, as in sum(j, 0, n, a[j])</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp</extracomment>
        <translation>缺少總和的變數，如 sum(j, 0, n, a[j])</translation>
    </message>
    <message>
        <source>%1 has &apos;%2&apos;; write NAME = VALUE, as in problem = dot.</source>
        <extracomment>gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 有「%2」；請寫 NAME = VALUE，如 problem = dot。</translation>
    </message>
    <message>
        <source>The line &apos;// lanescope: …&apos;</source>
        <extracomment>gpu/catalog/own/head_comment.cpp</extracomment>
        <translation>「// lanescope: …」這一行</translation>
    </message>
    <message>
        <source>A kernel&apos;s file makes at most %1 launches.</source>
        <extracomment>gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources</extracomment>
        <translation>一個核心檔案最多啟動 %1 次。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no choice of a kernel&apos;s file; it may name problem, output, reference, then, radius, border, bins, tolerance, block, block-y, grid, grid-y, shared, a parameter of the run such as n, or one of the kernel.</source>
        <extracomment>gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是核心檔案的選項；可指定 problem、output、reference、then、radius、border、bins、tolerance、block、block-y、grid、grid-y、shared、執行的參數如 n，或核心的參數。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no use of an array; write input, input 2, output, in-out or scratch.</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是陣列的用途；請寫 input、input 2、output、in-out 或 scratch。</translation>
    </message>
    <message>
        <source>The launches of %1 take &apos;%2&apos; as an array of %3 and of %4.</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的各次啟動把「%2」同時當成 %3 與 %4 的陣列。</translation>
    </message>
    <message>
        <source>The kernel only reads &apos;%1&apos;, which therefore is no %2.</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心只讀取「%1」，因此它不是%2。</translation>
    </message>
    <message>
        <source>%1 launches &apos;%2&apos;, but %3.</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 啟動「%2」，但%3。</translation>
    </message>
    <message>
        <source>has no other kernel</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp</extracomment>
        <translation>沒有其他核心</translation>
    </message>
    <message>
        <source>its kernels are </source>
        <extracomment>gpu/catalog/own/own_arguments.cpp</extracomment>
        <translation>其核心有 </translation>
    </message>
    <message>
        <source>a use of an array</source>
        <extracomment>gpu/catalog/own/own_arguments.h</extracomment>
        <translation>陣列的用途</translation>
    </message>
    <message>
        <source>an output</source>
        <extracomment>gpu/catalog/own/own_kernel.h</extracomment>
        <translation>輸出</translation>
    </message>
    <message>
        <source>%1 is %2; it must be from %3 to %4.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 是 %2；必須從 %3 到 %4。</translation>
    </message>
    <message>
        <source>%1 = %2 names &apos;%3&apos;; it must be a plain number.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 提到「%3」；它必須是單純的數字。</translation>
    </message>
    <message>
        <source>%1 = %2 must be from 1 to %3.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 必須從 1 到 %3。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no value; an expression may use n, m, k, block, blocks, count, radius, bins and tile.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」沒有值；運算式可用 n、m、k、block、blocks、count、radius、bins 與 tile。</translation>
    </message>
    <message>
        <source>A block of %1 x %2 threads is too large; a block has at most %3.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 x %2 個執行緒的區塊太大；一個區塊最多 %3 個。</translation>
    </message>
    <message>
        <source>start %1 is %2, which is no %3.</source>
        <extracomment>gpu/catalog/own/own_plan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>start %1 是 %2，不是 %3。</translation>
    </message>
    <message>
        <source>The matrix &apos;%1&apos; of %2 x %3 elements is too large; a matrix has at most 2^40.</source>
        <extracomment>gpu/catalog/own/own_plan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>矩陣「%1」有 %2 x %3 個元素，太大；矩陣最多 2^40 個。</translation>
    </message>
    <message>
        <source>sum(j, -radius, radius + 1, %1[i + j]%2)</source>
        <extracomment>gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources</extracomment>
        <translation>sum(j, -radius, radius + 1, %1[i + j]%2)</translation>
    </message>
    <message>
        <source>Not checked, since there is no reference: %1.</source>
        <extracomment>gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources</extracomment>
        <translation>未檢查，因為沒有參考值：%1。</translation>
    </message>
    <message>
        <source>An input of %1 has no bin; the bins are 0 to %2.</source>
        <extracomment>gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的輸入沒有對應的組；各組為 0 到 %2。</translation>
    </message>
    <message>
        <source>A size of the kernel&apos;s own arrays. auto: n.</source>
        <extracomment>gpu/catalog/own/own_row.cpp</extracomment>
        <translation>核心自己陣列的大小。auto：n。</translation>
    </message>
    <message>
        <source>A kernel of your own.</source>
        <extracomment>gpu/catalog/own/own_row.cpp</extracomment>
        <translation>您自己的核心。</translation>
    </message>
    <message>
        <source>%1 has no kernel &apos;%2&apos; that could compute the reference.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有可計算參考值的核心「%2」。</translation>
    </message>
    <message>
        <source>The kernel %1 computes no reference: it has no output of %2, of the same name.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 不計算參考值：它沒有同名的 %2 輸出。</translation>
    </message>
    <message>
        <source>The array &apos;%1&apos; of the kernel %2 is neither an input nor the output &apos;%3&apos;.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %2 的陣列「%1」既不是輸入，也不是輸出「%3」。</translation>
    </message>
    <message>
        <source>The parameter &apos;%1&apos; of the kernel %2 is none of %3.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %2 的參數「%1」不是 %3 的參數。</translation>
    </message>
    <message>
        <source>The kernel %1 checks the first output alone.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 只檢查第一個輸出。</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>從 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be %2.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 超出範圍：必須是%2。</translation>
    </message>
    <message>
        <source>%1 is not a power of two: the tree halves the number of adding threads in every step, and from an odd number one element would be left out of the sum.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不是二的次方：樹的每一步把做加法的執行緒數減半，若是奇數，就會漏加一個元素。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2 of this kernel; choose one of %3.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是此核心的 %2；請從 %3 中選擇。</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range: it must be %3.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 超出範圍：必須是%3。</translation>
    </message>
    <message>
        <source>%1 = &apos;%2&apos; is not a whole number.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 =「%2」不是整數。</translation>
    </message>
    <message>
        <source>%1 = &apos;%2&apos; is not a power: write it as 2^20, with a base of at least 2 and an exponent of at least 0.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 =「%2」不是次方：請寫成 2^20，底數至少 2，指數至少 0。</translation>
    </message>
    <message>
        <source>No kernel file has an instance %1.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有核心檔案含有實例 %1。</translation>
    </message>
    <message>
        <source>%1 has no %2 of %3: choose </source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有 %3 的 %2：請選擇 </translation>
    </message>
    <message>
        <source>%1 as dtype</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 作為 dtype</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; its parameters are %3.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有參數「%2」；它的參數有 %3。</translation>
    </message>
    <message>
        <source>%1 of shared memory</source>
        <extracomment>gpu/catalog/source/shared_arrays.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的共享記憶體</translation>
    </message>
    <message>
        <source>The kernel %1 declares %2; the row %3 describes %4.</source>
        <extracomment>gpu/catalog/source/shared_arrays.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 宣告 %2；列 %3 描述的是 %4。</translation>
    </message>
    <message>
        <source>There is no parameter &apos;%1&apos;.</source>
        <extracomment>gpu/catalog/specs.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有參數「%1」。</translation>
    </message>
    <message>
        <source>the help of the launch rule says so</source>
        <extracomment>gpu/catalog/specs.cpp</extracomment>
        <translation>啟動規則的說明如此寫</translation>
    </message>
    <message>
        <source>model name</source>
        <extracomment>gpu/platform/processor.cpp</extracomment>
        <translation>model name</translation>
    </message>
    <message>
        <source>blocked, all cores</source>
        <extracomment>gpu/cpu/matmul.cpp</extracomment>
        <translation>分塊，所有核心數</translation>
    </message>
    <message>
        <source>Scans are of float32, int32 and int64.</source>
        <extracomment>gpu/cpu/scan.cpp</extracomment>
        <translation>掃描的型別是 float32、int32 與 int64。</translation>
    </message>
    <message>
        <source>Scans are sums or maxima.</source>
        <extracomment>gpu/cpu/scan.cpp</extracomment>
        <translation>掃描是總和或最大值。</translation>
    </message>
    <message>
        <source>std, all cores</source>
        <extracomment>gpu/cpu/scan.cpp</extracomment>
        <translation>std，所有核心數</translation>
    </message>
    <message>
        <source>cudaFree of CUB&apos;s memory</source>
        <extracomment>gpu/device/cub.cu</extracomment>
        <translation>CUB 記憶體的 cudaFree</translation>
    </message>
    <message>
        <source>cudaMalloc for CUB</source>
        <extracomment>gpu/device/cub.cu</extracomment>
        <translation>CUB 的 cudaMalloc</translation>
    </message>
    <message>
        <source>The cuBLAS that is installed has no %1.</source>
        <extracomment>gpu/device/cublas.cpp. %1, %2, …: see the sources</extracomment>
        <translation>安裝的 cuBLAS 沒有 %1。</translation>
    </message>
    <message>
        <source>cuBLAS failed in %1 with status %2.</source>
        <extracomment>gpu/device/cublas.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cuBLAS 在 %1 失敗，狀態 %2。</translation>
    </message>
    <message>
        <source>cublasGemmEx in TF32</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>TF32 的 cublasGemmEx</translation>
    </message>
    <message>
        <source>cublasGemmEx of bfloat16</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>bfloat16 的 cublasGemmEx</translation>
    </message>
    <message>
        <source>The cuBLAS that is installed does not emulate float32 (CUBLAS_COMPUTE_32F_EMULATED_16BFX9); that of CUDA 12.9 is the first that does.</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>安裝的 cuBLAS 不模擬 float32 (CUBLAS_COMPUTE_32F_EMULATED_16BFX9)；CUDA 12.9 的是第一個支援的版本。</translation>
    </message>
    <message>
        <source>cublasGemmEx of emulated float32</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>模擬 float32 的 cublasGemmEx</translation>
    </message>
    <message>
        <source> This GPU also draws a display, whose driver ends a launch after a few seconds: take fewer elements.</source>
        <extracomment>gpu/device/cuda_check.cpp</extracomment>
        <translation> 此 GPU 也負責顯示畫面，其驅動程式會在數秒後結束啟動：請用較少的元素。</translation>
    </message>
    <message>
        <source> After this error only a new process can use CUDA.</source>
        <extracomment>gpu/device/cuda_check.cpp</extracomment>
        <translation> 發生此錯誤後，只有新的行程才能使用 CUDA。</translation>
    </message>
    <message>
        <source>The launch %1</source>
        <extracomment>gpu/device/cuda_check.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的啟動</translation>
    </message>
    <message>
        <source>cudaLibraryGetKernel of %1</source>
        <extracomment>gpu/device/loaded_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的 cudaLibraryGetKernel</translation>
    </message>
    <message>
        <source>The kernel %1 was compiled for compute capability %2; this GPU has %3.</source>
        <extracomment>gpu/device/loaded_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 是為計算能力 %2 編譯的；此 GPU 是 %3。</translation>
    </message>
    <message>
        <source>A kernel of your own on a GPU needs a build of lanescope-engine with CUDA 12.8 or newer.</source>
        <extracomment>gpu/device/loaded_kernel.cpp</extracomment>
        <translation>在 GPU 上執行您自己的核心，需要以 CUDA 12.8 或更新版本建置的 lanescope-engine。</translation>
    </message>
    <message>
        <source>A parameter of %1 bytes takes no number.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 位元組的參數不接受數字。</translation>
    </message>
    <message>
        <source>An argument of %1 bytes is too large for its parameter, which has %2.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 位元組的引數對其 %2 位元組的參數而言太大。</translation>
    </message>
    <message>
        <source>The argument %1 does not fit into %2 bytes.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>引數 %1 放不進 %2 位元組。</translation>
    </message>
    <message>
        <source>The kernel %1 takes %2 arguments, not %3.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心 %1 接受 %2 個引數，而不是 %3 個。</translation>
    </message>
    <message>
        <source>A parameter of %1 has %2 bytes; the most is %3.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的一個參數有 %2 位元組；最多 %3。</translation>
    </message>
    <message>
        <source>A kernel of your own takes no matrix for bulk copies.</source>
        <extracomment>gpu/device/packed_arguments.cpp</extracomment>
        <translation>您自己的核心不接受供大量複製的矩陣。</translation>
    </message>
    <message>
        <source>Timing this CPU</source>
        <extracomment>gpu/engine/program/main.cpp</extracomment>
        <translation>正在測量此 CPU</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an option; try --help.</source>
        <extracomment>gpu/engine/program/main.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是選項；請試 --help。</translation>
    </message>
    <message>
        <source>There is no build of this kernel for a GPU, which NVRTC makes; the emulator runs it.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>此核心沒有由 NVRTC 產生的 GPU 建置；由模擬器執行。</translation>
    </message>
    <message>
        <source>%1 describes no kernel.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有描述核心。</translation>
    </message>
    <message>
        <source>There is no compiled kernel in %1.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 中沒有編譯好的核心。</translation>
    </message>
    <message>
        <source>The kernel&apos;s file chooses functions while it is loaded (ifunc), which a kernel of your own must not.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>核心的檔案在載入時選擇函式 (ifunc)，您自己的核心不可如此。</translation>
    </message>
    <message>
        <source>The compiled kernel cannot be loaded: %1.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法載入編譯好的核心：%1。</translation>
    </message>
    <message>
        <source>A kernel of your own is code from anywhere, and here is no sandbox for it: %1; --allow-unconfined runs it with all rights that you have.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>您自己的核心是來自任何地方的程式碼，而這裡沒有供它使用的沙箱：%1；--allow-unconfined 會以您的所有權限執行它。</translation>
    </message>
    <message>
        <source>The sandbox for a kernel of your own could not be closed.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>無法關閉供您自己的核心使用的沙箱。</translation>
    </message>
    <message>
        <source>There is no kernel for a GPU in %1.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 中沒有供 GPU 用的核心。</translation>
    </message>
    <message>
        <source>this build of lanescope-engine has no libseccomp</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>此 lanescope-engine 建置沒有 libseccomp</translation>
    </message>
    <message>
        <source>the system&apos;s kernel has no Landlock</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>系統核心沒有 Landlock</translation>
    </message>
    <message>
        <source>A request has no id.</source>
        <extracomment>gpu/engine/server.cpp</extracomment>
        <translation>要求沒有 id。</translation>
    </message>
    <message>
        <source>At most %1 requests can wait for the engine.</source>
        <extracomment>gpu/engine/server.cpp. %1, %2, …: see the sources</extracomment>
        <translation>最多 %1 個要求可等待引擎。</translation>
    </message>
    <message>
        <source>The other side did not begin with one greeting.</source>
        <extracomment>gpu/engine/server.cpp</extracomment>
        <translation>對方沒有以一個問候訊息開始。</translation>
    </message>
    <message>
        <source>This engine speaks protocol %1, the other side protocol %2.</source>
        <extracomment>gpu/engine/server.cpp. %1, %2, …: see the sources</extracomment>
        <translation>此引擎使用協定 %1，對方使用協定 %2。</translation>
    </message>
    <message>
        <source>The request was cancelled before it began.</source>
        <extracomment>gpu/engine/server.cpp</extracomment>
        <translation>要求在開始之前已取消。</translation>
    </message>
    <message>
        <source>The engine has not enough memory for this request.</source>
        <extracomment>gpu/engine/server.cpp</extracomment>
        <translation>引擎的記憶體不足以處理此要求。</translation>
    </message>
    <message>
        <source>Compiling entry function &apos;</source>
        <extracomment>gpu/lab/device_compiler/device_compiler.cpp</extracomment>
        <translation>Compiling entry function &apos;</translation>
    </message>
    <message>
        <source>The compiler for the GPU failed: %1.</source>
        <extracomment>gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU 編譯器失敗：%1。</translation>
    </message>
    <message>
        <source>The two builds of %1 differ in their parameters.</source>
        <extracomment>gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的兩個建置參數不同。</translation>
    </message>
    <message>
        <source>The text has no kernel %1.</source>
        <extracomment>gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources</extracomment>
        <translation>文字中沒有核心 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>gpu/lab/device_compiler/main.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法讀取 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>gpu/lab/device_compiler/main.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法寫入 %1。</translation>
    </message>
    <message>
        <source>A kernel of your own needs NVIDIA&apos;s run-time compiler for a GPU: install the CUDA Toolkit 12.8 or newer, or its package cuda-nvrtc, so that libnvrtc.so is found.</source>
        <extracomment>gpu/lab/device_compiler/nvrtc.cpp</extracomment>
        <translation>在 GPU 上執行您自己的核心，需要 NVIDIA 的執行期編譯器：請安裝 CUDA Toolkit 12.8 或更新版本，或其套件 cuda-nvrtc，使系統找得到 libnvrtc.so。</translation>
    </message>
    <message>
        <source>The library libnvrtc.so on this machine is too old; install NVRTC 12.8 or newer.</source>
        <extracomment>gpu/lab/device_compiler/nvrtc.cpp</extracomment>
        <translation>這台電腦的函式庫 libnvrtc.so 太舊；請安裝 NVRTC 12.8 或更新版本。</translation>
    </message>
    <message>
        <source>The type here comes out of the macro &apos;%1&apos; beside words of CUDA; write the type out.</source>
        <extracomment>gpu/lab/front_end/declarations.cpp. %1, %2, …: see the sources</extracomment>
        <translation>這裡的型別來自巨集「%1」，旁邊是 CUDA 的字詞；請直接寫出型別。</translation>
    </message>
    <message>
        <source>Declare this array of dynamic shared memory in a statement of its own.</source>
        <extracomment>gpu/lab/front_end/declarations.cpp</extracomment>
        <translation>請在單獨的敘述中宣告這個動態共享記憶體陣列。</translation>
    </message>
    <message>
        <source>A pointer to rows of an array cannot be traced; pass a pointer to its elements.</source>
        <extracomment>gpu/lab/front_end/declarations.cpp</extracomment>
        <translation>無法追蹤指向陣列各列的指標；請傳入指向其元素的指標。</translation>
    </message>
    <message>
        <source>The line %1 is not for a kernel; leave it out.</source>
        <extracomment>gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 這一行不適用於核心；請刪去。</translation>
    </message>
    <message>
        <source>No file can be included here, so that %1 is missing; write what the kernel needs of it into this text.</source>
        <extracomment>gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources</extracomment>
        <translation>這裡無法引入檔案，因此缺少 %1；請把核心需要的部分寫進此文字。</translation>
    </message>
    <message>
        <source>Of the pragmas only unroll and once are known here; leave %1 out.</source>
        <extracomment>gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources</extracomment>
        <translation>這裡只支援 unroll 與 once 兩種 pragma；請刪去 %1。</translation>
    </message>
    <message>
        <source>What this macro computes with elements of arrays cannot be traced; write it as a __device__ function.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>無法追蹤此巨集對陣列元素的計算；請寫成 __device__ 函式。</translation>
    </message>
    <message>
        <source>A lambda function that the kernel does not call by its name, or that takes &apos;auto&apos;, cannot be traced; write it as a __device__ function.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>核心沒有以名稱呼叫、或接受 &apos;auto&apos; 的 lambda 函式無法追蹤；請寫成 __device__ 函式。</translation>
    </message>
    <message>
        <source>%1 cannot be traced; leave it out.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法追蹤%1；請刪去。</translation>
    </message>
    <message>
        <source>Inline assembly</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>行內組合語言</translation>
    </message>
    <message>
        <source>An exception</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>例外</translation>
    </message>
    <message>
        <source>A type that is known only at run time</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>執行期才知道的型別</translation>
    </message>
    <message>
        <source>A macro that reads through a pointer cannot be traced; write it as a __device__ function.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>無法追蹤透過指標讀取的巨集；請寫成 __device__ 函式。</translation>
    </message>
    <message>
        <source>This assignment computes in another type than that of its left side; write it with &apos;=&apos;.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>此指定運算的計算型別與左側不同；請用 &apos;=&apos; 寫。</translation>
    </message>
    <message>
        <source>A call of a function that is known only at run time cannot be traced.</source>
        <extracomment>gpu/lab/front_end/expressions_calls.cpp</extracomment>
        <translation>無法追蹤執行期才知道的函式呼叫。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be traced; leave it out.</source>
        <extracomment>gpu/lab/front_end/expressions_calls.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法追蹤「%1」；請刪去。</translation>
    </message>
    <message>
        <source>long long</source>
        <extracomment>gpu/lab/front_end/expressions_memory.cpp</extracomment>
        <translation>long long</translation>
    </message>
    <message>
        <source>A pointer to &apos;%1&apos; as one to &apos;%2&apos; cannot be traced; the numbers must have the same type.</source>
        <extracomment>gpu/lab/front_end/expressions_memory.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法追蹤把指向「%1」的指標當成指向「%2」的指標；數值必須是相同型別。</translation>
    </message>
    <message>
        <source>This points to a thread&apos;s own variables here and to memory elsewhere, which cannot be traced; use two pointers, or two functions.</source>
        <extracomment>gpu/lab/front_end/flow.cpp</extracomment>
        <translation>這在此處指向執行緒自己的變數，在別處指向記憶體，無法追蹤；請用兩個指標或兩個函式。</translation>
    </message>
    <message>
        <source>It is not known with what the template &apos;%1&apos; is launched; give its parameters defaults.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>不知道範本「%1」以什麼啟動；請給其參數預設值。</translation>
    </message>
    <message>
        <source>Two kernels are called &apos;%1&apos;; rename one.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>有兩個核心都叫「%1」；請將其中一個改名。</translation>
    </message>
    <message>
        <source>The head of a kernel comes out of the macro &apos;%1&apos; here, which is not read; write the kernel out.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>這裡核心的開頭來自巨集「%1」，不會被讀取；請直接寫出核心。</translation>
    </message>
    <message>
        <source>This text has no kernel: no function is marked __global__.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp</extracomment>
        <translation>此文字沒有核心：沒有函式標記為 __global__。</translation>
    </message>
    <message>
        <source>The parameter &apos;%1&apos; of a kernel is neither a number nor a pointer; pass its members one by one.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心的參數「%1」既不是數字也不是指標；請逐一傳入其成員。</translation>
    </message>
    <message>
        <source>Attributes of a compiler are not known here; leave them out.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp</extracomment>
        <translation>這裡不支援編譯器的屬性；請刪去。</translation>
    </message>
    <message>
        <source>The name &apos;%1&apos; is Lanescope&apos;s own; choose another one.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>名稱「%1」由 Lanescope 保留；請選用其他名稱。</translation>
    </message>
    <message>
        <source>Declare the shared array &apos;%1&apos; in its kernel.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>請在其核心中宣告共享陣列「%1」。</translation>
    </message>
    <message>
        <source>The constant array &apos;%1&apos; has no values, since the host&apos;s part does not run here; give it initial values, or pass an array to the kernel instead.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>常數陣列「%1」沒有值，因為主機端的部分不在這裡執行；請給它初值，或改為傳陣列給核心。</translation>
    </message>
    <message>
        <source>The constant pointer &apos;%1&apos; cannot be traced; pass an array to the kernel instead.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法追蹤常數指標「%1」；請改為傳陣列給核心。</translation>
    </message>
    <message>
        <source>The global variable &apos;%1&apos; cannot be traced; pass an array to the kernel instead.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法追蹤全域變數「%1」；請改為傳陣列給核心。</translation>
    </message>
    <message>
        <source>A virtual function cannot be traced; leave &apos;virtual&apos; out.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp</extracomment>
        <translation>無法追蹤虛擬函式；請刪去 &apos;virtual&apos;。</translation>
    </message>
    <message>
        <source>Declare the array of dynamic shared memory &apos;%1&apos; in its kernel.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>請在其核心中宣告動態共享記憶體陣列「%1」。</translation>
    </message>
    <message>
        <source>This text has more than 1 MiB, which is the most.</source>
        <extracomment>gpu/lab/front_end/main.cpp</extracomment>
        <translation>此文字超過 1 MiB 的上限。</translation>
    </message>
    <message>
        <source>signed char</source>
        <extracomment>gpu/lab/front_end/numbers.cpp</extracomment>
        <translation>signed char</translation>
    </message>
    <message>
        <source>unsigned char</source>
        <extracomment>gpu/lab/front_end/numbers.cpp</extracomment>
        <translation>unsigned char</translation>
    </message>
    <message>
        <source>unsigned short</source>
        <extracomment>gpu/lab/front_end/numbers.cpp</extracomment>
        <translation>unsigned short</translation>
    </message>
    <message>
        <source>unsigned long</source>
        <extracomment>gpu/lab/front_end/numbers.cpp</extracomment>
        <translation>unsigned long</translation>
    </message>
    <message>
        <source>unsigned long long</source>
        <extracomment>gpu/lab/front_end/numbers.cpp</extracomment>
        <translation>unsigned long long</translation>
    </message>
    <message>
        <source>This text takes more than five seconds to read; it is too much.</source>
        <extracomment>gpu/lab/front_end/own_limits.cpp</extracomment>
        <translation>讀取此文字超過五秒；太多了。</translation>
    </message>
    <message>
        <source>This text is too deep or too large to be read.</source>
        <extracomment>gpu/lab/front_end/own_limits.cpp</extracomment>
        <translation>此文字太深或太大，無法讀取。</translation>
    </message>
    <message>
        <source>This text takes more than 2 GiB to read; it is too much.</source>
        <extracomment>gpu/lab/front_end/own_limits.cpp</extracomment>
        <translation>讀取此文字需要超過 2 GiB；太多了。</translation>
    </message>
    <message>
        <source>Arrays of &apos;%1&apos; in memory cannot be traced; use float, double, int, unsigned, long long, unsigned char or a vector such as float4.</source>
        <extracomment>gpu/lab/front_end/rewriting.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法追蹤記憶體中「%1」的陣列；請用 float、double、int、unsigned、long long、unsigned char 或如 float4 的向量。</translation>
    </message>
    <message>
        <source>The compiler&apos;s front end failed at this text; it may be too large or too deep.</source>
        <extracomment>gpu/lab/front_end/syntax.cpp</extracomment>
        <translation>編譯器的前端處理此文字時失敗；可能太大或太深。</translation>
    </message>
    <message>
        <source>Inline assembly cannot be traced; leave it out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>無法追蹤行內組合語言；請刪去。</translation>
    </message>
    <message>
        <source>No file can be included here; leave __has_include out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡無法引入檔案；請刪去 __has_include。</translation>
    </message>
    <message>
        <source>No file can be included here; leave __has_include_next out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡無法引入檔案；請刪去 __has_include_next。</translation>
    </message>
    <message>
        <source>No file can be included here; leave __has_embed out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡無法引入檔案；請刪去 __has_embed。</translation>
    </message>
    <message>
        <source>Textures and surfaces cannot be traced; use an array.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>無法追蹤 texture 與 surface；請用陣列。</translation>
    </message>
    <message>
        <source>Numbers of 16 bits are not known here; use float.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡不支援 16 位元的數值；請用 float。</translation>
    </message>
    <message>
        <source>A kernel cannot launch kernels here; launch them from the host&apos;s part.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>核心在這裡不能啟動核心；請從主機端啟動。</translation>
    </message>
    <message>
        <source>A kernel cannot wait for the device; leave cudaDeviceSynchronize to the host.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>核心不能等待裝置；請把 cudaDeviceSynchronize 留給主機。</translation>
    </message>
    <message>
        <source>The library cuRAND is not known here; pass random numbers in an array.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡不支援函式庫 cuRAND；請以陣列傳入隨機數。</translation>
    </message>
    <message>
        <source>A variable of a kernel is its thread&apos;s own; leave thread_local out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>核心的變數屬於各自的執行緒；請刪去 thread_local。</translation>
    </message>
    <message>
        <source>No module can be imported here; leave the import out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡無法匯入模組；請刪去 import。</translation>
    </message>
    <message>
        <source>The library %1:: is not known here; a kernel has CUDA&apos;s own functions, such as atomicAdd, __syncthreads and __pipeline_memcpy_async.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>這裡不支援函式庫 %1::；核心可用 CUDA 自己的函式，如 atomicAdd、__syncthreads 與 __pipeline_memcpy_async。</translation>
    </message>
    <message>
        <source>Raw strings are not known here; a kernel needs none.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡不支援原始字串；核心不需要。</translation>
    </message>
    <message>
        <source>This character stands outside of a comment; C++ does not know it there.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>此字元在註解之外；C++ 在那裡不認得它。</translation>
    </message>
    <message>
        <source>Write &apos;[&apos; instead of &apos;&lt;:&apos;.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>請寫 &apos;[&apos;，不要寫 &apos;&lt;:&apos;。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an attribute of C++; choose another name.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」是 C++ 的屬性；請選用其他名稱。</translation>
    </message>
    <message>
        <source>The statement here is too long; make several of it.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡的敘述太長；請分成數個。</translation>
    </message>
    <message>
        <source>A carriage return stands alone here.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡有單獨的歸位字元 (CR)。</translation>
    </message>
    <message>
        <source>A form feed or a vertical tab stands here; leave it out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡有換頁或垂直定位字元；請刪去。</translation>
    </message>
    <message>
        <source>Trigraphs are not known here.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>這裡不支援三字元組 (trigraph)。</translation>
    </message>
    <message>
        <source>a limit of the occupancy</source>
        <extracomment>gpu/request/occupancy.h</extracomment>
        <translation>佔用率的限制</translation>
    </message>
    <message>
        <source>shared memory</source>
        <extracomment>gpu/request/occupancy.h</extracomment>
        <translation>共享記憶體</translation>
    </message>
    <message>
        <source>an op</source>
        <extracomment>gpu/request/parameters.h</extracomment>
        <translation>運算</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a backend; the backends are auto, cuda and emulator.</source>
        <extracomment>gpu/request/request.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是後端；後端有 auto、cuda 與 emulator。</translation>
    </message>
    <message>
        <source>a state of the cache</source>
        <extracomment>gpu/request/sampling.h</extracomment>
        <translation>快取的狀態</translation>
    </message>
    <message>
        <source>Kernels are compared on the same inputs, but %1 takes %2 and %3 takes %4.</source>
        <extracomment>gpu/runner/compared.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心須以相同的輸入比較，但 %1 使用 %2，而 %3 使用 %4。</translation>
    </message>
    <message>
        <source>Kernels are compared on the same inputs, but of %1 and %2 one takes matrices and the other does not.</source>
        <extracomment>gpu/runner/compared.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心須以相同的輸入比較，但 %1 與 %2 中一個使用矩陣，另一個不用。</translation>
    </message>
    <message>
        <source>Only kernels of the same problem are compared, and %1 computes something else than %2.</source>
        <extracomment>gpu/runner/compared.cpp. %1, %2, …: see the sources</extracomment>
        <translation>只能比較相同問題的核心，而 %1 計算的與 %2 不同。</translation>
    </message>
    <message>
        <source>By smaller sizes, a launch would take about %1, but this GPU also draws a display, and its driver ends what lasts too long: the limit is %2.</source>
        <extracomment>gpu/runner/display_limit.cpp. %1, %2, …: see the sources</extracomment>
        <translation>依較小的大小推估，一次啟動約需 %1，但此 GPU 也負責顯示畫面，其驅動程式會結束過久的工作：限制為 %2。</translation>
    </message>
    <message>
        <source>%1 takes %2 input arrays, not %3.</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 使用 %2 個輸入陣列，不是 %3 個。</translation>
    </message>
    <message>
        <source>The input arrays of %1 must be equally long.</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的輸入陣列長度必須相同。</translation>
    </message>
    <message>
        <source>Input %1 has %2 numbers, but these parameters ask for %3.</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>輸入 %1 有 %2 個數字，但這些參數需要 %3 個。</translation>
    </message>
    <message>
        <source>The kernel that computes the reference has a fault: %1</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>計算參考值的核心有錯誤：%1</translation>
    </message>
    <message>
        <source>The exact sum is beyond what %1 holds: it wraps around modulo 2^%2, on a GPU, on the emulator and on the CPU alike.</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>精確的和超出 %1 的範圍：它以 2^%2 為模繞回，在 GPU、模擬器與 CPU 上都一樣。</translation>
    </message>
    <message>
        <source>The reference differs from the pattern&apos;s closed form.</source>
        <extracomment>gpu/runner/problem.cpp</extracomment>
        <translation>參考值與樣式的封閉公式不同。</translation>
    </message>
    <message>
        <source>The kernel was not launched as it stands: the recording run showed %1. The times are the recording run&apos;s.</source>
        <extracomment>gpu/runner/runner.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心沒有照原樣啟動：記錄執行顯示%1。時間是記錄執行的時間。</translation>
    </message>
    <message>
        <source>The emulator has no GPU whose counters could be read.</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>模擬器沒有可讀取計數器的 GPU。</translation>
    </message>
    <message>
        <source>The GPU&apos;s counters were not read, since the kernel was not launched as it stands.</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>沒有讀取 GPU 的計數器，因為核心沒有照原樣啟動。</translation>
    </message>
    <message>
        <source>The CUDA backend cannot run here: %1</source>
        <extracomment>gpu/runner/runner.cpp. %1, %2, …: see the sources</extracomment>
        <translation>CUDA 後端無法在此執行：%1</translation>
    </message>
    <message>
        <source>There is no device %1 here; the devices are %2.</source>
        <extracomment>gpu/runner/runner.cpp. %1, %2, …: see the sources</extracomment>
        <translation>這裡沒有裝置 %1；裝置有 %2。</translation>
    </message>
    <message>
        <source>an access outside its array, which would end the process</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>超出陣列的存取，會結束行程</translation>
    </message>
    <message>
        <source>a barrier that not all threads reach, at which it could wait for ever</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>並非所有執行緒都會到達的屏障，可能永遠等待</translation>
    </message>
    <message>
        <source>no GPU.</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>沒有 GPU。</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <extracomment>gpu/engine/rank_executor.cpp</extracomment>
        <translation>比較已取消。</translation>
    </message>
    <message>
        <source>One size is sampled for an hour at most.</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>一個大小最多取樣一小時。</translation>
    </message>
    <message>
        <source>A kernel is timed hot, cold or both, and this request asks for neither.</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>核心的計時分熱快取、冷快取或兩者，而此要求兩者都不要。</translation>
    </message>
    <message>
        <source>A benchmark needs at least one size.</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>測量至少需要一個大小。</translation>
    </message>
    <message>
        <source>%1 sizes are too many: at most %2 sizes are measured in one benchmark.</source>
        <extracomment>gpu/catalog/bench_sizes.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 個大小太多：一次測量最多 %2 個大小。</translation>
    </message>
    <message>
        <source>The benchmark was cancelled.</source>
        <extracomment>gpu/engine/timed_on_ranks.cpp</extracomment>
        <translation>測量已取消。</translation>
    </message>
    <message>
        <source>Either all compared kernels have parameters of their own, or none has.</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>比較的核心要嘛都有自己的參數，要嘛都沒有。</translation>
    </message>
    <message>
        <source>what the machine reaches</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>電腦所能達到的</translation>
    </message>
    <message>
        <source>The emulator has neither registers nor multiprocessors, so that it says nothing of a GPU&apos;s occupancy.</source>
        <extracomment>gpu/runner/runner_occupancy.cpp</extracomment>
        <translation>模擬器沒有暫存器也沒有多處理器，因此無從得知 GPU 的佔用率。</translation>
    </message>
    <message>
        <source>A library makes the launches of %1, so that nothing is known of their occupancy.</source>
        <extracomment>gpu/runner/runner_occupancy.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的啟動由函式庫進行，因此其佔用率不得而知。</translation>
    </message>
    <message>
        <source>%1 is a pitfall: only a kernel without its fault has a time line, such as %2.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 是陷阱：只有沒有該錯誤的核心才有時間軸，例如 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be split into chunks, since one chunk&apos;s result needs elements of the others; reductions and dot products can.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 無法分成分塊，因為一個分塊的結果需要其他分塊的元素；歸約與內積可以。</translation>
    </message>
    <message>
        <source>One chunk of these cannot run: %1</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>其中一個分塊無法執行：%1</translation>
    </message>
    <message>
        <source>Work is counted where one block does it all and the record tells what its threads compute; none of these kernels does at these sizes. Try scan_hillis_steele and scan_blelloch from 2 to 1024 elements.</source>
        <extracomment>gpu/runner/runner_work.cpp</extracomment>
        <translation>只有在單一區塊完成全部工作且紀錄說明其執行緒計算什麼時，才會計算工作量；這些核心在這些大小都不符合。請試 scan_hillis_steele 與 scan_blelloch，2 到 1024 個元素。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <extracomment>gpu/platform/process_limits.cpp</extracomment>
        <translation>記憶體不足。</translation>
    </message>
    <message>
        <source>Left out: by the size before, one call would take about %1; the limit is %2.</source>
        <extracomment>gpu/runner/time_bench.cpp. %1, %2, …: see the sources</extracomment>
        <translation>略過：依前一個大小推估，一次呼叫約需 %1；限制為 %2。</translation>
    </message>
    <message>
        <source>%1 kernels in turn</source>
        <extracomment>gpu/runner/time_bench.cpp. %1, %2, …: see the sources</extracomment>
        <translation>輪流 %1 個核心</translation>
    </message>
    <message>
        <source>CPU variants</source>
        <extracomment>gpu/runner/time_bench.cpp</extracomment>
        <translation>CPU 版本</translation>
    </message>
    <message>
        <source>a block can declare 48 KiB of shared memory</source>
        <extracomment>gpu/simt/accessors.h</extracomment>
        <translation>一個區塊可宣告 48 KiB 的共享記憶體</translation>
    </message>
    <message>
        <source>cp.async.bulk, bulk copies without a tensor map</source>
        <extracomment>gpu/simt/block_runner.cpp</extracomment>
        <translation>cp.async.bulk，不用張量對映的大量複製</translation>
    </message>
    <message>
        <source>wgmma of tiles without the 128-byte swizzle</source>
        <extracomment>gpu/simt/block_runner.cpp</extracomment>
        <translation>磚塊不採 128 位元組 swizzle 的 wgmma</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s libraries</source>
        <extracomment>gpu/simt/block_runner.cpp</extracomment>
        <translation>NVIDIA 的函式庫</translation>
    </message>
    <message>
        <source>The emulator does not have %1; this kernel needs an NVIDIA GPU.</source>
        <extracomment>gpu/simt/block_runner.cpp. %1, %2, …: see the sources</extracomment>
        <translation>模擬器沒有 %1；此核心需要 NVIDIA GPU。</translation>
    </message>
    <message>
        <source>ThreadSanitizer knows too few fibers for a cluster of this size.</source>
        <extracomment>gpu/simt/emulator.cpp</extracomment>
        <translation>ThreadSanitizer 可用的 fiber 太少，不足以容納這麼大的叢集。</translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <extracomment>gpu/backend/cuda/cuda_chunk_stream.cpp</extracomment>
        <translation>執行已取消。</translation>
    </message>
    <message>
        <source>on line %1</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>在第 %1 行</translation>
    </message>
    <message>
        <source>before its first access</source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>在第一次存取之前</translation>
    </message>
    <message>
        <source>the array declared on line %1</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>在第 %1 行宣告的陣列</translation>
    </message>
    <message>
        <source> of rank %1</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation> （rank %1）</translation>
    </message>
    <message>
        <source>%1 does not come to an end: %2 memory accesses without a barrier, the last one %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不會結束：沒有屏障的記憶體存取 %2 次，最後一次%3。</translation>
    </message>
    <message>
        <source>%1 does not come to an end: it waited at %2 barriers, the last one %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不會結束：在屏障等待了 %2 次，最後一次%3。</translation>
    </message>
    <message>
        <source>%1 does not come to an end: for %2 ms it met no memory access and no barrier; it was last seen %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不會結束：%2 毫秒內沒有遇到記憶體存取或屏障；最後出現%3。</translation>
    </message>
    <message>
        <source>%1 needs more than its stack of %2 KiB; it was last seen %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 需要的堆疊超過 %2 KiB；最後出現%3。</translation>
    </message>
    <message>
        <source>%1 declares %2 more shared memory than the %3 KiB that a block can have.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 宣告的共享記憶體比區塊可有的 %3 KiB 多 %2。</translation>
    </message>
    <message>
        <source>%1 accesses an address that is in no array; it was last seen %2.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 存取不屬於任何陣列的位址；最後出現%2。</translation>
    </message>
    <message>
        <source>%1 divides an integer by zero; it was last seen %2.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 以零除整數；最後出現%2。</translation>
    </message>
    <message>
        <source>%1 does not come to an end: the warps of its block met %2 times, the last time %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不會結束：其區塊的 warp 會合了 %2 次，最後一次%3。</translation>
    </message>
    <message>
        <source>%1 does not come to an end: the threads of its block waited for each other %2 times without a barrier, the last time %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不會結束：其區塊的執行緒在沒有屏障的情況下互相等待了 %2 次，最後一次%3。</translation>
    </message>
    <message>
        <source>%1 waits for ever %2: it finds the same value again and again, and no thread that runs will change it.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 永遠等待%2：它一再讀到相同的值，而沒有執行中的執行緒會改變它。</translation>
    </message>
    <message>
        <source>%1 calls a function of its warp %2 with the mask %3, which does not name its own lane.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 呼叫其 warp 的函式%2，遮罩 %3 不含自己的 lane。</translation>
    </message>
    <message>
        <source>%1 shuffles %2 with a width of %3; the widths are 1, 2, 4, 8, 16 and 32.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 進行 shuffle %2，寬度 %3；寬度可為 1、2、4、8、16 與 32。</translation>
    </message>
    <message>
        <source>%1 ends the run: the assertion %2 does not hold.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 結束執行：斷言%2 不成立。</translation>
    </message>
    <message>
        <source>%1 ends the run by __trap %2.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 以 __trap 結束執行%2。</translation>
    </message>
    <message>
        <source>%1 uses %2 a barrier that does not exist: an mbarrier exists once it is initialized, and named barriers have the numbers 0 to 15.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 使用了不存在的屏障%2：mbarrier 初始化後才存在，具名屏障的編號是 0 到 15。</translation>
    </message>
    <message>
        <source>%1 copies a tile %2 to an address that is no multiple of 128 bytes.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 把磚塊複製到不是 128 位元組倍數的位址%2。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %2 的執行緒 %1</translation>
    </message>
    <message>
        <source>Block %1 waits for ever: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %1 永遠等待：其 %3 個執行緒中有 %2 個在第 %4 行的屏障等待，執行緒 %5 是其中之一，但執行緒 %6</translation>
    </message>
    <message>
        <source>The cluster of blocks %1 to %2 waits for ever: %3 of its %4 blocks wait at its barrier on line %5, thread 0 of block %6 among them, but thread 0 of block %7 has ended without it, as has its whole block.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %1 到 %2 的叢集永遠等待：其 %4 個區塊中有 %3 個在第 %5 行的叢集屏障等待，區塊 %6 的執行緒 0 是其中之一，但區塊 %7 的執行緒 0 與其整個區塊沒有到達就結束了。</translation>
    </message>
    <message>
        <source>waits at %1 on line %2</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>在第 %2 行的 %1 等待</translation>
    </message>
    <message>
        <source>has ended</source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>已結束</translation>
    </message>
    <message>
        <source>waits at the barrier on line %1</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>在第 %1 行的屏障等待</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 waits for ever at %3 on line %4: its mask %5 names thread %6, which %7.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %2 的執行緒 %1 在第 %4 行的 %3 永遠等待：其遮罩 %5 指定了執行緒 %6，而它%7。</translation>
    </message>
    <message>
        <source>its block made </source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>其區塊進行了 </translation>
    </message>
    <message>
        <source>it made </source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>它進行了 </translation>
    </message>
    <message>
        <source>one block, rank 0.</source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>一個區塊，rank 0。</translation>
    </message>
    <message>
        <source> has ended without it.</source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation> 沒有到達就結束了。</translation>
    </message>
    <message>
        <source> waits at the barrier on line </source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation> 在屏障等待，行 </translation>
    </message>
    <message>
        <source> with the mask </source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation> ，遮罩為 </translation>
    </message>
    <message>
        <source>The kernel &apos;%1&apos; %2.</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心「%1」%2。</translation>
    </message>
    <message>
        <source>The emulator has no kernel that is called &apos;%1&apos;.</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>模擬器沒有名為「%1」的核心。</translation>
    </message>
    <message>
        <source>has %1 parameters, but %2 arguments were given</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>有 %1 個參數，卻給了 %2 個引數</translation>
    </message>
    <message>
        <source>takes a number from %1 to %2 as parameter %3</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>的參數 %3 是從 %1 到 %2 的數字</translation>
    </message>
    <message>
        <source>takes an array of %1 as parameter %2</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>的參數 %2 是 %1 的陣列</translation>
    </message>
    <message>
        <source>takes a number as parameter %1</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>的參數 %1 是數字</translation>
    </message>
    <message>
        <source>takes a matrix for bulk copies as parameter %1</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>的參數 %1 是供大量複製的矩陣</translation>
    </message>
    <message>
        <source>The emulator knows the registers of x86-64 and of AArch64.</source>
        <extracomment>gpu/simt/signals.cpp</extracomment>
        <translation>模擬器認得 x86-64 與 AArch64 的暫存器。</translation>
    </message>
    <message>
        <source>the last event of a thread without one</source>
        <extracomment>gpu/simt/tracer.h</extracomment>
        <translation>沒有事件的執行緒的最後一個事件</translation>
    </message>
    <message>
        <source>The kernel does not come to an end, and it cannot be stopped.</source>
        <extracomment>gpu/simt/watchdog.cpp</extracomment>
        <translation>核心不會結束，也無法停止。</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 findings are listed.</source>
        <extracomment>gpu/trace/check/check.cpp. %1, %2, …: see the sources</extracomment>
        <translation>只列出 %2 個問題中的前 %1 個。</translation>
    </message>
    <message>
        <source>The checks saw %1 of 0..%2, which is what was recorded.</source>
        <extracomment>gpu/trace/check/check.cpp. %1, %2, …: see the sources</extracomment>
        <translation>檢查看到 0..%2 中的 %1，即已記錄的部分。</translation>
    </message>
    <message>
        <source>The checks saw the first %1 events of each thread, which is what was recorded.</source>
        <extracomment>gpu/trace/check/check.cpp. %1, %2, …: see the sources</extracomment>
        <translation>檢查看到每個執行緒的前 %1 個事件，即已記錄的部分。</translation>
    </message>
    <message>
        <source>The flags by which blocks wait for each other are too many to follow; some races between blocks may not be listed.</source>
        <extracomment>gpu/trace/check/check.cpp</extracomment>
        <translation>區塊用來互相等待的旗標太多，無法追蹤；有些區塊間的資料競爭可能沒有列出。</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses element %3 of %4 on line %5; %6 has %7 elements, numbered from 0.</source>
        <extracomment>gpu/trace/check/finding.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %2 的執行緒 %1 在第 %5 行存取 %4 的元素 %3；%6 有 %7 個元素，從 0 起編號。</translation>
    </message>
    <message>
        <source>thread %1 of block %2</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %2 的執行緒 %1</translation>
    </message>
    <message>
        <source> on line %1</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>（第 %1 行）</translation>
    </message>
    <message>
        <source>element %1 of %2</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%2 的元素 %1</translation>
    </message>
    <message>
        <source>a cluster.sync() is missing between the two</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>兩者之間缺少 cluster.sync()</translation>
    </message>
    <message>
        <source>no barrier reaches across blocks, only atomics and fences do</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>屏障無法跨越區塊，只有不可分割運算與記憶體柵欄可以</translation>
    </message>
    <message>
        <source>Nothing orders %1, which %2 %3, and %4, which %5 it%6: %7</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>兩次存取沒有先後順序：%1%2 %3，%4%5它%6；%7</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 %3 %4</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %2 的執行緒 %1 %3 %4</translation>
    </message>
    <message>
        <source>, but no cluster.sync() before it tells that %1 has begun and its shared memory is there</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>，但之前沒有 cluster.sync() 表明 %1 已開始、其共享記憶體已存在</translation>
    </message>
    <message>
        <source>, but no cluster.sync() behind it keeps %1 from ending, and its shared memory ends with it</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>，但之後沒有 cluster.sync() 阻止 %1 結束，其共享記憶體也隨之結束</translation>
    </message>
    <message>
        <source>The blocks of a cluster do not meet: block %1 waits at the cluster&apos;s barrier%2, thread %3 first, but block %4 ends without it</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>叢集的區塊沒有會合：區塊 %1 在叢集的屏障等待%2，執行緒 %3 最先到達，但區塊 %4 沒有到達就結束</translation>
    </message>
    <message>
        <source>, to which no thread of its cluster has given a first value</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>，而其叢集沒有任何執行緒給過它初值</translation>
    </message>
    <message>
        <source>, to which no thread of its block has given a first value</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>，而其區塊沒有任何執行緒給過它初值</translation>
    </message>
    <message>
        <source>, to which neither the host nor a thread has given a first value: memory on a GPU holds whatever was left there</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>，而主機與執行緒都沒有給過它初值：GPU 的記憶體裡是之前殘留的內容</translation>
    </message>
    <message>
        <source> ends without it</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation> 沒有到達就結束</translation>
    </message>
    <message>
        <source> waits at the barrier</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation> 在屏障等待</translation>
    </message>
    <message>
        <source>an array of another block is none of this record</source>
        <extracomment>gpu/trace/check/race_check.cpp</extracomment>
        <translation>其他區塊的陣列不在此紀錄中</translation>
    </message>
    <message>
        <source>an event names an array that the record lacks</source>
        <extracomment>gpu/trace/check/race_check.cpp</extracomment>
        <translation>事件指定了紀錄中沒有的陣列</translation>
    </message>
    <message>
        <source>a thread&apos;s loads have too many stores before</source>
        <extracomment>gpu/trace/flow/dataflow.cpp</extracomment>
        <translation>執行緒的載入之前有太多儲存</translation>
    </message>
    <message>
        <source>a record&apos;s values have too many sources</source>
        <extracomment>gpu/trace/flow/dataflow.cpp</extracomment>
        <translation>紀錄的值有太多來源</translation>
    </message>
    <message>
        <source>the record has fewer blocks</source>
        <extracomment>gpu/trace/flow/element_map.cpp</extracomment>
        <translation>紀錄的區塊較少</translation>
    </message>
    <message>
        <source>The operation %1 on line %2 of a flow %3.</source>
        <extracomment>gpu/trace/flow/evaluate.cpp. %1, %2, …: see the sources</extracomment>
        <translation>資料流第 %2 行的運算 %1 %3。</translation>
    </message>
    <message>
        <source>has an unknown type</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>的型別未知</translation>
    </message>
    <message>
        <source>shifts too far</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>位移太多</translation>
    </message>
    <message>
        <source>divides by 0</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>除以 0</translation>
    </message>
    <message>
        <source>is not one of its type</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>不是其型別的運算</translation>
    </message>
    <message>
        <source>needs the value of an element</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>需要元素的值</translation>
    </message>
    <message>
        <source>is no atomic of its type</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>不是其型別的不可分割運算</translation>
    </message>
    <message>
        <source>a flow has a source that is not there yet</source>
        <extracomment>gpu/trace/flow/made_of.cpp</extracomment>
        <translation>資料流有尚不存在的來源</translation>
    </message>
    <message>
        <source>a flow passes a value to an event that there is not</source>
        <extracomment>gpu/trace/flow/made_of.cpp</extracomment>
        <translation>資料流把值傳給不存在的事件</translation>
    </message>
    <message>
        <source>Operation %1 of a flow is used before it is made.</source>
        <extracomment>gpu/trace/flow/operation_values.cpp. %1, %2, …: see the sources</extracomment>
        <translation>資料流的運算 %1 在產生之前就被使用。</translation>
    </message>
    <message>
        <source>A flow names event %1 of a thread with %2 events.</source>
        <extracomment>gpu/trace/flow/operation_values.cpp. %1, %2, …: see the sources</extracomment>
        <translation>資料流指定了執行緒的事件 %1，而它有 %2 個事件。</translation>
    </message>
    <message>
        <source>A flow names a value that there is not.</source>
        <extracomment>gpu/trace/flow/registers.cpp</extracomment>
        <translation>資料流指定了不存在的值。</translation>
    </message>
    <message>
        <source>The record does not hold the operations of the threads.</source>
        <extracomment>gpu/trace/flow/rounding.cpp</extracomment>
        <translation>紀錄沒有執行緒的運算。</translation>
    </message>
    <message>
        <source>The record does not hold all operations of the threads.</source>
        <extracomment>gpu/trace/flow/rounding.cpp</extracomment>
        <translation>紀錄沒有執行緒的全部運算。</translation>
    </message>
    <message>
        <source>The record does not tell what made each of the stored values.</source>
        <extracomment>gpu/trace/flow/rounding.cpp</extracomment>
        <translation>紀錄沒有說明每個儲存的值由何產生。</translation>
    </message>
    <message>
        <source>The flow of this record is too entangled to be followed.</source>
        <extracomment>gpu/trace/flow/rounding.cpp</extracomment>
        <translation>此紀錄的資料流太複雜，無法追蹤。</translation>
    </message>
    <message>
        <source>a volatile vector cannot be read</source>
        <extracomment>gpu/trace/record/access_events.h</extracomment>
        <translation>無法讀取 volatile 向量</translation>
    </message>
    <message>
        <source>a pointer is cast to one to vectors of the same numbers, or back</source>
        <extracomment>gpu/trace/record/address.h</extracomment>
        <translation>指標被轉成指向相同數值之向量的指標，或反過來</translation>
    </message>
    <message>
        <source>A record names at most %1 arrays; this launch accesses more, each block&apos;s apart.</source>
        <extracomment>gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources</extracomment>
        <translation>紀錄最多指定 %1 個陣列；此啟動存取更多，各區塊分開計算。</translation>
    </message>
    <message>
        <source>The recording cannot take launch %1: %2 makes %3.</source>
        <extracomment>gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法記錄第 %1 次啟動：%2 有 %3 次。</translation>
    </message>
    <message>
        <source>A record names at most %1 buffers; %2 has %3.</source>
        <extracomment>gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources</extracomment>
        <translation>紀錄最多指定 %1 個緩衝區；%2 有 %3 個。</translation>
    </message>
    <message>
        <source>The recording cannot begin at block %1: the launch has %2 blocks.</source>
        <extracomment>gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法從區塊 %1 開始記錄：此啟動有 %2 個區塊。</translation>
    </message>
    <message>
        <source>the block has too many events</source>
        <extracomment>gpu/trace/record/timeline.cpp</extracomment>
        <translation>區塊的事件太多</translation>
    </message>
    <message>
        <source>bytes that are loaded as a vector are not traced</source>
        <extracomment>gpu/trace/record/traced.h</extracomment>
        <translation>以向量載入的位元組無法追蹤</translation>
    </message>
    <message>
        <source>global loads, requests</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>全域載入，要求數</translation>
    </message>
    <message>
        <source>global loads, sectors</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>全域載入，區段數</translation>
    </message>
    <message>
        <source>global stores, requests</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>全域儲存，要求數</translation>
    </message>
    <message>
        <source>global stores, sectors</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>全域儲存，區段數</translation>
    </message>
    <message>
        <source>shared loads, wavefronts</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>共享載入，wavefront 數</translation>
    </message>
    <message>
        <source>shared loads, bank conflicts</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>共享載入，記憶庫衝突</translation>
    </message>
    <message>
        <source>shared stores, wavefronts</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>共享儲存，wavefront 數</translation>
    </message>
    <message>
        <source>shared stores, bank conflicts</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>共享儲存，記憶庫衝突</translation>
    </message>
    <message>
        <source>additions, float32</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>加法，float32</translation>
    </message>
    <message>
        <source>multiplications, float32</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>乘法，float32</translation>
    </message>
    <message>
        <source>fused multiply-adds, float32</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>融合乘加，float32</translation>
    </message>
    <message>
        <source>additions, float64</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>加法，float64</translation>
    </message>
    <message>
        <source>multiplications, float64</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>乘法，float64</translation>
    </message>
    <message>
        <source>fused multiply-adds, float64</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>融合乘加，float64</translation>
    </message>
    <message>
        <source>Element %1 of an input array is %2, which %3 does not hold.</source>
        <extracomment>gpu/values/host_array.cpp. %1, %2, …: see the sources</extracomment>
        <translation>輸入陣列的元素 %1 是 %2，%3 放不下。</translation>
    </message>
    <message>
        <source>the control group</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>控制群組</translation>
    </message>
    <message>
        <source>Max address space</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>Max address space</translation>
    </message>
    <message>
        <source>the limit of addresses (ulimit -v)</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>位址的限制 (ulimit -v)</translation>
    </message>
    <message>
        <source>Max data size</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>Max data size</translation>
    </message>
    <message>
        <source>the limit of data (ulimit -d)</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>資料的限制 (ulimit -d)</translation>
    </message>
    <message>
        <source>: %1 allows no more</source>
        <extracomment>gpu/platform/memory.cpp. %1, %2, …: see the sources</extracomment>
        <translation>：%1不允許更多</translation>
    </message>
    <message>
        <source>%1 needs %2 of memory, and %3 of %4 are free%5.</source>
        <extracomment>gpu/platform/memory.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 需要 %2 的記憶體，而 %4 中可用 %3%5。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2; choose one of %3.</source>
        <extracomment>gpu/values/names.h. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是%2；請從 %3 選擇。</translation>
    </message>
    <message>
        <source>No more threads can be started: a limit of this user (ulimit -u), of the memory (ulimit -v) or of the control group is reached.</source>
        <extracomment>gpu/platform/process_limits.cpp</extracomment>
        <translation>無法再啟動執行緒：已達此使用者 (ulimit -u)、記憶體 (ulimit -v) 或控制群組的限制。</translation>
    </message>
    <message>
        <source>No more files can be opened: the limit of this process (ulimit -n) or of the system is reached.</source>
        <extracomment>gpu/platform/process_limits.cpp</extracomment>
        <translation>無法再開啟檔案：已達此行程 (ulimit -n) 或系統的限制。</translation>
    </message>
    <message>
        <source>The address space is limited to %1 (ulimit -v), and at least %2 are needed.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>位址空間限制為 %1 (ulimit -v)，而至少需要 %2。</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <extracomment>gpu/platform/process_limits.cpp</extracomment>
        <translation>發生了未預期的情況。</translation>
    </message>
    <message>
        <source>The stack is limited to %1 (ulimit -s), and at least %2 are needed.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>堆疊限制為 %1 (ulimit -s)，而至少需要 %2。</translation>
    </message>
    <message>
        <source>Only %1 files may be open at once (ulimit -n), and %2 are needed.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>同時只能開啟 %1 個檔案 (ulimit -n)，而需要 %2 個。</translation>
    </message>
    <message>
        <source>Something unexpected happened: %1.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>發生了未預期的情況：%1。</translation>
    </message>
    <message>
        <source>%1 needs %2 more threads, and only %3 can be started: see the limits of this user (ulimit -u), of the memory (ulimit -v) and of the control group.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 還需要 %2 個執行緒，但只能啟動 %3 個：請見此使用者 (ulimit -u)、記憶體 (ulimit -v) 與控制群組的限制。</translation>
    </message>
    <message>
        <source>The work was cancelled.</source>
        <extracomment>gpu/values/progress_monitor.h</extracomment>
        <translation>工作已取消。</translation>
    </message>
    <message>
        <source>a kind of span</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>區間的種類</translation>
    </message>
    <message>
        <source>copy in</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>複製到裝置</translation>
    </message>
    <message>
        <source>copy out</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>複製回主機</translation>
    </message>
    <message>
        <source>%1; `lanescope %2 --help` lists the options.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1；`lanescope %2 --help` 列出各選項。</translation>
    </message>
    <message>
        <source>%1 takes no arguments.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不接受引數。</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;; the commands are %2.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有「%1」這個指令；指令有 %2。</translation>
    </message>
    <message>
        <source>Interrupted; nothing was written.</source>
        <extracomment>ui/cli/cli.cpp</extracomment>
        <translation>已中斷；沒有寫入任何東西。</translation>
    </message>
    <message>
        <source>Interrupted; written before that: %1.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>已中斷；在那之前已寫入：%1。</translation>
    </message>
    <message>
        <source>The file to write: .json or .perfetto.json.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>要寫入的檔案：.json 或 .perfetto.json。</translation>
    </message>
    <message>
        <source>Of a .cu file: print it as the emulator compiles it, and record nothing.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>對 .cu 檔案：印出模擬器編譯的內容，不做記錄。</translation>
    </message>
    <message>
        <source>Lists the kernels with their parameters and limits.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>列出核心及其參數與限制。</translation>
    </message>
    <message>
        <source>Lists the devices that can run kernels, and why others cannot.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>列出可執行核心的裝置，以及其他裝置不行的原因。</translation>
    </message>
    <message>
        <source>Runs a kernel once, checks it against the reference and prints what it did.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>執行核心一次，與參考值核對，並印出它做了什麼。</translation>
    </message>
    <message>
        <source>Records what every thread did and writes it to a file.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>記錄每個執行緒所做的事，並寫入檔案。</translation>
    </message>
    <message>
        <source>Runs a kernel and draws its record.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>執行核心並繪製其紀錄。</translation>
    </message>
    <message>
        <source>IN OUT</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>輸入 輸出</translation>
    </message>
    <message>
        <source>Equalises the histogram of an image and writes the result.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>等化影像的直方圖並寫出結果。</translation>
    </message>
    <message>
        <source>Times kernels and the CPU variants of their problem in turn, over several sizes.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>以多種大小輪流測量核心與該問題的 CPU 版本的時間。</translation>
    </message>
    <message>
        <source>Compares the errors of kernels and of the CPU&apos;s orders of addition over several sizes.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>以多種大小比較核心與 CPU 各種加法順序的誤差。</translation>
    </message>
    <message>
        <source>Counts the work and the depth of kernels over several sizes, each in one block.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>以多種大小計算核心的工作量與深度，各在一個區塊中。</translation>
    </message>
    <message>
        <source>Writes a kernel as a CUDA program of its own, with a host that checks it.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>把核心寫成獨立的 CUDA 程式，附上核對它的主機程式。</translation>
    </message>
    <message>
        <source>Lists, compares, tags, deletes, exports and imports what was measured.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>列出、比較、標記、刪除、匯出與匯入測量結果。</translation>
    </message>
    <message>
        <source>Shows the whole program on real data and writes pictures into a folder.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>以真實資料展示整個程式，並將圖片寫入資料夾。</translation>
    </message>
    <message>
        <source>timing %1 of %2:</source>
        <extracomment>ui/cli/commands/bench_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>計時 %1／%2：</translation>
    </message>
    <message>
        <source>The file to write: .csv, .json, .recording.json, or a chart as .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/bench_command.cpp</extracomment>
        <translation>要寫入的檔案：.csv、.json、.recording.json，或圖表 .png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source> against the CPU</source>
        <extracomment>ui/cli/commands/bench_command.cpp</extracomment>
        <translation> 相對於 CPU</translation>
    </message>
    <message>
        <source>reductions, dot products and scans</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>歸約、內積與掃描</translation>
    </message>
    <message>
        <source>dot products and matrix products</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>內積與矩陣乘法</translation>
    </message>
    <message>
        <source>%1 does not solve the problem of %2, so that it is no baseline for it.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不解 %2 的問題，因此不能作為其基準。</translation>
    </message>
    <message>
        <source>There is no %1 baseline for %2; there is one for %3.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%2 沒有 %1 基準；%3 才有。</translation>
    </message>
    <message>
        <source>Kernels to time, as dot_global,dot_shared; the same as naming them.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>要計時的核心，如 dot_global,dot_shared；與直接指定相同。</translation>
    </message>
    <message>
        <source>What to time the kernels against: cpu, the CPU variants of the problem; cub, NVIDIA&apos;s library of reductions and scans; cublas, that of dot and matrix products; recorded, in charts and tables, the shipped recordings from other machines; kernels by their names, as dot_shared. Usually cpu.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>核心的計時與什麼比較：cpu，該問題的 CPU 版本；cub，NVIDIA 的歸約與掃描函式庫；cublas，內積與矩陣乘法的函式庫；recorded，圖表與表格中隨附的其他電腦紀錄；或核心名稱，如 dot_shared。預設為 cpu。</translation>
    </message>
    <message>
        <source>Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, as 1000,2^16. Usually 2^10..2^20, of matrices 2^4..2^10.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>元素數，或矩陣的邊長：倍增的範圍，如 2^10..2^20，或列表，如 1000,2^16。預設為 2^10..2^20，矩陣為 2^4..2^10。</translation>
    </message>
    <message>
        <source>%1 is named twice; once is enough.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 指定了兩次；一次就夠了。</translation>
    </message>
    <message>
        <source>Name a kernel or several; `lanescope list` shows them.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>請指定一或多個核心；`lanescope list` 會列出它們。</translation>
    </message>
    <message>
        <source>Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, as 19,1000. Usually %1.</source>
        <extracomment>ui/cli/commands/comparison_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>元素數，或矩陣的邊長：倍增的範圍，如 2^10..2^20，或列表，如 19,1000。預設為 %1。</translation>
    </message>
    <message>
        <source>The file to write: %1, or a chart as .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/comparison_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>要寫入的檔案：%1，或圖表 .png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>work and depth</source>
        <extracomment>ui/cli/commands/comparison_command.cpp</extracomment>
        <translation>工作量與深度</translation>
    </message>
    <message>
        <source>The shipped data set is missing.</source>
        <extracomment>ui/cli/commands/demo_command.cpp</extracomment>
        <translation>缺少隨附的資料集。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <extracomment>ui/cli/commands/demo_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法建立資料夾 %1。</translation>
    </message>
    <message>
        <source>Dot product, CPU and GPU</source>
        <extracomment>ui/cli/commands/demo_command.cpp</extracomment>
        <translation>內積，CPU 與 GPU</translation>
    </message>
    <message>
        <source>The folder for the pictures. Usually lanescope-demo.</source>
        <extracomment>ui/cli/commands/demo_command.cpp</extracomment>
        <translation>圖片的資料夾。預設為 lanescope-demo。</translation>
    </message>
    <message>
        <source>is 1 argument.</source>
        <extracomment>ui/cli/commands/equalize_command.cpp</extracomment>
        <translation>有 1 個引數。</translation>
    </message>
    <message>
        <source>, its luma</source>
        <extracomment>ui/cli/commands/equalize_command.cpp</extracomment>
        <translation>，其亮度</translation>
    </message>
    <message>
        <source>There is no history %1.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有歷史紀錄 %1。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no entry&apos;s number; `lanescope history list` shows them.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是項目的編號；`lanescope history list` 會列出它們。</translation>
    </message>
    <message>
        <source>Entry %1 is named twice; once is enough.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>項目 %1 指定了兩次；一次就夠了。</translation>
    </message>
    <message>
        <source>Entry %1 is a single run; a benchmark %2.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>項目 %1 是單次執行；%2的是測量。</translation>
    </message>
    <message>
        <source>is compared</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>可比較</translation>
    </message>
    <message>
        <source>Entry %1 has no times to compare.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>項目 %1 沒有可比較的時間。</translation>
    </message>
    <message>
        <source>A tag has at most %1 letters; this one has %2.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>標籤最多 %1 個字元；此標籤有 %2 個。</translation>
    </message>
    <message>
        <source>Entry %1 is a sweep, which no result file can hold; a benchmark is exported.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>項目 %1 是掃掠，結果檔案無法存放；可匯出的是測量。</translation>
    </message>
    <message>
        <source>is exported</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>可匯出</translation>
    </message>
    <message>
        <source>, %1 in the history already</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>，已在歷史紀錄中：%1</translation>
    </message>
    <message>
        <source>show ID</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>show ID</translation>
    </message>
    <message>
        <source>tag ID TEXT</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>tag ID TEXT</translation>
    </message>
    <message>
        <source>delete ID…</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>delete ID…</translation>
    </message>
    <message>
        <source>export ID… --out FILE</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>export ID… --out FILE</translation>
    </message>
    <message>
        <source>import FILE…</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>import FILE…</translation>
    </message>
    <message>
        <source>Say what to do</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>請說明要做什麼</translation>
    </message>
    <message>
        <source>The history knows no &apos;%1&apos;</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>歷史紀錄沒有「%1」</translation>
    </message>
    <message>
        <source>With list: the entries with all of these words in their kernel, machine, GPU, driver, tag or version.</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>用於 list：核心、電腦、GPU、驅動程式、標籤或版本中含有所有這些字詞的項目。</translation>
    </message>
    <message>
        <source>With list: the number of entries, the newest first. Usually 50.</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>用於 list：項目數，最新者在前。預設為 50。</translation>
    </message>
    <message>
        <source>With export: the file to write, .json, .recording.json or .csv.</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>用於 export：要寫入的檔案，.json、.recording.json 或 .csv。</translation>
    </message>
    <message>
        <source>The file of the history. Usually that of the window.</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>歷史紀錄的檔案。預設為視窗所用的檔案。</translation>
    </message>
    <message>
        <source>, is tagged </source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>，標籤為 </translation>
    </message>
    <message>
        <source>where: tag</source>
        <extracomment>ui/cli/commands/history_report.cpp</extracomment>
        <translation>位置：標籤</translation>
    </message>
    <message>
        <source>imported from</source>
        <extracomment>ui/cli/commands/history_report.cpp</extracomment>
        <translation>匯入自</translation>
    </message>
    <message>
        <source>it is</source>
        <extracomment>ui/cli/commands/history_report.cpp</extracomment>
        <translation>它是</translation>
    </message>
    <message>
        <source>, a power of two</source>
        <extracomment>ui/cli/commands/list_command.cpp</extracomment>
        <translation>，二的次方</translation>
    </message>
    <message>
        <source>  Taught in: %1</source>
        <extracomment>ui/cli/commands/list_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>  教學於：%1</translation>
    </message>
    <message>
        <source>  No record: %1</source>
        <extracomment>ui/cli/commands/list_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>  沒有紀錄：%1</translation>
    </message>
    <message>
        <source>  Needs a GPU of compute capability %1</source>
        <extracomment>ui/cli/commands/list_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>  需要計算能力 %1 的 GPU</translation>
    </message>
    <message>
        <source>The file to write: a .cu file, which is a program of its own.</source>
        <extracomment>ui/cli/commands/program_command.cpp</extracomment>
        <translation>要寫入的檔案：.cu 檔案，即獨立的程式。</translation>
    </message>
    <message>
        <source>%1 has no known ending; a program is written as .cu.</source>
        <extracomment>ui/cli/commands/program_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有已知的副檔名；程式寫成 .cu。</translation>
    </message>
    <message>
        <source>Time the kernels named, or all of the catalogue but the pitfalls, over all their sizes and write a recording, whose name ends in .recording.json: about nine minutes on a large GPU, a few more on a small one or without one.</source>
        <extracomment>ui/cli/commands/recording.cpp</extracomment>
        <translation>對指定的核心，或目錄中除陷阱外的所有核心，在其所有大小計時，並寫入名稱以 .recording.json 結尾的紀錄檔：在大型 GPU 約九分鐘，小型或沒有 GPU 時再多幾分鐘。</translation>
    </message>
    <message>
        <source>A sweep is of one kernel; %1 are named.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>掃掠只針對一個核心；指定了 %1 個。</translation>
    </message>
    <message>
        <source>A sweep is at one size, as in --sizes 2^20; %1 are named.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>掃掠只針對一個大小，如 --sizes 2^20；指定了 %1 個。</translation>
    </message>
    <message>
        <source>There is no fastest launch to store, since none was timed on a GPU.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp</extracomment>
        <translation>沒有最快的啟動可儲存，因為都沒有在 GPU 上計時。</translation>
    </message>
    <message>
        <source>Time one kernel at one size under many launches: for each of %1 that the kernel has a range that doubles, as block=32..1024, or a list, as block=96:128:256; several with commas between. On the emulator the counters are shown.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>以多種啟動在一個大小對一個核心計時：對核心具有的每個 %1，給倍增的範圍，如 block=32..1024，或列表，如 block=96:128:256；多個以逗號分隔。在模擬器上顯示計數器。</translation>
    </message>
    <message>
        <source>With --sweep: store the fastest launch, which --block auto then takes on this device, for this type, operation and size.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp</extracomment>
        <translation>用於 --sweep：儲存最快的啟動，之後 --block auto 在此裝置上，對此型別、運算與大小採用它。</translation>
    </message>
    <message>
        <source>limited by</source>
        <extracomment>ui/cli/commands/sweep_report.cpp</extracomment>
        <translation>受限於</translation>
    </message>
    <message>
        <source>Parts of the input, from 1 to %1. Several have a stream each and page-locked memory, so that copies overlap kernels. Usually 1.</source>
        <extracomment>ui/cli/commands/timeline_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>輸入的分塊數，從 1 到 %1。多個分塊各有自己的串流與鎖定分頁記憶體，使複製與核心重疊。預設為 1。</translation>
    </message>
    <message>
        <source>The file to write: .csv, .json, or a picture as .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/timeline_command.cpp</extracomment>
        <translation>要寫入的檔案：.csv、.json，或圖片 .png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>time lines</source>
        <extracomment>ui/cli/commands/timeline_command.cpp</extracomment>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>%1 has no known ending; a record is written as .json or .perfetto.json.</source>
        <extracomment>ui/cli/commands/trace_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有已知的副檔名；紀錄寫成 .json 或 .perfetto.json。</translation>
    </message>
    <message>
        <source>The run gave no record.</source>
        <extracomment>ui/cli/commands/trace_command.cpp</extracomment>
        <translation>執行沒有產生紀錄。</translation>
    </message>
    <message>
        <source>, cut short,</source>
        <extracomment>ui/cli/commands/trace_command.cpp</extracomment>
        <translation>，已截短，</translation>
    </message>
    <message>
        <source>best CPU</source>
        <extracomment>ui/cli/common/bench_report.cpp</extracomment>
        <translation>最佳 CPU</translation>
    </message>
    <message>
        <source>with gaps</source>
        <extracomment>ui/cli/common/bench_report.cpp</extracomment>
        <translation>含空檔</translation>
    </message>
    <message>
        <source>Pixels of the chart. Usually 1600x900.</source>
        <extracomment>ui/cli/common/chart_picture.cpp</extracomment>
        <translation>圖表的像素。預設為 1600x900。</translation>
    </message>
    <message>
        <source>What the picture shows: %1. Usually time and phases side by side. A chart of one size takes the largest.</source>
        <extracomment>ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources</extracomment>
        <translation>圖片顯示什麼：%1。預設為時間與分段並列。單一大小的圖表取最大的。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a chart; the charts are %2.</source>
        <extracomment>ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是圖表；圖表有 %2。</translation>
    </message>
    <message>
        <source>%1 has no known ending; %2 are written as %3, .png, .svg or .pdf.</source>
        <extracomment>ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有已知的副檔名；%2寫成 %3、.png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <extracomment>ui/cli/common/engine_session.cpp</extracomment>
        <translation>正在尋找裝置</translation>
    </message>
    <message>
        <source>asking the device</source>
        <extracomment>ui/cli/common/engine_session.cpp</extracomment>
        <translation>正在詢問裝置</translation>
    </message>
    <message>
        <source>Print one JSON object and nothing else.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>只印出一個 JSON 物件。</translation>
    </message>
    <message>
        <source>A CSV file with one or two columns of numbers, rounded to float32. One column gives a, and b is all ones: the dot product is the column&apos;s sum. Name a column twice for the sum of its squares. A matrix product takes two files, --input A.csv --input B.csv.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>含一或兩行數字的 CSV 檔案，捨入為 float32。只有一行時它是 a，b 全為 1：內積就是該行的和。同一行指定兩次即得平方和。矩陣乘法需要兩個檔案，--input A.csv --input B.csv。</translation>
    </message>
    <message>
        <source>One or two columns of the file, by name or by number from 1.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>檔案中的一或兩行，以名稱或從 1 起的編號指定。</translation>
    </message>
    <message>
        <source>auto (a GPU where there is one), cuda or emulator.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>auto（有 GPU 則用 GPU）、cuda 或 emulator。</translation>
    </message>
    <message>
        <source>Number of the GPU, from 0.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>GPU 的編號，從 0 起。</translation>
    </message>
    <message>
        <source>Which launch to record, from 1, of a kernel that makes several. Usually the last.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>核心有多次啟動時要記錄哪一次，從 1 起。預設為最後一次。</translation>
    </message>
    <message>
        <source>The first block of the grid to record. Usually 0.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>網格中要記錄的第一個區塊。預設為 0。</translation>
    </message>
    <message>
        <source>Room for this many events, of 16 bytes each. Usually 4000000.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>可容納這麼多個 16 位元組的事件。預設為 4000000。</translation>
    </message>
    <message>
        <source>Whether to record also what the threads compute, as far as the device can: on or off. Usually on; for trace usually off.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>是否也在裝置能力所及下記錄執行緒的計算：on 或 off。預設為 on；trace 預設為 off。</translation>
    </message>
    <message>
        <source>How many blocks to record. Usually all that there is room for.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>要記錄多少個區塊。預設為容量允許的全部。</translation>
    </message>
    <message>
        <source>Of a .cu file: what its kernel computes, dot, sum, min, max, scan, exclusive-scan, matmul, map, histogram, stencil or free. It gives the inputs and the reference.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>用於 .cu 檔案：其核心計算什麼，dot、sum、min、max、scan、exclusive-scan、matmul、map、histogram、stencil 或 free。它決定輸入與參考值。</translation>
    </message>
    <message>
        <source>Of a .cu file with several kernels: which one to run.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>對含多個核心的 .cu 檔案：要執行哪一個。</translation>
    </message>
    <message>
        <source>Of a .cu file: what its kernel leaves for the host to combine, blocks (one number per block), elements or one. Usually blocks.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>用於 .cu 檔案：其核心留下什麼由主機合併，blocks（每區塊一個數字）、elements 或 one。預設為 blocks。</translation>
    </message>
    <message>
        <source>Run a .cu file also where this system has no sandbox for it, with all rights that you have.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>即使系統沒有沙箱，也以您的所有權限執行 .cu 檔案。</translation>
    </message>
    <message>
        <source>End a run that takes longer, counted from when the engine begins it, and exit with 1; 0 or none: no limit. Usually %1.</source>
        <extracomment>ui/cli/common/options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>從引擎開始執行起算，超過時間即結束執行並以 1 離開；0 或 none：沒有限制。預設為 %1。</translation>
    </message>
    <message>
        <source>Also read the GPU&apos;s own counters, and say why where the driver does not permit it.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>也讀取 GPU 本身的計數器；驅動程式不允許時說明原因。</translation>
    </message>
    <message>
        <source>Name a kernel; `lanescope list` shows them.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>請指定核心；`lanescope list` 會列出它們。</translation>
    </message>
    <message>
        <source>One kernel is enough, but there are %1 arguments: %2.</source>
        <extracomment>ui/cli/common/options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>一個核心就夠了，但有 %1 個引數：%2。</translation>
    </message>
    <message>
        <source>Name a file to write, as in --out %1.</source>
        <extracomment>ui/cli/common/options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>請指定要寫入的檔案，如 --out %1。</translation>
    </message>
    <message>
        <source>%1 = %2 is %3: it must be from %4 to %5.</source>
        <extracomment>ui/cli/common/options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 %3：必須從 %4 到 %5。</translation>
    </message>
    <message>
        <source>out of range</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>超出範圍</translation>
    </message>
    <message>
        <source>not a whole number in range</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>不是範圍內的整數</translation>
    </message>
    <message>
        <source>One kernel of your own at a time: %1 are named.</source>
        <extracomment>ui/cli/common/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>一次只能有一個您自己的核心：指定了 %1 個。</translation>
    </message>
    <message>
        <source>No window can be opened%1; `lanescope demo` needs no display.</source>
        <extracomment>ui/cli/common/qt_messages.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法開啟視窗%1；`lanescope demo` 不需要顯示器。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a view; the views are %2, several with commas between.</source>
        <extracomment>ui/cli/common/render_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是檢視；檢視有 %2，多個以逗號分隔。</translation>
    </message>
    <message>
        <source>The file or folder to write.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>要寫入的檔案或資料夾。</translation>
    </message>
    <message>
        <source>Steps as the picture counts them, from 1: I, A..B, or A.. to the last one. Usually the last of a .png, .svg or .pdf, else all.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>圖片所計的步驟，從 1 起：I、A..B，或 A.. 到最後一步。.png、.svg 或 .pdf 預設為最後一步，其他為全部。</translation>
    </message>
    <message>
        <source>The run to compare with, on the same inputs and in step: another kernel of the family, a pitfall that breaks this one, or this one with other parameters. Of its parameters %1 and schedule can differ: dot_shared:block=128, dot_shared:schedule=random:3. A pitfall without a schedule is run until it loses. The comparison of both stands below them.</source>
        <extracomment>ui/cli/common/render_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>要比較的執行，使用相同輸入並同步：同家族的其他核心、破壞此核心的陷阱，或以其他參數執行此核心。其參數中 %1 與 schedule 可以不同：dot_shared:block=128, dot_shared:schedule=random:3。沒有指定 schedule 的陷阱會執行到失敗為止。兩者的比較顯示在下方。</translation>
    </message>
    <message>
        <source>How both are kept in step: %1, as both have used the same part of their input, passed as many barriers or done as many steps. Usually input.</source>
        <extracomment>ui/cli/common/render_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>兩者如何同步：%1，即用了相同部分的輸入、通過相同數目的屏障或做了相同數目的步驟。預設為 input。</translation>
    </message>
    <message>
        <source>The thread of the block to follow, from 0, with its running sum.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>要追蹤的區塊中的執行緒，從 0 起，附其累計和。</translation>
    </message>
    <message>
        <source>One or more of %1. Usually memory,space-time.</source>
        <extracomment>ui/cli/common/render_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 中的一或多個。預設為 memory,space-time。</translation>
    </message>
    <message>
        <source>Shade the space-time diagram by what rounding took from each value.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>依捨入使每個值損失多少，為時空圖上色。</translation>
    </message>
    <message>
        <source>Frames per second. Usually 10 in a GIF, 30 in an MP4.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>每秒影格數。GIF 預設為 10，MP4 為 30。</translation>
    </message>
    <message>
        <source>Steps per second, from 0.1 to 1000. Usually 2.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>每秒步數，從 0.1 到 1000。預設為 2。</translation>
    </message>
    <message>
        <source>How often a GIF plays, from 1 to 65536. Usually for ever.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>GIF 播放幾次，從 1 到 65536。預設為永遠重複。</translation>
    </message>
    <message>
        <source>not checked: no reference</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>未檢查：沒有參考值</translation>
    </message>
    <message>
        <source>exact, on the CPU</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>精確，在 CPU 上</translation>
    </message>
    <message>
        <source>in double, on the CPU</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>以 double，在 CPU 上</translation>
    </message>
    <message>
        <source>%1, what rounding explains%2</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1，捨入所能解釋的範圍%2</translation>
    </message>
    <message>
        <source>closed form</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>封閉形式</translation>
    </message>
    <message>
        <source>what the pattern&apos;s formula gives</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>樣式公式的結果</translation>
    </message>
    <message>
        <source>host to device</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>主機到裝置</translation>
    </message>
    <message>
        <source>device to host</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>裝置到主機</translation>
    </message>
    <message>
        <source>host finish</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>主機收尾</translation>
    </message>
    <message>
        <source>arrivals of warps</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>warp 到達次數</translation>
    </message>
    <message>
        <source>requests for %1 elements in %2 sectors</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>個要求，%1 個元素，%2 個區段</translation>
    </message>
    <message>
        <source>requests for %1 elements in %2 wavefronts, %3 of them by bank conflicts</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>個要求，%1 個元素，%2 個 wavefront，其中 %3 個因記憶庫衝突</translation>
    </message>
    <message>
        <source>global loads</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>全域載入</translation>
    </message>
    <message>
        <source>global stores</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>全域儲存</translation>
    </message>
    <message>
        <source>global atomics</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>全域不可分割運算</translation>
    </message>
    <message>
        <source>shared loads</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>共享載入</translation>
    </message>
    <message>
        <source>shared stores</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>共享儲存</translation>
    </message>
    <message>
        <source>shared atomics</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>共享不可分割運算</translation>
    </message>
    <message>
        <source>of %1, in the source</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>來自 %1，在原始碼中</translation>
    </message>
    <message>
        <source>fused multiply-adds</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>融合乘加</translation>
    </message>
    <message>
        <source>by the tensor cores</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>由張量核心</translation>
    </message>
    <message>
        <source>recorded blocks</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>已記錄的區塊</translation>
    </message>
    <message>
        <source>operations on two values</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>對兩個值的運算</translation>
    </message>
    <message>
        <source>of them wait for each other</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>個須互相等待</translation>
    </message>
    <message>
        <source>active lanes</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>作用中的 lane</translation>
    </message>
    <message>
        <source>of 32, mean</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>（共 32），平均</translation>
    </message>
    <message>
        <source>counter, whole launch</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>計數器，整次啟動</translation>
    </message>
    <message>
        <source>, %1 of %2 free</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>，%2 中可用 %1</translation>
    </message>
    <message>
        <source>the emulator</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>模擬器</translation>
    </message>
    <message>
        <source>, at element </source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>，在元素 </translation>
    </message>
    <message>
        <source>, cut short</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>，已截短</translation>
    </message>
    <message>
        <source>%1 = %2 is no time: it must be from 0 to 3600 seconds.</source>
        <extracomment>ui/cli/common/sampling_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 不是時間：必須從 0 到 3600 秒。</translation>
    </message>
    <message>
        <source>The least number of samples of each point; more are taken until the standard error of the median is under 0.5%. Usually 10.</source>
        <extracomment>ui/cli/common/sampling_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>每個點的最少樣本數；會繼續取樣，直到中位數的標準誤差低於 0.5%。預設為 10。</translation>
    </message>
    <message>
        <source>Sample each point for so many seconds at least. Usually 0.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>每個點至少取樣這麼多秒。預設為 0。</translation>
    </message>
    <message>
        <source>Sample the kernels, and then the CPU variants, for so many seconds at most at one size, whatever the error. Usually 0.5.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>在一個大小對核心、再對 CPU 版本，最多取樣這麼多秒，不論誤差。預設為 0.5。</translation>
    </message>
    <message>
        <source>Time a GPU&apos;s kernels with their data in its L2 cache, as far as they fit. This is usual.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>計時 GPU 的核心時，資料盡可能放在其 L2 快取中。此為預設。</translation>
    </message>
    <message>
        <source>Time them with none of their data in the L2 cache; with --hot both. A CPU is always timed hot.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>計時時其資料都不在 L2 快取中；與 --hot 併用則兩者都測。CPU 一律以熱快取計時。</translation>
    </message>
    <message>
        <source>max-time is shorter than min-time.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>max-time 比 min-time 短。</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1.</source>
        <extracomment>ui/cli/common/terminal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法寫入標準輸出：%1。</translation>
    </message>
    <message>
        <source>%1. Usually light.</source>
        <extracomment>ui/cli/common/theme_option.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1。預設為 light。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a theme; the themes are %2.</source>
        <extracomment>ui/cli/common/theme_option.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是佈景主題；佈景主題有 %2。</translation>
    </message>
    <message>
        <source>%1 multiplies two matrices: give two files, --input A.csv --input B.csv, not %2.</source>
        <extracomment>ui/cli/common/user_input.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 是兩個矩陣相乘：請給兩個檔案，--input A.csv --input B.csv，而不是 %2 個。</translation>
    </message>
    <message>
        <source>%1 takes one file, but %2 are given.</source>
        <extracomment>ui/cli/common/user_input.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 接受一個檔案，卻給了 %2 個。</translation>
    </message>
    <message>
        <source>The language of what is printed: en, sl or zh_TW. Usually the desktop&apos;s.</source>
        <extracomment>ui/cli/common/language_option.cpp</extracomment>
        <translation>輸出所用的語言：en、sl 或 zh_TW。預設為桌面的語言。</translation>
    </message>
    <message>
        <source>Nothing orders %1, which %2 element %3 of %4 on line %5, and %6, which %7 it on line %8: %9</source>
        <extracomment>A race. %1: &quot;thread 1 of block 0&quot;; %2, %7: &quot;loads&quot;, &quot;stores&quot;; %3: number of the element; %4: array; %5, %8: lines; %6: &quot;thread 2&quot;; %9: what is missing</extracomment>
        <translation>兩次存取沒有先後順序：%1%2 %4 的元素 %3（第 %5 行），%6%7它（第 %8 行）；%9</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 %3 element %4 of %5 on line %6%7</source>
        <extracomment>%1, %2: numbers; %3: &quot;loads&quot;; %4: number of the element; %5: array; %6: line; %7: nothing, or &quot;, to which …&quot;</extracomment>
        <translation>區塊 %2 的執行緒 %1 在第 %6 行%3 %5 的元素 %4%7</translation>
    </message>
    <message>
        <source>The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6 ends without it; what a GPU does then is undefined</source>
        <extracomment>%1 to %6: numbers</extracomment>
        <translation>區塊 %1 的執行緒沒有會合：%3 個執行緒中有 %2 個在第 %4 行的屏障等待，包括執行緒 %5，但執行緒 %6 沒有到達就結束了；此時 GPU 的行為未定義</translation>
    </message>
    <message>
        <source>The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6 waits at the barrier on line %7; what a GPU does then is undefined</source>
        <extracomment>%1 to %7: numbers</extracomment>
        <translation>區塊 %1 的執行緒沒有會合：%3 個執行緒中有 %2 個在第 %4 行的屏障等待，包括執行緒 %5，但執行緒 %6 在第 %7 行的屏障等待；此時 GPU 的行為未定義</translation>
    </message>
    <message>
        <source>a __syncthreads() is missing between the two</source>
        <extracomment>What would order two accesses</extracomment>
        <translation>兩者之間缺少 __syncthreads()</translation>
    </message>
    <message>
        <source>a __syncthreads() or a __syncwarp() is missing between the two</source>
        <extracomment>What would order two accesses</extracomment>
        <translation>兩者之間缺少 __syncthreads() 或 __syncwarp()</translation>
    </message>
    <message>
        <source>%1; the record shows this %2 times.</source>
        <extracomment>The end of a finding. %1: a clause; %2: a number</extracomment>
        <translation>%1；紀錄中出現 %2 次。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>The end of any sentence. %1: a clause</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>thread %1</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>執行緒 %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <extracomment>%1: number of a block of threads</extracomment>
        <translation>區塊 %1</translation>
    </message>
    <message>
        <source>loads</source>
        <extracomment>&quot;thread 1, which loads element 2&quot;</extracomment>
        <translation>讀取</translation>
    </message>
    <message>
        <source>stores</source>
        <extracomment>&quot;thread 1, which stores element 2&quot;</extracomment>
        <translation>寫入</translation>
    </message>
    <message>
        <source>updates</source>
        <extracomment>&quot;thread 1, which updates element 2&quot;: by an atomic operation</extracomment>
        <translation>以不可分割運算更新</translation>
    </message>
    <message>
        <source>which is no input; the inputs are </source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>它不是輸入；輸入有 </translation>
    </message>
    <message>
        <source>is too long; an expression has at most %1 parts</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources</extracomment>
        <translation>太長；運算式最多 %1 個部分</translation>
    </message>
    <message>
        <source>cuBLAS (libcublas.so.13) is not installed; it comes with the CUDA Toolkit.</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>未安裝 cuBLAS (libcublas.so.13)；它隨 CUDA Toolkit 提供。</translation>
    </message>
    <message>
        <source>%1 maps the shared memory of rank %2 %3; its cluster has %4</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 對映 rank %2 的共享記憶體%3；其叢集有 %4</translation>
    </message>
    <message>
        <source>The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier%4, thread %5 among them, but thread %6; what a GPU does then is undefined</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %1 的執行緒沒有會合：其 %3 個執行緒中有 %2 個在屏障等待%4，執行緒 %5 是其中之一，但執行緒 %6；此時 GPU 的行為未定義</translation>
    </message>
    <message>
        <source>; the record shows this %1 times</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>；紀錄中出現 %1 次</translation>
    </message>
    <message>
        <source>Name two files, the image to read and the one to write, as in `lanescope equalize in.png out.png`; there %1</source>
        <extracomment>ui/cli/commands/equalize_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>請指定兩個檔案，要讀取的影像與要寫入的影像，如 `lanescope equalize in.png out.png`；%1</translation>
    </message>
    <message>
        <source>Write `lanescope history %1`; there %2</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>請寫 `lanescope history %1`；%2</translation>
    </message>
    <message>
        <source>%1: pages %2, stages %3, claims %4, questions %5.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1：%2 頁，%3 個舞台，%4 個斷言，%5 個題目。</translation>
    </message>
    <message>
        <source>All of it holds.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>全部成立。</translation>
    </message>
    <message>
        <source>%n thing(s) are wrong.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>有 %n 處錯誤。</translation>
    </message>
    <message>
        <source>Name a folder, a .lesson file or a lesson that ships, or write --all.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>請指定資料夾、.lesson 檔案或隨附的單元，或寫 --all。</translation>
    </message>
    <message>
        <source>Write `lanescope lesson list`.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>請寫 `lanescope lesson list`。</translation>
    </message>
    <message>
        <source>Write `lanescope lesson pack DIR --out NAME.lesson`.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>請寫 `lanescope lesson pack DIR --out NAME.lesson`。</translation>
    </message>
    <message>
        <source>The name of a packed lesson ends in .lesson.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>打包的單元名稱須以 .lesson 結尾。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>已寫入 %1。</translation>
    </message>
    <message>
        <source>Of check: all lessons that ship.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>用於 check：所有隨附的單元。</translation>
    </message>
    <message>
        <source>Pixels, each side from 64 to 7680. Usually 1600x900, and 1280x800 in a .html.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>像素，每邊從 64 到 7680。預設為 1600x900，.html 為 1280x800。</translation>
    </message>
    <message>
        <source>The run was not recorded.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp</extracomment>
        <translation>執行未被記錄。</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the run, which ends at %3.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 超出此次執行，它在 %3 結束。</translation>
    </message>
    <message>
        <source>The run has no element %1.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>此次執行沒有元素 %1。</translation>
    </message>
    <message>
        <source>The run does not pass its check.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp</extracomment>
        <translation>此次執行未通過檢查。</translation>
    </message>
    <message>
        <source>The run passes its check.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp</extracomment>
        <translation>此次執行通過檢查。</translation>
    </message>
    <message>
        <source>The run has no findings.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp</extracomment>
        <translation>此次執行沒有發現問題。</translation>
    </message>
    <message>
        <source>The run has other findings: %1.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>此次執行發現的是其他問題：%1。</translation>
    </message>
    <message>
        <source>%1 of the run is no number.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>此次執行的 %1 不是數字。</translation>
    </message>
    <message>
        <source>There is no step %1: the run has %2 steps.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有步驟 %1：此次執行有 %2 步。</translation>
    </message>
    <message>
        <source>Step %1 has no answer for the subject “%2”.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>步驟 %1 對題目對象「%2」沒有答案。</translation>
    </message>
    <message>
        <source>The pages and directives are not those of %1.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>頁面與指示詞和 %1 的不同。</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>ui/cli/board/board_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%2 人中 %1 人答對</translation>
    </message>
    <message>
        <source>%1, %2 had the answer shown</source>
        <extracomment>ui/cli/board/board_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1，%2 人看了答案</translation>
    </message>
    <message>
        <source>right answer</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>正確答案</translation>
    </message>
    <message>
        <source>wrong answer</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>錯誤答案</translation>
    </message>
    <message>
        <source>Class board</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>全班答題一覽</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>正確答案</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>錯誤答案</translation>
    </message>
    <message>
        <source>The catalogue has no kernel %1.</source>
        <extracomment>ui/cli/board/repeated_runs.cpp. %1, %2, …: see the sources</extracomment>
        <translation>目錄中沒有核心 %1。</translation>
    </message>
    <message>
        <source>%1, block %2, step %3</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1，區塊 %2，步驟 %3</translation>
    </message>
    <message>
        <source>%1 has answers and no record that could judge them.</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 有作答，但沒有可據以判斷的紀錄。</translation>
    </message>
    <message>
        <source>%1 is judged by the record in it, since its run cannot be repeated: %2</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 依其中的紀錄判斷，因為無法重新執行：%2</translation>
    </message>
    <message>
        <source>%1 has %n answer(s) to steps that its run does not have.</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 has %n answer(s) to steps that its run does not have.</translation>
    </message>
    <message>
        <source>%1 has answers to the lesson %2, which did not come with the program; name it with --lesson.</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 有單元 %2 的作答，而該單元並非隨程式附上；請以 --lesson 指定。</translation>
    </message>
    <message>
        <source>%1 has an answer to page %2 of %3, which has no such question.</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 有 %3 第 %2 頁的作答，但那裡沒有這個題目。</translation>
    </message>
    <message>
        <source>%1: the answer to %2 cannot be judged: %3</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1：無法判斷 %2 的作答：%3</translation>
    </message>
    <message>
        <source>Writes questions on the record of a run, or those of a lesson, for a learning platform.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>寫出關於一次執行紀錄或單元的題目，供學習平台使用。</translation>
    </message>
    <message>
        <source>Checks, exports, lists and packs lessons.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>檢查、匯出、列出並打包單元。</translation>
    </message>
    <message>
        <source>Checks, lists and packs exercises.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>檢查、列出並打包練習。</translation>
    </message>
    <message>
        <source>EXERCISE FOLDER</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>EXERCISE FOLDER</translation>
    </message>
    <message>
        <source>Runs the submissions of a folder and writes their grades.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>執行資料夾中的繳交檔案並寫出成績。</translation>
    </message>
    <message>
        <source>Reads the sessions of a class and shows which questions were answered wrongly, and how.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>讀取全班的工作階段，顯示哪些題目答錯以及如何答錯。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no folder.</source>
        <extracomment>ui/cli/commands/board_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; 不是資料夾。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no session, a file that ends in .lanescope.</source>
        <extracomment>ui/cli/commands/board_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; 中沒有工作階段，即副檔名為 .lanescope 的檔案。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has more than %2 sessions, the most that one board takes.</source>
        <extracomment>ui/cli/commands/board_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; 中的工作階段超過 %2 個，這是一份一覽的上限。</translation>
    </message>
    <message>
        <source>reading sessions</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>正在讀取工作階段</translation>
    </message>
    <message>
        <source>The name of a class board ends in .csv or .html.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>全班一覽的檔名以 .csv 或 .html 結尾。</translation>
    </message>
    <message>
        <source>The file to write: .csv or .html.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>要寫出的檔案：.csv 或 .html。</translation>
    </message>
    <message>
        <source>Say whose each wrong answer is: the names of the files.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>說明每個錯誤答案是誰的：檔案名稱。</translation>
    </message>
    <message>
        <source>A lesson that did not come with the program: a folder or a .lesson file. May be given several times.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>並非隨程式附上的單元：資料夾或 .lesson 檔案。可指定多次。</translation>
    </message>
    <message>
        <source>Name one folder: `lanescope board FOLDER`.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>請指定一個資料夾：`lanescope board FOLDER`。</translation>
    </message>
    <message>
        <source>None of the sessions can be read.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>沒有任何工作階段可以讀取。</translation>
    </message>
    <message>
        <source>%1, %2 questions answered.</source>
        <extracomment>ui/cli/commands/board_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1，有作答的題目：%2。</translation>
    </message>
    <message>
        <source>%1: gates %2, points %3.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1：關卡 %2，分數 %3。</translation>
    </message>
    <message>
        <source>The solution passes and the skeleton fails.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>解答通過，而骨架未通過。</translation>
    </message>
    <message>
        <source>Name a folder, an .exercise file or an exercise that ships, or write --all.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>請指定資料夾、.exercise 檔案或隨程式附上的練習，或寫 --all。</translation>
    </message>
    <message>
        <source>Write `lanescope exercise list`.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>請寫 `lanescope exercise list`。</translation>
    </message>
    <message>
        <source>Write `lanescope exercise pack DIR --out NAME.exercise`.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>請寫 `lanescope exercise pack DIR --out NAME.exercise`。</translation>
    </message>
    <message>
        <source>The name of a packed exercise ends in .exercise.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>打包練習的檔名以 .exercise 結尾。</translation>
    </message>
    <message>
        <source>Of pack: the .exercise file to write.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>pack：要寫出的 .exercise 檔案。</translation>
    </message>
    <message>
        <source>Of check: all exercises that ship.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>check：所有隨程式附上的練習。</translation>
    </message>
    <message>
        <source>Of check: run the solution also where this system has no sandbox.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>check：即使此系統沒有沙箱也執行解答。</translation>
    </message>
    <message>
        <source>Write `lanescope exercise check`, `exercise list` or `exercise pack`.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>請寫 `lanescope exercise check`、`exercise list` 或 `exercise pack`。</translation>
    </message>
    <message>
        <source>The exercise&apos;s own solution does not pass. %1</source>
        <extracomment>ui/cli/commands/grade_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>練習本身的解答未通過。%1</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>錯誤之處</translation>
    </message>
    <message>
        <source>The .csv file to write.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>要寫出的 .csv 檔案。</translation>
    </message>
    <message>
        <source>The longest time for one submission, compiling included. Usually 60.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>每個繳交檔案的最長時間，含編譯。通常為 60。</translation>
    </message>
    <message>
        <source>Run submissions also where this system has no sandbox for them.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>即使此系統沒有沙箱也執行繳交檔案。</translation>
    </message>
    <message>
        <source>Write `lanescope grade EXERCISE FOLDER --out grades.csv`.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>請寫 `lanescope grade EXERCISE FOLDER --out grades.csv`。</translation>
    </message>
    <message>
        <source>The name of the file of grades ends in .csv.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>成績檔案的檔名以 .csv 結尾。</translation>
    </message>
    <message>
        <source>Write `lanescope lesson export LESSON --out lesson.html`, or lesson.pdf.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>請寫 `lanescope lesson export LESSON --out lesson.html` 或 lesson.pdf。</translation>
    </message>
    <message>
        <source>Of pack: the .lesson file to write. Of export: the .html or the .pdf.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>pack：要寫出的 .lesson 檔案。export：.html 或 .pdf。</translation>
    </message>
    <message>
        <source>Of export to a .pdf: a sheet of answers at the end.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>匯出為 .pdf 時：在最後附上答案頁。</translation>
    </message>
    <message>
        <source>Write `lanescope lesson check`, `lesson export`, `lesson list` or `lesson pack`.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>請寫 `lanescope lesson check`、`lesson export`、`lesson list` 或 `lesson pack`。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no kind of question; the kinds are %2, several with commas between.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; 不是題目的種類；種類有 %2，多個以逗號分隔。</translation>
    </message>
    <message>
        <source>drawing the pictures</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>正在繪製圖片</translation>
    </message>
    <message>
        <source>The name of a file of questions ends in .xml or .zip.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>題目檔案的檔名以 .xml 或 .zip 結尾。</translation>
    </message>
    <message>
        <source>The file to write: .xml or .zip.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>要寫出的檔案：.xml 或 .zip。</translation>
    </message>
    <message>
        <source>How many questions, from 1 to 200, where the run has as many. Usually 10.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>題目數量，1 到 200，以執行所能提供的為限。通常為 10。</translation>
    </message>
    <message>
        <source>What is asked for: one or more of value, lanes, cost (bank conflicts, sectors) and left (steps, barriers, epochs). Usually all.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>要問的內容：value、lanes、cost（記憶庫衝突、區段）與 left（步驟、屏障、階段）中的一項或多項。通常為全部。</translation>
    </message>
    <message>
        <source>Other questions on the same run, counted from 1, as for a second group.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>同一次執行的其他題目，從 1 起算，例如供第二組使用。</translation>
    </message>
    <message>
        <source>Pixels of a picture, each side from 64 to 2000. Usually 1280x720.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>圖片的像素，每邊 64 到 2000。通常為 1280x720。</translation>
    </message>
    <message>
        <source>There is nothing to ask, or not of these kinds.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>沒有可問的，或沒有這些種類的題目。</translation>
    </message>
    <message>
        <source>The gates are not those of %1.</source>
        <extracomment>ui/cli/exercise/exercise_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>關卡與 %1 的不同。</translation>
    </message>
    <message>
        <source>The solution fails the gate “%1”. %2</source>
        <extracomment>ui/cli/exercise/exercise_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>解答未通過關卡「%1」。%2</translation>
    </message>
    <message>
        <source>The skeleton passes all gates.</source>
        <extracomment>ui/cli/exercise/exercise_checker.cpp</extracomment>
        <translation>骨架通過所有關卡。</translation>
    </message>
    <message>
        <source>The stage is not set before the question.</source>
        <extracomment>ui/cli/lesson/asked_lesson.cpp</extracomment>
        <translation>題目之前尚未設定舞台。</translation>
    </message>
    <message>
        <source>The run on the stage does not answer this question.</source>
        <extracomment>ui/cli/lesson/asked_lesson.cpp</extracomment>
        <translation>舞台上的執行無法回答這個題目。</translation>
    </message>
    <message>
        <source>There is nothing to show: no thread of this block did anything that was recorded.</source>
        <extracomment>ui/cli/lesson/handout_runs.cpp</extracomment>
        <translation>沒有可顯示的：此區塊沒有任何執行緒做過有紀錄的事。</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <extracomment>ui/cli/lesson/lesson_bank.cpp</extracomment>
        <translation>匯出已取消。</translation>
    </message>
    <message>
        <source>The name of a report ends in .html.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>報告的檔名以 .html 結尾。</translation>
    </message>
    <message>
        <source>A page to write, too: a .html file with the grades, pictures of what failed, and the texts.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>另外要寫入的頁面：一個 .html 檔，含成績、失敗處的圖片與程式碼。</translation>
    </message>
    <message>
        <source>not judged</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>未評</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <extracomment>ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 分，滿分 %2 分</translation>
    </message>
    <message>
        <source>The smallest input that fails: %1.</source>
        <extracomment>ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>未通過的最小輸入：%1。</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <extracomment>ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>第 %1 步，共 %2 步。</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>程式碼</translation>
    </message>
    <message>
        <source>The rest of the text is not shown.</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>其餘的程式碼不顯示。</translation>
    </message>
    <message>
        <source>Most frequent failure</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>最常見的失敗</translation>
    </message>
    <message>
        <source>the skeleton</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>骨架</translation>
    </message>
    <message>
        <source>Same text</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>相同的程式碼</translation>
    </message>
    <message>
        <source>The matrix</source>
        <extracomment>gpu/catalog/map.cpp</extracomment>
        <translation>矩陣</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a schedule; the schedules are in-order, reversed, adversarial, lockstep and random:SEED with a whole number from 0 to 2^64-1.</source>
        <extracomment>gpu/request/request.cpp. %1, %2, …: see the sources</extracomment>
        <translation>「%1」不是順序；順序有 in-order、reversed、adversarial、lockstep 以及 random:種子，種子為 0 到 2^64-1 的整數。</translation>
    </message>
    <message>
        <source>%1 cannot be split into chunks here; reductions and dot products can.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 在這裡不能分成小塊；歸約與內積可以。</translation>
    </message>
    <message>
        <source>The file to write the whole result to: .csv or .json.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>寫入完整結果的檔案：.csv 或 .json。</translation>
    </message>
    <message>
        <source>The whole result, %1, is written to %2.</source>
        <extracomment>ui/cli/commands/run_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>完整結果（%1）已寫入 %2。</translation>
    </message>
    <message>
        <source>The result has %1 elements; --json prints at most %2 of them, and --out FILE writes them all.</source>
        <extracomment>ui/cli/commands/run_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>結果有 %1 個元素；--json 最多印出 %2 個，--out 檔案 則全部寫入。</translation>
    </message>
    <message>
        <source>Order of the emulator&apos;s blocks and threads: in-order, reversed, adversarial, lockstep or random:SEED.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>模擬器的區塊與執行緒順序：in-order、reversed、adversarial、lockstep 或 random:種子。</translation>
    </message>
    <message>
        <source>%1 takes one matrix: give one file, --input A.csv, not %2.</source>
        <extracomment>ui/cli/common/user_input.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 接受一個矩陣：請給一個檔案，--input A.csv，而不是 %2 個。</translation>
    </message>
    <message>
        <source>%1 has no known ending; a result is written as .csv or .json.</source>
        <extracomment>ui/cli/common/whole_result.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 的副檔名未知；結果以 .csv 或 .json 寫入。</translation>
    </message>
    <message>
        <source>The record does not show all that some barriers in shared memory wait for; some races may not be listed.</source>
        <extracomment>gpu/trace/check/check.cpp</extracomment>
        <translation>記錄未顯示共享記憶體中某些屏障所等待的一切；有些競爭可能沒有列出。</translation>
    </message>
    <message>
        <source>has an asynchronous copy write</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>以非同步複製寫入</translation>
    </message>
    <message>
        <source>has a bulk copy write</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>以整塊複製寫入</translation>
    </message>
    <message>
        <source>has the tensor cores read</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>讓張量核心讀取</translation>
    </message>
    <message>
        <source>either the reader does not wait for the phase of the barrier that counts the bytes, or the copy does not wait for the phase in which all readers have arrived</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>要不是讀取者沒有等待計數位元組的屏障階段，就是複製沒有等待所有讀取者到達的階段</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 never waits for the %3 that it starts%4</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>區塊 %2 的執行緒 %1 從未等待它所開始的%3%4</translation>
    </message>
    <message>
        <source>The emulator has no time line within a kernel: there is no device to time.</source>
        <extracomment>gpu/backend/backend.h</extracomment>
        <translation>模擬器沒有核心內部的時間軸：沒有可計時的裝置。</translation>
    </message>
    <message>
        <source>cudaMemsetAsync of the stamps</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>時間記錄的 cudaMemsetAsync</translation>
    </message>
    <message>
        <source>cudaMemcpy of the stamps</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>時間記錄的 cudaMemcpy</translation>
    </message>
    <message>
        <source>The time line within a kernel is that of one launch, in one chunk: chunks = %1 is too many.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>核心內部的時間軸屬於一次啟動、一個分塊：chunks = %1 太多了。</translation>
    </message>
    <message>
        <source>%1 has no time line within the kernel: only kernels that copy tiles in bulk have one, such as matmul_tf32.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 沒有核心內部的時間軸：只有整塊複製磚塊的核心才有，例如 matmul_tf32。</translation>
    </message>
    <message>
        <source>wait for tiles</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>等待磚塊</translation>
    </message>
    <message>
        <source>wait for stage</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>等待緩衝級</translation>
    </message>
    <message>
        <source>issue copies</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>發出複製</translation>
    </message>
    <message>
        <source>around everything</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>包住全部</translation>
    </message>
    <message>
        <source>from the allocation on</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>從配置開始</translation>
    </message>
    <message>
        <source>between events</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>事件之間</translation>
    </message>
    <message>
        <source>kernel alone</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>僅核心</translation>
    </message>
    <message>
        <source>steady state</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>穩定狀態</translation>
    </message>
    <message>
        <source>The time line has no such timing.</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>時間軸沒有這種計時。</translation>
    </message>
    <message>
        <source>Shows what host and device do when in one run, and the common ways to time it.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>顯示一次執行中主機與裝置何時做什麼，以及常見的計時方式。</translation>
    </message>
    <message>
        <source>Show what the warps of the first block do within the kernel instead. Kernels that copy tiles in bulk have that, such as matmul_tf32.</source>
        <extracomment>ui/cli/commands/timeline_command.cpp</extracomment>
        <translation>改為顯示核心內第一個區塊的各 warp 在做什麼。整塊複製磚塊的核心才有，例如 matmul_tf32。</translation>
    </message>
    <message>
        <source>Interrupted; parts that were timed before that: %1 of %2.</source>
        <extracomment>ui/cli/commands/bench_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>已中斷；在此之前已計時的部分：%1／%2。</translation>
    </message>
    <message>
        <source>Rank %1 of %2 did not answer within %3.</source>
        <extracomment>gpu/collective/communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>排名 %1（共 %2 個）在 %3 內沒有回應。</translation>
    </message>
    <message>
        <source>Rank %1 of %2 did not take part in step %3 within %4.</source>
        <extracomment>gpu/collective/communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>排名 %1（共 %2 個）在 %4 內沒有參與第 %3 步。</translation>
    </message>
    <message>
        <source>The pitfalls of messages run on emulated devices and ranks only.</source>
        <extracomment>gpu/collective/cuda/gpu_devices.cpp</extracomment>
        <translation>訊息的陷阱只能在模擬裝置與行程（rank）上執行。</translation>
    </message>
    <message>
        <source>MPI reduces between the ranks of an engine, and these are GPUs of one.</source>
        <extracomment>gpu/collective/cuda/gpu_devices.cpp</extracomment>
        <translation>MPI 在引擎的各行程之間歸約，而這些是同一行程的 GPU。</translation>
    </message>
    <message>
        <source>GPU %1 is named twice.</source>
        <extracomment>gpu/collective/cuda/gpu_names.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU %1 被指定了兩次。</translation>
    </message>
    <message>
        <source>NCCL (libnccl.so.2) is not installed; it comes from NVIDIA, as the package libnccl2.</source>
        <extracomment>gpu/collective/cuda/nccl.cpp</extracomment>
        <translation>未安裝 NCCL（libnccl.so.2）；它由 NVIDIA 以套件 libnccl2 提供。</translation>
    </message>
    <message>
        <source>The NCCL that is installed has no %1.</source>
        <extracomment>gpu/collective/cuda/nccl.cpp. %1, %2, …: see the sources</extracomment>
        <translation>所安裝的 NCCL 沒有 %1。</translation>
    </message>
    <message>
        <source>NCCL failed in %1: %2.</source>
        <extracomment>gpu/collective/cuda/nccl.cpp. %1, %2, …: see the sources</extracomment>
        <translation>NCCL 在 %1 失敗：%2。</translation>
    </message>
    <message>
        <source>GPU %1 cannot store into the memory of GPU %2; NCCL reduces between such GPUs.</source>
        <extracomment>gpu/collective/cuda/gpu_stream.h. %1, %2, …: see the sources</extracomment>
        <translation>GPU %1 無法寫入 GPU %2 的記憶體；這類 GPU 之間可用 NCCL 歸約。</translation>
    </message>
    <message>
        <source>GPU %1 has waited for 2 s for GPU %2, which has not sent its elements in step %3.</source>
        <extracomment>gpu/collective/cuda/peer_group.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU %1 等待 GPU %2 已達 2 秒，後者在步驟 %3 未送出其元素。</translation>
    </message>
    <message>
        <source>The launch of peerAllReduce</source>
        <extracomment>gpu/collective/cuda/peer_kernel.cu</extracomment>
        <translation>peerAllReduce 的啟動</translation>
    </message>
    <message>
        <source>An all-reduce takes int32, int64, float32 and float64.</source>
        <extracomment>gpu/collective/cuda/peer_kernel.cu</extracomment>
        <translation>全歸約接受 int32、int64、float32 與 float64。</translation>
    </message>
    <message>
        <source>%1 = %2 is not from 1 to %3.</source>
        <extracomment>gpu/collective/device_input.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 不在 1 到 %3 之間。</translation>
    </message>
    <message>
        <source>NCCL reduces between GPUs, and these are emulated devices.</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation>NCCL 在 GPU 之間歸約，而這些是模擬裝置。</translation>
    </message>
    <message>
        <source>MPI reduces between the ranks of an engine, and these are devices of one.</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation>MPI 在引擎的各行程之間歸約，而這些是同一行程的裝置。</translation>
    </message>
    <message>
        <source>Emulated devices are not timed: their time says nothing of GPUs.</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation>模擬裝置不計時：其時間無法說明 GPU 的情況。</translation>
    </message>
    <message>
        <source>A pitfall of messages needs at least two devices.</source>
        <extracomment>gpu/collective/device_input.cpp</extracomment>
        <translation>訊息陷阱至少需要兩個裝置。</translation>
    </message>
    <message>
        <source> emulated device</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation> 個模擬裝置</translation>
    </message>
    <message>
        <source> emulated devices</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation> 個模擬裝置</translation>
    </message>
    <message>
        <source>Devices that wait for ever in the end: %1 of %2.</source>
        <extracomment>gpu/collective/emulated_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>最後永遠等待的裝置：%2 個中的 %1 個。</translation>
    </message>
    <message>
        <source>Another device has failed.</source>
        <extracomment>gpu/collective/meeting.cpp</extracomment>
        <translation>另一個裝置已失敗。</translation>
    </message>
    <message>
        <source>This engine is one of %1 ranks instead of %2: is mpirun that of Open MPI?</source>
        <extracomment>gpu/collective/mpi/module.cpp. %1, %2, …: see the sources</extracomment>
        <translation>此引擎屬於 %1 個排名而非 %2 個：mpirun 是 Open MPI 的嗎？</translation>
    </message>
    <message>
        <source>Open MPI does not start with threads.</source>
        <extracomment>gpu/collective/mpi/module.cpp</extracomment>
        <translation>Open MPI 無法以多執行緒啟動。</translation>
    </message>
    <message>
        <source>A message of MPI has at most 2147483647 bytes.</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp</extracomment>
        <translation>一則 MPI 訊息最多 2147483647 個位元組。</translation>
    </message>
    <message>
        <source>Rank %1 of %2 sent %3 in %4, and %5 bytes were expected.</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>排名 %1（共 %2 個）在 %4 送出 %3，而預期為 %5 個位元組。</translation>
    </message>
    <message>
        <source>The group of ranks</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp</extracomment>
        <translation>排名群組</translation>
    </message>
    <message>
        <source>A message to rank %1</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>給排名 %1 的訊息</translation>
    </message>
    <message>
        <source>A message from rank %1</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>來自排名 %1 的訊息</translation>
    </message>
    <message>
        <source>Not all of the %1 ranks came to a barrier.</source>
        <extracomment>gpu/collective/meeting.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 個排名並未全部到達屏障。</translation>
    </message>
    <message>
        <source>%1 failed in MPI: %2.</source>
        <extracomment>gpu/collective/mpi/mpi_waiting.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 在 MPI 中失敗：%2。</translation>
    </message>
    <message>
        <source>Device %1 of %2 does not take part in step %3, in which device %4 waits for its message.</source>
        <extracomment>gpu/collective/pitfall.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置 %1（共 %2 個）沒有參與第 %3 步，而裝置 %4 在該步等待它的訊息。</translation>
    </message>
    <message>
        <source>Device %1 of %2 sends %3 elements in step %4, and device %5 expects %6.</source>
        <extracomment>gpu/collective/pitfall.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置 %1（共 %2 個）在第 %4 步送出 %3 個元素，而裝置 %5 預期 %6 個。</translation>
    </message>
    <message>
        <source>Device %1 of %2 overwrites the %3 elements of its message in step %4 with 0 before device %5 has them.</source>
        <extracomment>gpu/collective/pitfall.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置 %1（共 %2 個）在裝置 %5 收到之前，就把第 %4 步訊息的 %3 個元素覆寫為 0。</translation>
    </message>
    <message>
        <source>Device %1 of %2 reads its sums after step %3 of %4: %5 of %6 are not the sums yet.</source>
        <extracomment>gpu/collective/pitfall.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置 %1（共 %2 個）在第 %3 步（共 %4 步）之後就讀取總和：%6 個中有 %5 個還不是總和。</translation>
    </message>
    <message>
        <source>Rank %1 of %2 has not enough memory for this all-reduce.</source>
        <extracomment>gpu/collective/ranks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>排名 %1（共 %2 個）沒有足夠的記憶體進行此 all-reduce。</translation>
    </message>
    <message>
        <source>A pitfall is one of known messages, and is not timed.</source>
        <extracomment>gpu/collective/ranks.cpp</extracomment>
        <translation>陷阱只適用於已知的訊息，且不計時。</translation>
    </message>
    <message>
        <source> emulated device, MPI</source>
        <extracomment>gpu/collective/ranks.cpp</extracomment>
        <translation> 個模擬裝置，MPI</translation>
    </message>
    <message>
        <source> emulated devices, MPI</source>
        <extracomment>gpu/collective/ranks.cpp</extracomment>
        <translation> 個模擬裝置，MPI</translation>
    </message>
    <message>
        <source>Rank %1 of %2 is Lanescope %3, and rank 0 is %4: install the same version on all hosts.</source>
        <extracomment>gpu/collective/ranks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>排名 %1（共 %2 個）是 Lanescope %3，而排名 0 是 %4：請在所有主機上安裝相同版本。</translation>
    </message>
    <message>
        <source>A device got %1 bytes from another one in place of %2.</source>
        <extracomment>gpu/collective/threads.cpp. %1, %2, …: see the sources</extracomment>
        <translation>某個裝置從另一個裝置收到 %1 個位元組，而非 %2 個。</translation>
    </message>
    <message>
        <source>%1 devices need a thread each, and this machine starts no more of them.</source>
        <extracomment>gpu/collective/threads.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 個裝置各需要一個執行緒，而這台機器無法再啟動更多執行緒。</translation>
    </message>
    <message>
        <source>Open MPI cannot be loaded: %1.</source>
        <extracomment>gpu/engine/program/rank_module.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法載入 Open MPI：%1。</translation>
    </message>
    <message>
        <source>lanescope-mpi.so is not of this version of lanescope-engine.</source>
        <extracomment>gpu/engine/program/rank_module.cpp</extracomment>
        <translation>lanescope-mpi.so 與此版本的 lanescope-engine 不符。</translation>
    </message>
    <message>
        <source>an algorithm</source>
        <extracomment>gpu/request/all_reduce.h</extracomment>
        <translation>演算法</translation>
    </message>
    <message>
        <source>a pitfall of messages</source>
        <extracomment>gpu/request/all_reduce.h</extracomment>
        <translation>訊息陷阱</translation>
    </message>
    <message>
        <source>This is measured on one device, not on several.</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>這項量測在單一裝置上進行，而非多個裝置。</translation>
    </message>
    <message>
        <source>Several devices of one engine are emulated; a GPU runs a kernel alone.</source>
        <extracomment>gpu/spread/emulated_run.cpp</extracomment>
        <translation>同一引擎的多個裝置都是模擬的；GPU 則單獨執行核心。</translation>
    </message>
    <message>
        <source>Device %1 is one GPU, and several devices of one engine are emulated.</source>
        <extracomment>gpu/spread/emulated_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置 %1 是一個 GPU，而同一引擎的多個裝置都是模擬的。</translation>
    </message>
    <message>
        <source>Each device has multiplied some rows of A by all of B, which the first device has sent to the others.</source>
        <extracomment>gpu/spread/matmul_rows.cpp</extracomment>
        <translation>每個裝置將 A 的若干列乘以整個 B，B 由第一個裝置傳送給其他裝置。</translation>
    </message>
    <message>
        <source>Device %1 is one GPU, and each rank takes its own.</source>
        <extracomment>gpu/spread/rank_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置 %1 是單一 GPU，而每個行程各用自己的。</translation>
    </message>
    <message>
        <source>Each device has reduced a part of the elements, and the results of the parts were combined in the order of the devices.</source>
        <extracomment>gpu/spread/reduction.cpp</extracomment>
        <translation>每個裝置歸約了一部分元素，各部分的結果依裝置的順序合併。</translation>
    </message>
    <message>
        <source>%1 is a kernel of your own, and only those of the catalogue run on several devices.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 是您自己的核心，只有目錄中的核心能在多個裝置上執行。</translation>
    </message>
    <message>
        <source>%1 runs on one device; reductions, dot products, scans and matrix products run on several.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 在單一裝置上執行；歸約、內積、掃描與矩陣乘法可在多個裝置上執行。</translation>
    </message>
    <message>
        <source>The split summa is one of matrix products, and %1 is none.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>分割方式 summa 適用於矩陣乘法，而 %1 不是矩陣乘法。</translation>
    </message>
    <message>
        <source>A record shows one device; record the kernel on one.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>一份紀錄只顯示一個裝置；請在單一裝置上記錄這個核心。</translation>
    </message>
    <message>
        <source>A GPU&apos;s counters are those of one device; read them on one.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>GPU 的計數器屬於單一裝置；請在單一裝置上讀取。</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range: it must be from 1 to 2^48.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 超出範圍：必須介於 1 到 2^48。</translation>
    </message>
    <message>
        <source>Part %1 of %2 cannot run: %3</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>第 %1 部分（共 %2 部分）無法執行：%3</translation>
    </message>
    <message>
        <source>Each device has scanned a part of the elements; the sums of the parts were scanned in turn, and each device has combined its elements with what lies before its part, by the last launch of scan_three_launches.</source>
        <extracomment>gpu/spread/scan.cpp</extracomment>
        <translation>每個裝置掃描了一部分元素；接著掃描各部分的總和，每個裝置再以 scan_three_launches 的最後一次啟動，將自己的元素與其部分之前的結果合併。</translation>
    </message>
    <message>
        <source>The devices have exchanged %1 bytes. The times are those of the slowest device.</source>
        <extracomment>gpu/spread/spread.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置之間交換了 %1 個位元組。時間為最慢裝置的時間。</translation>
    </message>
    <message>
        <source>The order of the additions depends on the number of devices: as many devices give the same bits each time, and another number may give others.</source>
        <extracomment>gpu/spread/spread.cpp</extracomment>
        <translation>加法的順序取決於裝置的數量：裝置數量相同時，每次得到相同的位元；數量不同則可能得到不同的位元。</translation>
    </message>
    <message>
        <source>The devices stand in a grid of %1 by %2, and each has a block of A, B and C. In %3 steps they have handed on columns of A and rows of B (SUMMA), and added the products by the kernel vector_add.</source>
        <extracomment>gpu/spread/summa.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置排成 %1 乘 %2 的網格，各有 A、B、C 的一個區塊。它們在 %3 個步驟中依序傳遞 A 的行與 B 的列（SUMMA），並以核心 vector_add 將乘積相加。</translation>
    </message>
    <message>
        <source>Adds up the arrays of several devices, and shows who sends what to whom.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>加總多個裝置的陣列，並顯示誰把什麼送給誰。</translation>
    </message>
    <message>
        <source>Give either --n or --sizes.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>請只給 --n 或 --sizes 其中之一。</translation>
    </message>
    <message>
        <source>Give either --ranks, for emulated devices, or --devices, for GPUs.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>請只給 --ranks（模擬裝置）或 --devices（GPU）其中之一。</translation>
    </message>
    <message>
        <source>Emulated devices that take part, from 1 to %1. Usually 4, or the processes of the engine.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>參與的模擬裝置數，從 1 到 %1。通常為 4，或引擎的行程數。</translation>
    </message>
    <message>
        <source>GPUs that take part, in place of emulated devices: all, or their numbers, as in 0,1.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>參與的 GPU（取代模擬裝置）：all，或其編號，如 0,1。</translation>
    </message>
    <message>
        <source>Elements of each device. Usually 1024.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>每個裝置的元素數。通常為 1024。</translation>
    </message>
    <message>
        <source>Several n in place of --n: a range that doubles, as 2^10..2^20, or a list, as 1000,2^16.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>以多個 n 取代 --n：倍增的範圍，如 2^10..2^20，或清單，如 1000,2^16。</translation>
    </message>
    <message>
        <source>The type of the elements: int32, int64, float32 or float64. Usually float32.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>元素的型別：int32、int64、float32 或 float64。通常為 float32。</translation>
    </message>
    <message>
        <source>The elements: count: 1, 2, 3, … on each device; ones: all 1; random: uniform in [-1, 1); random-01: uniform in [0, 1). Usually random.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>元素：count：每個裝置上為 1、2、3、…；ones：全為 1；random：在 [-1, 1) 均勻分布；random-01：在 [0, 1) 均勻分布。通常為 random。</translation>
    </message>
    <message>
        <source>Of the random patterns; each device has the next one. Usually 1.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>用於隨機樣式；每個裝置使用下一個。通常為 1。</translation>
    </message>
    <message>
        <source>Makes a mistake: absent-rank, mismatched-counts, early-read or reused-buffer; its findings say what comes of it.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>犯一個錯誤：absent-rank、mismatched-counts、early-read 或 reused-buffer；發現會說明後果。</translation>
    </message>
    <message>
        <source>How often GPUs and ranks are timed, up to %1. Usually 0: not at all.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU 與行程計時的次數，最多 %1。通常為 0：不計時。</translation>
    </message>
    <message>
        <source>, the same bits on all</source>
        <extracomment>ui/cli/commands/all_reduce_output.cpp</extracomment>
        <translation>，所有裝置的位元相同</translation>
    </message>
    <message>
        <source>, not the same bits on all</source>
        <extracomment>ui/cli/commands/all_reduce_output.cpp</extracomment>
        <translation>，各裝置的位元不盡相同</translation>
    </message>
    <message>
        <source>All-reduce on %1, %2</source>
        <extracomment>ui/cli/commands/all_reduce_output.cpp. %1, %2, …: see the sources</extracomment>
        <translation>在 %1 上的全歸約，%2</translation>
    </message>
    <message>
        <source>The GPUs: all, or their numbers, as in 0,1. Usually all.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>GPU：all，或其編號，如 0,1。通常為全部。</translation>
    </message>
    <message>
        <source>Let the problem grow with the GPUs: n, or the rows of a product.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>讓問題隨 GPU 數量增大：n，或乘積的列數。</translation>
    </message>
    <message>
        <source>Samples of each number of GPUs, up to %1. Usually %2.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>每種 GPU 數量的樣本數，最多 %1。通常為 %2。</translation>
    </message>
    <message>
        <source>Where kernels run: local; ssh:HOST for another machine; mpi:N for N processes under Open MPI; mpi:HOSTFILE for processes on the hosts of a file.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>核心在何處執行：local；ssh:HOST 表示另一台機器；mpi:N 表示 Open MPI 之下的 N 個行程；mpi:HOSTFILE 表示檔案所列主機上的行程。</translation>
    </message>
    <message>
        <source>Split the problem over so many emulated devices, from 1 to %1. Usually 1, or the processes of the engine.</source>
        <extracomment>ui/cli/common/spread_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>將問題分到這麼多個模擬裝置，1 到 %1。通常為 1，或引擎的行程數。</translation>
    </message>
    <message>
        <source>Of a matrix product over several devices: rows (each has rows of A and all of B) or summa (blocks of A and B, handed on in steps). Usually rows.</source>
        <extracomment>ui/cli/common/spread_options.cpp</extracomment>
        <translation>用於多裝置的矩陣乘積：rows（各有 A 的若干列與整個 B）或 summa（A 與 B 的區塊逐步傳遞）。通常為 rows。</translation>
    </message>
    <message>
        <source>There is no GPU %1; the number of GPUs here is %2.</source>
        <extracomment>gpu/collective/cuda/gpu_names.cpp. %1, %2, …: see the sources</extracomment>
        <translation>沒有 GPU %1；這裡的 GPU 數量是 %2。</translation>
    </message>
    <message>
        <source>Name at least one GPU.</source>
        <extracomment>gpu/scaling/gpu_scaling.cpp</extracomment>
        <translation>請至少指定一個 GPU。</translation>
    </message>
    <message>
        <source>Several GPUs combine sums only; choose op = sum.</source>
        <extracomment>gpu/catalog/workload.cpp</extracomment>
        <translation>多個 GPU 只能合併總和；請選擇 op = sum。</translation>
    </message>
    <message>
        <source>%1 leaves %2 sums for the host to add; choose a kernel that ends with one, as reduce_one_launch.</source>
        <extracomment>gpu/catalog/workload.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 留下 %2 個總和由主機相加；請選擇以單一總和結束的核心，如 reduce_one_launch。</translation>
    </message>
    <message>
        <source>%1 GPUs are more than the %2</source>
        <extracomment>gpu/scaling/gpu_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 個 GPU 多於 %2</translation>
    </message>
    <message>
        <source>Rank %1 of its host has no GPU; the number of GPUs there is %2.</source>
        <extracomment>gpu/spread/rank_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>主機上的行程 %1 沒有 GPU；那裡的 GPU 數量是 %2。</translation>
    </message>
    <message>
        <source>The file to write the messages, or the times, to: .csv or .json. Times also as a chart: .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>寫入訊息或時間的檔案：.csv 或 .json。時間也可畫成圖表：.png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>A chart is of times: add --timings, as in --timings 20.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>圖表顯示時間：請加上 --timings，如 --timings 20。</translation>
    </message>
    <message>
        <source>All-reduce on %1</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>在 %1 上的全歸約</translation>
    </message>
    <message>
        <source>The file to write: .csv or .json, or a chart as .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>要寫入的檔案：.csv 或 .json，或圖表 .png、.svg、.pdf。</translation>
    </message>
    <message>
        <source>Several GPUs run a kernel by CUDA, and the emulator was chosen.</source>
        <extracomment>gpu/spread/gpu_run.cpp</extracomment>
        <translation>多個 GPU 以 CUDA 執行核心，但選擇的是模擬器。</translation>
    </message>
    <message>
        <source>Device %1 is one GPU, and a list of GPUs is given.</source>
        <extracomment>gpu/spread/gpu_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>裝置 %1 是單一 GPU，但已給定 GPU 清單。</translation>
    </message>
    <message>
        <source>There is no GPU on the engine&apos;s machine.</source>
        <extracomment>ui/cli/common/gpu_list.cpp</extracomment>
        <translation>引擎所在的電腦沒有 GPU。</translation>
    </message>
    <message>
        <source>Split the problem over these GPUs of the engine&apos;s machine: all, or their numbers, as 0,1.</source>
        <extracomment>ui/cli/common/spread_options.cpp</extracomment>
        <translation>將問題分配給引擎所在電腦的這些 GPU：all，或其編號，如 0,1。</translation>
    </message>
    <message>
        <source>This pattern is not made on a GPU.</source>
        <extracomment>gpu/backend/cuda/chunk_slot.cpp</extracomment>
        <translation>此樣式不在 GPU 上產生。</translation>
    </message>
    <message>
        <source>The launch of fillByRule</source>
        <extracomment>gpu/backend/cuda/fill_on_device.cu</extracomment>
        <translation>fillByRule 的啟動</translation>
    </message>
    <message>
        <source>GPU %1 has waited for 2 s for GPU %2, which has not sent its element.</source>
        <extracomment>gpu/collective/cuda/element_exchange.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU %1 等待 GPU %2 已達 2 秒，後者未送出其元素。</translation>
    </message>
    <message>
        <source>The launch of exchange</source>
        <extracomment>gpu/collective/cuda/exchange_kernel.cu</extracomment>
        <translation>exchange 的啟動</translation>
    </message>
    <message>
        <source>GPUs exchange int32, int64, float32 and float64.</source>
        <extracomment>gpu/collective/cuda/exchange_kernel.cu</extracomment>
        <translation>GPU 之間交換 int32、int64、float32 與 float64。</translation>
    </message>
    <message>
        <source>a place to generate on</source>
        <extracomment>gpu/request/request.h</extracomment>
        <translation>產生的位置</translation>
    </message>
    <message>
        <source>There is no record of this kernel.</source>
        <extracomment>gpu/runner/runner_counters.cpp</extracomment>
        <translation>沒有這個核心的紀錄。</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of an input to the GPU</source>
        <extracomment>gpu/scaling/gpu_part.cpp</extracomment>
        <translation>輸入到 GPU 的 cudaMemcpyAsync</translation>
    </message>
    <message>
        <source>%1 is neither a reduction, a scan nor a matrix product, which are what is timed on several GPUs.</source>
        <extracomment>gpu/catalog/workload.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 既不是歸約、掃描，也不是矩陣乘積；多個 GPU 上測量的是這些。</translation>
    </message>
    <message>
        <source>Scans on several GPUs are timed as inclusive ones; choose scan = inclusive.</source>
        <extracomment>gpu/catalog/workload.cpp</extracomment>
        <translation>多個 GPU 上的掃描以包含式測量；請選擇 scan = inclusive。</translation>
    </message>
    <message>
        <source>rows of A</source>
        <extracomment>gpu/scaling/product_on_gpus.cpp</extracomment>
        <translation>A 的列</translation>
    </message>
    <message>
        <source>The time line within a kernel is that of one GPU; leave --devices out.</source>
        <extracomment>gpu/spread/gpu_run.cpp</extracomment>
        <translation>核心內的時間軸只屬於一個 GPU；請省略 --devices。</translation>
    </message>
    <message>
        <source>Over several GPUs the size of the chunks is fixed; leave --chunks out.</source>
        <extracomment>gpu/spread/gpu_run.cpp</extracomment>
        <translation>在多個 GPU 上分塊大小固定；請省略 --chunks。</translation>
    </message>
    <message>
        <source>%1 does not go through GPUs in chunks; reductions and dot products do.</source>
        <extracomment>gpu/spread/gpu_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不會分塊通過 GPU；歸約與內積才會。</translation>
    </message>
    <message>
        <source>Only reductions and dot products go through GPUs in chunks that a GPU can make itself.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>只有歸約與內積會以 GPU 可自行產生的分塊通過 GPU。</translation>
    </message>
    <message>
        <source>A GPU makes the elements of a pattern; these elements are given.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>GPU 產生的是樣式的元素；這些元素是給定的。</translation>
    </message>
    <message>
        <source>The elements in another order are made on the host; a GPU makes them with shuffle 0.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>其他順序的元素在主機上產生；GPU 以 shuffle 0 產生。</translation>
    </message>
    <message>
        <source>The pattern %1 is made on the host, since its elements do not follow from their index alone.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>樣式 %1 在主機上產生，因為其元素無法僅由索引得出。</translation>
    </message>
    <message>
        <source>An emulated device makes no elements; name GPUs with --devices.</source>
        <extracomment>gpu/spread/spread.cpp</extracomment>
        <translation>模擬裝置不產生元素；請以 --devices 指定 GPU。</translation>
    </message>
    <message>
        <source>The elements went through the GPUs in %1 chunks of at most %2, copies and kernels overlapped: the slowest GPU took %3 for its chunks. Its phases are summed over them and may be more together.</source>
        <extracomment>gpu/spread/streaming.cpp. %1, %2, …: see the sources</extracomment>
        <translation>元素分成 %1 個分塊（每塊最多 %2）通過各 GPU，複製與核心重疊：最慢的 GPU 花了 %3 處理其分塊。其各階段為所有分塊的總和，合計可能更長。</translation>
    </message>
    <message>
        <source>Each GPU made its elements by itself, in %1 that are in no phase. The host has made all of them again for the check.</source>
        <extracomment>gpu/spread/streaming.cpp. %1, %2, …: see the sources</extracomment>
        <translation>每個 GPU 自行產生其元素，花了 %1，不計入任何階段。主機為了檢查再次產生了全部元素。</translation>
    </message>
    <message>
        <source>Times a reduction, a scan or a matrix product on one GPU, on two, and so on.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>測量歸約、掃描或矩陣乘積在一個、兩個……GPU 上的時間。</translation>
    </message>
    <message>
        <source>On an engine mpi:, how many seconds a process waits for another before it says that this one does not take part, from 1 to %1. Usually %2.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>在 mpi: 引擎上，一個行程等待另一個多少秒後才說它未參與，從 1 到 %1。通常為 %2。</translation>
    </message>
    <message>
        <source>Give either --sizes or --weak: both change the problem.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>--sizes 與 --weak 只能擇一：兩者都會改變問題。</translation>
    </message>
    <message>
        <source>Several n in place of --n: a range that doubles, as 2^10..2^28, or a list, as 1000,2^16. The smallest n at which two GPUs beat one is told.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>以多個 n 取代 --n：逐次加倍的範圍，如 2^10..2^28，或清單，如 1000,2^16。會指出兩個 GPU 比一個快的最小 n。</translation>
    </message>
    <message>
        <source>Where the elements of a pattern are made that go through GPUs in chunks: auto, host or device. Usually auto: on the GPU where the pattern permits it.</source>
        <extracomment>ui/cli/common/spread_options.cpp</extracomment>
        <translation>分塊通過 GPU 的樣式元素在何處產生：auto、host 或 device。通常為 auto：樣式允許時在 GPU 上。</translation>
    </message>
    <message>
        <source>The option --wait is for an engine of several processes, as --engine mpi:4.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>選項 --wait 用於有多個行程的引擎，如 --engine mpi:4。</translation>
    </message>
    <message>
        <source>The clock of the GPU was not measured, so the times of its warps are unknown; measure again.</source>
        <extracomment>gpu/bench/warp_spans.cpp</extracomment>
        <translation>GPU 的時脈沒有測到，因此其 warp 的時間不明；請重新測量。</translation>
    </message>
    <message>
        <source>This lanescope-engine has no MPI: install the package lanescope-mpi, or install libopenmpi-dev and build it again.</source>
        <extracomment>gpu/engine/program/rank_module.cpp</extracomment>
        <translation>此 lanescope-engine 沒有 MPI：請安裝套件 lanescope-mpi，或安裝 libopenmpi-dev 後重新建置。</translation>
    </message>
    <message>
        <source>Timed by %1 of %2 ranks, one of each host like the first.</source>
        <extracomment>gpu/engine/timing_ranks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%2 個行程中有 %1 個測量時間，與第一台相同的每台主機各一個。</translation>
    </message>
    <message>
        <source>Timed by %1 of %2 ranks on %3 of their hosts: kernels on a GPU for each rank at once, all else by one rank of each host.</source>
        <extracomment>gpu/engine/timing_ranks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%2 個行程中有 %1 個在 %3 台主機上測量時間：核心同時測量，每個行程各用一個 GPU；其餘由每台主機的一個行程測量。</translation>
    </message>
    <message>
        <source>%1 cannot be read, which tells whether ranks share a host.</source>
        <extracomment>gpu/platform/process.cpp. %1, %2, …: see the sources</extracomment>
        <translation>無法讀取 %1，它用來判斷各行程是否在同一台主機上。</translation>
    </message>
    <message>
        <source>its format is version %1, and this one, %2, reads up to version %3.</source>
        <extracomment>gpu/values/newer_format.cpp. %1, %2, …: see the sources</extracomment>
        <translation>其格式為第 %1 版，而本版 %2 最多讀到第 %3 版。</translation>
    </message>
    <message>
        <source>%1 was written by a newer Lanescope: %2</source>
        <extracomment>gpu/values/newer_format.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 由較新的 Lanescope 寫成：%2</translation>
    </message>
    <message>
        <source>%1 was written by Lanescope %2: %3</source>
        <extracomment>gpu/values/newer_format.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 由 Lanescope %2 寫成：%3</translation>
    </message>
    <message>
        <source>%1 is no file that the window opens: its name does not end in .lanescope, .lesson, .recording.json or .cu. Data are read by `lanescope run KERNEL --input FILE`.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 不是視窗可開啟的檔案：檔名不以 .lanescope、.lesson、.recording.json 或 .cu 結尾。資料以 `lanescope run KERNEL --input FILE` 讀取。</translation>
    </message>
    <message>
        <source>No host is left that grades; nothing is written.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>已沒有可評分的主機；未寫入任何檔案。</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>沒有標準輸入。</translation>
    </message>
    <message>
        <source>How many submissions are graded at a time, and where: local, two on this machine; mpi:N, N on it; mpi:HOSTFILE, as many on each host of a file as it has slots. Usually local.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>同時評分幾份作業，以及在哪裡：local，在這台電腦上兩份；mpi:N，在這台電腦上 N 份；mpi:HOSTFILE，在檔案中每台主機上依其 slots 數。通常是 local。</translation>
    </message>
    <message>
        <source>Judge the text on standard input as submission NUMBER and print the verdict for another `lanescope grade`, which starts this on the hosts of --engine.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>將標準輸入的文字當作第 NUMBER 份作業評判，並為另一個 `lanescope grade` 印出結果；後者會在 --engine 的主機上啟動它。</translation>
    </message>
    <message>
        <source>The theme: light, dark or high-contrast. Usually the one that was chosen last.</source>
        <extracomment>ui/cli/common/start_options.cpp</extracomment>
        <translation>佈景主題：light、dark 或 high-contrast。通常是上次選擇的。</translation>
    </message>
    <message>
        <source>This exercise compares times, which are taken on one machine, two submissions at a time: leave out --engine.</source>
        <extracomment>ui/cli/exercise/grading_hosts.cpp</extracomment>
        <translation>這個練習會比較時間，時間須在同一台電腦上測量，一次兩份作業：請省略 --engine。</translation>
    </message>
    <message>
        <source>A report has pictures of the runs, which other hosts do not send: leave out --report or --engine.</source>
        <extracomment>ui/cli/exercise/grading_hosts.cpp</extracomment>
        <translation>報告包含執行的圖片，其他主機不會傳送：請省略 --report 或 --engine。</translation>
    </message>
    <message>
        <source>The exercise&apos;s own solution does not pass on the host %1. %2</source>
        <extracomment>ui/cli/exercise/grading_hosts.cpp. %1, %2, …: see the sources</extracomment>
        <translation>練習本身的解答在主機 %1 上未通過。%2</translation>
    </message>
    <message>
        <source>No host of --engine can grade this.</source>
        <extracomment>ui/cli/exercise/grading_hosts.cpp</extracomment>
        <translation>--engine 的主機都無法評分。</translation>
    </message>
</context>
</TS>
