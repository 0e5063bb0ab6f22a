// Reads a page aloud, sentence by sentence, if the device has a voice for its language. Highlights the current sentence.
import { spokenSentence } from '@clinic/content-model/sentences.ts';

const button = document.querySelector<HTMLButtonElement>('[data-listen]')!;
const { listen: language = '', stop: stopWord = '' } = button.dataset;
const startWord = button.textContent;

const voice = () =>
  speechSynthesis
    .getVoices()
    .find(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language);

/** Returns the visible elements in the language of the page. */
const texts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-read] :is(h1, h2, h3, p, li)')].filter(
    (element) => !element.closest('.screen-only, [lang=en-IN]') && !element.querySelector('p, li'),
  );

/** Returns each sentence with its range. Links to phone numbers split a sentence into several nodes. */
function sentencesIn(element: HTMLElement): { words: string; range: Range }[] {
  const text = element.textContent;
  const positionOf = (offset: number): [Node, number] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let left = offset;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node.textContent ?? '';
      if (left <= length) return [node, left];
      left -= length;
    }
    return [element, 0];
  };
  return [...text.matchAll(spokenSentence)]
    .filter(([words]) => words.trim())
    .map(({ 0: words, index }) => {
      const range = new Range();
      range.setStart(...positionOf(index));
      range.setEnd(...positionOf(index + words.length));
      return { words: words.trim(), range };
    });
}

function mark(range?: Range) {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set('read', new Highlight(range));
  else CSS.highlights.delete('read');
}

/** Identifies the current reading, so that a stopped one does not continue. */
let reading: object | undefined;

function stop() {
  reading = undefined;
  speechSynthesis.cancel();
  mark();
  button.textContent = startWord;
}

function start() {
  const mine = (reading = {});
  const sentences = texts().flatMap(sentencesIn);
  const next = () => {
    if (reading !== mine) return;
    const sentence = sentences.shift();
    if (!sentence) return stop();
    const speech = new SpeechSynthesisUtterance(sentence.words);
    speech.voice = voice() ?? null;
    speech.lang = language;
    speech.onend = next;
    speech.onerror = () => reading === mine && stop();
    mark(sentence.range);
    sentence.range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    speechSynthesis.speak(speech);
  };
  button.textContent = stopWord;
  next();
}

if ('speechSynthesis' in window) {
  // Browsers load voices late, or never.
  const offer = () => (button.hidden = !voice());
  offer();
  // Safari has no voiceschanged event.
  speechSynthesis.addEventListener?.('voiceschanged', offer);
  button.addEventListener('click', () => (reading ? stop() : start()));
  addEventListener('pagehide', stop);
}
