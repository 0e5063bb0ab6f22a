import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.ts';

export interface Build {
  pages: number;
  seconds: number;
  /** Of all cores together: what a busy computer does not change. */
  processorSeconds: number;
  /** The most memory that it held at once. */
  megabytes: number;
}

/** Has the process write down at its end what it took. */
const noteUsage = (file: string) =>
  `data:text/javascript,import { writeFileSync } from 'node:fs';` +
  `process.on('exit', () => writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.resourceUsage())))`;

export async function timedBuild(folder: string): Promise<Build> {
  const note = path.join(folder, 'usage.json');
  const started = performance.now();
  const built = await run(
    'node',
    ['--import', noteUsage(note), 'node_modules/astro/bin/astro.mjs', 'build', '--force'],
    { cwd: folder },
  );
  const seconds = (performance.now() - started) / 1000;
  if (!built.ok) throw new Error(built.output);
  const usage = JSON.parse(readFileSync(note, 'utf8')) as NodeJS.ResourceUsage;
  const files = readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    seconds,
    processorSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    megabytes: Math.round(usage.maxRSS / 1024),
  };
}
