// npm run ready: lists the tasks that are left before real patients come, and who can settle them. Exit code 1 when there
// is one. `-- --all` names each place, `-- --json` is for programs.
import { clinicDay } from '@clinic/contract/dates.ts';
import { findTasks, type Task } from './ready/tasks.ts';

export function formatReport(tasks: Task[], all: boolean): string {
  if (tasks.length === 0) return 'Ready to go live.';
  const hint = 'npm run ready -- --all names each place.';
  const end = `${count(tasks.length, ['thing', 'things'])} to settle before going live.`;
  return [...tasks.map((task) => formatTask(task, all)), all ? end : `${end} ${hint}`].join('\n\n');
}

function formatTask({ owner, counted, message, where }: Task, all: boolean): string {
  const files = new Set(where.map(({ file }) => file)).size;
  const inFiles = files > 0 ? ` in ${count(files, ['file', 'files'])}` : '';
  const title = `${count(where.length || 1, counted)}${inFiles}, for ${owner} to settle`;
  const places = where.map(({ file, line, note }) => `${file}, line ${line}${note ? `: ${note}` : ''}`);
  return [title, message, ...(all ? places : [])].join('\n   ');
}

const count = (number: number, [one, many]: [string, string]) => `${number} ${number === 1 ? one : many}`;

export function formatJson(tasks: Task[]): string {
  const toSettle = tasks.map(({ owner, counted: [, what], message, where }) => {
    return { whose: owner, what, count: where.length || 1, says: message, where };
  });
  return JSON.stringify({ ready: tasks.length === 0, toSettle }, null, 2);
}

if (import.meta.main) {
  const options = process.argv.slice(2);
  const tasks = findTasks(process.cwd(), process.env, clinicDay(Date.now()));
  console.log(
    options.includes('--json') ? formatJson(tasks) : formatReport(tasks, options.includes('--all')),
  );
  process.exitCode = tasks.length > 0 ? 1 : 0;
}
