import { readFileSync, readdirSync, rmSync } from 'node:fs';
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

/** Has each process write down at its end what it took. */
function noteUsage(file: string) {
  const script =
    `import { appendFileSync } from 'node:fs';` +
    `process.on('exit', () => appendFileSync(${JSON.stringify(file)}, JSON.stringify(process.resourceUsage()) + '\\n'))`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
}

export async function timedBuild(folder: string): Promise<Build> {
  const note = path.join(folder, 'usage.jsonl');
  rmSync(note, { force: true });
  const options = `${process.env.NODE_OPTIONS ?? ''} ${noteUsage(note)}`;
  const started = performance.now();
  const built = await run('node', ['tools/build.ts'], { cwd: folder, env: { NODE_OPTIONS: options } });
  const seconds = (performance.now() - started) / 1000;
  if (!built.ok) throw new Error(built.output);
  const usage = readFileSync(note, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  const files = readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    seconds,
    processorSeconds: usage.reduce((sum, one) => sum + one.userCPUTime + one.systemCPUTime, 0) / 1e6,
    megabytes: Math.round(Math.max(...usage.map(({ maxRSS }) => maxRSS)) / 1024),
  };
}
