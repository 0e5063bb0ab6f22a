// npx node tools/compress.ts: writes the compressed copies beside the built pages, where whoever serves them may not write.
import { compressSite } from '@clinic/desk/static/compress.ts';

const dist = process.env.DIST || 'dist';
console.log(
  `${await compressSite(dist)} files in ${dist} were new; their compressed copies lie beside them.`,
);
