// npx node tools/write-guide.ts: writes src/content/README.md, the reference of all fields. Run it after changing a schema.
import { writeFileSync } from 'node:fs';
import { formats, kinds, type Kind } from '@clinic/content-model/kinds.ts';
import { fieldsOf, type Field } from '@clinic/content-model/plain.ts';
import { fixedWord, variantsOf } from '@clinic/content-check/read/walk.ts';

const intro = `# The fields of every file

<!-- Written by \`npx node tools/write-guide.ts\` from packages/content-model. Change the words there. -->

[docs/writing.md](../../docs/writing.md) explains how to add and change pages. Below is every field of each kind of file.
An arrow means "inside": \`card → text\` is the line \`text:\`, indented by two spaces, under the line \`card:\`.`;

export function fieldGuide(): string {
  const tables = kinds.flatMap((kind) => variantsOf(fieldsOf(kind)).map((variant) => table(kind, variant)));
  return `${[intro, ...tables].join('\n\n')}\n`;
}

function table(kind: Kind, field: Field): string {
  const name = fixedWord(field)?.word ?? '*';
  return [
    `<details><summary><b>${field.title}</b>: <code>src/content/${kind}/${name}.${formats[kind]}</code></summary>`,
    '',
    `${field.description}`,
    '',
    '| Field | Needed | What it is |',
    '|---|---|---|',
    ...rows(field),
    '',
    '</details>',
  ].join('\n');
}

function rows({ properties = {}, required = [] }: Field, group = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = group ? `${group} → ${name}` : name;
    const row = `| \`${path}\` | ${required.includes(name) ? 'yes' : ''} | ${meaning(field)} |`;
    return [row, ...rows(field.items?.properties ? field.items : field, path)];
  });
}

function meaning(field: Field): string {
  if (field.const !== undefined) return `Always \`${field.const}\`.`;
  const { title = '', description = '' } = field.title
    ? field
    : (variantsOf(field).find((one) => one.title) ?? field);
  const entry = field.type === 'array' && !field.items?.properties ? `Each: ${field.items?.description}` : '';
  const label = /[.?!]$/.test(title) ? title : `${title}.`;
  return [`**${label}**`, description, entry, whatToWrite(field)]
    .filter(Boolean)
    .join(' ')
    .replaceAll('|', '\\|');
}

function whatToWrite({ type, enum: choices }: Field): string {
  if (type === 'boolean') return 'Write true or false.';
  return choices ? `One of: ${choices.join(', ')}.` : '';
}

if (process.argv[1] === import.meta.filename) writeFileSync('src/content/README.md', fieldGuide());
