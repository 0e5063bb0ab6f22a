// In GitHub mode the editor writes from the browser straight to GitHub. Here each of its commits first comes by the
// editor on this computer, which merges it with the files that are on the branch, or refuses it.
import type { Advice } from '../save/advice-on.ts';
import { commitPath } from '../save/paths.ts';
import type { Addition, Judged } from './judge.ts';

const api = 'https://api.github.com';

interface Commit {
  variables: {
    input: {
      branch: { repositoryNameWithOwner: string };
      expectedHeadOid: string;
      fileChanges: { additions: Addition[]; deletions: { path: string }[] };
    };
  };
}

export const mergingFetch =
  (send: typeof fetch, tell: (advice: Advice[]) => unknown = () => undefined): typeof fetch =>
  async (address, init) => {
    const commit = commitIn(address, init?.body);
    if (!commit) return send(address, init);
    const { branch, expectedHeadOid, fileChanges } = commit.variables.input;
    const onBranch = (file: string) =>
      textOf(
        send,
        `${branch.repositoryNameWithOwner}/contents/${file}?ref=${expectedHeadOid}`,
        init?.headers,
      );
    const files = fileChanges.additions.map(async (addition) => {
      // Under a new name a file is still the file that it was.
      const gone = fileChanges.deletions.find(({ path }) => folderOf(path) === folderOf(addition.path));
      const before = await onBranch(addition.path);
      return gone && before === undefined
        ? { ...addition, before: await onBranch(gone.path), was: gone.path }
        : { ...addition, before };
    });
    const answer = await send(commitPath, { method: 'POST', body: JSON.stringify(await Promise.all(files)) });
    if (!answer.ok) return refusal(await answer.text());
    const { additions, pictures, advice } = (await answer.json()) as Judged;
    for (const picture of pictures) if ((await onBranch(picture.path)) === undefined) additions.push(picture);
    Object.assign(fileChanges, { additions });
    const saved = await send(address, { ...init, body: JSON.stringify(commit) });
    if (saved.ok) tell(advice);
    return saved;
  };

function commitIn(address: RequestInfo | URL, body: unknown): Commit | undefined {
  if (address !== `${api}/graphql` || typeof body !== 'string') return undefined;
  const { variables } = JSON.parse(body) as { variables?: Partial<Commit['variables']> };
  return variables?.input?.fileChanges ? (JSON.parse(body) as Commit) : undefined;
}

async function textOf(send: typeof fetch, file: string, given: HeadersInit | undefined) {
  const headers = new Headers({ accept: 'application/vnd.github.raw+json' });
  headers.set('authorization', new Headers(given).get('authorization') ?? '');
  const answer = await send(`${api}/repos/${file}`, { headers });
  if (answer.ok) return answer.text();
  if (answer.status === 404) return undefined;
  throw new Error(`GitHub does not hand out ${file}: ${answer.status}.`);
}

/** As GitHub says no, so that the editor shows the reason. */
const refusal = (message: string) => Response.json({ errors: [{ message }] });

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
