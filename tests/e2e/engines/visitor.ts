// Actions and assertions of a visitor, the same for every engine; each waits for its result. Elements are found by role and
// accessible name, which dom-accessibility-api computes alike in every engine.
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type * as Accessibility from 'dom-accessibility-api';
import { build, type Rolldown } from 'vite';
import type { Point, Tab } from './browsers.ts';

type Step = [role: string, pattern: string];
type Name = string | RegExp;
export type Visitor = ReturnType<typeof visitorOf>;

const { NODE_ENV } = process.env;
const bundle = (await build({
  configFile: false,
  logLevel: 'silent',
  build: {
    write: false,
    lib: {
      entry: fileURLToPath(import.meta.resolve('dom-accessibility-api')),
      formats: ['iife'],
      name: 'accessibility',
    },
  },
})) as Rolldown.RolldownOutput[];
// Vite sets production here, and workers pass their environment on to development servers, which then send no reloads.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
const accessibilityApi = bundle[0]!.output[0].code;

declare const accessibility: typeof Accessibility;

/** Retries the assertion for a minute, because machines may be busy. */
export const until = (happened: () => Promise<void>) =>
  expect(happened).toPass({ timeout: 60_000, intervals: [50, 100, 200] });

const stepOf = (role: string, name: Name = ''): Step => [
  role,
  name instanceof RegExp ? name.source : name && `^${name.replace(/\W/g, '.')}$`,
];

export function visitorOf(tab: Tab, site: string, place: Step[] = []) {
  const find = (role: string, name?: Name, first?: 'scroll' | 'focus') =>
    tab.run(findElements, [...place, stepOf(role, name)], first);
  type Found = Awaited<ReturnType<typeof find>>[number];
  const describe = (role: string, name: Name = '') =>
    [...place.map(String), `${role} ${String(name)}`].join(' → ');

  /** Scrolls to the element, waits until it stops moving, and returns its position. */
  async function locate(role: string, name?: Name) {
    let point: Point | undefined;
    await until(async () => {
      const [found] = await find(role, name, 'scroll');
      const before = point;
      point = found?.at;
      expect(found, describe(role, name)).toMatchObject({
        enabled: true,
        at: { x: before?.x, y: before?.y },
      });
    });
    return point!;
  }

  /** The page has the width of the screen and does not scroll sideways. */
  const fits = () =>
    until(async () =>
      expect(await tab.run(measureWidth), 'width').toEqual({ screen: tab.width, overflow: 0 }),
    );

  return {
    tab,
    find,
    /** Limits the visitor to the element. */
    within: (role: string, name?: Name) => visitorOf(tab, site, [...place, stepOf(role, name)]),
    /** Waits for the late styles, which move content further down, and checks the width. */
    async visit(path: string) {
      await tab.goTo(site + path);
      await until(async () => expect(await tab.run(isStyled), 'late styles').toBe(true));
      await fits();
    },
    fits,
    follow: (path: string) => tab.follow(site + path),
    press: async (role: string, name?: Name) => tab.press(await locate(role, name)),
    async swipe(role: string, name: Name, by: number) {
      const { x, y } = await locate(role, name);
      await tab.drag([...Array(9).keys()].map((step) => ({ x: x + by * (step / 8 - 0.5), y })));
    },
    /** Types into an empty field. Presses it again when a font arrived between, which may add a line above the field. */
    async write(role: string, name: Name, text: string) {
      await until(async () => {
        await tab.press(await locate(role, name));
        expect(await find(role, name)).toMatchObject([{ focused: true }]);
      });
      await tab.type(text);
      await until(async () => expect(await find(role, name)).toMatchObject([{ value: text }]));
    },
    /** Sets the value by script, because date pickers differ in each engine. */
    async choose(role: string, name: Name, value: string) {
      await until(async () => expect(await find(role, name, 'focus')).toMatchObject([{ focused: true }]));
      await tab.run((chosen) => {
        const field = document.activeElement as HTMLInputElement;
        field.value = chosen;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }, value);
    },
    key: tab.key,
    /** The first match has this state. */
    sees: (role: string, name?: Name, like: Partial<Found> = {}) =>
      until(async () => expect((await find(role, name))[0], describe(role, name)).toMatchObject(like)),
    seesNo: (role: string, name?: Name) =>
      until(async () => expect(await find(role, name), describe(role, name)).toHaveLength(0)),
    isAt: (path: string) =>
      until(async () => expect((await tab.run(() => location.href)).slice(site.length)).toBe(path)),
  };
}

/** Runs in the page. Without scripts, <noscript> loads the late styles. */
const isStyled = () =>
  !document.querySelector('[data-late=""]') || document.querySelector('noscript link') !== null;

/** Runs in the page. */
const measureWidth = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { screen: innerWidth, overflow: scrollWidth - clientWidth };
};

/** Runs in the page, so it uses nothing from outside. Scrolls to the first match or focuses it if asked to. */
async function findInPage(steps: Step[], first?: 'scroll' | 'focus') {
  // Inputs without a role in ARIA are found by their type, such as date.
  const roleOf = (element: HTMLInputElement) => accessibility.getRole(element) ?? element.type;
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]');

  const found = steps.reduce<HTMLInputElement[]>(
    (places, [role, pattern]) =>
      [...new Set(places.flatMap((place) => [...place.querySelectorAll<HTMLInputElement>('*')]))].filter(
        (element) =>
          roleOf(element) === role &&
          isVisible(element) &&
          (!pattern || new RegExp(pattern).test(accessibility.computeAccessibleName(element))),
      ),
    [document.documentElement as HTMLInputElement],
  );

  // Visually hidden radio buttons are pressed on their label.
  const target = (found[0]?.type === 'radio' && found[0].labels?.[0]) || found[0];
  if (first === 'scroll') target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (first === 'focus') target?.focus();
  // Elements may change their height when they come into view. Without scripts, requestAnimationFrame never fires.
  if (first === 'scroll' && !document.querySelector('noscript link'))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

  /** Returns the point to press; undefined if another element covers it. */
  const pointOf = (element: HTMLElement) => {
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && (element.contains(hit) || (hit.contains(element) && hit.localName === 'label'))
      ? point
      : undefined;
  };

  return found.map((element, index) => {
    const is = (name: string) => element.getAttribute(name) === 'true';
    return {
      text: element.innerText.trim(),
      value: element.value ?? '',
      checked: Boolean(element.checked),
      pressed: is('aria-pressed'),
      selected: is('aria-selected'),
      current: is('aria-current'),
      enabled: !element.matches(':disabled'),
      focused: document.activeElement === element,
      described: accessibility.computeAccessibleDescription(element),
      ...(index === 0 && { at: pointOf(target!) }),
    };
  });
}

// The policy of the pages forbids eval, so the library is part of the function that is sent.
const findElements = new Function(
  'steps',
  'first',
  `${accessibilityApi}; return (${String(findInPage)})(steps, first)`,
) as typeof findInPage;
