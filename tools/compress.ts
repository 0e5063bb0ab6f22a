// Writes the compressed copies of dist/ that the desk serves.
import { compressSite } from '#desk/compress.ts';

console.log(await compressSite('dist'));
