import { Prose } from '@keystar/ui/typography';
import { useEffect, useState } from 'react';
import type { Kind } from '#schemas/kinds.ts';
import { lastSaved } from '../save/saving.ts';
import { onSaved } from '../save/saved.ts';

/** Says so, also when the preview has loaded the form anew. */
export function Saved({ kind, id }: { kind: Kind; id: string }) {
  const [saved, setSaved] = useState(lastSaved);
  useEffect(() => onSaved(() => setSaved(lastSaved())), []);
  const isThis = saved?.file.includes(`/${kind}/${id}.`);
  return (
    <Prose elementType="p" size="regular" margin="0" role="status">
      {saved && isThis && (
        <>
          <strong>Saved</strong> at {new Date(saved.at).toLocaleTimeString('en-IN', { timeStyle: 'short' })}.
          The preview shows it; the public site does when it is published.
          {saved.withOthers && ' Somebody else had changed this page meanwhile: both changes are in it.'}
        </>
      )}
    </Prose>
  );
}
