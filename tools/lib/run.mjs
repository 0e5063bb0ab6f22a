// Running another program: with its output kept, or in the foreground.
import { spawn } from 'node:child_process';
import { environment, pinnedNode, root } from './project.mjs';

// What is kept is shown later, in the same place: with colours at a terminal, without them in a log.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** Runs a program and keeps what it prints. `onLine` hears each line as it comes. */
export function capture(command, args, { env = {}, shell = false, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment({ ...colours, ...env }),
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text) => {
      output += text;
      if (onLine) text.split('\n').filter(Boolean).forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a JavaScript or TypeScript file on the pinned Node and keeps what it prints. */
export const captureNode = (args, options) => capture(pinnedNode(), args, options);

/** Runs a file on the pinned Node in the foreground. Ends as it ends, and hands signals on. */
export function foreground(args, env = {}) {
  const child = spawn(pinnedNode(), args, { cwd: root, env: environment(env), stdio: 'inherit' });
  // At a terminal, Ctrl-C reaches the whole group: handing it on would tell the child twice.
  const hand = (signal) => () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, hand(signal));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
