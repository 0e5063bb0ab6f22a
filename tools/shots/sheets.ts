// The contact sheets: a page with all pictures, and PNG files with the upper part of each.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { grouped, inShots, pictureName, printName, views, type View } from './places.ts';

const ROWS = 4;
const GAP = 16;
const LABEL = 28;
const HEIGHT = 520;
const scale = ({ width }: View) => (width < 768 ? 240 : 480);

export function writeIndex(addresses: string[], prints: boolean) {
  const row = (address: string) => {
    const pictures = views.map((view) => {
      const name = pictureName({ address, view });
      return `<a href="${name}"><img loading="lazy" src="${name}" width="${scale(view)}" alt="${address}, ${view.width} pixels wide, ${view.theme}"></a>`;
    });
    const pdf = prints ? ` <a href="${printName(address)}">print</a>` : '';
    return `<h3>${address}${pdf}</h3><div>${pictures.join('')}</div>`;
  };
  const sections = grouped(addresses).map(
    ([name, members]) => `<h2>${name}</h2>${members.map(row).join('\n')}`,
  );
  writeFileSync(
    inShots('index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:16px/1.4 system-ui;margin:24px;background:#ddd}div{display:flex;gap:${GAP}px}a{max-height:${HEIGHT * 2}px;overflow:hidden}</style>
${sections.join('\n')}</html>`,
  );
}

/** Returns how many there are. */
export async function writeSheets(addresses: string[]): Promise<number> {
  let count = 0;
  for (const [name, members] of grouped(addresses)) {
    for (let first = 0; first < members.length; first += ROWS) {
      await writeSheet(members.slice(first, first + ROWS), `sheet-${name}-${first / ROWS + 1}.png`);
      count += 1;
    }
  }
  return count;
}

async function writeSheet(addresses: string[], file: string) {
  const width = views.reduce((sum, view) => sum + scale(view) + GAP, GAP);
  const height = addresses.length * (LABEL + HEIGHT + GAP);
  const pieces = await Promise.all(
    addresses.map(async (address, row) => {
      const top = row * (LABEL + HEIGHT + GAP);
      const pictures = await Promise.all(views.map((view) => thumbnail(address, view)));
      const placed = pictures.map((input, index) => ({
        input,
        left: views.slice(0, index).reduce((sum, view) => sum + scale(view) + GAP, GAP),
        top: top + LABEL,
      }));
      return [{ input: label(address, width), left: 0, top }, ...placed];
    }),
  );
  await sharp({ create: { width, height, channels: 3, background: '#ddd' } })
    .composite(pieces.flat())
    .png({ palette: true })
    .toFile(inShots(file));
}

/** The upper part, as wide as its place. */
async function thumbnail(address: string, view: View) {
  const file = inShots(pictureName({ address, view }));
  const { data, info } = await sharp(file).resize(scale(view)).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, HEIGHT);
  return sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer();
}

const label = (words: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="${GAP}" y="20" font-family="sans-serif" font-size="17">${words}</text></svg>`,
  );
