import { readTask } from '#desk/cli/arguments.ts';

type Surroundings = Omit<Parameters<ReturnType<typeof readTask>>[0], 'write'>;

/** What a command says. */
export async function printed(args: string[], surroundings: Surroundings): Promise<string> {
  let text = '';
  await readTask(args)({ ...surroundings, write: (part) => void (text += part) });
  return text;
}
