// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the pages of a lesson beside the stage that player.js plays, and says whether answers are right.
'use strict';
(async () => {
  const { data, address, show, ask, typedNumber, agrees } = await player;
  const { lesson } = data;
  const { texts } = lesson;
  const root = document.getElementById('lesson');
  const one = (part) => root.querySelector(part);
  const all = (part, within = root) => [...within.querySelectorAll(part)];
  const pages = all('.lesson-page');
  let page = 0;

  function turn(to) {
    page = Math.min(Math.max(to, 0), pages.length - 1);
    pages.forEach((each, i) => { each.hidden = i !== page; });
    one('.previous').disabled = page === 0;
    one('.next').disabled = page === pages.length - 1;
    one('.place').textContent = texts.place.replace('%1', page + 1).replace('%2', pages.length);
    root.scrollTop = 0;
    showStage(lesson.pages[page]);
  }
  function showStage(number) {
    if (number === null) return show(null, 0);
    const { stage, step } = lesson.shows[number];
    show(stage, step);
  }

  // ---- Questions ----

  /** Whether the answer is right; null where there is none yet. */
  function judged(form, question) {
    if (question.right) {
      const ticked = all('input', form).map((each, i) => (each.checked ? i : -1)).filter((i) => i >= 0);
      if (!ticked.length) return null;
      return ticked.length === question.right.length && ticked.every((i) => question.right.includes(i));
    }
    const typed = typedNumber(form.querySelector('input').value);
    return typed ? agrees(typed, question) : null;
  }
  function tell(form, sentence, look) {
    const verdict = form.querySelector('.verdict');
    verdict.innerHTML = sentence;  // as it came with the page, where it was escaped
    verdict.className = `verdict ${look}`;
  }
  function explain(form, question) {
    form.querySelector('.why').innerHTML = question.why;
    form.querySelector('.why').hidden = question.why === '';
    form.querySelector('.reveal').hidden = true;
  }
  function connectQuestion(form) {
    const question = lesson.questions[Number(form.dataset.question)];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const isRight = judged(form, question);
      if (isRight === null) return tell(form, question.right ? texts.choose : texts.noNumber, '');
      tell(form, isRight ? texts.right : texts.wrong, isRight ? 'right' : 'wrong');
      form.querySelector('.reveal').hidden = isRight;
      if (isRight) explain(form, question);
    });
    form.querySelector('.reveal').addEventListener('click', () => {
      tell(form, texts.answer.replace('%1', () => question.shown), '');
      explain(form, question);
    });
  }

  all('form.question').forEach(connectQuestion);
  all('button.show').forEach((button) => {
    button.addEventListener('click', () => showStage(Number(button.dataset.show)));
  });
  all('button.ask').forEach((button) => {
    const { stage, ...question } = lesson.predictions[Number(button.dataset.predict)];
    button.addEventListener('click', () => ask(stage, question));
  });
  one('.previous').addEventListener('click', () => turn(page - 1));
  one('.next').addEventListener('click', () => turn(page + 1));
  one('nav').hidden = false;
  turn(Number(address.get('page') ?? 1) - 1 || 0);
})();
