// One line for each step: what runs, for how long, how it ended.
const live = Boolean(process.stdout.isTTY) && !process.env.CI;
const heartbeat = 30_000;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const marks = { ok: 'ok    ', failed: 'FAILED', skipped: 'not run' };

/**
 * Runs `work` under a name. `work` gets a function that changes the words behind the name while it runs, and
 * returns { ok, note?, output? }. The output is printed only when something failed.
 */
export async function step(name, work) {
  const since = Date.now();
  let note = '';
  const draw = () => process.stdout.write(`\r\x1b[2K  …      ${name}  ${seconds(since)}  ${note}`);
  const timer = live
    ? setInterval(draw, 200)
    : setInterval(() => console.log(`  …      ${name}  ${seconds(since)}  ${note}`), heartbeat);
  if (live) draw();

  const result = await work((words) => (note = words)).finally(() => clearInterval(timer));

  if (live) process.stdout.write('\r\x1b[2K');
  const ending = result.ok ? marks.ok : marks.failed;
  console.log(`  ${ending} ${name}  ${seconds(since)}${result.note ? `  ${result.note}` : ''}`);
  if (!result.ok && result.output) console.log(indent(shorten(result.output)));
  return result;
}

export function notRun(name, why) {
  console.log(`  ${marks.skipped} ${name}: ${why}`);
}

const indent = (text) => text.trimEnd().replace(/^/gm, '    ');

function shorten(text, most = 400) {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= most) return text;
  return [`… ${lines.length - most} lines left out …`, ...lines.slice(-most)].join('\n');
}
