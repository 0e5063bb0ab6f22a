// The state of an edited entry: checks it, saves it, and stores it on the device.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Data, Draft, Entry, Path, Problem, Refusal, Saved } from '../../api/types.ts';
import { RefusedError, reloadLists, request } from '../shared/client.ts';
import { removeDraft, storeDraft } from '../shared/drafts.ts';

/** Milliseconds after the last change. */
const PAUSE = 600;

export function useEntry(opened: Entry, { version, data, body }: Draft) {
  const address = `/entries/${opened.kind}/${opened.id}`;
  const [stored, setStored] = useState(opened);
  const [draft, setDraft] = useState<Draft>({ version, data, body });
  /** The current draft: a response arrives later than the draft of its request. */
  const latest = useRef(draft);
  const [problems, setProblems] = useState(opened.problems);
  const [refused, setRefused] = useState<Refusal & { status: number }>();
  const [saved, setSaved] = useState<{ at: Date; mergedWith?: string }>();
  const [isSaving, setSaving] = useState(false);
  const [textKey, setTextKey] = useState(0);
  const isTouched = draft.body !== stored.body || draft.data !== stored.data;
  const isChanged =
    isTouched && (draft.body !== stored.body || JSON.stringify(draft.data) !== JSON.stringify(stored.data));

  const change = (changes: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
  };

  const set = (path: Path, value: unknown) =>
    change({ data: withValue(latest.current.data, path, value) as Data });

  /** Returns true when nothing that was typed can be lost. */
  const isSafe = useEffectEvent(() => {
    if (isChanged) return storeDraft(stored, latest.current);
    // The draft of another tab stays.
    if (isTouched) removeDraft(stored);
    return true;
  });

  useEffect(() => {
    if (!isTouched) return;
    const aborting = new AbortController();
    const timer = setTimeout(() => {
      isSafe();
      request<Problem[]>('POST', `${address}/check`, draft, aborting.signal)
        .then((found) => aborting.signal.aborted || setProblems(found))
        // Saving reports a lost connection.
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [address, draft, isTouched]);

  useEffect(() => {
    const onLeave = (event: Event) => isSafe() || event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => {
      removeEventListener('beforeunload', onLeave);
      isSafe();
    };
  }, []);

  async function save(base = draft.version) {
    if (isSaving) return;
    const sent = latest.current;
    setSaving(true);
    setRefused(undefined);
    try {
      const { entry, mergedWith } = await request<Saved>('PUT', address, { ...sent, version: base });
      void reloadLists();
      const now = latest.current;
      setStored(entry);
      setProblems(entry.problems);
      setSaved({ at: new Date(), mergedWith });
      if (now === sent) {
        if (mergedWith && entry.body !== sent.body) setTextKey((key) => key + 1);
        change({ version: entry.version, data: entry.data, body: entry.body });
        removeDraft(entry);
        // With the old version, the next save merges again: the form lacks what the other writer changed.
      } else if (!mergedWith) change({ version: entry.version });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setRefused({ ...error.refusal, status: error.status });
      if (error.refusal.problems) setProblems(error.refusal.problems);
    } finally {
      setSaving(false);
    }
  }

  const state = { stored, draft, problems, refused, saved, isSaving, isChanged, textKey };
  return { ...state, change, set, setRefused, save };
}

/** Returns the data with this value. An emptied entry of a list is an empty text: JSON would make it null. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), withValue(data[Number(key)], rest, value) ?? '');
  const group = (data ?? {}) as Data;
  return { ...group, [key]: withValue(group[key], rest, value) };
}
