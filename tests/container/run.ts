// Follows the Dockerfile without Docker: runs its lines in temporary folders, on the Node of this project, then starts the
// server and sends it requests. Takes some minutes, so .github/workflows/nightly.yml runs it.
//   npx node tests/container/run.ts
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from '@clinic/desk/tests/free-port.ts';
import { root } from '#tools/lib/run.ts';

const image = mkdtempSync(path.join(tmpdir(), 'container-'));
// npx sets variables with which npm would install into this project.
const settings = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
const port = String(await freePort());
const linesOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .replaceAll('\\\n', '')
    .match(/^[^#\n].*/gm) ?? [];
const ignored = linesOf('.dockerignore');
const isSent = (file: string) => !ignored.some((one) => path.matchesGlob(path.relative(root, file), one));

type Stage = Record<'folder' | 'workdir', string> & { env: NodeJS.ProcessEnv };
const stages: Record<string, Stage> = {};
let stage: Stage;
let [start, health]: [string[], string[]] = [[], []];

/** Moves the absolute paths of a line into the folder of a stage. */
const inside = (text: string, { folder } = stage) => text.replaceAll(/(^|[\s=])\/(?=\w)/g, `$1${folder}/`);

function execute(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { cwd: stage.workdir, env: stage.env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Failed with ${status}: ${command} ${args.join(' ')}`);
}

const instructions: Record<string, (rest: string) => void> = {
  FROM(rest) {
    const [from = '', , name = 'last'] = rest.split(' ');
    if (!from.startsWith(`node:${process.versions.node}-`)) throw new Error(`Not the pinned Node: ${from}`);
    const folder = path.join(image, name);
    const PATH = `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
    // The Dockerfile empties the cache of npm, so it has one of its own here.
    const env = { ...settings, PATH, npm_config_cache: path.join(image, 'npm') };
    stage = stages[name] = { folder, workdir: folder, env };
  },
  WORKDIR(rest) {
    stage.workdir = inside(rest);
    mkdirSync(stage.workdir, { recursive: true });
  },
  COPY(rest) {
    const [, from, files = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
    const names = files.split(' ');
    const target = path.resolve(stage.workdir, names.pop() ?? '');
    for (const name of names) {
      const source = from ? inside(name, stages[from]) : path.resolve(root, name);
      const to = names.length > 1 ? path.join(target, name) : target;
      cpSync(source, to, { recursive: true, verbatimSymlinks: true, filter: from ? undefined : isSent });
    }
  },
  // The user of an image becomes the user of this process.
  RUN: (rest) => execute('sh', ['-ec', inside(rest).replace(/-o \w+ -g \w+/, '')]),
  ENV: (rest) => Object.assign(stage.env, parseEnv(inside(rest).replaceAll(' ', '\n'))),
  CMD: (rest) => void (start = JSON.parse(rest) as string[]),
  HEALTHCHECK: (rest) => void (health = JSON.parse(rest.replace(/^.*?CMD /, '')) as string[]),
  ...Object.fromEntries(['ARG', 'EXPOSE', 'USER', 'VOLUME'].map((name) => [name, () => {}])),
};

for (const line of linesOf('Dockerfile')) {
  console.log(`══ ${line}`);
  const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.replaceAll('4321', port)) ?? [];
  instructions[name]!(rest);
}

const options = {
  cwd: stage!.workdir,
  env: { ...stage!.env, PORT: port, ALLOW_ORIGIN: 'https://www.example.in' },
};
const server = spawn(start[0]!, start.slice(1), { ...options, stdio: 'inherit' });
process.on('exit', () => server.kill());
for (let tries = 60; spawnSync(health[0]!, health.slice(1), options).status !== 0; tries -= 1)
  if (tries === 0) throw new Error('/health does not answer 200.');
  else await wait(1000);
execute('node', ['packages/contract/verify.ts', `http://127.0.0.1:${port}`]);
server.kill();
const [code] = (await once(server, 'exit')) as [number];
rmSync(image, { recursive: true });
console.log(code === 0 ? '1 passed, 0 failed' : `The server ended with ${code}.`);
process.exitCode = code;
