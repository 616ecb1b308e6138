// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the steps of recorded kernels, one stage at a time. The data hold what the window's painter did
// at each step, as a list of commands that differs little from the list of the step before; this script
// replays the commands on a canvas. It asks no network for anything.
'use strict';
const player = (async () => {
  const byId = (id) => document.getElementById(id);
  const data = await inflated(byId('data').textContent);
  const texts = data.texts;
  const address = new URLSearchParams(location.hash.slice(1));
  const state = { step: 0, theme: data.theme, timer: 0, asked: null, isAnswered: false };

  /** The data: JSON, deflated, in base64. */
  async function inflated(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Response(stream).json();
  }

  // ---- The lists of commands ----

  /** A list of commands after a change: pairs of -1 - skipped and copied, or of an id and how many
      ids follow from it. */
  function changed(before, change) {
    const after = [];
    let from = 0;
    for (let i = 0; i < change.length; i += 2) {
      const [what, count] = [change[i], change[i + 1]];
      if (what >= 0) {
        for (let id = what; id < what + count; ++id) after.push(id);
      } else {
        from += -1 - what;
        for (let j = 0; j < count; ++j) after.push(before[from++]);
      }
    }
    return after;
  }

  /** A form's numbers are kept as differences from the form before of its kind. */
  const lastOf = new Map();
  const forms = data.forms.map(([kind, ...differences]) => {
    const before = lastOf.get(kind) ?? [];
    differences.forEach((difference, i) => { before[i] = (before[i] ?? 0) + difference; });
    lastOf.set(kind, before);
    return [kind, ...before.slice(0, differences.length)];
  });
  /** A command is its form and its colours. */
  let form = 0;
  const commands = data.commands.map(([next, ...colors]) => [...forms[form += next], ...colors]);

  /** Every 64th list is kept, so that a step back is quick and a long record takes little memory. */
  const kKept = 64;
  let stage;  // the one that is shown
  let kept;
  let current;
  function listOf(step) {
    if (current.step > step || step - current.step > kKept) {
      let near = step - (step % kKept);
      while (near > 0 && !kept.has(near)) near -= kKept;
      if (!kept.has(near)) near = -1;
      if (current.step > step || near > current.step) current = { step: near, list: kept.get(near) };
    }
    while (current.step < step) {
      const next = current.step + 1;
      current = { step: next, list: changed(current.list, stage.steps[next]) };
      if (next % kKept === 0) kept.set(next, current.list);
    }
    return current.list;
  }
  /** What is shown while the reader predicts: the same step without what comes after it. */
  function shownList() {
    const list = listOf(state.step);
    const hidden = isPredicting() || state.asked ? stage.hidden[state.step] : undefined;
    return hidden ? changed(list, hidden) : list;
  }

  // ---- The picture ----

  const canvas = byId('picture');
  const context = canvas.getContext('2d', { alpha: false });
  const shapes = new Array(data.shapes.length);
  const shapeOf = (id) => shapes[id] ?? (shapes[id] = new Path2D(data.shapes[id]));

  function paint() {
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = data.size;
    const wide = Math.max(1, Math.round(canvas.clientWidth * ratio));
    const scale = wide / width;
    const high = Math.round(height * scale);
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
    }
    canvas.style.height = `${high / ratio}px`;
    // The picture has the sentence, too, but small where the page is narrow.
    document.body.classList.toggle('is-large', scale / ratio > 0.8);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.save();
    for (const id of shownList()) run(commands[id], scale / 1000, scale);
    context.restore();
  }

  /** A colour of the theme; '' for none. */
  function colorOf(id) {
    const color = data.colors[id];
    return Array.isArray(color) ? color[state.theme] : color;
  }
  function setPen(id, color, scale) {
    const [width, cap, join, ...dashes] = data.pens[id];
    context.strokeStyle = color;
    context.lineWidth = width * scale;
    context.lineCap = cap;
    context.lineJoin = join;
    context.setLineDash(dashes.map((dash) => dash * scale));
  }
  const kinds = [clip, rect, line, path, text, image];
  /** `unit`: pixels of the canvas for a number of a command; `scale`: for a pixel of the picture. */
  function run(command, unit, scale) {
    kinds[command[0]](command, unit, scale);
  }

  function clip([, x, y, width, height], unit) {
    context.restore();
    context.save();
    if (x === undefined) return;
    const [left, top] = [Math.round(x * unit), Math.round(y * unit)];
    context.beginPath();
    context.rect(left, top, Math.round((x + width) * unit) - left,
                 Math.round((y + height) * unit) - top);
    context.clip();
  }

  function rect([, smooth, pen, x, y, width, height, penColor, brushColor], unit, scale) {
    const edges = [x * unit, y * unit, (x + width) * unit, (y + height) * unit];
    let [left, top, right, bottom] = smooth ? edges : edges.map(Math.round);
    const fill = colorOf(brushColor);
    if (fill) {
      context.fillStyle = fill;
      context.fillRect(left, top, right - left, bottom - top);
    }
    const stroke = pen >= 0 ? colorOf(penColor) : '';
    if (!stroke) return;
    setPen(pen, stroke, scale);
    const wide = context.lineWidth;
    if (!smooth) {
      [left, top, right, bottom] = edges.map((edge) => {
        context.lineWidth = wide;
        return onPixels(edge);
      });
    }
    context.strokeRect(left, top, right - left, bottom - top);
  }

  /** Makes the pen cover whole pixels around `middle`, and returns their middle. */
  function onPixels(middle) {
    const half = context.lineWidth / 2;
    const first = Math.round(middle - half);
    const end = Math.max(first + 1, Math.round(middle + half));
    context.lineWidth = end - first;
    return (first + end) / 2;
  }

  function line([, smooth, pen, x1, y1, x2, y2, penColor], unit, scale) {
    const stroke = colorOf(penColor);
    if (!stroke) return;
    setPen(pen, stroke, scale);
    let [left, top, right, bottom] = [x1 * unit, y1 * unit, x2 * unit, y2 * unit];
    if (!smooth && y1 === y2) top = bottom = onPixels(top);
    if (!smooth && x1 === x2) left = right = onPixels(left);
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(right, bottom);
    context.stroke();
  }

  function path([, , pen, rule, shape, x, y, penColor, brushColor], unit, scale) {
    context.setTransform(scale, 0, 0, scale, x * unit, y * unit);
    const fill = colorOf(brushColor);
    if (fill) {
      context.fillStyle = fill;
      context.fill(shapeOf(shape), rule ? 'evenodd' : 'nonzero');
    }
    const stroke = pen >= 0 ? colorOf(penColor) : '';
    if (stroke) {
      setPen(pen, stroke, 1);
      context.stroke(shapeOf(shape));
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  function isLight(color) {
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
    return 0.3 * red + 0.6 * green + 0.1 * blue > 140;
  }

  /** Letters stand on whole pixels, and at quarters of a pixel beside each other, as the window's
      do. */
  function text([, id, x, y, color], unit, scale) {
    const fill = colorOf(color);
    if (!fill) return;
    const letters = data.runs[id];
    const size = letters[0] * scale;
    const baseline = Math.round(y * unit);
    context.fillStyle = context.strokeStyle = fill;
    // The window draws light letters a little bolder, since they look thinner.
    const isBolder = isLight(fill);
    context.lineWidth = 0.3 / size;
    context.setLineDash([]);
    for (let i = 1; i < letters.length; i += 2) {
      const left = Math.floor((x * unit + letters[i + 1] * scale) * 4) / 4;
      context.setTransform(size, 0, 0, size, left, baseline);
      context.fill(shapeOf(letters[i]));
      if (isBolder) context.stroke(shapeOf(letters[i]));
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** A picture of cells. Equal cells side by side are one area. */
  function image([, x, y, width, height, columns, ...cells], unit) {
    const rows = cells.length / columns;
    for (let row = 0; row < rows; ++row) {
      const top = Math.round((y + (height * row) / rows) * unit);
      const bottom = Math.round((y + (height * (row + 1)) / rows) * unit);
      for (let from = 0; from < columns; ) {
        const id = cells[row * columns + from];
        let to = from + 1;
        while (to < columns && cells[row * columns + to] === id) ++to;
        const fill = colorOf(id);
        const left = Math.round((x + (width * from) / columns) * unit);
        const right = Math.round((x + (width * to) / columns) * unit);
        from = to;
        if (!fill) continue;
        context.fillStyle = fill;
        context.fillRect(left, top, right - left, bottom - top);
      }
    }
  }

  // ---- The source ----

  let sourceLists;
  const listOfSource = (source) => {
    const section = document.createElement('section');
    section.className = 'source';
    const heading = document.createElement('h2');
    heading.textContent = source.name;
    const list = document.createElement('ol');
    list.tabIndex = 0;
    list.setAttribute('aria-label', source.name);
    for (const each of source.text.replace(/\n$/, '').split('\n')) {
      const item = document.createElement('li');
      item.textContent = each;
      list.append(item);
    }
    section.append(heading, list);
    byId('sources').append(section);
    return list;
  };
  function markLines() {
    stage.sources.forEach((source, i) => {
      const list = sourceLists[i];
      list.querySelector('.running')?.classList.remove('running');
      const item = list.children[source.lines[state.step] - 1];
      if (!item) return;
      item.classList.add('running');
      const isSeen = item.offsetTop >= list.scrollTop &&
          item.offsetTop + item.offsetHeight <= list.scrollTop + list.clientHeight;
      // scrollIntoView would move the page around a notebook's frame, too.
      if (!isSeen) list.scrollTop = item.offsetTop - list.clientHeight / 2;
    });
  }

  // ---- The steps ----

  let lastStep;
  function refresh() {
    const number = stage.first + state.step;
    const place = texts.place.replace('%1', number).replace('%2', stage.count);
    byId('scrub').value = state.step;
    byId('scrub').setAttribute('aria-valuetext', place);
    byId('place').textContent = place;
    byId('sentence').textContent = stage.sentences[state.step];
    canvas.setAttribute('aria-label', `${stage.title}. ${place}. ${stage.sentences[state.step]}`);
    byId('first').disabled = byId('back').disabled = state.step === 0;
    byId('forward').disabled = byId('last').disabled = state.step === lastStep;
    label('play', state.timer ? texts.pause : texts.play, state.timer ? icons.pause : icons.play);
    markLines();
    showQuestion();
    paint();
  }
  function goTo(step) {
    state.step = Math.min(Math.max(step, 0), lastStep);
    state.asked = null;
    refresh();
  }
  /** One step on, unless a question waits before it. Says whether it went. */
  function goForward() {
    const question = isPredicting() && !answered.has(state.step + 1)
        ? questions.get(state.step + 1) : undefined;
    if (question) {
      pose(question);
      return false;
    }
    goTo(state.step + 1);
    return true;
  }
  function pose(question) {
    state.asked = question;
    state.isAnswered = false;
    byId('answer').value = '';
    refresh();
    byId('answer').focus();
  }
  function stop() {
    clearTimeout(state.timer);
    state.timer = 0;
  }
  function play() {
    stop();
    if (state.step === lastStep) goTo(0);
    const tick = () => {
      if (!goForward() || state.step === lastStep) stop();
      else state.timer = setTimeout(tick, 1000 / Number(byId('speed').value));
      refresh();
    };
    state.timer = setTimeout(tick, 1000 / Number(byId('speed').value));
    refresh();
  }
  function toggle() {
    if (!state.timer) return play();
    stop();
    refresh();
  }

  // ---- Predicting ----

  let questions;
  let answered;  // whether the answer to a step's question was right
  let wasPlaying = false;
  function isPredicting() {
    return questions.size > 0 && byId('predict').checked;
  }

  /** A number as a person types it: value, exact whole number or null, digits; null for no number. */
  function typedNumber(source) {
    const plain = source.replace(/[\s\u2009\u202f\u00a0]/g, '').replace(/\u2212/g, '-').replace(/,/g, '.');
    const special = /^([+-]?)(nan|inf|infinity|∞)$/i.exec(plain);
    if (special) {
      const value = special[2].toLowerCase() === 'nan' ? NaN : Infinity;
      return { value: special[1] === '-' ? -value : value, whole: null, digits: 0 };
    }
    const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?([kMGT]?)$/.exec(plain);
    const figures = match ? match[2] + (match[3] ?? '') : '';
    if (!figures) return null;
    const power = Number(match[4] ?? 0) + { '': 0, k: 3, M: 6, G: 9, T: 12 }[match[5]];
    const value = Number(`${match[1]}${match[2]}.${match[3] ?? ''}0e${power}`);
    let whole = null;
    if (/^[+-]?\d+$/.test(plain)) whole = BigInt(plain.replace('+', ''));
    else if (Math.abs(value) <= 2 ** 53 && Number.isInteger(value)) whole = BigInt(value);
    return { value, whole, digits: figures.replace(/^0+/, '').length };
  }
  /** Whole numbers must be equal; others are compared in as many digits as were typed, in three at
      least. */
  function agrees(typed, { answer, digits }) {
    if (!digits) return typed.whole !== null && typed.whole === BigInt(answer);
    const truth = Number(answer);
    if (Number.isNaN(truth) || Number.isNaN(typed.value)) {
      return Number.isNaN(truth) && Number.isNaN(typed.value);
    }
    if (typed.value === truth) return true;
    if (truth === 0 || !Number.isFinite(truth) || !Number.isFinite(typed.value)) return false;
    const counted = Math.min(Math.max(typed.digits, 3), digits);
    const unit = 10 ** (Math.floor(Math.log10(Math.abs(truth))) - (counted - 1));
    return Math.abs(typed.value - truth) <= (unit / 2) * (1 + 1e-9);
  }

  function showQuestion() {
    const question = state.asked;
    byId('question').hidden = !question;
    const right = [...answered.values()].filter((isRight) => isRight).length;
    byId('score').textContent = answered.size
        ? texts.score.replace('%1', right).replace('%2', answered.size) : '';
    if (!question) return;
    byId('asked').textContent = question.text;
    byId('answer').disabled = state.isAnswered;
    byId('check').hidden = byId('reveal').hidden = state.isAnswered;
    byId('go-on').hidden = !state.isAnswered;
    if (!state.isAnswered) tell('', '');
  }
  function tell(sentence, look) {
    byId('verdict').textContent = sentence;
    byId('verdict').className = look;
  }
  function settle(isRight, sentence, look) {
    answered.set(state.asked.step, isRight);
    state.isAnswered = true;
    showQuestion();
    tell(sentence.replace('%1', () => state.asked.reason), look);
    byId('go-on').focus();
  }
  function check(event) {
    event.preventDefault();
    if (!state.asked || state.isAnswered) return;
    const typed = typedNumber(byId('answer').value);
    if (!typed) return tell(texts.noNumber, 'wrong');
    const isRight = agrees(typed, state.asked);
    settle(isRight, isRight ? texts.right : texts.wrong, isRight ? 'right' : 'wrong');
  }
  function goOn() {
    goTo(state.step + 1);
    canvas.focus();
    if (wasPlaying) play();
  }

  // ---- The controls ----

  const icons = {
    first: 'M4 4h3v16H4zM20 4v16L8 12z', back: 'M18 4v16L6 12z', forward: 'M6 4v16l12-8z',
    last: 'M17 4h3v16h-3zM4 4v16l12-8z', play: 'M7 4v16l13-8z', pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  };
  function label(id, name, icon) {
    const button = byId(id);
    if (button.title === name) return;
    button.title = name;
    button.setAttribute('aria-label', name);
    const space = 'http:' + '//www.w3.org/2000/svg';  // a name, which nothing fetches
    const svg = document.createElementNS(space, 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('width', '20');
    svg.setAttribute('height', '20');
    const drawing = document.createElementNS(space, 'path');
    drawing.setAttribute('d', icon);
    svg.append(drawing);
    button.replaceChildren(svg);
  }
  function offer(id, values, names, chosen) {
    values.forEach((value, i) => byId(id).append(new Option(names[i], value)));
    byId(id).value = chosen;
  }
  function setTheme(theme) {
    state.theme = theme;
    const look = data.themes[theme];
    for (const [name, color] of Object.entries(look.colors)) {
      document.documentElement.style.setProperty(`--${name}`, color);
    }
    document.documentElement.style.colorScheme = look.isDark ? 'dark' : 'light';
  }

  function connectAll() {
    const on = (id, event, act) => byId(id).addEventListener(event, act);
    const leave = (step) => { stop(); goTo(step); };
    const forward = () => { stop(); wasPlaying = false; if (state.step < lastStep) goForward(); };
    on('first', 'click', () => leave(0));
    on('back', 'click', () => leave(state.step - 1));
    on('forward', 'click', forward);
    on('last', 'click', () => leave(lastStep));
    on('play', 'click', () => { wasPlaying = !state.timer; toggle(); });
    on('scrub', 'input', () => leave(Number(byId('scrub').value)));
    on('theme', 'change', () => { setTheme(Number(byId('theme').value)); paint(); });
    on('predict', 'change', () => goTo(state.step));
    on('show-source', 'change', () => {
      byId('sources').hidden = !byId('show-source').checked;
      refresh();
    });
    on('question', 'submit', check);
    on('reveal', 'click', () => settle(false, texts.revealed, ''));
    on('go-on', 'click', goOn);
    new ResizeObserver(() => stage && paint()).observe(byId('stage'));
    const keys = {
      ArrowRight: forward, ArrowLeft: () => leave(state.step - 1), Home: () => leave(0),
      End: () => leave(lastStep), ' ': () => { wasPlaying = !state.timer; toggle(); },
    };
    document.addEventListener('keydown', (event) => {
      const isTyped = event.target.closest('input, select, button, ol') !== null;
      if (isTyped || event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) return;
      if (byId('page').hidden) return;
      event.preventDefault();
      keys[event.key]();
    });
  }

  // ---- The stages ----

  /** Shows a step of a stage; null: no stage. */
  function show(number, step) {
    byId('page').hidden = number === null;
    if (number === null) return;
    stop();
    if (stage !== data.stages[number]) open(data.stages[number]);
    goTo(step);
  }
  function open(next) {
    stage = next;
    kept = new Map([[-1, []]]);
    current = { step: -1, list: [] };
    lastStep = stage.steps.length - 1;
    questions = new Map(stage.questions.map((question) => [question.step, question]));
    answered = stage.answered ??= new Map();
    byId('scrub').max = lastStep;
    byId('sources').replaceChildren();
    sourceLists = stage.sources.map(listOfSource);
    byId('predict-row').hidden = questions.size === 0;
    byId('source-row').hidden = stage.sources.length === 0;
    byId('sources').hidden = stage.sources.length === 0 || !byId('show-source').checked;
  }
  /** Goes to the step before that of a question, and asks it. */
  function ask(number, question) {
    show(number, question.step - 1);
    pose(question);
  }

  const names = ['first', 'back', 'forward', 'last'];
  for (const id of names) label(id, texts[id], icons[id]);
  for (const id of ['check', 'reveal', 'go-on', 'speed-label', 'theme-label', 'predict-label', 'source-label']) {
    byId(id).textContent = texts[id];
  }
  byId('scrub').setAttribute('aria-label', texts.step);
  byId('answer').setAttribute('aria-label', texts.answer);
  const speeds = [0.5, 1, 2, 4, 8];
  if (!speeds.includes(data.speed)) speeds.push(data.speed);
  offer('speed', speeds, speeds.map((speed) => texts.speed.replace('%1', speed)), data.speed);
  const named = data.themes.findIndex((theme) => theme.id === address.get('theme'));
  setTheme(named >= 0 ? named : data.theme);
  offer('theme', data.themes.map((_, i) => i), data.themes.map((theme) => theme.name), state.theme);
  if (address.get('only') === 'stage') document.body.classList.add('only-stage');
  byId('message').hidden = true;
  connectAll();
  if (!data.lesson) {
    const first = data.stages[0].first;
    show(0, Number(address.get('step') ?? first) - first || 0);
  }
  return { data, address, show, ask, typedNumber, agrees };
})();
