// On each page of the live site, the way to the form in which it is written.
import { publicPath } from '#lib/routes.ts';
import { formFor } from './pages.ts';

const form = formFor(publicPath(location.pathname));
if (form) {
  const link = document.createElement('a');
  link.href = form;
  link.textContent = 'Edit this page';
  link.setAttribute(
    'style',
    'position:fixed;left:12px;bottom:12px;z-index:9;padding:8px 14px;border-radius:8px;background:#1d2a6b;color:#fff;font:600 15px/1.4 system-ui,sans-serif;text-decoration:none',
  );
  document.body.append(link);
}
