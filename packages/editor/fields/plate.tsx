import { Field } from '@keystar/ui/field';
import { VStack } from '@keystar/ui/layout';
import { SearchField } from '@keystar/ui/search-field';
import { useId, useState } from 'react';
import { useSite } from '../save/answers.ts';
import { Chosen } from './parts.tsx';
import { wordField, type WordInputProps, type Words } from './word-field.tsx';

/** One of the plates of the house, chosen from small pictures. */
export const plate = (words: Words) => wordField(words, Plates);

function Plates({ label, description, value, onChange }: WordInputProps) {
  const id = useId();
  const { plates } = useSite();
  const [search, setSearch] = useState('');
  const chosen = plates.find(({ name }) => name === value);
  const wanted = search.trim().toLowerCase();
  const found = plates.filter(({ name, shows }) =>
    `${name.replaceAll('-', ' ')} ${shows}`.toLowerCase().includes(wanted),
  );
  return (
    <Field label={label} labelElementType="span" description={description}>
      {(group) => (
        <VStack gap="regular" role="group" {...group} UNSAFE_className="editor-pictures">
          {chosen && (
            <Chosen address={chosen.address}>
              <strong>{chosen.name}</strong> {chosen.shows}
            </Chosen>
          )}
          {value && plates.length > 0 && !chosen && <p>There is no plate called “{value}”.</p>}
          <details>
            <summary>{value ? 'Choose another plate' : 'Choose a plate'}</summary>
            <SearchField label={`Search in ${plates.length} plates`} value={search} onChange={setSearch} />
            <div role="radiogroup" aria-label={label} aria-describedby={group['aria-describedby']}>
              {[{ name: '', address: '', shows: 'No plate' }, ...found].map(({ name, address, shows }) => (
                <label key={name} title={shows}>
                  <input type="radio" name={id} checked={name === value} onChange={() => onChange(name)} />
                  {address ? <img src={address} alt={shows} width="120" height="90" loading="lazy" /> : null}
                  {name || 'None'}
                </label>
              ))}
            </div>
          </details>
        </VStack>
      )}
    </Field>
  );
}
