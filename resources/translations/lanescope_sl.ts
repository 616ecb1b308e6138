<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sl" sourcelanguage="en">
<context>
    <name>AccessibleCell</name>
    <message>
        <source>row</source>
        <extracomment>Heading of the first column for screen readers: the names of the rows</extracomment>
        <translation>vrstica</translation>
    </message>
</context>
<context>
    <name>BankChart</name>
    <message>
        <source>a word</source>
        <extracomment>In the legend: a word of 4 bytes that a lane asks for</extracomment>
        <translation>beseda</translation>
    </message>
    <message>
        <source>a word for several lanes: broadcast</source>
        <translation>beseda za več stez: razpošiljanje</translation>
    </message>
    <message>
        <source>the bank with the most words: conflict</source>
        <translation>banka z največ besedami: trk</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>In the corner of a cell: how many lanes ask for the word. %1: a number</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <extracomment>A row: banks serve their words in passes, one after the other. %1: number of the pass</extracomment>
        <translation>prehod %1</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <extracomment>A request of wide accesses is served in parts. %1, %2: numbers</extracomment>
        <translation>del %1 od %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;part 1 of 2&quot;; %2: &quot;lanes 0–15&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>bank</source>
        <extracomment>Before a row of numbers of banks of shared memory</extracomment>
        <translation>banka</translation>
    </message>
    <message>
        <source>lane</source>
        <extracomment>Before a row of numbers of lanes of a warp</extracomment>
        <translation>steza</translation>
    </message>
</context>
<context>
    <name>BankWords</name>
    <message>
        <source>%1, step %2</source>
        <extracomment>Name of a question. %1: name of a kernel; %2: number of a step</extracomment>
        <translation>%1, korak %2</translation>
    </message>
    <message>
        <source>%1, page %2, question %3</source>
        <extracomment>Name of a question. %1: title of a lesson; %2: number of a page; %3: of the question there</extracomment>
        <translation>%1, stran %2, vprašanje %3</translation>
    </message>
    <message>
        <source>The picture shows %1 after step %2.</source>
        <extracomment>%1: name of a kernel; %2: number of a step</extracomment>
        <translation>Slika kaže %1 po koraku %2.</translation>
    </message>
    <message>
        <source>A question of page %1 is left out: %2</source>
        <extracomment>%1: number of a page of a lesson; %2: a sentence on why</extracomment>
        <translation>Vprašanje na strani %1 je izpuščeno: %2</translation>
    </message>
    <message>
        <source>It is %1: %2.</source>
        <extracomment>%1: the right answer; %2: why, a clause</extracomment>
        <translation>Je %1: %2.</translation>
    </message>
</context>
<context>
    <name>BanksPane</name>
    <message>
        <source>global memory, sectors of 32 bytes</source>
        <translation>globalni pomnilnik, sektorji po 32 bajtov</translation>
    </message>
    <message>
        <source>shared memory, 32 banks</source>
        <translation>skupni pomnilnik, 32 bank</translation>
    </message>
    <message>
        <source>shared memory of block %1</source>
        <extracomment>%1: number of a block</extracomment>
        <translation>skupni pomnilnik bloka %1</translation>
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
        <translation>prehod %1</translation>
    </message>
    <message>
        <source>sectors of %1 from element %2</source>
        <extracomment>A row of sectors. %1: an array&apos;s name; %2: an index</extracomment>
        <translation>sektorji %1 od elementa %2</translation>
    </message>
    <message>
        <source>sector not accessed</source>
        <translation>nedostopani sektor</translation>
    </message>
    <message>
        <source>lanes of warp %1</source>
        <extracomment>Name of a row for screen readers. %1: number of a warp</extracomment>
        <translation>steze snopa %1</translation>
    </message>
    <message>
        <source>cost of each warp</source>
        <translation>cena vsakega snopa</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <extracomment>%1: an array&apos;s name; %2: &quot;warp 3, with the most passes&quot;; %3: &quot;3-way conflict: 3 passes&quot;</extracomment>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Two sentences. %1: the first one, without its full stop; %2: the second one</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>BenchRecovery</name>
    <message>
        <source>What the ranks had not completed was measured again. %1</source>
        <extracomment>Of processes that measure together; %1: a sentence on what ended them</extracomment>
        <translation>Kar procesi še niso končali, je bilo izmerjeno znova. %1</translation>
    </message>
</context>
<context>
    <name>BlockFacts</name>
    <message>
        <source>one block</source>
        <extracomment>Behind &quot;grid&quot;: it has one block</extracomment>
        <translation>en blok</translation>
    </message>
    <message>
        <source>%1 blocks, all recorded</source>
        <extracomment>%1: a number</extracomment>
        <translation>blokov: %1, vsi zapisani</translation>
    </message>
    <message>
        <source>%1 blocks, %2 of them recorded</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>blokov: %1, od tega zapisanih: %2</translation>
    </message>
    <message>
        <source>No block here reads what another one stored.</source>
        <translation>Noben blok tu ne bere, kar je shranil drug blok.</translation>
    </message>
    <message>
        <source>This block has read %1 values of other blocks so far.</source>
        <extracomment>%1: how many values</extracomment>
        <translation>Ta blok je doslej prebral toliko vrednosti drugih blokov: %1.</translation>
    </message>
    <message>
        <source>This block reads nothing that another one stored.</source>
        <translation>Ta blok ne bere ničesar, kar je shranil drug blok.</translation>
    </message>
    <message>
        <source>This block has read %1 of its %2 values from other blocks.</source>
        <extracomment>%1, %2: how many values</extracomment>
        <translation>Ta blok je od drugih blokov prebral %1 od %2 vrednosti.</translation>
    </message>
    <message>
        <source>Of %1 values in the grid several blocks could be the source.</source>
        <extracomment>%1: how many values</extracomment>
        <translation>V mreži je vrednosti, katerih izvor je lahko več blokov: %1.</translation>
    </message>
    <message>
        <source>stores %1 = %2</source>
        <extracomment>What a block does. %1: &quot;partial[3]&quot;; %2: its value</extracomment>
        <translation>shrani %1 = %2</translation>
    </message>
    <message>
        <source>block %1 reads its %2 = %3 in step %4</source>
        <extracomment>%1: a block&apos;s number; %2: &quot;partial[3]&quot;, an element that the described block stored; %3: its value; %4: a step&apos;s number</extracomment>
        <translation>blok %1 prebere njegov %2 = %3 v koraku %4</translation>
    </message>
    <message>
        <source>what it stores is wrong</source>
        <translation>kar shrani, je napačno</translation>
    </message>
    <message>
        <source>Block %1</source>
        <extracomment>%1: a block&apos;s number</extracomment>
        <translation>Blok %1</translation>
    </message>
    <message>
        <source>%1 ran, but is not recorded</source>
        <extracomment>%1: &quot;Block 3&quot;</extracomment>
        <translation>%1 je tekel, a ni zapisan</translation>
    </message>
    <message>
        <source>on the stage</source>
        <translation>na prizoru</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>Behind &quot;Block 3: &quot;: nothing else is known of it</extracomment>
        <translation>zapisan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Block 3&quot;; %2: clauses on what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1, %2: how many people</extracomment>
        <translation>%1 od %2 pravilno</translation>
    </message>
    <message>
        <source>%1, %2 had the answer shown</source>
        <extracomment>%1: how many people were right, of how many; %2: how many people</extracomment>
        <translation>%1, %2 so si dali pokazati odgovor</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>%1: the right answer</extracomment>
        <translation>Pravilno: %1</translation>
    </message>
    <message>
        <source>Class board</source>
        <extracomment>Title of a page: a table of the mistakes of a class</extracomment>
        <translation>Pregled odgovorov razreda</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>Head of a column</extracomment>
        <translation>Vprašanje</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>Head of a column: the right answer</extracomment>
        <translation>Pravilni odgovor</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>Head of a column: how many people answered and were right</extracomment>
        <translation>Odgovori</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <extracomment>Head of a column</extracomment>
        <translation>Napačni odgovori</translation>
    </message>
    <message>
        <source>The catalogue has no kernel %1.</source>
        <extracomment>%1: the name of a kernel</extracomment>
        <translation>V katalogu ni ščepca %1.</translation>
    </message>
    <message>
        <source>%1, block %2, step %3</source>
        <extracomment>%1: a kernel and its parameters; %2: number of a block; %3: of a step</extracomment>
        <translation>%1, blok %2, korak %3</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <extracomment>%1: a kernel and its parameters; %2: number of a step</extracomment>
        <translation>%1, korak %2</translation>
    </message>
    <message>
        <source>%1 has answers and no record that could judge them.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 ima odgovore, a nobenega zapisa, po katerem bi jih lahko presodili.</translation>
    </message>
    <message>
        <source>%1 is judged by the record in it, since its run cannot be repeated: %2</source>
        <extracomment>%1: the name of a file; %2: a sentence on why</extracomment>
        <translation>%1 je presojena po zapisu v njej, saj njenega zagona ni mogoče ponoviti: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n answer(s) to steps that its run does not have.</source>
        <extracomment>%1: the name of a file; %n: how many answers</extracomment>
        <translation>
            <numerusform>%1 ima %n odgovor na korake, ki jih njen zagon nima.</numerusform>
            <numerusform>%1 ima %n odgovora na korake, ki jih njen zagon nima.</numerusform>
            <numerusform>%1 ima %n odgovore na korake, ki jih njen zagon nima.</numerusform>
            <numerusform>%1 ima %n odgovorov na korake, ki jih njen zagon nima.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has answers to the lesson %2, which did not come with the program; name it with --lesson.</source>
        <extracomment>%1: the name of a file; %2: the name of a lesson. --lesson is an option and stays</extracomment>
        <translation>%1 ima odgovore na lekcijo %2, ki ni prišla s programom; navedite jo z --lesson.</translation>
    </message>
    <message>
        <source>%1 has an answer to page %2 of %3, which has no such question.</source>
        <extracomment>%1: the name of a file; %2: number of a page; %3: the name of a lesson</extracomment>
        <translation>%1 ima odgovor na stran %2 lekcije %3, ki takega vprašanja nima.</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <extracomment>%1: the name of a lesson; %2: number of a page</extracomment>
        <translation>%1, stran %2</translation>
    </message>
    <message>
        <source>%1: the answer to %2 cannot be judged: %3</source>
        <extracomment>%1: the name of a file; %2: a lesson and a page; %3: a sentence on why</extracomment>
        <translation>%1: odgovora na %2 ni mogoče presoditi: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) read</source>
        <extracomment>%n: how many files</extracomment>
        <translation>
            <numerusform>Prebrana je %n seja</numerusform>
            <numerusform>Prebrani sta %n seji</numerusform>
            <numerusform>Prebrane so %n seje</numerusform>
            <numerusform>Prebranih je %n sej</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 questions answered.</source>
        <extracomment>%1: how many sessions were read; %2: how many questions</extracomment>
        <translation>%1, vprašanj z odgovori: %2.</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <source>The original does not have this line.</source>
        <translation>Izvirnik te vrstice nima.</translation>
    </message>
    <message>
        <source>Before this line, the original has:
%1</source>
        <extracomment>%1: lines of source</extracomment>
        <translation>Pred to vrstico ima izvirnik:
%1</translation>
    </message>
    <message>
        <source>The original has:
%1</source>
        <extracomment>%1: lines of source</extracomment>
        <translation>Izvirnik ima:
%1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1. %2 Usually %3.</source>
        <extracomment>Describes an option of the command line. %1: its title, &quot;Threads per block&quot;; %2: a sentence; %3: the value that it usually has</extracomment>
        <translation>%1. %2 Običajno %3.</translation>
    </message>
    <message>
        <source>One file is enough; the window shows one.</source>
        <translation>Ena datoteka zadošča; okno pokaže eno.</translation>
    </message>
    <message>
        <source>Usage: lanescope %1 [options]

%2

Options:
%3
%4</source>
        <extracomment>The help of a command. %1: its name and what is typed behind it; %2: what it does, a sentence; %3: a line for each option; %4: facts and examples</extracomment>
        <translation>Raba: lanescope %1 [options]

%2

Možnosti:
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
        <translation>Raba: lanescope [FILE]              okno, s sejo (.lanescope), z lekcijo (.lesson), s časi (.recording.json) ali s ščepcem (.cu)
      lanescope COMMAND [options]   brez okna in brez zaslona

Ukazi:
%1
`lanescope COMMAND --help` našteje možnosti. Izhodne kode: 0 uspeh, 1 preverjanje ni uspelo
ali je zagon trajal dlje od časovne omejitve, 2 napačna raba ali napačen vhod, 3 ta računalnik
ne zmore (ni GPU, premalo pomnilnika), 130 prekinjeno.
Napake gredo na standardni izhod za napake.

</translation>
    </message>
</context>
<context>
    <name>ComplaintMarks</name>
    <message>
        <source>Error: %1</source>
        <extracomment>Below a line of source; %1: a compiler&apos;s message</extracomment>
        <translation>Napaka: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>Below a line of source; %1: a compiler&apos;s message</extracomment>
        <translation>Opozorilo: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>What a screen reader says of a text; %1: number of a line; %2: a compiler&apos;s message</extracomment>
        <translation>Vrstica %1: %2</translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>%1 share it (a broadcast)</source>
        <extracomment>%1: &quot;lanes 0–3&quot;</extracomment>
        <translation>delijo si jo %1 (razpošiljanje)</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>%1: &quot;lane 5&quot;</extracomment>
        <translation>za %1</translation>
    </message>
    <message>
        <source>Bank %1, pass %2: the word at %3[%4], %5</source>
        <extracomment>%1, %2: numbers; %3: an array&apos;s name; %4: an index; %5: &quot;for lane 5&quot;</extracomment>
        <translation>Banka %1, prehod %2: beseda v %3[%4], %5</translation>
    </message>
    <message>
        <source>%1; its bank has the most words: conflict</source>
        <extracomment>%1: &quot;Bank 5, pass 1: the word at s[5], for lane 5&quot;</extracomment>
        <translation>%1; njena banka ima največ besed: trk</translation>
    </message>
    <message>
        <source>Lane %1 of warp %2 takes no part</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Steza %1 snopa %2 ne sodeluje</translation>
    </message>
    <message>
        <source>Thread %1 (warp %2, lane %3) asks for %4[%5]</source>
        <extracomment>%1 to %3: numbers; %4: an array&apos;s name; %5: an index</extracomment>
        <translation>Nit %1 (snop %2, steza %3) zahteva %4[%5]</translation>
    </message>
    <message>
        <source>The sector of %1[%2] to [%3]: %4 of its 32 bytes are requested by %5</source>
        <extracomment>%1: an array&apos;s name; %2, %3: indices; %4: a number; %5: &quot;lanes 0–7&quot;</extracomment>
        <translation>Sektor od %1[%2] do [%3]: %4 od njegovih 32 bajtov zahtevajo: %5</translation>
    </message>
    <message>
        <source>%1[%2], for %3 of warp %4</source>
        <extracomment>%1: an array&apos;s name; %2: an index; %3: &quot;lanes 0–7&quot;; %4: a number</extracomment>
        <translation>%1[%2], za %3 snopa %4</translation>
    </message>
    <message>
        <source>Warp %1: %2 for %3 of its lanes</source>
        <extracomment>%1, %3: numbers; %2: &quot;3 passes&quot; or &quot;8 sectors&quot;</extracomment>
        <translation>Snop %1: %2 za toliko njegovih stez: %3</translation>
    </message>
</context>
<context>
    <name>DeviceBuild</name>
    <message>
        <source>Lanescope&apos;s compiler of kernels for a GPU, or its headers, are missing beside %1.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>Ob mapi %1 manjka Lanescopov prevajalnik ščepcev za GPU ali njegove zaglavne datoteke.</translation>
    </message>
    <message>
        <source>There is no GPU %1; this machine has %2, numbered from 0.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>GPU %1 ne obstaja; ta računalnik jih ima %2, oštevilčenih od 0.</translation>
    </message>
    <message>
        <source>The compiler of kernels for a GPU did not work: %1.</source>
        <extracomment>%1 why</extracomment>
        <translation>Prevajalnik ščepcev za GPU ni uspel: %1.</translation>
    </message>
    <message>
        <source>it took longer than a minute</source>
        <extracomment>Why a compiler has ended.</extracomment>
        <translation>trajalo je več kot minuto</translation>
    </message>
    <message>
        <source>a limit of its time or memory ended it (signal %1)</source>
        <extracomment>Why a compiler has ended. %1: a number</extracomment>
        <translation>ustavila ga je omejitev časa ali pomnilnika (signal %1)</translation>
    </message>
</context>
<context>
    <name>Disassembler</name>
    <message>
        <source>SASS needs nvdisasm, which comes with NVIDIA&apos;s CUDA toolkit.</source>
        <translation>SASS potrebuje nvdisasm, ki je del orodij NVIDIA CUDA.</translation>
    </message>
    <message>
        <source>it did not end within 20 seconds</source>
        <extracomment>Why a program gave no result.</extracomment>
        <translation>ni se končal v 20 sekundah</translation>
    </message>
    <message>
        <source>%1 cannot read %2: %3.</source>
        <extracomment>%1: a program; %2: a file; %3: why</extracomment>
        <translation>%1 ne more prebrati %2: %3.</translation>
    </message>
</context>
<context>
    <name>EfficiencyStrip</name>
    <message>
        <source>of the %1 steps so far: %2 %</source>
        <extracomment>Ends the heading &quot;efficiency, …&quot;. %1: how many; %2: percent</extracomment>
        <translation>od %1 dosedanjih korakov: %2 %</translation>
    </message>
    <message>
        <source>of all %1 steps: %2 %</source>
        <extracomment>Ends the heading &quot;efficiency, …&quot;. %1: how many; %2: percent</extracomment>
        <translation>od vseh %1 korakov: %2 %</translation>
    </message>
    <message>
        <source>efficiency of each step; %1</source>
        <extracomment>A heading. Efficiency: the part of the lanes that work. %1: &quot;of all 30 steps: 42 %&quot;</extracomment>
        <translation>učinkovitost vsakega koraka; %1</translation>
    </message>
    <message>
        <source>efficiency, %1</source>
        <extracomment>A heading. Efficiency: the part of the lanes that work. %1: &quot;of all 30 steps: 42 %&quot;</extracomment>
        <translation>učinkovitost, %1</translation>
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
        <translation>Korak %1, vrstica %2: sodeluje %3 od %4 stez delujočih snopov, %5 %</translation>
    </message>
</context>
<context>
    <name>EngineAddress</name>
    <message>
        <source>ssh: needs the name of a host, as in ssh:gpu-server.</source>
        <translation>ssh: potrebuje ime gostitelja, na primer ssh:gpu-server.</translation>
    </message>
    <message>
        <source>The host &apos;%1&apos; begins with &apos;-&apos;, which ssh would take for an option.</source>
        <extracomment>%1: the name of a computer that was typed</extracomment>
        <translation>Gostitelj &apos;%1&apos; se začne z &apos;-&apos;, kar bi ssh vzel za možnost.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name of a host: write HOST or USER@HOST with letters, digits, &apos;.&apos;, &apos;-&apos; and &apos;_&apos;, or an address.</source>
        <extracomment>%1: the name of a computer that was typed</extracomment>
        <translation>&apos;%1&apos; ni ime gostitelja: napišite HOST ali USER@HOST s črkami, števkami, &apos;.&apos;, &apos;-&apos; in &apos;_&apos;, ali naslov.</translation>
    </message>
    <message>
        <source>on this machine</source>
        <extracomment>Where an engine is: &quot;The engine on this machine …&quot;</extracomment>
        <translation>na tem računalniku</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>Where an engine is: &quot;The engine on gpu-server …&quot;. %1: name of a computer</extracomment>
        <translation>na računalniku %1</translation>
    </message>
    <message>
        <source>%1 runs on this machine alone: another one gets no code.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 teče samo na tem računalniku: drug računalnik kode ne dobi.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an engine; write local, ssh:HOST, mpi:N or mpi:HOSTFILE.</source>
        <extracomment>%1: what was typed; &quot;local&quot;, &quot;ssh:HOST&quot;, &quot;mpi:N&quot; and &quot;mpi:HOSTFILE&quot; are typed as they stand</extracomment>
        <translation>&apos;%1&apos; ni pogon; napišite local, ssh:HOST, mpi:N ali mpi:HOSTFILE.</translation>
    </message>
    <message>
        <source>%1 runs in one process alone, and this engine has several.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 teče le v enem procesu, ta pogon pa jih ima več.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 reaches for %2, but %3 has %4 elements</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2: an element, &quot;cache[99]&quot;; %3: the array; %4: how many</extracomment>
        <translation>%1 sega po %2, a %3 ima toliko elementov: %4</translation>
    </message>
    <message>
        <source>%1 reads %2 = %3</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2 = %3: an element and its value</extracomment>
        <translation>%1 prebere %2 = %3</translation>
    </message>
    <message>
        <source>%1 writes %2 = %3</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2 = %3: an element and its value</extracomment>
        <translation>%1 zapiše %2 = %3</translation>
    </message>
    <message>
        <source>%1 reads %2 = %3 in its atomic operation</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2 = %3: an element and its value</extracomment>
        <translation>%1 v atomarni operaciji prebere %2 = %3</translation>
    </message>
    <message>
        <source>%1 writes %2 = %3 in its atomic operation</source>
        <extracomment>%1: the subject, &quot;Thread 5&quot;; %2 = %3: an element and its value</extracomment>
        <translation>%1 v atomarni operaciji zapiše %2 = %3</translation>
    </message>
</context>
<context>
    <name>ExportedProgram</name>
    <message>
        <source>%1 has a function main, so that it is a program already.</source>
        <extracomment>%1: name of a file; main is the function with which a C++ program begins</extracomment>
        <translation>%1 ima funkcijo main, torej je že program.</translation>
    </message>
    <message>
        <source>%1 has several launches, outputs or types of numbers, which a program cannot have yet.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ima več zagonov, izhodov ali vrst števil, česar program še ne more imeti.</translation>
    </message>
    <message>
        <source>A program of %1 cannot shuffle its inputs; set shuffle to 0.</source>
        <extracomment>%1: name of a file; &quot;shuffle&quot; is a parameter</extracomment>
        <translation>Program iz %1 ne more premešati vhodov; nastavite shuffle na 0.</translation>
    </message>
    <message>
        <source>A program cannot make inputs of the pattern %1; choose another pattern.</source>
        <extracomment>%1: the name of a pattern of inputs, such as ill-conditioned</extracomment>
        <translation>Program ne more narediti vhodov po vzorcu %1; izberite drug vzorec.</translation>
    </message>
    <message>
        <source>A program cannot check the problem %1 yet.</source>
        <extracomment>%1: the name of a problem, such as dot</extracomment>
        <translation>Program še ne more preveriti problema %1.</translation>
    </message>
</context>
<context>
    <name>FrontEnd</name>
    <message>
        <source>The front end that reads CUDA did not work: %1.</source>
        <extracomment>%1 why</extracomment>
        <translation>Bralnik kode CUDA ni uspel: %1.</translation>
    </message>
    <message>
        <source>it took too long</source>
        <translation>trajalo je predolgo</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>končal se je</translation>
    </message>
    <message>
        <source>What reads CUDA is missing: install the package lanescope-lab, or install libclang-dev and build Lanescope again.</source>
        <translation>Manjka to, kar bere CUDA: namestite paket lanescope-lab ali namestite libclang-dev in Lanescope zgradite znova.</translation>
    </message>
</context>
<context>
    <name>GradingPlaces</name>
    <message>
        <source>Submissions are not graded on &apos;%1&apos;; write local, mpi:N or mpi:HOSTFILE.</source>
        <extracomment>%1: what was typed; &quot;local&quot;, &quot;mpi:N&quot; and &quot;mpi:HOSTFILE&quot; are typed as they stand</extracomment>
        <translation>Na &apos;%1&apos; se oddaje ne ocenjujejo; napišite local, mpi:N ali mpi:HOSTFILE.</translation>
    </message>
    <message>
        <source>%1 submissions at a time are not from 1 to %2.</source>
        <extracomment>%1: a number that was typed; %2: a number</extracomment>
        <translation>%1 oddaj hkrati ni od 1 do %2.</translation>
    </message>
</context>
<context>
    <name>GridPane</name>
    <message>
        <source>grid</source>
        <extracomment>Heading of the view of all blocks</extracomment>
        <translation>mreža</translation>
    </message>
    <message>
        <source>%1; %2 are not shown</source>
        <extracomment>%1: &quot;64 blocks, all recorded&quot;; %2: how many</extracomment>
        <translation>%1; neprikazanih: %2</translation>
    </message>
    <message>
        <source>click to show it</source>
        <translation>kliknite za prikaz</translation>
    </message>
</context>
<context>
    <name>GridTable</name>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: &quot;4 blocks, all recorded&quot;; %2: a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>block %1</source>
        <extracomment>Name of a row for screen readers. %1: number of a block</extracomment>
        <translation>blok %1</translation>
    </message>
    <message>
        <source>blocks %1 to %2</source>
        <extracomment>%1, %2: the numbers of blocks</extracomment>
        <translation>bloki %1 do %2</translation>
    </message>
</context>
<context>
    <name>HeaderFolder</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>Mape %1 ni mogoče ustvariti.</translation>
    </message>
</context>
<context>
    <name>HistoryChanges</name>
    <message>
        <source>Delete entries</source>
        <extracomment>In the menu: Undo Delete entries</extracomment>
        <translation>izbris vnosov</translation>
    </message>
    <message>
        <source>Edit the tag</source>
        <extracomment>In the menu: Undo Edit the tag</extracomment>
        <translation>urejanje oznake</translation>
    </message>
</context>
<context>
    <name>HostCompiler</name>
    <message>
        <source>This build of Lanescope has sanitizers, which an object of the plain compiler has not: a kernel of your own needs a build without them.</source>
        <translation>Ta izdaja Lanescopa ima preverjalnike (sanitizers), ki jih koda običajnega prevajalnika nima: vaš ščepec potrebuje izdajo brez njih.</translation>
    </message>
    <message>
        <source>A kernel of your own needs a C++ compiler: install g++ 12 or newer, or clang++ 16 or newer.</source>
        <translation>Vaš ščepec potrebuje prevajalnik C++: namestite g++ 12 ali novejši, ali clang++ 16 ali novejši.</translation>
    </message>
    <message>
        <source>it took longer than a minute</source>
        <extracomment>Why a compiler has ended.</extracomment>
        <translation>trajalo je več kot minuto</translation>
    </message>
    <message>
        <source>a limit of its time or memory ended it (signal %1)</source>
        <extracomment>Why a compiler has ended. %1: a number</extracomment>
        <translation>ustavila ga je omejitev časa ali pomnilnika (signal %1)</translation>
    </message>
    <message>
        <source>a limit of its time or memory ended it</source>
        <extracomment>Why a compiler has ended.</extracomment>
        <translation>ustavila ga je omejitev časa ali pomnilnika</translation>
    </message>
    <message>
        <source>%1 cannot compile Lanescope&apos;s headers: %2.</source>
        <extracomment>%1 the compiler; %2 why</extracomment>
        <translation>%1 ne more prevesti Lanescopovih zaglavnih datotek: %2.</translation>
    </message>
    <message>
        <source>%1 cannot compile the kernel: %2.</source>
        <extracomment>%1 the compiler; %2 why</extracomment>
        <translation>%1 ne more prevesti ščepca: %2.</translation>
    </message>
    <message>
        <source>Lanescope&apos;s headers for kernels of your own are missing in %1: install the package lanescope-lab.</source>
        <extracomment>%1 a folder</extracomment>
        <translation>V mapi %1 manjkajo Lanescopove zaglavne datoteke za vaše ščepce: namestite paket lanescope-lab.</translation>
    </message>
</context>
<context>
    <name>HostFile</name>
    <message>
        <source>The file of hosts %1 cannot be read.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Datoteke gostiteljev %1 ni mogoče prebrati.</translation>
    </message>
    <message>
        <source>The file of hosts %1 has more than 64 KiB.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Datoteka gostiteljev %1 ima več kot 64 KiB.</translation>
    </message>
    <message>
        <source>The file of hosts %1 names no host.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Datoteka gostiteljev %1 ne navaja nobenega gostitelja.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is neither HOST nor HOST slots=N.</source>
        <extracomment>%1: number of a line; %2: a file; &quot;HOST&quot; and &quot;HOST slots=N&quot; are written as they stand</extracomment>
        <translation>Vrstica %1 v %2 ni ne HOST ne HOST slots=N.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in line %2 of %3 is no name of a host.</source>
        <extracomment>%1: what was written; %2: number of a line; %3: a file</extracomment>
        <translation>&apos;%1&apos; v vrstici %2 datoteke %3 ni ime gostitelja.</translation>
    </message>
    <message>
        <source>With line %1 of %2 the hosts do not have from 1 to %3 slots.</source>
        <extracomment>%1: number of a line; %2: a file; %3: a number</extracomment>
        <translation>Z vrstico %1 v %2 gostitelji nimajo od 1 do %3 mest.</translation>
    </message>
</context>
<context>
    <name>IndexText</name>
    <message>
        <source>%1 of 0..%2</source>
        <extracomment>The index of one of several things, counted from 0: &quot;1 of 0..3&quot;. %1: the index; %2: the last one</extracomment>
        <translation>%1 od 0..%2</translation>
    </message>
</context>
<context>
    <name>LaneList</name>
    <message>
        <source>lane %1</source>
        <extracomment>%1: number of a lane of a warp</extracomment>
        <translation>steza %1</translation>
    </message>
    <message>
        <source>lanes %1</source>
        <extracomment>%1: numbers of lanes of a warp, a list such as &quot;0–15, 20&quot;</extracomment>
        <translation>steze %1</translation>
    </message>
</context>
<context>
    <name>LaneSentence</name>
    <message>
        <source>Thread %1 (warp %2, lane %3)</source>
        <extracomment>The subject of a sentence. %1: number of the thread; %2: its warp; %3: its lane</extracomment>
        <translation>Nit %1 (snop %2, steza %3)</translation>
    </message>
    <message>
        <source>%1 reads %2 on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: the array; %3: number of a line</extracomment>
        <translation>%1 bere %2 v vrstici %3</translation>
    </message>
    <message>
        <source>%1 writes %2 on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: the array; %3: number of a line</extracomment>
        <translation>%1 piše v %2 v vrstici %3</translation>
    </message>
    <message>
        <source>%1 updates %2 atomically on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: the array; %3: number of a line</extracomment>
        <translation>%1 atomarno spremeni %2 v vrstici %3</translation>
    </message>
    <message>
        <source>%1 reaches outside of %2 on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: the array; %3: number of a line</extracomment>
        <translation>%1 seže zunaj %2 v vrstici %3</translation>
    </message>
    <message>
        <source>%1 is at the barrier of line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 je pri prepreki v vrstici %2</translation>
    </message>
    <message>
        <source>%1 waits for its lanes on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 čaka svoje steze v vrstici %2</translation>
    </message>
    <message>
        <source>%1 passes the fence of line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 gre čez ograjo v vrstici %2</translation>
    </message>
    <message>
        <source>%1 hands registers from lane to lane on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 si izmenja vrednosti registrov med stezami v vrstici %2</translation>
    </message>
    <message>
        <source>%1 votes on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 glasuje v vrstici %2</translation>
    </message>
    <message>
        <source>%1 combines its lanes&apos; values on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 združi vrednosti svojih stez v vrstici %2</translation>
    </message>
    <message>
        <source>its warp</source>
        <extracomment>The subject of a clause: &quot;Thread 5 (warp 0, lane 5) is idle while its warp reads …&quot;</extracomment>
        <translation>njen snop</translation>
    </message>
    <message>
        <source>%1 is idle while %2; it took the other branch and reaches outside of %3 on line %4 next</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: &quot;its warp reads cache on line 30&quot;; %3: the array; %4: a line</extracomment>
        <translation>%1 je nedejavna, medtem ko %2; šla je po drugi veji in naslednjič seže zunaj %3 v vrstici %4</translation>
    </message>
    <message>
        <source>%1 is idle while %2; it took the other branch and works on line %3 next</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: &quot;its warp reads cache on line 30&quot;; %3: number of a line</extracomment>
        <translation>%1 je nedejavna, medtem ko %2; šla je po drugi veji in naslednjič dela v vrstici %3</translation>
    </message>
    <message>
        <source>Warp %1 has no lane %2: the block ends with thread %3</source>
        <extracomment>%1, %2, %3: numbers</extracomment>
        <translation>Snop %1 nima steze %2: blok se konča z nitjo %3</translation>
    </message>
    <message>
        <source>%1 takes no part in what its warp does, for it reaches outside of %2 on line %3</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: name of an array; %3: number of a line</extracomment>
        <translation>%1 ne sodeluje pri tem, kar dela njen snop, saj seže zunaj %2 v vrstici %3</translation>
    </message>
    <message>
        <source>%1 stays within %2 on line %3; its warp&apos;s other lanes reach outside of it</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: name of an array; %3: number of a line</extracomment>
        <translation>%1 ostane znotraj %2 v vrstici %3; druge steze njenega snopa sežejo zunaj</translation>
    </message>
    <message>
        <source>%1 is masked off while %2; it has nothing more to do before the barrier of line %3</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: &quot;its warp reads cache on line 30&quot;; %3: number of a line</extracomment>
        <translation>%1 je zamaskirana, medtem ko %2; do prepreke v vrstici %3 nima več dela</translation>
    </message>
    <message>
        <source>%1 is idle: its warp does not run in this step; it goes on with line %2</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: number of a line</extracomment>
        <translation>%1 je nedejavna: njen snop v tem koraku ne teče; nadaljuje z vrstico %2</translation>
    </message>
    <message>
        <source>%1 waits at a barrier</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1 čaka pri prepreki</translation>
    </message>
    <message>
        <source>%1 is done: it does nothing more</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1 je končala: ničesar več ne dela</translation>
    </message>
    <message>
        <source>%1 is idle: it accesses no array in this whole block</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1 je nedejavna: v vsem tem bloku ne dostopa do nobene tabele</translation>
    </message>
    <message>
        <source>%1 takes no part in this step</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1 v tem koraku ne sodeluje</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>The language changes when Lanescope is started again.</source>
        <translation>Jezik se zamenja, ko Lanescope zaženete znova.</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <extracomment>In the menu of languages: the language of the desktop</extracomment>
        <translation>&amp;Kot namizje</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>read</source>
        <extracomment>In the legend: an element that is read</extracomment>
        <translation>branje</translation>
    </message>
    <message>
        <source>write</source>
        <extracomment>In the legend: an element that is written</extracomment>
        <translation>pisanje</translation>
    </message>
    <message>
        <source>barrier</source>
        <extracomment>In the legend: threads that wait at a barrier</extracomment>
        <translation>prepreka</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>In the legend: a thread that takes no part in the step</extracomment>
        <translation>nedejavna</translation>
    </message>
    <message>
        <source>thread %1</source>
        <extracomment>In the legend: what the followed thread accesses. %1: its number</extracomment>
        <translation>nit %1</translation>
    </message>
    <message>
        <source>The followed thread, and what it accesses in this epoch.</source>
        <translation>Spremljana nit in kaj v tej epohi bere in piše.</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>In the legend: lanes that hand each other values</extracomment>
        <translation>izmenjava</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>zunaj meja</translation>
    </message>
    <message>
        <source>wrong</source>
        <extracomment>In the legend: a value that differs from the correct kernel&apos;s</extracomment>
        <translation>napačno</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>The run was not recorded.</source>
        <translation>Zagon ni bil zapisan.</translation>
    </message>
    <message>
        <source>The run has no recorded block.</source>
        <translation>Zagon nima zapisanega bloka.</translation>
    </message>
    <message>
        <source>Work and depth are those of a launch of one block whose record holds all that the threads compute; this one is none.</source>
        <translation>Delo in globina veljata za zagon enega bloka, katerega zapis vsebuje vse, kar niti računajo; ta ni tak.</translation>
    </message>
</context>
<context>
    <name>MemoryCost</name>
    <message>
        <source>1 sector</source>
        <extracomment>How much an access costs</extracomment>
        <translation>1 sektor</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <extracomment>How much an access costs. %1: a number</extracomment>
        <translation>sektorjev: %1</translation>
    </message>
    <message>
        <source>1 pass</source>
        <extracomment>How much an access costs</extracomment>
        <translation>1 prehod</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <extracomment>How much an access costs. %1: a number</extracomment>
        <translation>prehodov: %1</translation>
    </message>
    <message>
        <source>warp %1</source>
        <extracomment>%1: number of the warp</extracomment>
        <translation>snop %1</translation>
    </message>
    <message>
        <source>%1, with thread %2</source>
        <extracomment>Which warp is shown. %1: &quot;warp 0&quot;; %2: number of the followed thread</extracomment>
        <translation>%1, z nitjo %2</translation>
    </message>
    <message>
        <source>%1, like the others</source>
        <extracomment>Which warp is shown. %1: &quot;warp 0&quot;; all warps cost the same</extracomment>
        <translation>%1, kakor drugi</translation>
    </message>
    <message>
        <source>%1, with the most sectors</source>
        <extracomment>Which warp is shown. %1: &quot;warp 0&quot;</extracomment>
        <translation>%1, z največ sektorji</translation>
    </message>
    <message>
        <source>%1, with the most passes</source>
        <extracomment>Which warp is shown. %1: &quot;warp 0&quot;</extracomment>
        <translation>%1, z največ prehodi</translation>
    </message>
    <message>
        <source>%1; thread %2 takes no part</source>
        <extracomment>%1: which warp is shown, &quot;warp 0, like the others&quot;; %2: number of the followed thread</extracomment>
        <translation>%1; nit %2 ne sodeluje</translation>
    </message>
    <message>
        <source>Another block&apos;s shared memory: neither sectors nor this block&apos;s banks</source>
        <translation>Skupni pomnilnik drugega bloka: ne sektorji ne banke tega bloka</translation>
    </message>
    <message>
        <source>%1 %: %2 of %3 bytes, %4</source>
        <extracomment>%1: percent of bytes that are used; %2: how many; %3: of how many; %4: &quot;4 sectors&quot;</extracomment>
        <translation>%1 %: %2 od %3 bajtov, %4</translation>
    </message>
    <message>
        <source>%1-way conflict: %2</source>
        <extracomment>%1: how many words a bank has to serve; %2: &quot;4 passes&quot;</extracomment>
        <translation>%1-kratni trk: %2</translation>
    </message>
    <message>
        <source>%1-way conflict: %2 for %3 parts</source>
        <extracomment>%1: how many words a bank has to serve; %2: &quot;4 passes&quot;; %3: how many parts</extracomment>
        <translation>%1-kratni trk: %2, delov: %3</translation>
    </message>
    <message>
        <source>No conflict: %1 for %2 parts, %3 bytes per lane</source>
        <extracomment>%1: &quot;2 passes&quot;; %2: how many parts; %3: a number</extracomment>
        <translation>Brez trka: %1, delov: %2, bajtov na stezo: %3</translation>
    </message>
    <message>
        <source>No conflict: %1</source>
        <extracomment>%1: &quot;1 pass&quot;</extracomment>
        <translation>Brez trka: %1</translation>
    </message>
    <message>
        <source>Broadcast, no conflict: %1, one word</source>
        <extracomment>%1: &quot;1 pass&quot;</extracomment>
        <translation>Razpošiljanje brez trka: %1, ena beseda</translation>
    </message>
    <message>
        <source>Broadcasts, no conflict: %1, %2 words</source>
        <extracomment>%1: &quot;1 pass&quot;; %2: how many words</extracomment>
        <translation>Razpošiljanja brez trka: %1, besed: %2</translation>
    </message>
    <message>
        <source>%1, %2 bytes fetched, %3 used (%4 %)</source>
        <extracomment>%1: &quot;4 sectors&quot;; %2, %3: how many bytes; %4: percent</extracomment>
        <translation>%1, prenesenih bajtov: %2, uporabljenih: %3 (%4 %)</translation>
    </message>
    <message>
        <source>%1 of %2 bytes, %3 written (%4 %)</source>
        <extracomment>%1: &quot;4 sectors&quot;; %2, %3: how many bytes; %4: percent</extracomment>
        <translation>%1, bajtov: %2, zapisanih: %3 (%4 %)</translation>
    </message>
    <message>
        <source>%1 of %2 bytes, atomic operations on %3 (%4 %)</source>
        <extracomment>%1: &quot;4 sectors&quot;; %2, %3: how many bytes; %4: percent</extracomment>
        <translation>%1, bajtov: %2, z atomarnimi operacijami: %3 (%4 %)</translation>
    </message>
    <message>
        <source>A barrier accesses no memory</source>
        <translation>Prepreka ne dostopa do pomnilnika</translation>
    </message>
    <message>
        <source>__syncwarp() accesses no memory</source>
        <translation>__syncwarp() ne dostopa do pomnilnika</translation>
    </message>
    <message>
        <source>A fence accesses no memory</source>
        <translation>Ograja ne dostopa do pomnilnika</translation>
    </message>
    <message>
        <source>A shuffle goes from register to register, not to memory</source>
        <translation>Izmenjava v snopu (shuffle) gre iz registra v register, ne v pomnilnik</translation>
    </message>
    <message>
        <source>A vote accesses no memory</source>
        <translation>Glasovanje ne dostopa do pomnilnika</translation>
    </message>
    <message>
        <source>A warp&apos;s reduction goes from register to register, not to memory</source>
        <translation>Redukcija snopa gre iz registra v register, ne v pomnilnik</translation>
    </message>
    <message>
        <source>What is outside of its array is not accessed</source>
        <translation>Kar je zunaj svoje tabele, ni dostopano</translation>
    </message>
    <message>
        <source>%1, and no thread has accessed any so far.</source>
        <extracomment>%1: why this step has no access, &quot;A barrier accesses no memory&quot;</extracomment>
        <translation>%1, nobena nit pa doslej še ni do nobenega dostopala.</translation>
    </message>
    <message>
        <source>%1; pale: the access of step %2.</source>
        <extracomment>%1: why this step has no access, &quot;A barrier accesses no memory&quot;; %2: number of a step</extracomment>
        <translation>%1; bledo: dostop iz koraka %2.</translation>
    </message>
    <message>
        <source>The second half of an atomic: it came with the first.</source>
        <translation>Druga polovica atomarne operacije: prišla je s prvo.</translation>
    </message>
    <message>
        <source>A later element of %1 bytes per lane: it came with the first.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Poznejši element od %1 bajtov na stezo: prišel je s prvim.</translation>
    </message>
    <message>
        <source>Other units than this thread access the memory</source>
        <translation>Do pomnilnika dostopajo druge enote, ne ta nit</translation>
    </message>
</context>
<context>
    <name>MemoryLookup</name>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: what is known of an element; %2: why it is wrong, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (row %2, column %3)</source>
        <extracomment>%1: an element, &quot;A[19]&quot;; %2, %3: numbers</extracomment>
        <translation>%1 (vrstica %2, stolpec %3)</translation>
    </message>
    <message>
        <source>%1: no thread of this block has accessed it yet</source>
        <extracomment>%1: an element, &quot;cache[3]&quot;</extracomment>
        <translation>%1: nobena nit tega bloka še ni dostopala do njega</translation>
    </message>
    <message>
        <source>%1 = %2, read by thread %3</source>
        <extracomment>%1 = %2: an element and its value; %3: number of a thread</extracomment>
        <translation>%1 = %2, prebrala nit %3</translation>
    </message>
    <message>
        <source>%1 = %2, not read yet</source>
        <extracomment>%1 = %2: an element and its value</extracomment>
        <translation>%1 = %2, še ni prebrano</translation>
    </message>
    <message>
        <source>%1 = %2, written by thread %3</source>
        <extracomment>%1 = %2: an element and its value; %3: number of a thread</extracomment>
        <translation>%1 = %2, zapisala nit %3</translation>
    </message>
    <message>
        <source>%1 is idle in this step</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1: v tem koraku nedejavna</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;, which has come to the end of the kernel</extracomment>
        <translation>%1: končala</translation>
    </message>
    <message>
        <source>%1 waits at the barrier</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;</extracomment>
        <translation>%1: čaka pri prepreki</translation>
    </message>
</context>
<context>
    <name>MemoryPainter</name>
    <message>
        <source>t%1</source>
        <extracomment>t: thread; in a cell, so as short as possible. %1: its number</extracomment>
        <translation>n%1</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <extracomment>In a cell: so many threads access the element. %1: a number</extracomment>
        <translation>niti: %1</translation>
    </message>
</context>
<context>
    <name>MpiRanks</name>
    <message>
        <source>mpi: needs a number of processes or a file of hosts, as in mpi:4.</source>
        <translation>mpi: potrebuje število procesov ali datoteko gostiteljev, na primer mpi:4.</translation>
    </message>
    <message>
        <source>mpi:%1 does not have from 1 to %2 processes.</source>
        <extracomment>%1: what was typed; %2: a number</extracomment>
        <translation>mpi:%1 nima od 1 do %2 procesov.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 ni mogoče zapisati.</translation>
    </message>
    <message>
        <source>mpirun is not installed; Debian&apos;s package openmpi-bin has it.</source>
        <translation>mpirun ni nameščen; v Debianu je v paketu openmpi-bin.</translation>
    </message>
    <message>
        <source>ssh is not installed, by which mpirun reaches the hosts.</source>
        <translation>ssh, s katerim mpirun doseže gostitelje, ni nameščen.</translation>
    </message>
    <message>
        <source>under MPI on this machine</source>
        <extracomment>Where an engine is: &quot;The engine under MPI on this machine …&quot;</extracomment>
        <translation>pod MPI na tem računalniku</translation>
    </message>
    <message>
        <source>under MPI on the hosts of %1</source>
        <extracomment>Where an engine is: &quot;The engine under MPI on the hosts of lab.txt …&quot;. %1: a file</extracomment>
        <translation>pod MPI na gostiteljih iz %1</translation>
    </message>
</context>
<context>
    <name>MpiWords</name>
    <message>
        <source>rank %1 was ended by signal %2</source>
        <extracomment>%1: number of a process of several; %2: number of a signal</extracomment>
        <translation>rang %1 je končal signal %2</translation>
    </message>
</context>
<context>
    <name>PanelHeading</name>
    <message>
        <source>threads</source>
        <extracomment>Heading of the row of threads</extracomment>
        <translation>niti</translation>
    </message>
    <message>
        <source>%1 in one warp</source>
        <extracomment>Behind &quot;threads&quot;. %1: how many</extracomment>
        <translation>%1 v enem snopu</translation>
    </message>
    <message>
        <source>%1 in %2 warps</source>
        <extracomment>Behind &quot;threads&quot;. %1: how many threads; %2: how many warps</extracomment>
        <translation>%1, snopov: %2</translation>
    </message>
    <message>
        <source>shared, of block %1</source>
        <extracomment>Behind the name of an array: the memory that it lies in. %1: number of a block</extracomment>
        <translation>skupni, bloka %1</translation>
    </message>
    <message>
        <source>shared</source>
        <extracomment>Behind the name of an array: it lies in shared memory</extracomment>
        <translation>skupni</translation>
    </message>
    <message>
        <source>global</source>
        <extracomment>Behind the name of an array: it lies in global memory</extracomment>
        <translation>globalni</translation>
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
        <translation>%1, %2</translation>
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
        <translation>%1, %2 od %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the part of a matrix that is shown, &quot;0–15 × 0–15&quot;; %2: the whole, &quot;64 × 64&quot;
----------
%1: the part that is shown, &quot;0 to 31&quot;; %2: how many elements there are
----------
%1: how many elements are shown; %2: how many there are</extracomment>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>%1, one element</source>
        <extracomment>%1: kind of memory, &quot;shared&quot;</extracomment>
        <translation>%1, en element</translation>
    </message>
    <message>
        <source>%1, %2 elements</source>
        <extracomment>%1: kind of memory, &quot;shared&quot;; %2: how many</extracomment>
        <translation>%1, elementov: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The part of an array that is shown. %1, %2: numbers of elements</extracomment>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 elements</source>
        <extracomment>%1: kind of memory; %2: the part that is shown, &quot;0 to 31&quot;; %3: how many there are</extracomment>
        <translation>%1, %2 od %3 elementov</translation>
    </message>
    <message>
        <source>%1, %2 scattered of %3 elements</source>
        <extracomment>%1: kind of memory; %2: how many elements are shown; %3: how many there are</extracomment>
        <translation>%1, %2 raztresenih od %3 elementov</translation>
    </message>
    <message>
        <source>%1; values as shades</source>
        <extracomment>Heading of an array whose cells are too small for numbers. %1: &quot;shared, 128 elements&quot;</extracomment>
        <translation>%1; vrednosti kot odtenki</translation>
    </message>
    <message>
        <source>warp %1</source>
        <extracomment>Before a row of 32 threads. %1: number of the warp</extracomment>
        <translation>snop %1</translation>
    </message>
</context>
<context>
    <name>PipelinePane</name>
    <message>
        <source>pipeline</source>
        <extracomment>Heading of the view of copies and products</extracomment>
        <translation>cevovod</translation>
    </message>
    <message>
        <source>full: parity</source>
        <extracomment>In a legend: the end of a phase of the barrier that counts the bytes; the number is its parity</extracomment>
        <translation>polno: parnost</translation>
    </message>
    <message>
        <source>empty: parity</source>
        <extracomment>In a legend: the end of a phase of the barrier at which those arrive that have read a stage; the number is its parity</extracomment>
        <translation>prazno: parnost</translation>
    </message>
    <message>
        <source>not ordered</source>
        <extracomment>In a legend: copies and products that may happen in either order</extracomment>
        <translation>brez vrstnega reda</translation>
    </message>
    <message>
        <source>prologue</source>
        <extracomment>A part of a pipeline: the first copies, before there is anything to multiply</extracomment>
        <translation>uvod</translation>
    </message>
    <message>
        <source>steady state</source>
        <extracomment>A part of a pipeline: copies and products go on at the same time</extracomment>
        <translation>ustaljeno stanje</translation>
    </message>
    <message>
        <source>epilogue</source>
        <extracomment>A part of a pipeline: the last products, when nothing is copied any more</extracomment>
        <translation>zaključek</translation>
    </message>
</context>
<context>
    <name>PipelineTable</name>
    <message>
        <source>round %1</source>
        <extracomment>Name of a column for screen readers: what can happen at the same time. %1: its number</extracomment>
        <translation>krog %1</translation>
    </message>
</context>
<context>
    <name>PipelineWords</name>
    <message>
        <source>stages: %1 · copies: %2 · groups of products: %3</source>
        <extracomment>Heading. %1, %2, %3: how many. A stage is a place in shared memory that is filled again and again</extracomment>
        <translation>stopnje: %1 · kopiranja: %2 · skupine produktov: %3</translation>
    </message>
    <message>
        <source>This launch makes no bulk copies, so there is no pipeline.</source>
        <translation>Ta zagon ne kopira skupinsko, zato ni cevovoda.</translation>
    </message>
    <message>
        <source>Each box begins as soon as what it waits for is over. Its width is no time.</source>
        <translation>Vsako polje se začne, ko je končano, na kar čaka. Njegova širina ni čas.</translation>
    </message>
    <message>
        <source>copies of thread %1</source>
        <extracomment>Name of a row: the copies that this thread starts. %1: its number</extracomment>
        <translation>kopiranja niti %1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <extracomment>Name of a row: a place in shared memory that is filled again and again. %1: its number</extracomment>
        <translation>stopnja %1</translation>
    </message>
    <message>
        <source>warp group %1</source>
        <extracomment>Name of a row: four warps that multiply together. %1: their number</extracomment>
        <translation>skupina snopov %1</translation>
    </message>
    <message>
        <source>copy %1</source>
        <extracomment>A bulk copy. %1: its number</extracomment>
        <translation>kopija %1</translation>
    </message>
    <message>
        <source>products %1</source>
        <extracomment>Products of a warp group. %1: their number</extracomment>
        <translation>produkti %1</translation>
    </message>
    <message>
        <source>Copy %1, by thread %2: %3 bytes to stage %4</source>
        <extracomment>%1: number of a copy; %2: number of a thread; %3: how many bytes; %4: number of a stage</extracomment>
        <translation>Kopija %1 niti %2; bajtov na stopnjo %4: %3</translation>
    </message>
    <message>
        <source>It ends phase %2 of %1, parity %3</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: number of one of its phases; %3: 0 or 1</extracomment>
        <translation>Konča fazo %2 prepreke %1, parnost %3</translation>
    </message>
    <message>
        <source>Products %1 of warp group %2: instructions %3, from stage %4</source>
        <extracomment>%1: number of products; %2: number of a warp group; %3: how many; %4: number of a stage</extracomment>
        <translation>Produkti %1 skupine snopov %2; ukazov: %3, s stopnje %4</translation>
    </message>
    <message>
        <source>Its threads waited for phase %2 of %1, parity %3</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: number of one of its phases; %3: 0 or 1</extracomment>
        <translation>Njene niti so počakale na fazo %2 prepreke %1, parnost %3</translation>
    </message>
    <message>
        <source>Nothing orders it and the products that read the stage</source>
        <translation>Nič ne določa vrstnega reda med njo in produkti, ki berejo stopnjo</translation>
    </message>
    <message>
        <source>Nothing orders it and a copy to the stage</source>
        <translation>Nič ne določa vrstnega reda med njimi in kopiranjem na stopnjo</translation>
    </message>
    <message>
        <source>No copy has begun yet.</source>
        <translation>Nobeno kopiranje se še ni začelo.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>Of what is under way. %1: one or more sentences on a copy or on products</extracomment>
        <translation>Zdaj: %1.</translation>
    </message>
    <message>
        <source>Last: %1.</source>
        <extracomment>Of what was last. %1: one or more sentences on a copy or on products</extracomment>
        <translation>Nazadnje: %1.</translation>
    </message>
    <message>
        <source>Widths are no times.</source>
        <translation>Širine niso časi.</translation>
    </message>
</context>
<context>
    <name>PlainCuda</name>
    <message>
        <source>%1 calls a library of NVIDIA, which has no kernel to edit.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 kliče knjižnico podjetja NVIDIA, v kateri ni ščepca za urejanje.</translation>
    </message>
    <message>
        <source>%1 consists of several launches, which a copy does not have.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 sestavlja več zagonov, ki jih kopija nima.</translation>
    </message>
    <message>
        <source>%1 uses tensor cores, which the Lab does not know.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 uporablja tenzorska jedra, ki jih Delavnica ne pozna.</translation>
    </message>
    <message>
        <source>%1 is launched in clusters of blocks, which a copy does not have.</source>
        <extracomment>%1: a kernel; clusters are groups of blocks</extracomment>
        <translation>%1 se zažene v gručah blokov, ki jih kopija nima.</translation>
    </message>
    <message>
        <source>%1 never ends, so that there is no use in a copy.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 se nikoli ne konča, zato kopija ne bi koristila.</translation>
    </message>
    <message>
        <source>%1 is written in words of the catalogue for which plain CUDA has none as short.</source>
        <extracomment>%1: a kernel</extracomment>
        <translation>%1 je napisan z izrazi kataloga, za katere sama CUDA nima enako kratkih.</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>a load from %1</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. %1: name of an array, &quot;cache&quot;</extracomment>
        <translation>branje iz %1</translation>
    </message>
    <message>
        <source>a store to %1</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. %1: name of an array, &quot;cache&quot;</extracomment>
        <translation>pisanje v %1</translation>
    </message>
    <message>
        <source>an atomic operation on %1</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. %1: name of an array, &quot;cache&quot;</extracomment>
        <translation>atomarna operacija na %1</translation>
    </message>
    <message>
        <source>an access to %1</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. %1: name of an array, &quot;cache&quot;</extracomment>
        <translation>dostop do %1</translation>
    </message>
    <message>
        <source>a barrier</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>prepreka</translation>
    </message>
    <message>
        <source>a barrier of the warp</source>
        <translation>prepreka snopa</translation>
    </message>
    <message>
        <source>a fence</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. A fence orders accesses to memory</extracomment>
        <translation>ograja</translation>
    </message>
    <message>
        <source>a shuffle</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. Lanes of a warp hand each other values</extracomment>
        <translation>izmenjava v snopu (shuffle)</translation>
    </message>
    <message>
        <source>a vote</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;. Lanes of a warp learn how all of them decide</extracomment>
        <translation>glasovanje</translation>
    </message>
    <message>
        <source>a reduction by the warp</source>
        <translation>redukcija snopa</translation>
    </message>
    <message>
        <source>Line %1 comes next: %2.</source>
        <extracomment>%1: number of a line of the source; %2: what it does, &quot;a load from cache&quot;</extracomment>
        <translation>Sledi vrstica %1: %2.</translation>
    </message>
    <message>
        <source>What does %1[%2] hold then?</source>
        <extracomment>%1[%2]: an element of an array, &quot;cache[3]&quot;; &quot;then&quot;: after the step</extracomment>
        <translation>Kaj tedaj drži %1[%2]?</translation>
    </message>
    <message>
        <source>How many lanes of warp %1 take part?</source>
        <extracomment>%1: number of a warp</extracomment>
        <translation>Koliko stez snopa %1 sodeluje?</translation>
    </message>
    <message>
        <source>How many of the block&apos;s %1 threads take part?</source>
        <extracomment>%1: how many threads the block has</extracomment>
        <translation>Koliko niti bloka (od %1) sodeluje?</translation>
    </message>
    <message>
        <source>How many ways does the bank conflict of warp %1 have (1: no conflict)?</source>
        <extracomment>%1: number of a warp</extracomment>
        <translation>Kolikokraten je trk v bankah snopa %1 (1: brez trka)?</translation>
    </message>
    <message>
        <source>How many sectors of 32 bytes does warp %1 access?</source>
        <extracomment>%1: number of a warp</extracomment>
        <translation>Do koliko sektorjev po 32 bajtov dostopa snop %1?</translation>
    </message>
    <message>
        <source>How many steps are left, the next one included?</source>
        <translation>Koliko korakov je še ostalo, vključno z naslednjim?</translation>
    </message>
    <message>
        <source>How many barriers are still to come?</source>
        <translation>Koliko preprek še pride?</translation>
    </message>
    <message>
        <source>How many epochs come after epoch %1?</source>
        <extracomment>%1: number of an epoch. An epoch lies between two barriers</extracomment>
        <translation>Koliko epoh pride za epoho %1?</translation>
    </message>
    <message>
        <source>a lane&apos;s value</source>
        <translation>vrednost steze</translation>
    </message>
    <message>
        <source>%1 = %2, a value that no load fed</source>
        <extracomment>%1 = %2: an element and its value, &quot;cache[3] = 5&quot;</extracomment>
        <translation>%1 = %2, vrednost, ki ne izhaja iz nobenega branja</translation>
    </message>
    <message>
        <source>%1 = %2, made of %3 loaded values</source>
        <extracomment>%1 = %2: an element and its value, &quot;cache[3] = 5&quot;; %3: a number</extracomment>
        <translation>%1 = %2, iz prebranih vrednosti (%3)</translation>
    </message>
    <message>
        <source>%1 = %2, made of %3</source>
        <extracomment>%1 = %2: an element and its value, &quot;cache[3] = 5&quot;; %3: values that it is made of, a list</extracomment>
        <translation>%1 = %2, iz %3</translation>
    </message>
    <message>
        <source>no lane of warp %1 takes part</source>
        <extracomment>%1: number of a warp</extracomment>
        <translation>nobena steza snopa %1 ne sodeluje</translation>
    </message>
    <message>
        <source>%1 of warp %2</source>
        <extracomment>%1: &quot;lane 3&quot; or &quot;lanes 0–15&quot;; %2: number of the warp</extracomment>
        <translation>%1 snopa %2</translation>
    </message>
    <message>
        <source>thread %1 alone takes part</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>sodeluje samo nit %1</translation>
    </message>
    <message>
        <source>all threads take part</source>
        <translation>sodelujejo vse niti</translation>
    </message>
    <message>
        <source>some of the threads %1 to %2 take part</source>
        <extracomment>%1, %2: numbers of threads</extracomment>
        <translation>sodelujejo nekatere od niti %1 do %2</translation>
    </message>
    <message>
        <source>threads %1 to %2 take part</source>
        <extracomment>%1, %2: numbers of threads</extracomment>
        <translation>sodelujejo niti %1 do %2</translation>
    </message>
    <message>
        <source>threads %1, %2 … %3 take part</source>
        <extracomment>%1, %2, %3: numbers of threads at the same distance</extracomment>
        <translation>sodelujejo niti %1, %2 … %3</translation>
    </message>
    <message>
        <source>no bank has to give two different words at a time</source>
        <translation>nobeni banki ni treba dati dveh različnih besed hkrati</translation>
    </message>
    <message>
        <source>bank %1 has to give %2 different words (%3)</source>
        <extracomment>%1: number of a bank of shared memory; %2: how many; %3: elements, a list</extracomment>
        <translation>banka %1 mora dati več različnih besed (%2): %3</translation>
    </message>
    <message>
        <source>all is in sector %1 of %2</source>
        <extracomment>%1: number of a sector; %2: name of an array</extracomment>
        <translation>vse je v sektorju %1 tabele %2</translation>
    </message>
    <message>
        <source>sectors %1 to %2 of %3</source>
        <extracomment>%1, %2: numbers of sectors; %3: name of an array</extracomment>
        <translation>sektorji %1 do %2 tabele %3</translation>
    </message>
    <message>
        <source>%1 different sectors of %2, between %3 and %4</source>
        <extracomment>%1: how many; %2: name of an array; %3, %4: numbers of sectors</extracomment>
        <translation>različnih sektorjev: %1, tabela %2, med %3 in %4</translation>
    </message>
    <message>
        <source>the block has %1 steps, and step %2 comes next</source>
        <extracomment>%1: how many steps; %2: number of a step</extracomment>
        <translation>blok ima %1 korakov, sledi korak %2</translation>
    </message>
    <message>
        <source>the block&apos;s last epoch is epoch %1</source>
        <extracomment>%1: number of an epoch</extracomment>
        <translation>zadnja epoha bloka je epoha %1</translation>
    </message>
    <message>
        <source>from step %1 on the block meets at one barrier</source>
        <extracomment>%1: number of a step</extracomment>
        <translation>od koraka %1 naprej se blok sreča pri eni prepreki</translation>
    </message>
    <message>
        <source>from step %1 on the block meets at %2 barriers</source>
        <extracomment>%1: number of a step; %2: how many barriers</extracomment>
        <translation>od koraka %1 naprej se blok sreča pri preprekah (%2)</translation>
    </message>
</context>
<context>
    <name>RegisterWords</name>
    <message>
        <source>This record does not tell what its values are made of, since it holds no operations: run the kernel again.</source>
        <translation>Ta zapis ne pove, iz česa so njegove vrednosti, ker nima operacij: zaženite ščepec znova.</translation>
    </message>
    <message>
        <source>This record does not tell what its values are made of, since it was cut short: run the kernel on fewer elements.</source>
        <translation>Ta zapis ne pove, iz česa so njegove vrednosti, ker je bil prekinjen: zaženite ščepec na manj elementih.</translation>
    </message>
    <message>
        <source>from a lane</source>
        <translation>iz steze</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>What a value in a register is for. %1: an element, &quot;cache[3]&quot;</extracomment>
        <translation>za %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Where a value in a register was made. %1: number of a line</extracomment>
        <translation>vrstica %1</translation>
    </message>
    <message>
        <source>from lane %1</source>
        <extracomment>Where a value in a register came from. %1: number of a lane</extracomment>
        <translation>iz steze %1</translation>
    </message>
    <message>
        <source>from all lanes of the warp</source>
        <translation>iz vseh stez snopa</translation>
    </message>
</context>
<context>
    <name>SectorChart</name>
    <message>
        <source>used</source>
        <extracomment>In the legend: bytes that a load asks for</extracomment>
        <translation>uporabljeno</translation>
    </message>
    <message>
        <source>written</source>
        <extracomment>In the legend: bytes that a store writes</extracomment>
        <translation>zapisano</translation>
    </message>
    <message>
        <source>fetched, not used</source>
        <translation>preneseno, neuporabljeno</translation>
    </message>
    <message>
        <source>of the same sector</source>
        <translation>iz istega sektorja</translation>
    </message>
    <message>
        <source>sector not accessed</source>
        <translation>nedostopani sektor</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>How many lanes ask for the element. %1: a number</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>32 bytes</source>
        <extracomment>Above a sector of global memory: its size</extracomment>
        <translation>32 bajtov</translation>
    </message>
</context>
<context>
    <name>SpaceTimeHeading</name>
    <message>
        <source>Nothing has been stored yet.</source>
        <translation>Nič še ni shranjeno.</translation>
    </message>
    <message>
        <source>This block stores nothing.</source>
        <translation>Ta blok ne shrani ničesar.</translation>
    </message>
    <message>
        <source>rounded away: 0</source>
        <translation>zaokroženo stran: 0</translation>
    </message>
    <message>
        <source>½ ulp</source>
        <extracomment>The end of a scale. ulp: unit in the last place</extracomment>
        <translation>½ ulp</translation>
    </message>
    <message>
        <source>Rounding is not known: %1</source>
        <extracomment>%1: the reason, a sentence</extracomment>
        <translation>Zaokroževanje ni znano: %1</translation>
    </message>
    <message>
        <source>Rounding is not known.</source>
        <translation>Zaokroževanje ni znano.</translation>
    </message>
    <message>
        <source>columns are elements, rows are epochs</source>
        <translation>stolpci so elementi, vrstice epohe</translation>
    </message>
    <message>
        <source>a double buffer: element i and i + %1 share a column, rows are epochs</source>
        <extracomment>%1: how many elements one of the two buffers has</extracomment>
        <translation>dvojni medpomnilnik: elementa i in i + %1 si delita stolpec, vrstice so epohe</translation>
    </message>
    <message>
        <source>elements %1 to %2 of %3</source>
        <extracomment>%1, %2: numbers of elements; %3: how many there are</extracomment>
        <translation>elementi %1 do %2 od %3</translation>
    </message>
    <message>
        <source>%1, rows are epochs</source>
        <extracomment>%1: &quot;elements 0 to 31 of 64&quot;</extracomment>
        <translation>%1, vrstice so epohe</translation>
    </message>
    <message>
        <source>%1; later steps are hidden</source>
        <extracomment>%1: what the diagram shows, &quot;columns are elements, rows are epochs&quot;</extracomment>
        <translation>%1; poznejši koraki so skriti</translation>
    </message>
    <message>
        <source>%1; epochs %2 to %3 of 0..%4</source>
        <extracomment>%1: what the diagram shows; %2, %3: numbers of epochs; %4: number of the last one</extracomment>
        <translation>%1; epohe %2 do %3 od 0..%4</translation>
    </message>
    <message>
        <source>%1; only the values around this step</source>
        <extracomment>%1: what the diagram shows, &quot;columns are elements, rows are epochs&quot;</extracomment>
        <translation>%1; le vrednosti okrog tega koraka</translation>
    </message>
    <message>
        <source>%1; without edges: what values are made of is not recorded</source>
        <extracomment>%1: what the diagram shows, &quot;columns are elements, rows are epochs&quot;</extracomment>
        <translation>%1; brez povezav: iz česa so vrednosti, ni zapisano</translation>
    </message>
    <message>
        <source>%1; not all edges are drawn</source>
        <extracomment>%1: what the diagram shows, &quot;columns are elements, rows are epochs&quot;</extracomment>
        <translation>%1; niso narisane vse povezave</translation>
    </message>
</context>
<context>
    <name>SpaceTimePainter</name>
    <message>
        <source>inputs</source>
        <extracomment>Before the first row: the values that are read and never stored</extracomment>
        <translation>vhodi</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <extracomment>Before a row. %1: number of the epoch</extracomment>
        <translation>epoha %1</translation>
    </message>
    <message>
        <source>1 value</source>
        <extracomment>Before a row: how many values it has</extracomment>
        <translation>1 vrednost</translation>
    </message>
    <message>
        <source>%1 values</source>
        <extracomment>Before a row. %1: how many values it has</extracomment>
        <translation>vrednosti: %1</translation>
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
        <translation>prebranih vrednosti: %1, zadnja %2</translation>
    </message>
    <message>
        <source>%1, an input, read by thread %2</source>
        <extracomment>%1: a value, &quot;a[3] = 5&quot;; %2: number of a thread</extracomment>
        <translation>%1, vhod, ki ga bere nit %2</translation>
    </message>
    <message>
        <source>%1, stored by thread %2 in epoch %3</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;; %2: number of a thread; %3: number of an epoch</extracomment>
        <translation>%1, shranila nit %2 v epohi %3</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <extracomment>%1: &quot;cache[3] = 5, stored by thread 3 in epoch 1&quot;; %2: the values that it was made of</extracomment>
        <translation>%1, iz %2</translation>
    </message>
    <message>
        <source>inputs</source>
        <extracomment>Name of the first row: the values that are read and never stored</extracomment>
        <translation>vhodi</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <extracomment>Name of a row. %1: number of the epoch</extracomment>
        <translation>epoha %1</translation>
    </message>
    <message>
        <source>epoch %1, row %2</source>
        <extracomment>Name of a row. %1: number of the epoch; %2: number of the row within it</extracomment>
        <translation>epoha %1, vrstica %2</translation>
    </message>
    <message>
        <source>rounded: nothing lost</source>
        <translation>zaokroženo: nič izgubljenega</translation>
    </message>
    <message>
        <source>rounded: lost %1 (%2 ulp)</source>
        <extracomment>ulp: unit in the last place. %1, %2: numbers</extracomment>
        <translation>zaokroženo: izgubljeno %1 (%2 ulp)</translation>
    </message>
    <message>
        <source>%1 in %2 operations</source>
        <extracomment>%1: &quot;rounded: nothing lost&quot;; %2: how many</extracomment>
        <translation>%1, operacij: %2</translation>
    </message>
</context>
<context>
    <name>StagePicture</name>
    <message>
        <source>%1, compared with %2</source>
        <extracomment>%1, %2: titles of the two pictures, &quot;dot_shared · block 0 · 64 threads&quot;</extracomment>
        <translation>%1, primerjano z %2</translation>
    </message>
    <message>
        <source>%1 Compared run: %2</source>
        <extracomment>%1: sentence on a step of the run on the left; %2: the same of the run on the right</extracomment>
        <translation>%1 Primerjani zagon: %2</translation>
    </message>
</context>
<context>
    <name>StageScene</name>
    <message>
        <source>The threads of this block read and wrote nothing.</source>
        <translation>Niti tega bloka niso ničesar ne prebrale ne zapisale.</translation>
    </message>
    <message>
        <source>Thread %1 is marked.</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>Nit %1 je označena.</translation>
    </message>
    <message>
        <source>Thread %1 has added nothing yet.</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>Nit %1 še ni ničesar prištela.</translation>
    </message>
    <message>
        <source>Thread %1: sum %2 after 1 product.</source>
        <extracomment>%1: number of a thread; %2: a number</extracomment>
        <translation>Nit %1: vsota %2 po 1 produktu.</translation>
    </message>
    <message>
        <source>Thread %1: sum %2 after %3 products.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: how many products</extracomment>
        <translation>Nit %1: vsota %2, prištetih produktov: %3.</translation>
    </message>
    <message>
        <source>%1 · block %2 · %3</source>
        <extracomment>%1: id of the kernel; %2: &quot;0&quot; or &quot;1 of 0..3&quot;; %3: &quot;64 threads&quot;</extracomment>
        <translation>%1 · blok %2 · %3</translation>
    </message>
    <message>
        <source>1 thread</source>
        <extracomment>Ends the title of a picture</extracomment>
        <translation>1 nit</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <extracomment>Ends the title of a picture. %1: how many</extracomment>
        <translation>niti: %1</translation>
    </message>
    <message>
        <source>epoch %1 · step %2 · line %3</source>
        <extracomment>%1, %2, %3: numbers</extracomment>
        <translation>epoha %1 · korak %2 · vrstica %3</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>%1: number of a step</extracomment>
        <translation>korak %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>%1: number of a step; %2: how many there are</extracomment>
        <translation>korak %1 od %2</translation>
    </message>
    <message>
        <source>%1 · line %2</source>
        <extracomment>%1: &quot;step 5 of 30&quot;; %2: number of a line of the source</extracomment>
        <translation>%1 · vrstica %2</translation>
    </message>
    <message>
        <source>epoch %1 · %2</source>
        <extracomment>%1: &quot;1 of 0..5&quot;; %2: &quot;step 5 of 30 · line 28&quot;</extracomment>
        <translation>epoha %1 · %2</translation>
    </message>
    <message>
        <source>A lane&apos;s value</source>
        <translation>Vrednost steze</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;; %2: why nothing more is known, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 is an input</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;</extracomment>
        <translation>%1 je vhod</translation>
    </message>
    <message>
        <source>%1 is made of 1 input</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;</extracomment>
        <translation>%1 nastane iz 1 vhoda</translation>
    </message>
    <message>
        <source>%1 is made of no input</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;</extracomment>
        <translation>%1 ne nastane iz nobenega vhoda</translation>
    </message>
    <message>
        <source>%1 is made of %2 inputs</source>
        <extracomment>%1: a value, &quot;cache[3] = 5&quot;; %2: how many</extracomment>
        <translation>%1 nastane iz vhodov (%2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Ends a sentence. %1: &quot;cache[3] = 5 is an input&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>nothing in this block is made of it</source>
        <translation>iz nje v tem bloku ne nastane nič</translation>
    </message>
    <message>
        <source>1 value of this block is made of it</source>
        <translation>iz nje nastane 1 vrednost tega bloka</translation>
    </message>
    <message>
        <source>%1 values of this block are made of it</source>
        <extracomment>Behind &quot;cache[3] = 5 is an input; &quot;. %1: how many</extracomment>
        <translation>iz nje nastanejo vrednosti tega bloka (%1)</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <extracomment>%1: &quot;cache[3] = 5 is an input&quot;; %2: &quot;1 value of this block is made of it&quot;</extracomment>
        <translation>%1; %2.</translation>
    </message>
</context>
<context>
    <name>StageTable</name>
    <message>
        <source>%1 at step %2</source>
        <extracomment>Name of a table for screen readers. %1: &quot;Memory&quot;; %2: number of the step</extracomment>
        <translation>%1 pri koraku %2</translation>
    </message>
    <message>
        <source>%1 at step %2 of %3</source>
        <extracomment>Name of a table for screen readers. %1: &quot;Memory&quot;; %2: number of the step; %3: how many there are</extracomment>
        <translation>%1 pri koraku %2 od %3</translation>
    </message>
    <message>
        <source>thread %1</source>
        <extracomment>Name of a row for screen readers. %1: number of the thread</extracomment>
        <translation>nit %1</translation>
    </message>
    <message>
        <source>threads %1 to %2</source>
        <extracomment>Name of a row for screen readers. %1, %2: numbers of the first and the last thread</extracomment>
        <translation>niti %1 do %2</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <extracomment>Name of a row for screen readers. %1: name of the array; %2: number of the row</extracomment>
        <translation>%1, vrstica %2</translation>
    </message>
    <message>
        <source>%1 from element %2</source>
        <extracomment>Name of a row for screen readers. %1: name of the array; %2: number of the first element</extracomment>
        <translation>%1 od elementa %2</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>še ni prebrano</translation>
    </message>
    <message>
        <source>not stored yet</source>
        <translation>še ni shranjeno</translation>
    </message>
    <message>
        <source>Space-time diagram</source>
        <translation>Prostorsko-časovni diagram</translation>
    </message>
    <message>
        <source>Warps</source>
        <extracomment>Begins the name of a table for screen readers</extracomment>
        <translation>Snopi</translation>
    </message>
    <message>
        <source>Banks and sectors</source>
        <translation>Banke in sektorji</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>Begins the name of a table for screen readers</extracomment>
        <translation>Mreža</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Begins the name of a table for screen readers: &quot;Memory at step 5 of 30&quot;</extracomment>
        <translation>Pomnilnik</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>Name of a column for screen readers. %1: its number</extracomment>
        <translation>stolpec %1</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>Begins the name of a table for screen readers</extracomment>
        <translation>Cevovod</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>Begins the name of a table for screen readers</extracomment>
        <translation>Ploščice</translation>
    </message>
</context>
<context>
    <name>StepSentence</name>
    <message>
        <source>Epoch %1: %2</source>
        <extracomment>%1: number of an epoch; %2: a sentence on a step, &quot;all 64 threads read cache[0 … 63].&quot;</extracomment>
        <translation>Epoha %1: %2</translation>
    </message>
    <message>
        <source>thread %1 reaches for %2, but %3 has %4 elements.</source>
        <extracomment>%1: number of a thread; %2: an element, &quot;cache[99]&quot;; %3: the array; %4: how many</extracomment>
        <translation>nit %1 sega do %2, toda %3 ima %4 elementov.</translation>
    </message>
    <message>
        <source>%1 reach outside %2, which has %3 elements; thread %4 for %5.</source>
        <extracomment>%1: &quot;4 of 64 threads&quot;; %2: the array; %3: how many; %4: number of one thread; %5: its element</extracomment>
        <translation>%1 sežejo zunaj %2, ki ima %3 elementov; nit %4 do %5.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Ends a sentence. %1: a clause, &quot;all 64 threads read cache[0 … 63]&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1; 1 of %2 warps works.</source>
        <extracomment>%1: a clause, &quot;8 of 64 threads read cache[0 … 7]&quot;; %2: how many warps there are</extracomment>
        <translation>%1; dela 1 snop od %2.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 warps work.</source>
        <extracomment>%1: a clause, &quot;32 of 256 threads read …&quot;; %2: how many warps work; %3: of how many</extracomment>
        <translation>%1; delajo snopi: %2 od %3.</translation>
    </message>
    <message>
        <source>%1 reach outside %2, which has %3 elements</source>
        <extracomment>%1: &quot;4 of 64 threads&quot;; %2: the array; %3: how many</extracomment>
        <translation>%1 sežejo zunaj %2, ki ima %3 elementov</translation>
    </message>
    <message>
        <source>%1 read %2</source>
        <extracomment>%1: &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 berejo %2</translation>
    </message>
    <message>
        <source>all %1 threads</source>
        <extracomment>The subject of a sentence. %1: how many, at least 2</extracomment>
        <translation>vse niti (%1)</translation>
    </message>
    <message>
        <source>%1 of %2 threads</source>
        <extracomment>The subject of a sentence. %1: how many; %2: of how many</extracomment>
        <translation>niti (%1 od %2)</translation>
    </message>
    <message>
        <source>all threads of the %1 blocks of the cluster meet at the barrier; what they wrote so far, in each other&apos;s shared memory too, all may now read.</source>
        <extracomment>%1: how many</extracomment>
        <translation>vse niti vseh blokov gruče (%1) se srečajo pri prepreki; kar so dotlej zapisale, tudi v skupni pomnilnik drugih blokov, smejo zdaj brati vse.</translation>
    </message>
    <message>
        <source>the only thread passes the barrier.</source>
        <translation>edina nit gre čez prepreko.</translation>
    </message>
    <message>
        <source>all %1 threads meet at the barrier; what they wrote so far, all may now read.</source>
        <extracomment>%1: how many</extracomment>
        <translation>vse niti (%1) se srečajo pri prepreki; kar so dotlej zapisale, smejo zdaj brati vse.</translation>
    </message>
    <message>
        <source>%1 of %2 threads wait at the barrier of line %3; the others do not come to it.</source>
        <extracomment>%1: how many; %2: of how many; %3: number of a line</extracomment>
        <translation>niti (%1 od %2) čakajo pri prepreki v vrstici %3; druge ne pridejo do nje.</translation>
    </message>
    <message>
        <source>%1 learn how all lanes of their warp vote.</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;</extracomment>
        <translation>%1 izvejo, kako glasujejo vse steze njihovega snopa.</translation>
    </message>
    <message>
        <source>%1 wait for the other lanes of their warp.</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;</extracomment>
        <translation>%1 počakajo druge steze svojega snopa.</translation>
    </message>
    <message>
        <source>%1 pass a fence: what they wrote before is seen before what they write next.</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;</extracomment>
        <translation>%1 gredo čez ograjo: kar so zapisale prej, je vidno pred tem, kar zapišejo pozneje.</translation>
    </message>
    <message>
        <source>thread %1 alone reads %2 = %3.</source>
        <extracomment>%1: number of a thread; %2 = %3: an element and its value</extracomment>
        <translation>samo nit %1 bere %2 = %3.</translation>
    </message>
    <message>
        <source>thread %1 alone copies what it read, %2, into %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>samo nit %1 prepiše, kar je prebrala, %2, v %3.</translation>
    </message>
    <message>
        <source>thread %1 alone stores the sum of what it read, %2, in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>samo nit %1 shrani vsoto prebranega, %2, v %3.</translation>
    </message>
    <message>
        <source>thread %1 alone stores the product of what it read, %2, in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>samo nit %1 shrani produkt prebranega, %2, v %3.</translation>
    </message>
    <message>
        <source>thread %1 alone stores the least of what it read, %2, in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>samo nit %1 shrani najmanjše od prebranega, %2, v %3.</translation>
    </message>
    <message>
        <source>thread %1 alone stores the greatest of what it read, %2, in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>samo nit %1 shrani največje od prebranega, %2, v %3.</translation>
    </message>
    <message>
        <source>thread %1 alone stores %2 in %3.</source>
        <extracomment>%1: number of a thread; %2: a number; %3: an element, &quot;cache[0]&quot;</extracomment>
        <translation>samo nit %1 shrani %2 v %3.</translation>
    </message>
    <message>
        <source>%1 shuffle, and each keeps its own value.</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;</extracomment>
        <translation>%1 si izmenjajo vrednosti in vsaka obdrži svojo.</translation>
    </message>
    <message>
        <source>%1; %2 keep their own.</source>
        <extracomment>%1: a clause, &quot;30 of 32 threads get the value …&quot;; %2: how many threads</extracomment>
        <translation>%1; svojo vrednost obdržijo niti: %2.</translation>
    </message>
    <message>
        <source>%1 get the value of the lane %2 further on in their warp, register to register</source>
        <extracomment>%1: &quot;30 of 32 threads&quot;; %2: a distance of lanes</extracomment>
        <translation>%1 dobijo vrednost steze, ki je v njihovem snopu za %2 naprej, iz registra v register</translation>
    </message>
    <message>
        <source>%1 get the value of the lane %2 before in their warp, register to register</source>
        <extracomment>%1: &quot;30 of 32 threads&quot;; %2: a distance of lanes</extracomment>
        <translation>%1 dobijo vrednost steze, ki je v njihovem snopu za %2 nazaj, iz registra v register</translation>
    </message>
    <message>
        <source>%1 get the value of the lane whose number is their own XOR %2 in their warp, register to register</source>
        <extracomment>%1: &quot;all 32 threads&quot;; %2: a number</extracomment>
        <translation>%1 dobijo vrednost steze svojega snopa, katere številka je njihova lastna XOR %2, iz registra v register</translation>
    </message>
    <message>
        <source>%1 get the value of lane %2 in their warp, register to register</source>
        <extracomment>%1: &quot;all 32 threads&quot;; %2: a number</extracomment>
        <translation>%1 dobijo vrednost steze %2 svojega snopa, iz registra v register</translation>
    </message>
    <message>
        <source>%1 get the value of other lanes, by no simple rule, in their warp, register to register</source>
        <extracomment>%1: &quot;all 32 threads&quot;</extracomment>
        <translation>%1 dobijo vrednosti drugih stez svojega snopa brez preprostega pravila, iz registra v register</translation>
    </message>
    <message>
        <source>%1 get the sum of the values of all lanes of their warp.</source>
        <extracomment>%1: &quot;all 32 threads&quot; or &quot;4 of 32 threads&quot;</extracomment>
        <translation>%1 dobijo vsoto vrednosti vseh stez svojega snopa.</translation>
    </message>
    <message>
        <source>%1 get the least of the values of all lanes of their warp.</source>
        <extracomment>%1: &quot;all 32 threads&quot; or &quot;4 of 32 threads&quot;</extracomment>
        <translation>%1 dobijo najmanjšo od vrednosti vseh stez svojega snopa.</translation>
    </message>
    <message>
        <source>%1 get the largest of the values of all lanes of their warp.</source>
        <extracomment>%1: &quot;all 32 threads&quot; or &quot;4 of 32 threads&quot;</extracomment>
        <translation>%1 dobijo največjo od vrednosti vseh stez svojega snopa.</translation>
    </message>
    <message>
        <source>%1 get what all lanes of their warp make of their bits.</source>
        <extracomment>%1: &quot;all 32 threads&quot; or &quot;4 of 32 threads&quot;</extracomment>
        <translation>%1 dobijo, kar vse steze njihovega snopa sestavijo iz svojih bitov.</translation>
    </message>
    <message>
        <source>%1, each by %2 threads</source>
        <extracomment>%1: elements, &quot;cache[0 … 3]&quot;; %2: how many threads access each of them</extracomment>
        <translation>%1, vsak element niti: %2</translation>
    </message>
    <message>
        <source>%1, each by up to %2 threads</source>
        <extracomment>%1: elements, &quot;cache[0 … 3]&quot;; %2: how many threads access each of them</extracomment>
        <translation>%1, vsak element niti: do %2</translation>
    </message>
    <message>
        <source>row %2 of %1, columns %3 to %4</source>
        <extracomment>Elements of a matrix. %1: its name, &quot;A&quot;; %2, %3, %4: numbers</extracomment>
        <translation>vrstica %2 matrike %1, stolpci %3 do %4</translation>
    </message>
    <message>
        <source>column %2 of %1, rows %3 to %4</source>
        <extracomment>Elements of a matrix. %1: its name, &quot;A&quot;; %2, %3, %4: numbers</extracomment>
        <translation>stolpec %2 matrike %1, vrstice %3 do %4</translation>
    </message>
    <message>
        <source>rows %2 to %3 and columns %4 to %5 of %1</source>
        <extracomment>Elements of a matrix. %1: its name, &quot;A&quot;; %2 to %5: numbers</extracomment>
        <translation>vrstice %2 do %3 in stolpci %4 do %5 matrike %1</translation>
    </message>
    <message>
        <source>%1[%2 … %3]</source>
        <extracomment>Elements of an array. %1: its name; %2, %3: numbers of the first and the last</extracomment>
        <translation>%1[%2 … %3]</translation>
    </message>
    <message>
        <source>%1[%2] and [%3]</source>
        <extracomment>Two elements of an array. %1: its name; %2, %3: numbers</extracomment>
        <translation>%1[%2] in [%3]</translation>
    </message>
    <message>
        <source>%1[%2, %3 … %4]</source>
        <extracomment>Elements of an array at the same distance. %1: its name; %2, %3, %4: numbers</extracomment>
        <translation>%1[%2, %3 … %4]</translation>
    </message>
    <message>
        <source>%2 elements of %1 between [%3] and [%4]</source>
        <extracomment>%1: name of the array; %2: how many; %3, %4: numbers of the first and the last</extracomment>
        <translation>%1, elementov: %2, med [%3] in [%4]</translation>
    </message>
    <message>
        <source>%1 each begin an atomic operation and find the value before, of %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;hist[0 … 3]&quot;</extracomment>
        <translation>%1 začnejo vsaka svojo atomarno operacijo in najdejo prejšnjo vrednost, %2</translation>
    </message>
    <message>
        <source>%1 each end their atomic operation with a new value, of %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;hist[0 … 3]&quot;</extracomment>
        <translation>%1 končajo vsaka svojo atomarno operacijo z novo vrednostjo, %2</translation>
    </message>
    <message>
        <source>%1 each end their atomic operation with a new value, one after the other where they meet, of %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;hist[0 … 3]&quot;</extracomment>
        <translation>%1 končajo vsaka svojo atomarno operacijo z novo vrednostjo, druga za drugo, kjer se srečajo, %2</translation>
    </message>
    <message>
        <source>%1 each read their own element of %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: name of the array</extracomment>
        <translation>%1 berejo vsaka svoj element tabele %2</translation>
    </message>
    <message>
        <source>%1 each read %2[t + %3]</source>
        <extracomment>%1: &quot;32 of 64 threads&quot;; %2: name of an array; %3: a distance; t is the thread&apos;s number</extracomment>
        <translation>%1 berejo vsaka %2[t + %3]</translation>
    </message>
    <message>
        <source>%1 each read %2[t - %3]</source>
        <extracomment>%1: &quot;32 of 64 threads&quot;; %2: the array; %3: a distance; t is the thread&apos;s number</extracomment>
        <translation>%1 berejo vsaka %2[t - %3]</translation>
    </message>
    <message>
        <source>%1 read the same element, %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: an element, &quot;cache[0]&quot;</extracomment>
        <translation>%1 berejo isti element, %2</translation>
    </message>
    <message>
        <source>%1 read %2, neighbours side by side</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 berejo %2, sosede drugo ob drugem</translation>
    </message>
    <message>
        <source>%1 each store a value that they already have, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka vrednost, ki jo že imajo, v %2</translation>
    </message>
    <message>
        <source>%1 each copy what they read into %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 prepišejo vsaka, kar so prebrale, v %2</translation>
    </message>
    <message>
        <source>%1 each store the value that they received from their warp, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka vrednost, ki so jo dobile od svojega snopa, v %2</translation>
    </message>
    <message>
        <source>%1 each store the sum of the two values that they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka vsoto dveh prebranih vrednosti, v %2</translation>
    </message>
    <message>
        <source>%1 each store the sum of up to %2 values that they read, in %3</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: how many; %3: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka vsoto prebranih vrednosti (največ %2), v %3</translation>
    </message>
    <message>
        <source>%1 each store the product of the two values that they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka produkt dveh prebranih vrednosti, v %2</translation>
    </message>
    <message>
        <source>%1 each store their running sum of up to %2 products, in %3</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: how many; %3: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka svojo tekočo vsoto produktov (največ %2), v %3</translation>
    </message>
    <message>
        <source>%1 each store the least of the values that they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka najmanjšo od prebranih vrednosti, v %2</translation>
    </message>
    <message>
        <source>%1 each store the greatest of the values that they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka največjo od prebranih vrednosti, v %2</translation>
    </message>
    <message>
        <source>%1 each store one value made of what they read, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka po eno vrednost iz prebranega, v %2</translation>
    </message>
    <message>
        <source>%1 each store a value, in %2</source>
        <extracomment>%1: &quot;all 64 threads&quot; or &quot;4 of 64 threads&quot;; %2: elements, &quot;cache[0 … 3]&quot;</extracomment>
        <translation>%1 shranijo vsaka po eno vrednost, v %2</translation>
    </message>
    <message>
        <source>%1 (%2 of them had nothing to read)</source>
        <extracomment>%1: a clause, &quot;all 64 threads each store …&quot;; %2: how many threads</extracomment>
        <translation>%1 (nekatere od njih niso imele kaj brati: %2)</translation>
    </message>
</context>
<context>
    <name>TilesPane</name>
    <message>
        <source>swizzle</source>
        <extracomment>Heading: how a tile lies in shared memory; the swizzle exchanges pieces of its rows</extracomment>
        <translation>premešanje</translation>
    </message>
    <message>
        <source>accumulator</source>
        <extracomment>Heading: which lanes hold the sums of a product</extracomment>
        <translation>akumulator</translation>
    </message>
    <message>
        <source>with the swizzle</source>
        <extracomment>Heading: pieces of 16 bytes over the banks</extracomment>
        <translation>s premešanjem</translation>
    </message>
    <message>
        <source>without the swizzle</source>
        <extracomment>Heading: pieces of 16 bytes over the banks</extracomment>
        <translation>brez premešanja</translation>
    </message>
    <message>
        <source>warp %1, rows %2 to %3, by lanes; further columns repeat</source>
        <extracomment>Heading of a table. %1: number of a warp; %2, %3: numbers of rows</extracomment>
        <translation>snop %1, vrstice %2 do %3, po stezah; nadaljnji stolpci se ponavljajo</translation>
    </message>
</context>
<context>
    <name>TilesTable</name>
    <message>
        <source>line %1</source>
        <extracomment>Name of a row for screen readers: a row of a tile in shared memory. %1: its number</extracomment>
        <translation>vrstica %1</translation>
    </message>
    <message>
        <source>row %1 of the sums</source>
        <extracomment>Name of a row for screen readers: of a matrix of sums. %1: its number</extracomment>
        <translation>vrstica vsot %1</translation>
    </message>
</context>
<context>
    <name>TilesWords</name>
    <message>
        <source>No bulk copy and no tensor-core product has begun.</source>
        <translation>Nobeno skupinsko kopiranje in noben produkt tenzorskih jeder se še ni začel.</translation>
    </message>
    <message>
        <source>the tile of %1 from row %2, column %3 on, at %4</source>
        <extracomment>%1: a matrix; %2, %3: numbers; %4: an element of shared memory, &quot;tiles[2048]&quot;</extracomment>
        <translation>ploščica matrike %1 od vrstice %2 in stolpca %3, na %4</translation>
    </message>
    <message>
        <source>The marked pieces are one column of the tile. Without the swizzle they would share four banks and take eight passes; with it they take one.</source>
        <translation>Označeni deli so en stolpec ploščice. Brez premešanja bi si delili štiri banke in potrebovali osem prehodov, s premešanjem enega.</translation>
    </message>
    <message>
        <source>the sums of warp group %1: 64 rows by %2 columns</source>
        <extracomment>%1: number of a warp group; %2: how many</extracomment>
        <translation>vsote skupine snopov %1; 64 vrstic, stolpcev: %2</translation>
    </message>
    <message>
        <source>Banks %1 to %2: piece %3 of row %4</source>
        <extracomment>%1, %2: numbers of banks; %3: number of a piece of 16 bytes; %4: number of a row of a matrix</extracomment>
        <translation>Banke %1 do %2: del %3 vrstice %4</translation>
    </message>
    <message>
        <source>Row %1, column %2: thread %3 (warp %4, lane %5), its sum %6</source>
        <extracomment>%1, %2: row and column of an element; %3, %4, %5: numbers of a thread, its warp and its lane; %6: number of one of its sums</extracomment>
        <translation>Vrstica %1, stolpec %2: nit %3 (snop %4, steza %5), njena vsota %6</translation>
    </message>
</context>
<context>
    <name>WarpCosts</name>
    <message>
        <source>1 warp</source>
        <extracomment>Above a list of warps</extracomment>
        <translation>1 snop</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <extracomment>Above a list of warps. %1: how many</extracomment>
        <translation>snopov: %1</translation>
    </message>
</context>
<context>
    <name>WarpsPainter</name>
    <message>
        <source>takes part</source>
        <extracomment>In the legend: a lane that takes part in the step</extracomment>
        <translation>sodeluje</translation>
    </message>
    <message>
        <source>took the other branch</source>
        <translation>šla po drugi veji</translation>
    </message>
    <message>
        <source>masked off</source>
        <extracomment>In the legend: a lane that has nothing more to do before the barrier</extracomment>
        <translation>zamaskirana</translation>
    </message>
    <message>
        <source>its warp does not run</source>
        <translation>njen snop ne teče</translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation>čaka pri prepreki</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>In the legend: a thread that has come to the end of the kernel</extracomment>
        <translation>končala</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>ne sodeluje</translation>
    </message>
    <message>
        <source>reaches outside of the array</source>
        <translation>seže zunaj tabele</translation>
    </message>
    <message>
        <source>stays within it</source>
        <translation>ostane znotraj nje</translation>
    </message>
    <message>
        <source>accesses nothing at all</source>
        <translation>ne dostopa do ničesar</translation>
    </message>
    <message>
        <source>no thread</source>
        <extracomment>In the legend: the block ends within the warp</extracomment>
        <translation>ni niti</translation>
    </message>
    <message>
        <source>warps</source>
        <extracomment>Heading of the view of all warps</extracomment>
        <translation>snopi</translation>
    </message>
    <message>
        <source>1 thread</source>
        <extracomment>Behind &quot;warps&quot;</extracomment>
        <translation>1 nit</translation>
    </message>
    <message>
        <source>%1 threads in one warp</source>
        <extracomment>Behind &quot;warps&quot;. %1: how many</extracomment>
        <translation>%1 niti v enem snopu</translation>
    </message>
    <message>
        <source>%1 threads in %2 warps</source>
        <extracomment>Behind &quot;warps&quot;. %1, %2: how many</extracomment>
        <translation>niti: %1, snopov: %2</translation>
    </message>
    <message>
        <source>%1; a row is a warp, a cell one of its 32 lanes</source>
        <extracomment>%1: &quot;64 threads in 2 warps&quot;</extracomment>
        <translation>%1; vrstica je snop, celica ena od njegovih 32 stez</translation>
    </message>
    <message>
        <source>warp %1</source>
        <extracomment>Before a row of 32 lanes. %1: number of the warp</extracomment>
        <translation>snop %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Behind a warp. %1: how many lanes work; %2: of how many</extracomment>
        <translation>%1 od %2</translation>
    </message>
</context>
<context>
    <name>WarpsTable</name>
    <message>
        <source>warp %1</source>
        <extracomment>Name of a row for screen readers. %1: its number</extracomment>
        <translation>snop %1</translation>
    </message>
    <message>
        <source>lane %1</source>
        <extracomment>Name of a column for screen readers. %1: its number</extracomment>
        <translation>steza %1</translation>
    </message>
    <message>
        <source>lanes that take part</source>
        <translation>steze, ki sodelujejo</translation>
    </message>
</context>
<context>
    <name>WarpsWords</name>
    <message>
        <source>%1 %: %2 of %3 lanes, %4 of %5 warps</source>
        <extracomment>%1: percent; %2: how many; %3: of how many; %4: how many; %5: of how many</extracomment>
        <translation>%1 %: steze %2 od %3, snopi %4 od %5</translation>
    </message>
    <message>
        <source>The only warp works, %1 of its %2 lanes: %3 % efficiency</source>
        <extracomment>%1: how many; %2: of how many; %3: percent</extracomment>
        <translation>Edini snop dela, steze %1 od %2: izkoristek %3 %</translation>
    </message>
    <message>
        <source>%1 of %2 warps works, %3 of its %4 lanes: %5 % efficiency</source>
        <extracomment>%1: how many; %2: of how many; %3: how many; %4: of how many; %5: percent</extracomment>
        <translation>Dela %1 snop od %2, njegove steze %3 od %4: izkoristek %5 %</translation>
    </message>
    <message>
        <source>%1 of %2 warps work, %3 of their %4 lanes: %5 % efficiency</source>
        <extracomment>%1, %3: how many; %2, %4: of how many; %5: percent</extracomment>
        <translation>Delajo snopi %1 od %2, njihove steze %3 od %4: izkoristek %5 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Lanes of a warp. %1: how many take part; %2: 32</extracomment>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>Behind a warp: it does not run in this step</extracomment>
        <translation>še ne</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Behind a warp: it waits at a barrier</extracomment>
        <translation>čaka</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Behind a warp: it has come to the end of the kernel</extracomment>
        <translation>končal</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Behind a warp: it takes no part in the step</extracomment>
        <translation>nedejaven</translation>
    </message>
</context>
<context>
    <name>WinnerWords</name>
    <message>
        <source>The file of stored launches</source>
        <extracomment>The subject of a sentence: &quot;… was written by Lanescope 0.4.0: its format is …&quot;</extracomment>
        <translation>Datoteko shranjenih zagonov</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>The stored launches cannot be read: %1.</source>
        <extracomment>%1: the system&apos;s reason</extracomment>
        <translation>Shranjenih zagonov ni mogoče prebrati: %1.</translation>
    </message>
    <message>
        <source>The file of stored launches, %1, is damaged.</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Datoteka shranjenih zagonov %1 je poškodovana.</translation>
    </message>
    <message>
        <source>The file of stored launches is damaged; it is kept as %1.</source>
        <extracomment>%1: path of the copy that is kept</extracomment>
        <translation>Datoteka shranjenih zagonov je poškodovana; ohranjena je kot %1.</translation>
    </message>
    <message>
        <source>The file of stored launches, %1, is locked by another program.</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Datoteko shranjenih zagonov %1 je zaklenil drug program.</translation>
    </message>
    <message>
        <source>auto: %1, stored for %2 on %3.</source>
        <extracomment>%1: the launch, &quot;block 256, grid 132&quot;; %2: name of the device; %3: a date</extracomment>
        <translation>auto: %1, shranjeno za %2 dne %3.</translation>
    </message>
</context>
<context>
    <name>WordSentence</name>
    <message>
        <source>%1, here %2</source>
        <extracomment>%1: name of a function&apos;s parameter in the source; %2: the array that it is here</extracomment>
        <translation>%1, tu %2</translation>
    </message>
    <message>
        <source>%1 in thread %2, %3 in the block&apos;s last thread</source>
        <extracomment>The value of threadIdx. %1: in the thread numbered %2; %3: in the last thread</extracomment>
        <translation>%1 v niti %2, %3 v zadnji niti bloka</translation>
    </message>
    <message>
        <source>%1 in the block that is shown, for all its threads</source>
        <extracomment>The value of blockIdx, blockDim or gridDim. %1: a number</extracomment>
        <translation>%1 v prikazanem bloku, za vse njegove niti</translation>
    </message>
    <message>
        <source>%1 for all threads</source>
        <extracomment>The value of blockIdx, blockDim or gridDim. %1: a number</extracomment>
        <translation>%1 za vse niti</translation>
    </message>
    <message>
        <source>%1 on line %2, in this step</source>
        <extracomment>%1: a name in the source; %2: number of a line</extracomment>
        <translation>%1 v vrstici %2, v tem koraku</translation>
    </message>
    <message>
        <source>%1 on line %2, last accessed in step %3</source>
        <extracomment>%1: a name in the source; %2: number of a line; %3: number of a step</extracomment>
        <translation>%1 v vrstici %2, zadnji dostop v koraku %3</translation>
    </message>
    <message>
        <source>%1 on line %2, next accessed in step %3</source>
        <extracomment>%1: a name in the source; %2: number of a line; %3: number of a step</extracomment>
        <translation>%1 v vrstici %2, naslednji dostop v koraku %3</translation>
    </message>
    <message>
        <source>Thread %1 does not access %2 here.</source>
        <extracomment>%1: number of a thread; %2: name of an array</extracomment>
        <translation>Nit %1 tu ne dostopa do %2.</translation>
    </message>
    <message>
        <source>%1 more accesses on this line, one after the other.</source>
        <extracomment>%1: how many</extracomment>
        <translation>Dostopov v tej vrstici je še več, drug za drugim: %1.</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <extracomment>The subject of a sentence. %1: number of a thread</extracomment>
        <translation>Nit %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Ends a sentence. %1: a clause, &quot;Thread 5 reads cache[3] = 5&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>thread %1 %2 = %3</source>
        <extracomment>In a list. %1: number of a thread; %2 = %3: an element and its value</extracomment>
        <translation>nit %1 %2 = %3</translation>
    </message>
    <message>
        <source>thread %1 %2</source>
        <extracomment>In a list. %1: number of a thread; %2: an element that its array does not have</extracomment>
        <translation>nit %1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: a clause, &quot;64 of 64 threads read cache[0 … 63]&quot;; %2: a list of threads and elements</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Thread %1 does not come here.</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>Nit %1 ne pride sem.</translation>
    </message>
    <message>
        <source>%1 = %2 in thread %3: %4.</source>
        <extracomment>%1 = %2: an index and its value; %3: number of a thread; %4: a clause, &quot;it reads cache[3] = 5&quot;</extracomment>
        <translation>%1 = %2 v niti %3: %4.</translation>
    </message>
    <message>
        <source>it</source>
        <extracomment>The subject of a clause: the thread that was just named</extracomment>
        <translation>to</translation>
    </message>
    <message>
        <source>%1 in thread %2</source>
        <extracomment>In a list. %1: the value of an index; %2: number of a thread</extracomment>
        <translation>%1 v niti %2</translation>
    </message>
    <message>
        <source>%1 = %2.</source>
        <extracomment>%1: name of an index; %2: a list of values and threads</extracomment>
        <translation>%1 = %2.</translation>
    </message>
</context>
<context>
    <name>WrongSentence</name>
    <message>
        <source>Here it goes wrong: not all threads come to the barrier, and the run ends; %1 goes on.</source>
        <extracomment>%1: id of the kernel that is right</extracomment>
        <translation>Tu gre narobe: vse niti ne pridejo do prepreke in zagon se konča; %1 nadaljuje.</translation>
    </message>
    <message>
        <source>Here it goes wrong: no thread reads %1; the red values lack it.</source>
        <extracomment>%1: an element, &quot;cache[3] = 5&quot;</extracomment>
        <translation>Tu gre narobe: nobena nit ne bere %1; rdečim vrednostim manjka.</translation>
    </message>
    <message>
        <source>Here it goes wrong: no thread reads %1 and %2 more; the red values lack them.</source>
        <extracomment>%1: an element, &quot;cache[3] = 5&quot;; %2: how many</extracomment>
        <translation>Tu gre narobe: nobena nit ne bere %1 in še drugih (%2); rdečim vrednostim manjkajo.</translation>
    </message>
    <message>
        <source>Here it goes wrong: %1; what comes of it is red.</source>
        <extracomment>%1: what a thread did, a clause, &quot;thread 5 reads cache[3] before …&quot;</extracomment>
        <translation>Tu gre narobe: %1; kar iz tega nastane, je rdeče.</translation>
    </message>
    <message>
        <source>Here it goes wrong %1 times, for example %2; what comes of it is red.</source>
        <extracomment>%1: how often; %2: what a thread did, a clause, &quot;thread 5 reads cache[3] before …&quot;</extracomment>
        <translation>Tu gre narobe večkrat (%1), na primer %2; kar iz tega nastane, je rdeče.</translation>
    </message>
    <message>
        <source>thread %1 reaches outside of %2</source>
        <extracomment>%1: number of a thread; %2: name of an array</extracomment>
        <translation>nit %1 seže zunaj %2</translation>
    </message>
    <message>
        <source>thread %1 reads %2</source>
        <extracomment>%1: number of a thread; %2: an element, &quot;cache[3]&quot;</extracomment>
        <translation>nit %1 bere %2</translation>
    </message>
    <message>
        <source>%1 before thread %2 has stored %3 there</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: number of a thread; %3: a number</extracomment>
        <translation>%1, preden nit %2 tja shrani %3</translation>
    </message>
    <message>
        <source>%1 after thread %2 has overwritten %3 there</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: number of a thread; %3: a number</extracomment>
        <translation>%1, potem ko nit %2 tam prepiše %3</translation>
    </message>
    <message>
        <source>%1; in %2 it reads element %3 = %4</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: id of the kernel that is right; %3: number of an element; %4: its value</extracomment>
        <translation>%1; v %2 bere element %3 = %4</translation>
    </message>
    <message>
        <source>%1, which no thread has written</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;</extracomment>
        <translation>%1, ki ga ni zapisala nobena nit</translation>
    </message>
    <message>
        <source>%1 to add to it, and so does block %2: one of the two sums is lost</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: number of a block</extracomment>
        <translation>%1, da bi mu prištela, enako pa blok %2: ena od dveh vsot se izgubi</translation>
    </message>
    <message>
        <source>thread %1 stores %2, in %3 it is %4</source>
        <extracomment>%1: number of a thread; %2: an element and its value; %3: id of the kernel that is right; %4: a number</extracomment>
        <translation>nit %1 shrani %2, v %3 je %4</translation>
    </message>
    <message>
        <source>thread %1 stores %2 once more than in %3</source>
        <extracomment>%1: number of a thread; %2: an element and its value; %3: id of the kernel that is right</extracomment>
        <translation>nit %1 shrani %2 enkrat več kot v %3</translation>
    </message>
    <message>
        <source>%1, in %2 it is %3</source>
        <extracomment>%1: &quot;thread 5 reads cache[3]&quot;; %2: id of the kernel that is right; %3: a number</extracomment>
        <translation>%1, v %2 je %3</translation>
    </message>
    <message>
        <source>read before thread %1 had stored it</source>
        <extracomment>Why a value is wrong. %1: number of a thread</extracomment>
        <translation>prebrano, preden je nit %1 to shranila</translation>
    </message>
    <message>
        <source>read after thread %1 had overwritten it</source>
        <extracomment>Why a value is wrong. %1: number of a thread</extracomment>
        <translation>prebrano, potem ko je nit %1 to prepisala</translation>
    </message>
    <message>
        <source>read from another element</source>
        <translation>prebrano iz drugega elementa</translation>
    </message>
    <message>
        <source>no thread has written it</source>
        <translation>ni ga zapisala nobena nit</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>zunaj meja</translation>
    </message>
    <message>
        <source>block %1 has read the same to add to it</source>
        <extracomment>Why a value is wrong. %1: number of a block</extracomment>
        <translation>blok %1 je prebral isto, da bi prištel</translation>
    </message>
    <message>
        <source>no thread reads it</source>
        <translation>ne bere ga nobena nit</translation>
    </message>
    <message>
        <source>not all threads come to the barrier</source>
        <translation>vse niti ne pridejo do prepreke</translation>
    </message>
    <message>
        <source>here it goes wrong</source>
        <translation>tu gre narobe</translation>
    </message>
    <message>
        <source>Wrong: it holds a wrong value.</source>
        <translation>Napačno: drži napačno vrednost.</translation>
    </message>
    <message>
        <source>made of wrong values</source>
        <translation>nastalo iz napačnih vrednosti</translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <extracomment>%1: why, a clause, &quot;no thread has written it&quot;</extracomment>
        <translation>Napačno: %1.</translation>
    </message>
    <message>
        <source>Wrong: %1 has %2 here; %3.</source>
        <extracomment>%1: id of the kernel that is right; %2: a number; %3: why, a clause</extracomment>
        <translation>Napačno: %1 ima tu %2; %3.</translation>
    </message>
    <message>
        <source>Wrong: %1 is never stored; %2 has %3 here.</source>
        <extracomment>%1: an element, &quot;c[3]&quot;; %2: id of the kernel that is right; %3: a number</extracomment>
        <translation>Napačno: %1 ni nikoli shranjeno; %2 ima tu %3.</translation>
    </message>
    <message>
        <source>&lt;b&gt;This order of the threads hides the mistake&lt;/b&gt;: every value is as in %1. Another order may not.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: id of the kernel that is right</extracomment>
        <translation>&lt;b&gt;Ta vrstni red niti skrije napako&lt;/b&gt;: vsaka vrednost je taka kot v %1. Drug vrstni red je morda ne bo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;This memory hides the mistake&lt;/b&gt;: what was left in it happened to give every value as in %1.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: id of the kernel that is right</extracomment>
        <translation>&lt;b&gt;Ta pomnilnik skrije napako&lt;/b&gt;: kar je v njem ostalo, je slučajno dalo vse vrednosti kot v %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;This run hides the mistake&lt;/b&gt;: every value is as in %1. Others may not be.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: id of the kernel that is right</extracomment>
        <translation>&lt;b&gt;Ta zagon skrije napako&lt;/b&gt;: vsaka vrednost je taka kot v %1. Drugi je morda ne bodo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1 value that this block stores is wrong&lt;/b&gt; and red; it goes wrong in step %1.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: number of a step</extracomment>
        <translation>&lt;b&gt;1 vrednost, ki jo shrani ta blok, je napačna&lt;/b&gt; in rdeča; narobe gre v koraku %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 values that this block stores are wrong&lt;/b&gt; and red, from step %2 on.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: how many; %2: number of a step</extracomment>
        <translation>&lt;b&gt;Napačne vrednosti, ki jih shrani ta blok: %1&lt;/b&gt;; rdeče so od koraka %2 naprej.</translation>
    </message>
    <message>
        <source>&lt;b&gt;What is stored is as in %1&lt;/b&gt;; red is what goes wrong on the way, from step %2 on.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: id of the kernel that is right; %2: number of a step</extracomment>
        <translation>&lt;b&gt;Shranjeno je enako kot v %1&lt;/b&gt;; rdeče je, kar gre vmes narobe, od koraka %2 naprej.</translation>
    </message>
    <message>
        <source>The result is as in %1.</source>
        <extracomment>%1: id of the kernel that is right</extracomment>
        <translation>Rezultat je enak kot v %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is never stored&lt;/b&gt;; %2 stores %3 there.</source>
        <extracomment>&lt;b&gt;, &lt;/b&gt;: bold type. %1: an element, &quot;c[3]&quot;; %2: id of the kernel that is right; %3: a number</extracomment>
        <translation>&lt;b&gt;%1 ni nikoli shranjeno&lt;/b&gt;; %2 tja shrani %3.</translation>
    </message>
</context>
<context>
    <name>catalog</name>
    <message>
        <source>Dot product, products in global memory</source>
        <extracomment>Title of the kernel dot_global</extracomment>
        <translation>Skalarni produkt, produkti v globalnem pomnilniku</translation>
    </message>
    <message>
        <source>Every thread writes its products to global memory; the host adds all n of them.</source>
        <extracomment>What the kernel dot_global does</extracomment>
        <translation>Vsaka nit zapiše svoje produkte v globalni pomnilnik; gostitelj sešteje vseh n.</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), chapter 5, first step</source>
        <extracomment>Where the kernel dot_global is taught</extracomment>
        <translation>Sanders in Kandrot, CUDA by Example (2010), 5. poglavje, prvi korak</translation>
    </message>
    <message>
        <source>Dot product, shared-memory tree</source>
        <extracomment>Title of the kernel dot_shared</extracomment>
        <translation>Skalarni produkt, drevo v skupnem pomnilniku</translation>
    </message>
    <message>
        <source>Each block adds its products in a shared-memory tree; the host adds one number per block.</source>
        <extracomment>What the kernel dot_shared does</extracomment>
        <translation>Vsak blok sešteje svoje produkte z drevesom v skupnem pomnilniku; gostitelj sešteje po eno število na blok.</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), chapter 5; Harris, Optimizing Parallel Reduction in CUDA (2007), step 3</source>
        <extracomment>Where the kernel dot_shared is taught</extracomment>
        <translation>Sanders in Kandrot, CUDA by Example (2010), 5. poglavje; Harris, Optimizing Parallel Reduction in CUDA (2007), 3. korak</translation>
    </message>
    <message>
        <source>Dot product, the last warp on its own</source>
        <extracomment>Title of the kernel dot_last_warp</extracomment>
        <translation>Skalarni produkt, zadnji snop zase</translation>
    </message>
    <message>
        <source>The tree&apos;s last steps are of one warp, whose threads wait for each other only.</source>
        <extracomment>What the kernel dot_last_warp does</extracomment>
        <translation>Zadnje korake drevesa naredi en snop, katerega niti čakajo le druga na drugo.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, with the __syncwarp() of CUDA 9 (2017)</source>
        <extracomment>Where the kernel dot_last_warp is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), 5. korak, z __syncwarp() iz CUDA 9 (2017)</translation>
    </message>
    <message>
        <source>Dot product, vector loads, one launch</source>
        <extracomment>Title of the kernel dot_one_launch</extracomment>
        <translation>Skalarni produkt, vektorska branja, en zagon</translation>
    </message>
    <message>
        <source>16 bytes per load, many in flight; the block that ends last adds up all blocks&apos; sums.</source>
        <extracomment>What the kernel dot_one_launch does</extracomment>
        <translation>Po 16 bajtov na branje, več hkrati na poti; blok, ki konča zadnji, sešteje vsote vseh blokov.</translation>
    </message>
    <message>
        <source>NVIDIA, CUDA samples, threadFenceReduction; Harris, CUDA Pro Tip: Increase Performance with Vectorized Memory Access (2013)</source>
        <extracomment>Where the kernel dot_one_launch is taught</extracomment>
        <translation>NVIDIA, CUDA samples, threadFenceReduction; Harris, CUDA Pro Tip: Increase Performance with Vectorized Memory Access (2013)</translation>
    </message>
    <message>
        <source>Reduction 1: interleaved, divergent branch</source>
        <extracomment>Title of the kernel reduce_interleaved_divergent</extracomment>
        <translation>Redukcija 1: prepletena, razhajajoča se vejitev</translation>
    </message>
    <message>
        <source>Every second thread works, then every fourth: all warps stay busy with ever fewer lanes.</source>
        <extracomment>What the kernel reduce_interleaved_divergent does</extracomment>
        <translation>Dela vsaka druga nit, nato vsaka četrta: vsi snopi so zasedeni z vse manj stezami.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 1</source>
        <extracomment>Where the kernel reduce_interleaved_divergent is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), 1. korak</translation>
    </message>
    <message>
        <source>Reduction 2: interleaved, bank conflicts</source>
        <extracomment>Title of the kernel reduce_interleaved_conflicts</extracomment>
        <translation>Redukcija 2: prepletena, trki v bankah</translation>
    </message>
    <message>
        <source>The working threads stand side by side, but their elements share banks.</source>
        <extracomment>What the kernel reduce_interleaved_conflicts does</extracomment>
        <translation>Delujoče niti stojijo druga ob drugi, toda njihovi elementi si delijo banke.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 2</source>
        <extracomment>Where the kernel reduce_interleaved_conflicts is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), 2. korak</translation>
    </message>
    <message>
        <source>Reduction 3: sequential addressing</source>
        <extracomment>Title of the kernel reduce_sequential</extracomment>
        <translation>Redukcija 3: zaporedno naslavljanje</translation>
    </message>
    <message>
        <source>The second half is added to the first: no divergence, no conflict.</source>
        <extracomment>What the kernel reduce_sequential does</extracomment>
        <translation>Druga polovica se prišteje prvi: brez razhajanja, brez trkov.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 3</source>
        <extracomment>Where the kernel reduce_sequential is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), 3. korak</translation>
    </message>
    <message>
        <source>Reduction 4: first add during load</source>
        <extracomment>Title of the kernel reduce_first_add</extracomment>
        <translation>Redukcija 4: prvo seštevanje ob branju</translation>
    </message>
    <message>
        <source>Each thread loads two elements and adds them: half the blocks.</source>
        <extracomment>What the kernel reduce_first_add does</extracomment>
        <translation>Vsaka nit prebere dva elementa in ju sešteje: polovica blokov.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 4</source>
        <extracomment>Where the kernel reduce_first_add is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), 4. korak</translation>
    </message>
    <message>
        <source>Reduction 5: the last warp on its own</source>
        <extracomment>Title of the kernel reduce_last_warp</extracomment>
        <translation>Redukcija 5: zadnji snop zase</translation>
    </message>
    <message>
        <source>Once one warp is left, its lanes wait for each other only.</source>
        <extracomment>What the kernel reduce_last_warp does</extracomment>
        <translation>Ko ostane en snop, njegove steze čakajo le druga na drugo.</translation>
    </message>
    <message>
        <source>Reduction 6: fully unrolled</source>
        <extracomment>Title of the kernel reduce_unrolled</extracomment>
        <translation>Redukcija 6: povsem razvita</translation>
    </message>
    <message>
        <source>The size of the block is known to the compiler: no loop is left.</source>
        <extracomment>What the kernel reduce_unrolled does</extracomment>
        <translation>Prevajalnik pozna velikost bloka: zanke ni več.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 6</source>
        <extracomment>Where the kernel reduce_unrolled is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), 6. korak</translation>
    </message>
    <message>
        <source>Reduction 7: many adds per thread</source>
        <extracomment>Title of the kernel reduce_many_adds</extracomment>
        <translation>Redukcija 7: mnogo seštevanj na nit</translation>
    </message>
    <message>
        <source>A thread&apos;s own sum in a register takes the place of most trees.</source>
        <extracomment>What the kernel reduce_many_adds does</extracomment>
        <translation>Lastna vsota niti v registru nadomesti večino dreves.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 7</source>
        <extracomment>Where the kernel reduce_many_adds is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), 7. korak</translation>
    </message>
    <message>
        <source>Reduction 8: warp shuffle</source>
        <extracomment>Title of the kernel reduce_shuffle</extracomment>
        <translation>Redukcija 8: izmenjava v snopu (shuffle)</translation>
    </message>
    <message>
        <source>The lanes of a warp hand each other registers; one barrier is left.</source>
        <extracomment>What the kernel reduce_shuffle does</extracomment>
        <translation>Steze snopa si podajajo registre; ostane ena prepreka.</translation>
    </message>
    <message>
        <source>Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014)</source>
        <extracomment>Where the kernel reduce_shuffle is taught</extracomment>
        <translation>Luitjens, Faster Parallel Reductions on Kepler (NVIDIA, 2014)</translation>
    </message>
    <message>
        <source>Reduction 9: one instruction a warp</source>
        <extracomment>Title of the kernel reduce_warp_instruction</extracomment>
        <translation>Redukcija 9: en ukaz na snop</translation>
    </message>
    <message>
        <source>__reduce_add_sync() combines 32 integers at once; needs compute capability 8.0.</source>
        <extracomment>What the kernel reduce_warp_instruction does</extracomment>
        <translation>__reduce_add_sync() združi 32 celih števil naenkrat; potrebuje računsko zmožnost 8.0.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Warp Reduce Functions</source>
        <extracomment>Where the kernel reduce_warp_instruction is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Warp Reduce Functions</translation>
    </message>
    <message>
        <source>Reduction 10: one atomic operation per block</source>
        <extracomment>Title of the kernel reduce_atomic</extracomment>
        <translation>Redukcija 10: ena atomarna operacija na blok</translation>
    </message>
    <message>
        <source>The blocks combine their numbers with one, in whatever order they end.</source>
        <extracomment>What the kernel reduce_atomic does</extracomment>
        <translation>Bloki združijo svoja števila z enim, v vrstnem redu, v katerem končajo.</translation>
    </message>
    <message>
        <source>Reduction 11: two launches</source>
        <extracomment>Title of the kernel reduce_two_launches</extracomment>
        <translation>Redukcija 11: dva zagona</translation>
    </message>
    <message>
        <source>The kernel of step 8 once more, with one block, on the blocks&apos; numbers; its record is the second launch&apos;s.</source>
        <extracomment>What the kernel reduce_two_launches does</extracomment>
        <translation>Ščepec 8. koraka še enkrat, z enim blokom, na številih blokov; njegov zapis je zapis drugega zagona.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), which launches again for every level</source>
        <extracomment>Where the kernel reduce_two_launches is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), ki zažene znova za vsako raven</translation>
    </message>
    <message>
        <source>Reduction 12: vector loads, one launch</source>
        <extracomment>Title of the kernel reduce_one_launch</extracomment>
        <translation>Redukcija 12: vektorska branja, en zagon</translation>
    </message>
    <message>
        <source>16 bytes per load, four in flight; the block that ends last combines all blocks&apos; numbers.</source>
        <extracomment>What the kernel reduce_one_launch does</extracomment>
        <translation>Po 16 bajtov na branje, štiri hkrati na poti; blok, ki konča zadnji, združi števila vseh blokov.</translation>
    </message>
    <message>
        <source>Reduction 13: one cluster, distributed shared memory</source>
        <extracomment>Title of the kernel reduce_cluster</extracomment>
        <translation>Redukcija 13: ena gruča, porazdeljeni skupni pomnilnik</translation>
    </message>
    <message>
        <source>Up to 16 blocks hand block 0 their numbers in its shared memory; needs compute capability 9.0.</source>
        <extracomment>What the kernel reduce_cluster does</extracomment>
        <translation>Do 16 blokov preda svoja števila bloku 0 v njegov skupni pomnilnik; potrebuje računsko zmožnost 9.0.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Thread Block Clusters and Distributed Shared Memory</source>
        <extracomment>Where the kernel reduce_cluster is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Thread Block Clusters and Distributed Shared Memory</translation>
    </message>
    <message>
        <source>Scan 1: Hillis-Steele</source>
        <extracomment>Title of the kernel scan_hillis_steele</extracomment>
        <translation>Predponska vsota 1: Hillis in Steele</translation>
    </message>
    <message>
        <source>Each step adds the element that lies 1, 2, 4, … before: few steps, many additions.</source>
        <extracomment>What the kernel scan_hillis_steele does</extracomment>
        <translation>Vsak korak prišteje element, ki leži 1, 2, 4, … pred njim: malo korakov, mnogo seštevanj.</translation>
    </message>
    <message>
        <source>Hillis and Steele, Data parallel algorithms (1986); Harris, Sengupta and Owens, GPU Gems 3 (2007), chapter 39</source>
        <extracomment>Where the kernel scan_hillis_steele is taught</extracomment>
        <translation>Hillis in Steele, Data parallel algorithms (1986); Harris, Sengupta in Owens, GPU Gems 3 (2007), 39. poglavje</translation>
    </message>
    <message>
        <source>Scan 1, in place: Kogge-Stone</source>
        <extracomment>Title of the kernel scan_kogge_stone</extracomment>
        <translation>Predponska vsota 1 na mestu: Kogge in Stone</translation>
    </message>
    <message>
        <source>One buffer: every thread reads before any thread writes, which takes a second barrier in each step.</source>
        <extracomment>What the kernel scan_kogge_stone does</extracomment>
        <translation>En medpomnilnik: vsaka nit bere, preden katera piše, za kar je v vsakem koraku potrebna še ena prepreka.</translation>
    </message>
    <message>
        <source>Kogge and Stone, A parallel algorithm for the efficient solution of a general class of recurrence equations (1973); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11</source>
        <extracomment>Where the kernel scan_kogge_stone is taught</extracomment>
        <translation>Kogge in Stone, A parallel algorithm for the efficient solution of a general class of recurrence equations (1973); Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 11. poglavje</translation>
    </message>
    <message>
        <source>Scan 2: Blelloch</source>
        <extracomment>Title of the kernel scan_blelloch</extracomment>
        <translation>Predponska vsota 2: Blelloch</translation>
    </message>
    <message>
        <source>A tree of sums up, what lies before each part down: twice the steps, no sum made twice.</source>
        <extracomment>What the kernel scan_blelloch does</extracomment>
        <translation>Navzgor drevo vsot, navzdol tisto, kar leži pred vsakim delom: dvakrat več korakov, nobena vsota dvakrat.</translation>
    </message>
    <message>
        <source>Blelloch, Prefix sums and their applications (1990); GPU Gems 3 (2007), chapter 39</source>
        <extracomment>Where the kernel scan_blelloch is taught</extracomment>
        <translation>Blelloch, Prefix sums and their applications (1990); GPU Gems 3 (2007), 39. poglavje</translation>
    </message>
    <message>
        <source>Scan 3: Blelloch, padded</source>
        <extracomment>Title of the kernel scan_blelloch_padded</extracomment>
        <translation>Predponska vsota 3: Blelloch, z vrzelmi</translation>
    </message>
    <message>
        <source>An empty place behind every 32 elements keeps the tree&apos;s threads on different banks.</source>
        <extracomment>What the kernel scan_blelloch_padded does</extracomment>
        <translation>Prazno mesto za vsakimi 32 elementi drži niti drevesa v različnih bankah.</translation>
    </message>
    <message>
        <source>Harris, Sengupta and Owens, GPU Gems 3 (2007), chapter 39.2.3</source>
        <extracomment>Where the kernel scan_blelloch_padded is taught</extracomment>
        <translation>Harris, Sengupta in Owens, GPU Gems 3 (2007), poglavje 39.2.3</translation>
    </message>
    <message>
        <source>Scan 4: warp shuffle</source>
        <extracomment>Title of the kernel scan_shuffle</extracomment>
        <translation>Predponska vsota 4: izmenjava v snopu (shuffle)</translation>
    </message>
    <message>
        <source>The lanes of a warp hand each other registers; two barriers are left.</source>
        <extracomment>What the kernel scan_shuffle does</extracomment>
        <translation>Steze snopa si podajajo registre; ostaneta dve prepreki.</translation>
    </message>
    <message>
        <source>Harris and Garland, Optimizing Parallel Prefix Operations for the Fermi Architecture, GPU Computing Gems (2012); CUDA C++ Programming Guide, Warp Shuffle Functions</source>
        <extracomment>Where the kernel scan_shuffle is taught</extracomment>
        <translation>Harris and Garland, Optimizing Parallel Prefix Operations for the Fermi Architecture, GPU Computing Gems (2012); CUDA C++ Programming Guide, Warp Shuffle Functions</translation>
    </message>
    <message>
        <source>Scan 5: raking</source>
        <extracomment>Title of the kernel scan_raking</extracomment>
        <translation>Predponska vsota 5: grabljenje (raking)</translation>
    </message>
    <message>
        <source>One warp goes over all elements, each lane over its piece: as few additions as Blelloch&apos;s, two barriers.</source>
        <extracomment>What the kernel scan_raking does</extracomment>
        <translation>En snop gre čez vse elemente, vsaka steza čez svoj kos: tako malo seštevanj kot pri Blellochu, dve prepreki.</translation>
    </message>
    <message>
        <source>Blelloch, Scans as primitive parallel operations (1989); Merrill and Grimshaw, Parallel Scan for Stream Architectures (2009)</source>
        <extracomment>Where the kernel scan_raking is taught</extracomment>
        <translation>Blelloch, Scans as primitive parallel operations (1989); Merrill in Grimshaw, Parallel Scan for Stream Architectures (2009)</translation>
    </message>
    <message>
        <source>Scan 6: three launches</source>
        <extracomment>Title of the kernel scan_three_launches</extracomment>
        <translation>Predponska vsota 6: trije zagoni</translation>
    </message>
    <message>
        <source>Scan the blocks&apos; tiles, scan their sums, add: any length, and four passes over memory.</source>
        <extracomment>What the kernel scan_three_launches does</extracomment>
        <translation>Predponske vsote blokovih kosov, predponske vsote njihovih vsot, prištevanje: poljubna dolžina in štirje prehodi čez pomnilnik.</translation>
    </message>
    <message>
        <source>Sengupta, Harris, Zhang and Owens, Scan Primitives for GPU Computing (2007); GPU Gems 3, chapter 39, arrays of arbitrary size</source>
        <extracomment>Where the kernel scan_three_launches is taught</extracomment>
        <translation>Sengupta, Harris, Zhang in Owens, Scan Primitives for GPU Computing (2007); GPU Gems 3, 39. poglavje, tabele poljubne velikosti</translation>
    </message>
    <message>
        <source>Scan 7: one launch, decoupled look-back</source>
        <extracomment>Title of the kernel scan_look_back</extracomment>
        <translation>Predponska vsota 7: en zagon, razklopljen pogled nazaj</translation>
    </message>
    <message>
        <source>A block publishes its tile&apos;s sum and asks the tiles before it: two passes over memory. A float&apos;s last bits can differ from run to run.</source>
        <extracomment>What the kernel scan_look_back does</extracomment>
        <translation>Blok objavi vsoto svojega kosa in vpraša kose pred seboj: dva prehoda čez pomnilnik. Zadnji biti števil float so lahko od zagona do zagona drugačni.</translation>
    </message>
    <message>
        <source>Merrill and Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back (NVIDIA, 2016)</source>
        <extracomment>Where the kernel scan_look_back is taught</extracomment>
        <translation>Merrill in Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back (NVIDIA, 2016)</translation>
    </message>
    <message>
        <source>Matrix product 1: one thread an element</source>
        <extracomment>Title of the kernel matmul_naive</extracomment>
        <translation>Produkt matrik 1: ena nit na element</translation>
    </message>
    <message>
        <source>Each thread walks along a row of A and down a column of B; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_naive does</extracomment>
        <translation>Vsaka nit gre po vrstici A in po stolpcu B; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Shared Memory, the version without</source>
        <extracomment>Where the kernel matmul_naive is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Shared Memory, različica brez njega</translation>
    </message>
    <message>
        <source>Matrix product 1, swapped: rows along x</source>
        <extracomment>Title of the kernel matmul_swapped</extracomment>
        <translation>Produkt matrik 1, zamenjan: vrstice vzdolž x</translation>
    </message>
    <message>
        <source>The lanes of a warp take rows instead of columns, so that each of them touches a sector of its own; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_swapped does</extracomment>
        <translation>Steze snopa vzamejo vrstice namesto stolpcev, tako da se vsaka dotakne svojega sektorja; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 1</source>
        <extracomment>Where the kernel matmul_swapped is taught</extracomment>
        <translation>Boehm, How to Optimize a CUDA Matmul Kernel (2022), ščepec 1</translation>
    </message>
    <message>
        <source>Matrix product 2: tiles in shared memory</source>
        <extracomment>Title of the kernel matmul_tiled</extracomment>
        <translation>Produkt matrik 2: ploščice v skupnem pomnilniku</translation>
    </message>
    <message>
        <source>A block loads a tile of A and one of B at a time, each element once for all its threads; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_tiled does</extracomment>
        <translation>Blok naloži po eno ploščico A in eno ploščico B, vsak element enkrat za vse svoje niti; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Shared Memory; CUDA samples, matrixMul</source>
        <extracomment>Where the kernel matmul_tiled is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Shared Memory; CUDA samples, matrixMul</translation>
    </message>
    <message>
        <source>Matrix product 3: a column in registers</source>
        <extracomment>Title of the kernel matmul_register_column</extracomment>
        <translation>Produkt matrik 3: stolpec v registrih</translation>
    </message>
    <message>
        <source>A thread computes 8 elements of a column and uses each element of B 8 times; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_register_column does</extracomment>
        <translation>Nit izračuna 8 elementov stolpca in vsak element B uporabi osemkrat; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 4</source>
        <extracomment>Where the kernel matmul_register_column is taught</extracomment>
        <translation>Boehm, How to Optimize a CUDA Matmul Kernel (2022), ščepec 4</translation>
    </message>
    <message>
        <source>Matrix product 4: a square in registers</source>
        <extracomment>Title of the kernel matmul_register_square</extracomment>
        <translation>Produkt matrik 4: kvadrat v registrih</translation>
    </message>
    <message>
        <source>A thread computes 8 × 8 elements as a sum of outer products; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_register_square does</extracomment>
        <translation>Nit izračuna 8 × 8 elementov kot vsoto zunanjih produktov; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 5</source>
        <extracomment>Where the kernel matmul_register_square is taught</extracomment>
        <translation>Boehm, How to Optimize a CUDA Matmul Kernel (2022), ščepec 5</translation>
    </message>
    <message>
        <source>Matrix product 5: four elements at once</source>
        <extracomment>Title of the kernel matmul_vectors</extracomment>
        <translation>Produkt matrik 5: štirje elementi hkrati</translation>
    </message>
    <message>
        <source>Loads and stores of 16 bytes, and the tile of A transposed in shared memory; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_vectors does</extracomment>
        <translation>Branja in pisanja po 16 bajtov, ploščica A pa je v skupnem pomnilniku transponirana; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 6</source>
        <extracomment>Where the kernel matmul_vectors is taught</extracomment>
        <translation>Boehm, How to Optimize a CUDA Matmul Kernel (2022), ščepec 6</translation>
    </message>
    <message>
        <source>Matrix product 6: asynchronous copies</source>
        <extracomment>Title of the kernel matmul_async</extracomment>
        <translation>Produkt matrik 6: asinhrono kopiranje</translation>
    </message>
    <message>
        <source>The next tiles are copied to shared memory while the products of these are made; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_async does</extracomment>
        <translation>Naslednje ploščice se kopirajo v skupni pomnilnik, medtem ko nastajajo produkti teh; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Asynchronous Data Copies; Boehm, How to Optimize a CUDA Matmul Kernel (2022), double buffering</source>
        <extracomment>Where the kernel matmul_async is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Asynchronous Data Copies; Boehm, How to Optimize a CUDA Matmul Kernel (2022), dvojni medpomnilnik</translation>
    </message>
    <message>
        <source>Matrix product 7: a tile for each warp</source>
        <extracomment>Title of the kernel matmul_warp_tiles</extracomment>
        <translation>Produkt matrik 7: ploščica za vsak snop</translation>
    </message>
    <message>
        <source>Warps have tiles of their own, and instructions, banks and registers are counted; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_warp_tiles does</extracomment>
        <translation>Snopi imajo svoje ploščice, ukazi, banke in registri pa so prešteti; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Boehm, How to Optimize a CUDA Matmul Kernel (2022), kernel 10; NVIDIA CUTLASS, Efficient GEMM in CUDA; salykova, sgemm.cu (2025)</source>
        <extracomment>Where the kernel matmul_warp_tiles is taught</extracomment>
        <translation>Boehm, How to Optimize a CUDA Matmul Kernel (2022), ščepec 10; NVIDIA CUTLASS, Efficient GEMM in CUDA; salykova, sgemm.cu (2025)</translation>
    </message>
    <message>
        <source>Matrix product by fragments: a warp&apos;s tensor-core instruction</source>
        <extracomment>Title of the kernel matmul_fragments</extracomment>
        <translation>Produkt matrik po delcih: ukaz snopa na tenzorskih jedrih</translation>
    </message>
    <message>
        <source>Each lane holds a few elements of A and B, by a fixed pattern, and gets four sums; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_fragments does</extracomment>
        <translation>Vsaka steza drži nekaj elementov A in B po stalnem vzorcu in dobi štiri vsote; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>PTX ISA, Matrix Fragments for mma.m16n8k8</source>
        <extracomment>Where the kernel matmul_fragments is taught</extracomment>
        <translation>PTX ISA, Matrix Fragments for mma.m16n8k8</translation>
    </message>
    <message>
        <source>Matrix product 8: TF32 on the tensor cores</source>
        <extracomment>Title of the kernel matmul_tf32</extracomment>
        <translation>Produkt matrik 8: TF32 na tenzorskih jedrih</translation>
    </message>
    <message>
        <source>Bulk copies round tiles to TF32 and warp groups multiply them; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_tf32 does</extracomment>
        <translation>Skupinsko kopiranje zaokroži ploščice v TF32, skupine snopov pa jih množijo; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX ISA, wgmma</source>
        <extracomment>Where the kernel matmul_tf32 is taught</extracomment>
        <translation>NVIDIA CUTLASS, warp-specialized persistent kernels for Hopper; PTX ISA, wgmma</translation>
    </message>
    <message>
        <source>Matrix product 9: float32&apos;s accuracy from TF32, 3xTF32</source>
        <extracomment>Title of the kernel matmul_tf32x3</extracomment>
        <translation>Produkt matrik 9: natančnost float32 iz TF32, 3xTF32</translation>
    </message>
    <message>
        <source>Each element is a sum of two TF32 numbers, of whose products three count; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_tf32x3 does</extracomment>
        <translation>Vsak element je vsota dveh števil TF32, od produktov katerih štejejo trije; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Ootomo &amp; Yokota, Recovering single precision accuracy from Tensor Cores (2022)</source>
        <extracomment>Where the kernel matmul_tf32x3 is taught</extracomment>
        <translation>Ootomo &amp; Yokota, Recovering single precision accuracy from Tensor Cores (2022)</translation>
    </message>
    <message>
        <source>Matrix product 10: bfloat16 on the tensor cores</source>
        <extracomment>Title of the kernel matmul_bf16</extracomment>
        <translation>Produkt matrik 10: bfloat16 na tenzorskih jedrih</translation>
    </message>
    <message>
        <source>A first launch rounds A and B to bfloat16, with which tensor cores are twice as fast; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_bf16 does</extracomment>
        <translation>Prvi zagon zaokroži A in B v bfloat16, s katerim so tenzorska jedra dvakrat hitrejša; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Matrix product by cuBLAS, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel matmul_cublas</extracomment>
        <translation>Produkt matrik s cuBLAS, knjižnico podjetja NVIDIA</translation>
    </message>
    <message>
        <source>What the steps are measured against: cublasSgemm, in float32; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_cublas does</extracomment>
        <translation>S čim se merijo koraki: cublasSgemm, v float32; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasSgemm()</source>
        <extracomment>Where the kernel matmul_cublas is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasSgemm()</translation>
    </message>
    <message>
        <source>It calls a library, whose kernels are compiled already.</source>
        <extracomment>Why the kernel matmul_cublas is not recorded</extracomment>
        <translation>Kliče knjižnico, katere ščepci so že prevedeni.</translation>
    </message>
    <message>
        <source>Matrix product by cuBLAS in TF32</source>
        <extracomment>Title of the kernel matmul_cublas_tf32</extracomment>
        <translation>Produkt matrik s cuBLAS v TF32</translation>
    </message>
    <message>
        <source>What product 8 is measured against: the library&apos;s own TF32 on the tensor cores; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_cublas_tf32 does</extracomment>
        <translation>S čim se meri produkt 8: TF32 same knjižnice na tenzorskih jedrih; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_FAST_TF32</source>
        <extracomment>Where the kernel matmul_cublas_tf32 is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_FAST_TF32</translation>
    </message>
    <message>
        <source>Matrix product by cuBLAS in bfloat16</source>
        <extracomment>Title of the kernel matmul_cublas_bf16</extracomment>
        <translation>Produkt matrik s cuBLAS v bfloat16</translation>
    </message>
    <message>
        <source>What product 10 is measured against: the same launches round A and B, the library multiplies; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_cublas_bf16 does</extracomment>
        <translation>S čim se meri produkt 10: isti zagoni zaokrožijo A in B, knjižnica množi; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasGemmEx(), CUDA_R_16BF</source>
        <extracomment>Where the kernel matmul_cublas_bf16 is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasGemmEx(), CUDA_R_16BF</translation>
    </message>
    <message>
        <source>Matrix product by cuBLAS, float32 emulated</source>
        <extracomment>Title of the kernel matmul_cublas_emulated</extracomment>
        <translation>Produkt matrik s cuBLAS, posnemani float32</translation>
    </message>
    <message>
        <source>The library may make float32 of nine bfloat16 products, as product 9 does of three TF32 ones; on an H200 it computes as cublasSgemm does, in the same time. The number below is the last element of C.</source>
        <extracomment>What the kernel matmul_cublas_emulated does</extracomment>
        <translation>Knjižnica sme sestaviti float32 iz devetih produktov bfloat16, kakor ga produkt 9 iz treh TF32; na H200 računa tako kot cublasSgemm, v istem času. Spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_EMULATED_16BFX9</source>
        <extracomment>Where the kernel matmul_cublas_emulated is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasGemmEx(), CUBLAS_COMPUTE_32F_EMULATED_16BFX9</translation>
    </message>
    <message>
        <source>Dot product by CUB, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel dot_cub</extracomment>
        <translation>Skalarni produkt s CUB, knjižnico podjetja NVIDIA</translation>
    </message>
    <message>
        <source>What the steps are measured against: cub::DeviceReduce::Sum over the products, which are made while they are read.</source>
        <extracomment>What the kernel dot_cub does</extracomment>
        <translation>S čim se merijo koraki: cub::DeviceReduce::Sum čez produkte, ki nastanejo ob branju.</translation>
    </message>
    <message>
        <source>NVIDIA, CUB, cub::DeviceReduce</source>
        <extracomment>Where the kernel dot_cub is taught</extracomment>
        <translation>NVIDIA, CUB, cub::DeviceReduce</translation>
    </message>
    <message>
        <source>Dot product by cuBLAS, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel dot_cublas</extracomment>
        <translation>Skalarni produkt s cuBLAS, knjižnico podjetja NVIDIA</translation>
    </message>
    <message>
        <source>What the steps are measured against: cublasSdot, of float64 cublasDdot.</source>
        <extracomment>What the kernel dot_cublas does</extracomment>
        <translation>S čim se merijo koraki: cublasSdot, za float64 cublasDdot.</translation>
    </message>
    <message>
        <source>NVIDIA, cuBLAS, cublasSdot(), cublasDdot()</source>
        <extracomment>Where the kernel dot_cublas is taught</extracomment>
        <translation>NVIDIA, cuBLAS, cublasSdot(), cublasDdot()</translation>
    </message>
    <message>
        <source>Reduction by CUB, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel reduce_cub</extracomment>
        <translation>Redukcija s CUB, knjižnico podjetja NVIDIA</translation>
    </message>
    <message>
        <source>What the steps are measured against: cub::DeviceReduce::Sum, Min or Max.</source>
        <extracomment>What the kernel reduce_cub does</extracomment>
        <translation>S čim se merijo koraki: cub::DeviceReduce::Sum, Min ali Max.</translation>
    </message>
    <message>
        <source>Scan by CUB, NVIDIA&apos;s library</source>
        <extracomment>Title of the kernel scan_cub</extracomment>
        <translation>Predponska vsota s CUB, knjižnico podjetja NVIDIA</translation>
    </message>
    <message>
        <source>What the steps are measured against: cub::DeviceScan, in one launch by a decoupled look-back.</source>
        <extracomment>What the kernel scan_cub does</extracomment>
        <translation>S čim se merijo koraki: cub::DeviceScan, v enem zagonu z razklopljenim pogledom nazaj.</translation>
    </message>
    <message>
        <source>NVIDIA, CUB, cub::DeviceScan</source>
        <extracomment>Where the kernel scan_cub is taught</extracomment>
        <translation>NVIDIA, CUB, cub::DeviceScan</translation>
    </message>
    <message>
        <source>Histogram, atomics in global memory</source>
        <extracomment>Title of the kernel histogram_global</extracomment>
        <translation>Histogram, atomarne operacije v globalnem pomnilniku</translation>
    </message>
    <message>
        <source>Every pixel adds 1 to the counter of its grey level in global memory; the number below is how many were counted.</source>
        <extracomment>What the kernel histogram_global does</extracomment>
        <translation>Vsaka slikovna pika prišteje 1 števcu svoje sivine v globalnem pomnilniku; spodnje število pove, koliko jih je bilo preštetih.</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), section 9.4</source>
        <extracomment>Where the kernel histogram_global is taught</extracomment>
        <translation>Sanders in Kandrot, CUDA by Example (2010), razdelek 9.4</translation>
    </message>
    <message>
        <source>Histogram, atomics in shared memory</source>
        <extracomment>Title of the kernel histogram_shared</extracomment>
        <translation>Histogram, atomarne operacije v skupnem pomnilniku</translation>
    </message>
    <message>
        <source>Each block counts its own pixels in shared memory and then adds its 256 counts to the result; the number below is how many were counted.</source>
        <extracomment>What the kernel histogram_shared does</extracomment>
        <translation>Vsak blok prešteje svoje slikovne pike v skupnem pomnilniku in nato svojih 256 števcev prišteje rezultatu; spodnje število pove, koliko jih je bilo preštetih.</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), section 9.4; Podlozhnyuk, Histogram calculation in CUDA (2007)</source>
        <extracomment>Where the kernel histogram_shared is taught</extracomment>
        <translation>Sanders in Kandrot, CUDA by Example (2010), razdelek 9.4; Podlozhnyuk, Histogram calculation in CUDA (2007)</translation>
    </message>
    <message>
        <source>Histogram equalisation, three launches</source>
        <extracomment>Title of the kernel equalize</extracomment>
        <translation>Izravnava histograma, trije zagoni</translation>
    </message>
    <message>
        <source>Histogram, scan to a table of grey levels, map; every pixel is checked, and the number below is how many were counted.</source>
        <extracomment>What the kernel equalize does</extracomment>
        <translation>Histogram, predponska vsota v tabelo sivin, preslikava; preverjena je vsaka slikovna pika, spodnje število pa pove, koliko jih je bilo preštetih.</translation>
    </message>
    <message>
        <source>OpenCV, equalizeHist; Podlozhnyuk, Histogram calculation in CUDA (2007); Hillis and Steele, Data parallel algorithms (1986)</source>
        <extracomment>Where the kernel equalize is taught</extracomment>
        <translation>OpenCV, equalizeHist; Podlozhnyuk, Histogram calculation in CUDA (2007); Hillis in Steele, Data parallel algorithms (1986)</translation>
    </message>
    <message>
        <source>Pitfall: no barrier after the load</source>
        <extracomment>Title of the kernel dot_no_load_barrier</extracomment>
        <translation>Past: brez prepreke po branju</translation>
    </message>
    <message>
        <source>Threads add their neighbours&apos; sums without waiting for them.</source>
        <extracomment>What the kernel dot_no_load_barrier does</extracomment>
        <translation>Niti prištevajo vsote sosed, ne da bi nanje počakale.</translation>
    </message>
    <message>
        <source>The shared-memory tree, without its first barrier</source>
        <extracomment>Where the kernel dot_no_load_barrier is taught</extracomment>
        <translation>Drevo v skupnem pomnilniku, brez prve prepreke</translation>
    </message>
    <message>
        <source>Pitfall: no barrier in the tree</source>
        <extracomment>Title of the kernel dot_no_tree_barrier</extracomment>
        <translation>Past: brez prepreke v drevesu</translation>
    </message>
    <message>
        <source>Each step reads what the step before may not have written yet.</source>
        <extracomment>What the kernel dot_no_tree_barrier does</extracomment>
        <translation>Vsak korak bere, česar prejšnji morda še ni zapisal.</translation>
    </message>
    <message>
        <source>The shared-memory tree, without the barrier of its steps</source>
        <extracomment>Where the kernel dot_no_tree_barrier is taught</extracomment>
        <translation>Drevo v skupnem pomnilniku, brez prepreke med koraki</translation>
    </message>
    <message>
        <source>Pitfall: a barrier inside the branch</source>
        <extracomment>Title of the kernel dot_divergent_barrier</extracomment>
        <translation>Past: prepreka znotraj vejitve</translation>
    </message>
    <message>
        <source>Only the threads that add arrive at the barrier; the others never do. A GPU since Volta goes on once those have ended; elsewhere it may hang.</source>
        <extracomment>What the kernel dot_divergent_barrier does</extracomment>
        <translation>Do prepreke pridejo samo niti, ki seštevajo; druge nikoli. GPU od Volte dalje nadaljuje, ko se te končajo; drugje lahko obvisi.</translation>
    </message>
    <message>
        <source>Sanders and Kandrot, CUDA by Example (2010), chapter 5, as what not to do</source>
        <extracomment>Where the kernel dot_divergent_barrier is taught</extracomment>
        <translation>Sanders in Kandrot, CUDA by Example (2010), 5. poglavje, kot zgled, česa ne smemo</translation>
    </message>
    <message>
        <source>Pitfall: no bounds check</source>
        <extracomment>Title of the kernel dot_no_bounds</extracomment>
        <translation>Past: brez preverjanja meja</translation>
    </message>
    <message>
        <source>The last block&apos;s spare threads go beyond the ends of the arrays.</source>
        <extracomment>What the kernel dot_no_bounds does</extracomment>
        <translation>Odvečne niti zadnjega bloka gredo čez konec tabel.</translation>
    </message>
    <message>
        <source>dot_global with one thread an element, without its condition</source>
        <extracomment>Where the kernel dot_no_bounds is taught</extracomment>
        <translation>dot_global z eno nitjo na element, brez pogoja</translation>
    </message>
    <message>
        <source>Pitfall: a block that is not a power of two</source>
        <extracomment>Title of the kernel dot_odd_block</extracomment>
        <translation>Past: blok, ki ni potenca števila dve</translation>
    </message>
    <message>
        <source>Halving an odd number of sums leaves one of them out.</source>
        <extracomment>What the kernel dot_odd_block does</extracomment>
        <translation>Pri razpolavljanju lihega števila vsot ena ostane zunaj.</translation>
    </message>
    <message>
        <source>The shared-memory tree, launched with any number of threads</source>
        <extracomment>Where the kernel dot_odd_block is taught</extracomment>
        <translation>Drevo v skupnem pomnilniku, zagnano s poljubnim številom niti</translation>
    </message>
    <message>
        <source>Pitfall: a sum over blocks that is not atomic</source>
        <extracomment>Title of the kernel dot_plain_sum</extracomment>
        <translation>Past: vsota po blokih, ki ni atomarna</translation>
    </message>
    <message>
        <source>Every block adds to the same element; what another one writes meanwhile is lost.</source>
        <extracomment>What the kernel dot_plain_sum does</extracomment>
        <translation>Vsak blok prišteva istemu elementu; kar medtem zapiše drug, se izgubi.</translation>
    </message>
    <message>
        <source>The shared-memory tree with one sum for all blocks</source>
        <extracomment>Where the kernel dot_plain_sum is taught</extracomment>
        <translation>Drevo v skupnem pomnilniku z eno vsoto za vse bloke</translation>
    </message>
    <message>
        <source>Pitfall: a sum that was never cleared</source>
        <extracomment>Title of the kernel dot_no_zero</extracomment>
        <translation>Past: vsota, ki ni bila nikoli postavljena na nič</translation>
    </message>
    <message>
        <source>Each block adds to its element of memory as cudaMalloc gave it; a GPU may give zeros, and then the sum is right by luck.</source>
        <extracomment>What the kernel dot_no_zero does</extracomment>
        <translation>Vsak blok prišteje svojemu elementu pomnilnika, kakršnega je dal cudaMalloc; GPU lahko da ničle in tedaj je vsota pravilna po sreči.</translation>
    </message>
    <message>
        <source>The shared-memory tree with += for its last =</source>
        <extracomment>Where the kernel dot_no_zero is taught</extracomment>
        <translation>Drevo v skupnem pomnilniku z += namesto zadnjega =</translation>
    </message>
    <message>
        <source>Pitfall: the last warp without __syncwarp()</source>
        <extracomment>Title of the kernel dot_warp_without_sync</extracomment>
        <translation>Past: zadnji snop brez __syncwarp()</translation>
    </message>
    <message>
        <source>Once a single warp is left, nothing makes its threads wait for each other.</source>
        <extracomment>What the kernel dot_warp_without_sync does</extracomment>
        <translation>Ko ostane en sam snop, nič ne prisili njegovih niti, da bi čakale druga na drugo.</translation>
    </message>
    <message>
        <source>Harris, Optimizing Parallel Reduction in CUDA (2007), step 5, which no longer holds since Volta (2017)</source>
        <extracomment>Where the kernel dot_warp_without_sync is taught</extracomment>
        <translation>Harris, Optimizing Parallel Reduction in CUDA (2007), 5. korak, ki od Volte (2017) ne velja več</translation>
    </message>
    <message>
        <source>Pitfall: a scan in place</source>
        <extracomment>Title of the kernel scan_in_place</extracomment>
        <translation>Past: predponska vsota na mestu</translation>
    </message>
    <message>
        <source>A thread overwrites the element that its neighbour still has to read.</source>
        <extracomment>What the kernel scan_in_place does</extracomment>
        <translation>Nit prepiše element, ki ga mora njena soseda šele prebrati.</translation>
    </message>
    <message>
        <source>Hillis-Steele as it often stands in tutorials, with one buffer</source>
        <extracomment>Where the kernel scan_in_place is taught</extracomment>
        <translation>Hillis in Steele, kot ju pogosto vidimo v vadnicah, z enim medpomnilnikom</translation>
    </message>
    <message>
        <source>Pitfall: a store far outside its array</source>
        <extracomment>Title of the kernel dot_wild_store</extracomment>
        <translation>Past: pisanje daleč zunaj tabele</translation>
    </message>
    <message>
        <source>The last index is computed wrongly. On a GPU the process must be started again.</source>
        <extracomment>What the kernel dot_wild_store does</extracomment>
        <translation>Zadnji indeks je napačno izračunan. Na GPU je treba proces zagnati znova.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, error handling: an illegal address ends the context</source>
        <extracomment>Where the kernel dot_wild_store is taught</extracomment>
        <translation>CUDA C++ Programming Guide, obravnava napak: nedovoljen naslov konča kontekst</translation>
    </message>
    <message>
        <source>Pitfall: a loop that never ends</source>
        <extracomment>Title of the kernel dot_endless</extracomment>
        <translation>Past: zanka, ki se nikoli ne konča</translation>
    </message>
    <message>
        <source>The tree forgets to halve. Only ending its process stops such a kernel on a GPU.</source>
        <extracomment>What the kernel dot_endless does</extracomment>
        <translation>Drevo pozabi razpoloviti. Na GPU tak ščepec ustavi samo konec njegovega procesa.</translation>
    </message>
    <message>
        <source>The loop of the shared-memory tree, without its last line</source>
        <extracomment>Where the kernel dot_endless is taught</extracomment>
        <translation>Zanka drevesa v skupnem pomnilniku, brez zadnje vrstice</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>Title of the parameter n</extracomment>
        <translation>Elementi</translation>
    </message>
    <message>
        <source>Length of each input array.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>Dolžina vsake vhodne tabele.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <extracomment>Title of the parameter block</extracomment>
        <translation>Niti na blok</translation>
    </message>
    <message>
        <source>The number of threads in each block; a GPU permits at most 1024.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>Število niti v vsakem bloku; GPU jih dopušča največ 1024.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>Title of the parameter grid</extracomment>
        <translation>Bloki</translation>
    </message>
    <message>
        <source>The number of blocks. auto: as many as the launch rule says.</source>
        <extracomment>What the parameter grid is</extracomment>
        <translation>Število blokov. auto: kolikor jih določi pravilo zagona.</translation>
    </message>
    <message>
        <source>Launch rule</source>
        <extracomment>Title of the parameter rule</extracomment>
        <translation>Pravilo zagona</translation>
    </message>
    <message>
        <source>The number of blocks where it is auto. book: min(32, ceil(n / block)), so that the host adds few numbers; fill: as many as all multiprocessors hold at the same time, and the emulator stands for a GPU of 16; tuned: block and blocks as measured best on an H200.</source>
        <extracomment>What the parameter rule is</extracomment>
        <translation>Število blokov, kadar je auto. book: min(32, ceil(n / block)), da gostitelj sešteje le malo števil; fill: kolikor jih vsi multiprocesorji držijo hkrati, posnemovalnik pa nadomešča GPU s 16; tuned: block in grid, kot sta bila izmerjena najboljša na H200.</translation>
    </message>
    <message>
        <source>Element type</source>
        <extracomment>Title of the parameter dtype</extracomment>
        <translation>Tip elementov</translation>
    </message>
    <message>
        <source>The type of the elements and of every sum.</source>
        <extracomment>What the parameter dtype is</extracomment>
        <translation>Tip elementov in vseh vsot.</translation>
    </message>
    <message>
        <source>Input</source>
        <extracomment>Title of the parameter pattern</extracomment>
        <translation>Vhod</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Title of the parameter seed</extracomment>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Title of the parameter shuffle</extracomment>
        <translation>Premešanje</translation>
    </message>
    <message>
        <source>The order of the elements. 0: as they are made or read; 1, 2, …: other orders, which look random. All arrays are put into the same order.</source>
        <extracomment>What the parameter shuffle is</extracomment>
        <translation>Vrstni red elementov. 0: kot nastanejo ali se preberejo; 1, 2, …: drugi vrstni redi, ki so videti naključni. Vse tabele dobijo isti vrstni red.</translation>
    </message>
    <message>
        <source>A power of two: each step of the tree halves the number of adding threads.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>Potenca števila dve: vsak korak drevesa razpolovi število niti, ki seštevajo.</translation>
    </message>
    <message>
        <source>A power of two from 32: whole warps, whose lanes exchange their registers.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>Potenca števila dve od 32 naprej: celi snopi, katerih steze si izmenjajo registre.</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Title of the parameter op</extracomment>
        <translation>Operacija</translation>
    </message>
    <message>
        <source>The operation that combines two elements. Integer sums wrap around.</source>
        <extracomment>What the parameter op is</extracomment>
        <translation>Operacija, ki združi dva elementa. Celoštevilske vsote se prelijejo naokrog.</translation>
    </message>
    <message>
        <source>128, 256 or 512; the kernel is compiled for each of them.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>128, 256 ali 512; ščepec je preveden za vsakega od njih.</translation>
    </message>
    <message>
        <source>The number of blocks, all of one cluster. auto: 16, or fewer where some would have nothing to load.</source>
        <extracomment>What the parameter grid is</extracomment>
        <translation>Število blokov, vsi iz ene gruče. auto: 16 ali manj, kadar nekateri ne bi imeli česa brati.</translation>
    </message>
    <message>
        <source>Length of the input array; one block scans it, with a thread an element.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>Dolžina vhodne tabele; predponsko vsoto naredi en blok, po eno nit na element.</translation>
    </message>
    <message>
        <source>Scan</source>
        <extracomment>Title of the parameter scan</extracomment>
        <translation>Predponska vsota</translation>
    </message>
    <message>
        <source>inclusive: element i is part of sum i; exclusive: it is not, and the first sum is that of no elements.</source>
        <extracomment>What the parameter scan is</extracomment>
        <translation>inclusive: element i je del vsote i; exclusive: ni, prva vsota pa je vsota ničelnega števila elementov.</translation>
    </message>
    <message>
        <source>Length of the input array; one block scans it, with two elements a thread and as many threads as a power of two.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>Dolžina vhodne tabele; predponsko vsoto naredi en blok, po dva elementa na nit, niti pa je potenca števila dve.</translation>
    </message>
    <message>
        <source>Length of the input array; one block of whole warps scans it.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>Dolžina vhodne tabele; predponsko vsoto naredi en blok celih snopov.</translation>
    </message>
    <message>
        <source>Vectors per thread</source>
        <extracomment>Title of the parameter items</extracomment>
        <translation>Vektorji na nit</translation>
    </message>
    <message>
        <source>A vector has 16 bytes. auto takes block and vectors as measured best on an H200.</source>
        <extracomment>What the parameter items is</extracomment>
        <translation>Vektor ima 16 bajtov. auto vzame blok in vektorje, kot so bili izmerjeni najboljši na H200.</translation>
    </message>
    <message>
        <source>Columns of B and C</source>
        <extracomment>Title of the parameter n</extracomment>
        <translation>Stolpci B in C</translation>
    </message>
    <message>
        <source>C has m rows and n columns.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>C ima m vrstic in n stolpcev.</translation>
    </message>
    <message>
        <source>Rows of A and C</source>
        <extracomment>Title of the parameter m</extracomment>
        <translation>Vrstice A in C</translation>
    </message>
    <message>
        <source>The number of rows. auto: as many rows as B has columns.</source>
        <extracomment>What the parameter m is</extracomment>
        <translation>Število vrstic. auto: toliko vrstic, kolikor stolpcev ima B.</translation>
    </message>
    <message>
        <source>Columns of A, rows of B</source>
        <extracomment>Title of the parameter k</extracomment>
        <translation>Stolpci A, vrstice B</translation>
    </message>
    <message>
        <source>Each element of C is a sum of k products. auto: n.</source>
        <extracomment>What the parameter k is</extracomment>
        <translation>Vsak element C je vsota k produktov. auto: n.</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>Title of the parameter tile</extracomment>
        <translation>Ploščica</translation>
    </message>
    <message>
        <source>A block has tile × tile threads and computes that many elements of C.</source>
        <extracomment>What the parameter tile is</extracomment>
        <translation>Blok ima ploščica × ploščica niti in izračuna prav toliko elementov C.</translation>
    </message>
    <message>
        <source>The seed of the pattern random.</source>
        <extracomment>What the parameter seed is</extracomment>
        <translation>Seme vzorca random.</translation>
    </message>
    <message>
        <source>Pixels</source>
        <extracomment>Title of the parameter n</extracomment>
        <translation>Slikovne pike</translation>
    </message>
    <message>
        <source>The number of pixels of the image, 8 bits each.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>Število slikovnih pik slike, po 8 bitov.</translation>
    </message>
    <message>
        <source>The number of blocks. auto: as many as fill the GPU; always at least one for each 2^31 pixels, since a block cannot count more.</source>
        <extracomment>What the parameter grid is</extracomment>
        <translation>Število blokov. auto: kolikor jih zapolni GPU; vedno vsaj eden na 2^31 slikovnih pik, saj jih blok ne more prešteti več.</translation>
    </message>
    <message>
        <source>random: every grey level is as likely; haze: a bell from 96 to 160, as a photograph of low contrast has; iota: i mod 256; ones: all 1, a single colour.</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>random: vsaka sivina je enako verjetna; haze: zvon od 96 do 160, kot ga ima fotografija z malo kontrasta; iota: i mod 256; ones: same 1, ena sama barva.</translation>
    </message>
    <message>
        <source>The seed of the patterns haze and random.</source>
        <extracomment>What the parameter seed is</extracomment>
        <translation>Seme vzorcev haze in random.</translation>
    </message>
    <message>
        <source>Any number; the sum is right only for a power of two.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>Poljubno število; vsota je pravilna samo za potenco števila dve.</translation>
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
        <translation>blok %1</translation>
    </message>
    <message>
        <source>grid %1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter grid</extracomment>
        <translation>mreža %1</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter op</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>shuffle %1</source>
        <extracomment>In a summary of a run. %1: the value of the parameter shuffle</extracomment>
        <translation>premešanje %1</translation>
    </message>
    <message>
        <source>Vector addition</source>
        <extracomment>Title of the kernel vector_add</extracomment>
        <translation>Seštevanje vektorjev</translation>
    </message>
    <message>
        <source>Each thread adds one element of a and one of b; the number below is the last element of c.</source>
        <extracomment>What the kernel vector_add does</extracomment>
        <translation>Vsaka nit sešteje en element a in en element b; spodnje število je zadnji element c.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, Kernels; CUDA samples, vectorAdd; Sanders and Kandrot, CUDA by Example (2010), chapter 4</source>
        <extracomment>Where the kernel vector_add is taught</extracomment>
        <translation>CUDA C++ Programming Guide, Kernels; CUDA samples, vectorAdd; Sanders in Kandrot, CUDA by Example (2010), 4. poglavje</translation>
    </message>
    <message>
        <source>Transpose, naive</source>
        <extracomment>Title of the kernel transpose_naive</extracomment>
        <translation>Transponiranje, naivno</translation>
    </message>
    <message>
        <source>Each element goes straight to its place: warps load from rows and store to columns; the number below is the last element.</source>
        <extracomment>What the kernel transpose_naive does</extracomment>
        <translation>Vsak element gre naravnost na svoje mesto: snopi berejo iz vrstic in pišejo v stolpce; spodnje število je zadnji element.</translation>
    </message>
    <message>
        <source>Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013)</source>
        <extracomment>Where the kernel transpose_naive is taught</extracomment>
        <translation>Harris, An Efficient Matrix Transpose in CUDA C/C++ (NVIDIA, 2013)</translation>
    </message>
    <message>
        <source>Transpose, tile in shared memory</source>
        <extracomment>Title of the kernel transpose_tiled</extracomment>
        <translation>Transponiranje, ploščica v skupnem pomnilniku</translation>
    </message>
    <message>
        <source>Rows become columns in shared memory, where a column is in one bank; the number below is the last element.</source>
        <extracomment>What the kernel transpose_tiled does</extracomment>
        <translation>Vrstice postanejo stolpci v skupnem pomnilniku, kjer je stolpec v eni sami banki; spodnje število je zadnji element.</translation>
    </message>
    <message>
        <source>Transpose, padded tile</source>
        <extracomment>Title of the kernel transpose_padded</extracomment>
        <translation>Transponiranje, razmaknjena ploščica</translation>
    </message>
    <message>
        <source>An empty place behind each row of the tile puts a column&apos;s elements into 32 banks; the number below is the last element.</source>
        <extracomment>What the kernel transpose_padded does</extracomment>
        <translation>Prazno mesto za vsako vrstico ploščice postavi elemente stolpca v 32 bank; spodnje število je zadnji element.</translation>
    </message>
    <message>
        <source>Transpose, swizzled tile</source>
        <extracomment>Title of the kernel transpose_swizzled</extracomment>
        <translation>Transponiranje, ploščica s premešanimi stolpci</translation>
    </message>
    <message>
        <source>Each row of the tile has its columns in another order, and no place is empty; the number below is the last element.</source>
        <extracomment>What the kernel transpose_swizzled does</extracomment>
        <translation>Vsaka vrstica ploščice ima stolpce v drugem vrstnem redu in nobeno mesto ni prazno; spodnje število je zadnji element.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, TMA Swizzle, example matrix transpose; Mao, CUDA Shared Memory Swizzling</source>
        <extracomment>Where the kernel transpose_swizzled is taught</extracomment>
        <translation>CUDA C++ Programming Guide, TMA Swizzle, zgled transponiranja; Mao, CUDA Shared Memory Swizzling</translation>
    </message>
    <message>
        <source>Stencil of radius 3, tile with a halo</source>
        <extracomment>Title of the kernel stencil_halo</extracomment>
        <translation>Šablona s polmerom 3, kos z robom</translation>
    </message>
    <message>
        <source>Each element becomes the sum of seven neighbours, which a block loads together with a halo; the number below is the last element.</source>
        <extracomment>What the kernel stencil_halo does</extracomment>
        <translation>Vsak element postane vsota sedmih sosedov, ki jih blok naloži skupaj z robom; spodnje število je zadnji element.</translation>
    </message>
    <message>
        <source>NVIDIA, CUDA C/C++ Basics (2011), 1D stencil; Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 8</source>
        <extracomment>Where the kernel stencil_halo is taught</extracomment>
        <translation>NVIDIA, CUDA C/C++ Basics (2011), 1D stencil; Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 8. poglavje</translation>
    </message>
    <message>
        <source>iota-double: a[i]=i, b[i]=2i; iota-two: a[i]=i, b[i]=2; ones: all 1; random: uniform in [-1, 1).</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>iota-double: a[i]=i, b[i]=2i; iota-two: a[i]=i, b[i]=2; ones: vse 1; random: enakomerno na [-1, 1).</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>Title of the parameter n</extracomment>
        <translation>Stolpci</translation>
    </message>
    <message>
        <source>The matrix has m rows and n columns, its transpose n rows and m columns.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>Matrika ima m vrstic in n stolpcev, transponirana pa n vrstic in m stolpcev.</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>Title of the parameter m</extracomment>
        <translation>Vrstice</translation>
    </message>
    <message>
        <source>The number of rows. auto: as many rows as columns.</source>
        <extracomment>What the parameter m is</extracomment>
        <translation>Število vrstic. auto: toliko vrstic kot stolpcev.</translation>
    </message>
    <message>
        <source>iota: in[i]=i; ones: all 1; random: uniform in [-1, 1).</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>iota: in[i]=i; ones: vse 1; random: enakomerno na [-1, 1).</translation>
    </message>
    <message>
        <source>The number of threads in each block: at least 3, which load the halo, and at most 1024.</source>
        <extracomment>What the parameter block is</extracomment>
        <translation>Število niti v bloku: najmanj 3, ki naložijo rob, in največ 1024.</translation>
    </message>
    <message>
        <source>Dot product, one thread adds</source>
        <extracomment>Title of the kernel dot_one_thread</extracomment>
        <translation>Skalarni produkt, sešteva ena nit</translation>
    </message>
    <message>
        <source>Each block keeps its sums in shared memory, and its thread 0 adds them one after the other.</source>
        <extracomment>What the kernel dot_one_thread does</extracomment>
        <translation>Vsak blok hrani svoje vsote v skupnem pomnilniku, njegova nit 0 pa jih sešteje drugo za drugo.</translation>
    </message>
    <message>
        <source>The first way to add a block&apos;s sums, which courses improve by a tree</source>
        <extracomment>Where the kernel dot_one_thread is taught</extracomment>
        <translation>Prvi način seštevanja vsot bloka, ki ga tečaji izboljšajo z drevesom</translation>
    </message>
    <message>
        <source>Dot product, running sums in shared memory</source>
        <extracomment>Title of the kernel dot_shared_products</extracomment>
        <translation>Skalarni produkt, tekoče vsote v skupnem pomnilniku</translation>
    </message>
    <message>
        <source>Each thread adds its products to an element of shared memory instead of a register.</source>
        <extracomment>What the kernel dot_shared_products does</extracomment>
        <translation>Vsaka nit prišteva svoje produkte elementu skupnega pomnilnika namesto registru.</translation>
    </message>
    <message>
        <source>The shared-memory tree as courses often write it: buf[t] += a[i] * b[i]</source>
        <extracomment>Where the kernel dot_shared_products is taught</extracomment>
        <translation>Drevo v skupnem pomnilniku, kot ga pogosto pišejo tečaji: buf[t] += a[i] * b[i]</translation>
    </message>
    <message>
        <source>Reduction 1, in global memory: interleaved, divergent branch</source>
        <extracomment>Title of the kernel reduce_global_divergent</extracomment>
        <translation>Redukcija 1 v globalnem pomnilniku: prepletena, razhajajoča se vejitev</translation>
    </message>
    <message>
        <source>The sums take the place of the elements: every addition loads and stores global memory.</source>
        <extracomment>What the kernel reduce_global_divergent does</extracomment>
        <translation>Vsote stopijo na mesta elementov: vsako seštevanje bere in piše globalni pomnilnik.</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 10, the simple kernel</source>
        <extracomment>Where the kernel reduce_global_divergent is taught</extracomment>
        <translation>Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 10. poglavje, preprosti ščepec</translation>
    </message>
    <message>
        <source>Reduction 3, in global memory: sequential addressing</source>
        <extracomment>Title of the kernel reduce_global_converged</extracomment>
        <translation>Redukcija 3 v globalnem pomnilniku: zaporedno naslavljanje</translation>
    </message>
    <message>
        <source>The threads that add stand side by side, and so do their elements: no divergence, and coalesced accesses.</source>
        <extracomment>What the kernel reduce_global_converged does</extracomment>
        <translation>Niti, ki seštevajo, stojijo druga ob drugi, prav tako njihovi elementi: ni razhajanja, dostopi so združeni.</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 10, the kernel with less divergence</source>
        <extracomment>Where the kernel reduce_global_converged is taught</extracomment>
        <translation>Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 10. poglavje, ščepec z manj razhajanja</translation>
    </message>
    <message>
        <source>Reduction 3, without a tree: atomic operations in shared memory</source>
        <extracomment>Title of the kernel reduce_shared_atomic</extracomment>
        <translation>Redukcija 3 brez drevesa: atomarne operacije v skupnem pomnilniku</translation>
    </message>
    <message>
        <source>Every thread combines its element with one number of its block: the threads take turns.</source>
        <extracomment>What the kernel reduce_shared_atomic does</extracomment>
        <translation>Vsaka nit svoj element združi z enim številom svojega bloka: niti pridejo na vrsto druga za drugo.</translation>
    </message>
    <message>
        <source>The histogram&apos;s atomic operations on shared memory, with one bin</source>
        <extracomment>Where the kernel reduce_shared_atomic is taught</extracomment>
        <translation>Atomarne operacije histograma v skupnem pomnilniku, z enim samim predalom</translation>
    </message>
    <message>
        <source>Scan 2, in place: Brent-Kung</source>
        <extracomment>Title of the kernel scan_brent_kung</extracomment>
        <translation>Predponska vsota 2 na mestu: Brent in Kung</translation>
    </message>
    <message>
        <source>A tree of sums up; down, each node adds its sum to the node halfway to the next one, which gives the inclusive scan.</source>
        <extracomment>What the kernel scan_brent_kung does</extracomment>
        <translation>Navzgor drevo vsot; navzdol vsako vozlišče prišteje svojo vsoto vozlišču na pol poti do naslednjega, kar da vključujočo predponsko vsoto.</translation>
    </message>
    <message>
        <source>Brent and Kung, A Regular Layout for Parallel Adders (1982); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11</source>
        <extracomment>Where the kernel scan_brent_kung is taught</extracomment>
        <translation>Brent in Kung, A Regular Layout for Parallel Adders (1982); Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 11. poglavje</translation>
    </message>
    <message>
        <source>Scan 5, by a whole block: three phases</source>
        <extracomment>Title of the kernel scan_three_phase</extracomment>
        <translation>Predponska vsota 5 s celim blokom: tri faze</translation>
    </message>
    <message>
        <source>Each thread scans its own piece, the block scans the pieces&apos; sums, each thread adds what lies before its piece.</source>
        <extracomment>What the kernel scan_three_phase does</extracomment>
        <translation>Vsaka nit obdela svoj kos, blok obdela vsote kosov, nato vsaka nit prišteje, kar leži pred njenim kosom.</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11, coarsening</source>
        <extracomment>Where the kernel scan_three_phase is taught</extracomment>
        <translation>Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 11. poglavje, coarsening</translation>
    </message>
    <message>
        <source>Scan 6, in one launch: domino</source>
        <extracomment>Title of the kernel scan_domino</extracomment>
        <translation>Predponska vsota 6 v enem zagonu: domine</translation>
    </message>
    <message>
        <source>Each block waits for the sum of the tiles before its own, adds its tile&apos;s, and hands it on.</source>
        <extracomment>What the kernel scan_domino does</extracomment>
        <translation>Vsak blok počaka na vsoto kosov pred svojim, prišteje vsoto svojega in jo preda naprej.</translation>
    </message>
    <message>
        <source>Yan, Long and Zhang, StreamScan: Fast Scan Algorithms for GPUs without Global Barrier Synchronization (2013); Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 11</source>
        <extracomment>Where the kernel scan_domino is taught</extracomment>
        <translation>Yan, Long in Zhang, StreamScan: Fast Scan Algorithms for GPUs without Global Barrier Synchronization (2013); Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 11. poglavje</translation>
    </message>
    <message>
        <source>Scan 8: one cluster, distributed shared memory</source>
        <extracomment>Title of the kernel scan_cluster</extracomment>
        <translation>Predponska vsota 8: ena gruča, porazdeljeni skupni pomnilnik</translation>
    </message>
    <message>
        <source>Up to 16 blocks hand the blocks behind them their sums in shared memory; needs compute capability 9.0.</source>
        <extracomment>What the kernel scan_cluster does</extracomment>
        <translation>Do 16 blokov preda svoje vsote blokom za seboj v njihov skupni pomnilnik; potrebuje računsko zmožnost 9.0.</translation>
    </message>
    <message>
        <source>Matrix product 1, swapped, by tiles: corner turning</source>
        <extracomment>Title of the kernel matmul_corner_turning</extracomment>
        <translation>Produkt matrik 1, zamenjan, po ploščicah: obračanje vogala</translation>
    </message>
    <message>
        <source>The lanes compute rows of C, but load and store neighbours of a row: tiles in shared memory are written along rows and read along columns. The number below is the last element of C.</source>
        <extracomment>What the kernel matmul_corner_turning does</extracomment>
        <translation>Steze računajo vrstice C, berejo in pišejo pa sosede v vrstici: ploščice v skupnem pomnilniku se pišejo po vrsticah in berejo po stolpcih. Spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 6, corner turning</source>
        <extracomment>Where the kernel matmul_corner_turning is taught</extracomment>
        <translation>Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 6. poglavje, corner turning</translation>
    </message>
    <message>
        <source>Matrix product 2, coarsened: four tiles a block</source>
        <extracomment>Title of the kernel matmul_coarsened</extracomment>
        <translation>Produkt matrik 2, zgrobljen: štiri ploščice na blok</translation>
    </message>
    <message>
        <source>A block loads a tile of A once and uses it for four tiles of C side by side; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_coarsened does</extracomment>
        <translation>Blok naloži ploščico A enkrat in jo uporabi za štiri sosednje ploščice C; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>Hwu, Kirk and El Hajj, Programming Massively Parallel Processors (2022), chapter 6, thread coarsening</source>
        <extracomment>Where the kernel matmul_coarsened is taught</extracomment>
        <translation>Hwu, Kirk in El Hajj, Programming Massively Parallel Processors (2022), 6. poglavje, thread coarsening</translation>
    </message>
    <message>
        <source>Pitfall: a scan that does not clear the root</source>
        <extracomment>Title of the kernel scan_no_zero</extracomment>
        <translation>Past: predponska vsota, ki ne izprazni korena</translation>
    </message>
    <message>
        <source>The sum of all elements goes down the tree as what lies before them.</source>
        <extracomment>What the kernel scan_no_zero does</extracomment>
        <translation>Vsota vseh elementov gre po drevesu navzdol kot to, kar leži pred njimi.</translation>
    </message>
    <message>
        <source>Blelloch&apos;s scan, without the zero between its two ways</source>
        <extracomment>Where the kernel scan_no_zero is taught</extracomment>
        <translation>Blellochova predponska vsota brez ničle med obema potema</translation>
    </message>
    <message>
        <source>Pitfall: no barrier on the way down</source>
        <extracomment>Title of the kernel scan_no_sweep_barrier</extracomment>
        <translation>Past: brez prepreke na poti navzdol</translation>
    </message>
    <message>
        <source>Each step down reads what the step before may not have written yet.</source>
        <extracomment>What the kernel scan_no_sweep_barrier does</extracomment>
        <translation>Vsak korak navzdol bere, česar prejšnji morda še ni zapisal.</translation>
    </message>
    <message>
        <source>Blelloch&apos;s scan, without the barrier of its second way</source>
        <extracomment>Where the kernel scan_no_sweep_barrier is taught</extracomment>
        <translation>Blellochova predponska vsota brez prepreke na drugi poti</translation>
    </message>
    <message>
        <source>Pitfall: a product without its first barrier</source>
        <extracomment>Title of the kernel matmul_no_load_barrier</extracomment>
        <translation>Past: produkt brez prve prepreke</translation>
    </message>
    <message>
        <source>Threads multiply elements of the tiles that others have not loaded yet; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_load_barrier does</extracomment>
        <translation>Niti množijo elemente ploščic, ki jih druge še niso naložile; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The tiled product, without the barrier behind the loads</source>
        <extracomment>Where the kernel matmul_no_load_barrier is taught</extracomment>
        <translation>Produkt po ploščicah brez prepreke za branji</translation>
    </message>
    <message>
        <source>Pitfall: a product without its second barrier</source>
        <extracomment>Title of the kernel matmul_no_use_barrier</extracomment>
        <translation>Past: produkt brez druge prepreke</translation>
    </message>
    <message>
        <source>The next tiles overwrite these while other threads still read them; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_use_barrier does</extracomment>
        <translation>Naslednji ploščici prepišeta ti dve, medtem ko ju druge niti še berejo; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The tiled product, without the barrier at the end of a step</source>
        <extracomment>Where the kernel matmul_no_use_barrier is taught</extracomment>
        <translation>Produkt po ploščicah brez prepreke na koncu koraka</translation>
    </message>
    <message>
        <source>Pitfall: a product without a bounds check</source>
        <extracomment>Title of the kernel matmul_no_bounds</extracomment>
        <translation>Past: produkt brez preverjanja meja</translation>
    </message>
    <message>
        <source>Where the tile does not divide the matrices, elements of the next row enter the sums; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_bounds does</extracomment>
        <translation>Kjer ploščica ne deli matrik, pridejo v vsote elementi naslednje vrstice; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The tiled product as tutorials often write it, for sizes that 16 divides</source>
        <extracomment>Where the kernel matmul_no_bounds is taught</extracomment>
        <translation>Produkt po ploščicah, kot ga pogosto pišejo vodniki, za velikosti, ki jih deli 16</translation>
    </message>
    <message>
        <source>Pitfall: a tile read with its indices exchanged</source>
        <extracomment>Title of the kernel matmul_transposed_index</extracomment>
        <translation>Past: ploščica, brana z zamenjanima indeksoma</translation>
    </message>
    <message>
        <source>Each tile of B is used as its own transpose; no thread is early and no access outside. The number below is the last element of C.</source>
        <extracomment>What the kernel matmul_transposed_index does</extracomment>
        <translation>Vsaka ploščica B se uporabi transponirana; nobena nit ni prezgodnja in noben dostop zunaj meja. Spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The tiled product, with row and column of one tile exchanged</source>
        <extracomment>Where the kernel matmul_transposed_index is taught</extracomment>
        <translation>Produkt po ploščicah z zamenjanima vrstico in stolpcem ene ploščice</translation>
    </message>
    <message>
        <source>Pitfall: counters that are not atomic</source>
        <extracomment>Title of the kernel histogram_plain_add</extracomment>
        <translation>Past: števci, ki niso atomarni</translation>
    </message>
    <message>
        <source>Two threads that load the same count lose a pixel; the number below is how many were counted.</source>
        <extracomment>What the kernel histogram_plain_add does</extracomment>
        <translation>Niti, ki prebereta isto stanje števca, izgubita slikovno točko; spodnje število pove, koliko jih je bilo preštetih.</translation>
    </message>
    <message>
        <source>The histogram, with += for its atomicAdd()</source>
        <extracomment>Where the kernel histogram_plain_add is taught</extracomment>
        <translation>Histogram z += namesto atomicAdd()</translation>
    </message>
    <message>
        <source>iota-two: a[i]=i, b[i]=2; iota-double: a[i]=i, b[i]=2i; count: 1, 2, 3, … in each; ones: all 1; random: uniform in [-1, 1); random-01: uniform in [0, 1); ill-conditioned: large products that cancel but for 1.</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>iota-two: a[i]=i, b[i]=2; iota-double: a[i]=i, b[i]=2i; count: v vsaki 1, 2, 3, …; ones: vse 1; random: enakomerno na [-1, 1); random-01: enakomerno na [0, 1); ill-conditioned: veliki produkti, ki se izničijo do 1.</translation>
    </message>
    <message>
        <source>The seed of the patterns random, random-01 and ill-conditioned.</source>
        <extracomment>What the parameter seed is</extracomment>
        <translation>Seme vzorcev random, random-01 in ill-conditioned.</translation>
    </message>
    <message>
        <source>iota: 0, 1, 2, …; count: 1, 2, 3, …; ones: all 1; random: uniform in [-1, 1), whole numbers from -1000 to 1000; random-01: uniform in [0, 1), whole numbers from 0 to 1000; ill-conditioned: large terms that cancel but for 1.</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>iota: 0, 1, 2, …; count: 1, 2, 3, …; ones: vse 1; random: enakomerno na [-1, 1), cela števila od -1000 do 1000; random-01: enakomerno na [0, 1), cela števila od 0 do 1000; ill-conditioned: veliki členi, ki se izničijo do 1.</translation>
    </message>
    <message>
        <source>Length of the input array; one block scans it, a piece a thread.</source>
        <extracomment>What the parameter n is</extracomment>
        <translation>Dolžina vhodne tabele; obdela jo en blok, po en kos na nit.</translation>
    </message>
    <message>
        <source>The number of blocks, all of one cluster. auto: block and blocks as measured best.</source>
        <extracomment>What the parameter grid is</extracomment>
        <translation>Število blokov, vsi so v eni gruči. auto: velikost in število blokov, kot se je izmerilo najbolje.</translation>
    </message>
    <message>
        <source>random: uniform in [-1, 1); random-01: uniform in [0, 1); ones: all 1; count: A and B count from 1 row by row; iota-two: A counts from 0 row by row, B is all 2.</source>
        <extracomment>What the parameter pattern is</extracomment>
        <translation>random: enakomerno na [-1, 1); random-01: enakomerno na [0, 1); ones: vse 1; count: A in B štejeta od 1 po vrsticah; iota-two: A šteje od 0 po vrsticah, v B so same dvojke.</translation>
    </message>
    <message>
        <source>The seed of the patterns random and random-01.</source>
        <extracomment>What the parameter seed is</extracomment>
        <translation>Seme vzorcev random in random-01.</translation>
    </message>
    <message>
        <source>The tensor cores make its values, of which no thread sees more than the sums.</source>
        <extracomment>Why a record of the kernel matmul_warp_group has no operations</extracomment>
        <translation>Njegove vrednosti naredijo tenzorska jedra; nit od njih vidi samo vsote.</translation>
    </message>
    <message>
        <source>Matrix product 8, small: one warp group on the tensor cores</source>
        <extracomment>Title of the kernel matmul_warp_group</extracomment>
        <translation>Produkt matrik 8, majhen: ena skupina snopov na tenzorskih jedrih</translation>
    </message>
    <message>
        <source>One thread starts bulk copies of the next tiles while its warp group multiplies these; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_warp_group does</extracomment>
        <translation>Ena nit začne skupinsko kopiranje naslednjih ploščic, medtem ko njena skupina snopov množi te; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>PTX ISA, wgmma and cp.async.bulk.tensor; CUDA C++ Programming Guide, Tensor Memory Accelerator</source>
        <extracomment>Where the kernel matmul_warp_group is taught</extracomment>
        <translation>PTX ISA, wgmma in cp.async.bulk.tensor; CUDA C++ Programming Guide, Tensor Memory Accelerator</translation>
    </message>
    <message>
        <source>Pitfall: asynchronous copies that no thread waits for</source>
        <extracomment>Title of the kernel matmul_no_copy_wait</extracomment>
        <translation>Past: asinhrona kopiranja, na katera nobena nit ne čaka</translation>
    </message>
    <message>
        <source>The block&apos;s barrier waits for threads, not for the copies that they have started; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_copy_wait does</extracomment>
        <translation>Prepreka bloka čaka na niti, ne na kopiranja, ki so jih začele; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The product with asynchronous copies, without __pipeline_wait_prior()</source>
        <extracomment>Where the kernel matmul_no_copy_wait is taught</extracomment>
        <translation>Produkt z asinhronimi kopiranji brez __pipeline_wait_prior()</translation>
    </message>
    <message>
        <source>Pitfall: a stage that is filled again too early</source>
        <extracomment>Title of the kernel matmul_early_refill</extracomment>
        <translation>Past: stopnja, ki se prezgodaj znova napolni</translation>
    </message>
    <message>
        <source>Bulk copies overwrite the tiles that the tensor cores still read; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_early_refill does</extracomment>
        <translation>Skupinska kopiranja prepišejo ploščice, ki jih tenzorska jedra še berejo; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The product by one warp group, with its wait for the products behind its copies</source>
        <extracomment>Where the kernel matmul_early_refill is taught</extracomment>
        <translation>Produkt ene skupine snopov, ki na produkte čaka šele za kopiranji</translation>
    </message>
    <message>
        <source>Pitfall: a wait for the wrong phase</source>
        <extracomment>Title of the kernel matmul_one_phase</extracomment>
        <translation>Past: čakanje na napačno fazo</translation>
    </message>
    <message>
        <source>The threads wait for a phase that is over and take the old tiles for the new ones; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_one_phase does</extracomment>
        <translation>Niti čakajo na fazo, ki je že končana, in stare ploščice imajo za nove; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The product by one warp group, with the same parity in every step</source>
        <extracomment>Where the kernel matmul_one_phase is taught</extracomment>
        <translation>Produkt ene skupine snopov z isto parnostjo v vsakem koraku</translation>
    </message>
    <message>
        <source>Pitfall: no fence before a tensor-core product</source>
        <extracomment>Title of the kernel matmul_no_product_fence</extracomment>
        <translation>Past: brez ograje pred produktom tenzorskih jeder</translation>
    </message>
    <message>
        <source>The tensor cores may read registers that are not written yet; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_product_fence does</extracomment>
        <translation>Tenzorska jedra lahko preberejo registre, ki še niso zapisani; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The product by one warp group, without its wgmma.fence</source>
        <extracomment>Where the kernel matmul_no_product_fence is taught</extracomment>
        <translation>Produkt ene skupine snopov brez wgmma.fence</translation>
    </message>
    <message>
        <source>Pitfall: tensor-core products that no thread waits for</source>
        <extracomment>Title of the kernel matmul_no_product_wait</extracomment>
        <translation>Past: produkti tenzorskih jeder, na katere nobena nit ne čaka</translation>
    </message>
    <message>
        <source>Their operands are overwritten and their sums stored while they are under way; the number below is the last element of C.</source>
        <extracomment>What the kernel matmul_no_product_wait does</extracomment>
        <translation>Njihovi operandi se prepišejo in njihove vsote shranijo, medtem ko še potekajo; spodnje število je zadnji element C.</translation>
    </message>
    <message>
        <source>The product by one warp group, without its wgmma.wait_group</source>
        <extracomment>Where the kernel matmul_no_product_wait is taught</extracomment>
        <translation>Produkt ene skupine snopov brez wgmma.wait_group</translation>
    </message>
</context>
<context>
    <name>lanescope::ListText</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A list that grows, &quot;a, b, c&quot;. %1: the names so far; %2: the next one</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list, &quot;a, b and c&quot;. %1: all but the last, &quot;a, b&quot;; %2: the last</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences, one after the other. %1: what was said so far; %2: the next sentence</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>lanescope::app::Background</name>
    <message>
        <source>%1 needs more memory than this machine has free.</source>
        <extracomment>%1: what was being made, such as &quot;The picture&quot; or &quot;The search&quot;</extracomment>
        <translation>%1: potrebnega je več pomnilnika, kot ga ima ta računalnik prostega.</translation>
    </message>
    <message>
        <source>Something unexpected happened: %1.</source>
        <extracomment>%1: the error&apos;s own words, in English</extracomment>
        <translation>Zgodilo se je nekaj nepričakovanega: %1.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>Zgodilo se je nekaj nepričakovanega.</translation>
    </message>
</context>
<context>
    <name>lanescope::app::Condition</name>
    <message>
        <source>The condition cannot be read from column %1 on.</source>
        <extracomment>%1: the place in the typed condition, counted from 1</extracomment>
        <translation>Pogoja od stolpca %1 naprej ni mogoče prebrati.</translation>
    </message>
    <message>
        <source>The event names no element, so it has no index.</source>
        <translation>Dogodek ne imenuje elementa, zato nima indeksa.</translation>
    </message>
    <message>
        <source>The event has no value.</source>
        <translation>Dogodek nima vrednosti.</translation>
    </message>
    <message>
        <source>An index is a whole number; for %1 it is %2.</source>
        <extracomment>%1: name of the array, &quot;cache&quot;; %2: the index, a number that is not whole</extracomment>
        <translation>Indeks je celo število; za %1 je %2.</translation>
    </message>
    <message>
        <source>%1 has %2 elements; there is no %1[%3].</source>
        <extracomment>%1: name of the array; %2: how many elements; %3: the index that it does not have</extracomment>
        <translation>%1 ima toliko elementov: %2; %1[%3] ne obstaja.</translation>
    </message>
    <message>
        <source>The record does not tell the value of %1[%2] here.</source>
        <extracomment>%1[%2]: an element of an array, &quot;cache[3]&quot;</extracomment>
        <translation>Zapis tu ne pove vrednosti %1[%2].</translation>
    </message>
</context>
<context>
    <name>lanescope::app::ConditionNames</name>
    <message>
        <source>Arrays: %1.</source>
        <extracomment>What a condition may name. %1: a list, &quot;cache[64], c[1]&quot;; the number is that of the elements</extracomment>
        <translation>Tabele: %1.</translation>
    </message>
    <message>
        <source>Numbers: %1.</source>
        <extracomment>What a condition may name. %1: a list of words that stay English, &quot;thread, block, line&quot;</extracomment>
        <translation>Števila: %1.</translation>
    </message>
    <message>
        <source>Kinds, as in kind == load: %1.</source>
        <extracomment>What a condition may name. &quot;kind&quot; and %1, a list of words such as &quot;load, store&quot;, stay English</extracomment>
        <translation>Vrste, kot v kind == load: %1.</translation>
    </message>
    <message>
        <source>Operators: &amp;&amp; || ! == != &lt; &lt;= &gt; &gt;= + - * / %, is nan, is inf; functions: abs, floor, sqrt, min, max.</source>
        <translation>Operatorji: &amp;&amp; || ! == != &lt; &lt;= &gt; &gt;= + - * / %, is nan, is inf; funkcije: abs, floor, sqrt, min, max.</translation>
    </message>
</context>
<context>
    <name>lanescope::app::ConditionReader</name>
    <message>
        <source>the end</source>
        <extracomment>Stands for what was found where a condition ends too early: &quot;… is expected, not the end.&quot;</extracomment>
        <translation>konec</translation>
    </message>
    <message>
        <source>The = in column %1 would assign; == compares.</source>
        <extracomment>%1: the place in the typed condition, counted from 1</extracomment>
        <translation>Znak = v stolpcu %1 bi priredil vrednost; primerja ==.</translation>
    </message>
    <message>
        <source>The %1 in column %2 stands alone; conditions are joined by %1%1.</source>
        <extracomment>%1: the character &amp; or |, which is typed twice to join conditions; %2: its place</extracomment>
        <translation>Znak %1 v stolpcu %2 stoji sam; pogoje poveže %1%1.</translation>
    </message>
    <message>
        <source>“%1” in column %2 has no meaning in a condition.</source>
        <extracomment>%1: a character or word of the condition; %2: its place, counted from 1</extracomment>
        <translation>»%1« v stolpcu %2 v pogoju nima pomena.</translation>
    </message>
    <message>
        <source>The %1 in column %2 is not closed.</source>
        <extracomment>%1: a bracket or quotation mark of the condition; %2: its place, counted from 1</extracomment>
        <translation>Znak %1 v stolpcu %2 ni zaprt.</translation>
    </message>
    <message>
        <source>In column %1 a number or a name is expected, not %2.</source>
        <extracomment>%1: the place in the condition; %2: what stands there, in quotation marks, or &quot;the end&quot;</extracomment>
        <translation>V stolpcu %1 se pričakuje število ali ime, ne %2.</translation>
    </message>
    <message>
        <source>The array %1 in column %2 lacks an index, as in %1[0].</source>
        <extracomment>%1: name of the array; %2: its place in the condition</extracomment>
        <translation>Tabeli %1 v stolpcu %2 manjka indeks, kot v %1[0].</translation>
    </message>
    <message>
        <source>There is no %1 (column %2). %3</source>
        <extracomment>%1: the name that was typed; %2: its place; %3: two sentences that list the names there are</extracomment>
        <translation>%1 ne obstaja (stolpec %2). %3</translation>
    </message>
    <message>
        <source>%1 in column %2 is one number and takes no index.</source>
        <extracomment>%1: a name for a number, such as &quot;thread&quot;; %2: its place in the condition</extracomment>
        <translation>%1 v stolpcu %2 je eno število in nima indeksa.</translation>
    </message>
    <message>
        <source>There is no function %1 (column %2); there are abs, floor, sqrt, min and max.</source>
        <extracomment>%1: the name that was typed; %2: its place. The names of the functions stay English</extracomment>
        <translation>Funkcija %1 ne obstaja (stolpec %2); obstajajo abs, floor, sqrt, min in max.</translation>
    </message>
    <message>
        <source>In column %1 an operator is expected, such as == or &amp;&amp;, not %2.</source>
        <extracomment>%1: the place in the condition; %2: what stands there, in quotation marks, or &quot;the end&quot;</extracomment>
        <translation>V stolpcu %1 se pričakuje operator, kot == ali &amp;&amp;, ne %2.</translation>
    </message>
    <message>
        <source>The comma in column %1 can only stand between the values of min or max; decimals have a point.</source>
        <extracomment>%1: the place of the comma in the condition</extracomment>
        <translation>Vejica v stolpcu %1 sme stati le med vrednostmi v min ali max; decimalna števila imajo piko.</translation>
    </message>
    <message>
        <source>In column %1 nan or inf is expected after “is”, not %2.</source>
        <extracomment>%1: the place in the condition; %2: what stands there. &quot;is&quot;, &quot;nan&quot; and &quot;inf&quot; stay English</extracomment>
        <translation>V stolpcu %1 se za »is« pričakuje nan ali inf, ne %2.</translation>
    </message>
    <message>
        <source>The %1 in column %2 closes nothing.</source>
        <extracomment>%1: a bracket or quotation mark of the condition; %2: its place, counted from 1</extracomment>
        <translation>Znak %1 v stolpcu %2 ničesar ne zapira.</translation>
    </message>
    <message>
        <source>An index is a whole number; in column %1 it is %2.</source>
        <extracomment>%1: the place in the condition; %2: the number that stands there</extracomment>
        <translation>Indeks je celo število; v stolpcu %1 je %2.</translation>
    </message>
    <message>
        <source>%1 has %2 elements, from %1[0] on; there is no %1[%3] (column %4).</source>
        <extracomment>%1: name of the array; %2: how many elements; %3: the index it does not have; %4: its place</extracomment>
        <translation>%1 ima toliko elementov: %2, od %1[0] naprej; %1[%3] ne obstaja (stolpec %4).</translation>
    </message>
    <message>
        <source>Type a condition, for example %1.</source>
        <extracomment>%1: a condition, &quot;thread == 3 &amp;&amp; cache[0] &gt; 10&quot;</extracomment>
        <translation>Vnesite pogoj, na primer %1.</translation>
    </message>
    <message>
        <source>A condition has at most %1 characters; this one has %2.</source>
        <extracomment>%1: the most characters that are allowed; %2: how many were typed</extracomment>
        <translation>Pogoj ima največ toliko znakov: %1; ta jih ima %2.</translation>
    </message>
</context>
<context>
    <name>lanescope::app::DescribedKernel</name>
    <message>
        <source>What does %1 compute? Choose its problem, with --problem dot or on the first line: // lanescope: problem = dot.</source>
        <extracomment>%1: name of a file; what follows -- and // is typed as it stands</extracomment>
        <translation>Kaj računa %1? Izberite problem, z --problem dot ali v prvi vrstici: // lanescope: problem = dot.</translation>
    </message>
    <message>
        <source>%1 has no kernel, a __global__ function.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 nima ščepca, torej funkcije __global__.</translation>
    </message>
    <message>
        <source>%1 has no kernel &apos;%2&apos;; it has %3.</source>
        <extracomment>%1: name of a file; %2: of a function; %3: names of functions</extracomment>
        <translation>%1 nima ščepca &apos;%2&apos;; ima %3.</translation>
    </message>
    <message>
        <source>%1 has several kernels, %2; choose one, with --kernel %3 or on the first line: // lanescope: kernel = %3.</source>
        <extracomment>%1: name of a file; %2: names of functions; %3: one of them; what follows -- and // is typed as it stands</extracomment>
        <translation>%1 ima več ščepcev, %2; izberite enega, z --kernel %3 ali v prvi vrstici: // lanescope: kernel = %3.</translation>
    </message>
</context>
<context>
    <name>lanescope::app::EngineClient</name>
    <message>
        <source>The request was cancelled before it began.</source>
        <translation>Zahteva je bila preklicana, preden se je začela.</translation>
    </message>
    <message>
        <source>The engine %1 has not answered for %2, although it lives.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a time, &quot;20 s&quot;</extracomment>
        <translation>Pogon %1 se že %2 ne odzove, čeprav teče.</translation>
    </message>
    <message>
        <source>The request was cancelled; its engine had to be ended.</source>
        <translation>Zahteva je bila preklicana; njen pogon je bilo treba končati.</translation>
    </message>
    <message>
        <source>%1 did not end within its time limit of %2 and was stopped.</source>
        <extracomment>%1: the kernel&apos;s name; %2: a time, &quot;20 s&quot;</extracomment>
        <translation>%1 se ni končal v časovni omejitvi %2 in je bil ustavljen.</translation>
    </message>
</context>
<context>
    <name>lanescope::app::EngineProcess</name>
    <message>
        <source>%1 could not be started: %2.</source>
        <extracomment>%1: name of the program; %2: the system&apos;s reason</extracomment>
        <translation>Programa %1 ni bilo mogoče zagnati: %2.</translation>
    </message>
    <message>
        <source>The engine %1 sent a message that cannot be read: %2</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a sentence that says what is wrong</extracomment>
        <translation>Pogon %1 je poslal sporočilo, ki ga ni mogoče prebrati: %2</translation>
    </message>
    <message>
        <source>What the engine %1 sends cannot be understood: %2</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a sentence that says what is wrong</extracomment>
        <translation>Kar pošilja pogon %1, ni razumljivo: %2</translation>
    </message>
    <message>
        <source>What the engine %1 sends cannot be understood: %2 A shell start-up file that prints text does this.</source>
        <extracomment>%1: where the engine is, &quot;on gpu-server&quot;; %2: a sentence that says what is wrong</extracomment>
        <translation>Kar pošilja pogon %1, ni razumljivo: %2 To se zgodi, če zagonska datoteka ukazne lupine izpiše besedilo.</translation>
    </message>
    <message>
        <source>The engine %1 %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: what it did, in English, &quot;sent a result twice&quot;</extracomment>
        <translation>Pogon %1: %2.</translation>
    </message>
    <message>
        <source>The engine %1 is version %2 and speaks protocol %3, but this is version %4 with protocol %5: install the same version in both places.</source>
        <extracomment>%1: where the engine is; %2, %3: its version and protocol; %4, %5: this program&apos;s</extracomment>
        <translation>Pogon %1 je različice %2 in govori protokol %3, ta program pa je različice %4 s protokolom %5: na obeh mestih namestite isto različico.</translation>
    </message>
    <message>
        <source>Engine %1 %2, process %3</source>
        <extracomment>%1: the engine&apos;s version; %2: where it is, &quot;on this machine&quot;; %3: number of its process</extracomment>
        <translation>Pogon %1 %2, proces %3</translation>
    </message>
    <message>
        <source>The engine %1 did not answer within %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a time, &quot;20 s&quot;</extracomment>
        <translation>Pogon %1 se v %2 ni odzval.</translation>
    </message>
    <message>
        <source>The engine %1 did not answer within %2 (%3).</source>
        <extracomment>%1: where the engine is; %2: a time, &quot;20 s&quot;; %3: the last line that it printed</extracomment>
        <translation>Pogon %1 se v %2 ni odzval (%3).</translation>
    </message>
    <message>
        <source>The engine %1 has not answered for %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a time, &quot;20 s&quot;</extracomment>
        <translation>Pogon %1 se že %2 ne odzove.</translation>
    </message>
    <message>
        <source>The engine %1 was ended by signal %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a number</extracomment>
        <translation>Pogon %1 je končal signal %2.</translation>
    </message>
    <message>
        <source>The engine %1 ended by itself with exit code %2.</source>
        <extracomment>%1: where the engine is, &quot;on this machine&quot;; %2: a number</extracomment>
        <translation>Pogon %1 se je končal sam z izhodno kodo %2.</translation>
    </message>
    <message>
        <source>The engine %1 was ended by signal %2 (%3).</source>
        <extracomment>%1: where the engine is; %2: a number; %3: the last line that it printed</extracomment>
        <translation>Pogon %1 je končal signal %2 (%3).</translation>
    </message>
    <message>
        <source>The engine %1 ended by itself with exit code %2 (%3).</source>
        <extracomment>%1: where the engine is; %2: a number; %3: the last line that it printed</extracomment>
        <translation>Pogon %1 se je končal sam z izhodno kodo %2 (%3).</translation>
    </message>
    <message>
        <source>%1 was ended. %2</source>
        <extracomment>%1 the file of a kernel; %2 a sentence</extracomment>
        <translation>%1 je bil končan. %2</translation>
    </message>
    <message>
        <source>%1 ended its own process, with exit code %2.</source>
        <extracomment>%1 the file of a kernel; %2 a number</extracomment>
        <translation>%1 je končal svoj proces z izhodno kodo %2.</translation>
    </message>
    <message>
        <source>%1 broke its own process and was ended: %2 (signal %3).</source>
        <extracomment>%1 the file of a kernel; %2 the name of a signal, such as Segmentation fault; %3 its number</extracomment>
        <translation>%1 je sesul svoj proces in bil končan: %2 (signal %3).</translation>
    </message>
</context>
<context>
    <name>lanescope::app::KernelFile</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <extracomment>%1: name of a file; %2: why, from the system</extracomment>
        <translation>Datoteke %1 ni mogoče prebrati: %2.</translation>
    </message>
    <message>
        <source>%1 is too large; the text of a kernel has at most 1 MiB.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 je prevelika datoteka; besedilo ščepca ima največ 1 MiB.</translation>
    </message>
    <message>
        <source>%1 is no text in UTF-8. Convert it in an editor, and open it again.</source>
        <extracomment>%1: name of a file; UTF-8 is the usual encoding of letters</extracomment>
        <translation>%1 ni besedilo v UTF-8. Pretvorite ga v urejevalniku in ga znova odprite.</translation>
    </message>
    <message>
        <source>The kernel is in no file yet; save it as a file.</source>
        <translation>Ščepca še ni v nobeni datoteki; shranite ga v datoteko.</translation>
    </message>
    <message>
        <source>The text is too large; that of a kernel has at most 1 MiB.</source>
        <translation>Besedilo je preveliko; besedilo ščepca ima največ 1 MiB.</translation>
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
        <translation>%1 je navedeno dvakrat.</translation>
    </message>
    <message>
        <source>This %1 lacks a line %2 = …</source>
        <extracomment>%1: the name of a directive, such as &quot;stage&quot;; %2: the key that it lacks</extracomment>
        <translation>Tukaj (%1) manjka vrstica %2 = …</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not %4.</source>
        <extracomment>%1: a key, such as &quot;step&quot;; %2 and %3: the least and the largest number; %4: what was written</extracomment>
        <translation>%1 je celo število od %2 do %3, ne %4.</translation>
    </message>
    <message>
        <source>There is no key %1 of %2; there are %3.</source>
        <extracomment>%1: the key that was written; %2: the name of a directive; %3: the keys that it has. Keys and names stay English</extracomment>
        <translation>Direktiva %2 nima ključa %1; njeni ključi so: %3.</translation>
    </message>
    <message>
        <source>The record does not hold all that the threads compute, so that there is no count of it.</source>
        <translation>Zapis nima vsega, kar niti računajo, zato tega ni mogoče prešteti.</translation>
    </message>
    <message>
        <source>The run has no reference.</source>
        <translation>Zagon nima reference.</translation>
    </message>
    <message>
        <source>The line %1 is missing.</source>
        <extracomment>%1: a line that must be there: &quot;format: 1&quot;</extracomment>
        <translation>Manjka vrstica %1.</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>Manjka naslov.</translation>
    </message>
    <message>
        <source>%1 is no format.</source>
        <extracomment>%1: what was written where the number of the format is expected</extracomment>
        <translation>%1 ni format.</translation>
    </message>
    <message>
        <source>minutes is a whole number from 1 to %1, not %2.</source>
        <extracomment>%1: the largest number that is allowed; %2: what was written</extracomment>
        <translation>minutes je celo število od 1 do %1, ne %2.</translation>
    </message>
    <message>
        <source>%1 is no language; these are: en, sl, zh_TW.</source>
        <extracomment>%1: what was written where a language is expected. The examples are codes of languages</extracomment>
        <translation>%1 ni jezik; jeziki so: en, sl, zh_TW.</translation>
    </message>
    <message>
        <source>“%1” is no subject; these are: element cache[3], lanes 0, threads, bank-ways 0, sectors 0, steps, barriers, epochs.</source>
        <extracomment>%1: what was written where a subject of the quiz is expected. The examples stay as they are</extracomment>
        <translation>»%1« ni predmet vprašanja; to so: element cache[3], lanes 0, threads, bank-ways 0, sectors 0, steps, barriers, epochs.</translation>
    </message>
    <message>
        <source>A question has an answer = …, or %1 to %2 choices of which one at least is right = …</source>
        <extracomment>%1 and %2: the fewest and the most choices of a question; right = … is a line of the file</extracomment>
        <translation>Vprašanje ima answer = … ali pa %1 do %2 izbir, od katerih je vsaj ena right = …</translation>
    </message>
    <message>
        <source>The choice “%1” is there twice.</source>
        <extracomment>%1: the text of a choice</extracomment>
        <translation>Izbira »%1« je navedena dvakrat.</translation>
    </message>
    <message>
        <source>A question has an answer = … or choices, and not both.</source>
        <translation>Vprašanje ima answer = … ali izbire, ne obojega.</translation>
    </message>
    <message>
        <source>“%1” are no sizes; these are: 2^10..2^20 and 1000, 2^16.</source>
        <extracomment>%1: what was written where sizes are expected. The examples stay as they are</extracomment>
        <translation>»%1« niso velikosti; to so: 2^10..2^20 in 1000, 2^16.</translation>
    </message>
    <message>
        <source>kind is times, errors or work.</source>
        <translation>kind je times, errors ali work.</translation>
    </message>
    <message>
        <source>There is no exercise %1, neither among those that ship nor in the lesson&apos;s folder.</source>
        <extracomment>%1: the name of an exercise that was written</extracomment>
        <translation>Vaje %1 ni, niti med priloženimi niti v mapi lekcije.</translation>
    </message>
    <message>
        <source>There is no finding %1; there are none and %2.</source>
        <extracomment>%1: the word that was written; %2: the names of the findings, which stay English</extracomment>
        <translation>Najdbe %1 ni; so none in %2.</translation>
    </message>
    <message>
        <source>“%1” is no claim; these are: passed yes, findings none, steps &lt;= 30.</source>
        <extracomment>%1: a claim as it was written. What follows the colon are three examples in a notation</extracomment>
        <translation>»%1« ni trditev; to so: passed yes, findings none, steps &lt;= 30.</translation>
    </message>
    <message>
        <source>%1 is no number.</source>
        <extracomment>%1: what was written where a number is expected</extracomment>
        <translation>%1 ni število.</translation>
    </message>
    <message>
        <source>A file&apos;s name has %1 characters; %2 are the most.</source>
        <extracomment>%1: the number of characters; %2: the most that are allowed</extracomment>
        <translation>Ime datoteke ima toliko znakov: %1; največ jih je %2.</translation>
    </message>
    <message>
        <source>%1 is refused: a file of a lesson lies in its folder, and its name has letters, digits, spaces and . _ - + ( ) only.</source>
        <extracomment>%1: what was written where the name of a file is expected</extracomment>
        <translation>%1 je zavrnjeno: datoteka lekcije je v njeni mapi, njeno ime pa ima le črke, števke, presledke in . _ - + ( ).</translation>
    </message>
    <message>
        <source>%1 is refused: the file must be one of these kinds: %2.</source>
        <extracomment>%1: the name of a file; %2: the endings that are allowed: &quot;png, jpg&quot;</extracomment>
        <translation>%1 je zavrnjeno: datoteka mora biti ene od teh vrst: %2.</translation>
    </message>
    <message>
        <source>%1 is refused: it is a link.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 je zavrnjeno: to je povezava.</translation>
    </message>
    <message>
        <source>There is no file %1 in the lesson&apos;s folder.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>V mapi lekcije ni datoteke %1.</translation>
    </message>
    <message>
        <source>%1 is refused: a lesson has plain files only.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 je zavrnjeno: lekcija ima samo navadne datoteke.</translation>
    </message>
    <message>
        <source>The folder is too large for a lesson: %1 files and %2 MiB are the most.</source>
        <extracomment>%1: the most files, %2: the most MiB that are allowed</extracomment>
        <translation>Mapa je prevelika za lekcijo: največ je %1 datotek in %2 MiB.</translation>
    </message>
    <message>
        <source>There is no stage yet that this could be about.</source>
        <translation>Prizora, na katerega bi se to nanašalo, še ni.</translation>
    </message>
    <message>
        <source>A lesson begins with a page, that is a line ## and its title.</source>
        <translation>Lekcija se začne s stranjo, to je z vrstico ## in njenim naslovom.</translation>
    </message>
    <message>
        <source>The lesson has no page.</source>
        <translation>Lekcija nima strani.</translation>
    </message>
    <message>
        <source>There is no file %1 to read in %2.</source>
        <extracomment>%1: the name of a file; %2: a folder</extracomment>
        <translation>V %2 ni datoteke %1, ki bi jo prebral.</translation>
    </message>
    <message>
        <source>There is no figure %1; there are %2.</source>
        <extracomment>%1: the word that was written; %2: the names of the figures, which stay English</extracomment>
        <translation>Količine %1 ni; so %2.</translation>
    </message>
    <message>
        <source>%1 has %2 files; %3 are the most.</source>
        <extracomment>%1: a file; %2: the number of files in it; %3: the most that are allowed</extracomment>
        <translation>%1 ima toliko datotek: %2; največ jih je %3.</translation>
    </message>
    <message>
        <source>%1 is damaged: its list cannot be read.</source>
        <extracomment>%1: a file that is no archive that can be read</extracomment>
        <translation>%1 je poškodovano: seznama ni mogoče prebrati.</translation>
    </message>
    <message>
        <source>%1 is a link or no plain file.</source>
        <extracomment>%1: the name of a file in an archive</extracomment>
        <translation>%1 je povezava ali ni navadna datoteka.</translation>
    </message>
    <message>
        <source>unpacked it is larger than %1 MiB, the most that is allowed.</source>
        <extracomment>%1: the most MiB that are allowed</extracomment>
        <translation>razpakirano je večje od %1 MiB, kolikor je največ dovoljeno.</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size.</source>
        <extracomment>%1: the name of a file in an archive; %2: a number</extracomment>
        <translation>%1 se razpakira na več kot %2-kratno velikost.</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <extracomment>%1: a file; %2: a sentence on why it is refused</extracomment>
        <translation>%1 je zavrnjeno: %2</translation>
    </message>
    <message>
        <source>%1 is damaged: %2 cannot be unpacked.</source>
        <extracomment>%1: an archive; %2: the name of a file in it</extracomment>
        <translation>%1 je poškodovano: %2 ni mogoče razpakirati.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <extracomment>%1: a file; %2: why it cannot be read, a few English words of a library</extracomment>
        <translation>%1 ni mogoče odpreti: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be packed: %2.</source>
        <extracomment>%1: a file; %2: why it cannot be written, a few English words of a library</extracomment>
        <translation>%1 ni mogoče pakirati: %2.</translation>
    </message>
    <message>
        <source>The link to %1 is refused: links lead to https: and to pages of the manual.</source>
        <extracomment>%1: the target of a link as it was written</extracomment>
        <translation>Povezava na %1 je zavrnjena: povezave vodijo na https: in na strani priročnika.</translation>
    </message>
    <message>
        <source>The manual has no page %1.</source>
        <extracomment>%1: the name of a file that the manual does not have: &quot;stages.md&quot;</extracomment>
        <translation>Priročnik nima strani %1.</translation>
    </message>
    <message>
        <source>The title stands in the front matter; headings in the text are ## for a page and ### within one.</source>
        <translation>Naslov je v glavi datoteke; naslovi v besedilu so ## za stran in ### znotraj nje.</translation>
    </message>
    <message>
        <source>A page begins with ## at the left margin, and nothing else is a heading of the second level.</source>
        <translation>Stran se začne z ## ob levem robu in nič drugega ni naslov druge ravni.</translation>
    </message>
    <message>
        <source>The directive %1 begins at the left margin.</source>
        <extracomment>%1: the name of a directive, such as &quot;stage&quot;</extracomment>
        <translation>Direktiva %1 se začne ob levem robu.</translation>
    </message>
    <message>
        <source>There is no directive %1; there are %2, and cuda, cpp and text for code.</source>
        <extracomment>%1: the word behind ```; %2: the names of the directives. They and cuda, cpp and text stay English</extracomment>
        <translation>Direktive %1 ni; so %2, za kodo pa cuda, cpp in text.</translation>
    </message>
    <message>
        <source>HTML is refused; write &lt; in code as `&lt;`, and elsewhere as \&lt;.</source>
        <translation>HTML je zavrnjen; v kodi pišite &lt; kot `&lt;`, drugod kot \&lt;.</translation>
    </message>
    <message>
        <source>The text has %1 bytes; %2 MiB are the most.</source>
        <extracomment>%1: the size of the file in bytes; %2: the most MiB that are allowed</extracomment>
        <translation>Besedilo ima toliko bajtov: %1; največ je %2 MiB.</translation>
    </message>
    <message>
        <source>This line is not UTF-8.</source>
        <translation>Ta vrstica ni v UTF-8.</translation>
    </message>
    <message>
        <source>This line has a NUL character.</source>
        <translation>Ta vrstica vsebuje znak NUL.</translation>
    </message>
    <message>
        <source>This line has %1 characters; %2 are the most.</source>
        <extracomment>%1: the number of characters; %2: the most that are allowed</extracomment>
        <translation>Ta vrstica ima toliko znakov: %1; največ jih je %2.</translation>
    </message>
    <message>
        <source>The file does not begin with a line ---, then format, title and so on, then a line ---.</source>
        <translation>Datoteka se ne začne z vrstico ---, nato format, title in tako naprej, nato z vrstico ---.</translation>
    </message>
    <message>
        <source>The front matter that begins here is not closed by a line ---.</source>
        <translation>Glava datoteke, ki se tu začne, ni zaprta z vrstico ---.</translation>
    </message>
    <message>
        <source>A line here reads %1.</source>
        <extracomment>%1: how a line is written: &quot;key = value&quot;</extracomment>
        <translation>Vrstica se tu glasi %1.</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <extracomment>%1: a key that lacks its value, such as &quot;title&quot;</extracomment>
        <translation>%1 nima vrednosti.</translation>
    </message>
    <message>
        <source>This page has no title.</source>
        <translation>Ta stran nima naslova.</translation>
    </message>
    <message>
        <source>The block that begins here is not closed.</source>
        <translation>Blok, ki se tu začne, ni zaprt.</translation>
    </message>
    <message>
        <source>There are %1 pages; %2 are the most.</source>
        <extracomment>%1: the number of pages; %2: the most that are allowed</extracomment>
        <translation>Strani je %1; največ jih je %2.</translation>
    </message>
    <message>
        <source>There are %1 directives; %2 are the most.</source>
        <extracomment>%1: the number of directives; %2: the most that are allowed</extracomment>
        <translation>Direktiv je %1; največ jih je %2.</translation>
    </message>
    <message>
        <source>There is no lesson %1: no folder, no file, and none of those that ship: %2.</source>
        <extracomment>%1: the name that was written; %2: the names of those that ship</extracomment>
        <translation>Lekcije %1 ni: ni take mape ne datoteke, niti ni med priloženimi: %2.</translation>
    </message>
    <message>
        <source>There is no exercise %1: no folder, no file, and none of those that ship: %2.</source>
        <extracomment>%1: the name that was written; %2: the names of those that ship</extracomment>
        <translation>Vaje %1 ni: ni take mape ne datoteke, niti ni med priloženimi: %2.</translation>
    </message>
    <message>
        <source>There is no record of %1: %2</source>
        <extracomment>%1: the id of a kernel; %2: a sentence that says why</extracomment>
        <translation>Za %1 ni zapisa: %2</translation>
    </message>
    <message>
        <source>%1 is of a .cu file only.</source>
        <extracomment>%1: a key, such as &quot;problem&quot;</extracomment>
        <translation>%1 velja le za datoteko .cu.</translation>
    </message>
    <message>
        <source>%1 is no element; these are: cache[3], a[0].</source>
        <extracomment>%1: what was written where an element is expected. The example stays as it is</extracomment>
        <translation>%1 ni element; to so: cache[3], a[0].</translation>
    </message>
    <message>
        <source>%1 is no step; these are: 5, first, last, epoch 3.</source>
        <extracomment>%1: what was written where a step is expected. The examples stay as they are</extracomment>
        <translation>%1 ni korak; to so: 5, first, last, epoch 3.</translation>
    </message>
    <message>
        <source>in-step is input, epoch or step.</source>
        <translation>in-step je input, epoch ali step.</translation>
    </message>
    <message>
        <source>in-step needs a second run: compare = …</source>
        <translation>in-step potrebuje drugi zagon: compare = …</translation>
    </message>
    <message>
        <source>%1: pages %2, stages %3, claims %4, questions %5.</source>
        <extracomment>%1: the name of a lesson; %2 to %5: how many pages, stages, claims and questions it has</extracomment>
        <translation>%1: strani %2, prizorov %3, trditev %4, vprašanj %5.</translation>
    </message>
    <message>
        <source>All of it holds.</source>
        <translation>Vse drži.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are wrong.</source>
        <extracomment>%n: how many things are wrong in an exercise
----------
%n: how many things are wrong in a lesson</extracomment>
        <translation>
            <numerusform>%n stvar je narobe.</numerusform>
            <numerusform>%n stvari sta narobe.</numerusform>
            <numerusform>%n stvari so narobe.</numerusform>
            <numerusform>%n stvari je narobe.</numerusform>
        </translation>
    </message>
    <message>
        <source>lesson</source>
        <extracomment>heads a column of names</extracomment>
        <translation>lekcija</translation>
    </message>
    <message>
        <source>&gt;minutes</source>
        <extracomment>heads a column of numbers. The sign &gt; stays: it puts the column to the right</extracomment>
        <translation>&gt;minute</translation>
    </message>
    <message>
        <source>title</source>
        <extracomment>heads a column of titles</extracomment>
        <translation>naslov</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <extracomment>%1: the file that was written</extracomment>
        <translation>Zapisano v %1.</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the run, which ends at %3.</source>
        <extracomment>%1: a key, such as &quot;step&quot;; %2: its number; %3: the largest number that the run has</extracomment>
        <translation>%1 = %2 je zunaj zagona, ki se konča pri %3.</translation>
    </message>
    <message>
        <source>The run has no element %1.</source>
        <extracomment>%1: an element that was written: &quot;cache[300]&quot;</extracomment>
        <translation>Zagon nima elementa %1.</translation>
    </message>
    <message>
        <source>The run does not pass its check.</source>
        <translation>Zagon ne prestane preverjanja.</translation>
    </message>
    <message>
        <source>The run passes its check.</source>
        <translation>Zagon prestane preverjanje.</translation>
    </message>
    <message>
        <source>“%1” does not hold: %2 is %3.</source>
        <extracomment>%1: a claim: &quot;steps &lt;= 30&quot;; %2: the name of a figure; %3: its value</extracomment>
        <translation>»%1« ne drži: %2 je %3.</translation>
    </message>
    <message>
        <source>The run has no findings.</source>
        <translation>Zagon nima najdb.</translation>
    </message>
    <message>
        <source>The run has other findings: %1.</source>
        <extracomment>%1: the names of findings, which stay English</extracomment>
        <translation>Zagon ima druge najdbe: %1.</translation>
    </message>
    <message>
        <source>%1 of the run is no number.</source>
        <extracomment>%1: the name of a figure</extracomment>
        <translation>%1 tega zagona ni število.</translation>
    </message>
    <message>
        <source>There is no step %1: the run has %2 steps.</source>
        <extracomment>%1: the number of a step; %2: the number of steps of a run</extracomment>
        <translation>Koraka %1 ni: zagon ima toliko korakov: %2.</translation>
    </message>
    <message>
        <source>Step %1 has no answer for the subject “%2”.</source>
        <extracomment>%1: the number of a step; %2: a subject of the quiz: &quot;element cache[3]&quot;</extracomment>
        <translation>Korak %1 nima odgovora za predmet »%2«.</translation>
    </message>
    <message>
        <source>The pages and directives are not those of %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Strani in direktive niso enake kot v %1.</translation>
    </message>
    <message>
        <source>The exercise has no task.</source>
        <translation>Vaja nima naloge.</translation>
    </message>
    <message>
        <source>An exercise has 1 to %1 gates, not %2.</source>
        <extracomment>%1: the most gates that are allowed; %2: how many there are</extracomment>
        <translation>Vaja ima 1 do %1 pogojev, ne %2.</translation>
    </message>
    <message>
        <source>An exercise has at most %1 hints, not %2.</source>
        <extracomment>%1: the most hints that are allowed; %2: how many there are</extracomment>
        <translation>Vaja ima največ %1 namigov, ne %2.</translation>
    </message>
    <message>
        <source>The gate “%1” is there twice.</source>
        <extracomment>%1: the name of a gate</extracomment>
        <translation>Pogoj „%1“ je naveden dvakrat.</translation>
    </message>
    <message>
        <source>The first lines of the skeleton lack %1, as in // lanescope: problem = dot, kernel = dot.</source>
        <extracomment>%1: the name of a choice; what follows // is typed as it stands</extracomment>
        <translation>V prvih vrsticah ogrodja manjka %1, kot v // lanescope: problem = dot, kernel = dot.</translation>
    </message>
    <message>
        <source>The reference of an exercise is an expression: a kernel of the file could be changed by the student.</source>
        <translation>Referenca vaje je izraz: ščepec v datoteki bi lahko študent spremenil.</translation>
    </message>
    <message>
        <source>The name of a gate has 1 to 40 letters, digits, spaces and . _ - and begins with a letter or a digit.</source>
        <translation>Ime pogoja ima 1 do 40 črk, števk, presledkov in . _ - ter se začne s črko ali števko.</translation>
    </message>
    <message>
        <source>A gate that compares times needs nothing else.</source>
        <translation>Pogoj, ki primerja čase, ne potrebuje ničesar drugega.</translation>
    </message>
    <message>
        <source>This gate lacks a line need = …</source>
        <translation>Temu pogoju manjka vrstica need = …</translation>
    </message>
    <message>
        <source>“%1” compares no times; this does: time &lt;= 1.5 matmul_naive.</source>
        <extracomment>%1: what was written; what follows the colon is an example in a notation</extracomment>
        <translation>„%1“ ne primerja časov; tako jih: time &lt;= 1.5 matmul_naive.</translation>
    </message>
    <message>
        <source>The values of this gate make more than %1 runs, which are the most.</source>
        <extracomment>%1: the most runs that are allowed</extracomment>
        <translation>Vrednosti tega pogoja dajo več kot %1 zagonov, kolikor jih je največ.</translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <extracomment>%1: parameters of a run: &quot;n = 33, block = 32&quot;; %2: a sentence on what is wrong in that run</extracomment>
        <translation>Pri %1: %2</translation>
    </message>
    <message>
        <source>It holds in all runs of this gate.</source>
        <translation>Velja v vseh zagonih tega pogoja.</translation>
    </message>
    <message>
        <source>Not judged: %1.</source>
        <extracomment>%1: why, as a part of a sentence: &quot;no GPU&quot;</extracomment>
        <translation>Ni presojeno: %1.</translation>
    </message>
    <message>
        <source>Element %1 of the output is wrong: it is off by %2.</source>
        <extracomment>%1: the index of an element of the output; %2: a number</extracomment>
        <translation>Element %1 izhoda je napačen: razlika je %2.</translation>
    </message>
    <message>
        <source>The result is %1, and %2 is right.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Rezultat je %1, pravilno pa je %2.</translation>
    </message>
    <message>
        <source>One of the two kernels could not be timed.</source>
        <translation>Enega od obeh ščepcev ni bilo mogoče izmeriti.</translation>
    </message>
    <message>
        <source>It takes %1, and %2 takes %3.</source>
        <extracomment>%1, %3: times with a unit: &quot;1.3 ms&quot;; %2: the id of a kernel</extracomment>
        <translation>Traja %1, %2 pa %3.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: the number of a line; %2: a sentence of a compiler</extracomment>
        <translation>Vrstica %1: %2</translation>
    </message>
    <message>
        <source>The kernel</source>
        <extracomment>What is being made: &quot;The kernel needs more memory than …&quot;</extracomment>
        <translation>Ščepec</translation>
    </message>
    <message>
        <source>there is no GPU</source>
        <translation>ni GPU</translation>
    </message>
    <message numerus="yes">
        <source>All of it took longer than %n second(s), which is the limit.</source>
        <extracomment>%n: seconds</extracomment>
        <translation>
            <numerusform>Vse skupaj je trajalo dlje od omejitve, ki je %n sekunda.</numerusform>
            <numerusform>Vse skupaj je trajalo dlje od omejitve, ki je %n sekundi.</numerusform>
            <numerusform>Vse skupaj je trajalo dlje od omejitve, ki je %n sekunde.</numerusform>
            <numerusform>Vse skupaj je trajalo dlje od omejitve, ki je %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is refused: it is a link.</source>
        <translation>Datoteka je zavrnjena: je povezava.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Datoteke ni mogoče prebrati.</translation>
    </message>
    <message>
        <source>The file is refused: it is no plain file.</source>
        <translation>Datoteka je zavrnjena: ni navadna datoteka.</translation>
    </message>
    <message>
        <source>The file is too large: a kernel has at most 1 MiB of text.</source>
        <translation>Datoteka je prevelika: ščepec ima največ 1 MiB besedila.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Datoteka ni besedilo.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Datoteka je prazna.</translation>
    </message>
    <message>
        <source>The folder is refused: it is a link.</source>
        <translation>Mapa je zavrnjena: je povezava.</translation>
    </message>
    <message>
        <source>The folder has no .cu file.</source>
        <translation>V mapi ni datoteke .cu.</translation>
    </message>
    <message numerus="yes">
        <source>The folder has %n .cu file(s), and one is expected.</source>
        <extracomment>%n: how many files there are</extracomment>
        <translation>
            <numerusform>V mapi je %n datoteka .cu, pričakovana pa je ena.</numerusform>
            <numerusform>V mapi sta %n datoteki .cu, pričakovana pa je ena.</numerusform>
            <numerusform>V mapi so %n datoteke .cu, pričakovana pa je ena.</numerusform>
            <numerusform>V mapi je %n datotek .cu, pričakovana pa je ena.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <extracomment>%1: what was written where a folder is expected</extracomment>
        <translation>Mape %1 ni.</translation>
    </message>
    <message>
        <source>%1 has more than %2 submissions, which are the most.</source>
        <extracomment>%1: a folder; %2: the most submissions that are allowed</extracomment>
        <translation>V %1 je več kot %2 oddaj, kolikor jih je največ.</translation>
    </message>
    <message>
        <source>%1 has no submission: no .cu file, and no folder with one.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>V %1 ni nobene oddaje: ne datoteke .cu ne mape z njo.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 ni mogoče prebrati.</translation>
    </message>
    <message>
        <source>%1: gates %2, points %3.</source>
        <extracomment>%1: the name of an exercise; %2, %3: how many gates and points it has</extracomment>
        <translation>%1: pogojev %2, točk %3.</translation>
    </message>
    <message>
        <source>The solution passes and the skeleton fails.</source>
        <translation>Rešitev uspe, ogrodje pa ne.</translation>
    </message>
    <message>
        <source>exercise</source>
        <extracomment>heads a column of names</extracomment>
        <translation>vaja</translation>
    </message>
    <message>
        <source>The exercise&apos;s own solution does not pass. %1</source>
        <extracomment>%1: a sentence on what is wrong</extracomment>
        <translation>Lastna rešitev vaje ne uspe. %1</translation>
    </message>
    <message>
        <source>submission</source>
        <extracomment>heads a column of names of submissions</extracomment>
        <translation>oddaja</translation>
    </message>
    <message>
        <source>&gt;score</source>
        <extracomment>heads a column of points. The sign &gt; stays: it puts the column to the right</extracomment>
        <translation>&gt;točke</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <extracomment>heads a column of sentences on what is wrong</extracomment>
        <translation>kaj je narobe</translation>
    </message>
    <message>
        <source>The gates are not those of %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Pogoji niso tisti iz %1.</translation>
    </message>
    <message>
        <source>The solution fails the gate “%1”. %2</source>
        <extracomment>%1: the name of a gate; %2: a sentence on what is wrong</extracomment>
        <translation>Rešitev ne izpolni pogoja „%1“. %2</translation>
    </message>
    <message>
        <source>The skeleton passes all gates.</source>
        <translation>Ogrodje izpolni vse pogoje.</translation>
    </message>
    <message>
        <source>The stage is not set before the question.</source>
        <translation>Prizor pred vprašanjem ni nastavljen.</translation>
    </message>
    <message>
        <source>The run on the stage does not answer this question.</source>
        <translation>Zagon na prizoru na to vprašanje ne odgovori.</translation>
    </message>
    <message>
        <source>A lesson is exported as a page that plays (.html) or for paper (.pdf).</source>
        <translation>Lekcija se izvozi kot stran, ki se predvaja (.html), ali za papir (.pdf).</translation>
    </message>
    <message>
        <source>The stages of the lesson have %1 steps together, and a page plays %2 at most; make the runs smaller.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Prizori lekcije imajo skupaj %1 korakov, stran pa jih predvaja največ %2; naredite zagone manjše.</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>What came of a gate of an exercise</extracomment>
        <translation>opravljeno</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>What came of a gate of an exercise</extracomment>
        <translation>neopravljeno</translation>
    </message>
    <message>
        <source>not judged</source>
        <extracomment>What came of a gate of an exercise</extracomment>
        <translation>neocenjeno</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <extracomment>%1, %2: numbers of points</extracomment>
        <translation>%1 od %2 točk</translation>
    </message>
    <message>
        <source>The smallest input that fails: %1.</source>
        <extracomment>%1: parameters of a run: &quot;n = 33 · block 32&quot;</extracomment>
        <translation>Najmanjši vhod, pri katerem ne uspe: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Korak %1 od %2.</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>What a student has handed in</extracomment>
        <translation>Besedilo</translation>
    </message>
    <message>
        <source>The rest of the text is not shown.</source>
        <translation>Preostalo besedilo ni prikazano.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many submissions pass a gate; %2: how many there are</extracomment>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>Gate</source>
        <extracomment>Head of a column of names: the conditions on a solution</extracomment>
        <translation>Pogoj</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>Head of a column: what a gate asks of a solution</extracomment>
        <translation>Zahteva</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Head of a column: how many submissions pass</extracomment>
        <translation>Opravilo</translation>
    </message>
    <message>
        <source>Most frequent failure</source>
        <translation>Najpogostejša napaka</translation>
    </message>
    <message>
        <source>the skeleton</source>
        <extracomment>In a list of submissions: the text that an exercise begins with</extracomment>
        <translation>ogrodje</translation>
    </message>
    <message numerus="yes">
        <source>%n submission(s)</source>
        <extracomment>%n: how many files a class has handed in</extracomment>
        <translation>
            <numerusform>%n oddaja</numerusform>
            <numerusform>%n oddaji</numerusform>
            <numerusform>%n oddaje</numerusform>
            <numerusform>%n oddaj</numerusform>
        </translation>
    </message>
    <message>
        <source>Grades: %1</source>
        <extracomment>Title of a page. %1: title of an exercise</extracomment>
        <translation>Ocene: %1</translation>
    </message>
    <message>
        <source>Submission</source>
        <extracomment>Head of a column of names</extracomment>
        <translation>Oddaja</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a column of points</extracomment>
        <translation>Točke</translation>
    </message>
    <message>
        <source>Of</source>
        <extracomment>Head of a column: the points that could be reached</extracomment>
        <translation>Od</translation>
    </message>
    <message>
        <source>Same text</source>
        <extracomment>Head of a column: other submissions with an equal text</extracomment>
        <translation>Enako besedilo</translation>
    </message>
    <message>
        <source>It is another version of Lanescope: install the same one on all hosts.</source>
        <translation>Tam je druga različica programa Lanescope: na vse gostitelje namestite isto.</translation>
    </message>
    <message>
        <source>What it answers is no verdict on this exercise.</source>
        <translation>Njegov odgovor ni sodba o tej vaji.</translation>
    </message>
    <message>
        <source>There is no key %1 here; there are format, written_by, title, summary, minutes, author and language.</source>
        <extracomment>%1: the key that was written; the keys that are listed stay English</extracomment>
        <translation>Ključa %1 tu ni; na voljo so format, written_by, title, summary, minutes, author in language.</translation>
    </message>
    <message>
        <source>This text</source>
        <extracomment>The subject of a sentence: &quot;… was written by Lanescope 0.4.0: its format is …&quot;</extracomment>
        <translation>To besedilo</translation>
    </message>
    <message>
        <source>No host is left that grades; nothing is written.</source>
        <translation>Ni več gostitelja, ki bi ocenjeval; nič ni zapisano.</translation>
    </message>
    <message>
        <source>The exercise&apos;s own solution does not pass on the host %1. %2</source>
        <extracomment>%1: the name of a computer; %2: a sentence on what is wrong</extracomment>
        <translation>Rešitev same vaje na gostitelju %1 ne opravi. %2</translation>
    </message>
    <message>
        <source>No host of --engine can grade this.</source>
        <translation>Noben gostitelj iz --engine tega ne more oceniti.</translation>
    </message>
    <message>
        <source>The Markdown that begins here is too large: a text has at most %1 parts, at most %2 of them one within the other.</source>
        <extracomment>%1: the most words in bold, cells, items and so on; %2: the most of them that may stand one within the other</extracomment>
        <translation>Markdown, ki se tu začne, je prevelik: besedilo ima največ %1 delov, od tega največ %2 drugega v drugem.</translation>
    </message>
</context>
<context>
    <name>lanescope::app::LiveKernel</name>
    <message>
        <source>The kernel</source>
        <extracomment>What is being made: &quot;The kernel needs more memory than …&quot;</extracomment>
        <translation>Ščepec</translation>
    </message>
</context>
<context>
    <name>lanescope::app::RemoteSolution</name>
    <message>
        <source>it has not answered in time</source>
        <translation>ni pravočasno odgovoril</translation>
    </message>
    <message>
        <source>its process was ended by signal %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>njegov proces je končal signal %1</translation>
    </message>
    <message>
        <source>its process ended with exit code %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>njegov proces se je končal z izhodno kodo %1</translation>
    </message>
    <message>
        <source>The host %1 grades no more: %2.</source>
        <extracomment>%1: the name of a computer; %2: why, as the end of a sentence</extracomment>
        <translation>Gostitelj %1 ne ocenjuje več: %2.</translation>
    </message>
</context>
<context>
    <name>lanescope::app::TimeLeft</name>
    <message>
        <source>%1 min</source>
        <extracomment>A duration in minutes. %1: a whole number</extracomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>A duration in seconds. %1: a whole number</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>How long something will still take. %1: a duration, &quot;20 s&quot;</extracomment>
        <translation>še %1</translation>
    </message>
</context>
<context>
    <name>lanescope::history::History</name>
    <message>
        <source>This part of the history</source>
        <translation>Ta del zgodovine</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <extracomment>%1: name of the file</extracomment>
        <translation>Berem %1</translation>
    </message>
    <message>
        <source>Storing what was read</source>
        <extracomment>What the progress bar shows while imported runs are written into the history</extracomment>
        <translation>Shranjujem prebrano</translation>
    </message>
</context>
<context>
    <name>lanescope::results::ErrorData</name>
    <message>
        <source>%1, recorded</source>
        <extracomment>A name in the legend. %1: name of a kernel that was computed on another machine</extracomment>
        <translation>%1, posneto</translation>
    </message>
    <message>
        <source>CPU, in order</source>
        <extracomment>A name in the legend: the CPU adds the terms one after the other</extracomment>
        <translation>CPU, po vrsti</translation>
    </message>
    <message>
        <source>CPU, %1</source>
        <extracomment>A name in the legend. %1: how the CPU adds, &quot;pairwise&quot;</extracomment>
        <translation>CPU, %1</translation>
    </message>
    <message>
        <source>From another machine: %1 compared with %2; pattern %3.</source>
        <extracomment>%1: device and date; %2: another machine; %3: name of the pattern that made the inputs</extracomment>
        <translation>Z drugega računalnika: %1 v primerjavi z %2; vzorec %3.</translation>
    </message>
    <message>
        <source>%1 sticks at 2²⁴ = 16777216 for n = %2: to float32, 1 more is nothing.</source>
        <extracomment>%1: name of a kernel or of a CPU variant; %2: a size, &quot;2²⁵&quot;</extracomment>
        <translation>%1 obtiči pri 2²⁴ = 16777216 za n = %2: za float32 še 1 zraven ni nič.</translation>
    </message>
    <message>
        <source>%1 beyond %2</source>
        <extracomment>One of a list of what was left out. %1: name of a kernel; %2: the last size, &quot;2²⁰&quot;</extracomment>
        <translation>%1 nad %2</translation>
    </message>
    <message>
        <source>Left out, as the emulator would take longer than a second: %1.</source>
        <extracomment>%1: a list, &quot;dot_shared beyond 2²⁰, dot_shuffle beyond 2²²&quot;</extracomment>
        <translation>Izpuščeno, ker bi posnemovalnik potreboval več kot sekundo: %1.</translation>
    </message>
    <message>
        <source>The very same numbers: %1 stands for %2.</source>
        <extracomment>%1: the name that the chart draws; %2: the names, a list, of those with equal results</extracomment>
        <translation>Povsem ista števila: %1 velja tudi za %2.</translation>
    </message>
    <message>
        <source>%1, n = %2: %3 in order %4, %5 in order %6.</source>
        <extracomment>%1: name of the kernel; %2: a size; %3: the sum in the order numbered %4; %5: the one in %6</extracomment>
        <translation>%1, n = %2: %3 v vrstnem redu %4, %5 v vrstnem redu %6.</translation>
    </message>
    <message>
        <source>No number moved from order %1 to order %2.</source>
        <extracomment>%1, %2: numbers of two random orders of the same elements</extracomment>
        <translation>Od vrstnega reda %1 do %2 se ni spremenilo nobeno število.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are not a number and cannot be drawn.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n rezultat ni število in ga ni mogoče narisati.</numerusform>
            <numerusform>%n rezultata nista števili in ju ni mogoče narisati.</numerusform>
            <numerusform>%n rezultati niso števila in jih ni mogoče narisati.</numerusform>
            <numerusform>%n rezultatov ni število in jih ni mogoče narisati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) err by more than rounding explains.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n rezultat je bolj napačen, kot pojasni zaokroževanje.</numerusform>
            <numerusform>%n rezultata sta bolj napačna, kot pojasni zaokroževanje.</numerusform>
            <numerusform>%n rezultati so bolj napačni, kot pojasni zaokroževanje.</numerusform>
            <numerusform>%n rezultatov je bolj napačnih, kot pojasni zaokroževanje.</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact result is 1; the terms&apos; magnitudes add up to %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Točni rezultat je 1; absolutne vrednosti členov se seštejejo v %1.</translation>
    </message>
</context>
<context>
    <name>lanescope::results::TimingData</name>
    <message>
        <source>%1, cold</source>
        <extracomment>%1: name of a kernel or of a CPU variant that was timed with an empty cache</extracomment>
        <translation>%1, hladno</translation>
    </message>
    <message>
        <source>%1, recorded %2</source>
        <extracomment>%1: name of the GPU or the CPU; %2: a date, &quot;2026-11-22&quot;</extracomment>
        <translation>%1, posneto %2</translation>
    </message>
    <message>
        <source>CPU, %1</source>
        <extracomment>A name in the legend. %1: how the CPU computes, &quot;4 threads&quot;</extracomment>
        <translation>CPU, %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A name in the legend. %1: what was timed; %2: when, a date</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <extracomment>A name in the legend. %1: what was timed; %2: on which GPU; %3: when, a date</extracomment>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 in all, %4 of it in the kernel.</source>
        <extracomment>%1: the kernel; %2: the device; %3: time of all phases, &quot;1.2 ms&quot;; %4: time of the kernel alone</extracomment>
        <translation>%1, %2: skupaj %3, od tega %4 v ščepcu.</translation>
    </message>
    <message>
        <source>Best CPU variant at n = %1: %2, %3.</source>
        <extracomment>%1: a size, &quot;2²⁰&quot;; %2: name of the variant; %3: its time, &quot;1.2 ms&quot;</extracomment>
        <translation>Najboljša različica na CPU pri n = %1: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n timing(s) at this size are noisy: the time was up before their error was small enough.</source>
        <extracomment>%n: how many timings</extracomment>
        <translation>
            <numerusform>%n meritev pri tej velikosti je šumna: čas je potekel, preden je bila napaka dovolj majhna.</numerusform>
            <numerusform>%n meritvi pri tej velikosti sta šumni: čas je potekel, preden je bila napaka dovolj majhna.</numerusform>
            <numerusform>%n meritve pri tej velikosti so šumne: čas je potekel, preden je bila napaka dovolj majhna.</numerusform>
            <numerusform>%n meritev pri tej velikosti je šumnih: čas je potekel, preden je bila napaka dovolj majhna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded %1: %2 compared with %3.</source>
        <extracomment>%1: a date; %2: name of the GPU; %3: name of the machine whose CPU was measured</extracomment>
        <translation>Posneto %1: %2 v primerjavi z %3.</translation>
    </message>
    <message>
        <source>No GPU was timed: the chart shows this machine&apos;s CPU.</source>
        <translation>Noben GPU ni bil izmerjen: grafikon kaže CPU tega računalnika.</translation>
    </message>
    <message>
        <source>The emulator&apos;s time is in the table of times alone: it says nothing about a GPU&apos;s.</source>
        <translation>Čas posnemovalnika je le v tabeli časov: o času na GPU ne pove ničesar.</translation>
    </message>
    <message>
        <source>Not timed at n = %1, %2</source>
        <extracomment>%1: a size, &quot;2²⁰&quot;; %2: what was to be timed and why it was not, in English</extracomment>
        <translation>Ni izmerjeno pri n = %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more could not be measured.</source>
        <extracomment>%n: how many further sizes, behind three that were named</extracomment>
        <translation>
            <numerusform>Še %n ni bilo mogoče izmeriti.</numerusform>
            <numerusform>Še %n ni bilo mogoče izmeriti.</numerusform>
            <numerusform>Še %n ni bilo mogoče izmeriti.</numerusform>
            <numerusform>Še %n ni bilo mogoče izmeriti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n timing(s) cannot be drawn: not a positive number.</source>
        <extracomment>%n: how many timings</extracomment>
        <translation>
            <numerusform>%n meritve ni mogoče narisati: ni pozitivno število.</numerusform>
            <numerusform>%n meritev ni mogoče narisati: nista pozitivni števili.</numerusform>
            <numerusform>%n meritev ni mogoče narisati: niso pozitivna števila.</numerusform>
            <numerusform>%n meritev ni mogoče narisati: niso pozitivna števila.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::results::WorkData</name>
    <message>
        <source>n = %1: %2 computes %3 operations in %4 steps.</source>
        <extracomment>%1: a size, &quot;2²⁰&quot;; %2: name of a kernel; %3, %4: numbers. Steps are those of the longest chain</extracomment>
        <translation>n = %1: %2 izračuna %3 operacij v %4 korakih.</translation>
    </message>
    <message>
        <source>%1 does %2 times the work of %3; %3 takes %4 times the steps of %1.</source>
        <extracomment>%1: kernel with the fewest steps; %2: how often, &quot;2&quot;; %3: kernel with the least work; %4: how often</extracomment>
        <translation>%1 opravi %2-krat toliko dela kot %3; %3 potrebuje %4-krat toliko korakov kot %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) failed the check.</source>
        <extracomment>%n: how many results</extracomment>
        <translation>
            <numerusform>%n rezultat ni prestal preverjanja.</numerusform>
            <numerusform>%n rezultata nista prestala preverjanja.</numerusform>
            <numerusform>%n rezultati niso prestali preverjanja.</numerusform>
            <numerusform>%n rezultatov ni prestalo preverjanja.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::tune::Advice</name>
    <message>
        <source>Line %1: %2 of the wavefronts of its shared loads are bank conflicts. Let the lanes of a warp take elements of 32 different banks: neighbouring ones, or pad each row of the array by one element.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;93%&quot;</extracomment>
        <translation>Vrstica %1: od prehodov njenih branj iz skupnega pomnilnika je zaradi trkov v bankah %2. Steze snopa naj vzamejo elemente 32 različnih bank: sosednje, ali pa vsako vrstico tabele podaljšajte za en element.</translation>
    </message>
    <message>
        <source>Line %1: %2 of the wavefronts of its shared stores are bank conflicts. Let the lanes of a warp take elements of 32 different banks: neighbouring ones, or pad each row of the array by one element.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;93%&quot;</extracomment>
        <translation>Vrstica %1: od prehodov njenih pisanj v skupni pomnilnik je zaradi trkov v bankah %2. Steze snopa naj vzamejo elemente 32 različnih bank: sosednje, ali pa vsako vrstico tabele podaljšajte za en element.</translation>
    </message>
    <message>
        <source>Line %1: %2 of the wavefronts of its shared atomics are bank conflicts. Give groups of threads copies of their own, and add the copies at the end.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;93%&quot;</extracomment>
        <translation>Vrstica %1: od prehodov njenih atomarnih operacij v skupnem pomnilniku je zaradi trkov v bankah %2. Skupinam niti dajte lastne kopije in kopije na koncu seštejte.</translation>
    </message>
    <message>
        <source>Line %1: its global loads use %2 of the bytes of the sectors that they touch, %3 sectors per request. Let neighbouring threads take neighbouring elements, so that a warp&apos;s request touches few sectors.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;25%&quot;; %3: a number, &quot;32&quot;</extracomment>
        <translation>Vrstica %1: njena branja iz globalnega pomnilnika uporabijo %2 bajtov dotaknjenih sektorjev, sektorjev na zahtevo: %3. Sosednje niti naj vzamejo sosednje elemente, da se zahteva snopa dotakne malo sektorjev.</translation>
    </message>
    <message>
        <source>Line %1: its global stores use %2 of the bytes of the sectors that they touch, %3 sectors per request. Let neighbouring threads take neighbouring elements, so that a warp&apos;s request touches few sectors.</source>
        <extracomment>%1: number of a line of the source; %2: a part, &quot;25%&quot;; %3: a number, &quot;32&quot;</extracomment>
        <translation>Vrstica %1: njena pisanja v globalni pomnilnik uporabijo %2 bajtov dotaknjenih sektorjev, sektorjev na zahtevo: %3. Sosednje niti naj vzamejo sosednje elemente, da se zahteva snopa dotakne malo sektorjev.</translation>
    </message>
    <message>
        <source>A block of %1 threads does not fill a warp of 32. Take a multiple of 32.</source>
        <extracomment>%1: how many threads a block has</extracomment>
        <translation>Blok s toliko nitmi: %1 ne zapolni snopov po 32. Vzemite večkratnik števila 32.</translation>
    </message>
    <message>
        <source>On average, %1 of the 32 lanes of a warp are active. Let the threads that still have work be neighbours, so that the other warps end.</source>
        <extracomment>%1: a mean of lanes, &quot;12.4&quot;</extracomment>
        <translation>V povprečju je od 32 stez snopa dejavnih %1. Niti, ki še imajo delo, naj bodo sosednje, da se drugi snopi končajo.</translation>
    </message>
    <message>
        <source>Each element of the inputs is loaded from global memory %1 times on average. Keep a tile of them, or a larger one, in shared memory or in registers.</source>
        <extracomment>%1: how often on average, &quot;16.0&quot;</extracomment>
        <translation>Vsak element vhodov se iz globalnega pomnilnika prebere povprečno %1-krat. Njihovo ploščico, ali večjo, hranite v skupnem pomnilniku ali v registrih.</translation>
    </message>
</context>
<context>
    <name>lanescope::tune::Sweep</name>
    <message>
        <source>On the emulator: its time says nothing about a GPU&apos;s, so that counters take its place.</source>
        <translation>Na posnemovalniku: njegov čas o času na GPU ne pove ničesar, zato so namesto njega števci.</translation>
    </message>
    <message>
        <source>At most 32 blocks (CUDA by Example): min(32, ceil(n / block)).</source>
        <translation>Največ 32 blokov (CUDA by Example): min(32, ceil(n / block)).</translation>
    </message>
    <message>
        <source>How this kernel is usually launched.</source>
        <translation>Kako se ta ščepec običajno zažene.</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block.</source>
        <extracomment>CUDA: NVIDIA&apos;s programming interface. %1: how many</extracomment>
        <translation>CUDA predlaga toliko niti na blok: %1.</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block; this kernel takes %2.</source>
        <extracomment>CUDA: NVIDIA&apos;s programming interface. %1, %2: how many threads per block</extracomment>
        <translation>CUDA predlaga toliko niti na blok: %1; ta ščepec jih vzame %2.</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block and %2 blocks.</source>
        <extracomment>CUDA: NVIDIA&apos;s programming interface. %1, %2: how many</extracomment>
        <translation>CUDA predlaga niti na blok: %1 in blokov: %2.</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block and %2 blocks; this kernel takes %3.</source>
        <extracomment>CUDA: NVIDIA&apos;s programming interface. %1, %2: how many; %3: how many threads per block</extracomment>
        <translation>CUDA predlaga niti na blok: %1 in blokov: %2; ta ščepec vzame %3 niti.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::AbandonedWork</name>
    <message>
        <source>Lanescope ended without saving what you ran; it was kept at %1.</source>
        <extracomment>%1: date and time</extracomment>
        <translation>Lanescope se je končal, ne da bi shranil, kar ste zagnali; ohranjeno je stanje: %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>A button: opens the session that was kept</extracomment>
        <translation>Odpri</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button: deletes the session that was kept</extracomment>
        <translation>Zavrzi</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::About</name>
    <message>
        <source>About Lanescope</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>O programu Lanescope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lanescope %1&lt;/h3&gt;&lt;p&gt;Shows how a GPU reduces, scans and multiplies: every picture is computed from a recorded run.&lt;/p&gt;</source>
        <extracomment>The tags are HTML. %1: version of the program</extracomment>
        <translation>&lt;h3&gt;Lanescope %1&lt;/h3&gt;&lt;p&gt;Pokaže, kako GPU reducira, računa predponske vsote in množi: vsaka slika je izračunana iz zapisanega zagona.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The window and the command line: GNU General Public License, version 3 or later. The kernels and the engine: Apache License 2.0.&lt;/p&gt;&lt;p&gt;Built with Qt %1, QCustomPlot, QScintilla, muParser, Boost.Context and nlohmann-json; set in Inter, JetBrains Mono and Noto Sans CJK (SIL Open Font License).&lt;/p&gt;</source>
        <extracomment>The tags are HTML. %1: version of Qt</extracomment>
        <translation>&lt;p&gt;Okno in ukazna vrstica: GNU General Public License, različica 3 ali novejša. Ščepci in pogon: Apache License 2.0.&lt;/p&gt;&lt;p&gt;Zgrajeno s Qt %1, QCustomPlot, QScintilla, muParser, Boost.Context in nlohmann-json; pisave so Inter, JetBrains Mono in Noto Sans CJK (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::AssemblyPanel</name>
    <message>
        <source>What the kernel takes of a multiprocessor</source>
        <translation>Kaj ščepec zasede na multiprocesorju</translation>
    </message>
    <message>
        <source>The instructions of the virtual machine that CUDA compiles to</source>
        <translation>Ukazi navideznega stroja, v katere prevaja CUDA</translation>
    </message>
    <message>
        <source>The instructions of the GPU itself</source>
        <translation>Ukazi samega GPU</translation>
    </message>
    <message>
        <source>Which assembly is shown</source>
        <translation>Katera zbirna koda je prikazana</translation>
    </message>
    <message>
        <source>%1 for compute capability %2. Registers a thread: %3, of which %4 bytes are spilled to memory. Shared memory a block: %5 bytes.</source>
        <extracomment>%1: the compiler, as in NVRTC 13.0; %2: the GPUs that it compiled for, as in 9.0; %3 to %5: numbers</extracomment>
        <translation>%1 za računsko zmožnost %2. Registrov na nit: %3, od tega bajtov, prelitih v pomnilnik: %4. Skupnega pomnilnika na blok: %5 bajtov.</translation>
    </message>
    <message>
        <source>A multiprocessor holds %1 blocks of %2 threads: an occupancy of %3%.</source>
        <extracomment>%1 to %3: numbers; the last % belongs to the last number</extracomment>
        <translation>Multiprocesor sprejme toliko blokov: %1, niti v bloku: %2; zasedenost je %3 %.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::AssemblyView</name>
    <message>
        <source>Assembly of the kernel</source>
        <translation>Zbirna koda ščepca</translation>
    </message>
    <message>
        <source>What the compiler made of the kernel.
The number before an instruction is the line that it comes from; a click goes there.</source>
        <translation>Kaj je iz ščepca naredil prevajalnik.
Število pred ukazom je vrstica, iz katere izvira; klik skoči tja.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::AsyncWords</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: the threads that do it, &quot;thread 0&quot; or &quot;all 128 threads&quot;; %2: what, &quot;an arrival at filled[0]&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>thread %1</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>nit %1</translation>
    </message>
    <message>
        <source>arrival at barrier %1, where %2 threads meet</source>
        <extracomment>%1: number of a barrier; %2: how many threads</extracomment>
        <translation>prihod k prepreki %1, pri kateri se sreča niti: %2</translation>
    </message>
    <message>
        <source>set-up of the barrier %1, whose phases take %2 arrivals</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: how many</extracomment>
        <translation>priprava prepreke %1; prihodov na fazo: %2</translation>
    </message>
    <message>
        <source>arrival at the barrier %1</source>
        <extracomment>%1: a barrier, &quot;emptied[0]&quot;</extracomment>
        <translation>prihod k prepreki %1</translation>
    </message>
    <message>
        <source>arrival at the barrier %1 of every block of the cluster</source>
        <extracomment>%1: a barrier, &quot;emptied[0]&quot;</extracomment>
        <translation>prihod k prepreki %1 vsakega bloka gruče</translation>
    </message>
    <message>
        <source>arrival at the barrier %1, which is to count %2 bytes</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: how many</extracomment>
        <translation>prihod k prepreki %1, ki naj prešteje bajte: %2</translation>
    </message>
    <message>
        <source>end of the wait for the barrier %1: its phase of parity %2 is over</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: 0 or 1</extracomment>
        <translation>konec čakanja na prepreko %1: njena faza s parnostjo %2 je končana</translation>
    </message>
    <message>
        <source>a product for the tensor cores, whose right operand begins at %1: %2 words</source>
        <extracomment>%1: an element, &quot;tiles[0]&quot;; %2: how many</extracomment>
        <translation>množenje za tenzorska jedra, desni operand se začne pri %1; besed: %2</translation>
    </message>
    <message>
        <source>the copies so far make a group</source>
        <translation>dosedanja kopiranja so skupina</translation>
    </message>
    <message>
        <source>wait for all copies of its own</source>
        <translation>čakanje na vsa lastna kopiranja</translation>
    </message>
    <message>
        <source>wait for all copies of its own but the latest groups: %1</source>
        <extracomment>%1: how many</extracomment>
        <translation>čakanje na vsa lastna kopiranja razen zadnjih skupin: %1</translation>
    </message>
    <message>
        <source>the products so far make a group</source>
        <translation>dosedanja množenja so skupina</translation>
    </message>
    <message>
        <source>wait for all products</source>
        <translation>čakanje na vsa množenja</translation>
    </message>
    <message>
        <source>wait for all products but the latest groups: %1</source>
        <extracomment>%1: how many</extracomment>
        <translation>čakanje na vsa množenja razen zadnjih skupin: %1</translation>
    </message>
    <message>
        <source>a fence, behind which the tensor cores find what is in the registers</source>
        <translation>ograja, za katero tenzorska jedra najdejo vsebino registrov</translation>
    </message>
    <message>
        <source>from now on %1 registers a thread</source>
        <extracomment>%1: how many</extracomment>
        <translation>odslej registrov na nit: %1</translation>
    </message>
    <message>
        <source>%1 is at a barrier of %2 on line %3</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: an array of barriers; %3: number of a line</extracomment>
        <translation>%1 je pri prepreki iz %2 v vrstici %3</translation>
    </message>
    <message>
        <source>%1 starts a bulk copy on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 začne skupinsko kopiranje v vrstici %2</translation>
    </message>
    <message>
        <source>%1 gives the tensor cores a product on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 da tenzorskim jedrom množenje v vrstici %2</translation>
    </message>
    <message>
        <source>%1 keeps its copies or products in order on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 ureja svoja kopiranja ali množenja v vrstici %2</translation>
    </message>
    <message>
        <source>%1 is at a barrier of some threads on line %2</source>
        <extracomment>%1: the subject, &quot;Thread 5 (warp 0, lane 5)&quot; or &quot;its warp&quot;; %2: number of a line</extracomment>
        <translation>%1 je pri prepreki nekaterih niti v vrstici %2</translation>
    </message>
    <message>
        <source>a barrier in shared memory</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>prepreka v deljenem pomnilniku</translation>
    </message>
    <message>
        <source>a bulk copy</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>skupinsko kopiranje</translation>
    </message>
    <message>
        <source>a product by the tensor cores</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>množenje na tenzorskih jedrih</translation>
    </message>
    <message>
        <source>a group of copies or products</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>skupina kopiranj ali množenj</translation>
    </message>
    <message>
        <source>a barrier of some threads</source>
        <extracomment>Ends &quot;Line 30 comes next: …&quot;</extracomment>
        <translation>prepreka nekaterih niti</translation>
    </message>
    <message>
        <source>bulk copy, from the tile of %1 that begins in row %2 and column %3</source>
        <extracomment>%1: the array; %2, %3: numbers</extracomment>
        <translation>skupinsko kopiranje s ploščice matrike %1 z začetkom v vrstici %2 in stolpcu %3</translation>
    </message>
    <message>
        <source>bulk copy, to shared memory from %1 on: %2 lines of %3 bytes, swizzled</source>
        <extracomment>%1: an element; %2, %3: how many</extracomment>
        <translation>skupinsko kopiranje v deljeni pomnilnik od %1 naprej; vrstic: %2, bajtov v vsaki: %3, premešano</translation>
    </message>
    <message>
        <source>bulk copy, whose bytes the barrier %1 counts</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;</extracomment>
        <translation>skupinsko kopiranje, bajte šteje prepreka %1</translation>
    </message>
    <message>
        <source>bulk copy to %2 blocks, whose bytes the barrier %1 of each counts</source>
        <extracomment>%1: a barrier, &quot;filled[0]&quot;; %2: how many</extracomment>
        <translation>skupinsko kopiranje v bloke (%2), bajte v vsakem šteje prepreka %1</translation>
    </message>
    <message>
        <source>a product for the tensor cores, whose left operand begins at %1: %2 words</source>
        <extracomment>%1: an element, &quot;tiles[0]&quot;; %2: how many</extracomment>
        <translation>množenje za tenzorska jedra, levi operand se začne pri %1; besed: %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Autosave</name>
    <message>
        <source>%1 cannot be written to</source>
        <extracomment>%1: path of a folder. A reason: &quot;Unsaved work cannot be kept for a restart: …&quot;</extracomment>
        <translation>V %1 ni mogoče pisati</translation>
    </message>
    <message>
        <source>The session</source>
        <extracomment>What is being made: &quot;The session needs more memory than …&quot;</extracomment>
        <translation>Seja</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for a restart: %1</source>
        <extracomment>%1: the reason, a sentence</extracomment>
        <translation>Neshranjenega dela ni mogoče ohraniti za ponovni zagon: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Baseline</name>
    <message>
        <source>no difference shown</source>
        <translation>razlika ni izkazana</translation>
    </message>
    <message>
        <source>%1% less time</source>
        <extracomment>How a time has changed. %1: a number</extracomment>
        <translation>%1 % manj časa</translation>
    </message>
    <message>
        <source>%1% more time</source>
        <extracomment>How a time has changed. %1: a number</extracomment>
        <translation>%1 % več časa</translation>
    </message>
    <message>
        <source>Baseline</source>
        <extracomment>A button: keeps what was measured, so that later measurements are compared with it</extracomment>
        <translation>Izhodišče</translation>
    </message>
    <message>
        <source>Keeps what was measured. Later measurements of the same problem are compared with it, in the chart and in the table.</source>
        <translation>Ohrani izmerjeno. Poznejše meritve istega problema se primerjajo z njim, v grafikonu in v tabeli.</translation>
    </message>
    <message>
        <source>Keep as baseline</source>
        <translation>Ohrani kot izhodišče</translation>
    </message>
    <message>
        <source>The comparison with the baseline</source>
        <translation>Primerjava z izhodiščem</translation>
    </message>
    <message>
        <source>Against the baseline</source>
        <translation>Glede na izhodišče</translation>
    </message>
    <message>
        <source>The baseline is %1, measured %2. The table says what changes against it.</source>
        <extracomment>%1: id of the kernel; %2: a date</extracomment>
        <translation>Izhodišče je %1, izmerjeno %2. Tabela pove, kaj se glede nanj spremeni.</translation>
    </message>
    <message>
        <source>%1 against the baseline at n = %2: %3.</source>
        <extracomment>%1: name of what was timed; %2: a size, &quot;2²⁰&quot;; %3: how it has changed, &quot;12.0% less time&quot;</extracomment>
        <translation>%1 glede na izhodišče pri n = %2: %3.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::BreakItBox</name>
    <message>
        <source>%1: right; nothing is wrong in this launch.</source>
        <extracomment>%1: the order of the threads, &quot;Random order 3&quot;</extracomment>
        <translation>%1: pravilno; v tem zagonu ni nič narobe.</translation>
    </message>
    <message>
        <source>%1: right by luck.</source>
        <extracomment>%1: the order of the threads, &quot;Random order 3&quot;</extracomment>
        <translation>%1: pravilno po sreči.</translation>
    </message>
    <message>
        <source>%1: element %2 is wrong by %3.</source>
        <extracomment>%1: the order of the threads; %2: index of the element; %3: a number</extracomment>
        <translation>%1: element %2 je napačen za %3.</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3.</source>
        <extracomment>%1: the order of the threads, &quot;Random order 3&quot;; %2: the wrong result; %3: the right one</extracomment>
        <translation>%1: %2 namesto %3.</translation>
    </message>
    <message>
        <source>How the last try ended</source>
        <translation>Kako se je končal zadnji poskus</translation>
    </message>
    <message>
        <source>How many tries lost</source>
        <translation>Koliko poskusov je spodletelo</translation>
    </message>
    <message>
        <source>Try another thread order</source>
        <translation>Poskusi drug vrstni red niti</translation>
    </message>
    <message>
        <source>Runs the pitfall again, its threads in the next random order.</source>
        <translation>Past zažene znova, z nitmi v naslednjem naključnem vrstnem redu.</translation>
    </message>
    <message>
        <source>A GPU has no thread order to choose: the pitfall runs on the emulator.</source>
        <translation>Na GPU vrstnega reda niti ni mogoče izbrati: past teče v posnemovalniku.</translation>
    </message>
    <message>
        <source>Compare with what it breaks: %1</source>
        <extracomment>%1: title of the kernel that is right</extracomment>
        <translation>Primerjaj s tistim, kar pokvari: %1</translation>
    </message>
    <message>
        <source>Break it</source>
        <extracomment>Above a list of mistakes that can be switched on</extracomment>
        <translation>Pokvari</translation>
    </message>
    <message>
        <source>A pitfall</source>
        <extracomment>Above the kernel that a wrong kernel is compared with</extracomment>
        <translation>Past</translation>
    </message>
    <message>
        <source>Thread orders tried: %1; lost in: %2.</source>
        <extracomment>Thread order: in which the emulator runs the threads. %1, %2: numbers</extracomment>
        <translation>Preizkušenih vrstnih redov niti: %1; spodletelih: %2.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::BuildNote</name>
    <message>
        <source>How the build went</source>
        <translation>Kako je potekala gradnja</translation>
    </message>
    <message>
        <source>What is wrong with the kernel</source>
        <translation>Kaj je narobe s ščepcem</translation>
    </message>
    <message>
        <source>Progress of the build</source>
        <translation>Potek gradnje</translation>
    </message>
    <message>
        <source>Compiling…</source>
        <extracomment>Below the editor of a kernel, while it is compiled</extracomment>
        <translation>Prevajam …</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::CatalogModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A kernel of a ladder. %1: its kind; %2: what is new in it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dot product</source>
        <extracomment>A family of kernels: sums of products</extracomment>
        <translation>Skalarni produkt</translation>
    </message>
    <message>
        <source>Reduction</source>
        <extracomment>A family of kernels: many numbers become one</extracomment>
        <translation>Redukcija</translation>
    </message>
    <message>
        <source>Scan</source>
        <extracomment>A family of kernels: prefix sums</extracomment>
        <translation>Predponska vsota</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <extracomment>A family of kernels</extracomment>
        <translation>Produkt matrik</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>A family of kernels: images are equalised</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>Pitfalls</source>
        <extracomment>A family of kernels, each with one mistake</extracomment>
        <translation>Pasti</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>A family of kernels: those that the user has written</extracomment>
        <translation>Vaši ščepci</translation>
    </message>
    <message>
        <source>Two arrays become one sum of products.</source>
        <translation>Iz dveh tabel nastane ena vsota produktov.</translation>
    </message>
    <message>
        <source>Many numbers become one, step by step faster.</source>
        <translation>Iz mnogo števil nastane eno, z vsakim korakom hitreje.</translation>
    </message>
    <message>
        <source>Each element becomes the sum of all up to it.</source>
        <translation>Vsak element postane vsota vseh do njega.</translation>
    </message>
    <message>
        <source>C = A · B: each step loads less for each multiplication.</source>
        <translation>C = A · B: vsak korak prebere manj za vsako množenje.</translation>
    </message>
    <message>
        <source>The grey levels of an image are counted and spread.</source>
        <translation>Sivine slike se preštejejo in raztegnejo.</translation>
    </message>
    <message>
        <source>A kernel from above with one thing wrong.</source>
        <translation>Zgornji ščepec z eno napako.</translation>
    </message>
    <message>
        <source>Written on the page Lab.</source>
        <translation>Napisano na strani Delavnica.</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <extracomment>%1: id of the kernel; %2: what it does, a sentence; %3: where it is taught</extracomment>
        <translation>%1: %2
%3</translation>
    </message>
    <message>
        <source>Pitfall, breaks %1: %2</source>
        <extracomment>%1: id of the kernel that is right; %2: what is wrong in this one, a sentence</extracomment>
        <translation>Past, pokvari %1: %2</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>A family of kernels: each element of the result is made of a few elements of the input</extracomment>
        <translation>Preslikava</translation>
    </message>
    <message>
        <source>Each element of the result is made of a few of the input.</source>
        <translation>Vsak element rezultata nastane iz nekaj elementov vhoda.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::CatalogView</name>
    <message>
        <source>About the marked kernel</source>
        <translation>O označenem ščepcu</translation>
    </message>
    <message>
        <source>Kernels</source>
        <extracomment>Name of the list of kernels for screen readers</extracomment>
        <translation>Ščepci</translation>
    </message>
    <message>
        <source>Find a kernel</source>
        <translation>Poišči ščepec</translation>
    </message>
    <message>
        <source>Find by any word: tree, shuffle, Harris, race…</source>
        <translation>Iščite po poljubni besedi: tree, shuffle, Harris, race …</translation>
    </message>
    <message>
        <source>No kernel has all these words.</source>
        <translation>Noben ščepec nima vseh teh besed.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the file of a kernel of the user; %2: what it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2
Taught in: %3
%4</source>
        <extracomment>%1: id of the kernel; %2: what it does; %3: books and courses; %4: what its picture shows</extracomment>
        <translation>%1: %2
Vir: %3
%4</translation>
    </message>
    <message>
        <source>There is no picture, since a run of it never ends.</source>
        <translation>Slike ni, saj se njegov zagon nikoli ne konča.</translation>
    </message>
    <message>
        <source>There is no picture: %1</source>
        <extracomment>%1: the reason, a sentence</extracomment>
        <translation>Slike ni: %1</translation>
    </message>
    <message>
        <source>Picture: what block 0 stores, epoch by epoch; recorded on the emulator, %1.</source>
        <extracomment>%1: &quot;n = 8, block = 8&quot;</extracomment>
        <translation>Slika: kaj shrani blok 0, po epohah; zapisano v posnemovalniku, %1.</translation>
    </message>
    <message>
        <source>Picture: how often block 0 accesses each element; recorded on the emulator, %1.</source>
        <extracomment>%1: &quot;n = 8, block = 8&quot;</extracomment>
        <translation>Slika: kolikokrat blok 0 dostopa do posameznega elementa; zapisano v posnemovalniku, %1.</translation>
    </message>
    <message>
        <source>Picture: how often block 0 accesses A, B and C, %1 loads per result; recorded on the emulator, %2.</source>
        <extracomment>%1: a number; %2: &quot;m = 128, n = 128, k = 128&quot;</extracomment>
        <translation>Slika: kolikokrat blok 0 dostopa do A, B in C, branj na rezultat: %1; zapisano v posnemovalniku, %2.</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <extracomment>A button: begins on the page Lab with a kernel&apos;s text</extracomment>
        <translation>Uredi kopijo</translation>
    </message>
    <message>
        <source>Begins on the page Lab with a copy of the marked kernel</source>
        <translation>Na strani Delavnica začne s kopijo označenega ščepca</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Chart</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>The range of a measured value. %1, %2: its ends, &quot;1.1 ms&quot;</extracomment>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what an axis measures; %2: its unit</extracomment>
        <translation>%1 (%2)</translation>
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
        <translation>neznano</translation>
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
        <translation>točno</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4: %5 to %6)</source>
        <extracomment>A point. %1: its series; %2: its place, &quot;2²⁰&quot;; %3: its value; %4: a range, &quot;quartiles&quot;; %5, %6: its ends</extracomment>
        <translation>%1, %2: %3 (%4: %5 do %6)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A point of a chart. %1: its series; %2: its place, &quot;2²⁰&quot;; %3: its value, &quot;1.2 ms&quot;</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: a point&apos;s series, place and value; %2: more on the point, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>Heading of a column: the names of the series</extracomment>
        <translation>Krivulja</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>Heading of a column: the range of a measured value</extracomment>
        <translation>Razpon</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>Heading of a column: how many samples were timed
----------
A kind of chart: how the timed samples are spread</extracomment>
        <translation>Meritve</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Heading of a column: the device or the CPU</extracomment>
        <translation>Kje</translation>
    </message>
    <message numerus="yes">
        <source>n = %1: median %2, quartiles %3 to %4, %n sample(s)</source>
        <extracomment>A measured point. %1: the size; %2 to %4: times, &quot;1.2 ms&quot;; %n: how many samples</extracomment>
        <translation>
            <numerusform>n = %1: mediana %2, kvartila %3 do %4, %n meritev</numerusform>
            <numerusform>n = %1: mediana %2, kvartila %3 do %4, %n meritvi</numerusform>
            <numerusform>n = %1: mediana %2, kvartila %3 do %4, %n meritve</numerusform>
            <numerusform>n = %1: mediana %2, kvartila %3 do %4, %n meritev</numerusform>
        </translation>
    </message>
    <message>
        <source>noisy</source>
        <extracomment>Follows facts on a measured point: its samples are far apart</extracomment>
        <translation>šumno</translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <extracomment>Follows facts on a measured point. %1: how many samples were left out</extracomment>
        <translation>izpuščenih: %1</translation>
    </message>
    <message>
        <source>the result failed its check</source>
        <extracomment>Follows facts on a measured point</extracomment>
        <translation>rezultat ni prestal preverbe</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>%1: facts on a measured point, parted by commas; %2: where it was measured, a device</extracomment>
        <translation>%1; %2</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>measured: memory of %1</source>
        <extracomment>A line of the chart. %1: name of a GPU or a CPU</extracomment>
        <translation>izmerjeno: pomnilnik, %1</translation>
    </message>
    <message>
        <source>measured: float32 multiply-adds of %1</source>
        <extracomment>A line of the chart; multiply-add is one operation. %1: name of a GPU or a CPU</extracomment>
        <translation>izmerjeno: zlita množenja s seštevanjem float32, %1</translation>
    </message>
    <message>
        <source>No ceiling is drawn for %1: it was not measured there.</source>
        <extracomment>A ceiling is the most that was measured. %1: names of devices</extracomment>
        <translation>Za %1 meja ni narisana: tam ni bila izmerjena.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>A kind of chart: times over sizes</extracomment>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Time against n: the kernel, all phases, the CPU variants.</source>
        <translation>Čas glede na n: ščepec, vse faze, različice na CPU.</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <extracomment>A kind of chart: times as quotients</extracomment>
        <translation>Pohitritev</translation>
    </message>
    <message>
        <source>How many times as fast as the best CPU variant, and from which n on.</source>
        <translation>Kolikokrat hitreje od najboljše različice na CPU in od katerega n naprej.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>A kind of chart: bytes per second</extracomment>
        <translation>Prepustnost</translation>
    </message>
    <message>
        <source>The bytes that the problem must move, in a second, under what the memory was measured to move.</source>
        <translation>Bajti, ki jih mora problem premakniti, na sekundo, pod izmerjeno zmogljivostjo pomnilnika.</translation>
    </message>
    <message>
        <source>FLOP rate</source>
        <extracomment>A kind of chart. FLOP: floating-point operations; per second</extracomment>
        <translation>Hitrost FLOP</translation>
    </message>
    <message>
        <source>The operations that the problem needs, in a second, under what the machine was measured to compute.</source>
        <translation>Operacije, ki jih problem potrebuje, na sekundo, pod izmerjeno računsko zmogljivostjo.</translation>
    </message>
    <message>
        <source>Phases</source>
        <extracomment>A kind of chart: allocation, copies, kernel and host finish of one run</extracomment>
        <translation>Faze</translation>
    </message>
    <message>
        <source>What a run&apos;s time goes into, at one size.</source>
        <translation>Za kaj gre čas zagona, pri eni velikosti.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <extracomment>A kind of chart: each kernel of a family is a step that is faster than the one before</extracomment>
        <translation>Lestev</translation>
    </message>
    <message>
        <source>All kernels of the family in the catalogue&apos;s order, at one size.</source>
        <translation>Vsi ščepci družine v vrstnem redu kataloga, pri eni velikosti.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <extracomment>A kind of chart, Williams, Waterman and Patterson 2009</extracomment>
        <translation>Strešna krivulja</translation>
    </message>
    <message>
        <source>What memory and arithmetic allow, and where the kernels stand below it.</source>
        <translation>Kaj dopuščata pomnilnik in računanje ter kje pod tem so ščepci.</translation>
    </message>
    <message>
        <source>How the samples of one point are spread.</source>
        <translation>Kako so razporejene meritve ene točke.</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Nič še ni izmerjeno</translation>
    </message>
    <message>
        <source>None of what was measured belongs in this chart</source>
        <translation>Nič od izmerjenega ne sodi v ta grafikon</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) cannot be drawn: not a positive number.</source>
        <extracomment>%n: how many points</extracomment>
        <translation>
            <numerusform>%n točke ni mogoče narisati: ni pozitivno število.</numerusform>
            <numerusform>%n točk ni mogoče narisati: nista pozitivni števili.</numerusform>
            <numerusform>%n točk ni mogoče narisati: niso pozitivna števila.</numerusform>
            <numerusform>%n točk ni mogoče narisati: niso pozitivna števila.</numerusform>
        </translation>
    </message>
    <message>
        <source>elements</source>
        <extracomment>Title of the axis of sizes: how many elements the inputs have</extracomment>
        <translation>elementi</translation>
    </message>
    <message>
        <source>error / Σ|terms|</source>
        <extracomment>Title of an axis: the error divided by the sum of the terms&apos; magnitudes</extracomment>
        <translation>napaka / Σ|členi|</translation>
    </message>
    <message>
        <source>error / |result|</source>
        <extracomment>Title of an axis: the error divided by the magnitude of the result</extracomment>
        <translation>napaka / |rezultat|</translation>
    </message>
    <message>
        <source>Nothing compared yet</source>
        <translation>Nič še ni primerjano</translation>
    </message>
    <message>
        <source>u·n, in order</source>
        <extracomment>Name of a bound. u: unit roundoff; the terms are added one after the other</extracomment>
        <translation>u·n, po vrsti</translation>
    </message>
    <message>
        <source>u·log₂ n, tree</source>
        <extracomment>Name of a bound. u: unit roundoff; the terms are added in a tree</extracomment>
        <translation>u·log₂ n, drevo</translation>
    </message>
    <message>
        <source>n = %1: %2, the reference is %3; %4</source>
        <extracomment>A point. %1: the size; %2: its value; %3: the reference&apos;s; %4: where it was computed, a device</extracomment>
        <translation>n = %1: %2, referenca je %3; %4</translation>
    </message>
    <message>
        <source>In order %1: %2</source>
        <extracomment>%1: number of a random order of the elements; %2: size, value and reference of a point</extracomment>
        <translation>V vrstnem redu %1: %2</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>A cell of the table: the check was passed</extracomment>
        <translation>pravilno</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>A cell of the table: the check was failed</extracomment>
        <translation>napačno</translation>
    </message>
    <message>
        <source>Order %1</source>
        <extracomment>Heading of a column. %1: number of a random order of the elements</extracomment>
        <translation>Vrstni red %1</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Heading of a column: kernels and CPU variants</extracomment>
        <translation>Različica</translation>
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
        <translation>Prej</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Heading of a column: the distance between result and reference</extracomment>
        <translation>Napaka</translation>
    </message>
    <message>
        <source>Relative</source>
        <extracomment>Heading of a column: the error, divided by the terms or by the result</extracomment>
        <translation>Relativno</translation>
    </message>
    <message>
        <source>Bound</source>
        <extracomment>Heading of a column: the largest error that rounding explains</extracomment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Heading of a column: whether the error is within the bound
----------
Heading of a column: whether the result passed the check</extracomment>
        <translation>Preverba</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <extracomment>%1: the result that double precision or integers give</extracomment>
        <translation>Referenca: %1</translation>
    </message>
    <message>
        <source>allocate</source>
        <extracomment>A phase of a run: memory is allocated</extracomment>
        <translation>dodelitev</translation>
    </message>
    <message>
        <source>host to device, pinned</source>
        <translation>na napravo, priklenjeno</translation>
    </message>
    <message>
        <source>host to device</source>
        <translation>na napravo</translation>
    </message>
    <message>
        <source>kernel</source>
        <extracomment>A phase of a run: the launch alone
----------
Title of the axis along which the names of the kernels stand
----------
Name of a series: times of kernels</extracomment>
        <translation>ščepec</translation>
    </message>
    <message>
        <source>device to host, pinned</source>
        <translation>z naprave, priklenjeno</translation>
    </message>
    <message>
        <source>device to host</source>
        <translation>z naprave</translation>
    </message>
    <message>
        <source>host finish</source>
        <extracomment>A phase of a run: what the host computes from the outputs</extracomment>
        <translation>zaključek na gostitelju</translation>
    </message>
    <message>
        <source>variant</source>
        <extracomment>Title of the axis along which the names of kernels and CPU variants stand</extracomment>
        <translation>različica</translation>
    </message>
    <message>
        <source>time at n = %1</source>
        <extracomment>Title of an axis. %1: a size, &quot;2²⁰&quot;</extracomment>
        <translation>čas pri n = %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>Name of a series: the CPU variants</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1, best</source>
        <extracomment>%1: name of a CPU variant, which is the fastest one</extracomment>
        <translation>%1, najboljši</translation>
    </message>
    <message>
        <source>middle half</source>
        <extracomment>A range of measured values: from the lower to the upper quartile</extracomment>
        <translation>srednja polovica</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) have the copies of pageable memory: those of page-locked memory were not timed.</source>
        <extracomment>%n: how many bars of the chart</extracomment>
        <translation>
            <numerusform>%n stolpec ima prenose iz običajnega pomnilnika: prenosi iz priklenjenega niso bili izmerjeni.</numerusform>
            <numerusform>%n stolpca imata prenose iz običajnega pomnilnika: prenosi iz priklenjenega niso bili izmerjeni.</numerusform>
            <numerusform>%n stolpci imajo prenose iz običajnega pomnilnika: prenosi iz priklenjenega niso bili izmerjeni.</numerusform>
            <numerusform>%n stolpcev ima prenose iz običajnega pomnilnika: prenosi iz priklenjenega niso bili izmerjeni.</numerusform>
        </translation>
    </message>
    <message>
        <source>time of the kernel at n = %1</source>
        <extracomment>Title of an axis. %1: a size, &quot;2²⁰&quot;</extracomment>
        <translation>čas ščepca pri n = %1</translation>
    </message>
    <message>
        <source>No GPU&apos;s kernel was timed at this size</source>
        <translation>Pri tej velikosti ni bil izmerjen noben ščepec na GPU</translation>
    </message>
    <message>
        <source>Behind each bar stands how many times as fast as %1 it is.</source>
        <extracomment>%1: name of the first kernel of the chart</extracomment>
        <translation>Za vsakim stolpcem piše, kolikokrat hitrejši je od %1.</translation>
    </message>
    <message>
        <source>Not measured at this size: %1.</source>
        <extracomment>%1: names of kernels, a list</extracomment>
        <translation>Pri tej velikosti ni izmerjeno: %1.</translation>
    </message>
    <message>
        <source>time of one call</source>
        <translation>čas enega klica</translation>
    </message>
    <message>
        <source>share of the samples that took at most this long</source>
        <translation>delež meritev, ki so trajale največ toliko</translation>
    </message>
    <message>
        <source>lower quartile</source>
        <extracomment>A mark on the axis: a quarter of the samples took at most this long</extracomment>
        <translation>spodnji kvartil</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>A mark on the axis: half of the samples took at most this long</extracomment>
        <translation>mediana</translation>
    </message>
    <message>
        <source>upper quartile</source>
        <extracomment>A mark on the axis: three quarters of the samples took at most this long</extracomment>
        <translation>zgornji kvartil</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) are not a number and are not drawn.</source>
        <extracomment>%n: how many samples</extracomment>
        <translation>
            <numerusform>%n meritev ni število in ni narisana.</numerusform>
            <numerusform>%n meritvi nista števili in nista narisani.</numerusform>
            <numerusform>%n meritve niso števila in niso narisane.</numerusform>
            <numerusform>%n meritev ni števil in niso narisane.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, emulated</source>
        <extracomment>%1: name of a kernel whose time the emulator took</extracomment>
        <translation>%1, posnemano</translation>
    </message>
    <message>
        <source>%1, not drawn</source>
        <extracomment>%1: name of a kernel or CPU variant whose time cannot be drawn</extracomment>
        <translation>%1, ni narisano</translation>
    </message>
    <message>
        <source>time</source>
        <extracomment>Title of an axis: how long an all-reduce takes
----------
Title of an axis: how long a call takes
----------
Title of an axis: how long it takes</extracomment>
        <translation>čas</translation>
    </message>
    <message>
        <source>%1: with transfers</source>
        <extracomment>%1: name of a kernel; its time includes the copies to and from the GPU</extracomment>
        <translation>%1: s prenosi</translation>
    </message>
    <message>
        <source>bytes per second</source>
        <translation>bajtov na sekundo</translation>
    </message>
    <message>
        <source>The chart counts the bytes that the problem must move: inputs and results once each. The time is that of the kernel alone. What lies in a cache can come faster than from memory.</source>
        <translation>Grafikon šteje bajte, ki jih mora problem premakniti: vhode in rezultate po enkrat. Čas je čas samega ščepca. Kar je v predpomnilniku, lahko pride hitreje kot iz pomnilnika.</translation>
    </message>
    <message>
        <source>operations per second</source>
        <translation>operacij na sekundo</translation>
    </message>
    <message>
        <source>The chart counts the operations that the problem needs: additions, products, comparisons. Tensor cores may be above the ceiling, which is that of float32 multiply-adds outside them.</source>
        <translation>Grafikon šteje operacije, ki jih problem potrebuje: seštevanja, množenja, primerjave. Tenzorska jedra so lahko nad mejo, ki velja za zlita množenja s seštevanjem float32 zunaj njih.</translation>
    </message>
    <message>
        <source>This problem counts, and computes nothing</source>
        <translation>Ta problem šteje in ničesar ne računa</translation>
    </message>
    <message>
        <source>Above the roof: %1. At this n their data stay in a cache, and the roof is that of the main memory.</source>
        <extracomment>The roof: the most that memory and arithmetic allow. %1: names, a list</extracomment>
        <translation>Nad streho: %1. Pri tem n so njihovi podatki v predpomnilniku, streha pa velja za glavni pomnilnik.</translation>
    </message>
    <message>
        <source>operations per byte that the problem must move</source>
        <translation>operacij na bajt, ki ga mora problem premakniti</translation>
    </message>
    <message>
        <source>operations per second at n = %1</source>
        <extracomment>Title of an axis. %1: a size, &quot;2²⁰&quot;</extracomment>
        <translation>operacij na sekundo pri n = %1</translation>
    </message>
    <message>
        <source>roof of %1</source>
        <extracomment>Name of a line. The roof: the most that memory and arithmetic allow. %1: name of a device</extracomment>
        <translation>streha, %1</translation>
    </message>
    <message>
        <source>No roof is drawn for %1: it was not measured there.</source>
        <extracomment>%1: names of devices</extracomment>
        <translation>Za %1 streha ni narisana: tam ni bila izmerjena.</translation>
    </message>
    <message>
        <source>%1 with transfers is never faster than the best CPU variant at these sizes.</source>
        <extracomment>%1: name of a kernel</extracomment>
        <translation>%1 s prenosi pri teh velikostih nikoli ni hitrejši od najboljše različice na CPU.</translation>
    </message>
    <message>
        <source>%1, the kernel alone, is never faster than the best CPU variant at these sizes.</source>
        <extracomment>%1: name of a kernel</extracomment>
        <translation>%1, sam ščepec, pri teh velikostih nikoli ni hitrejši od najboljše različice na CPU.</translation>
    </message>
    <message>
        <source>%1 with transfers is always as fast as the best CPU variant or faster.</source>
        <extracomment>%1: name of a kernel</extracomment>
        <translation>%1 s prenosi je vedno vsaj tako hiter kot najboljša različica na CPU.</translation>
    </message>
    <message>
        <source>%1, the kernel alone, is always as fast as the best CPU variant or faster.</source>
        <extracomment>%1: name of a kernel</extracomment>
        <translation>%1, sam ščepec, je vedno vsaj tako hiter kot najboljša različica na CPU.</translation>
    </message>
    <message>
        <source>%1 with transfers is faster than the best CPU variant from about n = %2 on.</source>
        <extracomment>%1: name of a kernel; %2: a size</extracomment>
        <translation>%1 s prenosi je hitrejši od najboljše različice na CPU približno od n = %2 naprej.</translation>
    </message>
    <message>
        <source>%1, the kernel alone, is faster than the best CPU variant from about n = %2 on.</source>
        <extracomment>%1: name of a kernel; %2: a size</extracomment>
        <translation>%1, sam ščepec, je hitrejši od najboljše različice na CPU približno od n = %2 naprej.</translation>
    </message>
    <message>
        <source>%1 with transfers is slower than the best CPU variant at the largest size; it was faster before about n = %2.</source>
        <extracomment>%1: name of a kernel; %2: a size</extracomment>
        <translation>%1 s prenosi je pri največji velikosti počasnejši od najboljše različice na CPU; hitrejši je bil približno do n = %2.</translation>
    </message>
    <message>
        <source>%1, the kernel alone, is slower than the best CPU variant at the largest size; it was faster before about n = %2.</source>
        <extracomment>%1: name of a kernel; %2: a size</extracomment>
        <translation>%1, sam ščepec, je pri največji velikosti počasnejši od najboljše različice na CPU; hitrejši je bil približno do n = %2.</translation>
    </message>
    <message>
        <source>speed-up over the best CPU</source>
        <translation>pohitritev glede na najboljši CPU</translation>
    </message>
    <message>
        <source>95% interval</source>
        <extracomment>A range of measured values: their confidence interval</extracomment>
        <translation>95-odstotni interval</translation>
    </message>
    <message>
        <source>%1. Best CPU variant: %2, %3, median %4; %5</source>
        <extracomment>%1: facts on a point; %2: the CPU variant; %3: its size; %4: its time; %5: its machine</extracomment>
        <translation>%1. Najboljša različica na CPU: %2, %3, mediana %4; %5</translation>
    </message>
    <message>
        <source>equal speed</source>
        <extracomment>A mark on the axis, at 1: as fast as the best CPU variant</extracomment>
        <translation>enaka hitrost</translation>
    </message>
    <message>
        <source>Measure this machine&apos;s CPU to compare with</source>
        <translation>Za primerjavo izmerite CPU tega računalnika</translation>
    </message>
    <message>
        <source>No GPU was timed to compare the CPU with</source>
        <translation>Za primerjavo s CPU ni bil izmerjen noben GPU</translation>
    </message>
    <message>
        <source>With transfers there is no interval: the phases are medians.</source>
        <translation>S prenosi intervala ni: faze so mediane.</translation>
    </message>
    <message>
        <source>Nothing counted yet</source>
        <translation>Nič še ni prešteto</translation>
    </message>
    <message>
        <source>%1 operations in %2 steps; %3</source>
        <extracomment>A point. %1: how many operations; %2: how many steps the longest chain has; %3: the device</extracomment>
        <translation>operacij: %1, korakov: %2; %3</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>Title of an axis: the length of the longest chain of operations</extracomment>
        <translation>koraki</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>Title of an axis: how many operations are computed</extracomment>
        <translation>operacije</translation>
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
        <translation>Ščepec</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>Heading of a column: how many operations are computed</extracomment>
        <translation>Operacije</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Heading of a column: the length of the longest chain of operations</extracomment>
        <translation>Koraki</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Heading of a column: where the record came from, a device</extracomment>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>histogram: pixels of each grey level</source>
        <translation>histogram: slikovne pike posamezne sivine</translation>
    </message>
    <message>
        <source>cdf: pixels at most as bright</source>
        <translation>cdf: slikovne pike, ki so največ tako svetle</translation>
    </message>
    <message>
        <source>bytes of each device</source>
        <extracomment>Title of an axis: how many bytes the elements of each device have</extracomment>
        <translation>bajtov vsake naprave</translation>
    </message>
    <message>
        <source>Nothing timed yet</source>
        <translation>Še nič izmerjeno</translation>
    </message>
    <message>
        <source>n = %1 in %2, %3</source>
        <extracomment>A point. %1: a number of elements; %2: a time; %3: a bandwidth</extracomment>
        <translation>n = %1 v %2, %3</translation>
    </message>
    <message>
        <source>GPUs</source>
        <extracomment>Title of an axis: how many GPUs take part</extracomment>
        <translation>grafični procesorji</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>Name of a line: as many times as much work a second as there are GPUs</extracomment>
        <translation>idealno</translation>
    </message>
    <message>
        <source>%1 a call</source>
        <extracomment>A point. %1: a time</extracomment>
        <translation>%1 na klic</translation>
    </message>
    <message>
        <source>bus bandwidth</source>
        <extracomment>Title of an axis: the bus bandwidth that nccl-tests define</extracomment>
        <translation>pasovna širina vodila</translation>
    </message>
    <message>
        <source>speedup</source>
        <extracomment>Title of an axis: how many times as much work a second as one GPU</extracomment>
        <translation>pospešek</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>Title of an axis: the speedup by the number of GPUs</extracomment>
        <translation>učinkovitost</translation>
    </message>
    <message>
        <source>devices</source>
        <extracomment>Title of an axis: how many devices take part</extracomment>
        <translation>naprave</translation>
    </message>
    <message>
        <source>time for n = %1</source>
        <extracomment>Title of an axis. %1: a number of elements</extracomment>
        <translation>čas za n = %1</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <extracomment>A point. %1: a time</extracomment>
        <translation>izmerjeno: %1</translation>
    </message>
    <message>
        <source>%1, model</source>
        <extracomment>Name of a line. %1: name of an algorithm</extracomment>
        <translation>%1, model</translation>
    </message>
    <message>
        <source>Dashed lines are a model: every step takes the latency and passes its longest message at the bandwidth that fit the measured times best.</source>
        <translation>Črtkane črte so model: vsak korak traja latenco in prenese najdaljše sporočilo s pasovno širino, ki se najbolje prilegata izmerjenim časom.</translation>
    </message>
    <message>
        <source>model</source>
        <extracomment>Name of a line: what times on one and on two GPUs predict for more</extracomment>
        <translation>model</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <extracomment>Name of a line. %n: how many</extracomment>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU-ja</numerusform>
            <numerusform>%n GPU-ji</numerusform>
            <numerusform>%n GPU-jev</numerusform>
        </translation>
    </message>
    <message>
        <source>n = %1 in %2</source>
        <extracomment>A point. %1: a number of elements; %2: a time</extracomment>
        <translation>n = %1 v %2</translation>
    </message>
    <message>
        <source>Two GPUs beat one at none of these n.</source>
        <translation>Dva GPU-ja nista hitrejša od enega pri nobenem od teh n.</translation>
    </message>
    <message>
        <source>The smallest n at which two GPUs beat one: %1.</source>
        <extracomment>%1: a number of elements</extracomment>
        <translation>Najmanjši n, pri katerem sta dva GPU-ja hitrejša od enega: %1.</translation>
    </message>
    <message>
        <source>The dashed model is what the times on one and on two GPUs predict.</source>
        <translation>Črtkani model je to, kar napovedo časi na enem in na dveh GPU-jih.</translation>
    </message>
    <message>
        <source>The dashed model is what the times on one and on two GPUs predict; on %1 GPUs it is off by %2 %.</source>
        <extracomment>%1: how many GPUs; %2: a number, as &quot;1.2&quot;</extracomment>
        <translation>Črtkani model je to, kar napovedo časi na enem in na dveh GPU-jih; na %1 GPU-jih se zmoti za %2 %.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChartBox</name>
    <message>
        <source>Times</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>Časi</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>Napake</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>Heading of a chart</extracomment>
        <translation>Delo</translation>
    </message>
    <message>
        <source>Compute</source>
        <extracomment>A button: computes what a chart shows</extracomment>
        <translation>Izračunaj</translation>
    </message>
    <message>
        <source>Computes the points of the chart on this machine</source>
        <translation>Izračuna točke grafikona na tem računalniku</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Kaj kaže grafikon</translation>
    </message>
    <message>
        <source>The chart is empty until it is computed.</source>
        <translation>Grafikon je prazen, dokler ni izračunan.</translation>
    </message>
    <message>
        <source>No times of these kernels came with the program.</source>
        <translation>Programu niso priloženi časi teh ščepcev.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChartButtons</name>
    <message>
        <source>Image</source>
        <extracomment>A button: saves the chart as pixels</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>Saves the chart as .png, with twice the pixels of the screen.</source>
        <translation>Grafikon shrani kot .png, z dvakratnimi pikami zaslona.</translation>
    </message>
    <message>
        <source>Save the chart as an image</source>
        <translation>Shrani grafikon kot sliko</translation>
    </message>
    <message>
        <source>Vector</source>
        <extracomment>A button: saves the chart as a drawing of lines and texts</extracomment>
        <translation>Vektorsko</translation>
    </message>
    <message>
        <source>Saves the chart as .svg or .pdf, with texts that can be edited.</source>
        <translation>Grafikon shrani kot .svg ali .pdf, z besedili, ki jih je mogoče urejati.</translation>
    </message>
    <message>
        <source>Save the chart as a drawing</source>
        <translation>Shrani grafikon kot risbo</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A button: saves the numbers of the chart</extracomment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Saves the numbers of the chart as .csv.</source>
        <translation>Števila grafikona shrani kot .csv.</translation>
    </message>
    <message>
        <source>Save the chart&apos;s table</source>
        <translation>Shrani tabelo grafikona</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>A button: copies the chart into the clipboard</extracomment>
        <translation>Kopiraj</translation>
    </message>
    <message>
        <source>Copies the chart into the clipboard, as an image and as a drawing.</source>
        <translation>Grafikon kopira na odložišče, kot sliko in kot risbo.</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Kopiraj grafikon</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Slike (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg *.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Risbe (*.svg *.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Slike in risbe (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Shrani grafikon</translation>
    </message>
    <message>
        <source>Save the table of the chart</source>
        <translation>Shrani tabelo grafikona</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Tabele (*.csv)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChartJob</name>
    <message>
        <source>The chart</source>
        <extracomment>What is being made: &quot;The chart needs more memory than …&quot;</extracomment>
        <translation>Grafikon</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChartView</name>
    <message>
        <source>Left · Right</source>
        <translation>levo · desno</translation>
    </message>
    <message>
        <source>The point before, the next point</source>
        <translation>Prejšnja točka, naslednja točka</translation>
    </message>
    <message>
        <source>Up · Down</source>
        <translation>gor · dol</translation>
    </message>
    <message>
        <source>The series before, the next series</source>
        <translation>Prejšnja krivulja, naslednja krivulja</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>A key of the keyboard</extracomment>
        <translation>preslednica</translation>
    </message>
    <message>
        <source>Hide or show the series</source>
        <translation>Skrije ali pokaže krivuljo</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>A key of the keyboard</extracomment>
        <translation>vračalka</translation>
    </message>
    <message>
        <source>Run this point at a small n, on the stage</source>
        <translation>Zažene to točko pri majhnem n, na prizoru</translation>
    </message>
    <message>
        <source>+ · -</source>
        <translation>+ · -</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Poveča, pomanjša</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <extracomment>Keys of the keyboard</extracomment>
        <translation>Shift+puščice</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Premakne sliko</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A key of the keyboard</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>All in sight again</source>
        <translation>Spet vse na pogled</translation>
    </message>
    <message>
        <source>%1 is hidden; Space shows it.</source>
        <extracomment>%1: name of a series of the chart</extracomment>
        <translation>%1 je skrita; preslednica jo pokaže.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::CheatSheet</name>
    <message>
        <source>On the stage</source>
        <translation>Na prizoru</translation>
    </message>
    <message>
        <source>In the source</source>
        <translation>V izvorni kodi</translation>
    </message>
    <message>
        <source>Next step of the line</source>
        <translation>Naslednji korak vrstice</translation>
    </message>
    <message>
        <source>What the record tells of the name</source>
        <translation>Kaj o imenu pove zapis</translation>
    </message>
    <message>
        <source>On a chart</source>
        <translation>Na grafikonu</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a window: a list of the keys of the keyboard</extracomment>
        <translation>Tipke</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ChosenNote</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A parameter. %1: its title, &quot;Thread order&quot;; %2: its value, &quot;random&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What is chosen and not shown</source>
        <translation>Kaj je izbrano in ni prikazano</translation>
    </message>
    <message>
        <source>%1, n = %2. Press Run to show %3.</source>
        <extracomment>%1: the kernel that is shown; %2: its size; %3: the kernel that is chosen</extracomment>
        <translation>%1, n = %2. Za prikaz %3 pritisnite Zaženi.</translation>
    </message>
    <message>
        <source>%1, %2. Press Run to show %3.</source>
        <extracomment>%1: the kernel; %2: parameters that are shown, &quot;n = 64, block 32&quot;; %3: those that are chosen</extracomment>
        <translation>%1, %2. Za prikaz %3 pritisnite Zaženi.</translation>
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
        <translation>desno</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>The picture on the left is the better one
----------
Heading of a column: the run on the left</extracomment>
        <translation>levo</translation>
    </message>
    <message>
        <source>none (%1)</source>
        <extracomment>One side has none of what is counted. %1: which side, &quot;right&quot;</extracomment>
        <translation>nič (%1)</translation>
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
        <translation>%1 manj (%2)</translation>
    </message>
    <message>
        <source>%1 more (%2)</source>
        <extracomment>%1: by how much, &quot;5×&quot;; %2: which side, &quot;right&quot;</extracomment>
        <translation>%1 več (%2)</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Both sides have the same number</extracomment>
        <translation>enako</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Name of a row: how many steps the animation has</extracomment>
        <translation>Koraki</translation>
    </message>
    <message>
        <source>Steps of the shown block: each is one access of threads that run together.</source>
        <translation>Koraki prikazanega bloka: vsak je en dostop niti, ki tečejo skupaj.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <extracomment>Name of a row: how many epochs there are. An epoch lies between two barriers</extracomment>
        <translation>Epohe</translation>
    </message>
    <message>
        <source>Adds and products</source>
        <translation>Seštevanja in množenja</translation>
    </message>
    <message>
        <source>Operations on two values of all recorded blocks; a fused multiply-add is two. Not known where the record has no flow.</source>
        <translation>Operacije z dvema vrednostma v vseh zapisanih blokih; zlito množenje s seštevanjem šteje za dve. Ni znano, kjer zapis nima toka podatkov.</translation>
    </message>
    <message>
        <source>Barriers</source>
        <extracomment>Name of a row: how often warps arrived at a barrier</extracomment>
        <translation>Prepreke</translation>
    </message>
    <message>
        <source>Each arrival of a warp counts once.</source>
        <translation>Vsak prihod snopa šteje enkrat.</translation>
    </message>
    <message>
        <source>Global loads</source>
        <extracomment>Name of a row: accesses of global memory</extracomment>
        <translation>Globalna branja</translation>
    </message>
    <message>
        <source>Global stores</source>
        <extracomment>Name of a row: accesses of global memory</extracomment>
        <translation>Globalna pisanja</translation>
    </message>
    <message>
        <source>Global atomics</source>
        <extracomment>Name of a row: accesses of global memory</extracomment>
        <translation>Globalne atomarne op.</translation>
    </message>
    <message>
        <source>Sectors</source>
        <extracomment>Name of a row: pieces of 32 bytes of global memory</extracomment>
        <translation>Sektorji</translation>
    </message>
    <message>
        <source>Shared accesses</source>
        <extracomment>Name of a row: loads, stores and atomic operations on shared memory</extracomment>
        <translation>Dostopi do skupnega</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <extracomment>Name of a row</extracomment>
        <translation>Trki v bankah</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <extracomment>Name of a row: how many of a warp&apos;s 32 lanes take part on average</extracomment>
        <translation>Dejavne steze</translation>
    </message>
    <message>
        <source>This is the mean over the accesses of warps.</source>
        <translation>To je povprečje po dostopih snopov.</translation>
    </message>
    <message>
        <source>%1 of 32</source>
        <extracomment>A mean of lanes of a warp. %1: a number, &quot;12.4&quot;</extracomment>
        <translation>%1 od 32</translation>
    </message>
    <message>
        <source>Loads per result</source>
        <translation>Branj na rezultat</translation>
    </message>
    <message>
        <source>Loads from global memory for each element that is stored there.</source>
        <translation>Branja iz globalnega pomnilnika za vsak element, ki je tam shranjen.</translation>
    </message>
    <message>
        <source>Loads per input</source>
        <translation>Branj na vhod</translation>
    </message>
    <message>
        <source>How often each element that is needed is loaded from global memory.</source>
        <translation>Kolikokrat se iz globalnega pomnilnika prebere vsak potrebni element.</translation>
    </message>
    <message>
        <source>%1, wrong</source>
        <extracomment>%1: a result that is not right</extracomment>
        <translation>%1, napačno</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Name of a row: what the kernel computed</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>What the kernel computed.</source>
        <translation>Kar je izračunal ščepec.</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Name of a row: the distance between result and reference</extracomment>
        <translation>Napaka</translation>
    </message>
    <message>
        <source>The distance between result and reference.</source>
        <translation>Razdalja med rezultatom in referenco.</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Name of a row: mistakes that the record shows</extracomment>
        <translation>Najdbe</translation>
    </message>
    <message>
        <source>What the record shows to be wrong: races, barriers that not every thread reaches, accesses out of bounds.</source>
        <translation>Kaj je po zapisu narobe: tekme niti, prepreke, ki jih ne doseže vsaka nit, dostopi zunaj meja.</translation>
    </message>
    <message>
        <source>the one block</source>
        <translation>edini blok</translation>
    </message>
    <message>
        <source>all %1 blocks</source>
        <extracomment>What was counted. %1: how many</extracomment>
        <translation>vsi bloki, %1</translation>
    </message>
    <message>
        <source>%1 recorded of %2 blocks</source>
        <extracomment>What was counted. %1: how many; %2: of how many</extracomment>
        <translation>zapisanih %1 od %2 blokov</translation>
    </message>
    <message>
        <source>%1, cut off where the record was full</source>
        <extracomment>%1: what was counted, &quot;all 4 blocks&quot;</extracomment>
        <translation>%1, odrezano, kjer je bil zapis poln</translation>
    </message>
    <message>
        <source>Counted: %1.</source>
        <extracomment>%1: what was counted, &quot;all 4 blocks&quot;</extracomment>
        <translation>Šteto: %1.</translation>
    </message>
    <message>
        <source>Counted: left %1, right %2.</source>
        <extracomment>%1, %2: what was counted, &quot;all 4 blocks&quot;</extracomment>
        <translation>Šteto: levo %1, desno %2.</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>Heading of a column: which side has less or more, and how much</extracomment>
        <translation>razlika</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Before the name of the run on the left</extracomment>
        <translation>Levo</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonBar</name>
    <message>
        <source>Compare with</source>
        <extracomment>Before a list of kernels; the shown run is compared with the chosen one</extracomment>
        <translation>Primerjaj z</translation>
    </message>
    <message>
        <source>Run to compare with</source>
        <translation>Zagon za primerjavo</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <extracomment>A button: opens a dialog with the parameters of the compared run</extracomment>
        <translation>Parametri …</translation>
    </message>
    <message>
        <source>Chooses how the compared run is launched</source>
        <translation>Določi, kako se zažene primerjani ščepec</translation>
    </message>
    <message>
        <source>Parameters of the compared run</source>
        <translation>Parametri primerjanega zagona</translation>
    </message>
    <message>
        <source>In step</source>
        <extracomment>Before a list of ways to keep two animations together: by step, by epoch…</extracomment>
        <translation>V koraku</translation>
    </message>
    <message>
        <source>How both are kept in step</source>
        <translation>Kako tečeta oba usklajeno</translation>
    </message>
    <message>
        <source>Chooses another kernel on the same inputs, or this one with other parameters. It follows in step.</source>
        <translation>Izbere drug ščepec z istimi vhodi ali ta ščepec z drugimi parametri. Sledi v istem koraku.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In the list of kernels to compare with: no comparison</extracomment>
        <translation>nič</translation>
    </message>
    <message>
        <source>this kernel, other parameters…</source>
        <translation>ta ščepec, drugi parametri …</translation>
    </message>
    <message>
        <source>this kernel</source>
        <extracomment>In the list of kernels to compare with</extracomment>
        <translation>ta ščepec</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a kernel or &quot;this kernel&quot;; %2: what differs, &quot;block 64&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonButton</name>
    <message>
        <source>Compare with</source>
        <extracomment>A button that opens a list of kernels</extracomment>
        <translation>Primerjaj z</translation>
    </message>
    <message>
        <source>Offers more kernels that get the same inputs.</source>
        <translation>Ponudi več ščepcev, ki dobijo iste vhode.</translation>
    </message>
    <message>
        <source>Kernels to compare with the chosen one</source>
        <translation>Ščepci za primerjavo z izbranim</translation>
    </message>
    <message>
        <source>All of the family</source>
        <translation>Vsa družina</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In the list of kernels to compare with: no kernel</extracomment>
        <translation>Brez</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonDialog</name>
    <message>
        <source>Thread order of the compared run</source>
        <translation>Vrstni red niti primerjanega zagona</translation>
    </message>
    <message>
        <source>What prevents the comparison</source>
        <translation>Kaj preprečuje primerjavo</translation>
    </message>
    <message>
        <source>Compare with other parameters</source>
        <translation>Primerjaj z drugimi parametri</translation>
    </message>
    <message>
        <source>The compared run gets the same data. Choose here what differs.</source>
        <translation>Primerjani zagon dobi iste podatke. Tu izberite, kaj je drugačno.</translation>
    </message>
    <message>
        <source>the first that loses</source>
        <translation>prvi, ki spodleti</translation>
    </message>
    <message>
        <source>as on the left</source>
        <translation>kot na levi</translation>
    </message>
    <message>
        <source>in order</source>
        <extracomment>An order in which the emulator runs the threads: by their numbers</extracomment>
        <translation>po vrsti</translation>
    </message>
    <message>
        <source>reversed</source>
        <extracomment>An order in which the emulator runs the threads: from the last to the first</extracomment>
        <translation>obratno</translation>
    </message>
    <message>
        <source>adversarial</source>
        <extracomment>An order in which the emulator runs the threads: the one that finds most races</extracomment>
        <translation>nasprotniško</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>An order in which the emulator runs the threads</extracomment>
        <translation>naključno</translation>
    </message>
    <message>
        <source>Only the emulator has a choice of orders, so the compared run runs there.</source>
        <translation>Vrstni red je mogoče izbrati le na posnemovalniku, zato primerjani zagon teče tam.</translation>
    </message>
    <message>
        <source>Seed of the random order</source>
        <translation>Seme naključnega vrstnega reda</translation>
    </message>
    <message>
        <source>seed </source>
        <extracomment>Stands before the number of a random order</extracomment>
        <translation>seme </translation>
    </message>
    <message>
        <source>Thread order</source>
        <extracomment>Before a list of orders in which the emulator runs the threads</extracomment>
        <translation>Vrstni red niti</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>A button: begins the comparison</extracomment>
        <translation>Primerjaj</translation>
    </message>
    <message>
        <source>Change at least one of them; now both sides are the same.</source>
        <translation>Spremenite vsaj enega; zdaj sta obe strani enaki.</translation>
    </message>
    <message>
        <source>lockstep</source>
        <extracomment>An order in which the emulator runs the threads: a warp&apos;s lanes access by access, as before Volta</extracomment>
        <translation>v koraku</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonPage</name>
    <message>
        <source>What the charts show</source>
        <translation>Kaj kažejo grafikoni</translation>
    </message>
    <message>
        <source>What the pointer is at</source>
        <translation>Na čem je kazalec</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A tab: the numbers of the charts</extracomment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Between the smallest and the largest size</extracomment>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonPanel</name>
    <message>
        <source>Runs on the left and on the right</source>
        <translation>Zagona na levi in na desni</translation>
    </message>
    <message>
        <source>What the pitfall does</source>
        <translation>Kaj naredi past</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>A button that shows and hides the table with both runs&apos; counters</extracomment>
        <translation>Primerjava</translation>
    </message>
    <message>
        <source>Show the comparison</source>
        <translation>Pokaži primerjavo</translation>
    </message>
    <message>
        <source>Shows or hides the table of both sides</source>
        <translation>Pokaže ali skrije tabelo obeh strani</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2. %3</source>
        <extracomment>%1, %2: a kernel and its parameters; %3: a sentence that says which blocks were counted</extracomment>
        <translation>Levo: %1. Desno: %2. %3</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonTable</name>
    <message>
        <source>Comparison of both sides</source>
        <translation>Primerjava obeh strani</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>Heading of a column: names of counters</extracomment>
        <translation>Števec</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Heading of a column: the run on the left</extracomment>
        <translation>Levo</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Heading of a column: the run on the right</extracomment>
        <translation>Desno</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Heading of a column: which side has less or more, and how much</extracomment>
        <translation>Razlika</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComparisonView</name>
    <message>
        <source>no difference shown</source>
        <translation>razlika ni izkazana</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>The compared benchmark takes longer</extracomment>
        <translation>počasneje</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>The compared benchmark takes less time</extracomment>
        <translation>hitreje</translation>
    </message>
    <message>
        <source>%1, cold</source>
        <extracomment>%1: name of a kernel or of a CPU variant that was timed with an empty cache</extracomment>
        <translation>%1, hladno</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>An interval. %1, %2: its ends, &quot;0.98&quot;</extracomment>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>n</source>
        <extracomment>Heading of a column: the size</extracomment>
        <translation>n</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>Heading of a column: names of kernels and CPU variants</extracomment>
        <translation>Različica</translation>
    </message>
    <message>
        <source>Compared</source>
        <extracomment>Heading of a column: the benchmark that is compared with the first</extracomment>
        <translation>Primerjano</translation>
    </message>
    <message>
        <source>First median</source>
        <extracomment>Heading of a column: the median time of the first benchmark</extracomment>
        <translation>Prva mediana</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Heading of a column: the median time of the compared benchmark</extracomment>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Ratio</source>
        <extracomment>Heading of a column: the quotient of the medians</extracomment>
        <translation>Razmerje</translation>
    </message>
    <message>
        <source>95% interval</source>
        <extracomment>Heading of a column: the confidence interval of the ratio</extracomment>
        <translation>95 % interval</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>Heading of a column: slower, faster, or no difference shown</extracomment>
        <translation>Sodba</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Kaj se primerja</translation>
    </message>
    <message>
        <source>The comparison in words</source>
        <translation>Primerjava z besedami</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Zapri primerjavo</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>Name of the table for screen readers</extracomment>
        <translation>Primerjava</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <extracomment>%1: kernel, date and tag of the first benchmark</extracomment>
        <translation>V primerjavi z %1</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <extracomment>Shown while two benchmarks are compared</extracomment>
        <translation>Primerjam …</translation>
    </message>
    <message>
        <source>The comparison</source>
        <extracomment>What is being made: &quot;The comparison needs more memory than …&quot;</extracomment>
        <translation>Primerjava</translation>
    </message>
    <message>
        <source>These benchmarks timed nothing in common at any size. The emulator&apos;s times are not compared.</source>
        <translation>Ti meritvi pri nobeni velikosti nimata ničesar skupnega. Časi posnemovalnika se ne primerjajo.</translation>
    </message>
    <message>
        <source>The ratio of the medians says how many times as long it takes. The 95% interval is from the bootstrap; if it holds 1, no difference is shown.</source>
        <translation>Razmerje median pove, kolikokrat toliko časa traja. 95 % interval je iz metode bootstrap; če vsebuje 1, razlika ni izkazana.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ComplaintLabel</name>
    <message>
        <source>Not ready: %1</source>
        <extracomment>For screen readers. %1: what is missing or wrong, a sentence</extracomment>
        <translation>Ni pripravljeno: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::CrashDialog</name>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Kopiraj poročilo</translation>
    </message>
    <message>
        <source>&amp;Delete the report</source>
        <translation>Iz&amp;briši poročilo</translation>
    </message>
    <message>
        <source>Crash reports</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Poročila o sesutjih</translation>
    </message>
    <message>
        <source>Crash reports, the newest first</source>
        <translation>Poročila o sesutjih, najnovejše prvo</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>Besedilo poročila</translation>
    </message>
    <message>
        <source>No crash has been reported.</source>
        <translation>Nobeno sesutje ni zabeleženo.</translation>
    </message>
    <message>
        <source>A report says where a program crashed, by its modules and offsets. It holds none of your data, and nobody gets it unless you send it.</source>
        <translation>Poročilo pove, kje se je program sesul, z moduli in odmiki. V njem ni vaših podatkov in nihče ga ne dobi, če ga ne pošljete sami.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DataSource</name>
    <message>
        <source>Open CSV…</source>
        <extracomment>A button: opens a dialog of files</extracomment>
        <translation>Odpri CSV …</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <extracomment>A button: opens a dialog of files. %1: name of the matrix, &quot;A&quot;</extracomment>
        <translation>Odpri %1 …</translation>
    </message>
    <message>
        <source>Use the pattern</source>
        <translation>Uporabi vzorec</translation>
    </message>
    <message>
        <source>Forget the file; the pattern makes the inputs.</source>
        <translation>Pozabi datoteko; vhode naredi vzorec.</translation>
    </message>
    <message>
        <source>Use the pattern instead of the file</source>
        <translation>Namesto datoteke uporabi vzorec</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>Name for screen readers of the words on the opened file</extracomment>
        <translation>Podatki</translation>
    </message>
    <message>
        <source>Numbers from a text table: each of its lines is a row of %1.</source>
        <extracomment>%1: name of the matrix, &quot;A&quot;</extracomment>
        <translation>Števila iz besedilne tabele: vsaka njena vrstica je vrstica matrike %1.</translation>
    </message>
    <message>
        <source>Numbers from a text table: one or two columns; a second input without one is all ones.</source>
        <translation>Števila iz besedilne tabele: en ali dva stolpca; drugi vhod brez svojega stolpca so same enice.</translation>
    </message>
    <message>
        <source>Open a CSV file</source>
        <translation>Odpri datoteko CSV</translation>
    </message>
    <message>
        <source>Open a CSV file as matrix %1</source>
        <extracomment>%1: name of the matrix, &quot;A&quot;</extracomment>
        <translation>Odpri datoteko CSV kot matriko %1</translation>
    </message>
    <message>
        <source>columns, as 1, 3</source>
        <translation>stolpci, kot 1, 3</translation>
    </message>
    <message>
        <source>One or two columns, by name or by number from 1, with a comma between.</source>
        <translation>En ali dva stolpca, po imenu ali po številki od 1, ločena z vejico.</translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation>Stolpci datoteke</translation>
    </message>
    <message>
        <source>Open data</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>Odpri podatke</translation>
    </message>
    <message>
        <source>Open matrix %1</source>
        <extracomment>Title of a dialog of files. %1: name of the matrix, &quot;A&quot;</extracomment>
        <translation>Odpri matriko %1</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabele (*.csv *.tsv *.txt);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Shown while it is done. %1: name of the file</extracomment>
        <translation>Berem %1 …</translation>
    </message>
    <message>
        <source>%1: %2, %L3 rows</source>
        <extracomment>%1: name of the file; %2: names of columns, &quot;x and y&quot;; %L3: how many rows</extracomment>
        <translation>%1: %2, vrstic: %L3</translation>
    </message>
    <message>
        <source>%1: %L2 × %L3</source>
        <extracomment>A matrix from a file. %1: name of the file; %L2, %L3: how many rows and columns</extracomment>
        <translation>%1: %L2 × %L3</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <extracomment>%1: name of the file</extracomment>
        <translation>%1 ni bil prebran.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DevicePane</name>
    <message>
        <source>The all-reduce</source>
        <translation>Skupna redukcija</translation>
    </message>
    <message>
        <source>What the step does</source>
        <translation>Kaj naredi korak</translation>
    </message>
    <message>
        <source>What the messages cost</source>
        <translation>Koliko stanejo sporočila</translation>
    </message>
    <message>
        <source>%1; the table has the messages</source>
        <extracomment>Name of a picture for screen readers. %1: &quot;Ring on 8 devices: 14 steps, 112 messages&quot;</extracomment>
        <translation>%1; sporočila so v tabeli</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Kaj je šlo narobe</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Devices</name>
    <message>
        <source>is added</source>
        <translation>se prišteje</translation>
    </message>
    <message>
        <source>is copied</source>
        <translation>se prepiše</translation>
    </message>
    <message>
        <source>devices in the sum</source>
        <translation>naprav v vsoti</translation>
    </message>
    <message>
        <source>start</source>
        <extracomment>Beside a row of a picture: before the first step</extracomment>
        <translation>začetek</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>Beside a row of a picture. %1: number of the step</extracomment>
        <translation>korak %1</translation>
    </message>
    <message>
        <source>device</source>
        <extracomment>Before the numbers of the devices, above the columns of a picture</extracomment>
        <translation>naprava</translation>
    </message>
    <message>
        <source>All-reduce of %1 %2 on %3 devices</source>
        <extracomment>Above a picture. %1: &quot;n = 16&quot;; %2: type of the elements; %3: how many devices</extracomment>
        <translation>Skupna redukcija, %1 %2, naprav: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <extracomment>In a sentence: what a device sends. %n: how many</extracomment>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elementa</numerusform>
            <numerusform>%n elemente</numerusform>
            <numerusform>%n elementov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n element(s)</source>
        <extracomment>In a sentence: what a device sends. %n: how many</extracomment>
        <translation>
            <numerusform>do %n element</numerusform>
            <numerusform>do %n elementa</numerusform>
            <numerusform>do %n elemente</numerusform>
            <numerusform>do %n elementov</numerusform>
        </translation>
    </message>
    <message>
        <source>device %1 sends %2 to device %3, which adds them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %1, %3: numbers of devices; %2: &quot;2 elements&quot;</extracomment>
        <translation>naprava %1 pošlje %2 napravi %3, ki jih prišteje.</translation>
    </message>
    <message>
        <source>device %1 sends %2 to device %3, which copies them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %1, %3: numbers of devices; %2: &quot;2 elements&quot;</extracomment>
        <translation>naprava %1 pošlje %2 napravi %3, ki jih prepiše.</translation>
    </message>
    <message>
        <source>each device sends %1 to the next one, which adds them.</source>
        <extracomment>Behind &quot;Step 3 of 14:&quot;. %1: &quot;2 elements&quot;</extracomment>
        <translation>vsaka naprava pošlje %1 naslednji, ki jih prišteje.</translation>
    </message>
    <message>
        <source>each device sends %1 to the next one, which copies them.</source>
        <extracomment>Behind &quot;Step 3 of 14:&quot;. %1: &quot;2 elements&quot;</extracomment>
        <translation>vsaka naprava pošlje %1 naslednji, ki jih prepiše.</translation>
    </message>
    <message numerus="yes">
        <source>%n devices exchange %1 in pairs, and add what they receive.</source>
        <extracomment>Behind &quot;Step 3 of 4:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n naprava si v parih izmenja %1 in prišteje, kar prejme.</numerusform>
            <numerusform>%n napravi si v paru izmenjata %1 in prištejeta, kar prejmeta.</numerusform>
            <numerusform>%n naprave si v parih izmenjajo %1 in prištejejo, kar prejmejo.</numerusform>
            <numerusform>%n naprav si v parih izmenja %1 in prišteje, kar prejme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices send %1 each to another one, which adds them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n naprava pošlje %1 drugi, ki jih prišteje.</numerusform>
            <numerusform>%n napravi pošljeta vsaka po %1 drugi, ki jih prišteje.</numerusform>
            <numerusform>%n naprave pošljejo vsaka po %1 drugi, ki jih prišteje.</numerusform>
            <numerusform>%n naprav pošlje vsaka po %1 drugi, ki jih prišteje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices send %1 each to another one, which copies them.</source>
        <extracomment>Behind &quot;Step 3 of 6:&quot;. %n: how many devices; %1: &quot;16 elements&quot;</extracomment>
        <translation>
            <numerusform>%n naprava pošlje %1 drugi, ki jih prepiše.</numerusform>
            <numerusform>%n napravi pošljeta vsaka po %1 drugi, ki jih prepiše.</numerusform>
            <numerusform>%n naprave pošljejo vsaka po %1 drugi, ki jih prepiše.</numerusform>
            <numerusform>%n naprav pošlje vsaka po %1 drugi, ki jih prepiše.</numerusform>
        </translation>
    </message>
    <message>
        <source>2(p − 1)/p · n, since each of p devices sends 2(p − 1) parts of n/p elements.</source>
        <translation>2(p − 1)/p · n, saj vsaka od p naprav pošlje 2(p − 1) delov po n/p elementov.</translation>
    </message>
    <message>
        <source>⌈log₂ p⌉ · n, since device 0 gets all elements once in each level of the tree.</source>
        <translation>⌈log₂ p⌉ · n, saj naprava 0 na vsaki ravni drevesa enkrat dobi vse elemente.</translation>
    </message>
    <message>
        <source>⌊log₂ p⌋ · n, and n more where p is no power of two, since all elements go over in each step.</source>
        <translation>⌊log₂ p⌋ · n in še n, kadar p ni potenca števila 2, saj gredo v vsakem koraku čez vsi elementi.</translation>
    </message>
    <message>
        <source>(p − 1) · n, since device 0 gets all elements of every other device.</source>
        <translation>(p − 1) · n, saj naprava 0 dobi vse elemente vsake druge naprave.</translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>A way of an all-reduce: around a ring of devices</extracomment>
        <translation>Obroč</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>A way of an all-reduce: along a tree of devices</extracomment>
        <translation>Drevo</translation>
    </message>
    <message>
        <source>Recursive doubling</source>
        <extracomment>A way of an all-reduce</extracomment>
        <translation>Rekurzivno podvajanje</translation>
    </message>
    <message>
        <source>All to one</source>
        <extracomment>A way of an all-reduce: one device adds up everything</extracomment>
        <translation>Vse v eno</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <extracomment>In &quot;Ring on 8 devices&quot;. %n: how many</extracomment>
        <translation>
            <numerusform>%n napravi</numerusform>
            <numerusform>%n napravah</numerusform>
            <numerusform>%n napravah</numerusform>
            <numerusform>%n napravah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>%n: how many</extracomment>
        <translation>
            <numerusform>%n korak</numerusform>
            <numerusform>%n koraka</numerusform>
            <numerusform>%n koraki</numerusform>
            <numerusform>%n korakov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <extracomment>Between devices. %n: how many</extracomment>
        <translation>
            <numerusform>%n sporočilo</numerusform>
            <numerusform>%n sporočili</numerusform>
            <numerusform>%n sporočila</numerusform>
            <numerusform>%n sporočil</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2: %3, %4</source>
        <extracomment>Above a picture. %1: &quot;Ring&quot;; %2: &quot;8 devices&quot;; %3: &quot;14 steps&quot;; %4: &quot;112 messages&quot;</extracomment>
        <translation>%1 na %2: %3, %4</translation>
    </message>
    <message>
        <source>Before the first step: each device has its own elements.</source>
        <translation>Pred prvim korakom: vsaka naprava ima svoje elemente.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>%1: number of the step; %2: number of steps; %3: &quot;each device sends 2 elements to …&quot;</extracomment>
        <translation>Korak %1 od %2: %3</translation>
    </message>
    <message>
        <source>The busiest device sends or receives %1 · n elements, %2: %3</source>
        <extracomment>%1: a factor, &quot;1.75&quot;; %2: bytes, &quot;112 B&quot;; %3: a formula and its reason</extracomment>
        <translation>Najbolj obremenjena naprava pošlje ali prejme %1 · n elementov, %2: %3</translation>
    </message>
    <message>
        <source>The sums are wrong.</source>
        <translation>Vsote so napačne.</translation>
    </message>
    <message>
        <source>All devices end with the same bits, and the sums are right.</source>
        <translation>Vse naprave končajo z istimi biti in vsote so pravilne.</translation>
    </message>
    <message>
        <source>The sums are right, but not of the same bits on all devices.</source>
        <translation>Vsote so pravilne, a nimajo na vseh napravah istih bitov.</translation>
    </message>
    <message>
        <source>after step %1</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>po koraku %1</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>pred prvim korakom</translation>
    </message>
    <message numerus="yes">
        <source>sums of %n of %1 devices</source>
        <extracomment>%n: how many devices; %1: how many there are</extracomment>
        <translation>
            <numerusform>vsote %n od %1 naprav</numerusform>
            <numerusform>vsote %n od %1 naprav</numerusform>
            <numerusform>vsote %n od %1 naprav</numerusform>
            <numerusform>vsote %n od %1 naprav</numerusform>
        </translation>
    </message>
    <message>
        <source>Device %1 %2, elements %3: %4</source>
        <extracomment>%1: a device&apos;s number; %2: &quot;after step 3&quot;; %3: elements, &quot;4..5&quot;; %4: &quot;sums of 3 of 8 devices&quot;</extracomment>
        <translation>Naprava %1 %2, elementi %3: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a sentence on elements; %2: their values, &quot;12, 15&quot;
----------
%1: a sentence on a message; %2: the values that it carried</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>added</source>
        <extracomment>What the receiver of a message does: it adds the elements to its own</extracomment>
        <translation>prišteto</translation>
    </message>
    <message>
        <source>copied</source>
        <extracomment>What the receiver of a message does: it puts the elements in place of its own</extracomment>
        <translation>prepisano</translation>
    </message>
    <message>
        <source>Step %1: device %2 sends elements %3 to device %4, %5, %6</source>
        <extracomment>%1: number of the step; %2, %4: numbers of devices; %3: elements, &quot;4..5&quot;; %5: bytes; %6: &quot;added&quot;</extracomment>
        <translation>Korak %1: naprava %2 pošlje elemente %3 napravi %4, %5, %6</translation>
    </message>
    <message>
        <source>is never received</source>
        <translation>ni nikoli prejeto</translation>
    </message>
    <message>
        <source>is absent, or waits for ever</source>
        <translation>manjka ali čaka v neskončnost</translation>
    </message>
    <message>
        <source>the mistake</source>
        <translation>napaka</translation>
    </message>
    <message>
        <source>no device receives anything.</source>
        <translation>nobena naprava ne prejme ničesar.</translation>
    </message>
    <message>
        <source>It takes no part any more.</source>
        <translation>Ne sodeluje več.</translation>
    </message>
    <message>
        <source>It waits for ever for a message that is not sent.</source>
        <translation>V neskončnost čaka na sporočilo, ki ni poslano.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are never received.</source>
        <extracomment>Of a step of an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n sporočilo ni nikoli prejeto.</numerusform>
            <numerusform>%n sporočili nista nikoli prejeti.</numerusform>
            <numerusform>%n sporočila niso nikoli prejeta.</numerusform>
            <numerusform>%n sporočil ni nikoli prejetih.</numerusform>
        </translation>
    </message>
    <message>
        <source>The busiest device sends or receives %1 · n elements, %2.</source>
        <extracomment>%1: a factor, &quot;1.75&quot;; %2: bytes, &quot;112 B&quot;</extracomment>
        <translation>Najbolj obremenjena naprava pošlje ali prejme %1 · n elementov, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n emulated device(s)</source>
        <extracomment>On a badge: what has carried out an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n posnemana naprava</numerusform>
            <numerusform>%n posnemani napravi</numerusform>
            <numerusform>%n posnemane naprave</numerusform>
            <numerusform>%n posnemanih naprav</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emulated device(s), MPI</source>
        <extracomment>On a badge: what has carried out an all-reduce. %n: how many</extracomment>
        <translation>
            <numerusform>%n posnemana naprava, MPI</numerusform>
            <numerusform>%n posnemani napravi, MPI</numerusform>
            <numerusform>%n posnemane naprave, MPI</numerusform>
            <numerusform>%n posnemanih naprav, MPI</numerusform>
        </translation>
    </message>
    <message>
        <source>never received</source>
        <extracomment>What becomes of a message: its receiver does not take it</extracomment>
        <translation>nikoli prejeto</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DevicesBar</name>
    <message>
        <source>Run the all-reduce</source>
        <translation>Izvedi skupno redukcijo</translation>
    </message>
    <message>
        <source>Algorithm of the all-reduce</source>
        <translation>Algoritem skupne redukcije</translation>
    </message>
    <message>
        <source>Algorithm beside it</source>
        <translation>Algoritem ob njem</translation>
    </message>
    <message>
        <source>Type of the elements</source>
        <translation>Tip elementov</translation>
    </message>
    <message>
        <source>Pattern of the elements</source>
        <translation>Vzorec elementov</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>Name of a field: how many devices there are</extracomment>
        <translation>Naprave</translation>
    </message>
    <message>
        <source>Elements of each device</source>
        <translation>Elementi vsake naprave</translation>
    </message>
    <message>
        <source>How many elements each device has, as 16 or 2^10.</source>
        <translation>Koliko elementov ima vsaka naprava, na primer 16 ali 2^10.</translation>
    </message>
    <message>
        <source>beside</source>
        <extracomment>Before a list of algorithms: the one whose picture is beside the first one&apos;s</extracomment>
        <translation>ob</translation>
    </message>
    <message>
        <source>devices</source>
        <extracomment>Before a number: how many devices</extracomment>
        <translation>naprav</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In the list of algorithms beside the first one: only one picture is shown</extracomment>
        <translation>nobeden</translation>
    </message>
    <message>
        <source>count: 1, 2, 3, … on each device; ones: all 1; random: from -1 to 1; random-01: from 0 to 1.</source>
        <translation>count: 1, 2, 3, … na vsaki napravi; ones: same 1; random: od -1 do 1; random-01: od 0 do 1.</translation>
    </message>
    <message>
        <source>n = %1 is no whole number from 1 to %2.</source>
        <extracomment>%1: what was typed; %2: the largest number of elements</extracomment>
        <translation>n = %1 ni celo število od 1 do %2.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the all-reduce</extracomment>
        <translation>Prekliči</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>A button: runs the all-reduce</extracomment>
        <translation>Zaženi</translation>
    </message>
    <message>
        <source>no mistake</source>
        <translation>brez napake</translation>
    </message>
    <message>
        <source>absent device</source>
        <translation>odsotna naprava</translation>
    </message>
    <message>
        <source>mismatched counts</source>
        <translation>neujemajoči se števili</translation>
    </message>
    <message>
        <source>early read</source>
        <translation>prezgodnje branje</translation>
    </message>
    <message>
        <source>reused buffer</source>
        <translation>ponovno uporabljen medpomnilnik</translation>
    </message>
    <message>
        <source>Run the all-reduce on these devices.</source>
        <translation>Izvede skupno redukcijo na teh napravah.</translation>
    </message>
    <message>
        <source>Kind of the devices</source>
        <translation>Vrsta naprav</translation>
    </message>
    <message>
        <source>Mistake to make</source>
        <translation>Napaka, ki naj se naredi</translation>
    </message>
    <message numerus="yes">
        <source>The engine has %n rank(s), each of which is a device. --engine mpi: sets how many there are.</source>
        <extracomment>%n: how many ranks there are</extracomment>
        <translation>
            <numerusform>Pogon ima %n rang, ki je naprava. Število določa --engine mpi:.</numerusform>
            <numerusform>Pogon ima %n ranga, vsak je naprava. Število določa --engine mpi:.</numerusform>
            <numerusform>Pogon ima %n range, vsak je naprava. Število določa --engine mpi:.</numerusform>
            <numerusform>Pogon ima %n rangov, vsak je naprava. Število določa --engine mpi:.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many devices there are, from 2 to %1.</source>
        <extracomment>%1: the largest number</extracomment>
        <translation>Koliko naprav je, od 2 do %1.</translation>
    </message>
    <message>
        <source>A mistake of message passing that the last device makes.</source>
        <translation>Napaka pri pošiljanju sporočil, ki jo naredi zadnja naprava.</translation>
    </message>
    <message>
        <source>emulated</source>
        <extracomment>In a list of kinds of devices</extracomment>
        <translation>posnemane</translation>
    </message>
    <message>
        <source>GPUs</source>
        <extracomment>In a list of kinds of devices</extracomment>
        <translation>GPU-ji</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DevicesPage</name>
    <message>
        <source>What prevents an all-reduce</source>
        <translation>Kaj preprečuje skupno redukcijo</translation>
    </message>
    <message>
        <source>The messages between the devices</source>
        <translation>Sporočila med napravami</translation>
    </message>
    <message>
        <source>What the pointer is at</source>
        <translation>Na kaj kaže kazalec</translation>
    </message>
    <message>
        <source>Views of the all-reduce</source>
        <translation>Pogledi skupne redukcije</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>A tab: the picture, with a column for each device</extracomment>
        <translation>Naprave</translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>A tab: a table of the messages between devices</extracomment>
        <translation>Sporočila</translation>
    </message>
    <message>
        <source>Left and Right go from step to step, and a click on a message or a device goes to its step. The keys + and - zoom; with more room, the values are seen.</source>
        <translation>Levo in desno gresta od koraka do koraka, klik na sporočilo ali napravo pa na njen korak. Tipki + in - povečata in pomanjšata; z več prostora se vidijo vrednosti.</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>A tab: charts of the times of devices</extracomment>
        <translation>Grafikoni</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::DockLayout</name>
    <message>
        <source>Close %1</source>
        <extracomment>%1: the title of a dock, &quot;Result&quot;</extracomment>
        <translation>Zapri: %1</translation>
    </message>
    <message>
        <source>Dock %1</source>
        <extracomment>%1: the title of a dock, &quot;Result&quot;; puts it back into the window</extracomment>
        <translation>Pripni: %1</translation>
    </message>
    <message>
        <source>Float %1</source>
        <extracomment>%1: the title of a dock, &quot;Result&quot;; makes it a window of its own</extracomment>
        <translation>Odpni: %1</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Title of a panel: the source of the kernel</extracomment>
        <translation>Izvorna koda</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a panel: the result of the run</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>Title of a panel: values in a thread&apos;s registers</extracomment>
        <translation>Registri</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::EngineNote</name>
    <message>
        <source>Starting the engine…</source>
        <translation>Zaganjam pogon …</translation>
    </message>
    <message>
        <source>The engine has been started again.</source>
        <translation>Pogon je bil znova zagnan.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a sentence on why the engine ended; %2: &quot;The engine has been started again.&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::EqualizeJob</name>
    <message>
        <source>The image</source>
        <extracomment>What is being made: &quot;The image needs more memory than …&quot;</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>Shown while it is done. %1: name of the file</extracomment>
        <translation>Berem %1 …</translation>
    </message>
    <message>
        <source>Equalising %1…</source>
        <extracomment>Shown while it is done. %1: name of the file</extracomment>
        <translation>Izravnavam %1 …</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <extracomment>Shown while it is done. %1: name of the file</extracomment>
        <translation>Zapisujem %1 …</translation>
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
        <translation>sivinska</translation>
    </message>
    <message>
        <source>colour</source>
        <extracomment>Behind the size of an image: it has colours</extracomment>
        <translation>barvna</translation>
    </message>
    <message>
        <source>Open image…</source>
        <extracomment>A button: opens a dialog of files</extracomment>
        <translation>Odpri sliko …</translation>
    </message>
    <message>
        <source>%1; colour is equalised by its luma. A file can also be dropped here.</source>
        <extracomment>%1: names of file formats, a list. Luma: the brightness of a pixel</extracomment>
        <translation>%1; barvna slika se izravna po svetlosti. Datoteko lahko tudi spustite sem.</translation>
    </message>
    <message>
        <source>The Moon</source>
        <extracomment>A button: opens a photograph of the Moon</extracomment>
        <translation>Luna</translation>
    </message>
    <message>
        <source>A photograph of low contrast that ships with Lanescope</source>
        <translation>Fotografija z malo kontrasta, priložena Lanescopu</translation>
    </message>
    <message>
        <source>Equalise the photograph of the Moon</source>
        <translation>Izravnaj fotografijo Lune</translation>
    </message>
    <message>
        <source>Save result…</source>
        <extracomment>A button: opens a dialog of files</extracomment>
        <translation>Shrani rezultat …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the equalisation</extracomment>
        <translation>Prekini</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Name of the progress bar for screen readers</extracomment>
        <translation>Potek</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Above the image as it was opened</extracomment>
        <translation>Prej</translation>
    </message>
    <message>
        <source>Open an image, or drop its file here.</source>
        <translation>Odprite sliko ali spustite njeno datoteko sem.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>Above the equalised image</extracomment>
        <translation>Potem</translation>
    </message>
    <message>
        <source>Its equalisation will stand here.</source>
        <translation>Tu bo izravnana slika.</translation>
    </message>
    <message>
        <source>The run in words</source>
        <translation>Zagon z besedami</translation>
    </message>
    <message>
        <source>Grey levels: %1</source>
        <extracomment>Title of a saved chart. %1: &quot;Before&quot; or &quot;After&quot;</extracomment>
        <translation>Sivine: %1</translation>
    </message>
    <message>
        <source>%1: the image</source>
        <extracomment>Name for screen readers. %1: &quot;Before&quot; or &quot;After&quot;</extracomment>
        <translation>%1: slika</translation>
    </message>
    <message>
        <source>%1: histogram and cdf of the grey levels</source>
        <extracomment>Name for screen readers. %1: &quot;Before&quot; or &quot;After&quot;</extracomment>
        <translation>%1: histogram in cdf sivin</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation>Odpri sliko</translation>
    </message>
    <message>
        <source>Images (%1);;All files (*)</source>
        <extracomment>Kinds of files in the dialog of files. %1: patterns such as &quot;*.png *.jpg&quot;</extracomment>
        <translation>Slike (%1);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>%1-equalised.png</source>
        <extracomment>Name of a new file. %1: name of the opened image without its ending</extracomment>
        <translation>%1-izravnana.png</translation>
    </message>
    <message>
        <source>Save the equalised image</source>
        <translation>Shrani izravnano sliko</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <extracomment>Kinds of files in the dialog of files. %1: patterns such as &quot;*.png *.jpg&quot;</extracomment>
        <translation>Slike (%1)</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <extracomment>Above an image. %1: its name, size and colours</extracomment>
        <translation>Prej: %1</translation>
    </message>
    <message>
        <source>After: luma equalised, chroma kept</source>
        <translation>Potem: svetlost izravnana, barvitost ohranjena</translation>
    </message>
    <message>
        <source>Three launches took %1; the emulator&apos;s time says nothing about a GPU&apos;s.</source>
        <extracomment>%1: a time, &quot;1.2 ms&quot;</extracomment>
        <translation>Trije zagoni so trajali %1; čas posnemovalnika o času na GPU ne pove ničesar.</translation>
    </message>
    <message>
        <source>Three launches took %1; with the copies to and from the GPU it was %2.</source>
        <extracomment>%1, %2: times, &quot;1.2 ms&quot;</extracomment>
        <translation>Trije zagoni so trajali %1; s prenosi na GPU in z njega %2.</translation>
    </message>
    <message>
        <source>Each of the %L1 pixels is what the CPU&apos;s reference gives.</source>
        <extracomment>%L1: how many pixels</extracomment>
        <translation>Vsaka slikovna pika (%L1) je enaka referenci na CPU.</translation>
    </message>
    <message>
        <source>The check against the CPU&apos;s reference failed.</source>
        <translation>Preverba z referenco na CPU ni uspela.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ErrorsPage</name>
    <message>
        <source>Compare</source>
        <extracomment>A button: computes the errors of kernels and CPU variants</extracomment>
        <translation>Primerjaj</translation>
    </message>
    <message>
        <source>Compute the kernel and the CPU&apos;s orders of addition over the sizes, and compare each with the reference.</source>
        <translation>Pri vseh velikostih izračuna ščepec in vrstne rede seštevanja na CPU ter vsakega primerja z referenco.</translation>
    </message>
    <message>
        <source>Compare the errors</source>
        <translation>Primerjaj napake</translation>
    </message>
    <message>
        <source>What prevents comparing</source>
        <translation>Kaj preprečuje primerjavo</translation>
    </message>
    <message>
        <source>Smallest size to compare</source>
        <translation>Najmanjša velikost za primerjavo</translation>
    </message>
    <message>
        <source>Largest size to compare</source>
        <translation>Največja velikost za primerjavo</translation>
    </message>
    <message>
        <source>Over n</source>
        <extracomment>A tab with charts: against the size of the inputs</extracomment>
        <translation>Glede na n</translation>
    </message>
    <message>
        <source>Views of the errors</source>
        <translation>Pogledi napak</translation>
    </message>
    <message>
        <source>Chart: error against n; the table has the numbers</source>
        <translation>Grafikon: napaka glede na n; števila so v tabeli</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Name of the table for screen readers</extracomment>
        <translation>Napake</translation>
    </message>
    <message>
        <source>The errors in words</source>
        <translation>Napake z besedami</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>Premešaj vrstni red</translation>
    </message>
    <message>
        <source>Adds the same elements in another order. A float&apos;s sum changes, an integer&apos;s does not. The hollow points show the order before.</source>
        <translation>Sešteje iste elemente v drugem vrstnem redu. Vsota števil float se spremeni, vsota celih števil ne. Votle točke kažejo prejšnji vrstni red.</translation>
    </message>
    <message>
        <source>What the error is divided by</source>
        <translation>S čim je napaka deljena</translation>
    </message>
    <message>
        <source>error / terms</source>
        <translation>napaka / členi</translation>
    </message>
    <message>
        <source>error / result</source>
        <translation>napaka / rezultat</translation>
    </message>
    <message>
        <source>The error is divided by the sum of the terms&apos; magnitudes, so that rounding alone decides, or by the result, which tells how many digits are right.</source>
        <translation>Napaka je deljena z vsoto velikosti členov, tako da odloča samo zaokroževanje, ali z rezultatom, kar pove, koliko števk je pravilnih.</translation>
    </message>
    <message>
        <source>Compare computes the same inputs in every way. Shuffle repeats it in another order.</source>
        <translation>Primerjaj na vse načine izračuna iste vhode. Premešaj to ponovi v drugem vrstnem redu.</translation>
    </message>
    <message>
        <source>Errors of %1</source>
        <extracomment>Title of the saved chart. %1: id of the kernel</extracomment>
        <translation>Napake, %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ExercisePanel</name>
    <message>
        <source>Exercise</source>
        <extracomment>Name for screen readers: a task for the kernel in the editor</extracomment>
        <translation>Vaja</translation>
    </message>
    <message>
        <source>What came of the check</source>
        <translation>Izid preverjanja</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Potek preverjanja</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: holds the kernel against its task</extracomment>
        <translation>Preveri</translation>
    </message>
    <message>
        <source>Runs the kernel at every size that the exercise names, in the sandbox</source>
        <translation>Požene ščepec v peskovniku pri vsaki velikosti, ki jo vaja navaja</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button: shows the next hint to an exercise</extracomment>
        <translation>Namig</translation>
    </message>
    <message>
        <source>Shows the next hint</source>
        <translation>Pokaže naslednji namig</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button: leaves an exercise; the text stays</extracomment>
        <translation>Zapusti</translation>
    </message>
    <message>
        <source>Leaves the exercise; the text stays</source>
        <translation>Zapusti vajo; besedilo ostane</translation>
    </message>
    <message>
        <source>%1 The text has changed since.</source>
        <extracomment>%1: a sentence on what a check has found</extracomment>
        <translation>%1 Besedilo se je od tedaj spremenilo.</translation>
    </message>
    <message>
        <source>%1 of %2 points.</source>
        <extracomment>What a solution of an exercise has reached. %1: its points; %2: all points</extracomment>
        <translation>%1 od %2 točk.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ExplainView</name>
    <message>
        <source>not known</source>
        <extracomment>The occupancy is not known</extracomment>
        <translation>ni znano</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1: a number; % is percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, limited by %2</source>
        <extracomment>An occupancy. %1: &quot;50%&quot;; %2: what limits it, &quot;registers and shared memory&quot;</extracomment>
        <translation>%1, omejuje: %2</translation>
    </message>
    <message>
        <source>What tells the launches apart</source>
        <translation>Kaj loči zagona</translation>
    </message>
    <message>
        <source>Two launches compared</source>
        <translation>Primerjava dveh zagonov</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>Heading of a column: names of counters</extracomment>
        <translation>Števec</translation>
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
        <translation>V toplotni karti izberite dve celici, s klikom ali preslednico, in pritisnite Razloži.</translation>
    </message>
    <message>
        <source>Recording both launches…</source>
        <translation>Zapisujem oba zagona …</translation>
    </message>
    <message>
        <source>There is no record of this kernel, so that nothing can be counted.</source>
        <translation>Zapisa tega ščepca ni, zato ni mogoče ničesar prešteti.</translation>
    </message>
    <message>
        <source>B takes %1 times as long as A.</source>
        <extracomment>A, B: two launches. %1: a number, &quot;1.25&quot;</extracomment>
        <translation>B traja %1-krat toliko kot A.</translation>
    </message>
    <message>
        <source>A takes %1 times as long as B.</source>
        <extracomment>A, B: two launches. %1: a number, &quot;1.25&quot;</extracomment>
        <translation>A traja %1-krat toliko kot B.</translation>
    </message>
    <message>
        <source>%1 (%2 in A, %3 in B)</source>
        <extracomment>In a list. A, B: two launches. %1: name of a counter; %2, %3: numbers</extracomment>
        <translation>%1 (%2 v A, %3 v B)</translation>
    </message>
    <message>
        <source>The record counts the same for a warp and for a request.</source>
        <translation>Zapis našteje enako na snop in na zahtevo.</translation>
    </message>
    <message>
        <source>These differ, the largest difference first: %1.</source>
        <extracomment>%1: names of counters with their numbers, a list</extracomment>
        <translation>Razlikujejo se, največja razlika najprej: %1.</translation>
    </message>
    <message>
        <source>The occupancy is %1 in A and %2 in B.</source>
        <extracomment>A, B: two launches. %1, %2: &quot;50%, limited by registers&quot;</extracomment>
        <translation>Zasedenost je v A %1, v B %2.</translation>
    </message>
    <message>
        <source>Recorded with n = %L1.</source>
        <extracomment>%L1: a number</extracomment>
        <translation>Zapisano z n = %L1.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <extracomment>Name of a row: how many warps a multiprocessor keeps ready</extracomment>
        <translation>Zasedenost</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <extracomment>Name of a row: a counter that the GPU has counted itself. %1: its name</extracomment>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>A: %1</source>
        <extracomment>Heading of a column. %1: a launch, &quot;block 256&quot;</extracomment>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <extracomment>Heading of a column. %1: a launch, &quot;block 256&quot;</extracomment>
        <translation>B: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Export</name>
    <message>
        <source>PNG: a picture</source>
        <translation>PNG: slika</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Slike PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG: a drawing, sharp at any size</source>
        <translation>SVG: risba, ostra pri vsaki velikosti</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Risbe SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF: a page for each step</source>
        <translation>PDF: stran za vsak korak</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Dokumenti PDF (*.pdf)</translation>
    </message>
    <message>
        <source>GIF: an animation</source>
        <translation>GIF: animacija</translation>
    </message>
    <message>
        <source>GIF animations (*.gif)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Animacije GIF (*.gif)</translation>
    </message>
    <message>
        <source>MP4: a video</source>
        <translation>MP4: video</translation>
    </message>
    <message>
        <source>MP4 videos (*.mp4)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Videi MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>PNG files in a folder, one for each step</source>
        <translation>Datoteke PNG v mapi, po ena za vsak korak</translation>
    </message>
    <message>
        <source>1 page</source>
        <extracomment>Begins a sentence: &quot;1 page of 1280 × 720 pixels, …&quot;</extracomment>
        <translation>1 stran</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <extracomment>Begins a sentence: &quot;30 pages of 1280 × 720 pixels, …&quot;. %1: how many</extracomment>
        <translation>strani: %1</translation>
    </message>
    <message>
        <source>%1 frames in %2 seconds</source>
        <extracomment>Begins a sentence: &quot;60 frames in 2.0 seconds of 1280 × 720 pixels, …&quot;. %1, %2: numbers</extracomment>
        <translation>sličic: %1, sekund: %2</translation>
    </message>
    <message>
        <source>1 picture</source>
        <extracomment>Begins a sentence: &quot;1 picture of 1280 × 720 pixels, …&quot;</extracomment>
        <translation>1 slika</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <extracomment>Begins a sentence: &quot;30 pictures of 1280 × 720 pixels, …&quot;. %1: how many</extracomment>
        <translation>slik: %1</translation>
    </message>
    <message>
        <source>%1 of %2 × %3 pixels, roughly %4. Writing takes roughly %5.</source>
        <extracomment>%1: what, &quot;30 pages&quot;; %2, %3: width and height; %4: size of the file; %5: a duration, &quot;2 min&quot;</extracomment>
        <translation>%1, %2 × %3 slikovnih pik, približno %4. Pisanje traja približno %5.</translation>
    </message>
    <message>
        <source>%1 of %2 × %3 pixels, roughly %4.</source>
        <extracomment>%1: what, &quot;30 pages&quot;; %2, %3: width and height; %4: size of the file, &quot;2 MB&quot;</extracomment>
        <translation>%1, %2 × %3 slikovnih pik, približno %4.</translation>
    </message>
    <message>
        <source>HTML: a page that plays, for any browser</source>
        <translation>HTML: stran s predvajanjem, za vsak brskalnik</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Strani HTML (*.html)</translation>
    </message>
    <message>
        <source>A page of 1 step</source>
        <extracomment>Begins a sentence: &quot;A page of 1 step of 1280 × 720 pixels, …&quot;</extracomment>
        <translation>Stran z 1 korakom</translation>
    </message>
    <message>
        <source>A page of %1 steps</source>
        <extracomment>Begins a sentence: &quot;A page of 30 steps of 1280 × 720 pixels, …&quot;. %1: how many</extracomment>
        <translation>Stran s toliko koraki: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ExportDialog</name>
    <message>
        <source>Format</source>
        <extracomment>Which kind of file is written</extracomment>
        <translation>Oblika</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Which steps of the run are written</extracomment>
        <translation>Koraki</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>The number of the first step that is written</extracomment>
        <translation>Prvi korak</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>The number of the last step that is written</extracomment>
        <translation>Zadnji korak</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Width and height of the picture</extracomment>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Širina v slikovnih pikah</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Višina v slikovnih pikah</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Sličic na sekundo</translation>
    </message>
    <message>
        <source>Number of plays</source>
        <translation>Število predvajanj</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>The colours of the picture</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Expected result</source>
        <extracomment>Before a sentence that says how large the file will be</extracomment>
        <translation>Pričakovani rezultat</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>A button: chooses the file and begins the export</extracomment>
        <translation>Izvozi …</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>Title of the dialog that writes the animation into a file</extracomment>
        <translation>Izvozi</translation>
    </message>
    <message>
        <source>%1: needs ffmpeg</source>
        <extracomment>%1: a format, &quot;MP4: a video&quot;; ffmpeg is the name of a program</extracomment>
        <translation>%1: potrebuje ffmpeg</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <extracomment>Before a list of file formats</extracomment>
        <translation>&amp;Oblika</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <extracomment>Before a choice of the steps that are written</extracomment>
        <translation>&amp;Koraki</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <extracomment>Before a choice of width and height</extracomment>
        <translation>&amp;Velikost</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Korakov na sekundo</translation>
    </message>
    <message>
        <source>Steps per se&amp;cond</source>
        <translation>Ko&amp;rakov na sekundo</translation>
    </message>
    <message>
        <source>F&amp;rames per second</source>
        <translation>&amp;Sličic na sekundo</translation>
    </message>
    <message>
        <source>for ever</source>
        <extracomment>In the field of plays: the animation begins again without end</extracomment>
        <translation>neprekinjeno</translation>
    </message>
    <message>
        <source>&amp;Plays</source>
        <extracomment>Before the number of times that the animation plays</extracomment>
        <translation>&amp;Predvajanja</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>kot v oknu</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>A set of colours</extracomment>
        <translation>svetla</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>A set of colours</extracomment>
        <translation>temna</translation>
    </message>
    <message>
        <source>high contrast</source>
        <extracomment>A set of colours</extracomment>
        <translation>visok kontrast</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Before a list of sets of colours</extracomment>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>the current one, step %1</source>
        <extracomment>In a list of steps. %1: the number of the shown step</extracomment>
        <translation>trenutni, korak %1</translation>
    </message>
    <message>
        <source>all, 1 step</source>
        <translation>vsi, 1 korak</translation>
    </message>
    <message>
        <source>all %1 steps</source>
        <extracomment>In a list of steps. %1: how many there are</extracomment>
        <translation>vsi koraki (%1)</translation>
    </message>
    <message>
        <source>from … to …</source>
        <translation>od … do …</translation>
    </message>
    <message>
        <source>as in the window, %1</source>
        <extracomment>In a list of sizes. %1: width and height, &quot;1280 × 720&quot;</extracomment>
        <translation>kot v oknu, %1</translation>
    </message>
    <message>
        <source>another one</source>
        <extracomment>In a list of sizes: width and height are typed</extracomment>
        <translation>druga</translation>
    </message>
    <message>
        <source> time</source>
        <extracomment>Follows the number of plays when it is 1</extracomment>
        <translation>-krat</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Follows the number of plays when it is not 1</extracomment>
        <translation>-krat</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ExportProgress</name>
    <message>
        <source>Progress of the export</source>
        <translation>Potek izvoza</translation>
    </message>
    <message>
        <source>Cancel e&amp;xport</source>
        <extracomment>A button: ends the writing of a file</extracomment>
        <translation>Prekini &amp;izvoz</translation>
    </message>
    <message>
        <source>Stop the export; no file is left behind</source>
        <translation>Ustavi izvoz; nobena datoteka ne ostane</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Prekini izvoz</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <extracomment>%1: name of the file</extracomment>
        <translation>Zapisujem %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FactsTable</name>
    <message>
        <source>Counter</source>
        <extracomment>Heading of a column: names of counters</extracomment>
        <translation>Števec</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>Heading of a column: what the record counts</extracomment>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Counted by the GPU</source>
        <translation>Štetje GPU</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Kaj je to?</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FindBar</name>
    <message>
        <source>Match &amp;case</source>
        <extracomment>A check box: capital and small letters are different</extracomment>
        <translation>Velike in male č&amp;rke</translation>
    </message>
    <message>
        <source>Whole &amp;words</source>
        <extracomment>A check box: only whole words are found</extracomment>
        <translation>Cele &amp;besede</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Kaj je najdeno</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <extracomment>Name of the bar for screen readers</extracomment>
        <translation>Iskanje in zamenjava</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Iskano besedilo</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>In an empty field: the text to find is typed here</extracomment>
        <translation>Najdi</translation>
    </message>
    <message>
        <source>Text that replaces it</source>
        <translation>Besedilo, ki ga zamenja</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Zamenjaj z</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>A button: selects the place before</extracomment>
        <translation>Prejšnje</translation>
    </message>
    <message>
        <source>Select the place before (Shift+Return, Shift+F3)</source>
        <translation>Izbere prejšnje mesto (Shift+Return, Shift+F3)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: selects the next place</extracomment>
        <translation>Naslednje</translation>
    </message>
    <message>
        <source>Select the next place (Return, F3)</source>
        <translation>Izbere naslednje mesto (Return, F3)</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>A button: replaces the text that is found</extracomment>
        <translation>Zamenjaj</translation>
    </message>
    <message>
        <source>Replace the selected place and go to the next one</source>
        <translation>Zamenja izbrano mesto in gre na naslednje</translation>
    </message>
    <message>
        <source>Replace all</source>
        <extracomment>A button: replaces the text at all places</extracomment>
        <translation>Zamenjaj vse</translation>
    </message>
    <message>
        <source>Replace all places in one step</source>
        <translation>Zamenja vsa mesta v enem koraku</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of the button for screen readers</extracomment>
        <translation>Zapri</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Zapri (Escape)</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Ni najdeno.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n place(s).</source>
        <extracomment>%n: number of places at which a text stands</extracomment>
        <translation>
            <numerusform>Najdeno na %n mestu.</numerusform>
            <numerusform>Najdeno na %n mestih.</numerusform>
            <numerusform>Najdeno na %n mestih.</numerusform>
            <numerusform>Najdeno na %n mestih.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 and %2: numbers; the place that is selected, and how many there are</extracomment>
        <translation>%1 od %2</translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n place(s).</source>
        <extracomment>%n: number of places</extracomment>
        <translation>
            <numerusform>Zamenjano na %n mestu.</numerusform>
            <numerusform>Zamenjano na %n mestih.</numerusform>
            <numerusform>Zamenjano na %n mestih.</numerusform>
            <numerusform>Zamenjano na %n mestih.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FirstSteps</name>
    <message>
        <source>Pick a kernel</source>
        <translation>Izberite ščepec</translation>
    </message>
    <message>
        <source>Click the kernel&apos;s name, or press Ctrl+K.</source>
        <translation>Kliknite ime ščepca ali pritisnite Ctrl+K.</translation>
    </message>
    <message>
        <source>Run it</source>
        <extracomment>The second of four steps: run the kernel</extracomment>
        <translation>Zaženite ga</translation>
    </message>
    <message>
        <source>Press Run, or Ctrl+R.</source>
        <translation>Pritisnite Zaženi ali Ctrl+R.</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>The third of four steps: play the animation</extracomment>
        <translation>Predvajajte</translation>
    </message>
    <message>
        <source>Press ▶ below the stage; Right goes one step.</source>
        <translation>Pritisnite ▶ pod prizorom; tipka Desno gre za en korak.</translation>
    </message>
    <message>
        <source>Break it</source>
        <extracomment>The last of four steps: compare the kernel with one that has a mistake</extracomment>
        <translation>Pokvarite</translation>
    </message>
    <message>
        <source>Open Break it on the bar, and switch one mistake on.</source>
        <translation>Odprite Pokvari v zgornji vrstici in vklopite eno napako.</translation>
    </message>
    <message>
        <source>That is all. F1 opens the manual.</source>
        <translation>To je vse. F1 odpre priročnik.</translation>
    </message>
    <message>
        <source>Close the first steps (Escape)</source>
        <translation>Zapri prve korake (Escape)</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>Zapri prve korake</translation>
    </message>
    <message>
        <source>First steps</source>
        <extracomment>Name of the strip of steps for screen readers</extracomment>
        <translation>Prvi koraki</translation>
    </message>
    <message>
        <source>How the next step is done</source>
        <translation>Kako se naredi naslednji korak</translation>
    </message>
    <message>
        <source>No mistake of this kernel is known: pick %1 first.</source>
        <extracomment>%1: the title of a kernel: &quot;Dot product, shared-memory tree&quot;</extracomment>
        <translation>Za ta ščepec ne poznamo nobene napake: najprej izberite %1.</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>A step that is done. %1: what to do, &quot;Pick a kernel&quot;</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <extracomment>For a screen reader. %1: number of the step; %2: what to do, &quot;Pick a kernel&quot;</extracomment>
        <translation>Korak %1, narejeno: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A step to come. %1: number of the step; %2: what to do, &quot;Pick a kernel&quot;</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>For a screen reader. %1: number of the step; %2: what to do, &quot;Pick a kernel&quot;</extracomment>
        <translation>Korak %1: %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::FormHistory</name>
    <message>
        <source>kernel</source>
        <extracomment>What can be undone, in the menu behind &quot;Undo&quot;: the choice of a kernel</extracomment>
        <translation>ščepec</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>What can be undone, in the menu behind &quot;Undo&quot;: where the kernel runs</extracomment>
        <translation>cilj</translation>
    </message>
    <message>
        <source>comparison</source>
        <extracomment>What can be undone, in the menu behind &quot;Undo&quot;: the choice of what to compare with</extracomment>
        <translation>primerjava</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::GateRow</name>
    <message>
        <source>Show it</source>
        <extracomment>A button: puts the run that fails on the stage</extracomment>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>Runs the kernel on the smallest input that fails</source>
        <translation>Požene ščepec na najmanjšem vhodu, pri katerem ne uspe</translation>
    </message>
    <message numerus="yes">
        <source>○ %1 (%n points)</source>
        <extracomment>A condition on a solution, not checked yet. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>○ %1 (%n točka)</numerusform>
            <numerusform>○ %1 (%n točki)</numerusform>
            <numerusform>○ %1 (%n točke)</numerusform>
            <numerusform>○ %1 (%n točk)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 (%n points)</source>
        <extracomment>A condition that a solution meets. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>✓ %1 (%n točka)</numerusform>
            <numerusform>✓ %1 (%n točki)</numerusform>
            <numerusform>✓ %1 (%n točke)</numerusform>
            <numerusform>✓ %1 (%n točk)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 (0 of %n points)</source>
        <extracomment>A condition that a solution does not meet. %1: its name, &quot;bounds&quot;; %n: its points</extracomment>
        <translation>
            <numerusform>✗ %1 (0 od %n točke)</numerusform>
            <numerusform>✗ %1 (0 od %n točk)</numerusform>
            <numerusform>✗ %1 (0 od %n točk)</numerusform>
            <numerusform>✗ %1 (0 od %n točk)</numerusform>
        </translation>
    </message>
    <message>
        <source>– %1 (not judged)</source>
        <extracomment>A condition that was not checked. %1: its name, &quot;time&quot;</extracomment>
        <translation>– %1 (ni presojeno)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Glossary</name>
    <message>
        <source>thread</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>nit</translation>
    </message>
    <message>
        <source>One run through the kernel&apos;s source, with registers of its own.</source>
        <translation>En prehod skozi izvorno kodo ščepca, s svojimi registri.</translation>
    </message>
    <message>
        <source>warp</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>snop</translation>
    </message>
    <message>
        <source>32 threads of a block that the GPU runs together: one instruction, 32 lanes.</source>
        <translation>32 niti bloka, ki jih GPU izvaja skupaj: en ukaz, 32 stez.</translation>
    </message>
    <message>
        <source>lane</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>steza</translation>
    </message>
    <message>
        <source>The place of a thread in its warp, from 0 to 31. A lane is active in a step if its thread takes part.</source>
        <translation>Mesto niti v njenem snopu, od 0 do 31. Steza je v koraku dejavna, če njena nit sodeluje.</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>blok</translation>
    </message>
    <message>
        <source>Threads that share an array in shared memory and can wait for each other at a barrier. The blocks of a launch make up its grid.</source>
        <translation>Niti, ki si delijo tabelo v skupnem pomnilniku in lahko čakajo druga na drugo pri prepreki. Bloki zagona sestavljajo njegovo mrežo.</translation>
    </message>
    <message>
        <source>barrier</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>prepreka</translation>
    </message>
    <message>
        <source>A line where each thread of the block waits until all have come, such as __syncthreads(). What was written before it can be read after it.</source>
        <translation>Vrstica, kjer vsaka nit bloka čaka, dokler ne pridejo vse, na primer __syncthreads(). Kar je bilo zapisano pred njo, je za njo mogoče brati.</translation>
    </message>
    <message>
        <source>epoch</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>epoha</translation>
    </message>
    <message>
        <source>What a block does between two barriers. Within an epoch nothing orders the threads of different warps.</source>
        <translation>Kar blok naredi med dvema preprekama. Znotraj epohe nič ne ureja niti različnih snopov.</translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>korak</translation>
    </message>
    <message>
        <source>What threads do together: one line of the source, one kind of access, one array.</source>
        <translation>Kar niti naredijo skupaj: ena vrstica izvorne kode, ena vrsta dostopa, ena tabela.</translation>
    </message>
    <message>
        <source>read</source>
        <extracomment>A term of the glossary, a noun: an element is read</extracomment>
        <translation>branje</translation>
    </message>
    <message>
        <source>The step loads this element: a thread gets its value.</source>
        <translation>Korak prebere ta element: nit dobi njegovo vrednost.</translation>
    </message>
    <message>
        <source>write</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>pisanje</translation>
    </message>
    <message>
        <source>The step stores to this element: a thread gives it a new value.</source>
        <translation>Korak piše v ta element: nit mu da novo vrednost.</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>izmenjava</translation>
    </message>
    <message>
        <source>The lanes of a warp hand each other values from register to register, or vote, without memory.</source>
        <translation>Steze snopa si podajajo vrednosti iz registra v register ali glasujejo, brez pomnilnika.</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>A term of the glossary, an adjective: a thread takes no part</extracomment>
        <translation>nedejavna</translation>
    </message>
    <message>
        <source>A thread that takes no part in the step. Its lane is lost for the time if others of its warp work.</source>
        <translation>Nit, ki v koraku ne sodeluje. Njena steza je ta čas izgubljena, če druge iz njenega snopa delajo.</translation>
    </message>
    <message>
        <source>divergence</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>razhajanje</translation>
    </message>
    <message>
        <source>Lanes of one warp take different branches; the warp runs one branch after the other, and the lanes of the other one wait.</source>
        <translation>Steze enega snopa gredo po različnih vejah; snop izvede eno vejo za drugo, steze druge veje pa čakajo.</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>zunaj meja</translation>
    </message>
    <message>
        <source>The thread reaches for an element that its array does not have. The access was not carried out.</source>
        <translation>Nit sega po elementu, ki ga njena tabela nima. Dostop ni bil izveden.</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>tekma niti</translation>
    </message>
    <message>
        <source>Two threads access an element, one of them writes, and nothing orders the two: what comes out is a matter of luck.</source>
        <translation>Dve niti dostopata do elementa, ena od njiju piše in nič ju ne ureja: kaj nastane, je stvar sreče.</translation>
    </message>
    <message>
        <source>wrong</source>
        <extracomment>A term of the glossary, an adjective: a value is not right</extracomment>
        <translation>napačno</translation>
    </message>
    <message>
        <source>A value that differs from the correct kernel&apos;s. Where it goes wrong it has a frame and a cross; what is made of it has a dog-ear.</source>
        <translation>Vrednost, ki se razlikuje od vrednosti pravilnega ščepca. Kjer gre narobe, ima okvir in križec; kar iz nje nastane, ima zavihan vogal.</translation>
    </message>
    <message>
        <source>global memory</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>globalni pomnilnik</translation>
    </message>
    <message>
        <source>The GPU&apos;s large memory, which all blocks and the host reach; slow, so that the number of sectors counts.</source>
        <translation>Veliki pomnilnik GPU, ki ga dosežejo vsi bloki in gostitelj; počasen, zato šteje število sektorjev.</translation>
    </message>
    <message>
        <source>shared memory</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>skupni pomnilnik</translation>
    </message>
    <message>
        <source>Small and fast memory of one block, in 32 banks.</source>
        <translation>Majhen in hiter pomnilnik enega bloka, v 32 bankah.</translation>
    </message>
    <message>
        <source>request</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>zahteva</translation>
    </message>
    <message>
        <source>One access of a whole warp to memory, whatever the number of its active lanes.</source>
        <translation>En dostop celega snopa do pomnilnika, ne glede na število dejavnih stez.</translation>
    </message>
    <message>
        <source>sector</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>sektor</translation>
    </message>
    <message>
        <source>A piece of 32 bytes, the least that global memory delivers. Neighbouring lanes that want neighbouring elements share sectors.</source>
        <translation>Kos z 32 bajti, najmanj, kar da globalni pomnilnik. Sosednje steze, ki želijo sosednje elemente, si sektorje delijo.</translation>
    </message>
    <message>
        <source>bank</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>banka</translation>
    </message>
    <message>
        <source>One of the 32 parts of shared memory. Words of 4 bytes go round the banks; each bank serves one word at a time.</source>
        <translation>Eden od 32 delov skupnega pomnilnika. Besede po 4 bajte se razporedijo po bankah po vrsti; vsaka banka postreže eno besedo naenkrat.</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>trk v bankah</translation>
    </message>
    <message>
        <source>Lanes of a warp want different words of the same bank, which serves them one after the other. The same word for all is no conflict.</source>
        <translation>Steze snopa želijo različne besede iste banke, ki jih postreže eno za drugo. Ista beseda za vse ni trk.</translation>
    </message>
    <message>
        <source>wavefront</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>prehod (wavefront)</translation>
    </message>
    <message>
        <source>One pass over the 32 banks. A request without conflicts needs one.</source>
        <translation>En prehod čez 32 bank. Zahteva brez trkov potrebuje enega.</translation>
    </message>
    <message>
        <source>atomic</source>
        <extracomment>A term of the glossary, a noun: an atomic operation</extracomment>
        <translation>atomarna operacija</translation>
    </message>
    <message>
        <source>A read and a write of an element as one operation, which no other thread can come between.</source>
        <translation>Branje in pisanje elementa kot ena operacija, v katero ne more poseči nobena druga nit.</translation>
    </message>
    <message>
        <source>occupancy</source>
        <extracomment>A term of the glossary, a noun</extracomment>
        <translation>zasedenost</translation>
    </message>
    <message>
        <source>How many warps a multiprocessor keeps ready, as a part of the most that it can: while some wait for memory, others work.</source>
        <translation>Koliko snopov multiprocesor drži pripravljenih, kot del največjega možnega števila: medtem ko nekateri čakajo na pomnilnik, drugi delajo.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::GoToBar</name>
    <message>
        <source>Go to</source>
        <extracomment>Name of the bar for screen readers; it goes to the steps at which a condition holds</extracomment>
        <translation>Pojdi na</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>Name of the field for screen readers</extracomment>
        <translation>Pogoj</translation>
    </message>
    <message>
        <source>What is wrong with the condition</source>
        <translation>Kaj je narobe s pogojem</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of the button for screen readers</extracomment>
        <translation>Zapri</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <extracomment>Tells what the button does, and its key</extracomment>
        <translation>Zapri (Escape)</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>A button: goes to the last step before at which the condition holds</extracomment>
        <translation>Prejšnji</translation>
    </message>
    <message>
        <source>Go back to the last step before at which the condition holds (Shift+Return)</source>
        <translation>Nazaj na zadnji prejšnji korak, v katerem velja pogoj (Shift+Return)</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: goes to the next step at which the condition holds</extracomment>
        <translation>Naslednji</translation>
    </message>
    <message>
        <source>Go to the next step at which the condition holds (Return)</source>
        <translation>Na naslednji korak, v katerem velja pogoj (Return)</translation>
    </message>
    <message>
        <source>What the search has found</source>
        <translation>Kaj je našlo iskanje</translation>
    </message>
    <message>
        <source>Names that a condition may use</source>
        <translation>Imena, ki jih sme uporabiti pogoj</translation>
    </message>
    <message>
        <source>Searching: %1 %; Escape ends the search.</source>
        <extracomment>%1: a number; the second % is percent</extracomment>
        <translation>Iščem: %1 %; Escape konča iskanje.</translation>
    </message>
    <message>
        <source>It holds in step %1.</source>
        <extracomment>&quot;It&quot; is the condition. %1: number of the step</extracomment>
        <translation>Velja v koraku %1.</translation>
    </message>
    <message>
        <source>It holds in no later step of this block.</source>
        <translation>Ne velja v nobenem poznejšem koraku tega bloka.</translation>
    </message>
    <message>
        <source>It holds in no earlier step of this block.</source>
        <translation>Ne velja v nobenem prejšnjem koraku tega bloka.</translation>
    </message>
    <message>
        <source>There is no record yet: run a kernel first.</source>
        <translation>Zapisa še ni: najprej zaženite ščepec.</translation>
    </message>
    <message>
        <source>%1 64-bit integers above 2⁵³ were rounded for it.</source>
        <extracomment>%1: what was found, a sentence (&quot;It holds in step 5.&quot;); &quot;it&quot;: the search</extracomment>
        <translation>64-bitna cela števila nad 2⁵³ so bila zanj zaokrožena (%1).</translation>
    </message>
    <message>
        <source>The search was ended.</source>
        <translation>Iskanje je bilo končano.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Handout</name>
    <message>
        <source>Answers</source>
        <extracomment>Heading of the sheet with the answers of a lesson</extracomment>
        <translation>Odgovori</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>On a handout, before a line on which a student writes the own name</extracomment>
        <translation>Ime:</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>On a handout, before a line on which a student writes the day</extracomment>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Question %1</source>
        <extracomment>Heading of a question on paper. %1: its number</extracomment>
        <translation>Vprašanje %1</translation>
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
        <translation>zagon</translation>
    </message>
    <message>
        <source>times</source>
        <extracomment>A kind of entry: a benchmark of times</extracomment>
        <translation>časi</translation>
    </message>
    <message>
        <source>errors</source>
        <extracomment>A kind of entry: a comparison of errors</extracomment>
        <translation>napake</translation>
    </message>
    <message>
        <source>work</source>
        <extracomment>A kind of entry: a count of operations and steps</extracomment>
        <translation>delo</translation>
    </message>
    <message>
        <source>sweep</source>
        <extracomment>A kind of entry: the sweep of a kernel&apos;s launches</extracomment>
        <translation>pregled zagonov</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <extracomment>%1: a kind of entry, &quot;times&quot;; it was cancelled or did not end</extracomment>
        <translation>%1, nedokončano</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <extracomment>In the column of checks: each result was right</extracomment>
        <translation>✓ pravilno</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <extracomment>In the column of checks</extracomment>
        <translation>✗ napačno</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In the column of sizes: the entry has none</extracomment>
        <translation>nič</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>In the column of sizes. %1, %2: the smallest and the largest one, &quot;2¹⁰&quot;</extracomment>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>%1: name of the kernel; %2: name of the device</extracomment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>The shortest median of all that was timed at n = %1: %2</source>
        <extracomment>%1: a size, &quot;2²⁰&quot;; %2: a time, &quot;1.2 ms&quot;</extracomment>
        <translation>Najkrajša mediana od vsega, kar je bilo izmerjeno pri n = %1: %2</translation>
    </message>
    <message>
        <source>Its result differs from the reference&apos;s.</source>
        <translation>Njegov rezultat se razlikuje od reference.</translation>
    </message>
    <message>
        <source>Some results differ from the reference&apos;s.</source>
        <translation>Nekateri rezultati se razlikujejo od reference.</translation>
    </message>
    <message>
        <source>Driver: %1</source>
        <extracomment>%1: version of the GPU&apos;s driver</extracomment>
        <translation>Gonilnik: %1</translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Uvoženo iz %1</translation>
    </message>
    <message>
        <source>It was cancelled or did not end; what was measured is kept.</source>
        <translation>Bilo je prekinjeno ali se ni končalo; kar je bilo izmerjeno, je shranjeno.</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Heading of a column</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>Heading of a column</extracomment>
        <translation>Ščepec</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Heading of a column: the kind of entry, &quot;run&quot; or &quot;times&quot;</extracomment>
        <translation>Vrsta</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>Heading of a column: whether the results were right</extracomment>
        <translation>Preverba</translation>
    </message>
    <message>
        <source>Sizes</source>
        <extracomment>Heading of a column: the sizes that were measured</extracomment>
        <translation>Velikosti</translation>
    </message>
    <message>
        <source>Best time</source>
        <extracomment>Heading of a column: the shortest median</extracomment>
        <translation>Najboljši čas</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>Heading of a column: name of the computer</extracomment>
        <translation>Računalnik</translation>
    </message>
    <message>
        <source>GPU</source>
        <extracomment>Heading of a column</extracomment>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Heading of a column: words that a user has given to the entry</extracomment>
        <translation>Oznaka</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>Heading of a column: the version of the program</extracomment>
        <translation>Različica</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::HistoryPage</name>
    <message>
        <source>History</source>
        <extracomment>Name of the table for screen readers</extracomment>
        <translation>Zgodovina</translation>
    </message>
    <message>
        <source>Why the history is empty</source>
        <translation>Zakaj je zgodovina prazna</translation>
    </message>
    <message>
        <source>How many entries are shown</source>
        <translation>Koliko vnosov je prikazanih</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>A button: draws the selected benchmarks</extracomment>
        <translation>Grafikon</translation>
    </message>
    <message>
        <source>Draws the selected times in one chart</source>
        <translation>Izbrane čase nariše v en grafikon</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>A button: compares the selected benchmarks</extracomment>
        <translation>Primerjaj</translation>
    </message>
    <message>
        <source>Compares two to eight selected benchmarks, size by size</source>
        <translation>Primerja dve do osem izbranih meritev, velikost za velikostjo</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>A button: reads benchmarks from files</extracomment>
        <translation>Uvozi …</translation>
    </message>
    <message>
        <source>Imports benchmarks from recordings, Google Benchmark&apos;s JSON and tables of samples</source>
        <translation>Uvozi meritve iz posnetkov, datotek JSON programa Google Benchmark in tabel meritev</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>A button: writes benchmarks into a file</extracomment>
        <translation>Izvozi …</translation>
    </message>
    <message>
        <source>Writes the selected benchmarks as Google Benchmark&apos;s JSON, as a recording or as a table of samples</source>
        <translation>Izbrane meritve zapiše v obliki JSON programa Google Benchmark, kot posnetek ali kot tabelo</translation>
    </message>
    <message>
        <source>Edit the tag</source>
        <translation>Uredi oznako</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button: deletes the selected entries</extracomment>
        <translation>Izbriši</translation>
    </message>
    <message>
        <source>Deletes the selected entries; this can be undone</source>
        <translation>Izbriše izbrane vnose; to je mogoče razveljaviti</translation>
    </message>
    <message>
        <source>Each run and each benchmark appears here when it ends, with its machine, GPU, sizes and time, and stays.</source>
        <translation>Vsak zagon in vsaka meritev se ob koncu pojavita tukaj, z računalnikom, GPU, velikostmi in časom, in ostaneta.</translation>
    </message>
    <message>
        <source>No entry matches. Clear the search, or show all kernels and machines.</source>
        <translation>Noben vnos ne ustreza. Počistite iskanje ali prikažite vse ščepce in računalnike.</translation>
    </message>
    <message>
        <source>Shown: the newest %L1 of %L2 that match</source>
        <extracomment>%L1, %L2: how many entries are shown and match</extracomment>
        <translation>Prikazani najnovejši: %L1 od %L2 ustreznih</translation>
    </message>
    <message>
        <source>Shown: %L1 of %L2</source>
        <extracomment>%L1, %L2: how many entries are shown and there are</extracomment>
        <translation>Prikazani: %L1 od %L2</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) deleted.</source>
        <extracomment>%n: how many entries</extracomment>
        <translation>
            <numerusform>%n vnos izbrisan.</numerusform>
            <numerusform>%n vnosa izbrisana.</numerusform>
            <numerusform>%n vnosi izbrisani.</numerusform>
            <numerusform>%n vnosov izbrisanih.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button of a message: brings the deleted entries back</extracomment>
        <translation>Razveljavi</translation>
    </message>
    <message>
        <source>Import results</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>Uvozi rezultate</translation>
    </message>
    <message>
        <source>Results (%1);;All files (*)</source>
        <extracomment>Kinds of files in the dialog of files. %1: patterns such as &quot;*.json *.csv&quot;</extracomment>
        <translation>Rezultati (%1);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Importing…</source>
        <extracomment>Shown while files are read</extracomment>
        <translation>Uvažam …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the import</extracomment>
        <translation>Prekini</translation>
    </message>
    <message>
        <source>%1 … %2%</source>
        <extracomment>Progress. %1: what is done, &quot;Reading results.json&quot;; %2: how much of 100</extracomment>
        <translation>%1 … %2%</translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark(s) are in the history already.</source>
        <extracomment>%n: how many benchmarks</extracomment>
        <translation>
            <numerusform>%n meritev je že v zgodovini.</numerusform>
            <numerusform>%n meritvi sta že v zgodovini.</numerusform>
            <numerusform>%n meritve so že v zgodovini.</numerusform>
            <numerusform>%n meritev je že v zgodovini.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was cancelled; nothing of it was stored.</source>
        <translation>Uvoz je bil prekinjen; nič od njega ni shranjeno.</translation>
    </message>
    <message numerus="yes">
        <source>%n benchmark(s) imported.</source>
        <extracomment>%n: how many benchmarks</extracomment>
        <translation>
            <numerusform>%n meritev uvožena.</numerusform>
            <numerusform>%n meritvi uvoženi.</numerusform>
            <numerusform>%n meritve uvožene.</numerusform>
            <numerusform>%n meritev uvoženih.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>Izvozi rezultate</translation>
    </message>
    <message>
        <source>Google Benchmark (*.json);;Recordings (*.recording.json);;Tables of samples (*.csv)</source>
        <extracomment>Kinds of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Google Benchmark (*.json);;Posnetki (*.recording.json);;Tabele meritev (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Zapisano: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::HistorySearch</name>
    <message>
        <source>Kernel to show</source>
        <translation>Prikazani ščepec</translation>
    </message>
    <message>
        <source>Machine to show</source>
        <translation>Prikazani računalnik</translation>
    </message>
    <message>
        <source>Time to show</source>
        <translation>Prikazani čas</translation>
    </message>
    <message>
        <source>Search kernel, machine, GPU, tag, version</source>
        <translation>Išči ščepec, računalnik, GPU, oznako, različico</translation>
    </message>
    <message>
        <source>Search the history</source>
        <translation>Iskanje po zgodovini</translation>
    </message>
    <message>
        <source>All kernels</source>
        <extracomment>In a list of kernels: whatever the kernel</extracomment>
        <translation>Vsi ščepci</translation>
    </message>
    <message>
        <source>All machines</source>
        <extracomment>In a list of machines: whatever the machine</extracomment>
        <translation>Vsi računalniki</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>In a list of times: entries of whatever day</extracomment>
        <translation>Kadar koli</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>In a list of times: entries of this day</extracomment>
        <translation>Danes</translation>
    </message>
    <message>
        <source>7 days</source>
        <extracomment>In a list of times: entries of the last week</extracomment>
        <translation>7 dni</translation>
    </message>
    <message>
        <source>30 days</source>
        <extracomment>In a list of times: entries of the last month</extracomment>
        <translation>30 dni</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::InStep</name>
    <message>
        <source>by input used</source>
        <translation>po uporabljenem vhodu</translation>
    </message>
    <message>
        <source>Both have always used the same part of their input.</source>
        <translation>Oba sta vedno uporabila enak del svojega vhoda.</translation>
    </message>
    <message>
        <source>by barrier epoch</source>
        <translation>po epohi prepreke</translation>
    </message>
    <message>
        <source>Both have always passed the same number of barriers.</source>
        <translation>Oba sta vedno šla skozi enako število preprek.</translation>
    </message>
    <message>
        <source>by step</source>
        <extracomment>In a list of ways to keep two animations together</extracomment>
        <translation>po koraku</translation>
    </message>
    <message>
        <source>Both have always done the same number of steps.</source>
        <translation>Oba sta vedno naredila enako število korakov.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::InputFiles</name>
    <message>
        <source>Matrix %1 is missing: open its file, or use the pattern for both.</source>
        <extracomment>%1: name of the matrix, &quot;A&quot; or &quot;B&quot;</extracomment>
        <translation>Manjka matrika %1: odprite njeno datoteko ali uporabite vzorec za obe.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::KernelChoices</name>
    <message>
        <source>Problem and launch</source>
        <extracomment>Name for screen readers of the fields beside the editor of a kernel</extracomment>
        <translation>Problem in zagon</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>A field: what a kernel computes</extracomment>
        <translation>Problem</translation>
    </message>
    <message>
        <source>What the kernel computes. Inputs, reference and pictures follow.</source>
        <translation>Kaj računa ščepec. Iz tega sledijo vhodi, referenca in slike.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>A field: which of a file&apos;s kernels is run</extracomment>
        <translation>Ščepec</translation>
    </message>
    <message>
        <source>Which of the file&apos;s kernels is run</source>
        <translation>Kateri od ščepcev v datoteki se zažene</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A field: what the kernel leaves for the host</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>What the kernel leaves, which the host combines into one number</source>
        <translation>Kaj pusti ščepec, da gostitelj združi v eno število</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>A field: the threads in a block</extracomment>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Threads in a block, as a number or an expression</source>
        <translation>Niti v bloku, kot število ali izraz</translation>
    </message>
    <message>
        <source>256</source>
        <translation>256</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>A field: the blocks of a launch</extracomment>
        <translation>Mreža</translation>
    </message>
    <message>
        <source>Blocks, as an expression of n, m, k and block: (n + block - 1) / block</source>
        <translation>Bloki, kot izraz iz n, m, k in block: (n + block - 1) / block</translation>
    </message>
    <message>
        <source>as many as n needs</source>
        <extracomment>The usual number of blocks: as many as the problem needs</extracomment>
        <translation>kolikor jih potrebuje n</translation>
    </message>
    <message>
        <source>Shared</source>
        <extracomment>A field: the shared memory of a launch</extracomment>
        <translation>Skupni</translation>
    </message>
    <message>
        <source>Bytes of dynamic shared memory, as an expression</source>
        <translation>Bajti dinamičnega skupnega pomnilnika, kot izraz</translation>
    </message>
    <message>
        <source>0 bytes</source>
        <extracomment>The usual number of bytes</extracomment>
        <translation>0 bajtov</translation>
    </message>
    <message>
        <source>What is wrong with %1</source>
        <extracomment>Name for screen readers. %1: name of a field</extracomment>
        <translation>Kaj je narobe: %1</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>A heading: what each parameter of a kernel gets</extracomment>
        <translation>Argumenti</translation>
    </message>
    <message>
        <source>What is wrong with the arguments</source>
        <translation>Kaj je narobe z argumenti</translation>
    </message>
    <message>
        <source>choose…</source>
        <extracomment>In the list of problems: none is chosen yet
----------
In the list of a file&apos;s kernels: none is chosen yet</extracomment>
        <translation>izberite …</translation>
    </message>
    <message>
        <source>one per block</source>
        <extracomment>What a kernel leaves</extracomment>
        <translation>po eno na blok</translation>
    </message>
    <message>
        <source>one per element</source>
        <extracomment>What a kernel leaves</extracomment>
        <translation>po eno na element</translation>
    </message>
    <message>
        <source>one number</source>
        <extracomment>What a kernel leaves</extracomment>
        <translation>eno število</translation>
    </message>
    <message>
        <source>What %1 gets</source>
        <extracomment>Name for screen readers. %1: name of a parameter</extracomment>
        <translation>Kaj dobi %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::KernelEditor</name>
    <message>
        <source>Text of the kernel</source>
        <translation>Besedilo ščepca</translation>
    </message>
    <message>
        <source>A click beside a line goes to its next step. F9 sets a breakpoint at the cursor.
Tab indents. Escape and then Tab, or Ctrl+Tab, goes to the next control.</source>
        <translation>Klik ob vrstici skoči na njen naslednji korak. F9 postavi prekinitveno točko pri kazalcu.
Tab zamakne. Escape in nato Tab, ali Ctrl+Tab, gre na naslednji gradnik.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LabFiles</name>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In the menu of the kernel&apos;s file: opens a dialog of files</extracomment>
        <translation>&amp;Odpri …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>In the menu of the kernel&apos;s file</extracomment>
        <translation>&amp;Shrani</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>In the menu of the kernel&apos;s file: opens a dialog of files</extracomment>
        <translation>Shrani &amp;kot …</translation>
    </message>
    <message>
        <source>&amp;Export a program…</source>
        <extracomment>In the menu of the kernel&apos;s file: writes a program that nvcc compiles</extracomment>
        <translation>&amp;Izvozi program …</translation>
    </message>
    <message>
        <source>%1 is gone. Its text is still here, and saving writes it again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Datoteke %1 ni več. Njeno besedilo je še tu, shranjevanje jo zapiše znova.</translation>
    </message>
    <message>
        <source>Another program has changed %1, which has unsaved changes here.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Drug program je spremenil %1, tu pa ima neshranjene spremembe.</translation>
    </message>
    <message>
        <source>Take the file</source>
        <extracomment>A button: the text of the file is shown, and the unsaved one is lost</extracomment>
        <translation>Vzemi datoteko</translation>
    </message>
    <message>
        <source>Keep this text</source>
        <extracomment>A button: the unsaved text stays</extracomment>
        <translation>Obdrži to besedilo</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation>Odpri ščepec</translation>
    </message>
    <message>
        <source>CUDA (*.cu *.cuh);;All files (*)</source>
        <extracomment>Kinds of files in the dialog of files; the patterns stay</extracomment>
        <translation>CUDA (*.cu *.cuh);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation>Shrani ščepec</translation>
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
        <translation>Začne z drugim besedilom</translation>
    </message>
    <message>
        <source>Opens and saves the file of the kernel</source>
        <translation>Odpre in shrani datoteko ščepca</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>A button: each text that compiles runs by itself</extracomment>
        <translation>Sproti</translation>
    </message>
    <message>
        <source>Runs the kernel after each build, for %1 at most</source>
        <extracomment>%1: a time, &quot;0.6 s&quot;</extracomment>
        <translation>Po vsaki gradnji zažene ščepec, za največ %1</translation>
    </message>
    <message>
        <source>Assembly</source>
        <extracomment>A button: shows a kernel&apos;s assembly, PTX or SASS</extracomment>
        <translation>Zbirnik</translation>
    </message>
    <message>
        <source>Shows what a compiler for GPUs makes of each line</source>
        <translation>Pokaže, kaj iz vsake vrstice naredi prevajalnik za GPU</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>A button: begins with another kernel</extracomment>
        <translation>Začni z</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>A button: a menu of the kernel&apos;s file</extracomment>
        <translation>Datoteka</translation>
    </message>
    <message>
        <source>%1 *</source>
        <extracomment>%1: the name of a file whose text was changed</extracomment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>This kernel came with a session. It is not compiled before you run it.</source>
        <translation>Ta ščepec je prišel s sejo. Preveden bo šele, ko ga zaženete.</translation>
    </message>
    <message>
        <source>%1 is somebody else&apos;s. It is not compiled before you run it.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 je delo nekoga drugega. Preveden bo šele, ko ga zaženete.</translation>
    </message>
    <message>
        <source>The kernel has to compile before it can be exported.</source>
        <translation>Ščepec se mora prevesti, preden ga je mogoče izvoziti.</translation>
    </message>
    <message>
        <source>A kernel of somebody else</source>
        <translation>Ščepec nekoga drugega</translation>
    </message>
    <message>
        <source>This kernel came with a session. Run it in the sandbox?</source>
        <translation>Ta ščepec je prišel s sejo. Naj ga zaženem v peskovniku?</translation>
    </message>
    <message>
        <source>%1 is somebody else&apos;s. Run it in the sandbox?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 je delo nekoga drugega. Naj ga zaženem v peskovniku?</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>A button: runs a kernel</extracomment>
        <translation>Zaženi</translation>
    </message>
    <message>
        <source>This system has no sandbox for kernels of your own (Landlock, seccomp).</source>
        <translation>Ta sistem nima peskovnika za vaše ščepce (Landlock, seccomp).</translation>
    </message>
    <message>
        <source>This system has no sandbox: a kernel on this page would run with all rights that you have. Run your own kernels all the same?</source>
        <translation>Ta sistem nima peskovnika: ščepec s te strani bi tekel z vsemi vašimi pravicami. Naj vaše ščepce vseeno zaženem?</translation>
    </message>
    <message>
        <source>Run without a sandbox</source>
        <extracomment>A button: kernels are run without a sandbox</extracomment>
        <translation>Zaženi brez peskovnika</translation>
    </message>
    <message>
        <source>Do not run</source>
        <extracomment>A button: kernels are not run without a sandbox</extracomment>
        <translation>Ne zaženi</translation>
    </message>
    <message>
        <source>Built in %1 s with %2.</source>
        <extracomment>%1: a time in seconds, &quot;0.4&quot;; %2: a compiler, &quot;g++ 12.2.0&quot;</extracomment>
        <translation>Zgrajeno v %1 s z %2.</translation>
    </message>
    <message>
        <source>%1 Its result is right.</source>
        <extracomment>%1: a sentence on the build of a kernel that has run</extracomment>
        <translation>%1 Rezultat je pravilen.</translation>
    </message>
    <message>
        <source>%1 Its result is wrong.</source>
        <extracomment>%1: a sentence on the build of a kernel that has run</extracomment>
        <translation>%1 Rezultat je napačen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line; %2: what is wrong there</extracomment>
        <translation>Vrstica %1: %2</translation>
    </message>
    <message>
        <source>Unsaved kernel</source>
        <extracomment>Title of a question</extracomment>
        <translation>Neshranjen ščepec</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. Open %2 in its place?</source>
        <extracomment>%1: name of the file on the page Lab; %2: name of another one</extracomment>
        <translation>%1 ima neshranjene spremembe. Naj namesto tega odprem %2?</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LabStart</name>
    <message>
        <source>A short kernel</source>
        <extracomment>In a menu of kernels to begin with</extracomment>
        <translation>Kratek ščepec</translation>
    </message>
    <message>
        <source>A copy</source>
        <extracomment>In a menu of kernels to begin with</extracomment>
        <translation>Kopija</translation>
    </message>
    <message>
        <source>An exercise</source>
        <extracomment>In a menu of kernels to begin with: a menu of exercises</extracomment>
        <translation>Vaja</translation>
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
        <translation>Napaka v virih</translation>
    </message>
    <message>
        <source>**Said:** %1</source>
        <extracomment>In a box on a mistake. %1: the mistake as people say it, a sentence</extracomment>
        <translation>**Rečeno:** %1</translation>
    </message>
    <message>
        <source>**True:** %1</source>
        <extracomment>In a box on a mistake. %1: what is true instead, a sentence</extracomment>
        <translation>**Res:** %1</translation>
    </message>
    <message>
        <source>**On the stage:** %1</source>
        <extracomment>In a box on a mistake. %1: what on the stage shows what is true, a sentence</extracomment>
        <translation>**Na prizoru:** %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonExporter</name>
    <message>
        <source>The lesson has a kernel of its own. Turn to the page that shows it, agree to run it, and export again.</source>
        <translation>Lekcija ima lasten ščepec. Obrnite na stran, ki ga kaže, privolite v zagon in izvozite znova.</translation>
    </message>
    <message>
        <source>A page that plays (*.html)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Stran, ki se predvaja (*.html)</translation>
    </message>
    <message>
        <source>A handout with room for answers (*.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Izročki s prostorom za odgovore (*.pdf)</translation>
    </message>
    <message>
        <source>A handout with a sheet of answers (*.pdf)</source>
        <extracomment>A kind of files in the dialog of files; what stands in brackets stays as it is</extracomment>
        <translation>Izročki z listom odgovorov (*.pdf)</translation>
    </message>
    <message>
        <source>Export the lesson</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>Izvozi lekcijo</translation>
    </message>
    <message>
        <source>The lesson</source>
        <extracomment>What is being made: &quot;The lesson needs more memory than …&quot;</extracomment>
        <translation>Lekcija</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonPage</name>
    <message>
        <source>Open a lesson</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>Odpri lekcijo</translation>
    </message>
    <message>
        <source>Lessons (*.lesson lesson.md)</source>
        <extracomment>Kinds of files in the dialog of files; the patterns stay</extracomment>
        <translation>Lekcije (*.lesson lesson.md)</translation>
    </message>
    <message>
        <source>Open the folder of a lesson</source>
        <extracomment>Title of a dialog of folders</extracomment>
        <translation>Odpri mapo lekcije</translation>
    </message>
    <message>
        <source>A lesson of somebody else</source>
        <extracomment>Title of a question</extracomment>
        <translation>Tuja lekcija</translation>
    </message>
    <message>
        <source>%1 has a kernel of its own, %2. Run its kernels in the sandbox?</source>
        <extracomment>%1: name of a lesson; %2: name of a file</extracomment>
        <translation>%1 ima svoj ščepec, %2. Naj njene ščepce zaženem v peskovniku?</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>A button: runs a kernel</extracomment>
        <translation>Zaženi</translation>
    </message>
    <message>
        <source>The stage stays as it is: the lesson&apos;s kernel was not run.</source>
        <translation>Prizor ostane, kakršen je: ščepec lekcije ni bil zagnan.</translation>
    </message>
    <message>
        <source>Step %1 of the run on the stage does not have what is asked for.</source>
        <extracomment>%1: number of a step</extracomment>
        <translation>Korak %1 zagona na prizoru nima tistega, po čemer sprašuje.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonReaderPane</name>
    <message>
        <source>Lessons</source>
        <extracomment>A button: back to the list of lessons</extracomment>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>Shows the list of lessons</source>
        <translation>Pokaže seznam lekcij</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Naslov lekcije</translation>
    </message>
    <message>
        <source>Number of the page</source>
        <translation>Številka strani</translation>
    </message>
    <message>
        <source>Title of the page</source>
        <translation>Naslov strani</translation>
    </message>
    <message>
        <source>What went wrong in the lesson</source>
        <translation>Kaj je šlo v lekciji narobe</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <extracomment>A button: the page before</extracomment>
        <translation>◀ Nazaj</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>Prejšnja stran (Alt+Left)</translation>
    </message>
    <message>
        <source>Previous page of the lesson</source>
        <translation>Prejšnja stran lekcije</translation>
    </message>
    <message>
        <source>Set the stage</source>
        <extracomment>A button: sets the stage again</extracomment>
        <translation>Postavi prizor</translation>
    </message>
    <message>
        <source>Sets the stage as this page has it, whatever was changed</source>
        <translation>Postavi prizor, kot ga ima ta stran, ne glede na spremembe</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <extracomment>A button: the next page</extracomment>
        <translation>Naprej ▶</translation>
    </message>
    <message>
        <source>The next page (Alt+Right)</source>
        <translation>Naslednja stran (Alt+Right)</translation>
    </message>
    <message>
        <source>Next page of the lesson</source>
        <translation>Naslednja stran lekcije</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>%1: number of the page; %2: how many there are</extracomment>
        <translation>stran %1 od %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LessonShelf</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <extracomment>How long a lesson takes. %n: a number of minutes</extracomment>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuti</numerusform>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ %1 · read</source>
        <extracomment>%1: how long a lesson takes, &quot;15 minutes&quot;</extracomment>
        <translation>✓ %1 · prebrano</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 pages</source>
        <extracomment>%1: how long a lesson takes, &quot;15 minutes&quot;; %2: how many pages were read; %3: how many there are</extracomment>
        <translation>%1 · strani: %2 od %3</translation>
    </message>
    <message>
        <source>About the lesson</source>
        <translation>O lekciji</translation>
    </message>
    <message>
        <source>Why the lesson was not opened</source>
        <translation>Zakaj lekcija ni bila odprta</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>A button: opens the marked lesson</extracomment>
        <translation>Začni</translation>
    </message>
    <message>
        <source>Opens the marked lesson</source>
        <translation>Odpre označeno lekcijo</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>A button: opens a dialog of files</extracomment>
        <translation>Odpri datoteko …</translation>
    </message>
    <message>
        <source>Opens a lesson in one file, NAME.lesson</source>
        <translation>Odpre lekcijo v eni datoteki, NAME.lesson</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <extracomment>A button: opens a dialog of folders</extracomment>
        <translation>Odpri mapo …</translation>
    </message>
    <message>
        <source>Opens a lesson that somebody writes, with its file lesson.md</source>
        <translation>Odpre lekcijo, ki jo kdo piše, z datoteko lesson.md</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>Heading: the lessons of the program</extracomment>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>A lesson stands beside the stage and sets it: each page shows what it speaks of.</source>
        <translation>Lekcija stoji ob prizoru in ga postavi: vsaka stran pokaže, o čem govori.</translation>
    </message>
    <message>
        <source>Lessons, in the order of the course</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation>Lekcije po vrsti, kot v tečaju</translation>
    </message>
    <message>
        <source>The list of lessons</source>
        <translation>Seznam lekcij</translation>
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
        <translation>Stran lekcije</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Besedilo lekcije</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>A button: sets the stage as the text says here</extracomment>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>Sets the stage for what follows</source>
        <translation>Postavi prizor za to, kar sledi</translation>
    </message>
    <message>
        <source>Predict</source>
        <extracomment>Heading of a box: the reader says what a step will do before it is shown</extracomment>
        <translation>Napoved</translation>
    </message>
    <message>
        <source>What will step %1 do? The stage goes to the step before, and asks below it.</source>
        <extracomment>%1: number of a step</extracomment>
        <translation>Kaj bo naredil korak %1? Prizor gre na korak pred njim in pod sabo vpraša.</translation>
    </message>
    <message>
        <source>Ask me</source>
        <extracomment>A button: asks a question</extracomment>
        <translation>Vprašaj me</translation>
    </message>
    <message>
        <source>Goes to the step before, and asks what the next one does</source>
        <translation>Gre na korak pred njim in vpraša, kaj naredi naslednji</translation>
    </message>
    <message>
        <source>Exercise</source>
        <extracomment>Heading of a box: the reader writes a kernel</extracomment>
        <translation>Vaja</translation>
    </message>
    <message>
        <source>Open it in the lab</source>
        <extracomment>A button: opens an exercise</extracomment>
        <translation>Odpri v delavnici</translation>
    </message>
    <message>
        <source>Shows what is there to begin with on the page Lab</source>
        <translation>Na strani Delavnica pokaže, s čim se začne</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::LivePanel</name>
    <message>
        <source>What the launch takes</source>
        <translation>Kaj zasede zagon</translation>
    </message>
    <message>
        <source>Occupancy in percent</source>
        <translation>Zasedenost v odstotkih</translation>
    </message>
    <message>
        <source>The occupancy in words</source>
        <translation>Zasedenost z besedami</translation>
    </message>
    <message>
        <source>What prevents the launch</source>
        <translation>Kaj preprečuje zagon</translation>
    </message>
    <message>
        <source>CUDA suggests %1 threads per block.</source>
        <extracomment>%1: a number</extracomment>
        <translation>CUDA predlaga toliko niti na blok: %1.</translation>
    </message>
    <message>
        <source>A pitfall is not run at each change.</source>
        <translation>Past se ne zažene ob vsaki spremembi.</translation>
    </message>
    <message>
        <source>The result differs from the reference.</source>
        <translation>Rezultat se razlikuje od reference.</translation>
    </message>
    <message>
        <source>%1, middle half %2 to %3</source>
        <extracomment>%1: a median time; %2, %3: the quartiles</extracomment>
        <translation>%1, srednja polovica %2 do %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a counter; %2: its number</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Emulator, n = %1. %2</source>
        <extracomment>%1: a number; %2: counters, &quot;Active lanes: 31.50 · …&quot;</extracomment>
        <translation>Posnemovalnik, n = %1. %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MainWindow</name>
    <message>
        <source>Kernel and parameters</source>
        <translation>Ščepec in parametri</translation>
    </message>
    <message>
        <source>What the middle of the window shows</source>
        <translation>Kaj kaže sredina okna</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>A tab: the animation of a run</extracomment>
        <translation>Ščepec</translation>
    </message>
    <message>
        <source>Lab</source>
        <extracomment>A tab: the user writes a kernel</extracomment>
        <translation>Delavnica</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>A tab: times of kernels and CPU variants</extracomment>
        <translation>Meritve</translation>
    </message>
    <message>
        <source>Time line</source>
        <extracomment>A tab: what host and device do when</extracomment>
        <translation>Časovnica</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>A tab: how far results are from the exact ones</extracomment>
        <translation>Napake</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>A tab: how many operations and steps an algorithm needs</extracomment>
        <translation>Delo</translation>
    </message>
    <message>
        <source>Tune</source>
        <extracomment>A tab: a sweep over launches of a kernel</extracomment>
        <translation>Uglasi</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>A tab: an image is equalised</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>A tab: earlier runs and benchmarks</extracomment>
        <translation>Zgodovina</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>A tab: a lesson beside the stage</extracomment>
        <translation>Lekcija</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>A tab: an all-reduce between several devices</extracomment>
        <translation>Naprave</translation>
    </message>
    <message>
        <source>Lanescope has crashed. Help, Crash reports… shows where.</source>
        <translation>Lanescope se je sesul. Pomoč, Poročila o sesutjih… pove, kje.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation>Stran priročnika</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ManualWindow</name>
    <message>
        <source>What the search has found</source>
        <translation>Kaj je našlo iskanje</translation>
    </message>
    <message>
        <source>The page before (%1)</source>
        <extracomment>%1: the keys, &quot;Alt+Left&quot;</extracomment>
        <translation>Prejšnja stran (%1)</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: goes to the page before</extracomment>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>The next page (%1)</source>
        <extracomment>%1: the keys, &quot;Alt+Right&quot;</extracomment>
        <translation>Naslednja stran (%1)</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>A button: goes to the page after</extracomment>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>A button: goes to the list of pages</extracomment>
        <translation>Kazalo</translation>
    </message>
    <message>
        <source>The first page of the manual</source>
        <translation>Prva stran priročnika</translation>
    </message>
    <message>
        <source>The manual</source>
        <extracomment>Name of the window for screen readers</extracomment>
        <translation>Priročnik</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Išči po priročniku</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Strani priročnika</translation>
    </message>
    <message>
        <source>No section of the manual has all of these words.</source>
        <translation>Noben razdelek priročnika nima vseh teh besed.</translation>
    </message>
    <message>
        <source>Sections found: %1</source>
        <extracomment>%1: how many</extracomment>
        <translation>Najdenih razdelkov: %1</translation>
    </message>
    <message>
        <source>%1 — Lanescope manual</source>
        <extracomment>Title of the window. %1: title of the page</extracomment>
        <translation>%1 — priročnik Lanescopa</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MeasurePage</name>
    <message>
        <source>Measure</source>
        <extracomment>A button: times kernels and CPU variants</extracomment>
        <translation>Izmeri</translation>
    </message>
    <message>
        <source>Time the kernel, the kernels compared with it and the CPU variants of their problem over the sizes.</source>
        <translation>Pri vseh velikostih izmeri čas ščepca, ščepcev za primerjavo in različic njihovega problema na CPU.</translation>
    </message>
    <message>
        <source>Measure CPU and GPU</source>
        <translation>Izmeri CPU in GPU</translation>
    </message>
    <message>
        <source>What prevents measuring</source>
        <translation>Kaj preprečuje merjenje</translation>
    </message>
    <message>
        <source>Smallest size to measure</source>
        <translation>Najmanjša velikost za merjenje</translation>
    </message>
    <message>
        <source>Largest size to measure</source>
        <translation>Največja velikost za merjenje</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>A tab
----------
Name of the chart for screen readers</extracomment>
        <translation>Grafikon</translation>
    </message>
    <message>
        <source>Views of the chart</source>
        <translation>Pogledi grafikona</translation>
    </message>
    <message>
        <source>The points of the chart</source>
        <translation>Točke grafikona</translation>
    </message>
    <message>
        <source>The chart in words</source>
        <translation>Grafikon z besedami</translation>
    </message>
    <message>
        <source>The wheel zooms. With Shift, a rectangle zooms. Dragging moves the chart, and a double click shows all of it. A click on the legend hides a series. A click on a point runs it at a small n on the stage.</source>
        <translation>Kolesce povečuje. S tipko Shift povečate pravokotnik. Z vlečenjem premikate grafikon, dvojni klik ga pokaže celega. Klik na legendo skrije krivuljo. Klik na točko jo zažene na prizoru z majhnim n.</translation>
    </message>
    <message>
        <source>Size that the chart shows</source>
        <translation>Velikost, ki jo kaže grafikon</translation>
    </message>
    <message>
        <source>What the samples are of</source>
        <translation>Iz česa so meritve</translation>
    </message>
    <message>
        <source>With transfers</source>
        <extracomment>A button: times include the copies to and from the GPU</extracomment>
        <translation>S prenosi</translation>
    </message>
    <message>
        <source>Shows all phases of a run, with the copies, instead of the kernel alone.</source>
        <translation>Pokaže vse faze zagona, s prenosi, namesto samega ščepca.</translation>
    </message>
    <message>
        <source>Pinned copies</source>
        <extracomment>A button: copies from and to page-locked (pinned) memory</extracomment>
        <translation>Priklenjeni prenosi</translation>
    </message>
    <message>
        <source>Shows copies from and to page-locked memory, which the GPU reads and writes itself, instead of pageable memory.</source>
        <translation>Pokaže prenose iz priklenjenega pomnilnika in vanj, ki ga GPU bere in piše sam, namesto iz običajnega.</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>Name of the list of kinds of charts for screen readers</extracomment>
        <translation>Grafikoni</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>A button: undoes the zoom</extracomment>
        <translation>Pokaži vse</translation>
    </message>
    <message>
        <source>Shows the whole chart again.</source>
        <translation>Znova pokaže ves grafikon.</translation>
    </message>
    <message>
        <source>n = %1</source>
        <extracomment>In a list of sizes. %1: a size, &quot;2²⁰&quot;</extracomment>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Chart: %1; the table has the numbers</source>
        <extracomment>Name for screen readers. %1: what the chart shows, a sentence</extracomment>
        <translation>Grafikon: %1; števila so v tabeli</translation>
    </message>
    <message>
        <source>Measure times the kernel and the CPU variants.</source>
        <translation>Izmeri izmeri čas ščepca in različic na CPU.</translation>
    </message>
    <message>
        <source>%1 is no kernel of the catalogue: there is nothing of it to show on the stage.</source>
        <extracomment>%1: name of what was measured</extracomment>
        <translation>%1 ni ščepec iz kataloga: na prizoru ni česa pokazati.</translation>
    </message>
    <message>
        <source>%1 took %2 at n = %3.</source>
        <extracomment>%1: name of what was measured; %2: its time, &quot;1.2 ms&quot;; %3: a size, &quot;2²⁰&quot;</extracomment>
        <translation>%1 je pri n = %3 trajal %2.</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <extracomment>Title of a chart. %1: its kind, &quot;Phases&quot;; %2: id of the kernel; %3: a size, &quot;n = 2²⁰&quot;</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Title of a chart. %1: its kind, &quot;Speed-up&quot;; %2: id of the kernel</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MessageModel</name>
    <message>
        <source>Algorithm</source>
        <extracomment>Heading of a column: ring, tree, …</extracomment>
        <translation>Algoritem</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Heading of a column: number of a step</extracomment>
        <translation>Korak</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Heading of a column: the device that sends</extracomment>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Heading of a column: the device that receives</extracomment>
        <translation>Do</translation>
    </message>
    <message>
        <source>Elements</source>
        <extracomment>Heading of a column: the elements that are sent, &quot;4..5&quot;</extracomment>
        <translation>Elementi</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Heading of a column: what is sent, in bytes</extracomment>
        <translation>Bajti</translation>
    </message>
    <message>
        <source>Added or copied</source>
        <extracomment>Heading of a column: whether the receiver adds or copies the elements</extracomment>
        <translation>Prišteto ali prepisano</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>Heading of a column: the values that are sent</extracomment>
        <translation>Vrednosti</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MessageStrip</name>
    <message>
        <source>Message</source>
        <extracomment>Name of the strip for screen readers</extracomment>
        <translation>Sporočilo</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Zapri sporočilo</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MiniatureView</name>
    <message>
        <source>no record</source>
        <translation>ni zapisa</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::MoreParameters</name>
    <message>
        <source>Time limit</source>
        <extracomment>A parameter: how long a run may take</extracomment>
        <translation>Časovna omejitev</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A parameter that was changed. %1: its title, &quot;Seed&quot;; %2: its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your own numbers</source>
        <translation>Vaša števila</translation>
    </message>
    <message>
        <source>Where it runs</source>
        <translation>Kje teče</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Page</name>
    <message>
        <source>First step (Home)</source>
        <translation>Prvi korak (Home)</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>Korak nazaj (levo)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Predvajaj (preslednica)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Ustavi (preslednica)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Korak naprej (desno)</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>Zadnji korak (End)</translation>
    </message>
    <message>
        <source>Step number</source>
        <translation>Številka koraka</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>%1: number of the shown step; %2: how many there are</extracomment>
        <translation>korak %1 od %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Before a choice of how many steps are played in a second</extracomment>
        <translation>Hitrost</translation>
    </message>
    <message>
        <source>%1 /s</source>
        <extracomment>Steps per second. %1: a number</extracomment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Before a list of sets of colours</extracomment>
        <translation>Barve</translation>
    </message>
    <message>
        <source>Predict before each step</source>
        <translation>Napoved pred vsakim korakom</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Beside a box to tick: shows the text of the kernel</extracomment>
        <translation>Izvorna koda</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Vaš odgovor</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compares the typed answer with the right one</extracomment>
        <translation>Preveri</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>A button: shows the answer</extracomment>
        <translation>Razkrij</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: goes to the next step</extracomment>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <extracomment>%1: reason of the answer, &quot;cache[3] = cache[3] + cache[19] = 6 + 22 = 28&quot;</extracomment>
        <translation>✓ Prav: %1</translation>
    </message>
    <message>
        <source>✗ Not so: %1</source>
        <extracomment>%1: reason of the answer, &quot;cache[3] = cache[3] + cache[19] = 6 + 22 = 28&quot;</extracomment>
        <translation>✗ Ni tako: %1</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <extracomment>%1: reason of the answer, &quot;cache[3] = cache[3] + cache[19] = 6 + 22 = 28&quot;</extracomment>
        <translation>Odgovor: %1</translation>
    </message>
    <message>
        <source>Type a number, NaN or inf.</source>
        <translation>Vpišite število, NaN ali inf.</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1: how many answers were right; %2: how many were asked for</extracomment>
        <translation>pravilnih: %1 od %2</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>A set of colours</extracomment>
        <translation>svetle</translation>
    </message>
    <message>
        <source>dark</source>
        <extracomment>A set of colours</extracomment>
        <translation>temne</translation>
    </message>
    <message>
        <source>high contrast</source>
        <extracomment>A set of colours</extracomment>
        <translation>visok kontrast</translation>
    </message>
    <message>
        <source>This page plays a recorded GPU kernel. It needs JavaScript and a browser of 2023 or later; it needs no network.</source>
        <translation>Ta stran predvaja zapisan ščepec GPU. Potrebuje JavaScript in brskalnik iz leta 2023 ali novejši; omrežja ne potrebuje.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::PageTabs</name>
    <message>
        <source>Pages</source>
        <extracomment>Name of the tabs for screen readers</extracomment>
        <translation>Strani</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ParameterField</name>
    <message>
        <source>a number, also as 2^20</source>
        <translation>število, tudi kot 2^20</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ParameterPanel</name>
    <message>
        <source>Opens the gallery of kernels</source>
        <translation>Odpre galerijo ščepcev</translation>
    </message>
    <message>
        <source>More parameters</source>
        <extracomment>Name for screen readers of a button that shows seldom used parameters</extracomment>
        <translation>Drugi parametri</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>A button: runs the kernel</extracomment>
        <translation>Zaženi</translation>
    </message>
    <message>
        <source>Run the kernel</source>
        <translation>Zaženi ščepec</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the run</extracomment>
        <translation>Prekini</translation>
    </message>
    <message>
        <source>The stored launch</source>
        <translation>Shranjeni zagon</translation>
    </message>
    <message>
        <source>Estimated time of the run</source>
        <translation>Ocenjeni čas zagona</translation>
    </message>
    <message>
        <source>What prevents a run</source>
        <translation>Kaj preprečuje zagon</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Potek zagona</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>Prekini zagon</translation>
    </message>
    <message>
        <source>Cancel the run (Escape)</source>
        <translation>Prekini zagon (Escape)</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <extracomment>A button that opens the list of kernels. %1: title of the chosen kernel</extracomment>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Kernel: %1</source>
        <extracomment>Name of that button for screen readers. %1: title of the chosen kernel</extracomment>
        <translation>Ščepec: %1</translation>
    </message>
    <message>
        <source>Break it ▾</source>
        <translation>Pokvari ▾</translation>
    </message>
    <message>
        <source>Pitfall ▾</source>
        <extracomment>A button that opens the kernel which this wrong one is compared with</extracomment>
        <translation>Past ▾</translation>
    </message>
    <message>
        <source>Compares this kernel with one that has one thing wrong.</source>
        <translation>Primerja ta ščepec z enakim, v katerem je ena napaka.</translation>
    </message>
    <message>
        <source>Compares this pitfall with the kernel that it breaks.</source>
        <translation>Primerja to past s ščepcem, ki ga pokvari.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <extracomment>A button while the run is being ended</extracomment>
        <translation>Prekinjam …</translation>
    </message>
    <message>
        <source>More ▾</source>
        <extracomment>A button that shows seldom used parameters</extracomment>
        <translation>Več ▾</translation>
    </message>
    <message>
        <source>More (%1) ▾</source>
        <extracomment>A button that shows seldom used parameters. %1: how many of them were changed</extracomment>
        <translation>Več (%1) ▾</translation>
    </message>
    <message>
        <source>Input, seed, data files, where to run, time limit</source>
        <translation>Vhod, seme, datoteke s podatki, naprava, časovna omejitev</translation>
    </message>
    <message>
        <source>Not as usual: %1</source>
        <extracomment>%1: the parameters that were changed, a line each</extracomment>
        <translation>Drugače kot običajno: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::PointOnStage</name>
    <message>
        <source>no access to global memory</source>
        <translation>ni dostopov do globalnega pomnilnika</translation>
    </message>
    <message>
        <source>%1 sectors for a warp&apos;s access to global memory</source>
        <extracomment>Within a list of counters. %1: a mean, &quot;4.0&quot;</extracomment>
        <translation>sektorjev na dostop snopa do globalnega pomnilnika: %1</translation>
    </message>
    <message>
        <source>The counters of this record with n = %1 explain it: %2 of 32 lanes active, %3, %4 bank conflicts, %5 arrivals of warps at barriers.</source>
        <extracomment>%1: size; %2: a mean, &quot;31.5&quot;; %3: a count of sectors, &quot;4.0 sectors for a warp&apos;s access to global memory&quot;; %4, %5: numbers</extracomment>
        <translation>Pojasnijo ga števci tega zapisa z n = %1: dejavnih stez od 32: %2, %3, trkov v bankah: %4, prihodov snopov do preprek: %5.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::PowerSlider</name>
    <message>
        <source>%1, slider</source>
        <extracomment>Name for screen readers. %1: title of a parameter, &quot;Threads per block&quot;</extracomment>
        <translation>%1, drsnik</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Presentation</name>
    <message>
        <source>Lanescope: presentation</source>
        <extracomment>Title of the window that fills the screen</extracomment>
        <translation>Lanescope: predstavitev</translation>
    </message>
    <message>
        <source>Leave presentation (Esc)</source>
        <translation>Končaj predstavitev (Esc)</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <extracomment>A button; (Esc) is its key</extracomment>
        <translation>Končaj (Esc)</translation>
    </message>
    <message>
        <source>Leave presentation</source>
        <extracomment>Name of the button for screen readers</extracomment>
        <translation>Končaj predstavitev</translation>
    </message>
    <message>
        <source>Back to the window (Esc or F5)</source>
        <translation>Nazaj v okno (Esc ali F5)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ProblemWords</name>
    <message>
        <source>Dot product</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>Skalarni produkt</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>Vsota</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>Najmanjša vrednost</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>Največja vrednost</translation>
    </message>
    <message>
        <source>Inclusive scan</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>Vključujoča predponska vsota</translation>
    </message>
    <message>
        <source>Exclusive scan</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>Izključujoča predponska vsota</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>Produkt matrik</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>A problem: each element is made of those at its place</extracomment>
        <translation>Preslikava</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>A problem: what a kernel computes</extracomment>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>Stencil</source>
        <extracomment>A problem: each element is made of its neighbours</extracomment>
        <translation>Šablona sosedov (stencil)</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>A problem: none of those that are known</extracomment>
        <translation>Prosto</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ProgramExport</name>
    <message>
        <source>Export a program</source>
        <extracomment>Title of a dialog; a program is CUDA source with a function main</extracomment>
        <translation>Izvozi program</translation>
    </message>
    <message>
        <source>CUDA programs (*.cu)</source>
        <extracomment>Kinds of files in a dialog; *.cu stays as it is</extracomment>
        <translation>Programi CUDA (*.cu)</translation>
    </message>
    <message>
        <source>%1 is written. Build it with nvcc -O3 -arch=native %1 -o program</source>
        <extracomment>%1: name of a file; nvcc is NVIDIA&apos;s compiler, and its options stay as they are</extracomment>
        <translation>%1 je zapisan. Zgradite ga z nvcc -O3 -arch=native %1 -o program</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ProgressNote</name>
    <message>
        <source>Cancelled.</source>
        <extracomment>A run was cancelled</extracomment>
        <translation>Prekinjeno.</translation>
    </message>
    <message>
        <source>Preparing the picture…</source>
        <translation>Pripravljam sliko …</translation>
    </message>
    <message>
        <source>Measuring</source>
        <extracomment>Before the progress of a benchmark</extracomment>
        <translation>Merim</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::QuestionBox</name>
    <message>
        <source>Question</source>
        <extracomment>Heading of a box: the reader is asked something</extracomment>
        <translation>Vprašanje</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: says whether the answer is right</extracomment>
        <translation>Preveri</translation>
    </message>
    <message>
        <source>Says whether the answer is right</source>
        <translation>Pove, ali je odgovor pravilen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <extracomment>A button</extracomment>
        <translation>Pokaži odgovor</translation>
    </message>
    <message>
        <source>Shows the right answer; it is counted as not answered</source>
        <translation>Pokaže pravilni odgovor; šteje kot neodgovorjeno</translation>
    </message>
    <message>
        <source>What the answer is worth</source>
        <translation>Kaj velja odgovor</translation>
    </message>
    <message>
        <source>Your answer, a number</source>
        <extracomment>Name of a field for screen readers</extracomment>
        <translation>Vaš odgovor, število</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Število</translation>
    </message>
    <message>
        <source>The stage has to be set first: it decides.</source>
        <translation>Najprej je treba postaviti prizor: ta odloči.</translation>
    </message>
    <message>
        <source>Type a number, as 28 or 2.5.</source>
        <translation>Vpišite število, kot 28 ali 2.5.</translation>
    </message>
    <message>
        <source>The run on the stage does not answer this question.</source>
        <translation>Zagon na prizoru na to vprašanje ne odgovori.</translation>
    </message>
    <message>
        <source>✓ That is right.</source>
        <translation>✓ To je prav.</translation>
    </message>
    <message>
        <source>✗ Not yet. Look at the stage, and try again.</source>
        <translation>✗ Še ne. Poglejte prizor in poskusite znova.</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <extracomment>%1: the right answer</extracomment>
        <translation>Odgovor: %1</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Najprej izberite odgovor.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::QuestionPanel</name>
    <message>
        <source>values</source>
        <extracomment>A kind of question, before a score: &quot;values 3/4&quot;</extracomment>
        <translation>vrednosti</translation>
    </message>
    <message>
        <source>lanes</source>
        <extracomment>A kind of question, before a score: &quot;lanes 3/4&quot;</extracomment>
        <translation>steze</translation>
    </message>
    <message>
        <source>conflicts</source>
        <extracomment>A kind of question, before a score: &quot;conflicts 3/4&quot;</extracomment>
        <translation>trki</translation>
    </message>
    <message>
        <source>steps left</source>
        <extracomment>A kind of question, before a score: &quot;steps left 3/4&quot;</extracomment>
        <translation>preostali koraki</translation>
    </message>
    <message>
        <source>Prediction</source>
        <extracomment>Name of the panel for screen readers: what the user says will happen</extracomment>
        <translation>Napoved</translation>
    </message>
    <message>
        <source>Your answer</source>
        <extracomment>Name of the field for screen readers</extracomment>
        <translation>Vaš odgovor</translation>
    </message>
    <message>
        <source>your answer</source>
        <extracomment>In the empty field</extracomment>
        <translation>vaš odgovor</translation>
    </message>
    <message>
        <source>A number, NaN or inf; three digits of a float are enough. Enter checks it.</source>
        <translation>Število, NaN ali inf; pri float zadoščajo tri števke. Enter ga preveri.</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: says whether the answer is right</extracomment>
        <translation>Preveri</translation>
    </message>
    <message>
        <source>Play the step and see (Enter)</source>
        <translation>Predvajaj korak in poglej (Enter)</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>A button: shows the right answer</extracomment>
        <translation>Razkrij</translation>
    </message>
    <message>
        <source>Play the step without an answer</source>
        <translation>Predvajaj korak brez odgovora</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: goes on to the next question</extracomment>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>Go on to the next question (Enter)</source>
        <translation>Na naslednje vprašanje (Enter)</translation>
    </message>
    <message>
        <source>Score by kind: right of asked</source>
        <translation>Dosežek po vrstah: pravilno od vprašanega</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>How many answers were right</extracomment>
        <translation>Dosežek</translation>
    </message>
    <message>
        <source>Type a number, NaN or inf.</source>
        <translation>Vpišite število, NaN ali inf.</translation>
    </message>
    <message>
        <source>Step on (→) or play (Space): before a step you are asked what it will do.</source>
        <translation>Korak naprej (→) ali predvajanje (preslednica): pred korakom boste vprašani, kaj bo naredil.</translation>
    </message>
    <message>
        <source>✓ Right, %1: %2.</source>
        <extracomment>%1: the answer; %2: why it is right, a clause</extracomment>
        <translation>✓ Prav, %1: %2.</translation>
    </message>
    <message>
        <source>It is %1: %2.</source>
        <extracomment>%1: the right answer; %2: why, a clause</extracomment>
        <translation>Pravilno je %1: %2.</translation>
    </message>
    <message>
        <source>✗ Not %1 but %2: %3.</source>
        <extracomment>%1: the given answer; %2: the right one; %3: why, a clause</extracomment>
        <translation>✗ Ne %1, ampak %2: %3.</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1: how many answers were right; %2: how many questions were asked</extracomment>
        <translation>pravilnih: %1 od %2</translation>
    </message>
    <message>
        <source>%1 of %2 right · %3 in a row</source>
        <extracomment>%1: how many answers were right; %2: of how many; %3: how many without a wrong one between</extracomment>
        <translation>pravilnih: %1 od %2 · zapored: %3</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::QuizMenu</name>
    <message>
        <source>&amp;Predict before each step</source>
        <translation>&amp;Napoved pred vsakim korakom</translation>
    </message>
    <message>
        <source>The playback stops before a step and asks what it will do</source>
        <translation>Predvajanje se ustavi pred korakom in vpraša, kaj bo naredil</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>&amp;Razkrij odgovor</translation>
    </message>
    <message>
        <source>&amp;Start over with other questions</source>
        <translation>&amp;Začni znova z drugimi vprašanji</translation>
    </message>
    <message>
        <source>Ask for</source>
        <extracomment>Above a list of kinds of questions</extracomment>
        <translation>Vprašaj po</translation>
    </message>
    <message>
        <source>How often</source>
        <extracomment>Above a list of times at which questions are asked</extracomment>
        <translation>Kako pogosto</translation>
    </message>
    <message>
        <source>&amp;Values of elements</source>
        <translation>&amp;Vrednosti elementov</translation>
    </message>
    <message>
        <source>Active &amp;lanes and threads</source>
        <translation>&amp;Dejavne steze in niti</translation>
    </message>
    <message>
        <source>Bank &amp;conflicts and sectors</source>
        <translation>&amp;Trki v bankah in sektorji</translation>
    </message>
    <message>
        <source>St&amp;eps, barriers and epochs left</source>
        <translation>Preostali &amp;koraki, prepreke in epohe</translation>
    </message>
    <message>
        <source>Before each &amp;step</source>
        <translation>Pred vsakim k&amp;orakom</translation>
    </message>
    <message>
        <source>Once between two &amp;barriers</source>
        <translation>Enkrat med dvema &amp;preprekama</translation>
    </message>
    <message>
        <source>&amp;Where something is stored</source>
        <translation>Kjer se kaj &amp;shrani</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RecentFiles</name>
    <message>
        <source>No session was saved or opened yet</source>
        <translation>Nobena seja še ni bila shranjena ali odprta</translation>
    </message>
    <message>
        <source>&amp;Clear recent files</source>
        <translation>&amp;Počisti nedavne datoteke</translation>
    </message>
    <message>
        <source>%1 is not there any more; it was dropped from the recent sessions.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ne obstaja več; odstranjeno je z nedavnih sej.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RecordedTimeLine</name>
    <message numerus="yes">
        <source>Recorded on %1: %2 at n = %3 in %n chunk(s) on %4.</source>
        <extracomment>%1: a date; %2: id of the kernel; %3: a size, &quot;2²⁰&quot;; %n: how many parts of the input; %4: the GPU</extracomment>
        <translation>
            <numerusform>Posneto na %1: %2 pri n = %3 v %n delu na %4.</numerusform>
            <numerusform>Posneto na %1: %2 pri n = %3 v %n delih na %4.</numerusform>
            <numerusform>Posneto na %1: %2 pri n = %3 v %n delih na %4.</numerusform>
            <numerusform>Posneto na %1: %2 pri n = %3 v %n delih na %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded on %1: %2 at n = %3 on %4.</source>
        <extracomment>%1: a date; %2: id of the kernel; %3: a size, &quot;2²⁰&quot;; %4: the GPU</extracomment>
        <translation>Posneto %1: %2 pri n = %3 na %4.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RecordedTimes</name>
    <message>
        <source>All-reduce on %1</source>
        <extracomment>In a list of recorded times. %1: devices, &quot;2 × NVIDIA H200&quot;</extracomment>
        <translation>Skupna redukcija na: %1</translation>
    </message>
    <message>
        <source>%1, n = %2 for each GPU</source>
        <extracomment>In a list of recorded times. %1: id of a kernel; %2: a size, &quot;2³⁰&quot;</extracomment>
        <translation>%1, n = %2 za vsak GPU</translation>
    </message>
    <message>
        <source>%1, n = %2 for all GPUs</source>
        <extracomment>In a list of recorded times. %1: id of a kernel; %2: a size, &quot;2³⁰&quot;</extracomment>
        <translation>%1, n = %2 za vse GPU-je</translation>
    </message>
    <message>
        <source>Recorded on %1 on %2 with driver %3.</source>
        <extracomment>%1: a date; %2: devices, &quot;4 × NVIDIA H200&quot;; %3: version of a driver</extracomment>
        <translation>Posneto %1 na %2 z gonilnikom %3.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RegistersModel</name>
    <message>
        <source>There is no record yet: run a kernel.</source>
        <translation>Zapisa še ni: zaženite ščepec.</translation>
    </message>
    <message>
        <source>This block has no recorded steps.</source>
        <translation>Ta blok nima zapisanih korakov.</translation>
    </message>
    <message>
        <source>No lane of this warp makes anything of elements of arrays.</source>
        <translation>Nobena steza tega snopa iz elementov tabel ne naredi ničesar.</translation>
    </message>
    <message>
        <source>This thread makes nothing of elements of arrays.</source>
        <translation>Ta nit iz elementov tabel ne naredi ničesar.</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>Where a value goes. %1: an element, &quot;cache[3]&quot;</extracomment>
        <translation>za %1</translation>
    </message>
    <message>
        <source>%1: no value that is used later</source>
        <extracomment>%1: name of a value in a register</extracomment>
        <translation>%1: nobena vrednost, ki bi bila pozneje uporabljena</translation>
    </message>
    <message>
        <source>%1
New in this step</source>
        <extracomment>%1: what is known of a value, a sentence or more</extracomment>
        <translation>%1
Novo v tem koraku</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading of a column: names of values in registers</extracomment>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Lane %1 of the warp</source>
        <extracomment>%1: a number from 0 to 31</extracomment>
        <translation>Steza %1 snopa</translation>
    </message>
    <message>
        <source>Made of</source>
        <extracomment>Heading of a column: the expression that a value was made by</extracomment>
        <translation>Iz česa</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Heading of a column: values in registers</extracomment>
        <translation>Vrednost</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RegistersPanel</name>
    <message>
        <source>Whose registers are shown</source>
        <translation>Čigavi registri so prikazani</translation>
    </message>
    <message>
        <source>Why no registers are shown</source>
        <translation>Zakaj registri niso prikazani</translation>
    </message>
    <message>
        <source>Values in registers</source>
        <translation>Vrednosti v registrih</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>A button: shows what one thread holds</extracomment>
        <translation>Nit</translation>
    </message>
    <message>
        <source>What the followed thread holds</source>
        <translation>Kaj drži spremljana nit</translation>
    </message>
    <message>
        <source>Warp</source>
        <extracomment>A button: shows what the 32 lanes of a warp hold</extracomment>
        <translation>Snop</translation>
    </message>
    <message>
        <source>What each lane of its warp holds; of an array, its first element</source>
        <translation>Kaj drži vsaka steza njenega snopa; od tabele njen prvi element</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <extracomment>Above the table. %1: number of the warp</extracomment>
        <translation>Snop %1</translation>
    </message>
    <message>
        <source>%1; no thread is followed</source>
        <extracomment>%1: &quot;Warp 0&quot; or &quot;Thread 5 (warp 0, lane 5)&quot;, the first one</extracomment>
        <translation>%1; nobena nit ni spremljana</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ResultFacts</name>
    <message>
        <source>unknown</source>
        <extracomment>A time that was not measured
----------
How much was lost in rounding cannot be said</extracomment>
        <translation>neznano</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>A time in seconds. %1: a number</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>A time in milliseconds. %1: a number</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <extracomment>A time in microseconds. %1: a number</extracomment>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>Emulator</source>
        <extracomment>Where a kernel ran: on a CPU that plays the GPU</extracomment>
        <translation>Posnemovalnik</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <extracomment>Where a kernel ran. %1: name of the GPU</extracomment>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a part of the run, &quot;Line 30&quot;; %2: name of a counter, &quot;Barriers&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nsight Compute: %1, which reads a few more where lanes of a warp run an unrolled loop unequally often. Where blocks wait for each other, the number of looks differs from run to run.</source>
        <extracomment>Nsight Compute is NVIDIA&apos;s profiler. %1: what it calls this counter</extracomment>
        <translation>Nsight Compute: %1, ki jih prebere nekaj več, kadar steze snopa izvajajo razvito zanko neenako pogosto. Kjer bloki čakajo drug na drugega, je število pogledov od zagona do zagona drugačno.</translation>
    </message>
    <message>
        <source>%1, requests</source>
        <extracomment>Name of a counter. %1: a kind of access, &quot;Global loads&quot;</extracomment>
        <translation>%1, zahteve</translation>
    </message>
    <message>
        <source>%1, sectors</source>
        <extracomment>Name of a counter. %1: a kind of access, &quot;Global loads&quot;</extracomment>
        <translation>%1, sektorji</translation>
    </message>
    <message>
        <source>The fewer a request touches, the better.</source>
        <translation>Čim manj se jih zahteva dotakne, tem bolje.</translation>
    </message>
    <message>
        <source>%1, wavefronts</source>
        <extracomment>Name of a counter. %1: a kind of access, &quot;Shared loads&quot;</extracomment>
        <translation>%1, prehodi</translation>
    </message>
    <message>
        <source>%1, bank conflicts</source>
        <extracomment>Name of a counter. %1: a kind of access, &quot;Shared loads&quot;</extracomment>
        <translation>%1, trki v bankah</translation>
    </message>
    <message>
        <source>The passes more than needed are counted. Nsight Compute: %1, which also counts a few more where many warps come at once.</source>
        <extracomment>Nsight Compute is NVIDIA&apos;s profiler. %1: what it calls this counter</extracomment>
        <translation>Šteti so prehodi, ki jih je več, kot bi bilo treba. Nsight Compute: %1, ki jih prav tako našteje nekaj več, kadar pride hkrati mnogo snopov.</translation>
    </message>
    <message>
        <source>Global loads</source>
        <extracomment>A kind of access: loads from global memory</extracomment>
        <translation>Branja iz globalnega pomnilnika</translation>
    </message>
    <message>
        <source>Global stores</source>
        <extracomment>A kind of access: stores to global memory</extracomment>
        <translation>Pisanja v globalni pomnilnik</translation>
    </message>
    <message>
        <source>Global atomics</source>
        <extracomment>A kind of access: atomic operations on global memory</extracomment>
        <translation>Atomarne operacije v globalnem pomnilniku</translation>
    </message>
    <message>
        <source>Shared loads</source>
        <extracomment>A kind of access: loads from shared memory</extracomment>
        <translation>Branja iz skupnega pomnilnika</translation>
    </message>
    <message>
        <source>Shared stores</source>
        <extracomment>A kind of access: stores to shared memory</extracomment>
        <translation>Pisanja v skupni pomnilnik</translation>
    </message>
    <message>
        <source>Shared atomics</source>
        <extracomment>A kind of access: atomic operations on shared memory</extracomment>
        <translation>Atomarne operacije v skupnem pomnilniku</translation>
    </message>
    <message>
        <source>Barriers</source>
        <extracomment>Name of a counter: how often a warp has arrived at a barrier</extracomment>
        <translation>Prepreke</translation>
    </message>
    <message>
        <source>Each arrival of a warp counts once.</source>
        <translation>Vsak prihod snopa šteje enkrat.</translation>
    </message>
    <message>
        <source>Additions, float32</source>
        <extracomment>Name of a counter; float32: numbers of 32 bits</extracomment>
        <translation>Seštevanja, float32</translation>
    </message>
    <message>
        <source>Multiplications, float32</source>
        <extracomment>Name of a counter; float32: numbers of 32 bits</extracomment>
        <translation>Množenja, float32</translation>
    </message>
    <message>
        <source>Fused multiply-adds, float32</source>
        <translation>Zlita množenja s seštevanjem, float32</translation>
    </message>
    <message>
        <source>Additions, float64</source>
        <extracomment>Name of a counter; float64: numbers of 64 bits</extracomment>
        <translation>Seštevanja, float64</translation>
    </message>
    <message>
        <source>Multiplications, float64</source>
        <extracomment>Name of a counter; float64: numbers of 64 bits</extracomment>
        <translation>Množenja, float64</translation>
    </message>
    <message>
        <source>Fused multiply-adds, float64</source>
        <translation>Zlita množenja s seštevanjem, float64</translation>
    </message>
    <message>
        <source>Operations of single threads, as the source writes them. Nsight Compute: %1, which counts the compiled kernel: there the compiler may have fused a product with the sum that takes it.</source>
        <extracomment>Nsight Compute is NVIDIA&apos;s profiler. %1: what it calls this counter</extracomment>
        <translation>Operacije posameznih niti, kot jih piše izvorna koda. Nsight Compute: %1, ki šteje prevedeni ščepec: v njem je prevajalnik lahko zlil produkt z vsoto, ki ga vzame.</translation>
    </message>
    <message>
        <source>Fused multiply-adds, tensor cores</source>
        <translation>Zlita množenja s seštevanjem, tenzorska jedra</translation>
    </message>
    <message>
        <source>Tensor cores multiply small matrices. These are the products and sums of their elements; a GPU counts whole instructions.</source>
        <translation>Tenzorska jedra množijo majhne matrike. To so produkti in vsote njihovih elementov; GPU šteje cele ukaze.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many blocks are recorded; %2: how many there are</extracomment>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>Recorded blocks</source>
        <extracomment>Name of a counter</extracomment>
        <translation>Zapisani bloki</translation>
    </message>
    <message>
        <source>The numbers below count what these did.</source>
        <translation>Spodnja števila štejejo, kar so naredili ti.</translation>
    </message>
    <message>
        <source>Work</source>
        <extracomment>Name of a counter: how many operations there are</extracomment>
        <translation>Delo</translation>
    </message>
    <message>
        <source>Operations on two values; a fused multiply-add is two.</source>
        <translation>Operacije na dveh vrednostih; zlito množenje s seštevanjem sta dve.</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>Name of a counter: how long the longest chain of operations is</extracomment>
        <translation>Globina</translation>
    </message>
    <message>
        <source>The longest chain of operations that wait for each other.</source>
        <translation>Najdaljša veriga operacij, ki čakajo druga na drugo.</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <extracomment>Name of a counter: how many of a warp&apos;s 32 lanes take part on average</extracomment>
        <translation>Dejavne steze</translation>
    </message>
    <message>
        <source>%1 of 32</source>
        <extracomment>A mean of lanes of a warp. %1: a number, &quot;12.4&quot;</extracomment>
        <translation>%1 od 32</translation>
    </message>
    <message>
        <source>This is the mean over the accesses of warps.</source>
        <translation>To je povprečje po dostopih snopov.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>Before the name of a counter. %1: number of a line of the source</extracomment>
        <translation>Vrstica %1</translation>
    </message>
    <message>
        <source>Truncated</source>
        <extracomment>Name of a fact: whether the record was full before the run ended</extracomment>
        <translation>Odrezano</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Behind &quot;Truncated&quot;: it is so</extracomment>
        <translation>da</translation>
    </message>
    <message>
        <source>Some thread did more than the record has room for.</source>
        <translation>Neka nit je naredila več, kot je prostora v zapisu.</translation>
    </message>
    <message>
        <source>Whole launch</source>
        <extracomment>Before the name of a counter: all blocks, not those of the record alone</extracomment>
        <translation>Ves zagon</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A fact: the number that the kernel computed</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>What the kernel computed.</source>
        <translation>Kar je izračunal ščepec.</translation>
    </message>
    <message>
        <source>Reference</source>
        <extracomment>A fact: the result that the CPU computed</extracomment>
        <translation>Referenca</translation>
    </message>
    <message>
        <source>not checked: no reference</source>
        <extracomment>In place of the reference: there is nothing to compare the result with</extracomment>
        <translation>ni preverjeno: ni reference</translation>
    </message>
    <message>
        <source>The kernel&apos;s file does not say what is right.</source>
        <translation>Datoteka ščepca ne pove, kaj je prav.</translation>
    </message>
    <message>
        <source>The same on the CPU, in double precision, exactly for integers.</source>
        <translation>Isto na CPU, z dvojno natančnostjo, za cela števila točno.</translation>
    </message>
    <message>
        <source>Worst element</source>
        <extracomment>A fact: index of the element with the largest error</extracomment>
        <translation>Najslabši element</translation>
    </message>
    <message>
        <source>Every element of the output is checked; error and tolerance are of the one that is worst against its bound.</source>
        <translation>Preverjen je vsak element izhoda; napaka in dovoljeno odstopanje sta od tistega, ki je glede na svojo mejo najslabši.</translation>
    </message>
    <message>
        <source>Closed form</source>
        <extracomment>A fact: the result by a formula, such as n(n - 1)</extracomment>
        <translation>Zaključena formula</translation>
    </message>
    <message>
        <source>What the pattern&apos;s formula gives.</source>
        <translation>Kar da formula vzorca.</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>A fact: the distance between result and reference</extracomment>
        <translation>Napaka</translation>
    </message>
    <message>
        <source>The distance between result and reference.</source>
        <translation>Razdalja med rezultatom in referenco.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>A fact: the largest error that is accepted</extracomment>
        <translation>Dovoljeno odstopanje</translation>
    </message>
    <message>
        <source>The largest error that rounding explains for this order of additions.</source>
        <translation>Največja napaka, ki jo pri tem vrstnem redu seštevanja pojasni zaokroževanje.</translation>
    </message>
    <message>
        <source>Allocate</source>
        <extracomment>A phase of the run: memory is allocated on the GPU</extracomment>
        <translation>Dodelitev pomnilnika</translation>
    </message>
    <message>
        <source>Memory on the device.</source>
        <translation>Pomnilnik na napravi.</translation>
    </message>
    <message>
        <source>Host to device</source>
        <translation>Z gostitelja na napravo</translation>
    </message>
    <message>
        <source>Copy the inputs.</source>
        <translation>Kopiranje vhodov.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>A phase of the run: the launch alone</extracomment>
        <translation>Ščepec</translation>
    </message>
    <message>
        <source>The launch alone.</source>
        <translation>Samo zagon.</translation>
    </message>
    <message>
        <source>Device to host</source>
        <translation>Z naprave na gostitelja</translation>
    </message>
    <message>
        <source>Copy the outputs.</source>
        <translation>Kopiranje izhodov.</translation>
    </message>
    <message>
        <source>Host finish</source>
        <extracomment>A phase of the run: what the CPU computes from the outputs</extracomment>
        <translation>Zaključek na gostitelju</translation>
    </message>
    <message>
        <source>What the host computes from the outputs.</source>
        <translation>Kar gostitelj izračuna iz izhodov.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of all phases</extracomment>
        <translation>Skupaj</translation>
    </message>
    <message>
        <source>The sum of the phases.</source>
        <translation>Vsota faz.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>How much was lost in rounding: the results are exact</extracomment>
        <translation>nič</translation>
    </message>
    <message>
        <source>The exact results less the rounded ones, summed over all floating-point additions and multiplications of the recorded blocks. A fused multiply-add is an addition.</source>
        <translation>Točni rezultati manj zaokroženi, sešteti po vseh seštevanjih in množenjih s plavajočo vejico v zapisanih blokih. Zlito množenje s seštevanjem je seštevanje.</translation>
    </message>
    <message>
        <source>Lost in rounding</source>
        <translation>Izgubljeno z zaokroževanjem</translation>
    </message>
    <message>
        <source>%1 in %2 additions and %3 products</source>
        <extracomment>%1: how much was lost in rounding; %2, %3: how many operations</extracomment>
        <translation>%1, seštevanj: %2, produktov: %3</translation>
    </message>
    <message>
        <source>%1 in %2 additions</source>
        <extracomment>%1: how much was lost in rounding; %2: how many operations</extracomment>
        <translation>%1, seštevanj: %2</translation>
    </message>
    <message>
        <source>Inexact operations</source>
        <extracomment>A fact: how many operations rounded their result</extracomment>
        <translation>Netočne operacije</translation>
    </message>
    <message>
        <source>Those of them that rounded.</source>
        <translation>Tiste med njimi, ki so zaokrožile.</translation>
    </message>
    <message>
        <source>The %1 terms are added in the order of the inputs, block by block.</source>
        <extracomment>%1: how many numbers are added</extracomment>
        <translation>Členi (%1) se seštejejo v vrstnem redu vhodov, blok za blokom.</translation>
    </message>
    <message>
        <source>Lost by the sum</source>
        <translation>Izguba vsote</translation>
    </message>
    <message>
        <source>The exact sum less the computed one. It is not that of all operations where threads add what is used by none, as in a shuffle.</source>
        <translation>Točna vsota manj izračunana. To ni izguba vseh operacij, kadar niti seštevajo, česar nihče ne uporabi, kot pri izmenjavi med stezami.</translation>
    </message>
    <message>
        <source>Pairwise would lose</source>
        <translation>Izguba pri seštevanju po parih</translation>
    </message>
    <message>
        <source>The sum in halves of halves, down to loops of 32 terms.</source>
        <translation>Vsota po polovicah polovic, do zank z 32 členi.</translation>
    </message>
    <message>
        <source>Kahan would lose</source>
        <translation>Izguba po Kahanu</translation>
    </message>
    <message>
        <source>The sum that adds what the addition before has lost.</source>
        <translation>Vsota, ki prišteje, kar je izgubilo prejšnje seštevanje.</translation>
    </message>
    <message>
        <source>Nsight Compute: %1, which reads less where the compiler loads two or four neighbouring words at once, or only the words that are stored, and a few more where many warps come at once.</source>
        <extracomment>Nsight Compute is NVIDIA&apos;s profiler. %1: what it calls this counter</extracomment>
        <translation>Nsight Compute: %1, ki prebere manj, kadar prevajalnik naloži dve ali štiri sosednje besede hkrati ali le besede, ki se shranijo, in nekaj več, kadar pride hkrati mnogo snopov.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::ResultPanel</name>
    <message>
        <source>What ran</source>
        <extracomment>Name for screen readers of the line with kernel and parameters</extracomment>
        <translation>Kaj je teklo</translation>
    </message>
    <message>
        <source>Result and reference</source>
        <translation>Rezultat in referenca</translation>
    </message>
    <message>
        <source>Phases</source>
        <extracomment>A tab: the times of a run&apos;s parts</extracomment>
        <translation>Faze</translation>
    </message>
    <message>
        <source>Counters</source>
        <extracomment>A tab: what was counted</extracomment>
        <translation>Števci</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>A tab: what could be better in the kernel</extracomment>
        <translation>Nasveti</translation>
    </message>
    <message>
        <source>Choose a sentence to go to its line.</source>
        <translation>Izberite poved, da skočite v njeno vrstico.</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>A tab: mistakes that the record shows, such as races</extracomment>
        <translation>Najdbe</translation>
    </message>
    <message>
        <source>Choose a finding to go to its line.</source>
        <translation>Izberite najdbo, da skočite v njeno vrstico.</translation>
    </message>
    <message>
        <source>Notes on the run</source>
        <translation>Opombe o zagonu</translation>
    </message>
    <message>
        <source>Run a kernel to see its result.</source>
        <translation>Zaženite ščepec, da vidite njegov rezultat.</translation>
    </message>
    <message>
        <source>Parts of the result</source>
        <translation>Deli rezultata</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A tab: result and reference</extracomment>
        <translation>Preverba</translation>
    </message>
    <message>
        <source>The rounding</source>
        <extracomment>What is being made: &quot;The rounding needs more memory than …&quot;</extracomment>
        <translation>Zaokroževanje</translation>
    </message>
    <message>
        <source>Not checked</source>
        <extracomment>There is nothing to compare the result with</extracomment>
        <translation>Ni preverjeno</translation>
    </message>
    <message>
        <source>✓ Passed</source>
        <extracomment>The result is right</extracomment>
        <translation>✓ Pravilno</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <extracomment>The result is wrong</extracomment>
        <translation>✗ Napačno</translation>
    </message>
    <message>
        <source>The phases are the emulator&apos;s time, which says nothing about a GPU&apos;s.</source>
        <translation>Faze so čas posnemovalnika, ki o času na GPU ne pove ničesar.</translation>
    </message>
    <message>
        <source>Block %1, thread %2, line %3</source>
        <extracomment>Where a mistake was found. %1 to %3: numbers</extracomment>
        <translation>Blok %1, nit %2, vrstica %3</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <extracomment>A tab: mistakes that the record shows. %1: how many</extracomment>
        <translation>Najdbe (%1)</translation>
    </message>
    <message>
        <source>Printed by the kernel</source>
        <extracomment>Name for screen readers of what a kernel&apos;s threads have printed</extracomment>
        <translation>Kar je izpisal ščepec</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>A tab: what a kernel&apos;s threads have printed</extracomment>
        <translation>Izpis</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RunController</name>
    <message>
        <source>The data</source>
        <extracomment>What is being made: &quot;The data needs more memory than …&quot;</extracomment>
        <translation>Podatki</translation>
    </message>
    <message>
        <source>The picture</source>
        <extracomment>What is being made: &quot;The picture needs more memory than …&quot;</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>The record is too large to be drawn; run with fewer elements or blocks.</source>
        <translation>Zapis je prevelik za risanje; zaženite z manj elementi ali bloki.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::RunEstimate</name>
    <message>
        <source>The emulator takes about %1 for this run, which stops at its time limit of %2.</source>
        <extracomment>%1, %2: durations, &quot;20 s&quot;</extracomment>
        <translation>Posnemovalnik potrebuje za ta zagon približno %1, ustavi pa se pri časovni omejitvi %2.</translation>
    </message>
    <message>
        <source>The emulator takes about %1 for this run.</source>
        <extracomment>%1: a duration, &quot;20 s&quot;</extracomment>
        <translation>Posnemovalnik potrebuje za ta zagon približno %1.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Scrubber</name>
    <message>
        <source>Step</source>
        <extracomment>Name of the slider for screen readers</extracomment>
        <translation>Korak</translation>
    </message>
    <message>
        <source>Drag to any step. A line is a barrier, a flag a bookmark (B), a diamond a finding (.), a square a step at which playing stops (Ctrl+F9).</source>
        <translation>Povlecite na poljuben korak. Črta je prepreka, zastavica zaznamek (B), karo najdba (.), kvadrat pa korak, pri katerem se predvajanje ustavi (Ctrl+F9).</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1: number of the step; %2: what there is, &quot;a bookmark&quot;</extracomment>
        <translation>Korak %1: %2</translation>
    </message>
    <message>
        <source>playing stops, at a breakpoint or where a watch begins to hold</source>
        <translation>predvajanje se ustavi, ob prekinitveni točki ali ko začne veljati opazovani pogoj</translation>
    </message>
    <message>
        <source>a bookmark</source>
        <extracomment>Behind &quot;Step 5: &quot;: it has a bookmark</extracomment>
        <translation>zaznamek</translation>
    </message>
    <message>
        <source>a finding</source>
        <extracomment>Behind &quot;Step 5: &quot;: there the record shows a mistake</extracomment>
        <translation>najdba</translation>
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
        <translation>Shrani sejo</translation>
    </message>
    <message>
        <source>Sessions (*%1)</source>
        <extracomment>A kind of files in the dialog of files. %1: the ending of the files&apos; names</extracomment>
        <translation>Seje (*%1)</translation>
    </message>
    <message>
        <source>The session</source>
        <extracomment>What is being made: &quot;The session needs more memory than …&quot;</extracomment>
        <translation>Seja</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Shranjeno: %1</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <extracomment>Title of a question</extracomment>
        <translation>Neshranjeno delo</translation>
    </message>
    <message>
        <source>This session is not saved. Save it?</source>
        <translation>Ta seja ni shranjena. Jo želite shraniti?</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. Save them?</source>
        <extracomment>%1: name of the session</extracomment>
        <translation>%1 ima neshranjene spremembe. Jih želite shraniti?</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>Odpri</translation>
    </message>
    <message>
        <source>Open one session at a time, and no data with it.</source>
        <translation>Odprite po eno sejo naenkrat in z njo nobenih podatkov.</translation>
    </message>
    <message>
        <source>All that can be opened (*.%1 *.csv *.tsv *.txt *.json *.lesson %2 %4);;Sessions (*.%1);;Tables (*.csv *.tsv *.txt);;Images (%2);;Results (%3);;Kernels (%4);;Lessons (*.lesson lesson.md);;All files (*)</source>
        <extracomment>Kinds of files in the dialog of files; the patterns stay. %1: an ending; %2 to %4: patterns</extracomment>
        <translation>Vse, kar je mogoče odpreti (*.%1 *.csv *.tsv *.txt *.json *.lesson %2 %4);;Seje (*.%1);;Tabele (*.csv *.tsv *.txt);;Slike (%2);;Rezultati (%3);;Ščepci (%4);;Lekcije (*.lesson lesson.md);;Vse datoteke (*)</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SessionMenu</name>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In the menu File: opens a dialog of files</extracomment>
        <translation>&amp;Odpri …</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <extracomment>In the menu File: a list of the sessions that were opened last</extracomment>
        <translation>Odpri n&amp;edavno</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>In the menu File: saves the session</extracomment>
        <translation>&amp;Shrani</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <extracomment>In the menu File: saves the session under another name</extracomment>
        <translation>Shrani &amp;kot …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In the menu Edit; what is undone follows: &quot;Undo kernel&quot;</extracomment>
        <translation>&amp;Razveljavi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>In the menu Edit; what is done again follows: &quot;Redo kernel&quot;</extracomment>
        <translation>&amp;Uveljavi znova</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SessionWords</name>
    <message>
        <source>Recovered</source>
        <extracomment>Stands for the name of a session that was kept when the program ended</extracomment>
        <translation>Obnovljeno</translation>
    </message>
    <message>
        <source>some day</source>
        <extracomment>Stands for the date of a session that has none: &quot;saved some day by Lanescope 1.0&quot;</extracomment>
        <translation>nekoč</translation>
    </message>
    <message>
        <source>%1: recorded on %2 (%3), saved %4 by Lanescope %5; nothing was run now.</source>
        <extracomment>%1: name; %2: the device; %3: the machine; %4: when; %5: the version of the program</extracomment>
        <translation>%1: zapisano na %2 (%3), shranjeno %4 z Lanescopom %5; zdaj ni bilo nič zagnano.</translation>
    </message>
    <message>
        <source>%1: saved %2 by Lanescope %3, before anything was run.</source>
        <extracomment>%1: name of the session; %2: when, a date; %3: the version of the program</extracomment>
        <translation>%1: shranjeno %2 z Lanescopom %3, preden je bilo kaj zagnano.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SourceView</name>
    <message>
        <source>Source of the kernel</source>
        <translation>Izvorna koda ščepca</translation>
    </message>
    <message>
        <source>Click a line to go to its next step.
The pointer over a name, or F2 at the cursor, shows what the record tells of it.
×32 before a line: so many threads are at it in this step.
F9 sets a breakpoint at the cursor, where playing stops.</source>
        <translation>Kliknite vrstico, da skočite na njen naslednji korak.
Kazalec nad imenom ali F2 pri utripalki pokaže, kaj o njem pove zapis.
×32 pred vrstico: toliko niti je v tem koraku pri njej.
F9 pri utripalki postavi prekinitveno točko, kjer se predvajanje ustavi.</translation>
    </message>
    <message>
        <source>%1 has: %2</source>
        <extracomment>Below a line of source; %1: a kernel; %2: a line of its source</extracomment>
        <translation>%1 ima: %2</translation>
    </message>
    <message>
        <source>The record tells nothing of what stands at the cursor.</source>
        <translation>O tem, kar je pri utripalki, zapis ne pove ničesar.</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <extracomment>In the menu of a kernel&apos;s source: begins on the page Lab with its text</extracomment>
        <translation>Uredi kopijo</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageBar</name>
    <message>
        <source>Views</source>
        <extracomment>Name of the buttons Memory, Space-time, Warps, Banks, Grid</extracomment>
        <translation>Pogledi</translation>
    </message>
    <message>
        <source>Launch</source>
        <extracomment>Before the number of the launch that is shown. A launch is one start of a kernel</extracomment>
        <translation>Zagon</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>Before the number of the block of threads that is shown</extracomment>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>Name of the buttons that enlarge and reduce the picture</extracomment>
        <translation>Povečava</translation>
    </message>
    <message>
        <source>Launch that is shown</source>
        <translation>Prikazani zagon</translation>
    </message>
    <message>
        <source>Which of the kernel&apos;s launches is recorded and shown</source>
        <translation>Kateri od zagonov ščepca je zapisan in prikazan</translation>
    </message>
    <message>
        <source>Block that is shown</source>
        <translation>Prikazani blok</translation>
    </message>
    <message>
        <source>Which of the recorded blocks is shown</source>
        <translation>Kateri od zapisanih blokov je prikazan</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>A button: makes the picture smaller</extracomment>
        <translation>Pomanjšaj</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>A button: makes the picture as large as the stage</extracomment>
        <translation>Prilagodi</translation>
    </message>
    <message>
        <source>Fit the picture into the stage</source>
        <translation>Prilagodi sliko prizoru</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>A button: makes the picture larger</extracomment>
        <translation>Povečaj</translation>
    </message>
    <message>
        <source>View: %1</source>
        <extracomment>%1: name of a view, &quot;Warps&quot;</extracomment>
        <translation>Pogled: %1</translation>
    </message>
    <message>
        <source> of %1</source>
        <extracomment>Follows the number of a launch: &quot;1 of 3&quot;. %1: how many launches</extracomment>
        <translation>od %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageExporter</name>
    <message>
        <source>%1 is not the name of a folder.</source>
        <extracomment>%1: the name that was typed</extracomment>
        <translation>%1 ni ime mape.</translation>
    </message>
    <message>
        <source>%1 does not end with .%2, as the chosen format does.</source>
        <extracomment>%1: the name that was typed; %2: the ending of the format, &quot;gif&quot;</extracomment>
        <translation>%1 se ne konča z .%2, kot zahteva izbrana oblika.</translation>
    </message>
    <message>
        <source>An export is still being written; wait for it or cancel it first.</source>
        <translation>Prejšnji izvoz še nastaja; počakajte nanj ali ga prekinite.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Slika je na odložišču.</translation>
    </message>
    <message>
        <source>The picture</source>
        <extracomment>What is being made: &quot;The picture needs more memory than …&quot;</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1: path of the file</extracomment>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>Izvoz je bil prekinjen; nič ni bilo zapisano.</translation>
    </message>
    <message>
        <source>Export to</source>
        <extracomment>Title of a dialog of files</extracomment>
        <translation>Izvozi v</translation>
    </message>
    <message>
        <source>New folder:</source>
        <extracomment>Before the name of a folder in a dialog of files</extracomment>
        <translation>Nova mapa:</translation>
    </message>
    <message>
        <source>%1-steps</source>
        <extracomment>The name that a new folder gets. %1: id of the kernel</extracomment>
        <translation>%1-koraki</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageKeys</name>
    <message>
        <source>Play or pause</source>
        <translation>Predvajaj ali ustavi</translation>
    </message>
    <message>
        <source>Play backward</source>
        <translation>Predvajaj nazaj</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Korak naprej</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Korak nazaj</translation>
    </message>
    <message>
        <source>Next epoch</source>
        <translation>Naslednja epoha</translation>
    </message>
    <message>
        <source>Previous epoch</source>
        <translation>Prejšnja epoha</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Prvi korak</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Zadnji korak</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>What a key does: more steps per second</extracomment>
        <translation>Hitreje</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>What a key does: fewer steps per second</extracomment>
        <translation>Počasneje</translation>
    </message>
    <message>
        <source>Set or clear a bookmark</source>
        <translation>Postavi ali odstrani zaznamek</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Naslednji zaznamek</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Prejšnji zaznamek</translation>
    </message>
    <message>
        <source>Next finding</source>
        <extracomment>What a key does; a finding is a mistake that the record shows</extracomment>
        <translation>Naslednja najdba</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Prejšnja najdba</translation>
    </message>
    <message>
        <source>Predict before each step</source>
        <translation>Napoved pred vsakim korakom</translation>
    </message>
    <message>
        <source>Follow the next thread</source>
        <translation>Spremljaj naslednjo nit</translation>
    </message>
    <message>
        <source>Follow the previous thread</source>
        <translation>Spremljaj prejšnjo nit</translation>
    </message>
    <message>
        <source>Follow no thread</source>
        <translation>Ne spremljaj nobene niti</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Povečaj</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomanjšaj</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>What a key does: makes the picture as large as the stage</extracomment>
        <translation>Prilagodi</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageModel</name>
    <message>
        <source>%1, the aggregate of the tile&apos;s elements</source>
        <extracomment>A value of a tile&apos;s state, in a scan. %1: the value</extracomment>
        <translation>%1, združena vrednost elementov kosa</translation>
    </message>
    <message>
        <source>%1, the prefix up to the tile&apos;s last</source>
        <extracomment>A value of a tile&apos;s state, in a scan. %1: the value</extracomment>
        <translation>%1, predpona do zadnjega elementa kosa</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StagePage</name>
    <message>
        <source>Compared stage</source>
        <extracomment>Name of the stage on the right for screen readers</extracomment>
        <translation>Primerjani prizor</translation>
    </message>
    <message>
        <source>The stage is shown on the full screen. F5 brings it back.</source>
        <translation>Prizor je prikazan čez ves zaslon. F5 ga vrne.</translation>
    </message>
    <message>
        <source>Compare with ▾</source>
        <translation>Primerjaj z ▾</translation>
    </message>
    <message>
        <source>Shows another kernel, or another launch, beside this one.</source>
        <translation>Ob tem pokaže drug ščepec ali drug zagon.</translation>
    </message>
    <message>
        <source>Compare with</source>
        <extracomment>Name for screen readers of a button that opens a list of kernels</extracomment>
        <translation>Primerjaj z</translation>
    </message>
    <message>
        <source>There is no record to show: %1</source>
        <extracomment>%1: a sentence that says why this kernel is not recorded</extracomment>
        <translation>Ni zapisa, ki bi ga prikazali: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageSetter</name>
    <message>
        <source>%1, line %2: %3</source>
        <extracomment>%1: name of a file; %2: number of a line; %3: what is wrong there</extracomment>
        <translation>%1, vrstica %2: %3</translation>
    </message>
    <message>
        <source>The run was ended before the stage was set.</source>
        <translation>Zagon je bil končan, preden je bil prizor postavljen.</translation>
    </message>
    <message>
        <source>This system has no sandbox (Landlock, seccomp), so the lesson&apos;s own kernel does not run here.</source>
        <translation>Ta sistem nima peskovnika (Landlock, seccomp), zato ščepec lekcije tu ne teče.</translation>
    </message>
    <message>
        <source>There is no kernel %1.</source>
        <extracomment>%1: what a lesson names as a kernel</extracomment>
        <translation>Ščepca %1 ni.</translation>
    </message>
    <message>
        <source>%1 cannot stand beside %2.</source>
        <extracomment>%1: a kernel, perhaps with parameters; %2: name of the kernel on the stage</extracomment>
        <translation>%1 ne more stati ob %2.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageView</name>
    <message>
        <source>Memory</source>
        <extracomment>A view of the stage</extracomment>
        <translation>Pomnilnik</translation>
    </message>
    <message>
        <source>The arrays, the threads, and what they read and write</source>
        <translation>Tabele, niti ter kaj berejo in pišejo</translation>
    </message>
    <message>
        <source>Space-time</source>
        <extracomment>A view of the stage: time goes down, the elements of an array stand side by side</extracomment>
        <translation>Prostor in čas</translation>
    </message>
    <message>
        <source>A row for each epoch, a column for each element</source>
        <translation>Vrstica za vsako epoho, stolpec za vsak element</translation>
    </message>
    <message>
        <source>Warps</source>
        <extracomment>A view of the stage</extracomment>
        <translation>Snopi</translation>
    </message>
    <message>
        <source>A row for each warp: which of its 32 lanes work, and why others do not</source>
        <translation>Vrstica za vsak snop: katere od njegovih 32 stez delajo in zakaj druge ne</translation>
    </message>
    <message>
        <source>Banks and sectors</source>
        <translation>Banke in sektorji</translation>
    </message>
    <message>
        <source>What the access costs: banks of shared memory, sectors of global memory</source>
        <translation>Kaj stane dostop: banke skupnega pomnilnika, sektorji globalnega</translation>
    </message>
    <message>
        <source>Banks</source>
        <extracomment>A view of the stage, where there is little room: banks of memory and sectors</extracomment>
        <translation>Banke</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>A view of the stage: all blocks</extracomment>
        <translation>Mreža</translation>
    </message>
    <message>
        <source>All blocks, and which block reads what another one stored</source>
        <translation>Vsi bloki in kateri blok bere, kar je shranil drug</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>A view of the stage: copies and products that go on at the same time</extracomment>
        <translation>Cevovod</translation>
    </message>
    <message>
        <source>Bulk copies and tensor-core products over the stages between them</source>
        <translation>Skupinska kopiranja in produkti tenzorskih jeder nad stopnjami med njimi</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>A view of the stage: parts of matrices in shared memory, and of the result</extracomment>
        <translation>Ploščice</translation>
    </message>
    <message>
        <source>How a tile lies in the banks, and which lanes hold a product&apos;s sums</source>
        <translation>Kako ploščica leži v bankah in katere steze držijo vsote produkta</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StageWidget</name>
    <message>
        <source>Stage</source>
        <extracomment>Name of the animation&apos;s picture for screen readers</extracomment>
        <translation>Prizor</translation>
    </message>
    <message>
        <source>The animation of the recorded run. Space plays and pauses, Shift+Space plays backward, the arrow keys step; N and P choose a thread to follow, Escape none.</source>
        <translation>Animacija zapisanega zagona. Preslednica predvaja in ustavi, Shift+Space predvaja nazaj, puščice gredo po korakih; N in P izbereta nit za spremljanje, Escape nobene.</translation>
    </message>
    <message>
        <source>Choose a kernel and run it: its record is drawn here, step by step.</source>
        <translation>Izberite ščepec in ga zaženite: njegov zapis se nariše tukaj, korak za korakom.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StepBar</name>
    <message>
        <source>Steps</source>
        <extracomment>Name of a bar for screen readers</extracomment>
        <translation>Koraki</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Name of a button: goes to before the first step</extracomment>
        <translation>Začetek</translation>
    </message>
    <message>
        <source>Go to the start (Home)</source>
        <translation>Na začetek (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>Name of a button: goes back by one step</extracomment>
        <translation>Korak nazaj</translation>
    </message>
    <message>
        <source>Go back by one step (Left)</source>
        <translation>En korak nazaj (levo)</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Name of a button: plays the steps</extracomment>
        <translation>Predvajaj</translation>
    </message>
    <message>
        <source>Play a step a second, or pause</source>
        <translation>Predvajaj korak na sekundo ali se ustavi</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>Name of a button: goes on by one step</extracomment>
        <translation>Korak naprej</translation>
    </message>
    <message>
        <source>Go on by one step (Right)</source>
        <translation>En korak naprej (desno)</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>Name of a button: goes to the last step</extracomment>
        <translation>Zadnji korak</translation>
    </message>
    <message>
        <source>Go to the last step (End)</source>
        <translation>Na zadnji korak (End)</translation>
    </message>
    <message>
        <source>Step number</source>
        <extracomment>Name of a slider for screen readers</extracomment>
        <translation>Številka koraka</translation>
    </message>
    <message>
        <source>The step whose messages stand out</source>
        <translation>Korak, katerega sporočila izstopajo</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Name of a button: stops playing the steps</extracomment>
        <translation>Premor</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside a slider. %1: number of the step; %2: number of steps</extracomment>
        <translation>%1 od %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::StepSearch</name>
    <message>
        <source>The search</source>
        <extracomment>What is being made: &quot;The search needs more memory than …&quot;</extracomment>
        <translation>Iskanje</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Stops</name>
    <message>
        <source>No step of this block is on line %1, so playing does not stop there.</source>
        <extracomment>%1: number of a line of the source</extracomment>
        <translation>Noben korak tega bloka ni v vrstici %1, zato se predvajanje tam ne ustavi.</translation>
    </message>
    <message>
        <source>The watch</source>
        <extracomment>What is being made: &quot;The watch needs more memory than …&quot;</extracomment>
        <translation>Opazovani pogoj</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::SweepPanel</name>
    <message>
        <source>Start</source>
        <extracomment>A button: begins the sweep</extracomment>
        <translation>Začni</translation>
    </message>
    <message>
        <source>Start the sweep</source>
        <translation>Začni pregled</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button: halts the sweep until it is pressed again</extracomment>
        <translation>Premor</translation>
    </message>
    <message>
        <source>Pause or go on with the sweep</source>
        <translation>Ustavi ali nadaljuj pregled</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the sweep</extracomment>
        <translation>Prekini</translation>
    </message>
    <message>
        <source>Cancel the sweep</source>
        <translation>Prekini pregled</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>Potek pregleda</translation>
    </message>
    <message>
        <source>How far the sweep has come</source>
        <translation>Kako daleč je pregled</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>Kaj kažejo celice</translation>
    </message>
    <message>
        <source>Launches of the sweep</source>
        <translation>Zagoni pregleda</translation>
    </message>
    <message>
        <source>The launch at the cursor</source>
        <translation>Zagon pri kazalcu</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>A button: puts the launch into the parameters</extracomment>
        <translation>Uporabi</translation>
    </message>
    <message>
        <source>Put this launch into the parameters of the kernel.</source>
        <translation>Ta zagon prenese v parametre ščepca.</translation>
    </message>
    <message>
        <source>Use this launch</source>
        <translation>Uporabi ta zagon</translation>
    </message>
    <message>
        <source>Store as auto</source>
        <translation>Shrani kot auto</translation>
    </message>
    <message>
        <source>From now on a block of auto is this launch, for this kernel, type, operation and size on this device.</source>
        <translation>Odslej je blok auto ta zagon, za ta ščepec, vrsto, operacijo in velikost na tej napravi.</translation>
    </message>
    <message>
        <source>Store this launch as auto</source>
        <translation>Shrani ta zagon kot auto</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>A button: compares two launches
----------
A tab: two launches compared</extracomment>
        <translation>Razloži</translation>
    </message>
    <message>
        <source>Explains how the two chosen launches differ.</source>
        <translation>Razloži, kako se izbrana zagona razlikujeta.</translation>
    </message>
    <message>
        <source>Explain the two chosen launches</source>
        <translation>Razloži izbrana zagona</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Kaj kaže karta</translation>
    </message>
    <message>
        <source>The sweep in words</source>
        <translation>Pregled z besedami</translation>
    </message>
    <message>
        <source>Heat map of the launches; the table has the numbers</source>
        <translation>Toplotna karta zagonov; števila so v tabeli</translation>
    </message>
    <message>
        <source>Views of the sweep</source>
        <translation>Pogledi pregleda</translation>
    </message>
    <message>
        <source>Heat map</source>
        <extracomment>A tab: times of launches as colours</extracomment>
        <translation>Toplotna karta</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A tab: the numbers</extracomment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>This kernel has one launch only: nothing to sweep.</source>
        <translation>Ta ščepec ima en sam zagon: pregledati ni česa.</translation>
    </message>
    <message>
        <source>Asking the device…</source>
        <translation>Sprašujem napravo …</translation>
    </message>
    <message>
        <source>Value of %1 that is shown</source>
        <extracomment>Name of a list for screen readers. %1: title of a parameter</extracomment>
        <translation>Prikazana vrednost: %1</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>In a list. %1: name of a parameter; %2: its value</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <extracomment>%1: how many launches; %2: of how many</extracomment>
        <translation>izmerjenih: %1 od %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>A button: goes on with a sweep that was halted</extracomment>
        <translation>Nadaljuj</translation>
    </message>
    <message>
        <source>Sweep of %1, n = %2</source>
        <extracomment>%1: a kernel; %2: a number of elements</extracomment>
        <translation>Pregled zagonov %1, n = %2</translation>
    </message>
    <message>
        <source>Sweep of %1, n = %2, %3</source>
        <extracomment>%1: a kernel; %2: a number of elements; %3: a device</extracomment>
        <translation>Pregled zagonov %1, n = %2, %3</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TargetChooser</name>
    <message>
        <source>Run on</source>
        <extracomment>Before a list of GPUs and the emulator</extracomment>
        <translation>Zaženi na</translation>
    </message>
    <message>
        <source>Order of the emulator&apos;s threads</source>
        <translation>Vrstni red niti v posnemovalniku</translation>
    </message>
    <message>
        <source>A correct kernel gives the same result in every order.</source>
        <translation>Pravilen ščepec da v vsakem vrstnem redu enak rezultat.</translation>
    </message>
    <message>
        <source>in order</source>
        <extracomment>An order in which the emulator runs the threads: by their numbers</extracomment>
        <translation>po vrsti</translation>
    </message>
    <message>
        <source>reversed</source>
        <extracomment>An order in which the emulator runs the threads: from the last to the first</extracomment>
        <translation>obratno</translation>
    </message>
    <message>
        <source>adversarial</source>
        <extracomment>An order in which the emulator runs the threads: the one that finds most races</extracomment>
        <translation>nasprotniško</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>An order in which the emulator runs the threads</extracomment>
        <translation>naključno</translation>
    </message>
    <message>
        <source>Thread order</source>
        <extracomment>Before a list of orders in which the emulator runs the threads</extracomment>
        <translation>Vrstni red niti</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>In the list of devices: a GPU if there is one, else the emulator</extracomment>
        <translation>samodejno</translation>
    </message>
    <message>
        <source>CUDA</source>
        <extracomment>NVIDIA&apos;s name; in the list of devices where the GPU has no name</extracomment>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <extracomment>%1: number of the GPU, from 0; %2: its name</extracomment>
        <translation>GPU %1: %2</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <extracomment>%1: a device that cannot be used</extracomment>
        <translation>%1 (manjka)</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>Iščem naprave …</translation>
    </message>
    <message>
        <source>No GPU: the emulator runs.</source>
        <translation>Ni GPU: teče posnemovalnik.</translation>
    </message>
    <message>
        <source>The emulator runs: %1</source>
        <extracomment>%1: why no GPU does, a sentence</extracomment>
        <translation>Teče posnemovalnik: %1</translation>
    </message>
    <message>
        <source>lockstep</source>
        <extracomment>An order in which the emulator runs the threads: a warp&apos;s lanes access by access, as before Volta</extracomment>
        <translation>v koraku</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimeLimitField</name>
    <message>
        <source> s</source>
        <extracomment>Follows a number of seconds</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In the field of the time limit: a run may take any time</extracomment>
        <translation>brez</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>A parameter: how long a run may take</extracomment>
        <translation>Časovna omejitev</translation>
    </message>
    <message>
        <source>A run that takes longer is ended. 0: none is.</source>
        <translation>Zagon, ki traja dlje, se konča. 0: nobeden se ne.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimeLine</name>
    <message>
        <source>%1, %2</source>
        <extracomment>On a bar. %1: what is done, &quot;copy in&quot;; %2: how long it takes</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>On a bracket. %1: a way of timing, &quot;kernel alone&quot;; %2: a time
----------
%1: &quot;Host&quot;, &quot;Device&quot; or &quot;Warp 4&quot;; %2: an activity, &quot;copy in&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>GPU: %1 · %2</source>
        <extracomment>%1: name of the GPU; %2: a date</extracomment>
        <translation>GPU: %1 · %2</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>What the CPU does</extracomment>
        <translation>Gostitelj</translation>
    </message>
    <message>
        <source>Device</source>
        <extracomment>What the GPU does</extracomment>
        <translation>Naprava</translation>
    </message>
    <message>
        <source>The launch returned after %1, %2 before its kernel ended: the host does not wait for a kernel.</source>
        <extracomment>%1, %2: times</extracomment>
        <translation>Klic zagona se je vrnil po %1, %2 pred koncem ščepca: gostitelj na ščepec ne čaka.</translation>
    </message>
    <message>
        <source>%1 chunks have a stream each and page-locked memory, so that the calls for copies return at once; copies in and kernels ran at the same time for %2.</source>
        <extracomment>%1: how many parts of the input; %2: a time</extracomment>
        <translation>Deli (%1) imajo vsak svoj tok in priklenjeni pomnilnik, zato se klici za prenose takoj vrnejo; prenosi na napravo in ščepci so hkrati tekli %2.</translation>
    </message>
    <message>
        <source>The copy out kept the host for %1: a copy to memory that is not page-locked returns when the data are there, and therefore also waits for the kernel.</source>
        <extracomment>%1: a time</extracomment>
        <translation>Prenos z naprave je gostitelja zadržal %1: prenos v pomnilnik, ki ni priklenjen, se vrne, ko so podatki tam, in zato čaka tudi na ščepec.</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>In the table, in the column &quot;Lane&quot;: the row is a way of timing</extracomment>
        <translation>Meritev</translation>
    </message>
    <message>
        <source>Stream %1</source>
        <extracomment>Before a lane of the picture. A stream is a queue of the GPU. %1: its number</extracomment>
        <translation>Tok %1</translation>
    </message>
    <message>
        <source>allocate</source>
        <extracomment>An activity: memory is allocated on the GPU</extracomment>
        <translation>dodelitev</translation>
    </message>
    <message>
        <source>copy in</source>
        <extracomment>An activity: inputs are copied to the GPU</extracomment>
        <translation>prenos na napravo</translation>
    </message>
    <message>
        <source>launch</source>
        <extracomment>An activity: the call that starts a kernel</extracomment>
        <translation>zagon</translation>
    </message>
    <message>
        <source>kernel</source>
        <extracomment>An activity: the kernel runs</extracomment>
        <translation>ščepec</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>An activity: a mark in the GPU&apos;s work, whose time is taken</extracomment>
        <translation>dogodek</translation>
    </message>
    <message>
        <source>wait</source>
        <extracomment>An activity: the CPU waits for the GPU</extracomment>
        <translation>čakanje</translation>
    </message>
    <message>
        <source>copy out</source>
        <extracomment>An activity: outputs are copied from the GPU</extracomment>
        <translation>prenos z naprave</translation>
    </message>
    <message>
        <source>host finish</source>
        <extracomment>An activity: the CPU computes the result from the outputs</extracomment>
        <translation>zaključek na gostitelju</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>An activity: the GPU&apos;s memory is given back</extracomment>
        <translation>sprostitev</translation>
    </message>
    <message>
        <source>%1, chunk %2 of %3</source>
        <extracomment>%1: &quot;Device: copy in&quot;; %2: number of a part of the input; %3: how many parts</extracomment>
        <translation>%1, del %2 od %3</translation>
    </message>
    <message>
        <source>%1: %2, from %3 on.</source>
        <extracomment>%1: &quot;Device: kernel&quot;; %2: how long; %3: when it begins</extracomment>
        <translation>%1: %2, od %3 naprej.</translation>
    </message>
    <message>
        <source>%1: %2 in %3, from %4 on.</source>
        <extracomment>%1: &quot;Device: copy in&quot;; %2: how many bytes; %3: how long; %4: when it begins</extracomment>
        <translation>%1: %2 v %3, od %4 naprej.</translation>
    </message>
    <message>
        <source>around everything</source>
        <extracomment>A way of timing a run: allocations and copies are in it</extracomment>
        <translation>okrog vsega</translation>
    </message>
    <message>
        <source>The host&apos;s clock, from the first allocation to the last release.</source>
        <translation>Ura gostitelja, od prve dodelitve do zadnje sprostitve.</translation>
    </message>
    <message>
        <source>between events</source>
        <extracomment>A way of timing a run: copies and kernels are in it</extracomment>
        <translation>med dogodkoma</translation>
    </message>
    <message>
        <source>The device&apos;s events, before the first copy in and behind the last copy out.</source>
        <translation>Dogodka naprave, pred prvim prenosom nanjo in za zadnjim z nje.</translation>
    </message>
    <message>
        <source>kernel alone</source>
        <extracomment>A way of timing a run: nothing else is in it</extracomment>
        <translation>sam ščepec</translation>
    </message>
    <message>
        <source>The launches as a benchmark times them, with a cold cache and without the host&apos;s gaps; measured apart from the run and drawn at the end of the last kernel.</source>
        <translation>Zagoni, kot jih meri meritev, s hladnim predpomnilnikom in brez premorov gostitelja; izmerjeni ločeno od tega zagona in narisani na koncu zadnjega ščepca.</translation>
    </message>
    <message>
        <source>The result of this run was not right.</source>
        <translation>Rezultat tega zagona ni bil pravilen.</translation>
    </message>
    <message>
        <source>Time line of %1, n = %2</source>
        <extracomment>%1: id of the kernel; %2: a size, &quot;2²⁰&quot;</extracomment>
        <translation>Časovnica %1, n = %2</translation>
    </message>
    <message>
        <source>Lane</source>
        <extracomment>Heading of a column: &quot;Host&quot; or &quot;Device&quot;</extracomment>
        <translation>Proga</translation>
    </message>
    <message>
        <source>Activity</source>
        <extracomment>Heading of a column: activities, &quot;copy in&quot;</extracomment>
        <translation>Dejavnost</translation>
    </message>
    <message>
        <source>Begins</source>
        <extracomment>Heading of a column: times</extracomment>
        <translation>Začetek</translation>
    </message>
    <message>
        <source>Takes</source>
        <extracomment>Heading of a column: durations</extracomment>
        <translation>Trajanje</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>Heading of a column: how many bytes are copied</extracomment>
        <translation>Bajti</translation>
    </message>
    <message>
        <source>Chunk</source>
        <extracomment>Heading of a column: number of a part of the input</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Four ways to time the same run: %1 around everything, %2 from the allocation on, %3 between events, %4 for the kernel alone. Each is right, and each answers another question.</source>
        <extracomment>%1, %2, %3, %4: times of the same run</extracomment>
        <translation>Štirje načini merjenja istega zagona: %1 okrog vsega, %2 od dodelitve naprej, %3 med dogodkoma, %4 za sam ščepec. Vsak je pravilen in vsak odgovori na drugo vprašanje.</translation>
    </message>
    <message>
        <source>The first block: %1 of prologue, until the first tiles are there and their products begin; %2 of steady state, in which copies and products overlap; %3 of epilogue, behind the last products.</source>
        <extracomment>A block of a kernel that multiplies matrices. %1, %2, %3: times</extracomment>
        <translation>Prvi blok: %1 uvoda, dokler niso tu prve ploščice in se ne začnejo njihovi produkti; %2 ustaljenega stanja, v katerem se kopiranja in produkti prekrivajo; %3 zaključka za zadnjimi produkti.</translation>
    </message>
    <message>
        <source>In the steady state the warps that multiply had products under way for %1 of the time and waited for tiles for %2. The warp that copies waited for a free stage for %3: as long as it waits, it is ahead of the products.</source>
        <extracomment>%1, %2, %3: parts of a time, &quot;85%&quot;</extracomment>
        <translation>V ustaljenem stanju so snopi, ki množijo, imeli produkte v teku %1 časa, na ploščice pa so čakali %2 časa. Snop, ki kopira, je na prosto stopnjo čakal %3 časa: dokler čaka, prehiteva produkte.</translation>
    </message>
    <message>
        <source>Noting these times slows the kernel down: its launch takes %1 instead of %2, %3 more.</source>
        <extracomment>A kernel is measured by notes that it writes. %1, %2: times; %3: a part, &quot;12%&quot;</extracomment>
        <translation>Zapisovanje teh časov upočasni ščepec: njegov zagon traja %1 namesto %2, %3 več.</translation>
    </message>
    <message>
        <source>A warp has room for %1 notes. One had more, so that the end of its row is missing.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Snop ima prostora za %1 zapisov. Eden jih je imel več, zato konec njegove vrstice manjka.</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <extracomment>Before a lane of the picture: 32 threads of a block. %1: its number</extracomment>
        <translation>Snop %1</translation>
    </message>
    <message>
        <source>from the allocation on</source>
        <extracomment>A way of timing a run: allocations and copies are in it, releases are not</extracomment>
        <translation>od dodelitve naprej</translation>
    </message>
    <message>
        <source>prologue</source>
        <extracomment>A part of a pipeline&apos;s time, before its products begin</extracomment>
        <translation>uvod</translation>
    </message>
    <message>
        <source>steady state</source>
        <extracomment>A part of a pipeline&apos;s time, while copies and products overlap</extracomment>
        <translation>ustaljeno stanje</translation>
    </message>
    <message>
        <source>epilogue</source>
        <extracomment>A part of a pipeline&apos;s time, behind its last products</extracomment>
        <translation>zaključek</translation>
    </message>
    <message>
        <source>The device&apos;s events, before the first allocation and behind the last copy out, as many a first program times itself.</source>
        <translation>Dogodka naprave, pred prvo dodelitvijo in za zadnjim kopiranjem ven, kakor se meri marsikateri prvi program.</translation>
    </message>
    <message>
        <source>From the block&apos;s first note to its first products: barriers are set up and the first tiles copied.</source>
        <translation>Od prvega zapisa bloka do njegovih prvih produktov: prepreke se pripravijo, prve ploščice se kopirajo.</translation>
    </message>
    <message>
        <source>From the first products to the end of the last ones: copies and products overlap.</source>
        <translation>Od prvih produktov do konca zadnjih: kopiranja in produkti se prekrivajo.</translation>
    </message>
    <message>
        <source>From the end of the last products to the block&apos;s last note: the result is stored.</source>
        <translation>Od konca zadnjih produktov do zadnjega zapisa bloka: rezultat se shrani.</translation>
    </message>
    <message>
        <source>wait for tiles</source>
        <extracomment>An activity of a warp: the tiles of a matrix are not all there</extracomment>
        <translation>čakanje na ploščice</translation>
    </message>
    <message>
        <source>wait for stage</source>
        <extracomment>An activity of a warp: a stage of the ring in shared memory is still being read</extracomment>
        <translation>čakanje na stopnjo</translation>
    </message>
    <message>
        <source>issue copies</source>
        <extracomment>An activity of a warp: it starts bulk copies</extracomment>
        <translation>sprožanje kopiranj</translation>
    </message>
    <message>
        <source>products</source>
        <extracomment>An activity of a warp: the tensor cores multiply for it</extracomment>
        <translation>produkti</translation>
    </message>
    <message>
        <source>store</source>
        <extracomment>An activity of a warp: it stores the result</extracomment>
        <translation>shranjevanje</translation>
    </message>
    <message>
        <source>barrier</source>
        <extracomment>An activity of a warp: it waits for the block or the cluster</extracomment>
        <translation>prepreka</translation>
    </message>
    <message>
        <source>%1, stage %2, phase %3</source>
        <extracomment>%1: &quot;Warp 4: wait for tiles&quot;; %2: number of a stage of the ring in shared memory; %3: how often it has been filled before</extracomment>
        <translation>%1, stopnja %2, faza %3</translation>
    </message>
    <message>
        <source>Time line within %1, n = %2</source>
        <extracomment>%1: id of the kernel; %2: a size, &quot;2²⁰&quot;</extracomment>
        <translation>Časovnica znotraj %1, n = %2</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>Heading of a column: number of a stage of the ring</extracomment>
        <translation>Stopnja</translation>
    </message>
    <message>
        <source>Phase</source>
        <extracomment>Heading of a column: how often the stage was filled before</extracomment>
        <translation>Faza</translation>
    </message>
    <message>
        <source>The elements went through the GPUs in %1 chunks, which took %2 in all.</source>
        <extracomment>%1: how many parts of the input; %2: a time</extracomment>
        <translation>Elementi so šli skozi GPU-je po delih (%1), ki so skupaj trajali %2.</translation>
    </message>
    <message>
        <source>The time line has the first %1 chunks of each GPU.</source>
        <extracomment>%1: a number of parts of the input</extracomment>
        <translation>Na časovnici so prvi deli vsakega GPU-ja (%1).</translation>
    </message>
    <message>
        <source>Each GPU made its elements by itself, so that nothing was copied to it.</source>
        <translation>Vsak GPU je svoje elemente naredil sam, zato se vanj ni nič prenašalo.</translation>
    </message>
    <message>
        <source>The memory of the host is page-locked; copies in and kernels of the same GPU ran at the same time for %1.</source>
        <extracomment>%1: a time</extracomment>
        <translation>Pomnilnik gostitelja je priklenjen; prenosi na napravo in ščepci istega GPU-ja so hkrati tekli %1.</translation>
    </message>
    <message>
        <source>Host for GPU %1</source>
        <extracomment>Before a lane of the picture: what the CPU does for a GPU. %1: its number</extracomment>
        <translation>Gostitelj za GPU %1</translation>
    </message>
    <message>
        <source>GPU %1, stream %2</source>
        <extracomment>Before a lane of the picture. A stream is a queue of the GPU. %1: number of the GPU; %2: of the stream</extracomment>
        <translation>GPU %1, tok %2</translation>
    </message>
    <message>
        <source>generate</source>
        <extracomment>An activity: the elements of a pattern are made</extracomment>
        <translation>tvorba</translation>
    </message>
    <message>
        <source>%1, chunk %2</source>
        <extracomment>%1: &quot;GPU 0, stream 1: copy in&quot;; %2: number of a part of the input</extracomment>
        <translation>%1, del %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimeLinePage</name>
    <message>
        <source>Measure the time line</source>
        <translation>Izmeri časovnico</translation>
    </message>
    <message>
        <source>Chunks of the input</source>
        <translation>Deli vhoda</translation>
    </message>
    <message>
        <source>What prevents a time line</source>
        <translation>Kaj preprečuje časovnico</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>A button: undoes the zoom</extracomment>
        <translation>Pokaži vse</translation>
    </message>
    <message>
        <source>Shows the whole time line again.</source>
        <translation>Znova pokaže vso časovnico.</translation>
    </message>
    <message>
        <source>What the pointer is at</source>
        <translation>Na čem je kazalec</translation>
    </message>
    <message>
        <source>The time line in words</source>
        <translation>Časovnica z besedami</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s)</source>
        <extracomment>In a list. Parts of the input with a stream each. %n: how many</extracomment>
        <translation>
            <numerusform>%n del</numerusform>
            <numerusform>%n dela</numerusform>
            <numerusform>%n deli</numerusform>
            <numerusform>%n delov</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of the input, each with a stream of its own and page-locked memory, so that copies overlap kernels.</source>
        <translation>Deli vhoda, vsak s svojim tokom in priklenjenim pomnilnikom, tako da se prenosi prekrivajo s ščepci.</translation>
    </message>
    <message>
        <source>Views of the time line</source>
        <translation>Pogledi časovnice</translation>
    </message>
    <message>
        <source>Lanes</source>
        <extracomment>A tab: the picture, with a lane for the host and one for the device, or one for each warp</extracomment>
        <translation>Proge</translation>
    </message>
    <message>
        <source>The timings and the spans</source>
        <translation>Meritve in odseki</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A tab: the numbers of the picture</extracomment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>A button: runs the kernel and takes its times</extracomment>
        <translation>Izmeri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the measurement</extracomment>
        <translation>Prekini</translation>
    </message>
    <message>
        <source>Measure runs the kernel once and shows what host and device do when.</source>
        <translation>Izmeri enkrat zažene ščepec in pokaže, kaj kdaj delata gostitelj in naprava.</translation>
    </message>
    <message>
        <source>The emulator has no time line of host and device: there is no device to time.</source>
        <translation>Posnemovalnik nima časovnice gostitelja in naprave: ni naprave, ki bi jo merili.</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging moves the lanes, and a double click shows all of them. The keys +, -, the arrows and Home do the same.</source>
        <translation>Kolesce povečuje, z vlečenjem premikate proge, dvojni klik pokaže vse. Enako naredijo tipke +, -, puščice in Home.</translation>
    </message>
    <message>
        <source>Run the kernel and show what host and device do when, with the common ways to time it, or what the warps of one block do within it.</source>
        <translation>Zažene ščepec in pokaže, kdaj kaj delata gostitelj in naprava, z običajnimi načini merjenja, ali pa, kaj delajo snopi enega bloka znotraj njega.</translation>
    </message>
    <message>
        <source>What the time line shows</source>
        <translation>Kaj kaže časovnica</translation>
    </message>
    <message>
        <source>Host and device</source>
        <extracomment>In a list: the time line shows what the CPU and the GPU do</extracomment>
        <translation>Gostitelj in naprava</translation>
    </message>
    <message>
        <source>Within the kernel</source>
        <extracomment>In a list: the time line shows what the threads do while a kernel runs</extracomment>
        <translation>Znotraj ščepca</translation>
    </message>
    <message>
        <source>What host and device do during a run, or what the warps of the first block do within the kernel. Kernels that copy tiles in bulk have the latter, such as matmul_tf32.</source>
        <translation>Kaj delata gostitelj in naprava med zagonom ali kaj delajo snopi prvega bloka znotraj ščepca. Slednje imajo ščepci, ki kopirajo ploščice skupinsko, na primer matmul_tf32.</translation>
    </message>
    <message>
        <source>Time line; the table has the numbers</source>
        <translation>Časovnica; številke so v preglednici</translation>
    </message>
    <message>
        <source>Measure runs the kernel and shows what the warps of its first block do when.</source>
        <translation>Izmeri zažene ščepec in pokaže, kdaj kaj delajo snopi njegovega prvega bloka.</translation>
    </message>
    <message>
        <source>The emulator has no time line within a kernel: there is no device to time.</source>
        <translation>Posnemovalnik nima časovnice znotraj ščepca: ni naprave, ki bi jo merili.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TimesPane</name>
    <message>
        <source>Time what is chosen on these devices.</source>
        <translation>Izmeri čas izbranega na teh napravah.</translation>
    </message>
    <message>
        <source>Measure the devices</source>
        <translation>Izmeri naprave</translation>
    </message>
    <message>
        <source>What is timed</source>
        <translation>Čemu se meri čas</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation>Ščepec</translation>
    </message>
    <message>
        <source>Smallest size to time</source>
        <translation>Najmanjša merjena velikost</translation>
    </message>
    <message>
        <source>Largest size to time</source>
        <translation>Največja merjena velikost</translation>
    </message>
    <message>
        <source>Whose times are shown</source>
        <translation>Čigavi časi so prikazani</translation>
    </message>
    <message>
        <source>What prevents measuring the devices</source>
        <translation>Kaj preprečuje merjenje naprav</translation>
    </message>
    <message>
        <source>The charts of the devices in words</source>
        <translation>Grafikoni naprav z besedami</translation>
    </message>
    <message>
        <source>All-reduce over the bytes</source>
        <translation>Skupna redukcija glede na bajte</translation>
    </message>
    <message>
        <source>Same problem on more GPUs</source>
        <translation>Isti problem na več GPU-jih</translation>
    </message>
    <message>
        <source>Problem that grows with the GPUs</source>
        <translation>Problem, ki raste s številom GPU-jev</translation>
    </message>
    <message>
        <source>Measured here</source>
        <extracomment>In a list whose other entries are recorded times</extracomment>
        <translation>Izmerjeno tukaj</translation>
    </message>
    <message>
        <source>A kernel is timed on two or more GPUs, which are chosen above.</source>
        <translation>Ščepcu se čas meri na dveh ali več GPU-jih, ki se izberejo zgoraj.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: ends the measurement</extracomment>
        <translation>Prekini</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>A button: takes times</extracomment>
        <translation>Izmeri</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Between the smallest and the largest size</extracomment>
        <translation>do</translation>
    </message>
    <message>
        <source>Chart: %1 over %2; a table can be saved</source>
        <extracomment>Name of a chart for screen readers. %1: what its points are, &quot;time&quot;; %2: over what, &quot;GPUs&quot;</extracomment>
        <translation>Grafikon: %1 glede na %2; tabelo je mogoče shraniti</translation>
    </message>
    <message>
        <source>All-reduce on %1</source>
        <extracomment>Above charts. %1: devices, &quot;2 × NVIDIA H200&quot;</extracomment>
        <translation>Skupna redukcija na: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>Above charts. %1: id of a kernel; %2: devices, &quot;2 × NVIDIA H200&quot;</extracomment>
        <translation>%1 na: %2</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TransportBar</name>
    <message>
        <source>Playback</source>
        <extracomment>Name of the bar for screen readers</extracomment>
        <translation>Predvajanje</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>Name of a button: goes to the first step</extracomment>
        <translation>Prvi korak</translation>
    </message>
    <message>
        <source>Go to the first step (Home)</source>
        <translation>Pojdi na prvi korak (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>Name of a button: goes back by one step</extracomment>
        <translation>Korak nazaj</translation>
    </message>
    <message>
        <source>Go back by one step (Left)</source>
        <translation>Pojdi za en korak nazaj (Levo)</translation>
    </message>
    <message>
        <source>Play backward</source>
        <extracomment>Name of a button: plays the animation backward</extracomment>
        <translation>Predvajaj nazaj</translation>
    </message>
    <message>
        <source>Play backward (Shift+Space)</source>
        <translation>Predvajaj nazaj (Shift+Space)</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Name of a button: plays the animation</extracomment>
        <translation>Predvajaj</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Predvajaj ali ustavi (Space)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>Name of a button: goes on by one step</extracomment>
        <translation>Korak naprej</translation>
    </message>
    <message>
        <source>Go on by one step (Right)</source>
        <translation>Pojdi za en korak naprej (Desno)</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>Name of a button: goes to the last step</extracomment>
        <translation>Zadnji korak</translation>
    </message>
    <message>
        <source>Go to the last step (End)</source>
        <translation>Pojdi na zadnji korak (End)</translation>
    </message>
    <message>
        <source>Loop</source>
        <extracomment>Name of a button: the animation begins again at its end</extracomment>
        <translation>V zanki</translation>
    </message>
    <message>
        <source>Start over at the end</source>
        <translation>Na koncu začni znova</translation>
    </message>
    <message>
        <source>Quiz</source>
        <extracomment>A button: the stage asks for a prediction before each step</extracomment>
        <translation>Kviz</translation>
    </message>
    <message>
        <source>Ask for a prediction before the steps (Q)</source>
        <translation>Pred koraki vprašaj za napoved (Q)</translation>
    </message>
    <message>
        <source>Step number</source>
        <extracomment>Name of the field for screen readers</extracomment>
        <translation>Številka koraka</translation>
    </message>
    <message>
        <source>Type a number to go to that step</source>
        <translation>Vpišite številko koraka, na katerega želite</translation>
    </message>
    <message>
        <source>How far a step goes</source>
        <translation>Kako daleč seže korak</translation>
    </message>
    <message>
        <source>How far a step goes: one access of all threads, all accesses of a source line, or on to the next barrier</source>
        <translation>Kako daleč seže korak: en dostop vseh niti, vsi dostopi vrstice kode ali do naslednje prepreke</translation>
    </message>
    <message>
        <source>by access</source>
        <extracomment>How far a step goes: one access of all threads</extracomment>
        <translation>po dostopih</translation>
    </message>
    <message>
        <source>by line</source>
        <extracomment>How far a step goes: all accesses of a line of the source</extracomment>
        <translation>po vrsticah</translation>
    </message>
    <message>
        <source>by epoch</source>
        <extracomment>How far a step goes: on to the next barrier</extracomment>
        <translation>po epohah</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Name of a list: how many steps are played per second</extracomment>
        <translation>Hitrost</translation>
    </message>
    <message>
        <source>Steps per second, or as fast as they can be drawn; it can be changed while playing</source>
        <translation>Koraki na sekundo ali kolikor hitro jih je mogoče risati; hitrost lahko spremenite med predvajanjem</translation>
    </message>
    <message>
        <source>%1 /s</source>
        <extracomment>Steps per second. %1: a number</extracomment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>In the list of speeds: as many steps per second as can be drawn</extracomment>
        <translation>največ</translation>
    </message>
    <message>
        <source>of …</source>
        <extracomment>Behind the number of the step, while the number of steps is hidden</extracomment>
        <translation>od …</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Behind the number of the step. %1: how many steps there are</extracomment>
        <translation>od %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>Name of a button: stops the animation</extracomment>
        <translation>Ustavi</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::Tune</name>
    <message>
        <source>Sweep over %1</source>
        <extracomment>Name for screen readers. %1: title of a parameter, &quot;Threads per block&quot;</extracomment>
        <translation>Pregled po: %1</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <extracomment>Name for screen readers. %1: title of a parameter, &quot;Threads per block&quot;</extracomment>
        <translation>Vrednosti: %1</translation>
    </message>
    <message>
        <source>%1: a range that doubles, as 32..1024, or a list, as 96:128</source>
        <extracomment>%1: title of a parameter. What is typed stays: 32..1024 and 96:128</extracomment>
        <translation>%1: obseg s podvajanjem, kot 32..1024, ali seznam, kot 96:128</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>Name of a series: launches that could not be run
----------
A launch that could not be run</extracomment>
        <translation>spodletelo</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The middle half of the samples. %1, %2: times</extracomment>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1: a number; % is percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>noisy</source>
        <extracomment>In the table: the samples of a launch are far apart
----------
In a list of facts on a launch: its samples are far apart</extracomment>
        <translation>šumno</translation>
    </message>
    <message>
        <source>Start measures the launches.</source>
        <translation>Začni izmeri zagone.</translation>
    </message>
    <message>
        <source>Middle half</source>
        <extracomment>Heading of a column: from the lower to the upper quartile</extracomment>
        <translation>Srednja polovica</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <extracomment>Heading of a column: how many warps a multiprocessor keeps ready</extracomment>
        <translation>Zasedenost</translation>
    </message>
    <message>
        <source>Limited by</source>
        <extracomment>Heading of a column: what limits the occupancy</extracomment>
        <translation>Omejuje</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>Heading of a column: &quot;best&quot;, &quot;API&quot; or &quot;rule&quot;</extracomment>
        <translation>Oznaka</translation>
    </message>
    <message>
        <source>Remark</source>
        <extracomment>Heading of a column: what there is to say on a launch</extracomment>
        <translation>Opomba</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>A mark on a launch: the fastest one</extracomment>
        <translation>najboljši</translation>
    </message>
    <message>
        <source>API</source>
        <extracomment>A mark on a launch: the one that CUDA&apos;s programming interface suggests</extracomment>
        <translation>API</translation>
    </message>
    <message>
        <source>rule</source>
        <extracomment>A mark on a launch: the one that the kernel&apos;s usual rule gives</extracomment>
        <translation>pravilo</translation>
    </message>
    <message>
        <source>It takes %1 times the best one&apos;s time (95% interval %2 to %3).</source>
        <extracomment>%1: how many times as long; %2, %3: its confidence interval</extracomment>
        <translation>Traja %1-krat toliko kot najboljši (95 % interval %2 do %3).</translation>
    </message>
    <message>
        <source>It takes %1 times the best one&apos;s time (95% interval %2 to %3): which is faster is left to chance.</source>
        <extracomment>%1: how many times as long; %2, %3: its confidence interval</extracomment>
        <translation>Traja %1-krat toliko kot najboljši (95 % interval %2 do %3): kateri je hitrejši, je prepuščeno naključju.</translation>
    </message>
    <message>
        <source>Next, %1, takes %2 times the best one&apos;s time (95% interval %3 to %4).</source>
        <extracomment>%1: a launch, &quot;block 256&quot;; %2: how many times as long; %3, %4: its confidence interval</extracomment>
        <translation>Naslednji, %1, traja %2-krat toliko kot najboljši (95 % interval %3 do %4).</translation>
    </message>
    <message>
        <source>Next, %1, takes %2 times the best one&apos;s time (95% interval %3 to %4): which is faster is left to chance.</source>
        <extracomment>%1: a launch, &quot;block 256&quot;; %2: how many times as long; %3, %4: its confidence interval</extracomment>
        <translation>Naslednji, %1, traja %2-krat toliko kot najboljši (95 % interval %3 do %4): kateri je hitrejši, je prepuščeno naključju.</translation>
    </message>
    <message>
        <source>Time of the kernel</source>
        <translation>Čas ščepca</translation>
    </message>
    <message>
        <source>Sectors per request</source>
        <translation>Sektorjev na zahtevo</translation>
    </message>
    <message>
        <source>Global requests per warp</source>
        <translation>Globalnih zahtev na snop</translation>
    </message>
    <message>
        <source>Bank conflicts per request</source>
        <translation>Trkov v bankah na zahtevo</translation>
    </message>
    <message>
        <source>Barriers per warp</source>
        <translation>Preprek na snop</translation>
    </message>
    <message>
        <source>Active lanes</source>
        <extracomment>What is counted: how many of a warp&apos;s 32 lanes take part on average</extracomment>
        <translation>Dejavne steze</translation>
    </message>
    <message>
        <source>not measured</source>
        <extracomment>A launch whose turn has not come</extracomment>
        <translation>ni izmerjeno</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>A launch of which this is not known</extracomment>
        <translation>neznano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a mark, &quot;best&quot;; %2: a launch, &quot;block 256&quot;
----------
%1: a launch, &quot;block 256&quot;; %2: its time</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1: a mark, &quot;best&quot;; %2: a launch, &quot;block 256&quot;; %3: its time</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <extracomment>%1: a launch, &quot;block 256&quot;; %2: name of a counter; %3: its number</extracomment>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Ends a sentence. %1: facts on a launch, &quot;block 256: 1.2 ms, noisy&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>One launch failed: %1</source>
        <extracomment>%1: the reason, a sentence</extracomment>
        <translation>En zagon je spodletel: %1</translation>
    </message>
    <message>
        <source>%1 launches failed, the first for this reason: %2</source>
        <extracomment>%1: how many; %2: the reason, a sentence</extracomment>
        <translation>Spodleteli zagoni: %1, prvi zaradi tega: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: how many launches are measured; %2: of how many</extracomment>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>%1, the fastest again</source>
        <extracomment>%1: &quot;9 of 9&quot;; the fastest launches are measured once more</extracomment>
        <translation>%1, znova najhitrejši</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;5 of 9&quot;; %2: how long it will still take, &quot;20 s left&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>registers</source>
        <extracomment>What limits the occupancy: &quot;limited by registers and shared memory&quot;</extracomment>
        <translation>registri</translation>
    </message>
    <message>
        <source>shared memory</source>
        <extracomment>What limits the occupancy: &quot;limited by registers and shared memory&quot;</extracomment>
        <translation>skupni pomnilnik</translation>
    </message>
    <message>
        <source>blocks</source>
        <extracomment>What limits the occupancy: &quot;limited by registers and shared memory&quot;</extracomment>
        <translation>bloki</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>What limits the occupancy: &quot;limited by registers and shared memory&quot;</extracomment>
        <translation>niti</translation>
    </message>
    <message>
        <source>Occupancy %1: %2 blocks of %3 threads on a multiprocessor, %4 of %5 warps. %6 registers per thread, %7 of shared memory per block.</source>
        <extracomment>%1: percent; %2, %3: how many; %4: how many; %5: of how many; %6: how many; %7: a size, &quot;2 KiB&quot;</extracomment>
        <translation>Zasedenost %1: blokov na multiprocesor: %2, v vsakem niti: %3, snopov %4 od %5. Registrov na nit: %6, skupnega pomnilnika na blok: %7.</translation>
    </message>
    <message>
        <source>Occupancy %1: %2 blocks of %3 threads on a multiprocessor, %4 of %5 warps; limited by %8. %6 registers per thread, %7 of shared memory per block.</source>
        <extracomment>%1 to %7: as without %8; %8: what limits it, &quot;registers and shared memory&quot;</extracomment>
        <translation>Zasedenost %1: blokov na multiprocesor: %2, v vsakem niti: %3, snopov %4 od %5; omejuje: %8. Registrov na nit: %6, skupnega pomnilnika na blok: %7.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::TunePage</name>
    <message>
        <source>Stored: on %1 a block of auto is now %2, for %3 with n from %4 to %5.</source>
        <extracomment>%1: name of the device; %2: a launch; %3: id of the kernel; %4, %5: sizes</extracomment>
        <translation>Shranjeno: na %1 je blok auto zdaj %2, za %3 z n od %4 do %5.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WatchMenu</name>
    <message>
        <source>&amp;Go to…</source>
        <extracomment>In the menu Playback: opens a field for a condition</extracomment>
        <translation>&amp;Pojdi na …</translation>
    </message>
    <message>
        <source>Goes to the steps at which a condition holds</source>
        <translation>Gre na korake, v katerih velja pogoj</translation>
    </message>
    <message>
        <source>Set or clear a &amp;breakpoint</source>
        <translation>Postavi ali odstrani prekinitveno &amp;točko</translation>
    </message>
    <message>
        <source>Playing stops at the line: that of the cursor in the source, or else the line that runs</source>
        <translation>Predvajanje se ustavi pri vrstici: tisti z utripalko v izvorni kodi, sicer pri vrstici, ki teče</translation>
    </message>
    <message>
        <source>&amp;Clear all breakpoints</source>
        <translation>&amp;Odstrani vse prekinitvene točke</translation>
    </message>
    <message>
        <source>&amp;Next stop</source>
        <extracomment>In the menu Playback: goes to the next step at which playing stops</extracomment>
        <translation>&amp;Naslednja ustavitev</translation>
    </message>
    <message>
        <source>&amp;Previous stop</source>
        <extracomment>In the menu Playback: goes to the last step before at which playing stops</extracomment>
        <translation>&amp;Prejšnja ustavitev</translation>
    </message>
    <message>
        <source>&amp;Watch an expression…</source>
        <translation>Opa&amp;zuj izraz …</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WatchModel</name>
    <message>
        <source>%1
Checked: playing stops where it begins to hold. Double-click to change it.</source>
        <extracomment>%1: an expression, &quot;cache[threadIdx.x] &gt; 10&quot;</extracomment>
        <translation>%1
Označeno: predvajanje se ustavi, kjer začne veljati. Za spremembo dvokliknite.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: a number
----------
%1: &quot;Thread 5 (warp 0, lane 5)&quot;; %2: why there is no value, a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no record yet: run a kernel.</source>
        <translation>Zapisa še ni: zaženite ščepec.</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>Heading of a column: expressions whose values are shown</extracomment>
        <translation>Opazovani izraz</translation>
    </message>
    <message>
        <source>The expression. Checked: playing stops where it begins to hold.</source>
        <translation>Izraz. Označeno: predvajanje se ustavi, kjer začne veljati.</translation>
    </message>
    <message>
        <source>Warp</source>
        <extracomment>Heading of a column: whether the expression holds for a lane of the warp</extracomment>
        <translation>Snop</translation>
    </message>
    <message>
        <source>Lane %1 of the warp</source>
        <extracomment>%1: a number from 0 to 31</extracomment>
        <translation>Steza %1 snopa</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WatchPanel</name>
    <message>
        <source>Watch</source>
        <extracomment>Name of the panel for screen readers: it shows values of expressions</extracomment>
        <translation>Opazuj</translation>
    </message>
    <message>
        <source>New watch</source>
        <extracomment>Name of the field for screen readers</extracomment>
        <translation>Nov opazovani izraz</translation>
    </message>
    <message>
        <source>What is wrong with the watch</source>
        <translation>Kaj je narobe z opazovanim izrazom</translation>
    </message>
    <message>
        <source>Close the watches</source>
        <translation>Zapri opazovane izraze</translation>
    </message>
    <message>
        <source>Close (Escape); the watches stay</source>
        <translation>Zapri (Escape); opazovani izrazi ostanejo</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>A button: adds the typed expression</extracomment>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add the expression to the watches (Return)</source>
        <translation>Doda izraz med opazovane (Return)</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button: removes the selected expressions</extracomment>
        <translation>Odstrani</translation>
    </message>
    <message>
        <source>Remove the selected watches, or else the latest one (Del)</source>
        <translation>Odstrani izbrane opazovane izraze ali najnovejšega (Del)</translation>
    </message>
    <message>
        <source>Values of the watches</source>
        <translation>Vrednosti opazovanih izrazov</translation>
    </message>
    <message>
        <source>An expression, such as cache[threadIdx.x]</source>
        <translation>Izraz, na primer cache[threadIdx.x]</translation>
    </message>
    <message>
        <source>A number for each thread, or a condition; the names are those that Go to lists</source>
        <translation>Število za vsako nit ali pogoj; imena so tista, ki jih našteje Pojdi na</translation>
    </message>
    <message>
        <source>There are %1 watches; more are not shown at once.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Opazovanih izrazov je %1; več jih hkrati ni prikazanih.</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <extracomment>A menu</extracomment>
        <translation>&amp;Datoteka</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>A menu</extracomment>
        <translation>&amp;Uredi</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <extracomment>A menu
----------
In the menu Run: runs the chosen kernel</extracomment>
        <translation>&amp;Zagon</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>A menu</extracomment>
        <translation>&amp;Pogled</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <extracomment>A menu</extracomment>
        <translation>&amp;Koraki</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>A menu</extracomment>
        <translation>Po&amp;moč</translation>
    </message>
    <message>
        <source>Open &amp;data…</source>
        <extracomment>In the menu File: opens a dialog of files</extracomment>
        <translation>Odpri po&amp;datke …</translation>
    </message>
    <message>
        <source>Use the &amp;pattern</source>
        <translation>Uporabi &amp;vzorec</translation>
    </message>
    <message>
        <source>Open i&amp;mage…</source>
        <extracomment>In the menu File: opens a dialog of files</extracomment>
        <translation>Odpri &amp;sliko …</translation>
    </message>
    <message>
        <source>Equalise the Moo&amp;n</source>
        <translation>Izravnaj histogram slike &amp;Lune</translation>
    </message>
    <message>
        <source>Save the equa&amp;lised image…</source>
        <translation>Shrani &amp;izravnano sliko …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>In the menu File: writes the animation into a file</extracomment>
        <translation>I&amp;zvozi …</translation>
    </message>
    <message>
        <source>Save &amp;chart…</source>
        <extracomment>In the menu File: saves the chart of the page Measure</extracomment>
        <translation>Shrani &amp;grafikon …</translation>
    </message>
    <message>
        <source>Save the chart&apos;s &amp;table…</source>
        <translation>Shrani &amp;tabelo grafikona …</translation>
    </message>
    <message>
        <source>Save chart of e&amp;rrors…</source>
        <translation>Shrani grafikon &amp;napak …</translation>
    </message>
    <message>
        <source>Save errors…</source>
        <extracomment>In the menu File: saves the table of the page Errors</extracomment>
        <translation>Shrani napake …</translation>
    </message>
    <message>
        <source>Save chart of &amp;work…</source>
        <translation>Shrani grafikon d&amp;ela …</translation>
    </message>
    <message>
        <source>Save work…</source>
        <extracomment>In the menu File: saves the table of the page Work</extracomment>
        <translation>Shrani delo …</translation>
    </message>
    <message>
        <source>Save picture of the time line…</source>
        <translation>Shrani sliko časovnice …</translation>
    </message>
    <message>
        <source>Save time line…</source>
        <translation>Shrani časovnico …</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <extracomment>In the menu File: a menu on earlier runs and benchmarks</extracomment>
        <translation>Z&amp;godovina</translation>
    </message>
    <message>
        <source>&amp;All runs and benchmarks</source>
        <translation>&amp;Vsi zagoni in meritve</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>In the menu File: ends the program</extracomment>
        <translation>&amp;Končaj</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <extracomment>In the menu Edit: copies the picture of the stage</extracomment>
        <translation>&amp;Kopiraj sliko</translation>
    </message>
    <message>
        <source>Cop&amp;y chart</source>
        <extracomment>In the menu Edit: copies the chart of the page Measure</extracomment>
        <translation>Kopiraj &amp;grafikon</translation>
    </message>
    <message>
        <source>Choose a &amp;kernel…</source>
        <translation>Izberi š&amp;čepec …</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <extracomment>In the menu Run: the chosen kernel&apos;s text, to be changed on the page Lab</extracomment>
        <translation>&amp;Uredi kopijo</translation>
    </message>
    <message>
        <source>Begins on the page Lab with a copy of the chosen kernel</source>
        <translation>Na strani Delavnica odpre kopijo izbranega ščepca</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>In the menu Run: ends the run</extracomment>
        <translation>&amp;Prekini</translation>
    </message>
    <message>
        <source>&amp;Measure CPU and GPU</source>
        <translation>&amp;Izmeri CPU in GPU</translation>
    </message>
    <message>
        <source>Measure the time &amp;line</source>
        <translation>Izmeri časov&amp;nico</translation>
    </message>
    <message>
        <source>Compare &amp;errors</source>
        <extracomment>In the menu Run: begins what the page Errors shows</extracomment>
        <translation>Primerjaj &amp;napake</translation>
    </message>
    <message>
        <source>&amp;Shuffle the order</source>
        <translation>Pre&amp;mešaj vrstni red</translation>
    </message>
    <message>
        <source>Count &amp;work and depth</source>
        <translation>Preštej &amp;delo in globino</translation>
    </message>
    <message>
        <source>Read the GPU&apos;s &amp;own counters</source>
        <translation>Preberi š&amp;tevce grafičnega procesorja</translation>
    </message>
    <message>
        <source>Shows them beside those of the record; a run on a GPU takes a quarter of a second longer for it.</source>
        <translation>Prikaže jih ob števcih iz zapisa; zagon na GPU traja zato četrt sekunde dlje.</translation>
    </message>
    <message>
        <source>Shade by ro&amp;unding</source>
        <translation>Osenči po &amp;zaokrožitvah</translation>
    </message>
    <message>
        <source>The space-time diagram shows what rounding took from each value, as its record tells</source>
        <translation>Prostorsko-časovni diagram pokaže, koliko je posamezni vrednosti vzelo zaokroževanje, kot pove zapis</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>In the menu View</extracomment>
        <translation>Po&amp;večaj</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>In the menu View</extracomment>
        <translation>Po&amp;manjšaj</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <extracomment>In the menu View: makes the picture as large as the stage</extracomment>
        <translation>&amp;Prilagodi oknu</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>In the menu View: a menu of sets of colours</extracomment>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>In the menu View: a menu of languages</extracomment>
        <translation>&amp;Jezik</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>In the menu View: a menu of the panels beside the stage</extracomment>
        <translation>P&amp;lošče</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Po&amp;nastavi razpored</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <extracomment>In the menu View: shows the stage on the full screen</extracomment>
        <translation>Pre&amp;dstavitev</translation>
    </message>
    <message>
        <source>The stage and its transport alone on the full screen</source>
        <translation>Samo prizor in vrstica za predvajanje, čez ves zaslon</translation>
    </message>
    <message>
        <source>Close a panel, or lea&amp;ve the presentation</source>
        <translation>Zapri ploščo ali &amp;končaj predstavitev</translation>
    </message>
    <message>
        <source>Lar&amp;ger type</source>
        <extracomment>In the menu View: type size</extracomment>
        <translation>&amp;Večje črke</translation>
    </message>
    <message>
        <source>S&amp;maller type</source>
        <extracomment>In the menu View: type size</extracomment>
        <translation>&amp;Manjše črke</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>&amp;Kot namizje</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>In the menu of sets of colours</extracomment>
        <translation>&amp;Svetla</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <extracomment>In the menu of sets of colours</extracomment>
        <translation>&amp;Temna</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <extracomment>In the menu of sets of colours</extracomment>
        <translation>&amp;Visok kontrast</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Predvajaj ali ustavi</translation>
    </message>
    <message>
        <source>Pla&amp;y backward</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>Predvajaj na&amp;zaj</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>Korak na&amp;prej</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>&amp;Korak nazaj</translation>
    </message>
    <message>
        <source>&amp;Next epoch</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>Na&amp;slednja epoha</translation>
    </message>
    <message>
        <source>Pre&amp;vious epoch</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>P&amp;rejšnja epoha</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>Prvi k&amp;orak</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>&amp;Zadnji korak</translation>
    </message>
    <message>
        <source>Breakpoints and conditions</source>
        <translation>Prekinitvene točke in pogoji</translation>
    </message>
    <message>
        <source>Follow the next &amp;thread</source>
        <translation>Spremljaj naslednjo &amp;nit</translation>
    </message>
    <message>
        <source>Follow the previous threa&amp;d</source>
        <translation>Spremljaj prejšnjo n&amp;it</translation>
    </message>
    <message>
        <source>Follow no t&amp;hread</source>
        <translation>Ne spremljaj no&amp;bene niti</translation>
    </message>
    <message>
        <source>Fa&amp;ster</source>
        <extracomment>In the menu Playback: more steps per second</extracomment>
        <translation>&amp;Hitreje</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <extracomment>In the menu Playback: fewer steps per second</extracomment>
        <translation>P&amp;očasneje</translation>
    </message>
    <message>
        <source>Ma&amp;ximum speed</source>
        <extracomment>In the menu Playback: as many steps per second as can be drawn</extracomment>
        <translation>&amp;Največja hitrost</translation>
    </message>
    <message>
        <source>&amp;Motion within a step</source>
        <translation>&amp;Gibanje znotraj koraka</translation>
    </message>
    <message>
        <source>How far a st&amp;ep goes</source>
        <translation>Kako daleč seže kora&amp;k</translation>
    </message>
    <message>
        <source>&amp;Quiz: predict, then reveal</source>
        <translation>&amp;Kviz: najprej napovej, nato poglej</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <extracomment>In the menu Playback: the animation begins again at its end</extracomment>
        <translation>V zank&amp;i</translation>
    </message>
    <message>
        <source>Set or clear a boo&amp;kmark</source>
        <translation>Postavi ali odstrani za&amp;znamek</translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>Naslednji zaznamek</translation>
    </message>
    <message>
        <source>P&amp;revious bookmark</source>
        <extracomment>In the menu Playback</extracomment>
        <translation>Prejšnji zaznamek</translation>
    </message>
    <message>
        <source>&amp;Clear all bookmarks</source>
        <translation>Odstrani &amp;vse zaznamke</translation>
    </message>
    <message>
        <source>Next findin&amp;g</source>
        <extracomment>In the menu Playback; a finding is a mistake that the record shows</extracomment>
        <translation>Naslednja na&amp;jdba</translation>
    </message>
    <message>
        <source>Previo&amp;us finding</source>
        <extracomment>In the menu Playback; a finding is a mistake that the record shows</extracomment>
        <translation>Prejšnja naj&amp;dba</translation>
    </message>
    <message>
        <source>One &amp;access of all threads</source>
        <translation>En &amp;dostop vseh niti</translation>
    </message>
    <message>
        <source>All accesses of a source &amp;line</source>
        <translation>Vsi dostopi ene &amp;vrstice kode</translation>
    </message>
    <message>
        <source>On to the next &amp;barrier</source>
        <translation>Do naslednje &amp;prepreke</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <extracomment>In the menu of motion: how fast values move within a step</extracomment>
        <translation>&amp;Brez</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <extracomment>In the menu of motion: how fast values move within a step</extracomment>
        <translation>&amp;Hitro</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>In the menu of motion: how fast values move within a step</extracomment>
        <translation>&amp;Običajno</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <extracomment>In the menu of motion: how fast values move within a step</extracomment>
        <translation>&amp;Počasi</translation>
    </message>
    <message>
        <source>Without motion</source>
        <extracomment>Above a choice of when nothing moves</extracomment>
        <translation>Brez gibanja</translation>
    </message>
    <message>
        <source>If the &amp;desktop asks for it</source>
        <translation>Če tako zahteva &amp;namizje</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <extracomment>In the menu of motion: nothing moves</extracomment>
        <translation>&amp;Vedno</translation>
    </message>
    <message>
        <source>N&amp;ever</source>
        <extracomment>In the menu of motion: values always move</extracomment>
        <translation>&amp;Nikoli</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <extracomment>In the menu Help</extracomment>
        <translation>&amp;Priročnik</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <extracomment>In the menu Help</extracomment>
        <translation>Prvi &amp;koraki</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <extracomment>In the menu Help</extracomment>
        <translation>&amp;Slovarček</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>In the menu Help</extracomment>
        <translation>&amp;Bližnjice na tipkovnici</translation>
    </message>
    <message>
        <source>&amp;About Lanescope</source>
        <extracomment>In the menu Help</extracomment>
        <translation>&amp;O programu Lanescope</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <extracomment>In the menu Help: a menu of what can be done with lessons</extracomment>
        <translation>&amp;Lekcije</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <extracomment>In the menu of lessons: shows the list of them</extracomment>
        <translation>&amp;Vse lekcije</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <extracomment>In the menu of lessons: opens a dialog of files</extracomment>
        <translation>&amp;Odpri lekcijo …</translation>
    </message>
    <message>
        <source>Open the &amp;folder of a lesson…</source>
        <extracomment>In the menu of lessons: opens a dialog of folders</extracomment>
        <translation>Odpri &amp;mapo lekcije …</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <extracomment>In the menu of lessons: turns the page</extracomment>
        <translation>&amp;Naslednja stran</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <extracomment>In the menu of lessons: turns the page back</extracomment>
        <translation>&amp;Prejšnja stran</translation>
    </message>
    <message>
        <source>&amp;Set the stage again</source>
        <extracomment>In the menu of lessons: sets the stage as the page has it</extracomment>
        <translation>Znova &amp;postavi prizor</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <extracomment>In the menu of lessons: reads the lesson&apos;s files again</extracomment>
        <translation>Znova nal&amp;oži</translation>
    </message>
    <message>
        <source>&amp;Export the lesson…</source>
        <extracomment>In the menu of lessons: opens a dialog of files</extracomment>
        <translation>&amp;Izvozi lekcijo…</translation>
    </message>
    <message>
        <source>Save picture of the devices…</source>
        <translation>Shrani sliko naprav …</translation>
    </message>
    <message>
        <source>Save messages…</source>
        <extracomment>In the menu File: saves the messages between devices</extracomment>
        <translation>Shrani sporočila …</translation>
    </message>
    <message>
        <source>Reduce over &amp;devices</source>
        <translation>Re&amp;duciraj po napravah</translation>
    </message>
    <message>
        <source>&amp;Crash reports…</source>
        <extracomment>In the menu Help: opens a dialog with what is known of crashes</extracomment>
        <translation>Poročila o ses&amp;utjih…</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WorkPage</name>
    <message>
        <source>Count</source>
        <extracomment>A button: counts operations and steps</extracomment>
        <translation>Preštej</translation>
    </message>
    <message>
        <source>Record the kernels in one block, from 2 to 1024 elements, and count from each record the operations and the longest chain of them.</source>
        <translation>Zapiše ščepce v enem bloku, od 2 do 1024 elementov, in iz vsakega zapisa prešteje operacije in njihovo najdaljšo verigo.</translation>
    </message>
    <message>
        <source>Count work and depth</source>
        <translation>Preštej delo in globino</translation>
    </message>
    <message>
        <source>What prevents counting</source>
        <translation>Kaj preprečuje štetje</translation>
    </message>
    <message>
        <source>Over n</source>
        <extracomment>A tab with charts: against the size of the inputs</extracomment>
        <translation>Glede na n</translation>
    </message>
    <message>
        <source>Views of work and depth</source>
        <translation>Pogledi dela in globine</translation>
    </message>
    <message>
        <source>Chart: work against n; the table has the numbers</source>
        <translation>Grafikon: delo glede na n; števila so v tabeli</translation>
    </message>
    <message>
        <source>Chart: depth against n; the table has the numbers</source>
        <translation>Grafikon: globina glede na n; števila so v tabeli</translation>
    </message>
    <message>
        <source>Work and depth</source>
        <translation>Delo in globina</translation>
    </message>
    <message>
        <source>Work and depth in words</source>
        <translation>Delo in globina z besedami</translation>
    </message>
    <message>
        <source>Count shows how much each algorithm computes, and in how many steps.</source>
        <translation>Preštej pokaže, koliko računa posamezni algoritem in v koliko korakih.</translation>
    </message>
    <message>
        <source>Work and depth of %1</source>
        <extracomment>Title of the saved charts. %1: id of the kernel</extracomment>
        <translation>Delo in globina, %1</translation>
    </message>
</context>
<context>
    <name>lanescope::ui::WrongBand</name>
    <message>
        <source>%1 is right by luck: see Findings.</source>
        <extracomment>%1: a number</extracomment>
        <translation>%1 je pravilen po sreči: glejte Najdbe.</translation>
    </message>
    <message>
        <source>Wrong: not a number, expected %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Napačno: ni število, pričakovano %1</translation>
    </message>
    <message>
        <source>Wrong: element %1 is off by %2</source>
        <extracomment>%1: an index; %2: a number</extracomment>
        <translation>Napačno: element %1 odstopa za %2</translation>
    </message>
    <message>
        <source>Wrong: %1, expected %2</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>Napačno: %1, pričakovano %2</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Kaj je narobe</translation>
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
        <translation>Posnemovalnik nima časovnice gostitelja in naprave: ni naprave, ki bi jo merili.</translation>
    </message>
    <message>
        <source>cudaFuncGetAttributes of stampClocks</source>
        <extracomment>gpu/backend/cuda/clock_probe.cu</extracomment>
        <translation>cudaFuncGetAttributes za stampClocks</translation>
    </message>
    <message>
        <source>The launch of stampClocks</source>
        <extracomment>gpu/backend/cuda/clock_probe.cu</extracomment>
        <translation>Zagon stampClocks</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: CUPTI gives no number for %1.</source>
        <extracomment>gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: CUPTI ne da števila za %1.</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: CUPTI asks for more than %1 passes.</source>
        <extracomment>gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: CUPTI zahteva več prehodov kot %1.</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: CUPTI kept %1 of %2 measurements.</source>
        <extracomment>gpu/backend/cuda/counter_session.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: CUPTI je ohranil %1 od %2 meritev.</translation>
    </message>
    <message>
        <source>No NVIDIA driver is installed.</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp</extracomment>
        <translation>Gonilnik NVIDIA ni nameščen.</translation>
    </message>
    <message>
        <source>The NVIDIA driver supports CUDA %1; CUDA %2 is needed.</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Gonilnik NVIDIA podpira CUDA %1; potrebna je CUDA %2.</translation>
    </message>
    <message>
        <source>No NVIDIA GPU was found.</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp</extracomment>
        <translation>Ni najdenega grafičnega procesorja NVIDIA.</translation>
    </message>
    <message>
        <source>compute capability %1.%2, %3 multiprocessors, driver for CUDA %4</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>računska zmožnost %1.%2, multiprocesorjev: %3, gonilnik za CUDA %4</translation>
    </message>
    <message>
        <source>There is no GPU %1; this machine has %2, numbered from 0.</source>
        <extracomment>gpu/backend/cuda/cuda_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU %1 ne obstaja; ta računalnik jih ima %2, oštevilčenih od 0.</translation>
    </message>
    <message>
        <source>The GPU has no room for %1 more: %2 of its %3 are free.</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU nima prostora za še %1: prostega je %2 od %3.</translation>
    </message>
    <message>
        <source>cudaMalloc of %1</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaMalloc za %1</translation>
    </message>
    <message>
        <source>The arrays need %1 of GPU memory: %2 of %3 are free.</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Tabele potrebujejo %1 pomnilnika GPU: prostega je %2 od %3.</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of %1 to the GPU</source>
        <extracomment>gpu/backend/cuda/chunk_slot.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaMemcpyAsync za %1 na GPU</translation>
    </message>
    <message>
        <source>cudaStreamSynchronize after the copies to the GPU</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>cudaStreamSynchronize po prenosih na GPU</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of the start of %1</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaMemcpyAsync za začetek %1</translation>
    </message>
    <message>
        <source>cudaMemsetAsync of %1</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaMemsetAsync za %1</translation>
    </message>
    <message>
        <source>cudaMemsetAsync of the recorder&apos;s counts</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>cudaMemsetAsync za števce zapisovalnika</translation>
    </message>
    <message>
        <source>The run was cancelled while %1 was still running: only the end of its process stops a kernel, so the engine is started again.</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zagon je bil prekinjen, ko je %1 še tekel: ščepec ustavi le konec njegovega procesa, zato se pogon zažene znova.</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of %1 from the GPU</source>
        <extracomment>gpu/backend/cuda/chunk_slot.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaMemcpyAsync za %1 z GPU</translation>
    </message>
    <message>
        <source>cudaStreamSynchronize after the copies from the GPU</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>cudaStreamSynchronize po prenosih z GPU</translation>
    </message>
    <message>
        <source>cudaMemcpy of the recorder&apos;s counts</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>cudaMemcpy za števce zapisovalnika</translation>
    </message>
    <message>
        <source>cudaMemcpy2D of what the threads recorded</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>cudaMemcpy2D za to, kar so zapisale niti</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of %1 with page-locked memory</source>
        <extracomment>gpu/backend/cuda/cuda_timed_plan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaMemcpyAsync za %1 s priklenjenim pomnilnikom</translation>
    </message>
    <message>
        <source>The NVIDIA driver lets only administrators read the GPU&apos;s own counters on this machine (its setting NVreg_RestrictProfilingToAdminUsers), so only Lanescope&apos;s counters are shown.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp</extracomment>
        <translation>Gonilnik NVIDIA na tem računalniku dovoli branje lastnih števcev GPU le skrbnikom (nastavitev NVreg_RestrictProfilingToAdminUsers), zato so prikazani le Lanescopovi števci.</translation>
    </message>
    <message>
        <source>This machine has a part of a GPU, and the host does not let it read the GPU&apos;s own counters, so only Lanescope&apos;s counters are shown.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp</extracomment>
        <translation>Ta računalnik ima del GPU in gostitelj mu ne dovoli brati lastnih števcev GPU, zato so prikazani le Lanescopovi števci.</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: another profiler or a debugger is at work on this program.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: s tem programom dela drug profilnik ali razhroščevalnik.</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: %1 failed, %2 (%3).</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: %1 ni uspel, %2 (%3).</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: the CUPTI that is installed is too old, it has no %1.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: nameščeni CUPTI je prestar, nima %1.</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: NVIDIA&apos;s library for that, CUPTI, was not found (%1); it comes with the CUDA Toolkit.</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: NVIDIine knjižnice CUPTI ni mogoče najti (%1); je del orodij CUDA Toolkit.</translation>
    </message>
    <message>
        <source>no words</source>
        <extracomment>gpu/backend/cuda/cupti_library.cpp</extracomment>
        <translation>brez besed</translation>
    </message>
    <message>
        <source>cudaMemcpy of fresh buffers</source>
        <extracomment>gpu/backend/cuda/fresh_buffers.cpp</extracomment>
        <translation>cudaMemcpy za sveže medpomnilnike</translation>
    </message>
    <message>
        <source>cudaMemcpy of the start of %1</source>
        <extracomment>gpu/backend/cuda/fresh_buffers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaMemcpy za začetek %1</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of fresh buffers</source>
        <extracomment>gpu/backend/cuda/fresh_buffers.cpp</extracomment>
        <translation>cudaMemcpyAsync za sveže medpomnilnike</translation>
    </message>
    <message>
        <source>The launch of multiplyAdd</source>
        <extracomment>gpu/backend/cuda/gpu_ceilings.cu</extracomment>
        <translation>Zagon multiplyAdd</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync within the GPU</source>
        <extracomment>gpu/backend/cuda/gpu_ceilings.cu</extracomment>
        <translation>cudaMemcpyAsync znotraj GPU</translation>
    </message>
    <message>
        <source>The launch of copyVectors</source>
        <extracomment>gpu/backend/cuda/gpu_ceilings.cu</extracomment>
        <translation>Zagon copyVectors</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: there is no CUDA context.</source>
        <extracomment>gpu/backend/cuda/hardware_counters.cpp</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: konteksta CUDA ni.</translation>
    </message>
    <message>
        <source>cudaFuncSetAttribute of %1</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaFuncSetAttribute za %1</translation>
    </message>
    <message>
        <source>cudaFuncGetAttributes of %1</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaFuncGetAttributes za %1</translation>
    </message>
    <message>
        <source>%1 cannot be launched: a block needs %2 of dynamic shared memory, and this GPU has %3.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ni mogoče zagnati: blok potrebuje %2 dinamičnega skupnega pomnilnika, ta GPU pa ga ima %3.</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxActiveClusters of %1</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaOccupancyMaxActiveClusters za %1</translation>
    </message>
    <message>
        <source>%1 cannot be launched: this GPU has no room for a cluster of %2 such blocks.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ni mogoče zagnati: ta GPU nima prostora za gručo %2 takih blokov.</translation>
    </message>
    <message>
        <source>The kernel %1 is not built for CUDA.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 ni zgrajen za CUDA.</translation>
    </message>
    <message>
        <source>%1 cannot be launched: this GPU runs at most %2 threads a block of this kernel, which uses %3 registers a thread.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ni mogoče zagnati: ta GPU pri tem ščepcu dovoli največ %2 niti na blok; ščepec uporablja toliko registrov na nit: %3.</translation>
    </message>
    <message>
        <source>%1 needs code for compute capability %2; for this GPU the program has only code for %3.</source>
        <extracomment>gpu/backend/cuda/launch_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 potrebuje kodo za računsko zmožnost %2; za ta GPU ima program le kodo za %3.</translation>
    </message>
    <message>
        <source>This build of Lanescope has no CUDA backend: no CUDA Toolkit was there when it was made.</source>
        <extracomment>gpu/backend/cuda/no_cuda_backend.cpp</extracomment>
        <translation>Ta izvedba Lanescopa nima zaledja CUDA: ko je nastala, CUDA Toolkita ni bilo.</translation>
    </message>
    <message>
        <source>The GPU&apos;s own counters cannot be read: this build was made without CUPTI&apos;s headers.</source>
        <extracomment>gpu/backend/cuda/no_hardware_counters.cpp</extracomment>
        <translation>Lastnih števcev GPU ni mogoče prebrati: ta izdaja je zgrajena brez zaglavnih datotek CUPTI.</translation>
    </message>
    <message>
        <source>CUDA&apos;s occupancy calculator does not know this GPU (error %1).</source>
        <extracomment>gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources</extracomment>
        <translation>Izračun zasedenosti v CUDA ne pozna tega GPU (napaka %1).</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxActiveBlocksPerMultiprocessor of %1</source>
        <extracomment>gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources</extracomment>
        <translation>cudaOccupancyMaxActiveBlocksPerMultiprocessor za %1</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxPotentialBlockSize of %1</source>
        <extracomment>gpu/backend/cuda/occupancy.cu. %1, %2, …: see the sources</extracomment>
        <translation>cudaOccupancyMaxPotentialBlockSize za %1</translation>
    </message>
    <message>
        <source>cudaFuncGetAttributes of holdStream</source>
        <extracomment>gpu/backend/cuda/stream_gate.cu</extracomment>
        <translation>cudaFuncGetAttributes za holdStream</translation>
    </message>
    <message>
        <source>The launch of holdStream</source>
        <extracomment>gpu/backend/cuda/stream_gate.cu</extracomment>
        <translation>Zagon holdStream</translation>
    </message>
    <message>
        <source>cudaMemcpy of an input to the GPU</source>
        <extracomment>gpu/backend/cuda/workbench.cpp</extracomment>
        <translation>cudaMemcpy vhoda na GPU</translation>
    </message>
    <message>
        <source>cudaMemsetAsync over the L2 cache</source>
        <extracomment>gpu/backend/cuda/workbench.cpp</extracomment>
        <translation>cudaMemsetAsync čez predpomnilnik L2</translation>
    </message>
    <message>
        <source>%1 cores, warp 32, filled as %2 multiprocessors</source>
        <extracomment>gpu/backend/emulator/emulator_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>jeder: %1, snop 32, zapolnjen kot %2 multiprocesorjev</translation>
    </message>
    <message>
        <source>There is not enough memory to run %1 on the emulator.</source>
        <extracomment>gpu/backend/emulator/emulator_backend.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Za zagon %1 v posnemovalniku ni dovolj pomnilnika.</translation>
    </message>
    <message>
        <source>The %1 of %2 must be from 1 to %3, but it is %4.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ščepca %2 mora biti od 1 do %3, je pa %4.</translation>
    </message>
    <message>
        <source>A block can have %1 threads, but %2 was launched with %3.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Blok ima lahko %1 niti, %2 pa je bil zagnan s %3.</translation>
    </message>
    <message>
        <source>A cluster can have %1 blocks, but %2 was launched with %3.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Gruča ima lahko %1 blokov, %2 pa je bil zagnan s %3.</translation>
    </message>
    <message>
        <source>The grid of %1 must consist of whole clusters: its x, %2, is no multiple of %3.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Mreža ščepca %1 mora biti iz celih gruč: njen x, %2, ni večkratnik števila %3.</translation>
    </message>
    <message>
        <source>A block can have %1 bytes of shared memory, but %2 was launched with %3.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Blok ima lahko %1 bajtov skupnega pomnilnika, %2 pa je bil zagnan s %3.</translation>
    </message>
    <message>
        <source>The input &apos;%1&apos; is missing.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Manjka vhod &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The input &apos;%1&apos; must have %2 elements of %3, but it has %4 of %5.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vhod &apos;%1&apos; mora imeti %2 elementov tipa %3, ima pa jih %4 tipa %5.</translation>
    </message>
    <message>
        <source>The kernel has %1 inputs, but %2 were given.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec ima %1 vhodov, podanih pa je bilo %2.</translation>
    </message>
    <message>
        <source>The arrays of %1 need %2 of memory, but %3 are free.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Tabele ščepca %1 potrebujejo %2 pomnilnika, prostega pa je %3.</translation>
    </message>
    <message>
        <source>The emulator would take about %1 for the %2 blocks of %3 threads of %4; %5 are the most that it is given. Launch fewer blocks, or run it on a GPU.</source>
        <extracomment>gpu/backend/emulator/emulator_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Posnemovalnik bi za %2 blokov po %3 niti ščepca %4 potreboval približno %1; dovoljeno mu je največ %5. Zaženite manj blokov ali uporabite GPU.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a kernel of the catalogue.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; je ščepec iz kataloga.</translation>
    </message>
    <message>
        <source>There is no kernel &apos;%1&apos;; the kernels are %2.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec &apos;%1&apos; ne obstaja; ščepci so %2.</translation>
    </message>
    <message>
        <source>%1 is the kernel itself; name another one to compare with, or what is to differ, as in %2:schedule=reversed.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je prav ta ščepec; za primerjavo imenujte drugega ali povejte, kaj naj bo drugače, kot v %2:schedule=reversed.</translation>
    </message>
    <message>
        <source>%1 is a pitfall, which is compared with %2 only, the kernel that it breaks.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je past, ki se primerja samo s ščepcem %2, ki ga pokvari.</translation>
    </message>
    <message>
        <source>%1 does not get the inputs of %2, so that it cannot be compared with it.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ne dobi vhodov ščepca %2, zato ju ni mogoče primerjati.</translation>
    </message>
    <message>
        <source>There is no record of %1: %2</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Za %1 ni zapisa: %2</translation>
    </message>
    <message>
        <source>%1 needs a GPU of compute capability %2</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 potrebuje GPU z računsko zmožnostjo %2</translation>
    </message>
    <message>
        <source>%1; the emulator does not have what it uses.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1; posnemovalnik nima tega, kar uporablja.</translation>
    </message>
    <message>
        <source>, not a later one</source>
        <extracomment>gpu/catalog/catalog.cpp</extracomment>
        <translation>, ne poznejše</translation>
    </message>
    <message>
        <source>There is no kernel file &apos;%1&apos;.</source>
        <extracomment>gpu/catalog/catalog.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Datoteka ščepca &apos;%1&apos; ne obstaja.</translation>
    </message>
    <message>
        <source>%1 knows only %2 = %3; choose that to compare it with %4.</source>
        <extracomment>gpu/catalog/compared_with.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 pozna le %2 = %3; za primerjavo z %4 izberite to.</translation>
    </message>
    <message>
        <source>names no kernel</source>
        <extracomment>gpu/catalog/compared_with.cpp</extracomment>
        <translation>ne imenuje ščepca</translation>
    </message>
    <message>
        <source>has a part without a value</source>
        <extracomment>gpu/catalog/compared_with.cpp</extracomment>
        <translation>ima del brez vrednosti</translation>
    </message>
    <message>
        <source>says %1 twice</source>
        <extracomment>gpu/catalog/compared_with.cpp. %1, %2, …: see the sources</extracomment>
        <translation>dvakrat navede %1</translation>
    </message>
    <message>
        <source>%1 is of the data, which both sides share; only what is of the launch can differ.</source>
        <extracomment>gpu/catalog/compared_with.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je del podatkov, ki so skupni obema stranema; razlikuje se lahko le, kar sodi k zagonu.</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>gpu/catalog/image.cpp</extracomment>
        <translation>vsa jedra</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 = %4 · %5 elements is too large: a matrix has at most 2^40.</source>
        <extracomment>gpu/catalog/matrix.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 z %2 · %3 = %4 · %5 elementi je prevelika: matrika jih ima največ 2^40.</translation>
    </message>
    <message>
        <source>%1 = %2 makes more than the 65535 blocks that a grid has in y; with blocks of %3 the most is %4.</source>
        <extracomment>gpu/catalog/matrix.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 da več kot 65535 blokov, kolikor jih ima mreža po y; z bloki po %3 je največ %4.</translation>
    </message>
    <message>
        <source>: the largest error is %1.</source>
        <extracomment>gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>: največja napaka je %1.</translation>
    </message>
    <message>
        <source>A fixed tolerance of 1e-3 would say the same%1</source>
        <extracomment>gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Stalno dovoljeno odstopanje 1e-3 bi reklo isto%1</translation>
    </message>
    <message>
        <source>A fixed tolerance of 1e-3 would pass this wrong product%1</source>
        <extracomment>gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Stalno dovoljeno odstopanje 1e-3 bi sprejelo ta napačni produkt%1</translation>
    </message>
    <message>
        <source>A fixed tolerance of 1e-3 would fail this correct product%1</source>
        <extracomment>gpu/catalog/matmul_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Stalno dovoljeno odstopanje 1e-3 bi zavrnilo ta pravilni produkt%1</translation>
    </message>
    <message>
        <source>%1 = %2 is too large: the tensor memory accelerator counts rows and columns with 32 bits; this kernel takes up to 2^30.</source>
        <extracomment>gpu/catalog/matmul_tensor.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 je preveliko: pospeševalnik tenzorskega pomnilnika šteje vrstice in stolpce z 32 biti; ta ščepec vzame največ 2^30.</translation>
    </message>
    <message>
        <source>The arrays of %1 have several types: &apos;%2&apos; is of %3 and &apos;%4&apos; of %5.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Tabele %1 so več vrst: &apos;%2&apos; je %3, &apos;%4&apos; pa %5.</translation>
    </message>
    <message>
        <source>The problem %1 has %2 of %3; those of %4 are of %5.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Problem %1 ima %2 vrste %3; tabele %4 so vrste %5.</translation>
    </message>
    <message>
        <source>The kernel %1 has no array that it may write to, so that it has no result.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 nima tabele, v katero bi smel pisati, zato nima rezultata.</translation>
    </message>
    <message>
        <source>The problem %1 has one output; only map and free have several.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Problem %1 ima en izhod; le map in free jih imata več.</translation>
    </message>
    <message>
        <source>The problem %1 needs an output beside its input; the kernel %2 works in place.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Problem %1 poleg vhoda potrebuje izhod; ščepec %2 dela na mestu.</translation>
    </message>
    <message>
        <source>The kernel %1 has %2; the most are %3.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 ima %2; največ je %3.</translation>
    </message>
    <message>
        <source>The problem %1 has %2 and an output; the kernel %3 has %4. An array that is neither is named by NAME = scratch.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Problem %1 ima %2 in izhod; ščepec %3 ima %4. Tabelo, ki ni ne eno ne drugo, imenuje NAME = scratch.</translation>
    </message>
    <message>
        <source>The parameter &apos;%1&apos; of %2 is no size that is known by its name: give it a value, as in %3.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Parameter &apos;%1&apos; ščepca %2 ni velikost, znana po imenu: dajte mu vrednost, kot v %3.</translation>
    </message>
    <message>
        <source>The problem %1 has a reference of its own; only map, stencil and free take one of the file.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Problem %1 ima svojo referenco; le map, stencil in free jo vzamejo iz datoteke.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no array of a kernel that %2 launches.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni tabela ščepca, ki ga zažene %2.</translation>
    </message>
    <message>
        <source>The kernel %1 has no parameter &apos;%2&apos;.</source>
        <extracomment>gpu/catalog/own/argument_checks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 nima parametra &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>takes % of numbers that are not whole</source>
        <extracomment>gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>jemlje % števil, ki niso cela</translation>
    </message>
    <message>
        <source>divides by zero</source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>deli z nič</translation>
    </message>
    <message>
        <source>is beyond 64 bits</source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>presega 64 bitov</translation>
    </message>
    <message>
        <source>has an index that is not a whole number</source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>ima indeks, ki ni celo število</translation>
    </message>
    <message>
        <source>adds more than the %1 terms that a sum may have</source>
        <extracomment>gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>sešteva več kot %1 členov, kolikor jih sme imeti vsota</translation>
    </message>
    <message>
        <source>%1 has a sum, which only a reference may have.</source>
        <extracomment>gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ima vsoto, ki jo sme imeti le referenca.</translation>
    </message>
    <message>
        <source>%1 takes &apos;%2&apos; as a matrix; say its size, as in size %3 = (m, n).</source>
        <extracomment>gpu/catalog/own/element_expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 jemlje &apos;%2&apos; kot matriko; povejte njeno velikost, kot v size %3 = (m, n).</translation>
    </message>
    <message>
        <source>but there is no array to read here.</source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>a tu ni tabele, ki bi jo bral.</translation>
    </message>
    <message>
        <source>%1 = %2 is not a whole number.</source>
        <extracomment>gpu/catalog/own/expression.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 ni celo število.</translation>
    </message>
    <message>
        <source>is not understood at &apos;%1&apos;</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources</extracomment>
        <translation>ni razumljivo pri &apos;%1&apos;</translation>
    </message>
    <message>
        <source>has too many parentheses within each other</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp</extracomment>
        <translation>ima preveč oklepajev drugega v drugem</translation>
    </message>
    <message>
        <source>calls &apos;%1&apos;, not one of %2sum</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources</extracomment>
        <translation>kliče &apos;%1&apos;, ki ni eden od %2sum</translation>
    </message>
    <message>
        <source>lacks the variable of a sum, as in sum(j, 0, n, a[j])</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp</extracomment>
        <translation>nima spremenljivke vsote, kot v sum(j, 0, n, a[j])</translation>
    </message>
    <message>
        <source>%1 has &apos;%2&apos;; write NAME = VALUE, as in problem = dot.</source>
        <extracomment>gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ima &apos;%2&apos;; napišite NAME = VALUE, kot v problem = dot.</translation>
    </message>
    <message>
        <source>The line &apos;// lanescope: …&apos;</source>
        <extracomment>gpu/catalog/own/head_comment.cpp</extracomment>
        <translation>Vrstica &apos;// lanescope: …&apos;</translation>
    </message>
    <message>
        <source>A kernel&apos;s file makes at most %1 launches.</source>
        <extracomment>gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Datoteka ščepca naredi največ %1 zagonov.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no choice of a kernel&apos;s file; it may name problem, output, reference, then, radius, border, bins, tolerance, block, block-y, grid, grid-y, shared, a parameter of the run such as n, or one of the kernel.</source>
        <extracomment>gpu/catalog/own/head_comment.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni izbira datoteke ščepca; ta lahko imenuje problem, output, reference, then, radius, border, bins, tolerance, block, block-y, grid, grid-y, shared, parameter zagona, kot je n, ali parameter ščepca.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no use of an array; write input, input 2, output, in-out or scratch.</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni uporaba tabele; napišite input, input 2, output, in-out ali scratch.</translation>
    </message>
    <message>
        <source>The launches of %1 take &apos;%2&apos; as an array of %3 and of %4.</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zagoni %1 jemljejo &apos;%2&apos; kot tabelo vrste %3 in vrste %4.</translation>
    </message>
    <message>
        <source>The kernel only reads &apos;%1&apos;, which therefore is no %2.</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec &apos;%1&apos; le bere, zato to ni %2.</translation>
    </message>
    <message>
        <source>%1 launches &apos;%2&apos;, but %3.</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 zažene &apos;%2&apos;, a %3.</translation>
    </message>
    <message>
        <source>has no other kernel</source>
        <extracomment>gpu/catalog/own/own_arguments.cpp</extracomment>
        <translation>nima drugega ščepca</translation>
    </message>
    <message>
        <source>its kernels are </source>
        <extracomment>gpu/catalog/own/own_arguments.cpp</extracomment>
        <translation>njegovi ščepci so </translation>
    </message>
    <message>
        <source>a use of an array</source>
        <extracomment>gpu/catalog/own/own_arguments.h</extracomment>
        <translation>uporaba tabele</translation>
    </message>
    <message>
        <source>an output</source>
        <extracomment>gpu/catalog/own/own_kernel.h</extracomment>
        <translation>izhod</translation>
    </message>
    <message>
        <source>%1 is %2; it must be from %3 to %4.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je %2; biti mora od %3 do %4.</translation>
    </message>
    <message>
        <source>%1 = %2 names &apos;%3&apos;; it must be a plain number.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 imenuje &apos;%3&apos;; biti mora navadno število.</translation>
    </message>
    <message>
        <source>%1 = %2 must be from 1 to %3.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 mora biti od 1 do %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no value; an expression may use n, m, k, block, blocks, count, radius, bins and tile.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; nima vrednosti; izraz sme uporabiti n, m, k, block, blocks, count, radius, bins in tile.</translation>
    </message>
    <message>
        <source>A block of %1 x %2 threads is too large; a block has at most %3.</source>
        <extracomment>gpu/catalog/own/own_launch.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Blok z %1 x %2 nitmi je prevelik; blok jih ima največ %3.</translation>
    </message>
    <message>
        <source>start %1 is %2, which is no %3.</source>
        <extracomment>gpu/catalog/own/own_plan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>start %1 je %2, kar ni %3.</translation>
    </message>
    <message>
        <source>The matrix &apos;%1&apos; of %2 x %3 elements is too large; a matrix has at most 2^40.</source>
        <extracomment>gpu/catalog/own/own_plan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Matrika &apos;%1&apos; z %2 x %3 elementi je prevelika; matrika jih ima največ 2^40.</translation>
    </message>
    <message>
        <source>sum(j, -radius, radius + 1, %1[i + j]%2)</source>
        <extracomment>gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources</extracomment>
        <translation>sum(j, -radius, radius + 1, %1[i + j]%2)</translation>
    </message>
    <message>
        <source>Not checked, since there is no reference: %1.</source>
        <extracomment>gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ni preverjeno, ker ni reference: %1.</translation>
    </message>
    <message>
        <source>An input of %1 has no bin; the bins are 0 to %2.</source>
        <extracomment>gpu/catalog/own/own_reference.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vhod %1 nima predala; predali so od 0 do %2.</translation>
    </message>
    <message>
        <source>A size of the kernel&apos;s own arrays. auto: n.</source>
        <extracomment>gpu/catalog/own/own_row.cpp</extracomment>
        <translation>Velikost lastnih tabel ščepca. auto: n.</translation>
    </message>
    <message>
        <source>A kernel of your own.</source>
        <extracomment>gpu/catalog/own/own_row.cpp</extracomment>
        <translation>Vaš ščepec.</translation>
    </message>
    <message>
        <source>%1 has no kernel &apos;%2&apos; that could compute the reference.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 nima ščepca &apos;%2&apos;, ki bi lahko izračunal referenco.</translation>
    </message>
    <message>
        <source>The kernel %1 computes no reference: it has no output of %2, of the same name.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 ne izračuna reference: nima izhoda vrste %2 z istim imenom.</translation>
    </message>
    <message>
        <source>The array &apos;%1&apos; of the kernel %2 is neither an input nor the output &apos;%3&apos;.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Tabela &apos;%1&apos; ščepca %2 ni ne vhod ne izhod &apos;%3&apos;.</translation>
    </message>
    <message>
        <source>The parameter &apos;%1&apos; of the kernel %2 is none of %3.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Parameter &apos;%1&apos; ščepca %2 ni parameter ščepca %3.</translation>
    </message>
    <message>
        <source>The kernel %1 checks the first output alone.</source>
        <extracomment>gpu/catalog/own/reference_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 preverja le prvi izhod.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>%1 is out of range: it must be %2.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je zunaj obsega: dovoljeno je %2.</translation>
    </message>
    <message>
        <source>%1 is not a power of two: the tree halves the number of adding threads in every step, and from an odd number one element would be left out of the sum.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ni potenca števila dve: drevo v vsakem koraku razpolovi število niti, ki seštevajo, pri lihem številu pa bi en element ostal zunaj vsote.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2 of this kernel; choose one of %3.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni %2 tega ščepca; izberite eno od %3.</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range: it must be %3.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 je zunaj obsega: dovoljeno je %3.</translation>
    </message>
    <message>
        <source>%1 = &apos;%2&apos; is not a whole number.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = &apos;%2&apos; ni celo število.</translation>
    </message>
    <message>
        <source>%1 = &apos;%2&apos; is not a power: write it as 2^20, with a base of at least 2 and an exponent of at least 0.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = &apos;%2&apos; ni potenca: zapišite jo kot 2^20, z osnovo vsaj 2 in eksponentom vsaj 0.</translation>
    </message>
    <message>
        <source>No kernel file has an instance %1.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nobena datoteka ščepca nima različice %1.</translation>
    </message>
    <message>
        <source>%1 has no %2 of %3: choose </source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 nima %2 vrste %3: izberite </translation>
    </message>
    <message>
        <source>%1 as dtype</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 kot dtype</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;; its parameters are %3.</source>
        <extracomment>gpu/catalog/parameter.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 nima parametra &apos;%2&apos;; njegovi parametri so %3.</translation>
    </message>
    <message>
        <source>%1 of shared memory</source>
        <extracomment>gpu/catalog/source/shared_arrays.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 skupnega pomnilnika</translation>
    </message>
    <message>
        <source>The kernel %1 declares %2; the row %3 describes %4.</source>
        <extracomment>gpu/catalog/source/shared_arrays.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 deklarira %2; vrstica %3 opisuje %4.</translation>
    </message>
    <message>
        <source>There is no parameter &apos;%1&apos;.</source>
        <extracomment>gpu/catalog/specs.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Parametra &apos;%1&apos; ni.</translation>
    </message>
    <message>
        <source>the help of the launch rule says so</source>
        <extracomment>gpu/catalog/specs.cpp</extracomment>
        <translation>tako pravi pomoč pravila zagona</translation>
    </message>
    <message>
        <source>model name</source>
        <extracomment>gpu/platform/processor.cpp</extracomment>
        <translation>model name</translation>
    </message>
    <message>
        <source>blocked, all cores</source>
        <extracomment>gpu/cpu/matmul.cpp</extracomment>
        <translation>po blokih, vsa jedra</translation>
    </message>
    <message>
        <source>Scans are of float32, int32 and int64.</source>
        <extracomment>gpu/cpu/scan.cpp</extracomment>
        <translation>Predponske vsote so vrst float32, int32 in int64.</translation>
    </message>
    <message>
        <source>Scans are sums or maxima.</source>
        <extracomment>gpu/cpu/scan.cpp</extracomment>
        <translation>Predponske vsote so vsote ali največje vrednosti.</translation>
    </message>
    <message>
        <source>std, all cores</source>
        <extracomment>gpu/cpu/scan.cpp</extracomment>
        <translation>std, vsa jedra</translation>
    </message>
    <message>
        <source>cudaFree of CUB&apos;s memory</source>
        <extracomment>gpu/device/cub.cu</extracomment>
        <translation>cudaFree pomnilnika CUB</translation>
    </message>
    <message>
        <source>cudaMalloc for CUB</source>
        <extracomment>gpu/device/cub.cu</extracomment>
        <translation>cudaMalloc za CUB</translation>
    </message>
    <message>
        <source>The cuBLAS that is installed has no %1.</source>
        <extracomment>gpu/device/cublas.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nameščeni cuBLAS nima %1.</translation>
    </message>
    <message>
        <source>cuBLAS failed in %1 with status %2.</source>
        <extracomment>gpu/device/cublas.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cuBLAS v %1 ni uspel, stanje %2.</translation>
    </message>
    <message>
        <source>cublasGemmEx in TF32</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>cublasGemmEx v TF32</translation>
    </message>
    <message>
        <source>cublasGemmEx of bfloat16</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>cublasGemmEx za bfloat16</translation>
    </message>
    <message>
        <source>The cuBLAS that is installed does not emulate float32 (CUBLAS_COMPUTE_32F_EMULATED_16BFX9); that of CUDA 12.9 is the first that does.</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>Nameščeni cuBLAS ne posnema float32 (CUBLAS_COMPUTE_32F_EMULATED_16BFX9); prvi, ki to zmore, je tisti iz CUDA 12.9.</translation>
    </message>
    <message>
        <source>cublasGemmEx of emulated float32</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>cublasGemmEx za posnemani float32</translation>
    </message>
    <message>
        <source> This GPU also draws a display, whose driver ends a launch after a few seconds: take fewer elements.</source>
        <extracomment>gpu/device/cuda_check.cpp</extracomment>
        <translation> Ta GPU riše tudi zaslon in gonilnik zaslona konča zagon po nekaj sekundah: vzemite manj elementov.</translation>
    </message>
    <message>
        <source> After this error only a new process can use CUDA.</source>
        <extracomment>gpu/device/cuda_check.cpp</extracomment>
        <translation> Po tej napaki je CUDA uporabna le v novem procesu.</translation>
    </message>
    <message>
        <source>The launch %1</source>
        <extracomment>gpu/device/cuda_check.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zagon %1</translation>
    </message>
    <message>
        <source>cudaLibraryGetKernel of %1</source>
        <extracomment>gpu/device/loaded_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>cudaLibraryGetKernel za %1</translation>
    </message>
    <message>
        <source>The kernel %1 was compiled for compute capability %2; this GPU has %3.</source>
        <extracomment>gpu/device/loaded_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 je preveden za računsko zmožnost %2; ta GPU ima %3.</translation>
    </message>
    <message>
        <source>A kernel of your own on a GPU needs a build of lanescope-engine with CUDA 12.8 or newer.</source>
        <extracomment>gpu/device/loaded_kernel.cpp</extracomment>
        <translation>Vaš ščepec na GPU potrebuje lanescope-engine, zgrajen s CUDA 12.8 ali novejšo.</translation>
    </message>
    <message>
        <source>A parameter of %1 bytes takes no number.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Parameter, velik %1 bajtov, ne sprejme števila.</translation>
    </message>
    <message>
        <source>An argument of %1 bytes is too large for its parameter, which has %2.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Argument, velik %1 bajtov, je prevelik za svoj parameter, ki jih ima %2.</translation>
    </message>
    <message>
        <source>The argument %1 does not fit into %2 bytes.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Argument %1 se ne prilega %2 bajtom.</translation>
    </message>
    <message>
        <source>The kernel %1 takes %2 arguments, not %3.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec %1 sprejme %2 argumentov, ne %3.</translation>
    </message>
    <message>
        <source>A parameter of %1 has %2 bytes; the most is %3.</source>
        <extracomment>gpu/device/packed_arguments.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Parameter ščepca %1 ima %2 bajtov; največ jih je %3.</translation>
    </message>
    <message>
        <source>A kernel of your own takes no matrix for bulk copies.</source>
        <extracomment>gpu/device/packed_arguments.cpp</extracomment>
        <translation>Vaš ščepec ne sprejme matrike za množične prenose.</translation>
    </message>
    <message>
        <source>Timing this CPU</source>
        <extracomment>gpu/engine/program/main.cpp</extracomment>
        <translation>Merim ta CPU</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an option; try --help.</source>
        <extracomment>gpu/engine/program/main.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni možnost; poskusite --help.</translation>
    </message>
    <message>
        <source>There is no build of this kernel for a GPU, which NVRTC makes; the emulator runs it.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>Za ta ščepec ni gradnje za GPU, ki jo naredi NVRTC; teče na posnemovalniku.</translation>
    </message>
    <message>
        <source>%1 describes no kernel.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ne opisuje ščepca.</translation>
    </message>
    <message>
        <source>There is no compiled kernel in %1.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>V %1 ni prevedenega ščepca.</translation>
    </message>
    <message>
        <source>The kernel&apos;s file chooses functions while it is loaded (ifunc), which a kernel of your own must not.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>Datoteka ščepca ob nalaganju izbira funkcije (ifunc), česar vaš ščepec ne sme.</translation>
    </message>
    <message>
        <source>The compiled kernel cannot be loaded: %1.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Prevedenega ščepca ni mogoče naložiti: %1.</translation>
    </message>
    <message>
        <source>A kernel of your own is code from anywhere, and here is no sandbox for it: %1; --allow-unconfined runs it with all rights that you have.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vaš ščepec je koda od koder koli, peskovnika zanj pa tu ni: %1; --allow-unconfined ga zažene z vsemi vašimi pravicami.</translation>
    </message>
    <message>
        <source>The sandbox for a kernel of your own could not be closed.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>Peskovnika za vaš ščepec ni bilo mogoče zapreti.</translation>
    </message>
    <message>
        <source>There is no kernel for a GPU in %1.</source>
        <extracomment>gpu/engine/program/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>V %1 ni ščepca za GPU.</translation>
    </message>
    <message>
        <source>this build of lanescope-engine has no libseccomp</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>ta lanescope-engine je zgrajen brez libseccomp</translation>
    </message>
    <message>
        <source>the system&apos;s kernel has no Landlock</source>
        <extracomment>gpu/engine/program/own_kernel.cpp</extracomment>
        <translation>jedro sistema nima Landlock</translation>
    </message>
    <message>
        <source>A request has no id.</source>
        <extracomment>gpu/engine/server.cpp</extracomment>
        <translation>Zahteva nima oznake id.</translation>
    </message>
    <message>
        <source>At most %1 requests can wait for the engine.</source>
        <extracomment>gpu/engine/server.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Na pogon lahko čaka največ %1 zahtev.</translation>
    </message>
    <message>
        <source>The other side did not begin with one greeting.</source>
        <extracomment>gpu/engine/server.cpp</extracomment>
        <translation>Druga stran ni začela z enim pozdravom.</translation>
    </message>
    <message>
        <source>This engine speaks protocol %1, the other side protocol %2.</source>
        <extracomment>gpu/engine/server.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ta pogon govori protokol %1, druga stran protokol %2.</translation>
    </message>
    <message>
        <source>The request was cancelled before it began.</source>
        <extracomment>gpu/engine/server.cpp</extracomment>
        <translation>Zahteva je bila preklicana, preden se je začela.</translation>
    </message>
    <message>
        <source>The engine has not enough memory for this request.</source>
        <extracomment>gpu/engine/server.cpp</extracomment>
        <translation>Pogon nima dovolj pomnilnika za to zahtevo.</translation>
    </message>
    <message>
        <source>Compiling entry function &apos;</source>
        <extracomment>gpu/lab/device_compiler/device_compiler.cpp</extracomment>
        <translation>Compiling entry function &apos;</translation>
    </message>
    <message>
        <source>The compiler for the GPU failed: %1.</source>
        <extracomment>gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Prevajalnik za GPU ni uspel: %1.</translation>
    </message>
    <message>
        <source>The two builds of %1 differ in their parameters.</source>
        <extracomment>gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Gradnji %1 se razlikujeta v parametrih.</translation>
    </message>
    <message>
        <source>The text has no kernel %1.</source>
        <extracomment>gpu/lab/device_compiler/device_compiler.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Besedilo nima ščepca %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>gpu/lab/device_compiler/main.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Datoteke %1 ni mogoče prebrati.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>gpu/lab/device_compiler/main.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Datoteke %1 ni mogoče zapisati.</translation>
    </message>
    <message>
        <source>A kernel of your own needs NVIDIA&apos;s run-time compiler for a GPU: install the CUDA Toolkit 12.8 or newer, or its package cuda-nvrtc, so that libnvrtc.so is found.</source>
        <extracomment>gpu/lab/device_compiler/nvrtc.cpp</extracomment>
        <translation>Vaš ščepec na GPU potrebuje NVIDIin sprotni prevajalnik: namestite CUDA Toolkit 12.8 ali novejši, ali njegov paket cuda-nvrtc, da bo libnvrtc.so mogoče najti.</translation>
    </message>
    <message>
        <source>The library libnvrtc.so on this machine is too old; install NVRTC 12.8 or newer.</source>
        <extracomment>gpu/lab/device_compiler/nvrtc.cpp</extracomment>
        <translation>Knjižnica libnvrtc.so na tem računalniku je prestara; namestite NVRTC 12.8 ali novejši.</translation>
    </message>
    <message>
        <source>The type here comes out of the macro &apos;%1&apos; beside words of CUDA; write the type out.</source>
        <extracomment>gpu/lab/front_end/declarations.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vrsta tu pride iz makra &apos;%1&apos; ob besedah CUDA; izpišite vrsto.</translation>
    </message>
    <message>
        <source>Declare this array of dynamic shared memory in a statement of its own.</source>
        <extracomment>gpu/lab/front_end/declarations.cpp</extracomment>
        <translation>To tabelo dinamičnega skupnega pomnilnika deklarirajte v lastnem stavku.</translation>
    </message>
    <message>
        <source>A pointer to rows of an array cannot be traced; pass a pointer to its elements.</source>
        <extracomment>gpu/lab/front_end/declarations.cpp</extracomment>
        <translation>Kazalca na vrstice tabele ni mogoče spremljati; podajte kazalec na njene elemente.</translation>
    </message>
    <message>
        <source>The line %1 is not for a kernel; leave it out.</source>
        <extracomment>gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vrstica %1 ni za ščepec; izpustite jo.</translation>
    </message>
    <message>
        <source>No file can be included here, so that %1 is missing; write what the kernel needs of it into this text.</source>
        <extracomment>gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Datotek tu ni mogoče vključiti, zato %1 manjka; kar ščepec od nje potrebuje, napišite v to besedilo.</translation>
    </message>
    <message>
        <source>Of the pragmas only unroll and once are known here; leave %1 out.</source>
        <extracomment>gpu/lab/front_end/directives.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Od pragm sta tu znani le unroll in once; %1 izpustite.</translation>
    </message>
    <message>
        <source>What this macro computes with elements of arrays cannot be traced; write it as a __device__ function.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>Kar ta makro računa z elementi tabel, ni mogoče spremljati; napišite ga kot funkcijo __device__.</translation>
    </message>
    <message>
        <source>A lambda function that the kernel does not call by its name, or that takes &apos;auto&apos;, cannot be traced; write it as a __device__ function.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>Lambda funkcije, ki je ščepec ne kliče po imenu ali ki sprejme &apos;auto&apos;, ni mogoče spremljati; napišite jo kot funkcijo __device__.</translation>
    </message>
    <message>
        <source>%1 cannot be traced; leave it out.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1: tega ni mogoče spremljati; izpustite.</translation>
    </message>
    <message>
        <source>Inline assembly</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>Vrinjena zbirna koda</translation>
    </message>
    <message>
        <source>An exception</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>Izjema</translation>
    </message>
    <message>
        <source>A type that is known only at run time</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>Vrsta, znana šele med tekom</translation>
    </message>
    <message>
        <source>A macro that reads through a pointer cannot be traced; write it as a __device__ function.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>Makra, ki bere prek kazalca, ni mogoče spremljati; napišite ga kot funkcijo __device__.</translation>
    </message>
    <message>
        <source>This assignment computes in another type than that of its left side; write it with &apos;=&apos;.</source>
        <extracomment>gpu/lab/front_end/expressions.cpp</extracomment>
        <translation>Ta prireditev računa v drugi vrsti, kot je njena leva stran; napišite jo z &apos;=&apos;.</translation>
    </message>
    <message>
        <source>A call of a function that is known only at run time cannot be traced.</source>
        <extracomment>gpu/lab/front_end/expressions_calls.cpp</extracomment>
        <translation>Klica funkcije, znane šele med tekom, ni mogoče spremljati.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be traced; leave it out.</source>
        <extracomment>gpu/lab/front_end/expressions_calls.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni mogoče spremljati; izpustite.</translation>
    </message>
    <message>
        <source>long long</source>
        <extracomment>gpu/lab/front_end/expressions_memory.cpp</extracomment>
        <translation>long long</translation>
    </message>
    <message>
        <source>A pointer to &apos;%1&apos; as one to &apos;%2&apos; cannot be traced; the numbers must have the same type.</source>
        <extracomment>gpu/lab/front_end/expressions_memory.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Kazalca na &apos;%1&apos; kot kazalca na &apos;%2&apos; ni mogoče spremljati; števila morajo biti iste vrste.</translation>
    </message>
    <message>
        <source>This points to a thread&apos;s own variables here and to memory elsewhere, which cannot be traced; use two pointers, or two functions.</source>
        <extracomment>gpu/lab/front_end/flow.cpp</extracomment>
        <translation>To tu kaže na lastne spremenljivke niti, drugje pa na pomnilnik, česar ni mogoče spremljati; uporabite dva kazalca ali dve funkciji.</translation>
    </message>
    <message>
        <source>It is not known with what the template &apos;%1&apos; is launched; give its parameters defaults.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ni znano, s čim se zažene predloga &apos;%1&apos;; dajte njenim parametrom privzete vrednosti.</translation>
    </message>
    <message>
        <source>Two kernels are called &apos;%1&apos;; rename one.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Dva ščepca se imenujeta &apos;%1&apos;; enega preimenujte.</translation>
    </message>
    <message>
        <source>The head of a kernel comes out of the macro &apos;%1&apos; here, which is not read; write the kernel out.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Glava ščepca tu pride iz makra &apos;%1&apos;, ki se ne bere; izpišite ščepec.</translation>
    </message>
    <message>
        <source>This text has no kernel: no function is marked __global__.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp</extracomment>
        <translation>To besedilo nima ščepca: nobena funkcija ni označena z __global__.</translation>
    </message>
    <message>
        <source>The parameter &apos;%1&apos; of a kernel is neither a number nor a pointer; pass its members one by one.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Parameter &apos;%1&apos; ščepca ni ne število ne kazalec; podajte njegove člene posamič.</translation>
    </message>
    <message>
        <source>Attributes of a compiler are not known here; leave them out.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp</extracomment>
        <translation>Atributi prevajalnika tu niso znani; izpustite jih.</translation>
    </message>
    <message>
        <source>The name &apos;%1&apos; is Lanescope&apos;s own; choose another one.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ime &apos;%1&apos; je Lanescopovo; izberite drugo.</translation>
    </message>
    <message>
        <source>Declare the shared array &apos;%1&apos; in its kernel.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Skupno tabelo &apos;%1&apos; deklarirajte v njenem ščepcu.</translation>
    </message>
    <message>
        <source>The constant array &apos;%1&apos; has no values, since the host&apos;s part does not run here; give it initial values, or pass an array to the kernel instead.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Stalna tabela &apos;%1&apos; nima vrednosti, ker gostiteljev del tu ne teče; dajte ji začetne vrednosti ali namesto nje podajte ščepcu tabelo.</translation>
    </message>
    <message>
        <source>The constant pointer &apos;%1&apos; cannot be traced; pass an array to the kernel instead.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Stalnega kazalca &apos;%1&apos; ni mogoče spremljati; namesto njega podajte ščepcu tabelo.</translation>
    </message>
    <message>
        <source>The global variable &apos;%1&apos; cannot be traced; pass an array to the kernel instead.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Globalne spremenljivke &apos;%1&apos; ni mogoče spremljati; namesto nje podajte ščepcu tabelo.</translation>
    </message>
    <message>
        <source>A virtual function cannot be traced; leave &apos;virtual&apos; out.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp</extracomment>
        <translation>Navidezne funkcije ni mogoče spremljati; &apos;virtual&apos; izpustite.</translation>
    </message>
    <message>
        <source>Declare the array of dynamic shared memory &apos;%1&apos; in its kernel.</source>
        <extracomment>gpu/lab/front_end/front_end.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Tabelo dinamičnega skupnega pomnilnika &apos;%1&apos; deklarirajte v njenem ščepcu.</translation>
    </message>
    <message>
        <source>This text has more than 1 MiB, which is the most.</source>
        <extracomment>gpu/lab/front_end/main.cpp</extracomment>
        <translation>To besedilo ima več kot 1 MiB, kolikor je največ.</translation>
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
        <translation>Branje tega besedila traja več kot pet sekund; to je preveč.</translation>
    </message>
    <message>
        <source>This text is too deep or too large to be read.</source>
        <extracomment>gpu/lab/front_end/own_limits.cpp</extracomment>
        <translation>To besedilo je pregloboko ali preveliko za branje.</translation>
    </message>
    <message>
        <source>This text takes more than 2 GiB to read; it is too much.</source>
        <extracomment>gpu/lab/front_end/own_limits.cpp</extracomment>
        <translation>Branje tega besedila potrebuje več kot 2 GiB; to je preveč.</translation>
    </message>
    <message>
        <source>Arrays of &apos;%1&apos; in memory cannot be traced; use float, double, int, unsigned, long long, unsigned char or a vector such as float4.</source>
        <extracomment>gpu/lab/front_end/rewriting.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Tabel &apos;%1&apos; v pomnilniku ni mogoče spremljati; uporabite float, double, int, unsigned, long long, unsigned char ali vektor, kot je float4.</translation>
    </message>
    <message>
        <source>The compiler&apos;s front end failed at this text; it may be too large or too deep.</source>
        <extracomment>gpu/lab/front_end/syntax.cpp</extracomment>
        <translation>Bralnik prevajalnika pri tem besedilu ni uspel; morda je preveliko ali pregloboko.</translation>
    </message>
    <message>
        <source>Inline assembly cannot be traced; leave it out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Vrinjene zbirne kode ni mogoče spremljati; izpustite jo.</translation>
    </message>
    <message>
        <source>No file can be included here; leave __has_include out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Datotek tu ni mogoče vključiti; __has_include izpustite.</translation>
    </message>
    <message>
        <source>No file can be included here; leave __has_include_next out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Datotek tu ni mogoče vključiti; __has_include_next izpustite.</translation>
    </message>
    <message>
        <source>No file can be included here; leave __has_embed out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Datotek tu ni mogoče vključiti; __has_embed izpustite.</translation>
    </message>
    <message>
        <source>Textures and surfaces cannot be traced; use an array.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Tekstur in površin ni mogoče spremljati; uporabite tabelo.</translation>
    </message>
    <message>
        <source>Numbers of 16 bits are not known here; use float.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>16-bitna števila tu niso znana; uporabite float.</translation>
    </message>
    <message>
        <source>A kernel cannot launch kernels here; launch them from the host&apos;s part.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Ščepec tu ne more zagnati ščepcev; zaženite jih iz gostiteljevega dela.</translation>
    </message>
    <message>
        <source>A kernel cannot wait for the device; leave cudaDeviceSynchronize to the host.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Ščepec ne more čakati na napravo; cudaDeviceSynchronize prepustite gostitelju.</translation>
    </message>
    <message>
        <source>The library cuRAND is not known here; pass random numbers in an array.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Knjižnica cuRAND tu ni znana; naključna števila podajte v tabeli.</translation>
    </message>
    <message>
        <source>A variable of a kernel is its thread&apos;s own; leave thread_local out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Spremenljivka ščepca je last svoje niti; thread_local izpustite.</translation>
    </message>
    <message>
        <source>No module can be imported here; leave the import out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Modulov tu ni mogoče uvoziti; import izpustite.</translation>
    </message>
    <message>
        <source>The library %1:: is not known here; a kernel has CUDA&apos;s own functions, such as atomicAdd, __syncthreads and __pipeline_memcpy_async.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Knjižnica %1:: tu ni znana; ščepec ima lastne funkcije CUDA, kot so atomicAdd, __syncthreads in __pipeline_memcpy_async.</translation>
    </message>
    <message>
        <source>Raw strings are not known here; a kernel needs none.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Surovi nizi tu niso znani; ščepec jih ne potrebuje.</translation>
    </message>
    <message>
        <source>This character stands outside of a comment; C++ does not know it there.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Ta znak stoji zunaj komentarja; C++ ga tam ne pozna.</translation>
    </message>
    <message>
        <source>Write &apos;[&apos; instead of &apos;&lt;:&apos;.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Namesto &apos;&lt;:&apos; pišite &apos;[&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an attribute of C++; choose another name.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; je atribut C++; izberite drugo ime.</translation>
    </message>
    <message>
        <source>The statement here is too long; make several of it.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Stavek tu je predolg; razdelite ga na več stavkov.</translation>
    </message>
    <message>
        <source>A carriage return stands alone here.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Tu stoji sam znak za pomik na začetek vrstice (CR).</translation>
    </message>
    <message>
        <source>A form feed or a vertical tab stands here; leave it out.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Tu stoji znak za novo stran ali navpični tabulator; izpustite ga.</translation>
    </message>
    <message>
        <source>Trigraphs are not known here.</source>
        <extracomment>gpu/lab/front_end/text_scan.cpp</extracomment>
        <translation>Trigrafi tu niso znani.</translation>
    </message>
    <message>
        <source>a limit of the occupancy</source>
        <extracomment>gpu/request/occupancy.h</extracomment>
        <translation>omejitev zasedenosti</translation>
    </message>
    <message>
        <source>shared memory</source>
        <extracomment>gpu/request/occupancy.h</extracomment>
        <translation>skupni pomnilnik</translation>
    </message>
    <message>
        <source>an op</source>
        <extracomment>gpu/request/parameters.h</extracomment>
        <translation>operacija</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a backend; the backends are auto, cuda and emulator.</source>
        <extracomment>gpu/request/request.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni zaledje; zaledja so auto, cuda in emulator.</translation>
    </message>
    <message>
        <source>a state of the cache</source>
        <extracomment>gpu/request/sampling.h</extracomment>
        <translation>stanje predpomnilnika</translation>
    </message>
    <message>
        <source>Kernels are compared on the same inputs, but %1 takes %2 and %3 takes %4.</source>
        <extracomment>gpu/runner/compared.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepci se primerjajo na istih vhodih, toda %1 vzame %2, %3 pa %4.</translation>
    </message>
    <message>
        <source>Kernels are compared on the same inputs, but of %1 and %2 one takes matrices and the other does not.</source>
        <extracomment>gpu/runner/compared.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepci se primerjajo na istih vhodih, toda od ščepcev %1 in %2 eden vzame matrike, drugi pa ne.</translation>
    </message>
    <message>
        <source>Only kernels of the same problem are compared, and %1 computes something else than %2.</source>
        <extracomment>gpu/runner/compared.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Primerjajo se le ščepci istega problema, %1 pa računa nekaj drugega kot %2.</translation>
    </message>
    <message>
        <source>By smaller sizes, a launch would take about %1, but this GPU also draws a display, and its driver ends what lasts too long: the limit is %2.</source>
        <extracomment>gpu/runner/display_limit.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Po manjših velikostih sodeč bi zagon trajal približno %1, a ta GPU riše tudi zaslon in njegov gonilnik konča, kar traja predolgo: meja je %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 input arrays, not %3.</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 vzame %2 vhodnih tabel, ne %3.</translation>
    </message>
    <message>
        <source>The input arrays of %1 must be equally long.</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vhodne tabele ščepca %1 morajo biti enako dolge.</translation>
    </message>
    <message>
        <source>Input %1 has %2 numbers, but these parameters ask for %3.</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vhod %1 ima %2 števil, ti parametri pa jih zahtevajo %3.</translation>
    </message>
    <message>
        <source>The kernel that computes the reference has a fault: %1</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec, ki računa referenco, ima napako: %1</translation>
    </message>
    <message>
        <source>The exact sum is beyond what %1 holds: it wraps around modulo 2^%2, on a GPU, on the emulator and on the CPU alike.</source>
        <extracomment>gpu/runner/problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Točna vsota presega, kar drži %1: prelije se po modulu 2^%2, na GPU, v posnemovalniku in na CPU enako.</translation>
    </message>
    <message>
        <source>The reference differs from the pattern&apos;s closed form.</source>
        <extracomment>gpu/runner/problem.cpp</extracomment>
        <translation>Referenca se razlikuje od zaključene formule vzorca.</translation>
    </message>
    <message>
        <source>The kernel was not launched as it stands: the recording run showed %1. The times are the recording run&apos;s.</source>
        <extracomment>gpu/runner/runner.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec ni bil zagnan tak, kot je: zapisovalni zagon je pokazal %1. Časi so časi zapisovalnega zagona.</translation>
    </message>
    <message>
        <source>The emulator has no GPU whose counters could be read.</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>Posnemovalnik nima grafičnega procesorja, katerega števce bi lahko prebral.</translation>
    </message>
    <message>
        <source>The GPU&apos;s counters were not read, since the kernel was not launched as it stands.</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>Števci GPU niso bili prebrani, ker ščepec ni bil zagnan tak, kot je.</translation>
    </message>
    <message>
        <source>The CUDA backend cannot run here: %1</source>
        <extracomment>gpu/runner/runner.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zaledje CUDA tu ne more teči: %1</translation>
    </message>
    <message>
        <source>There is no device %1 here; the devices are %2.</source>
        <extracomment>gpu/runner/runner.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprave %1 tu ni; naprave so %2.</translation>
    </message>
    <message>
        <source>an access outside its array, which would end the process</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>dostop zunaj tabele, ki bi končal proces</translation>
    </message>
    <message>
        <source>a barrier that not all threads reach, at which it could wait for ever</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>prepreko, do katere ne pridejo vse niti in pri kateri bi lahko čakal večno</translation>
    </message>
    <message>
        <source>no GPU.</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>nobenega GPU.</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <extracomment>gpu/engine/rank_executor.cpp</extracomment>
        <translation>Primerjava je bila prekinjena.</translation>
    </message>
    <message>
        <source>One size is sampled for an hour at most.</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>Ena velikost se meri največ eno uro.</translation>
    </message>
    <message>
        <source>A kernel is timed hot, cold or both, and this request asks for neither.</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>Ščepec se meri vroče, hladno ali oboje, ta zahteva pa ne želi nobenega.</translation>
    </message>
    <message>
        <source>A benchmark needs at least one size.</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>Meritev potrebuje vsaj eno velikost.</translation>
    </message>
    <message>
        <source>%1 sizes are too many: at most %2 sizes are measured in one benchmark.</source>
        <extracomment>gpu/catalog/bench_sizes.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Velikosti je preveč: %1; v eni meritvi jih je največ %2.</translation>
    </message>
    <message>
        <source>The benchmark was cancelled.</source>
        <extracomment>gpu/engine/timed_on_ranks.cpp</extracomment>
        <translation>Meritev je bila prekinjena.</translation>
    </message>
    <message>
        <source>Either all compared kernels have parameters of their own, or none has.</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>Svoje parametre imajo bodisi vsi primerjani ščepci bodisi nobeden.</translation>
    </message>
    <message>
        <source>what the machine reaches</source>
        <extracomment>gpu/runner/runner_bench.cpp</extracomment>
        <translation>kar zmore računalnik</translation>
    </message>
    <message>
        <source>The emulator has neither registers nor multiprocessors, so that it says nothing of a GPU&apos;s occupancy.</source>
        <extracomment>gpu/runner/runner_occupancy.cpp</extracomment>
        <translation>Posnemovalnik nima ne registrov ne multiprocesorjev, zato o zasedenosti GPU ne pove ničesar.</translation>
    </message>
    <message>
        <source>A library makes the launches of %1, so that nothing is known of their occupancy.</source>
        <extracomment>gpu/runner/runner_occupancy.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zagone %1 naredi knjižnica, zato o njihovi zasedenosti ni nič znanega.</translation>
    </message>
    <message>
        <source>%1 is a pitfall: only a kernel without its fault has a time line, such as %2.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je past: časovnico ima le ščepec brez te napake, kot je %2.</translation>
    </message>
    <message>
        <source>%1 cannot be split into chunks, since one chunk&apos;s result needs elements of the others; reductions and dot products can.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ni mogoče razdeliti na dele, ker rezultat enega dela potrebuje elemente drugih; redukcije in skalarne produkte je mogoče.</translation>
    </message>
    <message>
        <source>One chunk of these cannot run: %1</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Eden od teh delov ne more teči: %1</translation>
    </message>
    <message>
        <source>Work is counted where one block does it all and the record tells what its threads compute; none of these kernels does at these sizes. Try scan_hillis_steele and scan_blelloch from 2 to 1024 elements.</source>
        <extracomment>gpu/runner/runner_work.cpp</extracomment>
        <translation>Delo se šteje, kjer vse opravi en blok in zapis pove, kaj njegove niti računajo; pri teh velikostih tega ne izpolni noben od ščepcev. Poskusite scan_hillis_steele in scan_blelloch od 2 do 1024 elementov.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <extracomment>gpu/platform/process_limits.cpp</extracomment>
        <translation>Ni dovolj pomnilnika.</translation>
    </message>
    <message>
        <source>Left out: by the size before, one call would take about %1; the limit is %2.</source>
        <extracomment>gpu/runner/time_bench.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Izpuščeno: po prejšnji velikosti sodeč bi en klic trajal približno %1; meja je %2.</translation>
    </message>
    <message>
        <source>%1 kernels in turn</source>
        <extracomment>gpu/runner/time_bench.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ščepcev po vrsti</translation>
    </message>
    <message>
        <source>CPU variants</source>
        <extracomment>gpu/runner/time_bench.cpp</extracomment>
        <translation>različice na CPU</translation>
    </message>
    <message>
        <source>a block can declare 48 KiB of shared memory</source>
        <extracomment>gpu/simt/accessors.h</extracomment>
        <translation>blok lahko deklarira 48 KiB skupnega pomnilnika</translation>
    </message>
    <message>
        <source>cp.async.bulk, bulk copies without a tensor map</source>
        <extracomment>gpu/simt/block_runner.cpp</extracomment>
        <translation>cp.async.bulk, množični prenosi brez opisa tenzorja</translation>
    </message>
    <message>
        <source>wgmma of tiles without the 128-byte swizzle</source>
        <extracomment>gpu/simt/block_runner.cpp</extracomment>
        <translation>wgmma s ploščicami brez 128-bajtne premestitve (swizzle)</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s libraries</source>
        <extracomment>gpu/simt/block_runner.cpp</extracomment>
        <translation>knjižnic NVIDIA</translation>
    </message>
    <message>
        <source>The emulator does not have %1; this kernel needs an NVIDIA GPU.</source>
        <extracomment>gpu/simt/block_runner.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Posnemovalnik nima: %1; ta ščepec potrebuje GPU NVIDIA.</translation>
    </message>
    <message>
        <source>ThreadSanitizer knows too few fibers for a cluster of this size.</source>
        <extracomment>gpu/simt/emulator.cpp</extracomment>
        <translation>ThreadSanitizer pozna premalo vlaken za tako veliko gručo.</translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <extracomment>gpu/backend/cuda/cuda_chunk_stream.cpp</extracomment>
        <translation>Zagon je bil prekinjen.</translation>
    </message>
    <message>
        <source>on line %1</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>v vrstici %1</translation>
    </message>
    <message>
        <source>before its first access</source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>pred prvim dostopom</translation>
    </message>
    <message>
        <source>the array declared on line %1</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>tabela, deklarirana v vrstici %1</translation>
    </message>
    <message>
        <source> of rank %1</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation> ranga %1</translation>
    </message>
    <message>
        <source>%1 does not come to an end: %2 memory accesses without a barrier, the last one %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 se ne konča: dostopov do pomnilnika brez prepreke: %2, zadnji %3.</translation>
    </message>
    <message>
        <source>%1 does not come to an end: it waited at %2 barriers, the last one %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 se ne konča: čakanj pri preprekah: %2, zadnje %3.</translation>
    </message>
    <message>
        <source>%1 does not come to an end: for %2 ms it met no memory access and no barrier; it was last seen %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 se ne konča: %2 ms ni prišlo ne do dostopa do pomnilnika ne do prepreke; nazadnje %3.</translation>
    </message>
    <message>
        <source>%1 needs more than its stack of %2 KiB; it was last seen %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 potrebuje več kot svoj sklad velikosti %2 KiB; nazadnje %3.</translation>
    </message>
    <message>
        <source>%1 declares %2 more shared memory than the %3 KiB that a block can have.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 deklarira %2 več skupnega pomnilnika od %3 KiB, kolikor ga ima lahko blok.</translation>
    </message>
    <message>
        <source>%1 accesses an address that is in no array; it was last seen %2.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 dostopa do naslova, ki ni v nobeni tabeli; nazadnje %2.</translation>
    </message>
    <message>
        <source>%1 divides an integer by zero; it was last seen %2.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 deli celo število z nič; nazadnje %2.</translation>
    </message>
    <message>
        <source>%1 does not come to an end: the warps of its block met %2 times, the last time %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 se ne konča: snopi njegovega bloka so se srečali večkrat: %2, zadnjič %3.</translation>
    </message>
    <message>
        <source>%1 does not come to an end: the threads of its block waited for each other %2 times without a barrier, the last time %3.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 se ne konča: niti njegovega bloka so brez prepreke čakale druga na drugo večkrat: %2, zadnjič %3.</translation>
    </message>
    <message>
        <source>%1 waits for ever %2: it finds the same value again and again, and no thread that runs will change it.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 čaka v neskončnost %2: vedno znova najde isto vrednost in nobena nit, ki teče, je ne bo spremenila.</translation>
    </message>
    <message>
        <source>%1 calls a function of its warp %2 with the mask %3, which does not name its own lane.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 kliče funkcijo svojega snopa %2 z masko %3, ki ne imenuje njene lastne steze.</translation>
    </message>
    <message>
        <source>%1 shuffles %2 with a width of %3; the widths are 1, 2, 4, 8, 16 and 32.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 izmenja vrednosti %2 s širino %3; širine so 1, 2, 4, 8, 16 in 32.</translation>
    </message>
    <message>
        <source>%1 ends the run: the assertion %2 does not hold.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 konča zagon: trditev %2 ne velja.</translation>
    </message>
    <message>
        <source>%1 ends the run by __trap %2.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 konča zagon z __trap %2.</translation>
    </message>
    <message>
        <source>%1 uses %2 a barrier that does not exist: an mbarrier exists once it is initialized, and named barriers have the numbers 0 to 15.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 %2 uporablja prepreko, ki ne obstaja: mbarrier obstaja, ko je inicializiran, poimenovane prepreke pa imajo številke od 0 do 15.</translation>
    </message>
    <message>
        <source>%1 copies a tile %2 to an address that is no multiple of 128 bytes.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 %2 kopira ploščico na naslov, ki ni večkratnik 128 bajtov.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nit %1 bloka %2</translation>
    </message>
    <message>
        <source>Block %1 waits for ever: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Blok %1 čaka v neskončnost: od njegovih %3 niti jih %2 čaka pri prepreki v vrstici %4, med njimi nit %5, a nit %6</translation>
    </message>
    <message>
        <source>The cluster of blocks %1 to %2 waits for ever: %3 of its %4 blocks wait at its barrier on line %5, thread 0 of block %6 among them, but thread 0 of block %7 has ended without it, as has its whole block.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Gruča blokov %1 do %2 čaka v neskončnost: od njenih %4 blokov jih %3 čaka pri njeni prepreki v vrstici %5, med njimi nit 0 bloka %6, a nit 0 bloka %7 se je končala brez nje, prav tako ves njen blok.</translation>
    </message>
    <message>
        <source>waits at %1 on line %2</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>čaka pri %1 v vrstici %2</translation>
    </message>
    <message>
        <source>has ended</source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>se je končala</translation>
    </message>
    <message>
        <source>waits at the barrier on line %1</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>čaka pri prepreki v vrstici %1</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 waits for ever at %3 on line %4: its mask %5 names thread %6, which %7.</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nit %1 bloka %2 čaka v neskončnost pri %3 v vrstici %4: njena maska %5 imenuje nit %6, ki %7.</translation>
    </message>
    <message>
        <source>its block made </source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>njen blok je naredil </translation>
    </message>
    <message>
        <source>it made </source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>naredila je </translation>
    </message>
    <message>
        <source>one block, rank 0.</source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation>en blok, rang 0.</translation>
    </message>
    <message>
        <source> has ended without it.</source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation> se je končala brez nje.</translation>
    </message>
    <message>
        <source> waits at the barrier on line </source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation> čaka pri prepreki v vrstici </translation>
    </message>
    <message>
        <source> with the mask </source>
        <extracomment>gpu/simt/fault.cpp</extracomment>
        <translation> z masko </translation>
    </message>
    <message>
        <source>The kernel &apos;%1&apos; %2.</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ščepec &apos;%1&apos; %2.</translation>
    </message>
    <message>
        <source>The emulator has no kernel that is called &apos;%1&apos;.</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Posnemovalnik nima ščepca z imenom &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>has %1 parameters, but %2 arguments were given</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>ima %1 parametrov, podanih argumentov pa je %2</translation>
    </message>
    <message>
        <source>takes a number from %1 to %2 as parameter %3</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>kot parameter %3 sprejme število od %1 do %2</translation>
    </message>
    <message>
        <source>takes an array of %1 as parameter %2</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>kot parameter %2 sprejme tabelo vrste %1</translation>
    </message>
    <message>
        <source>takes a number as parameter %1</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>kot parameter %1 sprejme število</translation>
    </message>
    <message>
        <source>takes a matrix for bulk copies as parameter %1</source>
        <extracomment>gpu/simt/kernel_table.cpp. %1, %2, …: see the sources</extracomment>
        <translation>kot parameter %1 sprejme matriko za množične prenose</translation>
    </message>
    <message>
        <source>The emulator knows the registers of x86-64 and of AArch64.</source>
        <extracomment>gpu/simt/signals.cpp</extracomment>
        <translation>Posnemovalnik pozna registre x86-64 in AArch64.</translation>
    </message>
    <message>
        <source>the last event of a thread without one</source>
        <extracomment>gpu/simt/tracer.h</extracomment>
        <translation>zadnji dogodek niti, ki ga nima</translation>
    </message>
    <message>
        <source>The kernel does not come to an end, and it cannot be stopped.</source>
        <extracomment>gpu/simt/watchdog.cpp</extracomment>
        <translation>Ščepec se ne konča in ga ni mogoče ustaviti.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 findings are listed.</source>
        <extracomment>gpu/trace/check/check.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naštetih je le prvih %1 od %2 najdb.</translation>
    </message>
    <message>
        <source>The checks saw %1 of 0..%2, which is what was recorded.</source>
        <extracomment>gpu/trace/check/check.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Preverjanja so videla %1 od 0..%2, kar je bilo zapisano.</translation>
    </message>
    <message>
        <source>The checks saw the first %1 events of each thread, which is what was recorded.</source>
        <extracomment>gpu/trace/check/check.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Preverjanja so videla prvih %1 dogodkov vsake niti, kar je bilo zapisano.</translation>
    </message>
    <message>
        <source>The flags by which blocks wait for each other are too many to follow; some races between blocks may not be listed.</source>
        <extracomment>gpu/trace/check/check.cpp</extracomment>
        <translation>Zastavic, s katerimi bloki čakajo drug na drugega, je preveč za spremljanje; nekatere tekme niti med bloki morda niso naštete.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses element %3 of %4 on line %5; %6 has %7 elements, numbered from 0.</source>
        <extracomment>gpu/trace/check/finding.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nit %1 bloka %2 dostopa do elementa %3 tabele %4 v vrstici %5; %6 ima %7 elementov, oštevilčenih od 0.</translation>
    </message>
    <message>
        <source>thread %1 of block %2</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>nit %1 bloka %2</translation>
    </message>
    <message>
        <source> on line %1</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>v vrstici %1</translation>
    </message>
    <message>
        <source>element %1 of %2</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>element %1 tabele %2</translation>
    </message>
    <message>
        <source>a cluster.sync() is missing between the two</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>med njima manjka cluster.sync()</translation>
    </message>
    <message>
        <source>no barrier reaches across blocks, only atomics and fences do</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>prepreka ne seže čez bloke, to zmorejo le atomarne operacije in ograje</translation>
    </message>
    <message>
        <source>Nothing orders %1, which %2 %3, and %4, which %5 it%6: %7</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nič ne določa, kateri od dveh dostopov je prvi: %1 %2 %3, %4 pa ga %5%6; %7</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 %3 %4</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nit %1 bloka %2 %3 %4</translation>
    </message>
    <message>
        <source>, but no cluster.sync() before it tells that %1 has begun and its shared memory is there</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>, toda noben cluster.sync() pred tem ne pove, da se je %1 začel in da njegov skupni pomnilnik obstaja</translation>
    </message>
    <message>
        <source>, but no cluster.sync() behind it keeps %1 from ending, and its shared memory ends with it</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>, toda noben cluster.sync() za tem ne zadrži konca, s katerim %1 izgubi skupni pomnilnik</translation>
    </message>
    <message>
        <source>The blocks of a cluster do not meet: block %1 waits at the cluster&apos;s barrier%2, thread %3 first, but block %4 ends without it</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Bloki gruče se ne srečajo: blok %1 čaka pri prepreki gruče%2, najprej nit %3, a blok %4 se konča brez nje</translation>
    </message>
    <message>
        <source>, to which no thread of its cluster has given a first value</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>, ki mu nobena nit gruče ni dala začetne vrednosti</translation>
    </message>
    <message>
        <source>, to which no thread of its block has given a first value</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>, ki mu nobena nit bloka ni dala začetne vrednosti</translation>
    </message>
    <message>
        <source>, to which neither the host nor a thread has given a first value: memory on a GPU holds whatever was left there</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>, ki mu ne gostitelj ne nit nista dala začetne vrednosti: pomnilnik na GPU drži, kar je tam ostalo</translation>
    </message>
    <message>
        <source> ends without it</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation> se konča brez nje</translation>
    </message>
    <message>
        <source> waits at the barrier</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation> čaka pri prepreki</translation>
    </message>
    <message>
        <source>an array of another block is none of this record</source>
        <extracomment>gpu/trace/check/race_check.cpp</extracomment>
        <translation>tabela drugega bloka ni tabela tega zapisa</translation>
    </message>
    <message>
        <source>an event names an array that the record lacks</source>
        <extracomment>gpu/trace/check/race_check.cpp</extracomment>
        <translation>dogodek imenuje tabelo, ki je zapis nima</translation>
    </message>
    <message>
        <source>a thread&apos;s loads have too many stores before</source>
        <extracomment>gpu/trace/flow/dataflow.cpp</extracomment>
        <translation>branja niti imajo pred sabo preveč pisanj</translation>
    </message>
    <message>
        <source>a record&apos;s values have too many sources</source>
        <extracomment>gpu/trace/flow/dataflow.cpp</extracomment>
        <translation>vrednosti zapisa imajo preveč izvorov</translation>
    </message>
    <message>
        <source>the record has fewer blocks</source>
        <extracomment>gpu/trace/flow/element_map.cpp</extracomment>
        <translation>zapis ima manj blokov</translation>
    </message>
    <message>
        <source>The operation %1 on line %2 of a flow %3.</source>
        <extracomment>gpu/trace/flow/evaluate.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Operacija %1 v vrstici %2 toka podatkov %3.</translation>
    </message>
    <message>
        <source>has an unknown type</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>je neznane vrste</translation>
    </message>
    <message>
        <source>shifts too far</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>premakne predaleč</translation>
    </message>
    <message>
        <source>divides by 0</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>deli z 0</translation>
    </message>
    <message>
        <source>is not one of its type</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>ni operacija svoje vrste</translation>
    </message>
    <message>
        <source>needs the value of an element</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>potrebuje vrednost elementa</translation>
    </message>
    <message>
        <source>is no atomic of its type</source>
        <extracomment>gpu/trace/flow/evaluate.cpp</extracomment>
        <translation>ni atomarna operacija svoje vrste</translation>
    </message>
    <message>
        <source>a flow has a source that is not there yet</source>
        <extracomment>gpu/trace/flow/made_of.cpp</extracomment>
        <translation>tok podatkov ima izvor, ki ga še ni</translation>
    </message>
    <message>
        <source>a flow passes a value to an event that there is not</source>
        <extracomment>gpu/trace/flow/made_of.cpp</extracomment>
        <translation>tok podatkov preda vrednost dogodku, ki ga ni</translation>
    </message>
    <message>
        <source>Operation %1 of a flow is used before it is made.</source>
        <extracomment>gpu/trace/flow/operation_values.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Operacija %1 toka podatkov je uporabljena, preden nastane.</translation>
    </message>
    <message>
        <source>A flow names event %1 of a thread with %2 events.</source>
        <extracomment>gpu/trace/flow/operation_values.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Tok podatkov imenuje dogodek %1 niti, ki ima %2 dogodkov.</translation>
    </message>
    <message>
        <source>A flow names a value that there is not.</source>
        <extracomment>gpu/trace/flow/registers.cpp</extracomment>
        <translation>Tok podatkov imenuje vrednost, ki je ni.</translation>
    </message>
    <message>
        <source>The record does not hold the operations of the threads.</source>
        <extracomment>gpu/trace/flow/rounding.cpp</extracomment>
        <translation>Zapis nima operacij niti.</translation>
    </message>
    <message>
        <source>The record does not hold all operations of the threads.</source>
        <extracomment>gpu/trace/flow/rounding.cpp</extracomment>
        <translation>Zapis nima vseh operacij niti.</translation>
    </message>
    <message>
        <source>The record does not tell what made each of the stored values.</source>
        <extracomment>gpu/trace/flow/rounding.cpp</extracomment>
        <translation>Zapis ne pove, iz česa je nastala vsaka od shranjenih vrednosti.</translation>
    </message>
    <message>
        <source>The flow of this record is too entangled to be followed.</source>
        <extracomment>gpu/trace/flow/rounding.cpp</extracomment>
        <translation>Tok podatkov tega zapisa je preveč zapleten, da bi mu sledili.</translation>
    </message>
    <message>
        <source>a volatile vector cannot be read</source>
        <extracomment>gpu/trace/record/access_events.h</extracomment>
        <translation>vektorja volatile ni mogoče brati</translation>
    </message>
    <message>
        <source>a pointer is cast to one to vectors of the same numbers, or back</source>
        <extracomment>gpu/trace/record/address.h</extracomment>
        <translation>kazalec se pretvori v kazalec na vektorje istih števil ali nazaj</translation>
    </message>
    <message>
        <source>A record names at most %1 arrays; this launch accesses more, each block&apos;s apart.</source>
        <extracomment>gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zapis imenuje največ %1 tabel; ta zagon dostopa do več tabel, šteto za vsak blok posebej.</translation>
    </message>
    <message>
        <source>The recording cannot take launch %1: %2 makes %3.</source>
        <extracomment>gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zapisovanje ne more sprejeti zagona %1: %2 jih naredi %3.</translation>
    </message>
    <message>
        <source>A record names at most %1 buffers; %2 has %3.</source>
        <extracomment>gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zapis imenuje največ %1 medpomnilnikov; %2 jih ima %3.</translation>
    </message>
    <message>
        <source>The recording cannot begin at block %1: the launch has %2 blocks.</source>
        <extracomment>gpu/trace/record/record_builder.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zapisovanje se ne more začeti pri bloku %1: zagon ima %2 blokov.</translation>
    </message>
    <message>
        <source>the block has too many events</source>
        <extracomment>gpu/trace/record/timeline.cpp</extracomment>
        <translation>blok ima preveč dogodkov</translation>
    </message>
    <message>
        <source>bytes that are loaded as a vector are not traced</source>
        <extracomment>gpu/trace/record/traced.h</extracomment>
        <translation>bajtov, ki se berejo kot vektor, ni mogoče spremljati</translation>
    </message>
    <message>
        <source>global loads, requests</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>globalna branja, zahteve</translation>
    </message>
    <message>
        <source>global loads, sectors</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>globalna branja, sektorji</translation>
    </message>
    <message>
        <source>global stores, requests</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>globalna pisanja, zahteve</translation>
    </message>
    <message>
        <source>global stores, sectors</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>globalna pisanja, sektorji</translation>
    </message>
    <message>
        <source>shared loads, wavefronts</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>skupna branja, prehodi</translation>
    </message>
    <message>
        <source>shared loads, bank conflicts</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>skupna branja, trki v bankah</translation>
    </message>
    <message>
        <source>shared stores, wavefronts</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>skupna pisanja, prehodi</translation>
    </message>
    <message>
        <source>shared stores, bank conflicts</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>skupna pisanja, trki v bankah</translation>
    </message>
    <message>
        <source>additions, float32</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>seštevanja, float32</translation>
    </message>
    <message>
        <source>multiplications, float32</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>množenja, float32</translation>
    </message>
    <message>
        <source>fused multiply-adds, float32</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>zlita množenja s seštevanjem, float32</translation>
    </message>
    <message>
        <source>additions, float64</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>seštevanja, float64</translation>
    </message>
    <message>
        <source>multiplications, float64</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>množenja, float64</translation>
    </message>
    <message>
        <source>fused multiply-adds, float64</source>
        <extracomment>gpu/values/hardware_counters.h</extracomment>
        <translation>zlita množenja s seštevanjem, float64</translation>
    </message>
    <message>
        <source>Element %1 of an input array is %2, which %3 does not hold.</source>
        <extracomment>gpu/values/host_array.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Element %1 vhodne tabele je %2, česar %3 ne more držati.</translation>
    </message>
    <message>
        <source>the control group</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>kontrolna skupina</translation>
    </message>
    <message>
        <source>Max address space</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>Max address space</translation>
    </message>
    <message>
        <source>the limit of addresses (ulimit -v)</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>omejitev naslovov (ulimit -v)</translation>
    </message>
    <message>
        <source>Max data size</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>Max data size</translation>
    </message>
    <message>
        <source>the limit of data (ulimit -d)</source>
        <extracomment>gpu/platform/memory.cpp</extracomment>
        <translation>omejitev podatkov (ulimit -d)</translation>
    </message>
    <message>
        <source>: %1 allows no more</source>
        <extracomment>gpu/platform/memory.cpp. %1, %2, …: see the sources</extracomment>
        <translation>: več ne dovoli %1</translation>
    </message>
    <message>
        <source>%1 needs %2 of memory, and %3 of %4 are free%5.</source>
        <extracomment>gpu/platform/memory.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 potrebuje %2 pomnilnika, prostega pa je %3 od %4%5.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2; choose one of %3.</source>
        <extracomment>gpu/values/names.h. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni %2; izberite eno od teh: %3.</translation>
    </message>
    <message>
        <source>No more threads can be started: a limit of this user (ulimit -u), of the memory (ulimit -v) or of the control group is reached.</source>
        <extracomment>gpu/platform/process_limits.cpp</extracomment>
        <translation>Niti ni mogoče zagnati več: dosežena je omejitev tega uporabnika (ulimit -u), pomnilnika (ulimit -v) ali kontrolne skupine.</translation>
    </message>
    <message>
        <source>No more files can be opened: the limit of this process (ulimit -n) or of the system is reached.</source>
        <extracomment>gpu/platform/process_limits.cpp</extracomment>
        <translation>Datotek ni mogoče odpreti več: dosežena je omejitev tega procesa (ulimit -n) ali sistema.</translation>
    </message>
    <message>
        <source>The address space is limited to %1 (ulimit -v), and at least %2 are needed.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naslovni prostor je omejen na %1 (ulimit -v), potrebno pa je vsaj %2.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <extracomment>gpu/platform/process_limits.cpp</extracomment>
        <translation>Zgodilo se je nekaj nepričakovanega.</translation>
    </message>
    <message>
        <source>The stack is limited to %1 (ulimit -s), and at least %2 are needed.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Sklad je omejen na %1 (ulimit -s), potrebno pa je vsaj %2.</translation>
    </message>
    <message>
        <source>Only %1 files may be open at once (ulimit -n), and %2 are needed.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Hkrati je lahko odprtih le %1 datotek (ulimit -n), potrebnih pa je %2.</translation>
    </message>
    <message>
        <source>Something unexpected happened: %1.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zgodilo se je nekaj nepričakovanega: %1.</translation>
    </message>
    <message>
        <source>%1 needs %2 more threads, and only %3 can be started: see the limits of this user (ulimit -u), of the memory (ulimit -v) and of the control group.</source>
        <extracomment>gpu/platform/process_limits.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 potrebuje še toliko niti: %2, zagnati pa jih je mogoče le %3: glejte omejitve tega uporabnika (ulimit -u), pomnilnika (ulimit -v) in kontrolne skupine.</translation>
    </message>
    <message>
        <source>The work was cancelled.</source>
        <extracomment>gpu/values/progress_monitor.h</extracomment>
        <translation>Delo je bilo prekinjeno.</translation>
    </message>
    <message>
        <source>a kind of span</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>vrsta odseka</translation>
    </message>
    <message>
        <source>copy in</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>prenos na napravo</translation>
    </message>
    <message>
        <source>copy out</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>prenos z naprave</translation>
    </message>
    <message>
        <source>%1; `lanescope %2 --help` lists the options.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1; možnosti našteje `lanescope %2 --help`.</translation>
    </message>
    <message>
        <source>%1 takes no arguments.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ne sprejme argumentov.</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;; the commands are %2.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ukaz &apos;%1&apos; ne obstaja; ukazi so %2.</translation>
    </message>
    <message>
        <source>Interrupted; nothing was written.</source>
        <extracomment>ui/cli/cli.cpp</extracomment>
        <translation>Prekinjeno; nič ni bilo zapisano.</translation>
    </message>
    <message>
        <source>Interrupted; written before that: %1.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Prekinjeno; pred tem zapisano: %1.</translation>
    </message>
    <message>
        <source>The file to write: .json or .perfetto.json.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Datoteka, ki naj nastane: .json ali .perfetto.json.</translation>
    </message>
    <message>
        <source>Of a .cu file: print it as the emulator compiles it, and record nothing.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Za datoteko .cu: izpiše jo, kot jo prevede posnemovalnik, in ničesar ne zapiše.</translation>
    </message>
    <message>
        <source>Lists the kernels with their parameters and limits.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Našteje ščepce z njihovimi parametri in mejami.</translation>
    </message>
    <message>
        <source>Lists the devices that can run kernels, and why others cannot.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Našteje naprave, na katerih lahko tečejo ščepci, in zakaj druge ne morejo.</translation>
    </message>
    <message>
        <source>Runs a kernel once, checks it against the reference and prints what it did.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Enkrat zažene ščepec, rezultat preveri z referenco in izpiše, kaj je naredil.</translation>
    </message>
    <message>
        <source>Records what every thread did and writes it to a file.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Zapiše, kaj je naredila vsaka nit, in to shrani v datoteko.</translation>
    </message>
    <message>
        <source>Runs a kernel and draws its record.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Zažene ščepec in nariše njegov zapis.</translation>
    </message>
    <message>
        <source>IN OUT</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>VHOD IZHOD</translation>
    </message>
    <message>
        <source>Equalises the histogram of an image and writes the result.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Izravna histogram slike in shrani rezultat.</translation>
    </message>
    <message>
        <source>Times kernels and the CPU variants of their problem in turn, over several sizes.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Izmenično meri čase ščepcev in različic istega problema na CPU, pri več velikostih.</translation>
    </message>
    <message>
        <source>Compares the errors of kernels and of the CPU&apos;s orders of addition over several sizes.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Primerja napake ščepcev in vrstnih redov seštevanja na CPU pri več velikostih.</translation>
    </message>
    <message>
        <source>Counts the work and the depth of kernels over several sizes, each in one block.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Prešteje delo in globino ščepcev pri več velikostih, vsakič v enem bloku.</translation>
    </message>
    <message>
        <source>Writes a kernel as a CUDA program of its own, with a host that checks it.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Ščepec zapiše kot samostojen program CUDA z gostiteljem, ki ga preveri.</translation>
    </message>
    <message>
        <source>Lists, compares, tags, deletes, exports and imports what was measured.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Našteje, primerja, označi, izbriše, izvozi in uvozi, kar je bilo izmerjeno.</translation>
    </message>
    <message>
        <source>Shows the whole program on real data and writes pictures into a folder.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Na pravih podatkih pokaže ves program in shrani slike v mapo.</translation>
    </message>
    <message>
        <source>timing %1 of %2:</source>
        <extracomment>ui/cli/commands/bench_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>merim %1 od %2:</translation>
    </message>
    <message>
        <source>The file to write: .csv, .json, .recording.json, or a chart as .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/bench_command.cpp</extracomment>
        <translation>Datoteka, ki se zapiše: .csv, .json, .recording.json ali grafikon kot .png, .svg ali .pdf.</translation>
    </message>
    <message>
        <source> against the CPU</source>
        <extracomment>ui/cli/commands/bench_command.cpp</extracomment>
        <translation> glede na CPU</translation>
    </message>
    <message>
        <source>reductions, dot products and scans</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>redukcije, skalarne produkte in predponske vsote</translation>
    </message>
    <message>
        <source>dot products and matrix products</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>skalarne produkte in produkte matrik</translation>
    </message>
    <message>
        <source>%1 does not solve the problem of %2, so that it is no baseline for it.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ne reši problema %2, zato zanj ni izhodišče.</translation>
    </message>
    <message>
        <source>There is no %1 baseline for %2; there is one for %3.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Izhodišča %1 za %2 ni; obstaja za %3.</translation>
    </message>
    <message>
        <source>Kernels to time, as dot_global,dot_shared; the same as naming them.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>Ščepci, ki se merijo, kot dot_global,dot_shared; enako, kot če jih imenujete.</translation>
    </message>
    <message>
        <source>What to time the kernels against: cpu, the CPU variants of the problem; cub, NVIDIA&apos;s library of reductions and scans; cublas, that of dot and matrix products; recorded, in charts and tables, the shipped recordings from other machines; kernels by their names, as dot_shared. Usually cpu.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>S čim se ščepci primerjajo: cpu, različice problema na CPU; cub, NVIDIina knjižnica redukcij in predponskih vsot; cublas, knjižnica skalarnih produktov in produktov matrik; recorded, v grafikonih in tabelah, priloženi posnetki z drugih računalnikov; ščepci po imenu, kot dot_shared. Običajno cpu.</translation>
    </message>
    <message>
        <source>Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, as 1000,2^16. Usually 2^10..2^20, of matrices 2^4..2^10.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>Elementi ali stranice matrik: obseg s podvajanjem, kot 2^10..2^20, ali seznam, kot 1000,2^16. Običajno 2^10..2^20, za matrike 2^4..2^10.</translation>
    </message>
    <message>
        <source>%1 is named twice; once is enough.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je imenovan dvakrat; enkrat je dovolj.</translation>
    </message>
    <message>
        <source>Name a kernel or several; `lanescope list` shows them.</source>
        <extracomment>ui/cli/commands/bench_requests.cpp</extracomment>
        <translation>Imenujte en ali več ščepcev; našteje jih `lanescope list`.</translation>
    </message>
    <message>
        <source>Elements, or edges of matrices: a range that doubles, as 2^10..2^20, or a list, as 19,1000. Usually %1.</source>
        <extracomment>ui/cli/commands/comparison_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Elementi ali stranice matrik: obseg s podvajanjem, kot 2^10..2^20, ali seznam, kot 19,1000. Običajno %1.</translation>
    </message>
    <message>
        <source>The file to write: %1, or a chart as .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/comparison_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Datoteka, ki se zapiše: %1 ali grafikon kot .png, .svg ali .pdf.</translation>
    </message>
    <message>
        <source>work and depth</source>
        <extracomment>ui/cli/commands/comparison_command.cpp</extracomment>
        <translation>delo in globina</translation>
    </message>
    <message>
        <source>The shipped data set is missing.</source>
        <extracomment>ui/cli/commands/demo_command.cpp</extracomment>
        <translation>Priloženi podatki manjkajo.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <extracomment>ui/cli/commands/demo_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Mape %1 ni mogoče ustvariti.</translation>
    </message>
    <message>
        <source>Dot product, CPU and GPU</source>
        <extracomment>ui/cli/commands/demo_command.cpp</extracomment>
        <translation>Skalarni produkt, CPU in GPU</translation>
    </message>
    <message>
        <source>The folder for the pictures. Usually lanescope-demo.</source>
        <extracomment>ui/cli/commands/demo_command.cpp</extracomment>
        <translation>Mapa za slike. Običajno lanescope-demo.</translation>
    </message>
    <message>
        <source>is 1 argument.</source>
        <extracomment>ui/cli/commands/equalize_command.cpp</extracomment>
        <translation>je 1 argument.</translation>
    </message>
    <message>
        <source>, its luma</source>
        <extracomment>ui/cli/commands/equalize_command.cpp</extracomment>
        <translation>, njena svetlost</translation>
    </message>
    <message>
        <source>There is no history %1.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zgodovine %1 ni.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no entry&apos;s number; `lanescope history list` shows them.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni številka vnosa; našteje jih `lanescope history list`.</translation>
    </message>
    <message>
        <source>Entry %1 is named twice; once is enough.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vnos %1 je imenovan dvakrat; enkrat je dovolj.</translation>
    </message>
    <message>
        <source>Entry %1 is a single run; a benchmark %2.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vnos %1 je posamezen zagon; %2 meritev.</translation>
    </message>
    <message>
        <source>is compared</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>primerja se</translation>
    </message>
    <message>
        <source>Entry %1 has no times to compare.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vnos %1 nima časov za primerjavo.</translation>
    </message>
    <message>
        <source>A tag has at most %1 letters; this one has %2.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Oznaka ima največ %1 znakov; ta jih ima %2.</translation>
    </message>
    <message>
        <source>Entry %1 is a sweep, which no result file can hold; a benchmark is exported.</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vnos %1 je pregled zagonov, ki ga datoteka z rezultati ne more vsebovati; izvozi se meritev.</translation>
    </message>
    <message>
        <source>is exported</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>izvozi se</translation>
    </message>
    <message>
        <source>, %1 in the history already</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>, že v zgodovini: %1</translation>
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
        <translation>Povejte, kaj narediti</translation>
    </message>
    <message>
        <source>The history knows no &apos;%1&apos;</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zgodovina ne pozna ukaza &apos;%1&apos;</translation>
    </message>
    <message>
        <source>With list: the entries with all of these words in their kernel, machine, GPU, driver, tag or version.</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>Z list: vnosi z vsemi temi besedami v ščepcu, računalniku, GPU, gonilniku, oznaki ali različici.</translation>
    </message>
    <message>
        <source>With list: the number of entries, the newest first. Usually 50.</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>Z list: število vnosov, najnovejši najprej. Običajno 50.</translation>
    </message>
    <message>
        <source>With export: the file to write, .json, .recording.json or .csv.</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>Z export: datoteka, ki se zapiše, .json, .recording.json ali .csv.</translation>
    </message>
    <message>
        <source>The file of the history. Usually that of the window.</source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>Datoteka zgodovine. Običajno tista od okna.</translation>
    </message>
    <message>
        <source>, is tagged </source>
        <extracomment>ui/cli/commands/history_command.cpp</extracomment>
        <translation>, ima oznako </translation>
    </message>
    <message>
        <source>where: tag</source>
        <extracomment>ui/cli/commands/history_report.cpp</extracomment>
        <translation>kje: oznaka</translation>
    </message>
    <message>
        <source>imported from</source>
        <extracomment>ui/cli/commands/history_report.cpp</extracomment>
        <translation>uvoženo iz</translation>
    </message>
    <message>
        <source>it is</source>
        <extracomment>ui/cli/commands/history_report.cpp</extracomment>
        <translation>to je</translation>
    </message>
    <message>
        <source>, a power of two</source>
        <extracomment>ui/cli/commands/list_command.cpp</extracomment>
        <translation>, potenca števila dve</translation>
    </message>
    <message>
        <source>  Taught in: %1</source>
        <extracomment>ui/cli/commands/list_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>  Poučuje: %1</translation>
    </message>
    <message>
        <source>  No record: %1</source>
        <extracomment>ui/cli/commands/list_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>  Brez zapisa: %1</translation>
    </message>
    <message>
        <source>  Needs a GPU of compute capability %1</source>
        <extracomment>ui/cli/commands/list_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>  Potrebuje GPU z računsko zmožnostjo %1</translation>
    </message>
    <message>
        <source>The file to write: a .cu file, which is a program of its own.</source>
        <extracomment>ui/cli/commands/program_command.cpp</extracomment>
        <translation>Datoteka, ki se zapiše: .cu, ki je samostojen program.</translation>
    </message>
    <message>
        <source>%1 has no known ending; a program is written as .cu.</source>
        <extracomment>ui/cli/commands/program_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 nima znane končnice; program se zapiše kot .cu.</translation>
    </message>
    <message>
        <source>Time the kernels named, or all of the catalogue but the pitfalls, over all their sizes and write a recording, whose name ends in .recording.json: about nine minutes on a large GPU, a few more on a small one or without one.</source>
        <extracomment>ui/cli/commands/recording.cpp</extracomment>
        <translation>Izmeri imenovane ščepce, ali vse iz kataloga razen pasti, pri vseh njihovih velikostih in zapiše posnetek, katerega ime se konča z .recording.json: približno devet minut na velikem GPU, nekaj več na majhnem ali brez njega.</translation>
    </message>
    <message>
        <source>A sweep is of one kernel; %1 are named.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Pregled velja za en ščepec; imenovanih je %1.</translation>
    </message>
    <message>
        <source>A sweep is at one size, as in --sizes 2^20; %1 are named.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Pregled velja za eno velikost, kot v --sizes 2^20; imenovanih je %1.</translation>
    </message>
    <message>
        <source>There is no fastest launch to store, since none was timed on a GPU.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp</extracomment>
        <translation>Najhitrejšega zagona, ki bi se shranil, ni, ker noben ni bil izmerjen na GPU.</translation>
    </message>
    <message>
        <source>Time one kernel at one size under many launches: for each of %1 that the kernel has a range that doubles, as block=32..1024, or a list, as block=96:128:256; several with commas between. On the emulator the counters are shown.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Izmeri en ščepec pri eni velikosti z mnogo zagoni: za vsakega od %1, ki jih ščepec ima, obseg s podvajanjem, kot block=32..1024, ali seznam, kot block=96:128:256; več jih ločite z vejicami. Na posnemovalniku so prikazani števci.</translation>
    </message>
    <message>
        <source>With --sweep: store the fastest launch, which --block auto then takes on this device, for this type, operation and size.</source>
        <extracomment>ui/cli/commands/sweep_command.cpp</extracomment>
        <translation>Z --sweep: shrani najhitrejši zagon, ki ga --block auto nato vzame na tej napravi, za to vrsto, operacijo in velikost.</translation>
    </message>
    <message>
        <source>limited by</source>
        <extracomment>ui/cli/commands/sweep_report.cpp</extracomment>
        <translation>omejuje</translation>
    </message>
    <message>
        <source>Parts of the input, from 1 to %1. Several have a stream each and page-locked memory, so that copies overlap kernels. Usually 1.</source>
        <extracomment>ui/cli/commands/timeline_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Deli vhoda, od 1 do %1. Več delov ima vsak svoj tok in priklenjeni pomnilnik, tako da se prenosi prekrivajo s ščepci. Običajno 1.</translation>
    </message>
    <message>
        <source>The file to write: .csv, .json, or a picture as .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/timeline_command.cpp</extracomment>
        <translation>Datoteka, ki se zapiše: .csv, .json ali slika kot .png, .svg ali .pdf.</translation>
    </message>
    <message>
        <source>time lines</source>
        <extracomment>ui/cli/commands/timeline_command.cpp</extracomment>
        <translation>časovnice</translation>
    </message>
    <message>
        <source>%1 has no known ending; a record is written as .json or .perfetto.json.</source>
        <extracomment>ui/cli/commands/trace_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 nima znane končnice; zapis se shrani kot .json ali .perfetto.json.</translation>
    </message>
    <message>
        <source>The run gave no record.</source>
        <extracomment>ui/cli/commands/trace_command.cpp</extracomment>
        <translation>Zagon ni dal zapisa.</translation>
    </message>
    <message>
        <source>, cut short,</source>
        <extracomment>ui/cli/commands/trace_command.cpp</extracomment>
        <translation>, skrajšan,</translation>
    </message>
    <message>
        <source>best CPU</source>
        <extracomment>ui/cli/common/bench_report.cpp</extracomment>
        <translation>najboljši CPU</translation>
    </message>
    <message>
        <source>with gaps</source>
        <extracomment>ui/cli/common/bench_report.cpp</extracomment>
        <translation>s premori</translation>
    </message>
    <message>
        <source>Pixels of the chart. Usually 1600x900.</source>
        <extracomment>ui/cli/common/chart_picture.cpp</extracomment>
        <translation>Velikost grafikona v pikah. Običajno 1600x900.</translation>
    </message>
    <message>
        <source>What the picture shows: %1. Usually time and phases side by side. A chart of one size takes the largest.</source>
        <extracomment>ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Kaj kaže slika: %1. Običajno čas in faze drug ob drugem. Grafikon ene velikosti vzame največjo.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a chart; the charts are %2.</source>
        <extracomment>ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni grafikon; grafikoni so %2.</translation>
    </message>
    <message>
        <source>%1 has no known ending; %2 are written as %3, .png, .svg or .pdf.</source>
        <extracomment>ui/cli/common/chart_picture.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 nima znane končnice; %2 se zapišejo kot %3, .png, .svg ali .pdf.</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <extracomment>ui/cli/common/engine_session.cpp</extracomment>
        <translation>iščem naprave</translation>
    </message>
    <message>
        <source>asking the device</source>
        <extracomment>ui/cli/common/engine_session.cpp</extracomment>
        <translation>sprašujem napravo</translation>
    </message>
    <message>
        <source>Print one JSON object and nothing else.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Izpiše en objekt JSON in nič drugega.</translation>
    </message>
    <message>
        <source>A CSV file with one or two columns of numbers, rounded to float32. One column gives a, and b is all ones: the dot product is the column&apos;s sum. Name a column twice for the sum of its squares. A matrix product takes two files, --input A.csv --input B.csv.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Datoteka CSV z enim ali dvema stolpcema števil, zaokroženih v float32. En stolpec da a, b pa so same enice: skalarni produkt je vsota stolpca. Če isti stolpec imenujete dvakrat, dobite vsoto kvadratov. Produkt matrik vzame dve datoteki, --input A.csv --input B.csv.</translation>
    </message>
    <message>
        <source>One or two columns of the file, by name or by number from 1.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>En ali dva stolpca datoteke, po imenu ali po številki od 1.</translation>
    </message>
    <message>
        <source>auto (a GPU where there is one), cuda or emulator.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>auto (GPU, kjer je), cuda ali emulator.</translation>
    </message>
    <message>
        <source>Number of the GPU, from 0.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Številka GPU, od 0.</translation>
    </message>
    <message>
        <source>Which launch to record, from 1, of a kernel that makes several. Usually the last.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Kateri zagon zapisati, od 1, pri ščepcu, ki jih naredi več. Običajno zadnji.</translation>
    </message>
    <message>
        <source>The first block of the grid to record. Usually 0.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Prvi blok mreže, ki naj se zapiše. Običajno 0.</translation>
    </message>
    <message>
        <source>Room for this many events, of 16 bytes each. Usually 4000000.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Prostor za toliko dogodkov po 16 bajtov. Običajno 4000000.</translation>
    </message>
    <message>
        <source>Whether to record also what the threads compute, as far as the device can: on or off. Usually on; for trace usually off.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Ali naj se zapiše tudi, kaj niti računajo, kolikor naprava zmore: on ali off. Običajno on; pri trace običajno off.</translation>
    </message>
    <message>
        <source>How many blocks to record. Usually all that there is room for.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Koliko blokov zapisati. Običajno vse, za katere je prostor.</translation>
    </message>
    <message>
        <source>Of a .cu file: what its kernel computes, dot, sum, min, max, scan, exclusive-scan, matmul, map, histogram, stencil or free. It gives the inputs and the reference.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Za datoteko .cu: kaj računa njen ščepec, dot, sum, min, max, scan, exclusive-scan, matmul, map, histogram, stencil ali free. To določi vhode in referenco.</translation>
    </message>
    <message>
        <source>Of a .cu file with several kernels: which one to run.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Za datoteko .cu z več ščepci: katerega zagnati.</translation>
    </message>
    <message>
        <source>Of a .cu file: what its kernel leaves for the host to combine, blocks (one number per block), elements or one. Usually blocks.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Za datoteko .cu: kaj njen ščepec pusti, da združi gostitelj, blocks (eno število na blok), elements ali one. Običajno blocks.</translation>
    </message>
    <message>
        <source>Run a .cu file also where this system has no sandbox for it, with all rights that you have.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Datoteko .cu zažene tudi tam, kjer sistem zanjo nima peskovnika, z vsemi vašimi pravicami.</translation>
    </message>
    <message>
        <source>End a run that takes longer, counted from when the engine begins it, and exit with 1; 0 or none: no limit. Usually %1.</source>
        <extracomment>ui/cli/common/options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Konča zagon, ki traja dlje, šteto od takrat, ko ga pogon začne, z izhodno kodo 1; 0 ali none: brez omejitve. Običajno %1.</translation>
    </message>
    <message>
        <source>Also read the GPU&apos;s own counters, and say why where the driver does not permit it.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Prebere tudi števce GPU in pove, zakaj ne, kjer gonilnik tega ne dovoli.</translation>
    </message>
    <message>
        <source>Name a kernel; `lanescope list` shows them.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Imenujte ščepec; našteje jih `lanescope list`.</translation>
    </message>
    <message>
        <source>One kernel is enough, but there are %1 arguments: %2.</source>
        <extracomment>ui/cli/common/options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>En ščepec je dovolj, argumentov pa je %1: %2.</translation>
    </message>
    <message>
        <source>Name a file to write, as in --out %1.</source>
        <extracomment>ui/cli/common/options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Imenujte datoteko, ki naj nastane, kot v --out %1.</translation>
    </message>
    <message>
        <source>%1 = %2 is %3: it must be from %4 to %5.</source>
        <extracomment>ui/cli/common/options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 je %3: dovoljeno je od %4 do %5.</translation>
    </message>
    <message>
        <source>out of range</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>zunaj obsega</translation>
    </message>
    <message>
        <source>not a whole number in range</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>ni celo število v obsegu</translation>
    </message>
    <message>
        <source>One kernel of your own at a time: %1 are named.</source>
        <extracomment>ui/cli/common/own_kernel.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Le en vaš ščepec naenkrat: imenovanih je %1.</translation>
    </message>
    <message>
        <source>No window can be opened%1; `lanescope demo` needs no display.</source>
        <extracomment>ui/cli/common/qt_messages.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Okna ni mogoče odpreti%1; `lanescope demo` ne potrebuje zaslona.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a view; the views are %2, several with commas between.</source>
        <extracomment>ui/cli/common/render_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni pogled; pogledi so %2, več jih ločite z vejicami.</translation>
    </message>
    <message>
        <source>The file or folder to write.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>Datoteka ali mapa, ki se zapiše.</translation>
    </message>
    <message>
        <source>Steps as the picture counts them, from 1: I, A..B, or A.. to the last one. Usually the last of a .png, .svg or .pdf, else all.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>Koraki, kot jih šteje slika, od 1: I, A..B ali A.. do zadnjega. Običajno zadnji za .png, .svg ali .pdf, sicer vsi.</translation>
    </message>
    <message>
        <source>The run to compare with, on the same inputs and in step: another kernel of the family, a pitfall that breaks this one, or this one with other parameters. Of its parameters %1 and schedule can differ: dot_shared:block=128, dot_shared:schedule=random:3. A pitfall without a schedule is run until it loses. The comparison of both stands below them.</source>
        <extracomment>ui/cli/common/render_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zagon za primerjavo, z istimi vhodi in v koraku: drug ščepec družine, past, ki tega pokvari, ali ta z drugimi parametri. Od njegovih parametrov se lahko razlikujejo %1 in schedule: dot_shared:block=128, dot_shared:schedule=random:3. Past brez schedule teče, dokler ne spodleti. Pod njima je primerjava obeh.</translation>
    </message>
    <message>
        <source>How both are kept in step: %1, as both have used the same part of their input, passed as many barriers or done as many steps. Usually input.</source>
        <extracomment>ui/cli/common/render_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Kako sta oba v koraku: %1, ko sta uporabila enak del vhoda, šla skozi enako preprek ali naredila enako korakov. Običajno input.</translation>
    </message>
    <message>
        <source>The thread of the block to follow, from 0, with its running sum.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>Nit bloka za spremljanje, od 0, z njeno sprotno vsoto.</translation>
    </message>
    <message>
        <source>One or more of %1. Usually memory,space-time.</source>
        <extracomment>ui/cli/common/render_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Eden ali več izmed %1. Običajno memory,space-time.</translation>
    </message>
    <message>
        <source>Shade the space-time diagram by what rounding took from each value.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>Prostor-čas osenči po tem, kaj je zaokroževanje vzelo vsaki vrednosti.</translation>
    </message>
    <message>
        <source>Frames per second. Usually 10 in a GIF, 30 in an MP4.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>Sličic na sekundo. Običajno 10 v GIF, 30 v MP4.</translation>
    </message>
    <message>
        <source>Steps per second, from 0.1 to 1000. Usually 2.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>Korakov na sekundo, od 0.1 do 1000. Običajno 2.</translation>
    </message>
    <message>
        <source>How often a GIF plays, from 1 to 65536. Usually for ever.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>Kolikokrat se GIF predvaja, od 1 do 65536. Običajno v neskončnost.</translation>
    </message>
    <message>
        <source>not checked: no reference</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>ni preverjeno: ni reference</translation>
    </message>
    <message>
        <source>exact, on the CPU</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>točno, na CPU</translation>
    </message>
    <message>
        <source>in double, on the CPU</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>v double, na CPU</translation>
    </message>
    <message>
        <source>%1, what rounding explains%2</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1, kar pojasni zaokroževanje%2</translation>
    </message>
    <message>
        <source>closed form</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>zaključena formula</translation>
    </message>
    <message>
        <source>what the pattern&apos;s formula gives</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>kar da formula vzorca</translation>
    </message>
    <message>
        <source>host to device</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>gostitelj na napravo</translation>
    </message>
    <message>
        <source>device to host</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>naprava na gostitelja</translation>
    </message>
    <message>
        <source>host finish</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>zaključek na gostitelju</translation>
    </message>
    <message>
        <source>arrivals of warps</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>prihodi snopov</translation>
    </message>
    <message>
        <source>requests for %1 elements in %2 sectors</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>zahteve za %1 elementov v %2 sektorjih</translation>
    </message>
    <message>
        <source>requests for %1 elements in %2 wavefronts, %3 of them by bank conflicts</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>zahteve za %1 elementov v %2 prehodih, od tega zaradi trkov v bankah %3</translation>
    </message>
    <message>
        <source>global loads</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>globalna branja</translation>
    </message>
    <message>
        <source>global stores</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>globalna pisanja</translation>
    </message>
    <message>
        <source>global atomics</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>globalne atomarne op.</translation>
    </message>
    <message>
        <source>shared loads</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>skupna branja</translation>
    </message>
    <message>
        <source>shared stores</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>skupna pisanja</translation>
    </message>
    <message>
        <source>shared atomics</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>skupne atomarne op.</translation>
    </message>
    <message>
        <source>of %1, in the source</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>od %1, v izvorni kodi</translation>
    </message>
    <message>
        <source>fused multiply-adds</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>zlita množenja s sešt.</translation>
    </message>
    <message>
        <source>by the tensor cores</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>v tenzorskih jedrih</translation>
    </message>
    <message>
        <source>recorded blocks</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>zapisani bloki</translation>
    </message>
    <message>
        <source>operations on two values</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>operacije z dvema vrednostma</translation>
    </message>
    <message>
        <source>of them wait for each other</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>od njih čaka druga na drugo</translation>
    </message>
    <message>
        <source>active lanes</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>dejavne steze</translation>
    </message>
    <message>
        <source>of 32, mean</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>od 32, povprečje</translation>
    </message>
    <message>
        <source>counter, whole launch</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>števec, ves zagon</translation>
    </message>
    <message>
        <source>, %1 of %2 free</source>
        <extracomment>ui/cli/common/report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>, prostega %1 od %2</translation>
    </message>
    <message>
        <source>the emulator</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>posnemovalnik</translation>
    </message>
    <message>
        <source>, at element </source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>, pri elementu </translation>
    </message>
    <message>
        <source>, cut short</source>
        <extracomment>ui/cli/common/report.cpp</extracomment>
        <translation>, skrajšan</translation>
    </message>
    <message>
        <source>%1 = %2 is no time: it must be from 0 to 3600 seconds.</source>
        <extracomment>ui/cli/common/sampling_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 ni čas: biti mora od 0 do 3600 sekund.</translation>
    </message>
    <message>
        <source>The least number of samples of each point; more are taken until the standard error of the median is under 0.5%. Usually 10.</source>
        <extracomment>ui/cli/common/sampling_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Najmanjše število vzorcev v vsaki točki; zajemajo se, dokler standardna napaka mediane ni pod 0.5%. Običajno 10.</translation>
    </message>
    <message>
        <source>Sample each point for so many seconds at least. Usually 0.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>Vsako točko zajema vsaj toliko sekund. Običajno 0.</translation>
    </message>
    <message>
        <source>Sample the kernels, and then the CPU variants, for so many seconds at most at one size, whatever the error. Usually 0.5.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>Pri eni velikosti zajema ščepce in nato različice na CPU največ toliko sekund, ne glede na napako. Običajno 0.5.</translation>
    </message>
    <message>
        <source>Time a GPU&apos;s kernels with their data in its L2 cache, as far as they fit. This is usual.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>Ščepce GPU meri s podatki v njegovem predpomnilniku L2, kolikor jih gre vanj. To je običajno.</translation>
    </message>
    <message>
        <source>Time them with none of their data in the L2 cache; with --hot both. A CPU is always timed hot.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>Meri jih brez njihovih podatkov v predpomnilniku L2; skupaj z --hot oboje. CPU se vedno meri vroče.</translation>
    </message>
    <message>
        <source>max-time is shorter than min-time.</source>
        <extracomment>ui/cli/common/sampling_options.cpp</extracomment>
        <translation>max-time je krajši od min-time.</translation>
    </message>
    <message>
        <source>Standard output cannot be written: %1.</source>
        <extracomment>ui/cli/common/terminal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Na standardni izhod ni mogoče pisati: %1.</translation>
    </message>
    <message>
        <source>%1. Usually light.</source>
        <extracomment>ui/cli/common/theme_option.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1. Običajno light.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a theme; the themes are %2.</source>
        <extracomment>ui/cli/common/theme_option.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni tema; teme so %2.</translation>
    </message>
    <message>
        <source>%1 multiplies two matrices: give two files, --input A.csv --input B.csv, not %2.</source>
        <extracomment>ui/cli/common/user_input.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 množi dve matriki: podajte dve datoteki, --input A.csv --input B.csv, ne %2.</translation>
    </message>
    <message>
        <source>%1 takes one file, but %2 are given.</source>
        <extracomment>ui/cli/common/user_input.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 sprejme eno datoteko, podanih pa je %2.</translation>
    </message>
    <message>
        <source>The language of what is printed: en, sl or zh_TW. Usually the desktop&apos;s.</source>
        <extracomment>ui/cli/common/language_option.cpp</extracomment>
        <translation>Jezik izpisa: en, sl ali zh_TW. Običajno jezik namizja.</translation>
    </message>
    <message>
        <source>Nothing orders %1, which %2 element %3 of %4 on line %5, and %6, which %7 it on line %8: %9</source>
        <extracomment>A race. %1: &quot;thread 1 of block 0&quot;; %2, %7: &quot;loads&quot;, &quot;stores&quot;; %3: number of the element; %4: array; %5, %8: lines; %6: &quot;thread 2&quot;; %9: what is missing</extracomment>
        <translation>Nič ne določa, kateri od dveh dostopov je prvi: %1 %2 element %3 tabele %4 v vrstici %5, %6 pa ga %7 v vrstici %8; %9</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 %3 element %4 of %5 on line %6%7</source>
        <extracomment>%1, %2: numbers; %3: &quot;loads&quot;; %4: number of the element; %5: array; %6: line; %7: nothing, or &quot;, to which …&quot;</extracomment>
        <translation>Nit %1 bloka %2 %3 element %4 tabele %5 v vrstici %6%7</translation>
    </message>
    <message>
        <source>The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6 ends without it; what a GPU does then is undefined</source>
        <extracomment>%1 to %6: numbers</extracomment>
        <translation>Niti bloka %1 se ne srečajo: pri prepreki v vrstici %4 jih čaka %2 od %3, med njimi nit %5, nit %6 pa se konča brez nje; kaj GPU tedaj naredi, ni določeno</translation>
    </message>
    <message>
        <source>The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier on line %4, thread %5 among them, but thread %6 waits at the barrier on line %7; what a GPU does then is undefined</source>
        <extracomment>%1 to %7: numbers</extracomment>
        <translation>Niti bloka %1 se ne srečajo: pri prepreki v vrstici %4 jih čaka %2 od %3, med njimi nit %5, nit %6 pa čaka pri prepreki v vrstici %7; kaj GPU tedaj naredi, ni določeno</translation>
    </message>
    <message>
        <source>a __syncthreads() is missing between the two</source>
        <extracomment>What would order two accesses</extracomment>
        <translation>med njima manjka __syncthreads()</translation>
    </message>
    <message>
        <source>a __syncthreads() or a __syncwarp() is missing between the two</source>
        <extracomment>What would order two accesses</extracomment>
        <translation>med njima manjka __syncthreads() ali __syncwarp()</translation>
    </message>
    <message>
        <source>%1; the record shows this %2 times.</source>
        <extracomment>The end of a finding. %1: a clause; %2: a number</extracomment>
        <translation>%1; zapis to pokaže večkrat (%2).</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>The end of any sentence. %1: a clause</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>thread %1</source>
        <extracomment>%1: number of a thread</extracomment>
        <translation>nit %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <extracomment>%1: number of a block of threads</extracomment>
        <translation>blok %1</translation>
    </message>
    <message>
        <source>loads</source>
        <extracomment>&quot;thread 1, which loads element 2&quot;</extracomment>
        <translation>bere</translation>
    </message>
    <message>
        <source>stores</source>
        <extracomment>&quot;thread 1, which stores element 2&quot;</extracomment>
        <translation>zapiše</translation>
    </message>
    <message>
        <source>updates</source>
        <extracomment>&quot;thread 1, which updates element 2&quot;: by an atomic operation</extracomment>
        <translation>atomarno spremeni</translation>
    </message>
    <message>
        <source>which is no input; the inputs are </source>
        <extracomment>gpu/catalog/own/element_expression.cpp</extracomment>
        <translation>kar ni vhod; vhodi so </translation>
    </message>
    <message>
        <source>is too long; an expression has at most %1 parts</source>
        <extracomment>gpu/catalog/own/expression_tree.cpp. %1, %2, …: see the sources</extracomment>
        <translation>je predolg; izraz ima največ %1 delov</translation>
    </message>
    <message>
        <source>cuBLAS (libcublas.so.13) is not installed; it comes with the CUDA Toolkit.</source>
        <extracomment>gpu/device/cublas.cpp</extracomment>
        <translation>cuBLAS (libcublas.so.13) ni nameščen; je del orodij CUDA Toolkit.</translation>
    </message>
    <message>
        <source>%1 maps the shared memory of rank %2 %3; its cluster has %4</source>
        <extracomment>gpu/simt/fault.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 preslika skupni pomnilnik ranga %2 %3; njena gruča ima %4</translation>
    </message>
    <message>
        <source>The threads of block %1 do not meet: %2 of its %3 threads wait at the barrier%4, thread %5 among them, but thread %6; what a GPU does then is undefined</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Niti bloka %1 se ne srečajo: od njegovih %3 niti jih %2 čaka pri prepreki%4, med njimi nit %5, a nit %6; kaj tedaj naredi GPU, ni določeno</translation>
    </message>
    <message>
        <source>; the record shows this %1 times</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>; zapis to pokaže večkrat (%1)</translation>
    </message>
    <message>
        <source>Name two files, the image to read and the one to write, as in `lanescope equalize in.png out.png`; there %1</source>
        <extracomment>ui/cli/commands/equalize_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Imenujte dve datoteki, sliko, ki se prebere, in sliko, ki se zapiše, kot v `lanescope equalize in.png out.png`; %1</translation>
    </message>
    <message>
        <source>Write `lanescope history %1`; there %2</source>
        <extracomment>ui/cli/commands/history_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Napišite `lanescope history %1`; %2</translation>
    </message>
    <message>
        <source>%1: pages %2, stages %3, claims %4, questions %5.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1: strani %2, prizorov %3, trditev %4, vprašanj %5.</translation>
    </message>
    <message>
        <source>All of it holds.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Vse drži.</translation>
    </message>
    <message>
        <source>%n thing(s) are wrong.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Napačnih stvari: %n.</translation>
    </message>
    <message>
        <source>Name a folder, a .lesson file or a lesson that ships, or write --all.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Imenujte mapo, datoteko .lesson ali priloženo lekcijo, ali napišite --all.</translation>
    </message>
    <message>
        <source>Write `lanescope lesson list`.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Napišite `lanescope lesson list`.</translation>
    </message>
    <message>
        <source>Write `lanescope lesson pack DIR --out NAME.lesson`.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Napišite `lanescope lesson pack DIR --out NAME.lesson`.</translation>
    </message>
    <message>
        <source>The name of a packed lesson ends in .lesson.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Ime pakirane lekcije se konča z .lesson.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zapisano v %1.</translation>
    </message>
    <message>
        <source>Of check: all lessons that ship.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Za check: vse priložene lekcije.</translation>
    </message>
    <message>
        <source>Pixels, each side from 64 to 7680. Usually 1600x900, and 1280x800 in a .html.</source>
        <extracomment>ui/cli/common/render_options.cpp</extracomment>
        <translation>Velikost v pikah, vsaka stranica od 64 do 7680. Običajno 1600x900, v .html pa 1280x800.</translation>
    </message>
    <message>
        <source>The run was not recorded.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp</extracomment>
        <translation>Zagon ni bil zapisan.</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the run, which ends at %3.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 je zunaj zagona, ki se konča pri %3.</translation>
    </message>
    <message>
        <source>The run has no element %1.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zagon nima elementa %1.</translation>
    </message>
    <message>
        <source>The run does not pass its check.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp</extracomment>
        <translation>Zagon ne prestane preverjanja.</translation>
    </message>
    <message>
        <source>The run passes its check.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp</extracomment>
        <translation>Zagon prestane preverjanje.</translation>
    </message>
    <message>
        <source>The run has no findings.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp</extracomment>
        <translation>Zagon nima najdb.</translation>
    </message>
    <message>
        <source>The run has other findings: %1.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Zagon ima druge najdbe: %1.</translation>
    </message>
    <message>
        <source>%1 of the run is no number.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 tega zagona ni število.</translation>
    </message>
    <message>
        <source>There is no step %1: the run has %2 steps.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Koraka %1 ni: zagon ima toliko korakov: %2.</translation>
    </message>
    <message>
        <source>Step %1 has no answer for the subject “%2”.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Korak %1 nima odgovora za predmet »%2«.</translation>
    </message>
    <message>
        <source>The pages and directives are not those of %1.</source>
        <extracomment>ui/cli/lesson/lesson_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Strani in direktive niso enake kot v %1.</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>ui/cli/board/board_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 od %2 pravilno</translation>
    </message>
    <message>
        <source>%1, %2 had the answer shown</source>
        <extracomment>ui/cli/board/board_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1, %2 so si dali pokazati odgovor</translation>
    </message>
    <message>
        <source>right answer</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>pravilni odgovor</translation>
    </message>
    <message>
        <source>wrong answer</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>napačni odgovor</translation>
    </message>
    <message>
        <source>Class board</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>Pregled odgovorov razreda</translation>
    </message>
    <message>
        <source>Right answer</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>Pravilni odgovor</translation>
    </message>
    <message>
        <source>Wrong answers</source>
        <extracomment>ui/cli/board/board_report.cpp</extracomment>
        <translation>Napačni odgovori</translation>
    </message>
    <message>
        <source>The catalogue has no kernel %1.</source>
        <extracomment>ui/cli/board/repeated_runs.cpp. %1, %2, …: see the sources</extracomment>
        <translation>V katalogu ni ščepca %1.</translation>
    </message>
    <message>
        <source>%1, block %2, step %3</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1, blok %2, korak %3</translation>
    </message>
    <message>
        <source>%1 has answers and no record that could judge them.</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ima odgovore, a nobenega zapisa, po katerem bi jih lahko presodili.</translation>
    </message>
    <message>
        <source>%1 is judged by the record in it, since its run cannot be repeated: %2</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je presojena po zapisu v njej, saj njenega zagona ni mogoče ponoviti: %2</translation>
    </message>
    <message>
        <source>%1 has %n answer(s) to steps that its run does not have.</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 has %n answer(s) to steps that its run does not have.</translation>
    </message>
    <message>
        <source>%1 has answers to the lesson %2, which did not come with the program; name it with --lesson.</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ima odgovore na lekcijo %2, ki ni prišla s programom; navedite jo z --lesson.</translation>
    </message>
    <message>
        <source>%1 has an answer to page %2 of %3, which has no such question.</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ima odgovor na stran %2 lekcije %3, ki takega vprašanja nima.</translation>
    </message>
    <message>
        <source>%1: the answer to %2 cannot be judged: %3</source>
        <extracomment>ui/cli/board/session_answers.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1: odgovora na %2 ni mogoče presoditi: %3</translation>
    </message>
    <message>
        <source>Writes questions on the record of a run, or those of a lesson, for a learning platform.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Zapiše vprašanja o zapisu zagona ali vprašanja lekcije za učno okolje.</translation>
    </message>
    <message>
        <source>Checks, exports, lists and packs lessons.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Preveri, izvozi, našteje in zapakira lekcije.</translation>
    </message>
    <message>
        <source>Checks, lists and packs exercises.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Preveri, našteje in zapakira vaje.</translation>
    </message>
    <message>
        <source>EXERCISE FOLDER</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>EXERCISE FOLDER</translation>
    </message>
    <message>
        <source>Runs the submissions of a folder and writes their grades.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Požene oddaje v mapi in zapiše njihove ocene.</translation>
    </message>
    <message>
        <source>Reads the sessions of a class and shows which questions were answered wrongly, and how.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Prebere seje razreda in pokaže, na katera vprašanja so bili odgovori napačni in kakšni.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no folder.</source>
        <extracomment>ui/cli/commands/board_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni mapa.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no session, a file that ends in .lanescope.</source>
        <extracomment>ui/cli/commands/board_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>V &apos;%1&apos; ni nobene seje, datoteke s končnico .lanescope.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has more than %2 sessions, the most that one board takes.</source>
        <extracomment>ui/cli/commands/board_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>V &apos;%1&apos; je več kot %2 sej, kolikor jih pregled največ sprejme.</translation>
    </message>
    <message>
        <source>reading sessions</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>berem seje</translation>
    </message>
    <message>
        <source>The name of a class board ends in .csv or .html.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>Ime pregleda razreda se konča s .csv ali .html.</translation>
    </message>
    <message>
        <source>The file to write: .csv or .html.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>Datoteka, ki se zapiše: .csv ali .html.</translation>
    </message>
    <message>
        <source>Say whose each wrong answer is: the names of the files.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>Pove, čigav je vsak napačni odgovor: imena datotek.</translation>
    </message>
    <message>
        <source>A lesson that did not come with the program: a folder or a .lesson file. May be given several times.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>Lekcija, ki ni prišla s programom: mapa ali datoteka .lesson. Navede se lahko večkrat.</translation>
    </message>
    <message>
        <source>Name one folder: `lanescope board FOLDER`.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>Navedite eno mapo: `lanescope board FOLDER`.</translation>
    </message>
    <message>
        <source>None of the sessions can be read.</source>
        <extracomment>ui/cli/commands/board_command.cpp</extracomment>
        <translation>Nobene seje ni mogoče prebrati.</translation>
    </message>
    <message>
        <source>%1, %2 questions answered.</source>
        <extracomment>ui/cli/commands/board_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1, vprašanj z odgovori: %2.</translation>
    </message>
    <message>
        <source>%1: gates %2, points %3.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1: pogojev %2, točk %3.</translation>
    </message>
    <message>
        <source>The solution passes and the skeleton fails.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Rešitev uspe, ogrodje pa ne.</translation>
    </message>
    <message>
        <source>Name a folder, an .exercise file or an exercise that ships, or write --all.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Navedite mapo, datoteko .exercise ali vajo iz programa ali pa napišite --all.</translation>
    </message>
    <message>
        <source>Write `lanescope exercise list`.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Napišite `lanescope exercise list`.</translation>
    </message>
    <message>
        <source>Write `lanescope exercise pack DIR --out NAME.exercise`.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Napišite `lanescope exercise pack DIR --out NAME.exercise`.</translation>
    </message>
    <message>
        <source>The name of a packed exercise ends in .exercise.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Ime zapakirane vaje se konča z .exercise.</translation>
    </message>
    <message>
        <source>Of pack: the .exercise file to write.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Pri pack: datoteka .exercise, ki se zapiše.</translation>
    </message>
    <message>
        <source>Of check: all exercises that ship.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Pri check: vse vaje iz programa.</translation>
    </message>
    <message>
        <source>Of check: run the solution also where this system has no sandbox.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Pri check: rešitev požene tudi, kadar ta sistem nima peskovnika.</translation>
    </message>
    <message>
        <source>Write `lanescope exercise check`, `exercise list` or `exercise pack`.</source>
        <extracomment>ui/cli/commands/exercise_command.cpp</extracomment>
        <translation>Napišite `lanescope exercise check`, `exercise list` ali `exercise pack`.</translation>
    </message>
    <message>
        <source>The exercise&apos;s own solution does not pass. %1</source>
        <extracomment>ui/cli/commands/grade_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Lastna rešitev vaje ne uspe. %1</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>kaj je narobe</translation>
    </message>
    <message>
        <source>The .csv file to write.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Datoteka .csv, ki se zapiše.</translation>
    </message>
    <message>
        <source>The longest time for one submission, compiling included. Usually 60.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Najdaljši čas za eno oddajo, vključno s prevajanjem. Običajno 60.</translation>
    </message>
    <message>
        <source>Run submissions also where this system has no sandbox for them.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Oddaje požene tudi, kadar ta sistem zanje nima peskovnika.</translation>
    </message>
    <message>
        <source>Write `lanescope grade EXERCISE FOLDER --out grades.csv`.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Napišite `lanescope grade EXERCISE FOLDER --out grades.csv`.</translation>
    </message>
    <message>
        <source>The name of the file of grades ends in .csv.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Ime datoteke z ocenami se konča s .csv.</translation>
    </message>
    <message>
        <source>Write `lanescope lesson export LESSON --out lesson.html`, or lesson.pdf.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Napišite `lanescope lesson export LESSON --out lesson.html` ali lesson.pdf.</translation>
    </message>
    <message>
        <source>Of pack: the .lesson file to write. Of export: the .html or the .pdf.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Pri pack: datoteka .lesson, ki se zapiše. Pri export: .html ali .pdf.</translation>
    </message>
    <message>
        <source>Of export to a .pdf: a sheet of answers at the end.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Pri izvozu v .pdf: list z odgovori na koncu.</translation>
    </message>
    <message>
        <source>Write `lanescope lesson check`, `lesson export`, `lesson list` or `lesson pack`.</source>
        <extracomment>ui/cli/commands/lesson_command.cpp</extracomment>
        <translation>Napišite `lanescope lesson check`, `lesson export`, `lesson list` ali `lesson pack`.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no kind of question; the kinds are %2, several with commas between.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>&apos;%1&apos; ni vrsta vprašanj; vrste so %2, več jih ločite z vejicami.</translation>
    </message>
    <message>
        <source>drawing the pictures</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>rišem slike</translation>
    </message>
    <message>
        <source>The name of a file of questions ends in .xml or .zip.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>Ime datoteke z vprašanji se konča z .xml ali .zip.</translation>
    </message>
    <message>
        <source>The file to write: .xml or .zip.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>Datoteka, ki se zapiše: .xml ali .zip.</translation>
    </message>
    <message>
        <source>How many questions, from 1 to 200, where the run has as many. Usually 10.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>Koliko vprašanj, od 1 do 200, če jih zagon toliko ima. Običajno 10.</translation>
    </message>
    <message>
        <source>What is asked for: one or more of value, lanes, cost (bank conflicts, sectors) and left (steps, barriers, epochs). Usually all.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>Kaj se sprašuje: eno ali več od value, lanes, cost (trki v bankah, sektorji) in left (koraki, prepreke, epohe). Običajno vse.</translation>
    </message>
    <message>
        <source>Other questions on the same run, counted from 1, as for a second group.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>Druga vprašanja o istem zagonu, šteto od 1, na primer za drugo skupino.</translation>
    </message>
    <message>
        <source>Pixels of a picture, each side from 64 to 2000. Usually 1280x720.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>Slikovne pike slike, vsaka stranica od 64 do 2000. Običajno 1280x720.</translation>
    </message>
    <message>
        <source>There is nothing to ask, or not of these kinds.</source>
        <extracomment>ui/cli/commands/quiz_command.cpp</extracomment>
        <translation>Ni česa vprašati ali pa ne teh vrst.</translation>
    </message>
    <message>
        <source>The gates are not those of %1.</source>
        <extracomment>ui/cli/exercise/exercise_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Pogoji niso tisti iz %1.</translation>
    </message>
    <message>
        <source>The solution fails the gate “%1”. %2</source>
        <extracomment>ui/cli/exercise/exercise_checker.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Rešitev ne izpolni pogoja „%1“. %2</translation>
    </message>
    <message>
        <source>The skeleton passes all gates.</source>
        <extracomment>ui/cli/exercise/exercise_checker.cpp</extracomment>
        <translation>Ogrodje izpolni vse pogoje.</translation>
    </message>
    <message>
        <source>The stage is not set before the question.</source>
        <extracomment>ui/cli/lesson/asked_lesson.cpp</extracomment>
        <translation>Prizor pred vprašanjem ni nastavljen.</translation>
    </message>
    <message>
        <source>The run on the stage does not answer this question.</source>
        <extracomment>ui/cli/lesson/asked_lesson.cpp</extracomment>
        <translation>Zagon na prizoru na to vprašanje ne odgovori.</translation>
    </message>
    <message>
        <source>There is nothing to show: no thread of this block did anything that was recorded.</source>
        <extracomment>ui/cli/lesson/handout_runs.cpp</extracomment>
        <translation>Ni česa pokazati: nobena nit tega bloka ni naredila ničesar, kar bi bilo zapisano.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <extracomment>ui/cli/lesson/lesson_bank.cpp</extracomment>
        <translation>Izvoz je bil preklican.</translation>
    </message>
    <message>
        <source>The name of a report ends in .html.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Ime poročila se konča z .html.</translation>
    </message>
    <message>
        <source>A page to write, too: a .html file with the grades, pictures of what failed, and the texts.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Stran, ki naj se tudi zapiše: datoteka .html z ocenami, slikami tega, kar ni uspelo, in besedili.</translation>
    </message>
    <message>
        <source>not judged</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>neocenjeno</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <extracomment>ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 od %2 točk</translation>
    </message>
    <message>
        <source>The smallest input that fails: %1.</source>
        <extracomment>ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Najmanjši vhod, pri katerem ne uspe: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2.</source>
        <extracomment>ui/cli/exercise/grade_report.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Korak %1 od %2.</translation>
    </message>
    <message>
        <source>The text</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>Besedilo</translation>
    </message>
    <message>
        <source>The rest of the text is not shown.</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>Preostalo besedilo ni prikazano.</translation>
    </message>
    <message>
        <source>Most frequent failure</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>Najpogostejša napaka</translation>
    </message>
    <message>
        <source>the skeleton</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>ogrodje</translation>
    </message>
    <message>
        <source>Same text</source>
        <extracomment>ui/cli/exercise/grade_report.cpp</extracomment>
        <translation>Enako besedilo</translation>
    </message>
    <message>
        <source>The matrix</source>
        <extracomment>gpu/catalog/map.cpp</extracomment>
        <translation>Matrika</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a schedule; the schedules are in-order, reversed, adversarial, lockstep and random:SEED with a whole number from 0 to 2^64-1.</source>
        <extracomment>gpu/request/request.cpp. %1, %2, …: see the sources</extracomment>
        <translation>»%1« ni vrstni red; vrstni redi so in-order, reversed, adversarial, lockstep in random:SEME s celim številom od 0 do 2^64-1.</translation>
    </message>
    <message>
        <source>%1 cannot be split into chunks here; reductions and dot products can.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 se tu ne da razdeliti na kose; redukcije in skalarni produkti se dajo.</translation>
    </message>
    <message>
        <source>The file to write the whole result to: .csv or .json.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Datoteka, v katero se zapiše celoten rezultat: .csv ali .json.</translation>
    </message>
    <message>
        <source>The whole result, %1, is written to %2.</source>
        <extracomment>ui/cli/commands/run_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Celoten rezultat, %1, je zapisan v %2.</translation>
    </message>
    <message>
        <source>The result has %1 elements; --json prints at most %2 of them, and --out FILE writes them all.</source>
        <extracomment>ui/cli/commands/run_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Število elementov rezultata je %1; --json jih izpiše največ %2, --out DATOTEKA pa zapiše vse.</translation>
    </message>
    <message>
        <source>Order of the emulator&apos;s blocks and threads: in-order, reversed, adversarial, lockstep or random:SEED.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Vrstni red blokov in niti posnemovalnika: in-order, reversed, adversarial, lockstep ali random:SEME.</translation>
    </message>
    <message>
        <source>%1 takes one matrix: give one file, --input A.csv, not %2.</source>
        <extracomment>ui/cli/common/user_input.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 vzame eno matriko: podajte eno datoteko, --input A.csv, ne %2.</translation>
    </message>
    <message>
        <source>%1 has no known ending; a result is written as .csv or .json.</source>
        <extracomment>ui/cli/common/whole_result.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 nima znane končnice; rezultat se zapiše kot .csv ali .json.</translation>
    </message>
    <message>
        <source>The record does not show all that some barriers in shared memory wait for; some races may not be listed.</source>
        <extracomment>gpu/trace/check/check.cpp</extracomment>
        <translation>Posnetek ne kaže vsega, na kar čakajo nekatere prepreke v deljenem pomnilniku; nekatere tekme morda niso naštete.</translation>
    </message>
    <message>
        <source>has an asynchronous copy write</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>z asinhronim kopiranjem zapiše</translation>
    </message>
    <message>
        <source>has a bulk copy write</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>s skupinskim kopiranjem zapiše</translation>
    </message>
    <message>
        <source>has the tensor cores read</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>da brati tenzorskim jedrom</translation>
    </message>
    <message>
        <source>either the reader does not wait for the phase of the barrier that counts the bytes, or the copy does not wait for the phase in which all readers have arrived</source>
        <extracomment>gpu/trace/check/finding_list.cpp</extracomment>
        <translation>bodisi bralec ne počaka faze prepreke, ki šteje bajte, bodisi kopiranje ne počaka faze, v kateri so prispeli vsi bralci</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 never waits for the %3 that it starts%4</source>
        <extracomment>gpu/trace/check/finding_list.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nit %1 bloka %2 nikoli ne počaka na %3, ki ga začne%4</translation>
    </message>
    <message>
        <source>The emulator has no time line within a kernel: there is no device to time.</source>
        <extracomment>gpu/backend/backend.h</extracomment>
        <translation>Posnemovalnik nima časovnice znotraj ščepca: ni naprave, ki bi jo merili.</translation>
    </message>
    <message>
        <source>cudaMemsetAsync of the stamps</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>cudaMemsetAsync časovnih zapisov</translation>
    </message>
    <message>
        <source>cudaMemcpy of the stamps</source>
        <extracomment>gpu/backend/cuda/cuda_run.cpp</extracomment>
        <translation>cudaMemcpy časovnih zapisov</translation>
    </message>
    <message>
        <source>The time line within a kernel is that of one launch, in one chunk: chunks = %1 is too many.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Časovnica znotraj ščepca je časovnica enega zagona, v enem delu: chunks = %1 je preveč.</translation>
    </message>
    <message>
        <source>%1 has no time line within the kernel: only kernels that copy tiles in bulk have one, such as matmul_tf32.</source>
        <extracomment>gpu/runner/runner_time_line.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 nima časovnice znotraj ščepca: imajo jo le ščepci, ki kopirajo ploščice skupinsko, na primer matmul_tf32.</translation>
    </message>
    <message>
        <source>wait for tiles</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>čakanje na ploščice</translation>
    </message>
    <message>
        <source>wait for stage</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>čakanje na stopnjo</translation>
    </message>
    <message>
        <source>issue copies</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>sprožanje kopiranj</translation>
    </message>
    <message>
        <source>around everything</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>okrog vsega</translation>
    </message>
    <message>
        <source>from the allocation on</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>od dodelitve naprej</translation>
    </message>
    <message>
        <source>between events</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>med dogodkoma</translation>
    </message>
    <message>
        <source>kernel alone</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>sam ščepec</translation>
    </message>
    <message>
        <source>steady state</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>ustaljeno stanje</translation>
    </message>
    <message>
        <source>The time line has no such timing.</source>
        <extracomment>gpu/values/time_line.h</extracomment>
        <translation>Časovnica nima takega merjenja.</translation>
    </message>
    <message>
        <source>Shows what host and device do when in one run, and the common ways to time it.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Pokaže, kdaj kaj delata gostitelj in naprava v enem zagonu, in običajne načine merjenja.</translation>
    </message>
    <message>
        <source>Show what the warps of the first block do within the kernel instead. Kernels that copy tiles in bulk have that, such as matmul_tf32.</source>
        <extracomment>ui/cli/commands/timeline_command.cpp</extracomment>
        <translation>Namesto tega pokaže, kaj delajo snopi prvega bloka znotraj ščepca. To imajo ščepci, ki kopirajo ploščice skupinsko, na primer matmul_tf32.</translation>
    </message>
    <message>
        <source>Interrupted; parts that were timed before that: %1 of %2.</source>
        <extracomment>ui/cli/commands/bench_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Prekinjeno; do tedaj izmerjenih delov: %1 od %2.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 did not answer within %3.</source>
        <extracomment>gpu/collective/communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Rang %1 od %2 se ni odzval v %3.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 did not take part in step %3 within %4.</source>
        <extracomment>gpu/collective/communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Rang %1 od %2 v %4 ni sodeloval v koraku %3.</translation>
    </message>
    <message>
        <source>The pitfalls of messages run on emulated devices and ranks only.</source>
        <extracomment>gpu/collective/cuda/gpu_devices.cpp</extracomment>
        <translation>Pasti sporočil tečejo le na posnemanih napravah in rangih.</translation>
    </message>
    <message>
        <source>MPI reduces between the ranks of an engine, and these are GPUs of one.</source>
        <extracomment>gpu/collective/cuda/gpu_devices.cpp</extracomment>
        <translation>MPI reducira med rangi pogona, to pa so grafični procesorji enega.</translation>
    </message>
    <message>
        <source>GPU %1 is named twice.</source>
        <extracomment>gpu/collective/cuda/gpu_names.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Grafični procesor %1 je naveden dvakrat.</translation>
    </message>
    <message>
        <source>NCCL (libnccl.so.2) is not installed; it comes from NVIDIA, as the package libnccl2.</source>
        <extracomment>gpu/collective/cuda/nccl.cpp</extracomment>
        <translation>NCCL (libnccl.so.2) ni nameščen; ponuja ga NVIDIA kot paket libnccl2.</translation>
    </message>
    <message>
        <source>The NCCL that is installed has no %1.</source>
        <extracomment>gpu/collective/cuda/nccl.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nameščeni NCCL nima %1.</translation>
    </message>
    <message>
        <source>NCCL failed in %1: %2.</source>
        <extracomment>gpu/collective/cuda/nccl.cpp. %1, %2, …: see the sources</extracomment>
        <translation>NCCL ni uspel pri %1: %2.</translation>
    </message>
    <message>
        <source>GPU %1 cannot store into the memory of GPU %2; NCCL reduces between such GPUs.</source>
        <extracomment>gpu/collective/cuda/gpu_stream.h. %1, %2, …: see the sources</extracomment>
        <translation>Grafični procesor %1 ne more pisati v pomnilnik grafičnega procesorja %2; med takimi reducira NCCL.</translation>
    </message>
    <message>
        <source>GPU %1 has waited for 2 s for GPU %2, which has not sent its elements in step %3.</source>
        <extracomment>gpu/collective/cuda/peer_group.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Grafični procesor %1 je 2 s čakal na grafični procesor %2, ki v koraku %3 ni poslal svojih elementov.</translation>
    </message>
    <message>
        <source>The launch of peerAllReduce</source>
        <extracomment>gpu/collective/cuda/peer_kernel.cu</extracomment>
        <translation>Zagon peerAllReduce</translation>
    </message>
    <message>
        <source>An all-reduce takes int32, int64, float32 and float64.</source>
        <extracomment>gpu/collective/cuda/peer_kernel.cu</extracomment>
        <translation>Skupna redukcija sprejme int32, int64, float32 in float64.</translation>
    </message>
    <message>
        <source>%1 = %2 is not from 1 to %3.</source>
        <extracomment>gpu/collective/device_input.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 ni od 1 do %3.</translation>
    </message>
    <message>
        <source>NCCL reduces between GPUs, and these are emulated devices.</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation>NCCL reducira med grafičnimi procesorji, to pa so posnemane naprave.</translation>
    </message>
    <message>
        <source>MPI reduces between the ranks of an engine, and these are devices of one.</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation>MPI reducira med rangi pogona, to pa so naprave enega.</translation>
    </message>
    <message>
        <source>Emulated devices are not timed: their time says nothing of GPUs.</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation>Posnemanim napravam ne merimo časa: o grafičnih procesorjih ne pove ničesar.</translation>
    </message>
    <message>
        <source>A pitfall of messages needs at least two devices.</source>
        <extracomment>gpu/collective/device_input.cpp</extracomment>
        <translation>Past pri sporočilih potrebuje vsaj dve napravi.</translation>
    </message>
    <message>
        <source> emulated device</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation> posnemana naprava</translation>
    </message>
    <message>
        <source> emulated devices</source>
        <extracomment>gpu/collective/emulated_devices.cpp</extracomment>
        <translation> posnemanih naprav</translation>
    </message>
    <message>
        <source>Devices that wait for ever in the end: %1 of %2.</source>
        <extracomment>gpu/collective/emulated_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprave, ki na koncu čakajo brez konca: %1 od %2.</translation>
    </message>
    <message>
        <source>Another device has failed.</source>
        <extracomment>gpu/collective/meeting.cpp</extracomment>
        <translation>Druga naprava je odpovedala.</translation>
    </message>
    <message>
        <source>This engine is one of %1 ranks instead of %2: is mpirun that of Open MPI?</source>
        <extracomment>gpu/collective/mpi/module.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Ta pogon je eden od toliko rangov: %1, namesto %2: je mpirun iz Open MPI?</translation>
    </message>
    <message>
        <source>Open MPI does not start with threads.</source>
        <extracomment>gpu/collective/mpi/module.cpp</extracomment>
        <translation>Open MPI se z nitmi ne zažene.</translation>
    </message>
    <message>
        <source>A message of MPI has at most 2147483647 bytes.</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp</extracomment>
        <translation>Sporočilo MPI ima največ 2147483647 bajtov.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 sent %3 in %4, and %5 bytes were expected.</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Rang %1 od %2 je poslal %3 v %4, pričakovanih bajtov pa je bilo %5.</translation>
    </message>
    <message>
        <source>The group of ranks</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp</extracomment>
        <translation>Skupina rangov</translation>
    </message>
    <message>
        <source>A message to rank %1</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Sporočilo rangu %1</translation>
    </message>
    <message>
        <source>A message from rank %1</source>
        <extracomment>gpu/collective/mpi/mpi_communicator.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Sporočilo od ranga %1</translation>
    </message>
    <message>
        <source>Not all of the %1 ranks came to a barrier.</source>
        <extracomment>gpu/collective/meeting.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Do pregrade niso prišli vsi rangi (skupaj %1).</translation>
    </message>
    <message>
        <source>%1 failed in MPI: %2.</source>
        <extracomment>gpu/collective/mpi/mpi_waiting.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 v MPI ni uspelo: %2.</translation>
    </message>
    <message>
        <source>Device %1 of %2 does not take part in step %3, in which device %4 waits for its message.</source>
        <extracomment>gpu/collective/pitfall.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprava %1 od %2 ne sodeluje v koraku %3, v katerem naprava %4 čaka na njeno sporočilo.</translation>
    </message>
    <message>
        <source>Device %1 of %2 sends %3 elements in step %4, and device %5 expects %6.</source>
        <extracomment>gpu/collective/pitfall.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprava %1 od %2 v koraku %4 pošlje toliko elementov: %3; naprava %5 jih pričakuje %6.</translation>
    </message>
    <message>
        <source>Device %1 of %2 overwrites the %3 elements of its message in step %4 with 0 before device %5 has them.</source>
        <extracomment>gpu/collective/pitfall.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprava %1 od %2 prepiše elemente svojega sporočila v koraku %4 (%3) z 0, preden jih ima naprava %5.</translation>
    </message>
    <message>
        <source>Device %1 of %2 reads its sums after step %3 of %4: %5 of %6 are not the sums yet.</source>
        <extracomment>gpu/collective/pitfall.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprava %1 od %2 prebere svoje vsote po koraku %3 od %4: %5 od %6 še niso vsote.</translation>
    </message>
    <message>
        <source>Rank %1 of %2 has not enough memory for this all-reduce.</source>
        <extracomment>gpu/collective/ranks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Rang %1 od %2 nima dovolj pomnilnika za to skupno redukcijo.</translation>
    </message>
    <message>
        <source>A pitfall is one of known messages, and is not timed.</source>
        <extracomment>gpu/collective/ranks.cpp</extracomment>
        <translation>Past je stvar znanih sporočil in se ne meri.</translation>
    </message>
    <message>
        <source> emulated device, MPI</source>
        <extracomment>gpu/collective/ranks.cpp</extracomment>
        <translation> posnemana naprava, MPI</translation>
    </message>
    <message>
        <source> emulated devices, MPI</source>
        <extracomment>gpu/collective/ranks.cpp</extracomment>
        <translation> posnemanih naprav, MPI</translation>
    </message>
    <message>
        <source>Rank %1 of %2 is Lanescope %3, and rank 0 is %4: install the same version on all hosts.</source>
        <extracomment>gpu/collective/ranks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Rang %1 od %2 je Lanescope %3, rang 0 pa %4: na vse gostitelje namestite isto različico.</translation>
    </message>
    <message>
        <source>A device got %1 bytes from another one in place of %2.</source>
        <extracomment>gpu/collective/threads.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprava je od druge dobila %1 bajtov namesto %2.</translation>
    </message>
    <message>
        <source>%1 devices need a thread each, and this machine starts no more of them.</source>
        <extracomment>gpu/collective/threads.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vsaka od %1 naprav potrebuje svojo nit, ta računalnik pa jih ne zažene več.</translation>
    </message>
    <message>
        <source>Open MPI cannot be loaded: %1.</source>
        <extracomment>gpu/engine/program/rank_module.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Open MPI ni mogoče naložiti: %1.</translation>
    </message>
    <message>
        <source>lanescope-mpi.so is not of this version of lanescope-engine.</source>
        <extracomment>gpu/engine/program/rank_module.cpp</extracomment>
        <translation>lanescope-mpi.so ni od te različice programa lanescope-engine.</translation>
    </message>
    <message>
        <source>an algorithm</source>
        <extracomment>gpu/request/all_reduce.h</extracomment>
        <translation>algoritem</translation>
    </message>
    <message>
        <source>a pitfall of messages</source>
        <extracomment>gpu/request/all_reduce.h</extracomment>
        <translation>past pri sporočilih</translation>
    </message>
    <message>
        <source>This is measured on one device, not on several.</source>
        <extracomment>gpu/runner/runner.cpp</extracomment>
        <translation>To se meri na eni napravi, ne na več.</translation>
    </message>
    <message>
        <source>Several devices of one engine are emulated; a GPU runs a kernel alone.</source>
        <extracomment>gpu/spread/emulated_run.cpp</extracomment>
        <translation>Več naprav enega pogona je posnemanih; GPU izvede ščepec sam.</translation>
    </message>
    <message>
        <source>Device %1 is one GPU, and several devices of one engine are emulated.</source>
        <extracomment>gpu/spread/emulated_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprava %1 je en GPU, več naprav enega pogona pa je posnemanih.</translation>
    </message>
    <message>
        <source>Each device has multiplied some rows of A by all of B, which the first device has sent to the others.</source>
        <extracomment>gpu/spread/matmul_rows.cpp</extracomment>
        <translation>Vsaka naprava je nekaj vrstic matrike A pomnožila s celo matriko B, ki jo je prva naprava poslala drugim.</translation>
    </message>
    <message>
        <source>Device %1 is one GPU, and each rank takes its own.</source>
        <extracomment>gpu/spread/rank_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprava %1 je en grafični procesor, vsak rang pa vzame svojega.</translation>
    </message>
    <message>
        <source>Each device has reduced a part of the elements, and the results of the parts were combined in the order of the devices.</source>
        <extracomment>gpu/spread/reduction.cpp</extracomment>
        <translation>Vsaka naprava je reducirala del elementov, rezultati delov pa so bili združeni v vrstnem redu naprav.</translation>
    </message>
    <message>
        <source>%1 is a kernel of your own, and only those of the catalogue run on several devices.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je vaš lastni ščepec, na več napravah pa tečejo le tisti iz kataloga.</translation>
    </message>
    <message>
        <source>%1 runs on one device; reductions, dot products, scans and matrix products run on several.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 teče na eni napravi; na več napravah tečejo redukcije, skalarni produkti, predponske vsote in produkti matrik.</translation>
    </message>
    <message>
        <source>The split summa is one of matrix products, and %1 is none.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Delitev summa je za produkte matrik, %1 pa ni produkt matrik.</translation>
    </message>
    <message>
        <source>A record shows one device; record the kernel on one.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>Zapis kaže eno napravo; ščepec zapišite na eni.</translation>
    </message>
    <message>
        <source>A GPU&apos;s counters are those of one device; read them on one.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>Števci GPU-ja so števci ene naprave; preberite jih na eni.</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range: it must be from 1 to 2^48.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 = %2 je zunaj obsega: vrednost mora biti od 1 do 2^48.</translation>
    </message>
    <message>
        <source>Part %1 of %2 cannot run: %3</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Del %1 od %2 ne more teči: %3</translation>
    </message>
    <message>
        <source>Each device has scanned a part of the elements; the sums of the parts were scanned in turn, and each device has combined its elements with what lies before its part, by the last launch of scan_three_launches.</source>
        <extracomment>gpu/spread/scan.cpp</extracomment>
        <translation>Vsaka naprava je izračunala predponske vsote dela elementov; nato so bile izračunane predponske vsote vsot delov, in vsaka naprava je svoje elemente združila s tem, kar leži pred njenim delom, z zadnjim zagonom ščepca scan_three_launches.</translation>
    </message>
    <message>
        <source>The devices have exchanged %1 bytes. The times are those of the slowest device.</source>
        <extracomment>gpu/spread/spread.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprave so si izmenjale %1 bajtov. Časi so časi najpočasnejše naprave.</translation>
    </message>
    <message>
        <source>The order of the additions depends on the number of devices: as many devices give the same bits each time, and another number may give others.</source>
        <extracomment>gpu/spread/spread.cpp</extracomment>
        <translation>Vrstni red seštevanj je odvisen od števila naprav: enako število naprav da vsakič iste bite, drugo število pa lahko druge.</translation>
    </message>
    <message>
        <source>The devices stand in a grid of %1 by %2, and each has a block of A, B and C. In %3 steps they have handed on columns of A and rows of B (SUMMA), and added the products by the kernel vector_add.</source>
        <extracomment>gpu/spread/summa.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprave stojijo v mreži %1 krat %2 in vsaka ima blok matrik A, B in C. V %3 korakih so si podajale stolpce matrike A in vrstice matrike B (SUMMA) ter produkte seštevale s ščepcem vector_add.</translation>
    </message>
    <message>
        <source>Adds up the arrays of several devices, and shows who sends what to whom.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Sešteje tabele več naprav in pokaže, kdo komu kaj pošlje.</translation>
    </message>
    <message>
        <source>Give either --n or --sizes.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Navedite --n ali --sizes.</translation>
    </message>
    <message>
        <source>Give either --ranks, for emulated devices, or --devices, for GPUs.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Navedite --ranks za posnemane naprave ali --devices za grafične procesorje.</translation>
    </message>
    <message>
        <source>Emulated devices that take part, from 1 to %1. Usually 4, or the processes of the engine.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Posnemane naprave, ki sodelujejo, od 1 do %1. Običajno 4 ali toliko, kolikor procesov ima pogon.</translation>
    </message>
    <message>
        <source>GPUs that take part, in place of emulated devices: all, or their numbers, as in 0,1.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Grafični procesorji, ki sodelujejo namesto posnemanih naprav: all ali njihove številke, kot 0,1.</translation>
    </message>
    <message>
        <source>Elements of each device. Usually 1024.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Elementi vsake naprave. Običajno 1024.</translation>
    </message>
    <message>
        <source>Several n in place of --n: a range that doubles, as 2^10..2^20, or a list, as 1000,2^16.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Več n namesto --n: razpon s podvajanjem, kot 2^10..2^20, ali seznam, kot 1000,2^16.</translation>
    </message>
    <message>
        <source>The type of the elements: int32, int64, float32 or float64. Usually float32.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Vrsta elementov: int32, int64, float32 ali float64. Običajno float32.</translation>
    </message>
    <message>
        <source>The elements: count: 1, 2, 3, … on each device; ones: all 1; random: uniform in [-1, 1); random-01: uniform in [0, 1). Usually random.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Elementi: count: 1, 2, 3, … na vsaki napravi; ones: vsi 1; random: enakomerno v [-1, 1); random-01: enakomerno v [0, 1). Običajno random.</translation>
    </message>
    <message>
        <source>Of the random patterns; each device has the next one. Usually 1.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Naključnih vzorcev; vsaka naprava ima naslednje. Običajno 1.</translation>
    </message>
    <message>
        <source>Makes a mistake: absent-rank, mismatched-counts, early-read or reused-buffer; its findings say what comes of it.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Naredi napako: absent-rank, mismatched-counts, early-read ali reused-buffer; ugotovitve povedo, kaj sledi.</translation>
    </message>
    <message>
        <source>How often GPUs and ranks are timed, up to %1. Usually 0: not at all.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Kolikokrat se meri čas grafičnih procesorjev in rangov, največ %1. Običajno 0: nikoli.</translation>
    </message>
    <message>
        <source>, the same bits on all</source>
        <extracomment>ui/cli/commands/all_reduce_output.cpp</extracomment>
        <translation>, povsod enaki biti</translation>
    </message>
    <message>
        <source>, not the same bits on all</source>
        <extracomment>ui/cli/commands/all_reduce_output.cpp</extracomment>
        <translation>, ne povsod enaki biti</translation>
    </message>
    <message>
        <source>All-reduce on %1, %2</source>
        <extracomment>ui/cli/commands/all_reduce_output.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Skupna redukcija na %1, %2</translation>
    </message>
    <message>
        <source>The GPUs: all, or their numbers, as in 0,1. Usually all.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>Grafični procesorji: all ali njihove številke, kot 0,1. Običajno vsi.</translation>
    </message>
    <message>
        <source>Let the problem grow with the GPUs: n, or the rows of a product.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>Naloga naj raste s številom grafičnih procesorjev: n ali vrstice produkta.</translation>
    </message>
    <message>
        <source>Samples of each number of GPUs, up to %1. Usually %2.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Meritve za vsako število grafičnih procesorjev, največ %1. Običajno %2.</translation>
    </message>
    <message>
        <source>Where kernels run: local; ssh:HOST for another machine; mpi:N for N processes under Open MPI; mpi:HOSTFILE for processes on the hosts of a file.</source>
        <extracomment>ui/cli/common/options.cpp</extracomment>
        <translation>Kje tečejo ščepci: local; ssh:HOST za drug računalnik; mpi:N za N procesov pod Open MPI; mpi:HOSTFILE za procese na gostiteljih iz datoteke.</translation>
    </message>
    <message>
        <source>Split the problem over so many emulated devices, from 1 to %1. Usually 1, or the processes of the engine.</source>
        <extracomment>ui/cli/common/spread_options.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Nalogo razdeli na toliko posnemanih naprav, od 1 do %1. Običajno 1 ali procesi pogona.</translation>
    </message>
    <message>
        <source>Of a matrix product over several devices: rows (each has rows of A and all of B) or summa (blocks of A and B, handed on in steps). Usually rows.</source>
        <extracomment>ui/cli/common/spread_options.cpp</extracomment>
        <translation>Produkta matrik na več napravah: rows (vsaka ima vrstice A in ves B) ali summa (bloki A in B, ki se podajajo v korakih). Običajno rows.</translation>
    </message>
    <message>
        <source>There is no GPU %1; the number of GPUs here is %2.</source>
        <extracomment>gpu/collective/cuda/gpu_names.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Grafičnega procesorja %1 ni; tukaj jih je %2.</translation>
    </message>
    <message>
        <source>Name at least one GPU.</source>
        <extracomment>gpu/scaling/gpu_scaling.cpp</extracomment>
        <translation>Navedite vsaj en grafični procesor.</translation>
    </message>
    <message>
        <source>Several GPUs combine sums only; choose op = sum.</source>
        <extracomment>gpu/catalog/workload.cpp</extracomment>
        <translation>Več grafičnih procesorjev združuje le vsote; izberite op = sum.</translation>
    </message>
    <message>
        <source>%1 leaves %2 sums for the host to add; choose a kernel that ends with one, as reduce_one_launch.</source>
        <extracomment>gpu/catalog/workload.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 pusti gostitelju %2 vsot; izberite jedro, ki konča z eno, kot reduce_one_launch.</translation>
    </message>
    <message>
        <source>%1 GPUs are more than the %2</source>
        <extracomment>gpu/scaling/gpu_problem.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 grafičnih procesorjev je več kot %2</translation>
    </message>
    <message>
        <source>Rank %1 of its host has no GPU; the number of GPUs there is %2.</source>
        <extracomment>gpu/spread/rank_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Rang %1 svojega gostitelja nima grafičnega procesorja; tam jih je %2.</translation>
    </message>
    <message>
        <source>The file to write the messages, or the times, to: .csv or .json. Times also as a chart: .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Datoteka, v katero se zapišejo sporočila ali časi: .csv ali .json. Časi tudi kot grafikon: .png, .svg ali .pdf.</translation>
    </message>
    <message>
        <source>A chart is of times: add --timings, as in --timings 20.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Grafikon kaže čase: dodajte --timings, kot --timings 20.</translation>
    </message>
    <message>
        <source>All-reduce on %1</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Skupna redukcija na %1</translation>
    </message>
    <message>
        <source>The file to write: .csv or .json, or a chart as .png, .svg or .pdf.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>Datoteka: .csv ali .json ali grafikon kot .png, .svg ali .pdf.</translation>
    </message>
    <message>
        <source>Several GPUs run a kernel by CUDA, and the emulator was chosen.</source>
        <extracomment>gpu/spread/gpu_run.cpp</extracomment>
        <translation>Več GPU izvaja ščepec s CUDA, izbran pa je posnemovalnik.</translation>
    </message>
    <message>
        <source>Device %1 is one GPU, and a list of GPUs is given.</source>
        <extracomment>gpu/spread/gpu_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Naprava %1 je en GPU, podan pa je seznam GPU-jev.</translation>
    </message>
    <message>
        <source>There is no GPU on the engine&apos;s machine.</source>
        <extracomment>ui/cli/common/gpu_list.cpp</extracomment>
        <translation>Na računalniku pogona ni GPU.</translation>
    </message>
    <message>
        <source>Split the problem over these GPUs of the engine&apos;s machine: all, or their numbers, as 0,1.</source>
        <extracomment>ui/cli/common/spread_options.cpp</extracomment>
        <translation>Razdeli problem na te GPU računalnika pogona: all ali njihove številke, na primer 0,1.</translation>
    </message>
    <message>
        <source>This pattern is not made on a GPU.</source>
        <extracomment>gpu/backend/cuda/chunk_slot.cpp</extracomment>
        <translation>Ta vzorec se ne naredi na GPU-ju.</translation>
    </message>
    <message>
        <source>The launch of fillByRule</source>
        <extracomment>gpu/backend/cuda/fill_on_device.cu</extracomment>
        <translation>Zagon fillByRule</translation>
    </message>
    <message>
        <source>GPU %1 has waited for 2 s for GPU %2, which has not sent its element.</source>
        <extracomment>gpu/collective/cuda/element_exchange.cpp. %1, %2, …: see the sources</extracomment>
        <translation>GPU %1 je 2 s čakal na GPU %2, ki ni poslal svojega elementa.</translation>
    </message>
    <message>
        <source>The launch of exchange</source>
        <extracomment>gpu/collective/cuda/exchange_kernel.cu</extracomment>
        <translation>Zagon exchange</translation>
    </message>
    <message>
        <source>GPUs exchange int32, int64, float32 and float64.</source>
        <extracomment>gpu/collective/cuda/exchange_kernel.cu</extracomment>
        <translation>GPU-ji si izmenjajo int32, int64, float32 in float64.</translation>
    </message>
    <message>
        <source>a place to generate on</source>
        <extracomment>gpu/request/request.h</extracomment>
        <translation>kraj, kjer se tvori</translation>
    </message>
    <message>
        <source>There is no record of this kernel.</source>
        <extracomment>gpu/runner/runner_counters.cpp</extracomment>
        <translation>Zapisa tega ščepca ni.</translation>
    </message>
    <message>
        <source>cudaMemcpyAsync of an input to the GPU</source>
        <extracomment>gpu/scaling/gpu_part.cpp</extracomment>
        <translation>cudaMemcpyAsync vhoda na GPU</translation>
    </message>
    <message>
        <source>%1 is neither a reduction, a scan nor a matrix product, which are what is timed on several GPUs.</source>
        <extracomment>gpu/catalog/workload.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ni ne redukcija, ne predponska vsota ne produkt matrik, ki se jim meri čas na več GPU-jih.</translation>
    </message>
    <message>
        <source>Scans on several GPUs are timed as inclusive ones; choose scan = inclusive.</source>
        <extracomment>gpu/catalog/workload.cpp</extracomment>
        <translation>Predponskim vsotam na več GPU-jih se meri čas kot vključujočim; izberite scan = inclusive.</translation>
    </message>
    <message>
        <source>rows of A</source>
        <extracomment>gpu/scaling/product_on_gpus.cpp</extracomment>
        <translation>vrstice matrike A</translation>
    </message>
    <message>
        <source>The time line within a kernel is that of one GPU; leave --devices out.</source>
        <extracomment>gpu/spread/gpu_run.cpp</extracomment>
        <translation>Časovnica znotraj ščepca je časovnica enega GPU-ja; izpustite --devices.</translation>
    </message>
    <message>
        <source>Over several GPUs the size of the chunks is fixed; leave --chunks out.</source>
        <extracomment>gpu/spread/gpu_run.cpp</extracomment>
        <translation>Na več GPU-jih je velikost delov določena; izpustite --chunks.</translation>
    </message>
    <message>
        <source>%1 does not go through GPUs in chunks; reductions and dot products do.</source>
        <extracomment>gpu/spread/gpu_run.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ne gre skozi GPU-je po delih; redukcije in skalarni produkti gredo.</translation>
    </message>
    <message>
        <source>Only reductions and dot products go through GPUs in chunks that a GPU can make itself.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>Le redukcije in skalarni produkti gredo skozi GPU-je po delih, ki jih GPU lahko naredi sam.</translation>
    </message>
    <message>
        <source>A GPU makes the elements of a pattern; these elements are given.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>GPU naredi elemente vzorca; ti elementi so dani.</translation>
    </message>
    <message>
        <source>The elements in another order are made on the host; a GPU makes them with shuffle 0.</source>
        <extracomment>gpu/spread/refusal.cpp</extracomment>
        <translation>Elementi v drugem vrstnem redu nastanejo na gostitelju; GPU jih naredi s shuffle 0.</translation>
    </message>
    <message>
        <source>The pattern %1 is made on the host, since its elements do not follow from their index alone.</source>
        <extracomment>gpu/spread/refusal.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vzorec %1 nastane na gostitelju, saj njegovi elementi ne sledijo le iz svojega indeksa.</translation>
    </message>
    <message>
        <source>An emulated device makes no elements; name GPUs with --devices.</source>
        <extracomment>gpu/spread/spread.cpp</extracomment>
        <translation>Posnemana naprava ne naredi elementov; navedite GPU-je z --devices.</translation>
    </message>
    <message>
        <source>The elements went through the GPUs in %1 chunks of at most %2, copies and kernels overlapped: the slowest GPU took %3 for its chunks. Its phases are summed over them and may be more together.</source>
        <extracomment>gpu/spread/streaming.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Elementi so šli skozi GPU-je v delih (%1) po največ %2, prenosi in ščepci so se prekrivali: najpočasnejši GPU je za svoje dele potreboval %3. Njegove faze so seštete po delih in so skupaj lahko daljše.</translation>
    </message>
    <message>
        <source>Each GPU made its elements by itself, in %1 that are in no phase. The host has made all of them again for the check.</source>
        <extracomment>gpu/spread/streaming.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Vsak GPU je svoje elemente naredil sam, v %1, ki niso v nobeni fazi. Gostitelj jih je za preverjanje vse naredil še enkrat.</translation>
    </message>
    <message>
        <source>Times a reduction, a scan or a matrix product on one GPU, on two, and so on.</source>
        <extracomment>ui/cli/command.cpp</extracomment>
        <translation>Izmeri čas redukcije, predponske vsote ali produkta matrik na enem GPU-ju, na dveh in tako naprej.</translation>
    </message>
    <message>
        <source>On an engine mpi:, how many seconds a process waits for another before it says that this one does not take part, from 1 to %1. Usually %2.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Na pogonu mpi:, koliko sekund proces čaka na drugega, preden pove, da ta ne sodeluje, od 1 do %1. Običajno %2.</translation>
    </message>
    <message>
        <source>Give either --sizes or --weak: both change the problem.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>Navedite --sizes ali --weak: oboje spremeni problem.</translation>
    </message>
    <message>
        <source>Several n in place of --n: a range that doubles, as 2^10..2^28, or a list, as 1000,2^16. The smallest n at which two GPUs beat one is told.</source>
        <extracomment>ui/cli/commands/scaling_command.cpp</extracomment>
        <translation>Več n namesto --n: podvajajoče se območje, kot 2^10..2^28, ali seznam, kot 1000,2^16. Pove se najmanjši n, pri katerem sta dva GPU-ja hitrejša od enega.</translation>
    </message>
    <message>
        <source>Where the elements of a pattern are made that go through GPUs in chunks: auto, host or device. Usually auto: on the GPU where the pattern permits it.</source>
        <extracomment>ui/cli/common/spread_options.cpp</extracomment>
        <translation>Kje nastanejo elementi vzorca, ki gredo skozi GPU-je po delih: auto, host ali device. Običajno auto: na GPU-ju, kjer vzorec to dopušča.</translation>
    </message>
    <message>
        <source>The option --wait is for an engine of several processes, as --engine mpi:4.</source>
        <extracomment>ui/cli/commands/all_reduce_command.cpp</extracomment>
        <translation>Možnost --wait je za pogon z več procesi, kakor --engine mpi:4.</translation>
    </message>
    <message>
        <source>The clock of the GPU was not measured, so the times of its warps are unknown; measure again.</source>
        <extracomment>gpu/bench/warp_spans.cpp</extracomment>
        <translation>Takt GPU-ja ni bil izmerjen, zato časi njegovih snopov niso znani; izmerite znova.</translation>
    </message>
    <message>
        <source>This lanescope-engine has no MPI: install the package lanescope-mpi, or install libopenmpi-dev and build it again.</source>
        <extracomment>gpu/engine/program/rank_module.cpp</extracomment>
        <translation>Ta lanescope-engine nima MPI: namestite paket lanescope-mpi ali namestite libopenmpi-dev in ga zgradite znova.</translation>
    </message>
    <message>
        <source>Timed by %1 of %2 ranks, one of each host like the first.</source>
        <extracomment>gpu/engine/timing_ranks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Merilo je %1 od %2 procesov, po eden na vsakem gostitelju, ki je enak prvemu.</translation>
    </message>
    <message>
        <source>Timed by %1 of %2 ranks on %3 of their hosts: kernels on a GPU for each rank at once, all else by one rank of each host.</source>
        <extracomment>gpu/engine/timing_ranks.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Merilo je %1 od %2 procesov na %3 gostiteljih: ščepce hkrati, vsak proces na svojem GPU-ju, vse drugo pa po en proces na vsakem gostitelju.</translation>
    </message>
    <message>
        <source>%1 cannot be read, which tells whether ranks share a host.</source>
        <extracomment>gpu/platform/process.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Datoteke %1, ki pove, ali so procesi na istem gostitelju, ni mogoče prebrati.</translation>
    </message>
    <message>
        <source>its format is version %1, and this one, %2, reads up to version %3.</source>
        <extracomment>gpu/values/newer_format.cpp. %1, %2, …: see the sources</extracomment>
        <translation>njen zapis je različice %1, ta, %2, pa bere do različice %3.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Lanescope: %2</source>
        <extracomment>gpu/values/newer_format.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je zapisal novejši Lanescope: %2</translation>
    </message>
    <message>
        <source>%1 was written by Lanescope %2: %3</source>
        <extracomment>gpu/values/newer_format.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 je zapisal Lanescope %2: %3</translation>
    </message>
    <message>
        <source>%1 is no file that the window opens: its name does not end in .lanescope, .lesson, .recording.json or .cu. Data are read by `lanescope run KERNEL --input FILE`.</source>
        <extracomment>ui/cli/cli.cpp. %1, %2, …: see the sources</extracomment>
        <translation>%1 ni datoteka, ki jo odpre okno: njeno ime se ne konča z .lanescope, .lesson, .recording.json ali .cu. Podatke prebere `lanescope run KERNEL --input FILE`.</translation>
    </message>
    <message>
        <source>No host is left that grades; nothing is written.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Ni več gostitelja, ki bi ocenjeval; nič ni zapisano.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Standardnega vhoda ni.</translation>
    </message>
    <message>
        <source>How many submissions are graded at a time, and where: local, two on this machine; mpi:N, N on it; mpi:HOSTFILE, as many on each host of a file as it has slots. Usually local.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Koliko oddaj se ocenjuje hkrati in kje: local, dve na tem računalniku; mpi:N, N na njem; mpi:HOSTFILE, na vsakem gostitelju iz datoteke toliko, kolikor ima mest. Običajno local.</translation>
    </message>
    <message>
        <source>Judge the text on standard input as submission NUMBER and print the verdict for another `lanescope grade`, which starts this on the hosts of --engine.</source>
        <extracomment>ui/cli/commands/grade_command.cpp</extracomment>
        <translation>Besedilo s standardnega vhoda presodi kot oddajo NUMBER in izpiše sodbo za drug `lanescope grade`, ki to zažene na gostiteljih iz --engine.</translation>
    </message>
    <message>
        <source>The theme: light, dark or high-contrast. Usually the one that was chosen last.</source>
        <extracomment>ui/cli/common/start_options.cpp</extracomment>
        <translation>Tema: light, dark ali high-contrast. Običajno tista, ki je bila izbrana nazadnje.</translation>
    </message>
    <message>
        <source>This exercise compares times, which are taken on one machine, two submissions at a time: leave out --engine.</source>
        <extracomment>ui/cli/exercise/grading_hosts.cpp</extracomment>
        <translation>Ta vaja primerja čase, ki se merijo na enem računalniku, po dve oddaji hkrati: izpustite --engine.</translation>
    </message>
    <message>
        <source>A report has pictures of the runs, which other hosts do not send: leave out --report or --engine.</source>
        <extracomment>ui/cli/exercise/grading_hosts.cpp</extracomment>
        <translation>Poročilo ima slike zagonov, ki jih drugi gostitelji ne pošljejo: izpustite --report ali --engine.</translation>
    </message>
    <message>
        <source>The exercise&apos;s own solution does not pass on the host %1. %2</source>
        <extracomment>ui/cli/exercise/grading_hosts.cpp. %1, %2, …: see the sources</extracomment>
        <translation>Rešitev same vaje na gostitelju %1 ne opravi. %2</translation>
    </message>
    <message>
        <source>No host of --engine can grade this.</source>
        <extracomment>ui/cli/exercise/grading_hosts.cpp</extracomment>
        <translation>Noben gostitelj iz --engine tega ne more oceniti.</translation>
    </message>
</context>
</TS>
