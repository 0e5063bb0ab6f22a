// Reads a page aloud with the device's own voice, where it has one for the language of the page: sentence by sentence, the
// one that is being read marked.
const button = document.querySelector<HTMLButtonElement>('[data-listen]')!;
const { listen: language = '', stop: stopWord = '' } = button.dataset;
const startWord = button.textContent;

const voice = () =>
  speechSynthesis
    .getVoices()
    .find(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language);

/** What is read: all that is shown of the page in its own language. */
const texts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-read] :is(h1, h2, h3, p, li)')].filter(
    (element) => !element.closest('.screen-only, [lang=en-IN]') && !element.querySelector('p, li'),
  );

/** Each sentence with where it stands. Those of the numbers to call are pieces of one. */
function sentencesIn(element: HTMLElement): { words: string; range: Range }[] {
  const text = element.textContent;
  const place = (offset: number): [Node, number] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let left = offset;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node.textContent ?? '';
      if (left <= length) return [node, left];
      left -= length;
    }
    return [element, 0];
  };
  return [...text.matchAll(/[^।.?!]+[।.?!]*/g)]
    .filter(([words]) => words.trim())
    .map(({ 0: words, index }) => {
      const range = new Range();
      range.setStart(...place(index));
      range.setEnd(...place(index + words.length));
      return { words: words.trim(), range };
    });
}

function mark(range?: Range) {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set('read', new Highlight(range));
  else CSS.highlights.delete('read');
}

/** Which reading is on; one that was stopped does not go on. */
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
  // Voices come late, and may never come.
  const offer = () => (button.hidden = !voice());
  offer();
  // Safari tells of no change of them.
  speechSynthesis.addEventListener?.('voiceschanged', offer);
  button.addEventListener('click', () => (reading ? stop() : start()));
  addEventListener('pagehide', stop);
}

export {};
