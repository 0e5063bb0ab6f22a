// The two colours of a practice, and the design tokens that follow from them in both themes.

export interface Colours {
  action?: string | undefined;
  highlight?: string | undefined;
}

type Tokens = Record<`--${string}`, string>;

/** Colours of packages/design/tokens.css: text on light and dark colours, the ground of the dark theme, dark panels. */
export const fixed = { paper: '#fbf6ec', ink: '#16293b', darkGround: '#0a1926', night: '#0e2233' };
const [black, white] = ['#000000', '#ffffff'];

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for controls. */
export const neededForText = 4.5;
const neededForControls = 3;

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance in WCAG 2.2, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mix(colour: string, other: string, share: number): string {
  const added = channels(other);
  const mixed = channels(colour).map((channel, at) => channel + ((added[at] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Lightens a colour until it is visible on a dark one. */
function visibleOn(ground: string, colour: string, needed: number): string {
  let share = 0;
  while (contrast(mix(colour, white, share), ground) < needed) share += 0.02;
  return mix(colour, white, share);
}

/** Returns the text colour that is easier to read on a colour. */
const textOn = (colour: string) =>
  contrast(colour, fixed.paper) > contrast(colour, fixed.ink) ? fixed.paper : fixed.ink;

const hovered = (colour: string) => mix(colour, textOn(colour) === fixed.paper ? black : white, 0.25);

const darkAction = (action: string) => visibleOn(fixed.darkGround, action, neededForControls);

/** Returns the contrast of a colour and the text on it, in the theme where it is lower. */
export const textContrast = (colour: string): number =>
  Math.min(...[colour, darkAction(colour)].map((one) => contrast(one, textOn(one))));

const actionTokens = (action: string): Tokens => ({
  '--color-action': action,
  '--color-action-hover': hovered(action),
  '--color-on-action': textOn(action),
});

/** Returns the tokens that both themes share, and those that the dark theme changes. */
export function brandTokens({ action, highlight }: Colours): { both: Tokens; dark: Tokens } {
  return {
    both: {
      ...(action && { '--indigo': action, ...actionTokens(action) }),
      ...(highlight && {
        '--color-main-action': highlight,
        '--color-main-action-hover': hovered(highlight),
        '--color-on-main-action': textOn(highlight),
        // Labels on dark panels, and the focus ring of the dark theme.
        '--marigold': visibleOn(fixed.night, highlight, neededForText),
      }),
    },
    dark: action ? actionTokens(darkAction(action)) : {},
  };
}
