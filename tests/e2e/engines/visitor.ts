// What a visitor does and sees, in words that are the same for every engine. Each waits until it has happened. What is
// there is found by role and name, as assistive technology has them: axe computes both alike in every engine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type Axe from 'axe-core';
import type { Point, Tab } from './browsers.ts';

/** What axe finds out for its own rules. */
type Commons = Record<'aria' | 'text', Record<'getRole' | 'accessibleText', (of: Element) => string | null>>;
type Step = [role: string, pattern: string];
type Name = string | RegExp;
export type Visitor = ReturnType<typeof visitorOf>;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A busy machine is slow, not wrong. */
export const until = (happened: () => Promise<void>) =>
  expect(happened).toPass({ timeout: 60_000, intervals: [50, 100, 200] });

const stepOf = (role: string, name: Name = /(?:)/): Step => [
  role,
  name instanceof RegExp ? name.source : `^${name.replace(/\W/g, '.')}$`,
];

export function visitorOf(tab: Tab, site: string, place: Step[] = []) {
  async function look(role: string, name?: Name, first?: 'bring' | 'focus') {
    // No page may make code of text, so the tool is handed over as code.
    if (!(await tab.run(() => 'axe' in window)))
      await tab.run(new Function(`${axe}; return undefined`) as () => undefined);
    return tab.run(lookFor, [...place, stepOf(role, name)], first);
  }
  type Sight = Awaited<ReturnType<typeof look>>[number];
  const named = (role: string, name: Name = '') =>
    [...place.map(String), `${role} ${String(name)}`].join(' → ');

  /** There, and at rest. */
  async function reach(role: string, name?: Name) {
    let point: Point | undefined;
    await until(async () => {
      const [sight] = await look(role, name, 'bring');
      const before = point;
      point = sight?.at;
      expect(sight, named(role, name)).toMatchObject({ enabled: true, at: { x: before?.x, y: before?.y } });
    });
    return point!;
  }

  return {
    tab,
    look,
    /** What stands within. */
    within: (role: string, name?: Name) => visitorOf(tab, site, [...place, stepOf(role, name)]),
    /** Until its late styles are there as well: they move what stands far down. */
    async visit(path: string) {
      await tab.goTo(site + path);
      await until(async () => expect(await tab.run(isStyled), 'late styles').toBe(true));
    },
    /** As a link is followed: without waiting for the page. */
    follow: (path: string) =>
      tab.run((address) => void setTimeout(() => location.assign(address)), site + path),
    press: async (role: string, name?: Name) => tab.press(await reach(role, name)),
    async swipe(role: string, name: Name, by: number) {
      const { x, y } = await reach(role, name);
      await tab.drag([...Array(9).keys()].map((step) => ({ x: x + by * (step / 8 - 0.5), y })));
    },
    /** By hand, in an empty field. */
    async write(role: string, name: Name, text: string) {
      await tab.press(await reach(role, name));
      await until(async () => expect(await look(role, name)).toMatchObject([{ focused: true }]));
      await tab.type(text);
      await until(async () => expect(await look(role, name)).toMatchObject([{ value: text }]));
    },
    /** How a day is picked is the engine's own matter, and differs in each. */
    async choose(role: string, name: Name, value: string) {
      await until(async () => expect(await look(role, name, 'focus')).toMatchObject([{ focused: true }]));
      await tab.run((chosen) => {
        const field = document.activeElement as HTMLInputElement;
        field.value = chosen;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }, value);
    },
    key: tab.key,
    /** The first of them is like this. */
    sees: (role: string, name?: Name, like: Partial<Sight> = {}) =>
      until(async () => expect((await look(role, name))[0], named(role, name)).toMatchObject(like)),
    seesNo: (role: string, name?: Name) =>
      until(async () => expect(await look(role, name), named(role, name)).toHaveLength(0)),
    isAt: (path: string) =>
      until(async () => expect((await tab.run(() => location.href)).slice(site.length)).toBe(path)),
  };
}

/** Runs in the page. Without scripts, the late styles come by another way. */
const isStyled = () =>
  !document.querySelector('[data-late][media=print]') || document.querySelector('noscript link') !== null;

/** Runs in the page, so it knows nothing from outside of itself. What comes first may be brought into view. */
function lookFor(steps: Step[], first?: 'bring' | 'focus') {
  const { axe: tool } = window as unknown as { axe: typeof Axe & { commons: Commons } };
  const { aria, text } = tool.commons;
  // Those without a role in the standard are called by their kind.
  const roleOf = (element: Element) =>
    aria.getRole(element) ??
    (element.localName === 'summary' ? 'button' : (element as HTMLInputElement).type);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]');

  /** axe reads nothing in a noscript, or in what is folded and yet shown. */
  const nameOf = (element: Element) =>
    (text.accessibleText(element) || (element as HTMLElement).innerText).trim();

  tool.setup(document.documentElement);
  const found = steps.reduce<Element[]>(
    (places, [role, pattern]) =>
      [...new Set(places.flatMap((place) => [...place.querySelectorAll('*')]))].filter(
        (element) => roleOf(element) === role && isSeen(element) && new RegExp(pattern).test(nameOf(element)),
      ),
    [document.documentElement],
  );
  tool.teardown();

  /** Where a finger or a mouse meets it. Undefined where something else lies over it. */
  const pointOf = (element: HTMLInputElement) => {
    // Hidden radio buttons are pressed by their words.
    const target = (element.type === 'radio' && element.labels?.[0]) || element;
    if (first === 'bring') target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box = target.getBoundingClientRect()] = target.getClientRects();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && (target.contains(hit) || (hit.contains(target) && hit.localName === 'label'))
      ? point
      : undefined;
  };

  return (found as HTMLInputElement[]).map((element, index) => {
    if (first === 'focus' && index === 0) element.focus();
    const is = (name: string) => element.getAttribute(name) === 'true';
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      text: element.innerText.trim(),
      value: element.value ?? '',
      checked: Boolean(element.checked),
      pressed: is('aria-pressed'),
      selected: is('aria-selected'),
      /** Of several, the one that is shown. */
      current: is('aria-current'),
      enabled: !element.matches(':disabled'),
      focused: document.activeElement === element,
      described: ids.map((id) => document.getElementById(id)?.innerText.trim() ?? '').join(' '),
      ...(index === 0 && { at: pointOf(element) }),
    };
  });
}
