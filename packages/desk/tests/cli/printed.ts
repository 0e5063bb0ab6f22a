import { run } from '#desk/cli/run.ts';

type Context = Parameters<typeof run>[1];

/** Returns what a command prints. */
export async function printed(args: string[], context: Omit<Context, 'write'>): Promise<string> {
  let text = '';
  await run(args, { ...context, write: (part) => void (text += part) });
  return text;
}
