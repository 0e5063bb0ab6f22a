import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';

/**
 * The files of a collection. The live preview loads each by itself: one with a mistake keeps its last good version there,
 * or is left out, and all other pages go on. A build stops at the first mistake.
 */
export function filesIn(base: string, ending: string): Loader {
  const together = glob({ base, pattern: `**/*.${ending}` });
  const load = (context: LoaderContext) =>
    context.watcher ? loadEach(context, context.watcher, base, ending) : together.load(context);
  return { ...together, load };
}

async function loadEach(
  context: LoaderContext,
  watcher: NonNullable<LoaderContext['watcher']>,
  base: string,
  ending: string,
) {
  const { store } = context;
  const root = fileURLToPath(context.config.root);
  const folder = path.resolve(root, base);
  // With no other entries in view, the loader of one file removes none.
  const alone = { ...context, watcher: undefined, store: { ...store, keys: () => [] } };
  // What is wrong with it, the check says.
  const load = (file: string) =>
    glob({ base, pattern: literally(file) })
      .load(alone)
      .catch(() => undefined);
  const forgetMissing = () => {
    for (const [id, { filePath = '' }] of store.entries())
      if (!existsSync(path.join(root, filePath))) store.delete(id);
  };
  const onChange = (place: string) => {
    const file = path.relative(folder, place);
    if (file.endsWith(`.${ending}`) && !file.startsWith('..')) void load(file);
  };
  forgetMissing();
  await Promise.all(globSync(`**/*.${ending}`, { cwd: folder }).map(load));
  watcher.add(folder);
  watcher.on('add', onChange);
  watcher.on('change', onChange);
  watcher.on('unlink', forgetMissing);
}

/** A name that means nothing as a pattern. */
const literally = (file: string) =>
  file.replaceAll(path.sep, '/').replaceAll(/[!()*+?@[\]\\{|}]/g, String.raw`\$&`);
