// Which pictures there are, and where they are kept.
import path from 'node:path';

export const themes = ['light', 'dark'] as const;
export const widths = [390, 1280] as const;

export interface View {
  width: (typeof widths)[number];
  theme: (typeof themes)[number];
}

export interface Visit {
  address: string;
  width: View['width'];
}

export const views: View[] = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));

const nameOf = (address: string) => address.slice(1).replaceAll('/', '--') || 'home';

export const pictureName = ({ address, view }: { address: string; view: View }) =>
  `${nameOf(address)}-${view.width}-${view.theme}.png`;
export const printName = (address: string) => `${nameOf(address)}.pdf`;
export const inShots = (name: string) => path.join('shots', name);

/** Pages belong together by the first part of their address. */
export function grouped(addresses: string[]): [name: string, members: string[]][] {
  const groups = new Map<string, string[]>();
  for (const address of addresses) {
    const [, part = '', rest] = address.split('/');
    const name = rest === undefined ? 'screens' : part;
    groups.set(name, [...(groups.get(name) ?? []), address]);
  }
  return [...groups];
}
