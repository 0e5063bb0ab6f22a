// npx node tools/write-guide.ts: writes src/content/README.md again, after a schema has changed.
import { writeFileSync } from 'node:fs';
import { fieldGuide } from './guide/field-tables.ts';

writeFileSync('src/content/README.md', fieldGuide());
