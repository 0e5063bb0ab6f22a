// Two commands at once must not both install, or both build: the second waits for the first.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './project.mjs';

const stale = 60 * 60_000;
const project = createHash('sha256').update(root).digest('hex').slice(0, 12);

// Not inside node_modules, which an install deletes first.
const folderOf = (name) => path.join(tmpdir(), `${project}-${name}.lock`);

export async function alone(name, work) {
  const folder = folderOf(name);
  let told = false;
  while (!take(folder)) {
    if (!told) console.log(`  …      waiting for another ${name} of this project to finish`);
    told = true;
    await sleep(500);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder) {
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (abandoned(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

function abandoned(folder) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > stale) return true;
    return !alive(Number(readFileSync(path.join(folder, 'pid'), 'utf8')));
  } catch {
    return false; // its owner is just writing it, or just removed it
  }
}

function alive(pid) {
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
