// What a visitor does and sees, in words that are the same for every engine. Each waits until it has happened. What is
// there is found by role and name, as assistive technology has them, computed alike in every engine.
import { expect } from '@playwright/test';
import type * as Accessibility from 'dom-accessibility-api';
import { buildSync } from 'esbuild';
import type { Point, Tab } from './browsers.ts';

type Step = [role: string, pattern: string];
type Name = string | RegExp;
export type Visitor = ReturnType<typeof visitorOf>;

const [tools] = buildSync({
  entryPoints: ['dom-accessibility-api'],
  bundle: true,
  minify: true,
  globalName: 'accessibility',
  write: false,
}).outputFiles;

declare const accessibility: typeof Accessibility;

/** A busy machine is slow, not wrong. */
export const until = (happened: () => Promise<void>) =>
  expect(happened).toPass({ timeout: 60_000, intervals: [50, 100, 200] });

const stepOf = (role: string, name: Name = ''): Step => [
  role,
  name instanceof RegExp ? name.source : name && `^${name.replace(/\W/g, '.')}$`,
];

export function visitorOf(tab: Tab, site: string, place: Step[] = []) {
  const look = (role: string, name?: Name, first?: 'bring' | 'focus') =>
    tab.run(lookWithTools, [...place, stepOf(role, name)], first);
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

  /** Nothing lies beside the edge, once the page has heard of its size. */
  const fits = () =>
    until(async () => expect(await tab.run(widthOf), 'width').toEqual({ screen: tab.width, beside: 0 }));

  return {
    tab,
    look,
    /** What stands within. */
    within: (role: string, name?: Name) => visitorOf(tab, site, [...place, stepOf(role, name)]),
    /** Until its late styles are there as well, which move what stands far down; then it fits the screen. */
    async visit(path: string) {
      await tab.goTo(site + path);
      await until(async () => expect(await tab.run(isStyled), 'late styles').toBe(true));
      await fits();
    },
    fits,
    follow: (path: string) => tab.follow(site + path),
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
  !document.querySelector('[data-late=""]') || document.querySelector('noscript link') !== null;

/** Runs in the page. */
const widthOf = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { screen: innerWidth, beside: scrollWidth - clientWidth };
};

/** Runs in the page, so it knows nothing from outside of itself. What comes first may be brought into view. */
async function lookFor(steps: Step[], first?: 'bring' | 'focus') {
  // Those without a role in the standard are called by their kind.
  const roleOf = (element: HTMLInputElement) => accessibility.getRole(element) ?? element.type;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]');

  const found = steps.reduce<HTMLInputElement[]>(
    (places, [role, pattern]) =>
      [...new Set(places.flatMap((place) => [...place.querySelectorAll<HTMLInputElement>('*')]))].filter(
        (element) =>
          roleOf(element) === role &&
          isSeen(element) &&
          (!pattern || new RegExp(pattern).test(accessibility.computeAccessibleName(element))),
      ),
    [document.documentElement as HTMLInputElement],
  );

  // Hidden radio buttons are pressed by their words.
  const target = (found[0]?.type === 'radio' && found[0].labels?.[0]) || found[0];
  if (first === 'bring') target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (first === 'focus') target?.focus();
  // What comes into view may still change its height there. Without scripts, no frame is told of.
  if (first === 'bring' && !document.querySelector('noscript link'))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

  /** Where a finger or a mouse meets it. Undefined where something else lies over it. */
  const pointOf = (met: HTMLElement) => {
    const [box = met.getBoundingClientRect()] = met.getClientRects();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && (met.contains(hit) || (hit.contains(met) && hit.localName === 'label')) ? point : undefined;
  };

  return found.map((element, index) => {
    const is = (name: string) => element.getAttribute(name) === 'true';
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
      described: accessibility.computeAccessibleDescription(element),
      ...(index === 0 && { at: pointOf(target!) }),
    };
  });
}

// No page may make code of text, so the tools are handed over as code.
const lookWithTools = new Function(
  'steps',
  'first',
  `${tools!.text}; return (${String(lookFor)})(steps, first)`,
) as typeof lookFor;
