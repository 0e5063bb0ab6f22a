import { brotliCompressSync, constants } from 'node:zlib';
import { globSync, readFileSync } from 'node:fs';
const out=[];
for (const f of globSync('dist/**/*.html')) { const b=readFileSync(f); out.push([brotliCompressSync(b,{params:{[constants.BROTLI_PARAM_QUALITY]:11}}).length,f]); }
out.sort((a,b)=>b[0]-a[0]); console.log(out.slice(0,25).map(x=>x.join(' ')).join('\n')); console.log(out.filter(x=>x[0]>13000).length);
