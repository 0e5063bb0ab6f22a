import { useEffect, useEffectEvent } from 'react';
import type { Job } from '../../api/types.ts';
import { useData } from '../client.ts';
import { formatDay } from '../lists/words.ts';
import { focus, Link } from '../router.tsx';

const POLL_MS = 3000;

interface Props {
  id: number;
  /** Begun on this page: gets the focus. */
  isOwn: boolean;
  onDone: () => void;
}

/** Progress and result of a publication or a preview. */
export function JobStatus({ id, isOwn, onDone }: Props) {
  const { data: job } = useData<Job>(`/jobs/${id}`, {
    refreshInterval: (latest) => (latest?.isDone ? 0 : POLL_MS),
  });
  const { isDone, problem, what, published = [], pages = [] } = job ?? {};
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return (
    <section className={problem ? 'problem' : 'flash'} tabIndex={-1} ref={isOwn ? focus : undefined}>
      <p role="status" className="flash__text">
        {job && sentenceFor(job)}
      </p>
      {!isDone && <progress aria-label={what === 'preview' ? 'Preview' : 'Publication'} />}
      {problem && <p className="lines">{problem}</p>}
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
    </section>
  );
}

function sentenceFor({ what, step, by, isWaiting, isDone, problem }: Job): string {
  const isPreview = what === 'preview';
  if (problem)
    return isPreview ? 'The preview could not be made.' : 'Not published. The public site is as it was.';
  if (isDone) return isPreview ? 'The preview link is ready.' : 'Published.';
  if (isWaiting) return `${isPreview ? 'Preview' : 'Publication'} by ${by}: waits for its turn.`;
  return `${isPreview ? 'Preview' : 'Publication'} by ${by}: ${step}…`;
}
