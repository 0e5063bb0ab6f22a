import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandTokens, contrast, fixed, textContrast } from '../colours.ts';

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../design/tokens.css'), 'utf8');
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(Object.values(fixed))('%s is a colour of the design', (colour) => expect(tokens).toContain(colour));

describe.each(colours.filter((colour) => textContrast(colour) >= 4.5))('%s', (colour) => {
  const { both, dark } = brandTokens({ action: colour, highlight: colour });
  const dim = { ...both, ...dark };
  test('is readable in both themes, also on hover', () => {
    for (const theme of [both, dim])
      for (const [text, grounds] of [
        ['--color-on-action', ['--color-action', '--color-action-hover']],
        ['--color-on-main-action', ['--color-main-action', '--color-main-action-hover']],
      ] as const)
        for (const ground of grounds)
          expect(contrast(theme[text] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  test('is visible on the dark ground', () => {
    expect(contrast(dim['--color-action'] ?? '', fixed.darkGround)).toBeGreaterThanOrEqual(3);
    expect(contrast(dim['--marigold'] ?? '', fixed.night)).toBeGreaterThanOrEqual(4.5);
  });
});

test('changes nothing without colours', () => expect(brandTokens({})).toEqual({ both: {}, dark: {} }));
