import type { ChangedPart } from '../../api/types.ts';

/** Changed fields and paragraphs, word by word; or a whole version, without marks. */
export const Changes = ({ parts, isWhole }: { parts: ChangedPart[]; isWhole?: boolean }) => (
  <dl className="changes">
    {parts.map(({ label, pieces }, index) => (
      <div key={index}>
        <dt className="note">{label || 'Text'}</dt>
        <dd className="lines">
          {pieces.map(({ is, text }, place) => {
            if (is === 'kept' || isWhole) return text;
            const Tag = is === 'new' ? 'ins' : 'del';
            return (
              <Tag key={place}>
                <span className="visually-hidden">{is === 'new' ? 'New:' : 'Removed:'} </span>
                {text}
              </Tag>
            );
          })}
        </dd>
      </div>
    ))}
  </dl>
);

export const WhatChanged = ({ parts }: { parts: ChangedPart[] }) =>
  parts.length > 0 && (
    <details>
      <summary>What changed ({parts.length})</summary>
      <Changes parts={parts} />
    </details>
  );
