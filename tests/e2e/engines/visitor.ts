// What a visitor does and sees, in words that are the same for every engine. Each waits until it has happened.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { lookFor, type Sight, type Step } from './look.ts';
import type { Key, Tab } from './tab.ts';

export type Visitor = ReturnType<typeof visitorOf>;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A busy machine is slow, not wrong. */
const until = (happened: () => Promise<void>) =>
  expect(happened).toPass({ timeout: 45_000, intervals: [50, 100, 200] });

const stepOf = (role: string, name?: string | RegExp): Step =>
  name instanceof RegExp ? { role, pattern: name.source } : { role, ...(name !== undefined && { name }) };

export function visitorOf(tab: Tab, site: string, place: Step[] = []) {
  async function look(role: string, name?: string | RegExp, first?: 'bring' | 'focus'): Promise<Sight[]> {
    if (!(await tab.run(() => 'axe' in window))) await learnRoles(tab);
    return tab.run(lookFor, [...place, stepOf(role, name)], first);
  }
  const named = (role: string, name?: string | RegExp) =>
    [...place, stepOf(role, name)]
      .map((step) => `${step.role} ${step.name ?? step.pattern ?? ''}`)
      .join(' → ');

  /** There, and at rest. */
  async function reach(role: string, name?: string | RegExp) {
    let last: Sight['at'];
    let reached = { x: 0, y: 0 };
    await until(async () => {
      const [sight] = await look(role, name, 'bring');
      if (!sight) throw new Error(`${named(role, name)} is not there.`);
      expect(sight, `${named(role, name)} is there`).toMatchObject({
        enabled: true,
        at: expect.anything() as unknown,
      });
      const before = last;
      last = sight.at;
      expect(before, `${named(role, name)} is at rest`).toEqual(last);
      reached = last ?? reached;
    });
    return reached;
  }

  return {
    tab,
    look,
    until,
    /** What stands within. */
    within: (role: string, name?: string | RegExp) => visitorOf(tab, site, [...place, stepOf(role, name)]),
    visit: (path: string) => tab.goTo(site + path),
    /** As a link is followed: without waiting for the page. */
    async follow(path: string) {
      await tab.run((address) => void setTimeout(() => location.assign(address)), site + path);
      await until(async () => expect(await tab.run(() => location.href)).toBe(site + path));
    },
    press: async (role: string, name?: string | RegExp) => tab.press(await reach(role, name)),
    async drag(role: string, name: string | RegExp, by: number) {
      const { x, y } = await reach(role, name);
      await tab.drag({ x: x - by / 2, y }, { x: x + by / 2, y });
    },
    /** By hand, in an empty field. */
    async write(role: string, name: string | RegExp, text: string) {
      await tab.press(await reach(role, name));
      await until(async () => expect(await look(role, name)).toMatchObject([{ focused: true }]));
      await tab.type(text);
      await until(async () => expect(await look(role, name)).toMatchObject([{ value: text }]));
    },
    /** A day or an entry of a list. How it is picked is the engine's own matter, and differs in each. */
    async choose(role: string, name: string | RegExp, value: string) {
      await until(async () => expect(await look(role, name, 'focus')).toMatchObject([{ focused: true }]));
      await tab.run((chosen) => {
        const field = document.activeElement as HTMLInputElement;
        field.value = chosen;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }, value);
    },
    async keys(...names: Key[]) {
      for (const name of names) await tab.key(name);
    },
    /** As many as there are, and the first of them like this. */
    sees: (role: string, name?: string | RegExp, like: Partial<Sight> = {}) =>
      until(async () => {
        const [sight] = await look(role, name);
        if (!sight) throw new Error(`${named(role, name)} is not there.`);
        expect(sight, named(role, name)).toMatchObject(like);
      }),
    seesNo: (role: string, name?: string | RegExp) =>
      until(async () => expect(await look(role, name), named(role, name)).toHaveLength(0)),
    reads: (role: string, words: string | RegExp, name?: string | RegExp) =>
      until(async () => expect((await look(role, name))[0]?.text ?? '', named(role, name)).toMatch(words)),
    isAt: (path: string) =>
      until(async () => expect((await tab.run(() => location.href)).slice(site.length)).toBe(path)),
    back: () => tab.run(() => history.back()),
    forward: () => tab.run(() => history.forward()),
  };
}

const learnRoles = (tab: Tab) =>
  // No page may make code of text, so the tool is handed over as code.
  tab.run(new Function(`${axe}; return undefined`) as () => undefined);
