// What the specification leaves inert becomes a link with one line of content, and with no change of code.
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import MaybeLink from '#components/ui/MaybeLink.astro';

const render = async (props: { target?: string; label?: string; class?: string }) => {
  const container = await AstroContainer.create();
  return (await container.renderToString(MaybeLink, { props, slots: { default: 'Neck Pain' } })).trim();
};

test('without a target it is text: no link, nothing to focus', async () => {
  const html = await render({});
  expect(html).toContain('Neck Pain');
  expect(html).not.toMatch(/<a|href|tabindex|role="(link|button)"/);
});

test('with a target it is a link', async () => {
  expect(await render({ target: '/pain-conditions/neck-pain' })).toMatch(
    /^<a[^>]* href="\/pain-conditions\/neck-pain"[^>]*>\s*Neck Pain\s*<\/a>$/,
  );
});

test('an icon is named in both cases', async () => {
  expect(await render({ label: 'Facebook' })).toMatch(/<span[^>]*role="img"[^>]*aria-label="Facebook"/);
  const link = await render({ label: 'Facebook', target: 'https://social.example/clinic' });
  expect(link).toMatch(/aria-label="Facebook"/);
  expect(link).not.toContain('role=');
});

test('a button keeps its look', async () => {
  expect(await render({ class: 'button' })).toMatch(/<span class="button"/);
  expect(await render({ class: 'button', target: '/about' })).toMatch(/class="button"/);
});
