import { link, page } from '@clinic/desk/reception/html/partials/layout.ts';
import { timeWords } from '@clinic/desk/reception/labels/times.ts';
import { html, type Html } from '@clinic/desk/reception/html/partials/html.ts';
import { addressOf } from '@clinic/content-check/read/addresses.ts';
import { entryOf, formOf } from '../../forms.ts';
import type { Writer } from '../env.ts';
import type { Change } from '../git/history.ts';
import type { Publication } from '../git/publications.ts';
import type { Job } from '../jobs.ts';

const HOW = { new: 'New', gone: 'Removed', changed: 'Changed' };
/** Where words stay as they were, so many letters show which. */
const AROUND = 60;
const PUBLIC = new Map(Object.entries(addressOf));
const SAID = new Map([
  ['asked', 'Whoever may publish sees here that you have asked.'],
  ['more', 'Somebody has saved meanwhile. Look at it, then press once more.'],
  ['back', 'It is back, and waits to be published.'],
]);

const when = (time: Date) => timeWords(time, new Date());

const dress = (part: string, title: string, inner: Html, head?: Html) =>
  page({
    title,
    content: html`<div class="wrap narrow flow">
      <h1>${title}</h1>
      ${inner}
    </div>`,
    house: { name: 'Editor', home: '/editor', menu: menu(part), head },
  });

const menu = (part: string) =>
  html`<nav class="bar__parts" aria-label="Editor">
      <ul class="bar__list">
        ${link('/editor', 'To publish', part)} ${link('/editor/publications', 'Publications', part)}
        ${link('/keystatic', 'Write')} ${link('/', 'Site')} ${link('/desk/account', 'Account')}
      </ul>
    </nav>
    <form class="bar__out" method="post" action="/editor/leave">
      <button class="bar__button">Leave</button>
    </form>`;

