import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { formats, type Kind } from '@clinic/content-model/kinds.ts';
import { App } from './App.tsx';
import { fetchEarly } from './client.ts';
import { partsOf } from './router.tsx';
import './app.css';

const [first, second] = partsOf(location.pathname);
const isForm = second !== undefined && first !== 'history';
const needed = isForm ? ['/choices', `/entries/${first}/${second}`] : ['/list'];
for (const path of ['/me', '/kinds', ...needed]) fetchEarly(path);
if (isForm && formats[first as Kind] === 'mdx') void import('./text/TextEditor.tsx');

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
