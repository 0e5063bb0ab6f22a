// One line for each step: what runs, for how long, how it ended.
const live = Boolean(process.stdout.isTTY) && !process.env.CI;
const heartbeat = 30_000;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const marks = { ok: 'ok    ', failed: 'FAILED', skipped: 'not run' };

const running = new Set();
const words = ({ name, since, note }) => `${name}  ${seconds(since)}${note ? `  ${note}` : ''}`;
const erase = () => live && process.stdout.write('\r\x1b[2K');
const draw = () => {
  erase();
  process.stdout.write(`  …      ${[...running].map(words).join(' | ')}`);
};

/**
 * Runs `work` under a name; several may run at a time. `work` gets a function that changes the words behind the name
 * while it runs, and returns { ok, note?, output? }. The output is printed only when something failed; with
 * `later`, whoever called sees to that.
 */
export async function step(name, work, { later = false } = {}) {
  const current = { name, since: Date.now(), note: '' };
  running.add(current);
  const timer = live
    ? setInterval(draw, 200)
    : setInterval(() => console.log(`  …      ${words(current)}`), heartbeat);
  if (live) draw();

  const result = await work((note) => (current.note = note)).finally(() => {
    clearInterval(timer);
    running.delete(current);
  });

  erase();
  console.log(`  ${result.ok ? marks.ok : marks.failed} ${words({ ...current, note: result.note })}`);
  if (!result.ok && !later) tell(result);
  return result;
}

export function notRun(name, why) {
  console.log(`  ${marks.skipped} ${name}: ${why}`);
}

/** What a step that failed has to say. */
export function tell({ output }) {
  if (output) console.log(indent(shorten(output)));
}

const indent = (text) => text.trimEnd().replace(/^/gm, '    ');

function shorten(text, most = 400) {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= most) return text;
  return [`… ${lines.length - most} lines left out …`, ...lines.slice(-most)].join('\n');
}