/** A form that is one button, for the words of one moment. */
const button = (action: string, words: string, commit = '', look = 'button--quiet') =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="commit" value="${commit}" />
    <button class="button ${look}">${words}</button>
  </form>`;

const flash = (words: string | Html | undefined) =>
  words && html`<p class="flash" role="status">${words}</p>`;

interface Overview {
  waiting: Change[];
  front: Publication | undefined;
  head: string;
  stillAsked: { by: string; at: Date } | undefined;
  jobs: Job[];
}

export function overview(writer: Writer, now: Overview, said = '') {
  const { waiting, front, head, stillAsked, jobs } = now;
  const isNew = waiting.length > 0 || !front;
  const public_ = front
    ? `The public site is that of ${front.by}, ${when(front.at)}.`
    : 'Nothing was published yet.';
  return dress(
    '/editor',
    isNew ? 'What waits to be published' : 'Nothing waits to be published',
    html`<p class="lead">${public_}</p>
      ${flash(SAID.get(said))}
      ${isNew && stillAsked && flash(`${stillAsked.by} asked to publish, ${when(stillAsked.at)}.`)}
      ${jobs.map(openJob)}
      <div class="actions">
        <a class="button" href="/keystatic">Write</a>
        ${writer.mayPublish && button('/editor/publish', 'Publish', head, 'button--main')}
        ${isNew && !writer.mayPublish && button('/editor/ask', 'Ask to publish')}
        ${button('/editor/preview', 'Make a preview link', head)}
      </div>
      ${waiting.map(waitingPage)}`,
  );
}

export const jobAddress = ({ id }: Job) => `/editor/job?of=${id}`;
const stateOf = ({ isWaiting }: Job) => (isWaiting ? 'is waiting' : 'is under way');
const openJob = (job: Job) =>
  flash(html`<a href="${jobAddress(job)}">A ${job.what} by ${job.by} ${stateOf(job)}</a>`);

const waitingPage = (change: Change) =>
  html`<section class="group">
    <h2 class="group__name">${change.title}</h2>
    <p class="note">
      ${HOW[change.how]} in ${change.kind} by ${change.by}, ${when(change.at)}.
      <a class="alone" href="${historyOf(change)}">History of it</a>
    </p>
    ${words(change)}
  </section>`;

export const history = (versions: Change[]) =>
  dress(
    '',
    `History: ${versions[0]?.title}`,
    html`<ol class="history">
      ${versions.map(versionEntry)}
    </ol>`,
  );

const versionEntry = (version: Change) =>
  html`<li>
    <time datetime="${version.at.toISOString()}">${when(version.at)}</time>
    <span class="history__who">${version.by}</span>
    <div>
      ${words(version)}
      ${version.how !== 'gone' && html`<a class="alone" href="${historyOf(version)}/${version.commit}">This version</a>`}
    </div>
  </li>`;

export const oneVersion = (version: Change, text: string) =>
  dress(
    '',
    `${version.title}, ${when(version.at)}`,
    html`<p class="lead">As ${version.by} saved it.</p>
      <div class="actions">
        ${button(`${historyOf(version)}/${version.commit}`, 'Bring this version back')}
      </div>
      ${paragraphs(text)}`,
  );

export const publicationsPage = (all: Publication[], writer: Writer) =>
  dress(
    '/editor/publications',
    'Publications',
    html`<p class="lead">
        The site comes back at once. The words come back to where they wait to be published.
      </p>
      <ol class="people">
        ${all.map((one) => publication(one, writer.mayPublish))}
      </ol>`,
  );

const publication = ({ name, by, at, isKept, isInFront }: Publication, mayPublish: boolean) =>
  html`<li class="person">
    <div>
      <p class="person__name">${when(at)}</p>
      <p class="note">${by}${isInFront && ': this is the public site'}</p>
    </div>
    <div class="actions">
      ${mayPublish && isKept && !isInFront && button(`/editor/publications/${name}/site`, 'Bring back the site')}
      ${button(`/editor/publications/${name}/words`, 'Bring back the words')}
    </div>
  </li>`;

export function jobPage(job: Job | undefined, preview: string) {
  if (!job)
    return dress('', 'Nothing is under way', html`<p><a href="/editor">What waits to be published</a></p>`);
  const { what, by, step, since, isWaiting, isOver, trouble, changes } = job;
  if (!isOver) {
    const seconds = Math.round((Date.now() - since.getTime()) / 1000);
    const now = isWaiting
      ? 'It starts when the one before it is over'
      : `${step}: for ${seconds} seconds now`;
    const inner = html`<p class="lead" role="status">${now}.</p>
      <p class="note">
        ${by} has asked for it. A publication goes before previews. You can close this page, and write on. A
        small server takes what was written once this is over.
      </p>`;
    // The page stays with its job when the next one starts.
    const again = html`<meta http-equiv="refresh" content="3; url=${jobAddress(job)}" />`;
    return dress('', `A ${what} ${stateOf(job)}`, inner, again);
  }
  if (trouble) {
    const inner = html`<p class="lead">The public site stays as it is. ${step} ended with this:</p>
      <div class="problem flow">${paragraphs(trouble)}</div>`;
    return dress('', `The ${what} could not be made`, inner);
  }
  if (what === 'preview') {
    const inner = html`<p class="lead">For a week, whoever has this link sees what was saved, drafts too.</p>
      <p><code class="link-to-give">${preview}</code></p>`;
    return dress('', 'The preview is ready', inner);
  }
  const inner = html`<p class="lead">Patients see it now.</p>
    <ul class="people">
      ${changes.map(publishedPage)}
    </ul>`;
  return dress('', 'Published', inner);
}

const publishedPage = ({ kind, id, title }: Change) =>
  html`<li class="person"><a class="alone" href="${PUBLIC.get(kind)?.(id) ?? '/'}">${title}</a></li>`;

const historyOf = ({ kind, id }: Change) => `/editor/history/${kind}/${id}`;

/** The words that changed. A whole page of them is folded. */
function words({ how, lines }: Change): Html {
  const drawn = html`${lines.map((pieces) => html`<p>${pieces.map(piece)}</p>`)}`;
  const name = how === 'new' ? 'All of it' : 'What it was';
  return how === 'changed'
    ? drawn
    : html`<details>
        <summary class="alone">${name}</summary>
        ${drawn}
      </details>`;
}

function piece({ is, text }: Change['lines'][number][number]): Html | string {
  if (is === 'new') return html`<ins><span class="visually-hidden">New: </span>${text}</ins> `;
  if (is === 'gone') return html`<del><span class="visually-hidden">Gone: </span>${text}</del> `;
  return text.length > 2 * AROUND ? `${text.slice(0, AROUND)} … ${text.slice(-AROUND)}` : text;
}

const paragraphs = (text: string) => text.split('\n\n').map((part) => html`<p>${withBreaks(part)}</p>`);
const withBreaks = (text: string) => text.split('\n').map((line) => html`${withForms(line)}<br />`);

/** A file leads to the form in which it is mended. */
function withForms(line: string) {
  const [before, file, after] = line.split(/(src\/content\/[a-z]+\/[a-z\d-]+\.(?:mdx|yaml))/);
  if (!file) return line;
  const { kind, id } = entryOf(file);
  return html`${before}<a href="${formOf(kind, id)}">${file}</a>${after}`;
}
