import { useEffect, useEffectEvent } from 'react';
import type { Job } from '../../api/types.ts';
import { useData } from '../shared/client.ts';
import { formatDay } from '../shared/words.ts';
import { focus, Link } from '../shared/router.tsx';

const POLL_MS = 3000;
const LOST =
  'The editor was restarted meanwhile, so this has stopped. If your changes still wait below, start it again.';

interface Props {
  id: number;
  /** Begun on this page: gets the focus. */
  isOwn: boolean;
  onDone: () => void;
}

/** Progress and result of a publication or a preview. */
export function JobStatus({ id, isOwn, onDone }: Props) {
  const { data: job, error } = useData<Job>(`/jobs/${id}`, {
    refreshInterval: (latest) => (latest?.isDone ? 0 : POLL_MS),
    shouldRetryOnError: ({ status }) => status !== 404,
    errorRetryInterval: POLL_MS,
  });
  const { problem, what } = job ?? {};
  const isLost = error?.status === 404;
  const isDone = isLost || job?.isDone;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return (
    <section
      className={problem || isLost ? 'problem' : 'flash'}
      tabIndex={-1}
      ref={isOwn ? focus : undefined}
    >
      <p role="status" className="flash__text">
        {isLost ? LOST : job && sentenceFor(job)}
      </p>
      {!isDone && <progress aria-label={nameOf(what)} />}
      {problem && <p className="lines">{problem}</p>}
      <Pages {...job} />
    </section>
  );
}

const Pages = ({ published = [], pages = [] }: Partial<Job>) => (
  <ul>
    {published.map(({ title, page, appearsOn }) => (
      <li key={title}>
        {page ? <a href={page}>{title}</a> : title}
        {appearsOn && ` appears on ${formatDay(appearsOn)}`}
      </li>
    ))}
    {pages.map((page) => (
      <li key={`${page.kind}/${page.id}`}>
        <Link to={`/${page.kind}/${page.id}`}>Open {page.title}</Link>
      </li>
    ))}
  </ul>
);

const nameOf = (what?: Job['what']) => (what === 'preview' ? 'Preview' : 'Publication');

function sentenceFor({ what, step, by, isWaiting, isDone, problem }: Job): string {
  const isPreview = what === 'preview';
  if (problem)
    return isPreview ? 'The preview could not be made.' : 'Not published. The public site is as it was.';
  if (isDone) return isPreview ? 'The preview link is ready.' : 'Published.';
  if (isWaiting) return `${nameOf(what)} by ${by}: waits for its turn.`;
  return `${nameOf(what)} by ${by}: ${step}…`;
}
