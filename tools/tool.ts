// npm run tool: lists what is seldom needed. npm run tool shots: runs one of them, with the words that follow.
import { run } from './lib/run.ts';
import { tools } from './tools.ts';

const [name, ...words] = process.argv.slice(2);
const tool = tools.find((one) => one.name === name);

if (tool) {
  const { ok } = await run('node', [tool.file, ...words], { show: true });
  process.exitCode = ok ? 0 : 1;
} else {
  if (name !== undefined) console.log(`There is no tool called ${name}.\n`);
  const width = Math.max(...tools.map((one) => one.name.length));
  for (const one of tools) console.log(`npm run tool ${one.name.padEnd(width)}   ${one.does}`);
  console.log(
    '\nWords for it follow; those that begin with a dash stand behind one of their own: npm run tool plates -- --list',
  );
  process.exitCode = name === undefined ? 0 : 1;
}
