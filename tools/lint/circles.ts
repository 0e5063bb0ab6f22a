// Who imports whom: between files, and between the folders of a room. A circle means that neither can be understood,
// moved or tested without the other.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([.#][^'"?]+)/g;

export type Graph = Map<string, Set<string>>;

const slashes = (file: string) => file.split(path.sep).join('/');
const folderOf = path.posix.dirname;

/** Each source file with those that it imports, all as paths from `root`. */
export function importsIn(root: string, folders: string[]): Graph {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const rooms = Object.entries(imports).map(([name, folder]) => ({
    name: name.slice(0, -1),
    folder: folder.slice(2, -1),
  }));
  const resolve = (from: string, address: string) => {
    const room = rooms.find(({ name }) => address.startsWith(name));
    return room ? room.folder + address.slice(room.name.length) : path.posix.join(folderOf(from), address);
  };
  const files = globSync(`{${folders.join()}}/**/*.{ts,tsx,astro,mjs}`, { cwd: root }).map(slashes);
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const addresses = [...text.matchAll(IMPORT)].map(([, address = '']) => resolve(file, address));
      return [file, new Set(addresses.filter((other) => known.has(other)))];
    }),
  );
}

const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');

/**
 * The same between the folders of each room. A file that nothing in its room imports is a door, and so is an index:
 * it stands before the folders that it opens.
 */
export function foldersIn(files: Graph): Graph {
  const inRoom = [...files].flatMap(([file, imported]) =>
    [...imported].filter((other) => roomOf(other) === roomOf(file)).map((other) => ({ file, other })),
  );
  const imported = new Set(inRoom.map(({ other }) => other));
  const folders: Graph = new Map();
  for (const { file, other } of inRoom) {
    const isDoor = !imported.has(file) || path.posix.basename(file) === 'index.ts';
    if (isDoor || folderOf(file) === folderOf(other)) continue;
    folders.set(folderOf(file), (folders.get(folderOf(file)) ?? new Set()).add(folderOf(other)));
  }
  return folders;
}

/** Those that reach each other, in groups (by Tarjan's algorithm). */
export function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    path.push(node);
    let low = own;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? own);
    }
    if (low === own) groups.push(path.splice(path.indexOf(node)).sort());
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups.filter(({ length }) => length > 1);
}
