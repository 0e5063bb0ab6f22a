// Finds what a visitor finds: by role and name, as assistive technology has them. axe computes both alike in every engine.
import type axe from 'axe-core';

export interface Step {
  role: string;
  /** The whole name, or a pattern that it fits. */
  name?: string;
  pattern?: string;
}

/** What is there, and how a visitor meets it. */
export interface Sight {
  text: string;
  value: string;
  href: string;
  checked: boolean;
  pressed: boolean;
  selected: boolean;
  /** Of several, the one that is shown. */
  current: boolean;
  enabled: boolean;
  focused: boolean;
  /** Of its error, or whatever else describes it. */
  described: string;
  /** Its background and its words. */
  colours: [string, string];
  box: { x: number; y: number; width: number; height: number };
  /** Where a finger or a mouse meets it. Undefined where something else lies over it. */
  at?: { x: number; y: number };
}

/** Runs in the page, so it knows nothing from outside of itself. What comes first may be brought into view. */
export function lookFor(steps: Step[], first?: 'bring' | 'focus'): Sight[] {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { commons } = axe as unknown as {
    commons: {
      aria: { getRole: (element: Element) => string | null };
      text: { accessibleText: (element: Element) => string };
      dom: { isVisibleToScreenReaders: (element: Element) => boolean };
    };
  };
  // Those without a role in the standard are called by their kind.
  const roleOf = (element: Element) =>
    commons.aria.getRole(element) ??
    (element.localName === 'summary' ? 'button' : ((element as HTMLInputElement).type as string | undefined));
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && commons.dom.isVisibleToScreenReaders(element);
  const fits = (element: Element, { name, pattern }: Step) => {
    if (name === undefined && pattern === undefined) return true;
    const given = commons.text.accessibleText(element).trim();
    return pattern === undefined ? given === name : new RegExp(pattern).test(given);
  };
  const find = () => {
    axe.setup(document.documentElement);
    let found: Element[] = [document.documentElement];
    for (const step of steps)
      found = [...new Set(found.flatMap((place) => [...place.querySelectorAll('*')]))].filter(
        (element) => roleOf(element) === step.role && isSeen(element) && fits(element, step),
      );
    axe.teardown();
    return found as HTMLElement[];
  };

  const pointOf = (element: HTMLElement) => {
    // Hidden radio buttons are pressed by their words.
    const target =
      ('labels' in element &&
        element.matches('[type=radio]') &&
        (element.labels as NodeListOf<HTMLElement>)[0]) ||
      element;
    if (first === 'bring') target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box = target.getBoundingClientRect()] = target.getClientRects();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && (target.contains(hit) || (hit.contains(target) && hit.localName === 'label'))
      ? point
      : undefined;
  };
  const is = (element: Element, name: string) => element.getAttribute(name) === 'true';

  return find().map((element, index) => {
    if (first === 'focus' && index === 0) element.focus();
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const field = element as HTMLInputElement;
    return {
      text: element.innerText.trim(),
      value: field.value ?? '',
      href: element.getAttribute('href') ?? '',
      checked: Boolean(field.checked),
      pressed: is(element, 'aria-pressed'),
      selected: is(element, 'aria-selected'),
      current: is(element, 'aria-current'),
      enabled: !element.matches(':disabled'),
      focused: document.activeElement === element,
      described: ids
        .map((id) => document.getElementById(id)?.innerText ?? '')
        .join(' ')
        .trim(),
      colours: [style.backgroundColor, style.color],
      box: { x, y, width, height },
      ...(index === 0 && { at: pointOf(element) }),
    };
  });
}

export type Axe = typeof axe;
