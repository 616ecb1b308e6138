#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What translators fill in, and back into Qt Linguist's files.

    ninja -C build/release update_translations         the .ts files learn of new texts
    translate.py                                       how much of each context is done
    translate.py take FOLDER [CONTEXT...]              what is left, in files of 200 texts
    translate.py merge FILE...                         filled files into the .ts files

Each line of a file is one text, with tabs between its parts:

    number  context  English  comment                  as taken; new lines are \\n

and a translator writes a file of the same name with the ending .done, with a line for each:

    number  Slovenian  Traditional Chinese             a part may be empty, which leaves it open,
                                                       or =, which is the English text

A text that counts (%n) has the four forms of Slovenian with " | " between them: one, two, three or
four, five and more. Chinese has one form. Chinese stays open where it is not written.
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
FORMS = {"sl": 4, "zh_TW": 1}
PER_FILE = 200
# lrelease wants Slovenian's forms in the order of Qt: 1, 2, 3 and 4, others.


def ts_of(language):
    return FOLDER / f"lanescope_{language}.ts"


def read(language):
    return ElementTree.parse(ts_of(language))


def messages(tree):
    """(context, message) of each text."""
    for context in tree.getroot().findall("context"):
        for message in context.findall("message"):
            yield context.findtext("name"), message


def key_of(context, message):
    return context, message.findtext("source"), message.findtext("comment") or ""


def is_done(message):
    return message.find("translation").get("type") is None


def one_line(text):
    return (text or "").replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def lines_again(text):
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), text)


def write(tree, language):
    """As lupdate writes it, so that only changes show in a difference."""
    def escaped(text):
        for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&apos;")):
            text = text.replace(sign, entity)
        return text

    root = tree.getroot()
    out = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    attributes = "".join(f' {name}="{value}"' for name, value in root.attrib.items())
    out.append(f"<TS{attributes}>")
    for context in root.findall("context"):
        out += ["<context>", f"    <name>{escaped(context.findtext('name'))}</name>"]
        for message in context.findall("message"):
            numerus = ' numerus="yes"' if message.get("numerus") == "yes" else ""
            out.append(f"    <message{numerus}>")
            for part in ("source", "comment", "extracomment"):
                if message.find(part) is not None:
                    out.append(f"        <{part}>{escaped(message.findtext(part) or '')}</{part}>")
            translation = message.find("translation")
            kind = f' type="{translation.get("type")}"' if translation.get("type") else ""
            forms = translation.findall("numerusform")
            if forms:
                out.append(f"        <translation{kind}>")
                out += [f"            <numerusform>{escaped(form.text or '')}</numerusform>" for form in forms]
                out.append("        </translation>")
            else:
                out.append(f"        <translation{kind}>{escaped(translation.text or '')}</translation>")
            out.append("    </message>")
        out.append("</context>")
    out.append("</TS>")
    ts_of(language).write_text("\n".join(out) + "\n", encoding="utf-8")


def note_open(tree, language):
    """Names the contexts that are not done, for the test that holds the others to be whole."""
    names = sorted({context for context, message in messages(tree) if not is_done(message)})
    (FOLDER / f"open_contexts_{language}.txt").write_text("".join(f"{name}\n" for name in names), encoding="utf-8")


def report():
    done = {}
    for language in FORMS:
        for context, message in messages(read(language)):
            counts = done.setdefault(context, {"all": 0, "sl": 0, "zh_TW": 0})
            counts["all"] += language == "sl"
            counts[language] += is_done(message)
    for context, counts in sorted(done.items()):
        print(f"{context:36} {counts['all']:5}   sl {counts['sl']:5}   zh_TW {counts['zh_TW']:5}")
    print(f"{'all':36} " + "   ".join(
        f"{name} {sum(counts[name] for counts in done.values())}" for name in ("all", "sl", "zh_TW")))


def take(folder, contexts):
    open_keys = {}
    for language in FORMS:
        for context, message in messages(read(language)):
            if not is_done(message) and (not contexts or context in contexts):
                open_keys.setdefault(key_of(context, message), message)
    rows = sorted(open_keys.items(), key=lambda row: contexts.index(row[0][0]) if contexts else 0)
    # The same text with the same comment is translated once.
    known, lines = set(), []
    for (context, source, comment), message in rows:
        extra = message.findtext("extracomment") or ""
        if (source, comment, extra) in known:
            continue
        known.add((source, comment, extra))
        lines.append("\t".join([context, one_line(source), one_line(" ".join(filter(None, (comment, extra))))]))
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, len(lines), PER_FILE):
        name = folder / f"texts-{first // PER_FILE + 1:02}.tsv"
        part = lines[first:first + PER_FILE]
        name.write_text("".join(f"{i}\t{line}\n" for i, line in enumerate(part, 1)), encoding="utf-8")
        print(f"{name}: {len(part)} texts")


def filled(path):
    """(source, comment and extra) -> (sl, zh_TW), and what is wrong with the file."""
    rows = {}
    for line in path.with_suffix(".tsv").read_text(encoding="utf-8").splitlines():
        number, _, source, comment = line.split("\t")
        rows[number] = (lines_again(source), lines_again(comment))
    found = {}
    for line in path.with_suffix(".done").read_text(encoding="utf-8").splitlines():
        if not line.strip():
            continue
        parts = [part.strip() for part in line.split("\t")]
        if parts[0] not in rows or len(parts) > 3:
            sys.exit(f"{path}: no such text, or too many parts: {line}")
        found[rows[parts[0]]] = dict(zip(FORMS, [lines_again(part) for part in parts[1:]]))
    return found


def outer_spaces(source):
    """The spaces that a text begins and ends with, which filled files lose, around %s."""
    begin = source[:len(source) - len(source.lstrip())]
    return f"{begin}%s{source[len(source.rstrip()):]}"


def merge(paths):
    texts = {}
    for path in paths:
        texts.update(filled(path))
    for language, form_count in FORMS.items():
        tree = read(language)
        count = 0
        for _, message in messages(tree):
            extra = " ".join(filter(None, (message.findtext("comment"), message.findtext("extracomment"))))
            text = texts.get((message.findtext("source"), extra), {}).get(language)
            if not text or is_done(message):
                continue
            source = message.findtext("source")
            text = source if text == "=" else outer_spaces(source) % text
            translation = message.find("translation")
            translation.attrib.pop("type", None)
            if message.get("numerus") == "yes":
                forms = text.split(" | ")
                if len(forms) != form_count:
                    sys.exit(f"{language}: {form_count} forms are needed: {text}")
                for old in translation.findall("numerusform"):
                    translation.remove(old)
                for form in forms:
                    ElementTree.SubElement(translation, "numerusform").text = form
            else:
                translation.text = text
            count += 1
        write(tree, language)
        note_open(tree, language)
        print(f"{language}: {count} texts")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if not arguments:
        report()
    elif arguments[0] == "take" and len(arguments) > 1:
        take(Path(arguments[1]), arguments[2:])
    elif arguments[0] == "merge" and len(arguments) > 1:
        merge([Path(name) for name in arguments[1:]])
    else:
        sys.exit(__doc__)
