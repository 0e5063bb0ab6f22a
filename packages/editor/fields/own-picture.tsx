import { useState } from 'react';
import { contentFolder } from '#schemas/folder.ts';
import { ask } from '../save/ask.ts';
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
    const { kind } = formAt(location.pathname);
    const { ok, said } = await ask('pictures', { kind, name: file.name }, { method: 'POST', body: file });
    setBusy(false);
    setTrouble(ok ? '' : said);
    // The path as the article names it.
    if (ok) onChange(said);
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
