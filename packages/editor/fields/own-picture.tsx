import { useState } from 'react';
import { contentFolder } from '#schemas/folder.ts';
import { picturesPath } from '../save/paths.ts';
import { formAt } from './form-at.ts';
import { wordField, type WordInputProps, type Words } from './word-field.tsx';
import './fields.css';

/** A picture of the writer's own. It is kept beside the article; what is wrong with it is said at once. */
export const ownPicture = (words: Words) => wordField(words, OwnPicture);

function OwnPicture({ label, description, value, onChange }: WordInputProps) {
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);

  async function upload(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    const [answer, words] = await send(file);
    setBusy(false);
    setTrouble(answer ? '' : words);
    if (answer) onChange(words);
  }

  return (
    <fieldset className="editor-part editor-pictures">
      <legend>{label}</legend>
      <p className="editor-hint">{description}</p>
      {value && (
        <figure>
          <img src={addressOf(value)} alt="" width="160" />
          <figcaption>
            <strong>{value}</strong>
            <button type="button" onClick={() => onChange('')}>
              Remove
            </button>
          </figcaption>
        </figure>
      )}
      <label>
        {value ? 'Choose another picture' : 'Choose a picture from this computer'}{' '}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
          disabled={busy}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      </label>
      <p role="alert">{trouble}</p>
    </fieldset>
  );
}

/** The preview hands out what lies in the project. */
export const addressOf = (picture: string) =>
  new URL(picture, `${location.origin}/${contentFolder}/${formAt(location.pathname).kind}/`).href;

/** True with the path of the picture as the article names it, or false with what is wrong. */
async function send(file: File): Promise<[boolean, string]> {
  const { kind } = formAt(location.pathname);
  const words = new URLSearchParams({ kind, name: file.name });
  try {
    const answer = await fetch(`${picturesPath}?${words.toString()}`, { method: 'POST', body: file });
    return [answer.ok, await answer.text()];
  } catch {
    return [false, 'the editor does not answer. Is it still running?'];
  }
}
