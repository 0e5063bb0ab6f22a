import { Button } from '@keystar/ui/button';
import { FileTrigger } from '@keystar/ui/drag-and-drop';
import { Field } from '@keystar/ui/field';
import { VStack } from '@keystar/ui/layout';
import { useState } from 'react';
import { contentFolder } from '#schemas/folder.ts';
import { formAt } from '../forms.ts';
import { ask } from '../save/ask.ts';
import { Chosen, Trouble } from './parts.tsx';
import { wordField, type WordInputProps, type Words } from './word-field.tsx';

/** Not every computer knows what an iPhone's photo is: then its ending says it. */
const PICTURES = ['image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'];

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
    <Field label={label} labelElementType="span" description={description}>
      {(group) => (
        <VStack gap="regular" role="group" {...group} UNSAFE_className="editor-pictures">
          {value && (
            <Chosen address={addressOf(value)}>
              <strong>{value}</strong>
              <Button onPress={() => onChange('')}>Remove</Button>
            </Chosen>
          )}
          <FileTrigger acceptedFileTypes={PICTURES} onSelect={(files) => void upload(files?.[0])}>
            <Button isDisabled={busy} alignSelf="start">
              {value ? 'Choose another picture' : 'Choose a picture from this computer'}
            </Button>
          </FileTrigger>
          <Trouble>{trouble}</Trouble>
        </VStack>
      )}
    </Field>
  );
}

/** The preview hands out what lies in the project. */
export const addressOf = (picture: string) =>
  new URL(picture, `${location.origin}/${contentFolder}/${formAt(location.pathname).kind}/`).href;
